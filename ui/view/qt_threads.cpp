#include "view/qt_threads.h"

#include <QThreadPool>

namespace headlight {

void limit_qt_threads(ThreadCount threads) {
    QThreadPool::globalInstance()->setMaxThreadCount(threads.number());
}

}  // namespace headlight
