"""Models that begin with the weights of an earlier one whose vocabulary was smaller.

Every token of the earlier model keeps its id, and the new ones come after them; old words keep their tokens.
"""

from collections import Counter
from pathlib import Path

import torch
from safetensors.torch import load_file
from tokenizers import Tokenizer
from torch import Tensor, nn


@torch.no_grad()
def begin_with(model: nn.Module, folder: Path) -> None:
    """Copies the weights of the model in `folder`. Tensors with more rows than there keep the rest as `grown` says."""
    earlier = load_file(folder / "model.safetensors")
    for name, value in model.state_dict().items():
        if name in earlier:
            value.copy_(grown(earlier[name].float(), value))


def grown(earlier: Tensor, value: Tensor) -> Tensor:
    """The earlier rows, and for the rest their mean with the noise of their spread: in a table of embeddings new
    tokens begin amid the old ones, with as much between them."""
    more = len(value) - len(earlier)
    if more == 0:
        return earlier
    rest = earlier.mean(0).expand(more, *earlier.shape[1:])
    if earlier.dim() > 1:
        rest = rest + torch.randn(more, *earlier.shape[1:]) * earlier.std(0)
    return torch.cat([earlier, rest])


def with_more_words(vocabulary: list[str], earlier: Tokenizer) -> list[str]:
    """The earlier tokenizer's pieces in their order, then those of `vocabulary` that it does not have."""
    known = earlier.get_vocab()
    return sorted(known, key=known.__getitem__) + [piece for piece in vocabulary if piece not in known]


def pieces_of(tokenizer: Tokenizer, word: str) -> list[str]:
    return tokenizer.encode(word).tokens


def pairs_in(pieces: list[str]) -> list[tuple[str, str]]:
    return list(zip(pieces, pieces[1:], strict=False))


def merged(pieces: list[str], pair: tuple[str, str]) -> list[str]:
    result: list[str] = []
    for piece in pieces:
        if result and (result[-1], piece) == pair:
            result[-1] += piece
        else:
            result.append(piece)
    return result


def new_merges(earlier: Tokenizer, new: Counter[str], old: set[str], count: int) -> list[tuple[str, str]]:
    """Up to `count` merges of byte-pair encoding, the most frequent pair first, learned on the words that are new.

    A pair that stands in an old word is not merged, so the pieces of the old words stay as they are.
    """
    forbidden = {pair for word in old for pair in pairs_in(pieces_of(earlier, word))}
    words = [(pieces_of(earlier, word), times) for word, times in sorted(new.items())]
    found: list[tuple[str, str]] = []
    while len(found) < count:
        counts: Counter[tuple[str, str]] = Counter()
        for pieces, times in words:
            for pair in pairs_in(pieces):
                counts[pair] += times
        best = max(((n, pair) for pair, n in counts.items() if pair not in forbidden), default=None)
        if best is None:
            break
        found.append(best[1])
        words = [(merged(pieces, best[1]), times) for pieces, times in words]
    return found
