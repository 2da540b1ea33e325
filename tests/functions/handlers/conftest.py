"""One world for each store."""

from tests.functions.worlds import account, world

__all__ = ["account", "world"]
