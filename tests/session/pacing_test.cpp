#include "session/pacing.h"

#include "test_program.h"

#include <QtTest>

#include <algorithm>
#include <optional>
#include <vector>

using namespace headlight;

namespace {

using Milliseconds = std::chrono::milliseconds;

/// A typist and a worker in logical time, one millisecond after the other: at every key press the picture of the newest
/// text is asked for.
class Typing {
  public:
    Typing(int run_time, int key_interval, int last_key)
        : run_time_(run_time), key_interval_(key_interval), last_key_(last_key) {}

    /// Runs until nothing is left to do; `know` lets a first run tell how long one takes.
    void play(bool know) {
        if (know) {
            pacing_.requested(at(-10'000));
            pacing_.started(at(-10'000));
            pacing_.finished(at(-10'000 + run_time_), false);
        }
        for (int now = 0; now <= last_key_ || started_ || queued_; ++now) step(now);
    }

    struct Result {
        int asked;  // when its text was typed
        int at;
    };
    std::vector<Result> results;

    [[nodiscard]] int longest_gap() const {
        int longest = results.empty() ? last_key_ : results.front().at;
        for (std::size_t i = 1; i < results.size(); ++i) longest = std::max(longest, results[i].at - results[i - 1].at);
        return longest;
    }

  private:
    static Pacing::Time at(int milliseconds) { return Pacing::Time(Milliseconds(1'000'000 + milliseconds)); }

    void step(int now) {
        if (started_ && now - *started_ >= run_time_) {
            results.push_back({running_, now});
            started_.reset();
            pacing_.finished(at(now), queued_.has_value());
        }
        if (now <= last_key_ && now % key_interval_ == 0) {
            queued_ = now;
            pacing_.requested(at(now));
        }
        if (started_ && queued_ && pacing_.should_stop_running(at(now))) {  // at a key press, and as the run goes on
            started_.reset();
            pacing_.ended_without_result(at(now), true);
        }
        if (!started_ && queued_) {
            running_ = *queued_;
            started_ = now;
            queued_.reset();
            pacing_.started(at(now));
        }
    }

    Pacing pacing_;
    int run_time_;
    int key_interval_;
    int last_key_;
    int running_ = 0;
    std::optional<int> started_;
    std::optional<int> queued_;
};

}  // namespace

class PacingTest : public QObject {
    Q_OBJECT

  private slots:
    void while_someone_types_a_picture_comes_at_least_every_300_ms() {
        for (int run_time = 5; run_time <= 300; run_time += 5) {
            for (int interval = 7; interval <= 299; interval += 13) {
                Typing typing(run_time, interval, 6000);
                typing.play(true);
                QVERIFY2(typing.longest_gap() <= 300,
                         qPrintable(QString("%1 ms a run, a key every %2 ms: %3 ms without a picture")
                                        .arg(run_time)
                                        .arg(interval)
                                        .arg(typing.longest_gap())));
            }
        }
    }

    void before_a_run_time_is_known_the_first_picture_waits_100_ms_more() {
        for (int run_time = 5; run_time <= 300; run_time += 5) {
            Typing typing(run_time, 7, 6000);
            typing.play(false);
            QVERIFY(typing.results.front().at <= run_time + 100);
            QVERIFY(typing.longest_gap() <= std::max(300, run_time + 100));
        }
    }

    void the_last_text_is_always_shown_and_soon() {
        for (const int run_time : {10, 100, 290, 400, 900, 5000}) {
            Typing typing(run_time, 40, 4000);
            typing.play(true);
            QCOMPARE(typing.results.back().asked, 4000);
            // Behind a run that was let finish, if anything.
            QVERIFY(typing.results.back().at <= 4000 + (run_time <= 1000 ? 2 * run_time : run_time) + 1);
        }
    }

    void a_model_too_slow_to_wait_for_makes_way_at_once() {
        Typing typing(5000, 400, 4000);
        typing.play(true);
        QCOMPARE(typing.results.size(), std::size_t{1});
        QCOMPARE(typing.results.front().at, 9000);
    }

    /// It is found out while the first request runs, without a further key press.
    void a_slow_model_is_noticed_while_it_runs() {
        Typing typing(5000, 150, 150);
        typing.play(false);
        QCOMPARE(typing.results.size(), std::size_t{1});
        QCOMPARE(typing.results.front().asked, 150);
        QVERIFY(typing.results.front().at <= 6002);
    }

    void a_fresh_text_stops_a_run_while_there_is_time_for_its_own() {
        Typing typing(100, 60, 60);
        typing.play(true);
        QCOMPARE(typing.results.size(), std::size_t{1});  // the first text's run was stopped
        QCOMPARE(typing.results.front().at, 160);
    }

    void a_cancelled_wait_does_not_count_for_the_next_one() {
        Pacing pacing;
        const auto at = [](int now) { return Pacing::Time(Milliseconds(now)); };
        pacing.requested(at(0));
        pacing.started(at(0));
        pacing.finished(at(100), false);
        pacing.requested(at(200));
        pacing.dropped();
        pacing.requested(at(5000));
        pacing.started(at(5000));
        QVERIFY(pacing.should_stop_running(at(5010)));
    }
};

HEADLIGHT_TEST(PacingTest, None)
#include "pacing_test.moc"
