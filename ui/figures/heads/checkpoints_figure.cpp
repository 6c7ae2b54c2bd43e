#include "figures/heads/checkpoints_figure.h"

#include "figures/drawing/names.h"
#include "figures/drawing/text.h"
#include "figures/drawn_figure.h"
#include "language/sentences.h"
#include "language/wording.h"

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

namespace headlight {

namespace {

using Align = TextItem::Align;

// Lengths in em.
constexpr double kWide = 62;
constexpr double kNarrow = 32;
constexpr double kNumbers = 4;  // left of the plots
constexpr double kNames = 6;    // right of them
constexpr double kSmall = 0.85;
constexpr double kBold = 1.15;  // bold type is wider than the type that is measured
constexpr double kHead = 5.4;   // four lines above the lines
constexpr double kPlot = 17;
constexpr double kTicks = 2.6;  // below a plot
constexpr double kLossHead = 1.8;
constexpr double kLoss = 8;
constexpr double kName = 1.4;  // distance of names
constexpr std::size_t kMostNamed = 8;

/// Places of steps, from 0 to 1.
class StepAxis {
  public:
    explicit StepAxis(const CheckpointMeasures& of) {
        first_ = static_cast<double>(of.steps.front());
        last_ = static_cast<double>(of.steps.back());
        if (!of.loss_steps.empty()) {
            first_ = std::min(first_, static_cast<double>(of.loss_steps.front()));
            last_ = std::max(last_, static_cast<double>(of.loss_steps.back()));
        }
        constexpr double kEven = 4;
        double least = INFINITY;
        double most = 0;
        for (std::size_t i = 1; i < of.steps.size(); ++i) {
            const auto gap = static_cast<double>(of.steps[i] - of.steps[i - 1]);
            least = std::min(least, gap);
            most = std::max(most, gap);
        }
        if (most <= kEven * least) return;
        const auto after_zero = std::ranges::find_if(of.steps, [](std::int64_t step) { return step > 0; });
        unit_ = static_cast<double>(*after_zero);
    }

    [[nodiscard]] bool logarithmic() const { return unit_ > 0; }
    [[nodiscard]] double place(std::int64_t step) const {
        const double room = bent(last_) - bent(first_);
        return room > 0 ? (bent(static_cast<double>(step)) - bent(first_)) / room : 0.5;
    }

  private:
    [[nodiscard]] double bent(double step) const { return logarithmic() ? std::log1p(step / unit_) : step; }

    double first_ = 0;
    double last_ = 0;
    double unit_ = 0;  ///< of the logarithm; 0: linear
};

/// A head's values over the checkpoints.
struct HeadLine {
    HeadId head;
    std::vector<double> values;
    double largest = 0;
    bool chosen = false;
};

std::vector<HeadLine> lines_of(const CheckpointMeasures& of, const CheckpointMeasure& measure, const HeadId& chosen) {
    std::vector<HeadLine> lines;
    const auto heads = static_cast<std::size_t>(measure.values.size(2));
    const auto count = static_cast<std::size_t>(measure.values.size(1)) * heads;
    for (std::size_t index = 0; index < count; ++index) {
        HeadLine line{
            head_in(of.attention, static_cast<std::int32_t>(index / heads), static_cast<std::int32_t>(index % heads)),
            {}};
        bool exists = false;
        for (std::int64_t checkpoint = 0; checkpoint < measure.values.size(0); ++checkpoint) {
            const auto value = static_cast<double>(measure.values.slice(checkpoint)[index]);
            line.values.push_back(value);
            exists = exists || std::isfinite(value);
            if (std::isfinite(value)) line.largest = std::max(line.largest, value);
        }
        line.chosen = chosen.layer == line.head.layer && chosen.head == line.head.head;
        if (exists) lines.push_back(std::move(line));
    }
    return lines;
}

/// The parts of the figure, below each other.
class CheckpointsDrawing {
  public:
    CheckpointsDrawing(Sketch& sketch, const ShownCheckpoints& shown, double width)
        : sketch_(sketch),
          of_(*shown.measures),
          measure_(measure_named(of_, shown.measure)),
          axis_(of_),
          lines_(lines_of(of_, measure_, shown.head)),
          width_(width) {}

    void draw() {
        draw_head();
        const QRectF plot(kNumbers, kHead, width_ - kNumbers - kNames, kPlot);
        draw_frame(plot, 0, top_value());
        draw_open(plot);
        draw_heads(plot);
        if (of_.losses.empty()) return draw_ticks(plot);
        const QRectF below(plot.left(), plot.bottom() + kLossHead, plot.width(), kLoss);
        fitted({plot.left(), below.top() - 0.8}, wording("Loss of training"), plot.width(), kSmall, true);
        draw_loss(below);
        draw_ticks(below);
    }

    static double height_of(const CheckpointMeasures& of) {
        return kHead + kPlot + (of.losses.empty() ? 0 : kLossHead + kLoss) + kTicks;
    }

