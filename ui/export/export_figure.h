#pragma once

#include "analysis/analysis.h"
#include "export/writers/metadata.h"
#include "export/writers/page_presets.h"
#include "figures/figure.h"

#include <QByteArray>
#include <QImage>
#include <QSizeF>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace headlight {

enum class ExportFormat { Png, Svg, Pdf, Tex };

struct ExportOptions {
    ExportFormat format = ExportFormat::Pdf;
    PageWidth width = PageWidth::Page;
    QSizeF shown_size;             ///< for PageWidth::AsShown; empty: the figure's natural size
    double dpi = 300;              ///< of PNG; the others have none
    std::optional<QString> theme;  ///< "light", "dark" or "print"; absent: the figure's own
    QString font;                  ///< family or generic name (page_font); empty: the figure's own
    double type_size = 0;          ///< points of labels; 0: as the width asks
    std::optional<QString> title;  ///< absent: the figure's own; "": none
    std::optional<QString> caption;
    bool provenance = true;       ///< write the figure's provenance under it; it stands in the metadata in any case
    QStringList protected_files;  ///< never written over: the model's file or folder
};

/// The format that a file's name asks for. Throws Error(Input) naming the formats when it asks for none of them.
ExportFormat export_format(const QString& path);

/// The figure as the page wants it: font, type sizes, theme, texts and size. Throws Error(Input) for a font that is not
/// installed.
DisplayList page_layout(const Figure& figure, const ExportOptions& options);
/// Metadata of a figure's file.
Metadata figure_metadata(const Figure& figure, const ExportOptions& options);

/// A file of a figure.
struct ExportedFile {
    QString name;
    QByteArray bytes;
};
/// The figure's file and those that it needs beside it (a .tex file's bitmaps); it comes last, so that whoever reads it
/// finds the others. `name`: of the figure's own file, without a folder. Throws Error(Input) for what is too large.
std::vector<ExportedFile> render_files(const Figure& figure, const ExportOptions& options, const QString& name);
/// The bytes of the figure's own file, for the clipboard and for formats that need no other.
QByteArray render_to_bytes(const Figure& figure, const ExportOptions& options);
/// The page as it will look, in a box of so many pixels.
QImage render_preview(const Figure& figure, const ExportOptions& options, const QSize& box);
/// Writes the file, and what it needs beside it, each whole or not at all (see `write_file`).
void export_figure(const Figure& figure, const ExportOptions& options, const QString& path);

}  // namespace headlight
