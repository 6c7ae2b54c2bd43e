#pragma once

#include "analysis/matrix_view.h"
#include "workbench/session_bridge.h"

#include <QObject>
#include <QString>

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>

namespace headlight {

class Document;

/// The run that the document's is compared with: of another model, of another text, or the same run with another head.
/// What is not set follows the document. Its model is loaded, and its text run, by a session of its own, so that both
/// sides update while someone types. Lives on the GUI thread.
class OtherSide : public QObject {
    Q_OBJECT

  public:
    using MakeBridge = std::function<std::unique_ptr<SessionBridge>()>;

    /// `make_bridge` is called when another run is first needed.
    OtherSide(Document& document, MakeBridge make_bridge, QObject* parent = nullptr);
    ~OtherSide() override;

    /// Off, nothing is computed and the second model is given back.
    void set_on(bool on);
    [[nodiscard]] bool is_on() const { return on_; }
    /// A built-in model's name, a folder, or a file; nothing: the document's model.
    void set_model(const std::optional<QString>& model);
    [[nodiscard]] const std::optional<QString>& model() const { return model_; }
    /// The model that another run is of; nothing while it is loaded, and where there is no other run.
    [[nodiscard]] const std::optional<LoadedModel>& loaded() const { return loaded_; }
    /// Nothing: the document's text.
    void set_text(const std::optional<QString>& text);
    [[nodiscard]] const std::optional<QString>& text() const { return text_; }
    /// The document's run without its interventions, until a model or a text is chosen.
    void set_untouched(bool untouched);
    [[nodiscard]] bool untouched() const { return untouched_; }
    /// Nothing: the document's layer and head.
    void set_choice(const std::optional<HeadChoice>& choice);
    [[nodiscard]] const std::optional<HeadChoice>& choice() const { return choice_; }

    /// The head that is shown, among those that there are.
    [[nodiscard]] HeadChoice shown_choice() const;
    /// Null while it is computed for the first time.
    [[nodiscard]] const AnalysisPointer& analysis() const { return analysis_; }
    /// "story-encoder"
    [[nodiscard]] QString model_name() const;
    /// Whether the model of another run is not there yet.
    [[nodiscard]] bool loading() const;
    /// Why there is no run, for people; empty when there is one.
    [[nodiscard]] const QString& failure() const { return failure_; }

  signals:
    /// Model, text, choice or run changed.
    void changed();

  private:
    /// Brings the run up to date with what is asked for.
    void refresh();
    void analyse();
    void take_model(const LoadedModel& model);
    void take_analysis(const AnalysisPointer& analysis);
    void fail(const Error& error);
    [[nodiscard]] bool follows() const { return !model_ && !text_; }
    SessionBridge& bridge();

    Document& document_;
    MakeBridge make_bridge_;
    std::unique_ptr<SessionBridge> bridge_;
    bool on_ = false;
    bool untouched_ = false;
    std::optional<QString> model_;
    std::optional<QString> text_;
    std::optional<HeadChoice> choice_;
    std::optional<LoadedModel> loaded_;
    std::filesystem::path wanted_;  ///< what is loaded or being loaded
    AnalysisPointer analysis_;
    QString failure_;
};

}  // namespace headlight
