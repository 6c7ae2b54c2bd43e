// The image encoder of SAM (arXiv 2304.02643): a ViT whose patches attend within windows but in some layers, with terms
// of scores by rows and columns, and two convolutions at its end.

#include "models/architecture.h"
#include "models/blocks/attention/tile_attention.h"
#include "models/blocks/image_reader.h"
#include "models/blocks/layers/convolution.h"
#include "models/blocks/layers/grid_convolution.h"
#include "models/blocks/padded_grid.h"
#include "models/blocks/plans/text_part.h"
#include "models/blocks/vision_tower.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>
#include <vector>

namespace headlight::sam {

namespace {

constexpr std::string_view kName = "SAM image encoder";
/// Of the norms of channels, which the configuration says nothing of.
constexpr float kChannelEpsilon = 1e-6F;

constexpr PreNormNames kLayer{
    .attention_norm = "layer_norm1",
    .attention_output = "attn.proj",
    .norm = "layer_norm2",
    .up = "mlp.lin1",
    .down = "mlp.lin2",
    .fused = "attn.qkv",
};

struct SamConfig {
    PatchSizes patches;
    PreNormSizes layers;
    std::int64_t window = 0;  ///< patches of a side; 0: no layer has windows
    std::vector<std::int64_t> global_layers;
    Dimension channels;  ///< of what the encoder gives
    bool positions = true;
    bool offsets = true;

