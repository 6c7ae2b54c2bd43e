#include "tokenizers/vocabulary.h"

namespace headlight {

Vocabulary::Vocabulary(const std::vector<std::string_view>& pieces) {
    std::size_t total = 0;
    for (const auto piece : pieces) total += piece.size();
    letters_.reserve(total);
    ends_.reserve(pieces.size());
    for (const auto piece : pieces) {
        letters_.insert(letters_.end(), piece.begin(), piece.end());
        ends_.push_back(static_cast<std::uint32_t>(letters_.size()));
    }
    ids_.reserve(pieces.size());
    for (std::int32_t id = 0; id < size(); ++id) {
        if (!piece(id).empty()) ids_.emplace(piece(id), id);
    }
}

std::string_view Vocabulary::piece(std::int32_t id) const {
    if (id < 0 || id >= size()) return {};
    const auto index = static_cast<std::size_t>(id);
    const std::size_t begin = index == 0 ? 0 : ends_[index - 1];
    return {letters_.data() + begin, ends_[index] - begin};
}

std::optional<std::int32_t> Vocabulary::find(std::string_view piece) const {
    const auto found = ids_.find(piece);
    if (found == ids_.end()) return std::nullopt;
    return found->second;
}

}  // namespace headlight
