#include "backends/vulkan/pipelines.h"

#include "backends/vulkan/content_hash.h"
#include "core/cache_folder.h"
#include "core/read_file.h"

#include <cstring>
#include <span>
#include <string>

namespace headlight {

namespace {

constexpr std::size_t kHashBytes = 8;

/// Driver data behind the hash that the file begins with. Drivers check little of what they are given, so that a
/// damaged file must not reach them.
std::string undamaged(const std::string& file) {
    std::uint64_t expected = 0;
    if (file.size() < kHashBytes) return {};
    std::memcpy(&expected, file.data(), kHashBytes);
    std::string data = file.substr(kHashBytes);
    return hash_more(kHashBegin, std::as_bytes(std::span(data))) == expected ? data : std::string();
}

/// The file's content if it begins with the header that Vulkan defines (VkPipelineCacheHeaderVersionOne) for this very
/// device and driver.
std::string read_cache(const std::filesystem::path& file, const vk::PhysicalDeviceProperties& device) {
    constexpr std::uint64_t kLargest = 64U << 20;
    std::string content;
    try {
        content = undamaged(file.empty() ? std::string() : read_file(file, kLargest));
    } catch (const Error&) {
        return {};  // not there, or not readable: it is made anew
    }
    VkPipelineCacheHeaderVersionOne header;
    if (content.size() < sizeof header) return {};
    std::memcpy(&header, content.data(), sizeof header);
    const bool ours = header.headerSize == sizeof header &&
                      header.headerVersion == VK_PIPELINE_CACHE_HEADER_VERSION_ONE &&
                      header.vendorID == device.vendorID && header.deviceID == device.deviceID &&
                      std::memcmp(header.pipelineCacheUUID, device.pipelineCacheUUID.data(), VK_UUID_SIZE) == 0;
    return ours ? content : std::string();
}

}  // namespace

Pipelines::Pipelines(std::shared_ptr<const VulkanDevice> device, std::filesystem::path cache_file)
    : device_(std::move(device)), cache_file_(std::move(cache_file)) {
    const std::string content = read_cache(cache_file_, device_->physical.getProperties());
    cache_ = vk::raii::PipelineCache(device_->device, vk::PipelineCacheCreateInfo({}, content.size(), content.data()));
}

Pipelines::~Pipelines() {
    try {
        save_cache();
    } catch (const std::exception&) {
        return;  // a cache that cannot be written costs time at the next start, nothing else
    }
}

void Pipelines::save_cache() const {
    if (cache_file_.empty() || !changed_) return;
    const std::vector<std::uint8_t> data = cache_.getData();
    const std::uint64_t hash = hash_more(kHashBegin, std::as_bytes(std::span(data)));
    std::string content(kHashBytes + data.size(), '\0');
    std::memcpy(content.data(), &hash, kHashBytes);
    std::memcpy(content.data() + kHashBytes, data.data(), data.size());
    write_cache_file(cache_file_, content);
}

const Pipelines::Layout& Pipelines::layout_of(Shader shader) {
    std::unique_ptr<Layout>& layout = layouts_[static_cast<std::size_t>(shader)];
    if (layout) return *layout;
    const ShaderRow& row = shader_row(shader);
    const bool with_subgroups = device_->subgroups && !row.subgroup_spirv.empty();
    const std::span<const std::uint32_t> spirv = with_subgroups ? row.subgroup_spirv : row.spirv;
    std::vector<vk::DescriptorSetLayoutBinding> bindings;
    for (std::uint32_t i = 0; i < row.interface.storage_buffers; ++i)
        bindings.emplace_back(i, vk::DescriptorType::eStorageBuffer, 1, vk::ShaderStageFlagBits::eCompute);
    auto made = std::make_unique<Layout>();
    made->set = vk::raii::DescriptorSetLayout(device_->device, vk::DescriptorSetLayoutCreateInfo({}, bindings));
    const vk::PushConstantRange parameters(vk::ShaderStageFlagBits::eCompute, 0, row.interface.parameter_bytes);
    const vk::DescriptorSetLayout set = *made->set;
    made->pipeline = vk::raii::PipelineLayout(device_->device, vk::PipelineLayoutCreateInfo({}, set, parameters));
    made->module =
        vk::raii::ShaderModule(device_->device, vk::ShaderModuleCreateInfo({}, spirv.size_bytes(), spirv.data()));
    layout = std::move(made);
    return *layout;
}

Pipeline Pipelines::get(Shader shader, const std::vector<std::uint32_t>& constants) {
    const Layout& layout = layout_of(shader);
    const auto key = std::make_pair(shader, constants);
    auto found = pipelines_.find(key);
    if (found == pipelines_.end()) {
        std::vector<vk::SpecializationMapEntry> entries;
        for (std::uint32_t i = 0; i < constants.size(); ++i) entries.emplace_back(i, i * 4, 4);
        const vk::SpecializationInfo values(static_cast<std::uint32_t>(entries.size()), entries.data(),
                                            constants.size() * 4, constants.data());
        const vk::PipelineShaderStageCreateInfo stage({}, vk::ShaderStageFlagBits::eCompute, *layout.module, "main",
                                                      &values);
        // Dispatches are cut into pieces that start at any workgroup.
        const vk::ComputePipelineCreateInfo info(vk::PipelineCreateFlagBits::eDispatchBase, stage, *layout.pipeline);
        changed_ = true;
        found = pipelines_.emplace(key, vk::raii::Pipeline(device_->device, cache_, info)).first;
    }
    return {*found->second, *layout.pipeline, *layout.set, shader_row(shader).interface};
}

}  // namespace headlight
