#include "analysis/approximations/head_approximation.h"

#include "analysis/approximations/random_numbers.h"
#include "analysis/approximations/sparse_pattern.h"
#include "analysis/heads/head_names.h"
#include "analysis/matrices/double_matrix.h"
#include "analysis/matrix_view.h"
#include "core/error.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>
#include <utility>

namespace headlight {

namespace {

DoubleMatrix matrix_of(const Tensor& tensor) {
    return Eigen::Map<const Eigen::Matrix<float, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>>(
               tensor.data(), tensor.size(0), tensor.size(1))
        .cast<double>();
}

Tensor tensor_of(const DoubleMatrix& matrix) {
    Tensor tensor({matrix.rows(), matrix.cols()});
    for (Eigen::Index row = 0; row < matrix.rows(); ++row)
        for (Eigen::Index column = 0; column < matrix.cols(); ++column)
            tensor.slice(row)[static_cast<std::size_t>(column)] = static_cast<float>(matrix(row, column));
    return tensor;
}

/// What a head is computed of.
struct HeadParts {
    DoubleMatrix queries;
    DoubleMatrix keys;
    DoubleMatrix values;
    DoubleMatrix scores;  ///< -infinity where masked
    DoubleMatrix exact;
    double scale = 1;
    bool causal = false;
};

/// Rows that sum to 1; a row without anything stays 0.
void normalize_rows(DoubleMatrix& weights) {
    for (Eigen::Index row = 0; row < weights.rows(); ++row) {
        const double sum = weights.row(row).sum();
        if (sum != 0) weights.row(row) /= sum;
    }
}

/// exp of each row less its largest number, which no factor changes once rows are normalized.
DoubleMatrix exponentials(const DoubleMatrix& scores) {
    DoubleMatrix result = scores;
    for (Eigen::Index row = 0; row < result.rows(); ++row) {
        const double most = result.row(row).maxCoeff();
        for (Eigen::Index column = 0; column < result.cols(); ++column) {
            const double score = result(row, column);
            result(row, column) = std::isinf(score) ? 0 : std::exp(score - most);
        }
    }
    return result;
}

void mask_later_keys(DoubleMatrix& weights, bool causal) {
    if (!causal) return;
    for (Eigen::Index row = 0; row < weights.rows(); ++row)
        for (Eigen::Index column = row + 1; column < weights.cols(); ++column) weights(row, column) = 0;
}

/// softmax over the keys of the pattern.
DoubleMatrix sparse_weights(const HeadParts& head, const SparsePattern& pattern) {
    DoubleMatrix scores = head.scores;
    const Eigen::Index count = scores.cols();
    for (Eigen::Index row = 0; row < scores.rows(); ++row)
        for (Eigen::Index column = 0; column < count; ++column)
            if (pattern[static_cast<std::size_t>(row * count + column)] == 0)
                scores(row, column) = -std::numeric_limits<double>::infinity();
    DoubleMatrix weights = exponentials(scores);
    normalize_rows(weights);
    return weights;
}

/// softmax(scale Q (E K)^T) E: what multiplies V where E projects keys and values alike (arXiv 2006.04768, eq. 7). E
/// has entries of variance 1 / rows, as in its theorem 2.
DoubleMatrix projected_weights(const HeadParts& head, const DoubleMatrix& normal) {
    const DoubleMatrix projection = normal / std::sqrt(static_cast<double>(normal.rows()));
    DoubleMatrix weights =
        exponentials(product_with_transposed(head.scale * head.queries, product(projection, head.keys)));
    normalize_rows(weights);
    return product(weights, projection);
}

/// exp(w x - |x|^2 / 2) for each random w: their products have the mean exp(q k) (arXiv 2009.14794, lemma 1).
DoubleMatrix positive_features(const DoubleMatrix& x, const DoubleMatrix& random) {
    DoubleMatrix features = product_with_transposed(x, random);
    const double most = features.maxCoeff();
    for (Eigen::Index row = 0; row < x.rows(); ++row)
        for (Eigen::Index column = 0; column < features.cols(); ++column)
            features(row, column) = std::exp(features(row, column) - most - x.row(row).squaredNorm() / 2);
    return features;
}

DoubleMatrix kernel_weights(const HeadParts& head, const DoubleMatrix& query_features,
                            const DoubleMatrix& key_features) {
    DoubleMatrix weights = product_with_transposed(query_features, key_features);
    mask_later_keys(weights, head.causal);
    normalize_rows(weights);
    return weights;
}

DoubleMatrix random_feature_weights(const HeadParts& head, const DoubleMatrix& random) {
    const double root = std::sqrt(head.scale);  // q and k take half of the scale each
    return kernel_weights(head, positive_features(root * head.queries, random),
                          positive_features(root * head.keys, random));
}

DoubleMatrix linear_weights(const HeadParts& head) {
    const auto feature = [](double x) { return x > 0 ? x + 1 : std::exp(x); };  // elu(x) + 1
    return kernel_weights(head, head.queries.unaryExpr(feature), head.keys.unaryExpr(feature));
}

double relative_norm(const DoubleMatrix& approximated, const DoubleMatrix& exact) {
    const double norm = exact.norm();
    return norm > 0 ? (approximated - exact).norm() / norm : 0;
}

/// Multiplications beside n^2 (d + d_v), as the text of each method says.
double multiplications(const HeadParts& head, const ApproximationSettings& settings, std::int64_t tokens) {
    const auto n = static_cast<double>(tokens);
    const auto d = static_cast<double>(head.keys.cols());
    const auto v = static_cast<double>(head.values.cols());
    const auto size = static_cast<double>(settings.size);
    switch (settings.method) {
        case ApproximationMethod::Projected:
            return 2 * n * size * (d + v);  // K and V projected, then scores, outputs
        case ApproximationMethod::BestRank:
            return n * n * d + 2 * n * size * v;  // without the decomposition itself
        case ApproximationMethod::RandomFeatures:
            return 2 * n * size * (d + v);  // features of q and k, two products
        case ApproximationMethod::Linear:
            return 2 * n * d * v;
        default:
            return n * keys_of_query(settings, tokens, head.causal) * (d + v);
    }
}

/// One head through one method after the other.
class Approximating {
  public:
    Approximating(HeadParts head, std::int32_t seed) : head_(std::move(head)), seed_(seed) {}

