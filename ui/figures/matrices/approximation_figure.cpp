#include "figures/matrices/approximation_figure.h"

#include "figures/drawing/names.h"
#include "figures/drawing/palette.h"
#include "figures/drawing/text.h"
#include "figures/drawn_figure.h"
#include "language/sentences.h"
#include "language/wording.h"

#include <QImage>

#include <algorithm>
#include <cmath>
#include <functional>
#include <utility>
#include <vector>

namespace headlight {

namespace {

using Align = TextItem::Align;

// Lengths in em.
constexpr double kSide = 17;  // of a matrix
constexpr double kNarrowSide = 14;
constexpr double kGap = 3;
constexpr double kSmall = 0.85;
constexpr double kBold = 1.15;  // bold type is wider than the type that is measured
constexpr double kHead = 2;     // from the top of a part to its picture
constexpr double kLine = 1.6;
constexpr double kPlot = 9;  // height of the axes of a chart
constexpr double kChart = kHead + kPlot + 3;
constexpr double kTexts = 4.2 * kLine + kLine;

/// Texts of a method.
struct MethodTexts {
    const char* name;
    const char* size;  ///< what the size is; empty: it has none
};

MethodTexts texts_of(ApproximationMethod method) {
    switch (method) {
        case ApproximationMethod::Local:
            return {QT_TRANSLATE_NOOP("Approximation", "Sparse: local window"),
                    QT_TRANSLATE_NOOP("Figure", "keys to each side")};
        case ApproximationMethod::Dilated:
            return {QT_TRANSLATE_NOOP("Approximation", "Sparse: dilated window"),
                    QT_TRANSLATE_NOOP("Figure", "step between keys")};
        case ApproximationMethod::Chosen:
            return {QT_TRANSLATE_NOOP("Approximation", "Sparse: chosen tokens"),
                    QT_TRANSLATE_NOOP("Figure", "chosen tokens")};
        case ApproximationMethod::RandomBlocks:
            return {QT_TRANSLATE_NOOP("Approximation", "Sparse: random blocks"),
                    QT_TRANSLATE_NOOP("Figure", "random blocks for each block")};
        case ApproximationMethod::Projected:
            return {QT_TRANSLATE_NOOP("Approximation", "Low rank: random projection (Linformer)"),
                    QT_TRANSLATE_NOOP("Figure", "projected keys")};
        case ApproximationMethod::BestRank:
            return {QT_TRANSLATE_NOOP("Approximation", "Low rank: the best of this rank"),
                    QT_TRANSLATE_NOOP("Figure", "rank")};
        case ApproximationMethod::RandomFeatures:
            return {QT_TRANSLATE_NOOP("Approximation", "Kernel: random features (Performer)"),
                    QT_TRANSLATE_NOOP("Figure", "random features")};
        case ApproximationMethod::Linear:
            break;
    }
    return {QT_TRANSLATE_NOOP("Approximation", "Kernel: elu(x) + 1 (linear attention)"), ""};
}

constexpr double kLeastError = 1e-3;  ///< that charts tell from 0

QString error_number(double value) {
    if (value != 0 && value < 1e-3) return number_text(value, 'e', 1);
    return number_text(value, 'f', value >= 100 ? 1 : 3);
}

QString count_text(double value) {
    static constexpr const char* kUnits[] = {"", " k", " M", " G", " T"};
    std::size_t unit = 0;
    for (; value >= 1000 && unit + 1 < std::size(kUnits); ++unit) value /= 1000;
    return number_text(value, 'g', 3) + QString::fromLatin1(kUnits[unit]);
}

/// A line of a chart whose axes are logarithms.
struct LogLine {
    QString name;
    std::vector<QPointF> points;  ///< positive numbers
};

/// The parts of the figure one after the other.
class ApproximationDrawing {
  public:
    ApproximationDrawing(Sketch& sketch, const HeadApproximation& of, bool narrow)
        : sketch_(sketch), of_(of), narrow_(narrow) {}

    void draw() {
        const double step = side() + kGap;
        const double matrix = matrix_height(narrow_);
        draw_matrix({0, 0}, wording("Exact weights A"), of_.exact, false);
        draw_matrix({step, 0}, wording("Approximated A'"), of_.weights, has_negative());
        draw_matrix(narrow_ ? QPointF(0, matrix + kTexts) : QPointF(2 * step, 0), wording("Difference A' − A"),
                    difference(), true);
        draw_texts(matrix);
        const double y = matrix + kTexts + (narrow_ ? matrix : 0);
        const double chart = narrow_ ? width() : (width() - kGap - 2) / 2;
        draw_left_chart({0, y}, chart);
        draw_costs(narrow_ ? QPointF(0, y + kChart) : QPointF(chart + kGap + 2, y), chart);
    }

    static QSizeF size_of_drawing(bool narrow) {
        const double matrix = matrix_height(narrow);
        if (narrow) return {2 * kNarrowSide + kGap, 2 * matrix + kTexts + 2 * kChart};
        return {3 * kSide + 2 * kGap, matrix + kTexts + kChart};
    }

