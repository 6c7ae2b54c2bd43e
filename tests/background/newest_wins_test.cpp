#include "workbench/background/newest_wins.h"

#include "test_program.h"

#include <QTest>

#include <condition_variable>
#include <memory>
#include <mutex>
#include <semaphore>
#include <stop_token>
#include <vector>

using namespace headlight;

namespace {

/// Waits until the token is set.
void wait_for(const std::stop_token& token) {
    std::mutex mutex;
    std::condition_variable_any set;
    std::unique_lock lock(mutex);
    set.wait(lock, token, [] { return false; });
}

}  // namespace

class NewestWinsTest : public QObject {
    Q_OBJECT

  private slots:
    void only_the_newest_of_the_requests_that_wait_is_worked_on() {
        std::binary_semaphore begun(0);
        std::binary_semaphore may_end(0);
        std::binary_semaphore done(0);
        std::vector<int> worked;
        NewestWins<int> worker([&](int request, const std::stop_token&) {
            worked.push_back(request);
            if (request == 1) {
                begun.release();
                may_end.acquire();
            }
            if (request == 3) done.release();
        });
        worker.request(1);
        begun.acquire();
        worker.request(2);
        worker.request(3);
        may_end.release();
        done.acquire();
        QCOMPARE(worked, (std::vector<int>{1, 3}));
    }

    void a_newer_request_tells_the_work_at_hand_that_it_may_be_left() {
        std::binary_semaphore begun(0);
        std::binary_semaphore done(0);
        bool told_at_once = true;
        std::unique_ptr<NewestWins<int>> worker;
        worker = std::make_unique<NewestWins<int>>([&](int request, const std::stop_token& stop) {
            const std::stop_token overtaken = worker->overtaken();
            if (request == 1) {
                begun.release();
                wait_for(overtaken);  // which ends because of request 2 alone
                return;
            }
            told_at_once = overtaken.stop_requested() || stop.stop_requested();
            done.release();
        });
        worker->request(1);
        begun.acquire();
        worker->request(2);
        done.acquire();
        QVERIFY2(!told_at_once, "nothing is newer");
    }

    void work_is_stopped_by_a_request_that_makes_it_vain_and_by_no_other() {
        std::binary_semaphore begun(0);
        std::binary_semaphore done(0);
        std::vector<int> stopped;
        const auto other_tens = [](int at_hand, int newer) { return at_hand / 10 != newer / 10; };
        std::unique_ptr<NewestWins<int>> worker;
        worker = std::make_unique<NewestWins<int>>(
            [&](int request, const std::stop_token& stop) {
                begun.release();
                if (request != 23) wait_for(request == 11 ? worker->overtaken() : stop);
                if (stop.stop_requested()) stopped.push_back(request);
                if (request == 23) done.release();
            },
            other_tens);
        for (const int request : {11, 12, 23}) {
            worker->request(request);
            begun.acquire();
        }
        done.acquire();
        QCOMPARE(stopped, std::vector<int>{12});
    }

    void the_end_of_the_worker_stops_all() {
        std::binary_semaphore begun(0);
        int ended = 0;
        std::unique_ptr<NewestWins<int>> worker;
        worker = std::make_unique<NewestWins<int>>([&](int, const std::stop_token& stop) {
            const std::stop_token overtaken = worker->overtaken();
            begun.release();
            wait_for(overtaken);
            wait_for(stop);
            ++ended;
        });
        worker->request(1);
        begun.acquire();
        worker.reset();
        QCOMPARE(ended, 1);
    }
};

HEADLIGHT_TEST(NewestWinsTest, None)

#include "newest_wins_test.moc"
