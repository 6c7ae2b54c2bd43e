#!/usr/bin/env python3
"""Writes models/gte-new-mlm, models/neobert-* and models/dnabert2-*: tiny random encoders in layouts that are published with code of their own,
and tokenizers/esmc and tokenizers/dnabert2.

    python make_published_encoders.py [NAME ...]

The reference (eager attention, fp32, CPU) is, for GTE as Alibaba-NLP publishes it (`model_type` "new"), transformers' own GTE with the
frequencies of GTE's fixed NTK scaling, which transformers does not have; for NeoBERT (arXiv 2502.19587; chandar-lab/NeoBERT), which
transformers does not have at all, and for DNABERT-2 (arXiv 2306.15006), which has the shape of MosaicBERT (arXiv 2312.17482), the modules of this
file, with the names and the configuration of the published folders; for the tokenizer of ESM C, transformers' own, and for one of DNABERT-2's
kind, the library tokenizers. The published code of MosaicBERT takes padding out of a batch: here its queries attend to the text as others do. Hidden states are what the layers read, the last one is taken after the final norm.
"""

import json
import random
import sys
from pathlib import Path

import tokenizers
import torch
import transformers as hf
from safetensors.torch import save_file
from torch import nn

HERE = Path(__file__).parent
MODELS = HERE / "models"
SHAPE = dict(vocab_size=80, hidden_size=16, num_hidden_layers=2, num_attention_heads=2)


def randomize(model: nn.Module) -> None:
    with torch.no_grad():
        for parameter in model.parameters():
            parameter.add_(torch.randn_like(parameter) * (0.2 if parameter.dim() > 1 else 0.1))


def save(name: str, config: dict, weights: dict[str, torch.Tensor], outputs_of) -> None:
    """A folder with two texts, the second one padded. `outputs_of` takes ids and mask, [1, tokens] each."""
    folder = MODELS / name
    reference = folder / "reference"
    reference.mkdir(parents=True, exist_ok=True)
    (folder / "config.json").write_text(json.dumps(config, indent=2) + "\n", encoding="utf-8")
    save_file({key: tensor.detach().contiguous().clone() for key, tensor in weights.items()}, folder / "model.safetensors", {"format": "pt"})
    inputs = []
    for index, length in enumerate((9, 26)):
        ids = torch.randint(5, config["vocab_size"], (1, length))
        mask = torch.ones_like(ids)
        if index == 1:
            ids[0, -3:], mask[0, -3:] = 0, 0
        with torch.no_grad():
            outputs = outputs_of(ids, mask)
        save_file({key: tensor.contiguous().clone() for key, tensor in outputs.items()}, reference / f"outputs.{index}.safetensors")
        inputs.append({"label": ("short", "padded")[index], "input_ids": ids[0].tolist(), "attention_mask": mask[0].tolist()})
    (reference / "inputs.json").write_text(json.dumps(inputs) + "\n", encoding="utf-8")
    for file in folder.rglob("*.safetensors"):
        file.chmod(0o644)


