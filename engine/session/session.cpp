#include "session/session.h"

#include "session/analyze_image.h"
#include "session/background_check.h"
#include "session/elapsed.h"
#include "session/generation/generate_text.h"
#include "session/inputs/analyze_input.h"
#include "session/tagged_worker.h"

#include <chrono>
#include <utility>

namespace headlight {
namespace {

using Clock = std::chrono::steady_clock;

constexpr const char* kLoadLane = "load";
constexpr const char* kBackendLane = "backend";
constexpr const char* kMoveLane = "move";

/// Tags have lanes of their own, so that no tag is ever a load.
std::string lane_of(const std::string& tag) {
    return "tag:" + tag;
}

LoadedModel describe(const ReadyModel& model, double milliseconds) {
    LoadedModel loaded;
    loaded.description = model.model->description();
    loaded.name = model.provenance.model_name;
    loaded.path = model.path;
    loaded.backend_name = model.provenance.backend;
    loaded.on_host = model.on_host;
    if (model.unchecked) loaded.checked_device = model.unchecked->name;
    loaded.tokenizer = model.tokenizer;
    loaded.audio = model.audio;
    loaded.letters = model.letters;
    loaded.images = model.images;
    loaded.provenance = model.provenance;
    loaded.notices = model.notices;
    loaded.known_words = model.known_words;
    if (model.recorded) loaded.recorded_text = model.recorded->tokens.text;
    loaded.refine = model.refine;
    loaded.model_at_hand = model.at_hand != nullptr;
    loaded.load_milliseconds = milliseconds;
    return loaded;
}

/// Returns whether another device may do what this one could not.
bool is_of_device(const Error& error) {
    return error.kind() == ErrorKind::Device || error.kind() == ErrorKind::Memory;
}

std::string stand_in_notice(const Error& reason) {
    return std::string(reason.what()) + " The CPU computes instead, until the model is opened again.";
}

/// Tells nothing more of a request that was replaced or cancelled.
SoFar unless_stopped(const SoFar& so_far, const JobControl& control) {
    if (!so_far) return {};
    return [&so_far, stop = control.stop()](AnalysisPointer analysis) {
        if (!stop.stop_requested()) so_far(std::move(analysis));
    };
}

/// Makes a function that calls `done` with the result, for the worker to call.
template <typename Done, typename Result>
std::function<void()> delivery_of(Done done, Result result) {
    const auto shared = std::make_shared<Result>(std::move(result));
    return [done = std::move(done), shared] {
        if (done) done(std::move(*shared));
    };
}

}  // namespace

/// The present model belongs to the worker's thread: every job below runs there, one after the other.
class Session::Work {
  public:
    Work(BackendChoice choice, ModelLoader loader)
        : choice_(std::move(choice)),
          loader_(std::move(loader)),
          check_([this](const std::string& device, const std::optional<Error>& problem) { move(device, problem); }) {}
    ~Work() { check_.close(); }
    Work(const Work&) = delete;
    Work& operator=(const Work&) = delete;

    ReadyModel& present() {
        if (!present_) throw Error(ErrorKind::Input, Sentence("No model is open. Open a model first."));
        return *present_;
    }

    /// Loads a model. The present one makes way in what is returned, which hands over the result: a cancelled load
    /// changes nothing.
    std::function<void()> load(const std::filesystem::path& path, const BackendChoice& choice, bool may_fall_back,
                               JobControl& control, const std::function<void(LoadedModel)>& done) {
        const auto begin = Clock::now();
        const auto loaded = may_fall_back ? load_there(path, choice, control) : load_strictly(path, choice, control);
        return [this, path, choice, done, loaded, milliseconds = milliseconds_since(begin)] {
            present_ = loaded;
            opened_path_ = path;
            choice_ = choice;
            if (loaded->unchecked) check_.start(*loaded->unchecked);
            if (done) done(describe(*loaded, milliseconds));
        };
    }

    std::function<void()> load(const std::filesystem::path& path, JobControl& control,
                               const std::function<void(LoadedModel)>& done) {
        return load(path, choice_, true, control, done);
    }

    /// Runs a request on the present model. When its device fails, the model goes over to the CPU, where the request
    /// runs again.
    template <typename Run>
    auto run(JobControl& control, const Run& request) {
        ReadyModel& model = present();
        try {
            return request(model);
        } catch (const Error& error) {
            if (model.on_host || !is_of_device(error)) throw;
            go_over_to_cpu(error, control);
        }
        return request(present());
    }

