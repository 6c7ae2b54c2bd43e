#include "view/views.h"

#include "view/makers/view_makers.h"

#include <QCoreApplication>

#include <array>

namespace headlight {

namespace {

constexpr std::array kRows{
    ViewRow{.view = View::HeatMap,
            .title = QT_TRANSLATE_NOOP("View", "Heat map"),
            .help = "weights of a head as a matrix: rows are queries, columns are keys",
            .of_heads = true,
            .on_stage = true,
            .draw = draw_heads,
            .numbers = numbers_of_heads,
            .page = page_of_heads},
    ViewRow{.view = View::Links,
            .title = QT_TRANSLATE_NOOP("View", "Links"),
            .help = "the strongest weights as lines from queries to keys",
            .of_heads = true,
            .on_stage = true,
            .several_heads = true,
            .draw = draw_heads,
            .numbers = numbers_of_heads,
            .page = page_of_heads},
    ViewRow{.view = View::Both,
            .title = QT_TRANSLATE_NOOP("View", "Heat map and links"),
            .help = "a heat map with its links beside it",
            .of_heads = true,
            .on_stage = true,
            .draw = draw_heads,
            .numbers = numbers_of_heads,
            .page = page_of_heads},
    ViewRow{.view = View::Profile,
            .title = QT_TRANSLATE_NOOP("View", "Profile of a query"),
            .help = "the weights of one query (the last by default) as a line over the keys, a line for each head",
            .of_heads = true,
            .several_heads = true,
            .of_one_query = true,
            .draw = draw_profile,
            .numbers = numbers_of_profile},
    ViewRow{.view = View::Grid,
            .title = QT_TRANSLATE_NOOP("View", "All heads"),
            .help = "all heads of all layers as thumbnails, or colored by a metric",
            .draw = draw_grid,
            .numbers = numbers_of_grid,
            .page = page_of_heads},
    ViewRow{.view = View::Layers,
            .title = QT_TRANSLATE_NOOP("View", "Metric by layer"),
            .help = "a metric by layer, with one mark per head",
            .needs_metric = true,
            .draw = draw_layers,
            .numbers = numbers_of_grid,
            .page = page_of_heads},
    ViewRow{.view = View::Image,
            .title = QT_TRANSLATE_NOOP("View", "Over the image"),
            .help = "the attention of a patch, drawn over the image",
            .of_heads = true,
            .on_stage = true,
            .draw = draw_heads,
            .numbers = numbers_of_heads,
            .page = page_of_heads,
            .problem = no_image},
    ViewRow{.view = View::Compare,
            .title = QT_TRANSLATE_NOOP("View", "Comparison"),
            .help = "heads of several runs, with their signed difference",
            .compares = true,
            .draw = draw_comparison,
            .numbers = numbers_of_comparison,
            .page = page_of_comparison},
    ViewRow{.view = View::Difference,
            .title = QT_TRANSLATE_NOOP("View", "Difference"),
            .help = "the signed difference of two runs, without the runs themselves",
            .of_heads = true,
            .compares = true,
            .draw = draw_difference,
            .numbers = numbers_of_difference,
            .page = page_of_comparison},
    ViewRow{.view = View::Weight,
            .title = QT_TRANSLATE_NOOP("View", "Weight"),
            .help = "one weight explained, from query and key to the OV output",
            .needs_head = true,
            .explains = true,
            .takes_values = true,
            .draw = draw_weight,
            .numbers = numbers_of_weight},
    ViewRow{.view = View::Lens,
            .title = QT_TRANSLATE_NOOP("View", "Logit lens"),
            .help = "the prediction of each layer",
            .explains = true,
            .draw = draw_lens,
            .numbers = numbers_of_lens},
    ViewRow{.view = View::Similarity,
            .title = QT_TRANSLATE_NOOP("View", "Similarity of tokens"),
            .help = "cosine similarity of the tokens' hidden states, of one layer or of all",
            .explains = true,
            .draw = draw_similarity,
            .numbers = numbers_of_similarity},
    ViewRow{.view = View::Positions,
            .title = QT_TRANSLATE_NOOP("View", "Similarity of positions"),
            .help = "cosine similarity of the position embeddings",
            .needs_text = false,
            .draw = draw_positions,
            .numbers = numbers_of_positions},
    ViewRow{.view = View::Heads,
            .title = QT_TRANSLATE_NOOP("View", "Head tests"),
            .help = "the score of every head in a test on random tokens",
            .needs_text = false,
            .explains = true,
            .draw = draw_head_test,
            .numbers = numbers_of_head_test},
    ViewRow{.view = View::Probability,
            .title = QT_TRANSLATE_NOOP("View", "Probability of the text"),
            .help = "-ln p of each token given those before it, or of masked tokens, an answer or a class",
            .draw = draw_probability,
            .numbers = numbers_of_probability},
    ViewRow{.view = View::Matrices,
            .title = QT_TRANSLATE_NOOP("View", "Attention in matrices"),
            .help = "a head from X over Q, K, V, scores, weights and A V to the output projection, or the same of "
                    "typed vectors (--inputs)",
            .needs_head = true,
            .explains = true,
            .draw = draw_matrices,
            .numbers = numbers_of_matrices_view,
            .typed = [](const PictureRequest& picture) { return !picture.typed.inputs.empty(); }},
    ViewRow{.view = View::Softmax,
            .title = QT_TRANSLATE_NOOP("View", "Softmax of a row"),
            .help = "scores and weights of a query under another divisor and temperature, with the matrix of "
                    "derivatives, or of typed --scores",
            .needs_head = true,
            .explains = true,
            .draw = draw_softmax,
            .numbers = numbers_of_softmax,
            .typed = [](const PictureRequest& picture) { return !picture.scores.empty(); }},
    ViewRow{.view = View::Layer,
            .title = QT_TRANSLATE_NOOP("View", "Layer and cost"),
            .help =
                "a layer with the parameters of its parts, heads that share keys, operations and key/value cache; a "
                "folder with nothing but a config.json will do",
            .needs_text = false,
            .explains = true,
            .of_shapes = true,
            .draw = draw_layer,
            .numbers = numbers_of_layer},
    ViewRow{.view = View::Embedding,
            .title = QT_TRANSLATE_NOOP("View", "From words to vectors"),
            .help = "one-hot vectors times the token embedding, the dot product and cosine of two tokens, and the "
                    "nearest tokens of a word or a sum (--words)",
            .explains = true,
            .draw = draw_embedding,
            .numbers = numbers_of_embedding},
    ViewRow{.view = View::Contexts,
            .title = QT_TRANSLATE_NOOP("View", "Words in two contexts"),
            .help = "the hidden states of the same words in two runs, layer by layer: cosine and largest difference",
            .compares = true,
            .draw = draw_contexts,
            .numbers = numbers_of_contexts},
    ViewRow{.view = View::Vocabulary,
            .title = QT_TRANSLATE_NOOP("View", "Learning a vocabulary"),
            .help = "byte-pair encoding, WordPiece or Unigram learned from the --text, step by step: words in pieces, "
                    "what comes next, and vocabulary and tokens against the steps; needs no model",
            .explains = true,
            .draw = draw_vocabulary,
            .numbers = numbers_of_vocabulary,
            .typed = [](const PictureRequest& /*picture*/) { return true; }},
    ViewRow{.view = View::Trace,
            .title = QT_TRANSLATE_NOOP("View", "One token through the model"),
            .help = "every step of a token from its id to the logits, with the numbers of the run: embedding, "
                    "position, norms, queries, keys, values, weights, residual sums, feed-forward and unembedding",
            .explains = true,
            .draw = draw_trace,
            .numbers = numbers_of_trace},
    ViewRow{.view = View::Approximations,
            .title = QT_TRANSLATE_NOOP("View", "Approximations of a head"),
            .help = "weights of a head beside those of a sparse pattern, of a low rank or of a kernel, made of the "
                    "same queries and keys, with error and cost",
            .needs_head = true,
            .explains = true,
            .takes_values = true,
            .draw = draw_approximations,
            .numbers = numbers_of_approximations},
    ViewRow{.view = View::Recall,
            .title = QT_TRANSLATE_NOOP("View", "Recurrence, convolution and attention"),
            .help = "small networks (LSTM, convolution, attention, additive attention, fixed patterns) that answer a "
                    "--text such as \"c4 h1 c?\", and the influence of each token on each answer; needs no model",
            .explains = true,
            .draw = draw_recall,
            .numbers = numbers_of_recall,
            .typed = [](const PictureRequest& /*picture*/) { return true; }},
    ViewRow{.view = View::Checkpoints,
            .title = QT_TRANSLATE_NOOP("View", "Heads during training"),
            .help = "a measure of all heads (--measured) over the checkpoints of a model, with the losses of training "
                    "where a log is there; MODEL is a folder of checkpoints or one of them",
            .needs_text = false,
            .explains = true,
            .draw = draw_checkpoints,
            .numbers = numbers_of_checkpoints},
    ViewRow{.view = View::Experts,
            .title = QT_TRANSLATE_NOOP("View", "Experts"),
            .help = "experts that the routers of a mixture choose: of each token in a layer (--layer), the load of all "
                    "experts in all layers, and which of them are chosen together",
            .explains = true,
            .draw = draw_experts,
            .numbers = numbers_of_experts},
    ViewRow{.view = View::Captions,
            .title = QT_TRANSLATE_NOOP("View", "Images and captions"),
            .help =
                "cosines, probabilities and contrastive loss of the images and captions of the model's samples.json, "
                "and of --image and --text where both are there; of a model that compares them (CLIP, SigLIP)",
            .needs_text = false,
            .explains = true,
            .draw = draw_captions,
            .numbers = numbers_of_captions},
    ViewRow{.view = View::Contacts,
            .title = QT_TRANSLATE_NOOP("View", "Contacts of a protein"),
            .help = "scores of pairs of residues that a head gives (symmetrized, APC-corrected) beside the contacts of "
                    "a --structure, with the precision of all heads; without --layer and --head the head of the "
                    "highest precision",
            .explains = true,
            .draw = draw_contacts,
            .numbers = numbers_of_contacts},
    ViewRow{.view = View::MaxSim,
            .title = QT_TRANSLATE_NOOP("View", "Late interaction"),
            .help =
                "cosines of each token of a query (--text) and each of a document (--document), the largest of "
                "each row outlined, and their sum (ColBERT); of a page (--image) over its patches (ColPali); of other "
                "models of text cosines of the last hidden states",
            .explains = true,
            .draw = draw_late_interaction,
            .numbers = numbers_of_late_interaction},
    ViewRow{.view = View::Masks,
            .title = QT_TRANSLATE_NOOP("View", "Patch masks"),
            .help = "patches that hold most (--mass) of the attention of a query, by default the class token, to the "
                    "patches of an image: each head of a layer (--layer; by default the last) in a color of its own",
            .explains = true,
            .draw = draw_masks,
            .numbers = numbers_of_masks},
};
static_assert(kRows.size() == kEnumNames<View>.size());

}  // namespace

std::span<const ViewRow> view_rows() {
    return kRows;
}

std::string views_where(bool ViewRow::*fact) {
    std::string names;
    std::string last;
    for (const ViewRow& row : view_rows()) {
        if (!(row.*fact)) continue;
        if (!last.empty()) names += (names.empty() ? "" : ", ") + last;
        last = enum_name(row.view);
    }
    return names.empty() ? last : names + " or " + last;
}

bool is_typed(const ViewRequest& request) {
    const ViewRow& row = view_row(request.view());
    return row.typed != nullptr && row.typed(request.picture);
}

const ViewRow& view_row(View view) {
    return *std::ranges::find(kRows, view, &ViewRow::view);
}

QString display_name(View view) {
    return QCoreApplication::translate("View", view_row(view).title);
}

}  // namespace headlight
