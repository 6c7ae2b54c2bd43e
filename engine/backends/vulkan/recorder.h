#pragma once

#include "backends/vulkan/arena.h"
#include "backends/vulkan/pipelines.h"

#include <array>
#include <chrono>
#include <memory>
#include <span>
#include <stop_token>
#include <vector>

namespace headlight {

/// A part of a buffer that a shader sees.
struct Binding {
    vk::Buffer buffer;
    vk::DeviceSize offset = 0;
    vk::DeviceSize size = 0;
};

/// Workgroups of a dispatch.
struct Groups {
    std::uint32_t x = 1;
    std::uint32_t y = 1;
};

/// Records commands one after another, each waiting for those before it, and submits them in pieces of about 50 ms
/// (measured on the device), so that a wait can be cancelled soon and no driver's watchdog bites. A dispatch of more
/// work is cut into several.
class Recorder {
  public:
    explicit Recorder(std::shared_ptr<const VulkanDevice> device);
    ~Recorder() = default;
    Recorder(const Recorder&) = delete;
    Recorder& operator=(const Recorder&) = delete;

    void set_stop_token(std::stop_token stop) { stop_ = std::move(stop); }
    /// After this time waiting ends as if the stop token were set.
    void set_deadline(std::chrono::steady_clock::time_point deadline) { deadline_ = deadline; }
    /// Returns whether nothing runs that was submitted here.
    [[nodiscard]] bool idle() const;

    /// `cost`: arithmetic operations of the whole dispatch, about.
    void dispatch(const Pipeline& pipeline, std::span<const Binding> bindings, std::span<const std::byte> parameters,
                  Groups groups, double cost);
    void copy(const ArenaRegion& from, vk::DeviceSize from_offset, const ArenaRegion& to, vk::DeviceSize to_offset,
              vk::DeviceSize bytes);
    void fill_zero(const ArenaRegion& region);
    /// Keeps a region that commands read until they have run.
    void hold(std::shared_ptr<ArenaRegion> region);
    /// Starts what was recorded.
    void submit();
    /// Submits and waits until all has run. Throws Error(Cancelled) when the stop token is set (at once: what runs goes
    /// on, and all later work comes after it), Error(Device) when the device fails or does not answer for long
    /// (VulkanOptions::patience).
    void finish();
    /// Number of the submission that takes what is recorded now.
    [[nodiscard]] std::uint64_t next_submission() const { return submitted_; }
    /// Submits, so that the device works on meanwhile, and waits until the submission of this number has run. Throws as
    /// `finish` does.
    void finish(std::uint64_t submission);
    /// Waits a while until nothing runs any more. False: the device hangs, and whatever it may still touch must not be
    /// freed.
    [[nodiscard]] bool come_to_rest() noexcept;

  private:
    struct Slot {
        vk::raii::CommandPool pool{nullptr};
        vk::raii::CommandBuffer commands{nullptr};
        vk::raii::DescriptorPool descriptors{nullptr};
        vk::raii::Fence fence{nullptr};
        vk::raii::QueryPool times{nullptr};
        std::vector<std::shared_ptr<ArenaRegion>> held;
        std::uint32_t sets = 0;
        double cost = 0;
        std::uint64_t submission = 0;
        bool recording = false;
        bool running = false;
    };
    Slot make_slot() const;
    Slot& recording_slot();
    void wait(Slot& slot);
    void learn_speed(const Slot& slot);
    void check_stop() const;
    [[nodiscard]] bool stopped() const;
    vk::DescriptorSet write_set(Slot& slot, const Pipeline& pipeline, std::span<const Binding> bindings);
    static void barrier(const vk::raii::CommandBuffer& commands);

    std::shared_ptr<const VulkanDevice> device_;
    std::array<Slot, 2> slots_;
    std::size_t current_ = 0;
    std::uint64_t submitted_ = 0;
    double budget_;          // cost of one submission
    bool measures_ = false;  // whether the queue has a clock
    bool failed_ = false;
    bool hung_ = false;
    std::stop_token stop_;
    std::chrono::steady_clock::time_point deadline_ = std::chrono::steady_clock::time_point::max();
};

}  // namespace headlight
