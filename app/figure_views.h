#pragma once

#include "export/export_figure.h"
#include "export/figure_numbers.h"
#include "figure_runs.h"
#include "figures/figure.h"
#include "interruption.h"

#include <QStringList>

#include <filesystem>
#include <memory>
#include <vector>

namespace headlight {

/// A figure, and what it says of itself as a panel.
struct DrawnView {
    std::shared_ptr<const Figure> figure;
    QString name;            ///< title of a panel that has none of its own; empty: none
    QStringList provenance;  ///< a line a model
    QString input{};         ///< what the model read
};

/// Draws what the options ask for. Throws Error for what the model or the text has not.
DrawnView drawn_view(FigureOptions options, FigureRuns& runs);

/// The numbers behind a figure without panels.
SourcedNumbers view_numbers(FigureOptions options, FigureRuns& runs);

/// The files of a figure without panels, named after `FigureOptions::out`: a picture, a page, or the numbers behind it.
std::vector<ExportedFile> view_files(const FigureOptions& options, FigureRuns& runs);

/// Writes files beside `out`, none of them over a file of a model that was read.
void write_files(const std::vector<ExportedFile>& files, const std::filesystem::path& out, const FigureRuns& runs,
                 Interruption& interruption);

}  // namespace headlight
