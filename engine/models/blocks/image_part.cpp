#include "models/blocks/image_part.h"

#include "core/error.h"
#include "models/blocks/decoder.h"

#include <algorithm>
#include <string>
#include <utility>

namespace headlight {

void ImagePart::check(const Tensor& pixels) const {
    if (pixels.empty()) return;
    tower.check(pixels);
    const ImageSize& size = tower.sizes.image;
    if (pixels.size(1) == size.height && pixels.size(2) == size.width) return;
    const auto text = [](std::int64_t width, std::int64_t height) {
        return std::to_string(width) + " x " + std::to_string(height);
    };
    throw Error(ErrorKind::Input, "Expected an image of " + text(size.width, size.height) + " pixels, found one of " +
                                      text(pixels.size(2), pixels.size(1)) +
                                      " pixels; the model's preprocessor_config.json should say the model's size.");
}

DeviceTensor ImagePart::features(ForwardPass& pass, const Tensor& pixels) const {
    if (pixels.empty()) return {};
    DeviceTensor found = connect(pass.backend(), tower(pass, pixels));
    if (pass.request().logits == LogitPositions::All) {
        pass.keep_output("image_features", found, found.shape);
        pass.keep_output("image_hidden_states", found, found.shape);
    }
    return found;
}

void ImagePart::check_count(std::span<const std::int32_t> ids, const DeviceTensor& features) const {
    const auto found = std::ranges::count(ids, prompt.token);
    const std::int64_t expected = features.empty() ? 0 : features.rows();
    if (found == expected) return;
    const std::string of_image =
        std::to_string(expected) + " tokens of an image (id " + std::to_string(prompt.token) + ")";
    throw Error(ErrorKind::Input, "Expected " + of_image + " in the text, " +
                                      (features.empty() ? "because there is no image" : "as many as the image has") +
                                      "; found " + std::to_string(found) + ".");
}

std::vector<std::int32_t> ImagePart::words(std::span<const std::int32_t> ids) const {
    std::vector<std::int32_t> words(ids.begin(), ids.end());
    std::ranges::replace(words, prompt.token, 0);
    return words;
}

DeviceTensor ImagePart::placed(Backend& backend, const DeviceTensor& x, std::span<const std::int32_t> ids,
                               const DeviceTensor& features) const {
    if (features.empty()) return x;
    const DeviceTensor both = backend.allocate({x.rows() + features.rows(), x.columns()});
    backend.write_rows(both, 0, x);
    backend.write_rows(both, x.rows(), features);
    std::vector<std::int32_t> rows(ids.size());
    auto next = static_cast<std::int32_t>(x.rows());
    for (std::size_t i = 0; i < ids.size(); ++i)
        rows[i] = ids[i] == prompt.token ? next++ : static_cast<std::int32_t>(i);
    return backend.rows(both, rows);
}

TokenMarks ImagePart::marks(std::span<const std::int32_t> ids, std::span<const std::uint8_t> mask,
                            std::int64_t prompt_tokens) const {
    TokenMarks marks{{mask.begin(), mask.end()}};
    const auto is_of_image = [&](std::size_t at) { return ids[at] == prompt.token; };
    if (std::ranges::find(ids, prompt.token) != ids.end())
        for (std::size_t i = 0; i < ids.size(); ++i) marks.image_keys.push_back(is_of_image(i) ? 1 : 0);
    if (sight == ImageSight::Causal || (sight == ImageSight::WithinImage && marks.image_keys.empty())) return marks;
    marks.spans = true;
    if (marks.key_mask.empty()) marks.key_mask.assign(ids.size(), kOrdinaryKey);
    KeyMark next = kFirstSpanKey;
    for (std::size_t i = 0; i < ids.size(); ++i) {
        const bool in_span =
            sight == ImageSight::WholePrompt ? static_cast<std::int64_t>(i) < prompt_tokens : is_of_image(i);
        if (in_span && marks.key_mask[i] != kPaddingKey) marks.key_mask[i] = next;
        const bool ends = in_span && i + 1 < ids.size() && sight == ImageSight::WithinImage && !is_of_image(i + 1);
        if (ends && next < kLastSpanKey) ++next;
    }
    return marks;
}

void ImagePart::name_tokens(ForwardPass& pass, std::span<const std::int32_t> ids) const {
    ImageTokens image{prompt.rows, prompt.columns, {}};
    std::int32_t before = prompt.before;
    for (std::size_t i = 0; i < ids.size(); ++i)
        if (ids[i] == prompt.token && before-- <= 0) image.tokens.push_back(static_cast<std::int32_t>(i));
    if (static_cast<std::int32_t>(image.tokens.size()) != image.rows * image.columns) return;
    pass.name_image_tokens(AttentionKind::Self, std::move(image));
}

ImagePrompt read_image_prompt(const Config& config, const GridSize& grid, std::int64_t default_token) {
    const std::string key = config.has("image_token_id") ? "image_token_id" : "image_token_index";
    ImagePrompt prompt;
    prompt.token = static_cast<std::int32_t>(config.integer_or(key, default_token, 0, 10'000'000));
    prompt.rows = static_cast<std::int32_t>(grid.rows);
    prompt.columns = static_cast<std::int32_t>(grid.columns);
    return prompt;
}

std::function<void(Decoder&, ModelDescription&)> with_image(ImagePart part, const LoadedTensors& tensors,
                                                            const Config& config) {
    part.tower.set_kind(AttentionKind::Vision);
    return [own = std::make_shared<const ImagePart>(std::move(part)), parameters = tensors.parameters(),
            by_tensor = tensors.parameters_by_tensor(), notices = tensors.notices(),
            type = config.text("model_type")](Decoder& decoder, ModelDescription& description) {
        description.model_type = type;
        description.image = own->tower.sizes.image;
        description.image_prompt = own->prompt;
        const GridSize grid = own->tower.sizes.grid();
        description.patches = grid.rows * grid.columns;
        description.parameters += parameters;
        for (const auto& [name, count] : by_tensor) description.parameters_by_tensor["image." + name] = count;
        description.notices.insert(description.notices.end(), notices.begin(), notices.end());
        decoder.image = own;
    };
}

}  // namespace headlight
