#include "figures/trace_figure.h"

#include "figures/drawing/palette.h"
#include "figures/drawing/text.h"
#include "figures/drawn_figure.h"
#include "language/sentences.h"
#include "language/wording.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <span>
#include <utility>
#include <vector>

namespace headlight {

namespace {

using Align = TextItem::Align;

// Lengths in em.
constexpr double kWide = 60;
constexpr double kNarrow = 34;
constexpr double kSmallType = 0.85;
constexpr double kBold = 1.15;  // bold type is wider than the type that is measured
constexpr double kRow = 1.6;
constexpr double kMap = 3.6;   // height of the map of parts
constexpr double kList = 17;   // width of the list of steps, with its gap
constexpr double kHead = 5.4;  // from the top of the numbers to their first row
constexpr std::size_t kMostRows = 16;
constexpr std::size_t kMostCells = 64;
constexpr std::size_t kMostTokens = 24;
constexpr std::size_t kMostParts = 14;

QString vector_number(double value) {
    const double size = std::abs(value);
    if (size != 0 && (size < 1e-3 || size >= 1e4)) return number_text(value, 'e', 1);
    return number_text(value, 'f', size >= 100 ? 1 : 3);
}

/// Steps of the same layer, or before or behind the layers.
std::pair<std::size_t, std::size_t> steps_of_part(const ShownTrace& shown) {
    const std::vector<TraceStep>& steps = shown.of->steps;
    const auto same = [&](const TraceStep& step) {
        return step.layer == shown.now().layer && (step.layer >= 0 || step.part == shown.now().part);
    };
    const auto first = std::ranges::find_if(steps, same);
    const auto end = std::find_if_not(first, steps.end(), same);
    return {static_cast<std::size_t>(first - steps.begin()), static_cast<std::size_t>(end - steps.begin())};
}

/// The parts of the figure one after the other.
class TraceDrawing {
  public:
    TraceDrawing(Sketch& sketch, const ShownTrace& shown, bool narrow)
        : sketch_(sketch), shown_(shown), narrow_(narrow) {}

    void draw() {
        draw_map();
        const double left = narrow_ ? 0 : kList;
        draw_numbers({left, kMap}, (narrow_ ? kNarrow : kWide) - left);
        draw_list({0, narrow_ ? kMap + numbers_height(shown_) : kMap}, narrow_ ? kNarrow : kList - 2);
    }

    static QSizeF size_of_drawing(const ShownTrace& shown, bool narrow) {
        // As high at every step, so that nothing jumps on the way.
        double numbers = 0;
        double list = 0;
        for (std::size_t step = 0; step < shown.of->steps.size(); ++step) {
            const ShownTrace other{shown.of, step};
            numbers = std::max(numbers, numbers_height(other));
            list = std::max(list, list_height(other));
        }
        if (narrow) return {kNarrow, kMap + numbers + list};
        return {kWide, kMap + std::max(numbers, list)};
    }

  private:
    static std::size_t columns_of(const TraceStep& step) {
        return step.values.size() / static_cast<std::size_t>(step.rows);
    }
    static bool is_bars(const TraceStep& step) { return step.rows == 1 && !step.labels.empty(); }
    static std::size_t row_count(const TraceStep& step) {
        return is_bars(step) ? step.values.size() : static_cast<std::size_t>(step.rows);
    }
    static double numbers_height(const ShownTrace& shown) {
        const auto rows = static_cast<double>(std::min(row_count(shown.now()), kMostRows));
        return kHead + kRow * (rows + 1) + 1.5;
    }
    static double list_height(const ShownTrace& shown) {
        const auto [first, end] = steps_of_part(shown);
        return kRow * static_cast<double>(end - first) + 2.5;
    }
    [[nodiscard]] const TraceStep& now() const { return shown_.now(); }
    [[nodiscard]] QString token() const {
        return isolated(visible_label(shown_.of->tokens[static_cast<std::size_t>(shown_.of->token)]));
    }
    [[nodiscard]] double width() const { return narrow_ ? kNarrow : kWide; }

    void fitted(const QPointF& place, const QString& text, double room, double size, bool faint = false,
                QFont::Weight weight = QFont::Normal) {
        const double fits = std::min(size, size * room / std::max(0.1, sketch_.width_of(text, size) * kBold));
        sketch_.text(place, text, Align::Left, fits, faint, weight);
    }

