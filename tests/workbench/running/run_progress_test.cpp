#include "workbench/document/run_progress.h"

#include "test_program.h"

#include <QtTest>

using headlight::RunProgress;
using headlight::time_left_text;
using namespace std::chrono_literals;

/// A person who waits is told roughly how long it still takes, and no run that is soon over takes the figure away.
class RunProgressTest : public QObject {
    Q_OBJECT

  private slots:
    void the_time_left_follows_from_the_layers_that_are_done() {
        RunProgress progress;
        const RunProgress::Time start{};
        progress.begin(start);
        QVERIFY(!progress.left(start + 1s));
        progress.take_share(0.25, start + 5s);
        QCOMPARE(progress.left(start + 5s)->count(), 15.0);
        QCOMPARE(progress.left(start + 8s)->count(), 12.0);
        progress.take_share(0.5, start + 8s);
        QCOMPARE(progress.left(start + 8s)->count(), 8.0);
        QCOMPARE(progress.left(start + 60s)->count(), 0.0);
        progress.begin(start + 61s);
        QVERIFY(!progress.left(start + 62s));
        QCOMPARE(progress.share(), 0.0);
    }

    void a_run_is_long_once_it_is_known_to_be() {
        RunProgress progress;
        const RunProgress::Time start{};
        QVERIFY(!progress.is_long(start));
        progress.begin(start);
        QVERIFY(!progress.is_long(start + 499ms));
        QVERIFY(progress.is_long(start + 500ms));
        progress.take_share(0.1, start + 150ms);
        QVERIFY(!progress.is_long(start + 199ms));
        QVERIFY(progress.is_long(start + 200ms));
        progress.take_share(0.5, start + 600ms);
        QVERIFY2(!progress.is_long(start + 600ms), "it ends before anybody has read what is shown meanwhile");
        progress.end();
        QVERIFY(!progress.is_long(start + 10s));
    }

    void the_time_left_is_said_as_roughly_as_it_is_known_data() {
        QTest::addColumn<double>("seconds");
        QTest::addColumn<QString>("text");
        QTest::newRow("none") << 0.0 << "about 1 s left";
        QTest::newRow("seconds") << 6.2 << "about 7 s left";
        QTest::newRow("steps of five") << 11.0 << "about 15 s left";
        QTest::newRow("a minute") << 61.0 << "about 65 s left";
        QTest::newRow("minutes") << 130.0 << "about 3 min left";
    }
    void the_time_left_is_said_as_roughly_as_it_is_known() {
        QFETCH(double, seconds);
        QFETCH(QString, text);
        QCOMPARE(time_left_text(RunProgress::Seconds(seconds)), text);
    }
};

HEADLIGHT_TEST(RunProgressTest, None)
#include "run_progress_test.moc"
