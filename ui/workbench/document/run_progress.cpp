#include "workbench/document/run_progress.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace headlight {

void RunProgress::begin(Time now) {
    began_ = now;
    whole_.reset();
    share_ = 0;
}

void RunProgress::take_share(double share, Time now) {
    share_ = std::clamp(share, 0.0, 1.0);
    if (began_ && share_ > 0) whole_ = Seconds(now - *began_) / share_;
}

void RunProgress::end() {
    began_.reset();
    whole_.reset();
    share_ = 0;
}

std::optional<RunProgress::Seconds> RunProgress::left(Time now) const {
    if (!began_ || !whole_) return std::nullopt;
    return std::max(*whole_ - Seconds(now - *began_), Seconds(0));
}

bool RunProgress::is_long(Time now) const {
    if (!began_) return false;
    const auto took = now - *began_;
    if (!whole_) return took >= kUnknownWait;
    return took >= kWait && *left(now) >= kLongLeft;
}

QString percent_text(double share) {
    return QStringLiteral("%1 %").arg(static_cast<int>(std::floor(share * 100)));
}

QString time_left_text(RunProgress::Seconds left) {
    constexpr double kFewSeconds = 10;
    constexpr double kManySeconds = 90;
    constexpr double kStep = 5;
    const auto tell = [](const char* text, double count) {
        return QCoreApplication::translate("headlight::RunProgress", text).arg(std::max(count, 1.0));
    };
    const double seconds = left.count();
    if (seconds > kManySeconds)
        return tell(QT_TRANSLATE_NOOP("headlight::RunProgress", "about %1 min left"), std::ceil(seconds / 60));
    const double step = seconds > kFewSeconds ? kStep : 1;
    return tell(QT_TRANSLATE_NOOP("headlight::RunProgress", "about %1 s left"), std::ceil(seconds / step) * step);
}

}  // namespace headlight
