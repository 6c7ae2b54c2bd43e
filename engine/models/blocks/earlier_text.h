#pragma once

#include "models/blocks/attention/projections.h"
#include "models/model.h"

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace headlight {

/// The rows of a text that a decoder has read: projections of every layer and last hidden states. They depend on no
/// later token, so that a text with the same beginning has the same.
class EarlierText final : public EarlierRun {
  public:
    /// Texts share less than this by accident; a run over so few tokens gains nothing.
    static constexpr std::int64_t kFewestShared = 16;

    /// `owner`: the model that may use it, with so many layers. Holds no rows yet.
    EarlierText(const Model* owner, std::span<const std::int32_t> ids, std::size_t layers);

    /// The run if `owner` made it, else null.
    static const EarlierText* of(const EarlierRun* run, const Model* owner);
    /// Rows that a run over these ids may take over: those of the tokens with which both texts begin, unless they are
    /// too few. Leaves enough rows to compute for their products to be those of a whole text (kFewRows).
    [[nodiscard]] std::int64_t rows_for(std::span<const std::int32_t> ids) const;
    /// The text of these ids, with the first `rows` rows of this one.
    [[nodiscard]] std::unique_ptr<EarlierText> beginning(Backend& backend, std::int64_t rows,
                                                         std::span<const std::int32_t> ids) const;

    [[nodiscard]] Projections& layer(std::size_t index) { return layers_[index]; }
    /// Takes the last hidden states of the rows that were computed; returns those of all, [ids, hidden].
    const DeviceTensor& finish(Backend& backend, const DeviceTensor& computed);

    [[nodiscard]] std::int64_t taken_over() const override { return taken_over_; }

  private:
    const Model* owner_;
    std::vector<std::int32_t> ids_;
    std::int64_t taken_over_ = 0;
    std::vector<Projections> layers_;
    DeviceTensor last_;
};

}  // namespace headlight
