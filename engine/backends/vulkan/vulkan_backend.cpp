#include "backends/vulkan/vulkan_backend.h"

#include "backends/vulkan/attention_answerer.h"
#include "backends/vulkan/operations.h"

#include <algorithm>
#include <cstring>
#include <utility>

namespace headlight {

namespace {

constexpr vk::DeviceSize kBlockBytes = 64U << 20;
constexpr vk::DeviceSize kStagingBytes = 4U << 20;
constexpr std::int64_t kMostBytesAhead = 16 << 20;  // of a tensor that is copied as one piece

/// A tensor's numbers on their way to the host.
struct HostCopy final : DeviceBuffer {
    HostCopy(std::shared_ptr<ArenaRegion> into, std::uint64_t by) : staging(std::move(into)), submission(by) {}
    std::shared_ptr<ArenaRegion> staging;
    std::uint64_t submission;  // which has made the copy when it has run
};

std::int64_t byte_count(const DeviceTensor& tensor) {
    return stored_size(tensor.type, element_count(tensor.shape));
}

}  // namespace

std::int64_t row_bytes(const DeviceTensor& tensor) {
    return tensor.rows() > 0 ? byte_count(tensor) / tensor.rows() : 0;
}

std::uint32_t weight_type(const DeviceTensor& tensor) {
    static_assert(static_cast<int>(DataType::MXFP4) - static_cast<int>(DataType::Q8_0) ==
                  static_cast<int>(shader::kWeightMXFP4 - shader::kWeightQ8_0));
    if (is_quantized(tensor.type))
        return shader::kWeightQ8_0 + static_cast<std::uint32_t>(tensor.type) -
               static_cast<std::uint32_t>(DataType::Q8_0);
    if (tensor.type == DataType::F16) return shader::kWeightF16;
    if (tensor.type == DataType::BF16) return shader::kWeightBF16;
    return shader::kWeightF32;
}

VulkanBackend::VulkanBackend(const VulkanOptions& options)
    : VulkanBackend(std::make_shared<const VulkanDevice>(options), options, kBlockBytes) {
    answerer_ = std::make_shared<VulkanAnswerer>(device_, options);
    if (precisions_.products == Precision::Fp16) check_fp16();
}

VulkanBackend::VulkanBackend(std::shared_ptr<const VulkanDevice> device, const VulkanOptions& options,
                             vk::DeviceSize block_bytes)
    : device_(std::move(device)),
      evaluator_(options.evaluator),
      linear_shape_(options.linear_shape),
      precisions_{device_->precision, options.precisions.kept},
      cooperative_(device_->cooperative_matrices),
      weights_(std::make_shared<Arena>(device_, Arena::Kind::Device, block_bytes)),
      activations_(std::make_shared<Arena>(device_, Arena::Kind::Device, block_bytes)),
      uploads_(std::make_shared<Arena>(device_, Arena::Kind::Upload, 2 * kStagingBytes)),
      downloads_(std::make_shared<Arena>(device_, Arena::Kind::Download, kStagingBytes)),
      pipelines_(std::make_unique<Pipelines>(device_, options.pipeline_cache)),
      recorder_(std::make_unique<Recorder>(device_)),
      nothing_(activations_->allocate(4)) {}

namespace {

/// Objects that a device that never came to rest may still read or write.
struct Abandoned {
    std::unique_ptr<Pipelines> pipelines;
    std::unique_ptr<Recorder> recorder;
    std::vector<std::shared_ptr<Arena>> arenas;
};

/// Never frees it: a driver that still works on freed memory crashes the program.
void abandon(Abandoned parts) {
    static_cast<void>(std::make_unique<Abandoned>(std::move(parts)).release());
}

}  // namespace

VulkanBackend::~VulkanBackend() {
    if (answerer_) answerer_->close();
    if (recorder_->come_to_rest()) return;
    abandon({std::move(pipelines_), std::move(recorder_), {weights_, activations_, uploads_, downloads_}});
}

std::string VulkanBackend::name() const {
    return "Vulkan (" + device_->info.name + ")" + name_of(precisions_);
}

std::shared_ptr<AttentionAnswerer> VulkanBackend::answerer() const {
    return answerer_;
}

std::optional<std::uint64_t> VulkanBackend::free_memory() const {
    return with_device_errors([&] { return device_->free_memory(); });
}

void VulkanBackend::set_stop_token(std::stop_token stop) {
    recorder_->set_stop_token(std::move(stop));
}

const ArenaRegion& VulkanBackend::region_of(const DeviceTensor& tensor) {
    return static_cast<const ArenaRegion&>(*tensor.buffer);
}

std::int64_t VulkanBackend::rows_at_once(std::int64_t bytes) const {
    const auto reach = static_cast<std::int64_t>(device_->info.max_binding) / std::max<std::int64_t>(bytes, 1);
    return std::max(reach / kAlignedRows * kAlignedRows, kAlignedRows);
}

Binding VulkanBackend::part(const DeviceTensor& tensor, RowRange rows) const {
    const ArenaRegion& region = region_of(tensor);
    const std::int64_t first_byte = rows.begin * row_bytes(tensor);
    const std::int64_t bytes = rows.count * row_bytes(tensor);
    if (static_cast<std::uint64_t>(bytes) > device_->info.max_binding)
        throw Error(ErrorKind::Device, Sentence("A tensor of %1 MiB is more than the device %2 can address at once.",
                                                bytes >> 20, device_->info.name));
    // Shaders read 16-bit weights and blocks by words of 32 bits.
    const auto rounded = (static_cast<vk::DeviceSize>(bytes) + 3) / 4 * 4;
    return {region.buffer(), region.offset() + static_cast<vk::DeviceSize>(first_byte), rounded};
}

Binding VulkanBackend::whole(const DeviceTensor& tensor) const {
    return part(tensor, {0, tensor.rows()});
}

Binding VulkanBackend::nothing() const {
    return {nothing_->buffer(), nothing_->offset(), 4};
}

std::shared_ptr<ArenaRegion> VulkanBackend::take(Arena& arena, vk::DeviceSize bytes) {
    try {
        return arena.allocate(bytes);
    } catch (const Error& error) {
        if (error.kind() != ErrorKind::Memory) throw;
    }
    recorder_->finish();
    for (const auto& each : {weights_, activations_, uploads_, downloads_}) each->trim();
    return arena.allocate(bytes);
}

void VulkanBackend::stage(std::span<const std::byte> bytes, const ArenaRegion& region, vk::DeviceSize at) {
    auto staging = take(*uploads_, bytes.size());
    std::memcpy(staging->host(), bytes.data(), bytes.size());
    recorder_->copy(*staging, 0, region, at, bytes.size());
    recorder_->hold(std::move(staging));
    staged_ += bytes.size();
    if (staged_ < kStagingBytes) return;
    recorder_->submit();  // the next part is read from the file meanwhile
    staged_ = 0;
}

DeviceTensor VulkanBackend::upload_bytes(Arena& arena, std::span<const std::byte> bytes, const Shape& shape,
                                         DataType type, const std::function<void()>& was_read) {
    return with_device_errors([&] {
        auto region = take(arena, bytes.size());
        for (std::size_t at = 0; at < bytes.size(); at += kStagingBytes) {
            stage(bytes.subspan(at, std::min<std::size_t>(kStagingBytes, bytes.size() - at)), *region, at);
            if (was_read) was_read();
        }
        return DeviceTensor{std::move(region), shape, type};
    });
}

DeviceTensor VulkanBackend::upload_weight(const TensorView& view, const std::function<void()>& was_read) {
    check_size(view);
    if (view.type == DataType::F32 || view.type == DataType::F16 || view.type == DataType::BF16 ||
        is_quantized(view.type))
        return upload_bytes(*weights_, view.bytes, view.shape, view.type, was_read);
    const Tensor tensor = to_float(view);
    return upload_bytes(*weights_, std::as_bytes(tensor.values()), tensor.shape(), DataType::F32);
}

DeviceTensor VulkanBackend::upload(const Tensor& tensor) {
    return upload_bytes(*activations_, std::as_bytes(tensor.values()), tensor.shape(), DataType::F32);
}

DeviceTensor VulkanBackend::allocate(const Shape& shape) {
    return {take(*activations_, static_cast<vk::DeviceSize>(element_count(shape)) * 4), shape, DataType::F32};
}

void VulkanBackend::copy_ahead(DeviceTensor& tensor) {
    if (byte_count(tensor) > kMostBytesAhead) return;
    with_device_errors([&] {
        const auto bytes = static_cast<vk::DeviceSize>(byte_count(tensor));
        auto staging = take(*downloads_, bytes);
        recorder_->copy(region_of(tensor), 0, *staging, 0, bytes);
        tensor.host_copy = std::make_shared<HostCopy>(std::move(staging), recorder_->next_submission());
        ahead_ += bytes;
        if (ahead_ < kStagingBytes) return;
        recorder_->submit();  // the host takes these while the device goes on
        ahead_ = 0;
    });
}

void VulkanBackend::read_back(const DeviceTensor& tensor, std::span<std::byte> bytes) {
    for (std::size_t at = 0; at < bytes.size(); at += kStagingBytes) {
        const std::size_t count = std::min<std::size_t>(kStagingBytes, bytes.size() - at);
        const auto staging = take(*downloads_, count);
        recorder_->copy(region_of(tensor), at, *staging, 0, count);
        recorder_->finish();
        std::memcpy(bytes.data() + at, staging->host(), count);
    }
}

Tensor VulkanBackend::download(const DeviceTensor& tensor) {
    return with_device_errors([&] {
        if (tensor.type == DataType::F32 && tensor.host_copy) {
            const auto& copy = static_cast<const HostCopy&>(*tensor.host_copy);
            recorder_->finish(copy.submission);
            const auto* numbers = reinterpret_cast<const float*>(copy.staging->host());
            return Tensor(tensor.shape, {numbers, numbers + element_count(tensor.shape)});
        }
        if (tensor.type == DataType::F32) {
            Tensor result(tensor.shape);
            read_back(tensor, std::as_writable_bytes(result.values()));
            return result;
        }
        const auto bytes = std::make_shared<std::vector<std::byte>>(static_cast<std::size_t>(byte_count(tensor)));
        read_back(tensor, *bytes);
        return to_float({tensor.type, tensor.shape, *bytes, bytes});
    });
}

void VulkanBackend::finish() {
    with_device_errors([&] {
        recorder_->finish();
        activations_->trim();  // the first block stays, with what short texts need
    });
}

std::unique_ptr<Backend> make_vulkan_backend(const VulkanOptions& options) {
    return with_device_errors([&] { return std::make_unique<VulkanBackend>(options); });
}

}  // namespace headlight
