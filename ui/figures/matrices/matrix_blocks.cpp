#include "figures/matrices/matrix_blocks.h"

#include "figures/drawing/palette.h"
#include "figures/drawing/text.h"
#include "language/wording.h"

#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace headlight {

namespace {

// Lengths in em.
constexpr double kTitle = 1.7;    // above a matrix
constexpr double kCaption = 1.6;  // below it
constexpr double kSign = 2.4;     // between two matrices
constexpr double kLabels = 5.2;   // tokens beside the rows of X
constexpr double kSmall = 0.82;
/// Cells of a picture in one dimension; of larger matrices a cell shows the largest number of several.
constexpr std::int64_t kMostCells = 256;

double width_of_columns(std::int64_t count) {
    constexpr double kCell = 2.3;
    if (count <= 4) return kCell * static_cast<double>(count);
    return kCell * 4 + 1.2 * std::log2(static_cast<double>(count) / 4);
}

double height_of_rows(std::int64_t count) {
    constexpr double kCell = 1.5;
    if (count <= 4) return kCell * static_cast<double>(count);
    return kCell * 4 + 1.7 * std::log2(static_cast<double>(count) / 4);
}

/// Puts blocks side by side.
class GroupBuilder {
  public:
    explicit GroupBuilder(const ShownMatrices& matrices) : matrices_(matrices) {}

    [[nodiscard]] double height_of(const MatrixBlock& block) const {
        const double height = height_of_rows(count(block, block.rows, 0));
        constexpr double kMostOfWeights = 6.4;  // projections say little by their rows
        return block.rows == MatrixSide::Numbers ? std::min(height, kMostOfWeights) : height;
    }
    /// With title and caption.
    [[nodiscard]] double full_height(const MatrixBlock& block) const { return kTitle + height_of(block) + kCaption; }

    /// The block, its cells about `middle`; answers its right edge.
    double add(double left, double middle, MatrixBlock block) {
        const double height = height_of(block);
        double width = width_of_columns(count(block, block.columns, 1));
        width = std::max(width, 0.6 * kSmall * static_cast<double>(block.caption.size()));
        block.place = QRectF(left, middle - height / 2, width, height);
        extend(block.place.adjusted(0, -kTitle, 0, kCaption));
        group_.blocks.push_back(std::move(block));
        return left + width;
    }
    double sign(double left, double middle, const QString& text) {
        group_.signs.push_back({{left + kSign / 2, middle}, text});
        return left + kSign;
    }
    void extend(const QRectF& place) { group_.size = group_.size.expandedTo(QSizeF(place.right(), place.bottom())); }
    [[nodiscard]] MatrixGroup take() { return std::move(group_); }

  private:
    [[nodiscard]] std::int64_t count(const MatrixBlock& block, MatrixSide side, std::size_t dimension) const {
        return side == MatrixSide::Numbers ? block.values->size(dimension) : shown_part(matrices_, side).size();
    }

