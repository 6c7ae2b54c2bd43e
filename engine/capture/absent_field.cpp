#include "capture/absent_field.h"

#include <utility>

namespace headlight {

namespace {

class AbsentField final : public AttentionField {
  public:
    AbsentField(std::string mixer, std::int64_t queries, std::int64_t past, std::int64_t keys)
        : AttentionField({0, queries, keys > 0 ? keys : past + queries}, {}), mixer_(std::move(mixer)) {
        positions_.causal = keys == 0;
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
    [[nodiscard]] Sentence no_scores_because() const override {
        return Sentence("This layer has no attention but a %1 in its place: there are no scores.", mixer_);
    }

  private:
    std::string mixer_;
    AttentionSpec positions_;
};

}  // namespace

std::shared_ptr<const AttentionField> absent_field(std::string mixer, std::int64_t queries, std::int64_t past,
                                                   std::int64_t keys) {
    return std::make_shared<const AbsentField>(std::move(mixer), queries, past, keys);
}

}  // namespace headlight
