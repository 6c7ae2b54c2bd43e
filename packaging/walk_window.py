#!/usr/bin/python3
"""Walks the window as a screen reader does (AT-SPI): everything that takes input has a name; a weight of the heat map,
the metric of a head and a token of the logit lens read as the command line writes them. usage: walk_window.py
HEADLIGHT, with a message bus.

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
METRIC = "previous"  # the one that the window begins with
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


def table(name):
    """The table of numbers whose name begins so, once it has rows."""
    for each in walked(window()):
        if each.getRole() == pyatspi.ROLE_TABLE and each.name.startswith(name) and each.queryTable().nRows > 0:
            return each
    return None


def press(name, *roles):
    """A menu item or a tab, by its first action."""
    def find():
        return next((each for each in walked(window()) if each.name == name and each.getRole() in roles), None)
    awaited(find, f'"{name}" to press').queryAction().doAction(0)


def awaited(find, what):
    end = time.monotonic() + TIMEOUT
    while time.monotonic() < end:
        found = find()
        if found is not None:
            return found
        time.sleep(0.3)
    sys.exit(f"walk_window: expected {what} within {TIMEOUT} s, found none")


def written(program, folder, *arguments):
    """The rows of the file of a figure."""
    path = os.path.join(folder, "numbers.csv")
    subprocess.run([program, "figure", MODEL, "--text", TEXT, *arguments, "--out", path], check=True,
                   stdout=subprocess.DEVNULL)
    with open(path, encoding="utf-8") as file:
        return list(csv.reader(line for line in file if not line.startswith("#")))


def check(what, expected, found, tolerance=0.0005):
    if abs(found - expected) > tolerance:
        sys.exit(f"walk_window: expected {what} {expected}, found {found}")


def check_weight(rows):
    row = next(each for each in rows if each[0] == QUERY)
    view = awaited(lambda: table("Heat map"), "a table that is called Heat map").queryTable()
    queries = [view.getRowDescription(row) for row in range(view.nRows)]
    keys = [view.getColumnDescription(column) for column in range(view.nColumns)]
    cell = view.getAccessibleAt(queries.index(QUERY), keys.index(KEY))
    print(f'Heat map of {view.nRows} queries and {view.nColumns} keys; a cell reads "{cell.name}"')
    check("the weight", float(row[rows[0].index(KEY)]), float(cell.name.split()[-1]), 0.0001)


def check_metric(rows):
    name = "Grid of all layers and heads colored by a metric"
    view = awaited(lambda: table(name), f"a table that is called {name}").queryTable()
    cell = view.getAccessibleAt(LAYER, HEAD)
    text = cell.name.replace("\n", "; ")
    print(f'Grid of {view.nRows} layers and {view.nColumns} heads; a cell reads "{text}"')
    if cell.name.split()[0] != f"L{LAYER}H{HEAD}":
        sys.exit(f"walk_window: expected the name of the head L{LAYER}H{HEAD}, found {text}")
    check("the metric", float(rows[1 + LAYER][1 + HEAD]), float(cell.name.split()[-1]))


def check_lens(rows):
    press("Explain this weight", pyatspi.ROLE_MENU_ITEM, pyatspi.ROLE_CHECK_MENU_ITEM)
    press("Logit lens", pyatspi.ROLE_PAGE_TAB)
    name = "Prediction of each layer"
    view = awaited(lambda: table(name), f"a table that is called {name}").queryTable()
    cell = view.getAccessibleAt(0, 0)
    print(f'Logit lens of {view.nRows} layers; a cell reads "{cell.name}"')
    first = dict(zip(rows[0], rows[1]))
    if first["tokens"] not in cell.name or first["layer_label"] not in cell.name:
        sys.exit(f"walk_window: expected the token {first['tokens']} of {first['layer_label']}, found {cell.name}")
    check("the probability", float(first["probabilities"]), float(cell.name.split()[-1]))


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
        weights = written(program, home, "--view", "heatmap", "--layer", str(LAYER), "--head", str(HEAD))
        metrics = written(program, home, "--view", "grid", "--metric", METRIC)
        selected = [row[0] for row in weights[1:]].index(QUERY)  # as the window begins
        lens = written(program, home, "--view", "lens", "--query", str(selected))
        process = subprocess.Popen([program, "--model", MODEL, "--text", TEXT],
                                   env={**os.environ, "HOME": home, "DISPLAY": screen, "QT_QPA_PLATFORM": "xcb"})
        try:
            awaited(window, "the window on the accessibility bus")
            check_weight(weights)
            check_metric(metrics)
            check_lens(lens)
            nodes = walked(window())
            nameless = [place_of(each) for each in nodes if needs_name(each) and not each.name]
        finally:
            process.terminate()
            process.wait()  # it writes into its home until then
    if nameless:
        sys.exit("walk_window: expected names, found none for\n" + "\n".join(nameless))
    print(f"{len(nodes)} elements of the window; everything that takes input has a name")


main()
