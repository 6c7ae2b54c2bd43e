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
    ExportOptions page;
};

/// The figure as `headlight figure --spec` reads it: JSON with the model, the text and the options; pinned heads become
/// panels. An image is named without its folder: it is looked for beside the description. Zoom and the token in focus
/// are no part of it, nor is a recording.
QByteArray figure_description(const Picture& picture, const DescribedFigure& figure);

/// Another figure over the same input, with the `fields` of its own (OpenFigure).
QByteArray figure_description(const Picture& picture, const QJsonObject& fields, const ExportOptions& page);

}  // namespace headlight
