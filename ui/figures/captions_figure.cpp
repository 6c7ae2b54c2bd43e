#include "figures/captions_figure.h"

#include "figures/figure_row.h"
#include "figures/labeled_entries.h"
#include "figures/matrices/outlined_matrix.h"
#include "language/wording.h"

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace headlight {

namespace {

/// A name with the number of its pair.
std::string numbered(const std::vector<std::string>& names, std::size_t pair) {
    return std::to_string(pair + 1) + " " + names[pair];
}

std::vector<std::string> rows_of(const ImageCaptions& pairs) {
    std::vector<std::string> labels;
    for (std::size_t pair = 0; pair < pairs.images.size(); ++pair) labels.push_back(numbered(pairs.images, pair));
    return labels;
}

std::vector<std::string> columns_of(const ImageCaptions& pairs) {
    std::vector<std::string> labels;
    for (std::size_t pair = 0; pair < pairs.captions.size(); ++pair) labels.push_back(std::to_string(pair + 1));
    return labels;
}

std::string nats(double loss) {
    return QString::number(loss, 'f', 3).toStdString();
}

/// A part of the figure: a number of each image and caption.
struct Part {
    const char* title;
    const Tensor& values;
    std::string quantity;
    Sentence note;
    bool has_sign = false;
};

std::shared_ptr<const Figure> figure_of(const Part& part, const ImageCaptions& pairs, const FigureStyle& style) {
    OutlinedMatrix matrix{.rows = labeled_entries(rows_of(pairs)),
                          .columns = labeled_entries(columns_of(pairs)),
                          .values = part.values,
                          .entry = QT_TRANSLATE_NOOP("Figure", "image"),
                          .column = QT_TRANSLATE_NOOP("Figure", "caption"),
                          .quantity = part.quantity,
                          .has_sign = part.has_sign,
                          .notes = {part.note},
                          .outlined = {}};
    for (std::int32_t pair = 0; pair < std::ssize(pairs.images); ++pair) matrix.outlined.emplace_back(pair, pair);
    FigureStyle own = style;
    own.title = wording(part.title);
    own.caption.clear();
    own.provenance.clear();
    return outlined_matrix_figure(std::move(matrix), std::move(own));
}

std::vector<Part> parts_of(const ImageCaptions& pairs, const ContrastiveLoss& loss) {
    std::vector<Part> parts{{QT_TRANSLATE_NOOP("Figure", "Similarity"), pairs.cosines,
                             QT_TRANSLATE_NOOP("Figure", "cosine of image and caption"),
                             Sentence("contrastive loss %1, by chance %2", nats(loss.loss), nats(loss.chance)), true}};
    if (pairs.rule == ContrastiveRule::Sigmoid) {
        parts.push_back({QT_TRANSLATE_NOOP("Figure", "Sigmoid of each pair"), loss.by_image,
                         QT_TRANSLATE_NOOP("Figure", "probability of a match"),
                         Sentence("no pair depends on another")});
        return parts;
    }
    parts.push_back({QT_TRANSLATE_NOOP("Figure", "Softmax by row"), loss.by_image,
                     QT_TRANSLATE_NOOP("Figure", "probability of the caption"),
                     Sentence("loss of the images %1", nats(loss.image_loss))});
    parts.push_back({QT_TRANSLATE_NOOP("Figure", "Softmax by column"), loss.by_caption,
                     QT_TRANSLATE_NOOP("Figure", "probability of the image"),
                     Sentence("loss of the captions %1", nats(loss.caption_loss))});
    return parts;
}

std::shared_ptr<const Figure> row_of(const ImageCaptions& pairs, const FigureStyle& style, int columns) {
    const ContrastiveLoss loss = contrastive_loss(pairs);
    std::vector<std::shared_ptr<const Figure>> figures;
    for (const Part& part : parts_of(pairs, loss)) figures.push_back(figure_of(part, pairs, style));
    return std::make_shared<const FigureRow>(std::move(figures), style, RowColumns{columns, {}});
}

/// "1 boot: a gray boot", ..., one after the other; where there is one column, one below the other.
QString list_of(const ImageCaptions& pairs, int columns) {
    QStringList list;
    for (std::size_t pair = 0; pair < pairs.images.size(); ++pair)
        list << QStringLiteral("%1: %2").arg(QString::fromStdString(numbered(pairs.images, pair)),
                                             QString::fromStdString(pairs.captions[pair]));
    return list.join(columns > 1 ? QStringLiteral("; ") : QStringLiteral("\n"));
}

/// The parts, and below them the captions, which have no room at the columns.
class CaptionsFigure : public Figure {
  public:
    CaptionsFigure(std::shared_ptr<const ImageCaptions> pairs, const FigureStyle& style, int columns)
        : pairs_(std::move(pairs)), style_(style), columns_(columns) {
        FigureStyle listed = style;
        listed.caption =
            (style.caption.isEmpty() ? QString() : style.caption + QLatin1Char('\n')) + list_of(*pairs_, columns);
        row_ = row_of(*pairs_, listed, columns);
    }

    [[nodiscard]] DisplayList layout(const QSizeF& size) const override { return row_->layout(size); }
    [[nodiscard]] Hit hit(const QPointF& point, const QSizeF& size) const override { return row_->hit(point, size); }
    [[nodiscard]] QSizeF natural_size() const override { return row_->natural_size(); }
    [[nodiscard]] double height_for_width(double width) const override { return row_->height_for_width(width); }
    [[nodiscard]] double least_height_for_width(double width) const override {
        return row_->least_height_for_width(width);
    }
    [[nodiscard]] const FigureStyle& style() const override { return style_; }
    [[nodiscard]] std::unique_ptr<Figure> with_style(const FigureStyle& style) const override {
        return std::make_unique<CaptionsFigure>(pairs_, style, columns_);
    }

  private:
    std::shared_ptr<const ImageCaptions> pairs_;
    FigureStyle style_;
    int columns_;
    std::shared_ptr<const Figure> row_;
};

}  // namespace

std::shared_ptr<const Figure> captions_figure(const ImageCaptions& pairs, const FigureStyle& style) {
    return std::make_shared<const CaptionsFigure>(std::make_shared<const ImageCaptions>(pairs), style, 3);
}

std::shared_ptr<const Figure> narrow_captions_figure(const ImageCaptions& pairs, const FigureStyle& style) {
    return std::make_shared<const CaptionsFigure>(std::make_shared<const ImageCaptions>(pairs), style, 1);
}

}  // namespace headlight
