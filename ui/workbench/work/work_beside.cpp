#include "workbench/work/work_beside.h"

#include <QEventLoop>
#include <QThread>

#include <exception>
#include <memory>

namespace headlight {

void work_beside(const std::function<void()>& work) {
    std::exception_ptr failure;
    const std::unique_ptr<QThread> thread(QThread::create([&] {
        try {
            work();
        } catch (...) {  // a thread must not let it pass; it is thrown again below
            failure = std::current_exception();
        }
    }));
    QEventLoop loop;
    QObject::connect(thread.get(), &QThread::finished, &loop, &QEventLoop::quit);
    thread->start();
    loop.exec(QEventLoop::ExcludeUserInputEvents);
    thread->wait();
    if (failure) std::rethrow_exception(failure);
}

}  // namespace headlight
