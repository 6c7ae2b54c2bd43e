#include "figures/matrices/softmax_figure.h"

#include "analysis/strongest_first.h"
#include "figures/drawing/palette.h"
#include "figures/drawing/text.h"
#include "figures/drawn_figure.h"
#include "language/sentences.h"
#include "language/wording.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>
#include <vector>

namespace headlight {

namespace {

// Lengths in em.
constexpr double kTop = 3.6;
constexpr double kRow = 1.7;
constexpr double kBarLeft = 20;
constexpr double kBarWidth = 12;
constexpr double kTableWidth = 38;
constexpr double kMatrixLeft = 46;  // beside the table
constexpr double kNarrowLeft = 6;   // below it
constexpr double kMatrixSide = 19;
constexpr double kSummary = 7.2;  // height of the lines below
constexpr std::size_t kMostKeys = 14;

QString softmax_number(double value) {
    const double size = std::abs(value);
    if (size != 0 && (size < 1e-3 || size >= 1e5)) return number_text(value, 'e', 1);
    return number_text(value, 'f', size >= 100 ? 1 : 3);
}

/// The keys that are drawn: of typed scores the first ones, else the strongest at first.
std::vector<std::size_t> drawn_keys(const ShownSoftmax& softmax) {
    std::vector<std::size_t> order(softmax.numbers.weights.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    if (!softmax.typed)
        std::ranges::stable_sort(order, [&](std::size_t a, std::size_t b) {
            return comes_first(softmax.usual.weights[a], a, softmax.usual.weights[b], b);
        });
    order.resize(std::min(order.size(), kMostKeys));
    return order;
}

/// The parts of the figure one after the other.
class SoftmaxDrawing {
  public:
    SoftmaxDrawing(Sketch& sketch, const ShownSoftmax& softmax, bool narrow)
        : sketch_(sketch),
          softmax_(softmax),
          keys_(drawn_keys(softmax)),
          size_(size_of_drawing(keys_.size(), narrow)),
          matrix_(narrow ? QPointF(kNarrowLeft, row_middle(keys_.size() + 1) + 1) : QPointF(kMatrixLeft, 0)) {}

    void draw() {
        draw_table();
        draw_matrix();
        draw_summary(size_.height() - kSummary + 1.2);
    }

    static double row_middle(std::size_t row) { return kTop + kRow * (static_cast<double>(row) + 0.5); }
    static QSizeF size_of_drawing(std::size_t keys, bool narrow) {
        constexpr double kLegend = 3;
        const double table = row_middle(keys + 1);
        const double matrix = kTop + kMatrixSide + kLegend;
        if (narrow) return {kTableWidth, table + 1 + matrix + kSummary};
        return {kMatrixLeft + kMatrixSide, std::max(table, matrix) + kSummary};
    }

  private:
    [[nodiscard]] const SoftmaxNumbers& numbers() const { return softmax_.numbers; }
    [[nodiscard]] QString label(std::size_t key, double room, double size = 1) const {
        const QString text = visible_label(softmax_.inputs.labels[key]);
        return isolated(elided(text, sized(sketch_.style().font, size), room));
    }

    void draw_table() {
        using Align = TextItem::Align;
        constexpr double kSmall = 0.85;
        sketch_.text({0, 0.6}, QStringLiteral("p = softmax(s),  s = %1").arg(formula()), Align::Left, 1.05, false,
                     QFont::DemiBold);
        const double head = kTop - 0.8;
        sketch_.text({0, head}, softmax_.typed ? wording("score") : wording("key"), Align::Left, kSmall, true);
        sketch_.text({13, head}, softmax_.typed ? wording("typed") : QStringLiteral("q · k"), Align::Right, kSmall,
                     true);
        sketch_.text({19, head}, QStringLiteral("s"), Align::Right, kSmall, true);
        sketch_.text({kBarLeft, head}, QStringLiteral("p"), Align::Left, kSmall, true);
        for (std::size_t row = 0; row < keys_.size(); ++row) draw_row(keys_[row], row_middle(row));
        const std::size_t others = numbers().weights.size() - keys_.size();
        if (others == 0) return;
        double rest = 1;
        for (const std::size_t key : keys_) rest -= numbers().weights[key];
        sketch_.text({0, row_middle(keys_.size())},
                     wording("%1 other keys: %2").arg(others).arg(softmax_number(std::max(rest, 0.0))), Align::Left,
                     kSmall, true);
    }

    [[nodiscard]] QString formula() const {
        const bool biased = !softmax_.inputs.biases.empty();
        QString text = softmax_.typed ? wording("score") : QStringLiteral("q · k");
        if (!softmax_.typed || numbers().divisor != 1) text += " / " + number_text(numbers().divisor, 'g', 4);
        if (biased) text = wording("(%1 + bias)").arg(text);
        if (numbers().temperature != 1) text += " / T,  T = " + number_text(numbers().temperature, 'g', 3);
        return text;
    }

    void draw_row(std::size_t key, double y) {
        using Align = TextItem::Align;
        const Theme& theme = sketch_.style().theme;
        const double weight = numbers().weights[key];
        sketch_.text({0, y}, label(key, 8), Align::Left);
        sketch_.text({13, y}, softmax_number(softmax_.inputs.products[key]), Align::Right, 0.9, true);
        sketch_.text({19, y}, softmax_number(numbers().logits[key]), Align::Right, 0.9);
        sketch_.cell({kBarLeft, y - 0.5, kBarWidth, 1}, sketch_.style().map.at(0.06), Role::Background);
        sketch_.cell({kBarLeft, y - 0.5, kBarWidth * weight, 1}, theme.primary);
        const double mark = kBarLeft + kBarWidth * softmax_.usual.weights[key];
        QPainterPath line({mark, y - 0.7});
        line.lineTo(mark, y + 0.7);
        sketch_.path(line, theme.accent, 0.14);
        sketch_.text({kTableWidth, y}, softmax_number(weight), Align::Right);
    }

    [[nodiscard]] double slope(std::size_t row, std::size_t column) const {
        return numbers().derivative.slice(static_cast<std::int64_t>(keys_[row]))[keys_[column]];
    }

    void draw_matrix() {
        const double top = matrix_.y() + kTop;
        using Align = TextItem::Align;
        FigureStyle style = sketch_.style();
        style.map = difference_map(style.theme.dark);
        const Palette palette(style);
        constexpr double kMost = 0.25;  // of p (1 - p)
        const auto count = static_cast<int>(keys_.size());
        sketch_.text(matrix_ + QPointF(0, 0.6), QStringLiteral("∂p / ∂s = diag(p) − p p^T"), Align::Left, 1.05, false,
                     QFont::DemiBold);
        const double cell = kMatrixSide / count;
        for (int row = 0; row < count; ++row) {
            for (int column = 0; column < count; ++column) {
                const QRectF place(matrix_.x() + column * cell, top + row * cell, cell, cell);
                const double value = slope(static_cast<std::size_t>(row), static_cast<std::size_t>(column));
                sketch_.cell(place, QColor(palette.at(std::clamp(0.5 + value / (2 * kMost), 0.0, 1.0))));
                const QString text = softmax_number(value);
                const double size = std::min(0.8, 0.8 * (cell - 0.3) / sketch_.width_of(text, 0.8));
                constexpr double kLeastSize = 0.5;
                const bool strong = std::abs(value) > 0.6 * kMost;
                if (size >= kLeastSize)
                    sketch_.colored_text(place.center(), text, size, strong ? style.theme.paper : style.theme.ink);
            }
            const double size = std::min(0.85, cell * 0.8);
            const QString name = label(keys_[static_cast<std::size_t>(row)], 5.4, size);
            sketch_.text({matrix_.x() - 0.4, top + (row + 0.5) * cell}, name, Align::Right, size, true);
            constexpr double kLabelRoom = 2.5;  // columns stand in the order of the rows
            if (cell < kLabelRoom) continue;
            sketch_.text({matrix_.x() + (row + 0.5) * cell, top - 0.7},
                         label(keys_[static_cast<std::size_t>(row)], cell, size), Align::Center, size, true);
        }
        QPainterPath border;
        border.addRect(QRectF(matrix_.x(), top, kMatrixSide, kMatrixSide));
        sketch_.path(border, style.theme.line, 0.06);
        const double below = top + kMatrixSide + 0.9;
        sketch_.fitted({matrix_.x(), below}, kMatrixSide, wording("row: weight that changes, column: score that grows"),
                       Align::Left, 0.8, true);
        sketch_.fitted({matrix_.x(), below + 1.2}, kMatrixSide, wording("colors end at ±0.25"), Align::Left, 0.8, true);
    }

    void draw_summary(double top) {
        using Align = TextItem::Align;
        const SoftmaxNumbers& of = numbers();
        constexpr double kLine = 1.6;
        auto line = [&, y = top](const QString& text, bool strong = false) mutable {
            const double size = std::min(0.95, 0.9 * size_.width() / std::max(1.0, sketch_.width_of(text)));
            sketch_.text({0, y}, text, Align::Left, size, false, strong ? QFont::DemiBold : QFont::Normal);
            y += kLine;
        };
        line(wording("Entropy %1 nats = %2 bits, at most ln %3 = %4; as many as %5 equal keys.")
                 .arg(softmax_number(of.entropy), softmax_number(of.entropy / std::log(2.0)))
                 .arg(of.weights.size())
                 .arg(softmax_number(std::log(static_cast<double>(of.weights.size()))),
                      number_text(of.effective_keys(), 'f', 2)));
        line(wording("Largest weight %1. Largest derivative %2, of at most 0.25.")
                 .arg(softmax_number(*std::ranges::max_element(of.weights)), softmax_number(of.largest_derivative)));
        line(saturation(), true);
        line(wording("mark: weight with the usual divisor %1 at temperature 1")
                 .arg(number_text(softmax_.usual.divisor, 'g', 4)));
    }

    [[nodiscard]] QString saturation() const {
        constexpr double kSaturated = 0.04;  // a largest weight of about 0.99
        constexpr double kNearly = 0.36;     // of about 0.9
        const double left = numbers().slope_left();
        if (left < kSaturated)
            return wording("Saturated: a change of the scores changes hardly any weight, and gradients vanish.");
        if (left < kNearly) return wording("Nearly saturated: gradients are small.");
        return wording("Not saturated: weights follow the scores.");
    }

    Sketch& sketch_;
    const ShownSoftmax& softmax_;
    std::vector<std::size_t> keys_;
    QSizeF size_;
    QPointF matrix_;  ///< corner of the derivatives
};

}  // namespace

ShownSoftmax shown_softmax(SoftmaxInputs inputs, double divisor, double temperature, Sentence title, bool typed) {
    SoftmaxNumbers numbers = softmax_of(inputs, divisor, temperature);
    SoftmaxNumbers usual = softmax_of(inputs, 0, 1);
    return {std::move(inputs), std::move(numbers), std::move(usual), std::move(title), typed};
}

namespace {

std::shared_ptr<const Figure> drawn_softmax(std::shared_ptr<const ShownSoftmax> softmax, const FigureStyle& style,
                                            bool narrow) {
    QStringList notes{text_of(softmax->title)};
    if (softmax->inputs.replaced)
        notes << wording("an intervention has set the weights; this is the softmax of the scores");
    notes << style.note;
    notes.removeAll(QString());
    const QSizeF size = SoftmaxDrawing::size_of_drawing(drawn_keys(*softmax).size(), narrow);
    const auto draw = [softmax = std::move(softmax), narrow](Sketch& sketch) {
        SoftmaxDrawing(sketch, *softmax, narrow).draw();
    };
    return std::make_shared<DrawnFigure>(draw, size, notes, style);
}

}  // namespace

std::shared_ptr<const Figure> softmax_figure(std::shared_ptr<const ShownSoftmax> softmax, const FigureStyle& style) {
    return drawn_softmax(std::move(softmax), style, false);
}

std::shared_ptr<const Figure> narrow_softmax_figure(std::shared_ptr<const ShownSoftmax> softmax,
                                                    const FigureStyle& style) {
    return drawn_softmax(std::move(softmax), style, true);
}

}  // namespace headlight
