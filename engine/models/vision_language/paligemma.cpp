// PaliGemma (arXiv 2407.07726) and PaliGemma 2 (arXiv 2412.03555): SigLIP's image tower, whose last states become
// tokens of Gemma's or Gemma 2's text by a linear layer. Image and prompt are read as a whole: all their tokens see
// each other.

#include "models/architecture.h"
#include "models/blocks/image_part.h"
#include "models/blocks/image_towers.h"
#include "models/blocks/plans/gemma_plan.h"
#include "models/blocks/plans/text_part.h"

#include <utility>

namespace headlight::paligemma {

namespace {

constexpr std::int64_t kImageToken = 256'000;
/// That of both text models in transformers: published folders leave it out.
constexpr LlamaDefaults kGemmaDefaults{.head_size = 256};

LlamaPlan read_text_plan(const Config& text) {
    constexpr std::string_view kName = "PaliGemma image and text decoder";
    const bool second = part_type(text, "text_config", kName, {"gemma", "gemma2"}) == "gemma2";
    return second ? read_gemma2_plan(kName, text, kGemmaDefaults) : read_gemma_plan(kName, text, kGemmaDefaults);
}

std::unique_ptr<Model> load(const ModelFolder& folder, std::shared_ptr<Backend> backend, const std::stop_token& stop,
                            const Progress& progress) {
    const ModelFolder text = text_part(folder);
    LlamaPlan plan = read_text_plan(text.config);
    const ModelFolder image = image_part(folder);
    const ImageTowerSizes sizes = read_siglip_tower(image.config);
    TensorTable table("");
    add_siglip_tower(table, sizes, tower_start(*image.weights));
    table.body_linear("connect", "multi_modal_projector.linear", {plan.sizes.hidden, "text_config.hidden_size"},
                      sizes.layers.hidden, true);
    const LoadedTensors tensors = table.load(image, *backend, stop, {});
    ImagePart part;
    part.tower = siglip_tower_of(*backend, tensors, sizes);
    part.connect = [norm = layer_norm_of(tensors, "final_norm", sizes.layers.epsilon),
                    connect = linear_of(tensors, "connect")](Backend& device, const DeviceTensor& states) {
        return connect(device, norm(device, states));
    };
    part.prompt = read_image_prompt(folder.config, sizes.patches.grid(), kImageToken);
    part.prompt.first = true;
    part.prompt.last = std::string(1, '\n');  // GCC 12 warns about the shorter form in vain
    part.sight = ImageSight::WholePrompt;
    plan.finish = with_image(std::move(part), tensors, folder.config);
    return make_llama(std::move(plan), text, std::move(backend), stop, progress);
}

}  // namespace

extern const Architecture kPaliGemma;
constinit const Architecture kPaliGemma{"paligemma", "PaliGemma image and text decoder", load};

}  // namespace headlight::paligemma
