#include "workbench/background/work_beside.h"

#include "core/error.h"
#include "core/free_memory.h"
#include "language/sentences.h"

#include <QCoreApplication>
#include <QPointer>

#include <memory>
#include <new>
#include <utility>

namespace headlight {

QString sentence_of_failure() {
    try {
        throw;
    } catch (const std::bad_alloc&) {
        return text_of(Sentence(kOutOfMemory));
    } catch (const Error& error) {
        return text_of_error(error);
    } catch (const std::exception& error) {
        return QString::fromStdString(error.what());
    }
}

std::shared_future<void> WorkBeside::start(QObject* context, std::function<void()> work, WorkEnd end) {
    const auto ended = std::make_shared<std::promise<void>>();
    std::shared_future<void> future = ended->get_future().share();
    // The pointer is asked on the GUI thread only, which is where the context may go away.
    const auto receiver = std::make_shared<QPointer<QObject>>(context);
    pool_.start([work = std::move(work), end = std::move(end), ended, receiver] {
        std::function<void()> told = end.done;
        try {
            work();
        } catch (...) {
            told = [failed = end.failed, sentence = sentence_of_failure()] { failed(sentence); };
        }
        ended->set_value();
        QMetaObject::invokeMethod(
            QCoreApplication::instance(),
            [receiver, told] {
                if (*receiver) told();
            },
            Qt::QueuedConnection);
    });
    return future;
}

}  // namespace headlight
