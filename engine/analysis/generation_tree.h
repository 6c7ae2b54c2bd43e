#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace headlight {

/// A token that may come next.
struct StepCandidate {
    std::int32_t id = 0;
    std::string display;     ///< as a person reads it
    double probability = 0;  ///< that the model gives it, among all tokens
    double share = 0;   ///< with which it is drawn, after the model's rules, temperature, top-k and top-p; 0: never
    bool ends = false;  ///< an end token
    bool operator==(const StepCandidate&) const = default;
};

/// Tree of the continuations of a text: every node but the root is a token, and the way from
/// the root to it a continuation of the text. Knows no model; whoever asks one writes down the answers.
class GenerationTree {
  public:
    static constexpr std::size_t kRoot = 0;

    struct Node {
        std::size_t parent = kRoot;
        std::int32_t id = -1;  ///< -1: the root, which stands for the text
        std::string display;
        double probability = 0;                   ///< that the model gives it after those before it
        bool ends = false;                        ///< an end token: nothing follows
        std::optional<double> score{};            ///< of the beam that ends here
        std::vector<std::size_t> children{};      ///< in the order in which they were tried
        std::vector<StepCandidate> candidates{};  ///< that may follow, the most probable first; empty until asked
        bool operator==(const Node&) const = default;
    };

    explicit GenerationTree(std::string text = {});

    [[nodiscard]] const std::string& text() const { return nodes_.front().display; }
    [[nodiscard]] const std::vector<Node>& nodes() const { return nodes_; }
    [[nodiscard]] const Node& node(std::size_t index) const { return nodes_.at(index); }

    /// The child of `parent` with this id: the one that is there, or a new one.
    std::size_t add(std::size_t parent, std::int32_t id, const std::string& display, double probability, bool ends);
    void set_candidates(std::size_t index, std::vector<StepCandidate> candidates);
    void set_score(std::size_t index, double score);

    /// From the first token to this one; empty for the root.
    [[nodiscard]] std::vector<std::size_t> way_to(std::size_t index) const;
    [[nodiscard]] std::vector<std::int32_t> ids_to(std::size_t index) const;
    /// The sum of the logarithms of the probabilities on the way.
    [[nodiscard]] double log_probability(std::size_t index) const;

    bool operator==(const GenerationTree&) const = default;

  private:
    std::vector<Node> nodes_;
};

}  // namespace headlight
