#include "figures/vectors/contexts_figure.h"

#include "figures/drawing/palette.h"
#include "figures/drawing/text.h"
#include "figures/drawn_figure.h"
#include "language/wording.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace headlight {

namespace {

// Lengths in em.
constexpr double kRow = 2.3;
constexpr double kTop = 2.6;
constexpr double kBelow = 3.4;
constexpr std::size_t kMostTokens = 48;
constexpr std::size_t kMostStates = 14;

/// Widths of the columns.
struct Widths {
    double labels = 9;
    double places = 3.2;  ///< after the labels; 0: none
    double cell = 5.6;

    [[nodiscard]] double cells() const { return labels + places; }
};

Widths widths_of(bool narrow) {
    return narrow ? Widths{.labels = 6.6, .places = 0, .cell = 4.1} : Widths{};
}

std::size_t drawn_tokens(const TokenContexts& contexts) {
    return std::min(contexts.tokens.size(), kMostTokens);
}

/// The states that are drawn: all, or as many spread from the first to the last.
std::vector<std::size_t> drawn_states(const TokenContexts& contexts) {
    const std::size_t count = contexts.names.size();
    const std::size_t drawn = std::min(count, kMostStates);
    std::vector<std::size_t> states;
    for (std::size_t i = 0; i < drawn; ++i) states.push_back(drawn == 1 ? 0 : i * (count - 1) / (drawn - 1));
    return states;
}

QString difference_text(double difference) {
    if (difference == 0) return QStringLiteral("0");
    return difference < 0.01 ? number_text(difference, 'e', 0) : number_text(difference, 'f', 2);
}

QSizeF size_of_table(const TokenContexts& contexts, const Widths& widths) {
    return {widths.cells() + widths.cell * static_cast<double>(drawn_states(contexts).size()),
            kTop + kRow * static_cast<double>(drawn_tokens(contexts)) + kBelow};
}

/// "embeddings" before the first layer.
QString short_name(std::size_t state) {
    return state == 0 ? wording("embeddings") : wording("layer %1").arg(state - 1);
}

class ContextsDrawing {
  public:
    ContextsDrawing(Sketch& sketch, const TokenContexts& contexts, const Widths& widths)
        : sketch_(sketch), contexts_(contexts), states_(drawn_states(contexts)), widths_(widths), map_(sketch.style()) {
        map_.map = difference_map(map_.theme.dark);
    }

    void draw() {
        using Align = TextItem::Align;
        if (widths_.places > 0)
            sketch_.text({widths_.cells() - 0.6, kTop - 0.8}, QStringLiteral("A, B"), Align::Right, kSmall, true);
        for (std::size_t column = 0; column < states_.size(); ++column)
            draw_name(left_of(column) + widths_.cell / 2, short_name(states_[column]));
        for (std::size_t row = 0; row < drawn_tokens(contexts_); ++row) draw_row(row);
        draw_summary(kTop + kRow * static_cast<double>(drawn_tokens(contexts_)) + 1.1);
    }

  private:
    static constexpr double kSmall = 0.85;

    [[nodiscard]] double left_of(std::size_t column) const {
        return widths_.cells() + widths_.cell * static_cast<double>(column);
    }

    void draw_name(double center, const QString& name) {
        const double size =
            std::min(kSmall, kSmall * (widths_.cell - 0.5) / std::max(1.0, sketch_.width_of(name, kSmall)));
        sketch_.text({center, kTop - 0.8}, name, TextItem::Align::Center, size, true);
    }

