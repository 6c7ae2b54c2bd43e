#pragma once

#include "view/compose.h"
#include "workbench/document/identity_watch.h"
#include "workbench/document/picture_maker.h"
#include "workbench/document/session_bridge.h"
#include "workbench/document/view_state.h"

#include <QObject>
#include <QString>
#include <QUndoStack>

#include <functional>
#include <memory>
#include <optional>
#include <utility>

namespace headlight {

/// Characters (UTF-16 units) of a text that the window keeps; longer ones are cut, and a notice says so. Far beyond
/// what any model here reads, and short enough to be laid out between two key presses.
inline constexpr int kMaxTextLength = 40000;

/// What can be done about a notice; the notice goes away with it.
struct NoticeAction {
    QString text;
    std::function<void()> run;
};

/// Something that the user should know, shown without getting in the way.
struct Notice {
    enum class Kind { Information, Warning, Error };
    Kind kind = Kind::Information;
    QString text;     ///< plain text: what, where, what to do
    QString subject;  ///< a newer notice on the same subject takes the place of the older
    std::vector<NoticeAction> actions{};
};

/// The state of one window: model, text, view, what was computed from them, and what is pointed at. Widgets show it and
/// ask it for changes; it asks the session for what is missing. Lives on the GUI thread.
class Document : public QObject {
    Q_OBJECT

  public:
    /// `choice` is the one that the bridge was made with.
    Document(std::unique_ptr<SessionBridge> bridge, const BackendChoice& choice, QObject* parent = nullptr);
    ~Document() override;

    [[nodiscard]] SessionBridge& bridge() { return *bridge_; }
    [[nodiscard]] QUndoStack& undo_stack() { return undo_stack_; }

    /// Opens a model by what a user calls it: name, folder or file. A failure leaves the present model as it is.
    void open_model(const QString& model);
    void open_model(const std::filesystem::path& path);
    /// A failure leaves the present backend as it is.
    void choose_backend(const BackendChoice& choice);
    /// Stops loading and running.
    void cancel();
    [[nodiscard]] const std::optional<LoadedModel>& model() const { return model_; }
    [[nodiscard]] const BackendChoice& backend() const { return backend_; }
    [[nodiscard]] bool masks_words() const;

    /// Opens a WAV file for a model that reads recordings; says why not if it cannot be read.
    void open_audio(const QString& path);
    /// Whether the model reads recordings, in place of the text.
    [[nodiscard]] bool reads_audio() const;
    /// The recording's file and length, as a person reads them; empty without one.
    [[nodiscard]] const QString& audio_name() const { return audio_name_; }

    void set_text(const QString& text);
    void set_pair(const std::optional<QString>& pair);
    [[nodiscard]] const QString& text() const { return text_; }
    [[nodiscard]] const std::optional<QString>& pair() const { return pair_; }
    [[nodiscard]] const std::shared_ptr<const Audio>& audio() const { return audio_; }
    /// Shows the text with these tokens after it (an encoder-decoder's target), until the text changes.
    void show_continuation(const std::vector<std::int32_t>& ids);
    [[nodiscard]] const std::vector<std::int32_t>& continuation() const { return continuation_; }
    /// Whether a text is being continued, which `cancel` stops as it does everything.
    [[nodiscard]] bool generating() const { return generating_; }
    void set_generating(bool generating);
    /// Whether the model is an encoder-decoder: the second text is then its target, which it writes itself where that
    /// is empty.
    [[nodiscard]] bool writes_target() const;

    /// Whether the open model reads images, and whether it reads texts.
    [[nodiscard]] bool reads_images() const { return model_ && model_->images; }
    [[nodiscard]] bool reads_text() const { return !model_ || model_->tokenizer || !model_->images; }
    /// Opens an image file; a failure is a notice, and the present image stays.
    void open_image(const QString& path);
    /// `name`: what a person calls it; `path`: where it lies, unless it was pasted.
    void set_image(std::shared_ptr<const Image> image, const QString& name, const QString& path = {});
    [[nodiscard]] const std::shared_ptr<const Image>& image() const { return image_; }  ///< null before the first
    [[nodiscard]] const QString& image_name() const { return image_name_; }
    /// Where the image and the recording lie; empty where they came from no file.
    [[nodiscard]] const QString& image_path() const { return image_path_; }
    [[nodiscard]] const QString& audio_path() const { return audio_path_; }

