#include "driver/files.h"
#include "driver/supervisor.h"
#include "instrumented.h"
#include "mutate/bytes.h"
#include "test_program.h"

#include <QTemporaryDir>

#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string_view>
#include <thread>
#include <vector>

using namespace headlight::fuzz;

namespace {

std::string_view text_of(std::span<const std::byte> bytes) {
    return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

void crash(std::span<const std::byte> bytes) {
    if (!text_of(bytes).starts_with("crash")) return;
    std::fputs("broken promise: it does not crash\n", stderr);
    std::abort();
}

void hang(std::span<const std::byte> bytes) {
    volatile bool on = true;
    while (on && text_of(bytes).starts_with("wait")) std::this_thread::sleep_for(std::chrono::milliseconds(1));
    while (on && text_of(bytes).starts_with("work")) {
    }
}

/// Waits without an end, but only until the file "been-here" is there.
void hang_once(std::span<const std::byte> bytes) {
    if (!text_of(bytes).starts_with("wait") || std::filesystem::exists("been-here")) return;
    std::ofstream("been-here").close();
    hang(bytes);
}

void take_memory(std::span<const std::byte> bytes) {
    std::vector<std::vector<char>> taken;
    while (text_of(bytes).starts_with("take") && taken.size() < 4096) taken.emplace_back(std::size_t{1} << 20, '\1');
}

void look_for_magic(std::span<const std::byte> bytes) {
    if (is_magic(text_of(bytes))) std::abort();
}

void look_for_magic_on_another_thread(std::span<const std::byte> bytes) {
    std::thread([&] { static_cast<void>(is_magic(text_of(bytes))); }).join();
}

void keep(std::string&, Random&) {}

void mutate_only_bytes(std::string& bytes, Random& random) {
    mutate_bytes(bytes, random);
}

Job job_of(void (*read)(std::span<const std::byte>), std::vector<std::string> corpus, std::uint64_t runs = 0) {
    return {{"target", read, &keep}, std::move(corpus), 1, runs};
}

Result run(const Job& job, const Limits& limits = {}) {
    return fuzz(job, limits, [](const Finding&) {});
}

}  // namespace

class DriverTest : public QObject {
    Q_OBJECT
  private slots:
    void the_input_of_a_crash_is_kept_and_the_next_ones_run() {
        const Result result = run(job_of(&crash, {"a", "crash at once", "b", "crash", "c"}));
        QCOMPARE(result.executions, std::uint64_t{5});
        QCOMPARE(result.findings.size(), std::size_t{1});
        const Finding& finding = result.findings.front();
        QVERIFY(finding.kind == FindingKind::Crash);
        QCOMPARE(finding.input, std::string("crash"));  // the shorter of the two
        QCOMPARE(finding.times, std::size_t{2});
        QVERIFY(finding.summary.starts_with("crash: broken promise: it does not crash"));
    }

    void an_execution_without_an_end_is_ended_data() {
        QTest::addColumn<QString>("input");
        QTest::newRow("that works") << "work";
        QTest::newRow("that waits") << "wait";
    }
    void an_execution_without_an_end_is_ended() {
        QFETCH(QString, input);
        Limits limits;
        limits.seconds = 0.3;
        const Result result = run(job_of(&hang, {"a", input.toStdString(), "b"}), limits);
        QCOMPARE(result.executions, std::uint64_t{3});
        QCOMPARE(result.findings.size(), std::size_t{1});
        QVERIFY(result.findings.front().kind == FindingKind::Timeout);
        QCOMPARE(result.findings.front().input, input.toStdString());
    }

    void an_input_that_took_too_long_only_once_is_no_finding() {
        const QTemporaryDir folder;
        const auto before = std::filesystem::current_path();
        std::filesystem::current_path(folder.path().toStdString());
        Limits limits;
        limits.seconds = 0.3;
        const Result result = run(job_of(&hang_once, {"a", "wait", "b"}), limits);
        std::filesystem::current_path(before);
        QCOMPARE(result.executions, std::uint64_t{3});
        QCOMPARE(result.findings.size(), std::size_t{0});
        QCOMPARE(result.passing_timeouts, std::size_t{1});
    }

    void an_execution_that_takes_too_much_memory_is_ended() {
        Limits limits;
        limits.bytes = std::size_t{256} << 20;
        const Result result = run(job_of(&take_memory, {"a", "take", "b"}), limits);
        QCOMPARE(result.executions, std::uint64_t{3});
        QCOMPARE(result.findings.size(), std::size_t{1});
        QVERIFY(result.findings.front().kind == FindingKind::Memory);
        QCOMPARE(result.findings.front().input, std::string("take"));
    }

    void inputs_that_reach_new_code_lead_further_into_it() {
        Job job = job_of(&look_for_magic, {"F"}, 300'000);
        job.most_findings = 1;
        job.target.mutate = &mutate_only_bytes;
        const Result result = run(job);
        QCOMPARE(result.findings.size(), std::size_t{1});
        QCOMPARE(result.findings.front().input, std::string("FUZZ"));
        QVERIFY(!result.kept.empty());
    }

    void what_other_threads_do_leads_nowhere() {
        Job job = job_of(&look_for_magic_on_another_thread, {"F"}, 2'000);
        job.target.mutate = &mutate_only_bytes;
        QVERIFY(run(job).kept.empty());
    }

    void the_same_seed_gives_the_same_run() {
        Job job = job_of(&look_for_magic, {"F"}, 5'000);
        job.target.mutate = &mutate_only_bytes;
        QCOMPARE(run(job).kept, run(job).kept);
    }

    void a_finding_is_a_file_with_a_report_beside_it() {
        const QTemporaryDir folder;
        const Finding finding{FindingKind::Crash, "target", "input", "report", "summary"};
        const auto path = save(finding, folder.filePath("found").toStdString());
        QCOMPARE(read_bytes(path), std::string("input"));
        QCOMPARE(read_bytes(path.string() + ".txt"), std::string("summary\n\nreport"));
    }
};

HEADLIGHT_TEST(DriverTest, None)
#include "driver_test.moc"
