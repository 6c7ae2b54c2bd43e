#include "figures/axis_labels.h"

#include "figures/figure_frame.h"
#include "figures/text.h"

#include <QHash>

#include <algorithm>

namespace headlight {
namespace {

QString every(int step, const QString& what) {
    return QString("every %1%2 %3").arg(step).arg(step == 2 ? "nd" : "th").arg(what);
}

}  // namespace

AxisLabels make_axis_labels(const std::vector<MatrixEntry>& entries, const FigureStyle& style) {
    AxisLabels labels;
    const QFont font = label_font(style);
    QHash<QString, double> measured;
    for (const MatrixEntry& entry : entries) {
        const QString text = visible_label(entry.label);
        auto found = measured.find(text);
        if (found == measured.end()) found = measured.insert(text, text_width(text, font));
        labels.texts.push_back(text);
        labels.widths.push_back(*found);
        labels.special.push_back(entry.special);
        labels.widest = std::max(labels.widest, *found);
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
    constexpr int kSteps[] = {1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000, 2000, 5000};
    for (const int step : kSteps) {
        if (step * spacing >= needed) return step;
    }
    return 10000;
}

QString thinning_note(int step) {
    return step > 1 ? every(step, "token") + " labelled" : QString();
}

QString thinning_note(int query_step, int key_step) {
    if (query_step == key_step) return thinning_note(query_step);
    QStringList axes;
    if (query_step > 1) axes << every(query_step, "query");
    if (key_step > 1) axes << every(key_step, "key");
    return axes.join(" and ") + " labelled";
}

}  // namespace headlight