    const ShownMatrices& matrices_;
    MatrixGroup group_;
};

/// One of Q, K and V with what it is made of.
struct Lane {
    const char* name;
    const ProjectionMatrix& projection;
    const Tensor& values;
    MatrixSide rows;
};

MatrixGroup projections_group(const ShownMatrices& shown) {
    const ModuleMatrices& module = shown.numbers->module;
    const bool other_text = !module.key_inputs.empty();
    const Lane lanes[] = {{"Q", module.query, module.queries, MatrixSide::Queries},
                          {"K", module.key, module.keys, MatrixSide::Keys},
                          {"V", module.value, module.values, MatrixSide::Keys}};
    GroupBuilder builder(shown);
    const auto weights_of = [](const Lane& lane) {
        return MatrixBlock{.name = QStringLiteral("W_%1").arg(lane.name),
                           .values = &lane.projection.weights,
                           .step = MatrixStep::Projections};
    };
    const auto vectors_of = [&](const Lane& lane) {
        MatrixBlock block{
            .name = lane.name, .values = &lane.values, .step = MatrixStep::Projections, .rows = lane.rows};
        const QString input = other_text && lane.rows == MatrixSide::Keys ? QStringLiteral("X′") : QStringLiteral("X");
        block.caption = lane.projection.weights.empty() ? QStringLiteral("%1 = %2").arg(lane.name, input)
                                                        : QStringLiteral("%1 W_%2").arg(input, lane.name) +
                                                              (lane.projection.bias.empty() ? "" : " + b");
        return block;
    };
    double lane_height = 0;
    for (const Lane& lane : lanes) {
        lane_height = std::max(lane_height, builder.full_height(vectors_of(lane)));
        if (!lane.projection.weights.empty())
            lane_height = std::max(lane_height, builder.full_height(weights_of(lane)));
    }
    const auto middle = [&](int lane) { return (lane + 0.5) * lane_height + (kTitle - kCaption) / 2; };
    MatrixBlock inputs{.name = QStringLiteral("X"), .values = &module.inputs, .rows = MatrixSide::Queries};
    inputs.caption = shown.numbers->typed ? wording("typed vectors") : wording("what the head reads");
    double right = builder.add(kLabels, middle(other_text ? 0 : 1), inputs);
    if (other_text) {
        MatrixBlock others{.name = QStringLiteral("X′"), .values = &module.key_inputs, .rows = MatrixSide::Keys};
        others.caption = wording("the other text");
        right = std::max(right, builder.add(kLabels, (middle(1) + middle(2)) / 2, others));
    }
    double vectors_left = right + kSign;
    for (int index = 0; index < 3; ++index) {
        const Lane& lane = lanes[index];
        if (lane.projection.weights.empty()) continue;
        const double left = builder.sign(right, middle(index), QStringLiteral("×"));
        const double edge = builder.add(left, middle(index), weights_of(lane));
        vectors_left = std::max(vectors_left, edge + kSign);
    }
    for (int index = 0; index < 3; ++index) {
        builder.sign(vectors_left - kSign, middle(index), QStringLiteral("="));
        builder.add(vectors_left, middle(index), vectors_of(lanes[index]));
    }
    builder.extend(QRectF(0, 0, 0, 3 * lane_height));
    return builder.take();
}

/// "√32", or the number where the scale is no root of the size.
QString divisor_text(const ModuleMatrices& module) {
    const double divisor = 1 / module.scale;
    const auto size = static_cast<double>(module.queries.size(1));
    if (std::abs(divisor - std::sqrt(size)) < 1e-4 * divisor) return QStringLiteral("√%1").arg(module.queries.size(1));
    return number_text(divisor, 'g', 4);
}

MatrixGroup attention_group(const ShownMatrices& shown) {
    const AttentionMatrices& numbers = *shown.numbers;
    MatrixBlock scores{.name = QStringLiteral("S"),
                       .caption = QStringLiteral("Q K^T / %1").arg(divisor_text(numbers.module)),
                       .values = &numbers.scores,
                       .step = MatrixStep::Scores,
                       .rows = MatrixSide::Queries,
                       .columns = MatrixSide::Keys,
                       .masked = true};
    MatrixBlock weights{.name = QStringLiteral("A"),
                        .caption = numbers.scores.empty() ? wording("typed weights") : wording("softmax of each row"),
                        .values = &numbers.weights,
                        .step = MatrixStep::Weights,
                        .rows = MatrixSide::Queries,
                        .columns = MatrixSide::Keys,
                        .weights = true,
                        .masked = true};
    MatrixBlock output{.name = QStringLiteral("A V"),
                       .caption = wording("weights × values"),
                       .values = &numbers.output,
                       .step = MatrixStep::Output,
                       .rows = MatrixSide::Queries};
    GroupBuilder builder(shown);
    const double middle = kTitle + builder.height_of(weights) / 2;
    double right = 0;
    if (!numbers.scores.empty()) {
        right = builder.add(0, middle, scores);
        right = builder.sign(right, middle, QStringLiteral("→"));
    }
    right = builder.add(right, middle, weights);
    right = builder.sign(right, middle, QStringLiteral("→"));
    builder.add(right, middle, output);
    return builder.take();
}

MatrixGroup result_group(const ShownMatrices& shown) {
    const ModuleMatrices& module = shown.numbers->module;
    const std::int64_t size = module.values.size(1);
    const ShownPart own{module.head * size, (module.head + 1) * size};
    MatrixBlock joined{.name = module.heads == 1 ? QStringLiteral("A V") : wording("A V of all heads"),
                       .caption = wording("%1 heads side by side").arg(module.heads),
                       .values = &module.joined,
                       .step = MatrixStep::Joined,
                       .rows = MatrixSide::Queries,
                       .own_columns = own};
    MatrixBlock weights{.name = QStringLiteral("W_O"),
                        .caption = wording("outlined: rows of this head"),
                        .values = &module.output.weights,
                        .step = MatrixStep::Result,
                        .own_rows = own};
    MatrixBlock result{.name = QStringLiteral("Y"),
                       .caption = module.output.bias.empty() ? wording("what attention adds")
                                                             : wording("what attention adds, with + b"),
                       .values = &module.result,
                       .step = MatrixStep::Result,
                       .rows = MatrixSide::Queries};
    GroupBuilder builder(shown);
    const double middle = kTitle + std::max(builder.height_of(joined), builder.height_of(weights)) / 2;
    double right = builder.add(0, middle, joined);
    right = builder.sign(right, middle, QStringLiteral("×"));
    right = builder.add(right, middle, weights);
    right = builder.sign(right, middle, QStringLiteral("="));
    builder.add(right, middle, result);
    return builder.take();
}

/// The largest number of a part by its absolute value, with its sign.
float largest_in(const Tensor& values, const ShownPart& rows, const ShownPart& columns) {
    float largest = 0;
    for (std::int64_t row = rows.begin; row < rows.end; ++row)
        for (std::int64_t column = columns.begin; column < columns.end; ++column) {
            const float value = values.slice(row)[static_cast<std::size_t>(column)];
            if (std::isnan(value) || std::abs(value) > std::abs(largest)) largest = value;
        }
    return largest;
}

/// Draws the cells of one block.
class BlockDrawing {
  public:
    BlockDrawing(Sketch& sketch, const ShownMatrices& shown, const MatrixBlock& block, const QPointF& corner)
        : sketch_(sketch),
          shown_(shown),
          block_(block),
          place_(block.place.translated(corner)),
          rows_(part(block.rows, 0)),
          columns_(part(block.columns, 1)) {}

