#include "figures/contacts_figure.h"

#include "core/error.h"
#include "figures/figure_row.h"
#include "figures/weights/heat_map_figure.h"
#include "language/wording.h"

#include <QStringList>

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>
#include <vector>

namespace headlight {

namespace {

constexpr std::size_t kMostNamed = 5;

std::vector<MatrixEntry> residue_entries(const ContactMap& map) {
    std::vector<MatrixEntry> entries;
    for (std::size_t i = 0; i < map.labels.size(); ++i) entries.push_back({map.labels[i], {map.tokens[i]}});
    return entries;
}

std::vector<MatrixEntry> counted_entries(std::int64_t count) {
    std::vector<MatrixEntry> entries;
    for (std::int64_t number = 0; number < count; ++number)
        entries.push_back({std::to_string(number), {static_cast<std::int32_t>(number)}});
    return entries;
}

/// The largest score of a pair that counts, above 0.
float largest_score(const ShownContacts& shown) {
    float largest = 0;
    for (std::int64_t i = 0; i < shown.map->size(); ++i)
        for (std::int64_t j = i + kContactSeparation; j < shown.map->size(); ++j)
            if (shown.map->counts(i, j)) largest = std::max(largest, shown.scores->data()[i * shown.map->size() + j]);
    return largest > 0 ? largest : 1;
}

AttentionMatrix scores_and_contacts(const ShownContacts& shown) {
    const ContactMap& map = *shown.map;
    const std::int64_t n = map.size();
    const float largest = largest_score(shown);
    AttentionMatrix matrix;
    matrix.queries = residue_entries(map);
    matrix.keys = matrix.queries;
    matrix.values = Tensor(Shape{n, n});
    matrix.allowed.assign(static_cast<std::size_t>(n * n), 0);
    matrix.entries = QT_TRANSLATE_NOOP("Figure", "residue");
    matrix.quantity = QT_TRANSLATE_NOOP("Figure", "APC-corrected attention");
    for (std::int64_t i = 0; i < n; ++i) {
        for (std::int64_t j = 0; j < n; ++j) {
            if (!map.counts(i, j)) continue;
            const auto place = static_cast<std::size_t>(i * n + j);
            matrix.allowed[place] = 1;
            const float contact = map.is_contact(i, j) ? largest : 0;
            // A NaN stays one.
            const float score = shown.scores->data()[place] < 0 ? 0 : shown.scores->data()[place];
            matrix.values.data()[place] = i < j ? score : contact;
        }
    }
    return matrix;
}

AttentionMatrix precision_of_heads(const Tensor& precisions) {
    const std::int64_t count = precisions.size(0) * precisions.size(1);
    AttentionMatrix matrix;
    matrix.queries = counted_entries(precisions.size(0));
    matrix.keys = counted_entries(precisions.size(1));
    matrix.values = Tensor(Shape{precisions.size(0), precisions.size(1)});
    matrix.entries = QT_TRANSLATE_NOOP("Figure", "layer");
    matrix.columns = QT_TRANSLATE_NOOP("Figure", "head");
    matrix.quantity = QT_TRANSLATE_NOOP("Figure", "precision at L");
    for (std::int64_t head = 0; head < count; ++head) {
        const float precision = precisions.data()[head * precisions.size(2)];
        matrix.allowed.push_back(std::isnan(precision) ? 0 : 1);
        matrix.values.data()[head] = std::isnan(precision) ? 0 : precision;
    }
    return matrix;
}

FigureStyle style_of_part(const FigureStyle& style, const QString& title) {
    FigureStyle own = style;
    own.title = title;
    own.caption.clear();
    own.provenance.clear();
    own.scale = Scale::Linear;
    own.automatic_maximum = true;
    return own;
}

/// Two significant figures: by chance a long protein has a precision of 0.004.
QString two_figures(double precision) {
    return std::isnan(precision) ? wording("not defined") : QString::number(precision, 'g', 2);
}

QString head_caption(const ShownContacts& shown) {
    const Tensor& all = *shown.precisions;
    const float* own = all.data() + (*shown.head.layer * all.size(1) + *shown.head.head) * all.size(2);
    return wording("%1: precision %2 at L = %3, %4 at L/2, %5 at L/5; by chance %6.")
        .arg(QString::fromStdString(short_name(shown.head)), two_figures(static_cast<double>(own[0])))
        .arg(shown.map->seen)
        .arg(two_figures(static_cast<double>(own[1])), two_figures(static_cast<double>(own[2])),
             two_figures(shown.map->by_chance()));
}

QString ranking_caption(const ShownContacts& shown) {
    QStringList heads;
    for (const HeadPrecision& each : best_heads(*shown.precisions, kMostNamed))
        heads << QStringLiteral("%1 %2").arg(
            QString::fromStdString(short_name(head_in(shown.head, each.layer, each.head))),
            two_figures(static_cast<double>(each.precision)));
    return wording("Highest at L: %1.").arg(heads.join(QStringLiteral(", ")));
}

QString caption_of(const ShownContacts& shown) {
    return head_caption(shown) + QLatin1Char(' ') + ranking_caption(shown) + QLatin1Char(' ') +
           wording(
               "Above the diagonal: scores (below 0 drawn as 0). Below it: contacts of chain %1, Cα closer "
               "than %2 Å. Pairs fewer than %3 apart, or not in the structure, do not count.")
               .arg(QString::fromStdString(shown.map->chain))
               .arg(static_cast<double>(kContactDistance))
               .arg(kContactSeparation);
}

std::shared_ptr<const Figure> figure_of(const ShownContacts& shown, const FigureStyle& style,
                                        const RowColumns& columns) {
    FigureStyle whole = style;
    whole.caption = style.caption.isEmpty() ? caption_of(shown) : style.caption + QLatin1Char(' ') + caption_of(shown);
    const QString name = QString::fromStdString(short_name(shown.head));
    return std::make_shared<const FigureRow>(
        std::vector<std::shared_ptr<const Figure>>{
            std::make_shared<const HeatMapFigure>(scores_and_contacts(shown),
                                                  style_of_part(style, wording("%1 and contacts").arg(name))),
            std::make_shared<const HeatMapFigure>(precision_of_heads(*shown.precisions),
                                                  style_of_part(style, wording("All heads")))},
        whole, columns);
}

}  // namespace

ShownContacts shown_contacts(const Analysis& analysis, const HeadId& choice, std::shared_ptr<const ContactMap> map,
                             std::shared_ptr<const Tensor> precisions) {
    HeadId head = resolved(analysis.attention, choice);
    if (!head.layer || !head.head) {
        const std::vector<HeadPrecision> best = best_heads(*precisions, 1);
        if (best.empty())
            throw Error(ErrorKind::Input,
                        Sentence("No head of this model has a precision: its weights are not finite."));
        head = head_in(head, best.front().layer, best.front().head);
    }
    const auto& layers = stack_of(analysis.attention, head).layers;
    if (*head.layer >= std::ssize(layers) || *head.head >= layers[static_cast<std::size_t>(*head.layer)]->heads())
        throw Error(ErrorKind::Input, Sentence("There is no head %1 in this model.", short_name(head)));
    const AttentionField& field = *layers[static_cast<std::size_t>(*head.layer)];
    auto scores = std::make_shared<const Tensor>(contact_scores(weights_between(field, *head.head, map->tokens)));
    return {std::move(map), std::move(precisions), head, std::move(scores)};
}

Sentence contacts_title(const ShownContacts& shown) {
    return Sentence("Contacts of chain %1 and attention of %2", shown.map->chain, short_name(shown.head));
}

std::shared_ptr<const Figure> contacts_figure(const ShownContacts& shown, const FigureStyle& style) {
    return figure_of(shown, style, {2, {3, 2}});
}

std::shared_ptr<const Figure> narrow_contacts_figure(const ShownContacts& shown, const FigureStyle& style) {
    return figure_of(shown, style, {1, {}});
}

}  // namespace headlight
