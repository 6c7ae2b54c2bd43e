#include "figures/matrices/matrices_figure.h"

#include "core/error.h"
#include "figures/drawing/text.h"
#include "figures/figure_frame.h"
#include "figures/matrices/matrix_blocks.h"
#include "figures/matrices/step_place.h"
#include "language/sentences.h"
#include "language/wording.h"

#include <algorithm>
#include <string>
#include <utility>

namespace headlight {

namespace {

// Lengths in em.
constexpr double kGap = 2.6;       // between groups
constexpr double kTextWidth = 36;  // of the texts
constexpr double kTextLine = 1.55;
constexpr double kMostScale = 1.5;  // of the type, where there is room to spare

double height_of(const std::vector<MatrixText>& texts) {
    return kTextLine * static_cast<double>(texts.size()) + 0.8;
}

/// Groups, and the texts as the last, in lines.
struct Arrangement {
    std::vector<std::vector<std::size_t>> lines;
};

const std::vector<Arrangement>& arrangements(bool with_result) {
    static const std::vector<Arrangement> all{{{{0, 1}, {2, 3}}}, {{{0}, {1}, {2}, {3}}}, {{{0, 1, 2, 3}}}};
    static const std::vector<Arrangement> typed{{{{0, 1, 2}}}, {{{0, 1}, {2}}}, {{{0}, {1}, {2}}}};
    return with_result ? all : typed;
}

/// Everything that stands in the figure, in em.
struct Plan {
    std::vector<MatrixGroup> groups;
    std::vector<MatrixText> texts;

    explicit Plan(const ShownMatrices& matrices) : groups(matrix_groups(matrices)), texts(matrix_texts(matrices)) {}

    [[nodiscard]] QSizeF size_of_part(std::size_t index) const {
        return index < groups.size() ? groups[index].size : QSizeF(kTextWidth, height_of(texts));
    }
    [[nodiscard]] const std::vector<Arrangement>& choices() const { return arrangements(groups.size() > 2); }

    [[nodiscard]] QSizeF size_of_line(const std::vector<std::size_t>& line) const {
        QSizeF size(-kGap, 0);
        for (const std::size_t part : line) {
            const QSizeF own = size_of_part(part);
            size = {size.width() + kGap + own.width(), std::max(size.height(), own.height())};
        }
        return size;
    }
    [[nodiscard]] QSizeF size(const Arrangement& arrangement) const {
        QSizeF size(0, -kGap / 2);
        for (const auto& line : arrangement.lines) {
            const QSizeF own = size_of_line(line);
            size = {std::max(size.width(), own.width()), size.height() + kGap / 2 + own.height()};
        }
        return size;
    }

    /// How much larger than its type an arrangement may be drawn in this room, in em.
    [[nodiscard]] double scale(const Arrangement& arrangement, const QSizeF& room) const {
        const QSizeF own = size(arrangement);
        return std::min({kMostScale, room.width() / own.width(), room.height() / own.height()});
    }
    [[nodiscard]] const Arrangement& best(const QSizeF& room) const {
        return *std::ranges::max_element(choices(), {}, [&](const Arrangement& each) { return scale(each, room); });
    }
    /// For a width in em, with as much height as it takes: the lowest of those that fit, else the narrowest.
    [[nodiscard]] const Arrangement& for_width(double width) const {
        const Arrangement* found = nullptr;
        for (const Arrangement& each : choices())
            if (size(each).width() <= width && (found == nullptr || size(each).height() < size(*found).height()))
                found = &each;
        if (found != nullptr) return *found;
        return *std::ranges::min_element(choices(), {}, [&](const Arrangement& each) { return size(each).width(); });
    }

