#pragma once

#include "core/thread_pool.h"

#include <QObject>
#include <QString>
#include <QThreadPool>

#include <functional>
#include <future>

namespace headlight {

/// End of work on another thread: one of the two is called, on the GUI thread.
struct WorkEnd {
    std::function<void()> done;
    std::function<void(const QString&)> failed;  ///< with a sentence for people
};

/// Threads for work beside the window, of which every piece is done: the destructor waits for the last one. A pool of
/// its own, because the GUI thread waits for Qt's loops over pixels, which take threads from the global one.
class WorkBeside {
  public:
    explicit WorkBeside(ThreadCount threads) { set_threads(threads); }

    /// Pieces that are worked on at the same time; the others wait.
    void set_threads(ThreadCount threads) { pool_.setMaxThreadCount(threads.number()); }

    /// Does the work on another thread. Its end is told as long as `context`, which lives on the GUI thread, is there.
    /// The future is ready when the work has ended: who lends it something waits for that before it goes.
    std::shared_future<void> start(QObject* context, std::function<void()> work, WorkEnd end);

  private:
    QThreadPool pool_;
};

/// The sentence for what is being caught.
QString sentence_of_failure();

}  // namespace headlight
