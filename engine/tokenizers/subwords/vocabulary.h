#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace headlight {

/// Pieces by id and ids by piece.
class Vocabulary {
  public:
    /// Fixes the pieces; `pieces[id]` may be empty where the id is not used.
    explicit Vocabulary(const std::vector<std::string_view>& pieces);
    Vocabulary() = default;

    [[nodiscard]] std::int32_t size() const { return static_cast<std::int32_t>(ends_.size()); }
    /// Empty for an id without a piece. Valid as long as the vocabulary is.
    [[nodiscard]] std::string_view piece(std::int32_t id) const;
    [[nodiscard]] std::optional<std::int32_t> find(std::string_view piece) const;
    /// Pieces that are really there.
    [[nodiscard]] std::size_t used() const { return used_; }

    Vocabulary(const Vocabulary&) = delete;
    Vocabulary& operator=(const Vocabulary&) = delete;
    Vocabulary(Vocabulary&&) = default;
    Vocabulary& operator=(Vocabulary&&) = default;

  private:
    /// An entry of the table of ids, which is searched from the place that the hash gives on. Large vocabularies are
    /// asked millions of times for what they lack: that takes one line of the caches.
    struct Slot {
        std::uint32_t hash = 0;
        std::int32_t id = -1;  // -1: free
    };
    [[nodiscard]] std::size_t slot(std::string_view piece, std::size_t hash) const;

    std::vector<char> letters_;
    std::vector<std::uint32_t> ends_;
    std::vector<Slot> slots_;  // a power of two, at least half of them free
    std::size_t used_ = 0;
};

}  // namespace headlight
