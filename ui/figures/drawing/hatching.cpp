#include "figures/drawing/hatching.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace headlight {
namespace {

/// The distance of neighboring lines along an axis, in cells: a whole number of cells, or a whole number of lines a
/// cell, so that lines meet the corners of cells.
double line_distance(double cell, double spacing) {
    const double distance = std::numbers::sqrt2 * spacing / std::max(cell, 1e-9);
    return distance >= 1 ? std::round(distance) : 1 / std::round(1 / distance);
}

/// The next place after `x` where the line key + query = `sum` enters another column or row.
double next_crossing(double x, double sum) {
    constexpr double kPast = 1e-9;
    const double column = std::floor(x + kPast) + 1;
    const double row = sum - (std::ceil(sum - x - kPast) - 1);
    return std::min(column, row);
}

}  // namespace

QPainterPath hatching(const AttentionMatrix& matrix, const HeatMapGeometry& geometry, double spacing) {
    QPainterPath path;
    const Viewport& view = geometry.viewport;
    const double right = view.first_key + view.keys;
    const double bottom = view.first_query + view.queries;
    const double distance = line_distance(std::min(geometry.cell_width, geometry.cell_height), spacing);
    const auto rows = static_cast<double>(matrix.queries.size());
    const auto columns = static_cast<double>(matrix.keys.size());
    const auto masked = [&](double key, double query) {
        if (key < 0 || query < 0 || key >= columns || query >= rows) return false;
        return !matrix.is_allowed(static_cast<std::size_t>(query), static_cast<std::size_t>(key));
    };
    const auto line = [&](double from, double to, double sum) {
        path.moveTo(geometry.x_of(from), geometry.y_of(sum - from));
        path.lineTo(geometry.x_of(to), geometry.y_of(sum - to));
    };
    const auto first = static_cast<std::int64_t>(std::ceil((view.first_key + view.first_query) / distance));
    const auto last = static_cast<std::int64_t>(std::floor((right + bottom) / distance));
    for (std::int64_t index = first; index <= last; ++index) {
        const double sum = static_cast<double>(index) * distance;
        double x = std::max(view.first_key, sum - bottom);
        const double end = std::min(right, sum - view.first_query);
        double start = x;
        bool drawing = false;
        while (x < end - 1e-9) {
            const double next = std::min(next_crossing(x, sum), end);
            const double middle = (x + next) / 2;
            const bool inside = masked(middle, sum - middle);
            if (inside && !drawing) start = x;
            if (!inside && drawing) line(start, x, sum);
            drawing = inside;
            x = next;
        }
        if (drawing) line(start, end, sum);
    }
    return path;
}

QPainterPath no_data_crosses(const AttentionMatrix& matrix, const HeatMapGeometry& geometry) {
    QPainterPath path;
    const IndexRange queries = geometry.visible_queries();
    const IndexRange keys = geometry.visible_keys();
    for (std::int32_t query = queries.begin; query < queries.end; ++query) {
        for (std::int32_t key = keys.begin; key < keys.end; ++key) {
            const auto row = static_cast<std::size_t>(query);
            const auto column = static_cast<std::size_t>(key);
            if (!matrix.is_allowed(row, column) || !std::isnan(matrix.value(row, column))) continue;
            const QRectF cell = geometry.cell(query, key);
            path.moveTo(cell.topLeft());
            path.lineTo(cell.bottomRight());
            path.moveTo(cell.topRight());
            path.lineTo(cell.bottomLeft());
        }
    }
    return path;
}

}  // namespace headlight