    /// Input, layers and output as boxes, with the one where the token is. Of many layers those around it.
    void draw_map() {
        const auto layers = static_cast<std::size_t>(shown_.of->layers);
        const std::size_t drawn = std::min(layers, kMostParts);
        const auto here = static_cast<std::size_t>(std::max(0, now().layer));
        std::size_t first = here < drawn / 2 ? 0 : std::min(here - drawn / 2, layers - drawn);
        if (now().part == TracePart::Output) first = layers - drawn;
        const double gap = 0.5;
        const double box = (width() + gap) / static_cast<double>(drawn + 2) - gap;
        double x = 0;
        const auto add = [&](const QString& text, bool is_here) {
            const QRectF place(x, 0, box, 1.8);
            sketch_.box(place, is_here ? 0.9 : 0.15, is_here);
            const double size = std::min(0.9, 0.9 * (box - 0.4) / std::max(0.1, sketch_.width_of(text, 0.9)));
            sketch_.text(place.center(), text, Align::Center, size, false, is_here ? QFont::DemiBold : QFont::Normal);
            x += box + gap;
        };
        add(wording("Input"), now().part == TracePart::Input);
        for (std::size_t layer = first; layer < first + drawn; ++layer)
            add(wording("Layer %1").arg(layer), now().layer == static_cast<std::int32_t>(layer));
        add(wording("Output"), now().part == TracePart::Output);
    }

    void draw_list(const QPointF& corner, double room) {
        const auto [first, end] = steps_of_part(shown_);
        const double top = corner.y() + 0.4;
        for (std::size_t step = first; step < end; ++step) {
            const double y = top + kRow * (static_cast<double>(step - first) + 0.5);
            const bool is_here = step == shown_.step;
            if (is_here) sketch_.box({corner.x(), y - 0.75, room, 1.5}, 0.5, true);
            fitted({corner.x() + 0.5, y}, text_of(shown_.of->steps[step].name), room - 1, 0.95, step > shown_.step,
                   is_here ? QFont::DemiBold : QFont::Normal);
        }
    }

    /// By which numbers of this token the norm normalizes.
    static QString norm_sentence(const NormStatistics& norm) {
        const QString deviation = vector_number(norm.deviation);
        if (!norm.mean) return wording("norm(z) = z / root of the mean square, then gain: root %1").arg(deviation);
        return wording("norm(z) = (z − mean) / deviation, then gain and bias: mean %1, deviation %2")
            .arg(vector_number(*norm.mean), deviation);
    }

    [[nodiscard]] QString place_sentence() const {
        QString where = wording("Token %1, %2: step %3 of %4")
                            .arg(shown_.of->token)
                            .arg(token())
                            .arg(shown_.step + 1)
                            .arg(shown_.of->steps.size());
        if (now().layer < 0) return where;
        return now().part == TracePart::Attention ? wording("%1, layer %2, attention").arg(where).arg(now().layer)
                                                  : wording("%1, layer %2, feed-forward").arg(where).arg(now().layer);
    }

    void draw_numbers(const QPointF& corner, double room) {
        fitted(corner + QPointF(0, 0.4), place_sentence(), room, kSmallType, true);
        fitted(corner + QPointF(0, 2.0), text_of(now().name), room, 1.2, false, QFont::DemiBold);
        fitted(corner + QPointF(0, 3.5), text_of(now().formula), room, 0.95);
        if (now().norm) fitted(corner + QPointF(0, 4.7), norm_sentence(*now().norm), room, kSmall);
        const double top = corner.y() + kHead;
        if (is_bars(now()))
            draw_bars({corner.x(), top}, room);
        else if (!now().labels.empty())
            draw_weights({corner.x(), top}, room);
        else
            draw_vectors({corner.x(), top}, room);
    }

    [[nodiscard]] std::span<const float> row(std::size_t index) const {
        const std::size_t columns = columns_of(now());
        return std::span(now().values).subspan(index * columns, columns);
    }
    [[nodiscard]] QString head_name(std::size_t index) const {
        return now().rows > 1 ? wording("head %1").arg(index) : QString();
    }

