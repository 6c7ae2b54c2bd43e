"""Recall networks: six small networks that differ in one thing, how a token learns of the tokens before it.

Recurrence (LSTM), convolution, attention, two fixed patterns in the place of attention weights, and additive attention
over the states of an LSTM. Everything else is the same: embedding, residual sum, feed-forward, a digit as output.
"""

import json
import time
from pathlib import Path

import torch
from corpora import recall
from loop import Recipe, device, random_of, seed_everything, train
from model_folder import parameters, save_json
from safetensors.torch import save_file
from torch import Tensor, nn
from torch.nn import functional

RECIPE = Recipe(steps=4000, learning_rate=3e-3, seed=23, warm_up=200, weight_decay=0.0, report_every=1000)
WIDTH = 32
BATCH = 256
KERNEL = 3
HELD_OUT = 4000  # rows that are measured; their seed is not used in training


def causal_mask(tokens: int) -> Tensor:
    return torch.ones(tokens, tokens, dtype=torch.bool).tril()


class Lstm(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.lstm = nn.LSTM(WIDTH, WIDTH, batch_first=True)

    def forward(self, x: Tensor) -> Tensor:
        return self.lstm(x)[0]


class Convolution(nn.Module):
    """Two causal layers: each output sees its own token and 2 * (KERNEL - 1) before it."""

    def __init__(self) -> None:
        super().__init__()
        self.first = nn.Conv1d(WIDTH, WIDTH, KERNEL)
        self.second = nn.Conv1d(WIDTH, WIDTH, KERNEL)

    def forward(self, x: Tensor) -> Tensor:
        before = (KERNEL - 1, 0)
        hidden = functional.relu(self.first(functional.pad(x.transpose(1, 2), before)))
        return self.second(functional.pad(hidden, before)).transpose(1, 2)


class Attention(nn.Module):
    """One causal head without positions (Vaswani et al. 2017)."""

    def __init__(self) -> None:
        super().__init__()
        self.query, self.key, self.value, self.output = (nn.Linear(WIDTH, WIDTH, bias=False) for _ in range(4))

    def weights(self, x: Tensor) -> Tensor:
        scores = self.query(x) @ self.key(x).transpose(1, 2) / WIDTH**0.5
        return scores.masked_fill(~causal_mask(x.shape[1]).to(x.device), -torch.inf).softmax(dim=-1)

    def forward(self, x: Tensor) -> Tensor:
        return self.output(self.weights(x) @ self.value(x))


class FixedPattern(nn.Module):
    """The value and output matrices of attention, with weights that depend on nothing but the place."""

    def __init__(self, uniform: bool) -> None:
        super().__init__()
        self.uniform = uniform
        self.value, self.output = (nn.Linear(WIDTH, WIDTH, bias=False) for _ in range(2))

    def weights(self, tokens: int) -> Tensor:
        if self.uniform:
            seen = causal_mask(tokens).float()
            return seen / seen.sum(dim=1, keepdim=True)
        return functional.one_hot((torch.arange(tokens) - 1).clamp(min=0), tokens).float()

    def forward(self, x: Tensor) -> Tensor:
        return self.output(self.weights(x.shape[1]).to(x) @ self.value(x))


class AdditiveAttention(nn.Module):
    """States of an LSTM, and their mean weighted by v tanh(W query + U key) (Bahdanau et al. 2014, arXiv 1409.0473)."""

    def __init__(self) -> None:
        super().__init__()
        self.lstm = nn.LSTM(WIDTH, WIDTH, batch_first=True)
        self.query, self.key = (nn.Linear(WIDTH, WIDTH, bias=False) for _ in range(2))
        self.score = nn.Linear(WIDTH, 1, bias=False)
        self.output = nn.Linear(2 * WIDTH, WIDTH, bias=False)

    def weights(self, states: Tensor) -> Tensor:
        both = self.query(states)[:, :, None] + self.key(states)[:, None]
        scores = self.score(both.tanh())[..., 0]
        return scores.masked_fill(~causal_mask(states.shape[1]).to(states.device), -torch.inf).softmax(dim=-1)

    def forward(self, x: Tensor) -> Tensor:
        states = self.lstm(x)[0]
        return self.output(torch.cat([states, self.weights(states) @ states], dim=-1))


MIXERS = {
    "lstm": Lstm,
    "convolution": Convolution,
    "attention": Attention,
    "additive": AdditiveAttention,
    "previous": lambda: FixedPattern(uniform=False),
    "uniform": lambda: FixedPattern(uniform=True),
}


class RecallNetwork(nn.Module):
    def __init__(self, kind: str) -> None:
        super().__init__()
        self.embedding = nn.Embedding(len(recall.VOCABULARY), WIDTH)
        # From PyTorch's 1, attention begins saturated: two seeds of two then never tell some of the letters apart.
        nn.init.normal_(self.embedding.weight, std=0.3)
        self.mixer = MIXERS[kind]()
        self.up, self.down = nn.Linear(WIDTH, WIDTH), nn.Linear(WIDTH, WIDTH)
        self.head = nn.Linear(WIDTH, len(recall.DIGITS))

    def forward(self, tokens: Tensor) -> Tensor:
        """[rows, tokens] -> logits of the digits, [rows, tokens, digits]"""
        x = self.embedding(tokens)
        x = x + self.mixer(x)
        return self.head(x + self.down(functional.relu(self.up(x))))


def shares_right(network: RecallNetwork) -> dict[str, float | list[float]]:
    """Right answers of held-out rows: of all questions, and by distance 1, 2, ..."""
    tokens, answers, distances = recall.rows(random_of(RECIPE.seed, -1), HELD_OUT)
    with torch.no_grad():
        right = network(tokens.to(device())).argmax(dim=-1).cpu() == answers
    asked = answers != recall.IGNORED
    by_distance = [right[asked & (distances == far)].float().mean().item() for far in range(1, recall.TOKENS)]
    return {"right": right[asked].float().mean().item(), "by_distance": by_distance}


def train_network(kind: str, work: Path) -> RecallNetwork:
    seed_everything(RECIPE.seed)
    network = RecallNetwork(kind).to(device())

    def loss_of(step: int) -> Tensor:
        tokens, answers, _ = recall.rows(random_of(RECIPE.seed, step), BATCH)
        logits = network(tokens.to(device()))
        return functional.cross_entropy(logits.flatten(0, 1), answers.to(device()).flatten())

    train(network, RECIPE, loss_of, work / kind)
    return network.half().float()  # as the file holds it


def write_card(folder: Path) -> None:
    """README.md, from networks.json."""
    facts = json.loads((folder / "networks.json").read_text())
    rows = [
        f"| {kind} | {each['parameters']:,} | {each['right']:.3f} | "
        + " | ".join(f"{each['by_distance'][far - 1]:.3f}" for far in (1, 4, 5, 23))
        + " |"
        for kind, each in facts["networks"].items()
    ]
    (folder / "README.md").write_text("\n".join([
        "# recall",
        "",
        "Six small networks that answer which digit a letter was given, for the page *Recurrence* of the panel that explains.",
        "They differ in how a token learns of the tokens before it: an LSTM, two causal convolutions of width 3, one causal",
        "head without positions, an LSTM with additive attention over its states, and two fixed patterns of weights (the",
        "previous token; uniform). Embedding, residual sum, feed-forward and output are the same. Weights are in fp16.",
        "",
        "## Data",
        "",
        f"Random rows of {recall.TOKENS} tokens (`corpora/recall.py`): {len(recall.LETTERS)} letters, each given one of "
        f"{len(recall.DIGITS)} digits at most once, and questions.",
        "",
        "## Training",
        "",
        "Cross-entropy of the digits at questions; nothing prescribes what attention does. Embeddings start with a",
        "standard deviation of 0.3: from 1, attention did not learn all letters apart (0.93 and 0.97 of two seeds tried).",
        f"Recipe: `resources/models/training/models/recall_networks.py`; {RECIPE.steps:,} steps of {BATCH} rows, "
        f"seed {RECIPE.seed}.",
        "",
        "## Metrics",
        "",
        f"Right answers of {facts['rows_measured']:,} rows that were not used in training: of all questions, and of those",
        "whose pair stands 1, 4, 5 and 23 tokens back. A guess is right in 0.125.",
        "",
        "| network | parameters | all | 1 | 4 | 5 | 23 |",
        "|---|---|---|---|---|---|---|",
        *rows,
        "",
        "## Limits",
        "",
        "One seed of each network; the LSTM was still learning at the end. Rows that are longer, give a letter two digits or",
        "ask for one without a digit are outside the training data.",
        "",
        "## License",
        "",
        "MIT, as the project.",
        "",
    ]))


def make(work: Path, folder: Path) -> float:
    """Writes networks.safetensors (fp16), networks.json and the card. Returns the seconds of training."""
    began = time.monotonic()
    folder.mkdir(parents=True, exist_ok=True)
    weights: dict[str, Tensor] = {}
    measured = {}
    for kind in MIXERS:
        network = train_network(kind, work)
        measured[kind] = {"parameters": parameters(network), **shares_right(network)}
        print(kind, json.dumps(measured[kind]), flush=True)
        weights |= {f"{kind}.{name}": value.half().cpu() for name, value in network.state_dict().items()}
    save_file(weights, folder / "networks.safetensors")
    (folder / "networks.safetensors").chmod(0o644)
    facts = {"letters": recall.LETTERS, "digits": recall.DIGITS, "rows_measured": HELD_OUT, "networks": measured}
    save_json(folder / "networks.json", facts)
    write_card(folder)
    return time.monotonic() - began
