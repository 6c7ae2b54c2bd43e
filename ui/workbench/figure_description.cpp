#include "workbench/figure_description.h"

#include "analysis/head_statistics.h"
#include "capture/intervention_text.h"
#include "workbench/figures_of_view.h"
#include "workbench/pointing_out.h"
#include "workbench/view_json.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace headlight {
namespace {

/// What the model read.
void add_input(QJsonObject& object, const Picture& picture) {
    const Analysis& analysis = *picture.analysis;
    const std::string& path = analysis.provenance.model_path;
    object["model"] = QString::fromStdString(path.empty() ? analysis.provenance.model_name : path);
    if (analysis.image) object["image"] = QString::fromStdString(analysis.image->name);
    if (!analysis.tokens.text.empty()) object["text"] = QString::fromStdString(analysis.tokens.text);
    if (analysis.tokens.has_pair) object["pair"] = QString::fromStdString(analysis.tokens.pair);
    const QJsonValue masked = view_json(picture.view)["masked"];
    if (!masked.toArray().isEmpty()) object["masked"] = masked;
    QJsonArray changes;
    for (const Intervention& change : analysis.provenance.interventions)
        changes.append(QString::fromStdString(spec_of(change)));
    if (!changes.isEmpty()) object["intervene"] = changes;
}

void add_view(QJsonObject& object, const Picture& picture, const DescribedFigure& figure) {
    const ViewState& view = picture.view;
    object["view"] = figure.view;
    const QJsonObject all = view_json(view);
    const auto copy = [&](const char* field) { object[field] = all[QLatin1String(field)]; };
    if (figure.measure) copy("measure");
    if (figure.measure && picture.measure_deviations) object["metrics"] = QString::fromStdString(picture.corpus->file);
    if (view.matrix.unit == Unit::Words) copy("unit");
    for (const char* option : {"hide_special", "hide_sink", "value_weighted", "renormalise"})
        if (all[QLatin1String(option)].toBool()) copy(option);
    const bool over_image = figure.view == "grid" && view.picture == PictureKind::Image && !figure.measure;
    if (over_image && figure.query) object["query"] = QString::number(*figure.query);
    if (over_image) copy("smooth");
    if (figure.view == "image") {
        object["query"] = figure.query ? QString::number(*figure.query) : QStringLiteral("mean");
        copy("smooth");
    }
    if (figure.view == "links" || figure.view == "both")
        for (const char* option : {"top_k", "threshold", "arcs"}) copy(option);
    copy("scale");
}

/// The part of the text and the highlights of a head's figure, in its own rows and columns.
void add_pointed_out(QJsonObject& object, const Picture& picture, std::size_t matrix) {
    const PointedOut& pointed_out = picture.view.pointed_out;
    const HeadId& choice = matrix == 0 ? picture.view.choice : picture.view.pinned.at(matrix - 1);
    if (!stack_of(picture.analysis->attention, choice).patches && (pointed_out.queries || pointed_out.keys)) {
        const MatrixAxes axes = axes_of(*picture.analysis, choice, picture.view.matrix);
        const auto add = [&](const char* name, const std::optional<EntryRange>& range) {
            if (range) object[QLatin1String(name)] = QJsonArray{range->first, range->last};
        };
        add("queries", entries_in(axes.queries, pointed_out.queries));
        add("keys", entries_in(axes.keys, pointed_out.keys));
    }
    std::vector<Highlight> highlights;
    for (const Annotation& mark : annotations_of(pointed_out.highlights, *picture.matrices.at(matrix)))
        highlights.push_back({mark.place.query, mark.place.key, mark.note});
    if (!highlights.empty()) object["highlights"] = highlights_json(highlights);
}

QString theme_of(const ExportOptions& page, const Theme& shown) {
    return page.theme.value_or(shown.name);
}

/// Whether it can be a part of the text, with highlights.
bool points_out(const DescribedFigure& figure) {
    return figure.view != "image";
}

/// Pinned heads as panels, each with its own attention: one that panels without any would take over is not named.
void add_heads(QJsonObject& object, const Picture& picture, const DescribedFigure& figure) {
    const ViewState& view = picture.view;
    const std::vector<double>& widths = figure.widths;
    QJsonArray panels;
    std::vector<HeadId> heads{view.choice};
    heads.insert(heads.end(), view.pinned.begin(), view.pinned.end());
    for (const HeadId& choice : heads) {
        QJsonObject panel;
        add_fields(panel, choice_json(choice));
        panel["title"] = long_text(choice);
        if (points_out(figure)) add_pointed_out(panel, picture, static_cast<std::size_t>(panels.size()));
        panels.append(panel);
    }
    object["panels"] = panels;
    if (widths.empty() && heads.size() > kHeadsInRow) object["columns"] = kHeadsInRow;
    if (!widths.empty()) object["widths"] = numbers_json(widths);
}

}  // namespace

