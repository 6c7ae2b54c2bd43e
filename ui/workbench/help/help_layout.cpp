#include "workbench/help/help_layout.h"

#include "workbench/help/help_pages.h"

#include <QGuiApplication>
#include <QImage>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextTable>
#include <QUrl>

#include <algorithm>
#include <vector>

namespace headlight {

namespace {

constexpr double kFigureWidth = 420;

bool is_code(const QTextBlock& block) {
    const QTextBlockFormat format = block.blockFormat();
    return format.hasProperty(QTextFormat::BlockCodeFence) || format.hasProperty(QTextFormat::BlockCodeLanguage) ||
           (block.charFormat().fontFixedPitch() && format.nonBreakableLines());
}

void lay_out_block(const QTextBlock& block, const Look& look) {
    QTextCursor cursor(block);
    QTextBlockFormat format = block.blockFormat();
    QTextCharFormat characters;
    cursor.movePosition(QTextCursor::EndOfBlock, QTextCursor::KeepAnchor);
    if (const int level = format.headingLevel(); level > 0) {
        constexpr double kLargest = 1.75;
        constexpr double kStep = 0.3;
        characters.setFont(look.sized(std::max(1.05, kLargest - kStep * (level - 1)), true));
        format.setTopMargin(level == 1 ? 0 : look.px(18));
        format.setBottomMargin(look.px(6));
        cursor.mergeCharFormat(characters);
    } else if (is_code(block)) {
        format.setBackground(look.chip);
        format.setLeftMargin(look.px(4));
        format.setTopMargin(is_code(block.previous()) ? 0 : look.px(6));
        format.setBottomMargin(is_code(block.next()) ? 0 : look.px(10));
        format.setNonBreakableLines(false);
    } else if (cursor.currentTable() == nullptr) {
        constexpr double kLineHeight = 125;  // percent; of a figure it would be a gap
        const bool figure = !block.begin().atEnd() && block.begin().fragment().charFormat().isImageFormat();
        if (!figure) format.setLineHeight(kLineHeight, QTextBlockFormat::ProportionalHeight);
        format.setTopMargin(0);
        format.setBottomMargin(block.textList() != nullptr ? look.px(4) : look.px(9));
    } else {
        format.setTopMargin(0);
        format.setBottomMargin(0);
    }
    cursor.setBlockFormat(format);
}

/// Format that a text gets beside its own: those in a fixed pitch a background, links the color of the window.
QTextCharFormat text_format(const QTextBlock& block, const QTextCharFormat& had, const Look& look) {
    QTextCharFormat format;
    if (had.fontFixedPitch()) {
        constexpr double kSmaller = 0.93;  // letters of a fixed pitch look larger
        format.setFontFamilies({QStringLiteral("DejaVu Sans Mono"), QStringLiteral("monospace")});
        if (block.blockFormat().headingLevel() == 0)
            format.setProperty(QTextFormat::FontPixelSize, look.sized(kSmaller).pixelSize());
        if (!is_code(block)) format.setBackground(look.chip);
    }
    if (had.isAnchor()) format.setForeground(look.primary);
    if (had.isImageFormat()) {
        QTextImageFormat image = had.toImageFormat();
        image.setWidth(look.px(kFigureWidth));
        return image;
    }
    return format;
}

void lay_out_texts(const QTextBlock& block, const Look& look) {
    std::vector<std::pair<QTextCursor, QTextCharFormat>> changes;
    for (auto it = block.begin(); !it.atEnd(); ++it) {
        const QTextCharFormat format = text_format(block, it.fragment().charFormat(), look);
        if (format.isEmpty()) continue;
        QTextCursor cursor(block);
        cursor.setPosition(it.fragment().position());
        cursor.setPosition(it.fragment().position() + it.fragment().length(), QTextCursor::KeepAnchor);
        changes.emplace_back(cursor, format);
    }
    for (auto& [cursor, format] : changes) cursor.mergeCharFormat(format);
}

void lay_out_table(QTextTable& table, const Look& look) {
    QTextTableFormat format = table.format();
    format.setBorder(1);
    format.setBorderBrush(look.border);
    format.setBorderStyle(QTextFrameFormat::BorderStyle_Solid);
    format.setBorderCollapse(true);
    format.setCellSpacing(0);
    format.setCellPadding(look.px(5));
    format.setTopMargin(look.px(4));
    format.setBottomMargin(look.px(12));
    table.setFormat(format);
    for (int column = 0; column < table.columns(); ++column) {
        QTextTableCell cell = table.cellAt(0, column);
        QTextCharFormat head = cell.format();
        head.setBackground(look.chip);
        cell.setFormat(head);
    }
}

/// The figures that the page names, relative to it, as wide as they are shown: Qt would leave out pixels.
void add_figures(QTextDocument& document, const QString& path, const Look& look) {
    const QUrl base(QLatin1Char('/') + path);
    const double pixels = qGuiApp->devicePixelRatio();
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next())
        for (auto it = block.begin(); !it.atEnd(); ++it)
            if (const QTextCharFormat format = it.fragment().charFormat(); format.isImageFormat()) {
                const QUrl name(format.toImageFormat().name());
                const QImage figure(QStringLiteral(":/help") + base.resolved(name).path());
                QImage scaled =
                    figure.scaledToWidth(static_cast<int>(look.px(kFigureWidth) * pixels), Qt::SmoothTransformation);
                scaled.setDevicePixelRatio(pixels);
                document.addResource(QTextDocument::ImageResource, name, scaled);
            }
}

}  // namespace

std::unique_ptr<QTextDocument> lay_out_help_page(const QString& path, const Look& look) {
    // Nothing shows the document yet, so that no change makes Qt compute places.
    auto document = std::make_unique<QTextDocument>();
    document->setUndoRedoEnabled(false);
    document->setDefaultFont(look.font);
    document->setDocumentMargin(look.px(18));
    document->setMarkdown(help_markdown(path));
    add_figures(*document, path, look);
    for (QTextBlock block = document->begin(); block.isValid(); block = block.next()) {
        lay_out_block(block, look);
        lay_out_texts(block, look);
    }
    for (QTextFrame* frame : document->rootFrame()->childFrames())
        if (auto* table = qobject_cast<QTextTable*>(frame)) lay_out_table(*table, look);
    return document;
}

}  // namespace headlight
