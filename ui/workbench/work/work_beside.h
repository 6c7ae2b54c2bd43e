#pragma once

#include <QObject>
#include <QString>

#include <functional>
#include <future>

namespace headlight {

/// What becomes of work that was done on another thread: one of the two is called, on the GUI thread.
struct WorkEnd {
    std::function<void()> done;
    std::function<void(const QString&)> failed;  ///< with a sentence for people
};

/// Does the work on another thread; every work is done, also when the program ends meanwhile. Its end is told as long
/// as `context`, which lives on the GUI thread, is there. The future is ready when the work has ended: who lends it
/// something waits for that before it goes.
std::shared_future<void> work_beside(QObject* context, std::function<void()> work, WorkEnd end);

/// The sentence for what is being caught.
QString sentence_of_failure();

}  // namespace headlight
