#pragma once

#include "backends/cpu/cpu_backend.h"
#include "backends/cpu/host_memory.h"
#include "backends/cpu/kernels.h"
#include "core/thread_pool.h"

#include <functional>

namespace headlight {

/// The operations on the host; each is defined in a file of its own name. They split the work between threads and leave
/// the numbers to the kernels of one instruction level.
class CpuBackend final : public Backend {
  public:
    CpuBackend(ThreadCount threads, InstructionLevel level, const Precisions& precisions = {});

    [[nodiscard]] std::string name() const override;
    [[nodiscard]] bool on_host() const override { return true; }
    [[nodiscard]] Precisions precisions() const override { return precisions_; }
    [[nodiscard]] std::shared_ptr<const AttentionEvaluator> evaluator() const override;
    void set_stop_token(std::stop_token stop) override { stop_ = std::move(stop); }

    DeviceTensor upload_weight(const TensorView& view, const std::function<void()>& was_read) override;
    using Backend::upload_weight;
    DeviceTensor upload(const Tensor& tensor) override;
    DeviceTensor allocate(const Shape& shape) override;
    Tensor download(const DeviceTensor& tensor) override;
    void finish() override;
    void leave_free(std::uint64_t bytes) override { packed_bytes_->left_free = bytes; }
    [[nodiscard]] DeviceTensor row_range(const DeviceTensor& x, TokenRange range) override;

#define HEADLIGHT_OPERATION(result, name, parameters) result name parameters override;
#include "backends/operation_rows.h"
    using Backend::attention;

  private:
    /// Throws Error(Cancelled) when the stop token is set.
    void check() const;
    /// Calls body(part) for every part, on all threads when `work` (floats touched, or multiplications / 16) pays for
    /// waking them. Looks at the stop token before each part.
    void run(std::int64_t parts, std::int64_t work, const std::function<void(std::int64_t)>& body);
    /// Calls body(begin, end) for ranges of rows of about equal size.
    void run_rows(std::int64_t rows, std::int64_t columns, const std::function<void(std::int64_t, std::int64_t)>& body);

    /// Where a tensor's first element lies.
    [[nodiscard]] static std::byte* bytes(const DeviceTensor& tensor);
    /// Values of an fp32 activation.
    [[nodiscard]] static float* data(const DeviceTensor& tensor);
    /// The tensor itself, or an fp32 copy of it when it is stored otherwise or not aligned; an empty one stays empty.
    [[nodiscard]] DeviceTensor as_float(const DeviceTensor& tensor);
    /// Null for an empty tensor.
    [[nodiscard]] static const float* data_or_null(const DeviceTensor& tensor) {
        return tensor.empty() ? nullptr : data(tensor);
    }

    /// A weight in the order in which, and rounded as, products read it. It is made once the weight was used before, a
    /// part of the model between two calls of `finish`: whoever runs a short text once does not pay for it. Null: none
    /// yet, or not to be had.
    const float* packed_weight(const DeviceTensor& weight, const LinearTask& task);
    void pack(const LinearTask& task, float* packed);
    /// Of a weight that is not packed: the input is packed, some rows at a time.
    void linear_output_input(const LinearTask& task);
    void linear_input_panels(LinearTask task);
    /// Of an InputOutput weight or a packed one: the input is read as it lies, or rounded some rows at a time.
    void linear_input_output(const LinearTask& task);
    void linear_weight_panels(const LinearTask& task);
    void linear_few_rows(const LinearTask& task);
    void pack_keys_and_values(const DeviceTensor& k, const DeviceTensor& v, const AttentionTask& task,
                              float* packed_keys, float* packed_values);
    std::vector<MetricSums> attend(const AttentionTask& task);

    const Kernels& kernels_;
    InstructionLevel level_;
    Precisions precisions_;
    ThreadCount threads_;
    ThreadPool pool_;
    std::shared_ptr<PackedBytes> packed_bytes_ = std::make_shared<PackedBytes>();
    std::size_t packed_in_pass_ = 0;
    std::shared_ptr<HostMemory> memory_ = std::make_shared<HostMemory>();
    std::stop_token stop_;
};

/// The kernels of a level.
const Kernels& kernels_of(InstructionLevel level);

/// The evaluator that goes with the kernels.
std::shared_ptr<const AttentionEvaluator> make_attention_evaluator(const Kernels& kernels);

}  // namespace headlight
