#include "backends/vulkan/recorder.h"

#include <algorithm>
#include <cmath>

namespace headlight {

namespace {

constexpr std::uint32_t kSetsPerSlot = 256;
constexpr double kTargetSeconds = 0.05;
constexpr std::uint64_t kPollNanoseconds = 20'000'000;
// How long the end of a backend waits for what still runs: a few submissions, on a processor that others may use too.
constexpr int kRestMs = 500;
constexpr int kSoftwareRestMs = 30'000;

}  // namespace

Recorder::Recorder(std::shared_ptr<const VulkanDevice> device)
    : device_(std::move(device)), budget_(device_->info.software ? 2e8 : 2e10) {
    const auto families = device_->physical.getQueueFamilyProperties();
    measures_ = families[device_->queue_family].timestampValidBits > 0 && device_->limits.timestampPeriod > 0;
    for (Slot& slot : slots_) slot = make_slot();
}

bool Recorder::come_to_rest() noexcept {
    const std::chrono::nanoseconds patience =
        std::min(device_->patience, std::chrono::milliseconds(device_->info.software ? kSoftwareRestMs : kRestMs));
    for (Slot& slot : slots_) {
        if (!slot.running) continue;
        if (hung_) return false;
        try {
            hung_ = device_->device.waitForFences(*slot.fence, VK_TRUE, static_cast<std::uint64_t>(patience.count())) ==
                    vk::Result::eTimeout;
        } catch (const vk::SystemError&) {
            failed_ = true;  // a lost device runs nothing any more
        }
        if (hung_) return false;
        slot.running = false;
    }
    return true;
}

Recorder::Slot Recorder::make_slot() const {
    const vk::raii::Device& device = device_->device;
    Slot slot;
    slot.pool = vk::raii::CommandPool(
        device, vk::CommandPoolCreateInfo(vk::CommandPoolCreateFlagBits::eTransient, device_->queue_family));
    slot.commands = std::move(
        vk::raii::CommandBuffers(device, vk::CommandBufferAllocateInfo(*slot.pool, vk::CommandBufferLevel::ePrimary, 1))
            .front());
    const vk::DescriptorPoolSize sizes(vk::DescriptorType::eStorageBuffer, kSetsPerSlot * most_storage_buffers());
    slot.descriptors = vk::raii::DescriptorPool(device, vk::DescriptorPoolCreateInfo({}, kSetsPerSlot, sizes));
    slot.fence = vk::raii::Fence(device, vk::FenceCreateInfo());
    if (measures_) slot.times = vk::raii::QueryPool(device, vk::QueryPoolCreateInfo({}, vk::QueryType::eTimestamp, 2));
    return slot;
}

void Recorder::check_stop() const {
    if (failed_)
        throw Error(ErrorKind::Device, Sentence("The graphics device failed earlier and is not used any more."));
    if (stopped()) throw_cancelled();
}

bool Recorder::stopped() const {
    return stop_.stop_requested() || std::chrono::steady_clock::now() > deadline_;
}

bool Recorder::idle() const {
    return std::none_of(slots_.begin(), slots_.end(), [this](const Slot& slot) {
        return slot.running && device_->device.waitForFences(*slot.fence, VK_TRUE, 0) == vk::Result::eTimeout;
    });
}

Recorder::Slot& Recorder::recording_slot() {
    Slot& slot = slots_[current_];
    if (slot.recording) return slot;
    if (slot.running) wait(slot);
    slot.pool.reset();
    slot.descriptors.reset();
    slot.sets = 0;
    slot.cost = 0;
    slot.commands.begin(vk::CommandBufferBeginInfo(vk::CommandBufferUsageFlagBits::eOneTimeSubmit));
    if (measures_) {
        slot.commands.resetQueryPool(*slot.times, 0, 2);
        slot.commands.writeTimestamp(vk::PipelineStageFlagBits::eTopOfPipe, *slot.times, 0);
    }
    slot.recording = true;
    return slot;
}

void Recorder::barrier(const vk::raii::CommandBuffer& commands) {
    using Access = vk::AccessFlagBits;
    using Stage = vk::PipelineStageFlagBits;
    const vk::MemoryBarrier memory(
        Access::eShaderWrite | Access::eTransferWrite,
        Access::eShaderRead | Access::eShaderWrite | Access::eTransferRead | Access::eTransferWrite);
    const vk::PipelineStageFlags stages = Stage::eComputeShader | Stage::eTransfer;
    commands.pipelineBarrier(stages, stages, {}, memory, nullptr, nullptr);
}

vk::DescriptorSet Recorder::write_set(Slot& slot, const Pipeline& pipeline, std::span<const Binding> bindings) {
    ++slot.sets;
    // Sets are given back with the whole pool, so that no handle of their own is kept.
    const auto& dispatcher = *device_->device.getDispatcher();
    const vk::DescriptorSetAllocateInfo info(*slot.descriptors, pipeline.set_layout);
    vk::DescriptorSet set;
    const auto result = static_cast<vk::Result>(dispatcher.vkAllocateDescriptorSets(
        static_cast<VkDevice>(*device_->device), &static_cast<const VkDescriptorSetAllocateInfo&>(info),
        reinterpret_cast<VkDescriptorSet*>(&set)));
    if (result != vk::Result::eSuccess) vk::throwResultException(result, "vkAllocateDescriptorSets");
    std::vector<vk::DescriptorBufferInfo> buffers;
    for (const Binding& binding : bindings) buffers.emplace_back(binding.buffer, binding.offset, binding.size);
    std::vector<vk::WriteDescriptorSet> writes;
    for (std::uint32_t i = 0; i < buffers.size(); ++i)
        writes.emplace_back(set, i, 0, 1, vk::DescriptorType::eStorageBuffer, nullptr, &buffers[i]);
    device_->device.updateDescriptorSets(writes, nullptr);
    return set;
}

void Recorder::dispatch(const Pipeline& pipeline, std::span<const Binding> bindings,
                        std::span<const std::byte> parameters, Groups groups, double cost) {
    // Pieces are rows of workgroups, or, where there is one row, parts of it; all within the device's limits.
    const bool along_y = groups.y > 1;
    const std::uint32_t length = along_y ? groups.y : groups.x;
    const std::uint32_t limit = device_->limits.maxComputeWorkGroupCount[along_y ? 1 : 0];
    const double cost_each = cost / length;
    for (std::uint32_t begin = 0; begin < length;) {
        check_stop();
        Slot& slot = recording_slot();
        const double room = std::max(budget_ - slot.cost, budget_ / 4);
        const auto affordable = static_cast<std::uint32_t>(std::clamp(room / std::max(cost_each, 1.0), 1.0, 4e9));
        const std::uint32_t count = std::min({length - begin, affordable, limit});
        const vk::DescriptorSet set = write_set(slot, pipeline, bindings);
        const vk::raii::CommandBuffer& commands = slot.commands;
        barrier(commands);
        commands.bindPipeline(vk::PipelineBindPoint::eCompute, pipeline.pipeline);
        commands.bindDescriptorSets(vk::PipelineBindPoint::eCompute, pipeline.layout, 0, set, nullptr);
        commands.pushConstants<std::byte>(
            pipeline.layout, vk::ShaderStageFlagBits::eCompute, 0,
            vk::ArrayProxy<const std::byte>(static_cast<std::uint32_t>(parameters.size()), parameters.data()));
        if (along_y)
            commands.dispatchBase(0, begin, 0, groups.x, count, 1);
        else
            commands.dispatchBase(begin, 0, 0, count, 1, 1);
        slot.cost += cost_each * count;
        begin += count;
        if (slot.cost >= budget_ || slot.sets == kSetsPerSlot) submit();
    }
}

void Recorder::copy(const ArenaRegion& from, vk::DeviceSize from_offset, const ArenaRegion& to,
                    vk::DeviceSize to_offset, vk::DeviceSize bytes) {
    check_stop();
    Slot& slot = recording_slot();
    barrier(slot.commands);
    slot.commands.copyBuffer(from.buffer(), to.buffer(),
                             vk::BufferCopy(from.offset() + from_offset, to.offset() + to_offset, bytes));
}

void Recorder::fill_zero(const ArenaRegion& region) {
    check_stop();
    Slot& slot = recording_slot();
    barrier(slot.commands);
    slot.commands.fillBuffer(region.buffer(), region.offset(), region.size(), 0);
}

void Recorder::hold(std::shared_ptr<ArenaRegion> region) {
    recording_slot().held.push_back(std::move(region));
}

void Recorder::submit() {
    Slot& slot = slots_[current_];
    if (!slot.recording) return;
    // What the host reads afterwards.
    const vk::MemoryBarrier to_host(vk::AccessFlagBits::eTransferWrite, vk::AccessFlagBits::eHostRead);
    slot.commands.pipelineBarrier(vk::PipelineStageFlagBits::eTransfer, vk::PipelineStageFlagBits::eHost, {}, to_host,
                                  nullptr, nullptr);
    if (measures_) slot.commands.writeTimestamp(vk::PipelineStageFlagBits::eBottomOfPipe, *slot.times, 1);
    slot.commands.end();
    slot.recording = false;
    const vk::CommandBuffer commands = *slot.commands;
    try {
        const std::lock_guard lock(device_->queue_mutex);
        device_->queue.submit(vk::SubmitInfo(nullptr, nullptr, commands), *slot.fence);
    } catch (const vk::SystemError&) {
        failed_ = true;
        throw;
    }
    slot.running = true;
    slot.submission = submitted_++;
    current_ = (current_ + 1) % slots_.size();
}

void Recorder::wait(Slot& slot) {
    const auto begin = std::chrono::steady_clock::now();
    try {
        while (device_->device.waitForFences(*slot.fence, VK_TRUE, kPollNanoseconds) == vk::Result::eTimeout) {
            if (stopped()) throw_cancelled();  // what runs stays in its slot, and is waited for later
            if (std::chrono::steady_clock::now() - begin < device_->patience) continue;
            failed_ = hung_ = true;
            throw Error(ErrorKind::Device, Sentence("The graphics device %1 did not answer for %2 seconds.",
                                                    device_->info.name, device_->patience.count() / 1000));
        }
    } catch (const vk::SystemError&) {
        failed_ = true;
        throw;
    }
    slot.running = false;
    slot.held.clear();
    device_->device.resetFences(*slot.fence);
    learn_speed(slot);
}

void Recorder::learn_speed(const Slot& slot) {
    if (!measures_ || slot.cost < budget_ / 8) return;  // too short to tell
    // Without waiting: some drivers would wait for later work too, which no stop could end.
    const auto [result, ticks] = slot.times.getResults<std::uint64_t>(0, 2, 16, 8, vk::QueryResultFlagBits::e64);
    if (result != vk::Result::eSuccess || ticks[1] <= ticks[0]) return;
    const double seconds =
        static_cast<double>(ticks[1] - ticks[0]) * static_cast<double>(device_->limits.timestampPeriod) * 1e-9;
    const double wanted = slot.cost / seconds * kTargetSeconds;
    budget_ = std::clamp(wanted, budget_ / 2, budget_ * 2);
    budget_ = std::clamp(budget_, 1e7, 1e13);
}

void Recorder::finish() {
    finish(submitted_);
}

void Recorder::finish(std::uint64_t submission) {
    submit();
    for (std::size_t i = 0; i < slots_.size(); ++i) {
        Slot& slot = slots_[(current_ + i) % slots_.size()];  // the older one first
        if (slot.running && slot.submission <= submission) wait(slot);
    }
    check_stop();
}

}  // namespace headlight
