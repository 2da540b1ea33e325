"""`python -m infra.local`: start the stack, print its address, open the page.

The environment decides: ``PORT`` (8010; 0 is any free port), ``FRESH=1`` (forget every table),
``BROWSER=none`` (open nothing), ``LOG_LEVEL`` (WARNING), ``ESPADAS_STATE`` (the folder of the
journal, ``.local``). For tests also ``ESPADAS_PAGE``, ``ESPADAS_IDLE_SECONDS``,
``ESPADAS_CUT_SECONDS``, ``ESPADAS_SWEEP_SECONDS``, ``ESPADAS_EVENT_COPIES``, ``ESPADAS_THREADS``
and ``ESPADAS_HANDLERS`` (``message=module.handler,...``).
"""

from __future__ import annotations

import logging
import os
import sys
from functools import partial
from typing import TextIO

from infra.local.browser import open_page
from infra.local.journal import JournalBroken
from infra.local.process import CannotStart, run
from infra.local.settings import BadSetting, Settings


def main() -> int:
    """Run until told to end; the exit status is 0, or 1 with a message when it cannot start."""
    try:
        settings = Settings.of(os.environ)
        logging.basicConfig(level=settings.log_level, format="%(name)s: %(message)s")
        run(settings, partial(_announce, settings, sys.stdout))
    except JournalBroken as error:
        print(f"The kept tables cannot be read: {error}. FRESH=1 starts empty.", file=sys.stderr)
        return 1
    except (BadSetting, CannotStart) as error:
        print(error, file=sys.stderr)
        return 1
    return 0


def _announce(settings: Settings, terminal: TextIO, address: str) -> None:
    print(f"Espadas: {address}/", file=terminal, flush=True)
    if settings.opens_browser:
        open_page(address + "/")


if __name__ == "__main__":
    sys.exit(main())
