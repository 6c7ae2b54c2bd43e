#pragma once

#include "analysis/analysis.h"
#include "analysis/generation_tree.h"

#include <QByteArray>
#include <QJsonArray>

namespace headlight {

/// [{"id", "text", "probability", "share"}, ...]
QJsonArray candidates_json(const std::vector<StepCandidate>& candidates);

/// The whole tree with the candidates of every step, and its provenance, as JSON: "nodes" in the order in
/// which they were tried, each with the index of its "parent" (null for the first, which stands for the text).
QByteArray generation_tree_json(const GenerationTree& tree, const Provenance& provenance);

}  // namespace headlight
