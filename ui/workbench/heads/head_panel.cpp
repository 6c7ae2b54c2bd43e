#include "workbench/heads/head_panel.h"

#include "analysis/heads/head_labels.h"
#include "analysis/heads/head_statistics.h"
#include "analysis/heads/metrics.h"
#include "language/wording.h"
#include "workbench/document/document.h"
#include "workbench/document/shown_view.h"
#include "workbench/language/screen_number.h"
#include "workbench/language/shown_names.h"
#include "workbench/widgets/plain_text.h"

#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <utility>

namespace headlight {

namespace {

/// Length of a metric's bar: shares as they are, entropies against that of even attention, distances against the text's
/// length or the image's diagonal.
double bar_share(const Metric& metric, double value, const Analysis& analysis) {
    const auto count = static_cast<double>(std::max<std::size_t>(analysis.tokens.tokens.size(), 2));
    if (metric.unit == "nats") return value / std::log(count);
    if (metric.unit == "tokens") return value / (count - 1);
    if (metric.unit == "pixels" && analysis.image)
        return value / std::hypot(analysis.image->read.width, analysis.image->read.height);
    return value;
}

BarList::Row row_of(const Metric& metric, float value, const Analysis& analysis) {
    BarList::Row row;
    row.name = display_name(metric);
    row.number = std::isnan(value) ? QStringLiteral("–") : screen_number(static_cast<double>(value), 'f', 2);
    row.share = std::isnan(value) ? std::numeric_limits<double>::quiet_NaN()
                                  : bar_share(metric, static_cast<double>(value), analysis);
    const QString unit = metric.unit.empty() ? QString() : HeadPanel::tr(", in %1").arg(wording(metric.unit));
    row.tool_tip = display_name(metric) + unit + QLatin1Char('\n') + QString::fromUtf8(metric.formula) +
                   QLatin1Char('\n') + QString::fromUtf8(metric.source);
    row.muted = std::isnan(value);
    return row;
}

/// Statistics of the shown head over the corpus; empty where there are none.
struct OfHead {
    const RunningMean* mean = nullptr;
    std::int64_t reached = 0;
};

OfHead over_corpus(const Picture& picture, std::string_view id, bool label) {
    const HeadId& choice = picture.view.choice;
    if (!picture.corpus || !choice.layer || !choice.head) return {};
    const std::size_t stack = stack_index(picture.analysis->attention, choice);
    const HeadStatistics::Values* values = picture.corpus->statistics.find(stack, id, label);
    const auto layer = static_cast<std::size_t>(*choice.layer);
    const auto head = static_cast<std::size_t>(*choice.head);
    if (values == nullptr || layer >= values->of_heads.size() || head >= values->of_heads[layer].size()) return {};
    return {&values->of_heads[layer][head], label ? values->reached[layer][head] : 0};
}

/// "0.55 ± 0.12"
QString mean_text(const RunningMean& mean) {
    if (mean.count == 0) return QStringLiteral("–");
    return QStringLiteral("%1 ± %2").arg(screen_number(mean.mean(), 'f', 2), screen_number(mean.deviation(), 'f', 2));
}

QString count_of_texts(std::int64_t count) {
    return count == 1 ? HeadPanel::tr("1 text") : HeadPanel::tr("%Ln texts", nullptr, static_cast<int>(count));
}

/// Puts what is usual beside a row; `share` turns a number into a length.
void compare_with(const RunningMean& mean, const std::function<double(double)>& share, BarList::Row& row) {
    row.beside = mean_text(mean);
    if (mean.count > 0)
        row.usual = BarList::Range{share(mean.mean() - mean.deviation()), share(mean.mean() + mean.deviation())};
    row.tool_tip +=
        QLatin1Char('\n') + HeadPanel::tr("Over the corpus: %1, in %2").arg(row.beside, count_of_texts(mean.count));
}

/// The rules whose threshold the scores reach, on this text or in the mean over the corpus, the clearest first.
std::vector<BarList::Row> label_rows(const Picture& picture) {
    const auto rules = head_label_rules();
    const std::vector<double>& scores = picture.label_scores;
    std::vector<std::pair<double, std::size_t>> reached;
    for (std::size_t rule = 0; rule < std::min(rules.size(), scores.size()); ++rule) {
        const OfHead usual = over_corpus(picture, rules[rule].id, true);
        const double mean = usual.mean != nullptr && usual.mean->count > 0 ? usual.mean->mean() : 0;
        const double clearest = std::fmax(scores[rule], mean) / rules[rule].threshold;
        if (clearest >= 1) reached.emplace_back(clearest, rule);
    }
    std::ranges::stable_sort(reached, std::greater{}, &std::pair<double, std::size_t>::first);
    std::vector<BarList::Row> rows;
    for (const auto& [unused, index] : reached) {
        const HeadLabelRule& rule = rules[index];
        BarList::Row row;
        row.name = display_name(rule);
        row.number = std::isnan(scores[index]) ? QStringLiteral("–") : screen_number(scores[index], 'f', 2);
        row.share = scores[index];
        row.muted = !(scores[index] >= rule.threshold);
        row.tool_tip = HeadPanel::tr("%1: applies from %2 on this text\n%3\n%4")
                           .arg(display_name(rule))
                           .arg(screen_number(rule.threshold))
                           .arg(QString::fromUtf8(rule.formula), QString::fromUtf8(rule.source));
        if (const OfHead usual = over_corpus(picture, rule.id, true); usual.mean != nullptr) {
            compare_with(
                *usual.mean, [](double score) { return score; }, row);
            row.tool_tip += HeadPanel::tr("; the threshold is reached in %1 of them").arg(usual.reached);
        } else {
            row.tool_tip += HeadPanel::tr("\nMeasure it over many texts with headlight metrics");
        }
        rows.push_back(std::move(row));
    }
    return rows;
}

}  // namespace

QString head_label(const Picture& picture) {
    if (picture.label_scores.empty()) return {};
    const std::vector<BarList::Row> labels = label_rows(picture);
    return labels.empty() ? QString() : labels.front().name + QLatin1Char(' ') + labels.front().number;
}

HeadPanel::HeadPanel(Document& document, QWidget* parent) : LookFollower(parent), document_(document) {
    title_ = new QLabel(this);
    title_->setTextFormat(Qt::PlainText);
    title_->setWordWrap(true);  // "Cross-attention, layer 10, head 11" is wider than the column may be
    hint_ = new QLabel(this);
    hint_->setTextFormat(Qt::PlainText);
    hint_->setWordWrap(true);
    hint_->setProperty("muted", true);
    bars_ = new BarList(&Look::primary, this);
    bars_->setAccessibleName(tr("Metrics of the head"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSizeConstraint(QLayout::SetMinimumSize);  // the side scrolls before it cuts lines
    column->addWidget(title_);
    column->addWidget(hint_);
    column->addWidget(bars_);
    labels_title_ = new QLabel(tr("Head labels"), this);
    labels_title_->setWordWrap(true);
    no_labels_ = new QLabel(tr("No label applies to this head here."), this);
    no_labels_->setProperty("muted", true);
    no_labels_->setWordWrap(true);
    labels_ = new BarList(&Look::accent, this);
    labels_->setAccessibleName(tr("Labels of the head"));
    column->addWidget(labels_title_);
    column->addWidget(no_labels_);
    column->addWidget(labels_);
    connect(&document_.view(), &ShownView::picture_changed, this, &HeadPanel::refresh);
    refresh();
}

void HeadPanel::set_look(const Look& look) {
    title_->setFont(look.section_font());
    hint_->setFont(look.font);
    layout()->setSpacing(look.px(6));
    labels_title_->setFont(look.section_font());
    labels_title_->setContentsMargins(0, look.px(8), 0, 0);
}

void HeadPanel::refresh() {
    const PicturePointer& picture = document_.view().picture();
    std::vector<BarList::Row> rows;
    if (!picture) {
        title_->setText(tr("Head"));
        hint_->setText(tr("The metrics of the chosen head will appear here."));
    } else if (picture->head_values.empty() && picture->failure.empty() && picture->view.choice.layer &&
               picture->view.choice.head) {
        title_->setText(long_text(picture->view.choice));
        hint_->setText(tr("The metrics of this head are being worked out."));
    } else if (picture->head_values.empty()) {
        title_->setText(tr("Several heads"));
        hint_->setText(
            tr("%1. Metrics belong to single heads: click one in the grid.").arg(long_text(picture->view.choice)));
    } else {
        title_->setText(long_text(picture->view.choice));
        const auto all = metrics();
        const Analysis& analysis = *picture->analysis;
        for (std::size_t i = 0; i < std::min(all.size(), picture->head_values.size()); ++i) {
            const OfHead usual = over_corpus(*picture, all[i].id, false);
            // Some say nothing of this input: a distance in the image of a text, separators of a text without any.
            if (std::isnan(picture->head_values[i]) && usual.mean == nullptr) continue;
            rows.push_back(row_of(all[i], picture->head_values[i], analysis));
            if (usual.mean != nullptr)
                compare_with(
                    *usual.mean, [&](double value) { return bar_share(all[i], value, analysis); }, rows.back());
        }
        if (picture->corpus)
            hint_->setText(tr("Right: mean ± deviation, %1").arg(count_of_texts(picture->corpus->statistics.texts)));
    }
    hint_->setVisible(rows.empty() || picture->corpus);
    refresh_labels();
    bars_->set_rows(std::move(rows));
}

void HeadPanel::refresh_labels() {
    const PicturePointer& picture = document_.view().picture();
    const bool one_head = picture && !picture->label_scores.empty();
    std::vector<BarList::Row> rows = one_head ? label_rows(*picture) : std::vector<BarList::Row>();
    labels_title_->setVisible(one_head);
    labels_title_->setText(one_head && picture->corpus ? tr("Head labels, on this text or the corpus")
                                                       : tr("Head labels"));
    no_labels_->setVisible(one_head && rows.empty());
    labels_->setVisible(!rows.empty());
    labels_->set_rows(std::move(rows));
}

}  // namespace headlight
