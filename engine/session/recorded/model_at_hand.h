#pragma once

#include "session/model_loader.h"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace headlight {

/// Model that captured attention was computed by, where its files are on this machine: found when the capture is
/// opened, loaded when something needs it. Used by one thread at a time.
class ModelAtHand {
  public:
    /// How the model comes into being.
    using Load = std::function<ReadyModel(const std::filesystem::path& path, const std::stop_token& stop)>;

    /// `ids`: of the captured tokens, as this model has them.
    ModelAtHand(std::filesystem::path path, std::vector<std::int32_t> ids, Load load);

    [[nodiscard]] const std::filesystem::path& path() const { return path_; }
    /// The captured tokens with the ids of this model.
    [[nodiscard]] TokenizedText with_ids(TokenizedText captured) const;
    /// Whether it is loaded, or its files are so small that nobody waits for it.
    [[nodiscard]] bool is_quick() const;
    /// The model, loaded and run once over the captured tokens. Throws Error(Input) where its layers or heads are not
    /// those of the capture.
    ReadyModel& loaded(const Analysis& captured, const std::stop_token& stop);
    /// What to say of weights that are other than the captured ones; empty where they agree, and before it is loaded.
    [[nodiscard]] const std::string& difference() const { return difference_; }

  private:
    void compare(ReadyModel& model, const Analysis& captured, const std::stop_token& stop);

    std::filesystem::path path_;
    std::vector<std::int32_t> ids_;
    Load load_;
    std::optional<ReadyModel> model_;
    std::string difference_;
};

/// Where the model of a capture lies: the folder of the capture itself, if it is a model's; otherwise the built-in
/// model, or the model of the Hugging Face cache, that is called so. Empty where there is none.
std::filesystem::path find_model_of_capture(const std::filesystem::path& capture, const std::string& name);

}  // namespace headlight
