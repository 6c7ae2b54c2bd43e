// Which device is taken, and that one which computes wrong is not.

#include "session/devices.h"

#include "backends/cpu/cpu_backend.h"
#include "core/error.h"
#include "session/backend_choice.h"
#include "session/device_check.h"
#include "session/model_loader.h"
#include "test_program.h"

#include <QtTest>

#include <sys/stat.h>

#include <atomic>
#include <filesystem>
#include <fstream>

using namespace headlight;

namespace {

ComputeDevice vulkan_device(int index, const std::string& name, bool software = false, const std::string& lacks = {}) {
    ComputeDevice device;
    device.backend = "vulkan";
    device.index = index;
    device.name = name;
    device.software = software;
    device.unusable_because = lacks;
    device.identity = name + " | driver 1";
    return device;
}

std::vector<ComputeDevice> machine() {
    ComputeDevice cpu;
    cpu.backend = "cpu";
    return {cpu, vulkan_device(0, "llvmpipe (LLVM 15)", true),
            vulkan_device(1, "Old Card", false, "it has no compute queue"), vulkan_device(2, "Radeon RX"),
            vulkan_device(3, "GeForce RTX")};
}

std::string refusal(const std::function<void()>& action, ErrorKind kind = ErrorKind::Device) {
    try {
        action();
    } catch (const Error& error) {
        return error.kind() == kind ? error.problem().english() : "another kind";
    }
    return "nothing was refused";
}

std::filesystem::path file_with(const QTemporaryDir& folder, const std::string& content) {
    const std::filesystem::path path = folder.path().toStdString();
    std::ofstream(path / "devices") << content;
    return path;
}

}  // namespace

class DevicesTest : public QObject {
    Q_OBJECT

  private slots:
    void a_device_is_found_by_number_and_by_a_part_of_its_name_data() {
        QTest::addColumn<QString>("wanted");
        QTest::addColumn<int>("index");
        QTest::newRow("number") << "3" << 3;
        QTest::newRow("part of a name") << "geforce" << 3;
        QTest::newRow("software when named") << "LLVM" << 0;
        QTest::newRow("software by number") << "0" << 0;
        QTest::newRow("a graphics processor when not named") << "" << 2;
    }
    void a_device_is_found_by_number_and_by_a_part_of_its_name() {
        QFETCH(QString, wanted);
        QFETCH(int, index);
        QCOMPARE(find_vulkan_device(machine(), wanted.toStdString()).index, index);
    }

    void software_is_better_than_nothing_where_vulkan_is_asked_for() {
        const std::vector<ComputeDevice> devices{vulkan_device(0, "llvmpipe", true)};
        QCOMPARE(find_vulkan_device(devices, "").index, 0);
    }

    void a_device_that_cannot_be_used_is_refused_with_the_reason() {
        const auto devices = machine();
        const std::string old = refusal([&] { find_vulkan_device(devices, "old"); });
        QVERIFY2(old.find("it has no compute queue") != std::string::npos, old.c_str());
        const std::string absent = refusal([&] { find_vulkan_device(devices, "9"); });
        QVERIFY2(absent.find("\"9\"") != std::string::npos && absent.find("2: Radeon RX") != std::string::npos,
                 absent.c_str());
        ComputeDevice none;
        none.backend = "vulkan";
        none.unusable_because = "no Vulkan driver is installed";
        const std::string nothing = refusal([&] { find_vulkan_device({none}, "0"); });
        QVERIFY2(nothing.find("no Vulkan driver is installed") != std::string::npos, nothing.c_str());
    }

    void the_processor_comes_first_and_what_cannot_be_used_has_a_reason() {
        const auto devices = compute_devices();
        QVERIFY(devices.size() >= 2);
        QCOMPARE(devices[0].backend, std::string("cpu"));
        QVERIFY(devices[0].memory > 0);
        for (const ComputeDevice& device : devices) QVERIFY(!device.name.empty() || !device.unusable_because.empty());
    }

    void automatic_never_means_a_software_device() {
        for (const ComputeDevice& device : compute_devices())
            if (device.backend == "vulkan" && device.index >= 0 && !device.software)
                QSKIP("there is a graphics processor here");
        QVERIFY(make_backend({})->on_host());
    }

    void another_instruction_level_passes_the_check() {
        const DeviceCheck check =
            check_backend(make_cpu_backend(ThreadCount::chosen(1), InstructionLevel::Baseline), {}, {});
        QVERIFY(check.passed());
    }

