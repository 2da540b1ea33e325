"""The page's styles are global: a class may be laid out in one place only.

Screens load their sheets one after the other, so a class that two of them lay out would change
under the first when the second comes. The look (`web/src/look`) is shared on purpose, and so are
a few sheets of several screens: layers let a screen have the last word, whatever comes first.
"""

import re
from collections import defaultdict
from pathlib import Path

SHEETS = Path(__file__).parents[2] / "web" / "src"
PLAIN_RULE = re.compile(r"(?:^|[{}])\s*\.([a-z][\w-]*)\s*(?=[,{])", re.MULTILINE)


def areas_of_classes(root: Path) -> dict[str, set[str]]:
    """For each class that has a rule of its own: the areas (table, screens, chat, ...) with one."""
    areas: dict[str, set[str]] = defaultdict(set)
    for sheet in root.rglob("*.css"):
        area = sheet.relative_to(root).parts[0]
        for name in PLAIN_RULE.findall(sheet.read_text()):
            areas[name].add(area)
    return areas


def test_no_class_is_laid_out_by_two_areas_of_the_page() -> None:
    clashes = {
        name: sorted(areas - {"look"})
        for name, areas in areas_of_classes(SHEETS).items()
        if len(areas - {"look"}) > 1
    }
    assert clashes == {}


def test_a_planted_clash_is_found(tmp_path: Path) -> None:
    for area in ("table", "screens"):
        (tmp_path / area).mkdir()
        (tmp_path / area / "a.css").write_text(".mine {\n  display: grid;\n}\n")
    assert areas_of_classes(tmp_path)["mine"] == {"table", "screens"}


IMPORTED = re.compile(r'^import "(\.[^"]+\.css)";', re.MULTILINE)
LAYERS = "@layer look, shared;"


def shared_sheets(root: Path) -> set[Path]:
    """Sheets that more than one module brings, each in whatever order its screen comes."""
    brought: dict[Path, int] = defaultdict(int)
    for module in root.rglob("*.tsx"):
        for name in IMPORTED.findall(module.read_text()):
            brought[(module.parent / name).resolve()] += 1
    return {sheet for sheet, modules in brought.items() if modules > 1}


def test_what_screens_share_gives_way_to_what_they_say_themselves() -> None:
    shared = shared_sheets(SHEETS)
    assert shared
    loose = [
        sheet.name for sheet in shared if f"{LAYERS}\n@layer shared {{" not in sheet.read_text()
    ]
    assert loose == []


def test_the_whole_look_gives_way_to_the_screens() -> None:
    look = (SHEETS / "look" / "look.css").read_text()
    assert LAYERS in look
    assert [line for line in look.splitlines() if line.startswith("@import")] == [
        f'@import "./{sheet}.css" layer(look);' for sheet in re.findall(r"/(\w+)\.css", look)
    ]
