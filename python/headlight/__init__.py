"""Headlight in Python: attention of transformers captured, shown, drawn and measured."""

from .capture import capture
from .capture_file import CaptureFile, open_capture
from .errors import CaptureError, FormatError, HeadlightError, ProgramError

__all__ = ["CaptureError", "CaptureFile", "FormatError", "HeadlightError", "ProgramError", "capture", "open_capture"]