    /// Corners of the parts in an arrangement.
    [[nodiscard]] std::vector<QPointF> corners(const Arrangement& arrangement) const {
        std::vector<QPointF> result(groups.size() + 1);
        double top = 0;
        for (const auto& line : arrangement.lines) {
            const double height = size_of_line(line).height();
            double left = 0;
            for (const std::size_t part : line) {
                const QSizeF own = size_of_part(part);
                result[part] = {left, top + (height - own.height()) / 2};
                left += own.width() + kGap;
            }
            top += height + kGap / 2;
        }
        return result;
    }
};

void draw_texts(Sketch& sketch, const std::vector<MatrixText>& texts, const QPointF& corner) {
    constexpr double kSize = 0.95;
    constexpr double kNumberWidth = 12;
    using Kind = MatrixText::Kind;
    double y = corner.y() + kTextLine / 2;
    bool first = true;
    for (const MatrixText& each : texts) {
        const bool heading = each.kind == Kind::Heading;
        if (heading && !first) y += 0.8;
        first = false;
        if (each.kind == Kind::Sum)
            sketch.line({corner.x(), y - kTextLine / 2}, {corner.x() + kNumberWidth, y - kTextLine / 2});
        const QFont::Weight weight = heading || each.kind == Kind::Sum ? QFont::DemiBold : QFont::Normal;
        const double own = std::min(kSize, kSize * kTextWidth / std::max(1.0, sketch.width_of(each.text, kSize)));
        sketch.text({corner.x(), y}, each.text, TextItem::Align::Left, own, false, weight);
        if (!each.number.isEmpty())
            sketch.text({corner.x() + kNumberWidth, y}, each.number, TextItem::Align::Right, kSize, false, weight);
        y += kTextLine;
    }
}

QStringList notes_of(const ShownMatrices& matrices, const FigureStyle& style) {
    QStringList notes{text_of(matrices.numbers->title)};
    if (!style.title.isEmpty() && style.title.contains(notes.front())) notes.clear();
    for (const Sentence& note : matrices.numbers->notes) notes << text_of(note);
    notes << style.note;
    for (const MatrixSide side : {MatrixSide::Queries, MatrixSide::Keys}) {
        const ShownPart part = shown_part(matrices, side);
        const bool queries = side == MatrixSide::Queries;
        const auto count = std::ssize(queries ? matrices.numbers->queries : matrices.numbers->keys);
        if (part.size() < count)
            notes << (queries ? wording("queries %1 to %2 of %3 are drawn") : wording("keys %1 to %2 of %3 are drawn"))
                         .arg(part.begin)
                         .arg(part.end - 1)
                         .arg(count);
    }
    notes << wording(
        "blue below 0, orange above, by each matrix's largest; outlined: the query in orange, the key in blue");
    notes.removeAll(QString());
    return notes;
}

/// A laid-out figure: where the parts are, in points.
struct Layout {
    Plan plan;
    FigureFrame frame;
    double em = 1;                 ///< of the drawing
    std::vector<QPointF> corners;  ///< of the parts, in em from `corner`
    QPointF corner;

    Layout(const ShownMatrices& matrices, const FigureStyle& style, const QSizeF& size)
        : plan(matrices), frame(make_frame(style, notes_of(matrices, style), size)) {
        const double type = size_of(style.font);
        const QSizeF room = frame.content.size() / type;
        const Arrangement& arrangement = plan.best(room);
        em = type * plan.scale(arrangement, room);
        corners = plan.corners(arrangement);
        const QSizeF own = plan.size(arrangement) * em;
        corner = {frame.content.left() + std::max(0.0, frame.content.width() - own.width()) / 2,
                  frame.content.top() + std::max(0.0, frame.content.height() - own.height()) / 3};
    }

