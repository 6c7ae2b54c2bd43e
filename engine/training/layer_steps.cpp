#include "training/layer_steps.h"

#include "training/products.h"

#include <cmath>
#include <numbers>

namespace headlight {

using Eigen::Index;

void linear(const Matrix& x, const MatrixView& weight, const RowView& bias, Matrix& y) {
    y.resize(x.rows(), weight.rows());
    multiply_by_transposed(x, weight, y);
    y.rowwise() += bias;
}

void linear_reverse(const Matrix& x, const MatrixView& weight, const Matrix& d_y, Matrix& d_x, MatrixSum d_weight,
                    RowSum d_bias) {
    d_x.resize(d_y.rows(), weight.cols());
    multiply(d_y, weight, d_x);
    add_transposed_product(d_y, x, d_weight);
    d_bias += d_y.colwise().sum();
}

void layer_norm(const Matrix& x, const RowView& weight, const RowView& bias, NormTrace& trace, Matrix& y) {
    const Column mean = x.rowwise().mean();
    trace.normal = x.colwise() - mean;
    trace.deviation =
        (trace.normal.rowwise().squaredNorm().array() / static_cast<float>(x.cols()) + kNormAddend).sqrt();
    trace.normal.array().colwise() /= trace.deviation.array();
    y = trace.normal * weight.asDiagonal();
    y.rowwise() += bias;
}

void layer_norm_reverse(const NormTrace& trace, const RowView& weight, const Matrix& d_y, Matrix& d_x, RowSum d_weight,
                        RowSum d_bias) {
    d_weight += d_y.cwiseProduct(trace.normal).colwise().sum();
    d_bias += d_y.colwise().sum();
    Matrix d_normal = d_y * weight.asDiagonal();
    const Column mean = d_normal.rowwise().mean();
    const Column slope = d_normal.cwiseProduct(trace.normal).rowwise().mean();
    d_normal.colwise() -= mean;
    d_normal -= slope.asDiagonal() * trace.normal;
    d_x.array() += d_normal.array().colwise() / trace.deviation.array();
}

void gelu(const Matrix& x, Matrix& phi, Matrix& y) {
    constexpr float kHalfRoot = 0.5F * std::numbers::sqrt2_v<float>;
    phi = x.unaryExpr([](float value) { return 0.5F * (1 + std::erf(value * kHalfRoot)); });
    y = x.cwiseProduct(phi);
}

void gelu_reverse(const Matrix& x, const Matrix& phi, Matrix& d_y) {
    constexpr float kDensityAtZero = 0.5F * std::numbers::inv_sqrtpi_v<float> * std::numbers::sqrt2_v<float>;
    d_y.array() *= phi.array() + x.array() * kDensityAtZero * (-0.5F * x.array().square()).exp();
}

RotaryTable::RotaryTable(int tokens, int head_size) : cosine(tokens, head_size / 2), sine(tokens, head_size / 2) {
    for (Index token = 0; token < cosine.rows(); ++token)
        for (Index pair = 0; pair < cosine.cols(); ++pair) {
            const double turn = std::pow(kRotaryBase, -2.0 * static_cast<double>(pair) / head_size);
            cosine(token, pair) = static_cast<float>(std::cos(static_cast<double>(token) * turn));
            sine(token, pair) = static_cast<float>(std::sin(static_cast<double>(token) * turn));
        }
}

namespace {

/// Turns the pairs (i, i + half) of a head's columns by their positions, or back.
void turn(const RotaryTable& rotary, bool back, Eigen::Ref<Matrix> vectors) {
    const Index half = rotary.cosine.cols();
    const Matrix first = vectors.leftCols(half);
    const Matrix second = vectors.rightCols(half);
    const float sign = back ? -1.0F : 1.0F;
    vectors.leftCols(half) = first.cwiseProduct(rotary.cosine) - sign * second.cwiseProduct(rotary.sine);
    vectors.rightCols(half) = second.cwiseProduct(rotary.cosine) + sign * first.cwiseProduct(rotary.sine);
}

/// Softmax of each row over the tokens up to its own; 0 behind them.
void causal_softmax(Eigen::Ref<Matrix> scores) {
    for (Index row = 0; row < scores.rows(); ++row) {
        auto seen = scores.row(row).head(row + 1);
        seen = (seen.array() - seen.maxCoeff()).exp();
        seen /= seen.sum();
        scores.row(row).tail(scores.cols() - row - 1).setZero();
    }
}

/// Columns of one head in projections to queries, keys and values.
struct HeadColumns {
    HeadColumns(int head, int heads, Index columns)
        : size(columns / (3 * heads)), query(head * 3 * size), key(query + size), value(key + size) {}
    Index size, query, key, value;
};

float score_scale(Index head_size) {
    return 1 / std::sqrt(static_cast<float>(head_size));
}

}  // namespace

void attend(const RotaryTable& rotary, int heads, Matrix& projected, Matrix& weights, Matrix& mixed) {
    const Index tokens = projected.rows();
    weights.resize(heads * tokens, tokens);
    mixed.resize(tokens, projected.cols() / 3);
    for (int head = 0; head < heads; ++head) {
        const HeadColumns at(head, heads, projected.cols());
        turn(rotary, false, projected.middleCols(at.query, at.size));
        turn(rotary, false, projected.middleCols(at.key, at.size));
        auto scores = weights.middleRows(head * tokens, tokens);
        multiply_by_transposed(projected.middleCols(at.query, at.size), projected.middleCols(at.key, at.size), scores);
        scores *= score_scale(at.size);
        causal_softmax(scores);
        multiply(scores, projected.middleCols(at.value, at.size), mixed.middleCols(head * at.size, at.size));
    }
}

void attend_reverse(const RotaryTable& rotary, int heads, const Matrix& projected, const Matrix& weights,
                    const Matrix& d_mixed, Matrix& d_projected) {
    const Index tokens = projected.rows();
    d_projected.resize(tokens, projected.cols());
    Matrix d_scores(tokens, tokens);
    for (int head = 0; head < heads; ++head) {
        const HeadColumns at(head, heads, projected.cols());
        const auto shares = weights.middleRows(head * tokens, tokens);
        const auto d_head = d_mixed.middleCols(head * at.size, at.size);
        multiply_transposed(shares, d_head, d_projected.middleCols(at.value, at.size));
        multiply_by_transposed(d_head, projected.middleCols(at.value, at.size), d_scores);
        const Column along = d_scores.cwiseProduct(shares).rowwise().sum();  // softmax: d_s = a (d_a - sum of a d_a)
        d_scores.colwise() -= along;
        d_scores.array() *= shares.array() * score_scale(at.size);
        multiply(d_scores, projected.middleCols(at.key, at.size), d_projected.middleCols(at.query, at.size));
        multiply_transposed(d_scores, projected.middleCols(at.query, at.size), d_projected.middleCols(at.key, at.size));
        turn(rotary, true, d_projected.middleCols(at.query, at.size));
        turn(rotary, true, d_projected.middleCols(at.key, at.size));
    }
}

double cross_entropy(Matrix& logits, std::span<const std::int32_t> targets, float scale) {
    double sum = 0;
    for (Index row = 0; row < logits.rows(); ++row) {
        auto values = logits.row(row);
        const Index target = targets[static_cast<std::size_t>(row)];
        values.array() -= values.maxCoeff();
        const float of_target = values(target);
        values = values.array().exp();
        const float total = values.sum();
        sum += std::log(static_cast<double>(total)) - static_cast<double>(of_target);
        values *= scale / total;
        values(target) -= scale;
    }
    return sum;
}

}  // namespace headlight
