#pragma once

#include "backends/attention_answerer.h"
#include "backends/attention_spec.h"
#include "backends/head_metrics.h"
#include "backends/precision.h"
#include "core/tensor.h"
#include "shaders/activations.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <numeric>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

namespace headlight {

/// Memory of a backend. Handles are shared; the memory is freed with the last one.
class DeviceBuffer {
  public:
    virtual ~DeviceBuffer() = default;
};

/// A row-major tensor in a backend's memory: activations are F32, weights keep the type of their file.
struct DeviceTensor {
    std::shared_ptr<DeviceBuffer> buffer;
    Shape shape;
    DataType type = DataType::F32;
    std::shared_ptr<DeviceBuffer> host_copy{};  ///< what `copy_ahead` left for `download`; null: nothing

    [[nodiscard]] bool empty() const { return buffer == nullptr; }
    [[nodiscard]] std::int64_t rows() const { return shape.at(0); }
    [[nodiscard]] std::int64_t columns() const { return shape.back(); }
};

/// How a linear layer's weight matrix lies in its file.
enum class WeightLayout {
    OutputInput,  ///< [out, in], as torch.nn.Linear
    InputOutput,  ///< [in, out], as GPT-2's Conv1D
};

/// Element-wise functions. RoundToFp16 gives the nearest number that fp16 has. Gelu is the exact one (with erf),
/// GeluTanh the approximation "gelu_new" (arXiv 1606.08415).
enum class Activation : std::uint32_t {
    None = shader::kNone,
    Relu = shader::kRelu,
    Gelu = shader::kGelu,
    GeluTanh = shader::kGeluTanh,
    GeluQuick = shader::kGeluQuick,
    Silu = shader::kSilu,
    Tanh = shader::kTanh,
    RoundToFp16 = shader::kRoundToFp16,
};

/// Which values of a head `rotary` turns (arXiv 2104.09864), and how they are paired.
struct RotaryLayout {
    std::int64_t head_size = 1;
    std::int64_t size = 0;     ///< values of each head that turn, the first ones; even
    bool interleaved = false;  ///< pairs are (2i, 2i + 1), as GPT-J has them; false: (i, i + size / 2), as Llama
};

/// Which columns `columns` takes: blocks of `count`, the first at `begin`, each `stride` after the one before.
struct ColumnBlocks {
    std::int64_t begin = 0;
    std::int64_t count = 0;
    std::int64_t stride = 0;
    std::int64_t blocks = 1;
};

/// The terms that a specification's content bias speaks of, where it has one; each may be empty.
struct ContentTerms {
    DeviceTensor by_query;  ///< [heads, queries, buckets]
    DeviceTensor by_key;    ///< [heads, keys, buckets]
};

/// Optional results of `attention` besides its output.
struct AttentionWants {
    bool summary = false;  ///< metrics and thumbnails of every head
};

/// Results of `attention`: the heads' outputs side by side, and what is needed to compute any weight again.
struct AttentionResult {
    DeviceTensor output;  ///< [queries, heads * value_size]
    /// [heads, queries], largest score of the allowed keys (sinks included) and sum of exp(score - max); both are 0
    /// where no key is allowed. Where a score of an allowed key is NaN or +infinity, or all are -infinity, both are
    /// NaN, and so are the row's weights of allowed keys and its output.
    DeviceTensor row_max;
    DeviceTensor row_sum;
    DeviceTensor metrics;     ///< [heads, kHeadMetricCount], each row a HeadMetrics; empty unless asked for
    DeviceTensor thumbnails;  ///< [heads, h, w], h = min(queries, kThumbnailSize), w = min(keys, kThumbnailSize):
                              ///< largest weight of each tile; empty unless asked for
};

/// Maximum and sum of the softmax of one row, as in AttentionResult.
struct SoftmaxRow {
    float max = 0;
    float sum = 0;
};

/// Where a row of scores lies in its module.
struct RowPlace {
    std::int64_t first_key = 0;  ///< a multiple of 64, so that sums are those of a whole row
    std::int64_t position = 0;   ///< of the query
};

/// Computes parts of attention matrices again on the host, in the same order of summation as `attention` did.
/// Stateless and thread-safe; lives as long as anybody holds it, device or not.
class AttentionEvaluator {
  public:
    virtual ~AttentionEvaluator() = default;
    /// Writes the numbers of a tensor as fp32, exactly as `decode_numbers` does. Throws what that throws.
    virtual void decode(const TensorView& view, std::span<float> out) const { decode_numbers(view, out); }
    /// scores[i * keys + j] for query rows `queries` [count, head_size] and keys [keys, head_size] of ONE head, strides
    /// in floats between consecutive rows; scale, soft cap and bias applied, no mask. `corner`: the head, and which of
    /// the module's queries and keys are the first of these.
    virtual void scores(const AttentionSpec& spec, const AttentionCorner& corner, const float* queries,
                        std::int64_t query_stride, std::int64_t query_count, const float* keys, std::int64_t key_stride,
                        std::int64_t key_count, float* scores) const = 0;
    /// Turns one row of scores in place into weights: exp(score - max) / sum where allowed[j] != 0, else exactly 0. A
    /// sum of 0 gives zeros, a sum that is NaN gives NaN where allowed.
    virtual void weights(float* row, const std::uint8_t* allowed, std::int64_t count, float max, float sum) const = 0;
    /// Turns the scores of one query, over all keys that it may see, in place into weights, bit for bit as `attention`
    /// does; exactly 0 where `allowed` is 0. `sink`: extra score that takes part in the sum only, or null. Adds the
    /// row's metrics to `sums` unless it is null.
    virtual SoftmaxRow softmax(std::span<float> row, std::span<const std::uint8_t> allowed, const float* sink,
                               const RowPlace& place, MetricSums* sums) const = 0;
};

/// A set of operations on tensors of one device. An operation has the same name in cpu/, vulkan/, shaders/ and tests/.
/// Operations may be queued; `download` and `finish` wait for them. One thread at a time may use a backend.
class Backend {
  public:
    virtual ~Backend() = default;