    std::function<void()> choose(const BackendChoice& choice, JobControl& control,
                                 const std::function<void(LoadedModel)>& done) {
        if (present_) return load(opened_path_, choice, choice.backend == "auto", control, done);
        return [this, choice, done] {
            choice_ = choice;
            if (done) done({});
        };
    }

    std::function<void(LoadedModel)> on_move;

  private:
    std::shared_ptr<ReadyModel> load_strictly(const std::filesystem::path& path, const BackendChoice& choice,
                                              JobControl& control) {
        return std::make_shared<ReadyModel>(
            loader_(path, choice, control.stop(), [&](double share) { control.progress(share); }));
    }

    /// Like load_strictly, or on the CPU where the device cannot be used.
    std::shared_ptr<ReadyModel> load_there(const std::filesystem::path& path, const BackendChoice& choice,
                                           JobControl& control) {
        try {
            return load_strictly(path, choice, control);
        } catch (const Error& error) {
            if (choice.backend == "cpu" || !is_of_device(error)) throw;
            return load_on_cpu(path, choice, error, control);
        }
    }

    std::shared_ptr<ReadyModel> load_on_cpu(const std::filesystem::path& path, const BackendChoice& choice,
                                            const Error& reason, JobControl& control) {
        BackendChoice stand_in = choice;
        stand_in.backend = "cpu";
        stand_in.device.clear();
        if (precisions_of(choice).products == Precision::Fp16) stand_in.precision.clear();  // which the CPU has not
        auto loaded = load_strictly(path, stand_in, control);
        loaded->notices.insert(loaded->notices.begin(), stand_in_notice(reason));
        return loaded;
    }

    void go_over_to_cpu(const Error& reason, JobControl& control) {
        const auto begin = Clock::now();
        present_ = load_on_cpu(opened_path_, choice_, reason, control);
        tell_move({stand_in_notice(reason)}, milliseconds_since(begin));
    }

    void tell_move(std::vector<std::string> notices, double milliseconds) const {
        if (!on_move) return;
        LoadedModel moved = describe(*present_, milliseconds);
        moved.notices = std::move(notices);
        on_move(std::move(moved));
    }

    /// From the checking thread: lets the worker hand the model to the device, or tell why not.
    void move(const std::string& device, const std::optional<Error>& problem) {
        Job job;
        job.lane = kMoveLane;
        job.work = [this, device, problem](JobControl& control) { return take_device(device, problem, control); };
        job.failed = [this](const Error& error) {
            present_->unchecked.reset();
            tell_move({stand_in_notice(error)}, 0);
        };
        worker.submit(std::move(job));
    }

    std::function<void()> take_device(const std::string& device, const std::optional<Error>& problem,
                                      JobControl& control) {
        if (!present_ || !present_->unchecked || present_->unchecked->identity != device) return {};
        if (problem) throw Error(*problem);
        const auto begin = Clock::now();
        const auto loaded = load_strictly(opened_path_, choice_, control);
        return [this, loaded, milliseconds = milliseconds_since(begin)] {
            present_ = loaded;
            std::vector<std::string> notices;
            if (loaded->backend)  // what was recorded has none
                if (auto notice = precision_notice(choice_, *loaded->backend)) notices.push_back(std::move(*notice));
            tell_move(std::move(notices), milliseconds);
        };
    }

    BackendChoice choice_;
    ModelLoader loader_;
    std::shared_ptr<ReadyModel> present_;
    std::filesystem::path opened_path_;
    BackgroundCheck check_;  // ends before the worker, and outlives it

