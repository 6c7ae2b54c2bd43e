// A session whose graphics device fails or computes wrong: the answer comes from the CPU, and the text stays.

#include "backends/cpu/cpu_backend.h"
#include "session/built_in_models.h"
#include "session/device_check.h"
#include "session/session.h"
#include "test_program.h"
#include "vulkan_faults.h"

#include <QtTest>

#include <algorithm>
#include <future>

using namespace headlight;
using headlight::testing::VulkanFaults;

namespace {

const char* const kSentence = "The animal didn't cross the street because it was too tired.";

int usable_device() {
    for (const VulkanDeviceInfo& device : list_vulkan_devices().devices)
        if (device.unusable_because.empty()) return device.index;
    return -1;
}

std::shared_ptr<Backend> make_faulty(const VulkanFaults& faults, int device, const Precisions& precisions = {}) {
    VulkanOptions options;
    options.device = device;
    options.precisions = precisions;
    options.entry = faults.entry();
    options.patience = std::chrono::seconds(60);
    options.evaluator = make_cpu_backend(ThreadCount::chosen(1), InstructionLevel::Baseline)->evaluator();
    return make_vulkan_backend(options);
}

/// A session on a device that fails as told, with an open model.
class Stage {
  public:
    explicit Stage(int device)
        : session_({"vulkan", "", 1},
                   loader_with([this, device](const BackendChoice& choice, const std::stop_token& stop) {
                       return choice.backend == "cpu" ? make_backend(choice, stop) : make_faulty(faults, device);
                   })) {
        session_.on_move([this](const LoadedModel& moved) { fallen_back = moved; });
        session_.load(
            find_model("story-encoder"), [this](LoadedModel loaded) { model = std::move(loaded); }, failed());
        session_.wait();
    }
    AnalysisPointer read() {
        AnalysisPointer result;
        session_.analyze(
            "main", {.text = kSentence}, [&](AnalysisPointer analysis) { result = std::move(analysis); }, failed());
        session_.wait();
        return result;
    }
    Session& session() { return session_; }

    VulkanFaults faults;
    LoadedModel model;
    LoadedModel fallen_back;
    std::string error;

  private:
    Session::Failed failed() {
        return [this](const Error& problem) { error = problem.what(); };
    }
    Session session_;
};

}  // namespace

class DeviceFaultsTest : public QObject {
    Q_OBJECT

    int device_ = -1;

  private slots:
    void init() {
        device_ = usable_device();
        if (device_ < 0) QSKIP("there is no Vulkan device here");
    }

    void a_model_runs_on_the_device() {
        Stage stage(device_);
        QVERIFY(stage.model.backend_name.starts_with("Vulkan"));
        QVERIFY(stage.model.notices.empty());
        const AnalysisPointer analysis = stage.read();
        QVERIFY(analysis);
        QVERIFY(analysis->provenance.backend.starts_with("Vulkan"));
        QVERIFY(stage.fallen_back.name.empty());
    }

    void a_device_lost_in_a_run_leaves_the_text_to_the_cpu() {
        for (const int after : {1, 2}) {
            Stage stage(device_);
            stage.faults.call_that_loses_the_device = stage.faults.calls + after;
            const AnalysisPointer analysis = stage.read();
            QVERIFY2(analysis, stage.error.c_str());
            QVERIFY(analysis->provenance.backend.starts_with("CPU"));
            QCOMPARE(analysis->tokens.text, std::string(kSentence));
            QVERIFY(stage.fallen_back.notices.at(0).find("The CPU computes instead") != std::string::npos);
            QCOMPARE(stage.faults.memory_held, std::int64_t{0});
            QVERIFY(stage.read());
        }
    }

    void too_little_memory_for_a_model_leaves_it_to_the_cpu() {
        VulkanFaults faults;
        faults.creation_that_fails = 12;
        faults.memory_stays_full = true;
        LoadedModel model;
        Session session({"vulkan", "", 1}, loader_with([&](const BackendChoice& choice, const std::stop_token& stop) {
                            return choice.backend == "cpu" ? make_backend(choice, stop) : make_faulty(faults, device_);
                        }));
        session.load(find_model("story-decoder"), [&](LoadedModel loaded) { model = std::move(loaded); }, {});
        session.wait();
        QVERIFY(model.backend_name.starts_with("CPU"));
        QVERIFY(model.notices.at(0).find("memory") != std::string::npos);
        QCOMPARE(faults.memory_held, std::int64_t{0});
    }

