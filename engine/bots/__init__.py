"""Bots: they see a `TableView` and nothing else, follow suit always, and decide by rules.

The same view and seed give the same decision. `choose_bid`, `choose_card` and `command_for` are the
whole of it.
"""

from engine.bots.policy import choose_bid, choose_card, command_for

__all__ = ["choose_bid", "choose_card", "command_for"]
