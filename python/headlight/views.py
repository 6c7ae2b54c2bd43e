"""Keyword arguments of a view as the program takes them: options of a command, or a description of a figure."""

from __future__ import annotations

import difflib
import os
from collections.abc import Mapping
from typing import Any

from .view_fields import FIELDS, Field

_NEGATED = "--no-"
_PATH = "a path"
_RANGE = "a range"


def field_of(name: str, command: str) -> Field:
    """Field of that name. Raises `TypeError` where the command has none, naming those that are near."""
    field = FIELDS.get(name)
    if field is not None and command in field.commands:
        return field
    known = [one for one, candidate in FIELDS.items() if command in candidate.commands]
    near = difflib.get_close_matches(name, known, 3, 0.5)
    hint = f"; did you mean {' or '.join(near)}?" if near else f"; fields: {', '.join(known)}."
    raise TypeError(f'headlight {command} has no field "{name}"{hint}')


def options_of(command: str, view: Mapping[str, Any]) -> list[str]:
    """Options of the command line that set the fields; None is the default."""
    options: list[str] = []
    for name, value in view.items():
        field = field_of(name, command)
        if value is not None:
            options += _option(field, value)
    return options


def description_of(view: Mapping[str, Any]) -> tuple[dict[str, Any], list[str]]:
    """The fields as `headlight figure --spec` reads them, and options for those that descriptions do not have."""
    described: dict[str, Any] = {}
    options: list[str] = []
    for name, value in view.items():
        field = field_of(name, "figure")
        if value is None:
            continue
        if not field.in_descriptions:
            options += _option(field, value)
        else:
            plain = _plain(field, value)
            described[field.name] = [_highlight(one) for one in plain] if field.name == "highlights" else plain
    return described, options


def _plain(field: Field, value: Any) -> Any:
    if field.takes.startswith(_PATH):
        several = isinstance(value, (list, tuple))
        return [os.path.abspath(one) for one in value] if several else os.path.abspath(value)
    if isinstance(value, os.PathLike):
        return os.fspath(value)
    if field.takes.startswith(_RANGE) and isinstance(value, str):
        return [int(place) for place in value.split("-", 1)]
    if field.takes.startswith("a list, each entry") and isinstance(value, (str, int, float)):
        return [value]
    if hasattr(value, "tolist"):  # NumPy's numbers and arrays
        return value.tolist()
    return list(value) if isinstance(value, (tuple, range)) else value


def _highlight(value: Any) -> Any:
    """A highlight such as "10:2:it is the animal", "10" or ":2" as descriptions have it."""
    if not isinstance(value, str):
        return value
    query, key, note = (value.split(":", 2) + ["", ""])[:3]
    made: dict[str, Any] = {name: int(place) for name, place in (("query", query), ("key", key)) if place}
    return made | ({"note": note} if note else {})


def _option(field: Field, value: Any) -> list[str]:
    value = _plain(field, value)
    if field.takes == "true or false":
        return [field.option] if bool(value) != field.option.startswith(_NEGATED) else []
    if isinstance(value, list) and all(isinstance(one, int) for one in value):
        return [f"{field.option}={','.join(map(str, value))}"]
    return [f"{field.option}={one}" for one in (value if isinstance(value, list) else [value])]
