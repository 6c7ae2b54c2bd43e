#include "figures/vectors/word_vectors_figure.h"

#include "figures/drawing/palette.h"
#include "figures/drawing/text.h"
#include "figures/drawn_figure.h"
#include "language/sentences.h"
#include "language/wording.h"

#include <algorithm>
#include <cmath>
#include <span>
#include <utility>

namespace headlight {

namespace {

using Align = TextItem::Align;

// Lengths in em.
constexpr double kRow = 1.5;
constexpr double kTitle = 1.1;  // size of titles
constexpr double kSmall = 0.85;
constexpr double kHead = 3.2;  // from a title to the first row
constexpr double kLine = 1.6;
constexpr std::size_t kMostRows = 16;
constexpr std::size_t kMostElements = 64;
constexpr std::size_t kMostNeighbors = 10;
constexpr std::size_t kMostRepeats = 3;

/// Where the parts stand, from the left.
struct Columns {
    double width = 52;
    double labels = 6.5;
    double ids = 9;
    double one_hot = 9.8;
    double one_hot_width = 9.2;
    double table = 21.2;
    double table_width = 5;
    double vectors = 28.6;
    double vectors_width = 12;
    double numbers = 41.2;    ///< 0: none, and names without sizes
    double neighbors = 29.5;  ///< beside the pair; 0: below it
};

Columns columns_of(bool narrow) {
    if (!narrow) return {};
    return {.width = 32,
            .labels = 6.5,
            .ids = 9,
            .one_hot = 9.6,
            .one_hot_width = 5.2,
            .table = 16.4,
            .table_width = 3,
            .vectors = 21,
            .vectors_width = 11,
            .numbers = 0,
            .neighbors = 0};
}

QString vector_number(double value) {
    return number_text(value, 'f', std::abs(value) >= 100 ? 1 : 3);
}

/// Tokens that the text repeats, in the words of a line.
QStringList repeats_of(const WordVectors& vectors) {
    QStringList lines;
    for (std::size_t token = 0; token < vectors.ids.size(); ++token) {
        if (vectors.first_same(token) != token) continue;
        QStringList places;
        for (std::size_t other = token; other < vectors.ids.size(); ++other)
            if (vectors.ids[other] == vectors.ids[token]) places << QString::number(other);
        if (places.size() < 2) continue;
        const QString last = places.takeLast();
        lines << wording("“%1” is token %2 and %3: the same id, so the same row of E, number for number.")
                     .arg(isolated(visible_label(vectors.tokens[token])), places.join(QStringLiteral(", ")), last);
    }
    return lines.mid(0, static_cast<qsizetype>(kMostRepeats));
}

/// The parts of the figure one after the other.
class WordVectorsDrawing {
  public:
    WordVectorsDrawing(Sketch& sketch, const ShownWordVectors& shown, bool narrow)
        : sketch_(sketch), shown_(shown), columns_(columns_of(narrow)), map_(signed_style(sketch.style())) {}

    void draw() {
        draw_lookup();
        const double below = lookup_height(of());
        draw_pair(below);
        const bool beside = columns_.neighbors > 0;
        draw_neighbors({columns_.neighbors, beside ? below : below + kPairHeight});
    }

    static QSizeF size_of_drawing(const WordVectors& vectors, bool narrow) {
        const Columns columns = columns_of(narrow);
        const double neighbors = neighbors_height(vectors);
        const double lower = columns.neighbors > 0 ? std::max(kPairHeight, neighbors) : kPairHeight + neighbors;
        return {columns.width, lookup_height(vectors) + lower};
    }

    /// The tokens that are drawn.
    static std::pair<std::size_t, std::size_t> drawn_rows(const ShownWordVectors& shown) {
        const std::size_t count = shown.of->ids.size();
        const std::size_t rows = std::min(count, kMostRows);
        const std::size_t before = std::min(shown.query, kMostRows / 2);
        const std::size_t first = std::min(shown.query - before, count - rows);
        return {first, first + rows};
    }

  private:
    static constexpr double kPairHeight = kHead + 8.4 + 3 * kLine;