    [[nodiscard]] virtual std::string name() const = 0;  ///< "CPU (Eigen, AVX-512), 2 threads"
    /// Returns whether its memory is the host's, with weights read in place. False: its own device, which may fail or
    /// be taken away.
    [[nodiscard]] virtual bool on_host() const = 0;
    /// How precisely it computes and keeps: products as requested only where the device supports it.
    [[nodiscard]] virtual Precisions precisions() const { return {}; }
    [[nodiscard]] virtual std::shared_ptr<const AttentionEvaluator> evaluator() const = 0;
    /// Bytes that it can still take, asked anew each time; nothing where it is not known.
    [[nodiscard]] virtual std::optional<std::uint64_t> free_memory() const { return std::nullopt; }
    /// Answerer of questions about long inputs that is faster than the evaluator; null: none.
    [[nodiscard]] virtual std::shared_ptr<AttentionAnswerer> answerer() const { return nullptr; }

    /// Work queued or started after this checks the token now and then and throws Error(Cancelled).
    virtual void set_stop_token(std::stop_token stop) = 0;

    // --- memory ---
    /// A weight in its own type. The CPU keeps the view (aligned or not) instead of copying it; a device copies it, and
    /// calls `was_read` (where there is one) after every part of it, which is not read again.
    virtual DeviceTensor upload_weight(const TensorView& view, const std::function<void()>& was_read) = 0;
    DeviceTensor upload_weight(const TensorView& view) { return upload_weight(view, {}); }
    virtual DeviceTensor upload(const Tensor& tensor) = 0;
    virtual DeviceTensor allocate(const Shape& shape) = 0;  ///< fp32, content undefined
    virtual Tensor download(const DeviceTensor& tensor) = 0;
    /// Says that the tensor will be downloaded and not be written to any more: a device copies it behind what is
    /// queued, so that `download` waits for that copy alone while later work goes on.
    virtual void copy_ahead(DeviceTensor& /*tensor*/) {}
    virtual void finish() = 0;
    /// Says how much of the host's memory the next pass will take: copies that only save time leave so much free.
    virtual void leave_free(std::uint64_t /*bytes*/) {}
    /// Rows `range` of x: a view on the host, a copy on a device. x must not be written to while the view is in use.
    [[nodiscard]] virtual DeviceTensor row_range(const DeviceTensor& x, TokenRange range) {
        std::vector<std::int32_t> indices(static_cast<std::size_t>(range.size()));
        std::iota(indices.begin(), indices.end(), static_cast<std::int32_t>(range.begin));
        return rows(x, indices);
    }

#define HEADLIGHT_OPERATION(result, name, parameters) virtual result name parameters = 0;
#include "backends/operation_rows.h"
    AttentionResult attention(const DeviceTensor& q, const DeviceTensor& k, const DeviceTensor& v, std::int64_t keys,
                              const AttentionSpec& spec, const AttentionWants& wants) {
        return attention(q, k, v, keys, spec, wants, {});
    }
};

}  // namespace headlight
