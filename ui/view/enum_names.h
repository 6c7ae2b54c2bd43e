#pragma once

#include "analysis/approximations/approximation.h"
#include "analysis/heads/head_id.h"
#include "analysis/heads/head_tests.h"
#include "analysis/images/image_ratio.h"
#include "analysis/losses/text_probability.h"
#include "analysis/matrix_view.h"
#include "analysis/vocabulary/learned_vocabulary.h"
#include "figures/drawing/figure_style.h"
#include "figures/weights/link_selection.h"

#include <QString>
#include <QStringList>

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace headlight {

/// The figures that can be asked for; the table of views (views.h) says what each is.
enum class View {
    HeatMap,
    Links,
    Both,
    Profile,
    Grid,
    Layers,
    Image,
    Compare,
    Difference,
    Weight,
    Lens,
    Similarity,
    Positions,
    Heads,
    Probability,
    Matrices,
    Softmax,
    Layer,
    Embedding,
    Contexts,
    Vocabulary,
    Trace,
    Approximations,
    Recall,
    Checkpoints,
    Experts,
    Captions,
    Contacts,
    MaxSim,
    Masks
};

/// Colors around the data.
enum class PageTheme { Print, Light, Dark };

/// Another run of a comparison.
enum class OtherRunName { B, C, D };

/// Unit of the numbers of highlights and of ranges of queries and keys: rows and columns of the figure, or the
/// tokens of the text.
enum class Places { Figure, Tokens };

/// The names that the values of an enum have in files and on the command line, in the order of its values: the only
/// place where they are written.
template <typename Enum>
inline constexpr std::array<const char*, 0> kEnumNames{};

template <>
inline constexpr std::array kEnumNames<View>{
    "heatmap",     "links",   "both",      "profile",    "grid",       "layers", "image",          "compare",
    "difference",  "weight",  "lens",      "similarity", "positions",  "heads",  "probability",    "matrices",
    "softmax",     "layer",   "embedding", "contexts",   "vocabulary", "trace",  "approximations", "recall",
    "checkpoints", "experts", "captions",  "contacts",   "maxsim",     "masks"};
template <>
inline constexpr auto kEnumNames<HeadTest> = kHeadTestNames;
template <>
inline constexpr std::array kEnumNames<MaskingRule>{"masked", "each", "pretraining"};
template <>
inline constexpr std::array kEnumNames<VocabularyRule>{"bpe", "wordpiece", "unigram"};
template <>
inline constexpr std::array kEnumNames<ApproximationMethod>{
    "local", "dilated", "chosen", "random-blocks", "projected", "best-rank", "random-features", "linear"};
template <>
inline constexpr std::array kEnumNames<PageTheme>{"print", "light", "dark"};
template <>
inline constexpr std::array kEnumNames<OtherRunName>{"B", "C", "D"};
template <>
inline constexpr std::array kEnumNames<Places>{"figure", "tokens"};
template <>
inline constexpr std::array kEnumNames<Aggregation>{"mean", "max", "rollout", "flow"};
template <>
inline constexpr std::array kEnumNames<Unit>{"tokens", "words"};
template <>
inline constexpr std::array kEnumNames<WordOrder>{"kept", "any"};
template <>
inline constexpr std::array kEnumNames<ImageWeights>{"plain", "neutral", "sinks"};
template <>
inline constexpr std::array kEnumNames<Scale>{"linear", "log", "rank"};
template <>
inline constexpr std::array kEnumNames<AxisSoundForm>{"none", "waveform", "spectrogram"};

template <typename Enum>
const char* enum_name(Enum value) {
    return kEnumNames<Enum>.at(static_cast<std::size_t>(value));
}

/// The value of this name; nothing where there is none.
template <typename Enum>
std::optional<Enum> enum_named(std::string_view name) {
    const auto found = std::ranges::find(kEnumNames<Enum>, name);
    if (found == kEnumNames<Enum>.end()) return std::nullopt;
    return static_cast<Enum>(found - kEnumNames<Enum>.begin());
}

template <typename Enum>
std::vector<std::string> enum_names() {
    return {kEnumNames<Enum>.begin(), kEnumNames<Enum>.end()};
}

}  // namespace headlight
