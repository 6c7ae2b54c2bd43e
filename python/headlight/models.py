"""What the program knows of a model."""

from __future__ import annotations

import json
import os
from typing import Any

from .program import run_program


def model_info(model: str | os.PathLike[str]) -> dict[str, Any]:
    """Facts about a model: `folder`, `layers`, `heads`, `parameters`, `can_run` and more, as `headlight model` says them.

    model: a built-in model's name, a Hugging Face folder or a GGUF file. Raises `ProgramError` where there is none.
    """
    return json.loads(run_program(["model", "--json", "--", os.fspath(model)]))
