#include "workbench/document/run_phase.h"

#include "test_program.h"

#include <QtTest>

using headlight::RunPhase;

namespace {

RunPhase::Freshness freshness(const RunPhase& phase, bool same_input) {
    return phase.freshness(true, [same_input] { return same_input; });
}

}  // namespace

/// What a window shows is never taken for newer than it is, whatever order the answers come in.
class RunPhaseTest : public QObject {
    Q_OBJECT

  private slots:
    void loading_and_running_exclude_each_other() {
        RunPhase phase;
        QVERIFY(!phase.loading() && !phase.running());
        phase.run_began();
        QVERIFY(phase.running());
        phase.load_began();
        QVERIFY(phase.loading() && !phase.running());
    }

    void an_answer_of_the_model_before_does_not_end_the_loading() {
        RunPhase phase;
        phase.run_began();
        phase.load_began();
        phase.run_failed();
        QVERIFY(phase.loading());
    }

    void an_answer_to_an_older_question_does_not_end_the_run() {
        RunPhase phase;
        phase.model_arrived();
        phase.run_began();
        QVERIFY2(phase.overtaken_arrived(), "it is the first of its model nevertheless");
        QVERIFY(phase.running());
        QVERIFY(!phase.analysis_arrived());
        QVERIFY(!phase.running());
    }

    void what_is_shown_is_of_the_model_before_until_the_new_one_has_run() {
        RunPhase phase;
        phase.model_arrived();
        phase.run_began();
        QVERIFY(phase.analysis_arrived());
        QCOMPARE(freshness(phase, true), RunPhase::Freshness::Current);
        phase.load_began();
        phase.model_arrived();
        QCOMPARE(freshness(phase, true), RunPhase::Freshness::OtherModel);
        QVERIFY(!phase.model_has_run());
        phase.run_began();
        QVERIFY(phase.analysis_arrived());
        phase.run_began();
        QVERIFY2(!phase.analysis_arrived(), "only the first analysis of a model is its first");
    }

    void a_failed_load_leaves_what_is_shown_current() {
        RunPhase phase;
        phase.model_arrived();
        phase.analysis_arrived();
        phase.load_began();
        phase.load_failed();
        QCOMPARE(freshness(phase, true), RunPhase::Freshness::Current);
    }

    void another_input_makes_it_old_and_no_analysis_makes_it_nothing() {
        RunPhase phase;
        phase.model_arrived();
        phase.analysis_arrived();
        QCOMPARE(freshness(phase, false), RunPhase::Freshness::OtherInput);
        QCOMPARE(phase.freshness(false, [] { return true; }), RunPhase::Freshness::Nothing);
    }

    void stopping_tells_whether_anything_was_under_way() {
        RunPhase phase;
        QVERIFY(!phase.stopped());
        phase.load_began();
        QVERIFY(phase.stopped());
        QVERIFY(!phase.stopped());
    }
};

HEADLIGHT_TEST(RunPhaseTest, None)
#include "run_phase_test.moc"