    void draw_row(std::size_t row) {
        using Align = TextItem::Align;
        const TokenInContexts& token = contexts_.tokens[row];
        const double top = kTop + kRow * static_cast<double>(row);
        const QFont& font = sketch_.style().font;
        const QString label = elided(visible_label(token.label), font, (widths_.labels - 0.4) * size_of(font));
        sketch_.text({widths_.labels - 0.4, top + kRow / 2}, isolated(label), Align::Right);
        if (widths_.places > 0)
            sketch_.text({widths_.cells() - 0.6, top + kRow / 2},
                         QStringLiteral("%1, %2").arg(token.first).arg(token.other), Align::Right, 0.75, true);
        const Palette palette(map_);
        for (std::size_t column = 0; column < states_.size(); ++column) {
            const double cosine = token.cosines[states_[column]];
            const QRectF place(left_of(column) + 0.08, top + 0.08, widths_.cell - 0.16, kRow - 0.16);
            const QColor fill(palette.at(std::clamp(0.5 + cosine / 2, 0.0, 1.0)));
            sketch_.cell(place, fill);
            const Theme& theme = map_.theme;
            const auto distance = [&](const QColor& color) { return std::abs(color.lightnessF() - fill.lightnessF()); };
            const QColor ink = distance(theme.ink) >= distance(theme.paper) ? theme.ink : theme.paper;
            sketch_.colored_text(place.center() - QPointF(0, 0.42), number_text(cosine, 'f', 3), 0.95, ink);
            sketch_.colored_text(place.center() + QPointF(0, 0.58),
                                 QStringLiteral("Δ %1").arg(difference_text(token.differences[states_[column]])),
                                 widths_.places > 0 ? 0.7 : 0.6, ink);
        }
    }

    void draw_summary(double y) {
        const auto line = [&](const QString& text, bool strong) {
            const double room = size_of_table(contexts_, widths_).width();
            constexpr double kBold = 1.15;  // wider than the type that is measured
            const double size = std::min(0.9, 0.9 * room / std::max(1.0, kBold * sketch_.width_of(text, 0.9)));
            sketch_.text({0, y}, text, TextItem::Align::Left, size, !strong, strong ? QFont::DemiBold : QFont::Normal);
            y += 1.5;
        };
        constexpr double kRounding = 1e-5;
        const double largest = contexts_.largest_difference(contexts_.names.size() - 1);
        const QString words =
            largest < kRounding
                ? wording("Largest difference after the last layer: %1: the same vectors but for rounding.")
                : wording("Largest difference after the last layer: %1.");
        line(words.arg(difference_text(largest)), true);
        line(wording("cell: cosine of the word's two vectors; Δ: largest difference of two of their numbers"), false);
    }

    Sketch& sketch_;
    const TokenContexts& contexts_;
    std::vector<std::size_t> states_;
    Widths widths_;
    FigureStyle map_;  ///< with colors for cosines of both signs
};

std::shared_ptr<const Figure> drawn_contexts(std::shared_ptr<const TokenContexts> contexts, const FigureStyle& style,
                                             bool narrow) {
    QStringList notes{contexts->order == WordOrder::Any ? wording("words matched in any order")
                                                        : wording("words matched in the order of the texts")};
    if (contexts->tokens.size() > kMostTokens)
        notes << wording("the first %1 of %2 tokens").arg(kMostTokens).arg(contexts->tokens.size());
    if (contexts->names.size() > kMostStates)
        notes << wording("%1 of %2 states").arg(kMostStates).arg(contexts->names.size());
    if (contexts->without_partner > 0)
        notes << wording("tokens without a counterpart are left out: %1").arg(contexts->without_partner);
    if (!style.note.isEmpty()) notes << style.note;
    const Widths widths = widths_of(narrow);
    const QSizeF size = size_of_table(*contexts, widths);
    const auto draw = [contexts = std::move(contexts), widths](Sketch& sketch) {
        ContextsDrawing(sketch, *contexts, widths).draw();
    };
    return std::make_shared<DrawnFigure>(draw, size, notes, style);
}

}  // namespace

std::shared_ptr<const Figure> contexts_figure(std::shared_ptr<const TokenContexts> contexts, const FigureStyle& style) {
    return drawn_contexts(std::move(contexts), style, false);
}

std::shared_ptr<const Figure> narrow_contexts_figure(std::shared_ptr<const TokenContexts> contexts,
                                                     const FigureStyle& style) {
    return drawn_contexts(std::move(contexts), style, true);
}

}  // namespace headlight
