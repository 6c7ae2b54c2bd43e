#include "models/blocks/plans/qwen_tower.h"

#include "models/blocks/plans/activation_name.h"
#include "models/blocks/plans/decoder_config.h"
#include "models/blocks/plans/text_part.h"

#include <algorithm>
#include <utility>

namespace headlight {

namespace {

constexpr float kEpsilon = 1e-6F;  // of all norms, which no field says
constexpr std::int64_t kImageToken = 151'655;

std::int32_t read_count(const Config& config, const std::string& key, std::int64_t otherwise) {
    return static_cast<std::int32_t>(config.integer_or(key, otherwise, 1, 1'024));
}

PreNormSizes read_layers(const Config& config, const QwenTowerDefaults& defaults) {
    PreNormSizes sizes;
    sizes.hidden = {config.integer_or(defaults.hidden_field, defaults.layers.hidden, 1, 65'536), "hidden_size"};
    sizes.inner = {config.integer_or("intermediate_size", defaults.layers.inner, 1, 1'000'000), "intermediate_size"};
    sizes.layers = config.integer_or("depth", defaults.layers.layers, 1, 1'000);
    sizes.heads = config.integer_or("num_heads", defaults.layers.heads, 1, 1'024);
    sizes.epsilon = kEpsilon;
    sizes.activation = activation_of(config, "hidden_act", defaults.activation);
    if (sizes.hidden.size % (4 * sizes.heads) != 0)
        config.fail("num_heads", Sentence("Expected heads of a multiple of 4 values, half of which turn by row and "
                                          "half by column, in a width of %1; found %2 heads.",
                                          sizes.hidden.size, sizes.heads));
    return sizes;
}

/// Reads images of this size among others: its grid is that of the learned positions, or one token's.
PatchSizes patch_sizes(const QwenTower& tower) {
    const auto side =
        static_cast<std::int32_t>(tower.learned > 0 ? tower.learned * tower.patches.side : tower.patches.token_side());
    return {{tower.channels, side, side}, tower.patches.side, tower.patches.side};
}

/// A network that makes tokens of squares of patches, with a norm of each patch or of each square.
void add_merger(TensorTable& table, const QwenTower& tower, const QwenTowerKind& kind, const std::string& name,
                const std::string& source, bool norms_squares) {
    const std::int64_t patches = std::int64_t{tower.patches.square} * tower.patches.square;
    const Dimension hidden = tower.layers.hidden;
    const Dimension square{hidden.size * patches, "hidden_size * spatial_merge_size^2"};
    const std::string norm = source + std::string(kind.merger_norm);
    const Dimension normed = norms_squares ? square : hidden;
    if (kind.norms == Norm::Kind::Rms)
        table.body(name + ".norm.weight", {norm + ".weight"}, {normed});
    else
        table.body_norm(name + ".norm", norm, normed);
    table.body_linear(name + ".up", source + std::string(kind.merger_up), square, square, true);
    table.body_linear(name + ".down", source + std::string(kind.merger_down), tower.text, square, true);
}

ImageConnector merger_of(const LoadedTensors& tensors, const QwenTower& tower, const QwenTowerKind& kind,
                         const std::string& name, bool norms_squares) {
    const std::int64_t patches = std::int64_t{tower.patches.square} * tower.patches.square;
    const Norm norm = kind.norms == Norm::Kind::Rms ? rms_norm_of(tensors, name + ".norm", kEpsilon)
                                                    : layer_norm_of(tensors, name + ".norm", kEpsilon);
    return [patches, norms_squares, norm,
            network = FeedForward{linear_of(tensors, name + ".up"), linear_of(tensors, name + ".down"),
                                  Activation::Gelu}](Backend& device, const DeviceTensor& states) {
        DeviceTensor squares = norms_squares ? states : norm(device, states);
        squares.shape = {squares.rows() / patches, patches * squares.columns()};
        return network(device, norms_squares ? norm(device, squares) : squares);
    };
}

std::string deep_name(std::size_t index) {
    return "deep." + std::to_string(index);
}

TensorTable tensor_table(const QwenTower& tower, const QwenTowerKind& kind) {
    const Dimension hidden = tower.layers.hidden;
    const Dimension side{tower.patches.side, "patch_size"};
    TensorTable table("");
    table.body("patches.weight", {"visual.patch_embed.proj.weight"},
               {hidden, {tower.channels, "in_channels"}, {tower.patches.frames, "temporal_patch_size"}, side, side});
    if (kind.patch_bias) table.body("patches.bias", {"visual.patch_embed.proj.bias"}, {hidden});
    if (tower.learned > 0)
        table.body("positions", {"visual.pos_embed.weight"},
                   {{tower.learned * tower.learned, "num_position_embeddings"}, hidden});
    add_layers(table, tower.layers, kind.layer, "layers.", "visual.blocks.");
    table.layers("visual.blocks.", tower.layers.layers, "vision_config.depth");
    add_merger(table, tower, kind, "connect", "visual.merger.", false);
    for (std::size_t i = 0; i < tower.deep.size(); ++i)
        add_merger(table, tower, kind, deep_name(i), "visual.deepstack_merger_list." + std::to_string(i) + ".", true);
    return table;
}

VisionTower tower_of(Backend& backend, const LoadedTensors& tensors, const QwenTower& sizes) {
    VisionTower tower;
    tower.sizes = patch_sizes(sizes);
    tower.patches = linear_of(tensors, "patches");
    tower.patches.weight.shape = {sizes.layers.hidden.size, sizes.patches.values(sizes.channels)};
    if (sizes.learned > 0) tower.positions = rows_on_host(backend, tensors, "positions");
    tower.interpolation = GridInterpolation::LinearFromCorners;
    tower.rotary = {std::make_shared<RotaryAngles>(), sizes.layers.hidden.size / sizes.layers.heads, sizes.theta,
                    false};
    tower.layers = layers_of(tensors, sizes.layers, "layers.");
    tower.window = sizes.window;
    for (std::size_t i = 0; i < tower.layers.size(); ++i) {
        tower.layers[i].attention.rotary.angles = tower.rotary.angles;
        tower.layers[i].windowed = !sizes.whole.empty() && sizes.whole[i] == 0;
    }
    return tower;
}

ImagePart image_part_of(const QwenTower& sizes, const QwenTowerKind& kind, const Config& whole, Backend& backend,
                        const LoadedTensors& tensors) {
    ImagePart part;
    part.tower = tower_of(backend, tensors, sizes);
    part.connect = merger_of(tensors, sizes, kind, "connect", false);
    for (std::size_t i = 0; i < sizes.deep.size(); ++i)
        part.deep.push_back({sizes.deep[i], merger_of(tensors, sizes, kind, deep_name(i), true)});
    part.prompt = read_image_prompt(whole, {1, 1}, kImageToken);
    part.prompt.patches = sizes.patches;
    const auto token = [&](const char* key) {
        return static_cast<std::int32_t>(whole.integer_or(key, -1, -1, 10'000'000));
    };
    part.prompt.opening = token("vision_start_token_id");
    part.prompt.closing = token("vision_end_token_id");
    return part;
}

}  // namespace

QwenTower read_qwen_tower(const Config& config, const QwenTowerDefaults& defaults) {
    QwenTower tower;
    tower.patches = {read_count(config, "patch_size", defaults.patch), read_count(config, "spatial_merge_size", 2),
                     read_count(config, "temporal_patch_size", 2)};
    const char* const channels = config.has("in_chans") ? "in_chans" : "in_channels";
    tower.channels = read_count(config, channels, 3);
    if (tower.channels != 3)
        config.fail(channels, Sentence("Expected 3 (red, green and blue); found %1.", tower.channels));
    tower.layers = read_layers(config, defaults);
    if (const auto rotary = config.section("rope_parameters"))
        tower.theta = rotary->real_or("rope_theta", tower.theta, 1 + 1e-6, 1e12);
    return tower;
}

void finish_qwen_text(LlamaPlan& plan, const Config& text, const Config& whole) {
    plan.tied = whole.boolean_or("tie_word_embeddings", plan.tied);
    // A configuration of both parts names the whole model, whose head is one of words, as an unknown one.
    if (!plan.notices.empty()) plan.task = ModelTask::NextWord;
    plan.notices.clear();
    if (!plan.layers.front().rotary->has_axes())
        text.fail("mrope_section", Sentence("The rotary embedding (rope_parameters or rope_scaling) lacks this list: "
                                            "the numbers of pairs that turn by time, by row and by column."));
}

bool has_qwen_tower(const ModelFolder& whole) {
    return !whole.gguf || whole.config.is_section("vision_config");
}

std::unique_ptr<Model> make_qwen_text(LlamaPlan plan, const ModelFolder& whole, std::shared_ptr<Backend> backend,
                                      const std::stop_token& stop, const Progress& progress) {
    plan.notices.emplace_back(
        "The file has no image encoder beside it (mmproj): only its text model runs, and no image can be read.");
    return make_llama(std::move(plan), whole, std::move(backend), stop, progress);
}

/// Queries, keys and values, which mmproj files of Qwen2-VL hold in tensors of their own.
QwenTowerKind in_file(QwenTowerKind kind, const WeightStore& weights) {
    if (!weights.computable("visual.blocks.0.attn.q.weight")) return kind;
    kind.layer.query = "attn.q";
    kind.layer.key = "attn.k";
    kind.layer.value = "attn.v";
    kind.layer.fused = {};
    return kind;
}

std::unique_ptr<Model> make_qwen_vl(LlamaPlan plan, const ModelFolder& whole, const QwenTower& tower,
                                    const QwenTowerKind& kind, std::shared_ptr<Backend> backend,
                                    const std::stop_token& stop, const Progress& progress) {
    plan.weights = text_weights(whole);
    const ModelFolder image = image_part(whole);
    const LoadedTensors tensors = tensor_table(tower, in_file(kind, *image.weights)).load(image, *backend, stop, {});
    plan.finish = with_image(image_part_of(tower, kind, whole.config, *backend, tensors), tensors, whole.config);
    return make_llama(std::move(plan), whole, std::move(backend), stop, progress);
}

}  // namespace headlight
