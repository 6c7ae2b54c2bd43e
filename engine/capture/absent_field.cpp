#include "capture/absent_field.h"

#include <utility>

namespace headlight {

namespace {

class AbsentField final : public AttentionField {
  public:
    AbsentField(std::string mixer, std::int64_t queries, std::int64_t past)
        : AttentionField({0, queries, past + queries}, {}), mixer_(std::move(mixer)) {
        positions_.causal = true;
        positions_.query_offset = past;
    }

    [[nodiscard]] bool allowed(std::int64_t /*query*/, std::int64_t /*key*/) const override { return false; }
    [[nodiscard]] std::string in_place_of_attention() const override { return mixer_; }
    [[nodiscard]] std::vector<AttentionLayout> layouts(std::int64_t /*padded_keys*/) const override { return {}; }

  protected:
    [[nodiscard]] const AttentionSpec* mask() const override { return &positions_; }
    [[nodiscard]] Tensor part_of_weights(std::int32_t /*head*/, TokenRange queries, TokenRange keys) const override {
        return Tensor({queries.size(), keys.size()});
    }
    [[nodiscard]] std::string no_scores_because() const override {
        return "This layer has no attention but a " + mixer_ + " in its place: there are no scores.";
    }

  private:
    std::string mixer_;
    AttentionSpec positions_;
};

}  // namespace

std::shared_ptr<const AttentionField> absent_field(std::string mixer, std::int64_t queries, std::int64_t past) {
    return std::make_shared<const AbsentField>(std::move(mixer), queries, past);
}

}  // namespace headlight
