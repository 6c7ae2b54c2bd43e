#include "linear_case.h"

#include "backends/few_rows.h"
#include "core/half.h"
#include "definitions.h"

#include <algorithm>

namespace headlight {

std::string LinearCase::name() const {
    return "[" + std::to_string(rows) + ", " + std::to_string(depth) + "] x " + std::to_string(outputs) + ", layout " +
           std::to_string(static_cast<int>(layout)) + ", type " + std::to_string(static_cast<int>(type)) + ", " +
           std::to_string(misalignment) + " bytes off, activation " + std::to_string(static_cast<int>(activation));
}

namespace {

Reference rounded_to_bf16(Reference numbers) {
    for (double& value : numbers.values) value = bfloat_to_float(float_to_bfloat(static_cast<float>(value)));
    return numbers;
}

}  // namespace

double linear_error(Backend& backend, const LinearCase& linear) {
    const Shape weight_shape = linear.layout == WeightLayout::OutputInput ? Shape{linear.outputs, linear.depth}
                                                                          : Shape{linear.depth, linear.outputs};
    const Tensor x = random_tensor({linear.rows, linear.depth}, 1);
    const bool blocks = std::ranges::find(quantized_types(), linear.type) != quantized_types().end();
    const StoredWeight weight = blocks ? random_blocks(weight_shape, linear.type, 2, linear.misalignment)
                                       : store_weight(random_tensor(weight_shape, 2), linear.type, linear.misalignment);
    const Tensor bias = linear.with_bias ? random_tensor({linear.outputs}, 3) : Tensor();
    const StoredWeight stored_bias =
        linear.with_bias ? store_weight(bias, DataType::F32, linear.misalignment) : StoredWeight();
    const DeviceTensor found = backend.linear(
        backend.upload(x), backend.upload_weight(weight.view),
        linear.with_bias ? backend.upload_weight(stored_bias.view) : DeviceTensor(), linear.layout, linear.activation);
    const bool rounds = backend.precisions().products == Precision::Bf16 && linear.rows > kFewRows;
    const auto factor = [&](const Reference& exact) { return rounds ? rounded_to_bf16(exact) : exact; };
    return normalized_error(backend.download(found), define_linear(factor(to_reference(x)), factor(weight.exact), bias,
                                                                   linear.layout, linear.activation));
}

}  // namespace headlight