    /// What the user wrote down beside the text.
    [[nodiscard]] const QString& notes() const { return notes_; }
    void set_notes(const QString& notes);

    /// What is asked of a model about the present text, image or recording, as far as it reads them.
    [[nodiscard]] AnalysisRequest request_for(const LoadedModel& model) const;
    /// What is asked of the open model, of which there must be one: with masked tokens, continuation and interventions.
    [[nodiscard]] AnalysisRequest present_request() const;

    [[nodiscard]] const AnalysisPointer& analysis() const { return analysis_; }
    /// The same model over the same tokens without the interventions that are on; null where none is, and until it is
    /// there.
    [[nodiscard]] AnalysisPointer untouched() const;
    /// Whether interventions are on.
    [[nodiscard]] bool intervenes() const { return !view_.active_interventions().empty(); }
    /// The weight that is painted into cells of the heat map; nothing: clicks select.
    [[nodiscard]] const std::optional<float>& brush() const { return brush_; }
    void set_brush(const std::optional<float>& brush);
    /// What stands in the middle; may be one step behind `view` while it is computed. Null before the first.
    [[nodiscard]] const PicturePointer& picture() const { return picture_; }
    /// What is known of the model's heads over many texts; goes away with the model.
    [[nodiscard]] const CorpusPointer& corpus() const { return corpus_; }
    void set_corpus(const CorpusPointer& corpus);
    /// How figures look; the present picture takes it at once, so that no figure of the theme before is seen.
    void set_figure_style(FigureStyle style);
    /// Whether the analysis is one of the present text by the present model; if not, the newest is still awaited.
    [[nodiscard]] bool analysis_is_of_text() const;
    [[nodiscard]] bool loading() const { return loading_; }
    [[nodiscard]] bool running() const { return running_; }

    [[nodiscard]] const ViewState& view() const { return view_; }
    /// Changes the view as one step of undo. `what` names it in the menu; steps of the same non-zero `merge` id that
    /// follow each other become one (walking through heads, dragging a slider).
    void change_view(const QString& what, const std::function<void(ViewState&)>& change, int merge = 0);
    /// Sets the view without a step of undo (start of the program).
    void reset_view(const ViewState& view);
    /// Sets a view that was saved of the present text, without a step of undo: with the model that is being loaded, or
    /// at once where none is. What the model does not have is reset.
    void restore_view(const ViewState& view);
    void show_head(const HeadId& choice);
    /// The layer and the head that were shown last, for when several heads are one no more; those of the model's that
    /// come nearest.
    [[nodiscard]] HeadId last_single_head() const;
    /// Moves the choice by layers and heads, stopping at the borders.
    void walk(int layers, int heads);
    void toggle_pin(const HeadId& choice);
    /// Masks or shows a token of the analysis; says why not while the analysis of a newer text is still awaited.
    void toggle_mask(std::int32_t token);
    [[nodiscard]] bool is_masked(std::int32_t token) const;

    /// Whether analyses keep the vectors of values and the norms of what they hand on: whoever explains weights asks.
    void keep_values(bool keep);

    /// Under the pointer now; falls back to the selection for what it does not name.
    [[nodiscard]] const TokenFocus& hover() const { return hover_; }
    void set_hover(const TokenFocus& hover);
    [[nodiscard]] std::optional<std::int32_t> selected_token() const { return selected_; }
    void select_token(std::optional<std::int32_t> token);
    /// A weight: its query becomes the selected token, and its key is what `selected_key` answers.
    void select_pair(std::int32_t query, std::int32_t key);
    [[nodiscard]] std::optional<std::int32_t> selected_key() const { return selected_key_; }
    /// The weight that is asked about: under the pointer, else selected, as far as these name one.
    [[nodiscard]] TokenFocus focused_pair() const;
    /// The token whose row is explained: hovered, else selected.
    [[nodiscard]] std::optional<std::int32_t> focused_query() const;

