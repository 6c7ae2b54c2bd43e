// InternVL in the layout of transformers (InternVL 1.5, arXiv 2404.16821; InternVL 3, arXiv 2504.10479): InternViT, run
// on tiles of an image and on the whole, whose states become fewer and wider by putting squares of patches side by
// side, and tokens of Qwen's text by a feed-forward network.

#include "json/json_writer.h"
#include "models/architecture.h"
#include "models/blocks/image_part.h"
#include "models/blocks/image_towers.h"
#include "models/blocks/patch_squares.h"
#include "models/blocks/plans/activation_name.h"
#include "models/blocks/plans/qwen_plan.h"
#include "models/blocks/plans/text_part.h"
#include "models/gguf_fields.h"
#include "models/vision_language/gguf_vision.h"

#include <cmath>
#include <utility>

namespace headlight::internvl {

namespace {

constexpr std::string_view kName = "InternVL image and text decoder";

constexpr PreNormNames kLayer{
    .attention_norm = "layernorm_before",
    .query = "attention.q_proj",
    .key = "attention.k_proj",
    .value = "attention.v_proj",
    .attention_output = "attention.projection_layer",
    .norm = "layernorm_after",
    .up = "mlp.fc1",
    .down = "mlp.fc2",
    .attention_scale = "lambda_1",
    .scale = "lambda_2",
    .query_norm = "attention.q_norm",
    .key_norm = "attention.k_norm",
};

// Those of transformers: published folders leave out what equals them.
constexpr LlamaDefaults kQwenDefaults{
    .sizes = {.vocabulary = 151'936, .hidden = 4096, .layers = 32, .heads = 32, .positions = 32'768}, .inner = 22'016};
constexpr LayerDefaults kTowerDefaults{.hidden = 1024, .inner = 4096, .layers = 24, .heads = 16};
constexpr std::int64_t kImage = 448;
constexpr std::int64_t kPatch = 14;
constexpr std::int64_t kImageToken = 151'667;
constexpr float kProjectorEpsilon = 1e-5F;

struct InternVlConfig {
    ImageTowerSizes tower;
    std::int64_t layers_taken = 0;
    bool final_norm = false;  ///< of the states that are taken
    PatchSquares squares;
    Activation activation = Activation::Gelu;
    Dimension text;
};

LlamaPlan read_text_plan(const Config& text) {
    const bool second = part_type(text, "text_config", kName, {"qwen2", "qwen3"}) == "qwen2";
    return second ? read_qwen2_plan(kName, text, kQwenDefaults) : read_qwen3_plan(kName, text, kQwenDefaults);
}

ImageTowerSizes read_intern_vit(const Config& config) {
    ImageTowerSizes sizes{read_patch_sizes(config, kImage, kPatch), read_tower(config, "gelu", 1e-6, kTowerDefaults)};
    PreNormSizes& layers = sizes.layers;
    const std::string norms = config.text_or("norm_type", "layer_norm");
    if (norms != "layer_norm" && norms != "rms_norm")
        config.fail("norm_type", Sentence("Expected layer_norm or rms_norm, found \"%1\".", norms));
    if (norms == "rms_norm") layers.norms = Norm::Kind::Rms;
    layers.query_key_norms = config.boolean_or("use_qk_norm", false);
    const bool bias = config.boolean_or("attention_bias", false);
    layers.biases.query = layers.biases.key = layers.biases.value = bias;
    if (!config.boolean_or("use_absolute_position_embeddings", true))
        fail_unsupported(config, "use_absolute_position_embeddings",
                         Sentence("An image encoder without position embeddings is not supported."));
    return sizes;
}

/// The side of a square of patches from the factor by which the grid becomes smaller: 1/2 gives 2.
PatchSquares read_squares(const Config& config, const GridSize& patches) {
    constexpr const char* kKey = "downsample_ratio";
    const double ratio = config.real_or(kKey, 0.5, 1e-3, 1.0);
    const auto side = static_cast<std::int64_t>(std::lround(1 / ratio));
    if (std::abs(1 / ratio - static_cast<double>(side)) > 1e-6 || patches.rows % side != 0 ||
        patches.columns % side != 0)
        config.fail(kKey, Sentence("Expected 1 / n, where n divides the %1 rows and %2 columns of patches; found %3.",
                                   patches.rows, patches.columns, std::to_string(ratio)));
    return {patches, side, 1};
}

InternVlConfig read_config(const Config& config, const Config& vision, const LlamaPlan& text) {
    const ImageTowerSizes tower = read_intern_vit(vision);
    const std::int64_t layers = tower.layers.layers;
    const std::string strategy = config.text_or("vision_feature_select_strategy", "default");
    if (strategy != "default")
        fail_unsupported(
            config, "vision_feature_select_strategy",
            Sentence("Only default is supported, which leaves out the class token; found \"%1\".", strategy));
    const std::int64_t taken = read_layers_taken(config, -1, layers);
    return {tower,
            taken,
            taken == layers && !vision.boolean_or("use_mean_pooling", true),
            read_squares(config, tower.patches.grid()),
            activation_of(config, "projector_hidden_act", "gelu"),
            {text.sizes.hidden, "text_config.hidden_size"}};
}

TensorTable tensor_table(const InternVlConfig& config) {
    const Dimension hidden = config.tower.layers.hidden;
    const std::string source = "vision_tower.";
    TensorTable table("");
    add_patches(table, config.tower.patches, hidden, source + "embeddings.patch_embeddings.projection", true);
    table.body("class", {source + "embeddings.cls_token"}, {{1, "1"}, {1, "1"}, hidden});
    const GridSize grid = config.tower.patches.grid();
    table.body("positions", {source + "embeddings.position_embeddings"},
               {{1, "1"}, {1 + grid.rows * grid.columns, "number of patches and the class token"}, hidden});
    const std::string layers = source + "encoder.layer.";
    add_layers(table, config.tower.layers, kLayer, "layers.", layers);
    table.layers(layers, config.tower.layers.layers, "vision_config.num_hidden_layers");
    if (config.final_norm) table.body_norm("final_norm", source + "layernorm", hidden);
    const std::string projector = "multi_modal_projector.";
    const Dimension square{hidden.size * config.squares.patches(), "hidden_size / downsample_ratio^2"};
    table.body_norm("connect_norm", projector + "layer_norm", square);
    table.body_linear("connect.up", projector + "linear_1", config.text, square, true);
    table.body_linear("connect.down", projector + "linear_2", config.text, config.text, true);
    table.ignore_ending("embeddings.mask_token");
    return table;
}

ImagePart image_part_of(const InternVlConfig& config, const Config& whole, Backend& backend,
                        const LoadedTensors& tensors) {
    ImagePart part;
    part.tower = siglip_tower_of(backend, tensors, config.tower);
    part.tower.leading = rows_on_host(backend, tensors, "class");
    part.tower.token_names = {"[CLS]"};
    part.tower.layers_taken = config.layers_taken;
    part.connect = [squares = config.squares,
                    final_norm =
                        config.final_norm ? layer_norm_of(tensors, "final_norm", config.tower.layers.epsilon) : Norm{},
                    norm = layer_norm_of(tensors, "connect_norm", kProjectorEpsilon),
                    network = FeedForward{linear_of(tensors, "connect.up"), linear_of(tensors, "connect.down"),
                                          config.activation}](Backend& device, const DeviceTensor& states) {
        return network(device, norm(device, squares(device, final_norm(device, states))));
    };
    part.prompt = read_image_prompt(whole, config.squares.grid(), kImageToken);
    part.prompt.tiles = TilePrompt{.before = "<img>", .after = "</img>"};
    part.stacked = true;
    return part;
}

std::unique_ptr<Model> load(const ModelFolder& folder, std::shared_ptr<Backend> backend, const std::stop_token& stop,
                            const Progress& progress) {
    const ModelFolder text = text_part(folder);
    LlamaPlan plan = read_text_plan(text.config);
    if (folder.config.has("tie_word_embeddings")) plan.tied = folder.config.boolean_or("tie_word_embeddings", false);
    const ModelFolder image = image_part(folder);
    const InternVlConfig config = read_config(folder.config, image.config, plan);
    const LoadedTensors tensors = tensor_table(config).load(image, *backend, stop, {});
    plan.finish = with_image(image_part_of(config, folder.config, *backend, tensors), tensors, folder.config);
    return make_llama(std::move(plan), text, std::move(backend), stop, progress);
}

/// Squares of patches, and what the tensors say of norms and biases.
void add_gguf_fields(const GgufStore& files, GgufFields& fields) {
    const GgufMetadata& metadata = image_metadata(files);
    const std::int64_t side = image_number(metadata, "clip.vision.projector.scale_factor", 1'024);
    fields["downsample_ratio"] = json_number(1 / static_cast<double>(side));
    fields["vision_config.attention_bias"] = json_truth(has_tensor(files, "v.blk.0.attn_q.bias"));
    fields["vision_config.use_qk_norm"] = json_truth(has_tensor(files, "v.blk.0.attn_q_norm.weight"));
    fields["vision_config.norm_type"] = has_tensor(files, "v.blk.0.ln1.bias") ? "\"layer_norm\"" : "\"rms_norm\"";
    add_image_activation(metadata, "gelu", fields);
}

/// Tiles; their numbers are those of published models where old files do not state them.
void add_preprocessing(const GgufMetadata& metadata, GgufFields& fields) {
    constexpr std::int64_t kMost = 1'000;
    const std::string side = std::to_string(image_number(metadata, "clip.vision.image_size", 65'536));
    fields["image_processor_type"] = "\"GotOcr2ImageProcessor\"";
    fields["size"] = R"({"height":)" + side + R"(,"width":)" + side + "}";
    fields["crop_to_patches"] = "true";
    fields["min_patches"] = std::to_string(image_number(metadata, "clip.vision.preproc_min_tiles", kMost, 1));
    fields["max_patches"] = std::to_string(image_number(metadata, "clip.vision.preproc_max_tiles", kMost, 12));
}

constexpr std::string_view kGgufTexts[] = {"qwen2", "qwen3"};

constexpr GgufTensor kGgufTower[] = {
    {"v.class_embd", "embeddings.cls_token"},
    {"v.position_embd", "embeddings.position_embeddings", GgufForm::Parameter},
    {"v.patch_embd", "embeddings.patch_embeddings.projection"},
    {"v.blk.*.ln1", "encoder.layer.*.layernorm_before"},
    {"v.blk.*.attn_q", "encoder.layer.*.attention.q_proj"},
    {"v.blk.*.attn_k", "encoder.layer.*.attention.k_proj"},
    {"v.blk.*.attn_v", "encoder.layer.*.attention.v_proj"},
    {"v.blk.*.attn_q_norm", "encoder.layer.*.attention.q_norm"},
    {"v.blk.*.attn_k_norm", "encoder.layer.*.attention.k_norm"},
    {"v.blk.*.attn_out", "encoder.layer.*.attention.projection_layer"},
    {"v.blk.*.ls1", "encoder.layer.*.lambda_1", GgufForm::Parameter},
    {"v.blk.*.ln2", "encoder.layer.*.layernorm_after"},
    {"v.blk.*.ffn_up", "encoder.layer.*.mlp.fc1"},
    {"v.blk.*.ffn_down", "encoder.layer.*.mlp.fc2"},
    {"v.blk.*.ls2", "encoder.layer.*.lambda_2", GgufForm::Parameter},
};

constexpr GgufTensor kGgufTensors[] = {
    {"mm.model.mlp.0", "multi_modal_projector.layer_norm"},
    {"mm.model.mlp.1", "multi_modal_projector.linear_1"},
    {"mm.model.mlp.3", "multi_modal_projector.linear_2"},
};

constexpr GgufToken kGgufTokens[] = {{"image_token_id", "<IMG_CONTEXT>"}};

constexpr GgufImageEncoder kGguf{.projector = "internvl",
                                 .texts = kGgufTexts,
                                 .fields = kGgufTowerFields,
                                 .start = "vision_tower.",
                                 .tower = kGgufTower,
                                 .tensors = kGgufTensors,
                                 .tokens = kGgufTokens,
                                 .more_fields = add_gguf_fields,
                                 .preprocessing = add_preprocessing};

}  // namespace

extern const Architecture kInternVl;
constinit const Architecture kInternVl{.model_type = "internvl", .name = kName, .load = load, .image_encoder = &kGguf};

}  // namespace headlight::internvl
