#include "workbench/background/guarded_application.h"

#include "core/error.h"
#include "test_program.h"

#include <QTest>

#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <functional>
#include <new>

using namespace headlight;

namespace {

/// Does what it is told at each event.
class Receiver : public QObject {
  public:
    std::function<void()> work;
    bool event(QEvent* /*event*/) override {
        work();
        return true;
    }
};

}  // namespace

class GuardedApplicationTest : public QObject {
    Q_OBJECT

  private slots:
    void what_fails_at_an_event_is_told_and_the_next_event_is_handled() {
        int count = 1;
        char name[] = "test";
        char* arguments[] = {name, nullptr};
        GuardedApplication application(count, arguments);
        QStringList told;
        application.report_failures([&](const QString& sentence) { told << sentence; });
        Receiver receiver;
        QEvent event(QEvent::User);
        receiver.work = [] { throw std::bad_alloc(); };
        QCoreApplication::sendEvent(&receiver, &event);
        receiver.work = [] { throw Error(ErrorKind::Memory, Sentence("The system starts no more threads.")); };
        QCoreApplication::sendEvent(&receiver, &event);
        QCOMPARE(told.size(), 2);
        QVERIFY2(told.first().contains("memory"), qPrintable(told.first()));
        QCOMPARE(told.last(), QString("The system starts no more threads."));
        bool handled = false;
        receiver.work = [&] { handled = true; };
        QCoreApplication::sendEvent(&receiver, &event);
        QVERIFY(handled && told.size() == 2);
        application.report_failures({});
        receiver.work = [] { throw std::bad_alloc(); };
        QCoreApplication::sendEvent(&receiver, &event);
    }

    void what_memory_did_not_suffice_to_tell_is_told_with_the_next_event() {
        int count = 1;
        char name[] = "test";
        char* arguments[] = {name, nullptr};
        GuardedApplication application(count, arguments);
        bool has_memory = false;
        QStringList told;
        application.report_failures([&](const QString& sentence) {
            if (!has_memory) throw std::bad_alloc();
            told << sentence;
        });
        Receiver receiver;
        QEvent event(QEvent::User);
        receiver.work = [] { throw std::bad_alloc(); };
        QCoreApplication::sendEvent(&receiver, &event);
        receiver.work = [] {};
        QCoreApplication::sendEvent(&receiver, &event);
        QVERIFY(told.isEmpty());
        has_memory = true;
        QCoreApplication::sendEvent(&receiver, &event);
        QCoreApplication::sendEvent(&receiver, &event);
        QCOMPARE(told.size(), 1);
        QVERIFY2(told.first().contains("memory"), qPrintable(told.first()));
    }

    // Timers and animations go on to fail: without an end the program would never answer again.
    void where_memory_is_out_for_good_the_program_ends_in_a_sentence() {
        int ends[2];
        QCOMPARE(::pipe(ends), 0);
        const pid_t child = ::fork();
        if (child == 0) {
            ::dup2(ends[1], STDERR_FILENO);
            int count = 1;
            char name[] = "test";
            char* arguments[] = {name, nullptr};
            GuardedApplication application(count, arguments);
            application.report_failures([](const QString&) { throw std::bad_alloc(); });
            Receiver receiver;
            receiver.work = [] { throw std::bad_alloc(); };
            receiver.startTimer(0);
            ::alarm(60);
            QCoreApplication::exec();
            ::_exit(0);
        }
        ::close(ends[1]);
        std::array<char, 1000> said{};
        std::size_t size = 0;
        for (ssize_t got = 1; got > 0 && size < said.size(); size += static_cast<std::size_t>(got))
            got = std::max<ssize_t>(::read(ends[0], said.data() + size, said.size() - size), 0);
        ::close(ends[0]);
        int status = 0;
        QCOMPARE(::waitpid(child, &status, 0), child);
        QVERIFY(WIFEXITED(status));
        QCOMPARE(WEXITSTATUS(status), 1);
        QVERIFY2(QByteArray(said.data()).startsWith("headlight: There is not enough memory."), said.data());
    }
};

HEADLIGHT_TEST(GuardedApplicationTest, None)
#include "guarded_application_test.moc"
