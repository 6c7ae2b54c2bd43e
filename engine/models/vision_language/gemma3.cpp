// Gemma 3 as a whole (arXiv 2503.19786): SigLIP's image tower, whose last states are averaged over squares of patches,
// normed, and carried over to the text, where the tokens of an image see each other.

#include "models/architecture.h"
#include "models/blocks/image_part.h"
#include "models/blocks/image_towers.h"
#include "models/blocks/plans/gemma_plan.h"
#include "models/blocks/plans/text_part.h"
#include "models/vision_language/gguf_vision.h"

#include <cmath>
#include <utility>

namespace headlight::gemma3 {

namespace {

constexpr std::string_view kName = "Gemma 3 image and text decoder";
// Those of transformers: published folders leave out what equals them.
constexpr std::int64_t kImageToken = 262'144;
constexpr std::int64_t kBeginToken = 255'999;
constexpr std::int64_t kEndToken = 256'000;
constexpr std::int64_t kTokens = 256;

/// The grid of an image's tokens, each of a square of patches.
GridSize read_grid(const Config& config, const GridSize& patches) {
    const std::int64_t tokens = config.integer_or("mm_tokens_per_image", kTokens, 1, 1'000'000);
    const auto side = static_cast<std::int64_t>(std::lround(std::sqrt(static_cast<double>(tokens))));
    const bool fits = side * side == tokens && patches.rows == patches.columns && patches.rows % side == 0;
    if (!fits)
        config.fail("mm_tokens_per_image",
                    Sentence("Expected the square of a divisor of the %1 rows and %2 columns of patches; found %3.",
                             patches.rows, patches.columns, tokens));
    return {side, side};
}

/// [tokens, patches]: each token's share of each patch.
Tensor averaging(const GridSize& tokens, const GridSize& patches) {
    const std::int64_t side = patches.rows / tokens.rows;
    Tensor shares({tokens.rows * tokens.columns, patches.rows * patches.columns});
    for (std::int64_t row = 0; row < patches.rows; ++row)
        for (std::int64_t column = 0; column < patches.columns; ++column)
            shares.slice(row / side * tokens.columns +
                         column / side)[static_cast<std::size_t>(row * patches.columns + column)] =
                1.0F / static_cast<float>(side * side);
    return shares;
}

TensorTable tensor_table(const ImageTowerSizes& sizes, const std::string& tower, Dimension text) {
    TensorTable table("");
    add_siglip_tower(table, sizes, tower);
    table.body_from_one("connect_norm.weight", "multi_modal_projector.mm_soft_emb_norm.weight", sizes.layers.hidden);
    table.body("connect.weight", {"multi_modal_projector.mm_input_projection_weight"}, {sizes.layers.hidden, text});
    return table;
}

ImagePrompt read_prompt(const Config& config, const GridSize& grid) {
    ImagePrompt prompt = read_image_prompt(config, grid, kImageToken);
    const auto token = [&](const std::string& name, std::int64_t otherwise) {
        const std::string key = config.has(name + "_token_id") ? name + "_token_id" : name + "_token_index";
        return static_cast<std::int32_t>(config.integer_or(key, otherwise, 0, 10'000'000));
    };
    prompt.begin = token("boi", kBeginToken);
    prompt.end = token("eoi", kEndToken);
    prompt.paragraph = true;
    return prompt;
}

ImagePart image_part_of(const ImageTowerSizes& sizes, const Config& config, Backend& backend,
                        const LoadedTensors& tensors) {
    const GridSize patches = sizes.patches.grid();
    const GridSize grid = read_grid(config, patches);
    ImagePart part;
    part.tower = siglip_tower_of(backend, tensors, sizes);
    part.connect = [final_norm = layer_norm_of(tensors, "final_norm", sizes.layers.epsilon),
                    shares = backend.upload(averaging(grid, patches)),
                    norm = rms_norm_of(tensors, "connect_norm", sizes.layers.epsilon),
                    connect = linear_of(tensors, "connect", WeightLayout::InputOutput)](Backend& device,
                                                                                        const DeviceTensor& states) {
        const DeviceTensor pooled =
            device.linear(shares, final_norm(device, states), {}, WeightLayout::InputOutput, Activation::None);
        return connect(device, norm(device, pooled));
    };
    part.prompt = read_prompt(config, grid);
    part.sight = ImageSight::WithinImage;
    return part;
}

/// A folder without an image encoder, which runs as its text model.
std::unique_ptr<Model> load_text(LlamaPlan plan, const ModelFolder& text, std::shared_ptr<Backend> backend,
                                 const std::stop_token& stop, const Progress& progress) {
    plan.notices.emplace_back("The folder has no image encoder: only its text model runs, and no image can be read.");
    return make_llama(std::move(plan), text, std::move(backend), stop, progress);
}

std::unique_ptr<Model> load(const ModelFolder& folder, std::shared_ptr<Backend> backend, const std::stop_token& stop,
                            const Progress& progress) {
    const ModelFolder text = text_part(folder);
    LlamaPlan plan = read_gemma3_plan(kName, text.config);
    if (!folder.config.is_section("vision_config"))
        return load_text(std::move(plan), text, std::move(backend), stop, progress);
    const ModelFolder image = image_part(folder);
    if (image.weights->names().empty() && !image.weights->declared())
        return load_text(std::move(plan), text, std::move(backend), stop, progress);
    const ImageTowerSizes sizes = read_siglip_tower(image.config);
    const Dimension hidden{plan.sizes.hidden, "text_config.hidden_size"};
    const LoadedTensors tensors =
        tensor_table(sizes, tower_start(*image.weights), hidden).load(image, *backend, stop, {});
    plan.finish = with_image(image_part_of(sizes, folder.config, *backend, tensors), tensors, folder.config);
    return make_llama(std::move(plan), text, std::move(backend), stop, progress);
}

/// Tokens of an image, of which the file states how many patches make a side of one.
void add_gguf_fields(const GgufStore& files, GgufFields& fields) {
    constexpr std::int64_t kMostSide = 65'536;
    constexpr const char* kFactor = "clip.vision.projector.scale_factor";
    const GgufMetadata& metadata = image_metadata(files);
    const std::int64_t patches = image_number(metadata, "clip.vision.image_size", kMostSide) /
                                 image_number(metadata, "clip.vision.patch_size", kMostSide);
    const std::int64_t side = image_number(metadata, kFactor, kMostSide, 4);
    if (patches % side != 0 || patches < side)
        metadata.fail(kFactor, Sentence("Expected a divisor of the %1 rows of patches, found %2.", patches, side));
    fields["mm_tokens_per_image"] = std::to_string(patches / side * (patches / side));
    add_image_activation(metadata, "gelu_pytorch_tanh", fields);
}

void add_preprocessing(const GgufMetadata& metadata, GgufFields& fields) {
    const std::string side = std::to_string(image_number(metadata, "clip.vision.image_size", 65'536));
    fields["image_processor_type"] = "\"Gemma3ImageProcessor\"";
    fields["size"] = R"({"height":)" + side + R"(,"width":)" + side + "}";
    fields["resample"] = "2";
}

constexpr std::string_view kGgufTexts[] = {"gemma3"};

constexpr GgufTensor kGgufTensors[] = {
    {"mm.input_projection", "multi_modal_projector.mm_input_projection_weight", GgufForm::Parameter},
    {"mm.soft_emb_norm", "multi_modal_projector.mm_soft_emb_norm", GgufForm::PlusOne},
};

// Converters leave out the tokens behind the 262,144 of the vocabulary's file, and with them that of an image.
constexpr GgufToken kGgufTokens[] = {
    {"image_token_index", "<image_soft_token>"},
    {"image_token_index", "<unused0>"},
    {"boi_token_index", "<start_of_image>"},
    {"eoi_token_index", "<end_of_image>"},
};

constexpr GgufImageEncoder kGguf{.projector = "gemma3",
                                 .texts = kGgufTexts,
                                 .fields = kGgufTowerFields,
                                 .start = "vision_tower.vision_model.",
                                 .tower = kGgufTowerTensors,
                                 .tensors = kGgufTensors,
                                 .tokens = kGgufTokens,
                                 .more_fields = add_gguf_fields,
                                 .preprocessing = add_preprocessing};

}  // namespace

extern const Architecture kWholeGemma3;
constinit const Architecture kWholeGemma3{.model_type = "gemma3", .name = kName, .load = load, .image_encoder = &kGguf};

}  // namespace headlight::gemma3
