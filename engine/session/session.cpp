#include "session/session.h"

#include "session/analyse_text.h"
#include "session/generate_text.h"
#include "session/tagged_worker.h"

#include <chrono>
#include <utility>

namespace headlight {
namespace {

using Clock = std::chrono::steady_clock;

constexpr const char* kLoadLane = "load";
constexpr const char* kBackendLane = "backend";

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
    loaded.tokenizer = model.tokenizer;
    loaded.provenance = model.provenance;
    loaded.notices = model.notices;
    loaded.load_milliseconds = milliseconds;
    return loaded;
}

/// What calls `done` with the result, for the worker to hand over.
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
    Work(BackendChoice choice, ModelLoader loader) : choice_(std::move(choice)), loader_(std::move(loader)) {}

    ReadyModel& present() {
        if (!present_) throw Error(ErrorKind::Input, "No model is open. Open one first.");
        return *present_;
    }

    /// Loads a model. The present one makes way in what is returned, which hands over the result: a cancelled load
    /// changes nothing.
    std::function<void()> load(const std::filesystem::path& path, const BackendChoice& choice, JobControl& control,
                               const std::function<void(LoadedModel)>& done) {
        const auto begin = Clock::now();
        const auto report = [&](double share) { control.progress(share); };
        const auto loaded = std::make_shared<ReadyModel>(loader_(path, choice, control.stop(), report));
        const double milliseconds = std::chrono::duration<double, std::milli>(Clock::now() - begin).count();
        return [this, path, choice, done, loaded, milliseconds] {
            present_ = loaded;
            opened_path_ = path;
            choice_ = choice;
            if (done) done(describe(*loaded, milliseconds));
        };
    }

    std::function<void()> load(const std::filesystem::path& path, JobControl& control,
                               const std::function<void(LoadedModel)>& done) {
        return load(path, choice_, control, done);
    }

    std::function<void()> choose(const BackendChoice& choice, JobControl& control,
                                 const std::function<void(LoadedModel)>& done) {
        if (present_) return load(opened_path_, choice, control, done);
        return [this, choice, done] {
            choice_ = choice;
            if (done) done({});
        };
    }

  private:
    BackendChoice choice_;
    ModelLoader loader_;
    std::shared_ptr<ReadyModel> present_;
    std::filesystem::path opened_path_;

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

void Session::analyse(const std::string& tag, AnalysisRequest request, std::function<void(AnalysisPointer)> done,
                      Failed failed, Progress progress) {
    Job job;
    job.lane = lane_of(tag);
    job.paced = true;
    job.work = [work = work_.get(), request = std::move(request), done = std::move(done)](JobControl& control) {
        return delivery_of(done, analyse_text(work->present(), request, control.stop(),
                                              [&](double share) { control.progress(share); }));
    };
    job.failed = std::move(failed);
    job.progress = std::move(progress);
    work_->worker.submit(std::move(job));
}

void Session::run(const std::string& tag, ModelInput input, CaptureRequest request, std::function<void(Capture)> done,
                  Failed failed, Progress progress) {
    Job job;
    job.lane = lane_of(tag);
    job.work = [work = work_.get(), input = std::move(input), request = std::move(request),
                done = std::move(done)](JobControl& control) {
        const ReadyModel& model = work->present();
        Capture capture =
            model.model->forward(input, request, control.stop(), [&](double share) { control.progress(share); });
        model.check_intact();
        return delivery_of(done, std::move(capture));
    };
    job.failed = std::move(failed);
    job.progress = std::move(progress);
    work_->worker.submit(std::move(job));
}

void Session::generate(const std::string& tag, GenerationRequest request,
                       std::function<void(const GeneratedToken&)> step, std::function<void(std::string text)> done,
                       Failed failed) {
    Job job;
    job.lane = lane_of(tag);
    job.work = [work = work_.get(), request = std::move(request), step = std::move(step),
                done = std::move(done)](JobControl& control) {
        return delivery_of(done, generate_text(work->present(), request, step, control.stop()));
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
