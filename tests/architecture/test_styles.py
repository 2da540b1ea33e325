"""The page's styles are global: a class may be laid out in one place only.

Screens load their sheets one after the other, so a class that two of them lay out would change
under the first when the second comes. The look (`web/src/look`) is shared on purpose.
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
