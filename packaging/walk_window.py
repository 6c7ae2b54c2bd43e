#!/usr/bin/python3
"""Walks the window as a screen reader does (AT-SPI): everything that takes input has a name, and a weight of the heat
map reads as the command line writes it. usage: walk_window.py HEADLIGHT, with a message bus.

An interpreter of the system, since Debian's python3-pyatspi belongs to it."""
import contextlib
import csv
import os
import subprocess
import sys
import tempfile
import time

import pyatspi
from gi.repository import Gio, GLib

MODEL, TEXT, LAYER, HEAD = "story-encoder", "The animal didn't cross the street because it was too tired.", 2, 2
QUERY, KEY = "it", "animal"
TIMEOUT = 90  # seconds
NAMED = {
    pyatspi.ROLE_PUSH_BUTTON, pyatspi.ROLE_TOGGLE_BUTTON, pyatspi.ROLE_CHECK_BOX, pyatspi.ROLE_RADIO_BUTTON,
    pyatspi.ROLE_COMBO_BOX, pyatspi.ROLE_SPIN_BUTTON, pyatspi.ROLE_ENTRY, pyatspi.ROLE_TEXT, pyatspi.ROLE_LIST,
    pyatspi.ROLE_TABLE, pyatspi.ROLE_MENU_ITEM, pyatspi.ROLE_CHECK_MENU_ITEM,
}


@contextlib.contextmanager
def display():
    """A server that chooses a free number by itself; what one is called that somebody else may take meanwhile."""
    reading, writing = os.pipe()
    server = subprocess.Popen(["Xvfb", "-displayfd", str(writing), "-screen", "0", "1366x768x24", "-nolisten", "tcp"],
                              pass_fds=[writing], stderr=subprocess.DEVNULL)
    os.close(writing)
    try:
        with os.fdopen(reading) as number:
            yield ":" + number.readline().strip()
    finally:
        server.terminate()
        server.wait()


def announce_reader():
    """Qt answers screen readers only where one says that it is there."""
    bus = Gio.bus_get_sync(Gio.BusType.SESSION)
    for name in ("IsEnabled", "ScreenReaderEnabled"):
        value = GLib.Variant("(ssv)", ("org.a11y.Status", name, GLib.Variant("b", True)))
        bus.call_sync("org.a11y.Bus", "/org/a11y/bus", "org.freedesktop.DBus.Properties", "Set", value, None,
                      Gio.DBusCallFlags.NONE, -1, None)


def walked(root):
    """All that lies below, without the cells of tables: a tree of some hundreds."""
    found, waiting = [], [root]
    while waiting:
        each = waiting.pop()
        if each is None:
            continue
        found.append(each)
        if each.getRole() != pyatspi.ROLE_TABLE:
            waiting.extend(each.getChildAtIndex(index) for index in range(each.childCount))
    return found


def window():
    desktop = pyatspi.Registry.getDesktop(0)
    return next((each for each in desktop if each is not None and each.name == "Headlight"), None)


def heat_map():
    """The table of weights, once it has rows."""
    for each in walked(window()):
        if each.getRole() == pyatspi.ROLE_TABLE and each.name.startswith("Heat map") and each.queryTable().nRows > 0:
            return each
    return None


def awaited(find, what):
    end = time.monotonic() + TIMEOUT
    while time.monotonic() < end:
        found = find()
        if found is not None:
            return found
        time.sleep(0.3)
    sys.exit(f"walk_window: expected {what} within {TIMEOUT} s, found none")


def written_weight(program, folder):
    path = os.path.join(folder, "weights.csv")
    subprocess.run([program, "figure", MODEL, "--text", TEXT, "--view", "heatmap", "--layer", str(LAYER), "--head",
                    str(HEAD), "--out", path], check=True, stdout=subprocess.DEVNULL)
    with open(path, encoding="utf-8") as file:
        rows = list(csv.reader(line for line in file if not line.startswith("#")))
    row = next(each for each in rows if each[0] == QUERY)
    return float(row[rows[0].index(KEY)])


def read_weight(table):
    view = table.queryTable()
    queries = [view.getRowDescription(row) for row in range(view.nRows)]
    keys = [view.getColumnDescription(column) for column in range(view.nColumns)]
    cell = view.getAccessibleAt(queries.index(QUERY), keys.index(KEY))
    print(f'Heat map of {view.nRows} queries and {view.nColumns} keys; a cell reads "{cell.name}"')
    return float(cell.name.split()[-1])


def needs_name(node):
    """The list of a combo box goes by the name of the box."""
    return node.getRole() in NAMED and node.parent.getRole() != pyatspi.ROLE_COMBO_BOX


def place_of(node):
    path = []
    while node is not None and node.getRole() != pyatspi.ROLE_APPLICATION:
        path.append(node.name or node.getRoleName())
        node = node.parent
    return " < ".join(path)


def main():
    program = os.path.abspath(sys.argv[1])
    announce_reader()
    with tempfile.TemporaryDirectory() as home, display() as screen:
        expected = written_weight(program, home)
        process = subprocess.Popen([program, "--model", MODEL, "--text", TEXT],
                                   env={**os.environ, "HOME": home, "DISPLAY": screen, "QT_QPA_PLATFORM": "xcb"})
        try:
            awaited(window, "the window on the accessibility bus")
            found = read_weight(awaited(heat_map, "a table that is called Heat map"))
            nodes = walked(window())
            nameless = [place_of(each) for each in nodes if needs_name(each) and not each.name]
        finally:
            process.terminate()
            process.wait()  # it writes into its home until then
    if abs(found - expected) > 0.0001:
        sys.exit(f"walk_window: expected the weight {expected}, found {found}")
    if nameless:
        sys.exit("walk_window: expected names, found none for\n" + "\n".join(nameless))
    print(f"{len(nodes)} elements of the window; everything that takes input has a name")


main()
