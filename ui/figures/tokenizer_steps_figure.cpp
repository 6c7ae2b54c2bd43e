#include "figures/tokenizer_steps_figure.h"

#include "figures/drawing/text.h"
#include "figures/weights/word_columns.h"
#include "language/wording.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace headlight {

namespace {

using Kind = TokenizerStep::Kind;

QString number(double value) {
    return number_text(value, 'f', 2);
}

/// Description of a step.
QString note_of(const TokenizerStep& step) {
    switch (step.kind) {
        case Kind::Characters:
            return wording("characters");
        case Kind::Bytes:
            return wording("bytes, where a character has no piece");
        case Kind::Unknown:
            return wording("unknown: no piece spells this");
        case Kind::Merge:
            return wording("merge %1").arg(step.rank);
        case Kind::Match:
            return step.tried == 0 ? wording("longest match")
                                   : wording("longest match, after %1 longer ones").arg(step.tried);
        case Kind::Piece:
            return number(step.score);
        case Kind::Path:
            return step.rank == 0 ? wording("best, sum %1").arg(number(step.score))
                                  : wording("sum %1").arg(number(step.score));
        case Kind::Whole:
            return wording("one piece");
    }
    return {};
}

QString ids_of(const WordSteps& word) {
    QStringList ids;
    for (const StepPart& token : word.tokens) ids << QString::number(token.id);
    return word.added ? wording("added token, id %1").arg(ids.join(' '))
                      : wording("ids %1").arg(ids.join(QStringLiteral(", ")));
}

/// How much a box stands out.
enum class Weight { Plain, Faint, Made, Token };

/// A row of boxes with what is said beside them.
struct Row {
    std::vector<std::pair<StepPart, Weight>> boxes;
    QString note;
    bool emphasised = false;
};

Row row_of(const TokenizerStep& step) {
    Row row{{}, note_of(step), step.chosen};
    for (std::size_t i = 0; i < step.parts.size(); ++i) {
        const bool made = (step.kind == Kind::Merge || step.kind == Kind::Match) && i == step.changed;
        const bool rest = step.kind == Kind::Match && step.parts[i].id < 0;
        const bool loser = (step.kind == Kind::Piece || step.kind == Kind::Path) && !step.chosen;
        const bool winner = step.kind == Kind::Piece && step.chosen;
        row.boxes.emplace_back(step.parts[i], made || winner  ? Weight::Made
                                              : rest || loser ? Weight::Faint
                                                              : Weight::Plain);
    }
    return row;
}

/// Steps as rows; pieces that Unigram could take share a row where they do not overlap.
std::vector<Row> rows_of(const WordSteps& word) {
    std::vector<Row> rows;
    std::vector<TokenizerStep> pieces;
    for (const TokenizerStep& step : word.steps) {
        if (step.kind == Kind::Piece) pieces.push_back(step);
    }
    // The chosen ones first, so that the best path is the first row.
    std::ranges::stable_sort(pieces,
                             [](const TokenizerStep& a, const TokenizerStep& b) { return a.chosen && !b.chosen; });
    for (const TokenizerStep& piece : pieces) {
        const StepPart& part = piece.parts.front();
        const auto free = std::ranges::find_if(rows, [&](const Row& row) {
            return std::ranges::none_of(
                row.boxes, [&](const auto& box) { return box.first.begin < part.end && part.begin < box.first.end; });
        });
        Row& row = free == rows.end() ? rows.emplace_back() : *free;
        row.boxes.emplace_back(part, piece.chosen ? Weight::Made : Weight::Faint);
    }
    if (!rows.empty()) rows.front().note = wording("pieces that fit, the best path first");
    for (const TokenizerStep& step : word.steps) {
        if (step.kind != Kind::Piece) rows.push_back(row_of(step));
    }
    Row tokens{{}, ids_of(word), true};
    for (const StepPart& token : word.tokens) tokens.boxes.emplace_back(token, Weight::Token);
    rows.push_back(std::move(tokens));
    return rows;
}

/// Lengths for a font.
struct Measures {
    explicit Measures(const FigureStyle& style)
        : font(style.font),
          small(sized(style.font, 0.85 * size_of(style.font))),
          title(sized(style.font, size_of(style.font), QFont::DemiBold)),
          unit(size_of(style.font)) {}
    QFont font, small, title;
    double unit;
    [[nodiscard]] double box() const { return 1.9 * unit; }
    [[nodiscard]] double step() const { return 2.3 * unit; }
    [[nodiscard]] double padding() const { return 0.45 * unit; }
    [[nodiscard]] double margin() const { return unit; }
    [[nodiscard]] double heading() const { return 2.2 * unit; }
    [[nodiscard]] double gap() const { return 1.4 * unit; }
};

QString heading_of(const WordSteps& word) {
    const QString typed = isolated(visible_label(word.typed));
    if (word.typed == word.spelled || word.spelled.empty()) return typed;
    return QStringLiteral("%1  →  %2").arg(typed, isolated(visible_label(word.spelled)));
}

class Drawing {
  public:
    Drawing(const FigureStyle& style, DisplayList& list) : style_(style), metrics_(style), list_(list) {}

