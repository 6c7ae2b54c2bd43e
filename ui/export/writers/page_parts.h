#pragma once

#include "analysis/matrix_view.h"
#include "figures/annotated_figure.h"
#include "figures/drawing/figure_style.h"

#include <QByteArray>
#include <QJsonArray>
#include <QJsonObject>
#include <QString>

#include <cstdint>
#include <utility>
#include <vector>

namespace headlight {

/// Texts of a page around its data.
struct PageTexts {
    QString title;
    QString caption;
    QString source;
};

/// A page: the template with its style and scripts in it ("attention" or "comparison"), and the data that they read.
QByteArray page_bytes(const QString& name, const PageTexts& texts, const QJsonObject& data);

/// The weights in the first rows and columns as 16 bits each, little end first, in base64: 65535 where masked, 65534
/// where there is no number, and 0 to 65533 from one end of the range to the other.
QString encoded_weights(const AttentionMatrix& matrix, std::int64_t rows, std::int64_t columns,
                        const std::pair<double, double>& range);

/// [{"query", "key", "note"}, ...]: the highlights whose rows and columns the page has.
QJsonArray page_highlights(const std::vector<Annotation>& annotations, std::int64_t rows, std::int64_t columns);

/// Colors of a theme: `map` (id; empty: the theme's own) and `difference` as samples between which the page mixes, and
/// those of lines, masked cells and so on.
QJsonObject page_theme(const Theme& theme, const QString& map);

}  // namespace headlight
