#!/usr/bin/env python3
"""Writes headlight/view_fields.py from docs/fields.md, which the program generates: python/make_view_fields.py

With --check it writes nothing, and ends with 1 where the file is stale.
"""

from __future__ import annotations

import re
import sys
import textwrap
from pathlib import Path

HERE = Path(__file__).resolve().parent
PAGE = HERE.parent / "docs" / "fields.md"
MADE = HERE / "headlight" / "view_fields.py"

#: Arguments of the functions themselves, which are no keyword arguments of a view.
_POSITIONAL = {"model"}
_KEYWORDS = {"with": "with_"}
_SCALARS = [
    (re.compile(r"^true or false$"), "bool"),
    (re.compile(r"^a whole number from \d+ to \d+, a list of them, or all$"), 'int | list[int] | Literal["all"]'),
    (re.compile(r"^a whole number from \d+ to \d+, or a list of them$"), "int | list[int | None]"),
    (re.compile(r"^a whole number from \d+ to \d+, or all$"), 'int | Literal["all"]'),
    (re.compile(r"^a list, each entry a whole number"), "list[int]"),
    (re.compile(r"^a list, each entry a number"), "list[float]"),
    (re.compile(r"^a list, each entry "), "list[str]"),
    (re.compile(r"^a whole number"), "int"),
    (re.compile(r"^a number"), "float"),
    (re.compile(r"^a text, or a list of them$"), "str | list[str | None]"),
    (re.compile(r"^the index of a token"), "int | str"),
    (re.compile(r"^a range"), "str | tuple[int, int]"),
    (re.compile(r"^a path, or a list of paths$"), "str | list[str]"),
    (re.compile(r"^(a text|a path)$"), "str"),
]


def python_type(takes: str) -> str:
    """Annotation of a field that takes what the page says."""
    for expression, annotation in _SCALARS:
        if expression.match(takes):
            return annotation
    names = takes.split(", ")
    if all(re.fullmatch(r"[A-Za-z0-9_-]+", name) for name in names):
        return "Literal[" + ", ".join(f'"{name}"' for name in names) + "]"
    raise SystemExit(f'{PAGE}: "{takes}": make_view_fields.py knows no Python type for this')


def rows(text: str) -> list[list[str]]:
    """Cells of the tables of fields."""
    found = []
    for line in text[text.index("## Fields") :].splitlines():
        if not line.startswith("| `"):
            continue
        cells = [cell.strip().replace("\\|", "|") for cell in re.split(r"(?<!\\)\|", line)[1:-1]]
        found.append(cells)
    return found


def in_quotes(text: str) -> str:
    """Text as a Python literal in double quotes."""
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def page() -> str:
    """The module that the tables make."""
    lines = [
        '"""Fields of views, generated from docs/fields.md by make_view_fields.py; a test fails when it is stale."""',
        "", "from __future__ import annotations", "", "from dataclasses import dataclass",
        "from typing import Literal, TypedDict", "", "",
        "@dataclass(frozen=True)", "class Field:", '    """A field: how files, the command line and Python call it."""', "",
        "    name: str", "    option: str", "    takes: str", "    default: str", "    help: str",
        "    commands: tuple[str, ...]", "    in_descriptions: bool", "", "",
    ]
    typed = [
        "class ViewFields(TypedDict, total=False):",
        '    """Keyword arguments of `figure` and `show`: what the figure shows. Absent ones have their default."""', "",
    ]
    table = ["#: All fields by their name in Python.", "FIELDS: dict[str, Field] = {"]
    for cells in rows(PAGE.read_text(encoding="utf-8")):
        name = re.match(r"`(\w+)`", cells[0]).group(1)
        option, takes, default, meaning, commands, files = cells[1].strip("`"), *cells[2:7]
        contexts = tuple(filter(None, commands.split(", ")))
        if name in _POSITIONAL or not ({"figure", "metrics", "attention"} & set(contexts)):
            continue
        python_name = _KEYWORDS.get(name, name)
        described = "description" in files.split(", ")
        words = [name, option.split(",")[0], takes, default.strip("`"), meaning]
        allowed = "(" + "".join(f"{in_quotes(one)}, " for one in contexts).rstrip() + ")"
        table.append(f"    {in_quotes(python_name)}: Field({', '.join(map(in_quotes, words))}, {allowed}, {described}),")
        if "figure" not in contexts:
            continue
        typed.append(f"    {python_name}: {python_type(takes)}")
        negated = "False: " if option.startswith("--no-") else ""
        typed += [f"    #: {line}" for line in textwrap.wrap(f"{negated}{meaning}.", 110)]
    table.append("}")
    return "\n".join(lines + typed + ["", ""] + table) + "\n"


def main() -> None:
    """Writes or checks the file."""
    made = page()
    if "--check" not in sys.argv[1:]:
        MADE.write_text(made, encoding="utf-8")
    elif not MADE.exists() or MADE.read_text(encoding="utf-8") != made:
        raise SystemExit(f"{MADE.relative_to(HERE.parent)} is stale: run python/make_view_fields.py")


if __name__ == "__main__":
    main()
