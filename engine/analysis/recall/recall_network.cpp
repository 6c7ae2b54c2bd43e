#include "analysis/recall/recall_network.h"

#include "core/error.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace headlight {

namespace {

/// Largest side of a tensor that is read; those of the networks have at most a few hundred.
constexpr std::int64_t kMostSide = 4096;

double sigmoid(double value) {
    return 1 / (1 + std::exp(-value));
}

/// Softmax of each row over the keys up to its own.
DoubleMatrix causal_softmax(DoubleMatrix scores) {
    for (Eigen::Index row = 0; row < scores.rows(); ++row) {
        const double most = scores.row(row).head(row + 1).maxCoeff();
        double sum = 0;
        for (Eigen::Index key = 0; key <= row; ++key) sum += scores(row, key) = std::exp(scores(row, key) - most);
        scores.row(row).head(row + 1) /= sum;
        scores.row(row).tail(scores.cols() - row - 1).setZero();
    }
    return scores;
}

}  // namespace

/// Reads the tensors of one network.
class RecallNetwork::Reader {
  public:
    Reader(std::string prefix, const SafetensorsFile& file) : prefix_(std::move(prefix)), file_(file) {}

    [[nodiscard]] std::int64_t numbers() const { return numbers_; }

    /// [rows, columns]; a side of 0 may have any length.
    DoubleMatrix matrix(const std::string& name, std::int64_t rows, std::int64_t columns) {
        return matrix_of(checked(name, {rows, columns}));
    }
    DoubleMatrix vector(const std::string& name, std::int64_t size) { return matrix_of(checked(name, {size})); }
    Linear linear(const std::string& name, std::int64_t rows, std::int64_t columns, bool bias) {
        Linear read{matrix(name + ".weight", rows, columns)};
        if (bias) read.bias = vector(name + ".bias", read.matrix.rows());
        return read;
    }
    Lstm lstm(std::int64_t width) {
        const auto part = [&](const std::string& of) {
            return Linear{matrix("mixer.lstm.weight_" + of, 4 * width, width),
                          vector("mixer.lstm.bias_" + of, 4 * width)};
        };
        return {part("ih_l0"), part("hh_l0")};
    }
    Convolution convolution(const std::string& name, std::int64_t width) {
        const Tensor tensor = checked(name + ".weight", {width, width, 0});
        Convolution read;
        for (std::int64_t tap = 0; tap < tensor.size(2); ++tap) {
            DoubleMatrix matrix(width, width);
            for (std::int64_t row = 0; row < width; ++row)
                for (std::int64_t column = 0; column < width; ++column)
                    matrix(row, column) = static_cast<double>(
                        tensor.values()[static_cast<std::size_t>((row * width + column) * tensor.size(2) + tap)]);
            read.taps.push_back(std::move(matrix));
        }
        read.bias = vector(name + ".bias", width);
        return read;
    }

  private:
    Tensor checked(const std::string& name, const Shape& expected) {
        const std::string whole = prefix_ + "." + name;
        const std::string file = file_.file()->path().string();
        const std::optional<TensorView> view = file_.find(whole);
        if (!view)
            throw Error(ErrorKind::Format, Sentence("Expected a tensor of this name, found none."), {file, whole});
        bool fits = view->shape.size() == expected.size();
        for (std::size_t side = 0; fits && side < expected.size(); ++side)
            fits = (expected[side] == 0 || view->shape[side] == expected[side]) && view->shape[side] > 0 &&
                   view->shape[side] <= kMostSide;
        if (!fits)
            throw Error(
                ErrorKind::Format,
                Sentence("Expected a tensor that fits the network, found the shape %1.", to_string(view->shape)),
                {file, whole});
        Tensor tensor = to_float(*view);
        numbers_ += tensor.count();
        return tensor;
    }

    /// A vector is one row.
    static DoubleMatrix matrix_of(const Tensor& tensor) {
        const bool flat = tensor.shape().size() == 1;
        return Eigen::Map<const Eigen::Matrix<float, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>>(
                   tensor.data(), flat ? 1 : tensor.size(0), tensor.size(flat ? 0 : 1))
            .cast<double>();
    }

    std::string prefix_;
    const SafetensorsFile& file_;
    std::int64_t numbers_ = 0;
};

DoubleMatrix RecallNetwork::Linear::of(const DoubleMatrix& x) const {
    DoubleMatrix result = product_with_transposed(x, matrix);
    if (bias.size() > 0) result.rowwise() += bias.row(0);
    return result;
}

DoubleMatrix RecallNetwork::Lstm::of(const DoubleMatrix& x) const {
    const Eigen::Index width = x.cols();
    const DoubleMatrix from_input = input.of(x);
    DoubleMatrix states(x.rows(), width);
    DoubleMatrix state = DoubleMatrix::Zero(1, width);
    DoubleMatrix cell = DoubleMatrix::Zero(1, width);
    for (Eigen::Index token = 0; token < x.rows(); ++token) {
        const DoubleMatrix gates = from_input.row(token) + recurrent.of(state).row(0);
        for (Eigen::Index unit = 0; unit < width; ++unit) {
            const double in = sigmoid(gates(0, unit));
            const double forget = sigmoid(gates(0, width + unit));
            const double candidate = std::tanh(gates(0, 2 * width + unit));
            const double out = sigmoid(gates(0, 3 * width + unit));
            cell(0, unit) = forget * cell(0, unit) + in * candidate;
            state(0, unit) = out * std::tanh(cell(0, unit));
        }
        states.row(token) = state.row(0);
    }
    return states;
}