  private:
    void fitted(const QPointF& place, const QString& text, double room, double size, bool faint = false,
                QFont::Weight weight = QFont::Normal) {
        const double fits = std::min(size, size * room / std::max(0.1, sketch_.width_of(text, size) * kBold));
        sketch_.text(place, text, Align::Left, fits, faint, weight);
    }

    void draw_head() {
        QString name = display_name(measure_);
        if (!measure_.unit.empty()) name = wording("%1, in %2").arg(name, wording(measure_.unit));
        fitted({0, 0.6}, name, width_, 1.05, false, QFont::DemiBold);
        fitted({0, 1.9}, wording(measure_.formula), width_, kSmall, true);
        fitted({0, 3.1}, wording("on %1").arg(text_of(measure_.input)), width_, kSmall, true);
    }

    /// End of the axis of the measure.
    [[nodiscard]] double top_value() const {
        if (measure_.unit.empty()) return 1;
        double largest = 0;
        for (const HeadLine& line : lines_) largest = std::max(largest, line.largest);
        return largest > 0 ? largest : 1;
    }

    void draw_frame(const QRectF& plot, double low, double high) {
        QPainterPath border;
        border.addRect(plot);
        sketch_.path(border, sketch_.style().theme.line, 0.06);
        for (const double share : {0.0, 0.5, 1.0}) {
            const double y = plot.bottom() - share * plot.height();
            if (share == 0.5) sketch_.line({plot.left(), y}, {plot.right(), y}, 0.04);
            sketch_.text({plot.left() - 0.4, y}, number_text(low + share * (high - low), 'g', 2), Align::Right, kSmall,
                         true);
        }
    }

    [[nodiscard]] double x_of(const QRectF& plot, std::int64_t step) const {
        return plot.left() + plot.width() * axis_.place(step);
    }

    /// The last checkpoint is what a folder opens with and needs no mark.
    void draw_open(const QRectF& plot) {
        if (!of_.open || *of_.open + 1 >= of_.names.size()) return;
        const double x = x_of(plot, of_.steps[*of_.open]);
        const double bottom = of_.losses.empty() ? plot.bottom() : plot.bottom() + kLossHead + kLoss;
        QPainterPath mark(QPointF(x, plot.top() - 0.3));
        mark.lineTo(x, bottom);
        sketch_.path(mark, sketch_.style().theme.accent, 0.12, Qt::transparent, Role::Axis);
        const QString name = QString::fromStdString(of_.names[*of_.open]);
        const double half = sketch_.width_of(name, kSmall) / 2;
        sketch_.text({std::clamp(x, half, width_ - half), plot.top() - 1}, name, Align::Center, kSmall);
    }

    void draw_line(const QRectF& plot, const HeadLine& line, const QColor& color, double width, bool dots) {
        QPainterPath way;
        bool goes_on = false;
        for (std::size_t at = 0; at < line.values.size(); ++at) {
            if (!std::isfinite(line.values[at])) {
                goes_on = false;
                continue;
            }
            const QPointF place = place_of(plot, line, at);
            if (goes_on)
                way.lineTo(place);
            else
                way.moveTo(place);
            goes_on = true;
            constexpr double kDot = 0.28;
            if (dots) sketch_.cell({place.x() - kDot, place.y() - kDot, 2 * kDot, 2 * kDot}, color, Role::Link);
        }
        sketch_.path(way, color, width);
    }

    [[nodiscard]] QPointF place_of(const QRectF& plot, const HeadLine& line, std::size_t at) const {
        const double share = std::clamp(line.values[at] / top_value(), 0.0, 1.0);
        return {x_of(plot, of_.steps[at]), plot.bottom() - share * plot.height()};
    }

    /// Heads with the largest values and the chosen one have colors and names; the others are faint.
    void draw_heads(const QRectF& plot) {
        std::ranges::stable_sort(lines_, [](const HeadLine& a, const HeadLine& b) {
            return a.chosen != b.chosen ? a.chosen : a.largest > b.largest;
        });
        const std::size_t named = std::min(lines_.size(), kMostNamed);
        for (std::size_t index = lines_.size(); index > named; --index)
            draw_line(plot, lines_[index - 1], sketch_.style().theme.line, 0.1, false);
        for (std::size_t index = named; index > 0; --index) {
            const HeadLine& line = lines_[index - 1];
            draw_line(plot, line, color_of(index - 1, named), line.chosen ? 0.35 : 0.2, true);
        }
        draw_names(plot, named);
    }

    [[nodiscard]] QColor color_of(std::size_t index, std::size_t count) const {
        if (lines_[index].chosen) return sketch_.style().theme.accent;
        return sketch_.line_color(static_cast<int>(count - 1 - index), static_cast<int>(count));
    }

