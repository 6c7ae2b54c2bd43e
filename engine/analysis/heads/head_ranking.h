#pragma once

#include "analysis/analysis.h"
#include "analysis/heads/head_id.h"
#include "analysis/matrix_view.h"

#include <cstdint>
#include <limits>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace headlight {

/// Criterion by which heads are ranked.
struct HeadCriterion {
    /// Source of a head's value:
    /// - Weight: A[i, j] of query i and key j.
    /// - Query: maxⱼ A[i, j] of query i. The sum of a row is 1 in nearly every head and tells none from another; its
    ///   largest weight says how clearly the head attends to one key from there.
    /// - Key: mean of A[i, j] over the queries i that may attend to key j. A sum would rank a causal model's heads by
    ///   the same number, but could not be compared between keys.
    /// - Metric, Label: as `measure_heads` and `HeadLabelScores` compute it.
    /// - Similarity: 1 − D / ln 2, D: Jensen-Shannon divergence from the reference head in nats (`divergence`); 1: the
    ///   same weights, 0: no key in common.
    enum class Kind { Weight, Query, Key, Metric, Label, Similarity };

    Kind kind = Kind::Weight;
    std::int32_t query = 0;  ///< token of the analysis; of Weight and Query
    std::int32_t key = 0;    ///< token of the analysis; of Weight and Key
    std::string id{};        ///< of a metric or a label
    HeadId reference{};      ///< single head; of Similarity
    bool operator==(const HeadCriterion&) const = default;
};

/// A head with its value.
struct RankedHead {
    std::int32_t layer = 0;
    std::int32_t head = 0;
    double value = std::numeric_limits<double>::quiet_NaN();  ///< NaN: the head has none
    std::optional<std::int32_t> key{};  ///< of Query: first token of the key with the largest weight
};

/// All heads of an attention by a criterion, the largest value first; equal values by layer and head, heads without a
/// value last. `attention`: its kind and stage. `options` apply to Weight, Query, Key and Similarity, so that values
/// are those of the head's matrix; a query or key that they leave out, or that the attention does not have, gives no
/// value. The memory needed grows with the tokens, the time with their square only where every row is read (labels;
/// Key with renormalized or value-weighted rows). Throws Error(Input) for an attention, a metric, a label or a
/// reference that there is not, Error(Cancelled) when the token is set.
std::vector<RankedHead> rank_heads(const AnalysisPointer& analysis, const HeadId& attention,
                                   const HeadCriterion& criterion, const MatrixOptions& options,
                                   const std::stop_token& stop = {});

}  // namespace headlight