DoubleMatrix RecallNetwork::Convolution::of(const DoubleMatrix& x) const {
    DoubleMatrix result = bias.replicate(x.rows(), 1);
    for (std::size_t tap = 0; tap < taps.size(); ++tap) {
        const Eigen::Index back = std::ssize(taps) - 1 - static_cast<Eigen::Index>(tap);
        const Eigen::Index reached = x.rows() - back;
        if (reached > 0) result.bottomRows(reached) += product_with_transposed(x.topRows(reached), taps[tap]);
    }
    return result;
}

RecallNetwork::RecallNetwork(RecallMixer mixer, const SafetensorsFile& file) : mixer_(mixer) {
    Reader reader(std::string(kRecallMixers[static_cast<std::size_t>(mixer)].name), file);
    embedding_ = reader.matrix("embedding.weight", 0, 0);
    const std::int64_t width = embedding_.cols();
    read_mixer(reader);
    up_ = reader.linear("up", 0, width, true);
    down_ = reader.linear("down", width, up_.matrix.rows(), true);
    head_ = reader.linear("head", 0, width, true);
    parameters_ = reader.numbers();
}

void RecallNetwork::read_mixer(Reader& reader) {
    const std::int64_t width = embedding_.cols();
    const auto square = [&](const char* name) { return reader.linear(name, width, width, false); };
    switch (mixer_) {
        case RecallMixer::Lstm:
            lstm_ = reader.lstm(width);
            break;
        case RecallMixer::Convolution:
            first_ = reader.convolution("mixer.first", width);
            second_ = reader.convolution("mixer.second", width);
            break;
        case RecallMixer::Additive:
            lstm_ = reader.lstm(width);
            query_ = square("mixer.query");
            key_ = square("mixer.key");
            score_ = reader.linear("mixer.score", 1, width, false);
            output_ = reader.linear("mixer.output", width, 2 * width, false);
            break;
        case RecallMixer::Attention:
            query_ = square("mixer.query");
            key_ = square("mixer.key");
            [[fallthrough]];
        case RecallMixer::Previous:
        case RecallMixer::Uniform:
            value_ = square("mixer.value");
            output_ = square("mixer.output");
            break;
    }
}

/// Of the states of an LSTM where attention is additive, else of the embeddings.
DoubleMatrix RecallNetwork::weights_of(const DoubleMatrix& x) const {
    const Eigen::Index tokens = x.rows();
    DoubleMatrix scores = DoubleMatrix::Zero(tokens, tokens);
    if (mixer_ == RecallMixer::Attention)
        scores = product_with_transposed(query_.of(x), key_.of(x)) / std::sqrt(static_cast<double>(x.cols()));
    if (mixer_ == RecallMixer::Additive) {
        const DoubleMatrix queries = query_.of(x);
        const DoubleMatrix keys = key_.of(x);
        for (Eigen::Index query = 0; query < tokens; ++query)
            for (Eigen::Index key = 0; key <= query; ++key)
                scores(query, key) =
                    (queries.row(query) + keys.row(key)).array().tanh().matrix().dot(score_.matrix.row(0));
    }
    if (mixer_ != RecallMixer::Previous) return causal_softmax(std::move(scores));
    for (Eigen::Index query = 0; query < tokens; ++query) scores(query, std::max<Eigen::Index>(query - 1, 0)) = 1;
    return scores;
}

DoubleMatrix RecallNetwork::mixed(const DoubleMatrix& x, DoubleMatrix& weights) const {
    if (mixer_ == RecallMixer::Lstm) return lstm_.of(x);
    if (mixer_ == RecallMixer::Convolution) return second_.of(first_.of(x).cwiseMax(0.0));
    if (mixer_ != RecallMixer::Additive) {
        weights = weights_of(x);
        return output_.of(product(weights, value_.of(x)));
    }
    const DoubleMatrix states = lstm_.of(x);
    weights = weights_of(states);
    DoubleMatrix both(x.rows(), 2 * x.cols());
    both << states, product(weights, states);
    return output_.of(both);
}

RecallOutput RecallNetwork::run(const std::vector<std::int32_t>& tokens) const {
    RecallOutput result;
    DoubleMatrix x(std::ssize(tokens), embedding_.cols());
    for (std::size_t token = 0; token < tokens.size(); ++token)
        x.row(static_cast<Eigen::Index>(token)) = embedding_.row(tokens[token]);
    x += mixed(x, result.weights);
    DoubleMatrix& output = result.probabilities;
    output = head_.of(x + down_.of(up_.of(x).cwiseMax(0.0)));
    for (Eigen::Index row = 0; row < output.rows(); ++row) {
        output.row(row) = (output.row(row).array() - output.row(row).maxCoeff()).exp();
        output.row(row) /= output.row(row).sum();
    }
    return result;
}

}  // namespace headlight