    /// At the ends of the lines, in their order there, and apart from each other.
    void draw_names(const QRectF& plot, std::size_t named) {
        std::vector<std::size_t> order(named);
        for (std::size_t i = 0; i < named; ++i) order[i] = i;
        const auto end_of = [&](std::size_t index) {
            const double y = place_of(plot, lines_[index], lines_[index].values.size() - 1).y();
            return std::isfinite(y) ? y : plot.bottom();
        };
        std::ranges::stable_sort(order, {}, end_of);
        std::vector<double> places;
        for (const std::size_t index : order)
            places.push_back(places.empty() ? end_of(index) : std::max(end_of(index), places.back() + kName));
        double limit = plot.bottom();
        for (std::size_t i = named; i-- > 0;) {
            places[i] = std::min(places[i], limit);
            limit = places[i] - kName;
        }
        for (std::size_t i = 0; i < named; ++i) {
            sketch_.cell({plot.right() + 0.5, places[i] - 0.35, 0.7, 0.7}, color_of(order[i], named));
            fitted({plot.right() + 1.6, places[i]}, QString::fromStdString(short_name(lines_[order[i]].head)),
                   kNames - 1.6, kSmall, false, lines_[order[i]].chosen ? QFont::DemiBold : QFont::Normal);
        }
    }

    void draw_loss(const QRectF& plot) {
        const auto finite = [](double loss) { return std::isfinite(loss); };
        double high = 0;
        for (const double loss : of_.losses)
            if (finite(loss)) high = std::max(high, loss);
        if (high <= 0) high = 1;
        draw_frame(plot, 0, high);
        QPainterPath way;
        bool goes_on = false;
        for (std::size_t at = 0; at < of_.losses.size(); ++at) {
            if (!finite(of_.losses[at])) {
                goes_on = false;
                continue;
            }
            const QPointF place(x_of(plot, of_.loss_steps[at]),
                                plot.bottom() - plot.height() * std::clamp(of_.losses[at] / high, 0.0, 1.0));
            if (goes_on)
                way.lineTo(place);
            else
                way.moveTo(place);
            goes_on = true;
        }
        sketch_.path(way, sketch_.style().theme.ink, 0.18);
    }

    /// Steps of the checkpoints, as many as there is room for; the last one always.
    void draw_ticks(const QRectF& plot) {
        double free = plot.right() + 2;
        for (std::size_t index = of_.steps.size(); index > 0; --index) {
            const std::int64_t step = of_.steps[index - 1];
            const QString text = number_text(static_cast<double>(step), 'f', 0);
            const double half = sketch_.width_of(text, kSmall) / 2;
            const double x = x_of(plot, step);
            sketch_.line({x, plot.bottom()}, {x, plot.bottom() + 0.3}, 0.06);
            if (x + half + 0.5 > free) continue;
            free = x - half;
            sketch_.text({x, plot.bottom() + 1.1}, text, Align::Center, kSmall, true);
        }
        sketch_.text({plot.right() + 1.6, plot.bottom() + 2.1}, wording("step"), Align::Left, kSmall, true);
    }

    Sketch& sketch_;
    const CheckpointMeasures& of_;
    const CheckpointMeasure& measure_;
    StepAxis axis_;
    std::vector<HeadLine> lines_;
    double width_;
};

std::shared_ptr<const Figure> drawn_checkpoints(ShownCheckpoints shown, const FigureStyle& style, double width) {
    const CheckpointMeasures& of = *shown.measures;
    static_cast<void>(measure_named(of, shown.measure));
    QStringList notes;
    if (StepAxis(of).logarithmic()) notes << wording("Steps on a logarithmic axis");
    const std::int64_t lines = of.measures.front().values.size(1) * of.measures.front().values.size(2);
    if (lines > static_cast<std::int64_t>(kMostNamed))
        notes << wording("Named: the %1 of %2 heads with the largest values").arg(kMostNamed).arg(lines);
    for (const Sentence& note : of.notes) notes << text_of(note);
    if (!style.note.isEmpty()) notes << style.note;
    const QSizeF size(width, CheckpointsDrawing::height_of(of));
    const auto draw = [shown = std::move(shown), width](Sketch& sketch) {
        CheckpointsDrawing(sketch, shown, width).draw();
    };
    return std::make_shared<DrawnFigure>(draw, size, notes, style);
}

}  // namespace

Sentence checkpoints_title(const ShownCheckpoints& shown, const std::string& name) {
    const CheckpointMeasures& of = *shown.measures;
    return Sentence("%1 over %2 checkpoints of %3", name, of.names.size(), of.model);
}

QString shown_title(const ShownCheckpoints& shown) {
    const QString name = display_name(measure_named(*shown.measures, shown.measure));
    return text_of(checkpoints_title(shown, name.toStdString()));
}

std::shared_ptr<const Figure> checkpoints_figure(ShownCheckpoints shown, const FigureStyle& style) {
    return drawn_checkpoints(std::move(shown), style, kWide);
}

std::shared_ptr<const Figure> narrow_checkpoints_figure(ShownCheckpoints shown, const FigureStyle& style) {
    return drawn_checkpoints(std::move(shown), style, kNarrow);
}

}  // namespace headlight
