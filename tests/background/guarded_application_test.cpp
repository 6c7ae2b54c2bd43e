#include "workbench/background/guarded_application.h"

#include "core/error.h"
#include "test_program.h"

#include <QTest>

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
        receiver.work = [] { throw Error(ErrorKind::Memory, "The system starts no more threads."); };
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
};

HEADLIGHT_TEST(GuardedApplicationTest, None)
#include "guarded_application_test.moc"
