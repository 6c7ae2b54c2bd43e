#include "training/training.h"

#include "core/error.h"
#include "training/folder_lock.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <string>
#include <vector>

namespace headlight {

namespace {

constexpr std::int64_t kCheckpointsOfRun = 20;
constexpr std::int64_t kStepsOfLoss = 10;  // whose mean is logged

/// One run of a training, from a checkpoint to another.
class TrainingRun {
  public:
    TrainingRun(const std::filesystem::path& folder, int steps, ThreadCount threads, const std::stop_token& stop)
        : folder_(folder),
          lock_(folder_.locked_file()),
          text_(read_training_text(folder_.text(), folder_.options().unit, stop)),
          layout_(checked_shape(folder_.options(), text_)),
          trainer_(layout_, text_.ids, folder_.options().seed, folder_.options().optimizer, threads),
          stop_(stop),
          every_(std::max<std::int64_t>(1, steps / kCheckpointsOfRun)) {
        std::optional<TrainingState> last = folder_.last_state(layout_);
        saved_ = last.has_value();
        if (last) trainer_.set_state(std::move(*last));
        losses_ = folder_.losses(trainer_.steps());
        now_ = {.step = trainer_.steps(), .last = trainer_.steps() + steps};
    }

    TrainingProgress run(const TrainingReport& report) {
        if (!saved_) save();
        report(now_);
        while (now_.step < now_.last && take_step()) {
            if (now_.step % kStepsOfLoss == 0 || now_.step == now_.last) log();
            if (now_.step % every_ == 0 || now_.step == now_.last) save();
            report(now_);
        }
        if (!saved_) {
            log();
            save();
        }
        return now_;
    }

  private:
    /// Returns false where a stop was requested.
    bool take_step() {
        try {
            now_.loss = trainer_.step(stop_);
        } catch (const Error& error) {
            if (error.kind() == ErrorKind::Cancelled) return false;
            throw;
        }
        now_.step = trainer_.steps();
        now_.checkpoint = saved_ = false;
        unlogged_ += now_.loss;
        ++unlogged_steps_;
        if (std::isfinite(now_.loss)) return true;
        throw Error(ErrorKind::Input,
                    Sentence("The loss of step %1 is not a finite number: the training diverged. Train again with "
                             "another seed or smaller sizes.",
                             now_.step),
                    {folder_.path().string(), "", {}});
    }

    void log() {
        if (unlogged_steps_ == 0) return;
        losses_.push_back({now_.step, unlogged_ / static_cast<double>(unlogged_steps_)});
        unlogged_ = 0;
        unlogged_steps_ = 0;
    }

    void save() {
        folder_.save(trainer_, layout_, text_, losses_);
        now_.checkpoint = saved_ = true;
    }

    TrainingFolder folder_;
    FolderLock lock_;
    TrainingText text_;
    DecoderLayout layout_;
    Trainer trainer_;
    std::stop_token stop_;
    std::int64_t every_;  ///< steps from one checkpoint to the next
    bool saved_ = false;  ///< the weights are those of a checkpoint
    std::vector<LoggedLoss> losses_;
    double unlogged_ = 0;
    std::int64_t unlogged_steps_ = 0;
    TrainingProgress now_;
};

}  // namespace

void begin_training(const std::filesystem::path& folder, std::string_view text, const TrainingOptions& options,
                    const std::stop_token& stop) {
    if (text.size() > kMostOfTrainingText)
        throw Error(ErrorKind::Input,
                    Sentence("The text is too long: expected at most %1 bytes, found %2. Give a part of it.",
                             kMostOfTrainingText, text.size()));
    static_cast<void>(checked_shape(options, read_training_text(text, options.unit, stop)));
    TrainingFolder::make(folder, options, text);
}

TrainingProgress train_in(const std::filesystem::path& folder, int steps, ThreadCount threads,
                          const TrainingReport& report, const std::stop_token& stop) {
    if (steps < kTrainingSteps.low || steps > kTrainingSteps.high)
        throw Error(ErrorKind::Input, Sentence("--steps: expected a whole number from %1 to %2, found %3.",
                                               kTrainingSteps.low, kTrainingSteps.high, steps));
    return TrainingRun(folder, steps, threads, stop).run(report);
}

}  // namespace headlight
