#pragma once

#include <cstddef>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

namespace headlight {

/// A piece with the natural logarithm of its probability.
struct WeighedPiece {
    std::string piece;
    double log_probability = 0;
};

/// A division of a word, as ids of pieces, with the sum of their logarithms.
struct Division {
    std::vector<std::size_t> ids;
    double log_probability = 0;
};

/// A unigram model of subwords: the probability of a division of a word is the product of those of its pieces (Kudo
/// 2018, arXiv 1804.10959). Id 0 is the unknown piece: it stands for one character that is no piece.
class UnigramModel {
  public:
    static constexpr std::size_t kUnknown = 0;
    static constexpr std::size_t kLongest = 16;  ///< characters of a piece

    /// The first piece is the unknown one, whose probability is not used.
    explicit UnigramModel(std::vector<WeighedPiece> pieces);

    [[nodiscard]] const std::vector<WeighedPiece>& pieces() const { return pieces_; }
    [[nodiscard]] double least() const { return least_; }  ///< logarithm of the least probability

    /// The most probable divisions of a word of characters, the best first; at most two.
    [[nodiscard]] std::vector<Division> best_two(const std::vector<std::string>& characters) const;
    /// Adds to `counts` how often each piece is expected in `times` words, over all of their divisions.
    void add_expected(const std::vector<std::string>& characters, double times, std::vector<double>& counts) const;

  private:
    /// A piece that fits into a word.
    struct Node {
        std::size_t begin;
        std::size_t end;
        std::size_t id;
        double log_probability;
    };
    /// In the order of their beginnings.
    [[nodiscard]] std::vector<Node> nodes_of(const std::vector<std::string>& characters) const;

    std::vector<WeighedPiece> pieces_;
    std::unordered_map<std::string, std::size_t> ids_;
    double least_ = 0;
};

}  // namespace headlight
