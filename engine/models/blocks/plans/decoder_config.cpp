#include "models/blocks/plans/decoder_config.h"

#include "core/error.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace headlight {

namespace {

bool predicts_words(ModelTask task) {
    return task == ModelTask::NextWord || task == ModelTask::MaskedWord;
}

}  // namespace

std::int64_t size_of(const Config& config, const std::string& field, std::int64_t otherwise, std::int64_t most) {
    return otherwise > 0 ? config.integer_or(field, otherwise, 1, most) : config.integer(field, 1, most);
}

DecoderSizes read_sizes(const Config& config, const SizeFields& fields, const DecoderSizes& defaults) {
    constexpr std::int64_t kUsualPositions = 2048;
    DecoderSizes sizes;
    sizes.vocabulary = size_of(config, fields.vocabulary, defaults.vocabulary, 10'000'000);
    sizes.hidden = size_of(config, fields.hidden, defaults.hidden, 65'536);
    sizes.layers = size_of(config, fields.layers, defaults.layers, 1'000);
    sizes.heads = size_of(config, fields.heads, defaults.heads, 1'024);
    if (!fields.positions.empty())
        sizes.positions = size_of(config, fields.positions,
                                  defaults.positions > 0 ? defaults.positions : kUsualPositions, 100'000'000);
    return sizes;
}

std::int64_t head_size_of(const Config& config, const DecoderSizes& sizes, const SizeFields& fields) {
    if (sizes.hidden % sizes.heads != 0)
        config.fail(fields.heads, Sentence("Expected a divisor of %1, which is %2; found %3.", fields.hidden,
                                           sizes.hidden, sizes.heads));
    return sizes.hidden / sizes.heads;
}

std::int64_t key_heads_of(const Config& config, const DecoderSizes& sizes, const std::string& field,
                          std::int64_t otherwise) {
    const std::int64_t key_heads = config.integer_or(field, otherwise, 1, 1'024);
    if (sizes.heads % key_heads != 0)
        config.fail(field, Sentence("Expected a divisor of num_attention_heads, which is %1; found %2.", sizes.heads,
                                    key_heads));
    return key_heads;
}

AttentionSpec causal_attention(std::int64_t heads, std::int64_t key_heads, std::int64_t head_size) {
    AttentionSpec spec;
    spec.heads = static_cast<std::int32_t>(heads);
    spec.key_heads = static_cast<std::int32_t>(key_heads);
    spec.head_size = spec.value_size = static_cast<std::int32_t>(head_size);
    spec.scale = static_cast<float>(1 / std::sqrt(static_cast<double>(head_size)));
    spec.causal = true;
    return spec;
}

void add_word_head(TensorTable& table, ModelTask task, bool tied, Dimension words, Dimension width,
                   const std::vector<std::string>& sources) {
    if (!predicts_words(task)) return;
    std::vector<std::string> weights;
    for (const std::string& source : sources) weights.push_back(source + ".weight");
    if (!tied) table.head("head.weight", weights, {words, width});
    for (const std::string& copy : weights)
        if (tied) table.ignore_ending(copy);
}

Linear word_head_of(const LoadedTensors& tensors, ModelTask task, bool tied) {
    if (!predicts_words(task)) return {};
    return {tensors.at(tied ? "words" : "head.weight"), tensors.find("head.bias")};
}

float epsilon_of(const Config& config, const std::string& field, double otherwise) {
    return static_cast<float>(config.real_or(field, otherwise, 1e-30, 1.0));
}

ModelTask decoder_task(const Config& config, std::vector<std::string>& notices) {
    const std::vector<std::string> named = config.texts_or_none("architectures");
    const auto names = [&](std::string_view ending) {
        return std::any_of(named.begin(), named.end(), [&](const std::string& name) { return name.ends_with(ending); });
    };
    if (named.empty() || names("ForCausalLM") || names("LMHeadModel") || names("DoubleHeadsModel"))
        return ModelTask::NextWord;
    if (!names("Model"))
        notices.push_back("The head of " + named.front() + " is not supported; only the decoder runs.");
    return ModelTask::None;
}

ModelDescription describe_decoder(std::string_view architecture, const Config& config, const DecoderSizes& sizes,
                                  ModelTask task, const LoadedTensors& tensors, std::vector<std::string> notices) {
    ModelDescription description;
    description.architecture = architecture;
    description.model_type = config.text("model_type");
    description.task = task;
    description.layers = static_cast<std::int32_t>(sizes.layers);
    description.heads = static_cast<std::int32_t>(sizes.heads);
    description.hidden_size = static_cast<std::int32_t>(sizes.hidden);
    description.vocabulary = static_cast<std::int32_t>(sizes.vocabulary);
    description.max_tokens = static_cast<std::int32_t>(sizes.positions);
    description.parameters = tensors.parameters();
    description.parameters_by_tensor = tensors.parameters_by_tensor();
    description.generates = task == ModelTask::NextWord;
    description.causal = true;
    description.notices = std::move(notices);
    description.notices.insert(description.notices.end(), tensors.notices().begin(), tensors.notices().end());
    return description;
}

void fail_unsupported(const Config& config, const std::string& field, const Sentence& sentence) {
    throw Error(ErrorKind::Unsupported, sentence, {config.file().string(), field, {}});
}

}  // namespace headlight
