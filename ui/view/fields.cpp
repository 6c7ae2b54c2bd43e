#include "view/fields.h"

#include "analysis/heads/checkpoint_measures.h"
#include "core/text_bounds.h"
#include "export/writers/page_presets.h"
#include "view/field_choices.h"
#include "view/field_kinds.h"
#include "view/image_fields.h"
#include "view/page_size.h"

#include <algorithm>
#include <stdexcept>

namespace headlight {

namespace {

// Where rows occur.
constexpr ContextSet kFiles = Context::Description | Context::Panel;
constexpr ContextSet kReadingAll = Context::Figure | Context::Compare | Context::Attention | Context::Lens |
                                   Context::Similarity | Context::Weight | Context::Score;
constexpr ContextSet kReading = kReadingAll | Context::Generate;
constexpr ContextSet kOfModels = Context::Neighbors | Context::Positions | Context::HeadTests;
constexpr ContextSet kRunning = kReading | kOfModels | Context::Metrics | Context::Model;
constexpr ContextSet kDrawn = Context::Figure | Context::Compare | kFiles;
constexpr ContextSet kWindow = Context::Session | Context::Lesson;

constexpr std::int32_t kMostIndex = 100'000;
constexpr std::int32_t kMostToken = 10'000'000;
constexpr std::int32_t kMostLinks = 1'000'000;
constexpr std::int32_t kMostCandidates = 1000;
constexpr std::int32_t kMostThreads = 1024;
constexpr std::int32_t kMostSteps = 10'000;
constexpr std::int32_t kMostApproximationSize = 4096;
constexpr std::int32_t kMostSeed = 2'000'000'000;
constexpr double kLeastType = 3;  // points
constexpr double kMostType = 72;
constexpr qsizetype kMostMasked = 100'000;
constexpr qsizetype kMostPinned = 64;
constexpr qsizetype kMostInterventions = 100'000;

const WholeValue kIndex{0, kMostIndex};
const WholeValue kToken{0, kMostToken};

std::string not_empty(const std::string& text) {
    return text.empty() ? "a device's number in 'headlight devices', or a part of its name" : "";
}

NamedValue named_by(const PrecisionChoice& choice) {
    NamedValue value;
    for (const std::string_view name : choice.names) value.names.emplace_back(name);
    return value;
}

const std::string kInterventionHelp =
    "Change a head or a whole layer of the run: zero:LAYER.HEAD (or mean, uniform, previous, self), zero:LAYER, "
    "temperature=0.5:LAYER.HEAD, paint@QUERY,KEY=WEIGHT:LAYER.HEAD, no-positions:all; with encoder/, decoder/ or "
    "cross/ in front where there are several kinds of attention, and stage1/ where there are stages; can be given "
    "several times";

void add_model(std::vector<Field>& rows) {
    const std::string group = "Model";
    rows.push_back(
        {.name = "model",
         .group = group,
         .contexts = kRunning | Context::Tokenize | kFiles,
         .help = "A built-in model's name, a Hugging Face folder or a file in one, a GGUF file, or imported attention",
         .kind = single(
             [](ViewRequest & r) -> auto& { return r.input.model; }, TextValue{"MODEL", kMostOfPath}),
         .option = "MODEL"});
    rows.push_back({.name = "checkpoint",
                    .group = group,
                    .contexts = kRunning | Context::Tokenize | kFiles,
                    .help =
                        "Checkpoint of the model, where MODEL is a folder of checkpoints (step1000, checkpoint-500) "
                        "or one of them: its name, its step, first or last; by default the one that MODEL names, of "
                        "a folder the last",
                    .kind = single(
                        [](ViewRequest & r) -> auto& { return r.input.checkpoint; }, TextValue{"NAME", kMostOfName})});
    rows.push_back({.name = "mmproj",
                    .group = group,
                    .contexts = kRunning | Context::Tokenize | Context::Start | kFiles,
                    .help = "GGUF file with the image encoder of a model that is a GGUF file too; by default the one "
                            "beside the model whose name contains mmproj, if it is the only one",
                    .kind = single(
                        [](ViewRequest & r) -> auto& { return r.input.image_encoder; }, PathValue{})});
    rows.push_back(
        {.name = "backend",
         .group = group,
         .contexts = kRunning | Context::Start | kFiles,
         .help = "Backend that computes",
         .kind = single(
             [](ViewRequest & r) -> auto& { return r.input.backend.backend; }, NamedValue{{"auto", "cpu", "vulkan"}})});
    rows.push_back({.name = "device",
                    .group = group,
                    .contexts = kRunning | Context::Start,
                    .help = "Vulkan device: its number in 'headlight devices', or a part of its name",
                    .kind = single(
                        [](ViewRequest & r) -> auto& { return r.input.backend.device; },
                        TextValue{"NAME|NUMBER", 1000, not_empty})});
    rows.push_back(
        {.name = "precision",
         .group = group,
         .contexts = kRunning | Context::Start,
         .help = "Precision of matrix products: fp32 by default; less exact, and faster, are fp16 on GPUs and bf16 on "
                 "CPUs that have AVX-512 BF16",
         .kind = single(
             [](ViewRequest & r) -> auto& { return r.input.backend.precision; }, named_by(kPrecisionChoices[0]))});
    rows.push_back(
        {.name = "kept",
         .group = group,
         .contexts = kRunning | Context::Start,
         .help = "Precision of the queries and keys that are kept: fp32 by default; fp16 takes half the memory, and "
                 "rounds them before they are compared",
         .kind = single(
             [](ViewRequest & r) -> auto& { return r.input.backend.kept; }, named_by(kPrecisionChoices[1]))});
    rows.push_back(
        {.name = "threads",
         .group = group,
         .contexts = kRunning | Context::Start,
         .help = "CPU threads; by default one for each core",
         .kind = single(
             [](ViewRequest & r) -> auto& { return r.input.backend.threads; }, WholeValue{1, kMostThreads})});
}

void add_input(std::vector<Field>& rows) {
    const std::string group = "Input";
    rows.push_back({.name = "text",
                    .group = group,
                    .contexts = kReading | Context::Tokenize | kFiles,
                    .help = "Text to read; - reads standard input (at most 1 MiB)",
                    .kind = single(
                        [](ViewRequest & r) -> auto& { return r.input.text; }, TextValue{"TEXT"})});
    rows.push_back({.name = "text_file",
                    .group = group,
                    .contexts = kReading | Context::Tokenize | Context::Start | kFiles,
                    .help = "File with the text in place of --text: a sequence in FASTA (.fasta, .fa, .faa, .fna), or "
                            "UTF-8 (at most 1 MiB)",
                    .kind = single(
                        [](ViewRequest & r) -> auto& { return r.input.text_file; }, PathValue{})});
    rows.push_back({.name = "record",
                    .group = group,
                    .contexts = kReading | Context::Tokenize | Context::Start | kFiles,
                    .help = "Record of a FASTA file that has several: its name, or its number from 1; by default the "
                            "first",
                    .kind = single(
                        [](ViewRequest & r) -> auto& { return r.input.record; }, TextValue{"NAME", kMostOfName})});
    rows.push_back({.name = "pair",
                    .group = group,
                    .contexts = kReadingAll | Context::Tokenize | kFiles,
                    .help = "Second text, for models that read two; the target of an encoder-decoder, instead of the "
                            "one that it generates",
                    .kind = optional(
                        [](ViewRequest & r) -> auto& { return r.input.pair; }, TextValue{"TEXT"}),
                    .option = "--pair,--target"});
    rows.push_back({.name = "audio",
                    .group = group,
                    .contexts = kReading | kFiles,
                    .help = "Audio file to read, for models that read audio",
                    .kind = single(
                        [](ViewRequest & r) -> auto& { return r.input.audio; }, PathValue{})});
    rows.push_back({.name = "boxes",
                    .group = group,
                    .contexts = kDrawn | Context::Attention | kFiles,
                    .help = "Words of a page with their places, in place of a text, for models that read pages: hOCR, "
                            "or JSON {\"words\": [...], \"boxes\": [[left, top, right, bottom], ...]} in thousandths",
                    .kind = single(
                        [](ViewRequest & r) -> auto& { return r.input.page; }, PathValue{})});
    rows.push_back({.name = "image",
                    .group = group,
                    .contexts = kReading | kFiles,
                    .help =
                        "Image to read (PNG, JPEG, ...), for models that read images; can be given several times, in "
                        "the order of the images, where a text may hold several",
                    .kind = std::make_shared<ImagesKind>()});
    rows.push_back({.name = "truncate",
                    .group = group,
                    .contexts = kDrawn | Context::Attention | Context::Score,
                    .help = "Cut a text that is too long for the model instead of failing",
                    .kind = flag([](ViewRequest & r) -> auto& { return r.input.truncate; })});
    rows.push_back({.name = "masked",
                    .group = group,
                    .contexts = kDrawn | Context::Session | Context::Score,
                    .help = "Tokens, by index, that are replaced by the model's mask token: 3,5",
                    .kind = list(
                        [](ViewRequest & r) -> auto& { return r.input.masked; }, kToken, OptionForm::List, kMostMasked),
                    .option = "--mask"});
    rows.push_back({.name = "intervene",
                    .group = group,
                    .contexts = kReading | kFiles | kWindow,
                    .help = kInterventionHelp,
                    .kind = list(
                        [](ViewRequest & r) -> auto& { return r.input.interventions; }, ListedInterventionValue{},
                        OptionForm::Repeated, kMostInterventions),
                    .aliases = {"interventions"}});
    rows.push_back({.name = "rewrite_target",
                    .group = group,
                    .contexts = kReadingAll | kFiles | kWindow,
                    .help = "Let an encoder-decoder generate its target with the interventions; by default the "
                            "original run's target is kept, so that both runs read the same tokens",
                    .kind = flag([](ViewRequest & r) -> auto& { return r.input.rewrites_target; }),
                    .aliases = {"rewrites_target"}});
}

void add_heads(std::vector<Field>& rows) {
    const std::string group = "Heads";
    rows.push_back({.name = "attention",
                    .group = group,
                    .contexts = kDrawn | Context::Similarity | Context::Weight | Context::Positions |
                                Context::HeadTests | kWindow | Context::Lens,
                    .help = "Kind of attention, of a model with several; by default cross-attention of an "
                            "encoder-decoder, else the model's first",
                    .kind = single(
                        [](ViewRequest & r) -> auto& { return r.picture.choice.kind; }, AttentionKindValue{})});
    rows.push_back({.name = "stage",
                    .group = group,
                    .contexts = kDrawn | Context::Attention | Context::Similarity | Context::Weight |
                                Context::Positions | Context::HeadTests | kWindow | Context::Lens,
                    .help = "Stage of a model that has several (Swin, DaViT), counted from 0; by default the first",
                    .kind = single(
                        [](ViewRequest & r) -> auto& { return r.picture.choice.stage; }, StageValue{})});
    rows.push_back({.name = "layer",
                    .group = group,
                    .contexts = kDrawn | Context::Weight | kWindow | Context::Similarity,
                    .help = "Layer, counted from 0; by default all layers are combined",
                    .kind = optional(
                        [](ViewRequest & r) -> auto& { return r.picture.choice.layer; }, kIndex, "all")});
    rows.push_back({.name = "head",
                    .group = group,
                    .contexts = kDrawn | Context::Weight | kWindow,
                    .help = "Head, counted from 0, or for links several: 0,2; by default all heads are combined",
                    .kind = std::make_shared<HeadsKind>()});
    rows.push_back(
        {.name = "aggregation",
         .group = group,
         .contexts = kDrawn | kWindow,
         .help = "Combination of several heads or layers; rollout and flow go through all layers up to --layer",
         .kind = single(
             [](ViewRequest & r) -> auto& { return r.picture.choice.aggregation; }, EnumValue<Aggregation>{})});
    rows.push_back(
        {.name = "pinned",
         .group = group,
         .contexts = Context::Figure | kFiles | kWindow,
         .help = "Another head, in a figure of its own beside the first: L2H3 or \"cross L0H1\"; can be given several "
                 "times",
         .kind = list(
             [](ViewRequest & r) -> auto& { return r.picture.pinned; }, HeadValue{}, OptionForm::Repeated, kMostPinned),
         .option = "--pin",
         .aliases = {"pins"}});
    rows.push_back({.name = "overlay",
                    .group = group,
                    .contexts = Context::Figure | kFiles | kWindow,
                    .help = "links: draw pinned heads in the same figure, each in its own color",
                    .kind = flag([](ViewRequest & r) -> auto& { return r.picture.links.overlay; })});
}

/// Numbers that a person types in place of a model's.
void add_typed(std::vector<Field>& rows, const std::string& group) {
    constexpr ContextSet kTyped = Context::Figure | kFiles | kWindow;
    constexpr std::size_t kMostOfMatrix = 20'000;  // bytes
    constexpr double kMostScore = 1e6;
    constexpr qsizetype kMostScores = 64;
    constexpr double kLeastTemperature = 0.001;
    constexpr double kMostTemperature = 1000;
    const auto matrix = [&](const char* name, MemberOf<std::string> member, const char* help) {
        rows.push_back({.name = name,
                        .group = group,
                        .contexts = kTyped,
                        .help = help,
                        .kind = single(member, TextValue{"MATRIX", kMostOfMatrix})});
    };
    matrix(
        "inputs", [](ViewRequest & r) -> auto& { return r.picture.typed.inputs; },
        "matrices: typed vectors in place of a head's, such as \"1 0; 0 1; 1 1\", rows apart by semicolons; needs no "
        "model");
    matrix(
        "query_matrix", [](ViewRequest & r) -> auto& { return r.picture.typed.query; },
        "with --inputs: W_Q; by default the inputs are the queries");
    matrix(
        "key_matrix", [](ViewRequest & r) -> auto& { return r.picture.typed.key; },
        "with --inputs: W_K; by default the inputs are the keys");
    matrix(
        "value_matrix", [](ViewRequest & r) -> auto& { return r.picture.typed.value; },
        "with --inputs: W_V; by default the inputs are the values");
    matrix(
        "weights", [](ViewRequest & r) -> auto& { return r.picture.typed.weights; },
        "with --inputs: the weights A in place of softmax(Q K^T / divisor)");
    rows.push_back(
        {.name = "scores",
         .group = group,
         .contexts = kTyped,
         .help = "softmax: typed scores in place of a row's, such as --scores=-3,1,1000,5,-1; needs no model",
         .kind = list(
             [](ViewRequest & r) -> auto& { return r.picture.scores; }, RealValue{-kMostScore, kMostScore},
             OptionForm::List, kMostScores)});
    rows.push_back({.name = "temperature",
                    .group = group,
                    .contexts = kTyped,
                    .help = "softmax: what scores are divided by last",
                    .kind = single(
                        [](ViewRequest & r) -> auto& { return r.picture.temperature; },
                        RealValue{kLeastTemperature, kMostTemperature})});
    rows.push_back({.name = "divisor",
                    .group = group,
                    .contexts = kTyped,
                    .help =
                        "softmax, and matrices of --inputs: what products of queries and keys are divided by; 0: as "
                        "the model does, of --inputs by the root of their size, of --scores by 1",
                    .kind = single(
                        [](ViewRequest & r) -> auto& { return r.picture.divisor; }, RealValue{0, kMostScore})});
}

void add_view(std::vector<Field>& rows) {
    const std::string group = "Figure";
    rows.push_back({.name = "view",
                    .group = group,
                    .contexts = Context::Figure | kFiles | kWindow,
                    .help = "Figure; by default heatmap, or with --image image",
                    .kind = optional(
                        [](ViewRequest & r) -> auto& { return r.picture.figure; }, EnumValue<View>{}),
                    .aliases = {"picture"}});
    rows.push_back(
        {.name = "query",
         .group = group,
         .contexts = Context::Figure | kFiles | Context::Lens | Context::Weight | kWindow,
         .help =
             "image: patch that attends, as ROW,COLUMN from 0, or index of a token, or mean for all; by default "
             "the class token. weight, matrices and softmax: token that attends; lens: token that is read; embedding: "
             "first token of the pair; by default the last",
         .kind = single(
             [](ViewRequest & r) -> auto& { return r.picture.query; }, TokenName{})});
    rows.push_back(
        {.name = "key",
         .group = group,
         .contexts = Context::Figure | kFiles | Context::Weight | kWindow,
         .help = "weight and matrices: token that is attended to, counted from 0; by default the one with the largest "
                 "weight; embedding: second token of the pair, by default the one most similar to the first",
         .kind = single(
             [](ViewRequest & r) -> auto& { return r.picture.key; }, TokenName{})});
    rows.push_back({.name = "all_keys",
                    .group = group,
                    .contexts = Context::Figure | kFiles | Context::Weight,
                    .help = "weight: compare the query with every key, dimension by dimension",
                    .kind = flag([](ViewRequest & r) -> auto& { return r.picture.all_keys; })});
    rows.push_back({.name = "measure_runs",
                    .group = group,
                    .contexts = Context::Figure | kFiles,
                    .help = "layer: time runs of up to 1,024 tokens on this machine too",
                    .kind = flag([](ViewRequest & r) -> auto& { return r.picture.measure; })});
    rows.push_back(
        {.name = "candidates",
         .group = group,
         .contexts = Context::Figure | kFiles | Context::Lens | Context::Neighbors,
         .help = "lens: tokens listed for each layer; neighbors: tokens listed",
         .kind = single(
             [](ViewRequest & r) -> auto& { return r.picture.candidates; }, WholeValue{1, kMostCandidates})});
    rows.push_back(
        {.name = "embeddings",
         .group = group,
         .contexts = Context::Figure | kFiles | Context::Similarity,
         .help = "similarity: of the embeddings, before the first layer; by default, and without --layer, all layers",
         .kind = flag([](ViewRequest & r) -> auto& { return r.picture.embeddings; })});
    rows.push_back({.name = "test",
                    .group = group,
                    .contexts = Context::Figure | kFiles | Context::HeadTests,
                    .help = "heads: score that is measured on random tokens, repeated twice (sink: not repeated)",
                    .kind = single(
                        [](ViewRequest & r) -> auto& { return r.picture.test; }, EnumValue<HeadTest>{})});
    rows.push_back(
        {.name = "measured",
         .group = group,
         .contexts = Context::Figure | kFiles | kWindow,
         .help = "checkpoints: measure of the heads, a head test on random tokens (test-...) or a metric on "
                 "the --text",
         .kind = single(
             [](ViewRequest & r) -> auto& { return r.picture.measured; }, NamedValue{checkpoint_measure_ids(), true})});
    rows.push_back({.name = "step",
                    .group = group,
                    .contexts = Context::Figure | kFiles | kWindow,
                    .help = "matrices: last step that is filled in, from 0 (the input X) to 6 (the output projection); "
                            "vocabulary and trace: the step that is shown; by default the last",
                    .kind = optional(
                        [](ViewRequest & r) -> auto& { return r.picture.step; }, WholeValue{0, kMostSteps})});
    rows.push_back(
        {.name = "rule",
         .group = group,
         .contexts = Context::Figure | kFiles | kWindow,
         .help = "vocabulary: how it is learned",
         .kind = single(
             [](ViewRequest & r) -> auto& { return r.picture.vocabulary.rule; }, EnumValue<VocabularyRule>{})});
    rows.push_back({.name = "vocabulary_size",
                    .group = group,
                    .contexts = Context::Figure | kFiles | kWindow,
                    .help = "vocabulary: pieces to end with, characters included",
                    .kind = single(
                        [](ViewRequest & r) -> auto& { return r.picture.vocabulary.size; },
                        WholeValue{1, static_cast<std::int32_t>(kMostPieces)})});
    rows.push_back({.name = "approximation",
                    .group = group,
                    .contexts = Context::Figure | kFiles | kWindow,
                    .help = "approximations: what stands in the place of all weights: a sparse pattern (local, "
                            "dilated, chosen, random-blocks), a low rank (projected, best-rank) or a kernel "
                            "(random-features, linear)",
                    .kind = single(
                        [](ViewRequest & r) -> auto& { return r.picture.approximation.method; },
                        EnumValue<ApproximationMethod>{})});
    rows.push_back({.name = "approximation_size",
                    .group = group,
                    .contexts = Context::Figure | kFiles | kWindow,
                    .help = "approximations: reach of local, step of dilated, chosen tokens, random blocks, rank, or "
                            "random features",
                    .kind = single(
                        [](ViewRequest & r) -> auto& { return r.picture.approximation.size; },
                        WholeValue{1, kMostApproximationSize})});
    rows.push_back({.name = "words",
                    .group = group,
                    .contexts = Context::Figure | kFiles | Context::Neighbors | kWindow,
                    .help = "embedding and neighbors: a word whose nearest tokens are listed, or a sum such as \"boy - "
                            "man + woman\", with spaces around + and -; by default that of --query",
                    .kind = single(
                        [](ViewRequest & r) -> auto& { return r.picture.words; }, TextValue{"WORDS", kMostOfName})});
    rows.push_back({.name = "document",
                    .group = group,
                    .contexts = Context::Figure | kFiles | kWindow,
                    .help = "maxsim: document whose tokens those of the --text, a query, are compared with; by default "
                            "the page (--image) or the second text (--pair)",
                    .kind = single(
                        [](ViewRequest & r) -> auto& { return r.picture.document; }, TextValue{"TEXT"})});
    add_typed(rows, group);
    rows.push_back(
        {.name = "masking",
         .group = group,
         .contexts = Context::Figure | kFiles | Context::Score | kWindow,
         .help = "probability: tokens that a masked language model is asked for: masked ones, each masked alone, or "
                 "15 % chosen and replaced as in the pre-training of BERT; by default masked ones, else each",
         .kind = optional(
             [](ViewRequest & r) -> auto& { return r.picture.losses.masking; }, EnumValue<MaskingRule>{})});
    rows.push_back({.name = "seed",
                    .group = group,
                    .contexts = Context::Figure | kFiles | Context::Score | kWindow,
                    .help = "probability: seed of --masking pretraining: the same one chooses the same tokens; "
                            "approximations: of random projections, features and blocks",
                    .kind = single(
                        [](ViewRequest & r) -> auto& { return r.picture.losses.seed; }, WholeValue{0, kMostSeed})});
    rows.push_back(
        {.name = "label",
         .group = group,
         .contexts = Context::Figure | kFiles | Context::Score | kWindow,
         .help = "probability: right class of a classifier, or answer of a question answering model as it stands in "
                 "the passage; by default nobody says, and there is no loss",
         .kind = single(
             [](ViewRequest & r) -> auto& { return r.picture.losses.label; }, TextValue{"TEXT", kMostOfName})});
    rows.push_back(
        {.name = "metric",
         .group = group,
         .contexts = Context::Figure | kFiles | kWindow,
         .help = "grid: color every head by this metric instead of showing thumbnails; layers: its values by layer",
         .kind = single(
             [](ViewRequest & r) -> auto& { return r.picture.metric; }, NamedValue{metric_names(), true}),
         .aliases = {"measure"},
         .older_options = {"--measure"}});
    rows.push_back(
        {.name = "metrics",
         .group = group,
         .contexts = Context::Figure | kFiles,
         .help = "grid and layers: show the metric's means over many texts, from a .json file of headlight metrics",
         .kind = single(
             [](ViewRequest & r) -> auto& { return r.picture.metrics; }, PathValue{})});
    rows.push_back({.name = "structure",
                    .group = group,
                    .contexts = Context::Figure | kFiles,
                    .help = "contacts: structure of the protein, PDB (.pdb, .ent) or mmCIF (.cif), also with .gz",
                    .kind = single(
                        [](ViewRequest & r) -> auto& { return r.picture.structure; }, PathValue{})});
    rows.push_back({.name = "chain",
                    .group = group,
                    .contexts = Context::Figure | kFiles,
                    .help = "contacts: chain of the structure; by default the first that fits the text",
                    .kind = single(
                        [](ViewRequest & r) -> auto& { return r.picture.chain; }, TextValue{"NAME", kMostOfName})});
    rows.push_back({.name = "metric_by_layer",
                    .group = group,
                    .contexts = kWindow,
                    .help = "In the window: show the metric by layer, with one mark per head, instead of as a grid",
                    .kind = flag([](ViewRequest & r) -> auto& { return r.picture.metric_by_layer; }),
                    .aliases = {"measure_by_layer"}});
    rows.push_back({.name = "metric_of_corpus",
                    .group = group,
                    .contexts = kWindow,
                    .help = "In the window: show the means of the open corpus metrics instead of the text's values",
                    .kind = flag([](ViewRequest & r) -> auto& { return r.picture.metric_of_corpus; }),
                    .aliases = {"measure_of_corpus"}});
    add_image_fields(rows, group, Context::Figure | kFiles | kWindow);
    rows.push_back(
        {.name = "top_k",
         .group = group,
         .contexts = Context::Figure | kFiles | kWindow,
         .help = "links: maximum links of each query, the strongest; 0 for all",
         .kind = single(
             [](ViewRequest & r) -> auto& { return r.picture.links.strongest; }, WholeValue{0, kMostLinks})});
    rows.push_back({.name = "threshold",
                    .group = group,
                    .contexts = Context::Figure | kFiles | kWindow,
                    .help = "links: smallest weight that is drawn",
                    .kind = single(
                        [](ViewRequest & r) -> auto& { return r.picture.links.threshold; }, RealValue{0, 1})});
    rows.push_back({.name = "arcs",
                    .group = group,
                    .contexts = Context::Figure | kFiles | kWindow,
                    .help = "links: one line of text with arcs instead of two columns",
                    .kind = flag([](ViewRequest & r) -> auto& { return r.picture.links.arcs; })});
}

void add_tokens(std::vector<Field>& rows) {
    const std::string group = "Tokens";
    rows.push_back({.name = "unit",
                    .group = group,
                    .contexts = kDrawn | kWindow,
                    .help = "Rows and columns: tokens, or whole words",
                    .kind = single(
                        [](ViewRequest & r) -> auto& { return r.picture.matrix.unit; }, EnumValue<Unit>{})});
    rows.push_back({.name = "hide_special",
                    .group = group,
                    .contexts = kDrawn | kWindow,
                    .help = "Leave special tokens out",
                    .kind = flag([](ViewRequest & r) -> auto& { return r.picture.matrix.hide_special; })});
    rows.push_back({.name = "hide_sink",
                    .group = group,
                    .contexts = kDrawn | kWindow,
                    .help = "Leave the first token (the attention sink) out of the columns",
                    .kind = flag([](ViewRequest & r) -> auto& { return r.picture.matrix.hide_sink; })});
    rows.push_back({.name = "renormalize",
                    .group = group,
                    .contexts = kDrawn | kWindow,
                    .help = "Make rows sum to 1 again after columns are left out",
                    .kind = flag([](ViewRequest & r) -> auto& { return r.picture.matrix.renormalize; }),
                    .aliases = {"renormalise"},
                    .older_options = {"--renormalise"}});
    rows.push_back({.name = "value_weighted",
                    .group = group,
                    .contexts = kDrawn | kWindow,
                    .help = "Value-weighted attention: weights times the norm of W_O v, as shares of their rows",
                    .kind = flag([](ViewRequest & r) -> auto& { return r.picture.matrix.value_weighted; })});
    rows.push_back({.name = "queries",
                    .group = group,
                    .contexts = Context::Figure | kFiles | kWindow,
                    .help = "Show only these rows of heat maps and links, counted from 0",
                    .kind = optional(
                        [](ViewRequest & r) -> auto& { return r.picture.pointed_out.queries; }, RangeValue{})});
    rows.push_back({.name = "keys",
                    .group = group,
                    .contexts = Context::Figure | kFiles | kWindow,
                    .help = "Show only these columns",
                    .kind = optional(
                        [](ViewRequest & r) -> auto& { return r.picture.pointed_out.keys; }, RangeValue{})});
    rows.push_back({.name = "highlights",
                    .group = group,
                    .contexts = Context::Figure | kFiles | kWindow,
                    .help = "Outline a weight (10:2), a row (10) or a column (:2) of heat maps and links, counted from "
                            "0, with a note and an arrow (10:2:it is the animal); can be given several times",
                    .kind = list(
                        [](ViewRequest & r) -> auto& { return r.picture.pointed_out.highlights; }, HighlightValue{},
                        OptionForm::Repeated, kMostHighlights),
                    .option = "--highlight"});
    rows.push_back(
        {.name = "places",
         .group = group,
         .contexts = Context::Figure | kFiles | kWindow,
         .help =
             "Unit that --queries, --keys and --highlight count: rows and columns of the figure, or tokens of the text",
         .kind = single(
             [](ViewRequest & r) -> auto& { return r.picture.pointed_out.places; }, EnumValue<Places>{})});
}

void add_sides(std::vector<Field>& rows) {
    const std::string group =
        "Other runs of a comparison: B, C and D (each option once for all of them, or once for each)";
    constexpr ContextSet kSides = kDrawn | Context::Lesson;  // sessions name models by their hashes, too
    rows.push_back({.name = "with",
                    .group = group,
                    .contexts = kSides,
                    .help = "Model of the other run; by default, or as \"\", that of A",
                    .kind = side(&SideRequest::model, TextValue{"MODEL", kMostOfPath})});
    rows.push_back({.name = "with_checkpoint",
                    .group = group,
                    .contexts = kDrawn,
                    .help = "Checkpoint of the other run, as --checkpoint names it; by default, or as \"\", that of A",
                    .kind = side(&SideRequest::checkpoint, TextValue{"NAME", kMostOfName})});
    rows.push_back({.name = "with_text",
                    .group = group,
                    .contexts = kSides,
                    .help = "Text of the other run; by default, or as \"\", that of A",
                    .kind = side(&SideRequest::text, TextValue{"TEXT"})});
    rows.push_back({.name = "with_layer",
                    .group = group,
                    .contexts = kSides,
                    .help = "Layer of the other run",
                    .kind = side(&SideRequest::layer, kIndex)});
    rows.push_back({.name = "with_head",
                    .group = group,
                    .contexts = kSides,
                    .help = "Head of the other run",
                    .kind = side(&SideRequest::head, kIndex)});
    rows.push_back({.name = "with_intervene",
                    .group = group,
                    .contexts = kDrawn,
                    .help = kInterventionHelp,
                    .kind = list(
                        [](ViewRequest & r) -> auto& { return r.sides.interventions; }, InterventionValue{},
                        OptionForm::Repeated, kMostInterventions)});
    rows.push_back({.name = "word_order",
                    .group = group,
                    .contexts = kDrawn | kWindow,
                    .help = "How words of two runs are matched: kept in the order of both texts, or in any order, the "
                            "first \"ball\" with the first \"ball\"",
                    .kind = single(
                        [](ViewRequest & r) -> auto& { return r.picture.matrix.word_order; }, EnumValue<WordOrder>{})});
    rows.push_back({.name = "difference",
                    .group = group,
                    .contexts = kSides,
                    .help = "Run whose difference from A is drawn or written, or whose heads are listed",
                    .kind = single(
                        [](ViewRequest & r) -> auto& { return r.sides.difference; }, EnumValue<OtherRunName>{})});
}

void add_colors(std::vector<Field>& rows) {
    const std::string group = "Appearance";
    rows.push_back({.name = "scale",
                    .group = group,
                    .contexts = kDrawn | kWindow,
                    .help = "Color scale of the weights",
                    .kind = single(
                        [](ViewRequest & r) -> auto& { return r.picture.scale; }, EnumValue<Scale>{})});
    rows.push_back({.name = "theme",
                    .group = group,
                    .contexts = kDrawn,
                    .help = "Theme: colors of paper, text and axes",
                    .kind = single(
                        [](ViewRequest & r) -> auto& { return r.page.theme; }, EnumValue<PageTheme>{})});
    rows.push_back(
        {.name = "map",
         .group = group,
         .contexts = kDrawn | kWindow,
         .help = "Color map; by default the theme's own",
         .kind = single(
             [](ViewRequest & r) -> auto& { return r.picture.color_map; }, NamedValue{color_map_names(), true})});
    rows.push_back({.name = "font",
                    .group = group,
                    .contexts = kDrawn,
                    .help = "Font: sans, serif, mono, or an installed family; by default the system's (LaTeX keeps the "
                            "document's own)",
                    .kind = single(
                        [](ViewRequest & r) -> auto& { return r.page.font; }, TextValue{"FAMILY", 1000}),
                    .in_panels = PanelUse::Refused});
    rows.push_back({.name = "language",
                    .group = group,
                    .contexts = kDrawn,
                    .help = "Language of the words that the figure draws; numbers and web pages are English",
                    .kind = single(
                        [](ViewRequest & r) -> auto& { return r.page.language; }, NamedValue{language_ids()}),
                    .in_panels = PanelUse::Refused});
    rows.push_back({.name = "type_size",
                    .group = group,
                    .contexts = kDrawn,
                    .help = "Size of labels in points; by default 7 in columns, 8 on pages, 14 on slides",
                    .kind = single(
                        [](ViewRequest & r) -> auto& { return r.page.type_size; }, RealValue{kLeastType, kMostType}),
                    .in_panels = PanelUse::Refused});
    rows.push_back({.name = "title",
                    .group = group,
                    .contexts = kDrawn,
                    .help = "Title above the figure",
                    .kind = single(
                        [](ViewRequest & r) -> auto& { return r.page.title; }, QtTextValue{kMostOfTitle}),
                    .in_panels = PanelUse::Own});
    rows.push_back({.name = "caption",
                    .group = group,
                    .contexts = kDrawn,
                    .help = "Caption below the figure",
                    .kind = single(
                        [](ViewRequest & r) -> auto& { return r.page.caption; }, QtTextValue{kMostOfCaption}),
                    .in_panels = PanelUse::Own});
    rows.push_back({.name = "provenance",
                    .group = group,
                    .contexts = kDrawn,
                    .help = "Write model, backend and version into the figure",
                    .kind = flag([](ViewRequest & r) -> auto& { return r.page.provenance; })});
    rows.push_back({.name = "legend",
                    .group = group,
                    .contexts = kDrawn,
                    .help = "Leave the color bar out",
                    .kind = flag(
                        [](ViewRequest & r) -> auto& { return r.picture.legend; }, false),
                    .option = "--no-legend"});
    rows.push_back({.name = "sound",
                    .group = group,
                    .contexts = kDrawn | kWindow,
                    .help = "heatmap, both and compare: what is drawn along rows and columns that are parts of a "
                            "recording",
                    .kind = single(
                        [](ViewRequest & r) -> auto& { return r.picture.sound; }, EnumValue<AxisSoundForm>{})});
    rows.push_back({.name = "label_every",
                    .group = group,
                    .contexts = kDrawn | kWindow,
                    .help = "Label every Nth token, as far as there is room",
                    .kind = single(
                        [](ViewRequest & r) -> auto& { return r.picture.label_every; }, WholeValue{1, kMostIndex})});
}

void add_page(std::vector<Field>& rows) {
    const std::string group = "Page";
    constexpr std::int32_t kMostDpi = 2400;
    constexpr double kLeastWidth = 0.01;
    constexpr double kMostWidth = 1000;
    rows.push_back({.name = "size",
                    .group = group,
                    .contexts = kDrawn,
                    .help = "natural, column (88 mm wide), page (180 mm wide), slide (16:9), a venue's (" +
                            venue_sizes() + "), or WIDTHxHEIGHT in mm (120x90) or in pixels (1600x1200px)",
                    .kind = single(
                        [](ViewRequest & r) -> auto& { return r.page.size; }, TextValue{"SIZE", 100, size_problem})});
    rows.push_back({.name = "columns",
                    .group = group,
                    .contexts = Context::Figure | Context::Description,
                    .help = "Panels side by side; by default as many as there are --widths, or all",
                    .kind = single(
                        [](ViewRequest & r) -> auto& { return r.page.columns; }, WholeValue{1, kMostPanels}),
                    .in_panels = PanelUse::Refused});
    rows.push_back(
        {.name = "widths",
         .group = group,
         .contexts = Context::Figure | Context::Description,
         .help = "Widths of the columns of panels, relative to each other: 2,1; by default as wide as the figures need",
         .kind = list(
             [](ViewRequest & r) -> auto& { return r.page.widths; }, RealValue{kLeastWidth, kMostWidth},
             OptionForm::List, kMostPanels),
         .in_panels = PanelUse::Refused});
    rows.push_back({.name = "dpi",
                    .group = group,
                    .contexts = kDrawn,
                    .help = "Resolution of .png files in pixels per inch",
                    .kind = single(
                        [](ViewRequest & r) -> auto& { return r.page.dpi; }, RealValue{10, kMostDpi})});
}

std::vector<Field> all_fields() {
    std::vector<Field> rows;
    add_model(rows);
    add_input(rows);
    add_heads(rows);
    add_view(rows);
    add_tokens(rows);
    add_sides(rows);
    add_colors(rows);
    add_page(rows);
    return rows;
}

}  // namespace

const std::vector<Field>& view_fields() {
    static const std::vector<Field> rows = all_fields();
    return rows;
}

const Field* find_field(std::string_view name) {
    const auto is_called_so = [&](const Field& field) {
        return field.name == name || std::ranges::find(field.aliases, name) != field.aliases.end();
    };
    const auto found = std::ranges::find_if(view_fields(), is_called_so);
    return found == view_fields().end() ? nullptr : &*found;
}

const Field& field_named(std::string_view name) {
    const Field* field = find_field(name);
    if (field == nullptr) throw std::logic_error("There is no field \"" + std::string(name) + "\".");
    return *field;
}

NumberBounds field_bounds(std::string_view name) {
    const auto bounds = field_named(name).kind->bounds();
    if (!bounds) throw std::logic_error("The field \"" + std::string(name) + "\" takes no numbers.");
    return *bounds;
}

ViewRequest default_request(ContextSet place) {
    ViewRequest request;
    if ((place & Context::ExportDialog) != 0) request.page.size = page_preset(PageWidth::Column).id;
    if ((place & (Context::Session | Context::Lesson)) == 0) return request;
    request.picture.figure = View::Both;
    request.picture.metric = "previous";
    request.picture.pointed_out.places = Places::Tokens;
    return request;
}

}  // namespace headlight
