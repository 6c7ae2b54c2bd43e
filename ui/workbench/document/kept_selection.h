#pragma once

#include "analysis/analysis.h"
#include "workbench/document/pointing.h"

#include <cstdint>
#include <memory>
#include <optional>

namespace headlight {

/// Keeps the selected token and weight while texts, tokens and models come and go: an edit elsewhere or another model's
/// tokenizer leaves the selection on the word that the user chose. Lives on the GUI thread, beside its `Pointing`.
class KeptSelection {
  public:
    explicit KeptSelection(Pointing& pointing) : pointing_(pointing) {}

    /// The user, or what acts for one, selected something, or nothing any more.
    void take_choice();
    /// Another model came, whose tokens are not known yet: nothing is selected until they are.
    void set_aside();
    /// These tokens are shown now. A token that has no counterpart among them leaves the selection where it was, and
    /// takes it back when it returns.
    void take_analysis(const Analysis& analysis);

  private:
    Pointing& pointing_;
    std::shared_ptr<const Analysis> shown_;   // tokens only; null before the first
    std::shared_ptr<const Analysis> chosen_;  // those in which the choice was made
    std::optional<std::int32_t> token_;       // chosen
    std::optional<std::int32_t> key_;
};

}  // namespace headlight
