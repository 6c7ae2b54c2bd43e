#include "models/blocks/towers/swin_tower.h"

#include "core/error.h"
#include "models/blocks/attention/cosine_window.h"
#include "models/blocks/padded_grid.h"
#include "models/blocks/plans/activation_name.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>

namespace headlight {

namespace {

/// Of the norms after the embeddings and where patches are merged, which the configuration says nothing of.
constexpr float kOwnEpsilon = 1e-5F;

/// The table of biases by distance is one of whole windows.
void check_window(const Config& config, const SwinStageSizes& stage) {
    if (stage.window <= std::min(stage.grid.rows, stage.grid.columns)) return;
    throw Error(
        ErrorKind::Unsupported,
        Sentence("Windows of %1 patches a side do not fit into a grid of %2 x %3 patches, which is not supported.",
                 stage.window, stage.grid.columns, stage.grid.rows),
        {config.file().string(), "window_size", {}});
}

/// Sides of the windows that each stage was trained with; 0: those it has. Empty: all are 0.
std::vector<std::int64_t> read_trained_windows(const Config& config, std::size_t stages) {
    const std::string key = "pretrained_window_sizes";
    std::vector<std::int64_t> windows = config.integers_or_none(key, 0, 1'024);
    if (!windows.empty() && windows.size() != stages)
        config.fail(key, Sentence("Expected a number for each of %1 stages, found %2.", stages, windows.size()));
    return windows;
}

/// Fills the stages.
void read_stages(const Config& config, SwinSizes& read) {
    const std::int64_t window = config.integer_or("window_size", 7, 1, 1'024);
    const std::vector<std::int64_t> depths = config.integers_or_none("depths", 1, 1'000);
    const std::vector<std::int64_t> heads = config.integers_or_none("num_heads", 1, 1'024);
    if (depths.empty() || depths.size() > 8 || heads.size() != depths.size())
        config.fail("num_heads",
                    Sentence("Expected a number of heads for every stage of depths, one to eight of them."));
    std::int64_t hidden = config.integer_or("embed_dim", 96, 1, 65'536);
    const double ratio = config.real_or("mlp_ratio", 4.0, 0.01, 100.0);
    GridSize grid = read.patches.grid();
    const std::vector<std::int64_t> trained =
        read.version.cosine ? read_trained_windows(config, depths.size()) : std::vector<std::int64_t>{};
    for (std::size_t stage = 0; stage < depths.size(); ++stage) {
        if (hidden % heads[stage] != 0)
            config.fail("num_heads", Sentence("Expected a divisor of stage %1's size, which is %2; found %3.", stage,
                                              hidden, heads[stage]));
        SwinStageSizes sizes{{hidden, "embed_dim"},
                             {static_cast<std::int64_t>(ratio * static_cast<double>(hidden)), "mlp_ratio"},
                             depths[stage],
                             heads[stage],
                             grid,
                             read.version.shrinks_windows ? std::min({window, grid.rows, grid.columns}) : window,
                             trained.empty() ? 0 : trained[stage]};
        check_window(config, sizes);
        read.stages.push_back(sizes);
        grid = {(grid.rows + 1) / 2, (grid.columns + 1) / 2};
        hidden *= 2;
    }
}

std::string stage_name(std::size_t stage) {
    return "encoder.layers." + std::to_string(stage) + ".";
}

void add_layer(TensorTable& table, const SwinSizes& tower, const SwinStageSizes& sizes, const std::string& name) {
    const bool bias = tower.projection_bias;
    table.body_norm(name + "layernorm_before", name + "layernorm_before", sizes.hidden);
    const std::string attention = name + "attention.self.";
    for (const std::string part : {"query", "key", "value"})
        table.body_linear(name + part, attention + part, sizes.hidden, sizes.hidden,
                          bias && (part != "key" || !tower.version.cosine));
    const std::int64_t side = 2 * sizes.window - 1;
    if (tower.version.cosine)
        add_cosine_window(table, name, attention, sizes.heads);
    else
        table.body(name + "bias", {attention + "relative_position_bias_table"},
                   {{side * side, "(2 * window_size - 1)^2"}, {sizes.heads, "num_heads"}});
    table.body_linear(name + "output", name + "attention.output.dense", sizes.hidden, sizes.hidden, true);
    table.body_norm(name + "layernorm_after", name + "layernorm_after", sizes.hidden);
    table.body_linear(name + "up", name + "intermediate.dense", sizes.inner, sizes.hidden, true);
    table.body_linear(name + "down", name + "output.dense", sizes.hidden, sizes.inner, true);
}

}  // namespace

std::int64_t SwinSizes::layers() const {
    std::int64_t count = 0;
    for (const SwinStageSizes& stage : stages) count += stage.layers;
    return count;
}

std::int64_t SwinSizes::heads() const {
    return std::ranges::max_element(stages, {}, &SwinStageSizes::heads)->heads;
}

SwinSizes read_swin(const Config& config, const SwinVersion& version) {
    SwinSizes read;
    read.version = version;
    read.patches = read_patch_sizes(config);
    read.epsilon = static_cast<float>(config.real_or("layer_norm_eps", 1e-5, 1e-30, 1.0));
    read.activation = activation_of(config, "hidden_act", "gelu");
    read.projection_bias = config.boolean_or("qkv_bias", true);
    if (config.boolean_or("use_absolute_embeddings", false))
        throw Error(ErrorKind::Unsupported, Sentence("Swin with absolute positions is not supported."),
                    {config.file().string(), "use_absolute_embeddings", {}});
    read_stages(config, read);
    return read;
}

void add_swin(TensorTable& table, const SwinSizes& sizes) {
    const Dimension first = sizes.stages.front().hidden;
    add_patches(table, sizes.patches, first, "embeddings.patch_embeddings.projection", true);
    table.body_norm("embedding_norm", "embeddings.norm", first);
    for (std::size_t stage = 0; stage < sizes.stages.size(); ++stage) {
        const SwinStageSizes& own = sizes.stages[stage];
        const std::string name = stage_name(stage);
        for (std::int64_t layer = 0; layer < own.layers; ++layer)
            add_layer(table, sizes, own, name + "blocks." + std::to_string(layer) + ".");
        if (stage + 1 == sizes.stages.size()) break;
        const Dimension next = sizes.stages[stage + 1].hidden;
        const Dimension merged{4 * own.hidden.size, "4 * embed_dim"};
        table.body_norm(name + "downsample.norm", name + "downsample.norm",
                        sizes.version.norms_outputs ? next : merged);
        table.body_linear(name + "downsample.reduction", name + "downsample.reduction", next, merged, false);
    }
    table.ignore_ending("relative_position_index");
    table.ignore_ending("relative_coords_table");
}

ModelDescription describe_swin(std::string_view architecture, const Config& config, const SwinSizes& sizes,
                               const LoadedTensors& tensors) {
    PreNormSizes layers;
    layers.hidden = sizes.hidden();
    layers.layers = sizes.layers();
    layers.heads = sizes.heads();
    ModelDescription description = describe_vision(architecture, config, sizes.patches, layers, tensors);
    if (sizes.version.norms_outputs) description.norms = NormPlace::Unknown;  // they stand before the sums
    description.stages = static_cast<std::int32_t>(sizes.stages.size());
    return description;
}

SwinTower::SwinTower(Backend& backend, const LoadedTensors& tensors, SwinSizes sizes) : sizes_(std::move(sizes)) {
    patches_ = patches_of(tensors, sizes_.patches);
    embedding_norm_ = layer_norm_of(tensors, "embedding_norm", kOwnEpsilon);
    for (std::size_t index = 0; index < sizes_.stages.size(); ++index) {
        Stage stage;
        stage.grid = sizes_.stages[index].grid;
        for (std::int64_t layer = 0; layer < sizes_.stages[index].layers; ++layer)
            stage.layers.push_back(layer_of(backend, tensors, index, layer));
        if (index + 1 < sizes_.stages.size()) {
            stage.merge_norm = layer_norm_of(tensors, stage_name(index) + "downsample.norm", kOwnEpsilon);
            stage.merge = linear_of(tensors, stage_name(index) + "downsample.reduction");
        }
        stages_.push_back(std::move(stage));
    }
}

SwinTower::Layer SwinTower::layer_of(Backend& backend, const LoadedTensors& tensors, std::size_t stage,
                                     std::int64_t layer) const {
    const SwinStageSizes& sizes = sizes_.stages[stage];
    const std::string name = stage_name(stage) + "blocks." + std::to_string(layer) + ".";
    Layer made;
    AttentionSpec& spec = made.attention.spec;
    spec.heads = spec.key_heads = static_cast<std::int32_t>(sizes.heads);
    spec.head_size = spec.value_size = static_cast<std::int32_t>(sizes.hidden.size / sizes.heads);
    spec.scale = static_cast<float>(1.0 / std::sqrt(static_cast<double>(spec.head_size)));
    made.attention.query = linear_of(tensors, name + "query");
    made.attention.key = linear_of(tensors, name + "key");
    made.attention.value = linear_of(tensors, name + "value");
    made.attention.output = linear_of(tensors, name + "output");
    if (sizes_.version.cosine)
        use_cosine(backend, tensors, name, rows_on_host(backend, tensors, name + "scale"), sizes.window,
                   sizes.trained_window, made.attention);
    else
        spec.distance_bias = window_bias(rows_on_host(backend, tensors, name + "bias"), sizes.window);
    made.attention_norm = layer_norm_of(tensors, name + "layernorm_before", sizes_.epsilon);
    made.norm = layer_norm_of(tensors, name + "layernorm_after", sizes_.epsilon);
    made.feed_forward = {linear_of(tensors, name + "up"), linear_of(tensors, name + "down"), sizes_.activation};
    // One window that is the whole grid has nowhere to move.
    const bool moves = layer % 2 == 1 && std::min(sizes.grid.rows, sizes.grid.columns) > sizes.window;
    const GridSize padded = padded_to(sizes.grid, sizes.window);
    made.grid = {.rows = padded.rows,
                 .columns = padded.columns,
                 .window = sizes.window,
                 .shift = moves ? sizes.window / 2 : 0,
                 .given_rows = sizes.grid.rows,
                 .given_columns = sizes.grid.columns};
    return made;
}

void SwinTower::set_kind(AttentionKind kind) {
    kind_ = kind;
    for (Stage& stage : stages_)
        for (Layer& layer : stage.layers) layer.attention.kind = kind;
}

DeviceTensor SwinTower::operator()(ForwardPass& pass, const Tensor& pixels) const {
    sizes_.patches.check(pixels);
    Backend& backend = pass.backend();
    DeviceTensor x = patches_(backend, backend.upload(unfolded(pixels, sizes_.patches)));
    x = embedding_norm_(backend, x);
    keep_state(pass, kind_, x);
    std::int64_t done = 0;
    for (std::size_t stage = 0; stage < stages_.size(); ++stage) {
        for (const Layer& layer : stages_[stage].layers) {
            x = run_layer(pass, layer, x, static_cast<std::int32_t>(stage));
            pass.layer_done(done++, sizes_.layers());
        }
        if (!stages_[stage].merge.empty()) x = merged(backend, stages_[stage], x);
        keep_state(pass, kind_, x);
    }
    return x;
}

DeviceTensor SwinTower::run_layer(ForwardPass& pass, const Layer& layer, const DeviceTensor& x,
                                  std::int32_t stage) const {
    Backend& backend = pass.backend();
    if (sizes_.version.norms_outputs) {
        const DeviceTensor sum =
            backend.add(layer.attention_norm(backend, layer.attention(pass, x, layer.grid, stage)), x);
        return backend.add(layer.norm(backend, layer.feed_forward(backend, sum)), sum);
    }
    const DeviceTensor attended = layer.attention(pass, layer.attention_norm(backend, x), layer.grid, stage);
    const DeviceTensor sum = backend.add(attended, x);
    return backend.add(layer.feed_forward(backend, layer.norm(backend, sum)), sum);
}

DeviceTensor SwinTower::merged(Backend& backend, const Stage& stage, const DeviceTensor& x) const {
    const Tensor before = backend.download(x);
    const std::int64_t hidden = before.size(1);
    const GridSize half{(stage.grid.rows + 1) / 2, (stage.grid.columns + 1) / 2};
    Tensor squares({half.rows * half.columns, 4 * hidden});
    for (std::int64_t square = 0; square < squares.size(0); ++square) {
        const std::int64_t top = square / half.columns * 2;
        const std::int64_t left = square % half.columns * 2;
        float* out = squares.slice(square).data();
        for (const auto& [down, right] : {std::pair{0, 0}, {1, 0}, {0, 1}, {1, 1}}) {
            const bool inside = top + down < stage.grid.rows && left + right < stage.grid.columns;
            if (inside) std::ranges::copy(before.slice((top + down) * stage.grid.columns + left + right), out);
            out += hidden;
        }
    }
    const DeviceTensor read = backend.upload(squares);
    if (sizes_.version.norms_outputs) return stage.merge_norm(backend, stage.merge(backend, read));
    return stage.merge(backend, stage.merge_norm(backend, read));
}

}  // namespace headlight
