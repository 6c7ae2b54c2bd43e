#include "models/blocks/plans/text_part.h"

#include <map>
#include <string>
#include <utility>

namespace headlight {

namespace {

struct Renamed {
    std::string_view start;  ///< of a name in the file
    std::string_view ours;
};
constexpr Renamed kStarts[] = {
    {"language_model.model.", "model."},
    {"language_model.lm_head.", "lm_head."},
    {"model.language_model.", "model."},
    {"lm_head.", "lm_head."},
};

/// The tensors of the text model, by the names that it has alone.
class TextWeights final : public WeightStore {
  public:
    explicit TextWeights(std::shared_ptr<const WeightStore> whole) : whole_(std::move(whole)) {
        for (const std::string& name : whole_->names())
            for (const Renamed& renamed : kStarts)
                if (name.starts_with(renamed.start))
                    in_file_.emplace(std::string(renamed.ours) + name.substr(renamed.start.size()), name);
    }
    [[nodiscard]] std::vector<std::string> names() const override {
        std::vector<std::string> names;
        for (const auto& [name, source] : in_file_) names.push_back(name);
        return names;
    }
    [[nodiscard]] std::optional<TensorView> find(const std::string& name) const override {
        const auto own = in_file_.find(name);
        return own == in_file_.end() ? std::nullopt : whole_->find(own->second);
    }
    [[nodiscard]] std::filesystem::path file_of(const std::string& name) const override {
        return whole_->file_of(in_file(name));
    }
    [[nodiscard]] std::uint64_t total_bytes() const override { return whole_->total_bytes(); }
    [[nodiscard]] std::string fingerprint() const override { return whole_->fingerprint(); }
    void give_back(const std::string& name) const override { whole_->give_back(in_file(name)); }
    void check_intact() const override { whole_->check_intact(); }
    [[nodiscard]] bool declared() const override { return whole_->declared(); }

  private:
    [[nodiscard]] const std::string& in_file(const std::string& name) const {
        const auto own = in_file_.find(name);
        return own == in_file_.end() ? name : own->second;
    }

    std::shared_ptr<const WeightStore> whole_;
    std::map<std::string, std::string> in_file_;
};

}  // namespace

ModelFolder text_part(const ModelFolder& folder) {
    std::optional<Config> text = folder.config.section("text_config");
    if (!text) folder.config.fail("text_config", "The configuration lacks this member: that of the text model.");
    return {folder.path,    folder.name, *std::move(text), std::make_shared<TextWeights>(folder.weights),
            folder.notices, {}};
}

}  // namespace headlight
