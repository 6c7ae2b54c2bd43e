#include "workbench/background/guarded_application.h"

#include "workbench/background/work_beside.h"

#include <new>

namespace headlight {

bool GuardedApplication::notify(QObject* receiver, QEvent* event) {
    try {
        return QApplication::notify(receiver, event);
    } catch (...) {
        try {
            if (report_) report_(sentence_of_failure());
        } catch (const std::bad_alloc&) {
            return true;  // no memory is left to say so
        }
    }
    return true;
}

}  // namespace headlight
