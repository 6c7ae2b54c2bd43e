#pragma once

#include "models/blocks/attention/attention_block.h"
#include "models/blocks/forward_pass.h"
#include "models/blocks/layers/layers.h"
#include "models/blocks/plans/tensor_table.h"

#include <cstdint>
#include <string>
#include <vector>

namespace headlight {

struct QueryTransformerSizes {
    Dimension hidden;
    Dimension inner;
    Dimension memory;   ///< width of the image's states
    Dimension queries;  ///< number of learned queries
    std::int64_t layers = 0;
    std::int64_t heads = 1;
    std::int64_t frequency = 1;  ///< every so many layers, from the first one on, attend to the image
    float epsilon = 0;
    Activation activation = Activation::Gelu;
};

/// Reads `qformer_config` of a model, of which `config` is the whole, and its number of queries. `memory`: width of the
/// image's states. Throws Error naming file and field.
QueryTransformerSizes read_query_transformer(const Config& config, Dimension memory);

/// Adds the tensors under "qformer." and the queries.
void add_query_transformer(TensorTable& table, const QueryTransformerSizes& sizes);

/// Learned queries that read the states of an image in layers like BERT's, where they attend to each other and, in some
/// of them, to the image (the Q-Former of BLIP-2, arXiv 2301.12597).
class QueryTransformer {
  public:
    /// `states_norm`: of the states that are read.
    QueryTransformer(const LoadedTensors& tensors, const QueryTransformerSizes& sizes, Norm states_norm);

    [[nodiscard]] TowerSize size() const;
    /// [queries, hidden] of the states of a tower, whose kind of attention is Vision. Keeps attention as Resampler and
    /// ResamplerCross, and the states before the first layer and after each.
    [[nodiscard]] DeviceTensor operator()(ForwardPass& pass, const DeviceTensor& states) const;

  private:
    struct Layer {
        AttentionBlock attention;
        Norm attention_norm;
        AttentionBlock cross;
        Norm cross_norm;  ///< empty: the layer does not attend to the image
        FeedForward feed_forward;
        Norm norm;
    };
    [[nodiscard]] DeviceTensor run_layer(ForwardPass& pass, const Layer& layer, const DeviceTensor& x,
                                         const DeviceTensor& image) const;

    DeviceTensor queries_;
    Norm queries_norm_;
    Norm states_norm_;
    std::vector<Layer> layers_;
};

}  // namespace headlight
