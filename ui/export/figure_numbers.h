#pragma once

#include "analysis/approximations/head_approximation.h"
#include "analysis/comparison.h"
#include "analysis/losses/contrastive_loss.h"
#include "analysis/losses/text_probability.h"
#include "analysis/recall/recall.h"
#include "analysis/trace/token_trace.h"
#include "analysis/vectors/late_interaction.h"
#include "analysis/vocabulary/learned_vocabulary.h"
#include "figures/contacts_figure.h"
#include "figures/experts_figure.h"
#include "figures/heads/checkpoints_figure.h"
#include "figures/heads/heads_by_metric.h"
#include "figures/heads/patch_masks_figure.h"
#include "figures/layer_figure.h"
#include "figures/lens_figure.h"
#include "figures/matrices/matrices_figure.h"
#include "figures/matrices/softmax_figure.h"
#include "figures/similarity_figure.h"
#include "figures/vectors/contexts_figure.h"
#include "figures/vectors/word_vectors_figure.h"
#include "figures/weights/comparison_figure.h"
#include "figures/weights/explained_weight.h"

#include <cstdint>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

namespace headlight {

/// A dimension of numbers: queries, keys, layers, ...
struct NumberAxis {
    std::string name;    ///< of one place: a column of a table ("query")
    std::string plural;  ///< of all of them, in files that hold tensors ("queries"); no other axis has it
    std::int64_t size = 0;
    std::vector<std::string> labels{};  ///< of the places; empty: they are counted from 0
};

/// Numbers over some of the axes.
struct NumberPart {
    std::string name;
    std::vector<std::size_t> axes;  ///< indices into FigureNumbers::axes, outermost first
    Tensor values{};                ///< one size an axis; masked entries 0
    /// Over `allowed_axes`, which are among `axes`: 0 where nobody may attend; empty: there is no mask.
    std::vector<std::uint8_t> allowed{};
    std::vector<std::size_t> allowed_axes{};
    std::vector<std::string> texts{};  ///< in the place of values: a text for each place
    std::string prefix{};              ///< before the names in files, where several figures share one: "a."
};

/// The numbers behind a figure, with what their places are called.
struct FigureNumbers {
    std::string title;
    std::vector<std::string> notes;
    std::vector<NumberAxis> axes;
    std::vector<NumberPart> parts;
};

/// One head, or something else over queries and keys (`name`): [queries, keys] with its mask.
FigureNumbers numbers_of(const AttentionMatrix& matrix, const std::string& name = "weights");

/// Several heads over the same queries and keys: `name` [heads, queries, keys].
FigureNumbers numbers_of_heads(std::span<const AttentionMatrix> matrices, const std::string& name = "weights");

/// All heads of a stack, over tokens: `weights` [layers, heads, queries, keys], NaN where a layer has fewer heads, with
/// `allowed` [layers, queries, keys]. Throws Error(Input) for more than 40 million weights, Error(Cancelled) when the
/// token is set.
FigureNumbers numbers_of_all_heads(const Analysis& analysis, const HeadId& attention, const std::stop_token& stop = {});

/// All sides of a comparison as `A`, `B`, ... and what `difference` has more than A as `difference`, each [queries,
/// keys]; NaN where a side has nothing. `names`: of the sides.
FigureNumbers numbers_of(const Comparison& comparison, std::size_t difference, const std::vector<SideName>& names);

/// A weight's vectors over their elements, scores, weights and norms of outputs of its row over the keys, and the
/// single numbers of the way as `steps`; of all keys also `key_products` [keys, elements].
FigureNumbers numbers_of(const ExplainedWeight& weight, WeightForm form = WeightForm::OneKey);

/// All matrices under their names: `X`, `W_Q`, `Q`, ..., `scores` and `weights` [queries, keys], `AV`, and of a model
/// `joined`, `W_O`, `Y` and `sum_of_heads`; `difference` of the last two, and `parameters`.
FigureNumbers numbers_of(const ShownMatrices& matrices);

/// `products`, `scores` and `weights` over the keys, `derivative` [scores, keys], and single numbers as `summary`.
FigureNumbers numbers_of(const ShownSoftmax& softmax);

/// Parameters by part as texts, because they are exact, and the cost of runs over more and more tokens: `linear` and
/// `attention` operations, `cache_bytes` and, where measured, `milliseconds`, each [lengths].
FigureNumbers numbers_of(const ShownLayer& layer);

/// `X` [tokens, elements] with `ids`, and the `size` of E; `u`, `v` and `products` of the pair, its `pair_numbers`; of
/// the words' neighbors `neighbors`, `neighbor_ids` and `cosines`.
FigureNumbers numbers_of(const ShownWordVectors& vectors);

/// `cosines` and `differences` [tokens, states], and the largest difference of each state as `largest_differences`.
FigureNumbers numbers_of(const TokenContexts& contexts);

/// `vocabulary`, `used` and `tokens` [steps] with what each step `made`; `words`, `word_counts` and `divisions`;
/// `pieces`, of Unigram with `log_probabilities`; pairs as `left`, `right`, `pair_counts` and `scores`, or the
/// `candidates` of Unigram with `probabilities`, `losses` (NaN where a piece stays) and what stands `instead`.
FigureNumbers numbers_of(const LearnedVocabulary& vocabulary);

/// The `names` and `layers` [steps], -1 before and behind the layers, and the numbers of each step as `step.0`,
/// `step.1`, ... [heads, numbers] or [numbers]; of the steps that are norms `norm_means` (0 of an RMS norm) and
/// `norm_deviations` [norms]: what the norm subtracts and divides by.
FigureNumbers numbers_of(const TokenTrace& trace);

/// `exact` and `weights` [queries, keys], of a sparse pattern what is `seen`; `errors`: frobenius, row difference,
/// output; `sizes` with their `size_errors`; `lengths` with `exact_cost` and `cost`; `reach_mean` and `reach_last`
/// [layers]; the `random` matrix.
FigureNumbers numbers_of(const HeadApproximation& approximation);

/// Of each network, by its name: `lstm_influence` [questions, tokens], of attention `attention_weights` of the same
/// shape, `lstm_probabilities` [questions, digits] and `lstm_right` [distances], from distance 1.
FigureNumbers numbers_of(const Recall& recall);

/// The measure under its id [checkpoints, layers, heads] with the `steps` [checkpoints], and the `loss` of each logged
/// step where there is a log.
FigureNumbers numbers_of(const ShownCheckpoints& shown);

/// `weights` [tokens, experts] of the layer, `load` [experts, layers], and what is chosen `together` in the layer
/// [experts, other experts].
FigureNumbers numbers_of(const ShownExperts& shown);
/// `precision` of all heads [layers, heads, L and L/2 and L/5], and of the head that is shown the `scores` [residues,
/// other residues] beside the `distances` in ångström (NaN: not in the structure).
FigureNumbers numbers_of(const ShownContacts& shown);

/// `cosines` and `logits` [images, captions]; `by_image`, and of a softmax `by_caption`, likewise; `losses`: all, of
/// the images, of the captions and by chance (with a sigmoid all and by chance alone).
FigureNumbers numbers_of(const ImageCaptions& pairs);

/// `cosines` [query tokens, document tokens]; of each query token the largest of its row as `maxima` and its place as
/// `best` (-1: none); which document tokens are `compared`; the `score`, which is the sum of the maxima.
FigureNumbers numbers_of(const LateInteraction& interaction);

/// `weights` [heads, patches], which sum to 1 for each head, and which of them are `kept`; the `mass` of these and the
/// share of the attention that is `on_patches` [heads].
FigureNumbers numbers_of(const ShownMasks& shown);

/// `probabilities`, `ids` and `tokens` [layers, candidates].
FigureNumbers numbers_of(const LensTable& table);

/// `losses` and `sums` so far [positions], NaN where there is no loss, with what is `expected` and the `best` token; of
/// choices `NAME_probabilities` [choices] for each softmax; `totals`: count, sum, mean and perplexity of the losses.
FigureNumbers numbers_of(const TextProbability& text);

/// `cosines` [layers, queries, keys].
FigureNumbers numbers_of(const TokenSimilarity& similarity);

/// A metric under its name [layers, heads], NaN where there is no head; of means also their `deviations`.
FigureNumbers numbers_of(const HeadsByMetric& heads);
/// The same of scores that are no metric.
FigureNumbers numbers_of_scores(const Tensor& scores, const std::string& name);

/// Panels in one file: the names of each begin with its letter, "a.weights", "b.weights".
FigureNumbers numbers_of_panels(const std::vector<FigureNumbers>& panels);

/// Numbers, and the runs that they are of.
struct SourcedNumbers {
    FigureNumbers numbers;
    std::vector<Provenance> runs;
};
/// Panels of several runs, which follow each other as the panels do.
SourcedNumbers numbers_of_panels(std::vector<SourcedNumbers> panels);

}  // namespace headlight
