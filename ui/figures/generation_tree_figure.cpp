#include "figures/generation_tree_figure.h"

#include "figures/drawing/text.h"
#include "figures/figure_frame.h"
#include "language/wording.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace headlight {

namespace {

/// Lengths in the units of the font's size.
struct Lengths {
    explicit Lengths(const FigureStyle& style) : unit(size_of(style.font)) {}
    double unit;
    [[nodiscard]] double box() const { return 1.9 * unit; }       // height
    [[nodiscard]] double line() const { return 3.7 * unit; }      // from a branch to the next
    [[nodiscard]] double gap() const { return 0.75 * unit; }      // between tokens
    [[nodiscard]] double padding() const { return 0.45 * unit; }  // beside a label
    [[nodiscard]] double least() const { return 2.2 * unit; }     // width: a number has to fit
};

QString number(double probability) {
    return probability < 0.0005 ? QStringLiteral("<.001")
                                : QString::number(probability, 'f', probability < 0.1 ? 3 : 2);
}

/// The end of the text that is continued, which is what the first token follows.
QString end_of(const std::string& text) {
    constexpr int kShown = 28;
    const QString whole = QString::fromStdString(text).simplified();
    if (whole.isEmpty()) return wording("(start)");
    if (whole.size() <= kShown) return whole;
    QString end = whole.right(kShown);
    const auto space = end.indexOf(QLatin1Char(' '));
    if (space >= 0 && space < kShown / 2) end = end.mid(space + 1);
    if (end.front().isLowSurrogate()) end.remove(0, 1);
    return QChar(0x2026) + QLatin1Char(' ') + end;
}

QString label_of(const GenerationTree& tree, std::size_t index) {
    if (index == GenerationTree::kRoot) return end_of(tree.text());
    const QString label = visible_label(tree.node(index).display);
    return label.isEmpty() ? QStringLiteral("␣") : label;
}

/// Text under a box: the probability of the token and, where a continuation of several ends, its logarithm.
QString number_of(const GenerationTree& tree, std::size_t index) {
    const GenerationTree::Node& node = tree.node(index);
    QString text = number(node.probability);
    if (node.children.empty() && node.parent != GenerationTree::kRoot)
        text += QStringLiteral(" · ln p %1").arg(number_text(tree.log_probability(index), 'f', 2));
    if (node.score) text += QStringLiteral(" · ") + wording("score %1").arg(number_text(*node.score, 'f', 2));
    return text;
}

}  // namespace

GenerationTreeFigure::GenerationTreeFigure(GenerationTreePointer tree, std::size_t current, FigureStyle style)
    : tree_(std::move(tree)),
      current_(current),
      style_(std::move(style)),
      plan_(std::make_shared<const Plan>(make_plan(*tree_, style_))) {}

/// A token's first continuation goes on in its line; the others begin lines of their own under all that follows it, so
/// that no two ways cross.
GenerationTreeFigure::Plan GenerationTreeFigure::make_plan(const GenerationTree& tree, const FigureStyle& style) {
    const Lengths lengths(style);
    const QFont small = small_font(style);
    Plan plan;
    plan.boxes.resize(tree.nodes().size());
    double right = 0;
    int lines = 0;
    const auto put = [&](std::size_t index, double left, int line) {
        const QString label = label_of(tree, index);
        const double wanted = text_width(label, style.font) + 2 * lengths.padding();
        plan.boxes[index] = {QRectF(left, line * lengths.line(), std::max(wanted, lengths.least()), lengths.box()),
                             label};
        const auto& node = tree.node(index);
        const double under = node.children.empty() ? text_width(number_of(tree, index), small) : 0;
        right = std::max({right, plan.boxes[index].place.right(), left + under});
    };
    // Nodes whose line begins there; the last one first, and those nearest to the end of a line before those before it.
    std::vector<std::size_t> beginnings{GenerationTree::kRoot};
    while (!beginnings.empty()) {
        std::size_t index = beginnings.back();
        beginnings.pop_back();
        const int line = lines++;
        while (true) {
            const auto& node = tree.node(index);
            const bool root = index == GenerationTree::kRoot;
            put(index, root ? 0 : plan.boxes[node.parent].place.right() + lengths.gap(), line);
            for (std::size_t i = node.children.size(); i > 1; --i) beginnings.push_back(node.children[i - 1]);
            if (node.children.empty()) break;
            index = node.children.front();
        }
    }
    plan.size = {right, (lines - 1) * lengths.line() + lengths.box() + 1.5 * lengths.unit};
    return plan;
}

QPointF GenerationTreeFigure::corner(const QSizeF& size) const {
    return make_frame(style_, {}, size).content.topLeft();
}

double GenerationTreeFigure::scale_for(const QSizeF& size) const {
    const double room = size.width() - 2 * frame_margin(style_);
    return plan_->size.width() > room && room > 0 ? room / plan_->size.width() : 1;
}

