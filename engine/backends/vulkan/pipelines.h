#pragma once

#include "backends/vulkan/device.h"
#include "backends/vulkan/shader_table.h"

#include <array>
#include <filesystem>
#include <map>
#include <memory>
#include <utility>
#include <vector>

namespace headlight {

/// A shader with its specialization constants, ready to be dispatched.
struct Pipeline {
    vk::Pipeline pipeline;
    vk::PipelineLayout layout;
    vk::DescriptorSetLayout set_layout;
    ShaderInterface interface;
};

/// Makes pipelines when they are first used and keeps them; the driver's own cache is kept in a file between runs.
class Pipelines {
  public:
    /// A cache file that is damaged, or of another device or driver, is discarded.
    Pipelines(std::shared_ptr<const VulkanDevice> device, std::filesystem::path cache_file);
    ~Pipelines();
    Pipelines(const Pipelines&) = delete;
    Pipelines& operator=(const Pipelines&) = delete;

    [[nodiscard]] Pipeline get(Shader shader, const std::vector<std::uint32_t>& constants);

  private:
    struct Layout {
        vk::raii::DescriptorSetLayout set{nullptr};
        vk::raii::PipelineLayout pipeline{nullptr};
        vk::raii::ShaderModule module{nullptr};
    };
    const Layout& layout_of(Shader shader);
    void save_cache() const;

    std::shared_ptr<const VulkanDevice> device_;
    std::filesystem::path cache_file_;
    vk::raii::PipelineCache cache_{nullptr};
    bool changed_ = false;  // whether there are pipelines that the file may not hold
    std::array<std::unique_ptr<Layout>, kShaderCount> layouts_;
    std::map<std::pair<Shader, std::vector<std::uint32_t>>, vk::raii::Pipeline> pipelines_;
};

}  // namespace headlight
