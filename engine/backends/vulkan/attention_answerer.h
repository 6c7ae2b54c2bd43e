#pragma once

#include "backends/attention_answerer.h"
#include "backends/vulkan/device.h"
#include "backends/vulkan/vulkan_backend.h"

#include <chrono>
#include <memory>
#include <mutex>
#include <stop_token>

namespace headlight {

class VulkanBackend;

/// Answers on a backend of its own on the same device, made with the first question, so that nobody waits for what the
/// other records; both submit to one queue. Answers one question at a time: who comes in between is sent to the host.
class VulkanAnswerer final : public AttentionAnswerer {
  public:
    VulkanAnswerer(std::shared_ptr<const VulkanDevice> device, const VulkanOptions& options);
    ~VulkanAnswerer() override;
    VulkanAnswerer(const VulkanAnswerer&) = delete;
    VulkanAnswerer& operator=(const VulkanAnswerer&) = delete;

    [[nodiscard]] std::optional<Tensor> weights(const AttentionQuestion& question) override;
    [[nodiscard]] std::optional<Tensor> pooled(const AttentionQuestion& question, std::int64_t height,
                                               std::int64_t width, Pooling pooling,
                                               const std::stop_token& stop) override;
    /// Ends what is being answered and lets go of the device: from now on the host answers.
    void close();

  private:
    template <typename Answer>
    std::optional<Tensor> ask(const AttentionQuestion& question, const std::stop_token& stop, const Answer& answer);

    VulkanOptions options_;
    std::int64_t least_weights_;
    std::chrono::milliseconds patience_;
    std::stop_source closing_;
    std::mutex mutex_;                            // held while a question is answered; guards what follows
    std::shared_ptr<const VulkanDevice> device_;  // null: closed, or the device failed
    std::unique_ptr<VulkanBackend> worker_;
};

}  // namespace headlight
