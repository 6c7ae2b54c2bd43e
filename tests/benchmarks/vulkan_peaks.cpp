#include "backends/vulkan/arena.h"
#include "backends/vulkan/device.h"
#include "backends/vulkan/pipelines.h"
#include "backends/vulkan/recorder.h"
#include "backends/vulkan/vulkan_api.h"
#include "peaks.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <span>

namespace headlight::testing {

namespace {

using std::uint32_t;
#include "benchmarks/peak.spv.h"

constexpr std::uint32_t kThreads = 256;
constexpr std::uint32_t kGroups = 4096;
constexpr double kOperationsAStep = 2.0 * 16;  // of a thread of peak.comp
constexpr double kLongEnough = 0.2;            // seconds
constexpr vk::DeviceSize kMostCopied = vk::DeviceSize{256} << 20;
constexpr int kTries = 5;

/// The pipeline of peak.comp, which is none of the program's.
class PeakPipeline {
  public:
    explicit PeakPipeline(const vk::raii::Device& device) {
        const vk::DescriptorSetLayoutBinding binding(0, vk::DescriptorType::eStorageBuffer, 1,
                                                     vk::ShaderStageFlagBits::eCompute);
        set_ = vk::raii::DescriptorSetLayout(device, vk::DescriptorSetLayoutCreateInfo({}, binding));
        const vk::PushConstantRange parameters(vk::ShaderStageFlagBits::eCompute, 0, 4);
        const vk::DescriptorSetLayout set = *set_;
        layout_ = vk::raii::PipelineLayout(device, vk::PipelineLayoutCreateInfo({}, set, parameters));
        const vk::raii::ShaderModule module(device, vk::ShaderModuleCreateInfo({}, sizeof k_peak_spirv, k_peak_spirv));
        const vk::PipelineShaderStageCreateInfo stage({}, vk::ShaderStageFlagBits::eCompute, *module, "main");
        pipeline_ = vk::raii::Pipeline(
            device, nullptr, vk::ComputePipelineCreateInfo(vk::PipelineCreateFlagBits::eDispatchBase, stage, *layout_));
    }
    [[nodiscard]] Pipeline get() const { return {*pipeline_, *layout_, *set_, interface_of(k_peak_spirv)}; }

  private:
    vk::raii::DescriptorSetLayout set_{nullptr};
    vk::raii::PipelineLayout layout_{nullptr};
    vk::raii::Pipeline pipeline_{nullptr};
};

double seconds_of(const std::function<void()>& work) {
    const auto begin = std::chrono::steady_clock::now();
    work();
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
}

/// Amount of work a second: more is asked for until it takes long enough to tell, then the best of a few tries counts.
double best_rate(double amount, const std::function<void(std::uint32_t times)>& work) {
    std::uint32_t times = 1;
    work(times);  // the driver compiles and reserves
    while (seconds_of([&] { work(times); }) < kLongEnough && times < (1U << 20)) times *= 2;
    double best = 0;
    for (int attempt = 0; attempt < kTries; ++attempt)
        best = std::max(best, amount * times / seconds_of([&] { work(times); }));
    return best;
}

}  // namespace

Peaks measure_vulkan(int index) {
    VulkanOptions options;
    options.device = index;
    const auto device = std::make_shared<const VulkanDevice>(options);
    const auto arena = std::make_shared<Arena>(device, Arena::Kind::Device, vk::DeviceSize{64} << 20);
    const PeakPipeline pipeline(device->device);
    Recorder recorder(device);
    Peaks peaks;
    {
        const auto y = arena->allocate(kThreads * sizeof(float));
        const Binding binding{y->buffer(), y->offset(), y->size()};
        constexpr std::uint32_t kSteps = 64;
        const double operations = kOperationsAStep * kSteps * kThreads * kGroups;
        peaks.operations = best_rate(operations, [&](std::uint32_t times) {
            const std::uint32_t steps = kSteps * times;
            recorder.dispatch(pipeline.get(), {&binding, 1}, std::as_bytes(std::span(&steps, 1)), {kGroups, 1},
                              operations * times);
            recorder.finish();
        });
    }
    const vk::DeviceSize copied = std::min(
        {kMostCopied, vk::DeviceSize{device->info.max_allocation} / 2, vk::DeviceSize{device->info.memory} / 8});
    const auto from = arena->allocate(copied);
    const auto to = arena->allocate(copied);
    peaks.bytes = best_rate(2.0 * static_cast<double>(copied), [&](std::uint32_t times) {
        for (std::uint32_t i = 0; i < times; ++i) recorder.copy(*from, 0, *to, 0, copied);
        recorder.finish();
    });
    return peaks;
}

}  // namespace headlight::testing