DisplayList GenerationTreeFigure::layout(const QSizeF& size) const {
    const double scale = scale_for(size);
    DisplayList list;
    list.size = size;
    const FigureFrame frame = make_frame(style_, {}, size);
    list.items = frame.items;
    const QPointF corner = frame.content.topLeft();
    FigureStyle shrunk = style_;
    shrunk.font = sized(style_.font, scale * size_of(style_.font));
    const Lengths lengths(shrunk);
    const QFont small = small_font(shrunk);
    const Theme& theme = style_.theme;
    const auto place_of = [&](std::size_t index) {
        const QRectF& place = plan_->boxes[index].place;
        return QRectF(corner + place.topLeft() * scale, place.size() * scale);
    };
    std::vector<bool> on_way(plan_->boxes.size(), false);
    on_way[GenerationTree::kRoot] = true;
    for (const std::size_t each : tree_->way_to(current_)) on_way[each] = true;

    // Ways that are not gone first, so that the one that is lies over them.
    for (const bool gone : {false, true}) {
        for (std::size_t i = 1; i < plan_->boxes.size(); ++i) {
            if (on_way[i] != gone) continue;
            const QRectF from = place_of(tree_->node(i).parent);
            const QRectF to = place_of(i);
            const double bend = to.left() - lengths.gap() / 2;
            QPainterPath path(QPointF(from.right(), from.center().y()));
            path.lineTo(bend, from.center().y());
            path.lineTo(bend, to.center().y());
            path.lineTo(to.left(), to.center().y());
            list.items.push_back(PathItem{path,
                                          QPen(gone ? theme.accent : theme.line, (gone ? 0.13 : 0.09) * lengths.unit),
                                          Qt::transparent, Role::Link});
        }
    }
    for (std::size_t i = 0; i < plan_->boxes.size(); ++i) {
        const auto& node = tree_->node(i);
        const bool root = i == GenerationTree::kRoot;
        const QRectF place = place_of(i);
        QPainterPath box;
        box.addRoundedRect(place, 0.3 * lengths.unit, 0.3 * lengths.unit);
        QColor fill = theme.paper;
        if (i == current_) {
            fill = theme.accent;
            fill.setAlphaF(theme.dark ? 0.28F : 0.18F);
        }
        const QPen pen(on_way[i] && !root ? theme.accent : theme.line, 0.09 * lengths.unit);
        if (!root) list.items.push_back(PathItem{box, pen, fill, Role::Cell});
        const double baseline = place.center().y() + extent(shrunk.font).cap_height / 2;
        list.items.push_back(TextItem{{place.center().x(), baseline},
                                      plan_->boxes[i].label,
                                      shrunk.font,
                                      root || node.ends ? theme.faint_ink : theme.ink,
                                      TextItem::Align::Center,
                                      0,
                                      Role::Label});
        if (root) continue;
        const double inset = 0.3 * lengths.unit;
        const double track = place.width() - 2 * inset;
        const double thick = 0.22 * lengths.unit;
        const double share = std::clamp(node.probability, 0.0, 1.0);
        list.items.push_back(
            RectangleItem{{place.left() + inset, place.bottom() + 0.18 * lengths.unit, track * share, thick},
                          theme.primary,
                          Role::Highlight});
        list.items.push_back(
            TextItem{{place.left() + inset, place.bottom() + 0.55 * lengths.unit + extent(small).ascent},
                     number_of(*tree_, i),
                     small,
                     theme.faint_ink,
                     TextItem::Align::Left,
                     0,
                     Role::Note});
    }
    return list;
}

Hit GenerationTreeFigure::hit(const QPointF& point, const QSizeF& size) const {
    const double scale = scale_for(size);
    const QPointF at = (point - corner(size)) / scale;
    for (std::size_t i = 0; i < plan_->boxes.size(); ++i) {
        const QRectF& place = plan_->boxes[i].place;
        if (place.adjusted(0, 0, 0, 0.8 * place.height()).contains(at))
            return {.query = {}, .key = static_cast<std::int32_t>(i), .layer = {}, .head = {}};
    }
    return {};
}

QRectF GenerationTreeFigure::region(const Hit& hit, const QSizeF& size) const {
    if (!hit.key || *hit.key < 0 || static_cast<std::size_t>(*hit.key) >= plan_->boxes.size()) return {};
    const double scale = scale_for(size);
    const QRectF& place = plan_->boxes[static_cast<std::size_t>(*hit.key)].place;
    return {corner(size) + place.topLeft() * scale, place.size() * scale};
}

QSizeF GenerationTreeFigure::natural_size() const {
    const double width = plan_->size.width() + 2 * frame_margin(style_);
    return {width, plan_->size.height() + frame_height(style_, {}, width)};
}

double GenerationTreeFigure::height_for_width(double width) const {
    return plan_->size.height() * scale_for({width, 0}) + frame_height(style_, {}, width);
}

std::unique_ptr<Figure> GenerationTreeFigure::with_style(const FigureStyle& style) const {
    return std::make_unique<GenerationTreeFigure>(tree_, current_, style);
}

}  // namespace headlight
