// PaliGemma (arXiv 2407.07726) and PaliGemma 2 (arXiv 2412.03555): SigLIP's image tower, whose last states become
// tokens of Gemma's or Gemma 2's text by a linear layer. Image and prompt are read as a whole: all their tokens see
// each other. ColPali (arXiv 2407.01449) is a PaliGemma whose last states become embeddings of tokens by a linear
// layer.

#include "models/architecture.h"
#include "models/blocks/decoder.h"
#include "models/blocks/image_part.h"
#include "models/blocks/image_towers.h"
#include "models/blocks/plans/gemma_plan.h"
#include "models/blocks/plans/text_part.h"

#include <functional>
#include <string>
#include <utility>

namespace headlight::paligemma {

namespace {

constexpr std::int64_t kImageToken = 256'000;
/// That of both text models in transformers: published folders leave it out.
constexpr LlamaDefaults kGemmaDefaults{.head_size = 256};

using Finish = std::function<void(Decoder&, ModelDescription&)>;

LlamaPlan read_text_plan(std::string_view name, const Config& text) {
    const bool second = part_type(text, "text_config", name, {"gemma", "gemma2"}) == "gemma2";
    return second ? read_gemma2_plan(name, text, kGemmaDefaults) : read_gemma_plan(name, text, kGemmaDefaults);
}

/// `more`: what is done to the model beside the image's part; may be empty.
std::unique_ptr<Model> load_named(std::string_view name, const ModelFolder& folder, const Finish& more,
                                  std::shared_ptr<Backend> backend, const std::stop_token& stop,
                                  const Progress& progress) {
    const ModelFolder text = text_part(folder);
    LlamaPlan plan = read_text_plan(name, text.config);
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
    if (more)
        plan.finish = [image = std::move(plan.finish), more](Decoder& decoder, ModelDescription& description) {
            image(decoder, description);
            more(decoder, description);
        };
    return make_llama(std::move(plan), text, std::move(backend), stop, progress);
}

std::unique_ptr<Model> load(const ModelFolder& folder, std::shared_ptr<Backend> backend, const std::stop_token& stop,
                            const Progress& progress) {
    return load_named("PaliGemma image and text decoder", folder, {}, std::move(backend), stop, progress);
}

constexpr std::string_view kColPaliName = "ColPali image and text retriever";

/// PaliGemma with a linear layer in place of the head of words, which makes an embedding of every token.
std::unique_ptr<Model> load_colpali(const ModelFolder& folder, std::shared_ptr<Backend> backend,
                                    const std::stop_token& stop, const Progress& progress) {
    const ModelFolder whole = part_named(folder, "vlm_config", "vlm.");
    const ModelFolder last = part_named(folder, "vlm_config", "embedding_proj_layer.");
    const Dimension size{folder.config.integer_or("embedding_dim", 128, 1, 65'536), "embedding_dim"};
    const Dimension hidden{text_part(whole).config.integer_or("hidden_size", 2048, 1, 65'536),
                           "vlm_config.text_config.hidden_size"};
    TensorTable table("");
    table.head("token_projection.weight", {"weight"}, {size, hidden});
    table.head("token_projection.bias", {"bias"}, {size});
    const LoadedTensors tensors = table.load(last, *backend, stop, {});
    const auto more = [projection = linear_of(tensors, "token_projection"), parameters = tensors.parameters(),
                       by_tensor = tensors.parameters_by_tensor(),
                       type = folder.config.text("model_type")](Decoder& decoder, ModelDescription& description) {
        decoder.head = {};
        decoder.token_projection = projection;
        description.model_type = type;
        description.task = ModelTask::None;
        description.generates = false;
        description.parameters += parameters;
        description.parameters_by_tensor.insert(by_tensor.begin(), by_tensor.end());
    };
    return load_named(kColPaliName, whole, more, std::move(backend), stop, progress);
}

}  // namespace

extern const Architecture kPaliGemma;
constinit const Architecture kPaliGemma{"paligemma", "PaliGemma image and text decoder", load};
extern const Architecture kColPali;
constinit const Architecture kColPali{"colpali", kColPaliName, load_colpali};

}  // namespace headlight::paligemma
