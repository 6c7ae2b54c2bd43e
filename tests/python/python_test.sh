#!/usr/bin/env bash
# usage: python_test.sh PYTHON FOLDER [PROGRAM]: passes the tests of the Python package in FOLDER, with PYTHON or the system's Python, whichever has
# NumPy and pytest: packaging/test installs both for the latter. Ends with 77 where neither has.
set -euo pipefail
python=
for candidate in "$1" /usr/bin/python3; do
    "$candidate" -c 'import sys; assert sys.version_info >= (3, 10); import numpy, pytest' 2>/dev/null && { python=$candidate; break; }
done
[ -n "$python" ] || { echo "skipped: the tests need Python 3.10 with NumPy and pytest"; exit 77; }
if [ -x "${3:-}" ]; then
    export HEADLIGHT_PROGRAM=$3 QT_QPA_PLATFORM=offscreen
else
    unset HEADLIGHT_PROGRAM
fi
export PYTHONDONTWRITEBYTECODE=1
exec "$python" -m pytest -q -p no:cacheprovider "$2/tests/test_views.py" "$2/tests/test_clusters.py" "$2/tests/test_sequences.py" "$2/tests/test_capture_file.py" "$2/tests/test_program.py" "$2/tests/test_examples.py"
