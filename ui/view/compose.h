#pragma once

#include "export/export_figure.h"
#include "export/figure_numbers.h"
#include "export/html_page.h"
#include "figures/figure.h"
#include "figures/weights/heat_map_geometry.h"
#include "view/source.h"
#include "view/token_focus.h"

#include <QByteArray>

#include <filesystem>
#include <memory>
#include <optional>
#include <vector>

namespace headlight {

using FigurePointer = std::shared_ptr<const Figure>;

/// Heads in a row of the window, and of the figure of them.
inline constexpr int kHeadsInRow = 3;

/// Parts of a figure that exist on the screen only: the token whose links are emphasized, and the zoom.
struct OnScreen {
    TokenFocus focus;
    std::vector<Viewport> viewports;  ///< of the heat maps of the heads; all of it where there is none
};

/// A figure, whose style has its runs, and what it says of itself as a panel.
struct Composed {
    FigurePointer figure;
    QString name;     ///< title of a panel that has none of its own; empty: none
    QString input{};  ///< what the model read
};

/// The texts that a request reads, or the name of its file: what is said of a panel.
QString input_of(const InputRequest& input);

/// The figure of a request, or its panels on one page. Throws Error for what the model or the input does not have.
Composed compose(const ViewRequest& request, ViewSource& source, const OnScreen& on_screen = {});

/// The numbers behind the figure, or behind all panels.
SourcedNumbers compose_numbers(const ViewRequest& request, ViewSource& source);

/// The web page of the request: all heads, or all runs of a comparison.
QByteArray compose_page(const ViewRequest& request, ViewSource& source);

/// The files of a request: the figure, its numbers or its page, as the ending of `out` says.
std::vector<ExportedFile> compose_files(const ViewRequest& request, ViewSource& source,
                                        const std::filesystem::path& out);

/// The style of the request's figures: the source's look with the request's color map and scale.
FigureStyle figure_style(const ViewRequest& request, ViewSource& source);
/// The page that the figure is put on; `format`: of its file.
ExportOptions export_options(const PageRequest& page, ExportFormat format);

}  // namespace headlight
