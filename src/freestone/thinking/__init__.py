"""How bots judge a game: what positions are worth, how far to look, and the tools that such judgements need."""

from freestone.thinking.base import Contribution, Reason, Thinking, thinking_of

__all__ = ["Contribution", "Reason", "Thinking", "thinking_of"]
