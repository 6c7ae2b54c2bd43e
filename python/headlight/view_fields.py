"""Fields of views, generated from docs/fields.md by make_view_fields.py; a test fails when it is stale."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypedDict


@dataclass(frozen=True)
class Field:
    """A field: how files, the command line and Python call it."""

    name: str
    option: str
    takes: str
    default: str
    help: str
    commands: tuple[str, ...]
    in_descriptions: bool


class ViewFields(TypedDict, total=False):
    """Keyword arguments of `figure` and `show`: what the figure shows. Absent ones have their default."""

    checkpoint: str
    #: Checkpoint of the model, where MODEL is a folder of checkpoints (step1000, checkpoint-500) or one of them: its
    #: name, its step, first or last; by default the one that MODEL names, of a folder the last.
    mmproj: str
    #: GGUF file with the image encoder of a model that is a GGUF file too; by default the one beside the model whose
    #: name contains mmproj, if it is the only one.
    backend: Literal["auto", "cpu", "vulkan"]
    #: Backend that computes.
    device: str
    #: Vulkan device: its number in 'headlight devices', or a part of its name.
    precision: Literal["fp32", "fp16", "bf16"]
    #: Precision of matrix products: fp32 by default; less exact, and faster, are fp16 on GPUs and bf16 on CPUs that
    #: have AVX-512 BF16.
    kept: Literal["fp32", "fp16"]
    #: Precision of the queries and keys that are kept: fp32 by default; fp16 takes half the memory, and rounds them
    #: before they are compared.
    threads: int
    #: CPU threads; by default one for each core.
    text: str
    #: Text to read; - reads standard input (at most 1 MiB).
    text_file: str
    #: File with the text in place of --text: a sequence in FASTA (.fasta, .fa, .faa, .fna), or UTF-8 (at most 1
    #: MiB).
    record: str
    #: Record of a FASTA file that has several: its name, or its number from 1; by default the first.
    pair: str
    #: Second text, for models that read two; the target of an encoder-decoder, instead of the one that it generates.
    audio: str
    #: Audio file to read, for models that read audio.
    boxes: str
    #: Words of a page with their places, in place of a text, for models that read pages: hOCR, or JSON {"words":
    #: [...], "boxes": [[left, top, right, bottom], ...]} in thousandths.
    image: str | list[str]
    #: Image to read (PNG, JPEG, ...), for models that read images; can be given several times, in the order of the
    #: images, where a text may hold several.
    truncate: bool
    #: Cut a text that is too long for the model instead of failing.
    masked: list[int]
    #: Tokens, by index, that are replaced by the model's mask token: 3,5.
    intervene: list[str]
    #: Change a head or a whole layer of the run: zero:LAYER.HEAD (or mean, uniform, previous, self), zero:LAYER,
    #: temperature=0.5:LAYER.HEAD, paint@QUERY,KEY=WEIGHT:LAYER.HEAD, no-positions:all; with encoder/, decoder/ or
    #: cross/ in front where there are several kinds of attention, and stage1/ where there are stages; can be given
    #: several times.
    rewrite_target: bool
    #: Let an encoder-decoder generate its target with the interventions; by default the original run's target is
    #: kept, so that both runs read the same tokens.
    attention: Literal["self", "encoder", "decoder", "cross", "vision", "text", "channels", "pooling", "resampler", "resampler-cross"]
    #: Kind of attention, of a model with several; by default cross-attention of an encoder-decoder, else the model's
    #: first.
    stage: int
    #: Stage of a model that has several (Swin, DaViT), counted from 0; by default the first.
    layer: int | Literal["all"]
    #: Layer, counted from 0; by default all layers are combined.
    head: int | list[int] | Literal["all"]
    #: Head, counted from 0, or for links several: 0,2; by default all heads are combined.
    aggregation: Literal["mean", "max", "rollout", "flow"]
    #: Combination of several heads or layers; rollout and flow go through all layers up to --layer.
    pinned: list[str]
    #: Another head, in a figure of its own beside the first: L2H3 or "cross L0H1"; can be given several times.
    overlay: bool
    #: links: draw pinned heads in the same figure, each in its own color.
    view: Literal["heatmap", "links", "both", "profile", "grid", "layers", "image", "compare", "difference", "weight", "lens", "similarity", "positions", "heads", "probability", "matrices", "softmax", "layer", "embedding", "contexts", "vocabulary", "trace", "approximations", "recall", "checkpoints", "experts", "captions", "contacts", "maxsim", "masks"]
    #: Figure; by default heatmap, or with --image image.
    query: int | str
    #: image: patch that attends, as ROW,COLUMN from 0, or index of a token, or mean for all; by default the class
    #: token. weight, matrices and softmax: token that attends; lens: token that is read; embedding: first token of
    #: the pair; by default the last.
    key: int | str
    #: weight and matrices: token that is attended to, counted from 0; by default the one with the largest weight;
    #: embedding: second token of the pair, by default the one most similar to the first.
    all_keys: bool
    #: weight: compare the query with every key, dimension by dimension.
    measure_runs: bool
    #: layer: time runs of up to 1,024 tokens on this machine too.
    candidates: int
    #: lens: tokens listed for each layer; neighbors: tokens listed.
    embeddings: bool
    #: similarity: of the embeddings, before the first layer; by default, and without --layer, all layers.
    test: Literal["induction", "previous", "duplicate", "sink"]
    #: heads: score that is measured on random tokens, repeated twice (sink: not repeated).
    measured: Literal["test-induction", "test-previous", "test-duplicate", "test-sink", "entropy", "distance", "image_distance", "confidence", "previous", "next", "self", "first", "to_separators", "to_classification", "to_image", "punctuation"]
    #: checkpoints: measure of the heads, a head test on random tokens (test-...) or a metric on the --text.
    step: int
    #: matrices: last step that is filled in, from 0 (the input X) to 6 (the output projection); vocabulary and
    #: trace: the step that is shown; by default the last.
    rule: Literal["bpe", "wordpiece", "unigram"]
    #: vocabulary: how it is learned.
    vocabulary_size: int
    #: vocabulary: pieces to end with, characters included.
    approximation: Literal["local", "dilated", "chosen", "random-blocks", "projected", "best-rank", "random-features", "linear"]
    #: approximations: what stands in the place of all weights: a sparse pattern (local, dilated, chosen, random-
    #: blocks), a low rank (projected, best-rank) or a kernel (random-features, linear).
    approximation_size: int
    #: approximations: reach of local, step of dilated, chosen tokens, random blocks, rank, or random features.
    words: str
    #: embedding and neighbors: a word whose nearest tokens are listed, or a sum such as "boy - man + woman", with
    #: spaces around + and -; by default that of --query.
    document: str
    #: maxsim: document whose tokens those of the --text, a query, are compared with; by default the page (--image)
    #: or the second text (--pair).
    inputs: str
    #: matrices: typed vectors in place of a head's, such as "1 0; 0 1; 1 1", rows apart by semicolons; needs no
    #: model.
    query_matrix: str
    #: with --inputs: W_Q; by default the inputs are the queries.
    key_matrix: str
    #: with --inputs: W_K; by default the inputs are the keys.
    value_matrix: str
    #: with --inputs: W_V; by default the inputs are the values.
    weights: str
    #: with --inputs: the weights A in place of softmax(Q K^T / divisor).
    scores: list[float]
    #: softmax: typed scores in place of a row's, such as --scores=-3,1,1000,5,-1; needs no model.
    temperature: float
    #: softmax: what scores are divided by last.
    divisor: float
    #: softmax, and matrices of --inputs: what products of queries and keys are divided by; 0: as the model does, of
    #: --inputs by the root of their size, of --scores by 1.
    masking: Literal["masked", "each", "pretraining"]
    #: probability: tokens that a masked language model is asked for: masked ones, each masked alone, or 15 % chosen
    #: and replaced as in the pre-training of BERT; by default masked ones, else each.
    seed: int
    #: probability: seed of --masking pretraining: the same one chooses the same tokens; approximations: of random
    #: projections, features and blocks.
    label: str
    #: probability: right class of a classifier, or answer of a question answering model as it stands in the passage;
    #: by default nobody says, and there is no loss.
    metric: Literal["entropy", "distance", "image_distance", "confidence", "previous", "next", "self", "first", "to_separators", "to_classification", "to_image", "punctuation"]
    #: grid: color every head by this metric instead of showing thumbnails; layers: its values by layer.
    metrics: str
    #: grid and layers: show the metric's means over many texts, from a .json file of headlight metrics.
    structure: str
    #: contacts: structure of the protein, PDB (.pdb, .ent) or mmCIF (.cif), also with .gz.
    chain: str
    #: contacts: chain of the structure; by default the first that fits the text.
    smooth: bool
    #: image: blend the colors of neighboring patches.
    mass: float
    #: masks: share of the query's attention to patches that the patches of each mask hold.
    image_weights: Literal["plain", "neutral", "sinks"]
    #: image: weights that a text gives the patches, as they are (plain), divided by those of a run with the
    #: --neutral-prompt (neutral), or as shares divided by their mean over the text (sinks).
    neutral_prompt: str
    #: with --image-weights neutral: prompt that the model reads in place of the --text, with the placeholder of the
    #: image and the words of a chat where the --text has them.
    top_k: int
    #: links: maximum links of each query, the strongest; 0 for all.
    threshold: float
    #: links: smallest weight that is drawn.
    arcs: bool
    #: links: one line of text with arcs instead of two columns.
    unit: Literal["tokens", "words"]
    #: Rows and columns: tokens, or whole words.
    hide_special: bool
    #: Leave special tokens out.
    hide_sink: bool
    #: Leave the first token (the attention sink) out of the columns.
    renormalize: bool
    #: Make rows sum to 1 again after columns are left out.
    value_weighted: bool
    #: Value-weighted attention: weights times the norm of W_O v, as shares of their rows.
    queries: str | tuple[int, int]
    #: Show only these rows of heat maps and links, counted from 0.
    keys: str | tuple[int, int]
    #: Show only these columns.
    highlights: list[str]
    #: Outline a weight (10:2), a row (10) or a column (:2) of heat maps and links, counted from 0, with a note and
    #: an arrow (10:2:it is the animal); can be given several times.
    places: Literal["figure", "tokens"]
    #: Unit that --queries, --keys and --highlight count: rows and columns of the figure, or tokens of the text.
    with_: str | list[str | None]
    #: Model of the other run; by default, or as "", that of A.
    with_checkpoint: str | list[str | None]
    #: Checkpoint of the other run, as --checkpoint names it; by default, or as "", that of A.
    with_text: str | list[str | None]
    #: Text of the other run; by default, or as "", that of A.
    with_layer: int | list[int | None]
    #: Layer of the other run.
    with_head: int | list[int | None]
    #: Head of the other run.
    with_intervene: list[str]
    #: Change a head or a whole layer of the run: zero:LAYER.HEAD (or mean, uniform, previous, self), zero:LAYER,
    #: temperature=0.5:LAYER.HEAD, paint@QUERY,KEY=WEIGHT:LAYER.HEAD, no-positions:all; with encoder/, decoder/ or
    #: cross/ in front where there are several kinds of attention, and stage1/ where there are stages; can be given
    #: several times.
    word_order: Literal["kept", "any"]
    #: How words of two runs are matched: kept in the order of both texts, or in any order, the first "ball" with the
    #: first "ball".
    difference: Literal["B", "C", "D"]
    #: Run whose difference from A is drawn or written, or whose heads are listed.
    scale: Literal["linear", "log", "rank"]
    #: Color scale of the weights.
    theme: Literal["print", "light", "dark"]
    #: Theme: colors of paper, text and axes.
    map: Literal["blues", "viridis", "cividis", "magma", "greys", "lagoon"]
    #: Color map; by default the theme's own.
    font: str
    #: Font: sans, serif, mono, or an installed family; by default the system's (LaTeX keeps the document's own).
    language: Literal["en", "de", "es", "fr", "zh_CN"]
    #: Language of the words that the figure draws; numbers and web pages are English.
    type_size: float
    #: Size of labels in points; by default 7 in columns, 8 on pages, 14 on slides.
    title: str
    #: Title above the figure.
    caption: str
    #: Caption below the figure.
    provenance: bool
    #: Write model, backend and version into the figure.
    legend: bool
    #: False: Leave the color bar out.
    sound: Literal["none", "waveform", "spectrogram"]
    #: heatmap, both and compare: what is drawn along rows and columns that are parts of a recording.
    label_every: int
    #: Label every Nth token, as far as there is room.
    size: str
    #: natural, column (88 mm wide), page (180 mm wide), slide (16:9), a venue's (acl-column, acl-page, cvpr-column,
    #: cvpr-page, icml-column, icml-page, ieee-column, ieee-page, neurips-page), or WIDTHxHEIGHT in mm (120x90) or in
    #: pixels (1600x1200px).
    columns: int
    #: Panels side by side; by default as many as there are --widths, or all.
    widths: list[float]
    #: Widths of the columns of panels, relative to each other: 2,1; by default as wide as the figures need.
    dpi: float
    #: Resolution of .png files in pixels per inch.


#: All fields by their name in Python.
FIELDS: dict[str, Field] = {
    "checkpoint": Field("checkpoint", "--checkpoint", "a text", "", "Checkpoint of the model, where MODEL is a folder of checkpoints (step1000, checkpoint-500) or one of them: its name, its step, first or last; by default the one that MODEL names, of a folder the last", ("figure", "compare", "attention", "generate", "score", "metrics", "tokenize", "model", "study weight", "study lens", "study similarity", "study neighbors", "study positions", "study heads",), True),
    "mmproj": Field("mmproj", "--mmproj", "a path", "", "GGUF file with the image encoder of a model that is a GGUF file too; by default the one beside the model whose name contains mmproj, if it is the only one", ("figure", "compare", "attention", "generate", "score", "metrics", "tokenize", "model", "study weight", "study lens", "study similarity", "study neighbors", "study positions", "study heads",), True),
    "backend": Field("backend", "--backend", "auto, cpu, vulkan", "auto", "Backend that computes", ("figure", "compare", "attention", "generate", "score", "metrics", "model", "study weight", "study lens", "study similarity", "study neighbors", "study positions", "study heads",), True),
    "device": Field("device", "--device", "a text", "", "Vulkan device: its number in 'headlight devices', or a part of its name", ("figure", "compare", "attention", "generate", "score", "metrics", "model", "study weight", "study lens", "study similarity", "study neighbors", "study positions", "study heads",), False),
    "precision": Field("precision", "--precision", "fp32, fp16, bf16", "", "Precision of matrix products: fp32 by default; less exact, and faster, are fp16 on GPUs and bf16 on CPUs that have AVX-512 BF16", ("figure", "compare", "attention", "generate", "score", "metrics", "model", "study weight", "study lens", "study similarity", "study neighbors", "study positions", "study heads",), False),
    "kept": Field("kept", "--kept", "fp32, fp16", "", "Precision of the queries and keys that are kept: fp32 by default; fp16 takes half the memory, and rounds them before they are compared", ("figure", "compare", "attention", "generate", "score", "metrics", "model", "study weight", "study lens", "study similarity", "study neighbors", "study positions", "study heads",), False),
    "threads": Field("threads", "--threads", "a whole number from 1 to 1024", "0", "CPU threads; by default one for each core", ("figure", "compare", "attention", "generate", "score", "metrics", "model", "study weight", "study lens", "study similarity", "study neighbors", "study positions", "study heads",), False),
    "text": Field("text", "--text", "a text", "", "Text to read; - reads standard input (at most 1 MiB)", ("figure", "compare", "attention", "generate", "score", "tokenize", "study weight", "study lens", "study similarity",), True),
    "text_file": Field("text_file", "--text-file", "a path", "", "File with the text in place of --text: a sequence in FASTA (.fasta, .fa, .faa, .fna), or UTF-8 (at most 1 MiB)", ("figure", "compare", "attention", "generate", "score", "tokenize", "study weight", "study lens", "study similarity",), True),
    "record": Field("record", "--record", "a text", "", "Record of a FASTA file that has several: its name, or its number from 1; by default the first", ("figure", "compare", "attention", "generate", "score", "tokenize", "study weight", "study lens", "study similarity",), True),
    "pair": Field("pair", "--pair", "a text", "", "Second text, for models that read two; the target of an encoder-decoder, instead of the one that it generates", ("figure", "compare", "attention", "score", "tokenize", "study weight", "study lens", "study similarity",), True),
    "audio": Field("audio", "--audio", "a path", "", "Audio file to read, for models that read audio", ("figure", "compare", "attention", "generate", "score", "study weight", "study lens", "study similarity",), True),
    "boxes": Field("boxes", "--boxes", "a path", "", "Words of a page with their places, in place of a text, for models that read pages: hOCR, or JSON {\"words\": [...], \"boxes\": [[left, top, right, bottom], ...]} in thousandths", ("figure", "compare", "attention",), True),
    "image": Field("image", "--image", "a path, or a list of paths", "", "Image to read (PNG, JPEG, ...), for models that read images; can be given several times, in the order of the images, where a text may hold several", ("figure", "compare", "attention", "generate", "score", "study weight", "study lens", "study similarity",), True),
    "truncate": Field("truncate", "--truncate", "true or false", "", "Cut a text that is too long for the model instead of failing", ("figure", "compare", "attention", "score",), True),
    "masked": Field("masked", "--mask", "a list, each entry a whole number from 0 to 10000000", "", "Tokens, by index, that are replaced by the model's mask token: 3,5", ("figure", "compare", "score",), True),
    "intervene": Field("intervene", "--intervene", "a list, each entry an intervention such as zero:2.5", "", "Change a head or a whole layer of the run: zero:LAYER.HEAD (or mean, uniform, previous, self), zero:LAYER, temperature=0.5:LAYER.HEAD, paint@QUERY,KEY=WEIGHT:LAYER.HEAD, no-positions:all; with encoder/, decoder/ or cross/ in front where there are several kinds of attention, and stage1/ where there are stages; can be given several times", ("figure", "compare", "attention", "generate", "score", "study weight", "study lens", "study similarity",), True),
    "rewrite_target": Field("rewrite_target", "--rewrite-target", "true or false", "", "Let an encoder-decoder generate its target with the interventions; by default the original run's target is kept, so that both runs read the same tokens", ("figure", "compare", "attention", "score", "study weight", "study lens", "study similarity",), True),
    "attention": Field("attention", "--attention", "self, encoder, decoder, cross, vision, text, channels, pooling, resampler, resampler-cross", "self", "Kind of attention, of a model with several; by default cross-attention of an encoder-decoder, else the model's first", ("figure", "compare", "study weight", "study lens", "study similarity", "study positions", "study heads",), True),
    "stage": Field("stage", "--stage", "a whole number from 0 to 1000", "-1", "Stage of a model that has several (Swin, DaViT), counted from 0; by default the first", ("figure", "compare", "attention", "study weight", "study lens", "study similarity", "study positions", "study heads",), True),
    "layer": Field("layer", "--layer", "a whole number from 0 to 100000, or all", "all", "Layer, counted from 0; by default all layers are combined", ("figure", "compare", "study weight", "study similarity",), True),
    "head": Field("head", "--head", "a whole number from 0 to 100000, a list of them, or all", "all", "Head, counted from 0, or for links several: 0,2; by default all heads are combined", ("figure", "compare", "study weight",), True),
    "aggregation": Field("aggregation", "--aggregation", "mean, max, rollout, flow", "mean", "Combination of several heads or layers; rollout and flow go through all layers up to --layer", ("figure", "compare",), True),
    "pinned": Field("pinned", "--pin", "a list, each entry a head such as L2H2 or cross L0H1", "", "Another head, in a figure of its own beside the first: L2H3 or \"cross L0H1\"; can be given several times", ("figure",), True),
    "overlay": Field("overlay", "--overlay", "true or false", "", "links: draw pinned heads in the same figure, each in its own color", ("figure",), True),
    "view": Field("view", "--view", "heatmap, links, both, profile, grid, layers, image, compare, difference, weight, lens, similarity, positions, heads, probability, matrices, softmax, layer, embedding, contexts, vocabulary, trace, approximations, recall, checkpoints, experts, captions, contacts, maxsim, masks", "", "Figure; by default heatmap, or with --image image", ("figure",), True),
    "query": Field("query", "--query", "the index of a token, or the name of a patch such as 3,2", "", "image: patch that attends, as ROW,COLUMN from 0, or index of a token, or mean for all; by default the class token. weight, matrices and softmax: token that attends; lens: token that is read; embedding: first token of the pair; by default the last", ("figure", "study weight", "study lens",), True),
    "key": Field("key", "--key", "the index of a token, or the name of a patch such as 3,2", "", "weight and matrices: token that is attended to, counted from 0; by default the one with the largest weight; embedding: second token of the pair, by default the one most similar to the first", ("figure", "study weight",), True),
    "all_keys": Field("all_keys", "--all-keys", "true or false", "", "weight: compare the query with every key, dimension by dimension", ("figure", "study weight",), True),
    "measure_runs": Field("measure_runs", "--measure-runs", "true or false", "", "layer: time runs of up to 1,024 tokens on this machine too", ("figure",), True),
    "candidates": Field("candidates", "--candidates", "a whole number from 1 to 1000", "6", "lens: tokens listed for each layer; neighbors: tokens listed", ("figure", "study lens", "study neighbors",), True),
    "embeddings": Field("embeddings", "--embeddings", "true or false", "", "similarity: of the embeddings, before the first layer; by default, and without --layer, all layers", ("figure", "study similarity",), True),
    "test": Field("test", "--test", "induction, previous, duplicate, sink", "induction", "heads: score that is measured on random tokens, repeated twice (sink: not repeated)", ("figure", "study heads",), True),
    "measured": Field("measured", "--measured", "test-induction, test-previous, test-duplicate, test-sink, entropy, distance, image_distance, confidence, previous, next, self, first, to_separators, to_classification, to_image, punctuation", "test-induction", "checkpoints: measure of the heads, a head test on random tokens (test-...) or a metric on the --text", ("figure",), True),
    "step": Field("step", "--step", "a whole number from 0 to 10000", "", "matrices: last step that is filled in, from 0 (the input X) to 6 (the output projection); vocabulary and trace: the step that is shown; by default the last", ("figure",), True),
    "rule": Field("rule", "--rule", "bpe, wordpiece, unigram", "bpe", "vocabulary: how it is learned", ("figure",), True),
    "vocabulary_size": Field("vocabulary_size", "--vocabulary-size", "a whole number from 1 to 5000", "100", "vocabulary: pieces to end with, characters included", ("figure",), True),
    "approximation": Field("approximation", "--approximation", "local, dilated, chosen, random-blocks, projected, best-rank, random-features, linear", "projected", "approximations: what stands in the place of all weights: a sparse pattern (local, dilated, chosen, random-blocks), a low rank (projected, best-rank) or a kernel (random-features, linear)", ("figure",), True),
    "approximation_size": Field("approximation_size", "--approximation-size", "a whole number from 1 to 4096", "8", "approximations: reach of local, step of dilated, chosen tokens, random blocks, rank, or random features", ("figure",), True),
    "words": Field("words", "--words", "a text", "", "embedding and neighbors: a word whose nearest tokens are listed, or a sum such as \"boy - man + woman\", with spaces around + and -; by default that of --query", ("figure", "study neighbors",), True),
    "document": Field("document", "--document", "a text", "", "maxsim: document whose tokens those of the --text, a query, are compared with; by default the page (--image) or the second text (--pair)", ("figure",), True),
    "inputs": Field("inputs", "--inputs", "a text", "", "matrices: typed vectors in place of a head's, such as \"1 0; 0 1; 1 1\", rows apart by semicolons; needs no model", ("figure",), True),
    "query_matrix": Field("query_matrix", "--query-matrix", "a text", "", "with --inputs: W_Q; by default the inputs are the queries", ("figure",), True),
    "key_matrix": Field("key_matrix", "--key-matrix", "a text", "", "with --inputs: W_K; by default the inputs are the keys", ("figure",), True),
    "value_matrix": Field("value_matrix", "--value-matrix", "a text", "", "with --inputs: W_V; by default the inputs are the values", ("figure",), True),
    "weights": Field("weights", "--weights", "a text", "", "with --inputs: the weights A in place of softmax(Q K^T / divisor)", ("figure",), True),
    "scores": Field("scores", "--scores", "a list, each entry a number from -1e+06 to 1e+06", "", "softmax: typed scores in place of a row's, such as --scores=-3,1,1000,5,-1; needs no model", ("figure",), True),
    "temperature": Field("temperature", "--temperature", "a number from 0.001 to 1000", "1", "softmax: what scores are divided by last", ("figure",), True),
    "divisor": Field("divisor", "--divisor", "a number from 0 to 1e+06", "0", "softmax, and matrices of --inputs: what products of queries and keys are divided by; 0: as the model does, of --inputs by the root of their size, of --scores by 1", ("figure",), True),
    "masking": Field("masking", "--masking", "masked, each, pretraining", "", "probability: tokens that a masked language model is asked for: masked ones, each masked alone, or 15 % chosen and replaced as in the pre-training of BERT; by default masked ones, else each", ("figure", "score",), True),
    "seed": Field("seed", "--seed", "a whole number from 0 to 2000000000", "1", "probability: seed of --masking pretraining: the same one chooses the same tokens; approximations: of random projections, features and blocks", ("figure", "score",), True),
    "label": Field("label", "--label", "a text", "", "probability: right class of a classifier, or answer of a question answering model as it stands in the passage; by default nobody says, and there is no loss", ("figure", "score",), True),
    "metric": Field("metric", "--metric", "entropy, distance, image_distance, confidence, previous, next, self, first, to_separators, to_classification, to_image, punctuation", "", "grid: color every head by this metric instead of showing thumbnails; layers: its values by layer", ("figure",), True),
    "metrics": Field("metrics", "--metrics", "a path", "", "grid and layers: show the metric's means over many texts, from a .json file of headlight metrics", ("figure",), True),
    "structure": Field("structure", "--structure", "a path", "", "contacts: structure of the protein, PDB (.pdb, .ent) or mmCIF (.cif), also with .gz", ("figure",), True),
    "chain": Field("chain", "--chain", "a text", "", "contacts: chain of the structure; by default the first that fits the text", ("figure",), True),
    "smooth": Field("smooth", "--smooth", "true or false", "", "image: blend the colors of neighboring patches", ("figure",), True),
    "mass": Field("mass", "--mass", "a number from 0.01 to 1", "0.6", "masks: share of the query's attention to patches that the patches of each mask hold", ("figure",), True),
    "image_weights": Field("image_weights", "--image-weights", "plain, neutral, sinks", "plain", "image: weights that a text gives the patches, as they are (plain), divided by those of a run with the --neutral-prompt (neutral), or as shares divided by their mean over the text (sinks)", ("figure",), True),
    "neutral_prompt": Field("neutral_prompt", "--neutral-prompt", "a text", "Describe the image.", "with --image-weights neutral: prompt that the model reads in place of the --text, with the placeholder of the image and the words of a chat where the --text has them", ("figure",), True),
    "top_k": Field("top_k", "--top-k", "a whole number from 0 to 1000000", "3", "links: maximum links of each query, the strongest; 0 for all", ("figure",), True),
    "threshold": Field("threshold", "--threshold", "a number from 0 to 1", "0.05", "links: smallest weight that is drawn", ("figure",), True),
    "arcs": Field("arcs", "--arcs", "true or false", "", "links: one line of text with arcs instead of two columns", ("figure",), True),
    "unit": Field("unit", "--unit", "tokens, words", "tokens", "Rows and columns: tokens, or whole words", ("figure", "compare",), True),
    "hide_special": Field("hide_special", "--hide-special", "true or false", "", "Leave special tokens out", ("figure", "compare",), True),
    "hide_sink": Field("hide_sink", "--hide-sink", "true or false", "", "Leave the first token (the attention sink) out of the columns", ("figure", "compare",), True),
    "renormalize": Field("renormalize", "--renormalize", "true or false", "", "Make rows sum to 1 again after columns are left out", ("figure", "compare",), True),
    "value_weighted": Field("value_weighted", "--value-weighted", "true or false", "", "Value-weighted attention: weights times the norm of W_O v, as shares of their rows", ("figure", "compare",), True),
    "queries": Field("queries", "--queries", "a range such as 0-9", "", "Show only these rows of heat maps and links, counted from 0", ("figure",), True),
    "keys": Field("keys", "--keys", "a range such as 0-9", "", "Show only these columns", ("figure",), True),
    "highlights": Field("highlights", "--highlight", "a list, each entry QUERY:KEY:NOTE, QUERY:KEY, QUERY or :KEY", "", "Outline a weight (10:2), a row (10) or a column (:2) of heat maps and links, counted from 0, with a note and an arrow (10:2:it is the animal); can be given several times", ("figure",), True),
    "places": Field("places", "--places", "figure, tokens", "figure", "Unit that --queries, --keys and --highlight count: rows and columns of the figure, or tokens of the text", ("figure",), True),
    "with_": Field("with", "--with", "a text, or a list of them", "", "Model of the other run; by default, or as \"\", that of A", ("figure", "compare",), True),
    "with_checkpoint": Field("with_checkpoint", "--with-checkpoint", "a text, or a list of them", "", "Checkpoint of the other run, as --checkpoint names it; by default, or as \"\", that of A", ("figure", "compare",), True),
    "with_text": Field("with_text", "--with-text", "a text, or a list of them", "", "Text of the other run; by default, or as \"\", that of A", ("figure", "compare",), True),
    "with_layer": Field("with_layer", "--with-layer", "a whole number from 0 to 100000, or a list of them", "", "Layer of the other run", ("figure", "compare",), True),
    "with_head": Field("with_head", "--with-head", "a whole number from 0 to 100000, or a list of them", "", "Head of the other run", ("figure", "compare",), True),
    "with_intervene": Field("with_intervene", "--with-intervene", "a list, each entry an intervention such as zero:2.5", "", "Change a head or a whole layer of the run: zero:LAYER.HEAD (or mean, uniform, previous, self), zero:LAYER, temperature=0.5:LAYER.HEAD, paint@QUERY,KEY=WEIGHT:LAYER.HEAD, no-positions:all; with encoder/, decoder/ or cross/ in front where there are several kinds of attention, and stage1/ where there are stages; can be given several times", ("figure", "compare",), True),
    "word_order": Field("word_order", "--word-order", "kept, any", "kept", "How words of two runs are matched: kept in the order of both texts, or in any order, the first \"ball\" with the first \"ball\"", ("figure", "compare",), True),
    "difference": Field("difference", "--difference", "B, C, D", "B", "Run whose difference from A is drawn or written, or whose heads are listed", ("figure", "compare",), True),
    "scale": Field("scale", "--scale", "linear, log, rank", "linear", "Color scale of the weights", ("figure", "compare",), True),
    "theme": Field("theme", "--theme", "print, light, dark", "print", "Theme: colors of paper, text and axes", ("figure", "compare",), True),
    "map": Field("map", "--map", "blues, viridis, cividis, magma, greys, lagoon", "", "Color map; by default the theme's own", ("figure", "compare",), True),
    "font": Field("font", "--font", "a text", "", "Font: sans, serif, mono, or an installed family; by default the system's (LaTeX keeps the document's own)", ("figure", "compare",), True),
    "language": Field("language", "--language", "en, de, es, fr, zh_CN", "en", "Language of the words that the figure draws; numbers and web pages are English", ("figure", "compare",), True),
    "type_size": Field("type_size", "--type-size", "a number from 3 to 72", "0", "Size of labels in points; by default 7 in columns, 8 on pages, 14 on slides", ("figure", "compare",), True),
    "title": Field("title", "--title", "a text", "", "Title above the figure", ("figure", "compare",), True),
    "caption": Field("caption", "--caption", "a text", "", "Caption below the figure", ("figure", "compare",), True),
    "provenance": Field("provenance", "--provenance", "true or false", "", "Write model, backend and version into the figure", ("figure", "compare",), True),
    "legend": Field("legend", "--no-legend", "true or false", "", "Leave the color bar out", ("figure", "compare",), True),
    "sound": Field("sound", "--sound", "none, waveform, spectrogram", "waveform", "heatmap, both and compare: what is drawn along rows and columns that are parts of a recording", ("figure", "compare",), True),
    "label_every": Field("label_every", "--label-every", "a whole number from 1 to 100000", "1", "Label every Nth token, as far as there is room", ("figure", "compare",), True),
    "size": Field("size", "--size", "a text", "page", "natural, column (88 mm wide), page (180 mm wide), slide (16:9), a venue's (acl-column, acl-page, cvpr-column, cvpr-page, icml-column, icml-page, ieee-column, ieee-page, neurips-page), or WIDTHxHEIGHT in mm (120x90) or in pixels (1600x1200px)", ("figure", "compare",), True),
    "columns": Field("columns", "--columns", "a whole number from 1 to 64", "0", "Panels side by side; by default as many as there are --widths, or all", ("figure",), True),
    "widths": Field("widths", "--widths", "a list, each entry a number from 0.01 to 1000", "", "Widths of the columns of panels, relative to each other: 2,1; by default as wide as the figures need", ("figure",), True),
    "dpi": Field("dpi", "--dpi", "a number from 10 to 2400", "300", "Resolution of .png files in pixels per inch", ("figure", "compare",), True),
}
