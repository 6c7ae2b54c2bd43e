#pragma once

#include "analysis/matrix_view.h"
#include "figures/cropped_matrix.h"
#include "figures/figure_style.h"

#include <QString>

#include <cstdint>
#include <string>
#include <vector>

namespace headlight {

/// Which pictures of a head stand in the middle of the window. Image: the attention of a patch over the image, for
/// models that read one.
enum class PictureKind { HeatMap, Links, Both, Image };

/// Two columns of tokens, or one line of text with arcs.
enum class LinkLayout { Columns, Arcs };

/// Which links are drawn.
struct LinkSettings {
    LinkLayout layout = LinkLayout::Columns;
    double threshold = 0.05;  ///< smaller weights are left out
    int strongest = 3;        ///< at most so many links a query; 0: all
    bool overlay = false;     ///< pinned heads in the same picture, each in its own colour
    bool operator==(const LinkSettings&) const = default;
};

/// Tokens shown to the model as its mask token; they belong to one version of the text.
struct MaskedTokens {
    std::vector<std::int32_t> tokens;  ///< ascending
    int text_revision = 0;
    bool operator==(const MaskedTokens&) const = default;
};

/// A row (its query), a column (its key) or a weight (both) that is outlined in heat maps and links: tokens.
struct Highlight {
    std::optional<std::int32_t> query;
    std::optional<std::int32_t> key;
    QString note;  ///< beside it, with an arrow; empty: none
    bool operator==(const Highlight&) const = default;
};

inline constexpr int kMostHighlights = 1000;

/// What of the text figures point out; belongs to one version of it.
struct PointedOut {
    std::vector<Highlight> highlights;
    std::optional<EntryRange> queries;  ///< tokens whose rows are shown; nothing: all
    std::optional<EntryRange> keys;     ///< tokens whose columns are shown
    int text_revision = 0;
    bool operator==(const PointedOut&) const = default;
};

/// An intervention in the window's list; switched off, it stays there.
struct ListedIntervention {
    Intervention change;
    bool on = true;
    bool operator==(const ListedIntervention&) const = default;
};

/// Everything that decides the picture besides model and text: one value, so that undo is keeping the old one.
struct ViewState {
    HeadChoice choice;
    std::vector<HeadChoice> pinned;
    MatrixOptions matrix;
    Scale scale = Scale::Linear;
    QString colour_map;  ///< id; empty: the theme's default
    PictureKind picture = PictureKind::Both;
    LinkSettings links;
    bool smooth = false;  ///< over an image: the colours of patches flow into each other
    std::string measure = "previous";
    bool measure_by_layer = false;   ///< as a chart with a mark a head, not as a grid
    bool measure_of_corpus = false;  ///< means over the corpus, where one is open, not the text's
    MaskedTokens masks;
    PointedOut pointed_out;
    std::vector<ListedIntervention> interventions;
    bool rewrites_target = false;  ///< an encoder-decoder writes its own target with them, too

    /// Those that are on.
    [[nodiscard]] std::vector<Intervention> active_interventions() const;
    bool operator==(const ViewState&) const = default;
};

/// The state with everything that `layers` x `heads` of `stacks` stacks do not have reset to the first head; pins that
/// do not exist vanish.
ViewState fitted(ViewState state, std::size_t stacks, std::int32_t layers, std::int32_t heads);

/// "Layer 2 · head 1", "Mean of all heads of layer 2": a choice as the window names it, counted from 0.
QString choice_name(const HeadChoice& choice);

}  // namespace headlight
