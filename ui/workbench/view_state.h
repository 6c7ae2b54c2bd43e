#pragma once

#include "analysis/matrix_view.h"
#include "figures/cropped_matrix.h"
#include "figures/figure_style.h"

#include <QString>

#include <cstddef>
#include <cstdint>
#include <optional>
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

/// Attention of heads as sessions of version 1 name it: by its index among the attention of their model.
struct StacksOfVersion1 {
    std::size_t choice = 0;
    std::vector<std::size_t> pinned;  ///< of each pin
    bool operator==(const StacksOfVersion1&) const = default;
};

/// Everything that decides the picture besides model and text: one value, so that undo is keeping the old one.
struct ViewState {
    HeadId choice;
    std::vector<HeadId> pinned;
    /// Of a session of version 1, until the model's attention is known.
    std::optional<StacksOfVersion1> stacks_of_version_1;
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

/// Returns the state with ids that are resolved among `stacks`, the attention of the model. A choice that does not
/// exist there becomes the first head of the main attention; pins that do not exist vanish, each judged by the sizes of
/// its own attention.
ViewState fitted(ViewState state, const std::vector<AttentionStack>& stacks);

/// The id in the attention at an index, as sessions of version 1 name it; of the main attention where there are fewer.
HeadId in_stack_of_version_1(const std::vector<AttentionStack>& stacks, HeadId id, std::size_t index);

/// `long_name` and `short_name` for widgets.
QString long_text(const HeadId& id);
QString short_text(const HeadId& id);

}  // namespace headlight
