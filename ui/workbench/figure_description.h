#pragma once

#include "export/export_figure.h"
#include "workbench/picture_maker.h"

#include <QByteArray>
#include <QJsonObject>
#include <QString>

#include <optional>
#include <vector>

namespace headlight {

/// What of a picture is described.
struct DescribedFigure {
    QString view;                         ///< as `headlight figure --view` has it
    bool measure = false;                 ///< heads coloured by the measure of the view
    std::optional<std::int32_t> query{};  ///< over an image: the token that attends
    std::vector<double> widths{};         ///< of the columns in which pinned heads stand; none: all the same
};

/// What a figure shows, as `headlight figure --spec` reads it: the model, the text and the options; pinned heads become
/// panels. An image is named without its folder: it is looked for beside the description. Zoom and the token in focus
/// are no part of it, nor is a recording.
QJsonObject figure_json(const Picture& picture, const DescribedFigure& figure);

/// Another figure over the same input, with the `fields` of its own (OpenFigure).
QJsonObject figure_json(const Picture& picture, const QJsonObject& fields);

/// The page that a figure stands on. `shown`: the theme of the window, for a page that has none of its own.
QJsonObject page_json(const ExportOptions& page, const Theme& shown);

/// The name of the map that a page draws with where the window has this one; empty: the dark theme's own, which every
/// dark figure begins with.
QString described_map(const QString& map, const ExportOptions& page, const Theme& shown);

/// The description of a figure on a page.
QByteArray figure_description(QJsonObject figure, const Picture& picture, const ExportOptions& page);

}  // namespace headlight
