#include "models/blocks/plans/text_part.h"

#include "models/blocks/plans/decoder_config.h"

#include <algorithm>
#include <map>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace headlight {

namespace {

struct Renamed {
    std::string_view start;  ///< of a name in the file
    std::string_view ours;
};
constexpr Renamed kTextStarts[] = {
    {"language_model.model.", "model."},
    {"language_model.lm_head.", "lm_head."},
    {"model.language_model.", "model."},
    {"model.text_model.", "model."},
    {"lm_head.", "lm_head."},
    {"model.embed_tokens.", "model.embed_tokens."},
    {"model.layers.", "model.layers."},
    {"model.norm.", "model.norm."},
};
constexpr Renamed kImageStarts[] = {
    {"vision_tower.", "vision_tower."},
    {"multi_modal_projector.", "multi_modal_projector."},
    {"image_newline", "image_newline"},
    {"model.vision_tower.", "vision_tower."},
    {"model.multi_modal_projector.", "multi_modal_projector."},
    {"model.image_newline", "image_newline"},
    {"model.vision_model.", "vision_model."},
    {"model.connector.", "connector."},
    {"vision_encoder.", "vision_encoder."},
    {"visual.", "visual."},
    {"model.visual.", "visual."},
    {"vision_model.", "vision_model."},
    {"qformer.", "qformer."},
    {"query_tokens", "query_tokens"},
    {"language_projection.", "language_projection."},
    {"model.qformer.", "qformer."},
    {"model.query_tokens", "query_tokens"},
    {"model.language_projection.", "language_projection."},
};

/// The tensors of a part of a model, by the names that it has alone.
class PartWeights final : public WeightStore {
  public:
    PartWeights(std::shared_ptr<const WeightStore> whole, std::span<const Renamed> starts) : whole_(std::move(whole)) {
        for (const std::string& name : whole_->names())
            for (const Renamed& renamed : starts)
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

/// A part with its section of the configuration.
ModelFolder part_of(const ModelFolder& folder, const std::string& name, const char* what,
                    std::span<const Renamed> starts) {
    std::optional<Config> section = folder.config.section(name);
    if (!section) folder.config.fail(name, Sentence("The configuration lacks this member: that of the %1.", what));
    return {folder.path,    folder.name, *std::move(section), std::make_shared<PartWeights>(folder.weights, starts),
            folder.notices, {}};
}

}  // namespace

ModelFolder text_part(const ModelFolder& folder) {
    return part_of(folder, "text_config", "text model", kTextStarts);
}

std::shared_ptr<const WeightStore> text_weights(const ModelFolder& folder) {
    return std::make_shared<PartWeights>(folder.weights, kTextStarts);
}

ModelFolder image_part(const ModelFolder& folder) {
    return part_of(folder, "vision_config", "image encoder", kImageStarts);
}

ModelFolder joined_part(const ModelFolder& folder, const std::string& section, const std::vector<std::string>& shared) {
    const std::string start = section + ".";
    std::vector<Renamed> starts{{start, ""}};
    for (const std::string& own : shared) starts.push_back({own, own});
    const std::string what = section + " of a model that joins two";
    return part_of(folder, section, what.c_str(), starts);
}

ModelFolder part_named(const ModelFolder& folder, const std::string& section, const std::string& start) {
    const Renamed renamed[] = {{start, ""}};
    return part_of(folder, section, (section + " of the model").c_str(), renamed);
}

std::string part_type(const Config& part, const std::string& section, std::string_view model,
                      std::initializer_list<std::string_view> supported) {
    std::string type = part.text_or("model_type", std::string(*supported.begin()));
    if (std::ranges::find(supported, type) != supported.end()) return type;
    std::string known;
    for (const std::string_view each : supported) known += (known.empty() ? "" : ", ") + std::string(each);
    fail_unsupported(
        part, section + ".model_type",
        Sentence("%1 with a part of the type \"%2\" is not supported; supported here: %3.", model, type, known));
}

}  // namespace headlight
