"""Headlight in Python: attention of transformers captured, shown, drawn and measured."""

from .arrays import Attention, NamedArray, attention
from .capture import Capture, capture
from .capture_file import CaptureFile, open_capture
from .clusters import Shards, merge, over
from .corpus import metrics
from .errors import CaptureError, FormatError, HeadlightError, ProgramError
from .figures import Figure, figure
from .models import model_info
from .pages import Page, show
from .traces import capture_trace
from .version import VERSION as __version__
from .window import open

# What clusters need hangs on the function that one machine needs: headlight.metrics.over.
metrics.over, metrics.merge, metrics.Shards = over, merge, Shards  # type: ignore[attr-defined]

__all__ = [
    "Attention", "Capture", "CaptureError", "CaptureFile", "Figure", "FormatError", "HeadlightError",
    "NamedArray", "Page", "ProgramError", "__version__", "attention", "capture", "capture_trace", "figure", "metrics",
    "model_info", "open", "open_capture", "show",
]
