#pragma once

#include "analysis/matrix_view.h"
#include "workbench/document/session_bridge.h"

#include <QObject>
#include <QString>
#include <QStringList>

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace headlight {

class Document;

/// In what a run differs from the document's; what is not set follows it.
struct OtherRun {
    std::optional<QString> model{};  ///< a built-in model's name, a folder, or a file
    std::optional<QString> text{};
    std::optional<HeadId> choice{};
    std::optional<std::size_t> stack_of_version_1{};  ///< of the choice, see StacksOfVersion1
    bool untouched = false;   ///< the document's run without its interventions, where model and text follow
    bool intervened = false;  ///< another model or text with the document's interventions
    bool operator==(const OtherRun&) const = default;
};

/// A run that the document's is compared with: of another model, of another text, or the same run with another head.
/// Another run; what is not set follows the document. Its model and text are run by a session of its own, so that both
/// sides update while someone types. Lives on the GUI thread.
class OtherSide : public QObject {
    Q_OBJECT

  public:
    using MakeBridge = std::function<std::unique_ptr<SessionBridge>()>;

    /// `make_bridge` is called when another run is first needed.
    OtherSide(Document& document, MakeBridge make_bridge, QObject* parent = nullptr);
    ~OtherSide() override;

    /// Off, nothing is computed and the other model is given back.
    void set_on(bool on);
    [[nodiscard]] bool is_on() const { return on_; }
    void set_run(const OtherRun& run);
    [[nodiscard]] const OtherRun& run() const { return run_; }
    /// A built-in model's name, a folder, or a file; nothing: the document's model.
    void set_model(const std::optional<QString>& model);
    [[nodiscard]] const std::optional<QString>& model() const { return run_.model; }
    /// The model that another run is of; nothing while it is loaded, and where there is no other run.
    [[nodiscard]] const std::optional<LoadedModel>& loaded() const { return loaded_; }
    /// Nothing: the document's text.
    void set_text(const std::optional<QString>& text);
    [[nodiscard]] const std::optional<QString>& text() const { return run_.text; }
    /// The document's run without its interventions, until a model or a text is chosen.
    void set_untouched(bool untouched);
    [[nodiscard]] bool untouched() const { return run_.untouched; }
    /// Whether another model or text runs with the document's interventions.
    void set_intervened(bool intervened);
    [[nodiscard]] bool intervened() const { return run_.intervened; }
    /// Interventions that its run makes.
    [[nodiscard]] std::vector<Intervention> interventions() const;
    /// Nothing: the document's layer and head.
    void set_choice(const std::optional<HeadId>& choice);
    [[nodiscard]] const std::optional<HeadId>& choice() const { return run_.choice; }

    /// The head that is shown, among those that there are.
    [[nodiscard]] HeadId shown_choice() const;
    /// Null while it is computed for the first time.
    [[nodiscard]] const AnalysisPointer& analysis() const { return analysis_; }
    /// "story-encoder"
    [[nodiscard]] QString model_name() const;
    /// Returns whether the model of another run is not there yet.
    [[nodiscard]] bool loading() const;
    /// Notices on this run: truncation, and masked tokens without a counterpart.
    [[nodiscard]] QStringList notices() const;
    /// Why there is no run, for people; empty when there is one.
    [[nodiscard]] const QString& failure() const { return failure_; }

  signals:
    /// Model, text, choice or run changed.
    void changed();

  private:
    /// Brings the run up to date with what is asked for.
    void refresh();
    void analyze();
    void take_model(const LoadedModel& model);
    void take_analysis(const AnalysisPointer& analysis);
    /// Resolves the choice of a session of version 1, once the run is there.
    void name_stack_of_version_1();
    void fail(const Error& error);
    /// Returns whether it shows a run of the document.
    [[nodiscard]] bool follows() const { return !run_.model && !run_.text; }
    /// Masks of the document, as far as its tokens are known.
    [[nodiscard]] MasksOfRun masks_of_document() const;
    /// Runs again where masks or interventions of the document are changed that are its own too.
    void follow_document();
    SessionBridge& bridge();

    Document& document_;
    MakeBridge make_bridge_;
    std::unique_ptr<SessionBridge> bridge_;
    bool on_ = false;
    OtherRun run_;
    std::optional<LoadedModel> loaded_;
    std::filesystem::path wanted_;          ///< what is loaded or being loaded
    std::vector<std::int32_t> masked_;      ///< tokens of the document that the run was last asked to mask
    std::vector<Intervention> intervened_;  ///< with what the run was last asked
    AnalysisPointer analysis_;
    QString failure_;
};

}  // namespace headlight
