#pragma once

#include "analysis/matrix_view.h"
#include "figures/annotated_figure.h"
#include "figures/drawing/figure_style.h"

#include <QByteArray>
#include <QString>

#include <cstdint>
#include <stop_token>
#include <vector>

namespace headlight {

/// First view of a page, and how its tokens are counted.
struct HtmlOptions {
    HeadId choice;  ///< the attention that is shown, and the layer and head to begin with (absent: the first)
    MatrixOptions matrix;
    Scale scale = Scale::Linear;
    QString map;                            ///< id of the color map; empty: each theme's own
    QString title;                          ///< empty: the model's name
    QString caption;                        ///< empty: none
    std::vector<Annotation> annotations{};  ///< highlights in rows and columns of the page, of all heads
    /// The most weights in the file, at some 2.7 bytes each. Where all heads have more, the page holds those of the
    /// first layer shown, or the first head alone, or its first tokens, and says so.
    std::int64_t most_weights = 8'000'000;
};

/// An HTML document that needs nothing else, no network and no library: all heads of a stack as heat maps and links, to
/// be pointed at or walked with the arrow keys, light or dark as the reader's system is. Of an image, what the chosen
/// patch or token looks at lies over it as heat, and its patches are pointed at there. Highlights
/// are outlined and numbered there and in the heat map, with their notes in a list below. Weights are rounded to
/// 1/65,533 of their range. The same analysis and options give the same bytes. Throws what make_matrix throws.
QByteArray html_page(const Analysis& analysis, const HtmlOptions& options, const std::stop_token& stop = {});

}  // namespace headlight