def write_new_gte() -> None:
    """GTE as published: theta is multiplied by the factor of the scaling, and each frequency divided by its 2 / size-th power."""
    torch.manual_seed(600)
    theta, factor, size = 500000.0, 2.0, SHAPE["hidden_size"] // SHAPE["num_attention_heads"]
    fields = dict(SHAPE, intermediate_size=24, max_position_embeddings=48, type_vocab_size=1, layer_norm_eps=1e-12, hidden_act="gelu", pad_token_id=0)
    own = hf.GteConfig(**fields, rope_parameters={"rope_type": "default", "rope_theta": theta})
    own._attn_implementation = "eager"
    model = hf.GteForMaskedLM(own).eval()
    randomize(model)
    exponents = torch.arange(0, size, 2, dtype=torch.float32) / size
    model.gte.rotary_emb.inv_freq = (theta * factor) ** -exponents / factor ** (2 / size)
    published = {
        "architectures": ["NewForMaskedLM"], "model_type": "new", **fields, "attention_probs_dropout_prob": 0.0, "classifier_dropout": None,
        "hidden_dropout_prob": 0.1, "initializer_range": 0.02, "layer_norm_type": "layer_norm", "logn_attention_clip1": False,
        "logn_attention_scale": False, "pack_qkv": True, "position_embedding_type": "rope", "rope_scaling": {"factor": factor, "type": "ntk"},
        "rope_theta": theta, "torch_dtype": "float32", "transformers_version": "4.39.1", "unpad_inputs": False, "use_memory_efficient_attention": False,
    }
    weights, renamed = dict(model.state_dict()), {}
    for index in range(SHAPE["num_hidden_layers"]):
        source, target = f"gte.layers.{index}.", f"new.encoder.layer.{index}."
        for kind in ("weight", "bias"):
            parts = [weights.pop(f"{source}self_attn.{part}_proj.{kind}") for part in "qkv"]
            renamed[f"{target}attention.qkv_proj.{kind}"] = torch.cat(parts)
            for theirs, ours in (
                ("self_attn.o_proj", "attention.o_proj"), ("post_attention_layernorm", "attn_ln"), ("post_mlp_layernorm", "mlp_ln"),
                ("mlp.down_proj", "mlp.down_proj"),
            ):
                renamed[f"{target}{ours}.{kind}"] = weights.pop(f"{source}{theirs}.{kind}")
        renamed[f"{target}mlp.up_gate_proj.weight"] = torch.cat([weights.pop(f"{source}mlp.{part}_proj.weight") for part in ("up", "gate")])
    del weights["lm_head.decoder.weight"]  # is the token embedding
    for name, tensor in weights.items():
        renamed[name.replace("gte.", "new.", 1).replace("lm_head.layer_norm", "lm_head.norm")] = tensor

    def outputs_of(ids, mask):
        output = model(input_ids=ids, attention_mask=mask, output_attentions=True, output_hidden_states=True)
        tensors = {f"attentions.{layer}": tensor[0] for layer, tensor in enumerate(output.attentions)}
        tensors |= {f"hidden.{layer}": tensor[0] for layer, tensor in enumerate(output.hidden_states)}
        return tensors | {"logits": output.logits[0]}

    save("gte-new-mlm", published, renamed, outputs_of)


