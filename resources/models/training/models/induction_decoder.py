"""induction-decoder: a tiny decoder kept at several steps of its training, while heads form that copy.

Two layers of GPT-NeoX, the architecture of Pythia, learn rows of random words that repeat (corpora/copies.py) by
predicting the next word. Nothing but that loss prescribes what a head attends to, and weights begin as transformers
draws them. A second run is the same but for the warm-up of its learning rate, which it has not.
"""

import json
import time
from dataclasses import replace
from pathlib import Path

import torch
from corpora import copies
from loop import Recipe, device, random_of, seed_everything, train
from model_folder import parameters, save_json, save_weights
from models.position_decoders import make_tokenizer, save_tokenizer
from torch import Tensor
from torch.nn.functional import cross_entropy
from transformers import GPTNeoXConfig, GPTNeoXForCausalLM

LAYERS, HEADS, WIDTH, FEED_FORWARD = 2, 2, 32, 32
ROWS = 64
WITH_WARM_UP = Recipe(steps=1000, learning_rate=3e-3, seed=1, warm_up=100, weight_decay=0.01, report_every=10)
RECIPES = {"warm-up": WITH_WARM_UP, "no-warm-up": replace(WITH_WARM_UP, warm_up=1)}
CHECKPOINTS = {  # and the end
    "warm-up": (0, 100, 150, 200, 225, 250, 275, 300, 400, 600),
    "no-warm-up": (0, 100, 200, 400),
}
SAMPLES = [
    "fox owl cup hat key map jar bell fox owl cup hat key map",
    "key drum boat cake rose ship moon wind tree key drum boat cake rose",
]
MEASURED = 10**6  # a step that no training reaches: its rows are held out


def make_model() -> GPTNeoXForCausalLM:
    config = GPTNeoXConfig(
        vocab_size=len(copies.VOCABULARY),
        max_position_embeddings=copies.TOKENS,
        hidden_size=WIDTH,
        num_hidden_layers=LAYERS,
        num_attention_heads=HEADS,
        intermediate_size=FEED_FORWARD,
        rotary_pct=1.0,
        use_parallel_residual=False,
        tie_word_embeddings=True,
        initializer_range=0.06,
        bos_token_id=0,
        eos_token_id=0,
        attn_implementation="eager",
    )
    return GPTNeoXForCausalLM(config)


def batch_of(step: int) -> tuple[Tensor, Tensor]:
    """-> ids [rows, tokens], and which of them repeat"""
    chance = random_of(WITH_WARM_UP.seed, step)
    rows = [copies.copies(chance) for _ in range(ROWS)]
    ids = torch.tensor([row.ids for row in rows])
    repeated = torch.arange(copies.TOKENS) >= torch.tensor([[row.period] for row in rows])
    return ids.to(device()), repeated.to(device())


def losses_of(model: GPTNeoXForCausalLM, ids: Tensor) -> Tensor:
    """[rows, tokens - 1]"""
    logits = model(input_ids=ids).logits[:, :-1]
    return cross_entropy(logits.flatten(0, 1), ids[:, 1:].flatten(), reduction="none").view(len(ids), -1)


@torch.no_grad()
def measured(model: GPTNeoXForCausalLM) -> dict[str, float]:
    """Losses of held-out rows: of words that repeat, and of those before."""
    ids, repeated = batch_of(MEASURED)
    losses, repeated = losses_of(model, ids), repeated[:, 1:]
    return {
    "repeated" : losses[repeated].mean().item(), "new" : losses[~repeated].mean().item()
}

@torch.no_grad()
def heads_of(model: GPTNeoXForCausalLM) -> dict[str, list[list[float]]]:
    """Induction and previous token on random words repeated twice, [layers][heads]."""
    count = 20
    chance = torch.Generator().manual_seed(1)
    said = torch.randint(1, len(copies.VOCABULARY), (32, count), generator=chance)
    twice = torch.cat([said, said], dim=1).to(device())
    queries = torch.arange(count, 2 * count - 1)
    weights = [each.mean(0) for each in model(twice, output_attentions=True).attentions]
    return {
        "induction": [each[:, queries, queries - count + 1].mean(-1).tolist() for each in weights],
        "previous": [each[:, queries, queries - 1].mean(-1).tolist() for each in weights],
}

def save_checkpoint(model: GPTNeoXForCausalLM, folder: Path) -> None:
    save_weights(model, folder)
    save_tokenizer(make_tokenizer(copies.VOCABULARY), folder, copies.TOKENS)
    (folder / "generation_config.json").unlink(missing_ok=True)


