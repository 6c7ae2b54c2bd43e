#include "workbench/background/guarded_application.h"

#include "core/free_memory.h"
#include "language/sentences.h"
#include "workbench/background/work_beside.h"

#include <QScopedValueRollback>

#include <unistd.h>

#include <new>

namespace headlight {

namespace {
constexpr int kMostUntold = 1'000;
constexpr int kFailed = 1;
}  // namespace

void GuardedApplication::report(const QString& sentence) {
    if (!report_ || is_telling_) return;
    const QScopedValueRollback telling(is_telling_, true);
    report_(sentence);
}

void GuardedApplication::report_failure() {
    try {
        report(sentence_of_failure());
        untold_ = 0;
    } catch (const std::bad_alloc&) {
        if (++untold_ < kMostUntold) return;
        say_out_of_memory();
        ::_exit(kFailed);  // what ends in order takes memory
    }
}

bool GuardedApplication::notify(QObject* receiver, QEvent* event) {
    try {
        const bool handled = QApplication::notify(receiver, event);
        if (untold_ == 0 || is_telling_) return handled;
        try {
            report(text_of(Sentence(kOutOfMemory)));
            untold_ = 0;
        } catch (const std::bad_alloc&) {
            return handled;  // the next event tries again
        }
        return handled;
    } catch (...) {
        report_failure();
    }
    return true;
}

}  // namespace headlight