    void draw() {
        const bool reached = static_cast<std::int32_t>(block_.step) <= shown_.step;
        const bool now = static_cast<std::int32_t>(block_.step) == shown_.step;
        draw_title(reached, now);
        if (reached) {
            draw_cells();
            draw_numbers();
        }
        outline(place_, now ? sketch_.style().theme.ink : sketch_.style().theme.line, now ? 0.12 : 0.06);
        if (reached) draw_lit();
        if (block_.name.startsWith(QLatin1Char('X'))) draw_labels();
    }

  private:
    [[nodiscard]] ShownPart part(MatrixSide side, std::size_t dimension) const {
        if (side != MatrixSide::Numbers) return shown_part(shown_, side);
        return {0, block_.values->size(dimension)};
    }

    void draw_title(bool reached, bool now) {
        const double y = place_.top() - 0.75;
        const double room = place_.width() + 0.9 * kSign;
        const QString shape = QStringLiteral("%1 × %2").arg(block_.values->size(0)).arg(block_.values->size(1));
        const double behind = sketch_.width_of(block_.name) * 1.16 + 0.7;
        const double scale = std::min(1.0, room / (behind + sketch_.width_of(shape, kSmall)));
        sketch_.text({place_.left(), y}, block_.name, TextItem::Align::Left, scale, !reached, QFont::DemiBold);
        sketch_.text({place_.left() + scale * behind, y}, shape, TextItem::Align::Left, scale * kSmall, true);
        if (!block_.caption.isEmpty())
            sketch_.fitted({place_.left(), place_.bottom() + 0.7}, room, block_.caption, TextItem::Align::Left, kSmall,
                           !now);
    }

