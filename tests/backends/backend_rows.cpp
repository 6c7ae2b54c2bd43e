#include "backend_rows.h"

#include "backends/cpu/cpu_backend.h"
#include "kept_objects.h"
#ifdef HEADLIGHT_WITH_VULKAN
#include "backends/vulkan/vulkan_backend.h"
#endif

#include <QtTest>

namespace headlight {

namespace {

struct Rows {
    std::vector<BackendRow> rows;
    std::string vulkan_missing;
};

void add_cpu(Rows& found) {
    for (const auto level : {InstructionLevel::Baseline, InstructionLevel::Avx2, InstructionLevel::Avx512}) {
        if (level > best_instruction_level()) continue;
        for (const int threads : {1, 3}) {
            found.rows.push_back({"CPU " + std::string(to_string(level)) + " x" + std::to_string(threads),
                                  [=] { return make_cpu_backend(ThreadCount::chosen(threads), level); }});
        }
    }
}

#ifdef HEADLIGHT_WITH_VULKAN

/// One backend for the whole program: software devices compile every shader anew for each.
std::function<std::shared_ptr<Backend>()> made_once(std::function<std::unique_ptr<Backend>()> make) {
    return [make = std::move(make), made = std::make_shared<std::weak_ptr<Backend>>()] {
        if (std::shared_ptr<Backend> kept = made->lock()) {
            kept->set_stop_token({});
            return kept;
        }
        std::shared_ptr<Backend> backend = make();
        testing::keep_until_tests_end(backend);
        *made = backend;
        return backend;
    };
}

void add_vulkan(Rows& found) {
    const VulkanDevices present = list_vulkan_devices();
    found.vulkan_missing = present.unavailable_because;
    bool any = false;
    for (const VulkanDeviceInfo& device : present.devices) {
        if (!device.unusable_because.empty()) {
            found.vulkan_missing += device.name + ": " + device.unusable_because + ". ";
            continue;
        }
        any = true;
        const std::string name = "Vulkan " + std::to_string(device.index) + " " + device.name;
        found.rows.push_back({name, made_once([index = device.index] { return make_tested_vulkan(index); })});
        found.rows.push_back({name + ", plain shaders", made_once([index = device.index] {
                                  VulkanOptions options = tested_vulkan_options(index);
                                  options.without_subgroups = true;
                                  return make_vulkan_backend(options);
                              })});
    }
    if (any) found.vulkan_missing.clear();
}

#else

void add_vulkan(Rows& found) {
    found.vulkan_missing = "built without Vulkan";
}

#endif

const Rows& all_rows() {
    static const Rows rows = [] {
        Rows found;
        add_cpu(found);
        add_vulkan(found);
        return found;
    }();
    return rows;
}

}  // namespace

#ifdef HEADLIGHT_WITH_VULKAN
VulkanOptions tested_vulkan_options(int device) {
    VulkanOptions options;
    options.device = device;
    options.validation = true;
    options.on_message = [](const std::string& message) { QTest::qFail(message.c_str(), __FILE__, __LINE__); };
    options.evaluator = make_cpu_backend(ThreadCount::chosen(1), InstructionLevel::Baseline)->evaluator();
    return options;
}

std::unique_ptr<Backend> make_tested_vulkan(int device) {
    return make_vulkan_backend(tested_vulkan_options(device));
}
#endif

const std::vector<BackendRow>& backend_rows() {
    return all_rows().rows;
}

const std::string& vulkan_missing_because() {
    return all_rows().vulkan_missing;
}

}  // namespace headlight
