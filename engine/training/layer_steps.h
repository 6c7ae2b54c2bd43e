#pragma once

#include <Eigen/Core>

#include <cstdint>
#include <span>

namespace headlight {

/// The steps of a decoder's layer on matrices with a row for each token, forward and in reverse. `d_x` is the
/// derivative of the loss by x; those by weights are added to what is there.

using Matrix = Eigen::Matrix<float, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;
using Column = Eigen::Matrix<float, Eigen::Dynamic, 1>;
using Row = Eigen::Matrix<float, 1, Eigen::Dynamic>;

using MatrixView = Eigen::Map<const Matrix>;
using RowView = Eigen::Map<const Row>;
using MatrixSum = Eigen::Map<Matrix>;
using RowSum = Eigen::Map<Row>;

/// y = x Wᵀ + b.
void linear(const Matrix& x, const MatrixView& weight, const RowView& bias, Matrix& y);
/// d_x = d_y W, d_W += d_yᵀ x, d_b += sum of the rows of d_y.
void linear_reverse(const Matrix& x, const MatrixView& weight, const Matrix& d_y, Matrix& d_x, MatrixSum d_weight,
                    RowSum d_bias);

/// Values that the reverse of a layer norm needs.
struct NormTrace {
    Matrix normal;     ///< (x - mean) / deviation
    Column deviation;  ///< of each row: sqrt(variance + kNormAddend)
};
inline constexpr float kNormAddend = 1e-5F;

/// y = w (x - mean) / deviation + b (arXiv 1607.06450).
void layer_norm(const Matrix& x, const RowView& weight, const RowView& bias, NormTrace& trace, Matrix& y);
/// Adds to d_x.
void layer_norm_reverse(const NormTrace& trace, const RowView& weight, const Matrix& d_y, Matrix& d_x, RowSum d_weight,
                        RowSum d_bias);

/// y = x Φ(x) (arXiv 1606.08415); keeps Φ(x).
void gelu(const Matrix& x, Matrix& phi, Matrix& y);
/// Makes d_y into d_x = d_y (Φ(x) + x φ(x)).
void gelu_reverse(const Matrix& x, const Matrix& phi, Matrix& d_y);

/// Cosines and sines of rotary positions (arXiv 2104.09864), [tokens, head size / 2].
struct RotaryTable {
    RotaryTable(int tokens, int head_size);
    Matrix cosine, sine;
};
inline constexpr double kRotaryBase = 10000;

/// Attention of each token to itself and those before it. `projected` is [tokens, 3 · width], by head: its query, key
/// and value; the first two are turned by their positions in place. `weights` becomes [heads · tokens, tokens], `mixed`
/// the weighted values [tokens, width].
void attend(const RotaryTable& rotary, int heads, Matrix& projected, Matrix& weights, Matrix& mixed);
/// From d_mixed to d_projected.
void attend_reverse(const RotaryTable& rotary, int heads, const Matrix& projected, const Matrix& weights,
                    const Matrix& d_mixed, Matrix& d_projected);

/// Returns the sum of -ln softmax(logits)[target] over the rows, and makes the logits into its derivative · `scale`.
double cross_entropy(Matrix& logits, std::span<const std::int32_t> targets, float scale);

}  // namespace headlight
