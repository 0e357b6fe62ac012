"""The addresses of a server: the one for this computer, and those by which other people reach it."""

import socket
from collections.abc import Iterator
from ipaddress import ip_address
from urllib.parse import urlsplit

import ifaddr

ANYWHERE = "192.0.2.1"  # an address of nobody, to ask the system which way it would send something


class Addresses:
    """Where a server that listens at a host and port is found; `names` are names or whole addresses that it has."""

    def __init__(self, host: str, port: int, names: list[str]) -> None:
        self._host = ip_address(host)
        self._port = port
        self._names = names

    @property
    def is_local(self) -> bool:
        """Whether nobody but this computer reaches the server by itself."""
        return self._host.is_loopback

    @property
    def here(self) -> str:
        """The address for this computer."""
        own = {"0.0.0.0": "127.0.0.1", "::": "::1"}  # noqa: S104 - what is listened at is not decided here
        return self._at(own.get(str(self._host), str(self._host)))

    def others(self) -> list[str]:
        """Return the addresses for other people as they are now, the best first; none if there are only this one's."""
        named = [name.rstrip("/") if "://" in name else self._at(name) for name in self._names]
        if self.is_local:
            return [name for name in named if not is_loopback(name)]
        found = network_addresses() if self._host.is_unspecified else [str(self._host)]
        return list(dict.fromkeys([*named, *map(self._at, found)]))

    def _at(self, host: str) -> str:
        shown = f"[{host}]" if ":" in host else host
        return f"http://{shown}" if self._port == 80 else f"http://{shown}:{self._port}"


def is_loopback(address: str) -> bool:
    """Whether an address leads to the computer that asks.

    >>> is_loopback("http://localhost:8420"), is_loopback("http://games.lan")
    (True, False)
    """
    name = urlsplit(address).hostname or ""
    try:
        return ip_address(name).is_loopback
    except ValueError:
        return name == "localhost"


def network_addresses() -> list[str]:
    """Return the addresses of this computer in its networks; the one that it uses to go out comes first."""
    found = [address for address in _own() if not _is_private_to_us(address)]
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way_out:
        try:
            way_out.connect((ANYWHERE, 9))
            used = way_out.getsockname()[0]
        except OSError:
            used = ""
    return sorted(found, key=lambda address: address != used)


def _own() -> Iterator[str]:
    for adapter in ifaddr.get_adapters():
        yield from (ip.ip for ip in adapter.ips if isinstance(ip.ip, str))


def _is_private_to_us(address: str) -> bool:
    own = ip_address(address)
    return own.is_loopback or own.is_link_local
