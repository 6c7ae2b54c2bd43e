#pragma once

#include "capture/attention_field.h"
#include "core/tensor.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace headlight {

/// Term of a score that depends on the positions of query and key.
struct PositionTerm {
    enum class Kind {
        Rotary,      ///< what turning the vectors changed in their scaled product (arXiv 2104.09864)
        Slope,       ///< a slope by distance (ALiBi, arXiv 2108.12409)
        Distance,    ///< a learned bias by distance (arXiv 1910.10683)
        QueryPlace,  ///< of the query's content with the key's relative position (arXiv 2006.03654)
        KeyPlace,    ///< of the key's content with the query's relative position
        Recorded,    ///< a bias that was recorded beside queries and keys, whatever it stands for
    };
    Kind kind = Kind::Rotary;
    double value = 0;
};

/// Name of a position term: in files ("rotary"), and for people ("position: rotary turn").
struct PositionTermName {
    std::string_view id;
    std::string_view name;
};
PositionTermName name_of(PositionTerm::Kind kind);

/// A key of the same query.
struct Competitor {
    std::int64_t key = 0;
    double score = 0;
    double weight = 0;
    double output = 0;  ///< norm of A_ij W_O v_j; NaN where norms of values were not kept
};

/// One weight, from the vectors to its OV output, in the numbers of the run:
///     score = softcap(scale * q . k) + bias,  weight = exp(score - max) / sum,  output = sum over keys of weight * v
struct WeightExplanation {
    std::int32_t head = 0;
    std::int64_t query = 0;
    std::int64_t key = 0;
    std::vector<float> query_vector;   ///< as compared
    std::vector<float> key_vector;     ///< as compared
    std::vector<float> query_content;  ///< before a rotary turn; empty without one
    std::vector<float> key_content;
    std::vector<double> products;  ///< query_vector * key_vector, element by element
    double product = 0;            ///< their sum
    double scale = 1;
    double content = 0;  ///< scale * the product of what is compared without regard to position
    double softcap = 0;  ///< 0: none
    double capped = 0;   ///< the scaled product after the soft cap
    std::vector<PositionTerm> positions;
    double score = 0;
    bool allowed = true;    ///< false: a mask forbids the pair, and the weight is exactly 0
    bool replaced = false;  ///< an intervention put another weight in the place of what the scores give
    double row_max = 0;     ///< the row's largest score, taken away before the exponential
    double row_sum = 0;     ///< sum of exp(score - row_max) over the keys, and the sink where there is one
    double sink = 0;        ///< weight that goes to no key at all
    double weight = 0;
    std::vector<Competitor> row;  ///< all keys that the query may see, the strongest first
    /// [row, size of a vector]: query vector times key vector, element by element, for each key of `row`.
    Tensor row_products;
    std::vector<float> value;    ///< v_j; empty where values were not kept
    std::vector<double> output;  ///< of the head: sum over keys of A_ij v_j; empty where values were not kept
};

/// Follows one weight through a head. Throws Error(Input) for what is not there, and where weights come from no scores
/// (recorded elsewhere, or products of landmarks).
WeightExplanation explain_weight(const AttentionField& field, std::int32_t head, std::int64_t query, std::int64_t key);

}  // namespace headlight