    [[nodiscard]] bool windowed(std::int64_t layer) const {
        return window > 0 && std::ranges::find(global_layers, layer) == global_layers.end();
    }
    [[nodiscard]] GridSize grid() const { return patches.grid(); }
    /// Rows and columns that a layer's offsets are of.
    [[nodiscard]] std::int64_t side(std::int64_t layer) const { return windowed(layer) ? window : grid().rows; }
};

SamConfig read_config(const Config& config) {
    SamConfig read;
    read.patches = read_patch_sizes(config, 1'024, 16);
    read.layers = read_layer_sizes(config, "gelu");
    const std::int64_t hidden = read.layers.hidden.size;
    read.layers.epsilon = static_cast<float>(config.real_or("layer_norm_eps", 1e-6, 1e-30, 1.0));
    const double ratio = config.real_or("mlp_ratio", 4.0, 0.01, 100.0);
    const auto inner = static_cast<std::int64_t>(static_cast<double>(hidden) * ratio);
    read.layers.inner = {config.integer_or("mlp_dim", inner, 1, 1'000'000), "mlp_dim"};
    read.window = config.integer_or("window_size", 14, 0, 1'024);
    read.global_layers = config.has("global_attn_indexes") ? config.integers_or_none("global_attn_indexes", 0, 1'000)
                                                           : std::vector<std::int64_t>{2, 5, 8, 11};
    read.channels = {config.integer_or("output_channels", 256, 1, 65'536), "output_channels"};
    read.positions = config.boolean_or("use_abs_pos", true);
    read.offsets = config.boolean_or("use_rel_pos", true);
    if (read.grid().rows != read.grid().columns)
        config.fail("image_size", Sentence("Expected images as high as they are wide."));
    return read;
}

std::string layer_name(std::int64_t layer) {
    return "layers." + std::to_string(layer) + ".";
}

TensorTable tensor_table(const SamConfig& config) {
    const Dimension hidden = config.layers.hidden;
    const GridSize grid = config.grid();
    TensorTable table("vision_encoder.");
    add_patches(table, config.patches, hidden, "patch_embed.projection", true);
    if (config.positions)
        table.body(
            "positions", {"pos_embed"},
            {{1, "1"}, {grid.rows, "image_size / patch_size"}, {grid.columns, "image_size / patch_size"}, hidden});
    add_layers(table, config.layers, kLayer, "layers.", "layers.");
    for (std::int64_t layer = 0; config.offsets && layer < config.layers.layers; ++layer)
        for (const std::string part : {"rel_pos_h", "rel_pos_w"})
            table.body(layer_name(layer) + part, {layer_name(layer) + "attn." + part},
                       {{2 * config.side(layer) - 1,
                         config.windowed(layer) ? "2 * window_size - 1" : "2 * image_size / patch_size - 1"},
                        {hidden.size / config.layers.heads, "hidden_size / num_attention_heads"}});
    table.layers("layers.", config.layers.layers, "num_hidden_layers");
    table.body("neck.0.weight", {"neck.conv1.weight"}, {config.channels, hidden, {1, "1"}, {1, "1"}});
    table.body("neck.1.weight", {"neck.conv2.weight"}, {config.channels, config.channels, {3, "3"}, {3, "3"}});
    for (const std::string number : {"1", "2"})
        table.body_norm("neck.norm" + number, "neck.layer_norm" + number, config.channels);
    return table;
}

class Sam final : public ImageReader {
  public:
    Sam(const Config& whole, const ModelFolder& folder, std::shared_ptr<Backend> backend, const std::stop_token& stop,
        const Progress& progress)
        : backend_(std::move(backend)), config_(read_config(folder.config)) {
        const LoadedTensors tensors = tensor_table(config_).load(folder, *backend_, stop, progress);
        patches_ = patches_of(tensors, config_.patches);
        if (config_.positions) positions_ = rows_on_host(*backend_, tensors, "positions");
        layers_ = layers_of(tensors, config_.layers, "layers.");
        for (std::size_t layer = 0; layer < layers_.size(); ++layer) complete(tensors, layer);
        first_ = linear_of(tensors, "neck.0");
        first_.weight.shape = {config_.channels.size, config_.layers.hidden.size};
        second_ = grid_convolution_of(tensors, *backend_, "neck.1", 1, 1);
        first_norm_ = layer_norm_of(tensors, "neck.norm1", kChannelEpsilon);
        second_norm_ = layer_norm_of(tensors, "neck.norm2", kChannelEpsilon);
        description_ = describe_vision(kName, whole, config_.patches, config_.layers, tensors);
    }

    [[nodiscard]] const ModelDescription& description() const override { return description_; }

    Capture forward(const ModelInput& input, const CaptureRequest& request, const std::stop_token& stop,
                    const Progress& progress) override {
        config_.patches.check(input.pixels);
        ForwardPass pass(*backend_, request, stop, progress);
        const GridSize grid = config_.grid();
        const PatchGrid patches{{}, static_cast<std::int32_t>(grid.rows), static_cast<std::int32_t>(grid.columns)};
        pass.name_patches(AttentionKind::Self, patches);
        DeviceTensor x = patches_(*backend_, backend_->upload(unfolded(input.pixels, config_.patches)));
        const bool placed = !positions_.empty() && !pass.interventions().leaves_out_positions(AttentionKind::Self);
        if (placed) x = backend_->add(x, backend_->upload(positions_));
        keep(pass, x);
        for (std::size_t layer = 0; layer < layers_.size(); ++layer) {
            x = run_layer(pass, layers_[layer], x, patches);
            pass.layer_done(static_cast<std::int64_t>(layer), description_.layers);
            keep(pass, x);
        }
        if (request.logits != LogitPositions::None) pass.keep_output("last_hidden_state", channels_of(x));
        return pass.finish();
    }

  private:
    /// What a layer has beside those of other transformers.
    void complete(const LoadedTensors& tensors, std::size_t index) {
        const auto number = static_cast<std::int64_t>(index);
        PreNormLayer& layer = layers_[index];
        layer.windowed = config_.windowed(number);
        if (!config_.offsets) return;
        const GridSize read = layer.windowed ? padded_to(config_.grid(), config_.window) : config_.grid();
        layer.attention.offsets =
            grid_offsets_of(tensors, *backend_, layer_name(number), config_.side(number), read.columns);
        layer.attention.spec = layer.attention.offsets.lengthened(layer.attention.spec);
    }

    void keep(ForwardPass& pass, DeviceTensor x) const {
        x.shape = {config_.grid().rows, config_.grid().columns, x.columns()};
        pass.keep_hidden(x);
    }

    DeviceTensor run_layer(ForwardPass& pass, const PreNormLayer& layer, const DeviceTensor& x,
                           const PatchGrid& patches) const {
        const DeviceTensor read = layer.attention_norm(*backend_, x);
        const DeviceTensor attended = layer.windowed ? in_windows(pass, layer, read, patches)
                                                     : layer.attention.self_attention(pass, read, TokenMarks{});
        const DeviceTensor sum = backend_->add(attended, x);
        return backend_->add(layer.feed_forward(*backend_, layer.norm(*backend_, sum)), sum);
    }

    DeviceTensor in_windows(ForwardPass& pass, const PreNormLayer& layer, const DeviceTensor& x,
                            const PatchGrid& patches) const {
        const GridSize padded = padded_to(config_.grid(), config_.window);
        const std::vector<TokenWindow> windows =
            padded_windows_of(patches, padded, static_cast<std::int32_t>(config_.window));
        return attend_in_windows(pass, layer.attention, with_padding(*backend_, x, config_.grid(), padded), patches,
                                 windows);
    }

    /// [channels, rows, columns]: what the masks are made of.
    [[nodiscard]] Tensor channels_of(const DeviceTensor& x) const {
        const DeviceTensor narrow = first_norm_(*backend_, first_(*backend_, x));
        const DeviceTensor out = second_norm_(*backend_, second_(*backend_, narrow, config_.grid()));
        const Tensor turned = transposed(backend_->download(out));
        return {{config_.channels.size, config_.grid().rows, config_.grid().columns},
                {turned.values().begin(), turned.values().end()}};
    }

    std::shared_ptr<Backend> backend_;
    SamConfig config_;
    ModelDescription description_;
    Linear patches_;
    Tensor positions_;
    std::vector<PreNormLayer> layers_;
    Linear first_;
    Norm first_norm_;
    GridConvolution second_;
    Norm second_norm_;
};

std::unique_ptr<Model> load(const ModelFolder& folder, std::shared_ptr<Backend> backend, const std::stop_token& stop,
                            const Progress& progress) {
    return std::make_unique<Sam>(folder.config, folder, std::move(backend), stop, progress);
}

/// A whole model, of which the decoder of masks and the encoder of prompts do not run.
std::unique_ptr<Model> load_whole(const ModelFolder& folder, std::shared_ptr<Backend> backend,
                                  const std::stop_token& stop, const Progress& progress) {
    return std::make_unique<Sam>(folder.config, image_part(folder), std::move(backend), stop, progress);
}

}  // namespace

extern const Architecture kSamVision;
constinit const Architecture kSamVision{"sam_vision_model", kName, load, nullptr, false};

extern const Architecture kSam;
constinit const Architecture kSam{"sam", kName, load_whole, nullptr, false};

}  // namespace headlight::sam
