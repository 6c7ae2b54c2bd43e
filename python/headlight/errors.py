"""Errors of the package."""


class HeadlightError(Exception):
    """Base of all errors that the package raises on its own behalf."""


class CaptureError(HeadlightError):
    """A model or a call whose attention cannot be captured; the message says what to do instead."""


class FormatError(HeadlightError):
    """A file that does not follow the capture format; the message names the field."""


class ProgramError(HeadlightError):
    """The program `headlight` was not found, or refused its input; the message is the program's own."""
