#include "training/checkpoint_files.h"

#include "core/error.h"
#include "core/whole_file.h"
#include "formats/tensors/safetensors.h"
#include "formats/tensors/tensor_files.h"
#include "json/json_writer.h"
#include "training/layer_steps.h"

#include <sstream>
#include <string>
#include <utility>
#include <vector>

namespace headlight {

namespace {

constexpr const char* kWeightsFile = "model.safetensors";
constexpr const char* kOptimizerFile = "optimizer.safetensors";
// Before the names of tensors, see OptimizerState.
constexpr const char* kFirst = "first.";
constexpr const char* kSecond = "second.";

/// As GPTNeoXConfig of transformers reads it.
std::string config_json(const DecoderShape& shape) {
    JsonWriter writer(JsonLayout::Indented);
    writer.begin_object().key("architectures").texts({"GPTNeoXForCausalLM"}).key("model_type").text("gpt_neox");
    const std::pair<const char*, int> sizes[] = {
        {"vocab_size", shape.vocabulary},
        {"hidden_size", shape.width},
        {"num_hidden_layers", shape.layers},
        {"num_attention_heads", shape.heads},
        {"intermediate_size", shape.inner()},
        {"max_position_embeddings", shape.context},
        {"bos_token_id", 0},
        {"eos_token_id", 0},
    };
    for (const auto& [name, size] : sizes) writer.key(name).integer(size);
    writer.key("hidden_act").text("gelu").key("layer_norm_eps").real(static_cast<double>(kNormAddend));
    writer.key("initializer_range").real(kInitialDeviation).key("attention_bias").boolean(true);
    writer.key("use_parallel_residual").boolean(false).key("tie_word_embeddings").boolean(true);
    writer.key("rotary_pct").real(1.0).key("rotary_emb_base").real(kRotaryBase);
    writer.key("rope_parameters").begin_object().key("rope_type").text("default");
    writer.key("rope_theta").real(kRotaryBase).key("partial_rotary_factor").real(1.0).end();
    return writer.key("dtype").text("float32").end().take() + "\n";
}

std::string tokenizer_config_json(int context) {
    JsonWriter writer(JsonLayout::Indented);
    writer.begin_object().key("tokenizer_class").text("PreTrainedTokenizerFast");
    writer.key("model_max_length").integer(context).key("unk_token").text("[UNKNOWN]");
    return writer.key("clean_up_tokenization_spaces").boolean(false).end().take() + "\n";
}

void add_tensors(std::vector<NamedTensor>& tensors, const std::string& prefix, const DecoderLayout& layout,
                 std::span<const float> values) {
    for (const WeightPlace& place : layout.places())
        tensors.push_back({prefix + place.name, place.shape,
                           [part = values.subspan(place.begin, place.size)](const ValueSink& sink) { sink(part); }});
}

void write_tensors(const std::filesystem::path& file, const std::vector<NamedTensor>& tensors,
                   FileMetadata metadata = {}) {
    metadata.emplace("format", "pt");
    std::ostringstream bytes;
    write_safetensors(bytes, tensors, metadata);
    write_whole_file(file, bytes.view());
}

std::vector<float> read_tensors(const SafetensorsFile& file, const std::string& prefix, const DecoderLayout& layout) {
    std::vector<float> values(layout.size());
    for (const WeightPlace& place : layout.places()) {
        const std::string name = prefix + place.name;
        const std::optional<TensorView> tensor = file.find(name);
        if (!tensor || tensor->shape != place.shape)
            throw Error(
                ErrorKind::Format,
                Sentence(
                    "Expected a tensor of shape %1, found %2. Remove this checkpoint to continue from the one before.",
                    to_string(place.shape), tensor ? to_string(tensor->shape) : Sentence("none")),
                {file.file()->path().string(), name, {}});
        decode_numbers(*tensor, std::span(values).subspan(place.begin, place.size));
    }
    file.file()->check_intact();
    return values;
}

}  // namespace

void write_checkpoint(const std::filesystem::path& folder, const DecoderLayout& layout, const TrainingText& text,
                      const Trainer& trainer) {
    std::vector<NamedTensor> weights;
    add_tensors(weights, "", layout, trainer.weights());
    write_tensors(folder / kWeightsFile, weights);
    std::vector<NamedTensor> kept;
    const OptimizerState& state = trainer.optimizer().state();
    if (!state.first.empty()) add_tensors(kept, kFirst, layout, state.first);
    if (!state.second.empty()) add_tensors(kept, kSecond, layout, state.second);
    write_tensors(folder / kOptimizerFile, kept, {{"optimizer", name_of(trainer.optimizer().kind())}});
    write_whole_file(folder / "config.json", config_json(layout.shape()));
    write_whole_file(folder / "tokenizer.json", text.tokenizer);
    write_whole_file(folder / "tokenizer_config.json", tokenizer_config_json(layout.shape().context));
}

TrainingState read_checkpoint(const std::filesystem::path& folder, const DecoderLayout& layout, OptimizerKind optimizer,
                              std::int64_t step) {
    const SafetensorsFile weights(folder / kWeightsFile);
    const SafetensorsFile kept(folder / kOptimizerFile);
    TrainingState state{step, read_tensors(weights, "", layout), {}};
    if (optimizer != OptimizerKind::Sgd) state.optimizer.first = read_tensors(kept, kFirst, layout);
    if (optimizer == OptimizerKind::AdamW) state.optimizer.second = read_tensors(kept, kSecond, layout);
    return state;
}

}  // namespace headlight
