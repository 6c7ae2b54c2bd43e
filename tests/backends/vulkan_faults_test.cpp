// What a Vulkan backend does when its device fails: an Error with a sentence, everything freed, and never a crash.

#include "vulkan_faults.h"

#include "backend_rows.h"
#include "backends/cpu/cpu_backend.h"
#include "core/error.h"
#include "definitions.h"
#include "test_program.h"

#include <QTemporaryDir>
#include <QtTest>

#include <fstream>
#include <thread>

using namespace headlight;
using headlight::testing::VulkanFaults;

namespace {

/// Index of a device that can be used; -1 without one.
int usable_device() {
    for (const VulkanDeviceInfo& device : list_vulkan_devices().devices)
        if (device.unusable_because.empty()) return device.index;
    return -1;
}

/// Every kind of work that a model makes: weights, gathered rows, products, attention, and reading back.
Tensor small_run(Backend& backend) {
    const StoredWeight table = store_weight(random_tensor({50, 32}, 1), DataType::F16);
    const StoredWeight weight = store_weight(random_tensor({32, 32}, 2), DataType::F32);
    std::vector<std::int32_t> ids(40);
    for (std::size_t i = 0; i < ids.size(); ++i) ids[i] = static_cast<std::int32_t>(i * 7 % 50);
    AttentionSpec spec;
    spec.heads = spec.key_heads = 2;
    spec.head_size = spec.value_size = 16;
    const DeviceTensor x = backend.embedding(backend.upload_weight(table.view), ids);
    const DeviceTensor y =
        backend.linear(x, backend.upload_weight(weight.view), {}, WeightLayout::OutputInput, Activation::Gelu);
    return backend.download(backend.attention(y, y, y, 40, spec, {.summary = true}).output);
}

Reference right_result() {
    return to_reference(small_run(*make_cpu_backend(ThreadCount::chosen(1), InstructionLevel::Baseline)));
}

/// The kind of error that the action ends with, and its sentence.
struct Outcome {
    std::optional<ErrorKind> kind;
    std::string sentence;
};

template <typename Action>
Outcome outcome_of(const Action& action) {
    try {
        action();
    } catch (const Error& error) {
        return {error.kind(), error.what()};
    }
    return {};
}

}  // namespace

class VulkanFaultsTest : public QObject {
    Q_OBJECT

    int device_ = -1;

    VulkanOptions options_with(const VulkanFaults& faults) const {
        VulkanOptions options = tested_vulkan_options(device_);
        options.entry = faults.entry();
        return options;
    }

  private slots:
    void init() {
        device_ = usable_device();
        if (device_ < 0) QSKIP(vulkan_missing_because().c_str());
    }

    void a_machine_without_driver_or_device_says_so_data() {
        QTest::addColumn<bool>("no_driver");
        QTest::newRow("no driver") << true;
        QTest::newRow("no device") << false;
    }
    void a_machine_without_driver_or_device_says_so() {
        QFETCH(bool, no_driver);
        VulkanFaults faults;
        (no_driver ? faults.no_driver : faults.no_devices) = true;
        const VulkanDevices found = list_vulkan_devices(faults.entry());
        QVERIFY(found.devices.empty());
        QVERIFY(!found.unavailable_because.empty());
        QCOMPARE(outcome_of([&] { make_vulkan_backend(options_with(faults)); }).kind, ErrorKind::Device);
    }

    void a_device_that_lacks_something_is_listed_with_the_reason_and_refused_data() {
        QTest::addColumn<bool>("no_queue");
        QTest::addColumn<QString>("reason");
        QTest::newRow("compute queue") << true << "no compute queue";
        QTest::newRow("workgroup size") << false << "workgroups";
    }
    void a_device_that_lacks_something_is_listed_with_the_reason_and_refused() {
        QFETCH(bool, no_queue);
        QFETCH(QString, reason);
        VulkanFaults faults;
        (no_queue ? faults.no_compute_queue : faults.small_workgroups) = true;
        const auto devices = list_vulkan_devices(faults.entry()).devices;
        QVERIFY(devices.at(static_cast<std::size_t>(device_)).unusable_because.find(reason.toStdString()) !=
                std::string::npos);
        const Outcome outcome = outcome_of([&] { make_vulkan_backend(options_with(faults)); });
        QCOMPARE(outcome.kind, ErrorKind::Device);
        QVERIFY2(outcome.sentence.find(reason.toStdString()) != std::string::npos, outcome.sentence.c_str());
    }

