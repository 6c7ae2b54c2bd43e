#include "core/error.h"
#include "test_program.h"
#include "workbench/background/answer_newest.h"
#include "workbench/background/work_beside.h"

#include <QTest>
#include <QThreadPool>

#include <algorithm>
#include <atomic>
#include <memory>
#include <new>
#include <semaphore>

using namespace headlight;

class WorkTest : public QObject {
    Q_OBJECT

  private slots:
    void work_runs_on_another_thread_and_its_end_is_told_on_this_one() {
        const QThread* here = QThread::currentThread();
        const QThread* worked = nullptr;
        const QThread* told = nullptr;
        beside_.start(this, [&] { worked = QThread::currentThread(); },
                      {[&] { told = QThread::currentThread(); }, [](const QString& why) { QFAIL(qPrintable(why)); }});
        QTRY_COMPARE(told, here);
        QVERIFY(worked != nullptr && worked != here);
    }

    void no_event_is_handled_before_the_call_returns() {
        bool handled = false;
        QMetaObject::invokeMethod(
            this, [&] { handled = true; }, Qt::QueuedConnection);
        beside_.start(this, [] {}, {[] {}, [](const QString&) {}}).wait();
        QVERIFY(!handled);
        QTRY_VERIFY(handled);
    }

    void a_failure_is_told_as_a_sentence() {
        QStringList told;
        const auto fail = [&](const QString& why) { told << why; };
        const auto done = [] { QFAIL("it had failed"); };
        beside_.start(this, [] { throw Error(ErrorKind::File, Sentence("The disk is full."), {}); }, {done, fail});
        QTRY_COMPARE(told.size(), 1);
        QVERIFY2(told.first().contains("The disk is full."), qPrintable(told.first()));
        beside_.start(this, [] { throw std::bad_alloc(); }, {done, fail});
        QTRY_COMPARE(told.size(), 2);
        QVERIFY2(told.last().contains("memory"), qPrintable(told.last()));
    }

    void nobody_is_told_who_is_gone_but_the_work_is_done() {
        std::binary_semaphore gone(0);
        bool worked = false;
        bool told = false;
        auto context = std::make_unique<QObject>();
        const auto ended = beside_.start(context.get(),
                                         [&] {
                                             gone.acquire();
                                             worked = true;
                                         },
                                         {[&] { told = true; }, [&](const QString&) { told = true; }});
        context.reset();
        gone.release();
        ended.wait();
        QCoreApplication::processEvents();
        QVERIFY(worked);
        QVERIFY(!told);
    }

    void as_many_pieces_are_worked_on_as_there_are_threads() {
        beside_.set_threads(ThreadCount());
        QList<int> order;
        std::atomic<int> at_work{0};
        std::atomic<int> most{0};
        std::shared_future<void> last;
        for (int piece = 0; piece < 20; ++piece)
            last = beside_.start(this,
                                 [&, piece] {
                                     most = std::max<int>(most, ++at_work);
                                     order << piece;
                                     --at_work;
                                 },
                                 {[] {}, [](const QString&) {}});
        last.wait();
        QCOMPARE(most.load(), 1);
        QCOMPARE(order.size(), 20);
        QVERIFY(std::ranges::is_sorted(order));
    }

    void qt_finds_its_own_threads_free() {
        std::binary_semaphore written(0);
        const auto ended = beside_.start(this, [&] { written.acquire(); }, {[] {}, [](const QString&) {}});
        // A conversion of many pixels waits for these threads.
        QCOMPARE(QThreadPool::globalInstance()->activeThreadCount(), 0);
        written.release();
        ended.wait();
    }

    void every_piece_is_done_before_the_threads_go() {
        int done = 0;
        {
            WorkBeside beside{ThreadCount()};
            for (int piece = 0; piece < 5; ++piece) beside.start(this, [&] { ++done; }, {[] {}, [](const QString&) {}});
        }
        QCOMPARE(done, 5);
    }

    void only_the_newest_question_is_answered() {
        std::counting_semaphore<9> may_answer(0);
        QList<int> answers;
        AnswerNewest<int, int> answering(
            [&](int question, const std::stop_token&) {
                may_answer.acquire();
                return 10 * question;
            },
            [&](int, int answer) { answers << answer; }, [](const QString& why) { QFAIL(qPrintable(why)); });
        QVERIFY(!answering.awaited());
        for (const int question : {1, 2, 3}) answering.ask(question);
        QVERIFY(answering.awaited());
        may_answer.release(3);
        QTRY_VERIFY(!answering.awaited());
        QCOMPARE(answers, QList<int>{30});
    }

    void an_answer_that_is_no_longer_wanted_is_dropped() {
        std::counting_semaphore<9> may_answer(0);
        QList<int> answers;
        QStringList failures;
        AnswerNewest<int, int> answering(
            [&](int question, const std::stop_token&) {
                may_answer.acquire();
                if (question == 1) throw Error(ErrorKind::File, Sentence("There is no such file."), {});
                return question;
            },
            [&](int, int answer) { answers << answer; }, [&](const QString& why) { failures << why; });
        answering.ask(1);
        answering.forget();
        QVERIFY(!answering.awaited());
        may_answer.release(2);
        answering.ask(2);
        QTRY_COMPARE(answers, QList<int>{2});
        QCOMPARE(failures, QStringList());
    }

  private:
    WorkBeside beside_{ThreadCount()};
};

HEADLIGHT_TEST(WorkTest, Core)

#include "work_test.moc"