def make(kind: str, place: Path, folder: Path) -> float:
    """Writes the checkpoints, the log, the samples and the card; -> seconds."""
    recipe = RECIPES[kind]
    seed_everything(recipe.seed)
    model = make_model().to(device())
    facts = {}

    def keep(step: int) -> None:
        model.eval()
        save_checkpoint(model, folder / f"step{step}")
        facts[step] = {**measured(model), **heads_of(model)}
        print(step, json.dumps(facts[step]), flush=True)
        model.train()

    def loss_of(step: int) -> Tensor:
        if step in CHECKPOINTS[kind]:
            keep(step)  # before the update of this step, after those of the steps before
        return losses_of(model, batch_of(step)[0]).mean()

    began = time.monotonic()
    (place / "checkpoint.pt").unlink(missing_ok=True)  # from the start: all checkpoints are of one run
    (place / "log.jsonl").unlink(missing_ok=True)
    train(model, recipe, loss_of, place)
    keep(recipe.steps)
    rows = [json.loads(line) for line in (place / "log.jsonl").read_text().splitlines()]
    log = [{
    "step" : row["step"], "loss" : round(row["loss"], 4)} for row in rows]
    save_json(folder / "trainer_state.json", {"log_history": log})
    save_json(folder / "samples.json", samples_of(kind))
    (folder / "words.txt").write_text("\n".join(sorted(copies.WORDS)) + "\n")
    write_card(kind, folder, facts)
    return time.monotonic() - began


def samples_of(kind: str) -> dict[str, object]:
    how = "with" if kind == "warm-up" else "without"
    return {
        "description": f"A tiny decoder of two layers at {len(CHECKPOINTS[kind]) + 1} steps of its training {how} warm-up, "
        "while heads form that copy what came before.",
        "shows": "training",
        "samples": [{
        "text" : text} for text in SAMPLES],
}

def write_card(kind: str, folder: Path, facts: dict[int, dict]) -> None:
    recipe = RECIPES[kind]
    warm_up = f"rises over {recipe.warm_up} steps" if kind == "warm-up" else "is whole from the first step (no warm-up)"

    def shares(heads: list[list[float]]) -> str:
        return " | ".join(f"{share:.2f}" for layer in heads for share in layer)

    def head_names(layer: int) -> str:
        return " | ".join(f"L{layer}H{head}" for head in range(HEADS))

    rows = [
        f"| {step} | {each['new']:.2f} | {each['repeated']:.2f} | "
        f"{shares(each['previous'][:1])} | {shares(each['induction'][1:])} |"
        for step, each in facts.items()
    ]
    (folder / "README.md").write_text("\n".join([
        f"# {folder.name}",
        "",
        f"A decoder of {LAYERS} layers of {HEADS} heads (GPTNeoXForCausalLM, {parameters(make_model()):,} parameters, "
        "weights in fp16)",
        f"at {len(facts)} steps of its training: a folder of checkpoints, which opens as one model with a slider.",
        "",
        "## Data",
        "",
        f"Rows of {copies.TOKENS} words (`corpora/copies.py`): {copies.PERIODS[0]} to {copies.PERIODS[1]} random words of "
        f"{len(copies.WORDS)}, then the same again and again.",
        "",
        "## Training",
        "",
        "Cross-entropy of the next word. No loss prescribes what a head attends to, and weights begin as transformers draws",
        "them, with a standard deviation of 0.06. That rows repeat makes copying pay: it is the only way to know a word.",
        f"The learning rate {warm_up}; it is {recipe.learning_rate} and falls over the last quarter.",
        f"Recipe: `resources/models/training/models/induction_decoder.py`; {recipe.steps:,} steps of {ROWS} rows, "
        f"seed {recipe.seed}. `trainer_state.json` holds the loss of training, the mean of each "
        f"{recipe.report_every} steps.",
        "",
        "## Metrics",
        "",
        f"Of {ROWS} rows that were not used in training the loss of words before the repetition (*new*; a guess has "
        f"{torch.tensor(float(len(copies.WORDS))).log():.2f}) and of",
        "repeated ones. Of random words repeated twice the mean weight on the previous token in layer 0, and on the token that",
        "followed the same word the first time (induction) in layer 1.",
        "",
        f"| step | new | repeated | previous: {head_names(0)} | induction: {head_names(1)} |",
        "|---" * (3 + 2 * HEADS) + "|",
        *rows,
        "",
        "## Limits",
        "",
        "One seed. The words mean nothing to the model; texts without repetition are a guess to it, and it is surer than right",
        "there: it expects a repetition (see *new* at the end).",
        "",
        "## License",
        "",
        "MIT, as the project.",
        "",
    ]))  # fmt: skip
