#pragma once

#include <Eigen/Core>

namespace headlight {

/// Numbers of double precision, row by row.
using DoubleMatrix = Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;

// Eigen compiles a product or a decomposition anew in each source that has one, which takes 3 to 20 seconds: these are
// compiled once.

/// [m, n] of [m, k] and [k, n].
DoubleMatrix product(const DoubleMatrix& left, const DoubleMatrix& right);

/// [m, n] of [m, k] and [n, k].
DoubleMatrix product_with_transposed(const DoubleMatrix& left, const DoubleMatrix& right);

/// [m, n] of [k, m] and [k, n].
DoubleMatrix product_of_transposed(const DoubleMatrix& left, const DoubleMatrix& right);

struct SymmetricEigen {
    Eigen::VectorXd values;  ///< [n], growing
    DoubleMatrix vectors;    ///< [n, n], a column each, of length 1
};

/// Of a symmetric matrix [n, n], of which the lower triangle is read.
SymmetricEigen symmetric_eigen(const DoubleMatrix& matrix);

}  // namespace headlight