    void notify(Notice::Kind kind, const QString& text, const QString& subject = {},
                const std::vector<NoticeAction>& actions = {});

  signals:
    void model_changed();
    /// The content hash of the model, which was being computed, is known (or could not be computed).
    void identity_known();
    void text_changed();
    void image_changed();
    void notes_changed();
    void view_changed();
    void analysis_changed();
    /// The untouched run came, or went.
    void untouched_changed();
    void brush_changed();
    void picture_changed();
    void corpus_changed();
    void busy_changed();
    void cancelled();
    void progress_changed(double share);
    void hover_changed();
    void selection_changed();
    void noticed(const headlight::Notice& notice);
    void notice_over(const QString& subject);

  private:
    friend class ViewCommand;
    void connect_bridge();
    void take_model(const LoadedModel& model);
    /// Text, view and undo stay.
    void take_move(const LoadedModel& model);
    void take_analysis(const AnalysisPointer& analysis);
    void take_picture(const PicturePointer& picture);
    void take_untouched(const AnalysisPointer& analysis);
    void apply(const ViewState& view);
    /// `same_input`: only what the run changes on its way is other than before.
    void analyse(bool same_input = false);
    /// Sees to the run that stands beside an intervened one.
    void analyse_untouched(AnalysisRequest request, bool same_input);
    /// Interventions that the model cannot have leave the list, and a notice says so.
    void drop_interventions(const std::function<bool(const ListedIntervention&)>& which);
    /// With the masked tokens, and what is pointed out, as those of the present text.
    [[nodiscard]] ViewState of_this_text(ViewState view) const;
    /// The second text, if a model reads one.
    [[nodiscard]] std::optional<QString> pair_read_by(const ModelDescription& model) const;
    /// The attention that is shown; null until the model has run.
    [[nodiscard]] const AttentionStack* known_stack() const;
    /// Layers and heads of the attention that is shown; the model's own before there is any.
    [[nodiscard]] std::pair<std::int32_t, std::int32_t> shown_sizes() const;
    /// With what the analysis does not have reset.
    [[nodiscard]] ViewState fitted_to_analysis(const ViewState& view) const;
    /// Shows the kind of picture that fits what the model reads.
    void fit_picture_kind(bool read_images_before);
    /// The first sample image of a built-in model that was opened without an image.
    void open_sample_image();
    void forget_analysis();
    /// Highlights and ranges, which belong to one version of the text.
    void forget_pointed_out();
    /// What was marked or written belongs to the text before.
    void begin_text();
    void request_picture();
    void begin_loading();

    std::unique_ptr<SessionBridge> bridge_;
    QUndoStack undo_stack_;
    std::optional<LoadedModel> model_;
    BackendChoice backend_;
    std::optional<BackendChoice> wanted_backend_;  ///< while the model is loaded for it
    QString text_;
    std::optional<QString> pair_;
    std::shared_ptr<const Image> image_;
    QString image_name_;
    std::shared_ptr<const Audio> audio_;
    QString image_path_;
    QString audio_name_;
    QString audio_path_;
    QString notes_;
    int text_revision_ = 0;
    std::vector<std::int32_t> continuation_;
    ViewState view_;
    std::optional<ViewState> restored_;  ///< until the first analysis of the model that it waits for
    std::int32_t last_layer_ = 0;
    std::int32_t last_head_ = 0;
    StylePointer style_ = std::make_shared<const FigureStyle>();
    AnalysisPointer analysis_;
    AnalysisPointer untouched_;
    bool untouched_is_of_input_ = false;
    std::vector<Intervention> untouched_target_;  ///< with which the target was written that it reads
    std::optional<float> brush_;
    PicturePointer picture_;
    CorpusPointer corpus_;
    TokenFocus hover_;
    std::optional<std::int32_t> selected_;
    std::optional<std::int32_t> selected_key_;
    bool analysis_is_of_model_ = false;
    bool loading_ = false;
    bool running_ = false;
    bool generating_ = false;
    bool keeps_values_ = false;
    PictureMaker pictures_;
    IdentityWatch identity_watch_;
};

}  // namespace headlight
