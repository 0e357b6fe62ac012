"""The hosting guide works: its units, its proxies, and servers that are replaced while people play."""

import socket
import subprocess
from pathlib import Path

import pytest

from waiting import PATIENCE
from web.server import Server


@pytest.mark.long
def test_the_guide_can_be_followed(project: Path) -> None:
    result = subprocess.run([project / "scripts" / "try-hosting"], capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stdout + result.stderr
    assert "the guide works" in result.stdout


def test_a_service_manager_hears_when_the_server_is_ready(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as manager:
        # Without a file, as service managers in containers have it.
        name = f"freestone-{tmp_path.name}-{id(manager)}"
        manager.bind(f"\0{name}")
        manager.settimeout(PATIENCE)
        monkeypatch.setenv("NOTIFY_SOCKET", f"@{name}")
        server = Server(tmp_path)
        server.start()
        assert manager.recv(100) == b"READY=1"
        server.kill()
