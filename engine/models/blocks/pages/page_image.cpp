#include "models/blocks/pages/page_image.h"

#include "models/blocks/joined_texts.h"

namespace headlight {

namespace {

constexpr std::int32_t kPage = 1000;  // both sides of a page, see WordBox

}  // namespace

DeviceTensor PageImage::join(ForwardPass& pass, const DeviceTensor& words, const Tensor& pixels) const {
    patches.sizes.check(pixels);
    const PatchGrid own = grid();
    ImageTokens named{.rows = own.rows, .columns = own.columns, .tokens = {}, .area = own.area};
    for (std::int32_t token = own.first_patch(); token < own.end_of_patches(); ++token)
        named.tokens.push_back(static_cast<std::int32_t>(words.rows()) + token);
    pass.name_image_tokens(AttentionKind::Self, std::move(named));
    const DeviceTensor image = patches.embedding_norm(pass.backend(), patches.embedded(pass, pixels));
    return joined_norm(pass.backend(), joined(pass.backend(), {words, image}));
}

std::vector<WordBox> PageImage::boxes() const {
    const PatchGrid own = grid();
    std::vector<WordBox> boxes(own.before.size(), WordBox{1, 1, kPage - 1, kPage - 1});
    for (std::int32_t row = 0; row < own.rows; ++row)
        for (std::int32_t column = 0; column < own.columns; ++column)
            boxes.push_back({kPage * column / own.columns, kPage * row / own.rows, kPage * (column + 1) / own.columns,
                             kPage * (row + 1) / own.rows});
    return boxes;
}

}  // namespace headlight
