#include "training/products.h"

namespace headlight {

void multiply(MatrixArgument a, MatrixArgument b, MatrixResult y) {
    y.noalias() = a * b;
}

void multiply_by_transposed(MatrixArgument a, MatrixArgument b, MatrixResult y) {
    y.noalias() = a * b.transpose();
}

void multiply_transposed(MatrixArgument a, MatrixArgument b, MatrixResult y) {
    y.setZero();
    add_transposed_product(a, b, y);
}

void add_transposed_product(MatrixArgument a, MatrixArgument b, MatrixResult sum) {
    sum.noalias() += a.transpose() * b;
}

}  // namespace headlight