    void what_is_known_of_a_device_decides() {
        const QTemporaryDir folder;
        const ComputeDevice device = vulkan_device(0, "Radeon RX");
        const auto known = [&](const std::string& lines) {
            return refusal([&] { refuse_wrong_device(device, file_with(folder, lines), {}, {}); });
        };
        const std::string wrong = known("1e-7 1e-6 Radeon RX | driver 0\n0.5 1e30 Radeon RX | driver 1\n");
        QVERIFY2(wrong.find("Radeon RX computes wrong") != std::string::npos, wrong.c_str());
        QCOMPARE(known("\xff\xfe 12 damaged\n\n0.5\n1e-7 1e-6 Radeon RX | driver 1\n"),
                 std::string("nothing was refused"));
    }

    void a_device_is_checked_once_and_remembered() {
        const auto devices = compute_devices();
        const auto usable = std::find_if(devices.begin(), devices.end(), [](const ComputeDevice& device) {
            return device.backend == "vulkan" && device.unusable_because.empty();
        });
        if (usable == devices.end()) QSKIP(devices.back().unusable_because.c_str());
        const QTemporaryDir folder;
        const std::filesystem::path file = file_with(folder, "damaged") / "devices";
        refuse_wrong_device(*usable, file.parent_path(), {}, {});
        const auto size = std::filesystem::file_size(file);
        QVERIFY(size > usable->identity.size());
        refuse_wrong_device(*usable, file.parent_path(), {}, {});
        QCOMPARE(std::filesystem::file_size(file), size);
    }

    void a_search_that_was_begun_is_used_once_and_only_for_its_choice() {
        std::atomic<int> searches = 0;
        DeviceAccess access;
        access.find = [&](const BackendChoice& choice) -> std::optional<ComputeDevice> {
            ++searches;
            if (choice.device == "none") throw Error(ErrorKind::Device, Sentence("There is no such device."));
            return vulkan_device(searches, choice.device);
        };
        const BackendChoice radeon{.device = "Radeon"};
        const DeviceAccess begun = search_begun(access, radeon);
        QTRY_COMPARE(searches.load(), 1);  // before anybody asks
        QCOMPARE(begun.find({.device = "GeForce"})->name, std::string("GeForce"));
        QCOMPARE(searches.load(), 2);
        QCOMPARE(begun.find(radeon)->index, 1);
        QCOMPARE(searches.load(), 2);
        QCOMPARE(begun.find(radeon)->index, 3);
        const DeviceAccess refused = search_begun(access, {.device = "none"});
        QCOMPARE(refusal([&] { (void)refused.find({.device = "none"}); }), std::string("There is no such device."));
    }

    void bf16_where_it_takes_longer_is_told() {
        const BackendChoice choice{.backend = "cpu", .threads = 1, .precision = "bf16"};
        const ReadyModel ready =
            load_ready_model(HEADLIGHT_SOURCE_DIR "/resources/models/story-decoder", choice, {}, {});
        QCOMPARE(ready.backend->precisions().products, Precision::Bf16);
        QCOMPARE(ready.notices.empty(), has_bf16());
    }

    void a_name_that_is_no_precision_is_refused_with_those_that_are() {
        QCOMPARE(refusal([] { (void)precisions_of({.precision = "fp8"}); }, ErrorKind::Input),
                 std::string("There is no precision \"fp8\"; there are: fp32, fp16, bf16."));
        QCOMPARE(refusal([] { (void)precisions_of({.kept = "bf16"}); }, ErrorKind::Input),
                 std::string("There is no precision \"bf16\"; there are: fp32, fp16."));
    }

    /// Neither waits for a writer nor reads without an end.
    void results_of_checks_that_are_no_file_are_not_read() {
        const QTemporaryDir folder;
        const std::filesystem::path path = folder.path().toStdString();
        const ComputeDevice device = vulkan_device(0, "Radeon RX");
        QCOMPARE(::mkfifo((path / "devices").c_str(), 0600), 0);
        QVERIFY(!KnownDevices(path).knows(device));
        std::filesystem::remove(path / "devices");
        std::filesystem::create_symlink("/dev/zero", path / "devices");
        QVERIFY(!KnownDevices(path).knows(device));
    }
};

HEADLIGHT_TEST(DevicesTest, None)
#include "devices_test.moc"
