// LayoutLM (arXiv 1912.13318): BERT that also knows where on its page each word stands.

#include "models/architecture.h"
#include "models/blocks/pages/box_tables.h"
#include "models/blocks/plans/encoder_plan.h"

#include <string>
#include <utility>

namespace headlight::layoutlm {

namespace {

constexpr std::string_view kName = "LayoutLM encoder";

HeadPlan head_of(const EncoderPlan& plan) {
    if (plan.task == ModelTask::SequenceClassification)
        return {.out = "classifier", .outputs = plan.label_count(), .reads_pooler = true};
    return big_bird_head(plan);
}

std::unique_ptr<Model> load(const ModelFolder& folder, std::shared_ptr<Backend> backend, const std::stop_token& stop,
                            const Progress& progress) {
    EncoderPlan plan = read_encoder_plan(kName, "layoutlm.", folder.config);
    plan.types = folder.config.integer_or("type_vocab_size", 2, 1, 1'000);
    plan.head = head_of(plan);
    const Dimension places{folder.config.integer_or("max_2d_position_embeddings", 1024, 1, 1'000'000),
                           "max_2d_position_embeddings"};
    plan.more_tensors = [places, hidden = plan.hidden_size()](TensorTable& table) {
        add_box_tables(table, "embeddings.", places, hidden, hidden);
    };
    plan.finish = [](Encoder& encoder, const LoadedTensors& tensors, Backend&) {
        encoder.embeddings.boxes = box_tables_of(tensors);
    };
    return make_encoder(std::move(plan), folder, std::move(backend), stop, progress);
}

}  // namespace

extern const Architecture kLayoutLm;
constinit const Architecture kLayoutLm{"layoutlm", kName, load};

}  // namespace headlight::layoutlm
