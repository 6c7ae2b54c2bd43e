#include "session/recorded/recorded_model.h"

#include "capture/intervention_text.h"
#include "core/error.h"
#include "core/printable.h"
#include "core/version.h"
#include "session/identify_model.h"
#include "tokenizers/recorded_tokenizer.h"

#include <algorithm>
#include <utility>

namespace headlight {
namespace {

/// Model of recorded attention, which has one result only.
class RecordedModel final : public Model {
  public:
    RecordedModel(ModelDescription description, std::vector<AttentionStack> stacks)
        : description_(std::move(description)), stacks_(std::move(stacks)) {}

    [[nodiscard]] const ModelDescription& description() const override { return description_; }
    Capture forward(const ModelInput& /*input*/, const CaptureRequest& request, const std::stop_token& /*stop*/,
                    const Progress& /*progress*/) override {
        Capture capture;
        if (request.attention) capture.attention = stacks_;
        return capture;
    }
    std::unique_ptr<KeyValueCache> make_cache(std::int64_t /*capacity*/) override { return nullptr; }
    Capture extend(KeyValueCache& /*cache*/, std::span<const std::int32_t> /*ids*/, const CaptureRequest& /*request*/,
                   const std::stop_token& /*stop*/) override {
        throw Error(ErrorKind::Input, Sentence("Imported attention has no model, so it cannot generate text."));
    }

  private:
    ModelDescription description_;
    std::vector<AttentionStack> stacks_;
};

ModelDescription describe(const RecordedParts& parts) {
    ModelDescription description;
    const AttentionStack& first = parts.stacks.front();
    description.architecture = parts.architecture;
    description.layers = static_cast<std::int32_t>(first.layers.size());
    description.heads = first.layers.front()->heads();
    description.vocabulary = static_cast<std::int32_t>(parts.tokens.tokens.size());
    description.causal = std::ranges::all_of(parts.stacks, [](const AttentionStack& stack) {
        return stack.kind == AttentionKind::Self && stack.layers.front()->causal();
    });
    return description;
}

}  // namespace

std::string take_provenance(const std::string& json, const std::string& file, std::vector<std::string>& notices) {
    const auto runs = json.empty() ? std::vector<Provenance>{} : read_provenance(json, file);
    if (runs.empty()) return {};
    const std::string changes = describe(runs.front().interventions);
    if (!changes.empty()) notices.push_back("Imported with " + changes + ".");
    return runs.front().model_name;
}

ReadyModel make_recorded_model(RecordedParts parts) {
    ReadyModel ready;
    ready.threads = parts.threads;
    ready.path = parts.path;
    ready.notices = std::move(parts.notices);
    ready.notices.insert(ready.notices.end(), parts.tokens.notices.begin(), parts.tokens.notices.end());
    parts.tokens.notices.clear();
    ready.provenance.model_name = printable(parts.model_name, kMostShownOfName);
    make_printable(ready.notices);
    ready.provenance.model_path = parts.path.string();
    ready.provenance.identity = identify_model(parts.fingerprint, parts.files, parts.threads);
    ready.provenance.backend = printable(parts.backend, kMostShownOfName);
    ready.provenance.version = version();
    ready.tokenizer = make_recorded_tokenizer(parts.tokens);
    const auto analysis = std::make_shared<Analysis>();
    analysis->model = describe(parts);
    analysis->tokens = std::move(parts.tokens);
    analysis->attention = parts.stacks;
    analysis->provenance = ready.provenance;
    analysis->threads = parts.threads;
    analysis->separator_id = ready.tokenizer->special().separator;
    analysis->classification_id = ready.tokenizer->special().classification;
    ready.model = std::make_unique<RecordedModel>(analysis->model, std::move(parts.stacks));
    ready.recorded = analysis;
    ready.weights = std::move(parts.store);
    return ready;
}

}  // namespace headlight
