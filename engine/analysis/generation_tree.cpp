#include "analysis/generation_tree.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace headlight {

GenerationTree::GenerationTree(std::string text) {
    nodes_.emplace_back();
    nodes_.front().display = std::move(text);
}

std::size_t GenerationTree::add(std::size_t parent, std::int32_t id, const std::string& display, double probability,
                                bool ends) {
    const auto& children = node(parent).children;
    const auto found = std::ranges::find_if(children, [&](std::size_t child) { return nodes_[child].id == id; });
    if (found != children.end()) return *found;
    const std::size_t index = nodes_.size();
    Node made;
    made.parent = parent;
    made.id = id;
    made.display = display;
    made.probability = probability;
    made.ends = ends;
    nodes_.push_back(std::move(made));
    nodes_[parent].children.push_back(index);
    return index;
}

void GenerationTree::set_candidates(std::size_t index, std::vector<StepCandidate> candidates) {
    nodes_.at(index).candidates = std::move(candidates);
}

void GenerationTree::set_score(std::size_t index, double score) {
    nodes_.at(index).score = score;
}

std::vector<std::size_t> GenerationTree::way_to(std::size_t index) const {
    std::vector<std::size_t> way;
    for (; index != kRoot; index = node(index).parent) way.push_back(index);
    std::ranges::reverse(way);
    return way;
}

std::vector<std::int32_t> GenerationTree::ids_to(std::size_t index) const {
    std::vector<std::int32_t> ids;
    for (const std::size_t each : way_to(index)) ids.push_back(nodes_[each].id);
    return ids;
}

double GenerationTree::log_probability(std::size_t index) const {
    double sum = 0;
    for (const std::size_t each : way_to(index)) sum += std::log(nodes_[each].probability);
    return sum;
}

}  // namespace headlight
