#include "backends/cpu/cpu_backend.h"

#include "backends/cpu/cpu_operations.h"
#include "core/error.h"

#include <algorithm>
#include <cstring>
#include <string>
#include <utility>

namespace headlight {
namespace {

/// Less work than this is done sooner than another thread wakes up.
constexpr std::int64_t kWorkWorthThreads = 32 * 1024;
/// Memory kept between passes: those of short texts, which come with every key press, find all of theirs again.
constexpr std::size_t kKeptBetweenPasses = std::size_t{16} << 20;

}  // namespace

CpuBackend::CpuBackend(ThreadCount threads, InstructionLevel level, const Precisions& precisions)
    : kernels_(kernels_of(level)), level_(level), precisions_(precisions), threads_(threads), pool_(threads) {
    if (precisions.products == Precision::Fp16) precisions_.products = Precision::Fp32;
}

std::string CpuBackend::name() const {
    return cpu_backend_name(threads_, level_) + name_of(precisions_);
}

std::shared_ptr<const AttentionEvaluator> CpuBackend::evaluator() const {
    return make_attention_evaluator(kernels_);
}

DeviceTensor CpuBackend::upload_weight(const TensorView& view, const std::function<void()>& /*was_read*/) {
    if (view.type == DataType::F64 || !holds_weights(view.type)) return upload(to_float(view));
    check_size(view);
    return {std::make_shared<BorrowedBuffer>(view), view.shape, view.type};
}

DeviceTensor CpuBackend::upload(const Tensor& tensor) {
    DeviceTensor copy = allocate(tensor.shape());
    if (!tensor.empty()) std::memcpy(data(copy), tensor.data(), tensor.values().size_bytes());
    return copy;
}

DeviceTensor CpuBackend::allocate(const Shape& shape) {
    const auto size = static_cast<std::size_t>(element_count(shape)) * sizeof(float);
    return {std::make_shared<OwnedBuffer>(memory_, size), shape, DataType::F32};
}

Tensor CpuBackend::download(const DeviceTensor& tensor) {
    if (tensor.type == DataType::F32 && reinterpret_cast<std::uintptr_t>(bytes(tensor)) % alignof(float) == 0) {
        const float* values = data(tensor);
        return Tensor(tensor.shape, std::vector<float>(values, values + element_count(tensor.shape)));
    }
    Tensor copy(tensor.shape);
    kernels_.unpack(bytes(tensor), tensor.type, copy.count(), copy.data());
    return copy;
}

void CpuBackend::finish() {
    memory_->keep_at_most(kKeptBetweenPasses);
    packed_in_pass_ = 0;
}

void CpuBackend::check() const {
    if (stop_.stop_requested()) throw_cancelled();
}

void CpuBackend::run(std::int64_t parts, std::int64_t work, const std::function<void(std::int64_t)>& body) {
    if (parts > 1 && work > kWorkWorthThreads) {
        return pool_.for_each(parts, [&](std::int64_t part) {
            check();
            body(part);
        });
    }
    for (std::int64_t part = 0; part < parts; ++part) {
        check();
        body(part);
    }
}

void CpuBackend::run_rows(std::int64_t rows, std::int64_t columns,
                          const std::function<void(std::int64_t, std::int64_t)>& body) {
    const std::int64_t parts =
        std::clamp<std::int64_t>(rows * columns / kWorkWorthThreads, 1, std::max<std::int64_t>(rows, 1));
    run(parts, rows * columns, [&](std::int64_t part) { body(part * rows / parts, (part + 1) * rows / parts); });
}

std::byte* CpuBackend::bytes(const DeviceTensor& tensor) {
    return static_cast<const HostBuffer&>(*tensor.buffer).bytes();
}

float* CpuBackend::data(const DeviceTensor& tensor) {
    return reinterpret_cast<float*>(bytes(tensor));
}

DeviceTensor CpuBackend::as_float(const DeviceTensor& tensor) {
    if (tensor.empty()) return tensor;
    if (tensor.type == DataType::F32 && reinterpret_cast<std::uintptr_t>(bytes(tensor)) % alignof(float) == 0)
        return tensor;
    DeviceTensor copy = allocate(tensor.shape);
    kernels_.unpack(bytes(tensor), tensor.type, element_count(tensor.shape), data(copy));
    return copy;
}

std::string cpu_backend_name(ThreadCount threads, InstructionLevel level) {
    return "CPU (Eigen, " + std::string(to_string(level)) + "), " + std::to_string(threads.number()) +
           (threads.number() == 1 ? " thread" : " threads");
}

std::unique_ptr<Backend> make_cpu_backend(ThreadCount threads, InstructionLevel level, const Precisions& precisions) {
    return std::make_unique<CpuBackend>(threads, level, precisions);
}

}  // namespace headlight
