#include "backends/vulkan/vulkan_backend.h"

#include "backend_rows.h"
#include "backends/cpu/cpu_backend.h"
#include "core/error.h"
#include "definitions.h"
#include "test_program.h"

#include <QtTest>

#include <dlfcn.h>

#include <algorithm>
#include <memory>

using namespace headlight;

namespace {

/// Index of a device that can be used; -1 without one.
int usable_device() {
    for (const VulkanDeviceInfo& device : list_vulkan_devices().devices)
        if (device.unusable_because.empty()) return device.index;
    return -1;
}

void (*find_nothing(void*, const char*))() {
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

    /// More than the times that NVIDIA's driver can be loaded by one process.
    void a_process_may_open_a_device_a_hundred_times() {
        for (int i = 0; i < 100; ++i) QVERIFY(usable_device() >= 0);
        for (int i = 0; i < 3; ++i) QVERIFY(make_tested_vulkan(m_device) != nullptr);
    }

    void the_loader_stays_loaded() {
        const std::unique_ptr<void, int (*)(void*)> loader(::dlopen("libvulkan.so.1", RTLD_NOW | RTLD_NOLOAD),
                                                           ::dlclose);
        QVERIFY(loader != nullptr);
    }

    void memory_outlives_the_backend() {
        auto backend = make_tested_vulkan(m_device);
        const DeviceTensor kept = backend->upload(Tensor({2, 3}, 1.5F));
        backend.reset();
        QVERIFY(!kept.empty());
    }

    void tensors_larger_than_a_binding_are_bound_in_parts() {
        VulkanOptions options = tested_vulkan_options(m_device);
        options.largest_binding = 64 * 1024;  // 409 rows of 160 bytes: parts of 256
        const auto split = make_vulkan_backend(options);
        const auto whole = make_tested_vulkan(m_device);
        const auto run = [](Backend& backend) {
            const StoredWeight table = store_weight(random_tensor({1000, 40}, 1), DataType::F16);
            const StoredWeight by_output = store_weight(random_tensor({530, 40}, 2), DataType::BF16);
            const StoredWeight by_input = store_weight(random_tensor({600, 40}, 3), DataType::F32);
            const StoredWeight scale = store_weight(random_tensor({40}, 4), DataType::F32);
            const DeviceTensor bias = backend.upload(random_tensor({40}, 5));
            std::vector<std::int32_t> ids(600);
            for (std::size_t i = 0; i < ids.size(); ++i) ids[i] = static_cast<std::int32_t>(i * 7919 % 1000);
            DeviceTensor x = backend.embedding(backend.upload_weight(table.view), ids);
            x = backend.layer_norm(backend.add(x, bias), backend.upload_weight(scale.view), bias, 1e-5F);
            x = backend.add(x, backend.activation(x, Activation::Gelu));
            x = backend.rms_norm(x, backend.upload(random_tensor({8}, 7)), 1e-5F);
            x = backend.rotary(x, backend.upload(random_tensor({605, 6}, 8)), 5, {8, 6, false});
            x = backend.scale(backend.gated(x, x, Activation::Silu), 3.0F, 2.0F);
            const DeviceTensor narrow = backend.columns(x, {8, 16});
            const DeviceTensor few = backend.embedding(backend.upload_weight(table.view), {{1, 2, 3}});
            const DeviceTensor wide = backend.linear(few, backend.upload_weight(by_output.view), {},
                                                     WeightLayout::OutputInput, Activation::None);
            const DeviceTensor inputs = backend.upload(random_tensor({5, 600}, 6));
            const DeviceTensor summed = backend.linear(inputs, backend.upload_weight(by_input.view), bias,
                                                       WeightLayout::InputOutput, Activation::Tanh);
            return std::vector{backend.download(x), backend.download(narrow), backend.download(wide),
                               backend.download(summed)};
        };
        const std::vector<Tensor> found = run(*split);
        const std::vector<Tensor> expected = run(*whole);
        for (std::size_t i = 0; i < expected.size(); ++i)
            QVERIFY(std::ranges::equal(found[i].values(), expected[i].values()));
    }

    void what_is_copied_ahead_is_what_a_download_finds_whatever_runs_later() {
        const auto backend = make_tested_vulkan(m_device);
        std::vector<DeviceTensor> ahead;
        std::vector<Tensor> expected;
        for (const std::int64_t rows :
             {1, 300, 70'000}) {  // of these, one is submitted by itself, one copied in pieces
            const DeviceTensor x = backend->upload(random_tensor({rows, 64}, 1));
            expected.push_back(backend->download(backend->scale(x, 3.0F, 0.0F)));
            ahead.push_back(backend->scale(x, 3.0F, 0.0F));
            backend->copy_ahead(ahead.back());
        }
        const DeviceTensor later = backend->upload(random_tensor({300, 64}, 2));
        for (int i = 0; i < 50; ++i) backend->add(later, later);  // memory of these is handed out again and again
        for (std::size_t i = ahead.size(); i-- > 0;) {
            const Tensor found = backend->download(ahead[i]);
            QVERIFY(std::ranges::equal(found.values(), expected[i].values()));
        }
    }

    void caches_and_norms_larger_than_a_binding_are_bound_in_parts() {
        VulkanOptions options = tested_vulkan_options(m_device);
        options.largest_binding = 64 * 1024;  // of 160 bytes, 409 rows
        const auto split = make_vulkan_backend(options);
        const auto whole = make_tested_vulkan(m_device);
        const auto run = [](Backend& backend) {
            const DeviceTensor table = backend.upload(random_tensor({1000, 40}, 1));
            std::vector<std::int32_t> indices(600);
            for (std::size_t i = 0; i < indices.size(); ++i) indices[i] = static_cast<std::int32_t>(i * 7919 % 1000);
            const DeviceTensor gathered = backend.rows(table, indices);
            backend.write_rows(table, 333, gathered);
            AttentionSpec spec;
            spec.heads = 15;
            spec.value_size = 40;
            const DeviceTensor v = backend.upload(random_tensor({900, 40}, 2));
            const StoredWeight by_input = store_weight(random_tensor({600, 40}, 3), DataType::F32);
            const DeviceTensor norms =
                backend.value_norms(v, 820, backend.upload_weight(by_input.view), WeightLayout::InputOutput, spec);
            spec.heads = 3;
            spec.value_size = 20;
            const DeviceTensor narrow = backend.upload(random_tensor({900, 20}, 5));
            const StoredWeight by_output = store_weight(random_tensor({300, 60}, 4), DataType::F32);
            const DeviceTensor others = backend.value_norms(narrow, 820, backend.upload_weight(by_output.view),
                                                            WeightLayout::OutputInput, spec);
            return std::vector{backend.download(gathered), backend.download(table), backend.download(norms),
                               backend.download(others)};
        };
        const std::vector<Tensor> found = run(*split);
        const std::vector<Tensor> expected = run(*whole);
        for (std::size_t i = 0; i < expected.size(); ++i)
            QVERIFY(normalized_error(found[i], to_reference(expected[i])) < 1e-12);
    }

    void attention_that_cannot_be_bound_in_parts_is_refused() {
        VulkanOptions options = tested_vulkan_options(m_device);
        options.largest_binding = 64 * 1024;
        const auto backend = make_vulkan_backend(options);
        const DeviceTensor x = backend->upload(Tensor({300, 64}, 1.0F));
        AttentionSpec spec;
        spec.head_size = spec.value_size = 64;
        try {
            backend->attention(x, x, x, 300, spec, {});
            QFAIL("done");
        } catch (const Error& error) {
            QCOMPARE(error.kind(), ErrorKind::Device);
            QVERIFY(error.sentence().find("at once") != std::string::npos);
        }
    }

    void a_tensor_that_cannot_be_bound_in_parts_is_refused() {
        VulkanOptions options = tested_vulkan_options(m_device);
        options.largest_binding = 4096;
        const auto backend = make_vulkan_backend(options);
        const DeviceTensor x = backend->upload(Tensor({300, 64}, 1.0F));
        try {
            backend->activation(x, Activation::Relu);
            QFAIL("done");
        } catch (const Error& error) {
            QCOMPARE(error.kind(), ErrorKind::Device);
        }
    }

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
    int m_device = -1;
};

HEADLIGHT_TEST(VulkanBackendTest, None)
#include "vulkan_backend_test.moc"