  private:
    static double matrix_height(bool narrow) { return kHead + (narrow ? kNarrowSide : kSide) + 2.2; }
    [[nodiscard]] double side() const { return narrow_ ? kNarrowSide : kSide; }
    [[nodiscard]] double width() const { return size_of_drawing(narrow_).width(); }

    void fitted(const QPointF& place, const QString& text, double room, double size, bool faint = false,
                QFont::Weight weight = QFont::Normal) {
        const double fits = std::min(size, size * room / std::max(0.1, sketch_.width_of(text, size) * kBold));
        sketch_.text(place, text, Align::Left, fits, faint, weight);
    }

    [[nodiscard]] bool has_negative() const {
        return std::ranges::any_of(of_.weights.values(), [](float weight) { return weight < 0; });
    }

    [[nodiscard]] Tensor difference() const {
        Tensor result = of_.weights;
        for (std::int64_t at = 0; at < result.count(); ++at) result.data()[at] -= of_.exact.data()[at];
        return result;
    }

    /// `is_signed`: 0 is the paper, and colors end at ±1.
    void draw_matrix(const QPointF& corner, const QString& name, const Tensor& matrix, bool is_signed) {
        FigureStyle style = sketch_.style();
        if (is_signed) style.map = difference_map(style.theme.dark);
        const Palette palette(style);
        const auto count = static_cast<int>(matrix.size(0));
        QImage image(count, count, QImage::Format_RGB32);
        double least = 0;
        double most = 0;
        for (int row = 0; row < count; ++row) {
            for (int column = 0; column < count; ++column) {
                const auto value = static_cast<double>(matrix.slice(row)[static_cast<std::size_t>(column)]);
                least = std::min(least, value);
                most = std::max(most, value);
                const double level = is_signed ? 0.5 + value / 2 : value;
                const bool seen = of_.seen.empty() || &matrix == &of_.exact ||
                                  of_.seen[static_cast<std::size_t>(row) * static_cast<std::size_t>(count) +
                                           static_cast<std::size_t>(column)] != 0;
                image.setPixel(column, row, seen ? palette.at(std::clamp(level, 0.0, 1.0)) : style.theme.masked.rgb());
            }
        }
        fitted(corner + QPointF(0, 0.6), name, side(), 1.05, false, QFont::DemiBold);
        const QRectF place(corner.x(), corner.y() + kHead, side(), side());
        sketch_.image(place, image);
        QPainterPath border;
        border.addRect(place);
        sketch_.path(border, style.theme.line, 0.06);
        fitted({corner.x(), place.bottom() + 1},
               wording("from %1 to %2; rows are queries").arg(signed_number(least), signed_number(most)), side(),
               kSmall, true);
    }

    static QString signed_number(double value) { return number_text(value, 'f', 2); }

    void draw_texts(double top) {
        double y = top + 0.8;
        const MethodTexts texts = texts_of(of_.settings.method);
        QString name = display_name(of_.settings.method);
        if (texts.size[0] != '\0') name += QStringLiteral("; %1: %2").arg(wording(texts.size)).arg(of_.settings.size);
        fitted({0, y}, name, width(), 1.05, false, QFont::DemiBold);
        const QStringList lines{
            wording("Relative error of the weights (Frobenius norm): %1").arg(error_number(of_.error.frobenius)),
            wording("Relative error of the output A V: %1").arg(error_number(of_.error.output)),
            wording("Mean over the rows of the sum of |a' − a|: %1").arg(error_number(of_.error.row_difference))};
        for (const QString& line : lines) {
            y += kLine;
            fitted({0, y}, line, width(), 0.95);
        }
    }

    void draw_left_chart(const QPointF& corner, double room) {
        if (!of_.reach.empty()) return draw_reach(corner, room);
        LogLine line{wording("error"), {}};
        for (const SizedError& each : of_.by_size)
            line.points.emplace_back(each.size, std::max(each.frobenius, kLeastError));
        if (line.points.empty()) {
            fitted(corner + QPointF(0, 0.6), wording("No size: features are the vectors' own numbers"), room, 1, true);
            return;
        }
        draw_chart(corner, room, wording("Relative error against %1").arg(wording(texts_of(of_.settings.method).size)),
                   {line}, of_.settings.size);
    }

    /// Tokens that reach a query, as bars by layer.
    void draw_reach(const QPointF& corner, double room) {
        fitted(corner + QPointF(0, 0.6), wording("Receptive field: tokens that reach a query"), room, 1.05, false,
               QFont::DemiBold);
        constexpr double kNames = 7;
        constexpr double kNumber = 8;
        constexpr std::size_t kMostLayers = 7;
        const std::size_t rows = std::min(of_.reach.size(), kMostLayers);
        const auto tokens = static_cast<double>(of_.tokens.size());
        for (std::size_t row = 0; row < rows; ++row) {
            const LayerReach& reach = of_.reach[row];
            const double y = corner.y() + kHead + kLine * static_cast<double>(row);
            sketch_.text({corner.x(), y + 0.5},
                         reach.layers == 1 ? wording("1 layer") : wording("%1 layers").arg(reach.layers), Align::Left,
                         0.95);
            const QRectF bar(corner.x() + kNames, y, room - kNames - kNumber, 1);
            sketch_.cell(bar, sketch_.style().map.at(0.06), Role::Background);
            sketch_.cell({bar.left(), y, bar.width() * reach.mean / tokens, 1}, sketch_.style().theme.primary);
            sketch_.text({corner.x() + room, y + 0.5},
                         wording("%1 of %2").arg(number_text(reach.mean, 'f', 1)).arg(of_.tokens.size()), Align::Right,
                         0.95);
        }
    }

