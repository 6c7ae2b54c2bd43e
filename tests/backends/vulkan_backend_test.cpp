#include "backends/vulkan/vulkan_backend.h"

#include "backend_rows.h"
#include "backends/cpu/cpu_backend.h"
#include "core/error.h"
#include "definitions.h"

#include <QTemporaryDir>
#include <QtTest>

#include <dlfcn.h>
#include <vulkan/vulkan.h>

#include <cstring>
#include <fstream>

using namespace headlight;

namespace {

/// Index of a device that can be used; -1 without one.
int usable_device() {
    for (const VulkanDeviceInfo& device : list_vulkan_devices().devices)
        if (device.unusable_because.empty()) return device.index;
    return -1;
}

// A layer over the loader that makes waiting fail.
PFN_vkGetInstanceProcAddr g_instance_functions = nullptr;
PFN_vkGetDeviceProcAddr g_device_functions = nullptr;
VkResult g_wait_result = VK_SUCCESS;

VKAPI_ATTR VkResult VKAPI_CALL failing_wait(VkDevice, std::uint32_t, const VkFence*, VkBool32, std::uint64_t) {
    return g_wait_result;
}

VKAPI_ATTR PFN_vkVoidFunction VKAPI_CALL find_device_function(VkDevice device, const char* name) {
    if (std::strcmp(name, "vkWaitForFences") == 0) return reinterpret_cast<PFN_vkVoidFunction>(failing_wait);
    if (std::strcmp(name, "vkGetDeviceProcAddr") == 0)
        return reinterpret_cast<PFN_vkVoidFunction>(find_device_function);
    return g_device_functions(device, name);
}

PFN_vkVoidFunction find_instance_function(void* instance, const char* name) {
    if (std::strcmp(name, "vkGetInstanceProcAddr") == 0)
        return reinterpret_cast<PFN_vkVoidFunction>(find_instance_function);
    const auto found = g_instance_functions(static_cast<VkInstance>(instance), name);
    if (std::strcmp(name, "vkGetDeviceProcAddr") != 0 || found == nullptr) return found;
    g_device_functions = reinterpret_cast<PFN_vkGetDeviceProcAddr>(found);
    return reinterpret_cast<PFN_vkVoidFunction>(find_device_function);
}

PFN_vkVoidFunction find_nothing(void*, const char*) {
    return nullptr;
}

}  // namespace

class VulkanBackendTest : public QObject {
    Q_OBJECT
  private slots:
    void init() {
        m_device = usable_device();
        if (m_device < 0) QSKIP(vulkan_missing_because().c_str());
    }

    void a_device_that_is_not_there_is_refused() {
        VulkanOptions options;
        options.device = 99;
        try {
            make_vulkan_backend(options);
            QFAIL("made");
        } catch (const Error& error) {
            QCOMPARE(error.kind(), ErrorKind::Device);
            QVERIFY(error.sentence().find("99") != std::string::npos);
        }
    }

    void a_loader_without_functions_is_a_reason_not_a_crash() {
        const VulkanDevices found = list_vulkan_devices(find_nothing);
        QVERIFY(found.devices.empty());
        QVERIFY(!found.unavailable_because.empty());
    }

    void memory_outlives_the_backend() {
        auto backend = make_tested_vulkan(m_device);
        const DeviceTensor kept = backend->upload(Tensor({2, 3}, 1.5F));
        backend.reset();
        QVERIFY(!kept.empty());
    }

    void a_damaged_pipeline_cache_is_discarded_and_written_anew() {
        const QTemporaryDir folder;
        const std::filesystem::path file = folder.filePath("cache/pipelines").toStdString();
        VulkanOptions options;
        options.device = m_device;
        options.pipeline_cache = file;
        const auto run = [&] {
            const auto backend = make_vulkan_backend(options);
            const DeviceTensor x = backend->upload(Tensor({2, 3}, 1.5F));
            const Tensor sum = backend->download(backend->add(x, x));
            QCOMPARE(sum.values()[5], 3.0F);
        };
        run();
        const auto size = std::filesystem::file_size(file);
        QVERIFY(size > 0);
        std::ofstream(file, std::ios::binary) << std::string(500, 'x');
        run();
        QCOMPARE(std::filesystem::file_size(file), size);
    }

    void a_lost_device_is_said_and_the_backend_goes_away() { wait_fails_with(VK_ERROR_DEVICE_LOST); }

    void work_left_running_is_waited_for_before_memory_goes() {
        for (int i = 0; i < 3; ++i) {
            const auto backend = make_tested_vulkan(m_device);
            const Tensor values = random_tensor({200, 16}, 5);
            AttentionSpec spec;
            spec.head_size = spec.value_size = 16;
            std::stop_source stop;
            backend->set_stop_token(stop.get_token());
            const DeviceTensor x = backend->upload(values);
            for (int j = 0; j < 4; ++j) backend->attention(x, x, x, 200, spec, {.summary = true});
            stop.request_stop();
        }
    }

  private:
    void wait_fails_with(VkResult result) {
        void* const library = ::dlopen("libvulkan.so.1", RTLD_NOW | RTLD_LOCAL);
        QVERIFY(library != nullptr);
        g_instance_functions = reinterpret_cast<PFN_vkGetInstanceProcAddr>(::dlsym(library, "vkGetInstanceProcAddr"));
        g_wait_result = result;
        VulkanOptions options;
        options.device = m_device;
        options.entry = find_instance_function;
        {
            const auto backend = make_vulkan_backend(options);
            const DeviceTensor x = backend->upload(Tensor({2, 3}, 1.5F));
            for (int again = 0; again < 2; ++again) {
                try {
                    backend->finish();
                    QFAIL("finished");
                } catch (const Error& error) {
                    QCOMPARE(error.kind(), ErrorKind::Device);
                }
            }
        }
    }

    int m_device = -1;
};

QTEST_APPLESS_MAIN(VulkanBackendTest)
#include "vulkan_backend_test.moc"