    [[nodiscard]] bool allowed(std::int64_t row, std::int64_t column) const {
        if (!block_.masked) return true;
        return shown_.numbers->allowed[static_cast<std::size_t>(row * block_.values->size(1) + column)] != 0;
    }

    void draw_cells() {
        FigureStyle style = sketch_.style();
        if (!block_.weights) style.map = difference_map(style.theme.dark);
        const Palette palette(style);
        const double largest = std::abs(static_cast<double>(largest_in(*block_.values, rows_, columns_)));
        const std::int64_t rows = std::min(rows_.size(), kMostCells);
        const std::int64_t columns = std::min(columns_.size(), kMostCells);
        QImage image(static_cast<int>(columns), static_cast<int>(rows), QImage::Format_RGB32);
        for (std::int64_t row = 0; row < rows; ++row) {
            const ShownPart own_rows = tile(rows_, row, rows);
            for (std::int64_t column = 0; column < columns; ++column) {
                const ShownPart own_columns = tile(columns_, column, columns);
                const auto value = static_cast<double>(largest_in(*block_.values, own_rows, own_columns));
                QRgb color = palette.at(std::isnan(value) ? value
                                        : block_.weights  ? std::clamp(value, 0.0, 1.0)
                                        : largest > 0     ? std::clamp(0.5 + value / (2 * largest), 0.0, 1.0)
                                                          : 0.5);
                if (!allowed(own_rows.begin, own_columns.begin)) color = style.theme.masked.rgb();
                image.setPixel(static_cast<int>(column), static_cast<int>(row), color);
            }
        }
        sketch_.image(place_, image);
    }

    static ShownPart tile(const ShownPart& all, std::int64_t index, std::int64_t count) {
        return {all.begin + index * all.size() / count, all.begin + (index + 1) * all.size() / count};
    }

    /// Numbers where cells have room for them.
    void draw_numbers() {
        const double width = place_.width() / static_cast<double>(columns_.size());
        const double height = place_.height() / static_cast<double>(rows_.size());
        if (width < 1.9 || height < 1) return;
        for (std::int64_t row = rows_.begin; row < rows_.end; ++row)
            for (std::int64_t column = columns_.begin; column < columns_.end; ++column) {
                const double value = block_.values->slice(row)[static_cast<std::size_t>(column)];
                const QPointF center(place_.left() + (static_cast<double>(column - columns_.begin) + 0.5) * width,
                                     place_.top() + (static_cast<double>(row - rows_.begin) + 0.5) * height);
                draw_number(center, value, allowed(row, column), width);
            }
    }

    void draw_number(const QPointF& center, double value, bool visible, double room) {
        constexpr double kSize = 0.75;
        const int digits = std::abs(value) >= 100 ? 0 : std::abs(value) >= 10 ? 1 : 2;
        const QString masked = block_.weights ? QStringLiteral("0") : QStringLiteral("−∞");
        const QString text = visible ? number_text(value, 'f', digits) : masked;
        const double size = std::min(kSize, kSize * (room - 0.2) / std::max(0.1, sketch_.width_of(text, kSize)));
        const double largest = std::abs(static_cast<double>(largest_in(*block_.values, rows_, columns_)));
        const double share = block_.weights ? value : largest > 0 ? std::abs(value) / largest : 0;
        // The strongest colors are far from the ink only on the other side of the paper.
        constexpr double kStrong = 0.62;
        const Theme& theme = sketch_.style().theme;
        sketch_.colored_text(center, text, size, visible && share > kStrong ? theme.paper : theme.ink);
    }

    void outline(const QRectF& place, const QColor& color, double width) {
        QPainterPath path;
        path.addRect(place);
        sketch_.path(path, color, width, Qt::transparent, Role::Highlight);
    }

