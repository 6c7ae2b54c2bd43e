#pragma once

#include <functional>
#include <utility>

namespace headlight {

/// Where the run of a window stands, and whether what is shown is still of what is asked: the one place that decides
/// it. Only the functions named after events change it.
class RunPhase {
  public:
    enum class Phase {
        Idle,     ///< nothing is under way
        Loading,  ///< a model is being loaded; the one before may still be shown
        Running,  ///< the model runs over the present input
    };
    /// How what is shown stands to the model and the input that are there now.
    enum class Freshness {
        Nothing,     ///< nothing is shown
        OtherModel,  ///< it is of the model before
        OtherInput,  ///< it is of this model, and of what it read before
        Current,
    };

    void load_began() { phase_ = Phase::Loading; }
    void load_failed() { phase_ = Phase::Idle; }
    /// The analysis that is shown is of the model before.
    void model_arrived() {
        phase_ = Phase::Idle;
        of_model_ = false;
    }
    void run_began() { phase_ = Phase::Running; }
    void run_failed() { leave_running(); }
    /// The analysis that was asked for last. Returns whether it is the first one of its model.
    bool analysis_arrived() {
        leave_running();
        return overtaken_arrived();
    }
    /// One that was asked for before the run that is under way. Returns the same.
    bool overtaken_arrived() { return !std::exchange(of_model_, true); }
    /// Returns whether anything was under way.
    bool stopped() { return std::exchange(phase_, Phase::Idle) != Phase::Idle; }

    [[nodiscard]] bool loading() const { return phase_ == Phase::Loading; }
    [[nodiscard]] bool running() const { return phase_ == Phase::Running; }
    /// Returns whether the present model has run.
    [[nodiscard]] bool model_has_run() const { return of_model_; }
    /// `shown`: there is an analysis; `same_input`: tells whether it is of the present input, asked only where its
    /// model is the present one.
    [[nodiscard]] Freshness freshness(bool shown, const std::function<bool()>& same_input) const {
        if (!shown) return Freshness::Nothing;
        if (!of_model_) return Freshness::OtherModel;
        return same_input() ? Freshness::Current : Freshness::OtherInput;
    }

  private:
    /// An answer that comes while the next model is loaded ends nothing.
    void leave_running() {
        if (phase_ == Phase::Running) phase_ = Phase::Idle;
    }

    Phase phase_ = Phase::Idle;
    bool of_model_ = false;
};

}  // namespace headlight
