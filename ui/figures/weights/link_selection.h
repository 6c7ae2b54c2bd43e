#pragma once

#include "analysis/matrix_view.h"

#include <QString>
#include <QStringList>

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace headlight {

/// One of the heads whose links are drawn.
struct LinksHead {
    std::shared_ptr<const AttentionMatrix> matrix;
    QString name;  ///< in the legend: "Layer 2, head 1"
};

enum class LinksForm {
    Columns,  ///< queries on the left, keys on the right
    Arcs,     ///< one line of text; arcs above it lead to earlier tokens, below it to later ones
};

struct LinksOptions {
    LinksForm form = LinksForm::Columns;
    double threshold = 0.05;                  ///< weights below are not drawn
    std::int32_t top_keys = 3;                ///< only so many keys of each query, the strongest; 0: all
    std::int32_t most_links = 500;            ///< the strongest so many of all
    std::optional<std::int32_t> focus_query;  ///< only the links of this query, in the accent color
    std::optional<std::int32_t> focus_key;    ///< only the links of this key, in the accent color
    bool others = false;                      ///< with a focus: the other links stay, behind and in their own color
    bool names_focus = false;                 ///< the legend says what the accent color means
    bool matrix_notes = true;  ///< say what the matrix leaves out; not where a figure beside this one says it
    bool operator==(const LinksOptions&) const = default;
};

struct Link {
    std::int32_t query = 0;
    std::int32_t key = 0;
    std::int32_t head = 0;  ///< index into the heads
    float weight = 0;
    bool focus = false;
};

/// The links that are drawn, weakest first, those in focus last; and what a figure should say of the others.
struct LinkSelection {
    std::vector<Link> links;
    QStringList notes;
};
/// Links above the threshold and among the top keys, weakest first: reads every weight, independent of the focus.
std::vector<Link> candidate_links(const std::vector<LinksHead>& heads, const LinksOptions& options);
LinkSelection select_links(const std::vector<Link>& candidates, const LinksOptions& options);

}  // namespace headlight
