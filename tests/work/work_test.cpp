#include "core/error.h"
#include "test_program.h"
#include "workbench/work/answer_newest.h"
#include "workbench/work/work_beside.h"

#include <QTest>

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
        work_beside(this, [&] { worked = QThread::currentThread(); },
                    {[&] { told = QThread::currentThread(); }, [](const QString& why) { QFAIL(qPrintable(why)); }});
        QTRY_COMPARE(told, here);
        QVERIFY(worked != nullptr && worked != here);
    }

    void no_event_is_handled_before_the_call_returns() {
        bool handled = false;
        QMetaObject::invokeMethod(
            this, [&] { handled = true; }, Qt::QueuedConnection);
        work_beside(this, [] {}, {[] {}, [](const QString&) {}}).wait();
        QVERIFY(!handled);
        QTRY_VERIFY(handled);
    }

    void a_failure_is_told_as_a_sentence() {
        QStringList told;
        const auto fail = [&](const QString& why) { told << why; };
        const auto done = [] { QFAIL("it had failed"); };
        work_beside(this, [] { throw Error(ErrorKind::File, "The disk is full.", {}); }, {done, fail});
        QTRY_COMPARE(told.size(), 1);
        QVERIFY2(told.first().contains("The disk is full."), qPrintable(told.first()));
        work_beside(this, [] { throw std::bad_alloc(); }, {done, fail});
        QTRY_COMPARE(told.size(), 2);
        QVERIFY2(told.last().contains("memory"), qPrintable(told.last()));
    }

    void nobody_is_told_who_is_gone_but_the_work_is_done() {
        std::binary_semaphore gone(0);
        bool worked = false;
        bool told = false;
        auto context = std::make_unique<QObject>();
        const auto ended = work_beside(context.get(),
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

    void only_the_newest_question_is_answered() {
        std::counting_semaphore<9> may_answer(0);
        QList<int> answers;
        AnswerNewest<int, int> answering(
            [&](int question) {
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
            [&](int question) {
                may_answer.acquire();
                if (question == 1) throw Error(ErrorKind::File, "There is no such file.", {});
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
};

HEADLIGHT_TEST(WorkTest, Core)

#include "work_test.moc"
