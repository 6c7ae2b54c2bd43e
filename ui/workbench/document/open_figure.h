#pragma once

#include "export/figure_numbers.h"
#include "export/html_page.h"
#include "figures/figure.h"

#include <QByteArray>
#include <QJsonObject>
#include <QString>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace headlight {

/// A figure that stands in the window beside the picture, such as a comparison or an explanation, for the export
/// dialog.
struct OpenFigure {
    QString name;  ///< in the dialog's list: "This weight"
    QString file;  ///< what a file of it is called, without ending: "weight"
    std::shared_ptr<const Figure> figure;
    QString title{};                 ///< that the dialog begins with, English; empty: none
    std::vector<Provenance> runs{};  ///< that it shows; empty: the picture's
    QJsonObject fields{};            ///< of its description, beside input and page; empty: it cannot be described
    bool wide = false;               ///< several pictures side by side, which need a page's width
    std::function<QByteArray(const HtmlOptions&)> page{};  ///< as a web page; empty: it is none
    std::function<FigureNumbers()> numbers{};              ///< behind it
};

/// Panel whose figure can be exported.
class ShowsFigure {
  public:
    ShowsFigure() = default;
    ShowsFigure(const ShowsFigure&) = delete;
    ShowsFigure& operator=(const ShowsFigure&) = delete;
    virtual ~ShowsFigure() = default;
    /// Nothing where there is none.
    [[nodiscard]] virtual std::optional<OpenFigure> open_figure() const = 0;
};

}  // namespace headlight
