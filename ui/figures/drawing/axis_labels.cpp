#include "figures/drawing/axis_labels.h"

#include "figures/drawing/text.h"
#include "figures/figure_frame.h"
#include "language/wording.h"

#include <QHashFunctions>

#include <algorithm>
#include <unordered_map>

namespace headlight {
namespace {

/// "3rd" in English; other languages have the number alone in their sentence.
QString ordinal(int number) {
    constexpr int kTen = 10;
    const bool teens = number / kTen % kTen == 1;
    if (!teens && number % kTen == 1) return wording("%1st").arg(number);
    if (!teens && number % kTen == 2) return wording("%1nd").arg(number);
    if (!teens && number % kTen == 3) return wording("%1rd").arg(number);
    return wording("%1th").arg(number);
}

QString no_labels() {
    return wording("too small for labels");
}

bool shows_none(int step, std::size_t count) {
    return count > 1 && static_cast<std::size_t>(step) >= count;
}

}  // namespace

AxisLabels make_axis_labels(const std::vector<MatrixEntry>& entries, bool joined, const FigureStyle& style) {
    AxisLabels labels;
    labels.joined = joined;
    const TextMeasure measure(label_font(style));
    std::unordered_map<QString, double> measured;  // a QHash ends the program where memory runs out
    for (const MatrixEntry& entry : entries) {
        const QString text = visible_label(entry.label);
        auto found = measured.find(text);
        if (found == measured.end()) found = measured.emplace(text, measure.width(text)).first;
        const double width = found->second;
        labels.texts.push_back(text);
        labels.widths.push_back(width);
        labels.special.push_back(entry.special);
        labels.widest = std::max(labels.widest, width);
    }
    return labels;
}

double AxisLabels::widest_of(int step) const {
    if (step <= 1) return widest;
    double result = 0;
    for (std::size_t index = 0; index < widths.size(); index += static_cast<std::size_t>(step))
        result = std::max(result, widths[index]);
    return result;
}

int label_step(double spacing, double needed) {
    constexpr int kSteps[] = {1, 2, 3, 4, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000, 2000, 5000};
    for (const int step : kSteps) {
        if (step * spacing >= needed) return step;
    }
    return 10000;
}

LabelFit fit_labels(double spacing, double em, const DrawingOptions& options) {
    constexpr double kLine = 1.02;  // lines of labels may stand closer than lines of text
    constexpr double kSmallest = 0.8;
    const double line = kLine * em;
    const int every = options.label_every;
    const int usual = every * label_step(every * spacing, line);
    const int small = every * label_step(every * spacing, kSmallest * line);
    if (small == usual) return {usual, 1};
    return {small, std::min(1.0, small * spacing / line)};
}

LabelFit fit_labels(const DrawingOptions& options) {
    constexpr double kEm = 1;
    constexpr double kEnough = 2;
    return fit_labels(kEnough, kEm, options);
}

bool is_labeled(std::size_t index, int step, std::size_t count) {
    return !shows_none(step, count) && index % static_cast<std::size_t>(step) == 0;
}

QString thinning_note(int step, std::size_t count, bool joined) {
    if (shows_none(step, count)) return no_labels();
    if (step <= 1) return {};
    return (joined ? wording("every %1 cell labeled") : wording("every %1 token labeled")).arg(ordinal(step));
}

QString thinning_note(int query_step, const AxisLabels& queries, int key_step, const AxisLabels& keys) {
    if (query_step == key_step && queries.size() == keys.size())
        return thinning_note(query_step, queries.size(), queries.joined);
    if (shows_none(query_step, queries.size()) || shows_none(key_step, keys.size())) return no_labels();
    if (query_step > 1 && key_step > 1)
        return wording("every %1 row and every %2 column labeled").arg(ordinal(query_step), ordinal(key_step));
    if (query_step > 1) return wording("every %1 row labeled").arg(ordinal(query_step));
    return key_step > 1 ? wording("every %1 column labeled").arg(ordinal(key_step)) : QString();
}

}  // namespace headlight
