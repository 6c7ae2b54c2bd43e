#include "export/number_table.h"

#include "export/writers/table_writer.h"
#include "figures/drawing/text.h"

#include <QStringList>

#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>

namespace headlight {

namespace {

struct NamedPlace {
    std::string_view axis;
    std::optional<std::int32_t> Hit::*index;
};
constexpr std::array kPlaces{NamedPlace{"query", &Hit::query}, NamedPlace{"key", &Hit::key},
                             NamedPlace{"layer", &Hit::layer}, NamedPlace{"head", &Hit::head}};

/// The index of a figure's places that an axis counts; null where it counts something else.
std::optional<std::int32_t> Hit::*index_of(const NumberAxis& axis) {
    const auto* found = std::ranges::find(kPlaces, std::string_view(axis.name), &NamedPlace::axis);
    return found == kPlaces.end() ? nullptr : found->index;
}

QString spoken(float number) {
    if (std::isnan(number)) return QStringLiteral("–");
    return number_text(static_cast<double>(number), 'g', 4);
}

}  // namespace

NumberTable::NumberTable(FigureNumbers numbers) : numbers_(std::move(numbers)) {
    for (std::size_t index = 0; index < numbers_.parts.size(); ++index) {
        const NumberPart& part = numbers_.parts[index];
        const auto same = std::ranges::find_if(groups_, [&](const Group& each) {
            return part.axes.size() > 1 && numbers_.parts[each.parts.front()].axes == part.axes;
        });
        if (same != groups_.end()) {
            same->parts.push_back(index);
            continue;
        }
        if (part.axes.empty()) continue;
        Group group{{index}, rows_, 1, static_cast<std::size_t>(numbers_.axes[part.axes.back()].size)};
        for (std::size_t axis = 0; axis + 1 < part.axes.size(); ++axis)
            group.rows *= static_cast<std::size_t>(numbers_.axes[part.axes[axis]].size);
        rows_ += group.rows;
        columns_ = std::max(columns_, group.columns);
        groups_.push_back(std::move(group));
    }
}

const NumberTable::Group& NumberTable::group_of(int row) const {
    const auto after = std::ranges::upper_bound(groups_, static_cast<std::size_t>(row), {}, &Group::first_row);
    return *std::prev(after);
}

QString NumberTable::label(std::size_t axis, std::size_t place) const {
    const NumberAxis& of = numbers_.axes[axis];
    if (place < of.labels.size()) return visible_label(of.labels[place]);
    return QStringLiteral("%1 %2").arg(QString::fromStdString(of.name)).arg(place);
}

std::vector<std::pair<std::size_t, std::size_t>> NumberTable::places_of_row(const Group& group, int row) const {
    const std::vector<std::size_t>& axes = numbers_.parts[group.parts.front()].axes;
    std::size_t place = static_cast<std::size_t>(row) - group.first_row;
    std::vector<std::pair<std::size_t, std::size_t>> places(axes.size() - 1);
    for (std::size_t axis = places.size(); axis-- > 0;) {
        const auto size = static_cast<std::size_t>(numbers_.axes[axes[axis]].size);
        places[axis] = {axes[axis], place % size};
        place /= size;
    }
    return places;
}

QString NumberTable::row_label(int row) const {
    if (row < 0 || row >= rows()) return {};
    const Group& group = group_of(row);
    QStringList names;
    if (groups_.size() > 1) {
        const NumberPart& first = numbers_.parts[group.parts.front()];
        if (group.parts.size() == 1) names << QString::fromStdString(name_in_files(first));
    }
    for (const auto& [axis, place] : places_of_row(group, row)) names << label(axis, place);
    return names.join(QStringLiteral(", "));
}

QString NumberTable::column_label(int column) const {
    if (column < 0 || column >= columns()) return {};
    const auto last_axis = [this](const Group& group) { return numbers_.parts[group.parts.front()].axes.back(); };
    const std::size_t axis = last_axis(groups_.front());
    if (!std::ranges::all_of(groups_, [&](const Group& each) { return last_axis(each) == axis; })) return {};
    return label(axis, static_cast<std::size_t>(column));
}

QString NumberTable::value(const NumberPart& part, std::size_t place) const {
    if (!is_allowed(numbers_, part, place)) return QStringLiteral("masked");
    if (!part.texts.empty()) return place < part.texts.size() ? visible_label(part.texts[place]) : QString();
    return spoken(part.values.values()[place]);
}

QString NumberTable::value(int row, int column) const {
    if (row < 0 || row >= rows() || column < 0) return {};
    const Group& group = group_of(row);
    if (static_cast<std::size_t>(column) >= group.columns) return {};
    const std::size_t place =
        (static_cast<std::size_t>(row) - group.first_row) * group.columns + static_cast<std::size_t>(column);
    QStringList values;
    for (const std::size_t index : group.parts) {
        const NumberPart& part = numbers_.parts[index];
        const QString of_part = value(part, place);
        values << (group.parts.size() == 1
                       ? of_part
                       : QStringLiteral("%1 %2").arg(QString::fromStdString(name_in_files(part)), of_part));
    }
    QString all = values.join(QStringLiteral(", "));
    if (!column_label(column).isEmpty()) return all;
    return label(numbers_.parts[group.parts.front()].axes.back(), static_cast<std::size_t>(column)) + QLatin1Char(' ') +
           all;
}

Hit NumberTable::place(int row, int column) const {
    Hit place;
    if (row < 0 || row >= rows() || column < 0) return place;
    const Group& group = group_of(row);
    if (static_cast<std::size_t>(column) >= group.columns) return place;
    const auto put = [&](std::size_t axis, std::size_t index) {
        if (auto Hit::*const of = index_of(numbers_.axes[axis])) place.*of = static_cast<std::int32_t>(index);
    };
    for (const auto& [axis, index] : places_of_row(group, row)) put(axis, index);
    put(numbers_.parts[group.parts.front()].axes.back(), static_cast<std::size_t>(column));
    return place;
}

std::optional<std::pair<int, int>> NumberTable::cell(const Hit& asked) const {
    if (groups_.empty()) return std::nullopt;
    const Group& group = groups_.front();
    const std::vector<std::size_t>& axes = numbers_.parts[group.parts.front()].axes;
    std::size_t row = 0;
    std::size_t column = 0;
    for (std::size_t axis = 0; axis < axes.size(); ++axis) {
        const NumberAxis& of = numbers_.axes[axes[axis]];
        auto Hit::*const index = index_of(of);
        if (index == nullptr || !(asked.*index) || *(asked.*index) < 0 || *(asked.*index) >= of.size)
            return std::nullopt;
        const auto at = static_cast<std::size_t>(*(asked.*index));
        if (axis + 1 == axes.size())
            column = at;
        else
            row = row * static_cast<std::size_t>(of.size) + at;
    }
    return std::pair(static_cast<int>(row), static_cast<int>(column));
}

}  // namespace headlight
