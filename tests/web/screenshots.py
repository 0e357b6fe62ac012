"""Pictures of every screen in both themes, at desktop and phone size, into a folder; for scripts/screenshots."""

import random
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from freestone.core.game import registry
from web.browser import DESKTOP, PHONE, WHOLE, Person, after, browser
from web.finished import finished
from web.server import Client, Server, make

STILL = """() => Promise.allSettled([document.fonts.ready, ...document.getAnimations()
    .filter(one => Number.isFinite(one.effect.getComputedTiming().endTime)).map(one => one.finished)])"""
SIZES = {"desktop": DESKTOP, "phone": PHONE}


def show(person: Person, path: Path) -> None:
    person.page.evaluate(STILL)
    person.page.screenshot(path=path)
    print(path)


def game_screens(person: Person, client: Client, folder: Path, name: str) -> None:
    """The table at the start, in the middle and while something is confirmed; all that opens; the replay; the end."""
    page, chance = person.page, random.Random(1)
    person.sit_down(client)
    show(person, folder / f"{name}-begin.png")
    for _ in range(14):
        if not person.is_over:
            person.click_something(chance)
    show(person, folder / f"{name}-middle.png")
    page.keyboard.press("0")
    page.wait_for_selector("#options .best .why")
    show(person, folder / f"{name}-hint.png")
    page.click("#hint .close")
    page.click("#options .option >> nth=0")
    show(person, folder / f"{name}-confirm.png")
    person.open_menu()
    show(person, folder / f"{name}-menu.png")
    for part in person.parts():
        show(person, folder / f"{name}-{part}.png")
        if part == "cards":
            page.click("dialog .entry >> nth=0")
            page.wait_for_selector("dialog .large")
            show(person, folder / f"{name}-card.png")
    person.open_help()
    show(person, folder / f"{name}-help.png")
    person.look_back(client, 20)
    show(person, folder / f"{name}-replay.png")
    person.sit_down(after(person.server, client.get().json()["game"], WHOLE))
    show(person, folder / f"{name}-end.png")


def review_screen(person: Person, client: Client, path: Path) -> None:
    """The review of a finished game, as long as it is."""
    person.page.goto(f"{person.server.address}/t/{client.id}/{client.token}/review")
    person.page.wait_for_selector(".findings")
    person.page.screenshot(path=path, full_page=True)
    print(path)


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as kept, browser() as chrome:
        server = Server(Path(kept))
        server.start()
        over = {game: finished(server, game) for game in registry()}
        for size, viewport in SIZES.items():
            for theme in ("light", "dark"):
                person = Person(chrome, server, viewport, theme)
                person.page.reload()
                show(person, folder / f"start-{size}-{theme}.png")
                for game in registry():
                    client = make(server, "", "random", "random", game=game, seed=5)
                    game_screens(person, client, folder, f"{game}-{size}-{theme}")
                    review_screen(person, over[game], folder / f"{game}-{size}-{theme}-review.png")
        server.kill()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
