#pragma once

#include "capture/capture.h"
#include "formats/tensors/tensor_files.h"

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace headlight {

/// A tensor of the result, computed when it is written.
struct ResultTensor {
    NamedTensor tensor;  ///< named as in the reference kit: "attentions.0", "hidden.2", "logits"
    std::shared_ptr<const AttentionField> field;  ///< whose weights it holds; null where it is not attention
    std::vector<std::string> queries{};           ///< what they are called, where they are none of the story's pieces
    std::vector<std::string> keys{};
    std::int64_t first_query = 0;  ///< the story's piece that query 0 is, where they are
    std::int64_t first_key = 0;
};

/// Which parts of a capture to write.
struct ResultParts {
    bool hidden = false;
    bool logits = false;
    /// As transformers gives them: also the windows of each stage's last layer by themselves, and the attention of the
    /// tiles of an image tile by tile.
    bool square_windows = false;
    /// Patches of a side of the squares in whose order transformers has the patches of an image of any size; 0: the
    /// attention and states of patches are in raster order.
    std::int32_t square = 0;
};

/// Name of the tensor that holds the weights of a layer: "attentions.0", "channel_attentions.2.1".
std::string name_of_layer(const AttentionStack& stack, std::size_t layer);

/// [queries, keys]: 1 where a query may attend to a key, 0 elsewhere.
Tensor mask_of(const AttentionField& field);

/// The attention of every layer as [heads, queries, keys], then what else was asked for. The capture must outlive the
/// answer.
std::vector<ResultTensor> result_tensors(const Capture& capture, const ResultParts& parts);

}  // namespace headlight
