#include "analysis/vocabulary/unigram_model.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace headlight {

namespace {

constexpr double kNone = -std::numeric_limits<double>::infinity();
/// A character that is no piece is this much less probable than the least probable piece, as in SentencePiece.
constexpr double kUnknownPenalty = 10;

double log_of_sum(double a, double b) {
    const double most = std::max(a, b);
    if (most == kNone) return kNone;
    return most + std::log1p(std::exp(std::min(a, b) - most));
}

/// The end of a division up to a place in a word.
struct Way {
    double log_probability = kNone;
    std::size_t node = 0;
    std::size_t rank = 0;  ///< among the ways to where the node begins
};

}  // namespace

UnigramModel::UnigramModel(std::vector<WeighedPiece> pieces) : pieces_(std::move(pieces)) {
    least_ = std::numeric_limits<double>::infinity();
    for (std::size_t id = kUnknown + 1; id < pieces_.size(); ++id) {
        ids_.emplace(pieces_[id].piece, id);
        least_ = std::min(least_, pieces_[id].log_probability);
    }
}

std::vector<UnigramModel::Node> UnigramModel::nodes_of(const std::vector<std::string>& characters) const {
    std::vector<Node> nodes;
    for (std::size_t begin = 0; begin < characters.size(); ++begin) {
        std::string text;
        for (std::size_t end = begin + 1; end <= std::min(characters.size(), begin + kLongest); ++end) {
            text += characters[end - 1];
            if (const auto found = ids_.find(text); found != ids_.end())
                nodes.push_back({begin, end, found->second, pieces_[found->second].log_probability});
            else if (end == begin + 1)
                nodes.push_back({begin, end, kUnknown, least_ - kUnknownPenalty});
        }
    }
    return nodes;
}

std::vector<Division> UnigramModel::best_two(const std::vector<std::string>& characters) const {
    const std::vector<Node> nodes = nodes_of(characters);
    std::vector<std::array<Way, 2>> ways(characters.size() + 1);
    ways[0][0].log_probability = 0;
    for (std::size_t node = 0; node < nodes.size(); ++node) {
        for (std::size_t rank = 0; rank < 2; ++rank) {
            const double before = ways[nodes[node].begin][rank].log_probability;
            if (before == kNone) break;
            const Way way{before + nodes[node].log_probability, node, rank};
            std::array<Way, 2>& best = ways[nodes[node].end];
            if (way.log_probability > best[0].log_probability)
                best = {way, best[0]};
            else if (way.log_probability > best[1].log_probability)
                best[1] = way;
        }
    }
    std::vector<Division> divisions;
    for (const Way& last : ways.back()) {
        if (last.log_probability == kNone) break;
        Division division{{}, last.log_probability};
        std::size_t at = characters.size();
        for (Way way = last; at > 0; way = ways[at][way.rank]) {
            division.ids.push_back(nodes[way.node].id);
            at = nodes[way.node].begin;
            if (at == 0) break;
        }
        std::ranges::reverse(division.ids);
        divisions.push_back(std::move(division));
    }
    return divisions;
}

void UnigramModel::add_expected(const std::vector<std::string>& characters, double times,
                                std::vector<double>& counts) const {
    const std::vector<Node> nodes = nodes_of(characters);
    std::vector<double> forward(characters.size() + 1, kNone);
    std::vector<double> backward(characters.size() + 1, kNone);
    forward.front() = backward.back() = 0;
    // In the order of their beginnings all ways to a node are known before the node.
    for (const Node& node : nodes)
        forward[node.end] = log_of_sum(forward[node.end], forward[node.begin] + node.log_probability);
    for (std::size_t after = nodes.size(); after > 0; --after) {
        const Node& node = nodes[after - 1];
        backward[node.begin] = log_of_sum(backward[node.begin], backward[node.end] + node.log_probability);
    }
    const double all = forward.back();
    for (const Node& node : nodes)
        counts[node.id] += times * std::exp(forward[node.begin] + node.log_probability + backward[node.end] - all);
}

}  // namespace headlight
