#include "models/blocks/plans/speech_plan.h"

#include "models/blocks/plans/activation_name.h"
#include "models/blocks/plans/decoder_config.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace headlight {

namespace {

constexpr float kConvolutionEpsilon = 1e-5F;  // of torch.nn.LayerNorm

std::vector<std::int64_t> numbers_of(const Config& config, const std::string& key, std::int64_t most,
                                     std::vector<std::int64_t> otherwise) {
    std::vector<std::int64_t> numbers = config.integers_or_none(key, 1, most);
    return numbers.empty() ? std::move(otherwise) : numbers;
}

std::vector<WaveformConvolutionPlan> read_convolutions(const Config& config) {
    constexpr std::size_t kMostConvolutions = 32;
    const auto channels = numbers_of(config, "conv_dim", 65'536, {512, 512, 512, 512, 512, 512, 512});
    const auto widths = numbers_of(config, "conv_kernel", 1'024, {10, 3, 3, 3, 3, 2, 2});
    const auto strides = numbers_of(config, "conv_stride", 1'024, {5, 2, 2, 2, 2, 2, 2});
    if (channels.size() != widths.size() || channels.size() != strides.size() || channels.size() > kMostConvolutions)
        config.fail(
            "conv_dim",
            Sentence("Expected 1 to %1 numbers, and as many in conv_kernel and conv_stride; found %2, %3 and %4.",
                     kMostConvolutions, channels.size(), widths.size(), strides.size()));
    std::vector<WaveformConvolutionPlan> all;
    std::int64_t hop = 1;
    constexpr std::int64_t kMostHop = 48'000;  // samples
    for (std::size_t i = 0; i < channels.size(); ++i) {
        hop *= strides[i];
        if (hop > kMostHop) config.fail("conv_stride", Sentence("Expected a product of at most %1.", kMostHop));
        all.push_back({channels[i], widths[i], strides[i]});
    }
    return all;
}

EncoderNames names() {
    EncoderNames names;
    names.layers = "encoder.layers.";
    names.query = "attention.q_proj";
    names.key = "attention.k_proj";
    names.value = "attention.v_proj";
    names.attention_output = "attention.out_proj";
    names.attention_norm = "layer_norm";
    names.up = "feed_forward.intermediate_dense";
    names.down = "feed_forward.output_dense";
    names.norm = "final_layer_norm";
    names.final_norm = "encoder.layer_norm";
    return names;
}

void refuse_unsupported(const Config& config) {
    if (config.boolean_or("add_adapter", false))
        fail_unsupported(config, "add_adapter", Sentence("Convolutions after the encoder are not supported."));
    if (config.has("adapter_attn_dim"))
        fail_unsupported(config, "adapter_attn_dim", Sentence("Adapters for languages are not supported."));
    if (config.boolean_or("conv_pos_batch_norm", false))
        fail_unsupported(config, "conv_pos_batch_norm", Sentence("Batch norm before the positions is not supported."));
}

std::string convolution_name(std::size_t index) {
    return "convolution." + std::to_string(index);
}

void add_front_end(TensorTable& table, const SpeechPlan& plan) {
    Dimension inputs{1, "1"};
    for (std::size_t i = 0; i < plan.convolutions.size(); ++i) {
        const WaveformConvolutionPlan& own = plan.convolutions[i];
        const std::string name = convolution_name(i);
        const std::string source = "feature_extractor.conv_layers." + std::to_string(i) + ".";
        const Dimension channels{own.channels, "conv_dim"};
        table.body(name + ".weight", {source + "conv.weight"}, {channels, inputs, {own.width, "conv_kernel"}});
        if (plan.convolution_bias) table.body(name + ".bias", {source + "conv.bias"}, {channels});
        if (plan.norms_convolutions || i == 0) table.body_norm(name + ".norm", source + "layer_norm", channels);
        inputs = channels;
    }
    if (plan.feature_norm) table.body_norm("feature_norm", "feature_projection.layer_norm", inputs);
    table.body_linear("projection", "feature_projection.projection", plan.encoder.hidden_size(), inputs, true);
}

void add_positions(TensorTable& table, const SpeechPlan& plan) {
    const Dimension hidden = plan.encoder.hidden_size();
    const Dimension one{1, "1"};
    const Dimension taps{plan.position_taps, "num_conv_pos_embeddings"};
    const std::string source = "encoder.pos_conv_embed.conv.";
    table.body("positions.length", {source + "parametrizations.weight.original0", source + "weight_g"},
               {one, one, taps});
    table.body("positions.direction", {source + "parametrizations.weight.original1", source + "weight_v"},
               {hidden, {hidden.size / plan.position_groups, "hidden_size / num_conv_pos_embedding_groups"}, taps});
    table.body("positions.bias", {source + "bias"}, {hidden});
}

void add_head(TensorTable& table, const SpeechPlan& plan) {
    const auto linear = [&](const std::string& name, Dimension outputs, Dimension inputs) {
        table.head(name + ".weight", {name + ".weight"}, {outputs, inputs});
        table.head(name + ".bias", {name + ".bias"}, {outputs});
    };
    const Dimension hidden = plan.encoder.hidden_size();
    if (plan.encoder.task == ModelTask::Transcription) linear("lm_head", plan.encoder.vocabulary_size(), hidden);
    if (plan.encoder.task != ModelTask::SequenceClassification) return;
    const Dimension width{plan.projector_width, "classifier_proj_size"};
    linear("projector", width, hidden);
    linear("classifier", plan.encoder.label_count(), width);
    if (plan.shares_hidden)
        table.head("layer_weights", {"layer_weights"}, {{plan.encoder.stored_layers + 1, "num_hidden_layers + 1"}});
}

TensorTable tensor_table(const SpeechPlan& plan) {
    TensorTable table(plan.encoder.prefix);
    add_front_end(table, plan);
    add_positions(table, plan);
    for (std::int64_t layer = 0; layer < plan.encoder.stored_layers; ++layer)
        add_encoder_layer(table, plan.encoder, layer);
    table.layers(plan.encoder.names.layers, plan.encoder.stored_layers, plan.encoder.fields.layers);
    table.body_norm("encoder_norm", plan.encoder.names.final_norm, plan.encoder.hidden_size());
    add_head(table, plan);
    table.ignore_ending("masked_spec_embed");
    if (plan.more_tensors) plan.more_tensors(table);
    return table;
}

/// A tensor of any type as a list of its numbers.
std::vector<float> numbers_on_host(Backend& backend, const DeviceTensor& tensor) {
    const Tensor matrix = matrix_on_host(backend, tensor);
    return {matrix.values().begin(), matrix.values().end()};
}

WaveformFeatures features_of(const LoadedTensors& tensors, const SpeechPlan& plan, Backend& backend) {
    WaveformFeatures features;
    features.activation = plan.convolution_activation;
    const AudioSize audio = plan.audio();
    features.window = audio.window;
    features.hop = audio.hop;
    const std::string first = convolution_name(0);
    features.first.weight = matrix_on_host(backend, tensors.at(first + ".weight"));
    features.first.bias = Tensor({features.first.weight.size(0)});
    if (plan.convolution_bias)
        std::ranges::copy(numbers_on_host(backend, tensors.at(first + ".bias")), features.first.bias.data());
    features.first.stride = plan.convolutions.front().stride;
    if (!plan.norms_convolutions) {
        features.first.factors = numbers_on_host(backend, tensors.at(first + ".norm.weight"));
        features.first.offsets = numbers_on_host(backend, tensors.at(first + ".norm.bias"));
    }
    for (std::size_t i = 0; i < plan.convolutions.size(); ++i) {
        const std::string name = convolution_name(i);
        if (plan.norms_convolutions)
            features.norms.push_back(layer_norm_of(tensors, name + ".norm", kConvolutionEpsilon));
        if (i == 0) continue;
        features.others.push_back(convolution_of(tensors, backend, name, plan.convolutions[i].stride));
        features.others.back().padded = false;
    }
    return features;
}

/// exp(x) of each number, divided by their sum.
std::vector<float> softmax(const std::vector<float>& numbers) {
    const double most = static_cast<double>(*std::ranges::max_element(numbers));
    double sum = 0;
    for (const float number : numbers) sum += std::exp(static_cast<double>(number) - most);
    std::vector<float> shares;
    for (const float number : numbers)
        shares.push_back(static_cast<float>(std::exp(static_cast<double>(number) - most) / sum));
    return shares;
}

SpeechEncoder encoder_of(const LoadedTensors& tensors, const SpeechPlan& plan, Backend& backend) {
    SpeechEncoder encoder;
    encoder.features = features_of(tensors, plan, backend);
    if (plan.feature_norm) encoder.feature_norm = layer_norm_of(tensors, "feature_norm", plan.encoder.epsilon);
    encoder.projection = linear_of(tensors, "projection");
    encoder.positions =
        position_convolution_of(tensors, backend, "positions", plan.position_groups, plan.convolution_activation);
    (plan.encoder.norms_before ? encoder.final_norm : encoder.embedding_norm) =
        layer_norm_of(tensors, "encoder_norm", plan.encoder.epsilon);
    for (std::int64_t layer = 0; layer < plan.encoder.stored_layers; ++layer)
        encoder.layers.push_back(encoder_layer_of(tensors, plan.encoder, layer));
    if (tensors.has("lm_head.weight")) encoder.letters = linear_of(tensors, "lm_head");
    if (tensors.has("projector.weight")) encoder.projector = linear_of(tensors, "projector");
    if (tensors.has("classifier.weight")) encoder.classifier = linear_of(tensors, "classifier");
    if (tensors.has("layer_weights"))
        encoder.hidden_shares = softmax(numbers_on_host(backend, tensors.at("layer_weights")));
    if (plan.finish) plan.finish(encoder, tensors, backend);
    return encoder;
}

ModelDescription describe(const SpeechPlan& plan, const Config& config, const LoadedTensors& tensors) {
    ModelDescription description;
    description.architecture = plan.encoder.architecture;
    description.model_type = config.text("model_type");
    description.task = plan.encoder.task;
    description.layers = static_cast<std::int32_t>(plan.encoder.stored_layers);
    description.heads = static_cast<std::int32_t>(plan.encoder.heads);
    description.hidden_size = static_cast<std::int32_t>(plan.encoder.hidden);
    if (plan.encoder.task == ModelTask::Transcription)
        description.vocabulary = static_cast<std::int32_t>(plan.encoder.vocabulary);
    description.parameters = tensors.parameters();
    description.parameters_by_tensor = tensors.parameters_by_tensor();
    description.norms = plan.encoder.norms_before ? NormPlace::BeforeParts : NormPlace::AfterSums;
    description.audio = plan.audio();
    description.reads_text = false;
    description.labels = plan.encoder.labels;
    description.notices = plan.encoder.notices;
    description.notices.insert(description.notices.end(), tensors.notices().begin(), tensors.notices().end());
    return description;
}

}  // namespace

AudioSize SpeechPlan::audio() const {
    AudioSize audio{.form = AudioSize::Form::Waveform, .window = 1, .hop = 1};
    std::int64_t inputs = 1;
    double most = 0;  // numbers of a convolution's input, its neighborhoods and its output, by sample
    for (const WaveformConvolutionPlan& own : convolutions) {
        audio.window += static_cast<std::int32_t>((own.width - 1) * audio.hop);
        audio.hop *= static_cast<std::int32_t>(own.stride);
        const std::int64_t numbers = inputs * (own.stride + own.width) + own.channels;
        most = std::max(most, static_cast<double>(numbers) / audio.hop);
        inputs = own.channels;
    }
    audio.working_numbers = static_cast<std::int64_t>(most * static_cast<double>(kPositionsOfPart * audio.hop));
    return audio;
}

SpeechPlan read_speech_plan(std::string_view architecture, std::string prefix, const Config& config) {
    refuse_unsupported(config);
    SpeechPlan plan;
    plan.encoder =
        read_encoder_plan(architecture, std::move(prefix), config, {}, {{"ForCTC", ModelTask::Transcription}});
    EncoderPlan& encoder = plan.encoder;
    if (encoder.task != ModelTask::Transcription && encoder.task != ModelTask::SequenceClassification)
        encoder.task = ModelTask::None;
    encoder.names = names();
    encoder.vocabulary = config.integer_or("vocab_size", 32, 1, 10'000'000);
    encoder.epsilon = epsilon_of(config, "layer_norm_eps", 1e-5);
    encoder.norms_before = config.boolean_or("do_stable_layer_norm", false);
    plan.convolutions = read_convolutions(config);
    plan.convolution_bias = config.boolean_or("conv_bias", false);
    const std::string norm = config.text_or("feat_extract_norm", "group");
    if (norm != "group" && norm != "layer")
        fail_unsupported(config, "feat_extract_norm",
                         Sentence("\"%1\" is not supported; supported norms: group, layer.", norm));
    plan.norms_convolutions = norm == "layer";
    plan.convolution_activation = activation_of(config, "feat_extract_activation", "gelu");
    plan.feature_norm = config.boolean_or("feat_proj_layer_norm", true);
    plan.position_taps = config.integer_or("num_conv_pos_embeddings", 128, 1, 4'096);
    plan.position_groups = config.integer_or("num_conv_pos_embedding_groups", 16, 1, encoder.hidden);
    if (encoder.hidden % plan.position_groups != 0)
        config.fail("num_conv_pos_embedding_groups",
                    Sentence("Expected a divisor of hidden_size, which is %1; found %2.", encoder.hidden,
                             plan.position_groups));
    plan.projector_width = config.integer_or("classifier_proj_size", 256, 1, 65'536);
    plan.shares_hidden = config.boolean_or("use_weighted_layer_sum", false);
    return plan;
}

std::unique_ptr<Model> make_speech_encoder(const SpeechPlan& plan, const ModelFolder& folder,
                                           std::shared_ptr<Backend> backend, const std::stop_token& stop,
                                           const Progress& progress) {
    const LoadedTensors tensors = tensor_table(plan).load(folder, *backend, stop, progress);
    SpeechEncoder encoder = encoder_of(tensors, plan, *backend);
    return make_speech_model(std::move(backend), std::move(encoder), describe(plan, folder.config, tensors));
}

}  // namespace headlight
