#!/usr/bin/env bash
# Every text of the window and of the lessons is translated into every language, the files are those that `packaging/translations.py update`
# writes, and a translation that lost something is refused.
# usage: translations_test.sh PROJECT_FOLDER
set -euo pipefail

cd "$1"
for tool in python3 /usr/lib/qt6/bin/lupdate; do
    command -v "$tool" >/dev/null || command -v "$(basename "$tool")" >/dev/null || { echo "$tool is not here: nothing was tested"; exit 0; }
done
export PYTHONDONTWRITEBYTECODE=1

python3 packaging/translations.py check

python3 - <<'PROGRAM'
import sys
sys.path.insert(0, "packaging")
from translations import problem

KEPT = [  # source, translation, plural, in a lesson
    ("Layer %1, head %2", "Kopf %2, Schicht %1", False, False),
    ("%n tokens", "1 Token", True, False),
    ("&Open…", "&Öffnen…", False, False),
    ("&File", "文件(&F)", False, False),
    ("Auto: ", "自动：", False, False),
    ("Why?", "Pourquoi ?", False, False),
    ("; as before", " ; comme avant", False, False),
    ("**Strong**, *weak*, `code`, {n + 1}", "{n + 1}, `code`, *schwach*, **stark**", False, True),
]
LOST = [
    ("Layer %1, head %2", "Schicht %1, Kopf %1", False, False, "placeholders"),
    ("%L1 texts", "%1 Texte", False, False, "placeholders"),
    ("%n of %1", "einer", True, False, "placeholders"),
    ("&Open", "Öffnen", False, False, "mnemonics"),
    ("Open", "&Öffnen", False, False, "mnemonics"),
    ("Open…", "Öffnen", False, False, "ending"),
    ("Name:", "Name", False, False, "ending"),
    ("One\nTwo", "Eins zwei", False, False, "line breaks"),
    ("Auto: ", "Auto:", False, False, "space"),
    ("**Strong**", "stark", False, True, "emphasis"),
    ("*weak*", "**stark**", False, True, "emphasis"),
    ("`code`", "`Kode`", False, True, "code"),
    ("{n + 1}", "{n}", False, True, "formula"),
]
for source, translation, plural, in_lesson in KEPT:
    found = problem(source, translation, plural, in_lesson)
    assert not found, f"{source} → {translation}: {found}"
for source, translation, plural, in_lesson, expected in LOST:
    found = problem(source, translation, plural, in_lesson)
    assert expected in found, f"{source} → {translation}: expected a complaint about {expected}, found \"{found}\""
PROGRAM
