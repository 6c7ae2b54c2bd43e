#include "view/compose.h"

#include "analysis/provenance.h"
#include "core/error.h"
#include "export/comparison_page.h"
#include "export/number_files.h"
#include "figures/panels.h"
#include "figures/provenance_text.h"
#include "language/sentences.h"
#include "view/makers/view_makers.h"
#include "view/page_size.h"
#include "view/views.h"

#include <utility>

namespace headlight {

namespace {

Composed compose_one(const ViewRequest& request, ViewSource& source, const OnScreen& on_screen) {
    Composed composed = view_row(request.view()).draw(request, source, on_screen);
    composed.input = input_of(request.input);
    return composed;
}

Composed compose_panels(const ViewRequest& request, ViewSource& source) {
    std::vector<std::shared_ptr<const Figure>> figures;
    std::vector<PanelSource> sources;
    Composed page;
    for (const ViewRequest& each : request.panels) {
        const Composed panel = compose_one(each, source, {});
        FigureStyle style = panel.figure->style();
        if (style.title.isEmpty()) style.title = panel.name;
        figures.push_back(panel.figure->with_style(style));
        sources.push_back({provenance_lines(style.runs), panel.input});
    }
    FigureStyle style = figure_style(request, source);
    style.provenance = panel_sources(sources);
    page.figure = lettered_panels(figures, style, {request.page.columns, request.page.widths});
    return page;
}

SourcedNumbers numbers_of_one(const ViewRequest& request, ViewSource& source) {
    const ViewRow& row = view_row(request.view());
    FigureNumbers numbers = row.numbers(request, source);
    if (row.compares) return {std::move(numbers), runs_of(source.sides(request))};
    if (is_typed(request)) return {std::move(numbers), {}};
    if (row.of_shapes) return {std::move(numbers), {source.shapes(request).provenance}};
    return {std::move(numbers), {source.provenance(request)}};
}

}  // namespace

QString input_of(const InputRequest& input) {
    if (!input.images.empty()) {
        QStringList images;
        for (const auto& image : input.images) images << QString::fromStdString(image.filename().string());
        return images.join(QStringLiteral(", "));
    }
    if (!input.audio.empty()) return QString::fromStdString(input.audio.filename().string());
    if (!input.text_file.empty()) {
        const QString file = QString::fromStdString(input.text_file.filename().string());
        return input.record.empty() ? file : QStringLiteral("%1, %2").arg(file, QString::fromStdString(input.record));
    }
    return QString::fromStdString(input.text + (input.pair ? " / " + *input.pair : ""));
}

Composed compose(const ViewRequest& request, ViewSource& source, const OnScreen& on_screen) {
    return request.panels.empty() ? compose_one(request, source, on_screen) : compose_panels(request, source);
}

SourcedNumbers compose_numbers(const ViewRequest& request, ViewSource& source) {
    if (request.panels.empty()) return numbers_of_one(request, source);
    std::vector<SourcedNumbers> panels;
    for (const ViewRequest& panel : request.panels) panels.push_back(numbers_of_one(panel, source));
    return numbers_of_panels(std::move(panels));
}

QByteArray compose_page(const ViewRequest& request, ViewSource& source) {
    const ViewRow& row = view_row(request.view());
    if (row.page == nullptr || !request.panels.empty())
        throw Error(ErrorKind::Input,
                    Sentence("Expected .pdf, .svg, .png or .tex: this figure cannot be saved as a web page."));
    return row.page(request, source);
}

std::vector<ExportedFile> compose_files(const ViewRequest& request, ViewSource& source,
                                        const std::filesystem::path& out) {
    const QString name = QString::fromStdString(out.filename().string());
    const QString ending = QString::fromStdString(out.extension().string()).mid(1);
    if (number_endings().contains(ending)) {
        const SourcedNumbers made = compose_numbers(request, source);
        return {{name, number_bytes(made.numbers, made.runs, ending)}};
    }
    if (ending == QLatin1String("html")) return {{name, compose_page(request, source)}};
    return render_files(*compose(request, source).figure, export_options(request.page, export_format(name)), name);
}

FigureStyle figure_style(const ViewRequest& request, ViewSource& source) {
    const PictureRequest& picture = request.picture;
    FigureStyle look = source.look(request);
    look.map = color_map(QString::fromStdString(picture.color_map), look.theme.dark);
    static_cast<DrawingOptions&>(look) = picture;
    return look;
}

ExportOptions export_options(const PageRequest& page, ExportFormat format) {
    ExportOptions options;
    options.format = format;
    if (const PagePreset* preset = find_page_preset(QString::fromStdString(page.size))) options.width = preset->width;
    options.dpi = page.dpi;
    options.font = QString::fromStdString(page.font);
    options.type_size = page.type_size;
    constexpr double kPixelsPerInch = 96;  // as SVG counts them
    options.shown_size = size_in_points(page.size, format == ExportFormat::Png ? page.dpi : kPixelsPerInch);
    if (!options.shown_size.isEmpty()) options.width = PageWidth::AsShown;
    options.provenance = page.provenance;
    return options;
}

FigureStyle style_of_run(const ViewRequest& request, ViewSource& source, const Provenance& provenance) {
    FigureStyle style = figure_style(request, source);
    state_provenance(style, {provenance});
    if (const auto note = note_of_run(provenance)) style.note = text_of(*note);
    return style;
}

ModelPart model_part(const ViewRequest& request) {
    const HeadId& head = request.picture.choice;
    return {head.kind == AttentionKind::Self ? std::nullopt : std::optional(head.kind), head.stage};
}

HtmlOptions html_options(const ViewRequest& request, const HeadId& head) {
    return {.choice = head,
            .matrix = request.picture.matrix,
            .scale = request.picture.scale,
            .map = QString::fromStdString(request.picture.color_map),
            .title = request.page.title,
            .caption = request.page.caption};
}

}  // namespace headlight
