#pragma once

#include "backends/backend.h"
#include "workbench/document/session_bridge.h"

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace headlight::testing {

/// A text cut at white space and punctuation, long words into two pieces, between [CLS] and [SEP].
TokenizedText simple_tokens(const std::string& text, const std::optional<std::string>& pair);

/// Answers at once (through the event loop) with models made of random numbers: "encoder" (4 layers x 4 heads, a
/// masked-word model with segments) and "decoder" (2 layers x 3 heads, causal, which
/// continues every text with the tokens 100, 101, ...). Answers can be held back to see the
/// window wait.
class FakeBridge final : public SessionBridge {
  public:
    FakeBridge();
    void load(const std::filesystem::path& path) override;
    void analyze(const AnalysisRequest& request) override;
    void analyze_untouched(const AnalysisRequest& request) override;
    void analyze_neutral(const AnalysisRequest& request) override;
    void generate(const GenerationRequest& request) override;
    void cancel_generation() override;
    void study(const StudyRequest& /*request*/) override {}
    void choose_backend(const BackendChoice& choice) override;
    void cancel() override;
    /// A graphics processor, one that cannot be used, and a software device.
    void find_devices() override;
    [[nodiscard]] std::vector<BuiltInModel> built_in() const override;
    [[nodiscard]] std::function<std::vector<FoundModel>()> cache_search() const override { return find_in_cache; }
    [[nodiscard]] std::filesystem::path find(const QString& model) const override;

    std::function<std::vector<FoundModel>()> find_in_cache = [] { return std::vector<FoundModel>(); };
    bool hold_loads = false;
    bool hold_runs = false;
    bool hold_generations = false;
    void release_load();
    void release_run();
    /// Answers the question before the last one late, if it was held.
    void release_overtaken();
    /// Tells of the run that is held back: its tokens, and its first layers.
    void tell_so_far(std::size_t layers);
    void release_token();

    std::shared_ptr<const KnownWords> known_words;  ///< of the models that are loaded
    ModelIdentityPointer identity =                 ///< of the models that are loaded
        std::make_shared<const ModelIdentity>(ModelHashes{"sha256-tree16m:0123456789abcdef", "fedcba9876543210"});
    int runs = 0;
    int cancels = 0;
    int device_searches = 0;
    int generations = 0;
    AnalysisRequest last_request;
    GenerationRequest last_generation;
    BackendChoice last_choice;

  private:
    [[nodiscard]] AnalysisPointer run(const AnalysisRequest& request);

    std::unique_ptr<Backend> backend_;
    LoadedModel model_;
    std::optional<LoadedModel> held_model_;
    AnalysisPointer held_analysis_;
    AnalysisPointer overtaken_;
    std::size_t held_tokens_ = 0;
};

}  // namespace headlight::testing