    static FigureStyle signed_style(FigureStyle style) {
        style.map = difference_map(style.theme.dark);
        return style;
    }
    static double lookup_height(const WordVectors& vectors) {
        const auto rows = static_cast<double>(std::min(vectors.ids.size(), kMostRows));
        return kHead + kRow * rows + kLine * static_cast<double>(repeats_of(vectors).size()) + 2.4;
    }
    static double neighbors_height(const WordVectors& vectors) {
        const auto rows = static_cast<double>(std::min(vectors.neighbors.size(), kMostNeighbors));
        return kHead + kRow * rows + kLine * static_cast<double>(vectors.notices.size()) + 0.6;
    }

    [[nodiscard]] const WordVectors& of() const { return *shown_.of; }
    [[nodiscard]] QString label(std::size_t token, double room) const {
        return isolated(
            elided(visible_label(of().tokens[token]), sketch_.style().font, room * size_of(sketch_.style().font)));
    }
    [[nodiscard]] std::span<const float> row_of(std::size_t token) const {
        return of().vectors.slice(static_cast<std::int64_t>(token));
    }
    void title(const QPointF& corner, const QString& text, double room) {
        constexpr double kBold = 1.15;  // wider than the type that is measured
        const double size = std::min(kTitle, kTitle * room / std::max(1.0, kBold * sketch_.width_of(text, kTitle)));
        sketch_.text(corner + QPointF(0, 0.6), text, Align::Left, size, false, QFont::DemiBold);
    }
    void frame(const QRectF& place) {
        QPainterPath border;
        border.addRect(place);
        sketch_.path(border, sketch_.style().theme.line, 0.06);
    }

    void draw_lookup() {
        const auto [first, end] = drawn_rows(shown_);
        const std::int64_t size = of().vectors.size(1);
        title({0, 0}, wording("One-hot × E = X: each token picks the row of its id"), columns_.width);
        const double head = kHead - 0.9;
        const auto name = [&](double x, double width, const QString& text) {
            const double scale = std::min(kSmall, kSmall * width / std::max(0.1, sketch_.width_of(text, kSmall)));
            sketch_.text({x, head}, text, Align::Left, scale, true);
        };
        sketch_.text({columns_.ids, head}, wording("id"), Align::Right, kSmall, true);
        const bool sizes = columns_.numbers > 0;
        const auto sized_name = [sizes](const QString& letter, std::int64_t rows, std::int64_t columns) {
            return sizes ? QStringLiteral("%1: %2 × %3").arg(letter).arg(rows).arg(columns) : letter;
        };
        const std::int64_t rows = std::ssize(of().ids);
        name(columns_.one_hot, columns_.one_hot_width,
             sizes ? wording("one-hot, %1 wide").arg(of().vocabulary) : wording("one-hot"));
        name(columns_.table, columns_.vectors - columns_.table - 0.4,
             sized_name(QStringLiteral("E"), of().vocabulary, size));
        name(columns_.vectors, columns_.vectors_width, sized_name(QStringLiteral("X"), rows, size));
        if (sizes) name(columns_.numbers, columns_.width - columns_.numbers, wording("first numbers"));
        const double largest = largest_of(of().vectors.values());
        const double height = kRow * static_cast<double>(end - first);
        const QRectF table(columns_.table, kHead, columns_.table_width, height);
        sketch_.cell(table, sketch_.style().map.at(0.06), Role::Background);
        for (std::size_t token = first; token < end; ++token)
            draw_token(token, kHead + kRow * static_cast<double>(token - first), table, largest);
        frame(table);
        const double middle = kHead + height / 2;
        sketch_.text({columns_.table - 0.9, middle}, QStringLiteral("×"), Align::Center, 1.2);
        sketch_.text({columns_.table + columns_.table_width + 0.9, middle}, QStringLiteral("="), Align::Center, 1.2);
        double y = kHead + height + 1.0;
        for (const QString& line : repeats_of(of())) {
            const double scale = std::min(0.9, 0.9 * columns_.width / std::max(1.0, sketch_.width_of(line, 0.9)));
            sketch_.text({0, y}, line, Align::Left, scale);
            y += kLine;
        }
    }

