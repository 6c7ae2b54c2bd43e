#pragma once

#include <QApplication>
#include <QEvent>
#include <QMetaEnum>

#include <algorithm>
#include <chrono>
#include <ctime>
#include <utility>

namespace headlight::testing {

/// The longest of the events that the GUI thread handled, and how many took longer than a frame.
struct LongestEvent {
    double cpu = 0;    ///< milliseconds of that thread's own time
    double clock = 0;  ///< milliseconds of the clock, which other work on the machine lengthens
    QString name;      ///< class of the receiver, and type of the event with the longest time of its own
    int late = 0;      ///< events with more than `kFrame` of its own
    static constexpr double kFrame = 16;
};

/// Times every event from outside: what an event handles inside itself counts as its own.
class TimedApplication final : public QApplication {
  public:
    using QApplication::QApplication;

    bool notify(QObject* receiver, QEvent* event) override {
        if (depth_ > 0) return QApplication::notify(receiver, event);
        // Both may be gone afterwards.
        const char* type = QMetaEnum::fromType<QEvent::Type>().valueToKey(event->type());
        const QString name = QString::fromLatin1(receiver->metaObject()->className()) + QLatin1Char(' ') +
                             (type != nullptr ? QString::fromLatin1(type) : QString::number(event->type()));
        const double clock = clock_milliseconds();
        const double cpu = thread_milliseconds();
        ++depth_;
        const bool done = QApplication::notify(receiver, event);
        --depth_;
        take(name, thread_milliseconds() - cpu, clock_milliseconds() - clock);
        return done;
    }

    /// What was handled since the last call.
    LongestEvent take_longest() { return std::exchange(longest_, {}); }

  private:
    static double thread_milliseconds() {
        timespec now{};
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
        return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) / 1e6;
    }
    static double clock_milliseconds() {
        return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now().time_since_epoch()).count();
    }
    void take(const QString& name, double cpu, double clock) {
        if (cpu > LongestEvent::kFrame) ++longest_.late;
        longest_.clock = std::max(longest_.clock, clock);
        if (cpu <= longest_.cpu) return;
        longest_.cpu = cpu;
        longest_.name = name;
    }

    int depth_ = 0;
    LongestEvent longest_;
};

}  // namespace headlight::testing
