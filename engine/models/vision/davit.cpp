// DaViT (arXiv 2204.03645), as in Florence-2: stages of fewer and fewer patches, in whose layers patches attend within
// windows and then channels to channels.

#include "core/error.h"
#include "models/architecture.h"
#include "models/blocks/attention/channel_attention.h"
#include "models/blocks/attention/window_attention.h"
#include "models/blocks/image_reader.h"
#include "models/blocks/layers/grid_convolution.h"
#include "models/blocks/plans/activation_name.h"
#include "models/blocks/plans/tensor_table.h"
#include "models/blocks/vision_tower.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>

namespace headlight::davit {

namespace {

constexpr float kEpsilon = 1e-5F;
constexpr std::int64_t kTaps = 3;  // of the convolutions beside attention, in each direction

struct StageSizes {
    Dimension hidden;
    Dimension inner;
    std::int64_t layers = 0;
    std::int64_t heads = 1;
    std::int64_t groups = 1;
    std::int64_t patch = 1;
    std::int64_t stride = 1;
    std::int64_t padding = 0;
    bool norm_before = false;
};

struct DavitConfig {
    std::int64_t channels = 3;
    std::int64_t window = 12;
    bool projection_bias = true;
    Activation activation = Activation::Gelu;
    std::vector<StageSizes> stages;
    std::vector<std::string> notices;
};

/// One number for each of `stages`.
std::vector<std::int64_t> read_list(const Config& config, const std::string& field, std::size_t stages,
                                    std::int64_t least, std::int64_t most) {
    const std::vector<std::int64_t> list = config.integers_or_none(field, least, most);
    if (list.size() != stages)
        config.fail(field, "Expected a number for each of the " + std::to_string(stages) +
                               " stages of embed_dim, found " + std::to_string(list.size()) + ".");
    return list;
}

DavitConfig read_config(const Config& config) {
    DavitConfig read;
    read.channels = config.integer_or("in_channels", 3, 1, 3);
    read.window = config.integer_or("window_size", 12, 1, 1'024);
    read.projection_bias = config.boolean_or("qkv_bias", true);
    read.activation = activation_of(config, "activation_function", "gelu");
    const std::vector<std::int64_t> hidden = config.integers_or_none("embed_dim", 1, 65'536);
    constexpr std::size_t kMostStages = 8;
    if (hidden.empty() || hidden.size() > kMostStages)
        config.fail("embed_dim", "Expected the sizes of one to eight stages.");
    const std::size_t stages = hidden.size();
    const auto depths = read_list(config, "depths", stages, 1, 1'000);
    const auto heads = read_list(config, "num_heads", stages, 1, 1'024);
    const auto groups = read_list(config, "num_groups", stages, 1, 1'024);
    const auto patches = read_list(config, "patch_size", stages, 1, 1'024);
    const auto strides = read_list(config, "patch_stride", stages, 1, 1'024);
    const auto padding = read_list(config, "patch_padding", stages, 0, 1'024);
    const std::vector<bool> norms = config.booleans_or_none("patch_prenorm");
    if (norms.size() != stages)
        config.fail("patch_prenorm", "Expected a truth value for each of the " + std::to_string(stages) +
                                         " stages of embed_dim, found " + std::to_string(norms.size()) + ".");
    const double ratio = config.real_or("mlp_ratio", 4.0, 0.01, 100.0);
    for (std::size_t stage = 0; stage < stages; ++stage) {
        for (const auto& [field, parts] : {std::pair{"num_heads", heads[stage]}, {"num_groups", groups[stage]}})
            if (hidden[stage] % parts != 0)
                config.fail(field, "Expected a divisor of stage " + std::to_string(stage) + "'s size, which is " +
                                       std::to_string(hidden[stage]) + "; found " + std::to_string(parts) + ".");
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
    for (const std::string& name : config.texts_or_none("architectures"))
        if (name != "Florence2VisionBackbone")
            read.notices.push_back("The head of " + name + " is not supported; only the encoder runs.");
    return read;
}

void add_fused(TensorTable& table, const std::string& name, Dimension hidden, bool bias) {
    const Dimension all{3 * hidden.size, "3 * embed_dim"};
    std::int64_t begin = 0;
    for (const char* part : {"query", "key", "value"}) {
        table.body_rows(name + part + ".weight", name + "qkv.weight", {all, hidden}, begin, hidden.size);
        if (bias) table.body_rows(name + part + ".bias", name + "qkv.bias", {all}, begin, hidden.size);
        begin += hidden.size;
    }
    table.body_linear(name + "proj", name + "proj", hidden, hidden, true);
}

void add_half(TensorTable& table, const std::string& name, const std::string& attention, const StageSizes& sizes,
              bool bias) {
    for (const char* part : {"conv1", "conv2"}) {
        table.body(name + part + ".weight", {name + part + ".weight"},
                   {sizes.hidden, {1, "1"}, {kTaps, "3"}, {kTaps, "3"}});
        table.body(name + part + ".bias", {name + part + ".bias"}, {sizes.hidden});
    }
    for (const char* part : {"norm1", "norm2"}) table.body_norm(name + part, name + part, sizes.hidden);
    add_fused(table, name + attention, sizes.hidden, bias);
    table.body_linear(name + "ffn.fc1", name + "ffn.fc1", sizes.inner, sizes.hidden, true);
    table.body_linear(name + "ffn.fc2", name + "ffn.fc2", sizes.hidden, sizes.inner, true);
}

std::string layer_name(std::size_t stage, std::int64_t layer) {
    return "blocks." + std::to_string(stage) + "." + std::to_string(layer) + ".";
}

TensorTable tensor_table(const DavitConfig& config) {
    TensorTable table("");
    Dimension inputs{config.channels, "in_channels"};
    for (std::size_t stage = 0; stage < config.stages.size(); ++stage) {
        const StageSizes& sizes = config.stages[stage];
        const std::string name = "convs." + std::to_string(stage) + ".";
        const Dimension side{sizes.patch, "patch_size"};
        table.body(name + "conv.weight", {name + "conv.weight"}, {sizes.hidden, inputs, side, side});
        table.body(name + "conv.bias", {name + "conv.bias"}, {sizes.hidden});
        table.body_norm(name + "norm", name + "norm", sizes.norm_before ? inputs : sizes.hidden);
        for (std::int64_t layer = 0; layer < sizes.layers; ++layer) {
            const std::string own = layer_name(stage, layer);
            add_half(table, own + "spatial_block.", "window_attn.", sizes, config.projection_bias);
            add_half(table, own + "channel_block.", "channel_attn.", sizes, config.projection_bias);
        }
        inputs = sizes.hidden;
    }
    return table;
}

/// Norm and residual connection around an attention, of patches or of channels.
struct Half {
    ChannelConvolution before_attention;
    Norm attention_norm;
    ChannelConvolution before_feed_forward;
    Norm norm;
    FeedForward feed_forward;

    template <typename Attention>
    DeviceTensor operator()(Backend& backend, const DeviceTensor& x, const GridSize& grid,
                            const Attention& attention) const {
        const DeviceTensor mixed = before_attention(backend, x, grid);
        const DeviceTensor attended = backend.add(attention(attention_norm(backend, mixed)), mixed);
        const DeviceTensor again = before_feed_forward(backend, attended, grid);
        return backend.add(feed_forward(backend, norm(backend, again)), again);
    }
};

struct DavitLayer {
    Half of_patches;
    WindowAttention windows;
    Half of_channels;
    ChannelAttention channels;
};

struct DavitStage {
    GridConvolution patches;
    Norm norm;
    bool norm_before = false;
    std::vector<DavitLayer> layers;
};

Half half_of(const LoadedTensors& tensors, Backend& backend, const std::string& name, Activation activation) {
    return {channel_convolution_of(tensors, backend, name + "conv1"),
            layer_norm_of(tensors, name + "norm1", kEpsilon),
            channel_convolution_of(tensors, backend, name + "conv2"),
            layer_norm_of(tensors, name + "norm2", kEpsilon),
            {linear_of(tensors, name + "ffn.fc1"), linear_of(tensors, name + "ffn.fc2"), activation}};
}

DavitLayer layer_of(const LoadedTensors& tensors, Backend& backend, const DavitConfig& config, const StageSizes& sizes,
                    const std::string& name) {
    DavitLayer layer;
    layer.of_patches = half_of(tensors, backend, name + "spatial_block.", config.activation);
    layer.of_channels = half_of(tensors, backend, name + "channel_block.", config.activation);
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

class Davit final : public ImageReader {
  public:
    Davit(const ModelFolder& folder, std::shared_ptr<Backend> backend, const std::stop_token& stop,
          const Progress& progress)
        : backend_(std::move(backend)), config_(read_config(folder.config)) {
        const LoadedTensors tensors = tensor_table(config_).load(folder, *backend_, stop, progress);
        for (std::size_t stage = 0; stage < config_.stages.size(); ++stage) take_stage(tensors, stage);
        describe(folder.config, tensors);
    }

    [[nodiscard]] const ModelDescription& description() const override { return description_; }

    Capture forward(const ModelInput& input, const CaptureRequest& request, const std::stop_token& stop,
                    const Progress& progress) override {
        const Tensor states = states_of_pixels(input.pixels, config_.channels);
        GridSize grid = pixels_of(input.pixels);
        ForwardPass pass(*backend_, request, stop, progress);
        DeviceTensor x = backend_->upload(states);
        std::int64_t done = 0;
        for (std::size_t index = 0; index < stages_.size(); ++index) {
            const DavitStage& stage = stages_[index];
            x = enter(stage, x, grid);
            grid = stage.patches.grid_of(grid);
            if (index == 0) pass.keep_hidden(x);
            for (const DavitLayer& layer : stage.layers) {
                x = run_layer(pass, layer, x, grid, static_cast<std::int32_t>(index));
                pass.keep_hidden(x);
                pass.layer_done(done++, description_.layers);
            }
        }
        if (request.logits != LogitPositions::None) pass.keep_output("last_hidden_state", x, x.shape);
        return pass.finish();
    }

  private:
    void take_stage(const LoadedTensors& tensors, std::size_t index) {
        const StageSizes& sizes = config_.stages[index];
        const std::string name = "convs." + std::to_string(index) + ".";
        DavitStage stage{grid_convolution_of(tensors, *backend_, name + "conv", sizes.stride, sizes.padding),
                         layer_norm_of(tensors, name + "norm", kEpsilon),
                         sizes.norm_before,
                         {}};
        for (std::int64_t layer = 0; layer < sizes.layers; ++layer)
            stage.layers.push_back(layer_of(tensors, *backend_, config_, sizes, layer_name(index, layer)));
        stages_.push_back(std::move(stage));
    }

    void describe(const Config& config, const LoadedTensors& tensors) {
        constexpr std::int32_t kSide = 768;  // of the images that Florence-2 reads; no field says it
        PreNormSizes sizes;
        sizes.hidden = config_.stages.back().hidden;
        for (const StageSizes& stage : config_.stages) {
            sizes.layers += stage.layers;
            sizes.heads = std::max({sizes.heads, stage.heads, stage.groups});
        }
        PatchSizes patches;
        patches.image = {static_cast<std::int32_t>(config_.channels), kSide, kSide};
        patches.patch_height = patches.patch_width = config_.stages.front().stride;
        description_ = describe_vision("DaViT image encoder", config, patches, sizes, tensors);
        description_.stages = static_cast<std::int32_t>(config_.stages.size());
        description_.notices.insert(description_.notices.end(), config_.notices.begin(), config_.notices.end());
    }

    /// The size of an image whose patches the windows divide in every stage. Throws Error(Input) about others.
    [[nodiscard]] GridSize pixels_of(const Tensor& pixels) const {
        const GridSize image{pixels.size(1), pixels.size(2)};
        GridSize grid = image;
        for (const DavitStage& stage : stages_) {
            grid = stage.patches.grid_of(grid);
            if (grid.rows == 0 || grid.columns == 0 || grid.rows % config_.window != 0 ||
                grid.columns % config_.window != 0)
                throw Error(ErrorKind::Input,
                            "An image of " + std::to_string(image.columns) + " x " + std::to_string(image.rows) +
                                " pixels gives a stage of " + std::to_string(grid.columns) + " x " +
                                std::to_string(grid.rows) + " patches, which windows of " +
                                std::to_string(config_.window) +
                                " a side do not divide: its preprocessor_config.json should say another size.");
        }
        return image;
    }

    DeviceTensor enter(const DavitStage& stage, const DeviceTensor& x, const GridSize& grid) const {
        Backend& backend = *backend_;
        if (stage.norm_before) return stage.patches(backend, stage.norm(backend, x), grid);
        return stage.norm(backend, stage.patches(backend, x, grid));
    }

    DeviceTensor run_layer(ForwardPass& pass, const DavitLayer& layer, const DeviceTensor& x, const GridSize& grid,
                           std::int32_t stage) const {
        const WindowGrid windows{grid.rows, grid.columns, config_.window, 0, grid.rows, grid.columns};
        const DeviceTensor mixed = layer.of_patches(
            *backend_, x, grid, [&](const DeviceTensor& state) { return layer.windows(pass, state, windows, stage); });
        return layer.of_channels(*backend_, mixed, grid,
                                 [&](const DeviceTensor& state) { return layer.channels(pass, state, stage); });
    }

    std::shared_ptr<Backend> backend_;
    DavitConfig config_;
    ModelDescription description_;
    std::vector<DavitStage> stages_;
};

std::unique_ptr<Model> load(const ModelFolder& folder, std::shared_ptr<Backend> backend, const std::stop_token& stop,
                            const Progress& progress) {
    return std::make_unique<Davit>(folder, std::move(backend), stop, progress);
}

}  // namespace

extern const Architecture kDavit;
constinit const Architecture kDavit{"florence_vision", "DaViT image encoder", load, nullptr, false};

}  // namespace headlight::davit
