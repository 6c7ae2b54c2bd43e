// ImageGPT (Chen et al. 2020, "Generative Pretraining from Pixels"): GPT-2 over the pixels of an image in raster order,
// each as the number of its nearest colour of a palette; norms divide by the root mean square only.

#include "models/architecture.h"
#include "models/blocks/gpt2_plan.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>
#include <vector>

namespace headlight {

namespace {

/// Whether the model has a head that says the next colour.
bool paints(const Config& config, std::vector<std::string>& notices) {
    const std::vector<std::string> named = config.texts_or_none("architectures");
    const bool found = std::find(named.begin(), named.end(), "ImageGPTForCausalImageModeling") != named.end();
    for (const std::string& name : named)
        if (!found && name != "ImageGPTModel")
            notices.push_back("The head of " + name + " is not known here; only the decoder runs.");
    return found;
}

Gpt2Plan read_plan(const Config& config) {
    Gpt2Plan plan = read_gpt2_plan(config, "quick_gelu");
    plan.norms = Norm::Kind::Rms;
    if (plan.sizes.vocabulary < 2)
        config.fail("vocab_size", "Expected at least one colour beside the start token; found 1.");
    if (config.boolean_or("tie_word_embeddings", false))
        fail_unsupported(config, "tie_word_embeddings", "ImageGPT with tied embeddings cannot be run.");
    return plan;
}

/// The largest square image whose pixels have positions.
std::int32_t side_of(std::int64_t positions) {
    return static_cast<std::int32_t>(std::sqrt(static_cast<double>(positions)));
}

std::unique_ptr<Model> load(const ModelFolder& folder, std::shared_ptr<Backend> backend, const std::stop_token& stop,
                            const Progress& progress) {
    const Gpt2Plan plan = read_plan(folder.config);
    std::vector<std::string> notices;
    const bool has_head = paints(folder.config, notices);
    TensorTable table = gpt2_table(plan);
    // The start token is never painted.
    if (has_head)
        table.head("head.weight", {"lm_head.weight"},
                   {{plan.sizes.vocabulary - 1, "vocab_size - 1"}, {plan.sizes.hidden, "n_embd"}});
    const LoadedTensors tensors = table.load(folder, *backend, stop, progress);
    Decoder decoder = gpt2_decoder(tensors, plan);
    if (has_head) decoder.head.weight = tensors.at("head.weight");
    ModelDescription description = describe_decoder("ImageGPT pixel transformer", folder.config, plan.sizes,
                                                    ModelTask::None, tensors, std::move(notices));
    const std::int32_t side = side_of(plan.sizes.positions);
    description.reads_text = false;
    description.image = ImageSize{3, side, side};
    description.pixels_as_tokens = true;
    return make_decoder_model(std::move(backend), std::move(decoder), std::move(description));
}

}  // namespace

extern const Architecture kImageGpt;
constinit const Architecture kImageGpt{"imagegpt", "ImageGPT pixel transformer", load, nullptr, false};

}  // namespace headlight
