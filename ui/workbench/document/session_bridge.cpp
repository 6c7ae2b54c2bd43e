#include "workbench/document/session_bridge.h"

#include "core/threads.h"

#include <array>
#include <string>
#include <thread>
#include <utility>
#include <variant>

namespace headlight {

namespace {

/// Callbacks come on the session's thread; each is queued to this object's thread with the number of its question, so
/// that an answer which a newer question overtook in the queue is dropped, or told apart.
class WorkerBridge final : public SessionBridge {
  public:
    explicit WorkerBridge(const BackendChoice& choice)
        : session_(std::make_unique<Session>(choice, loader_without_waiting(search_begun(device_access(), choice)))) {
        session_->on_move([this](const LoadedModel& model) { on_gui_thread([this, model] { emit moved(model); }); });
    }
    // Joins the workers while this object is still whole; events that they queued die with this object.
    ~WorkerBridge() override {
        session_.reset();
        device_finder_ = {};
    }

    void load(const std::filesystem::path& path) override {
        const int question = begin_load();
        session_->load(path, load_done(question), load_error(question), load_step(question));
    }

    void choose_backend(const BackendChoice& choice) override {
        const int question = begin_load();
        session_->choose_backend(choice, load_done(question), load_error(question), load_step(question));
    }

    void analyze(const AnalysisRequest& request) override {
        const int question = ++analysis_question_;
        session_->analyze(
            "main", request,
            [this, question](const AnalysisPointer& analysis) {
                on_gui_thread([this, question, analysis] {
                    if (question <= cancelled_analysis_) return;
                    if (question == analysis_question_)
                        emit analyzed(analysis);
                    else
                        emit overtaken_analyzed(analysis);
                });
            },
            [this, question](const Error& error) {
                on_gui_thread([this, question, error] {
                    if (question == analysis_question_ && question > cancelled_analysis_) emit analysis_failed(error);
                });
            },
            [this, question](double share) {
                on_gui_thread([this, question, share] {
                    if (question == analysis_question_) emit analysis_progress(share);
                });
            },
            [this, question](const AnalysisPointer& analysis) {
                on_gui_thread([this, question, analysis] {
                    if (question == analysis_question_ && question > cancelled_analysis_)
                        emit analyzed_so_far(analysis);
                });
            });
    }

    void analyze_untouched(const AnalysisRequest& request) override {
        const int question = ++untouched_question_;
        const auto nobody_waits = [](const Error&) {};  // the analysis beside it says what is wrong
        session_->analyze("untouched", request,
                          [this, question](const AnalysisPointer& analysis) {
                              on_gui_thread([this, question, analysis] {
                                  if (question == untouched_question_) emit untouched_analyzed(analysis);
                              });
                          },
                          nobody_waits, {});
    }

    void analyze_neutral(const AnalysisRequest& request) override {
        const int question = ++neutral_question_;
        session_->analyze(
            "neutral", request,
            [this, question](const AnalysisPointer& analysis) {
                on_gui_thread([this, question, analysis] {
                    if (question == neutral_question_) emit neutral_analyzed(analysis);
                });
            },
            [this, question](const Error& error) {
                on_gui_thread([this, question, error] {
                    if (question == neutral_question_) emit neutral_failed(error);
                });
            },
            {});
    }

    void generate(const GenerationRequest& request) override {
        const int question = ++generation_question_;
        session_->generate(
            kGenerationTag, request,
            [this, question](const GeneratedToken& token) {
                on_gui_thread([this, question, token] {
                    if (question == generation_question_) emit token_generated(token);
                });
            },
            [this, question](const GeneratedText& text) {
                on_gui_thread([this, question, text] {
                    if (question == generation_question_) emit generated(text);
                });
            },
            [this, question](const Error& error) {
                on_gui_thread([this, question, error] {
                    if (question == generation_question_) emit generation_failed(error);
                });
            });
    }

    void study(const StudyRequest& request) override {
        const std::size_t kind = request.index();
        const int question = ++study_questions_.at(kind);
        session_->study(
            "study " + std::to_string(kind), request,
            [this, kind, question](const StudyReading& reading) {
                on_gui_thread([this, kind, question, reading] {
                    if (question == study_questions_.at(kind)) emit studied(reading);
                });
            },
            [this, kind, question](const Error& error) {
                on_gui_thread([this, kind, question, error] {
                    if (question == study_questions_.at(kind)) emit study_failed(kind, error);
                });
            });
    }

    void cancel_generation() override {
        ++generation_question_;  // what still comes of it is of no use
        session_->cancel(kGenerationTag);
    }

    void cancel() override {
        ++generation_question_;
        session_->cancel();
    }

    void find_devices() override {
        device_finder_ = start_thread(
            [this] { on_gui_thread([this, devices = compute_devices()] { emit devices_found(devices); }); });
    }

    std::vector<BuiltInModel> built_in() const override { return built_in_; }
    std::function<std::vector<FoundModel>()> cache_search() const override { return models_in_hugging_face_cache; }
    std::filesystem::path find(const QString& model) const override { return find_model(model.toStdString()); }

  private:
    template <typename Function>
    void on_gui_thread(Function function) {
        QMetaObject::invokeMethod(this, std::move(function), Qt::QueuedConnection);
    }

    int begin_load() {
        cancelled_analysis_ = analysis_question_;  // what still comes from the model before is of no use
        ++untouched_question_;
        ++neutral_question_;
        return ++load_question_;
    }

    std::function<void(LoadedModel)> load_done(int question) {
        return [this, question](const LoadedModel& model) {
            on_gui_thread([this, question, model] {
                if (question == load_question_) emit loaded(model);
            });
        };
    }

    Session::Failed load_error(int question) {
        return [this, question](const Error& error) {
            on_gui_thread([this, question, error] {
                if (question == load_question_) emit load_failed(error);
            });
        };
    }

    Progress load_step(int question) {
        return [this, question](double share) {
            on_gui_thread([this, question, share] {
                if (question == load_question_) emit load_progress(share);
            });
        };
    }

    static constexpr const char* kGenerationTag = "continuation";
    const std::vector<BuiltInModel> built_in_ = built_in_models();  ///< read once: that takes 10 ms
    int generation_question_ = 0;
    std::array<int, kStudyKinds> study_questions_{};
    int load_question_ = 0;
    int analysis_question_ = 0;
    int untouched_question_ = 0;
    int neutral_question_ = 0;
    int cancelled_analysis_ = 0;
    std::unique_ptr<Session> session_;
    std::jthread device_finder_;  // drivers may take a moment, and the session is busy with models
};

}  // namespace

std::unique_ptr<SessionBridge> make_session_bridge(const BackendChoice& choice) {
    return std::make_unique<WorkerBridge>(choice);
}

}  // namespace headlight
