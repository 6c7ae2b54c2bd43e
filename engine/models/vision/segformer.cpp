// SegFormer (arXiv 2105.15203): stages of fewer and fewer patches, which overlap; keys and values are of a coarser
// grid, and a convolution in the feed-forward network tells where patches stand. Its head reads all stages.

#include "core/error.h"
#include "models/architecture.h"
#include "models/blocks/attention/attention_block.h"
#include "models/blocks/attention/position_interpolation.h"
#include "models/blocks/image_reader.h"
#include "models/blocks/labels.h"
#include "models/blocks/layers/convolution.h"
#include "models/blocks/layers/grid_convolution.h"
#include "models/blocks/plans/activation_name.h"
#include "models/blocks/vision_tower.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>
#include <string>
#include <utility>
#include <vector>

namespace headlight::segformer {

namespace {

constexpr std::string_view kName = "SegFormer image encoder";
constexpr float kEpsilon = 1e-5F;  // of all norms, whatever the configuration says

/// What is made of the stages.
enum class SegformerHead { None, Map, Class };

struct StageSizes {
    Dimension hidden;
    Dimension inner;
    std::int64_t layers = 0;
    std::int64_t heads = 1;
    std::int64_t patch = 3;      ///< pixels, or patches of the stage before, that a patch is made of
    std::int64_t stride = 2;     ///< of these from one patch to the next
    std::int64_t reduction = 1;  ///< patches of a side that become one key
};

struct SegformerConfig {
    std::int64_t channels = 3;
    std::vector<StageSizes> stages;
    Activation activation = Activation::Gelu;
    SegformerHead head = SegformerHead::None;
    Dimension width;  ///< of the head of maps
    std::map<std::int64_t, std::string> labels{};
    std::vector<std::string> notices{};
};

/// One number a stage; `otherwise` where the configuration says nothing.
std::vector<std::int64_t> read_list(const Config& config, const std::string& key, std::size_t stages,
                                    const std::vector<std::int64_t>& otherwise) {
    std::vector<std::int64_t> numbers = config.has(key) ? config.integers_or_none(key, 1, 65'536) : otherwise;
    if (numbers.size() != stages)
        config.fail(key, Sentence("Expected a number for each of %1 stages, found %2.", stages, numbers.size()));
    return numbers;
}

void read_head(const Config& config, SegformerConfig& read) {
    for (const std::string& name : config.texts_or_none("architectures")) {
        if (name == "SegformerForSemanticSegmentation") read.head = SegformerHead::Map;
        if (name == "SegformerForImageClassification") read.head = SegformerHead::Class;
        if (read.head == SegformerHead::None && name != "SegformerModel")
            read.notices.push_back("The head of " + name + " is not supported; only the encoder runs.");
    }
    if (read.head != SegformerHead::None) read.labels = read_labels(config);
    read.width = {config.integer_or("decoder_hidden_size", 256, 1, 65'536), "decoder_hidden_size"};
}

SegformerConfig read_config(const Config& config) {
    SegformerConfig read;
    read.channels = config.integer_or("num_channels", 3, 1, 3);
    if (read.channels == 2)
        config.fail("num_channels", Sentence("Expected 1 (gray) or 3 (red, green and blue); found 2."));
    if (!config.boolean_or("reshape_last_stage", true))
        config.fail("reshape_last_stage", Sentence("A last stage that is not laid out as a map is not supported."));
    read.activation = activation_of(config, "hidden_act", "gelu");
    const auto stages = static_cast<std::size_t>(config.integer_or("num_encoder_blocks", 4, 1, 8));
    const auto list = [&](const std::string& key, const std::vector<std::int64_t>& otherwise) {
        return read_list(config, key, stages, otherwise);
    };
    const auto depths = list("depths", {2, 2, 2, 2});
    const auto reductions = list("sr_ratios", {8, 4, 2, 1});
    const auto sizes = list("hidden_sizes", {32, 64, 160, 256});
    const auto patches = list("patch_sizes", {7, 3, 3, 3});
    const auto strides = list("strides", {4, 2, 2, 2});
    const auto heads = list("num_attention_heads", {1, 2, 5, 8});
    const auto ratios = list("mlp_ratios", {4, 4, 4, 4});
    for (std::size_t i = 0; i < stages; ++i) {
        if (sizes[i] % heads[i] != 0)
            config.fail("num_attention_heads", Sentence("Expected a divisor of stage %1's size, which is %2; found %3.",
                                                        i, sizes[i], heads[i]));
        read.stages.push_back({{sizes[i], "hidden_sizes"},
                               {sizes[i] * ratios[i], "mlp_ratios"},
                               depths[i],
                               heads[i],
                               patches[i],
                               strides[i],
                               reductions[i]});
    }
    read_head(config, read);
    return read;
}

std::string stage_name(std::size_t stage) {
    return "stages." + std::to_string(stage) + ".";
}

std::string layer_name(std::size_t stage, std::int64_t layer) {
    return stage_name(stage).append("layers.").append(std::to_string(layer)).append(".");
}

void add_layer(TensorTable& table, const StageSizes& sizes, const std::string& name, const std::string& source) {
    table.body_norm(name + "attention_norm", source + "layer_norm_1", sizes.hidden);
    const std::string attention = source + "attention.self.";
    for (const std::string part : {"query", "key", "value"})
        table.body_linear(name + part, attention + part, sizes.hidden, sizes.hidden, true);
    table.body_linear(name + "output", source + "attention.output.dense", sizes.hidden, sizes.hidden, true);
    if (sizes.reduction > 1) {
        const Dimension side{sizes.reduction, "sr_ratios"};
        table.body(name + "reduction.weight", {source + "attention.self.sr.weight"},
                   {sizes.hidden, sizes.hidden, side, side});
        table.body(name + "reduction.bias", {source + "attention.self.sr.bias"}, {sizes.hidden});
        table.body_norm(name + "reduction_norm", source + "attention.self.layer_norm", sizes.hidden);
    }
    table.body_norm(name + "norm", source + "layer_norm_2", sizes.hidden);
    table.body_linear(name + "up", source + "mlp.dense1", sizes.inner, sizes.hidden, true);
    table.body(name + "places.weight", {source + "mlp.dwconv.dwconv.weight"},
               {sizes.inner, {1, "1"}, {3, "3"}, {3, "3"}});
    table.body(name + "places.bias", {source + "mlp.dwconv.dwconv.bias"}, {sizes.inner});
    table.body_linear(name + "down", source + "mlp.dense2", sizes.hidden, sizes.inner, true);
}

void add_head(TensorTable& table, const SegformerConfig& config) {
    const Dimension labels{static_cast<std::int64_t>(config.labels.size()), "number of labels"};
    const Dimension last = config.stages.back().hidden;
    if (config.head == SegformerHead::Class) {
        table.head("classifier.weight", {"classifier.weight"}, {labels, last});
        table.head("classifier.bias", {"classifier.bias"}, {labels});
    }
    if (config.head != SegformerHead::Map) return;
    const Dimension width = config.width;
    for (std::size_t stage = 0; stage < config.stages.size(); ++stage) {
        const std::string source = "decode_head.linear_c." + std::to_string(stage) + ".proj.";
        table.head(stage_name(stage) + "head.weight", {source + "weight"}, {width, config.stages[stage].hidden});
        table.head(stage_name(stage) + "head.bias", {source + "bias"}, {width});
    }
    const Dimension all{width.size * static_cast<std::int64_t>(config.stages.size()),
                        "decoder_hidden_size * num_encoder_blocks"};
    table.head("fuse.weight", {"decode_head.linear_fuse.weight"}, {width, all, {1, "1"}, {1, "1"}});
    for (const std::string part : {"weight", "bias", "running_mean", "running_var"})
        table.head("fuse_norm." + part, {"decode_head.batch_norm." + part}, {width});
    table.head("classifier.weight", {"decode_head.classifier.weight"}, {labels, width, {1, "1"}, {1, "1"}});
    table.head("classifier.bias", {"decode_head.classifier.bias"}, {labels});
}

TensorTable tensor_table(const SegformerConfig& config) {
    TensorTable table("segformer.");
    Dimension inputs{config.channels, "num_channels"};
    for (std::size_t stage = 0; stage < config.stages.size(); ++stage) {
        const StageSizes& sizes = config.stages[stage];
        const std::string number = std::to_string(stage);
        const std::string patches = "encoder.patch_embeddings." + number + ".";
        const Dimension side{sizes.patch, "patch_sizes"};
        table.body(stage_name(stage) + "patches.weight", {patches + "proj.weight"}, {sizes.hidden, inputs, side, side});
        table.body(stage_name(stage) + "patches.bias", {patches + "proj.bias"}, {sizes.hidden});
        table.body_norm(stage_name(stage) + "patch_norm", patches + "layer_norm", sizes.hidden);
        for (std::int64_t layer = 0; layer < sizes.layers; ++layer)
            add_layer(table, sizes, layer_name(stage, layer),
                      "encoder.block." + number + "." + std::to_string(layer) + ".");
        table.body_norm(stage_name(stage) + "norm", "encoder.layer_norm." + number, sizes.hidden);
        inputs = sizes.hidden;
    }
    add_head(table, config);
    table.ignore_ending("num_batches_tracked");
    return table;
}

struct SegformerLayer {
    Norm attention_norm;
    AttentionBlock attention;
    GridConvolution reduction{};  ///< of what keys and values are made of; its size is 1 where there is none
    Norm reduction_norm{};
    Norm norm;
    Linear up;
    ChannelConvolution places;
    Linear down;
};

struct SegformerStage {
    GridConvolution patches;
    Norm patch_norm;
    std::vector<SegformerLayer> layers;
    Norm norm;
    Linear head{};  ///< of maps
};

/// [rows * columns, channels] as [channels, rows, columns].
Tensor as_map(Backend& backend, const DeviceTensor& x, const GridSize& grid) {
    const Tensor turned = transposed(backend.download(x));
    return {{turned.size(0), grid.rows, grid.columns}, {turned.values().begin(), turned.values().end()}};
}

class Segformer final : public ImageReader {
  public:
    Segformer(const ModelFolder& folder, std::shared_ptr<Backend> backend, const std::stop_token& stop,
              const Progress& progress)
        : backend_(std::move(backend)), config_(read_config(folder.config)) {
        const LoadedTensors tensors = tensor_table(config_).load(folder, *backend_, stop, progress);
        for (std::size_t stage = 0; stage < config_.stages.size(); ++stage) take_stage(tensors, stage);
        if (config_.head != SegformerHead::None) {
            classifier_ = linear_of(tensors, "classifier");
            classifier_.weight.shape = {classifier_.weight.shape.front(),
                                        element_count(classifier_.weight.shape) / classifier_.weight.shape.front()};
        }
        if (config_.head == SegformerHead::Map) fuse_ = fused(tensors);
        describe(folder.config, tensors);
    }

    [[nodiscard]] const ModelDescription& description() const override { return description_; }

    Capture forward(const ModelInput& input, const CaptureRequest& request, const std::stop_token& stop,
                    const Progress& progress) override {
        const Tensor pixels = states_of_pixels(input.pixels, config_.channels);
        GridSize grid = pixels_of(input.pixels);
        ForwardPass pass(*backend_, request, stop, progress);
        DeviceTensor x = backend_->upload(pixels);
        std::vector<DeviceTensor> states;
        std::vector<GridSize> grids;
        std::int64_t done = 0;
        for (std::size_t index = 0; index < stages_.size(); ++index) {
            const SegformerStage& stage = stages_[index];
            x = stage.patch_norm(*backend_, stage.patches(*backend_, x, grid));
            grid = stage.patches.grid_of(grid);
            name(pass, stage, grid, static_cast<std::int32_t>(index));
            for (const SegformerLayer& layer : stage.layers) {
                x = run_layer(pass, layer, x, grid);
                pass.layer_done(done++, description_.layers);
            }
            x = stage.norm(*backend_, x);
            DeviceTensor state = x;
            state.shape = {grid.rows, grid.columns, x.columns()};
            pass.keep_hidden(state);
            states.push_back(x);
            grids.push_back(grid);
        }
        if (request.logits != LogitPositions::None) run_head(pass, states, grids);
        return pass.finish();
    }

  private:
    void take_stage(const LoadedTensors& tensors, std::size_t index) {
        const StageSizes& sizes = config_.stages[index];
        const std::string name = stage_name(index);
        SegformerStage stage{grid_convolution_of(tensors, *backend_, name + "patches", sizes.stride, sizes.patch / 2),
                             layer_norm_of(tensors, name + "patch_norm", kEpsilon),
                             {},
                             layer_norm_of(tensors, name + "norm", kEpsilon)};
        for (std::int64_t layer = 0; layer < sizes.layers; ++layer)
            stage.layers.push_back(
                layer_of(tensors, sizes, layer_name(index, layer), static_cast<std::int32_t>(index)));
        if (config_.head == SegformerHead::Map) stage.head = linear_of(tensors, name + "head");
        stages_.push_back(std::move(stage));
    }

    [[nodiscard]] SegformerLayer layer_of(const LoadedTensors& tensors, const StageSizes& sizes,
                                          const std::string& name, std::int32_t stage) const {
        SegformerLayer layer;
        layer.attention_norm = layer_norm_of(tensors, name + "attention_norm", kEpsilon);
        AttentionSpec& spec = layer.attention.spec;
        spec.heads = spec.key_heads = static_cast<std::int32_t>(sizes.heads);
        spec.head_size = spec.value_size = static_cast<std::int32_t>(sizes.hidden.size / sizes.heads);
        spec.scale = static_cast<float>(1.0 / std::sqrt(static_cast<double>(spec.head_size)));
        layer.attention.inputs = {linear_of(tensors, name + "query"),
                                  linear_of(tensors, name + "key"),
                                  linear_of(tensors, name + "value"),
                                  {}};
        layer.attention.output = linear_of(tensors, name + "output");
        layer.attention.stage = stage;
        if (sizes.reduction > 1) {
            layer.reduction = grid_convolution_of(tensors, *backend_, name + "reduction", sizes.reduction, 0);
            layer.reduction_norm = layer_norm_of(tensors, name + "reduction_norm", kEpsilon);
        }
        layer.norm = layer_norm_of(tensors, name + "norm", kEpsilon);
        layer.up = linear_of(tensors, name + "up");
        layer.places = channel_convolution_of(tensors, *backend_, name + "places");
        layer.places.adds_to_input = false;
        layer.down = linear_of(tensors, name + "down");
        return layer;
    }

    /// The layer that joins all stages, with the batch norm that follows it.
    [[nodiscard]] Linear fused(const LoadedTensors& tensors) const {
        const auto row_of = [&](const std::string& name) {
            DeviceTensor row = tensors.at("fuse_norm." + name);
            row.shape = {1, element_count(row.shape)};
            return matrix_on_host(*backend_, row);
        };
        const Tensor mean = row_of("running_mean");
        const Tensor variance = row_of("running_var");
        const Tensor weight = row_of("weight");
        const Tensor bias = row_of("bias");
        Tensor joined = matrix_on_host(*backend_, tensors.at("fuse.weight"));
        Tensor offsets({joined.size(0)});
        for (std::int64_t row = 0; row < joined.size(0); ++row) {
            const float factor = weight.data()[row] / std::sqrt(variance.data()[row] + kEpsilon);
            for (float& value : joined.slice(row)) value *= factor;
            offsets.data()[row] = bias.data()[row] - mean.data()[row] * factor;
        }
        return {backend_->upload(joined), backend_->upload(offsets)};
    }

    void describe(const Config& config, const LoadedTensors& tensors) {
        constexpr std::int32_t kSide = 512;  // of the images that most of these models read; no field says it
        PreNormSizes sizes;
        sizes.hidden = config_.stages.back().hidden;
        for (const StageSizes& stage : config_.stages) {
            sizes.layers += stage.layers;
            sizes.heads = std::max(sizes.heads, stage.heads);
        }
        PatchSizes patches;
        patches.image = {static_cast<std::int32_t>(config_.channels), kSide, kSide};
        patches.patch_height = patches.patch_width = config_.stages.front().stride;
        description_ = describe_vision(kName, config, patches, sizes, tensors);
        description_.stages = static_cast<std::int32_t>(config_.stages.size());
        if (config_.head == SegformerHead::Class) {
            description_.task = ModelTask::ImageClassification;
            description_.labels = config_.labels;
        }
        description_.notices.insert(description_.notices.end(), config_.notices.begin(), config_.notices.end());
    }

    /// The size of an image that has patches, and keys, in every stage. Throws Error(Input) about others.
    [[nodiscard]] GridSize pixels_of(const Tensor& pixels) const {
        const GridSize image{pixels.size(1), pixels.size(2)};
        GridSize grid = image;
        for (const SegformerStage& stage : stages_) {
            grid = stage.patches.grid_of(grid);
            const GridSize keys = keys_of(stage, grid);
            if (keys.rows == 0 || keys.columns == 0)
                throw Error(ErrorKind::Input,
                            Sentence("An image of %1 x %2 pixels leaves a stage of %3 x %4 patches, too few for a key: "
                                     "its preprocessor_config.json should say a larger size.",
                                     image.columns, image.rows, grid.columns, grid.rows));
        }
        return image;
    }

    static GridSize keys_of(const SegformerStage& stage, const GridSize& grid) {
        const GridConvolution& reduction = stage.layers.front().reduction;
        return reduction.size > 1 ? reduction.grid_of(grid) : grid;
    }

    static void name(ForwardPass& pass, const SegformerStage& stage, const GridSize& grid, std::int32_t number) {
        const PatchGrid queries{{}, static_cast<std::int32_t>(grid.rows), static_cast<std::int32_t>(grid.columns)};
        const GridSize keys = keys_of(stage, grid);
        if (keys == grid) return pass.name_stage(AttentionKind::Self, number, queries, std::nullopt);
        ImageTokens coarse{.rows = static_cast<std::int32_t>(keys.rows),
                           .columns = static_cast<std::int32_t>(keys.columns),
                           .tokens = std::vector<std::int32_t>(static_cast<std::size_t>(keys.rows * keys.columns)),
                           .area = {}};
        std::iota(coarse.tokens.begin(), coarse.tokens.end(), 0);
        // What is left over at the right and at the bottom is in no key.
        const auto side = static_cast<double>(stage.layers.front().reduction.stride);
        coarse.area.width = side * static_cast<double>(keys.columns) / static_cast<double>(grid.columns);
        coarse.area.height = side * static_cast<double>(keys.rows) / static_cast<double>(grid.rows);
        pass.name_stage(AttentionKind::Self, number, queries, std::move(coarse));
    }

    DeviceTensor run_layer(ForwardPass& pass, const SegformerLayer& layer, const DeviceTensor& x,
                           const GridSize& grid) const {
        Backend& backend = *backend_;
        const DeviceTensor read = layer.attention_norm(backend, x);
        const DeviceTensor keys =
            layer.reduction.size > 1 ? layer.reduction_norm(backend, layer.reduction(backend, read, grid)) : read;
        const DeviceTensor attended =
            layer.attention.cross_attention(pass, read, layer.attention.memory_of(backend, keys), {});
        const DeviceTensor sum = backend.add(attended, x);
        const DeviceTensor placed = layer.places(backend, layer.up(backend, layer.norm(backend, sum)), grid);
        return backend.add(layer.down(backend, backend.activation(placed, config_.activation)), sum);
    }

    void run_head(ForwardPass& pass, const std::vector<DeviceTensor>& states,
                  const std::vector<GridSize>& grids) const {
        if (config_.head == SegformerHead::None)
            return pass.keep_output("last_hidden_state", as_map(*backend_, states.back(), grids.back()));
        if (config_.head == SegformerHead::Class) return keep_class(pass, states.back());
        // The last stage comes first.
        const std::int64_t width = config_.width.size;
        Tensor all({grids.front().rows * grids.front().columns, width * std::ssize(states)});
        for (std::size_t stage = 0; stage < states.size(); ++stage) {
            const Tensor own = interpolated(backend_->download(stages_[stage].head(*backend_, states[stage])),
                                            grids[stage], grids.front(), GridInterpolation::LinearWithoutAliases);
            const std::int64_t place = (std::ssize(states) - 1 - static_cast<std::int64_t>(stage)) * width;
            for (std::int64_t row = 0; row < own.size(0); ++row)
                std::ranges::copy(own.slice(row), all.slice(row).begin() + place);
        }
        const DeviceTensor joined = fuse_(*backend_, backend_->upload(all), Activation::Relu);
        pass.keep_output("logits", as_map(*backend_, classifier_(*backend_, joined), grids.front()));
    }

    void keep_class(ForwardPass& pass, const DeviceTensor& states) const {
        const Tensor shares({1, states.rows()}, 1.0F / static_cast<float>(states.rows()));
        const DeviceTensor mean =
            backend_->linear(backend_->upload(shares), states, {}, WeightLayout::InputOutput, Activation::None);
        const DeviceTensor logits = classifier_(*backend_, mean);
        pass.keep_output("logits", logits, {logits.columns()});
    }

    std::shared_ptr<Backend> backend_;
    SegformerConfig config_;
    ModelDescription description_;
    std::vector<SegformerStage> stages_;
    Linear fuse_;
    Linear classifier_;
};

std::unique_ptr<Model> load(const ModelFolder& folder, std::shared_ptr<Backend> backend, const std::stop_token& stop,
                            const Progress& progress) {
    return std::make_unique<Segformer>(folder, std::move(backend), stop, progress);
}

}  // namespace

extern const Architecture kSegformer;
constinit const Architecture kSegformer{"segformer", kName, load, nullptr, false};

}  // namespace headlight::segformer
