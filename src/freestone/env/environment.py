"""What PettingZoo's and Gymnasium's environments share: arguments, observations, and views for people."""

import io
from collections.abc import Mapping
from typing import Any, Final, Literal, TypedDict

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from rich.console import Console

from freestone.core.errors import IllegalChoice, unknown
from freestone.core.game import Folder, Value
from freestone.core.match import Match
from freestone.core.seen import Seen
from freestone.core.state import State
from freestone.env.arena import Arena, Reward
from freestone.env.episode import Episode
from freestone.extras import need
from freestone.i18n import FALLBACK
from freestone.pictures import truetype
from freestone.pictures.svg import render
from freestone.presentation import presentation_of
from freestone.words import Words

RENDER_MODES: Final = ("human", "ansi", "rgb_array", "svg")
COLUMNS: Final = 120  # of the text of a table: enough for the boards to lie side by side
MASK_PLACES: Final = ("observation", "info")
MaskPlace = Literal["observation", "info"]
Observation = NDArray[np.float32] | dict[str, NDArray[Any]]


class Arguments(TypedDict, total=False):
    """What every environment takes besides its game and its seats.

    `settings`, `pack` and `reward` are those of `Arena`. The `mask` of the actions that are possible is in the
    observation or in the info. An action that is not possible raises IllegalChoice and changes nothing; with
    `illegal_reward` it ends the match and brings that reward, for programs that ignore masks, such as Gymnasium's
    `check_env`. `render_mode` says how the table is drawn: `human` prints it, `ansi` is text, `svg` a picture,
    `rgb_array` its pixels.
    """

    settings: Mapping[str, Value] | None
    pack: Folder | None
    reward: Reward
    mask: MaskPlace
    illegal_reward: float | None
    render_mode: str | None


class Environment:
    """What environments offer besides the interface of their library, by `env.unwrapped`."""

    _episode: Episode | None = None

    def __init__(
        self,
        game: str,
        seats: int,
        settings: Mapping[str, Value] | None = None,
        pack: Folder | None = None,
        reward: Reward = "win",
        mask: MaskPlace = "info",
        illegal_reward: float | None = None,
        render_mode: str | None = None,
    ) -> None:
        if mask not in MASK_PLACES:
            raise unknown("mask-place", mask, MASK_PLACES)
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise unknown("render-mode", render_mode, RENDER_MODES)
        self.arena = Arena(game, seats, settings, pack, reward)
        self.mask = mask
        self.illegal_reward = illegal_reward
        self.render_mode = render_mode

    @property
    def episode(self) -> Episode:
        """The match that is played."""
        if self._episode is None:
            raise IllegalChoice("no match has begun: call reset first")
        return self._episode

    @property
    def fields(self) -> dict[str, slice]:
        """The part of an observation that each named field takes; `arena.encoding.fields` describes them."""
        return self.arena.slices.copy()

    @property
    def options(self) -> dict[int, str]:
        """The actions that are possible now, each with its choice as text."""
        return {option.index: option.text for option in self.episode.state.options}

    @property
    def viewer(self) -> int | None:
        """The seat through whose eyes the table is drawn; None is somebody who only watches."""
        return None

    def seen(self) -> Seen:
        """Return what the deciding seat knows: `bot.choose(env.unwrapped.seen()).index` is a bot's action."""
        return self.episode.seen()

    def match(self) -> Match:
        """Return the match so far, to save its journal or to look at it; playing on does not change it."""
        return self.episode.match()

    def render(self) -> Any:
        """Return the table in the mode of the environment: text, SVG or pixels; `human` prints the text."""
        if self.render_mode == "human":
            self._print(Console())
        elif self.render_mode == "ansi":
            text = io.StringIO()
            self._print(Console(file=text, width=COLUMNS, force_terminal=True, color_system="256"))
            return text.getvalue()
        elif self.render_mode == "svg":
            return self._svg()
        elif self.render_mode == "rgb_array":
            return pixels(self._svg())
        return None

    def _show_people(self) -> None:
        """Print the table after each step if somebody watches."""
        if self.render_mode == "human":
            self.render()

    def close(self) -> None:
        """Do nothing: an environment holds nothing that has to be released."""

    def _print(self, console: Console) -> None:
        console.print(presentation_of(self.arena.game).terminal(self._known(), self._words(), self.viewer))

    def _svg(self) -> str:
        scene = presentation_of(self.arena.game).scene(self._known(), self._words(), self.viewer)
        return render(scene, first=self.viewer)

    def _known(self) -> State:
        """Return the position as the viewer may see it; the end of a match reveals everything."""
        state = self.episode.state
        known: State = self.arena.game.redact(state, self.viewer) if state.agenda else state.copy()
        return known

    def _words(self) -> Words:
        return Words(self.arena.game, self.episode.names, FALLBACK, self.arena.pack)

    def _observation_space(self) -> spaces.Space[Any]:
        observation = spaces.Box(0, 1, (self.arena.encoding.size,), np.float32)
        if self.mask == "info":
            return observation
        mask = spaces.Box(0, 1, (len(self.arena.choices),), np.int8)
        return spaces.Dict({"observation": observation, "action_mask": mask})

    def _action_space(self) -> spaces.Discrete:
        return spaces.Discrete(len(self.arena.choices))

    def _observation(self, seat: int) -> Observation:
        state = self.episode.state
        observation = self.arena.observe(state, seat)
        if self.mask == "info":
            return observation
        return {"observation": observation, "action_mask": self.arena.mask(state, seat)}

    def _info(self, seat: int) -> dict[str, Any]:
        """Return the kind of decision; at the end how the match ended, and the mask if it belongs here."""
        arena, state = self.arena, self.episode.state
        found: dict[str, Any] = {"kind": state.kind}
        if not state.agenda:
            found = {"scores": arena.game.scores(state), "winners": arena.game.winners(state)}
        if self.mask == "info":
            found["action_mask"] = arena.mask(state, seat)
        return found


def pixels(svg: str) -> NDArray[np.uint8]:
    """Return an SVG image as rows of red, green and blue."""
    need("env", "render_mode='rgb_array'", "resvg_py", "PIL")
    import resvg_py
    from PIL import Image

    png = resvg_py.svg_to_bytes(svg_string=svg, font_files=truetype(), skip_system_fonts=True)
    return np.array(Image.open(io.BytesIO(png)).convert("RGB"))
