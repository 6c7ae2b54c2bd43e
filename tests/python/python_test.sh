#!/usr/bin/env bash
# usage: python_test.sh PYTHON FOLDER [PROGRAM]: passes the tests of the Python package in FOLDER. Ends with 77 where PYTHON lacks NumPy or pytest.
set -euo pipefail
"$1" -c 'import sys; assert sys.version_info >= (3, 10); import numpy, pytest' 2>/dev/null ||
    { echo "skipped: the tests need Python 3.10 with NumPy and pytest"; exit 77; }
if [ -x "${3:-}" ]; then
    export HEADLIGHT_PROGRAM=$3 QT_QPA_PLATFORM=offscreen
else
    unset HEADLIGHT_PROGRAM
fi
export PYTHONDONTWRITEBYTECODE=1
exec "$1" -m pytest -q -p no:cacheprovider "$2/tests/test_views.py" "$2/tests/test_clusters.py" "$2/tests/test_sequences.py" "$2/tests/test_capture_file.py" "$2/tests/test_program.py" "$2/tests/test_examples.py"
