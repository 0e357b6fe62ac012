"""A network that learns, in PyTorch, from the newest positions of self-play."""

from dataclasses import replace
from typing import Any, Final

import numpy as np
import torch
from torch import Tensor
from torch.nn import functional

from freestone.learning.selfplay import Examples
from freestone.thinking.network import CONFIDENCE, POINTS, Network

RATE: Final = 1e-3
WARM_UP: Final = 300  # steps of a growing learning rate, also when a run resumes
AVERAGE: Final = 0.999  # what is published are averages over about 1,000 steps, which play better than the newest
# The greatest length of a gradient. Without a limit, a run at this rate sometimes forgot in seconds what it had learnt
# in minutes, above all when it resumed.
LONGEST: Final = 1.0
DECAY: Final = 0.1  # of weights, which keeps those small that only explain luck
POLICY: Final = 0.2  # the share of the policy in the loss
AT_ONCE: Final = 8192  # rows whose errors are calculated together: as floats, 100,000 of them would take a gigabyte
ERRORS: Final = ("lead", "hand", "spread", "win", "policy")

Columns = list[np.ndarray[Any, Any]]


class Buffer:
    """The newest rows of some columns, on the device where they are learnt."""

    def __init__(self, size: int, like: Columns, device: str) -> None:
        self.size = size
        self.rows = 0
        self.columns = [torch.from_numpy(np.zeros((size, *one.shape[1:]), one.dtype)).to(device) for one in like]

    def add(self, columns: Columns) -> None:
        """Put rows in; the oldest ones make room."""
        count = len(columns[0])
        at = torch.arange(self.rows, self.rows + count, device=self.columns[0].device) % self.size
        for column, array in zip(self.columns, columns, strict=True):
            # A copy: arrays that come from another process are read-only, which PyTorch does not know.
            column[at] = torch.from_numpy(np.array(array)).to(column.device)
        self.rows += count

    def some(self, count: int, seed: int) -> list[Tensor]:
        """Return random rows."""
        rng = np.random.default_rng(seed)
        at = torch.from_numpy(rng.integers(0, min(self.rows, self.size), count)).to(self.columns[0].device)
        return [column[at] for column in self.columns]

    def newest(self, count: int) -> Columns:
        """Return the newest rows, for a file."""
        count = min(count, self.rows, self.size)
        at = torch.arange(self.rows - count, self.rows, device=self.columns[0].device) % self.size
        return [column[at].cpu().numpy() for column in self.columns]


def columns_of(examples: Examples) -> Columns:
    """Return examples as the columns of a buffer."""
    return [examples.rows.encoded, examples.rows.parts, *examples[1:]]


