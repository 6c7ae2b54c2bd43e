#include "core/thread_pool.h"

#include "test_program.h"

#include <algorithm>
#include <atomic>
#include <memory>
#include <stdexcept>
#include <thread>
#include <vector>

using namespace headlight;

class ThreadPoolTest : public QObject {
    Q_OBJECT
  private slots:
    void every_part_runs_once_data();
    void every_part_runs_once();
    void parts_run_on_several_threads();
    void no_parts_is_no_work();
    void many_short_loops_leave_nothing_behind();
    void loops_started_from_many_threads_are_all_finished();
    void a_loop_within_a_loop_finishes();
    void a_loop_on_another_pool_within_a_loop_finishes();
    void an_exception_reaches_the_caller_and_the_pool_goes_on();
    void an_exception_of_a_nested_loop_reaches_the_outer_caller();
    void a_pool_without_threads_works_on_the_caller();
    void a_count_is_one_until_it_is_chosen();
};

void ThreadPoolTest::every_part_runs_once_data() {
    QTest::addColumn<int>("threads");
    QTest::addColumn<int>("parts");
    for (const int threads : {1, 2, 5})
        for (const int parts : {1, 2, 7, 1000})
            QTest::addRow("%d threads, %d parts", threads, parts) << threads << parts;
}

void ThreadPoolTest::every_part_runs_once() {
    QFETCH(int, threads);
    QFETCH(int, parts);
    ThreadPool pool(ThreadCount::chosen(threads));
    QCOMPARE(pool.size(), threads);
    std::vector<std::atomic<int>> runs(static_cast<std::size_t>(parts));
    pool.for_each(parts, [&](std::int64_t part) { ++runs.at(static_cast<std::size_t>(part)); });
    for (const auto& count : runs) QCOMPARE(count.load(), 1);
}

void ThreadPoolTest::parts_run_on_several_threads() {
    // Two parts that wait for each other end only if both run at the same time.
    ThreadPool pool(ThreadCount::chosen(2));
    std::atomic<int> arrived{0};
    pool.for_each(2, [&](std::int64_t) {
        ++arrived;
        while (arrived < 2) std::this_thread::yield();
    });
    QCOMPARE(arrived.load(), 2);
}

void ThreadPoolTest::no_parts_is_no_work() {
    ThreadPool pool(ThreadCount::chosen(3));
    pool.for_each(0, [](std::int64_t) { QFAIL("there is no part"); });
    pool.for_each(-1, [](std::int64_t) { QFAIL("there is no part"); });
}

// A worker that wakes late must not touch a loop that is over: the sanitizers see it if it does.
void ThreadPoolTest::many_short_loops_leave_nothing_behind() {
    ThreadPool pool(ThreadCount::chosen(4));
    for (int i = 0; i < 20'000; ++i) {
        const auto total = std::make_unique<std::atomic<std::int64_t>>(0);
        pool.for_each(3, [&](std::int64_t part) { *total += part; });
        if (*total != 3) QFAIL(qPrintable(QString("loop %1 added up to %2").arg(i).arg(total->load())));
    }
}

void ThreadPoolTest::loops_started_from_many_threads_are_all_finished() {
    ThreadPool pool(ThreadCount::chosen(3));
    std::atomic<std::int64_t> total{0};
    {
        std::vector<std::jthread> callers;
        for (int caller = 0; caller < 6; ++caller)
            callers.emplace_back([&] {
                for (int i = 0; i < 300; ++i) pool.for_each(5, [&](std::int64_t part) { total += part; });
            });
    }
    QCOMPARE(total.load(), std::int64_t{6} * 300 * (0 + 1 + 2 + 3 + 4));
}

void ThreadPoolTest::a_loop_within_a_loop_finishes() {
    ThreadPool pool(ThreadCount::chosen(3));
    std::atomic<int> runs{0};
    std::vector<std::jthread> callers;
    for (int caller = 0; caller < 3; ++caller)
        callers.emplace_back(
            [&] { pool.for_each(8, [&](std::int64_t) { pool.for_each(4, [&](std::int64_t) { ++runs; }); }); });
    callers.clear();
    QCOMPARE(runs.load(), 3 * 8 * 4);
}

void ThreadPoolTest::a_loop_on_another_pool_within_a_loop_finishes() {
    ThreadPool outer(ThreadCount::chosen(2)), inner(ThreadCount::chosen(2));
    std::atomic<int> runs{0};
    outer.for_each(6, [&](std::int64_t) {
        inner.for_each(3, [&](std::int64_t) { outer.for_each(2, [&](std::int64_t) { ++runs; }); });
    });
    QCOMPARE(runs.load(), 6 * 3 * 2);
}

void ThreadPoolTest::an_exception_reaches_the_caller_and_the_pool_goes_on() {
    ThreadPool pool(ThreadCount::chosen(3));
    std::atomic<int> runs{0};
    const auto fail_at_seven = [&](std::int64_t part) {
        ++runs;
        if (part == 7) throw std::runtime_error("seven");
    };
    QVERIFY_EXCEPTION_THROWN(pool.for_each(1'000'000, fail_at_seven), std::runtime_error);
    QVERIFY2(runs < 1'000'000, "parts were begun long after the failure");
    runs = 0;
    pool.for_each(5, [&](std::int64_t) { ++runs; });
    QCOMPARE(runs.load(), 5);
}

void ThreadPoolTest::an_exception_of_a_nested_loop_reaches_the_outer_caller() {
    ThreadPool pool(ThreadCount::chosen(2));
    const auto fail = [](std::int64_t) { throw std::runtime_error("inner"); };
    QVERIFY_EXCEPTION_THROWN(pool.for_each(4, [&](std::int64_t) { pool.for_each(4, fail); }), std::runtime_error);
}

void ThreadPoolTest::a_pool_without_threads_works_on_the_caller() {
    ThreadPool pool(ThreadCount::chosen(1));
    const auto caller = std::this_thread::get_id();
    bool elsewhere = false;
    pool.for_each(10, [&](std::int64_t) { elsewhere |= std::this_thread::get_id() != caller; });
    QVERIFY(!elsewhere);
}

void ThreadPoolTest::a_count_is_one_until_it_is_chosen() {
    QCOMPARE(ThreadCount().number(), 1);
    QCOMPARE(ThreadCount::chosen(5).number(), 5);
    QVERIFY2(ThreadCount::chosen(0).number() >= 1, "all cores");
}

HEADLIGHT_TEST(ThreadPoolTest, None)
#include "thread_pool_test.moc"