    void draw_costs(const QPointF& corner, double room) {
        LogLine exact{wording("exact"), {}};
        LogLine approximated{wording("approximated"), {}};
        for (const ApproximationCost& cost : of_.costs) {
            exact.points.emplace_back(cost.tokens, cost.exact);
            approximated.points.emplace_back(cost.tokens, cost.approximated);
        }
        draw_chart(corner, room, wording("Multiplications against tokens (logarithms)"), {exact, approximated},
                   static_cast<double>(of_.tokens.size()));
    }

    /// Both axes are logarithms; a mark stands at `now`.
    void draw_chart(const QPointF& corner, double room, const QString& title, const std::vector<LogLine>& lines,
                    double now) {
        constexpr double kNumbers = 4.5;
        constexpr double kNames = 7.5;
        fitted(corner + QPointF(0, 0.6), title, room, 1.05, false, QFont::DemiBold);
        const QRectF plot(corner.x() + kNumbers, corner.y() + kHead, room - kNumbers - kNames, kPlot);
        QPointF low = lines.front().points.front();
        QPointF high = low;
        for (const LogLine& line : lines) {
            for (const QPointF& point : line.points) {
                low = {std::min(low.x(), point.x()), std::min(low.y(), point.y())};
                high = {std::max(high.x(), point.x()), std::max(high.y(), point.y())};
            }
        }
        const auto share = [](double value, double from, double to) {
            return to > from ? std::clamp(std::log(value / from) / std::log(to / from), 0.0, 1.0) : 0.5;
        };
        const auto place = [&](const QPointF& point) {
            return QPointF(plot.left() + plot.width() * share(point.x(), low.x(), high.x()),
                           plot.bottom() - plot.height() * share(point.y(), low.y(), high.y()));
        };
        QPainterPath border;
        border.addRect(plot);
        sketch_.path(border, sketch_.style().theme.line, 0.06);
        sketch_.text({plot.left() - 0.4, plot.top()}, count_text(high.y()), Align::Right, kSmall, true);
        sketch_.text({plot.left() - 0.4, plot.bottom()}, count_text(low.y()), Align::Right, kSmall, true);
        sketch_.text({plot.left(), plot.bottom() + 1}, count_text(low.x()), Align::Center, kSmall, true);
        sketch_.text({plot.right(), plot.bottom() + 1}, count_text(high.x()), Align::Center, kSmall, true);
        const double mark = plot.left() + plot.width() * share(now, low.x(), high.x());
        QPainterPath at({mark, plot.top()});
        at.lineTo(mark, plot.bottom());
        sketch_.path(at, sketch_.style().theme.accent, 0.14);
        double free = plot.top() - 2;
        for (std::size_t index = 0; index < lines.size(); ++index) {
            QPainterPath way(place(lines[index].points.front()));
            for (const QPointF& point : lines[index].points) way.lineTo(place(point));
            const QColor color = sketch_.line_color(static_cast<int>(index), static_cast<int>(lines.size()));
            sketch_.path(way, color, 0.2);
            const double y = std::max(place(lines[index].points.back()).y(), free);
            free = y + 1.4;
            sketch_.cell({plot.right() + 0.3, y - 0.35, 0.7, 0.7}, color);
            sketch_.text({plot.right() + 1.3, y}, lines[index].name, Align::Left, kSmall);
        }
    }

    Sketch& sketch_;
    const HeadApproximation& of_;
    bool narrow_;
};

std::shared_ptr<const Figure> drawn_approximation(std::shared_ptr<const HeadApproximation> approximation,
                                                  const FigureStyle& style, bool narrow) {
    QStringList notes{text_of(approximation->title)};
    for (const Sentence& note : approximation->notes) notes << text_of(note);
    if (!style.note.isEmpty()) notes << style.note;
    const QSizeF size = ApproximationDrawing::size_of_drawing(narrow);
    const auto draw = [approximation = std::move(approximation), narrow](Sketch& sketch) {
        ApproximationDrawing(sketch, *approximation, narrow).draw();
    };
    return std::make_shared<DrawnFigure>(draw, size, notes, style);
}

}  // namespace

std::string_view approximation_name(ApproximationMethod method) {
    return texts_of(method).name;
}

std::shared_ptr<const Figure> approximation_figure(std::shared_ptr<const HeadApproximation> approximation,
                                                   const FigureStyle& style) {
    return drawn_approximation(std::move(approximation), style, false);
}

std::shared_ptr<const Figure> narrow_approximation_figure(std::shared_ptr<const HeadApproximation> approximation,
                                                          const FigureStyle& style) {
    return drawn_approximation(std::move(approximation), style, true);
}

}  // namespace headlight
