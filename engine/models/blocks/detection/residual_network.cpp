#include "models/blocks/detection/residual_network.h"

#include "models/blocks/layers/convolution.h"
#include "models/blocks/plans/activation_name.h"
#include "models/blocks/plans/decoder_config.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace headlight {

namespace {

constexpr double kFrozenEpsilon = 1e-5;  // of every normalization, whatever was trained
constexpr std::int64_t kNarrower = 4;    // a bottleneck's outputs by its inner channels

/// One convolution of the network, as its tensors and its place decide it.
struct ConvolutionPlan {
    std::string name;
    std::string source;
    std::int64_t inputs = 0;
    std::int64_t outputs = 0;
    std::int64_t size = 1;
    std::int64_t stride = 1;
    bool active = true;  ///< an activation follows
};

/// A layer's convolutions and, where its input has another shape than its output, the shortcut's.
struct ResidualPlan {
    std::vector<ConvolutionPlan> convolutions;
    std::vector<ConvolutionPlan> shortcut;
};

ConvolutionPlan first_plan(const ResidualSizes& sizes) {
    constexpr std::int64_t kFirstSize = 7;
    return {"backbone.first.", "embedder.embedder.", sizes.channels, sizes.embedding, kFirstSize, 2};
}

ResidualPlan layer_plan(const ResidualSizes& sizes, const std::string& name, const std::string& source,
                        std::int64_t inputs, std::int64_t outputs, std::int64_t stride) {
    constexpr std::int64_t kWide = 3;
    ResidualPlan plan;
    const auto add = [&](std::int64_t from, std::int64_t to, std::int64_t size, std::int64_t step, bool active) {
        const std::string number = "layer." + std::to_string(plan.convolutions.size()) + ".";
        plan.convolutions.push_back({name + number, source + number, from, to, size, step, active});
    };
    if (sizes.bottleneck) {
        const std::int64_t inner = outputs / kNarrower;
        add(inputs, inner, 1, sizes.first_in_bottleneck ? stride : 1, true);
        add(inner, inner, kWide, sizes.first_in_bottleneck ? 1 : stride, true);
        add(inner, outputs, 1, 1, false);
    } else {
        add(inputs, outputs, kWide, stride, true);
        add(outputs, outputs, kWide, 1, false);
    }
    if (inputs != outputs || stride != 1)
        plan.shortcut.push_back({name + "shortcut.", source + "shortcut.", inputs, outputs, 1, stride, false});
    return plan;
}

std::vector<ResidualPlan> layer_plans(const ResidualSizes& sizes) {
    std::vector<ResidualPlan> plans;
    std::int64_t inputs = sizes.embedding;
    for (std::size_t stage = 0; stage < sizes.hidden.size(); ++stage) {
        const std::string start = "stages." + std::to_string(stage) + ".layers.";
        for (std::int64_t layer = 0; layer < sizes.depths[stage]; ++layer) {
            const std::string own = start + std::to_string(layer) + ".";
            const bool coarser = layer == 0 && (stage > 0 || sizes.first_stage_coarser);
            plans.push_back(
                layer_plan(sizes, "backbone." + own, "encoder." + own, inputs, sizes.hidden[stage], coarser ? 2 : 1));
            inputs = sizes.hidden[stage];
        }
    }
    return plans;
}

void add_convolution(TensorTable& table, const ConvolutionPlan& plan, const std::string& start) {
    const Dimension outputs{plan.outputs, "channels"};
    const Dimension size{plan.size, "size"};
    const std::string source = start + plan.source;
    table.body(plan.name + "weight", {source + "convolution.weight"}, {outputs, {plan.inputs, "channels"}, size, size});
    for (const char* const part : {"weight", "bias", "running_mean", "running_var"})
        table.body(plan.name + "norm." + part, {source + "normalization." + part}, {outputs});
}

Tensor vector_on_host(Backend& backend, const LoadedTensors& tensors, const std::string& name) {
    DeviceTensor row = tensors.at(name);
    row.shape = {1, row.columns()};
    return matrix_on_host(backend, row);
}

/// The convolution times the factors of its frozen normalization, which also gives the bias.
NormedConvolution normed_convolution(Backend& backend, const LoadedTensors& tensors, const ConvolutionPlan& plan,
                                     Activation activation) {
    const auto part = [&](const char* name) { return vector_on_host(backend, tensors, plan.name + "norm." + name); };
    const Tensor weight = part("weight");
    const Tensor bias = part("bias");
    const Tensor mean = part("running_mean");
    const Tensor variance = part("running_var");
    NormedConvolution made{grid_convolution_by(backend, tensors.at(plan.name + "weight"), plan.stride, plan.size / 2)};
    Tensor rows = backend.download(made.convolution.neighborhood.weight);
    Tensor added({plan.outputs});
    for (std::int64_t i = 0; i < plan.outputs; ++i) {
        const double factor = weight.data()[i] / std::sqrt(static_cast<double>(variance.data()[i]) + kFrozenEpsilon);
        for (float& value : rows.slice(i)) value = static_cast<float>(value * factor);
        added.data()[i] = static_cast<float>(bias.data()[i] - mean.data()[i] * factor);
    }
    made.convolution.neighborhood = {backend.upload(rows), backend.upload(added)};
    made.activation = plan.active ? activation : Activation::None;
    return made;
}

DeviceTensor convolved(Backend& backend, const NormedConvolution& made, const DeviceTensor& x, GridSize& grid) {
    const DeviceTensor y = made.convolution(backend, x, grid);
    grid = made.convolution.grid_of(grid);
    return made.activation == Activation::None ? y : backend.activation(y, made.activation);
}

/// The larger of two, value by value, none of which is negative.
DeviceTensor larger(Backend& backend, const DeviceTensor& a, const DeviceTensor& b) {
    const DeviceTensor above = backend.add(b, backend.scale(a, -1.0F, 0.0F));
    return backend.add(a, backend.activation(above, Activation::Relu));
}

/// The largest of every three neighbors along one side of a grid, in steps of two; beyond the edge there is none.
DeviceTensor pooled_along(Backend& backend, const DeviceTensor& x, GridSize& grid, bool rows) {
    const std::int64_t side = rows ? grid.rows : grid.columns;
    const GridSize to = rows ? GridSize{(side + 1) / 2, grid.columns} : GridSize{grid.rows, (side + 1) / 2};
    const auto neighbors = [&](std::int64_t step) {
        std::vector<std::int32_t> places;
        for (std::int64_t row = 0; row < to.rows; ++row)
            for (std::int64_t column = 0; column < to.columns; ++column) {
                const std::int64_t at = std::clamp<std::int64_t>(2 * (rows ? row : column) + step, 0, side - 1);
                places.push_back(
                    static_cast<std::int32_t>(rows ? at * grid.columns + column : row * grid.columns + at));
            }
        return backend.rows(x, places);
    };
    DeviceTensor most = larger(backend, neighbors(0), neighbors(-1));
    most = larger(backend, most, neighbors(1));
    grid = to;
    return most;
}

void check_lists(const Config& config, const ResidualSizes& sizes) {
    if (sizes.hidden.empty() || sizes.hidden.size() != sizes.depths.size())
        config.fail("depths", Sentence("Expected a number for each of %1 hidden_sizes, found %2.", sizes.hidden.size(),
                                       sizes.depths.size()));
    for (const std::int64_t hidden : sizes.hidden)
        if (sizes.bottleneck && hidden % kNarrower != 0)
            config.fail("hidden_sizes", Sentence("Expected multiples of %1, found %2.", kNarrower, hidden));
}

/// The same of a configuration that counts the stages: 1 is the first.
std::size_t read_last_index(const Config& config, std::size_t all) {
    const std::vector<std::int64_t> indices = config.integers_or_none("out_indices", 1, static_cast<std::int64_t>(all));
    return indices.empty() ? all : static_cast<std::size_t>(indices.back());
}

/// Stages up to the last one that is read; all where the configuration does not say.
std::size_t read_stages(const Config& config, std::size_t all) {
    const std::vector<std::string> features = config.texts_or_none("out_features");
    if (features.empty()) return read_last_index(config, all);
    for (std::size_t stage = 1; stage <= all; ++stage)
        if (features.back() == "stage" + std::to_string(stage)) return stage;
    config.fail("out_features",
                Sentence("Expected the name of a stage, \"stage1\" to \"stage%1\", as the last one; found \"%2\".", all,
                         features.back()));
}

}  // namespace