    void draw_token(std::size_t token, double top, const QRectF& table, double largest) {
        const Theme& theme = sketch_.style().theme;
        const double y = top + kRow / 2;
        const bool chosen = token == shown_.query || token == shown_.key;
        sketch_.text({columns_.labels, y}, label(token, columns_.labels), Align::Right, 1, false,
                     chosen ? QFont::DemiBold : QFont::Normal);
        sketch_.text({columns_.ids, y}, QString::number(of().ids[token]), Align::Right, kSmall, true);
        const QRectF strip(columns_.one_hot, top + 0.35, columns_.one_hot_width, kRow - 0.7);
        sketch_.cell(strip, sketch_.style().map.at(0.06), Role::Background);
        const double share = static_cast<double>(of().ids[token]) / static_cast<double>(of().vocabulary);
        constexpr double kMark = 0.16;
        const QColor color = chosen ? theme.accent : theme.primary;
        sketch_.cell({strip.left() + share * (strip.width() - kMark), strip.top(), kMark, strip.height()}, color);
        constexpr double kTableRow = 0.12;
        sketch_.cell({table.left(), table.top() + share * (table.height() - kTableRow), table.width(), kTableRow},
                     color);
        draw_strip(row_of(token), {columns_.vectors, top + 0.1, columns_.vectors_width, kRow - 0.2}, largest);
        if (columns_.numbers == 0) return;
        QStringList numbers;
        constexpr std::size_t kFirst = 3;
        const std::span<const float> row = row_of(token);
        for (std::size_t i = 0; i < std::min(kFirst, row.size()); ++i)
            numbers << number_text(static_cast<double>(row[i]), 'f', 2);
        sketch_.text({columns_.numbers, y}, numbers.join(QStringLiteral("  ")) + QStringLiteral("  …"), Align::Left,
                     kSmall, !chosen);
    }

    static double largest_of(std::span<const float> values) {
        double largest = 0;
        for (const float value : values) largest = std::max(largest, std::abs(static_cast<double>(value)));
        return largest;
    }

    /// The first elements as cells.
    void draw_strip(std::span<const float> values, const QRectF& place, double largest) {
        const Palette palette(map_);
        const std::size_t count = std::min(values.size(), kMostElements);
        const double width = place.width() / static_cast<double>(count);
        for (std::size_t i = 0; i < count; ++i) {
            const double level = largest > 0 ? static_cast<double>(values[i]) / largest : 0;
            sketch_.cell({place.left() + width * static_cast<double>(i), place.top(), width, place.height()},
                         QColor(palette.at(std::clamp(0.5 + level / 2, 0.0, 1.0))));
        }
        frame(place);
    }

    void draw_pair(double top) {
        const double width = columns_.neighbors > 0 ? columns_.neighbors - 2 : columns_.width;
        const QString query = label(shown_.query, 6);
        const QString key = label(shown_.key, 6);
        title({0, top}, wording("Dot product and cosine of u = %1 and v = %2").arg(query, key), width);
        const std::span<const float> u = row_of(shown_.query);
        const std::span<const float> v = row_of(shown_.key);
        std::vector<float> products;
        for (std::size_t i = 0; i < u.size(); ++i) products.push_back(u[i] * v[i]);
        const double largest = std::max(largest_of(u), largest_of(v));
        double y = top + kHead - 0.9;
        constexpr double kNames = 3.2;
        const auto strip = [&](const QString& name, std::span<const float> values, double most) {
            sketch_.text({0, y + 0.6}, name, Align::Left);
            draw_strip(values, {kNames, y, width - kNames, 1.2}, most);
            y += 2;
        };
        strip(QStringLiteral("u"), u, largest);
        strip(QStringLiteral("v"), v, largest);
        strip(QStringLiteral("u v"), products, largest_of(products));
        const VectorPair pair = shown_.pair();
        y += 0.8;
        const auto line = [&](const QString& text, bool strong = false) {
            const double size = std::min(1.0, width / std::max(1.0, sketch_.width_of(text)));
            sketch_.text({0, y}, text, Align::Left, size, false, strong ? QFont::DemiBold : QFont::Normal);
            y += kLine;
        };
        line(wording("u · v = %1: the sum of the %2 products u v").arg(vector_number(pair.dot)).arg(products.size()));
        line(wording("lengths: |u| = %1, |v| = %2")
                 .arg(vector_number(pair.first_length), vector_number(pair.other_length)));
        line(wording("cosine = u · v / (|u| |v|) = %1").arg(vector_number(pair.cosine())), true);
    }

