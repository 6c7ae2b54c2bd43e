#include "figures/recall_figure.h"

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
constexpr double kPanel = 30;
constexpr double kGap = 2.5;
constexpr double kSmall = 0.85;
constexpr double kBold = 1.15;  // bold type is wider than the type that is measured
constexpr double kHead = 3;     // two lines above a matrix
constexpr double kFoot = 2.6;   // labels of the tokens, and room below
constexpr double kQuestion = 2;
constexpr double kAnswer = 7.5;
constexpr double kMostCell = 1.5;
constexpr double kRow = 1.3;
constexpr double kLegend = 4.6;
constexpr double kPlot = 9;
constexpr double kChart = 2 + kPlot + 2.8;

QString percent(double share) {
    return number_text(100 * share, 'f', 1) + QStringLiteral(" %");
}

/// The parts of the figure one after the other.
class RecallDrawing {
  public:
    RecallDrawing(Sketch& sketch, const Recall& of, bool narrow) : sketch_(sketch), of_(of), narrow_(narrow) {}

    void draw() {
        const int columns = narrow_ ? 1 : 2;
        for (std::size_t index = 0; index < of_.networks.size(); ++index) {
            const auto at = static_cast<int>(index);
            const int row = at / columns;
            draw_panel({at % columns * (kPanel + kGap), row * panel_height(of_)}, of_.networks[index]);
        }
        const double y = panel_height(of_) * rows(of_, narrow_);
        draw_legend({0, y});
        draw_chart({0, y + kLegend}, size_of_drawing(of_, narrow_).width());
    }

    static QSizeF size_of_drawing(const Recall& of, bool narrow) {
        return {narrow ? kPanel : 2 * kPanel + kGap, panel_height(of) * rows(of, narrow) + kLegend + kChart};
    }

  private:
    static double panel_height(const Recall& of) {
        return kHead + kRow * static_cast<double>(of.questions.size()) + kFoot;
    }
    static int rows(const Recall& of, bool narrow) {
        const auto count = static_cast<int>(of.networks.size());
        return narrow ? count : (count + 1) / 2;
    }

    void fitted(const QPointF& place, const QString& text, double room, double size, bool faint = false,
                QFont::Weight weight = QFont::Normal) {
        const double fits = std::min(size, size * room / std::max(0.1, sketch_.width_of(text, size) * kBold));
        sketch_.text(place, text, Align::Left, fits, faint, weight);
    }

    void draw_panel(const QPointF& corner, const NetworkRecall& network) {
        fitted(corner + QPointF(0, 0.6), wording(network.title), kPanel, 1.05, false, QFont::DemiBold);
        fitted(corner + QPointF(0, 1.9),
               wording("%1 parameters; %2 of held-out questions answered")
                   .arg(number_text(static_cast<double>(network.parameters), 'f', 0), percent(network.right)),
               kPanel, kSmall, true);
        const auto tokens = static_cast<double>(of_.tokens.size());
        const double cell = std::min(kMostCell, (kPanel - kQuestion - kAnswer) / tokens);
        const QRectF place(corner.x() + kQuestion, corner.y() + kHead, cell * tokens,
                           kRow * static_cast<double>(of_.questions.size()));
        for (std::size_t row = 0; row < of_.questions.size(); ++row) draw_row(place, cell, row, network);
        QPainterPath border;
        border.addRect(place);
        sketch_.path(border, sketch_.style().theme.line, 0.06);
        draw_labels(place, cell);
    }

    /// All in one size, in which the widest fits.
    void draw_labels(const QRectF& matrix, double cell) {
        double widest = 0;
        for (const std::string& token : of_.tokens)
            widest = std::max(widest, sketch_.width_of(QString::fromStdString(token), kSmall));
        const double size = std::min(kSmall, kSmall * 0.95 * cell / widest);
        for (std::size_t token = 0; token < of_.tokens.size(); ++token)
            sketch_.text({matrix.left() + cell * (static_cast<double>(token) + 0.5), matrix.bottom() + 0.8},
                         QString::fromStdString(of_.tokens[token]), Align::Center, size, true);
    }

    void draw_row(const QRectF& place, double cell, std::size_t row, const NetworkRecall& network) {
        const FigureStyle& style = sketch_.style();
        const double y = place.top() + kRow * static_cast<double>(row);
        sketch_.text({place.left() - 0.4, y + kRow / 2}, QString::fromStdString(of_.tokens[of_.questions[row]]),
                     Align::Right, kSmall);
        const auto at = static_cast<std::int64_t>(row);
        for (std::size_t token = 0; token < of_.tokens.size(); ++token) {
            const auto influence = static_cast<double>(network.influence.slice(at)[token]);
            const QRectF where(place.left() + cell * static_cast<double>(token), y, cell, kRow);
            sketch_.cell(where, influence == 0 ? style.theme.masked : style.map.at(std::min(1.0, influence)));
            if (!network.weights.empty()) draw_weight(where, static_cast<double>(network.weights.slice(at)[token]));
        }
        draw_answer({place.right() + 0.5, y + kRow / 2}, row, network);
    }

    /// A disk whose area is the weight.
    void draw_weight(const QRectF& cell, double weight) {
        const double radius = 0.45 * std::min(cell.width(), cell.height()) * std::sqrt(weight);
        constexpr double kLeast = 0.04;
        if (radius < kLeast) return;
        QPainterPath disk;
        disk.addEllipse(cell.center(), radius, radius);
        sketch_.path(disk, sketch_.style().theme.paper, 0.06, sketch_.style().theme.accent);
    }

