#include "figures/figure_frame.h"

#include "figures/drawing/text.h"

#include <algorithm>

namespace headlight {
namespace {

constexpr double kTitleSize = 1.25;
constexpr double kSmallSize = 0.85;
constexpr double kProvenanceSize = 0.72;
constexpr double kLineHeight = 1.3;

/// Lines of one kind of text, with the distance to what stands above.
struct Block {
    QStringList lines;
    QFont font;
    QColor color;
    Role role = Role::Note;
    double gap = 0;

    [[nodiscard]] double height() const {
        return lines.isEmpty() ? 0 : gap + static_cast<double>(lines.size()) * kLineHeight * size_of(font);
    }
};

struct Blocks {
    std::vector<Block> above;
    std::vector<Block> below;
};

Block notes_block(const FigureStyle& style, const QStringList& notes, double width) {
    const QFont font = small_font(style);
    const QString text = notes.join(" · ");
    return {text.isEmpty() ? QStringList() : wrapped(text, font, width), font, style.theme.faint_ink, Role::Note, 0};
}

Blocks blocks_of(const FigureStyle& style, const QStringList& notes, double width) {
    const double em = size_of(style.font);
    const auto block = [&](const QString& text, const QFont& font, const QColor& color, Role role, double gap) {
        return Block{text.isEmpty() ? QStringList() : wrapped(text, font, width), font, color, role, gap};
    };
    const Theme& theme = style.theme;
    Blocks blocks;
    blocks.above.push_back(
        block(style.title, sized(style.font, kTitleSize * em, QFont::DemiBold), theme.ink, Role::Title, 0));
    blocks.above.push_back(notes_block(style, notes, width));
    blocks.below.push_back(block(style.caption, sized(style.font, em), theme.ink, Role::Note, 0.7 * em));
    blocks.below.push_back(
        block(style.provenance, sized(style.font, kProvenanceSize * em), theme.faint_ink, Role::Note, 0.5 * em));
    return blocks;
}

double height_of(const std::vector<Block>& blocks) {
    double height = 0;
    for (const Block& block : blocks) height += block.height();
    return height;
}

void place(const std::vector<Block>& blocks, double left, double top, std::vector<Item>& items) {
    for (const Block& block : blocks) {
        if (block.lines.isEmpty()) continue;
        top += block.gap;
        const FontExtent letters = extent(block.font);
        const double line = kLineHeight * size_of(block.font);
        for (const QString& text : block.lines) {
            const double baseline = top + (line + letters.ascent - letters.descent) / 2;
            items.push_back(
                TextItem{QPointF(left, baseline), text, block.font, block.color, TextItem::Align::Left, 0, block.role});
            top += line;
        }
    }
}

/// Height of the heading above the figure, with the gap below it.
double heading_of(const FigureStyle& style, const Blocks& blocks) {
    const double lines = height_of(blocks.above);
    return std::max(style.heading, lines > 0 ? lines + 0.5 * size_of(style.font) : 0);
}

}  // namespace

double frame_margin(const FigureStyle& style) {
    return 0.8 * size_of(style.font);
}

QFont label_font(const FigureStyle& style, double scale) {
    return sized(style.font, scale * size_of(style.font));
}

QFont small_font(const FigureStyle& style) {
    return sized(style.font, kSmallSize * size_of(style.font));
}

double add_notes(const FigureStyle& style, const QStringList& notes, const QPointF& corner, double width,
                 std::vector<Item>& items) {
    const Block block = notes_block(style, notes, width);
    place({block}, corner.x(), corner.y(), items);
    return block.height();
}

double frame_height(const FigureStyle& style, const QStringList& notes, double width) {
    const double margin = frame_margin(style);
    const Blocks blocks = blocks_of(style, notes, width - 2 * margin);
    return 2 * margin + heading_of(style, blocks) + height_of(blocks.below);
}

FigureFrame make_frame(const FigureStyle& style, const QStringList& notes, const QSizeF& size) {
    const double margin = frame_margin(style);
    const double width = std::max(1.0, size.width() - 2 * margin);
    const Blocks blocks = blocks_of(style, notes, width);
    const double top = margin + heading_of(style, blocks);
    const double bottom = size.height() - margin - height_of(blocks.below);
    FigureFrame frame;
    frame.items.push_back(RectangleItem{QRectF(QPointF(0, 0), size), style.theme.paper, Role::Background});
    place(blocks.above, margin, margin, frame.items);
    place(blocks.below, margin, bottom, frame.items);
    frame.content = QRectF(margin, top, width, std::max(1.0, bottom - top));
    return frame;
}

}  // namespace headlight
