#pragma once

#include <QApplication>

#include <functional>

namespace headlight {

/// An application whose window outlives what fails while it handles an event, as it does where memory runs out: Qt
/// expects that no handler throws. What memory did not suffice to tell is told once there is some again. Where there is
/// none for 1,000 failures, the program says so on standard error and ends: its timers would go on to fail for ever.
class GuardedApplication : public QApplication {
  public:
    using QApplication::QApplication;

    /// Told, with a sentence for people, of what failed from now on; nothing tells nobody.
    void report_failures(std::function<void(const QString&)> report) { report_ = std::move(report); }

    bool notify(QObject* receiver, QEvent* event) override;

  private:
    void report(const QString& sentence);
    void report_failure();

    std::function<void(const QString&)> report_;
    int untold_ = 0;  ///< failures since one was told
    bool is_telling_ = false;
};

}  // namespace headlight
