#include "models/blocks/towers/davit_tower.h"

#include "core/error.h"
#include "models/blocks/padded_grid.h"
#include "models/blocks/plans/activation_name.h"
#include "models/blocks/vision_tower.h"

#include <algorithm>
#include <cmath>
#include <initializer_list>
#include <utility>

namespace headlight {

namespace {

constexpr float kDavitEpsilon = 1e-5F;
constexpr std::int64_t kDavitTaps = 3;  // of the convolutions beside attention, in each direction

/// Those of Florence-2, which published configurations leave out.
constexpr std::initializer_list<std::int64_t> kFlorenceHidden{128, 256, 512, 1'024};
constexpr std::initializer_list<std::int64_t> kFlorenceHeads{4, 8, 16, 32};

/// One number for each of `stages`; `otherwise` where the configuration has no such list.
std::vector<std::int64_t> read_of_stages(const Config& config, const std::string& field, std::size_t stages,
                                         std::int64_t least, std::int64_t most,
                                         std::initializer_list<std::int64_t> otherwise) {
    const std::vector<std::int64_t> list =
        config.has(field) ? config.integers_or_none(field, least, most) : std::vector(otherwise);
    if (list.size() != stages)
        config.fail(field, Sentence("Expected a number for each of the %1 stages of embed_dim, found %2.", stages,
                                    list.size()));
    return list;
}

void add_davit_attention(TensorTable& table, const std::string& name, const std::string& source, Dimension hidden,
                         bool bias) {
    const Dimension all{3 * hidden.size, "3 * embed_dim"};
    std::int64_t begin = 0;
    for (const char* part : {"query", "key", "value"}) {
        table.body_rows(name + part + ".weight", source + "qkv.weight", {all, hidden}, begin, hidden.size);
        if (bias) table.body_rows(name + part + ".bias", source + "qkv.bias", {all}, begin, hidden.size);
        begin += hidden.size;
    }
    table.body_linear(name + "proj", source + "proj", hidden, hidden, true);
}

/// `name`: "blocks.0.0.spatial_block."; `attention`: "window_attn.".
void add_davit_half(TensorTable& table, const std::string& source, const std::string& name,
                    const std::string& attention, const DavitStageSizes& sizes, bool bias) {
    for (const char* part : {"conv1", "conv2"}) {
        const std::string own = name + part;
        table.body(own + ".weight", {source + own + ".weight"},
                   {sizes.hidden, {1, "1"}, {kDavitTaps, "3"}, {kDavitTaps, "3"}});
        table.body(own + ".bias", {source + own + ".bias"}, {sizes.hidden});
    }
    for (const char* part : {"norm1", "norm2"}) table.body_norm(name + part, source + name + part, sizes.hidden);
    add_davit_attention(table, name + attention, source + name + attention, sizes.hidden, bias);
    table.body_linear(name + "ffn.fc1", source + name + "ffn.fc1", sizes.inner, sizes.hidden, true);
    table.body_linear(name + "ffn.fc2", source + name + "ffn.fc2", sizes.hidden, sizes.inner, true);
}

std::string davit_layer(std::size_t stage, std::int64_t layer) {
    return "blocks." + std::to_string(stage) + "." + std::to_string(layer) + ".";
}

std::string davit_stage(std::size_t stage) {
    return "convs." + std::to_string(stage) + ".";
}

}  // namespace

std::int64_t DavitSizes::layers() const {
    std::int64_t count = 0;
    for (const DavitStageSizes& stage : stages) count += stage.layers;
    return count;
}

std::int64_t DavitSizes::heads() const {
    std::int64_t most = 0;
    for (const DavitStageSizes& stage : stages) most = std::max({most, stage.heads, stage.groups});
    return most;
}

GridSize DavitSizes::grid_of(const GridSize& pixels) const {
    GridSize grid = pixels;
    for (const DavitStageSizes& stage : stages)
        grid = GridConvolution{{}, stage.patch, stage.stride, stage.padding}.grid_of(grid);
    return grid;
}

DavitSizes read_davit(const Config& config) {
    DavitSizes read;
    read.channels = config.integer_or("in_channels", 3, 1, 3);
    read.window = config.integer_or("window_size", 12, 1, 1'024);
    read.projection_bias = config.boolean_or("qkv_bias", true);
    read.activation = activation_of(config, "activation_function", "gelu");
    const std::vector<std::int64_t> hidden =
        config.has("embed_dim") ? config.integers_or_none("embed_dim", 1, 65'536) : std::vector(kFlorenceHidden);
    constexpr std::size_t kMostStages = 8;
    if (hidden.empty() || hidden.size() > kMostStages)
        config.fail("embed_dim", Sentence("Expected the sizes of one to eight stages."));
    const std::size_t stages = hidden.size();
    const auto depths = read_of_stages(config, "depths", stages, 1, 1'000, {1, 1, 9, 1});
    const auto heads = read_of_stages(config, "num_heads", stages, 1, 1'024, kFlorenceHeads);
    const auto groups = read_of_stages(config, "num_groups", stages, 1, 1'024, kFlorenceHeads);
    const auto patches = read_of_stages(config, "patch_size", stages, 1, 1'024, {7, 3, 3, 3});
    const auto strides = read_of_stages(config, "patch_stride", stages, 1, 1'024, {4, 2, 2, 2});
    const auto padding = read_of_stages(config, "patch_padding", stages, 0, 1'024, {3, 1, 1, 1});
    const std::vector<bool> norms = config.has("patch_prenorm") ? config.booleans_or_none("patch_prenorm")
                                                                : std::vector<bool>{false, true, true, true};
    if (norms.size() != stages)
        config.fail(
            "patch_prenorm",
            Sentence("Expected a truth value for each of the %1 stages of embed_dim, found %2.", stages, norms.size()));
    const double ratio = config.real_or("mlp_ratio", 4.0, 0.01, 100.0);
    for (std::size_t stage = 0; stage < stages; ++stage) {
        for (const auto& [field, parts] : {std::pair{"num_heads", heads[stage]}, {"num_groups", groups[stage]}})
            if (hidden[stage] % parts != 0)
                config.fail(field, Sentence("Expected a divisor of stage %1's size, which is %2; found %3.", stage,
                                            hidden[stage], parts));
        const auto inner = static_cast<std::int64_t>(ratio * static_cast<double>(hidden[stage]));
        read.stages.push_back({{hidden[stage], "embed_dim"},
                               {inner, "mlp_ratio"},
                               depths[stage],
                               heads[stage],
                               groups[stage],
                               patches[stage],
                               strides[stage],
                               padding[stage],
                               norms[stage]});
    }
    return read;
}

void add_davit(TensorTable& table, const DavitSizes& sizes, const std::string& source) {
    Dimension inputs{sizes.channels, "in_channels"};
    for (std::size_t stage = 0; stage < sizes.stages.size(); ++stage) {
        const DavitStageSizes& own = sizes.stages[stage];
        const std::string name = davit_stage(stage);
        const Dimension side{own.patch, "patch_size"};
        table.body(name + "conv.weight", {source + name + "conv.weight"}, {own.hidden, inputs, side, side});
        table.body(name + "conv.bias", {source + name + "conv.bias"}, {own.hidden});
        table.body_norm(name + "norm", source + name + "norm", own.norm_before ? inputs : own.hidden);
        for (std::int64_t layer = 0; layer < own.layers; ++layer) {
            const std::string of_layer = davit_layer(stage, layer);
            add_davit_half(table, source, of_layer + "spatial_block.", "window_attn.", own, sizes.projection_bias);
            add_davit_half(table, source, of_layer + "channel_block.", "channel_attn.", own, sizes.projection_bias);
        }
        inputs = own.hidden;
    }
}

ModelDescription describe_davit(std::string_view architecture, const Config& config, const DavitSizes& sizes,
                                std::int32_t side, const LoadedTensors& tensors) {
    PreNormSizes layers;
    layers.hidden = sizes.hidden();
    layers.layers = sizes.layers();
    layers.heads = sizes.heads();
    PatchSizes patches;
    patches.image = {static_cast<std::int32_t>(sizes.channels), side, side};
    patches.patch_height = patches.patch_width = sizes.stages.front().stride;
    ModelDescription description = describe_vision(architecture, config, patches, layers, tensors);
    description.stages = static_cast<std::int32_t>(sizes.stages.size());
    return description;
}

template <typename Attention>
DeviceTensor DavitTower::Half::operator()(Backend& backend, const DeviceTensor& x, const GridSize& grid,
                                          const Attention& attention) const {
    const DeviceTensor mixed = before_attention(backend, x, grid);
    const DeviceTensor attended = backend.add(attention(attention_norm(backend, mixed)), mixed);
    const DeviceTensor again = before_feed_forward(backend, attended, grid);
    return backend.add(feed_forward(backend, norm(backend, again)), again);
}

DavitTower::DavitTower(Backend& backend, const LoadedTensors& tensors, DavitSizes sizes) : sizes_(std::move(sizes)) {
    for (std::size_t index = 0; index < sizes_.stages.size(); ++index) {
        const DavitStageSizes& own = sizes_.stages[index];
        const std::string name = davit_stage(index);
        Stage stage{grid_convolution_of(tensors, backend, name + "conv", own.stride, own.padding),
                    layer_norm_of(tensors, name + "norm", kDavitEpsilon),
                    own.norm_before,
                    {}};
        for (std::int64_t layer = 0; layer < own.layers; ++layer)
            stage.layers.push_back(layer_of(backend, tensors, own, davit_layer(index, layer)));
        stages_.push_back(std::move(stage));
    }
}

DavitTower::Half DavitTower::half_of(Backend& backend, const LoadedTensors& tensors, const std::string& name) const {
    return {channel_convolution_of(tensors, backend, name + "conv1"),
            layer_norm_of(tensors, name + "norm1", kDavitEpsilon),
            channel_convolution_of(tensors, backend, name + "conv2"),
            layer_norm_of(tensors, name + "norm2", kDavitEpsilon),
            {linear_of(tensors, name + "ffn.fc1"), linear_of(tensors, name + "ffn.fc2"), sizes_.activation}};
}

DavitTower::Layer DavitTower::layer_of(Backend& backend, const LoadedTensors& tensors, const DavitStageSizes& sizes,
                                       const std::string& name) const {
    Layer layer;
    layer.of_patches = half_of(backend, tensors, name + "spatial_block.");
    layer.of_channels = half_of(backend, tensors, name + "channel_block.");
    AttentionSpec& spec = layer.windows.spec;
    spec.heads = spec.key_heads = static_cast<std::int32_t>(sizes.heads);
    spec.head_size = spec.value_size = static_cast<std::int32_t>(sizes.hidden.size / sizes.heads);
    spec.scale = static_cast<float>(1.0 / std::sqrt(static_cast<double>(spec.head_size)));
    const std::string windows = name + "spatial_block.window_attn.";
    layer.windows.query = linear_of(tensors, windows + "query");
    layer.windows.key = linear_of(tensors, windows + "key");
    layer.windows.value = linear_of(tensors, windows + "value");
    layer.windows.output = linear_of(tensors, windows + "proj");
    const std::string channels = name + "channel_block.channel_attn.";
    layer.channels = {sizes.groups, linear_of(tensors, channels + "query"), linear_of(tensors, channels + "key"),
                      linear_of(tensors, channels + "value"), linear_of(tensors, channels + "proj")};
    return layer;
}

void DavitTower::set_kind(AttentionKind kind) {
    kind_ = kind;
    for (Stage& stage : stages_)
        for (Layer& layer : stage.layers) layer.windows.kind = kind;
}

void DavitTower::check(const Tensor& pixels) const {
    static_cast<void>(states_of_pixels(pixels, sizes_.channels));
    const GridSize last = sizes_.grid_of({pixels.size(1), pixels.size(2)});
    if (last.rows == 0 || last.columns == 0)
        throw Error(ErrorKind::Input, Sentence("An image of %1 x %2 pixels is too small for the model's stages: its "
                                               "preprocessor_config.json should say a larger size.",
                                               pixels.size(2), pixels.size(1)));
}

DeviceTensor DavitTower::operator()(ForwardPass& pass, const Tensor& pixels) const {
    check(pixels);
    Backend& backend = pass.backend();
    DeviceTensor x = backend.upload(states_of_pixels(pixels, sizes_.channels));
    GridSize grid{pixels.size(1), pixels.size(2)};
    std::int64_t done = 0;
    for (std::size_t index = 0; index < stages_.size(); ++index) {
        const Stage& stage = stages_[index];
        if (stage.norm_before) x = stage.norm(backend, x);
        x = stage.patches(backend, x, grid);
        if (!stage.norm_before) x = stage.norm(backend, x);
        grid = stage.patches.grid_of(grid);
        if (index == 0) keep_state(pass, kind_, x);
        for (const Layer& layer : stage.layers) {
            x = run_layer(pass, layer, x, grid, static_cast<std::int32_t>(index));
            keep_state(pass, kind_, x);
            pass.layer_done(done++, sizes_.layers());
        }
    }
    return x;
}

DeviceTensor DavitTower::run_layer(ForwardPass& pass, const Layer& layer, const DeviceTensor& x, const GridSize& grid,
                                   std::int32_t stage) const {
    const GridSize padded = padded_to(grid, sizes_.window);
    const WindowGrid windows{padded.rows, padded.columns, sizes_.window, 0, grid.rows, grid.columns};
    Backend& backend = pass.backend();
    const DeviceTensor mixed = layer.of_patches(
        backend, x, grid, [&](const DeviceTensor& state) { return layer.windows(pass, state, windows, stage); });
    return layer.of_channels(backend, mixed, grid,
                             [&](const DeviceTensor& state) { return layer.channels(pass, state, stage); });
}

}  // namespace headlight