  public:
    TaggedWorker worker;  // last: its thread ends before what it works on goes
};

Session::Session(BackendChoice choice, ModelLoader loader)
    : work_(std::make_unique<Work>(std::move(choice), std::move(loader))) {}

Session::~Session() = default;

void Session::load(const std::filesystem::path& path, std::function<void(LoadedModel)> done, Failed failed,
                   Progress progress) {
    Job job;
    job.lane = kLoadLane;
    job.work = [work = work_.get(), path, done = std::move(done)](JobControl& control) {
        return work->load(path, control, done);
    };
    job.failed = std::move(failed);
    job.progress = std::move(progress);
    work_->worker.submit(std::move(job));
}

void Session::analyze(const std::string& tag, AnalysisRequest request, std::function<void(AnalysisPointer)> done,
                      Failed failed, Progress progress, SoFar so_far) {
    Job job;
    job.lane = lane_of(tag);
    job.paced = true;
    job.work = [work = work_.get(), request = std::move(request), done = std::move(done),
                so_far = std::move(so_far)](JobControl& control) {
        return delivery_of(done, work->run(control, [&](ReadyModel& model) {
            const Progress step = [&](double share) { control.progress(share); };
            return analyze_input(model, request, control.stop(), step, unless_stopped(so_far, control));
        }));
    };
    job.failed = std::move(failed);
    job.progress = std::move(progress);
    work_->worker.submit(std::move(job));
}

void Session::analyze_texts(const std::string& tag, std::vector<AnalysisRequest> requests,
                            std::function<void(std::vector<AnalysisPointer>)> done, Failed failed) {
    Job job;
    job.lane = lane_of(tag);
    job.work = [work = work_.get(), requests = std::move(requests), done = std::move(done)](JobControl& control) {
        return delivery_of(done, work->run(control, [&](ReadyModel& model) {
            return analyze_inputs(model, requests, control.stop());
        }));
    };
    job.failed = std::move(failed);
    work_->worker.submit(std::move(job));
}

void Session::run(const std::string& tag, ModelInput input, CaptureRequest request, std::function<void(Capture)> done,
                  Failed failed, Progress progress) {
    Job job;
    job.lane = lane_of(tag);
    job.work = [work = work_.get(), input = std::move(input), request = std::move(request),
                done = std::move(done)](JobControl& control) {
        return delivery_of(done, work->run(control, [&](const ReadyModel& model) {
            Capture capture =
                model.model->forward(input, request, control.stop(), [&](double share) { control.progress(share); });
            model.check_intact();
            return capture;
        }));
    };
    job.failed = std::move(failed);
    job.progress = std::move(progress);
    work_->worker.submit(std::move(job));
}

void Session::read_image(const std::string& tag, AnalysisRequest request, std::function<void(ReadImage)> done,
                         Failed failed) {
    Job job;
    job.lane = lane_of(tag);
    job.work = [work = work_.get(), request = std::move(request), done = std::move(done)](JobControl& control) {
        return delivery_of(done, headlight::read_image(work->present(), request, control.stop()));
    };
    job.failed = std::move(failed);
    work_->worker.submit(std::move(job));
}

void Session::generate(const std::string& tag, GenerationRequest request,
                       std::function<void(const GeneratedToken&)> step, std::function<void(GeneratedText)> done,
                       Failed failed) {
    Job job;
    job.lane = lane_of(tag);
    job.work = [work = work_.get(), request = std::move(request), step = std::move(step),
                done = std::move(done)](JobControl& control) {
        std::size_t told = 0;  // tokens that need not be told again when the text is written anew on the CPU
        return delivery_of(done, work->run(control, [&](ReadyModel& model) {
            std::size_t made = 0;
            const auto tell = [&](const GeneratedToken& token) {
                if (++made <= told) return;
                told = made;
                if (step) step(token);
            };
            return generate_text(model, request, tell, control.stop());
        }));
    };
    job.failed = std::move(failed);
    work_->worker.submit(std::move(job));
}

void Session::study(const std::string& tag, StudyRequest request, std::function<void(StudyReading)> done,
                    Failed failed) {
    Job job;
    job.lane = lane_of(tag);
    job.work = [work = work_.get(), request = std::move(request), done = std::move(done)](JobControl& control) {
        return delivery_of(
            done, work->run(control, [&](ReadyModel& model) { return study_model(model, request, control.stop()); }));
    };
    job.failed = std::move(failed);
    work_->worker.submit(std::move(job));
}

void Session::choose_backend(BackendChoice choice, std::function<void(LoadedModel)> done, Failed failed,
                             Progress progress) {
    Job job;
    job.lane = kBackendLane;
    job.work = [work = work_.get(), choice = std::move(choice), done = std::move(done)](JobControl& control) {
        return work->choose(choice, control, done);
    };
    job.failed = std::move(failed);
    job.progress = std::move(progress);
    work_->worker.submit(std::move(job));
}

void Session::on_move(std::function<void(LoadedModel)> told) {
    work_->on_move = std::move(told);
}

void Session::cancel(const std::string& tag) {
    if (tag.empty()) {
        work_->worker.cancel_all();
    } else {
        work_->worker.cancel(lane_of(tag));
    }
}

void Session::wait() {
    work_->worker.wait();
}

}  // namespace headlight