    void draw_vectors(const QPointF& corner, double room) {
        FigureStyle style = sketch_.style();
        style.map = difference_map(style.theme.dark);
        const Palette palette(style);
        const double names = now().rows > 1 ? 4 : 0;
        const double numbers = narrow_ ? 0 : 16;
        const double largest = largest_of(now().values);
        const std::size_t rows = std::min(row_count(now()), kMostRows);
        for (std::size_t index = 0; index < rows; ++index) {
            const double y = corner.y() + kRow * static_cast<double>(index);
            const std::span<const float> values = row(index);
            if (names > 0)
                sketch_.text({corner.x() + names - 0.5, y + 0.7}, head_name(index), Align::Right, kSmallType, true);
            const std::size_t count = std::min(values.size(), kMostCells);
            const double cell = std::min(2.0, (room - names - numbers) / static_cast<double>(count));
            for (std::size_t at = 0; at < count; ++at) {
                const double level = largest > 0 ? static_cast<double>(values[at]) / largest : 0;
                sketch_.cell({corner.x() + names + cell * static_cast<double>(at), y, cell, 1.4},
                             QColor(palette.at(std::clamp(0.5 + level / 2, 0.0, 1.0))));
            }
            QPainterPath border;
            border.addRect(QRectF(corner.x() + names, y, cell * static_cast<double>(count), 1.4));
            sketch_.path(border, style.theme.line, 0.06);
            if (numbers > 0)
                fitted({corner.x() + room - numbers + 0.6, y + 0.7}, first_numbers(values), numbers - 0.6, kSmallType);
        }
        const double below = corner.y() + kRow * static_cast<double>(rows) + 0.5;
        fitted({corner.x(), below}, summary(rows), room, kSmallType, true);
    }

    static double largest_of(std::span<const float> values) {
        double largest = 0;
        for (const float value : values) largest = std::max(largest, std::abs(static_cast<double>(value)));
        return largest;
    }

    static QString first_numbers(std::span<const float> values) {
        constexpr std::size_t kFirst = 4;
        QStringList texts;
        for (std::size_t at = 0; at < std::min(kFirst, values.size()); ++at)
            texts << vector_number(static_cast<double>(values[at]));
        if (values.size() > kFirst) texts << QStringLiteral("…");
        return texts.join(QStringLiteral("  "));
    }

    [[nodiscard]] QString summary(std::size_t rows) const {
        if (now().values.size() == 1) return wording("id of %1").arg(token());
        double squares = 0;
        for (const float value : now().values) squares += static_cast<double>(value) * static_cast<double>(value);
        QStringList texts{
            now().rows > 1
                ? wording("%1 heads × %2 numbers").arg(now().rows).arg(columns_of(now()))
                : wording("%1 numbers, length %2").arg(now().values.size()).arg(vector_number(std::sqrt(squares)))};
        texts << wording("colors end at ±%1").arg(vector_number(largest_of(now().values)));
        if (columns_of(now()) > kMostCells) texts << wording("cells: the first %1 numbers").arg(kMostCells);
        if (row_count(now()) > rows) texts << wording("the first %1 heads").arg(rows);
        return texts.join(QStringLiteral("; "));
    }