QJsonObject page_json(const ExportOptions& page, const Theme& shown) {
    QJsonObject object;
    object["theme"] = theme_of(page, shown);
    constexpr double kMillimetresPerPoint = 25.4 / 72;
    object["size"] = page_preset(page.width).id;
    if (page.width == PageWidth::AsShown && !page.shown_size.isEmpty()) {
        object["size"] = QString("%1x%2")
                             .arg(page.shown_size.width() * kMillimetresPerPoint, 0, 'f', 1)
                             .arg(page.shown_size.height() * kMillimetresPerPoint, 0, 'f', 1);
    }
    if (page.format == ExportFormat::Png) object["dpi"] = page.dpi;
    if (!page.font.isEmpty()) object["font"] = page.font;
    if (page.type_size > 0) object["type_size"] = page.type_size;
    if (page.title && !page.title->isEmpty()) object["title"] = *page.title;
    if (page.caption && !page.caption->isEmpty()) object["caption"] = *page.caption;
    object["provenance"] = page.provenance;
    return object;
}

QString described_map(const QString& map, const ExportOptions& page, const Theme& shown) {
    const QString drawn = colour_map(map, theme_named(theme_of(page, shown)).dark).id;
    const bool known = std::ranges::any_of(colour_maps(false), [&](const ColourMap& each) { return each.id == drawn; });
    return known ? drawn : QString();
}

QJsonObject figure_json(const Picture& picture, const DescribedFigure& figure) {
    QJsonObject object;
    add_input(object, picture);
    add_view(object, picture, figure);
    const bool of_all_heads = figure.view == "grid" || figure.view == "layers";
    const HeadId& choice = picture.view.choice;
    if (of_all_heads) {
        add_fields(object, attention_json(choice.kind, choice.stage));
        return object;
    }
    if (!picture.view.pinned.empty()) {
        add_heads(object, picture, figure);
        return object;
    }
    add_fields(object, choice_json(choice));
    if (points_out(figure)) add_pointed_out(object, picture, 0);
    return object;
}

QJsonObject figure_json(const Picture& picture, const QJsonObject& fields) {
    QJsonObject object;
    add_input(object, picture);
    const bool of_weights = fields["view"] == QLatin1String("compare") || fields["view"] == QLatin1String("difference");
    if (of_weights) add_view(object, picture, {.view = fields["view"].toString()});
    if (of_weights) add_fields(object, choice_json(picture.view.choice));
    add_fields(object, fields);
    return object;
}

QByteArray figure_description(QJsonObject figure, const Picture& picture, const ExportOptions& page) {
    const Theme& shown = picture.style->theme;
    add_fields(figure, page_json(page, shown));
    if (const QString map = described_map(picture.view.colour_map, page, shown); !map.isEmpty()) figure["map"] = map;
    return QJsonDocument(figure).toJson(QJsonDocument::Indented);
}

}  // namespace headlight