    [[nodiscard]] DoubleMatrix weights(const ApproximationSettings& settings) {
        switch (settings.method) {
            case ApproximationMethod::Projected:
                return projected_weights(head_, matrix_of(random(settings)));
            case ApproximationMethod::BestRank:
                return best_of_rank(settings.size);
            case ApproximationMethod::RandomFeatures:
                return random_feature_weights(head_, matrix_of(random(settings)));
            case ApproximationMethod::Linear:
                return linear_weights(head_);
            default:
                return sparse_weights(head_, pattern(settings));
        }
    }

    [[nodiscard]] SparsePattern pattern(const ApproximationSettings& settings) const {
        return sparse_pattern(settings, head_.exact.rows(), head_.causal, seed_);
    }

    /// The random matrix of a method; empty where it has none.
    [[nodiscard]] Tensor random(const ApproximationSettings& settings) const {
        if (settings.method == ApproximationMethod::Projected)
            return random_normal(settings.size, head_.keys.rows(), seed_);
        if (settings.method == ApproximationMethod::RandomFeatures)
            return random_normal(settings.size, head_.keys.cols(), seed_);
        return {};
    }

    [[nodiscard]] ApproximationError error(const DoubleMatrix& weights) const {
        ApproximationError error{.frobenius = relative_norm(weights, head_.exact)};
        error.row_difference =
            (weights - head_.exact).cwiseAbs().sum() / static_cast<double>(std::max<Eigen::Index>(1, weights.rows()));
        error.output = relative_norm(product(weights, head_.values), product(head_.exact, head_.values));
        return error;
    }

    [[nodiscard]] std::vector<SizedError> by_size(ApproximationMethod method) {
        std::vector<SizedError> errors;
        if (method == ApproximationMethod::Linear) return errors;
        constexpr std::int32_t kMostFeatures = 256;
        const bool features = method == ApproximationMethod::RandomFeatures;
        const auto most = features ? kMostFeatures : static_cast<std::int32_t>(head_.exact.rows());
        for (std::int32_t size = 1; size <= most; size *= 2)
            errors.push_back({size, relative_norm(weights({method, size}), head_.exact)});
        return errors;
    }

    [[nodiscard]] std::vector<ApproximationCost> costs(const ApproximationSettings& settings) const {
        constexpr std::int64_t kFirst = 64;
        constexpr std::int64_t kLast = 65'536;
        std::vector<ApproximationCost> costs;
        for (std::int64_t tokens = kFirst; tokens <= kLast; tokens *= 2) {
            const auto n = static_cast<double>(tokens);
            const double exact = n * n * static_cast<double>(head_.keys.cols() + head_.values.cols());
            costs.push_back({tokens, exact, multiplications(head_, settings, tokens)});
        }
        return costs;
    }

