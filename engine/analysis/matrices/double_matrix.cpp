#include "analysis/matrices/double_matrix.h"

#include <Eigen/Eigenvalues>

namespace headlight {

DoubleMatrix product(const DoubleMatrix& left, const DoubleMatrix& right) {
    return left * right;
}

DoubleMatrix product_with_transposed(const DoubleMatrix& left, const DoubleMatrix& right) {
    return left * right.transpose();
}

DoubleMatrix product_of_transposed(const DoubleMatrix& left, const DoubleMatrix& right) {
    return left.transpose() * right;
}

SymmetricEigen symmetric_eigen(const DoubleMatrix& matrix) {
    const Eigen::SelfAdjointEigenSolver<DoubleMatrix> solver(matrix);
    return {solver.eigenvalues(), solver.eigenvectors()};
}

}  // namespace headlight