class NeoBertLayer(nn.Module):
    """Attention and a gated network, each reading a root-mean-square norm of the sum before it. One matrix gives query, key and value of the
    first head, then those of the second; one gives gates and what they multiply."""

    def __init__(self, width: int, heads: int, inner: int, epsilon: float):
        super().__init__()
        self.heads = heads
        self.qkv = nn.Linear(width, 3 * width, bias=False)
        self.wo = nn.Linear(width, width, bias=False)
        self.ffn = nn.ModuleDict({"w12": nn.Linear(width, 2 * inner, bias=False), "w3": nn.Linear(inner, width, bias=False)})
        self.attention_norm = nn.RMSNorm(width, epsilon)
        self.ffn_norm = nn.RMSNorm(width, epsilon)

    def forward(self, x: torch.Tensor, mask: torch.Tensor, turns: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        tokens, width = x.shape
        query, key, value = self.qkv(self.attention_norm(x)).view(tokens, self.heads, 3, -1).permute(2, 1, 0, 3)

        def turned(y: torch.Tensor) -> torch.Tensor:  # neighbors are a complex number
            pairs = torch.view_as_complex(y.reshape(self.heads, tokens, -1, 2).contiguous())
            return torch.view_as_real(pairs * turns).flatten(-2)

        scores = turned(query) @ turned(key).transpose(1, 2) / (width // self.heads) ** 0.5
        weights = scores.masked_fill(mask[None, None, :] == 0, -torch.inf).softmax(-1)
        x = x + self.wo((weights @ value).transpose(0, 1).reshape(tokens, width))
        gate, up = self.ffn["w12"](self.ffn_norm(x)).chunk(2, -1)
        return x + self.ffn["w3"](nn.functional.silu(gate) * up), weights


class NeoBert(nn.Module):
    """The encoder; its head is "decoder", or "dense" and "classifier"."""

    def __init__(self, labels: int, inner: int, epsilon: float):
        super().__init__()
        width, heads = SHAPE["hidden_size"], SHAPE["num_attention_heads"]
        self.model = nn.Module()
        self.model.encoder = nn.Embedding(SHAPE["vocab_size"], width)
        self.model.transformer_encoder = nn.ModuleList(NeoBertLayer(width, heads, inner, epsilon) for _ in range(SHAPE["num_hidden_layers"]))
        self.model.layer_norm = nn.RMSNorm(width, epsilon)
        if labels:
            self.dense, self.classifier = nn.Linear(width, width), nn.Linear(width, labels)
        else:
            self.decoder = nn.Linear(width, SHAPE["vocab_size"])

    def outputs_of(self, ids: torch.Tensor, mask: torch.Tensor) -> dict[str, torch.Tensor]:
        size = SHAPE["hidden_size"] // SHAPE["num_attention_heads"]
        angles = torch.outer(torch.arange(ids.shape[1]), 10000.0 ** (-torch.arange(0, size, 2) / size))
        x = self.model.encoder(ids[0])
        tensors = {"hidden.0": x}
        for number, layer in enumerate(self.model.transformer_encoder):
            x, tensors[f"attentions.{number}"] = layer(x, mask[0], torch.polar(torch.ones_like(angles), angles))
            tensors[f"hidden.{number + 1}"] = x
        x = self.model.layer_norm(x)
        tensors[f"hidden.{SHAPE['num_hidden_layers']}"] = x
        return tensors | {"logits": self.decoder(x) if hasattr(self, "decoder") else self.classifier(self.dense(x[0]).tanh())}


def write_neobert(name: str, head: str, labels: list[str]) -> None:
    torch.manual_seed(601 + len(labels))
    epsilon, inner = 1e-5, 32  # of 40: 2 * 40 / 3 is 26, and the next multiple of 8 is 32
    model = NeoBert(len(labels), inner, epsilon).eval()
    randomize(model)
    size = SHAPE["hidden_size"] // SHAPE["num_attention_heads"]
    published = {
        "architectures": [head], "model_type": "neobert", **SHAPE, "intermediate_size": 40, "dim_head": size, "norm_eps": epsilon, "max_length": 48,
        "classifier_init_range": 0.02, "decoder_init_range": 0.02, "embedding_init_range": 0.02, "pad_token_id": 0, "torch_dtype": "float32",
        "transformers_version": "4.48.2",
    }
    if labels:
        published["id2label"] = {str(number): label for number, label in enumerate(labels)}
    save(name, published, model.state_dict(), model.outputs_of)


class MosaicLayer(nn.Module):
    """Attention with ALiBi to both sides and a gated network, whose norms follow the sums. Its names are those of the published files."""

    def __init__(self, width: int, heads: int, inner: int, epsilon: float):
        super().__init__()
        self.heads = heads
        self.attention = nn.ModuleDict({
            "self": nn.ModuleDict({"Wqkv": nn.Linear(width, 3 * width)}),
            "output": nn.ModuleDict({"dense": nn.Linear(width, width), "LayerNorm": nn.LayerNorm(width, epsilon)}),
        })
        self.mlp = nn.ModuleDict({
            "gated_layers": nn.Linear(width, 2 * inner, bias=False), "wo": nn.Linear(inner, width), "layernorm": nn.LayerNorm(width, epsilon),
        })

    def forward(self, x: torch.Tensor, mask: torch.Tensor, slopes: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        tokens, width = x.shape
        query, key, value = self.attention["self"]["Wqkv"](x).view(tokens, 3, self.heads, -1).permute(1, 2, 0, 3)
        places = torch.arange(tokens)
        distance = (places[:, None] - places[None, :]).abs()
        scores = query @ key.transpose(1, 2) / (width // self.heads) ** 0.5 - slopes[:, None, None] * distance
        weights = scores.masked_fill(mask[None, None, :] == 0, -torch.inf).softmax(-1)
        output = self.attention["output"]
        x = output["LayerNorm"](output["dense"]((weights @ value).transpose(0, 1).reshape(tokens, width)) + x)
        gate, up = self.mlp["gated_layers"](x).chunk(2, -1)
        return self.mlp["layernorm"](self.mlp["wo"](nn.functional.gelu(gate) * up) + x), weights


class MosaicBert(nn.Module):
    """The encoder with BERT's pooler and classifier, or with its head of masked words, whose last matrix is the token embedding."""

    SHAPE = dict(SHAPE, hidden_size=24, num_attention_heads=3)  # slopes of a number of heads that is no power of two

    def __init__(self, labels: int, inner: int, epsilon: float):
        super().__init__()
        width, heads = self.SHAPE["hidden_size"], self.SHAPE["num_attention_heads"]
        norm = lambda: nn.LayerNorm(width, epsilon)
        layers = nn.ModuleList(MosaicLayer(width, heads, inner, epsilon) for _ in range(SHAPE["num_hidden_layers"]))
        self.bert = nn.ModuleDict({
            "embeddings": nn.ModuleDict({
                "word_embeddings": nn.Embedding(SHAPE["vocab_size"], width), "token_type_embeddings": nn.Embedding(2, width), "LayerNorm": norm(),
            }),
            "encoder": nn.ModuleDict({"layer": layers}),
        })
        if labels:
            self.bert["pooler"], self.classifier = nn.ModuleDict({"dense": nn.Linear(width, width)}), nn.Linear(width, labels)
        else:
            decoder = nn.Linear(width, SHAPE["vocab_size"])
            decoder.weight = self.bert["embeddings"]["word_embeddings"].weight
            transform = nn.ModuleDict({"dense": nn.Linear(width, width), "LayerNorm": norm()})
            self.cls = nn.ModuleDict({"predictions": nn.ModuleDict({"transform": transform, "decoder": decoder})})

    def logits_of(self, x: torch.Tensor) -> torch.Tensor:
        if hasattr(self, "classifier"):
            return self.classifier(self.bert["pooler"]["dense"](x[0]).tanh())
        head = self.cls["predictions"]
        return head["decoder"](head["transform"]["LayerNorm"](nn.functional.gelu(head["transform"]["dense"](x))))

    def outputs_of(self, ids: torch.Tensor, mask: torch.Tensor) -> dict[str, torch.Tensor]:
        slopes = torch.tensor([1 / 16, 1 / 256, 1 / 4])  # of two heads, then the first of four
        embeddings = self.bert["embeddings"]
        x = embeddings["LayerNorm"](embeddings["word_embeddings"](ids[0]) + embeddings["token_type_embeddings"].weight[0])
        tensors = {"hidden.0": x}
        for number, layer in enumerate(self.bert["encoder"]["layer"]):
            x, tensors[f"attentions.{number}"] = layer(x, mask[0], slopes)
            tensors[f"hidden.{number + 1}"] = x
        return tensors | {"logits": self.logits_of(x)}


def write_dnabert2(name: str, head: str, labels: list[str]) -> None:
    torch.manual_seed(603 + len(labels))
    model = MosaicBert(len(labels), inner=32, epsilon=1e-12).eval()
    randomize(model)
    published = {
        "alibi_starting_size": 512, "architectures": [head], "attention_probs_dropout_prob": 0.0,
        "auto_map": {"AutoConfig": "configuration_bert.BertConfig", "AutoModel": "bert_layers.BertModel", "AutoModelForMaskedLM": "bert_layers.BertForMaskedLM"},
        "classifier_dropout": None, "gradient_checkpointing": False, "hidden_act": "gelu", "hidden_dropout_prob": 0.1, "initializer_range": 0.02,
        "intermediate_size": 32, "layer_norm_eps": 1e-12, "max_position_embeddings": 16, "model_type": "bert", **MosaicBert.SHAPE,
        "position_embedding_type": "absolute", "torch_dtype": "float32", "transformers_version": "4.28.0", "type_vocab_size": 2, "use_cache": True,
    }
    if labels:
        published["id2label"] = {str(number): label for number, label in enumerate(labels)}
    weights = dict(model.state_dict())
    weights.pop("cls.predictions.decoder.weight", None)  # is the token embedding
    save(name, published, weights, model.outputs_of)


def write_dnabert2_tokenizer() -> None:
    """Byte pairs of DNA, learned from random sequences with repeats."""
    random.seed(605)
    units = ["".join(random.choices("ACGT", k=random.randint(2, 6))) for _ in range(12)]
    sequences = ["".join(random.choices(units, k=24)) for _ in range(40)]
    own = tokenizers.Tokenizer(tokenizers.models.BPE(unk_token="[UNK]"))
    own.pre_tokenizer = tokenizers.pre_tokenizers.Whitespace()
    special = ["[UNK]", "[CLS]", "[SEP]", "[PAD]", "[MASK]"]
    own.train_from_iterator(sequences, tokenizers.trainers.BpeTrainer(vocab_size=64, special_tokens=special, show_progress=False))
    own.post_processor = tokenizers.processors.TemplateProcessing(
        single="[CLS] $A [SEP]", pair="[CLS] $A [SEP] $B:1 [SEP]:1", special_tokens=[("[CLS]", 1), ("[SEP]", 2)]
    )
    tokenizer = hf.PreTrainedTokenizerFast(
        tokenizer_object=own, unk_token="[UNK]", cls_token="[CLS]", sep_token="[SEP]", pad_token="[PAD]", mask_token="[MASK]"
    )
    write_tokenizer("dnabert2", tokenizer, sequences[:4] + ["ACGTACGTTT", "acgt", "ACGNNNGT", "ACGT ACGT\nTT", "AC[MASK]GT", "ACGT-TT"], longest=14)


def write_esmc_tokenizer() -> None:
    write_tokenizer("esmc", hf.EsmcTokenizer(), ["ACDEFGHIKLMNPQRSTVWYXBUZO.-", "MKT|LLV", "MKT<mask>LLV", "MKT LLV", "mktllv"], longest=30)


def write_tokenizer(name: str, tokenizer, own_texts: list[str], longest: int) -> None:
    """With the texts of the other tokenizers that are not longer than `longest`, because most letters are unknown, and its own."""
    folder = HERE / "tokenizers" / name
    tokenizer.save_pretrained(folder)
    lines = (HERE / "tokenizers" / "word-level" / "expected.jsonl").read_text(encoding="utf-8").strip("\n").split("\n")
    texts = [text for line in lines if len(text := json.loads(line)["text"]) <= longest]
    texts += own_texts
    with (folder / "expected.jsonl").open("w", encoding="utf-8") as file:
        for text in texts:
            whole = tokenizer(text, return_offsets_mapping=True)
            plain = tokenizer(text, add_special_tokens=False)["input_ids"]
            answer = {
                "text": text,
                "ids": whole["input_ids"],
                "tokens": tokenizer.convert_ids_to_tokens(whole["input_ids"]),
                "offsets": [list(place) for place in whole["offset_mapping"]],
                "decoded": tokenizer.decode(whole["input_ids"]),
                "plain_ids": plain,
                "plain_decoded": tokenizer.decode(plain, skip_special_tokens=True),
            }
            file.write(json.dumps(answer, ensure_ascii=False, separators=(",", ":")) + "\n")


def main() -> None:
    torch.set_num_threads(1)
    hf.logging.set_verbosity_error()
    labels = ["low", "middle", "high"]
    makers = {
        "gte-new-mlm": write_new_gte,
        "neobert-mlm": lambda: write_neobert("neobert-mlm", "NeoBERTLMHead", []),
        "neobert-cls": lambda: write_neobert("neobert-cls", "NeoBERTForSequenceClassification", labels),
        "dnabert2-mlm": lambda: write_dnabert2("dnabert2-mlm", "BertForMaskedLM", []),
        "dnabert2-cls": lambda: write_dnabert2("dnabert2-cls", "BertForSequenceClassification", labels),
        "esmc": write_esmc_tokenizer,
        "dnabert2": write_dnabert2_tokenizer,
    }
    for name in sys.argv[1:] or makers:
        makers[name]()


if __name__ == "__main__":
    main()