    void a_device_that_others_fill_leaves_the_model_to_the_cpu() {
        VulkanFaults faults;
        const auto first = make_faulty(faults, device_);  // another instance, which stays
        faults.free_memory = 100 << 20;
        LoadedModel model;
        const auto keep = [&](LoadedModel loaded) { model = std::move(loaded); };
        Session session({"vulkan", "", 1}, loader_with([&](const BackendChoice& choice, const std::stop_token& stop) {
                            return choice.backend == "cpu" ? make_backend(choice, stop) : make_faulty(faults, device_);
                        }));
        session.load(find_model("story-encoder"), keep, {});
        session.wait();
        QVERIFY(model.backend_name.starts_with("Vulkan"));
        const auto free = [&](std::uint64_t bytes) {
            faults.free_memory = bytes;
            session.load(find_model("story-decoder"), keep, {});
            session.wait();
        };
        free(1 << 20);  // less than the weights
        QVERIFY(model.backend_name.starts_with("CPU"));
        QVERIFY2(model.notices.at(0).find("1 MiB of free memory") != std::string::npos, model.notices[0].c_str());
        QVERIFY(model.notices[0].find("until the model is opened again") != std::string::npos);
        free(100 << 20);
        QVERIFY(model.backend_name.starts_with("Vulkan"));
        QVERIFY(model.notices.empty());
    }

    void what_is_too_large_for_a_binding_goes_to_the_cpu() {
        LoadedModel moved;
        AnalysisPointer analysis;
        Session session({"vulkan", "", 1}, loader_with([&](const BackendChoice& choice, const std::stop_token& stop) {
                            if (choice.backend == "cpu") return make_backend(choice, stop);
                            VulkanOptions options;
                            options.device = device_;
                            options.largest_binding = 64 * 1024;
                            options.evaluator =
                                make_cpu_backend(ThreadCount::chosen(1), InstructionLevel::Baseline)->evaluator();
                            return std::shared_ptr<Backend>(make_vulkan_backend(options));
                        }));
        session.on_move([&](const LoadedModel& model) { moved = model; });
        session.load(find_model("story-encoder"), {}, {});
        std::string text;
        for (int i = 0; i < 100; ++i) text += "The cat slept. ";
        session.analyze("main", {.text = text}, [&](AnalysisPointer made) { analysis = std::move(made); }, {});
        session.wait();
        QVERIFY(analysis);
        QVERIFY(analysis->provenance.backend.starts_with("CPU"));
        QVERIFY2(moved.notices.at(0).find("can address at once") != std::string::npos, moved.notices[0].c_str());
    }

    void a_machine_without_vulkan_computes_on_the_cpu() {
        VulkanFaults faults;
        faults.no_driver = true;
        LoadedModel model;
        Session session({"vulkan", "", 1}, loader_with([&](const BackendChoice& choice, const std::stop_token& stop) {
                            return choice.backend == "cpu" ? make_backend(choice, stop) : make_faulty(faults, device_);
                        }));
        session.load(find_model("story-encoder"), [&](LoadedModel loaded) { model = std::move(loaded); }, {});
        session.wait();
        QVERIFY(model.backend_name.starts_with("CPU"));
        QVERIFY(!model.notices.empty());
    }

    /// A submission costs tens of microseconds, a dispatch few: those of a short text go together.
    void a_short_text_is_computed_in_few_submissions() {
        Stage stage(device_);
        QVERIFY(stage.read() != nullptr);
        const int submissions = stage.faults.submissions;
        const int dispatches = stage.faults.dispatches;
        QVERIFY(stage.read() != nullptr);
        QVERIFY(stage.faults.dispatches - dispatches > 40);
        QVERIFY(stage.faults.submissions - submissions <= 3);
    }