    [[nodiscard]] QRectF rows_place(const ShownPart& rows) const {
        const double height = place_.height() / static_cast<double>(rows_.size());
        return {place_.left(), place_.top() + static_cast<double>(rows.begin - rows_.begin) * height, place_.width(),
                static_cast<double>(rows.size()) * height};
    }
    [[nodiscard]] QRectF columns_place(const ShownPart& columns) const {
        const double width = place_.width() / static_cast<double>(columns_.size());
        return {place_.left() + static_cast<double>(columns.begin - columns_.begin) * width, place_.top(),
                static_cast<double>(columns.size()) * width, place_.height()};
    }

    /// The query in the accent, the key in the other color, and the head's own part.
    void draw_lit() {
        const Theme& theme = sketch_.style().theme;
        constexpr double kWidth = 0.14;
        const ShownPart query{shown_.query, shown_.query + 1};
        const ShownPart key{shown_.key, shown_.key + 1};
        if (block_.own_rows) outline(rows_place(*block_.own_rows), theme.ink, kWidth);
        if (block_.own_columns) outline(columns_place(*block_.own_columns), theme.ink, kWidth);
        if (block_.rows == MatrixSide::Keys) outline(rows_place(key), theme.primary, kWidth);
        if (block_.columns == MatrixSide::Keys) outline(columns_place(key), theme.primary, kWidth);
        if (block_.rows == MatrixSide::Queries) outline(rows_place(query), theme.accent, kWidth);
    }

    /// Tokens beside the rows, where they have room; otherwise those of the pair.
    void draw_labels() {
        const std::vector<std::string>& labels =
            block_.rows == MatrixSide::Queries ? shown_.numbers->queries : shown_.numbers->keys;
        const double height = place_.height() / static_cast<double>(rows_.size());
        const double size = std::min(0.9, height / 1.05);
        const bool all = size >= 0.45;
        for (std::int64_t row = rows_.begin; row < rows_.end; ++row) {
            const bool is_query = block_.rows == MatrixSide::Queries && row == shown_.query;
            const bool is_key =
                row == shown_.key && (block_.rows == MatrixSide::Keys || shown_.numbers->module.key_inputs.empty());
            if (!all && !is_query) continue;
            const double own = all ? size : kSmall;
            const QFont font = sized(sketch_.style().font, own);
            const QString label = visible_label(labels.at(static_cast<std::size_t>(row)));
            const QString fits = isolated(elided(label, font, kLabels - 0.6));
            const QPointF at(place_.left() - 0.4,
                             place_.top() + (static_cast<double>(row - rows_.begin) + 0.5) * height);
            sketch_.text(at, fits, TextItem::Align::Right, own, !is_query && !is_key,
                         is_query || is_key ? QFont::DemiBold : QFont::Normal);
        }
    }

    Sketch& sketch_;
    const ShownMatrices& shown_;
    const MatrixBlock& block_;
    QRectF place_;
    ShownPart rows_;
    ShownPart columns_;
};

}  // namespace

ShownPart shown_part(const ShownMatrices& matrices, MatrixSide side) {
    const bool queries = side == MatrixSide::Queries;
    const auto count = std::ssize(queries ? matrices.numbers->queries : matrices.numbers->keys);
    const std::int64_t about = queries ? matrices.query : matrices.key;
    const std::int64_t size = std::min<std::int64_t>(count, kMostMatrixRows);
    const std::int64_t begin = std::clamp<std::int64_t>(about - size / 2, 0, count - size);
    return {begin, begin + size};
}

std::vector<MatrixGroup> matrix_groups(const ShownMatrices& matrices) {
    std::vector<MatrixGroup> groups{projections_group(matrices), attention_group(matrices)};
    if (!matrices.numbers->module.result.empty()) groups.push_back(result_group(matrices));
    return groups;
}

void draw_group(Sketch& sketch, const ShownMatrices& matrices, const MatrixGroup& group, const QPointF& corner) {
    for (const MatrixBlock& block : group.blocks) BlockDrawing(sketch, matrices, block, corner).draw();
    for (const MatrixGroup::Sign& sign : group.signs)
        sketch.text(sign.center + corner, sign.text, TextItem::Align::Center, 1.2, true);
}

}  // namespace headlight
