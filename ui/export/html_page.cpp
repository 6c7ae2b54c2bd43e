#include "export/html_page.h"

#include "export/qt_json.h"
#include "export/writers/page_image.h"
#include "export/writers/page_parts.h"
#include "figures/provenance_text.h"

#include <QJsonArray>
#include <QJsonObject>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>
#include <vector>

namespace headlight {
namespace {

struct PageHead {
    HeadId id;
    AttentionMatrix matrix;
};

/// The heads that the file has room for, and sentences about those that it has not.
struct PageContent {
    std::vector<PageHead> heads;
    QStringList notes;
    std::int64_t rows = 0;
    std::int64_t columns = 0;
};

std::vector<std::pair<std::int32_t, std::int32_t>> heads_of(const AttentionStack& stack,
                                                            std::optional<std::int32_t> only_layer) {
    std::vector<std::pair<std::int32_t, std::int32_t>> heads;
    for (std::size_t layer = 0; layer < stack.layers.size(); ++layer) {
        const auto number = static_cast<std::int32_t>(layer);
        if (only_layer && *only_layer != number) continue;
        for (std::int32_t head = 0; head < stack.layers[layer]->heads(); ++head) heads.emplace_back(number, head);
    }
    return heads;
}

/// Rows and columns of a page whose matrix is too large.
std::size_t side_of_page(const HtmlOptions& options) {
    return static_cast<std::size_t>(std::sqrt(static_cast<double>(options.most_weights)));
}

PageContent page_content(const Analysis& analysis, const HtmlOptions& options, const std::stop_token& stop) {
    const HeadId first = head_in(options.choice, options.choice.layer.value_or(0), options.choice.head.value_or(0));
    PageContent content;
    MatrixAxes axes = axes_of(analysis, first, options.matrix);
    const bool too_many = static_cast<std::int64_t>(axes.queries.size() * axes.keys.size()) > options.most_weights;
    if (too_many) axes.queries.resize(std::min(axes.queries.size(), side_of_page(options)));
    const AttentionMatrix shown = make_matrix(analysis, first, std::move(axes), options.matrix, stop);
    content.rows = static_cast<std::int64_t>(shown.queries.size());
    content.columns = static_cast<std::int64_t>(shown.keys.size());
    const std::int64_t weights = std::max<std::int64_t>(1, content.rows * content.columns);
    for (const Sentence& note : shown.notes) content.notes << QString::fromStdString(note.english());

    const AttentionStack& stack = stack_of(analysis.attention, options.choice);
    const auto fits = [&](std::size_t heads) {
        return static_cast<std::int64_t>(heads) <= options.most_weights / weights;
    };
    auto heads = heads_of(stack, std::nullopt);
    if (!fits(heads.size())) {
        heads = heads_of(stack, *first.layer);
        content.notes << QString("Only the heads of layer %1 are in this file: all of them would be too large.")
                             .arg(*first.layer);
    }
    if (!fits(heads.size())) {
        heads = {{*first.layer, *first.head}};
        content.notes.back() =
            QString("Only %1 is in this file: more would be too large.")
                .arg(QString::fromStdString(long_name(resolved(analysis.attention, first))).toLower());
    }
    if (too_many) {
        const auto side = static_cast<std::int64_t>(side_of_page(options));
        content.rows = std::min(content.rows, side);
        content.columns = std::min(content.columns, side);
        content.notes << QString(
                             "Only the first %1 rows and %2 columns are in this file; weights to others are left out.")
                             .arg(content.rows)
                             .arg(content.columns);
    }
    for (const auto& [layer, head] : heads) {
        const HeadId choice = head_in(options.choice, layer, head);
        AttentionMatrix matrix = choice == first ? shown : make_matrix(analysis, choice, options.matrix, stop);
        // Stages of a model may see fewer patches than the one shown.
        if (matrix.queries.size() != shown.queries.size() || matrix.keys.size() != shown.keys.size()) continue;
        content.heads.push_back({resolved(analysis.attention, choice), std::move(matrix)});
    }
    return content;
}

/// The range of the weights; 0 to 1 unless some lie outside, as in attention from elsewhere.
std::pair<double, double> range_of(const std::vector<PageHead>& heads) {
    std::pair<double, double> range{0, 1};
    for (const PageHead& head : heads) {
        for (const float value : head.matrix.values.values()) {
            if (!std::isfinite(value)) continue;
            range.first = std::min<double>(range.first, value);
            range.second = std::max<double>(range.second, value);
        }
    }
    return range;
}

QJsonArray entries(const std::vector<MatrixEntry>& axis, std::int64_t count) {
    QJsonArray array;
    for (std::int64_t index = 0; index < count; ++index) {
        const MatrixEntry& entry = axis[static_cast<std::size_t>(index)];
        array.append(QJsonObject{{"label", QString::fromStdString(entry.label)}, {"special", entry.special}});
    }
    return array;
}

bool same_labels(const std::vector<MatrixEntry>& queries, const std::vector<MatrixEntry>& keys) {
    return std::ranges::equal(queries, keys, {}, &MatrixEntry::tokens, &MatrixEntry::tokens);
}

QJsonObject page_data(const Analysis& analysis, const PageContent& content, const HtmlOptions& options) {
    const auto range = range_of(content.heads);
    QJsonArray heads;
    for (const PageHead& head : content.heads) {
        heads.append(QJsonObject{{"layer", *head.id.layer},
                                 {"head", *head.id.head},
                                 {"name", QString::fromStdString(short_name(head.id))},
                                 {"title", QString::fromStdString(long_name(head.id))},
                                 {"weights", encoded_weights(head.matrix, content.rows, content.columns, range)}});
    }
    const AttentionMatrix& first = content.heads.front().matrix;
    constexpr std::array<const char*, 3> kScales = {"linear", "log", "rank"};
    const QJsonObject image =
        page_image(analysis, stack_of(analysis.attention, options.choice), first, content.rows, content.columns);
    return {{kProvenanceKey, provenance_value({analysis.provenance})},
            {"heads", heads},
            {"highlights", page_highlights(options.annotations, content.rows, content.columns)},
            {"image", image.isEmpty() ? QJsonValue() : QJsonValue(image)},
            {"queries", entries(first.queries, content.rows)},
            {"keys", entries(first.keys, content.columns)},
            {"same", same_labels(first.queries, first.keys)},
            {"layer", options.choice.layer.value_or(0)},
            {"head", options.choice.head.value_or(0)},
            {"low", range.first},
            {"high", range.second},
            {"scale", kScales.at(static_cast<std::size_t>(options.scale))},
            {"notes", QJsonArray::fromStringList(content.notes)},
            {"themes", QJsonObject{{"light", page_theme(light_theme(), options.map)},
                                   {"dark", page_theme(dark_theme(), options.map)}}}};
}

}  // namespace

QByteArray html_page(const Analysis& analysis, const HtmlOptions& options, const std::stop_token& stop) {
    const PageContent content = page_content(analysis, options, stop);
    const QString name = QString::fromStdString(analysis.provenance.model_name);
    const QString title = options.title.isEmpty() ? "Attention of " + name : options.title;
    return page_bytes(QStringLiteral("attention"),
                      {title, options.caption, provenance_lines({analysis.provenance}).join(QString())},
                      page_data(analysis, content, options));
}

}  // namespace headlight