    void draw_neighbors(const QPointF& corner) {
        const double width = columns_.width - corner.x();
        title(corner, wording("Nearest rows of E: %1").arg(isolated(QString::fromStdString(of().words))), width);
        const std::size_t count = std::min(of().neighbors.size(), kMostNeighbors);
        constexpr double kNames = 8;
        constexpr double kNumber = 3.4;
        const double bar = width - kNames - kNumber - 0.5;
        double y = corner.y() + kHead - 0.9;
        for (std::size_t i = 0; i < count; ++i, y += kRow) {
            const Neighbor& each = of().neighbors[i];
            const QString name =
                elided(visible_label(each.text), sketch_.style().font, (kNames - 0.6) * size_of(sketch_.style().font));
            sketch_.text({corner.x() + kNames - 0.6, y + 0.5}, isolated(name), Align::Right);
            sketch_.cell({corner.x() + kNames, y, bar, 1}, sketch_.style().map.at(0.06), Role::Background);
            sketch_.cell({corner.x() + kNames, y, bar * std::clamp(each.cosine, 0.0, 1.0), 1},
                         sketch_.style().theme.primary);
            sketch_.text({columns_.width, y + 0.5}, vector_number(each.cosine), Align::Right, 0.95);
        }
        y += 0.6;
        for (const Sentence& notice : of().notices) {
            const QString text = text_of(notice);
            const double size = std::min(kSmall, kSmall * width / std::max(1.0, sketch_.width_of(text, kSmall)));
            sketch_.text({corner.x(), y}, text, Align::Left, size, true);
            y += kLine;
        }
    }

    Sketch& sketch_;
    const ShownWordVectors& shown_;
    Columns columns_;
    FigureStyle map_;  ///< with colors for numbers of both signs
};

std::shared_ptr<const Figure> drawn_vectors(ShownWordVectors vectors, const FigureStyle& style, bool narrow) {
    const auto [first, end] = WordVectorsDrawing::drawn_rows(vectors);
    QStringList notes;
    if (end - first < vectors.of->ids.size())
        notes << wording("tokens %1 to %2 of %3").arg(first).arg(end - 1).arg(vectors.of->ids.size());
    if (static_cast<std::size_t>(vectors.of->vectors.size(1)) > kMostElements)
        notes << wording("cells: the first %1 numbers of each vector").arg(kMostElements);
    if (narrow) notes << QStringLiteral("E: %1 × %2").arg(vectors.of->vocabulary).arg(vectors.of->vectors.size(1));
    if (!style.note.isEmpty()) notes << style.note;
    const QSizeF size = WordVectorsDrawing::size_of_drawing(*vectors.of, narrow);
    const auto draw = [vectors = std::move(vectors), narrow](Sketch& sketch) {
        WordVectorsDrawing(sketch, vectors, narrow).draw();
    };
    return std::make_shared<DrawnFigure>(draw, size, notes, style);
}

}  // namespace

VectorPair ShownWordVectors::pair() const {
    return pair_of(of->vectors.slice(static_cast<std::int64_t>(query)),
                   of->vectors.slice(static_cast<std::int64_t>(key)));
}

ShownWordVectors shown_word_vectors(std::shared_ptr<const WordVectors> vectors, std::optional<std::int64_t> query,
                                    std::optional<std::int64_t> key) {
    ShownWordVectors shown{std::move(vectors)};
    shown.query = static_cast<std::size_t>(query.value_or(std::ssize(shown.of->ids) - 1));
    shown.key = key ? static_cast<std::size_t>(*key) : shown.of->most_similar(shown.query);
    return shown;
}

std::shared_ptr<const Figure> word_vectors_figure(ShownWordVectors vectors, const FigureStyle& style) {
    return drawn_vectors(std::move(vectors), style, false);
}

std::shared_ptr<const Figure> narrow_word_vectors_figure(ShownWordVectors vectors, const FigureStyle& style) {
    return drawn_vectors(std::move(vectors), style, true);
}

}  // namespace headlight
