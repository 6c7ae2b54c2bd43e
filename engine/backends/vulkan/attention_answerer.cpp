#include "backends/vulkan/attention_answerer.h"

#include "backends/vulkan/operations.h"

#include <limits>
#include <utility>

namespace headlight {

namespace {

constexpr vk::DeviceSize kBlockBytes = 16U << 20;
/// Fewer weights than this are ready on the host before a device has been asked.
constexpr std::int64_t kWorthAsking = std::int64_t{1} << 20;
/// Beyond this somebody who looks at a picture is better served by the host.
constexpr std::chrono::milliseconds kPatience{2000};

std::int64_t least_weights(const VulkanDevice& device, std::int64_t wanted) {
    if (wanted > 0) return wanted;
    return device.info.software ? std::numeric_limits<std::int64_t>::max() : kWorthAsking;
}

VulkanOptions options_of_worker(VulkanOptions options) {
    if (!options.pipeline_cache.empty()) options.pipeline_cache += "-answers";
    options.evaluator = nullptr;
    return options;
}

}  // namespace

VulkanAnswerer::VulkanAnswerer(std::shared_ptr<const VulkanDevice> device, const VulkanOptions& options)
    : options_(options_of_worker(options)),
      least_weights_(least_weights(*device, options.answers_from)),
      patience_(device->info.software ? device->patience : std::min(device->patience, kPatience)),
      device_(std::move(device)) {}

VulkanAnswerer::~VulkanAnswerer() = default;

void VulkanAnswerer::close() {
    closing_.request_stop();
    const std::lock_guard lock(mutex_);
    worker_.reset();
    device_.reset();
}

template <typename Answer>
std::optional<Tensor> VulkanAnswerer::ask(const AttentionQuestion& question, const std::stop_token& stop,
                                          const Answer& answer) {
    if (question.query_range.size() * question.key_range.size() < least_weights_) return std::nullopt;
    const std::unique_lock lock(mutex_, std::try_to_lock);
    if (!lock.owns_lock() || !device_) return std::nullopt;
    std::stop_source end;
    const auto end_now = [&end] { end.request_stop(); };
    const std::stop_callback asker_stops(stop, end_now);
    const std::stop_callback backend_goes(closing_.get_token(), end_now);
    try {
        return with_device_errors([&]() -> std::optional<Tensor> {
            if (!worker_) worker_ = std::make_unique<VulkanBackend>(device_, options_, kBlockBytes);
            Recorder& recorder = worker_->recorder();
            if (!recorder.idle()) return std::nullopt;  // still at what an earlier question gave up
            worker_->set_stop_token(end.get_token());
            recorder.set_deadline(std::chrono::steady_clock::now() + patience_);
            return answer(*worker_);
        });
    } catch (const Error& error) {
        if (error.kind() == ErrorKind::Cancelled && stop.stop_requested()) throw;
        if (error.kind() != ErrorKind::Cancelled && error.kind() != ErrorKind::Memory) {
            worker_.reset();
            device_.reset();
        }
        return std::nullopt;
    }
}

std::optional<Tensor> VulkanAnswerer::weights(const AttentionQuestion& question) {
    return ask(question, {}, [&](VulkanBackend& worker) { return worker.answer_weights(question); });
}

std::optional<Tensor> VulkanAnswerer::pooled(const AttentionQuestion& question, std::int64_t height, std::int64_t width,
                                             Pooling pooling, const std::stop_token& stop) {
    return ask(question, stop,
               [&](VulkanBackend& worker) { return worker.answer_pooled(question, height, width, pooling); });
}

}  // namespace headlight
