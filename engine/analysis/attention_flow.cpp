#include "analysis/attention_flow.h"

#include "analysis/rollout.h"
#include "core/error.h"

#include <algorithm>
#include <limits>
#include <string>
#include <vector>

namespace headlight {

namespace {

/// Less than this is no way through.
constexpr double kLeastFlow = 1e-9;

/// Maximum flows by Dinic's algorithm (Soviet Math. Doklady 11, 1970), again and again over the same edges.
class FlowNetwork {
  public:
    explicit FlowNetwork(std::size_t nodes) : edges_of_(nodes) {}

    void add(std::size_t from, std::size_t to, double capacity) {
        edges_of_[from].push_back(edges_.size());
        edges_.push_back({to, capacity, capacity});
        edges_of_[to].push_back(edges_.size());
        edges_.push_back({from, 0, 0});
    }

    double most(std::size_t source, std::size_t sink) {
        for (Edge& edge : edges_) edge.left = edge.capacity;
        double flow = 0;
        while (find_levels(source, sink)) {
            next_.assign(edges_of_.size(), 0);
            while (true) {
                const double pushed = push(source, sink, std::numeric_limits<double>::infinity());
                if (pushed < kLeastFlow) break;
                flow += pushed;
            }
        }
        return flow;
    }

  private:
    struct Edge {
        std::size_t to;
        double capacity;
        double left;
    };

    bool find_levels(std::size_t source, std::size_t sink) {
        level_.assign(edges_of_.size(), -1);
        level_[source] = 0;
        std::vector<std::size_t> reached{source};
        for (std::size_t at = 0; at < reached.size(); ++at) {
            for (const std::size_t index : edges_of_[reached[at]]) {
                const Edge& edge = edges_[index];
                if (edge.left < kLeastFlow || level_[edge.to] >= 0) continue;
                level_[edge.to] = level_[reached[at]] + 1;
                reached.push_back(edge.to);
            }
        }
        return level_[sink] >= 0;
    }

    /// Depth is at most that of the levels.
    double push(std::size_t node, std::size_t sink, double most) {
        if (node == sink) return most;
        for (std::size_t& at = next_[node]; at < edges_of_[node].size(); ++at) {
            const std::size_t index = edges_of_[node][at];
            Edge& edge = edges_[index];
            if (edge.left < kLeastFlow || level_[edge.to] != level_[node] + 1) continue;
            const double pushed = push(edge.to, sink, std::min(most, edge.left));
            if (pushed < kLeastFlow) continue;
            edge.left -= pushed;
            edges_[index ^ 1U].left += pushed;
            return pushed;
        }
        return 0;
    }

    std::vector<Edge> edges_;  // each with its opposite behind it
    std::vector<std::vector<std::size_t>> edges_of_;
    std::vector<int> level_;
    std::vector<std::size_t> next_;
};

}  // namespace

Tensor attention_flow(const AttentionStack& stack, std::int32_t last, const std::stop_token& stop) {
    const AttentionField& first = *stack.layers.front();
    const std::int64_t count = first.query_count();
    if (count != first.key_count())
        throw Error(ErrorKind::Input,
                    Sentence("Attention flow needs self-attention: it follows one text through its own layers."));
    if (count > kMostFlowTokens)
        throw Error(ErrorKind::Input, Sentence("Attention flow is computed for at most %1 tokens, and there are %2. "
                                               "Shorten the text, or use --aggregation rollout.",
                                               kMostFlowTokens, count));
    const auto tokens = static_cast<std::size_t>(count);
    FlowNetwork network((static_cast<std::size_t>(last) + 2) * tokens);
    for (std::size_t layer = 0; layer <= static_cast<std::size_t>(last); ++layer) {
        const Tensor mean = mean_over_heads(*stack.layers.at(layer), stop);
        for (std::size_t query = 0; query < tokens; ++query) {
            const std::span<const float> row = mean.slice(static_cast<std::int64_t>(query));
            for (std::size_t key = 0; key < tokens; ++key) {
                const double capacity = 0.5 * static_cast<double>(row[key]) + (query == key ? 0.5 : 0.0);
                if (capacity > kLeastFlow) network.add((layer + 1) * tokens + query, layer * tokens + key, capacity);
            }
        }
    }
    Tensor flow({count, count});
    for (std::size_t query = 0; query < tokens; ++query) {
        for (std::size_t key = 0; key < tokens; ++key) {
            if (stop.stop_requested()) throw_cancelled();
            flow.slice(static_cast<std::int64_t>(query))[key] =
                static_cast<float>(network.most((static_cast<std::size_t>(last) + 1) * tokens + query, key));
        }
    }
    return flow;
}

}  // namespace headlight