    void draw_answer(const QPointF& place, std::size_t row, const NetworkRecall& network) {
        const int answer = network.answers[row];
        const auto probability =
            network.probabilities.slice(static_cast<std::int64_t>(row))[static_cast<std::size_t>(answer)];
        const auto digit = [this](int index) { return QChar::fromLatin1(of_.digits[static_cast<std::size_t>(index)]); };
        QString text = QStringLiteral("%1, p = %2").arg(digit(answer)).arg(number_text(probability, 'f', 2));
        const std::optional<int>& expected = of_.expected[row];
        const bool wrong = expected && *expected != answer;
        if (wrong) text = wording("%1, not %2").arg(text, digit(*expected));
        fitted(place, text, kAnswer - 0.7, kSmall, false, wrong ? QFont::Bold : QFont::Normal);
    }

    void draw_legend(const QPointF& corner) {
        const FigureStyle& style = sketch_.style();
        sketch_.legend(corner + QPointF(0, 0.4), 12, style.map, wording("Influence"), 0, 1);
        const double x = corner.x() + 15;
        const double room = kPanel - 16.5;
        sketch_.cell({x, corner.y() + 0.4, 0.9, 0.9}, style.theme.masked);
        fitted({x + 1.5, corner.y() + 0.85}, wording("exactly 0: not seen"), room, kSmall);
        if (std::ranges::none_of(of_.networks, [](const NetworkRecall& each) { return !each.weights.empty(); })) return;
        draw_weight({x, corner.y() + 1.9, 0.9, 0.9}, 1);
        fitted({x + 1.5, corner.y() + 2.35}, wording("area: attention weight"), room, kSmall);
    }

    void draw_chart(const QPointF& corner, double room) {
        fitted(corner + QPointF(0, 0.6),
               wording("Right answers against the distance to the pair, in tokens (%1 held-out rows)")
                   .arg(of_.rows_measured),
               room, 1.05, false, QFont::DemiBold);
        constexpr double kNumbers = 3;
        const double names = narrow_ ? 11 : 16;
        const QRectF plot(corner.x() + kNumbers, corner.y() + 2, room - kNumbers - names, kPlot);
        QPainterPath border;
        border.addRect(plot);
        sketch_.path(border, sketch_.style().theme.line, 0.06);
        for (const double share : {0.0, 0.5, 1.0})
            sketch_.text({plot.left() - 0.4, plot.bottom() - share * plot.height()}, number_text(share, 'f', 1),
                         Align::Right, kSmall, true);
        std::vector<const NetworkRecall*> lines;
        for (const NetworkRecall& network : of_.networks)
            if (network.by_distance.size() > 1) lines.push_back(&network);
        if (lines.empty()) return;
        const std::size_t distances = lines.front()->by_distance.size();
        for (const std::size_t distance : {std::size_t{1}, distances})
            sketch_.text({x_of(plot, distance, distances), plot.bottom() + 1}, QString::number(distance), Align::Center,
                         kSmall, true);
        draw_lines(plot, std::move(lines), names - 1.5);
    }

    static double x_of(const QRectF& plot, std::size_t distance, std::size_t distances) {
        return plot.left() + plot.width() * static_cast<double>(distance - 1) /
                                 static_cast<double>(std::max<std::size_t>(1, distances - 1));
    }

    /// Names stand at the ends, in the order of the lines there.
    void draw_lines(const QRectF& plot, std::vector<const NetworkRecall*> lines, double room) {
        const auto last = [](const NetworkRecall* line) { return line->by_distance.back(); };
        std::ranges::stable_sort(lines, std::greater{}, last);
        double free = plot.top() - 1;
        for (std::size_t index = 0; index < lines.size(); ++index) {
            const std::vector<double>& shares = lines[index]->by_distance;
            const auto place = [&](std::size_t at) {
                return QPointF(x_of(plot, at + 1, shares.size()), plot.bottom() - plot.height() * shares[at]);
            };
            QPainterPath way(place(0));
            for (std::size_t at = 1; at < shares.size(); ++at) way.lineTo(place(at));
            const QColor color = sketch_.line_color(static_cast<int>(index), static_cast<int>(lines.size()));
            sketch_.path(way, color, 0.2);
            const double y = std::max(place(shares.size() - 1).y(), free);
            free = y + 1.4;
            sketch_.cell({plot.right() + 0.3, y - 0.35, 0.7, 0.7}, color);
            fitted({plot.right() + 1.4, y}, wording(lines[index]->title), room, kSmall);
        }
    }

    Sketch& sketch_;
    const Recall& of_;
    bool narrow_;
};

std::shared_ptr<const Figure> drawn_recall(std::shared_ptr<const Recall> recall, const FigureStyle& style,
                                           bool narrow) {
    QStringList notes{wording("Rows are questions, columns the tokens that are replaced")};
    for (const Sentence& note : recall->notes) notes << text_of(note);
    if (!style.note.isEmpty()) notes << style.note;
    const QSizeF size = RecallDrawing::size_of_drawing(*recall, narrow);
    const auto draw = [recall = std::move(recall), narrow](Sketch& sketch) {
        RecallDrawing(sketch, *recall, narrow).draw();
    };
    return std::make_shared<DrawnFigure>(draw, size, notes, style);
}

}  // namespace

Sentence recall_title() {
    return Sentence("Recurrence, convolution and attention");
}

std::shared_ptr<const Figure> recall_figure(std::shared_ptr<const Recall> recall, const FigureStyle& style) {
    return drawn_recall(std::move(recall), style, false);
}

std::shared_ptr<const Figure> narrow_recall_figure(std::shared_ptr<const Recall> recall, const FigureStyle& style) {
    return drawn_recall(std::move(recall), style, true);
}

}  // namespace headlight