    [[nodiscard]] QRectF place(std::size_t group, const QRectF& in_group) const {
        const QRectF moved = in_group.translated(corners[group]);
        return {corner + moved.topLeft() * em, moved.size() * em};
    }
};

std::int64_t index_in(double at, double begin, double extent, const ShownPart& part) {
    const auto index = static_cast<std::int64_t>((at - begin) / extent * static_cast<double>(part.size()));
    return part.begin + std::clamp<std::int64_t>(index, 0, part.size() - 1);
}

}  // namespace

std::int32_t last_step(const AttentionMatrices& matrices) {
    return static_cast<std::int32_t>(matrices.module.result.empty() ? MatrixStep::Output : MatrixStep::Result);
}

ShownMatrices shown_matrices(std::shared_ptr<const AttentionMatrices> matrices, std::optional<std::int64_t> query,
                             std::optional<std::int64_t> key, std::optional<std::int32_t> step) {
    ShownMatrices shown{.numbers = std::move(matrices)};
    const auto check = [](std::int64_t index, const std::vector<std::string>& labels, const char* option) {
        if (index >= 0 && index < std::ssize(labels)) return;
        throw Error(ErrorKind::Input,
                    Sentence("%1: expected an index from 0 to %2, found %3.", option, std::ssize(labels) - 1, index));
    };
    shown.query = query.value_or(std::ssize(shown.numbers->queries) - 1);
    check(shown.query, shown.numbers->queries, "--query");
    const std::span<const float> row = shown.numbers->weights.slice(shown.query);
    shown.key = key.value_or(std::ranges::max_element(row) - row.begin());
    check(shown.key, shown.numbers->keys, "--key");
    shown.step = std::min(step.value_or(kLastMatrixStep), last_step(*shown.numbers));
    return shown;
}

Sentence matrices_title(const ShownMatrices& matrices) {
    if (matrices.numbers->typed) return Sentence("Attention of typed vectors");
    return Sentence("%1 in matrices", matrices.numbers->title);
}

QRectF step_place(const ShownMatrices& matrices, const FigureStyle& style, const QSizeF& size) {
    constexpr double kAround = 1.8;  // of the name above and the caption below
    const Layout layout(matrices, style, size);
    QRectF place;
    for (std::size_t group = 0; group < layout.plan.groups.size(); ++group)
        for (const MatrixBlock& block : layout.plan.groups[group].blocks)
            if (static_cast<std::int32_t>(block.step) == matrices.step)
                place = place.united(layout.place(group, block.place.adjusted(0, -kAround, 0, kAround)));
    return place;
}

MatricesFigure::MatricesFigure(std::shared_ptr<const ShownMatrices> matrices, FigureStyle style)
    : matrices_(std::move(matrices)), style_(std::move(style)) {}

DisplayList MatricesFigure::layout(const QSizeF& size) const {
    Layout layout(*matrices_, style_, size);
    DisplayList list{size, std::move(layout.frame.items)};
    FigureStyle own = style_;
    own.font = sized(style_.font, layout.em);
    Sketch sketch(own, layout.corner, list.items);
    for (std::size_t group = 0; group < layout.plan.groups.size(); ++group)
        draw_group(sketch, *matrices_, layout.plan.groups[group], layout.corners[group]);
    draw_texts(sketch, layout.plan.texts, layout.corners.back());
    return list;
}

Hit MatricesFigure::hit(const QPointF& point, const QSizeF& size) const {
    const Layout layout(*matrices_, style_, size);
    Hit hit;
    for (std::size_t group = 0; group < layout.plan.groups.size(); ++group) {
        for (const MatrixBlock& block : layout.plan.groups[group].blocks) {
            const QRectF place = layout.place(group, block.place);
            if (!place.contains(point)) continue;
            const auto take = [&](MatrixSide side, std::int64_t index) {
                if (side == MatrixSide::Queries) hit.query = static_cast<std::int32_t>(index);
                if (side == MatrixSide::Keys) hit.key = static_cast<std::int32_t>(index);
            };
            if (block.rows != MatrixSide::Numbers)
                take(block.rows, index_in(point.y(), place.top(), place.height(), shown_part(*matrices_, block.rows)));
            if (block.columns != MatrixSide::Numbers)
                take(block.columns,
                     index_in(point.x(), place.left(), place.width(), shown_part(*matrices_, block.columns)));
        }
    }
    return hit;
}

QRectF MatricesFigure::region(const Hit& hit, const QSizeF& size) const {
    if (!hit.query || !hit.key) return {};
    const Layout layout(*matrices_, style_, size);
    for (const MatrixBlock& block : layout.plan.groups.at(1).blocks) {
        if (!block.weights) continue;
        const QRectF place = layout.place(1, block.place);
        const ShownPart rows = shown_part(*matrices_, MatrixSide::Queries);
        const ShownPart columns = shown_part(*matrices_, MatrixSide::Keys);
        if (*hit.query < rows.begin || *hit.query >= rows.end || *hit.key < columns.begin || *hit.key >= columns.end)
            return {};
        const QSizeF cell(place.width() / static_cast<double>(columns.size()),
                          place.height() / static_cast<double>(rows.size()));
        return {QPointF(place.left() + static_cast<double>(*hit.key - columns.begin) * cell.width(),
                        place.top() + static_cast<double>(*hit.query - rows.begin) * cell.height()),
                cell};
    }
    return {};
}

QSizeF MatricesFigure::natural_size() const {
    const Plan plan(*matrices_);
    const double width = plan.size(plan.choices().front()).width() * size_of(style_.font) + 2 * frame_margin(style_);
    return {width, height_for_width(width)};
}

double MatricesFigure::height_for_width(double width) const {
    const Plan plan(*matrices_);
    const double em = size_of(style_.font);
    const double room = std::max(1.0, width - 2 * frame_margin(style_));
    const QSizeF own = plan.size(plan.for_width(room / em));
    const double scale = std::min(1.0, room / (own.width() * em));
    return own.height() * em * scale + frame_height(style_, notes_of(*matrices_, style_), width);
}

std::unique_ptr<Figure> MatricesFigure::with_style(const FigureStyle& style) const {
    return std::make_unique<MatricesFigure>(matrices_, style);
}

}  // namespace headlight
