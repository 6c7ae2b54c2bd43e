#include "export/export_figure.h"

#include "core/error.h"
#include "export/writers/file_writer.h"
#include "export/writers/page_fonts.h"
#include "export/writers/paint.h"
#include "export/writers/pdf_writer.h"
#include "export/writers/png_writer.h"
#include "export/writers/svg_writer.h"
#include "export/writers/tikz_writer.h"
#include "figures/drawing/text.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <cmath>

namespace headlight {
namespace {

constexpr double kPointsPerMillimetre = 72 / 25.4;
constexpr double kHighestPage = 240 * kPointsPerMillimetre;
constexpr QSizeF kSlide(960, 540);  // 13.33 x 7.5 inches, the common 16:9

QSizeF page_size(const Figure& figure, const ExportOptions& options) {
    if (options.width == PageWidth::Slide) return kSlide;
    if (options.width == PageWidth::AsShown) {
        return options.shown_size.isEmpty() ? figure.natural_size() : options.shown_size;
    }
    const double width = page_preset(options.width).millimetres * kPointsPerMillimetre;
    const double highest = std::max(kHighestPage, figure.least_height_for_width(width));
    return {width, std::min(figure.height_for_width(width), highest)};
}

QFont font_on_page(const QFont& shown, const ExportOptions& options) {
    QFont font = shown;
    if (!options.font.isEmpty()) {
        font = page_font(options.font);
        font.setPointSizeF(size_of(shown));
    }
    const double usual = page_preset(options.width).type_size;
    const double size = options.type_size > 0 ? options.type_size : usual;
    if (size > 0) font.setPointSizeF(size);
    return font;
}

FigureStyle page_style(const FigureStyle& shown, const ExportOptions& options) {
    FigureStyle style = shown;
    if (options.theme) {
        style.theme = theme_named(*options.theme);
        if (style.theme.dark != shown.theme.dark) style.map = color_map(shown.map.id, style.theme.dark);
    }
    if (options.title) style.title = *options.title;
    if (options.caption) style.caption = *options.caption;
    if (!options.provenance) style.provenance.clear();
    style.font = font_on_page(shown.font, options);
    style.pixel = options.format == ExportFormat::Png ? 72 / std::max(options.dpi, 1.0) : 0;
    return style;
}

}  // namespace

ExportFormat export_format(const QString& path) {
    const QString suffix = QFileInfo(path).suffix().toLower();
    if (suffix == "png") return ExportFormat::Png;
    if (suffix == "svg") return ExportFormat::Svg;
    if (suffix == "pdf") return ExportFormat::Pdf;
    if (suffix == "tex") return ExportFormat::Tex;
    throw Error(ErrorKind::Input, Sentence("Expected a file name that ends in .pdf, .svg, .png or .tex."),
                {.file = path.toStdString(), .field = {}});
}

DisplayList page_layout(const Figure& figure, const ExportOptions& options) {
    const std::unique_ptr<Figure> page = figure.with_style(page_style(figure.style(), options));
    return page->layout(page_size(*page, options));
}

Metadata figure_metadata(const Figure& figure, const ExportOptions& options) {
    const FigureStyle& style = figure.style();
    Metadata metadata;
    const auto add = [&](const char* keyword, const QString& text) {
        if (!text.isEmpty()) metadata.emplace_back(keyword, text);
    };
    add("Title", options.title.value_or(style.title));
    add("Description", options.caption.value_or(style.caption));
    add("Source", style.provenance);
    if (!style.runs.empty()) add(kProvenanceKeyword, QString::fromStdString(provenance_json(style.runs)));
    add("Software", "Headlight");
    return metadata;
}

namespace {

std::vector<ExportedFile> tex_files(const DisplayList& page, const Metadata& metadata, const QString& name) {
    const QString stem = QFileInfo(name).completeBaseName();
    const TikzPicture picture = tikz_picture(page, metadata, stem);
    std::vector<ExportedFile> files;
    for (const QByteArray& image : picture.images) files.push_back({tikz_image_name(stem, files.size() + 1), image});
    files.push_back({name, picture.tex});
    return files;
}

}  // namespace

std::vector<ExportedFile> render_files(const Figure& figure, const ExportOptions& options, const QString& name) {
    const DisplayList page = page_layout(figure, options);
    const Metadata metadata = figure_metadata(figure, options);
    switch (options.format) {
        case ExportFormat::Png:
            return {{name, png_bytes(page, options.dpi, metadata)}};
        case ExportFormat::Svg:
            return {{name, svg_bytes(page, metadata)}};
        case ExportFormat::Tex:
            return tex_files(page, metadata, name);
        case ExportFormat::Pdf:
            break;
    }
    return {{name, pdf_bytes(page, metadata)}};
}

QByteArray render_to_bytes(const Figure& figure, const ExportOptions& options) {
    return render_files(figure, options, QStringLiteral("figure")).back().bytes;
}

QImage render_preview(const Figure& figure, const ExportOptions& options, const QSize& box) {
    const DisplayList page = page_layout(figure, options);
    const double scale = std::min(box.width() / page.size.width(), box.height() / page.size.height());
    return render_image(page, 72 * std::max(scale, 0.01));
}

void export_figure(const Figure& figure, const ExportOptions& options, const QString& path) {
    const QFileInfo target(path);
    for (const ExportedFile& file : render_files(figure, options, target.fileName())) {
        const QString place = file.name == target.fileName() ? path : target.dir().filePath(file.name);
        write_file(place, file.bytes, options.protected_files);
    }
}

}  // namespace headlight
