"""Write `web/src/protocol.ts`; with `--print`, print it."""

from __future__ import annotations

import sys
from pathlib import Path

from functions.protocol.typescript import protocol

TYPES = Path(__file__).parents[2] / "web" / "src" / "protocol.ts"

if __name__ == "__main__":
    if "--print" in sys.argv[1:]:
        sys.stdout.write(protocol())
    else:
        TYPES.write_text(protocol(), encoding="utf-8")
