#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
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
    [[nodiscard]] std::size_t used() const { return ids_.size(); }

    Vocabulary(const Vocabulary&) = delete;
    Vocabulary& operator=(const Vocabulary&) = delete;
    Vocabulary(Vocabulary&&) = default;
    Vocabulary& operator=(Vocabulary&&) = default;

  private:
    std::vector<char> letters_;  // not a string: moving a short string would move the letters that `ids_` points at
    std::vector<std::uint32_t> ends_;
    std::unordered_map<std::string_view, std::int32_t> ids_;
};

}  // namespace headlight
