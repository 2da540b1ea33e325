"""Everything the stacks are made from that is not written in them: bundles and the built page."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from infra.bundling.bundles import Bundle, bundle
from infra.bundling.recipe import CODE, LIBRARIES, PUSH_KEYS, ROOT
from infra.bundling.target import host_target, lambda_target

PAGE = ROOT / "web" / "dist"


@dataclass(frozen=True)
class Assets:
    """The code of the functions, its layer, the function that makes push keys, and the page."""

    code: Bundle
    libraries: Bundle
    push_keys: Bundle
    page: Path


def assets_for(target_name: str) -> Assets:
    """Make or find the bundles for ``lambda``, or for a stand-in for it on this ``host``."""
    target = host_target() if target_name == "host" else lambda_target()
    return Assets(
        code=bundle(CODE, target),
        libraries=bundle(LIBRARIES, target),
        push_keys=bundle(PUSH_KEYS, target),
        page=PAGE,
    )