  private:
    /// The weights A projected on their first left singular vectors, the eigenvectors of A A^T: what is nearest to A of
    /// that rank (Eckart and Young 1936). They come in the order of growing eigenvalues.
    DoubleMatrix best_of_rank(std::int32_t rank) {
        if (left_vectors_.size() == 0)
            left_vectors_ = symmetric_eigen(product_with_transposed(head_.exact, head_.exact)).vectors;
        const DoubleMatrix first = left_vectors_.rightCols(std::min<Eigen::Index>(rank, left_vectors_.cols()));
        return product(first, product_of_transposed(first, head_.exact));
    }

    HeadParts head_;
    std::int32_t seed_;
    DoubleMatrix left_vectors_;  ///< of the exact weights; empty until a rank is asked for
};

HeadParts parts_of(const AttentionField& field, AttentionKind kind, std::int32_t head) {
    const std::optional<ScoreInputs> inputs = field.inputs();
    const AttentionSpec* spec = field.scoring();
    if (!inputs || spec == nullptr || !has_distances(kind) || field.query_count() != field.key_count())
        throw Error(ErrorKind::Input, Sentence("This head cannot be approximated: expected weights that are a softmax "
                                               "of scores between the tokens of one text."));
    if (field.key_count() > kMostApproximated)
        throw Error(ErrorKind::Input,
                    Sentence("--text: expected at most %1 tokens to approximate a head, found %2. Shorten the text.",
                             kMostApproximated, field.key_count()));
    if (!inputs->values) throw Error(ErrorKind::Input, Sentence("This run did not keep the values of its heads."));
    const std::int32_t key_head = head / (spec->heads / spec->key_heads);
    const TokenRange all{0, field.key_count()};
    return {.queries = matrix_of(inputs->queries(head)),
            .keys = matrix_of(inputs->keys(key_head)),
            .values = matrix_of(inputs->values(key_head)),
            .scores = matrix_of(field.scores(head, all, all)),
            .exact = matrix_of(field.weights(head)),
            .scale = static_cast<double>(spec->scale),
            .causal = spec->causal};
}

std::vector<Sentence> notes_of(const AttentionField& field, const ApproximationSettings& settings) {
    const AttentionSpec& spec = *field.scoring();
    std::vector<Sentence> notes;
    if (is_sparse(settings.method)) return notes;
    const bool biased = !spec.slopes.empty() || !spec.distance_bias.empty() || !spec.content_bias.empty();
    const bool from_vectors = settings.method != ApproximationMethod::BestRank;
    if (from_vectors && biased)
        notes.push_back(Sentence("without the bias of positions that the model adds to scores"));
    if (from_vectors && spec.softcap > 0) notes.push_back(Sentence("without the soft cap of the scores"));
    if (settings.method == ApproximationMethod::Projected && spec.causal)
        notes.push_back(Sentence("projected keys mix all tokens, so that there is no causal mask"));
    return notes;
}

}  // namespace

HeadApproximation approximated_head(const Analysis& analysis, const HeadId& head, const ApproximationSettings& settings,
                                    std::int32_t seed) {
    const HeadId one = resolved(analysis.attention, head);
    const MatrixAxes axes = axes_of(analysis, one, {});  // says which layers and heads there are
    const auto& layers = stack_of(analysis.attention, one).layers;
    const AttentionField& field = *layers.at(static_cast<std::size_t>(one.layer.value_or(0)));
    HeadApproximation result;
    result.settings = settings;
    result.title = head_title(one);
    HeadParts parts = parts_of(field, one.kind, one.head.value_or(0));
    for (const MatrixEntry& entry : axes.keys) result.tokens.push_back(entry.label);
    result.causal = parts.causal;
    result.exact = tensor_of(parts.exact);
    Approximating approximating(std::move(parts), seed);
    const DoubleMatrix weights = approximating.weights(settings);
    result.weights = tensor_of(weights);
    result.error = approximating.error(weights);
    result.by_size = approximating.by_size(settings.method);
    result.costs = approximating.costs(settings);
    result.random = approximating.random(settings);
    result.notes = notes_of(field, settings);
    if (is_sparse(settings.method)) {
        result.seen = approximating.pattern(settings);
        result.reach = reach_of(result.seen, std::ssize(result.tokens), static_cast<std::int32_t>(layers.size()));
    }
    return result;
}

}  // namespace headlight
