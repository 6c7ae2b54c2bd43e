#pragma once

#include <QApplication>

#include <functional>

namespace headlight {

/// An application whose window outlives what fails while it handles an event, as it does where memory runs out: Qt
/// expects that no handler throws.
class GuardedApplication : public QApplication {
  public:
    using QApplication::QApplication;

    /// Told, with a sentence for people, of what failed from now on; nothing tells nobody.
    void report_failures(std::function<void(const QString&)> report) { report_ = std::move(report); }

    bool notify(QObject* receiver, QEvent* event) override;

  private:
    std::function<void(const QString&)> report_;
};

}  // namespace headlight