    /// Heads over tokens.
    void draw_weights(const QPointF& corner, double room) {
        const Palette palette(sketch_.style());
        constexpr double kNames = 4;
        const std::size_t columns = std::min(columns_of(now()), kMostTokens);
        const std::size_t first = columns_of(now()) - columns;
        const std::size_t rows = std::min(row_count(now()), kMostRows);
        const double cell = std::min(5.0, (room - kNames) / static_cast<double>(columns));
        for (std::size_t at = 0; at < columns; ++at) {
            const QString label = isolated(visible_label(now().labels[first + at]));
            const double size =
                std::min(kSmallType, kSmallType * (cell - 0.2) / std::max(0.1, sketch_.width_of(label, kSmallType)));
            sketch_.text({corner.x() + kNames + cell * (static_cast<double>(at) + 0.5), corner.y() - 0.6}, label,
                         Align::Center, size, true);
        }
        for (std::size_t index = 0; index < rows; ++index) {
            const double y = corner.y() + kRow * static_cast<double>(index);
            sketch_.text({corner.x() + kNames - 0.5, y + kRow / 2}, head_name(index), Align::Right, kSmallType, true);
            for (std::size_t at = 0; at < columns; ++at) {
                const double weight = static_cast<double>(row(index)[first + at]);
                const QRectF place(corner.x() + kNames + cell * static_cast<double>(at), y, cell, kRow);
                sketch_.cell(place, QColor(palette.at(weight)));
                const QString text = number_text(weight, 'f', 2);
                const double size = std::min(0.75, 0.75 * (cell - 0.3) / sketch_.width_of(text, 0.75));
                const Theme& theme = sketch_.style().theme;
                if (size >= 0.45)
                    sketch_.colored_text(place.center(), text, size, weight > 0.5 ? theme.paper : theme.ink);
            }
        }
        QPainterPath border;
        border.addRect(QRectF(corner.x() + kNames, corner.y(), cell * static_cast<double>(columns),
                              kRow * static_cast<double>(rows)));
        sketch_.path(border, sketch_.style().theme.line, 0.06);
        QString below = wording("each row sums to 1");
        if (first > 0) below = wording("the last %1 of %2 tokens").arg(columns).arg(columns_of(now()));
        if (row_count(now()) > rows) below += QStringLiteral("; ") + wording("the first %1 heads").arg(rows);
        sketch_.text({corner.x(), corner.y() + kRow * static_cast<double>(rows) + 0.7}, below, Align::Left, kSmallType,
                     true);
    }

    void draw_bars(const QPointF& corner, double room) {
        constexpr double kNames = 9;
        constexpr double kNumber = 4;
        const std::size_t rows = std::min(row_count(now()), kMostRows);
        for (std::size_t index = 0; index < rows; ++index) {
            const double y = corner.y() + kRow * static_cast<double>(index);
            const double share = std::clamp(static_cast<double>(now().values[index]), 0.0, 1.0);
            fitted({corner.x(), y + 0.6}, isolated(visible_label(now().labels[index])), kNames - 0.5, 1);
            const QRectF bar(corner.x() + kNames, y + 0.1, room - kNames - kNumber, 1);
            sketch_.cell(bar, sketch_.style().map.at(0.06), Role::Background);
            sketch_.cell({bar.left(), bar.top(), bar.width() * share, bar.height()}, sketch_.style().theme.primary);
            sketch_.text({corner.x() + room, y + 0.6}, vector_number(static_cast<double>(now().values[index])),
                         Align::Right, 0.95);
        }
    }

    Sketch& sketch_;
    const ShownTrace& shown_;
    bool narrow_;
};

std::shared_ptr<const Figure> drawn_trace(ShownTrace shown, const FigureStyle& style, bool narrow) {
    QStringList notes;
    if (!style.note.isEmpty()) notes << style.note;
    const QSizeF size = TraceDrawing::size_of_drawing(shown, narrow);
    const auto draw = [shown = std::move(shown), narrow](Sketch& sketch) {
        TraceDrawing(sketch, shown, narrow).draw();
    };
    return std::make_shared<DrawnFigure>(draw, size, notes, style);
}

}  // namespace

ShownTrace shown_trace(std::shared_ptr<const TokenTrace> trace, std::optional<std::int32_t> step) {
    const auto last = static_cast<std::int32_t>(trace->steps.size()) - 1;
    return {std::move(trace), static_cast<std::size_t>(std::clamp(step.value_or(last), 0, last))};
}

Sentence trace_title(const ShownTrace& shown) {
    const std::string token =
        isolated(visible_label(shown.of->tokens[static_cast<std::size_t>(shown.of->token)])).toStdString();
    const TraceStep& step = shown.now();
    const std::size_t steps = shown.of->steps.size();
    if (step.layer < 0) return Sentence("%1: step %2 of %3, %4", token, shown.step + 1, steps, step.name);
    return Sentence("%1: step %2 of %3, layer %4, %5", token, shown.step + 1, steps, step.layer, step.name);
}

std::shared_ptr<const Figure> trace_figure(ShownTrace shown, const FigureStyle& style) {
    return drawn_trace(std::move(shown), style, false);
}

std::shared_ptr<const Figure> narrow_trace_figure(ShownTrace shown, const FigureStyle& style) {
    return drawn_trace(std::move(shown), style, true);
}

}  // namespace headlight
