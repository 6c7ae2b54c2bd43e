#include "export/writers/page_image.h"

#include "analysis/patches.h"
#include "figures/drawing/image_file.h"

#include <QByteArray>
#include <QImage>
#include <QJsonArray>

#include <algorithm>

namespace headlight {
namespace {

constexpr int kLongestSide = 320;  // of the longer side: gray under colors needs no more

QJsonArray patches_of(const AttentionStack& stack, const std::vector<MatrixEntry>& entries, std::int64_t count) {
    QJsonArray patches;
    for (std::int64_t index = 0; index < count; ++index) {
        const auto patch = patch_of_token(stack, entries[static_cast<std::size_t>(index)].tokens.front());
        patches.append(patch ? QJsonValue(*patch) : QJsonValue());
    }
    return patches;
}

/// One byte a pixel, row by row.
QByteArray gray_pixels(const QImage& picture) {
    QByteArray bytes;
    bytes.reserve(static_cast<qsizetype>(picture.width()) * picture.height());
    for (int y = 0; y < picture.height(); ++y)
        for (int x = 0; x < picture.width(); ++x) bytes += static_cast<char>(qGray(picture.pixel(x, y)));
    return bytes;
}

}  // namespace

QJsonObject page_image(const Analysis& analysis, const AttentionStack& stack, const AttentionMatrix& matrix,
                       std::int64_t rows, std::int64_t columns) {
    if (!analysis.image || !stack.patches) return {};
    QImage picture = picture_of(image_under(*analysis.image, stack.patches->area));
    if (std::max(picture.width(), picture.height()) > kLongestSide)
        picture = picture.scaled(kLongestSide, kLongestSide, Qt::KeepAspectRatio, Qt::SmoothTransformation);
    return {{"width", picture.width()},
            {"height", picture.height()},
            {"aspect", aspect_of(*analysis.image, stack.patches->area)},
            {"grey", QString::fromLatin1(gray_pixels(picture).toBase64())},
            {"rows", stack.patches->rows},
            {"columns", stack.patches->columns},
            {"queries", patches_of(stack, matrix.queries, rows)},
            {"keys", patches_of(stack, matrix.keys, columns)}};
}

}  // namespace headlight
