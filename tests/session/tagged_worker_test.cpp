#include "session/tagged_worker.h"

#include "test_program.h"

#include <QtTest>

#include <new>
#include <optional>

using namespace headlight;

class TaggedWorkerTest : public QObject {
    Q_OBJECT

  private slots:
    // Whoever waits for the result would wait for ever, and what a thread throws ends the program.
    void a_result_that_cannot_be_handed_over_is_a_failure() {
        std::optional<ErrorKind> kind;
        TaggedWorker worker;
        worker.submit({.lane = "a",
                       .work = [](JobControl&) -> std::function<void()> { return [] { throw std::bad_alloc(); }; },
                       .failed = [&](const Error& error) { kind = error.kind(); },
                       .progress = {}});
        worker.wait();
        QCOMPARE(kind, ErrorKind::Memory);
    }
};

HEADLIGHT_TEST(TaggedWorkerTest, None)
#include "tagged_worker_test.moc"
