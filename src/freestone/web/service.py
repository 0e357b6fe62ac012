"""What every route needs: the hall, the link that a request bears, and the language it asks for."""

from typing import Annotated, Final

from fastapi import Cookie, Depends, Path, Query, Request
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer

from freestone.core.errors import InvalidChoice
from freestone.i18n import FALLBACK
from freestone.table.errors import NoSuchTable, NotYours
from freestone.table.hall import Hall
from freestone.table.table import Table
from freestone.table.view import View
from freestone.web.texts import known_languages, language_of

LINK: Final = HTTPBearer(
    scheme_name="link",
    description="The token of a link: of a seat, of who made the table, or for watchers",
    auto_error=False,
)


def the_hall(request: Request) -> Hall:
    """Return the hall of this server."""
    hall: Hall = request.app.state.hall
    return hall


HallNow = Annotated[Hall, Depends(the_hall)]


def the_language(language: Annotated[str, Cookie(max_length=20)] = FALLBACK) -> str:
    """Return the language that a browser asks for."""
    return language_of(language)


LanguageNow = Annotated[str, Depends(the_language)]


class Guest:
    """Somebody at a table: what they hold, and the table as it was when they looked. A request looks once."""

    def __init__(self, table: Table, token: str, language: str) -> None:
        self.table = table
        self.token = token
        self.language = language
        self.look()

    def look(self) -> None:
        """See the table as it is now; refuse a link that is worth nothing here."""
        self.now = self.table.now
        self.access = self.now.access(self.token)

    @property
    def view(self) -> View:
        """What they see."""
        return View(self.now, self.access, self.language)


async def the_guest(
    hall: HallNow,
    id: Annotated[str, Path(description="The table", max_length=40)],
    bearer: Annotated[HTTPAuthorizationCredentials | None, Depends(LINK)],
    token: Annotated[str, Query(description="The link's token, if it is not in the header", max_length=80)] = "",
    language: Annotated[str, Query(description="The language of all texts", max_length=20)] = FALLBACK,
) -> Guest:
    """Return who asks; refuse links that belong to another table."""
    return await found(hall, id, bearer.credentials if bearer else token, language)


async def the_visitor(
    hall: HallNow,
    id: Annotated[str, Path(max_length=40)],
    token: Annotated[str, Path(max_length=80)],
    language: LanguageNow,
) -> Guest:
    """Return who visits a page whose address bears the token; a title that lacks their language speaks English."""
    guest = await found(hall, id, token, FALLBACK)
    guest.language = language if language in known_languages(guest.now.match.game) else FALLBACK
    return guest


async def found(hall: Hall, id: str, token: str, language: str) -> Guest:
    """Return the guest with this token at a table."""
    if not id.isalnum():
        raise NoSuchTable("no-page")
    table = await hall.table(id)
    if not token:
        raise NotYours("needs-token")
    guest = Guest(table, token, language)
    if language not in known_languages(guest.now.match.game):
        raise InvalidChoice(f"no language {language!r}")
    return guest


GuestNow = Annotated[Guest, Depends(the_guest)]
VisitorNow = Annotated[Guest, Depends(the_visitor)]
