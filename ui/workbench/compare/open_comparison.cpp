#include "workbench/compare/open_comparison.h"

#include "capture/intervention_text.h"
#include "export/comparison_page.h"
#include "export/export_figure.h"
#include "language/sentences.h"
#include "view/enum_names.h"
#include "workbench/compare/compare_view.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QStringList>

#include <algorithm>
#include <functional>

namespace headlight {

namespace {

struct OpenComparison {
    Q_DECLARE_TR_FUNCTIONS(OpenComparison)
};

using Sides = std::vector<ComparedHead>;

/// A value for each side but the first, if one of them is not the first side's.
void add_if_other(QJsonObject& fields, const char* name, const Sides& sides,
                  const std::function<QJsonValue(const ComparedHead&)>& value_of, bool empty_where_same) {
    const QJsonValue own = value_of(sides.front());
    QJsonArray values;
    bool other = false;
    for (auto side = sides.begin() + 1; side != sides.end(); ++side) {
        const QJsonValue value = value_of(*side);
        if (value.isNull()) return;
        other = other || value != own;
        values.append(empty_where_same && value == own ? QJsonValue(QString()) : value);
    }
    if (other) fields[QLatin1String(name)] = values;
}

QJsonValue number(const std::optional<std::int32_t>& value) {
    return value ? QJsonValue(*value) : QJsonValue();
}

/// Fields of a description for the sides after the first.
QJsonObject other_sides(const Sides& sides, std::size_t shown, WordOrder order) {
    QJsonObject fields;
    add_if_other(
        fields, "with", sides,
        [](const ComparedHead& side) {
            const Provenance& own = side.analysis->provenance;
            return QJsonValue(QString::fromStdString(own.model_path.empty() ? own.model_name : own.model_path));
        },
        true);
    add_if_other(
        fields, "with_text", sides,
        [](const ComparedHead& side) { return QJsonValue(QString::fromStdString(side.analysis->tokens.text)); }, true);
    add_if_other(
        fields, "with_layer", sides, [](const ComparedHead& side) { return number(side.choice.layer); }, false);
    add_if_other(
        fields, "with_head", sides, [](const ComparedHead& side) { return number(side.choice.head); }, false);
    QJsonArray changes;
    for (const Intervention& change : sides.at(shown).analysis->provenance.interventions)
        changes.append(QString::fromStdString(spec_of(change)));
    if (!changes.isEmpty()) fields["with_intervene"] = changes;
    if (order == WordOrder::Any) fields["word_order"] = QString::fromLatin1(enum_name(order));
    if (shown > 1) fields["difference"] = side_letter(shown);
    return fields;
}

}  // namespace

std::vector<OpenFigure> open_comparison(const CompareView& view) {
    const ComparedPicturePointer& picture = view.picture();
    if (!picture || !picture->comparison || !picture->request.shown) return {};
    const ComparisonRequest& request = picture->request;
    const std::size_t shown = *request.shown;
    const std::vector<SideName> names = side_names(request.sides, request.letters);
    OpenFigure all{OpenComparison::tr("Comparison"), QStringLiteral("comparison"),
                   comparison_figure(*picture->comparison, shown, names, request.style)};
    all.wide = true;
    ComparedRuns runs{request.sides, request.letters, shown};
    all.page = [runs = std::move(runs)](const HtmlOptions& options) { return comparison_page(runs, options); };
    all.runs = runs_of(request.sides);
    all.fields = other_sides(request.sides, shown, request.options.word_order);
    all.fields["view"] = QStringLiteral("compare");
    all.numbers = [picture, shown, names] { return numbers_of(*picture->comparison, shown, names); };
    const AttentionMatrix matrix = explained_difference(*picture->comparison, shown, names);
    const auto map = std::make_shared<const HeatMapFigure>(matrix, request.style);
    OpenFigure difference = all;
    difference.name = OpenComparison::tr("Difference only");
    difference.file = QStringLiteral("difference");
    difference.figure = map;
    difference.numbers = [map] { return numbers_of(map->matrix(), "difference"); };
    difference.wide = false;
    difference.title = text_of(difference_title(names[shown]));
    difference.fields["view"] = QStringLiteral("difference");
    return {all, difference};
}

}  // namespace headlight
