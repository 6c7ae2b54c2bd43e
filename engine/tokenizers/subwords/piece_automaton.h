#pragma once

#include "core/error.h"

#include <array>
#include <cstdint>
#include <vector>

namespace headlight {

/// Finds pieces in a text in one pass, however long they are and however much they overlap (Aho and Corasick,
/// "Efficient string matching: an aid to bibliographic search", 1975).
class PieceAutomaton {
  public:
    using State = std::uint32_t;  ///< longest beginning of a piece that ends where the text has been read to
    static constexpr State kStart = 0;

    PieceAutomaton() : nodes_(1) {}

    /// Adds a piece, the bytes from `first` to `last`, with a value that is not negative. Of equal pieces the first
    /// one stays. Throws Error(Format) for more bytes than any tokenizer's pieces have.
    template <typename Iterator>
    void add(Iterator first, Iterator last, std::int32_t value) {
        constexpr std::size_t kMostNodes = std::size_t{1} << 24;
        State node = kStart;
        for (; first != last; ++first) {
            State child = find_child(node, *first);
            if (child == 0) {
                if (nodes_.size() >= kMostNodes) {
                    throw Error(ErrorKind::Format, Sentence("Expected at most 16 MiB of added tokens, of pieces longer "
                                                            "than 256 bytes and of recorded tokens; found more."));
                }
                child = static_cast<State>(nodes_.size());
                nodes_.push_back({.sibling = nodes_[node].child, .byte = *first});
                nodes_[node].child = child;
                if (node == kStart) top_[static_cast<std::uint8_t>(*first)] = child;
            }
            node = child;
        }
        if (nodes_[node].value < 0) nodes_[node].value = value;
    }

    /// Links the states; to be called after the last piece and before the first search.
    void finish() {
        std::vector<State> queue;  // breadth first: what a state falls back to is shorter
        queue.reserve(nodes_.size());
        queue.push_back(kStart);
        for (std::size_t at = 0; at < queue.size(); ++at) {
            const State parent = queue[at];
            for (State child = nodes_[parent].child; child != 0; child = nodes_[child].sibling) {
                Node& node = nodes_[child];
                node.shorter = parent == kStart ? kStart : next(nodes_[parent].shorter, node.byte);
                node.match = node.value >= 0 ? child : nodes_[node.shorter].match;
                queue.push_back(child);
            }
        }
    }

    [[nodiscard]] bool empty() const { return nodes_.size() == 1; }

    /// The state after one more byte of the text.
    [[nodiscard]] State next(State state, char byte) const {
        while (state != kStart) {
            if (const State child = find_child(state, byte); child != 0) return child;
            state = nodes_[state].shorter;
        }
        return top_[static_cast<std::uint8_t>(byte)];
    }

    /// The value of the longest piece that ends here; -1: none does.
    [[nodiscard]] std::int32_t longest(State state) const { return nodes_[nodes_[state].match].value; }

    /// Calls `visit(value)` for all pieces that end here, the longest first, until it returns false.
    template <typename Visit>
    void visit_matches(State state, const Visit& visit) const {
        for (State match = nodes_[state].match; match != kStart; match = nodes_[nodes_[match].shorter].match)
            if (!visit(nodes_[match].value)) return;
    }

  private:
    struct Node {
        State child = 0, sibling = 0;  // 0: none
        State shorter = kStart;        // the longest state that is an end of this one
        State match = kStart;          // this state or the longest end of it that is a piece
        std::int32_t value = -1;
        char byte = 0;
    };
    [[nodiscard]] State find_child(State node, char byte) const {
        if (node == kStart) return top_[static_cast<std::uint8_t>(byte)];
        State child = nodes_[node].child;
        while (child != 0 && nodes_[child].byte != byte) child = nodes_[child].sibling;
        return child;
    }

    std::vector<Node> nodes_;
    std::array<State, 256> top_{};  // children of the start by byte
};

}  // namespace headlight
