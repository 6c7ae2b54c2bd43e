// Whisper (arXiv 2212.04356): two convolutions over a log-mel spectrogram, sinusoidal positions of the audio, learned
// ones of the text, norms before attention and feed-forward, keys without a bias.

#include "capture/sinusoids.h"
#include "models/architecture.h"
#include "models/blocks/encoder_decoder.h"
#include "models/blocks/layers/bart_layers.h"
#include "models/blocks/plans/activation_name.h"
#include "models/blocks/plans/decoder_config.h"

#include <algorithm>
#include <utility>

namespace headlight::whisper {

namespace {

constexpr std::string_view kName = "Whisper encoder-decoder";
constexpr std::int64_t kWidth = 3;   // rows that each convolution sees
constexpr std::int64_t kStride = 2;  // of the second one: two frames become one position

struct WhisperConfig {
    std::int64_t vocabulary = 0;
    std::int64_t hidden = 0;
    std::int64_t mel_bins = 0;
    std::int64_t source_positions = 0;
    std::int64_t target_positions = 0;
    BartSide encoder;
    BartSide decoder;
    std::int32_t start = 0;
    bool tied = true;
    bool has_head = true;
    std::vector<std::string> notices;
};

WhisperConfig read_config(const Config& config) {
    WhisperConfig read;
    read.vocabulary = config.integer("vocab_size", 1, 10'000'000);
    read.hidden = config.integer("d_model", 4, 65'536);
    read.mel_bins = config.integer("num_mel_bins", 1, 1'024);
    read.source_positions = config.integer("max_source_positions", 1, 1'000'000);
    read.target_positions = config.integer("max_target_positions", 1, 10'000'000);
    const Activation activation = activation_of(config, "activation_function", "gelu");
    read.encoder = read_bart_side(config, "encoder", read.hidden, activation);
    read.decoder = read_bart_side(config, "decoder", read.hidden, activation);
    read.encoder.key_bias = read.decoder.key_bias = false;
    read.start = static_cast<std::int32_t>(config.integer("decoder_start_token_id", 0, read.vocabulary - 1));
    read.tied = config.boolean_or("tie_word_embeddings", true);
    read.has_head = has_language_head(config, read.notices);
    return read;
}

TensorTable tensor_table(const WhisperConfig& config) {
    const Dimension words{config.vocabulary, "vocab_size"};
    const Dimension hidden{config.hidden, "d_model"};
    const Dimension bins{config.mel_bins, "num_mel_bins"};
    const Dimension width{kWidth, "3"};
    TensorTable table("model.");
    table.body("convolution.0.weight", {"encoder.conv1.weight"}, {hidden, bins, width});
    table.body("convolution.0.bias", {"encoder.conv1.bias"}, {hidden});
    table.body("convolution.1.weight", {"encoder.conv2.weight"}, {hidden, hidden, width});
    table.body("convolution.1.bias", {"encoder.conv2.bias"}, {hidden});
    table.body("encoder.positions", {"encoder.embed_positions.weight"},
               {{config.source_positions, "max_source_positions"}, hidden}, /*optional=*/true);
    table.body("words", {"decoder.embed_tokens.weight"}, {words, hidden});
    table.body("decoder.positions", {"decoder.embed_positions.weight"},
               {{config.target_positions, "max_target_positions"}, hidden});
    for (const BartSide* side : {&config.encoder, &config.decoder}) {
        add_bart_layers(table, *side);
        table.body_norm(side->name + ".norm", side->name + ".layer_norm", hidden);
    }
    table.layers("decoder.layers.", config.decoder.layers, "decoder_layers");
    if (config.has_head && !config.tied) table.head("head.weight", {"proj_out.weight"}, {words, hidden});
    if (config.tied) table.ignore_ending("proj_out.weight");
    return table;
}

/// The positions that the file keeps, or those that it was made with.
DeviceTensor source_positions(const LoadedTensors& tensors, const WhisperConfig& config, Backend& backend) {
    if (tensors.has("encoder.positions")) return tensors.at("encoder.positions");
    const double steps = static_cast<double>(config.hidden / 2 - 1);
    return backend.upload(sinusoidal_positions(config.source_positions, config.hidden, 1.0 / steps));
}

EncoderDecoder parts_of(const LoadedTensors& tensors, const WhisperConfig& config, Backend& backend) {
    EncoderDecoder parts;
    parts.features.convolutions = {convolution_of(tensors, backend, "convolution.0", 1),
                                   convolution_of(tensors, backend, "convolution.1", kStride)};
    parts.features.positions = source_positions(tensors, config, backend);
    parts.features.bins = config.mel_bins;
    parts.features.frames = kStride * config.source_positions;
    parts.target.words = tensors.at("words");
    parts.target.positions = tensors.at("decoder.positions");
    parts.encoder = bart_source_layers(tensors, config.encoder);
    parts.decoder = bart_target_layers(tensors, config.decoder);
    parts.encoder_norm = layer_norm_of(tensors, "encoder.norm", kBartEpsilon);
    parts.decoder_norm = layer_norm_of(tensors, "decoder.norm", kBartEpsilon);
    if (config.has_head) parts.head.out.weight = tensors.at(config.tied ? "words" : "head.weight");
    return parts;
}

ModelDescription describe(const WhisperConfig& config, const Config& file, const LoadedTensors& tensors) {
    ModelDescription description;
    description.architecture = kName;
    description.model_type = file.text("model_type");
    description.task = config.has_head ? ModelTask::TextToText : ModelTask::None;
    description.layers = static_cast<std::int32_t>(std::max(config.encoder.layers, config.decoder.layers));
    description.heads = static_cast<std::int32_t>(std::max(config.encoder.heads, config.decoder.heads));
    description.hidden_size = static_cast<std::int32_t>(config.hidden);
    description.vocabulary = static_cast<std::int32_t>(config.vocabulary);
    description.max_tokens = static_cast<std::int32_t>(config.target_positions);
    description.parameters = tensors.parameters();
    description.parameters_by_tensor = tensors.parameters_by_tensor();
    description.generates = config.has_head;
    description.decoder_start = config.start;
    description.audio = {.mel_bins = static_cast<std::int32_t>(config.mel_bins),
                         .frames = static_cast<std::int32_t>(kStride * config.source_positions),
                         .positions = static_cast<std::int32_t>(config.source_positions)};
    description.notices = config.notices;
    description.notices.insert(description.notices.end(), tensors.notices().begin(), tensors.notices().end());
    return description;
}

std::unique_ptr<Model> load(const ModelFolder& folder, std::shared_ptr<Backend> backend, const std::stop_token& stop,
                            const Progress& progress) {
    const WhisperConfig config = read_config(folder.config);
    const LoadedTensors tensors = tensor_table(config).load(folder, *backend, stop, progress);
    EncoderDecoder parts = parts_of(tensors, config, *backend);
    return make_encoder_decoder_model(std::move(backend), std::move(parts), describe(config, folder.config, tensors));
}

}  // namespace

extern const Architecture kWhisper;
constinit const Architecture kWhisper{"whisper", kName, load};

}  // namespace headlight::whisper
