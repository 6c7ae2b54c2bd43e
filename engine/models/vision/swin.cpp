// Swin (arXiv 2103.14030): stages of fewer and fewer patches, whose layers attend within windows, every second layer
// within windows that are moved by half of one. Swin v2 (arXiv 2111.09883) attends by cosine, and norms what its parts
// give in place of what they read.

#include "core/error.h"
#include "models/architecture.h"
#include "models/blocks/attention/cosine_window.h"
#include "models/blocks/attention/window_attention.h"
#include "models/blocks/image_reader.h"
#include "models/blocks/labels.h"
#include "models/blocks/plans/activation_name.h"
#include "models/blocks/plans/tensor_table.h"
#include "models/blocks/vision_model.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>

namespace headlight::swin {

namespace {

/// Of the norms after the embeddings and where patches are merged, which the configuration says nothing of.
constexpr float kOwnEpsilon = 1e-5F;

/// What the two versions differ in.
struct SwinVersion {
    std::string_view name;
    std::string_view prefix;      ///< of tensors
    std::string_view classifier;  ///< classes in a configuration's `architectures`
    std::string_view encoder;
    bool cosine = false;           ///< see use_cosine
    bool norms_outputs = false;    ///< norms of what attention, feed-forward and merging give
    bool shrinks_windows = false;  ///< to a grid that is smaller than they are
};

constexpr SwinVersion kFirst{"Swin image encoder", "swin.", "SwinForImageClassification", "SwinModel"};
constexpr SwinVersion kSecond{
    "Swin v2 image encoder", "swinv2.", "Swinv2ForImageClassification", "Swinv2Model", true, true, true};

struct StageSizes {
    Dimension hidden;
    Dimension inner;
    std::int64_t layers = 0;
    std::int64_t heads = 1;
    GridSize grid;
    std::int64_t window = 1;
    std::int64_t trained_window = 0;  ///< see use_cosine
};

struct SwinConfig {
    SwinVersion version;
    PatchSizes patches;
    std::vector<StageSizes> stages;
    float epsilon = 0;
    Activation activation = Activation::Gelu;
    bool projection_bias = true;
    bool classifies = false;
    std::map<std::int64_t, std::string> labels{};
    std::vector<std::string> notices{};
};

/// The windows of a stage must divide its patches.
void check_window(const Config& config, const StageSizes& stage) {
    const std::int64_t window = stage.window;
    if (stage.grid.rows % window != 0 || stage.grid.columns % window != 0)
        throw Error(ErrorKind::Unsupported,
                    "Windows of " + std::to_string(window) + " patches a side do not divide a grid of " +
                        std::to_string(stage.grid.columns) + " x " + std::to_string(stage.grid.rows) +
                        " patches, which is not supported.",
                    {config.file().string(), "window_size", {}});
}

/// Sides of the windows that each stage was trained with; 0: those it has. Empty: all are 0.
std::vector<std::int64_t> read_trained_windows(const Config& config, std::size_t stages) {
    const std::string key = "pretrained_window_sizes";
    std::vector<std::int64_t> windows = config.integers_or_none(key, 0, 1'024);
    if (!windows.empty() && windows.size() != stages)
        config.fail(key, "Expected a number for each of " + std::to_string(stages) + " stages, found " +
                             std::to_string(windows.size()) + ".");
    return windows;
}

SwinConfig read_config(const Config& config, const SwinVersion& version) {
    SwinConfig read;
    read.version = version;
    read.patches = read_patch_sizes(config);
    const std::int64_t window = config.integer_or("window_size", 7, 1, 1'024);
    read.epsilon = static_cast<float>(config.real_or("layer_norm_eps", 1e-5, 1e-30, 1.0));
    read.activation = activation_of(config, "hidden_act", "gelu");
    read.projection_bias = config.boolean_or("qkv_bias", true);
    if (config.boolean_or("use_absolute_embeddings", false))
        throw Error(ErrorKind::Unsupported, "Swin with absolute positions is not supported.",
                    {config.file().string(), "use_absolute_embeddings", {}});
    const std::vector<std::int64_t> depths = config.integers_or_none("depths", 1, 1'000);
    const std::vector<std::int64_t> heads = config.integers_or_none("num_heads", 1, 1'024);
    if (depths.empty() || depths.size() > 8 || heads.size() != depths.size())
        config.fail("num_heads", "Expected a number of heads for every stage of depths, one to eight of them.");
    std::int64_t hidden = config.integer_or("embed_dim", 96, 1, 65'536);
    const double ratio = config.real_or("mlp_ratio", 4.0, 0.01, 100.0);
    GridSize grid = read.patches.grid();
    const std::vector<std::int64_t> trained =
        version.cosine ? read_trained_windows(config, depths.size()) : std::vector<std::int64_t>{};
    for (std::size_t stage = 0; stage < depths.size(); ++stage) {
        if (hidden % heads[stage] != 0)
            config.fail("num_heads", "Expected a divisor of stage " + std::to_string(stage) + "'s size, which is " +
                                         std::to_string(hidden) + "; found " + std::to_string(heads[stage]) + ".");
        StageSizes sizes{{hidden, "embed_dim"},
                         {static_cast<std::int64_t>(ratio * static_cast<double>(hidden)), "mlp_ratio"},
                         depths[stage],
                         heads[stage],
                         grid,
                         version.shrinks_windows ? std::min({window, grid.rows, grid.columns}) : window,
                         trained.empty() ? 0 : trained[stage]};
        check_window(config, sizes);
        read.stages.push_back(sizes);
        if (stage + 1 == depths.size()) break;
        if (grid.rows % 2 != 0 || grid.columns % 2 != 0)
            config.fail("depths",
                        "Expected an even number of patches across and down before every stage but the last.");
        grid = {grid.rows / 2, grid.columns / 2};
        hidden *= 2;
    }
    for (const std::string& name : config.texts_or_none("architectures")) {
        read.classifies = name == version.classifier;
        if (!read.classifies && name != version.encoder)
            read.notices.push_back("The head of " + name + " is not supported; only the encoder runs.");
    }
    if (read.classifies) read.labels = read_labels(config);
    return read;
}

std::string stage_name(std::size_t stage) {
    return "encoder.layers." + std::to_string(stage) + ".";
}

void add_layer(TensorTable& table, const SwinConfig& config, const StageSizes& sizes, const std::string& name) {
    const bool bias = config.projection_bias;
    table.body_norm(name + "layernorm_before", name + "layernorm_before", sizes.hidden);
    const std::string attention = name + "attention.self.";
    for (const std::string part : {"query", "key", "value"})
        table.body_linear(name + part, attention + part, sizes.hidden, sizes.hidden,
                          bias && (part != "key" || !config.version.cosine));
    const std::int64_t side = 2 * sizes.window - 1;
    if (config.version.cosine)
        add_cosine_window(table, name, attention, sizes.heads);
    else
        table.body(name + "bias", {attention + "relative_position_bias_table"},
                   {{side * side, "(2 * window_size - 1)^2"}, {sizes.heads, "num_heads"}});
    table.body_linear(name + "output", name + "attention.output.dense", sizes.hidden, sizes.hidden, true);
    table.body_norm(name + "layernorm_after", name + "layernorm_after", sizes.hidden);
    table.body_linear(name + "up", name + "intermediate.dense", sizes.inner, sizes.hidden, true);
    table.body_linear(name + "down", name + "output.dense", sizes.hidden, sizes.inner, true);
}

TensorTable tensor_table(const SwinConfig& config) {
    TensorTable table{std::string(config.version.prefix)};
    const Dimension first = config.stages.front().hidden;
    add_patches(table, config.patches, first, "embeddings.patch_embeddings.projection", true);
    table.body_norm("embedding_norm", "embeddings.norm", first);
    for (std::size_t stage = 0; stage < config.stages.size(); ++stage) {
        const StageSizes& sizes = config.stages[stage];
        const std::string name = stage_name(stage);
        for (std::int64_t layer = 0; layer < sizes.layers; ++layer)
            add_layer(table, config, sizes, name + "blocks." + std::to_string(layer) + ".");
        if (stage + 1 == config.stages.size()) break;
        const Dimension merged{4 * sizes.hidden.size, "4 * embed_dim"};
        table.body_norm(name + "downsample.norm", name + "downsample.norm",
                        config.version.norms_outputs ? config.stages[stage + 1].hidden : merged);
        table.body_linear(name + "downsample.reduction", name + "downsample.reduction", config.stages[stage + 1].hidden,
                          merged, false);
    }
    table.body_norm("final_norm", "layernorm", config.stages.back().hidden);
    table.ignore_ending("relative_position_index");
    table.ignore_ending("relative_coords_table");
    if (config.classifies) {
        const Dimension labels{static_cast<std::int64_t>(config.labels.size()), "number of labels"};
        table.head("classifier.weight", {"classifier.weight"}, {labels, config.stages.back().hidden});
        table.head("classifier.bias", {"classifier.bias"}, {labels});
    }
    return table;
}

struct SwinLayer {
    Norm attention_norm;
    WindowAttention attention;
    Norm norm;
    FeedForward feed_forward;
    WindowGrid grid;
};

struct SwinStage {
    std::vector<SwinLayer> layers;
    Norm merge_norm;
    Linear merge;  ///< empty after the last stage
    GridSize grid;
};

SwinLayer layer_of(Backend& backend, const LoadedTensors& tensors, const SwinConfig& config, const StageSizes& sizes,
                   const std::string& name, bool shifted) {
    SwinLayer layer;
    AttentionSpec& spec = layer.attention.spec;
    spec.heads = spec.key_heads = static_cast<std::int32_t>(sizes.heads);
    spec.head_size = spec.value_size = static_cast<std::int32_t>(sizes.hidden.size / sizes.heads);
    spec.scale = static_cast<float>(1.0 / std::sqrt(static_cast<double>(spec.head_size)));
    layer.attention.query = linear_of(tensors, name + "query");
    layer.attention.key = linear_of(tensors, name + "key");
    layer.attention.value = linear_of(tensors, name + "value");
    layer.attention.output = linear_of(tensors, name + "output");
    if (config.version.cosine)
        use_cosine(backend, tensors, name, rows_on_host(backend, tensors, name + "scale"), sizes.window,
                   sizes.trained_window, layer.attention);
    else
        spec.distance_bias = window_bias(rows_on_host(backend, tensors, name + "bias"), sizes.window);
    layer.attention_norm = layer_norm_of(tensors, name + "layernorm_before", config.epsilon);
    layer.norm = layer_norm_of(tensors, name + "layernorm_after", config.epsilon);
    layer.feed_forward = {linear_of(tensors, name + "up"), linear_of(tensors, name + "down"), config.activation};
    // One window that is the whole grid has nowhere to move.
    const bool moves = shifted && std::min(sizes.grid.rows, sizes.grid.columns) > sizes.window;
    layer.grid = {sizes.grid.rows, sizes.grid.columns, sizes.window, moves ? sizes.window / 2 : 0};
    return layer;
}

class Swin final : public ImageReader {
  public:
    Swin(const SwinVersion& version, const ModelFolder& folder, std::shared_ptr<Backend> backend,
         const std::stop_token& stop, const Progress& progress)
        : backend_(std::move(backend)), config_(read_config(folder.config, version)) {
        const LoadedTensors tensors = tensor_table(config_).load(folder, *backend_, stop, progress);
        patches_ = patches_of(tensors, config_.patches);
        embedding_norm_ = layer_norm_of(tensors, "embedding_norm", kOwnEpsilon);
        for (std::size_t stage = 0; stage < config_.stages.size(); ++stage) take_stage(tensors, stage);
        final_norm_ = layer_norm_of(tensors, "final_norm", config_.epsilon);
        if (config_.classifies) classifier_ = linear_of(tensors, "classifier");
        describe(folder.config, tensors);
    }

    [[nodiscard]] const ModelDescription& description() const override { return description_; }

    Capture forward(const ModelInput& input, const CaptureRequest& request, const std::stop_token& stop,
                    const Progress& progress) override {
        check(input.pixels);
        ForwardPass pass(*backend_, request, stop, progress);
        DeviceTensor x = patches_(*backend_, backend_->upload(unfolded(input.pixels, config_.patches)));
        x = embedding_norm_(*backend_, x);
        pass.keep_hidden(x);
        std::int64_t done = 0;
        for (std::size_t stage = 0; stage < stages_.size(); ++stage) {
            for (const SwinLayer& layer : stages_[stage].layers) {
                x = run_layer(pass, layer, x, static_cast<std::int32_t>(stage));
                pass.layer_done(done++, description_.layers);
            }
            if (!stages_[stage].merge.empty()) x = merged(stages_[stage], x);
            pass.keep_hidden(x);
        }
        if (request.logits != LogitPositions::None) run_head(pass, final_norm_(*backend_, x));
        return pass.finish();
    }

  private:
    void take_stage(const LoadedTensors& tensors, std::size_t index) {
        const StageSizes& sizes = config_.stages[index];
        SwinStage stage;
        stage.grid = sizes.grid;
        for (std::int64_t layer = 0; layer < sizes.layers; ++layer)
            stage.layers.push_back(layer_of(*backend_, tensors, config_, sizes,
                                            stage_name(index) + "blocks." + std::to_string(layer) + ".",
                                            layer % 2 == 1));
        if (index + 1 < config_.stages.size()) {
            stage.merge_norm = layer_norm_of(tensors, stage_name(index) + "downsample.norm", kOwnEpsilon);
            stage.merge = linear_of(tensors, stage_name(index) + "downsample.reduction");
        }
        stages_.push_back(std::move(stage));
    }

    void describe(const Config& config, const LoadedTensors& tensors) {
        PreNormSizes sizes;
        sizes.hidden = config_.stages.back().hidden;
        for (const StageSizes& stage : config_.stages) {
            sizes.layers += stage.layers;
            sizes.heads = std::max(sizes.heads, stage.heads);
        }
        description_ = describe_vision(config_.version.name, config, config_.patches, sizes, tensors);
        if (config_.version.norms_outputs) description_.norms = NormPlace::Unknown;  // they stand before the sums
        description_.task = config_.classifies ? ModelTask::ImageClassification : ModelTask::None;
        description_.labels = config_.labels;
        description_.stages = static_cast<std::int32_t>(config_.stages.size());
        description_.notices.insert(description_.notices.end(), config_.notices.begin(), config_.notices.end());
    }

    void check(const Tensor& pixels) const {
        const ImageSize& image = config_.patches.image;
        if (pixels.shape() != Shape{image.channels, image.height, image.width})
            throw Error(ErrorKind::Input, "The image's values have the shape " + to_string(pixels.shape()) +
                                              ", but this model reads " +
                                              to_string({image.channels, image.height, image.width}) +
                                              ": its preprocessor_config.json should say the same size.");
    }

    DeviceTensor run_layer(ForwardPass& pass, const SwinLayer& layer, const DeviceTensor& x, std::int32_t stage) const {
        Backend& backend = *backend_;
        if (config_.version.norms_outputs) {
            const DeviceTensor sum =
                backend.add(layer.attention_norm(backend, layer.attention(pass, x, layer.grid, stage)), x);
            return backend.add(layer.norm(backend, layer.feed_forward(backend, sum)), sum);
        }
        const DeviceTensor attended = layer.attention(pass, layer.attention_norm(backend, x), layer.grid, stage);
        const DeviceTensor sum = backend.add(attended, x);
        return backend.add(layer.feed_forward(backend, layer.norm(backend, sum)), sum);
    }

    /// Every four patches of a square become one.
    DeviceTensor merged(const SwinStage& stage, const DeviceTensor& x) const {
        const Tensor before = backend_->download(x);
        const std::int64_t hidden = before.size(1);
        const GridSize half{stage.grid.rows / 2, stage.grid.columns / 2};
        Tensor squares({half.rows * half.columns, 4 * hidden});
        for (std::int64_t square = 0; square < squares.size(0); ++square) {
            const std::int64_t top = square / half.columns * 2;
            const std::int64_t left = square % half.columns * 2;
            float* out = squares.slice(square).data();
            for (const auto& [down, right] : {std::pair{0, 0}, {1, 0}, {0, 1}, {1, 1}})
                out = std::ranges::copy(before.slice((top + down) * stage.grid.columns + left + right), out).out;
        }
        const DeviceTensor read = backend_->upload(squares);
        if (config_.version.norms_outputs) return stage.merge_norm(*backend_, stage.merge(*backend_, read));
        return stage.merge(*backend_, stage.merge_norm(*backend_, read));
    }

    void run_head(ForwardPass& pass, const DeviceTensor& states) const {
        if (!config_.classifies) return pass.keep_output("last_hidden_state", states, states.shape);
        const Tensor all = backend_->download(states);
        Tensor mean({1, all.size(1)});
        for (std::int64_t i = 0; i < all.size(1); ++i) {
            double sum = 0;
            for (std::int64_t row = 0; row < all.size(0); ++row)
                sum += static_cast<double>(all.data()[row * all.size(1) + i]);
            mean.data()[i] = static_cast<float>(sum / static_cast<double>(all.size(0)));
        }
        const DeviceTensor logits = classifier_(*backend_, backend_->upload(mean));
        pass.keep_output("logits", logits, {logits.columns()});
    }

    std::shared_ptr<Backend> backend_;
    SwinConfig config_;
    ModelDescription description_;
    Linear patches_;
    Norm embedding_norm_;
    std::vector<SwinStage> stages_;
    Norm final_norm_;
    Linear classifier_;
};

template <const SwinVersion& version>
std::unique_ptr<Model> load(const ModelFolder& folder, std::shared_ptr<Backend> backend, const std::stop_token& stop,
                            const Progress& progress) {
    return std::make_unique<Swin>(version, folder, std::move(backend), stop, progress);
}

}  // namespace

extern const Architecture kSwin;
constinit const Architecture kSwin{"swin", kFirst.name, load<kFirst>, nullptr, false};

extern const Architecture kSwin2;
constinit const Architecture kSwin2{"swinv2", kSecond.name, load<kSecond>, nullptr, false};

}  // namespace headlight::swin
