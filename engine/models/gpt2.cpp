// GPT-2 (Radford et al. 2019, "Language Models are Unsupervised Multitask Learners"): decoder layers that normalise
// before each block.

#include "models/architecture.h"
#include "models/blocks/gpt2_plan.h"
#include "models/gguf_names.h"

#include <string>
#include <utility>
#include <vector>

namespace headlight {

namespace {

std::unique_ptr<Model> load(const ModelFolder& folder, std::shared_ptr<Backend> backend, const std::stop_token& stop,
                            const Progress& progress) {
    const Config& config = folder.config;
    Gpt2Plan plan = read_gpt2_plan(config, "gelu_new");
    if (folder.gguf) plan.layout = WeightLayout::OutputInput;
    const bool tied = config.boolean_or("tie_word_embeddings", true);
    std::vector<std::string> notices;
    const ModelTask task = decoder_task(config, notices);
    if (config.boolean_or("add_cross_attention", false))
        fail_unsupported(config, "add_cross_attention", "GPT-2 with attention to an encoder cannot be run.");
    TensorTable table = gpt2_table(plan);
    add_word_head(table, task, tied, {plan.sizes.vocabulary, "vocab_size"}, {plan.sizes.hidden, "n_embd"});
    const LoadedTensors tensors = table.load(folder, *backend, stop, progress);
    Decoder decoder = gpt2_decoder(tensors, plan);
    decoder.head = word_head_of(tensors, task, tied);
    return make_decoder_model(std::move(backend), std::move(decoder),
                              describe_decoder("GPT-2 decoder", config, plan.sizes, task, tensors, std::move(notices)));
}

}  // namespace

extern const Architecture kGpt2;
constinit const Architecture kGpt2{"gpt2", "GPT-2 decoder", load, &kGpt2Gguf};

}  // namespace headlight