    void a_device_without_fp16_computes_in_fp32() {
        VulkanFaults faults;
        faults.no_fp16 = true;
        VulkanOptions options = options_with(faults);
        options.precisions.products = Precision::Fp16;
        const auto backend = make_vulkan_backend(options);
        QCOMPARE(backend->precisions().products, Precision::Fp32);
        QVERIFY2(backend->name().find("fp16") == std::string::npos, backend->name().c_str());
        QVERIFY(normalized_error(small_run(*backend), right_result()) < 1e-11);
    }

    void fp16_that_computes_wrong_is_not_used() {
        VulkanFaults faults;
        VulkanOptions options = options_with(faults);
        options.precisions.products = Precision::Fp16;
        if (make_vulkan_backend(options)->precisions().products != Precision::Fp16) QSKIP("the device has no fp16");
        faults.dispatches_that_do_nothing = 1;
        const auto backend = make_vulkan_backend(options);
        QCOMPARE(backend->precisions().products, Precision::Fp32);
        QVERIFY(normalized_error(small_run(*backend), right_result()) < 1e-11);
    }

    void running_out_of_memory_anywhere_is_an_error_and_frees_everything() {
        VulkanFaults faults;
        const Reference expected = right_result();
        bool reached = true;
        for (int nth = 1; reached; ++nth) {
            faults.creations = 0;
            faults.creation_that_fails = nth;
            const Outcome outcome = outcome_of([&] {
                const auto backend = make_vulkan_backend(options_with(faults));
                const Outcome run = outcome_of([&] {
                    const Tensor found = small_run(*backend);
                    QVERIFY(normalized_error(found, expected) < 1e-11);
                });
                if (run.kind) QCOMPARE(*run.kind, ErrorKind::Memory);
                // What was left of the run that failed does no harm to the next.
                QVERIFY(normalized_error(small_run(*backend), expected) < 1e-11);
            });
            if (outcome.kind) QCOMPARE(*outcome.kind, ErrorKind::Memory);
            QCOMPARE(faults.memory_held, std::int64_t{0});
            reached = faults.creations >= nth;
        }
        QVERIFY(faults.creations > 20);
    }

    void a_device_lost_at_any_call_is_an_error_and_frees_everything() {
        VulkanFaults faults;
        const Reference expected = right_result();
        bool reached = true;
        for (int nth = 1; reached; ++nth) {
            faults.calls = 0;
            faults.call_that_loses_the_device = nth;
            {
                const auto backend = make_vulkan_backend(options_with(faults));
                const Outcome run = outcome_of([&] {
                    for (int i = 0; i < 3; ++i) QVERIFY(normalized_error(small_run(*backend), expected) < 1e-11);
                });
                reached = faults.calls >= nth;
                if (reached) {
                    QCOMPARE(run.kind, ErrorKind::Device);
                    QCOMPARE(outcome_of([&] { small_run(*backend); }).kind, ErrorKind::Device);
                }
            }
            QCOMPARE(faults.memory_held, std::int64_t{0});
        }
        QVERIFY(faults.calls > 4);
    }

    void a_fence_that_never_signals_ends_in_a_time_out() {
        VulkanFaults faults;
        VulkanOptions options = options_with(faults);
        options.patience = std::chrono::seconds(5);  // the first run must end within it, on a busy machine too
        {
            const auto backend = make_vulkan_backend(options);
            small_run(*backend);
            faults.fences_never_signal = true;
            const Outcome outcome = outcome_of([&] { small_run(*backend); });
            QCOMPARE(outcome.kind, ErrorKind::Device);
            QVERIFY2(outcome.sentence.find("did not answer") != std::string::npos, outcome.sentence.c_str());
            QCOMPARE(outcome_of([&] { backend->finish(); }).kind, ErrorKind::Device);
        }
        // A device that hangs may still write: its memory is never given to anybody else.
        QVERIFY(faults.memory_held > 0);
    }

    void waiting_for_a_hung_device_can_be_cancelled() {
        VulkanFaults faults;
        VulkanOptions options = options_with(faults);
        options.patience = std::chrono::seconds(4);  // after it, the error would be another
        const auto backend = make_vulkan_backend(options);
        small_run(*backend);
        faults.fences_never_signal = true;
        std::stop_source stop;
        backend->set_stop_token(stop.get_token());
        const std::jthread canceller([&] {
            std::this_thread::sleep_for(std::chrono::milliseconds(50));
            stop.request_stop();
        });
        QCOMPARE(outcome_of([&] { small_run(*backend); }).kind, ErrorKind::Cancelled);
    }

