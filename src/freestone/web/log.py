"""The log of a server: lines for people, or JSON for programs; neither has tokens, seeds or other secrets."""

import json
import logging
import re
from datetime import UTC, datetime
from typing import Final

from freestone.table.snapshot import fresh_token

# Nothing logs a secret on purpose; this is for errors of libraries, which quote what they were given. Names of the code
# that happen to have the length of a token are a small loss.
SECRET: Final = re.compile(rf"(?<![\w-])[\w-]{{{len(fresh_token())}}}(?![\w-])|\d{{20,}}", re.ASCII)
HIDDEN: Final = "[hidden]"
REQUESTS: Final = "freestone.requests"  # the logger of requests
PLAIN: Final = "%(levelname)s: %(message)s"


def without_secrets(text: str) -> str:
    """Return a text without what may be a token or a seed.

    >>> without_secrets("GET /t/5f0c2b/Zk3-v0aVQ8_c1Rk2tJx9LwqB failed")
    'GET /t/5f0c2b/[hidden] failed'
    """
    return SECRET.sub(HIDDEN, text)


class PlainLines(logging.Formatter):
    """Writes a line for people, with the traceback of an error below it."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the text of a record."""
        return without_secrets(super().format(record))


class JsonLines(logging.Formatter):
    """Writes an object in each line: time, level, logger, message, and what else the record has."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the text of a record."""
        line: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            # Before it is quoted: a \n in front of a token would hide its beginning.
            "message": without_secrets(record.getMessage()),
            **getattr(record, "fields", {}),
        }
        if record.exc_info:
            line["error"] = without_secrets(self.formatException(record.exc_info))
        return json.dumps(line, ensure_ascii=False)


FORMS: Final = {"plain": (PlainLines(PLAIN), logging.WARNING), "json": (JsonLines(), logging.INFO)}


def set_up(form: str) -> None:
    """Let everything that is logged go to standard error: warnings, and in JSON every request too."""
    lines, level = FORMS[form]
    output = logging.StreamHandler()
    output.setFormatter(lines)
    logging.basicConfig(handlers=[output], level=logging.WARNING, force=True)
    logging.getLogger(REQUESTS).setLevel(level)
