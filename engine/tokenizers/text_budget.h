#pragma once

#include <cstddef>
#include <limits>
#include <stop_token>
#include <string_view>

namespace headlight {

/// Limit of work and memory for one text, whatever tokenizer files ask for. The tokenizer makes a budget for each text
/// and passes it through its components, so that all of them are bounded and can be cancelled.
class TextBudget {
  public:
    /// `bytes`: size of the text that the tokenizer was given.
    explicit TextBudget(std::size_t bytes, std::stop_token stop = {});

    /// Names the component that works from here on, for errors ("normalizer Replace"), and spends a step for each of
    /// the `size` bytes or items that it reads. `component` must outlive its work.
    void start(std::string_view component, std::size_t size);
    /// Counts steps: a byte that is read or written, a lookup, an attempt to match. Throws Error(Input) for more than a
    /// text of this size may take, and Error(Cancelled) once a stop is requested.
    void spend(std::size_t steps) {
        steps_ += steps;
        if (steps_ >= checked_at_) check_steps();
    }
    /// Throws Error(Input) where a component makes more bytes of the text than it may.
    void allow_bytes(std::size_t bytes) const {
        if (bytes > most_bytes_) refuse_bytes(bytes);
    }
    /// The same where a component makes up to `factor` bytes of each byte, and cannot be stopped meanwhile.
    void allow_growth(std::size_t factor) const;
    /// The same for pieces, matches or tokens.
    void allow_items(std::size_t items) const {
        if (items > most_items_) refuse_items(items);
    }

    /// Steps spent so far.
    [[nodiscard]] std::size_t steps() const { return steps_; }
    [[nodiscard]] std::size_t most_bytes() const { return most_bytes_; }
    [[nodiscard]] std::size_t most_items() const { return most_items_; }

  private:
    void check_steps();
    [[noreturn]] void refuse_bytes(std::size_t bytes) const;
    [[noreturn]] void refuse_items(std::size_t items) const;

    std::stop_token stop_;
    std::string_view component_;
    std::size_t bytes_;
    std::size_t most_bytes_, most_items_, most_steps_;
    std::size_t steps_ = 0;
    std::size_t checked_at_;  ///< steps at which limit and stop are looked at next
};

}  // namespace headlight