    void a_damaged_pipeline_cache_never_reaches_the_driver_data() {
        QTest::addColumn<int>("damage");
        QTest::newRow("a byte of the content") << 0;
        QTest::newRow("a byte of the header") << 1;
        QTest::newRow("cut short") << 2;
        QTest::newRow("empty") << 3;
    }
    void a_damaged_pipeline_cache_never_reaches_the_driver() {
        QFETCH(int, damage);
        const QTemporaryDir folder;
        VulkanFaults faults;
        VulkanOptions options = options_with(faults);
        options.pipeline_cache = folder.filePath("new/pipelines").toStdString();
        small_run(*make_vulkan_backend(options));
        QCOMPARE(faults.pipeline_cache_bytes, std::size_t{0});
        small_run(*make_vulkan_backend(options));
        QVERIFY(faults.pipeline_cache_bytes > 0);

        std::ifstream stream(options.pipeline_cache, std::ios::binary);
        std::string content((std::istreambuf_iterator<char>(stream)), std::istreambuf_iterator<char>());
        if (damage == 0) content[content.size() - 5] ^= 1;
        if (damage == 1) content[12] ^= 1;
        if (damage == 2) content.resize(content.size() / 2);
        if (damage == 3) content.clear();
        std::ofstream(options.pipeline_cache, std::ios::binary) << content;
        small_run(*make_vulkan_backend(options));
        QCOMPARE(faults.pipeline_cache_bytes, std::size_t{0});
        small_run(*make_vulkan_backend(options));  // written anew meanwhile
        QVERIFY(faults.pipeline_cache_bytes > 0);
    }

    void free_memory_is_known_where_the_device_tells_it() {
        VulkanFaults faults;
        const auto listed = [&] {
            return list_vulkan_devices(faults.entry()).devices.at(static_cast<std::size_t>(device_)).free_memory;
        };
        faults.free_memory = 123456789;
        QCOMPARE(listed(), std::optional<std::uint64_t>(123456789));
        const auto backend = make_vulkan_backend(options_with(faults));
        QCOMPARE(backend->free_memory(), std::optional<std::uint64_t>(123456789));
        faults.free_memory = 5;
        QCOMPARE(backend->free_memory(), std::optional<std::uint64_t>(5));
    }

    void free_memory_is_asked_for_anew_before_it_is_taken() {
        VulkanFaults faults;
        faults.free_memory = std::uint64_t{1} << 30;
        const auto backend = make_vulkan_backend(options_with(faults));
        const Shape large{200, 1 << 17};  // 100 MiB: more than a block
        faults.free_memory = 50 << 20;    // another program came
        const Outcome outcome = outcome_of([&] { backend->allocate(large); });
        QCOMPARE(outcome.kind, ErrorKind::Memory);
        QVERIFY2(outcome.sentence.find("too little free memory") != std::string::npos, outcome.sentence.c_str());
        QVERIFY(normalized_error(small_run(*backend), right_result()) < 1e-11);  // what it has is its own
        faults.free_memory = std::uint64_t{1} << 30;
        QVERIFY(!backend->allocate(large).empty());
    }

    void a_device_on_top_of_another_interface_is_used_with_its_extension() {
        VulkanFaults faults;
        {
            const auto plain = make_vulkan_backend(options_with(faults));
            QVERIFY(!faults.uses_portability_subset);
        }
        faults.portability_subset = true;
        const auto backend = make_vulkan_backend(options_with(faults));
        QVERIFY(faults.uses_portability_subset);
        QVERIFY(normalized_error(small_run(*backend), right_result()) < 1e-11);
        if (!faults.asked_for_portability) QSKIP("the loader is older than the extension that lists such devices");
    }

    void two_backends_share_a_device() {
        const Reference expected = right_result();
        const auto one = make_vulkan_backend(tested_vulkan_options(device_));
        const auto other = make_vulkan_backend(tested_vulkan_options(device_));
        for (int i = 0; i < 2; ++i) {
            QVERIFY(normalized_error(small_run(*one), expected) < 1e-11);
            QVERIFY(normalized_error(small_run(*other), expected) < 1e-11);
        }
    }
};

HEADLIGHT_TEST(VulkanFaultsTest, None)
#include "vulkan_faults_test.moc"
