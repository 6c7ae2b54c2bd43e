#pragma once

#include <Eigen/Core>

namespace headlight {

// Eigen compiles a product anew in each place that has one, which takes seconds: these are compiled once.

using MatrixArgument = const Eigen::Ref<const Eigen::Matrix<float, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>, 0,
                                        Eigen::OuterStride<>>&;
using MatrixResult =
    Eigen::Ref<Eigen::Matrix<float, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>, 0, Eigen::OuterStride<>>;

/// y = A B. `y` shares no numbers with A and B.
void multiply(MatrixArgument a, MatrixArgument b, MatrixResult y);
/// y = A Bᵀ.
void multiply_by_transposed(MatrixArgument a, MatrixArgument b, MatrixResult y);
/// y = Aᵀ B.
void multiply_transposed(MatrixArgument a, MatrixArgument b, MatrixResult y);
/// sum += Aᵀ B.
void add_transposed_product(MatrixArgument a, MatrixArgument b, MatrixResult sum);

}  // namespace headlight