ResidualSizes read_residual_sizes(const Config& config) {
    constexpr std::int64_t kMostChannels = 65'536;
    ResidualSizes sizes;
    sizes.channels = config.integer_or("num_channels", 3, 1, 3);
    sizes.embedding = config.integer_or("embedding_size", 64, 1, kMostChannels);
    sizes.hidden = config.integers_or_none("hidden_sizes", 1, kMostChannels);
    if (!config.has("hidden_sizes")) sizes.hidden = {256, 512, 1024, 2048};
    sizes.depths = config.integers_or_none("depths", 1, 1'000);
    if (!config.has("depths")) sizes.depths = {3, 4, 6, 3};
    const std::string type = config.text_or("layer_type", "bottleneck");
    if (type != "bottleneck" && type != "basic")
        fail_unsupported(config, "layer_type",
                         Sentence("\"%1\" is not supported; supported here: bottleneck, basic.", type));
    sizes.bottleneck = type == "bottleneck";
    sizes.first_in_bottleneck = config.boolean_or("downsample_in_bottleneck", false);
    sizes.first_stage_coarser = config.boolean_or("downsample_in_first_stage", false);
    sizes.activation = activation_of(config, "hidden_act", "relu");
    if (sizes.activation != Activation::Relu)
        fail_unsupported(config, "hidden_act", Sentence("Residual networks are supported with \"relu\" only."));
    check_lists(config, sizes);
    const std::size_t stages = read_stages(config, sizes.hidden.size());
    sizes.hidden.resize(stages);
    sizes.depths.resize(stages);
    return sizes;
}

void add_residual_network(TensorTable& table, const ResidualSizes& sizes, const std::string& source) {
    add_convolution(table, first_plan(sizes), source);
    for (const ResidualPlan& plan : layer_plans(sizes)) {
        for (const ConvolutionPlan& each : plan.convolutions) add_convolution(table, each, source);
        for (const ConvolutionPlan& each : plan.shortcut) add_convolution(table, each, source);
    }
    table.ignore_ending("num_batches_tracked");
}

ResidualNetwork::ResidualNetwork(Backend& backend, const LoadedTensors& tensors, const ResidualSizes& sizes)
    : sizes_(sizes), first_(normed_convolution(backend, tensors, first_plan(sizes), sizes.activation)) {
    for (const ResidualPlan& plan : layer_plans(sizes)) {
        Layer layer;
        for (const ConvolutionPlan& each : plan.convolutions)
            layer.convolutions.push_back(normed_convolution(backend, tensors, each, sizes.activation));
        for (const ConvolutionPlan& each : plan.shortcut)
            layer.shortcut.push_back(normed_convolution(backend, tensors, each, sizes.activation));
        layers_.push_back(std::move(layer));
    }
}

GridSize ResidualNetwork::grid_of(const GridSize& pixels) const {
    GridSize grid = first_.convolution.grid_of(pixels);
    grid = {(grid.rows + 1) / 2, (grid.columns + 1) / 2};
    for (const Layer& layer : layers_)
        for (const NormedConvolution& each : layer.convolutions) grid = each.convolution.grid_of(grid);
    return grid;
}

DeviceTensor ResidualNetwork::run(Backend& backend, const Layer& layer, const DeviceTensor& x, GridSize& grid) const {
    GridSize inner = grid;
    DeviceTensor y = x;
    for (const NormedConvolution& each : layer.convolutions) y = convolved(backend, each, y, inner);
    DeviceTensor carried = x;
    for (const NormedConvolution& each : layer.shortcut) carried = convolved(backend, each, carried, grid);
    grid = inner;
    return backend.activation(backend.add(y, carried), sizes_.activation);
}

DeviceTensor ResidualNetwork::operator()(Backend& backend, const Tensor& pixels) const {
    GridSize grid{pixels.size(1), pixels.size(2)};
    DeviceTensor x = backend.upload(states_of_pixels(pixels, sizes_.channels));
    x = convolved(backend, first_, x, grid);
    x = pooled_along(backend, x, grid, false);
    x = pooled_along(backend, x, grid, true);
    for (const Layer& layer : layers_) x = run(backend, layer, x, grid);
    return x;
}

}  // namespace headlight
