#include "export/figure_numbers.h"

#include <utility>

namespace headlight {

FigureNumbers numbers_of(const ImageCaptions& pairs) {
    ContrastiveLoss loss = contrastive_loss(pairs);
    const bool softmax = pairs.rule == ContrastiveRule::Softmax;
    std::vector<std::string> names{"all"};
    std::vector<float> losses{static_cast<float>(loss.loss)};
    const auto add_loss = [&](const char* name, double value) {
        names.emplace_back(name);
        losses.push_back(static_cast<float>(value));
    };
    if (softmax) {
        add_loss("images", loss.image_loss);
        add_loss("captions", loss.caption_loss);
    }
    add_loss("chance", loss.chance);
    FigureNumbers numbers{.title = "Images and captions", .notes = {}, .axes = {}, .parts = {}};
    const auto count = static_cast<std::int64_t>(losses.size());
    numbers.axes = {{"image", "images", std::ssize(pairs.images), pairs.images},
                    {"caption", "captions", std::ssize(pairs.captions), pairs.captions},
                    {"loss", "losses of", count, std::move(names)}};
    const auto add = [&](const char* name, std::vector<std::size_t> axes, Tensor values) {
        NumberPart part{.name = name, .axes = std::move(axes)};
        part.values = std::move(values);
        numbers.parts.push_back(std::move(part));
    };
    add("cosines", {0, 1}, pairs.cosines);
    add("logits", {0, 1}, pairs.logits);
    add("by_image", {0, 1}, std::move(loss.by_image));
    if (softmax) add("by_caption", {0, 1}, std::move(loss.by_caption));
    add("losses", {2}, Tensor({count}, std::move(losses)));
    return numbers;
}

}  // namespace headlight
