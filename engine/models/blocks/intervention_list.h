#pragma once

#include "capture/capture.h"

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace headlight {

/// The interventions of one forward pass: hands every layer those that act on it, and knows whether all found theirs.
class InterventionList {
  public:
    /// Throws Error(Input) for numbers that no model could use.
    explicit InterventionList(const std::vector<Intervention>& all);

    /// Those that act on the next layer of this kind of attention, in the order of the request; of a stage's where the
    /// model has stages. Throws Error(Input) where that layer has no such head.
    [[nodiscard]] std::vector<Intervention> of_next_layer(AttentionKind kind, std::int32_t heads,
                                                          std::int32_t stage = -1);
    /// Passes the next layer of this kind, which has `mixer` in the place of attention. Throws Error(Input) where an
    /// intervention names it.
    void pass_layer_without_attention(AttentionKind kind, const std::string& mixer);
    /// Returns whether position vectors that are added to the input of layers of this kind are left out. To be asked
    /// only where there are such vectors.
    [[nodiscard]] bool leaves_out_positions(AttentionKind kind);
    /// Says that a layer of this kind has a part of its scores that comes from positions.
    void has_positions(AttentionKind kind, std::int32_t stage);
    /// Throws Error(Input) unless every intervention acted on a layer.
    void check_all_acted() const;
    /// Throws Error(Input) where the mean over a text is asked for while the text is read piece by piece.
    void refuse_means() const;

  private:
    [[noreturn]] void refuse_place(const Intervention& change) const;

    std::vector<Intervention> all_;
    std::vector<bool> acted_;
    std::map<AttentionKind, std::map<std::int32_t, std::int32_t>> layers_;  // passed so far, by stage
};

}  // namespace headlight
