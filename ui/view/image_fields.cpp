#include "view/image_fields.h"

#include "view/field_kinds.h"

#include <memory>

namespace headlight {

void add_image_fields(std::vector<Field>& rows, const std::string& group, ContextSet contexts) {
    rows.push_back({.name = "smooth",
                    .group = group,
                    .contexts = contexts,
                    .help = "image: blend the colors of neighboring patches",
                    .kind = std::make_shared<FlagKind>(
                        [](ViewRequest & r) -> auto& { return r.picture.smooth; }, true)});
    rows.push_back({.name = "mass",
                    .group = group,
                    .contexts = contexts,
                    .help = "masks: share of the query's attention to patches that the patches of each mask hold",
                    .kind = std::make_shared<SingleKind<RealValue>>(
                        [](ViewRequest & r) -> auto& { return r.picture.mass; }, RealValue{0.01, 1})});
    rows.push_back({.name = "image_weights",
                    .group = group,
                    .contexts = contexts,
                    .help = "image: weights that a text gives the patches, as they are (plain), divided by those of a "
                            "run with the --neutral-prompt (neutral), or as shares divided by their mean over the text "
                            "(sinks)",
                    .kind = std::make_shared<SingleKind<EnumValue<ImageWeights>>>(
                        [](ViewRequest & r) -> auto& { return r.picture.image_weights; }, EnumValue<ImageWeights>{})});
    rows.push_back({.name = "neutral_prompt",
                    .group = group,
                    .contexts = contexts,
                    .help = "with --image-weights neutral: prompt that the model reads in place of the --text, with "
                            "the placeholder of the image and the words of a chat where the --text has them",
                    .kind = std::make_shared<SingleKind<TextValue>>(
                        [](ViewRequest & r) -> auto& { return r.picture.neutral_prompt; }, TextValue{"TEXT"})});
}

}  // namespace headlight
