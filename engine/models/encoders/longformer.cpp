// Longformer (arXiv 2004.05150): tokens see a window to both sides, and a few global ones see all and are seen by all.

#include "models/architecture.h"
#include "models/blocks/attention/global_attention.h"
#include "models/blocks/plans/encoder_plan.h"

#include <string>
#include <utility>
#include <vector>

namespace headlight::longformer {

namespace {

constexpr std::string_view kName = "Longformer encoder";

void add_global_tensors(TensorTable& table, const EncoderPlan& plan) {
    const Dimension hidden{plan.hidden, "hidden_size"};
    for (std::int64_t layer = 0; layer < plan.stored_layers; ++layer)
        for (const char* const part : {"query", "key", "value"})
            table.body_linear("layers." + std::to_string(layer) + "." + part + "_global",
                              plan.names.layers + std::to_string(layer) + ".attention.self." + part + "_global", hidden,
                              hidden, true);
}

std::unique_ptr<Model> load(const ModelFolder& folder, std::shared_ptr<Backend> backend, const std::stop_token& stop,
                            const Progress& progress) {
    const Config& config = folder.config;
    EncoderPlan plan = read_encoder_plan(kName, "longformer.", config);
    plan.types = config.integer_or("type_vocab_size", 2, 1, 1'000);
    plan.padding = static_cast<std::int32_t>(config.integer_or("pad_token_id", 1, 0, plan.positions - 2));
    plan.first_position = plan.padding + 1;
    const std::vector<std::int32_t> reaches = read_reaches(config, plan.layers.size());
    for (std::size_t layer = 0; layer < reaches.size(); ++layer) plan.layers[layer].reach = reaches[layer];
    plan.head = roberta_head(plan);
    // transformers takes global tokens beside the text and says nothing of them here; a model that was trained with its
    // first token global, whatever its task, can say so with a field of Headlight's own.
    const bool first = config.boolean_or("global_first_token", plan.task == ModelTask::SequenceClassification);
    GlobalTokens global{.has_any = true, .first = first};
    if (plan.task == ModelTask::QuestionAnswering)
        global.until = static_cast<std::int32_t>(config.integer_or("sep_token_id", 2, 0, plan.vocabulary - 1));
    plan.more_tensors = [names = plan](TensorTable& table) { add_global_tensors(table, names); };
    plan.finish = [global](Encoder& encoder, const LoadedTensors& tensors, Backend& used) {
        encoder.global = global;
        for (std::size_t layer = 0; layer < encoder.layers.size(); ++layer) {
            const std::string name = "layers." + std::to_string(layer) + ".";
            give_global_half(encoder.layers[layer].attention, used, linear_of(tensors, name + "query_global"),
                             linear_of(tensors, name + "key_global"), linear_of(tensors, name + "value_global"));
        }
    };
    return make_encoder(std::move(plan), folder, std::move(backend), stop, progress);
}

}  // namespace

extern const Architecture kLongformer;
constinit const Architecture kLongformer{"longformer", kName, load};

}  // namespace headlight::longformer
