#pragma once

#include "capture/capture.h"

#include <functional>
#include <string>
#include <vector>

namespace headlight {

/// A tensor of the result, computed when it is written: the weights of all layers are never in memory at once.
struct ResultTensor {
    std::string name;  ///< as the reference kit names it: "attentions.0", "hidden.2", "logits"
    Shape shape;
    std::function<Tensor()> values;
    std::shared_ptr<const AttentionField> field;  ///< of attention, else null
};

/// Which parts of a capture to write.
struct ResultParts {
    bool hidden = false;
    bool logits = false;
};

/// The attention of every layer as [heads, queries, keys], then what else was asked for. The capture must outlive the
/// answer.
std::vector<ResultTensor> result_tensors(const Capture& capture, const ResultParts& parts);

}  // namespace headlight
