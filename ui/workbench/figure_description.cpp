#include "workbench/figure_description.h"

#include "analysis/head_statistics.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <array>

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
    QJsonArray masked;
    for (const std::int32_t token : picture.view.masks.tokens) masked.append(token);
    if (!masked.isEmpty()) object["masked"] = masked;
}

void add_choice(QJsonObject& object, const HeadChoice& choice) {
    if (choice.layer) object["layer"] = *choice.layer;
    if (choice.head) object["head"] = *choice.head;
    constexpr std::array<const char*, 4> kNames = {"mean", "max", "rollout", "flow"};
    if (!choice.layer || !choice.head || passes_layers(choice))
        object["aggregation"] = kNames.at(static_cast<std::size_t>(choice.aggregation));
}

void add_view(QJsonObject& object, const Picture& picture, const DescribedFigure& figure) {
    const ViewState& view = picture.view;
    object["view"] = figure.view;
    const auto& stacks = picture.analysis->attention;
    const AttentionKind kind = stacks.at(view.choice.stack).kind;
    if (kind != AttentionKind::Self) object["attention"] = QString::fromStdString(std::string(kind_name(kind)));
    if (figure.measure) object["measure"] = QString::fromStdString(view.measure);
    if (view.matrix.unit == Unit::Words) object["unit"] = "words";
    if (view.matrix.hide_special) object["hide_special"] = true;
    if (view.matrix.hide_sink) object["hide_sink"] = true;
    if (view.matrix.value_weighted) object["value_weighted"] = true;
    if (view.matrix.renormalise) object["renormalise"] = true;
    if (figure.view == "image") {
        object["query"] = figure.query ? QString::number(*figure.query) : QStringLiteral("mean");
        object["smooth"] = view.smooth;
    }
    if (figure.view == "links" || figure.view == "both") {
        object["top_k"] = view.links.strongest;
        object["threshold"] = view.links.threshold;
        object["arcs"] = view.links.layout == LinkLayout::Arcs;
    }
    constexpr std::array<const char*, 3> kScales = {"linear", "log", "rank"};
    object["scale"] = kScales.at(static_cast<std::size_t>(view.scale));
}

void add_page(QJsonObject& object, const Picture& picture, const ExportOptions& page) {
    const QString theme = page.theme.value_or(picture.style->theme.name);
    object["theme"] = theme;
    // The map that the theme draws with, unless it is the dark theme's own, which every dark figure begins with.
    const QString map = colour_map(picture.view.colour_map, theme_named(theme).dark).id;
    if (std::ranges::any_of(colour_maps(false), [&](const ColourMap& each) { return each.id == map; }))
        object["map"] = map;
    constexpr double kMillimetresPerPoint = 25.4 / 72;
    constexpr std::array<const char*, 4> kSizes = {"natural", "column", "page", "slide"};
    object["size"] = kSizes.at(static_cast<std::size_t>(page.width));
    if (page.width == PageWidth::AsShown && !page.shown_size.isEmpty()) {
        object["size"] = QString("%1x%2")
                             .arg(page.shown_size.width() * kMillimetresPerPoint, 0, 'f', 1)
                             .arg(page.shown_size.height() * kMillimetresPerPoint, 0, 'f', 1);
    }
    if (page.format == ExportFormat::Png) object["dpi"] = page.dpi;
    if (page.title && !page.title->isEmpty()) object["title"] = *page.title;
    if (page.caption && !page.caption->isEmpty()) object["caption"] = *page.caption;
    object["provenance"] = page.provenance;
}

}  // namespace

QByteArray figure_description(const Picture& picture, const DescribedFigure& figure) {
    QJsonObject object;
    add_input(object, picture);
    add_view(object, picture, figure);
    add_page(object, picture, figure.page);
    const bool of_all_heads = figure.view == "grid" || figure.view == "layers";
    if (of_all_heads) return QJsonDocument(object).toJson(QJsonDocument::Indented);
    if (picture.view.pinned.empty()) {
        add_choice(object, picture.view.choice);
    } else {
        QJsonArray panels;
        std::vector<HeadChoice> heads{picture.view.choice};
        heads.insert(heads.end(), picture.view.pinned.begin(), picture.view.pinned.end());
        for (const HeadChoice& choice : heads) {
            QJsonObject panel;
            add_choice(panel, choice);
            panel["title"] = choice_name(choice);
            panels.append(panel);
        }
        object["panels"] = panels;
    }
    return QJsonDocument(object).toJson(QJsonDocument::Indented);
}

}  // namespace headlight
