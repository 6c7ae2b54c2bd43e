"""The program `headlight`, run as a process of its own: it shares no library with this Python."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from .errors import ProgramError

_ELF = b"\x7fELF"
#: Set by other packages for their own Qt, and wrong for the program's.
_OTHER_QT = ("QT_PLUGIN_PATH", "QT_QPA_PLATFORM_PLUGIN_PATH", "QML2_IMPORT_PATH")
_FONTS = Path(__file__).parent / "program" / "fonts" / "fonts.conf"
#: Where Linux keeps fonts.
_FONT_FOLDERS = ("/usr/share/fonts", "/usr/local/share/fonts", "~/.local/share/fonts", "~/.fonts")
_PACKAGED = Path(__file__).parent / "program" / "bin" / "headlight"


def find_program() -> Path:
    """Path of the program: `HEADLIGHT_PROGRAM`, the one in this package, or the one on the search path.

    Raises `ProgramError` where there is none.
    """
    named = os.environ.get("HEADLIGHT_PROGRAM")
    if named:
        if not os.access(named, os.X_OK):
            raise ProgramError(f"HEADLIGHT_PROGRAM: expected a program, found {named}.")
        return Path(named)
    if _PACKAGED.exists():
        return _PACKAGED
    for folder in os.get_exec_path():
        found = shutil.which("headlight", path=folder)
        if found and _is_program(Path(found)):
            return Path(found)
    raise ProgramError(
        "The program headlight was not found. Install the wheel that contains it, put the program on the search path, "
        "or set HEADLIGHT_PROGRAM to it."
    )


def _is_program(path: Path) -> bool:
    """False for this package's own command, which would start itself."""
    try:
        with path.open("rb") as file:
            head = file.read(1024)
    except OSError:
        return False
    # Where the path of Python is long or has a space, pip starts it from a line below "#!/bin/sh".
    return head.startswith(_ELF) or (head.startswith(b"#!") and b"python" not in head)


def environment() -> dict[str, str]:
    """Variables for the program: without those that lead it to another package's Qt, and with fonts if there are none."""
    variables = {name: value for name, value in os.environ.items() if name not in _OTHER_QT}
    if _FONTS.exists() and not any(_holds_fonts(os.path.expanduser(folder)) for folder in _FONT_FOLDERS):
        variables.setdefault("FONTCONFIG_FILE", str(_FONTS))
    return variables


def _holds_fonts(folder: str) -> bool:
    return any(name.endswith((".ttf", ".otf", ".ttc", ".pfb")) for _, _, names in os.walk(folder) for name in names)


def run_program(arguments: Sequence[str | os.PathLike[str]], text: str | None = None) -> str:
    """Runs a command, and returns what it wrote to standard output. Raises `ProgramError` with its message."""
    command = [str(find_program()), *map(os.fspath, arguments)]
    done = subprocess.run(
        command, input=text, capture_output=True, encoding="utf-8", errors="replace", env=environment(), check=False
    )
    if done.returncode:
        message = done.stderr.strip() or f"headlight ended with {done.returncode}"
        raise ProgramError(message.removeprefix("headlight: "))
    return done.stdout


def show_window(arguments: Sequence[str | os.PathLike[str]]) -> int:
    """Shows something in the window that is open, or starts one that outlives this Python; returns its process id.

    Raises `ProgramError` where there is no window and none can be opened.
    """
    process = subprocess.Popen(  # noqa: S603
        [str(find_program()), "--reuse-window", *map(os.fspath, arguments)], env=environment(), start_new_session=True,
        stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, text=True,
    )
    assert process.stdout is not None
    with process.stdout as output:
        answer = output.readline()
    if answer.strip() == str(process.pid):
        return process.pid
    code = process.wait()
    if not answer:
        raise ProgramError(f"The window did not open: headlight ended with {code}.")
    return int(answer)


def main() -> None:
    """The command `headlight`: becomes the program."""
    try:
        program = str(find_program())
    except ProgramError as error:
        print(f"headlight: {error}", file=sys.stderr)
        raise SystemExit(1) from None
    os.execve(program, [program, *sys.argv[1:]], environment())