    void a_device_without_fp16_computes_in_fp32_and_says_so_data() {
        QTest::addColumn<bool>("lacking");
        QTest::newRow("with fp16") << false;
        QTest::newRow("without") << true;
    }
    void a_device_without_fp16_computes_in_fp32_and_says_so() {
        QFETCH(bool, lacking);
        VulkanFaults faults;
        faults.no_fp16 = lacking;
        LoadedModel model;
        AnalysisPointer analysis;
        Session session({"vulkan", "", 1, "fp16"}, loader_with([&](const BackendChoice&, const std::stop_token&) {
                            return make_faulty(faults, device_, {.products = Precision::Fp16});
                        }));
        session.load(find_model("story-encoder"), [&](LoadedModel loaded) { model = std::move(loaded); }, {});
        session.analyze("main", {.text = kSentence}, [&](AnalysisPointer done) { analysis = std::move(done); }, {});
        session.wait();
        const bool has_fp16 = model.backend_name.ends_with("fp16");
        if (!lacking && !has_fp16) QSKIP("the device has no fp16");
        QCOMPARE(has_fp16, !lacking);
        QVERIFY(analysis);
        QCOMPARE(analysis->provenance.backend, model.backend_name);
        const bool said = std::any_of(model.notices.begin(), model.notices.end(), [](const std::string& notice) {
            return notice.find("computes in fp32") != std::string::npos;
        });
        QCOMPARE(said, lacking);
    }

    void the_check_finds_a_device_that_silently_computes_wrong() {
        VulkanFaults faults;
        const auto backend = make_faulty(faults, device_);
        QVERIFY(check_backend(backend, {}, {}).passed());
        faults.dispatches_that_do_nothing = 1;
        QVERIFY(!check_backend(backend, {}, {}).passed());
        faults.dispatches_that_do_nothing = -1;
        QVERIFY(!check_backend(backend, {}, {}).passed());
    }

    void a_new_device_is_checked_while_the_cpu_stands_in_data() {
        QTest::addColumn<bool>("wrong");
        QTest::newRow("right") << false;
        QTest::newRow("wrong") << true;
    }
    void a_new_device_is_checked_while_the_cpu_stands_in() {
        QFETCH(bool, wrong);
        VulkanFaults faults;
        if (wrong) faults.dispatches_that_do_nothing = -1;
        const QTemporaryDir folder;
        DeviceAccess access;
        access.find = [](const BackendChoice& choice) {
            ComputeDevice device;
            device.identity = device.name = "faulty";
            return choice.backend == "cpu" ? std::nullopt : std::optional(device);
        };
        access.open = [&](const ComputeDevice&, const Precisions& precisions) {
            return make_faulty(faults, device_, precisions);
        };
        access.results = folder.path().toStdString();
        LoadedModel model;
        std::promise<LoadedModel> moved;
        Session session({"vulkan", "", 1}, loader_without_waiting(access));
        session.on_move([&](LoadedModel now) { moved.set_value(std::move(now)); });
        session.load(find_model("story-encoder"), [&](LoadedModel loaded) { model = std::move(loaded); }, {});
        session.wait();
        QVERIFY(model.backend_name.starts_with("CPU"));
        QCOMPARE(model.checked_device, std::string("faulty"));
        const LoadedModel now = moved.get_future().get();
        QVERIFY(now.checked_device.empty());
        QCOMPARE(now.backend_name.starts_with("Vulkan"), !wrong);
        QCOMPARE(now.notices.size(), std::size_t(wrong ? 1 : 0));
        if (wrong) QVERIFY(now.notices[0].find("faulty computes wrong") != std::string::npos);
        Session next({"vulkan", "", 1}, loader_without_waiting(access));
        next.load(find_model("story-encoder"), [&](LoadedModel loaded) { model = std::move(loaded); }, {});
        next.wait();  // what is known need not be checked
        QVERIFY(model.checked_device.empty());
        QCOMPARE(model.backend_name.starts_with("Vulkan"), !wrong);
    }

    void a_session_ends_while_its_device_works() {
        for (int i = 0; i < 3; ++i) {
            Stage stage(device_);
            stage.session().analyze("main", {.text = kSentence}, {}, {});
        }
    }

    void a_session_ends_while_its_device_hangs() {
        Stage stage(device_);
        stage.faults.fences_never_signal = true;
        stage.session().analyze("main", {.text = kSentence}, {}, {});
        stage.session().cancel();
    }
};

HEADLIGHT_TEST(DeviceFaultsTest, None)
#include "device_faults_test.moc"
