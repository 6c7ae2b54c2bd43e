#include "export/comparison_page.h"

#include "analysis/comparison.h"
#include "export/qt_json.h"
#include "export/writers/page_parts.h"
#include "figures/provenance_text.h"
#include "figures/weights/comparison_figure.h"

#include <QJsonArray>
#include <QStringList>

#include <algorithm>
#include <cmath>
#include <utility>

namespace headlight {
namespace {

using HeadIndices = std::pair<std::int32_t, std::int32_t>;  // layer and head

struct PageComparison {
    HeadIndices head;
    HeadId id;  ///< of the first side
    Comparison comparison;
};

std::vector<ComparedHead> sides_at(const ComparedRuns& runs, std::int32_t layer, std::int32_t head) {
    std::vector<ComparedHead> sides = runs.sides;
    for (ComparedHead& side : sides) {
        side.choice.layer = layer;
        side.choice.head = head;
    }
    return sides;
}

bool one_choice(const ComparedRuns& runs) {
    const HeadId& first = runs.sides.front().choice;
    return std::ranges::all_of(runs.sides, [&](const ComparedHead& side) {
        return side.choice.layer == first.layer && side.choice.head == first.head;
    });
}

/// The heads that all sides have.
std::vector<HeadIndices> common_heads(const ComparedRuns& runs) {
    const auto has = [](const ComparedHead& side, std::size_t layer, std::int32_t head) {
        const auto& layers = stack_of(side.analysis->attention, side.choice).layers;
        return layer < layers.size() && head < layers[layer]->heads();
    };
    std::vector<HeadIndices> heads;
    const ComparedHead& first = runs.sides.front();
    for (std::size_t layer = 0; layer < stack_of(first.analysis->attention, first.choice).layers.size(); ++layer)
        for (std::int32_t head = 0; has(first, layer, head); ++head)
            if (std::ranges::all_of(runs.sides, [&](const ComparedHead& side) { return has(side, layer, head); }))
                heads.emplace_back(static_cast<std::int32_t>(layer), head);
    return heads;
}

QString title_of(const Comparison& comparison) {
    QStringList titles;
    for (const AttentionMatrix& side : comparison.sides) {
        const QString title = QString::fromStdString(side.title.english());
        if (!titles.contains(title)) titles << title;
    }
    return titles.join(QStringLiteral(" | "));
}

/// A place of an axis with what each side calls it; `both` of the difference.
QJsonArray places(const std::vector<MatrixEntry>& both, const SharedAxis& axis) {
    QJsonArray array;
    for (std::size_t place = 0; place < both.size(); ++place) {
        QJsonArray own;
        for (const auto& side : axis.sides) own.append(QString::fromStdString(side[place].label));
        array.append(QJsonObject{
            {"label", QString::fromStdString(both[place].label)}, {"special", both[place].special}, {"own", own}});
    }
    return array;
}

/// The shown head first, then what else there is room for.
std::vector<PageComparison> comparisons_of(const ComparedRuns& runs, const HtmlOptions& options, QStringList& notes,
                                           const std::stop_token& stop) {
    const bool together = one_choice(runs);
    const HeadId& choice = runs.sides.front().choice;
    const HeadIndices shown{choice.layer.value_or(0), choice.head.value_or(0)};
    const bool whole = together && choice.layer && choice.head;
    std::vector<PageComparison> all;
    const ComparedHead& first = runs.sides.front();
    const HeadId resolved_choice = resolved(first.analysis->attention, choice);
    const auto id_of = [&](const HeadIndices& head) { return head_in(resolved_choice, head.first, head.second); };
    all.push_back(
        {shown, whole ? id_of(shown) : resolved_choice,
         compare(together && whole ? sides_at(runs, shown.first, shown.second) : runs.sides, options.matrix, stop)});
    if (!whole) return all;
    const auto each = static_cast<std::int64_t>(all.front().comparison.sides.size()) *
                      std::max<std::int64_t>(1, all.front().comparison.sides.front().values.count());
    std::vector<HeadIndices> heads = common_heads(runs);
    const auto fits = [&] { return static_cast<std::int64_t>(heads.size()) <= options.most_weights / each; };
    if (!fits()) {
        std::erase_if(heads, [&](const HeadIndices& head) { return head.first != shown.first; });
        notes
            << QString("Only the heads of layer %1 are in this file: all of them would be too large.").arg(shown.first);
    }
    if (!fits()) {
        heads = {shown};
        notes.back() = QString("Only %1 is in this file: more would be too large.")
                           .arg(QString::fromStdString(long_name(id_of(shown))).toLower());
    }
    for (const HeadIndices& head : heads)
        if (head != shown)
            all.push_back({head, id_of(head), compare(sides_at(runs, head.first, head.second), options.matrix, stop)});
    std::ranges::sort(all, {}, &PageComparison::head);
    return all;
}

QJsonArray heads_of(const std::vector<PageComparison>& all, const std::pair<double, double>& range) {
    QJsonArray heads;
    for (const PageComparison& each : all) {
        QJsonArray sides;
        for (const AttentionMatrix& side : each.comparison.sides)
            sides.append(encoded_weights(side, side.values.size(0), side.values.size(1), range));
        heads.append(QJsonObject{{"name", QString::fromStdString(short_name(each.id))},
                                 {"layer", each.head.first},
                                 {"head", each.head.second},
                                 {"title", title_of(each.comparison)},
                                 {"sides", sides}});
    }
    return heads;
}

std::pair<double, double> range_of(const std::vector<PageComparison>& all) {
    std::pair<double, double> range{0, 1};
    for (const PageComparison& each : all) {
        for (const AttentionMatrix& side : each.comparison.sides) {
            for (const float value : side.values.values()) {
                if (!std::isfinite(value)) continue;
                range.first = std::min<double>(range.first, value);
                range.second = std::max<double>(range.second, value);
            }
        }
    }
    return range;
}

}  // namespace

std::vector<Provenance> runs_of(const std::vector<ComparedHead>& sides) {
    std::vector<Provenance> runs;
    for (const ComparedHead& side : sides) runs.push_back(side.analysis->provenance);
    return runs;
}

QByteArray comparison_page(const ComparedRuns& runs, const HtmlOptions& options, const std::stop_token& stop) {
    QStringList notes;
    const std::vector<PageComparison> all = comparisons_of(runs, options, notes, stop);
    const HeadId& choice = runs.sides.front().choice;
    const AttentionMatrix difference = difference_of(all.front().comparison, runs.shown);
    for (const Sentence& note : difference.notes) notes << QString::fromStdString(note.english());
    const auto range = range_of(all);
    QJsonArray names;
    for (std::size_t side = 0; side < runs.sides.size(); ++side)
        names.append(
            QStringLiteral("%1 · %2").arg(side_letter(runs.letters.at(side)),
                                          QString::fromStdString(runs.sides[side].analysis->provenance.model_name)));
    const std::vector<Provenance> origins = runs_of(runs.sides);
    const QJsonObject data{{kProvenanceKey, provenance_value(origins)},
                           {"sides", names},
                           {"shown", static_cast<int>(runs.shown)},
                           {"heads", heads_of(all, range)},
                           {"queries", places(difference.queries, all.front().comparison.axes.queries)},
                           {"keys", places(difference.keys, all.front().comparison.axes.keys)},
                           {"layer", choice.layer.value_or(0)},
                           {"head", choice.head.value_or(0)},
                           {"highlights", page_highlights(options.annotations, std::ssize(difference.queries),
                                                          std::ssize(difference.keys))},
                           {"low", range.first},
                           {"high", range.second},
                           {"notes", QJsonArray::fromStringList(notes)},
                           {"themes", QJsonObject{{"light", page_theme(light_theme(), options.map)},
                                                  {"dark", page_theme(dark_theme(), options.map)}}}};
    const QString title = options.title.isEmpty() ? QStringLiteral("Comparison") : options.title;
    return page_bytes(QStringLiteral("comparison"),
                      {title, options.caption, provenance_lines(origins).join(QStringLiteral(" | "))}, data);
}

}  // namespace headlight
