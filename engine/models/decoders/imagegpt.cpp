// ImageGPT (Chen et al. 2020, "Generative Pretraining from Pixels"): GPT-2 over the pixels of an image in raster order,
// each as the number of its nearest color of a palette; norms divide by the root mean square only.

#include "models/architecture.h"
#include "models/decoders/gpt2.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace headlight::imagegpt {

namespace {

constexpr std::string_view kName = "ImageGPT pixel transformer";

/// Returns whether the model has a head that predicts the next color.
bool has_head(const Config& config, std::vector<std::string>& notices) {
    const std::vector<std::string> named = config.texts_or_none("architectures");
    const bool found = std::find(named.begin(), named.end(), "ImageGPTForCausalImageModeling") != named.end();
    for (const std::string& name : named)
        if (!found && name != "ImageGPTModel")
            notices.push_back("The head of " + name + " is not supported; only the decoder runs.");
    return found;
}

/// The head has no row for the start token, which is never predicted.
void add_head(DecoderPlan& plan) {
    plan.more_tensors = [vocabulary = plan.sizes.vocabulary, hidden = plan.sizes.hidden](TensorTable& table) {
        table.head("head.weight", {"lm_head.weight"}, {{vocabulary - 1, "vocab_size - 1"}, {hidden, "n_embd"}});
    };
}

/// Describes the largest square image whose pixels have positions.
void describe_image(ModelDescription& description) {
    const auto side = static_cast<std::int32_t>(std::sqrt(static_cast<double>(description.max_tokens)));
    description.reads_text = false;
    description.image = ImageSize{3, side, side};
    description.pixels_as_tokens = true;
}

DecoderPlan read_plan(const Config& config) {
    DecoderPlan plan = read_gpt2_plan(kName, config, "quick_gelu");
    plan.norms = Norm::Kind::Rms;
    plan.task = ModelTask::None;
    plan.notices.clear();
    if (has_head(config, plan.notices)) add_head(plan);
    plan.finish = [](Decoder& decoder, ModelDescription& description, const LoadedTensors& tensors) {
        decoder.head.weight = tensors.find("head.weight");
        describe_image(description);
    };
    if (plan.sizes.vocabulary < 2)
        config.fail("vocab_size", Sentence("Expected at least one color beside the start token; found 1."));
    if (config.boolean_or("tie_word_embeddings", false))
        fail_unsupported(config, "tie_word_embeddings", Sentence("ImageGPT with tied embeddings is not supported."));
    return plan;
}

std::unique_ptr<Model> load(const ModelFolder& folder, std::shared_ptr<Backend> backend, const std::stop_token& stop,
                            const Progress& progress) {
    return make_decoder(read_plan(folder.config), folder, std::move(backend), stop, progress);
}

}  // namespace

extern const Architecture kImageGpt;
constinit const Architecture kImageGpt{"imagegpt", kName, load, nullptr, false};

}  // namespace headlight::imagegpt
