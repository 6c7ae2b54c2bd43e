#pragma once

#include "formats/model_folder.h"
#include "session/devices.h"
#include "session/session.h"

#include <QObject>
#include <QString>

#include <filesystem>
#include <functional>
#include <memory>
#include <variant>
#include <vector>

namespace headlight {

/// Requests of the window to a session, with the answers as signals of the GUI thread. Answers to questions that
/// were replaced by newer ones are never heard, but for analyses, which may be shown meanwhile. Destroying the bridge
/// cancels what runs and waits for it.
class SessionBridge : public QObject {
    Q_OBJECT

  public:
    using QObject::QObject;

    virtual void load(const std::filesystem::path& path) = 0;
    virtual void analyze(const AnalysisRequest& request) = 0;
    /// Beside the newest analysis: the same without what it changes on its way; `untouched_analyzed` answers.
    virtual void analyze_untouched(const AnalysisRequest& request) = 0;
    /// Beside the newest analysis: its image with another prompt; `neutral_analyzed` or `neutral_failed` answers.
    virtual void analyze_neutral(const AnalysisRequest& request) = 0;
    /// Continues a text; `token_generated` tells every token and `generated` the end.
    virtual void generate(const GenerationRequest& request) = 0;
    virtual void cancel_generation() = 0;
    /// Looks into the model; `studied` answers the newest question of each kind, `study_failed` says why not.
    virtual void study(const StudyRequest& request) = 0;
    virtual void choose_backend(const BackendChoice& choice) = 0;
    virtual void cancel() = 0;
    /// Asks the drivers what can compute here; `devices_found` answers.
    virtual void find_devices() = 0;
    [[nodiscard]] virtual std::vector<BuiltInModel> built_in() const = 0;
    /// Returns what finds the models in the Hugging Face cache. It reads directories, and is called beside the window.
    [[nodiscard]] virtual std::function<std::vector<FoundModel>()> cache_search() const = 0;
    /// Resolves what a user calls a model; throws Error.
    [[nodiscard]] virtual std::filesystem::path find(const QString& model) const = 0;

  signals:
    void loaded(const headlight::LoadedModel& model);
    void load_failed(const headlight::Error& error);
    /// The model goes on elsewhere: on the CPU after its device failed, or on a device that was checked meanwhile.
    void moved(const headlight::LoadedModel& model);
    void devices_found(const std::vector<headlight::ComputeDevice>& devices);
    void load_progress(double share);
    void analyzed(const headlight::AnalysisPointer& analysis);
    /// Of this model, and of a question before the newest one, which is under way or was cancelled.
    void overtaken_analyzed(const headlight::AnalysisPointer& analysis);
    /// Of the newest analysis that was asked for: see SoFar.
    void analyzed_so_far(const headlight::AnalysisPointer& analysis);
    void untouched_analyzed(const headlight::AnalysisPointer& analysis);
    void neutral_analyzed(const headlight::AnalysisPointer& analysis);
    void neutral_failed(const headlight::Error& error);
    void analysis_failed(const headlight::Error& error);
    void analysis_progress(double share);
    void token_generated(const headlight::GeneratedToken& token);
    void generated(const headlight::GeneratedText& text);
    void generation_failed(const headlight::Error& error);
    void studied(const headlight::StudyReading& reading);
    /// `kind`: see study_kind.
    void study_failed(std::size_t kind, const headlight::Error& error);
};

/// Gives `take` the answers to requests of this kind, and `refuse` the Error where there is none, while the receiver
/// lives.
template <typename Request, typename Take, typename Refuse>
void answer_studies(const SessionBridge& bridge, const QObject* receiver, Take take, Refuse refuse) {
    QObject::connect(&bridge, &SessionBridge::studied, receiver, [take](const StudyReading& reading) {
        if (const auto* own = std::get_if<study_kind<Request>()>(&reading)) take(*own);
    });
    QObject::connect(&bridge, &SessionBridge::study_failed, receiver, [refuse](std::size_t kind, const Error& error) {
        if (kind == study_kind<Request>()) refuse(error);
    });
}

/// A bridge to a real session with its worker thread.
std::unique_ptr<SessionBridge> make_session_bridge(const BackendChoice& choice);

}  // namespace headlight
