// DETR (arXiv 2005.12872): an encoder of the places of an image, which a residual network makes, and a decoder of
// object queries, each of which may find an object: its label and its box.

#include "core/error.h"
#include "models/architecture.h"
#include "models/blocks/detection/residual_network.h"
#include "models/blocks/detection/sine_positions.h"
#include "models/blocks/forward_pass.h"
#include "models/blocks/image_reader.h"
#include "models/blocks/labels.h"
#include "models/blocks/layers/bart_layers.h"
#include "models/blocks/layers/convolution.h"
#include "models/blocks/plans/activation_name.h"
#include "models/blocks/plans/decoder_config.h"
#include "models/blocks/vision_tower.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>
#include <vector>

namespace headlight::detr {

namespace {

constexpr std::string_view kName = "DETR object detector";
constexpr std::int64_t kBoxLayers = 3;
constexpr std::int64_t kBoxSides = 4;

struct DetrConfig {
    ResidualSizes backbone;
    std::int64_t hidden = 0;
    BartSide encoder;
    BartSide decoder;
    std::int64_t queries = 0;
    bool detects = true;  ///< labels and boxes; false: the bare model
    std::map<std::int64_t, std::string> labels{};
};

/// Throws Error about what no published model of this class has, or what only training reads.
void check_supported(const Config& config) {
    if (!config.is_section("backbone_config") || config.boolean_or("use_timm_backbone", false))
        fail_unsupported(config, "backbone_config",
                         Sentence("DETR is supported with a backbone of transformers' own (\"resnet\") only, found one "
                                  "of timm's. Take the revision no_timm of a published model."));
    if (config.boolean_or("dilation", false))
        fail_unsupported(config, "dilation", Sentence("Dilated backbones are not supported."));
    const std::string positions = config.text_or("position_embedding_type", "sine");
    if (positions != "sine")
        fail_unsupported(config, "position_embedding_type",
                         Sentence("\"%1\" is not supported; supported here: sine.", positions));
}

DetrConfig read_config(const Config& config) {
    check_supported(config);
    const Config backbone = *config.section("backbone_config");
    const std::string type = backbone.text_or("model_type", "resnet");
    if (type != "resnet")
        fail_unsupported(backbone, "model_type", Sentence("\"%1\" is not supported; supported here: resnet.", type));
    DetrConfig read;
    read.backbone = read_residual_sizes(backbone);
    read.hidden = config.integer_or("d_model", 256, 4, 65'536);
    if (read.hidden % 4 != 0) config.fail("d_model", Sentence("Expected a multiple of 4, found %1.", read.hidden));
    const Activation activation = activation_of(config, "activation_function", "relu");
    read.encoder = read_bart_side(config, "encoder", read.hidden, activation);
    read.decoder = read_bart_side(config, "decoder", read.hidden, activation);
    read.queries = config.integer_or("num_queries", 100, 1, 10'000);
    for (const std::string& name : config.texts_or_none("architectures")) {
        read.detects = name == "DetrForObjectDetection";
        if (!read.detects && name != "DetrModel")
            fail_unsupported(
                config, "architectures",
                Sentence("DETR is supported as DetrForObjectDetection and DetrModel only; found %1.", name));
    }
    if (read.detects) read.labels = read_labels(config);
    return read;
}

TensorTable tensor_table(const DetrConfig& config) {
    const Dimension hidden{config.hidden, "d_model"};
    const Dimension one{1, "1"};
    TensorTable table("model.");
    add_residual_network(table, config.backbone, "backbone.conv_encoder.model.");
    table.body("projection.weight", {"input_projection.weight"},
               {hidden, {config.backbone.hidden.back(), "hidden_sizes"}, one, one});
    table.body("projection.bias", {"input_projection.bias"}, {hidden});
    table.body("queries", {"query_position_embeddings.weight"}, {{config.queries, "num_queries"}, hidden});
    for (const BartSide* side : {&config.encoder, &config.decoder}) add_bart_layers(table, *side);
    table.layers("decoder.layers.", config.decoder.layers, "decoder_layers");
    table.body_norm("decoder.norm", "decoder.layernorm", hidden);
    if (!config.detects) return table;
    table.head("labels.weight", {"class_labels_classifier.weight"},
               {{std::ssize(config.labels) + 1, "number of labels and one for no object"}, hidden});
    table.head("labels.bias", {"class_labels_classifier.bias"}, {{std::ssize(config.labels) + 1, "number of labels"}});
    for (std::int64_t layer = 0; layer < kBoxLayers; ++layer) {
        const std::string number = std::to_string(layer) + ".";
        const Dimension outputs = layer + 1 < kBoxLayers ? hidden : Dimension{kBoxSides, "sides of a box"};
        table.head("box." + number + "weight", {"bbox_predictor.layers." + number + "weight"}, {outputs, hidden});
        table.head("box." + number + "bias", {"bbox_predictor.layers." + number + "bias"}, {outputs});
    }
    return table;
}

/// The places of an image as the layers read them.
struct Places {
    GridSize grid;
    PatchGrid named;
    std::vector<std::uint8_t> key_mask;  ///< see AttentionSpec; empty without padding
    Tensor positions;                    ///< [places, hidden]
};

/// Places of one side that are of the image: those whose nearest pixel, counted as torch.nn.functional.interpolate
/// does, is no padding.
std::int64_t places_seen(std::int64_t places, std::int64_t pixels, std::int64_t own) {
    const float scale = static_cast<float>(pixels) / static_cast<float>(places);
    std::int64_t seen = 0;
    while (seen < places && static_cast<std::int64_t>(static_cast<float>(seen) * scale) < own) ++seen;
    return seen;
}

class Detr final : public ImageReader {
  public:
    Detr(DetrConfig config, const Config& whole, const LoadedTensors& tensors, std::shared_ptr<Backend> backend)
        : backend_(std::move(backend)),
          config_(std::move(config)),
          backbone_(*backend_, tensors, config_.backbone),
          projection_(linear_of(tensors, "projection")),
          queries_(tensors.at("queries")),
          encoder_(bart_source_layers(tensors, config_.encoder)),
          decoder_(bart_target_layers(tensors, config_.decoder)),
          norm_(layer_norm_of(tensors, "decoder.norm", kBartEpsilon)) {
        projection_.weight.shape = {config_.hidden, config_.backbone.hidden.back()};
        const auto become = [](AttentionBlock& block, AttentionKind kind) {
            block.kind = kind;
            block.values_without_places = true;
        };
        for (SourceLayer& layer : encoder_) become(layer.attention, AttentionKind::Encoder);
        for (TargetLayer& layer : decoder_) {
            become(layer.attention, AttentionKind::Decoder);
            become(layer.cross, AttentionKind::Cross);
        }
        if (config_.detects) {
            labels_ = linear_of(tensors, "labels");
            for (std::int64_t layer = 0; layer < kBoxLayers; ++layer)
                box_.push_back(linear_of(tensors, "box." + std::to_string(layer)));
        }
        describe(whole, tensors);
    }

    [[nodiscard]] const ModelDescription& description() const override { return description_; }

    Capture forward(const ModelInput& input, const CaptureRequest& request, const std::stop_token& stop,
                    const Progress& progress) override {
        const Places places = places_of(input);
        ForwardPass pass(*backend_, request, stop, progress);
        name_tokens(pass, places);
        const DeviceTensor seen = projection_(*backend_, backbone_(*backend_, input.pixels));
        const DeviceTensor objects = decode(pass, places, encode(pass, places, seen));
        if (request.logits != LogitPositions::None) keep_outputs(pass, objects);
        return pass.finish();
    }

  private:
    void describe(const Config& whole, const LoadedTensors& tensors) {
        // As most published models resize images (size.shortest_edge and size.longest_edge).
        constexpr ImageSize kUsual{3, 800, 1333};
        description_.architecture = kName;
        description_.model_type = whole.text("model_type");
        description_.layers = static_cast<std::int32_t>(std::max(encoder_.size(), decoder_.size()));
        description_.heads = static_cast<std::int32_t>(std::max(config_.encoder.heads, config_.decoder.heads));
        description_.hidden_size = static_cast<std::int32_t>(config_.hidden);
        description_.parameters = tensors.parameters();
        description_.parameters_by_tensor = tensors.parameters_by_tensor();
        description_.norms = NormPlace::AfterSums;
        description_.image =
            ImageSize{static_cast<std::int32_t>(config_.backbone.channels), kUsual.height, kUsual.width};
        const GridSize grid = backbone_.grid_of({kUsual.height, kUsual.width});
        description_.patches = grid.rows * grid.columns;
        description_.reads_text = false;
        description_.labels = config_.labels;
        description_.notices = tensors.notices();
    }

    [[nodiscard]] Places places_of(const ModelInput& input) const {
        constexpr std::int64_t kMostPlaces = 16'384;
        const Tensor& pixels = input.pixels;
        if (pixels.shape().size() != 3 || pixels.size(0) != config_.backbone.channels)
            throw Error(ErrorKind::Input, Sentence("Expected an image of %1 channels, found values of the shape %2.",
                                                   config_.backbone.channels, to_string(pixels.shape())));
        Places places{backbone_.grid_of({pixels.size(1), pixels.size(2)}), {}, {}, {}};
        const std::int64_t count = places.grid.rows * places.grid.columns;
        if (count < 1 || count > kMostPlaces)
            throw Error(
                ErrorKind::Input,
                Sentence("Expected an image of 1 to %1 places for the encoder, found one of %2 x %3 pixels with %4.",
                         kMostPlaces, pixels.size(2), pixels.size(1), count));
        const bool padded = input.tiles.height > 0;
        const std::int64_t height =
            padded ? std::min<std::int64_t>(input.tiles.height, pixels.size(1)) : pixels.size(1);
        const std::int64_t width = padded ? std::min<std::int64_t>(input.tiles.width, pixels.size(2)) : pixels.size(2);
        const GridSize seen{places_seen(places.grid.rows, pixels.size(1), height),
                            places_seen(places.grid.columns, pixels.size(2), width)};
        places.positions = sine_positions(places.grid, seen, config_.hidden);
        if (seen != places.grid)
            for (std::int64_t place = 0; place < count; ++place)
                places.key_mask.push_back(
                    place / places.grid.columns < seen.rows && place % places.grid.columns < seen.columns ? 1 : 0);
        places.named = {
            {}, static_cast<std::int32_t>(places.grid.rows), static_cast<std::int32_t>(places.grid.columns)};
        return places;
    }

    void name_tokens(ForwardPass& pass, const Places& places) const {
        std::vector<std::string> names;
        for (std::int64_t query = 0; query < config_.queries; ++query)
            names.push_back("object " + std::to_string(query));
        pass.name_patches(AttentionKind::Encoder, places.named);
        pass.name_queries(AttentionKind::Decoder, names, AttentionKind::Decoder);
        pass.name_queries(AttentionKind::Cross, std::move(names), AttentionKind::Encoder);
    }

    /// The encoded image, and what is added to it where it is compared with queries.
    struct Encoded {
        DeviceTensor states;
        DeviceTensor keys;
    };

    [[nodiscard]] DeviceTensor sum_normed(const Norm& norm, const DeviceTensor& x, const DeviceTensor& more) const {
        return norm(*backend_, backend_->add(more, x));
    }

    [[nodiscard]] Encoded encode(ForwardPass& pass, const Places& places, DeviceTensor x) const {
        const bool placed = !pass.interventions().leaves_out_positions(AttentionKind::Encoder);
        const DeviceTensor positions = placed ? backend_->upload(places.positions) : DeviceTensor{};
        TokenMarks marks{places.key_mask};
        marks.places = positions;
        for (std::size_t i = 0; i < encoder_.size(); ++i) {
            pass.keep_encoder_hidden(x);
            const SourceLayer& layer = encoder_[i];
            x = sum_normed(layer.attention_norm, x, layer.attention.self_attention(pass, x, marks));
            x = sum_normed(layer.norm, x, layer.feed_forward(*backend_, x));
            pass.layer_done(static_cast<std::int64_t>(i), layer_count());
        }
        pass.keep_encoder_hidden(x);
        return {x, placed ? backend_->add(x, positions) : x};
    }

    [[nodiscard]] DeviceTensor decode(ForwardPass& pass, const Places& places, const Encoded& image) const {
        TokenMarks marks;
        if (!pass.interventions().leaves_out_positions(AttentionKind::Decoder)) marks.places = queries_;
        DeviceTensor x = backend_->upload(Tensor({config_.queries, config_.hidden}));
        for (std::size_t i = 0; i < decoder_.size(); ++i) {
            pass.keep_hidden(x);
            const TargetLayer& layer = decoder_[i];
            x = sum_normed(layer.attention_norm, x, layer.attention.self_attention(pass, x, marks));
            const LayerCache memory{layer.cross.inputs.key(*backend_, image.keys),
                                    layer.cross.inputs.value(*backend_, image.states)};
            const DeviceTensor read = backend_->add(x, queries_);
            x = sum_normed(layer.cross_norm, x, layer.cross.cross_attention(pass, read, memory, places.key_mask));
            x = sum_normed(layer.norm, x, layer.feed_forward(*backend_, x));
            pass.layer_done(std::ssize(encoder_) + static_cast<std::int64_t>(i), layer_count());
        }
        x = norm_(*backend_, x);
        pass.keep_hidden(x);
        return x;
    }

    void keep_outputs(ForwardPass& pass, const DeviceTensor& objects) const {
        pass.keep_output("last_hidden_state", objects, objects.shape);
        if (!config_.detects) return;
        const DeviceTensor logits = labels_(*backend_, objects);
        pass.keep_output("logits", logits, logits.shape);
        DeviceTensor box = objects;
        for (std::size_t layer = 0; layer < box_.size(); ++layer)
            box = box_[layer](*backend_, box, layer + 1 < box_.size() ? Activation::Relu : Activation::None);
        Tensor shares = backend_->download(box);  // of the image's width and height
        for (float& value : shares.values()) value = 1.0F / (1.0F + std::exp(-value));
        pass.keep_output("pred_boxes", std::move(shares));
    }

    [[nodiscard]] std::int64_t layer_count() const { return std::ssize(encoder_) + std::ssize(decoder_); }

    std::shared_ptr<Backend> backend_;
    DetrConfig config_;
    ModelDescription description_;
    ResidualNetwork backbone_;
    Linear projection_;
    DeviceTensor queries_;  // [queries, hidden]: added to the states of queries where these are compared
    std::vector<SourceLayer> encoder_;
    std::vector<TargetLayer> decoder_;
    Norm norm_;
    Linear labels_;
    std::vector<Linear> box_;
};

std::unique_ptr<Model> load(const ModelFolder& folder, std::shared_ptr<Backend> backend, const std::stop_token& stop,
                            const Progress& progress) {
    DetrConfig config = read_config(folder.config);
    const LoadedTensors tensors = tensor_table(config).load(folder, *backend, stop, progress);
    return std::make_unique<Detr>(std::move(config), folder.config, tensors, std::move(backend));
}

}  // namespace

extern const Architecture kDetr;
constinit const Architecture kDetr{"detr", kName, load, nullptr, false};

}  // namespace headlight::detr
