#pragma once

#include <QColor>
#include <QPointF>
#include <QRectF>
#include <QString>

#include <cstddef>
#include <vector>

namespace headlight {

/// Marks of one kind, or a line through them.
struct ChartSeries {
    struct Point {
        double x = 0;
        double y = 0;
        double above = 0;  ///< length of the bar over the mark, in the unit of y
        double below = 0;
    };
    QString name;  ///< in the legend
    std::vector<Point> points;
    bool line = false;  ///< a line, not marks
    QColor color;
    double size = 0;  ///< radius of a mark, width of a line

    [[nodiscard]] bool has_bars() const {
        for (const Point& point : points)
            if (point.above > 0 || point.below > 0) return true;
        return false;
    }
};

/// Steps between the ticks of an axis of values.
inline constexpr int kAxisSteps = 4;

/// An axis from `low` to `high` with its ticks.
struct ChartAxis {
    QString label;
    double low = 0;
    double high = 1;
    std::vector<double> ticks;
};

/// Chart in a display list: axes with marks in them. Writers that have axes of their own (PGFPlots)
/// write these in place of the items.
struct Chart {
    std::size_t first = 0;  ///< of the items
    std::size_t count = 0;
    QRectF plot;  ///< inside the axes
    ChartAxis x;
    ChartAxis y;
    std::vector<ChartSeries> series;
    QColor ink;   ///< of labels
    QColor line;  ///< of the grid behind the marks
    QColor paper;
    double label = 0;  ///< size of the type of labels and legend
};

}  // namespace headlight
