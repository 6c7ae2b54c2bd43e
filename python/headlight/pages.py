"""Interactive pages in a notebook: a self-contained page in an iframe, without scripts of other sites."""

from __future__ import annotations

import html
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from .figures import Drawing
from .opened import Opened, open_source

if TYPE_CHECKING:
    from typing_extensions import Unpack

    from .view_fields import ViewFields


class Page(Drawing):
    """A page with all heads, as notebooks show it."""

    def __init__(self, opened: Opened, view: dict[str, Any], height: int) -> None:
        super().__init__(opened, view)
        self.height = height
        self.html = self._content(".html")

    def _repr_html_(self) -> str:
        content = html.escape(self.html, quote=True)
        style = f"width: 100%; height: {self.height}px; border: 0; background: white"
        return f'<iframe sandbox="allow-scripts allow-downloads" style="{style}" srcdoc="{content}"></iframe>'


def show(x: Any, *, tokens: Iterable[str] | None = None, height: int = 640, **view: Unpack[ViewFields]) -> Page:
    """Shows attention in a notebook as a page in which heads are chosen and weights are pointed at.

        headlight.show("story-encoder", text="The animal was tired.")
        headlight.show("run.safetensors", layer=2, head=1)
        headlight.show(outputs.attentions, tokens=tokens)

    The page contains all that it needs: it survives `nbconvert`, needs no network and no kernel.

    x, tokens, view: as `figure` takes them.
    height: height of the page in pixels.
    """
    return Page(open_source(x, tokens), dict(view), height)
