#include "core/text/english.h"
#include "export/figure_numbers.h"

#include <algorithm>
#include <utility>

namespace headlight {

namespace {

/// Axes of matrices, made once for each name; numbers of one size share an axis only under the same name.
class MatrixParts {
  public:
    explicit MatrixParts(FigureNumbers& numbers) : numbers_(numbers) {}

    std::size_t axis(const std::string& name, const std::string& plural, std::int64_t size,
                     std::vector<std::string> labels = {}) {
        const auto found = std::ranges::find(numbers_.axes, plural, &NumberAxis::plural);
        if (found != numbers_.axes.end()) return static_cast<std::size_t>(found - numbers_.axes.begin());
        numbers_.axes.push_back({name, plural, size, std::move(labels)});
        return numbers_.axes.size() - 1;
    }
    void matrix(const std::string& name, std::size_t rows, std::size_t columns, const Tensor& values) {
        if (!values.empty()) numbers_.parts.push_back({name, {rows, columns}, values});
    }
    void vector(const std::string& name, std::size_t place, const Tensor& values) {
        if (!values.empty()) numbers_.parts.push_back({name, {place}, values});
    }
    void projection(const std::string& letter, std::size_t inputs, std::size_t outputs,
                    const ProjectionMatrix& projection) {
        matrix("W_" + letter, inputs, outputs, projection.weights);
        vector("b_" + letter, outputs, projection.bias);
    }
    void mask_last(const std::vector<std::uint8_t>& allowed) {
        NumberPart& part = numbers_.parts.back();
        part.allowed = allowed;
        part.allowed_axes = part.axes;
    }

  private:
    FigureNumbers& numbers_;
};

Tensor tensor_of(const std::vector<double>& numbers) {
    std::vector<float> values;
    for (const double number : numbers) values.push_back(static_cast<float>(number));
    const auto size = static_cast<std::int64_t>(values.size());
    return {{size}, std::move(values)};
}

}  // namespace

FigureNumbers numbers_of(const ShownMatrices& matrices) {
    const AttentionMatrices& of = *matrices.numbers;
    const ModuleMatrices& module = of.module;
    FigureNumbers numbers{matrices_title(matrices).english(), english(of.notes), {}, {}};
    MatrixParts parts(numbers);
    const std::size_t queries = parts.axis("query", "queries", std::ssize(of.queries), of.queries);
    const std::size_t keys = parts.axis("key", "keys", std::ssize(of.keys), of.keys);
    const std::size_t inputs = parts.axis("input", "inputs", module.inputs.size(1));
    const std::size_t elements = parts.axis("element", "elements", module.queries.size(1));
    const std::size_t values = parts.axis("value element", "value_elements", module.values.size(1));
    std::size_t key_inputs = inputs;
    parts.matrix("X", queries, inputs, module.inputs);
    if (!module.key_inputs.empty()) {
        key_inputs = parts.axis("key input", "key_inputs", module.key_inputs.size(1));
        parts.matrix("X_keys", keys, key_inputs, module.key_inputs);
    }
    parts.projection("Q", inputs, elements, module.query);
    parts.projection("K", key_inputs, elements, module.key);
    parts.projection("V", key_inputs, values, module.value);
    parts.matrix("Q", queries, elements, module.queries);
    parts.matrix("K", keys, elements, module.keys);
    parts.matrix("V", keys, values, module.values);
    if (!of.scores.empty()) {
        parts.matrix("scores", queries, keys, of.scores);
        parts.mask_last(of.allowed);
    }
    parts.matrix("weights", queries, keys, of.weights);
    parts.mask_last(of.allowed);
    parts.matrix("AV", queries, values, of.output);
    if (!module.result.empty()) {
        const std::size_t joined = parts.axis("joined element", "joined_elements", module.joined.size(1));
        const std::size_t outputs = parts.axis("output", "outputs", module.result.size(1));
        parts.matrix("joined", queries, joined, module.joined);
        parts.projection("O", joined, outputs, module.output);
        parts.matrix("Y", queries, outputs, module.result);
        parts.matrix("sum_of_heads", queries, outputs, module.sum_of_heads);
    }
    const ModuleParameters& counts = module.parameters;
    const std::size_t names =
        parts.axis("count", "counts", 8, {"W_Q", "W_K", "W_V", "W_O", "all", "heads", "scale", "difference_of_sum"});
    parts.vector("summary", names,
                 tensor_of({static_cast<double>(counts.query), static_cast<double>(counts.key),
                            static_cast<double>(counts.value), static_cast<double>(counts.output),
                            static_cast<double>(counts.all()), static_cast<double>(module.heads), module.scale,
                            of.difference_of_sum()}));
    return numbers;
}

FigureNumbers numbers_of(const ShownSoftmax& softmax) {
    const SoftmaxNumbers& of = softmax.numbers;
    FigureNumbers numbers{softmax.title.english(), {}, {}, {}};
    MatrixParts parts(numbers);
    const std::size_t keys = parts.axis("key", "keys", std::ssize(of.weights), softmax.inputs.labels);
    const std::size_t moved = parts.axis("weight of", "weights_of", std::ssize(of.weights), softmax.inputs.labels);
    const std::size_t names =
        parts.axis("number", "names", 5, {"divisor", "temperature", "entropy", "effective_keys", "largest_derivative"});
    parts.vector("products", keys, tensor_of(softmax.inputs.products));
    parts.vector("scores", keys, tensor_of(of.logits));
    parts.vector("weights", keys, tensor_of(of.weights));
    parts.vector("usual_weights", keys, tensor_of(softmax.usual.weights));
    parts.matrix("derivative", moved, keys, of.derivative);
    parts.vector("summary", names,
                 tensor_of({of.divisor, of.temperature, of.entropy, of.effective_keys(), of.largest_derivative}));
    return numbers;
}

}  // namespace headlight
