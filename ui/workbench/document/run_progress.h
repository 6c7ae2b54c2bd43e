#pragma once

#include <QString>

#include <chrono>
#include <optional>

namespace headlight {

/// How far a run is, and how long it still takes, judged by the layers that are done: they take about as long as each
/// other. Times are handed in, so that tests need no clock. Not thread-safe.
class RunProgress {
  public:
    using Clock = std::chrono::steady_clock;
    using Time = Clock::time_point;
    using Seconds = std::chrono::duration<double>;
    /// Until a layer is done, a run that has taken longer than this counts as long.
    static constexpr std::chrono::milliseconds kUnknownWait{500};
    /// A run that has taken longer than `kWait` counts as long if at least `kLongLeft` is left of it.
    static constexpr std::chrono::milliseconds kWait{200};
    static constexpr std::chrono::milliseconds kLongLeft{1000};

    /// The model begins with its first layer.
    void begin(Time now);
    /// Takes the share of the layers that are done, from 0 to 1.
    void take_share(double share, Time now);
    void end();

    /// Share of the layers that are done, from 0 to 1.
    [[nodiscard]] double share() const { return share_; }
    /// Time that is left, a rough estimate; nothing before the first layer is done.
    [[nodiscard]] std::optional<Seconds> left(Time now) const;
    /// Returns whether it takes so long that its tokens and first layers are worth showing meanwhile.
    [[nodiscard]] bool is_long(Time now) const;

  private:
    std::optional<Time> began_;
    std::optional<Seconds> whole_;  ///< that the run takes, estimated when its last layer was done
    double share_ = 0;
};

/// "28 %": a share from 0 to 1.
QString percent_text(double share);

/// "about 12 s left", "about 3 min left"; rounded up to what such an estimate is worth: seconds up to ten, steps of
/// five up to a minute and a half, minutes beyond.
QString time_left_text(RunProgress::Seconds left);

}  // namespace headlight