class Learner:
    """A network in PyTorch with its optimiser and the averages of its weights."""

    def __init__(self, begin: Network, device: str) -> None:
        self.begin = begin
        self.device = device
        self.steps = self.began = 0
        self.count = len(begin.weights)
        arrays = [*begin.weights, *begin.biases]
        self.parameters = [torch.tensor(each, device=device, requires_grad=True) for each in arrays]
        self.average = [each.detach().clone() for each in self.parameters]
        self.scale = torch.tensor(begin.scale, device=device)
        self.optimiser = torch.optim.AdamW(self.parameters, lr=RATE, weight_decay=DECAY)

    def outputs(self, encoded: Tensor, parts: Tensor, parameters: list[Tensor]) -> Tensor:
        """Return what the last layer gives for positions."""
        found = torch.cat([encoded.float(), parts], 1) * self.scale
        for at in range(self.count - 1):
            found = torch.relu(found @ parameters[at] + parameters[self.count + at])
        return found @ parameters[self.count - 1] + parameters[-1]

    def errors(self, columns: list[Tensor], parameters: list[Tensor]) -> tuple[Tensor, Tensor, Tensor]:
        """Return the errors of leads, of victories and of the policy."""
        encoded, parts, leads, wins, options, shares = columns
        seats = self.begin.card.seats
        found, ahead = self.outputs(encoded, parts, parameters), leads_of(parts, seats)
        lead = ((found[:, :seats] - (leads - ahead) / POINTS) ** 2).mean()
        logits = found[:, seats : 2 * seats] + CONFIDENCE * ahead
        win = -(wins * functional.log_softmax(logits, 1)).sum(1).mean()
        looks = found[:, 2 * seats :].gather(1, options.long().clamp(min=0)).masked_fill(options < 0, -1e9)
        told = -(shares.float() * functional.log_softmax(looks, 1)).sum(1)
        return lead, win, told.sum() / (options[:, 0] >= 0).sum().clamp(min=1)

    def step(self, columns: list[Tensor], rate: float) -> Tensor:
        """Learn from some rows; return the errors."""
        lead, win, policy = self.errors(columns, self.parameters)
        for group in self.optimiser.param_groups:
            group["lr"] = rate * min(1.0, (self.steps - self.began + 1) / WARM_UP)
        self.optimiser.zero_grad(set_to_none=True)
        (lead + win + POLICY * policy).backward()  # type: ignore[no-untyped-call]
        torch.nn.utils.clip_grad_norm_(self.parameters, LONGEST)
        self.optimiser.step()
        self.steps += 1
        keep = min(AVERAGE, self.steps / (self.steps + 10))
        with torch.no_grad():
            torch._foreach_lerp_(self.average, self.parameters, 1 - keep)
        # Not as numbers: asking a GPU for one would wait until it is done.
        return torch.stack([lead.detach(), win.detach(), policy.detach()])

    def held_out(self, examples: Examples) -> dict[str, float]:
        """Return the errors of the averages for positions that were not learnt from, leads in points squared.

        `spread` is the error of expecting no lead, and `hand` that of the hand-made evaluation.
        """
        columns = columns_of(examples)
        sums, rows = torch.zeros(5), torch.zeros(5)
        for at in range(0, len(columns[0]), AT_ONCE):
            here = [torch.from_numpy(np.array(each[at : at + AT_ONCE])).to(self.device) for each in columns]
            with torch.no_grad():
                lead, win, policy = self.errors(here, self.average)
            leads, ahead = here[2], leads_of(here[1], self.begin.card.seats)
            hand, spread = (leads - ahead).pow(2).mean(), leads.pow(2).mean()
            # Only decisions have a policy.
            counts = torch.tensor([len(leads)] * 4 + [int((here[4][:, 0] >= 0).sum())])
            sums += counts * torch.stack([lead * POINTS**2, hand, spread, win, policy]).cpu()
            rows += counts
        return dict(zip(ERRORS, (sums / rows.clamp(min=1)).double().round(decimals=4).tolist(), strict=True))

    def network(self, games: int, version: int) -> Network:
        """Return the averages as a network."""
        arrays = [each.detach().float().cpu().numpy() for each in self.average]
        card = replace(self.begin.card, games=games, version=version)
        return Network(card, self.begin.scale, arrays[: self.count], arrays[self.count :])

    def dump(self) -> dict[str, Any]:
        """Return all that learning needs to go on."""
        return {
            "parameters": [each.detach().cpu() for each in self.parameters],
            "average": [each.cpu() for each in self.average],
            "optimiser": self.optimiser.state_dict(),
            "scale": self.scale.cpu(),
            "steps": self.steps,
        }

    def restore(self, dump: dict[str, Any]) -> None:
        """Go on from where `dump` was."""
        for mine, saved in zip([*self.parameters, *self.average], [*dump["parameters"], *dump["average"]], strict=True):
            mine.data.copy_(saved)
        self.optimiser.load_state_dict(dump["optimiser"])
        self.steps = self.began = dump["steps"]


def leads_of(parts: Tensor, seats: int) -> Tensor:
    """Return the leads that the hand-made evaluation expects, as `network.leads_of` does."""
    worths = parts.reshape(len(parts), seats, -1).sum(2)
    others = torch.stack([worths[:, [at for at in range(seats) if at != seat]] for seat in range(seats)], 1)
    return worths - (others.mean(2) + others.amax(2)) / 2