    /// Draws a word with its upper edge at `top`; returns the lower edge, and keeps the right one.
    double word(const WordSteps& word, double top) {
        const Measures& m = metrics_;
        text({m.margin(), top + extent(m.title).ascent}, heading_of(word), m.title, style_.theme.ink, Role::Title);
        top += m.heading();
        const WordColumns columns(word, m.font, m.padding());
        if (word.left_out) {
            text({m.margin(), top + extent(m.font).ascent}, wording("steps not available"), m.font,
                 style_.theme.faint_ink, Role::Note);
            return top + m.step();
        }
        const double notes = m.margin() + columns.width() + 1.2 * m.unit;
        for (const Row& row : rows_of(word)) {
            for (const auto& [part, weight] : row.boxes) box(part, weight, columns, top);
            const double baseline = top + m.box() / 2 + extent(m.small).cap_height / 2;
            text({notes, baseline}, row.note, m.small, row.emphasised ? style_.theme.ink : style_.theme.faint_ink,
                 Role::Note);
            top += m.step();
        }
        return top;
    }
    [[nodiscard]] double right() const { return right_; }

  private:
    void box(const StepPart& part, Weight weight, const WordColumns& columns, double top) {
        const Measures& m = metrics_;
        const Theme& theme = style_.theme;
        const double gap = 0.08 * m.unit;
        const QRectF place(m.margin() + columns.left(part) + gap, top,
                           columns.right(part) - columns.left(part) - 2 * gap, m.box());
        QPainterPath path;
        path.addRoundedRect(place, 0.3 * m.unit, 0.3 * m.unit);
        QColor fill = Qt::transparent;
        if (weight == Weight::Token) fill = style_.map.at(0.16);
        if (weight == Weight::Made) {
            fill = theme.accent;
            fill.setAlphaF(theme.dark ? 0.28F : 0.18F);
        }
        const QColor line = weight == Weight::Made    ? theme.accent
                            : weight == Weight::Token ? theme.primary
                                                      : theme.line;
        list_.items.push_back(PathItem{path, QPen(line, 0.09 * m.unit), fill, Role::Cell});
        const QColor ink = weight == Weight::Faint ? theme.faint_ink : theme.ink;
        const double baseline = place.center().y() + extent(m.font).cap_height / 2;
        list_.items.push_back(TextItem{{place.center().x(), baseline},
                                       visible_label(part.piece),
                                       m.font,
                                       ink,
                                       TextItem::Align::Center,
                                       0,
                                       Role::Label});
        right_ = std::max(right_, place.right());
    }

    void text(const QPointF& anchor, const QString& text, const QFont& font, const QColor& color, Role role) {
        list_.items.push_back(TextItem{anchor, text, font, color, TextItem::Align::Left, 0, role});
        right_ = std::max(right_, anchor.x() + text_width(text, font));
    }

    const FigureStyle& style_;
    Measures metrics_;
    DisplayList& list_;
    double right_ = 0;
};

using Block = TokenizerStepsFigure::Block;

std::vector<Block> blocks_of(const std::vector<WordSteps>& words, const FigureStyle& style) {
    const Measures metrics(style);
    std::vector<Block> blocks(words.size());
    std::ranges::transform(words, blocks.begin(), [&](const WordSteps& word) {
        Block block;
        Drawing drawing(style, block.list);
        const double height = drawing.word(word, 0);
        block.size = {drawing.right() + metrics.margin(), height};
        return block;
    });
    return blocks;
}

/// Where the blocks stand: side by side in lines no wider than `width`, unless one alone is; and what they take.
struct Arranged {
    std::vector<QPointF> corners;
    QSizeF taken;
};

Arranged arrange(const std::vector<Block>& blocks, const FigureStyle& style, double width) {
    const Measures metrics(style);
    Arranged result;
    QPointF at(0, metrics.margin());
    double line = 0;
    for (const Block& block : blocks) {
        if (at.x() > 0 && at.x() + block.size.width() > width) {
            at = {0, at.y() + line + metrics.gap()};
            line = 0;
        }
        result.corners.push_back(at);
        at.rx() += block.size.width();
        line = std::max(line, block.size.height());
        result.taken = result.taken.expandedTo({at.x(), at.y() + line + metrics.margin()});
    }
    return result;
}

}  // namespace

TokenizerStepsFigure::TokenizerStepsFigure(std::vector<WordSteps> words, FigureStyle style)
    : words_(std::make_shared<const std::vector<WordSteps>>(std::move(words))),
      style_(std::move(style)),
      blocks_(std::make_shared<const std::vector<Block>>(blocks_of(*words_, style_))) {}

DisplayList TokenizerStepsFigure::layout(const QSizeF& size) const {
    DisplayList list;
    list.size = size;
    list.items.push_back(RectangleItem{{QPointF(0, 0), size}, style_.theme.paper, Role::Background});
    const std::vector<QPointF> corners = arrange(*blocks_, style_, size.width()).corners;
    for (std::size_t i = 0; i < corners.size(); ++i) append(list, (*blocks_)[i].list, corners[i]);
    return list;
}

Hit TokenizerStepsFigure::hit(const QPointF& /*point*/, const QSizeF& /*size*/) const {
    return {};
}

QSizeF TokenizerStepsFigure::natural_size() const {
    constexpr double kLetters = 90;
    return arrange(*blocks_, style_, kLetters * size_of(style_.font)).taken;
}

double TokenizerStepsFigure::height_for_width(double width) const {
    return arrange(*blocks_, style_, width).taken.height();
}

std::unique_ptr<Figure> TokenizerStepsFigure::with_style(const FigureStyle& style) const {
    return std::make_unique<TokenizerStepsFigure>(*words_, style);
}

}  // namespace headlight
