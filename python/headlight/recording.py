"""What a capture keeps while the model runs: a run for each independent call, with the calls of every layer in order."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from .attention_function import is_causal
from .errors import CaptureError
from .masks import Block
from .model_parts import ModelParts

#: Kinds of attention whose keys come from another and stay the same while a text is generated.
_CROSS_KINDS = ("cross",)


@dataclass
class LayerRecord:
    """Queries and keys of one layer, joined over the calls; `queries[i]` is [batch, heads, n, size] on the host."""

    name: str
    kind: str
    number: int | None
    scale: float
    soft_cap: float | None
    sinks: Any
    queries: list[Any] = field(default_factory=list)
    keys: list[Any] = field(default_factory=list)
    values: list[Any] = field(default_factory=list)
    blocks: list[Block] = field(default_factory=list)
    biases: list[tuple[Block, Any]] = field(default_factory=list)
    query_count: int = 0
    key_count: int = 0
    #: Keys that were there before the block began: the queries are the last ones.
    earlier_keys: int = 0
    step: int = -1
    #: Places of the last call's queries and keys in memory: differential attention calls twice with the same ones.
    last: tuple[int, int] = (0, 0)


@dataclass
class Run:
    """One independent call of the model, or one text that `generate` wrote for each item of the batch."""

    generated: bool = False
    layers: dict[tuple[str, int], LayerRecord] = field(default_factory=dict)
    #: Token ids by the role of their sequence (text, source, target): tensors [batch, tokens], in order.
    ids: dict[str, list[Any]] = field(default_factory=dict)
    #: Padding by role: the last two-dimensional attention mask, [batch, tokens].
    padding: dict[str, Any] = field(default_factory=dict)
    #: Tokens of each role that were given and not generated.
    prompt: dict[str, int] = field(default_factory=dict)
    #: Batch of the model's main input, such as pixel_values; 0 where it was not seen.
    batch: int = 0
    #: Grids of the images, [images, 3], of models that say them.
    grids: Any = None

    def forget_decoded(self) -> None:
        """Drops what a step without a cache computes again from the start."""
        for key in [key for key, record in self.layers.items() if record.kind in ("self", "text", "decoder", "cross")]:
            del self.layers[key]
        for role in ("text", "target"):
            self.ids.pop(role, None)


class Recorder:
    """Receives the attention calls of a model and keeps them run by run."""

    def __init__(
        self, parts: ModelParts, wanted: Callable[[int | None, str], bool], to_host: Callable[[Any], Any], values: bool
    ) -> None:
        self._parts = parts
        self._wanted = wanted
        self._to_host = to_host
        self._values = values
        self.runs: list[Run] = []
        self.warnings: list[str] = []
        self.generating = False
        self._current: Run | None = None
        self._step = 0
        self._calls: dict[int, int] = {}

    @property
    def run(self) -> Run:
        """Run that calls are kept in; begins one if there is none."""
        if self._current is None:
            self.begin_run()
        assert self._current is not None
        return self._current

    def begin_run(self, generated: bool = False) -> None:
        """Lets the next calls belong to a run of their own."""
        self._current = Run(generated)
        self.runs.append(self._current)
        self._calls.clear()

    def drop_run(self) -> None:
        """Forgets the run that calls are kept in, which did not end."""
        if self._current is not None:
            self.runs.remove(self._current)
            self._current = None

    def begin_step(self) -> None:
        """Says that the next calls come from another forward pass."""
        self._step += 1
        self._calls.clear()

    def enter_module(self, module: Any) -> None:
        """Counts how often an attention module ran in this forward pass; shared layers run several times."""
        self._calls[id(module)] = self._calls.get(id(module), -1) + 1

    def receive(self, module: Any, query: Any, key: Any, value: Any, mask: Any, kwargs: dict[str, Any]) -> None:
        """Keeps one call of the attention function; tensors are copied to the host at once."""
        call = self._calls.setdefault(id(module), 0)
        path = self._parts.names[id(module)]
        name = path if call == 0 else f"{path}.call{call}"
        record = self.run.layers.get((path, call))
        if record is None:
            kind = self._parts.kind(module, query.shape[2] != key.shape[2])
            if kind is None:
                self.warn(f"{path} is left out: the capture format has no name for this kind of attention.")
                return
            number = self._parts.number(module) if call == 0 else call
            if not self._wanted(number, path):
                return
            scale = kwargs.get("scaling")
            record = LayerRecord(
                name, kind, number, float(scale if scale is not None else query.shape[-1] ** -0.5),
                _number_or_none(kwargs.get("softcap")), self._sinks(kwargs.get("s_aux"), query.shape[1]),
            )
            self.run.layers[(path, call)] = record
        self._add(record, query, key, value, mask, is_causal(module, query, mask, kwargs), kwargs.get("position_bias"))

    def wants(self, module: Any) -> bool:
        """True if the first call of the attention module is kept."""
        return self._wanted(self._parts.number(module), self._parts.names[id(module)])

    def warn(self, text: str) -> None:
        """Keeps a sentence for the end of the block, once."""
        if text not in self.warnings:
            self.warnings.append(text)

    def _sinks(self, sinks: Any, heads: int) -> Any:
        if sinks is None:
            return None
        if sinks.numel() != heads:
            raise CaptureError(f"Expected one attention sink for each of {heads} heads, found {tuple(sinks.shape)}.")
        return self._to_host(sinks.reshape(-1))

    def _add(self, record: LayerRecord, query: Any, key: Any, value: Any, mask: Any, causal: bool, bias: Any) -> None:
        count, key_count = query.shape[2], key.shape[2]
        same_step, record.step = record.step == self._step, self._step
        here = (query.data_ptr(), key.data_ptr())
        if same_step and here == record.last:
            return
        record.last = here
        begins = record.query_count == 0
        first_query = record.query_count
        if record.kind in _CROSS_KINDS:
            first_key, new = 0, key_count if begins else 0
        elif begins or same_step:  # a further call in one pass: an image or a window of its own
            first_key, new = record.key_count, key_count
            if begins and key_count > count:
                record.earlier_keys = key_count - count
        else:
            new = count
            first_key = record.key_count + count - key_count
            if first_key < 0 or (record.earlier_keys == 0 and key_count < count):
                raise CaptureError(
                    f"{record.name}: expected at most {record.key_count + count} keys after {first_query} + {count} "
                    f"queries, found {key_count}: the cache was changed between the steps. Capture the finished text "
                    "instead: model(ids)."
                )
        record.queries.append(self._to_host(query))
        if new:
            record.keys.append(self._to_host(key[:, :, key_count - new :]))
            if self._values:
                record.values.append(self._to_host(value[:, :, key_count - new :]))
        record.query_count += count
        record.key_count += new
        kept = None if mask is None else mask.detach()
        block = Block(first_query, count, first_key, key_count, kept, causal)
        record.blocks.append(block)
        if bias is not None:
            record.biases.append((block, bias.detach()))


def _number_or_none(value: Any) -> float | None:
    return None if value is None else float(value)
