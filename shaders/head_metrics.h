// Metrics of a head, one after the other as backends leave them: a struct that GLSL and C++ both read. Only 32-bit
// scalars, so that both languages lay it out the same way (std430 without padding).
#ifndef HEADLIGHT_SHADER_HEAD_METRICS_H
#define HEADLIGHT_SHADER_HEAD_METRICS_H

#ifdef __cplusplus
#define HEADLIGHT_METRIC(name) float name = 0  // GLSL has no default values
namespace headlight {
#else
#define HEADLIGHT_METRIC(name) float name
#endif

/// Metrics of one head that the forward pass leaves in passing. With A the weights, n the number of queries and p(i)
/// the position of query i among the keys (`query_offset + i`), each is a mean over all n queries; a query that may see
/// no key adds nothing, and neither does a weight outside the matrix (A[i, p(i) - 1] for the first token). A row whose
/// weights are NaN (AttentionResult::row_sum) makes all of them NaN. Formulas:
/// Clark et al. 2019 (arXiv 1906.04341); Vig & Belinkov 2019 (arXiv 1906.04284) for the distance; Voita et al. 2019
/// (arXiv 1905.09418) for the maximum, here over all tokens.
struct HeadMetrics {
    HEADLIGHT_METRIC(entropy);  ///< (1/n) sum_i -sum_j A[i,j] ln A[i,j], in nats
    /// sum_ij A[i,j] |p(i) - j| / sum_ij A[i,j], in tokens; 0 where all weights are 0
    HEADLIGHT_METRIC(mean_distance);
    HEADLIGHT_METRIC(previous);  ///< (1/n) sum_i A[i, p(i) - 1]
    HEADLIGHT_METRIC(next);      ///< (1/n) sum_i A[i, p(i) + 1]
    HEADLIGHT_METRIC(self);      ///< (1/n) sum_i A[i, p(i)]
    HEADLIGHT_METRIC(first);     ///< (1/n) sum_i A[i, 0]: weight on the first token
    HEADLIGHT_METRIC(maximum);   ///< (1/n) sum_i max_j A[i,j]: confidence
    /// (1/m) sum_i sum_j A[i,j] over the m queries that are no tokens of an image and the keys that are; 0 without an
    /// image
    HEADLIGHT_METRIC(to_image);
};

#undef HEADLIGHT_METRIC

#ifdef __cplusplus
}  // namespace headlight
#endif

#endif
