// Idefics 3 (arXiv 2408.12637) and SmolVLM (arXiv 2504.05299), which is built alike: SigLIP's image tower, run on tiles
// of an image and on the whole, whose states become fewer and wider by putting squares of patches side by side, and
// tokens of Llama's text by a linear layer.

#include "models/architecture.h"
#include "models/blocks/image_part.h"
#include "models/blocks/image_towers.h"
#include "models/blocks/patch_squares.h"
#include "models/blocks/plans/llama_plan.h"
#include "models/blocks/plans/text_part.h"
#include "models/vision_language/gguf_vision.h"

#include <utility>

namespace headlight::idefics3 {

namespace {

// Those of transformers: published folders leave out what equals them.
constexpr LayerDefaults kTowerDefaults{.hidden = 1152, .heads = 16};
constexpr std::int64_t kImageToken = 128'257;
constexpr std::int64_t kImage = 224;
constexpr std::int64_t kPatch = 32;

LlamaPlan read_text_plan(std::string_view name, const Config& text) {
    part_type(text, "text_config", name, {"llama"});
    LlamaPlan plan = read_llama_plan(name, text, kLlamaTextDefaults);
    read_llama_traits(plan, text);
    return plan;
}

TilePrompt tile_prompt() {
    const std::string around = "<fake_token_around_image>";
    return {.smallest = {0, 0, true},
            .before_tile = around + "<row_{row}_col_{column}>",
            .after_row = "\n",
            .after_rows = "\n",
            .before_overview = around + "<global-img>",
            .after = around};
}

std::unique_ptr<Model> load_named(std::string_view name, const ModelFolder& folder, std::shared_ptr<Backend> backend,
                                  const std::stop_token& stop, const Progress& progress) {
    const ModelFolder text = text_part(folder);
    LlamaPlan plan = read_text_plan(name, text.config);
    // The head is the whole model's, not the text model's.
    plan.tied = folder.config.boolean_or("tie_word_embeddings", false);
    const ModelFolder image = image_part(folder);
    const ImageTowerSizes sizes{read_patch_sizes(image.config, kImage, kPatch),
                                read_tower(image.config, "gelu_pytorch_tanh", 1e-6, kTowerDefaults)};
    const PatchSquares squares = read_patch_squares(folder.config, "scale_factor", 2, sizes.patches.grid());
    TensorTable table("");
    add_siglip_tower(table, sizes, "vision_model.");
    table.body_linear("connect", "connector.modality_projection.proj", {plan.sizes.hidden, "text_config.hidden_size"},
                      {sizes.layers.hidden.size * squares.patches(), "hidden_size * scale_factor^2"}, false);
    const LoadedTensors tensors = table.load(image, *backend, stop, {});
    ImagePart part;
    part.tower = siglip_tower_of(*backend, tensors, sizes);
    part.connect = [squares, norm = layer_norm_of(tensors, "final_norm", sizes.layers.epsilon),
                    connect = linear_of(tensors, "connect")](Backend& device, const DeviceTensor& states) {
        return connect(device, squares(device, norm(device, states)));
    };
    part.prompt = read_image_prompt(folder.config, squares.grid(), kImageToken);
    part.prompt.tiles = tile_prompt();
    plan.finish = with_image(std::move(part), tensors, folder.config);
    return make_llama(std::move(plan), text, std::move(backend), stop, progress);
}

constexpr std::string_view kIdefics = "Idefics 3 image and text decoder";
constexpr std::string_view kSmol = "SmolVLM image and text decoder";

std::unique_ptr<Model> load_idefics3(const ModelFolder& folder, std::shared_ptr<Backend> backend,
                                     const std::stop_token& stop, const Progress& progress) {
    return load_named(kIdefics, folder, std::move(backend), stop, progress);
}

std::unique_ptr<Model> load_smolvlm(const ModelFolder& folder, std::shared_ptr<Backend> backend,
                                    const std::stop_token& stop, const Progress& progress) {
    return load_named(kSmol, folder, std::move(backend), stop, progress);
}

/// Squares of patches, whose side the file states.
void add_gguf_fields(const GgufStore& files, GgufFields& fields) {
    const GgufMetadata& metadata = image_metadata(files);
    fields["scale_factor"] = std::to_string(image_number(metadata, "clip.vision.projector.scale_factor", 1'024));
    add_image_activation(metadata, "gelu_pytorch_tanh", fields);
}

void add_preprocessing(const GgufMetadata& metadata, GgufFields& fields) {
    constexpr std::int64_t kMostSide = 65'536;
    constexpr std::int64_t kTilesOfEdge = 4;  // of published models, which old files do not state
    const std::int64_t tile = image_number(metadata, "clip.vision.image_size", kMostSide);
    const std::int64_t edge = image_number(metadata, "clip.vision.preproc_image_size", kMostSide, kTilesOfEdge * tile);
    fields["image_processor_type"] = "\"Idefics3ImageProcessor\"";
    fields["max_image_size.longest_edge"] = std::to_string(tile);
    fields["size.longest_edge"] = std::to_string(edge);
}

constexpr std::string_view kGgufTexts[] = {"llama"};
constexpr GgufTensor kGgufTensors[] = {{"mm.model.fc", "model.connector.modality_projection.proj"}};
constexpr GgufToken kGgufTokens[] = {{"image_token_id", "<image>"}};

// Files do not tell SmolVLM from Idefics 3.
constexpr GgufImageEncoder kGguf{.projector = "idefics3",
                                 .texts = kGgufTexts,
                                 .text_type = "llama",
                                 .fields = kGgufTowerFields,
                                 .start = "vision_model.",
                                 .tower = kGgufTowerTensors,
                                 .tensors = kGgufTensors,
                                 .tokens = kGgufTokens,
                                 .more_fields = add_gguf_fields,
                                 .preprocessing = add_preprocessing};

}  // namespace

extern const Architecture kIdefics3;
constinit const Architecture kIdefics3{
    .model_type = "idefics3", .name = kIdefics, .load = load_idefics3, .image_encoder = &kGguf};
extern const Architecture kSmolVlm;
constinit const Architecture kSmolVlm{"smolvlm", kSmol, load_smolvlm};

}  // namespace headlight::idefics3
