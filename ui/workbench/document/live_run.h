#pragma once

#include "workbench/background/answer_newest.h"
#include "workbench/document/identity_watch.h"
#include "workbench/document/run_input.h"
#include "workbench/document/run_phase.h"
#include "workbench/document/run_progress.h"
#include "workbench/document/session_bridge.h"

#include <QByteArray>
#include <QImage>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QTimer>

#include <memory>
#include <optional>
#include <vector>

namespace headlight {

class Notices;

/// Where an image comes from: one of these.
struct UnreadImage {
    QString path{};                         ///< of a file
    QImage picture{};                       ///< pasted
    QByteArray bytes{};                     ///< pasted, as an image file holds them
    std::shared_ptr<const Image> pixels{};  ///< read before, of no file
};

/// Images of files.
std::vector<UnreadImage> images_at(const QStringList& paths);

/// Whether a change of the images is a step of undo. What a session, a lesson or a model brings is none.
enum class ImageStep { Undoable, Silent };

/// Live run: the model, its input, and the result. Asks the session for what is missing, and tells how what
/// is shown stands to what is asked. Lives on the GUI thread.
class LiveRun : public QObject {
    Q_OBJECT

  public:
    /// `choice` is the one that the bridge was made with.
    LiveRun(std::unique_ptr<SessionBridge> bridge, const BackendChoice& choice, Notices& notices);
    ~LiveRun() override;

    [[nodiscard]] SessionBridge& bridge() { return *bridge_; }

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
    /// Returns whether the model is an encoder-decoder: the second text is its target, which it generates where that
    /// is empty.
    [[nodiscard]] bool writes_target() const;
    /// Returns whether the open model reads recordings, in place of the text; images; texts.
    [[nodiscard]] bool reads_audio() const;
    [[nodiscard]] bool reads_images() const { return model_ && model_->images; }
    /// Returns whether the open model attends to patches, of an image or of a recording's spectrogram.
    [[nodiscard]] bool reads_patches() const { return reads_images() || (model_ && model_->description.patches > 0); }
    /// Returns whether what is typed is read: not where a text is written about a recording or an image.
    [[nodiscard]] bool reads_typed_text() const;
    /// Returns whether the model runs on images alone: not on a text in or beside which one may stand.
    [[nodiscard]] bool needs_image() const {
        return reads_images() && !model_->description.image_prompt && !model_->description.reads_boxes;
    }
    /// Returns whether the model reads a text in or beside which an image stands.
    [[nodiscard]] bool reads_text_with_image() const { return reads_images() && !needs_image() && reads_typed_text(); }
    [[nodiscard]] bool reads_text() const { return !model_ || model_->tokenizer || !model_->images; }

    [[nodiscard]] const QString& text() const { return input_.text; }
    void set_text(const QString& text);
    [[nodiscard]] const std::optional<QString>& pair() const { return input_.pair; }
    void set_pair(const std::optional<QString>& pair);
    /// Both as one step of undo.
    void set_texts(const QString& text, const std::optional<QString>& pair);
    [[nodiscard]] int text_revision() const { return input_.text_revision; }
    [[nodiscard]] InputTexts texts() const { return {text(), pair(), text_revision()}; }
    /// Brings back texts that were there before, as the version that they were; `text_edited` is not emitted.
    void put_texts(const InputTexts& texts);
    /// A number that no version of the text had.
    [[nodiscard]] int new_revision() { return ++last_revision_; }
    /// Shows the text with these tokens after it (an encoder-decoder's target), until the text changes.
    void show_continuation(const std::vector<std::int32_t>& ids);
    [[nodiscard]] const std::vector<std::int32_t>& continuation() const { return input_.continuation; }
    /// Returns whether a text is being continued, which `cancel` stops as it does everything.
    [[nodiscard]] bool generating() const { return generating_; }
    void set_generating(bool generating);

    /// Shows a built-in model's sample: its texts, its image, or an image with its caption as the text.
    void open_sample(const SampleText& sample);

    // Images are read beside the window, then shown. One that cannot be read is a notice; where none can, the present
    // ones stay.

    /// Puts images in place of the present ones.
    void open_images(std::vector<UnreadImage> images, ImageStep step = ImageStep::Undoable);
    void open_image(const QString& path) { open_images({{.path = path}}); }
    /// Puts images behind the present ones.
    void add_images(std::vector<UnreadImage> images);
    /// Takes images that were dropped or pasted: behind the present ones where the model reads several, else in their
    /// place.
    void take_images(std::vector<UnreadImage> images);
    /// The image of this index becomes another one.
    void replace_image(std::size_t index, UnreadImage image);
    void remove_image(std::size_t index);
    void move_image(std::size_t from, std::size_t to);
    /// Puts images that were read before in place of the present ones.
    void set_images(std::vector<OpenedImage> images, ImageStep step = ImageStep::Silent);
    /// Names the file into which a pasted image was written.
    void file_image(const std::shared_ptr<const Image>& pixels, const QString& path);
    /// Brings back images that were there before; `images_edited` is not emitted.
    void put_images(const InputImages& images);
    /// In the order of the text.
    [[nodiscard]] const std::vector<OpenedImage>& images() const { return input_.images; }
    /// The most images that the open model reads in one text; the others stay in the window.
    [[nodiscard]] std::size_t most_images() const;
    /// Those of the present images that the open model reads, for a request.
    [[nodiscard]] std::vector<NamedImage> images_read() const;
    [[nodiscard]] std::shared_ptr<const Image> image() const;  ///< the first one; null: there is none
    [[nodiscard]] QString image_name() const;                  ///< of the first one
    [[nodiscard]] QString image_path() const;                  ///< of the first one; empty where it came from no file

    /// Reads the words of a page with their places (hOCR or JSON) beside the window, and shows them as the text; says
    /// why not if they cannot be read.
    void open_page(const QString& path);
    /// The page that the text is of; null for another text.
    [[nodiscard]] std::shared_ptr<const PageWords> page() const;
    /// Where it lies; empty for another text.
    [[nodiscard]] QString page_path() const { return page() ? input_.page_path : QString(); }

    /// Reads an audio file beside the window, for a model that reads recordings; says why not if it cannot be read.
    void open_audio(const QString& path);
    [[nodiscard]] const std::shared_ptr<const Audio>& audio() const { return input_.audio; }  ///< null before the first
    /// The recording's file and length, as a person reads them; empty without one.
    [[nodiscard]] const QString& audio_name() const { return input_.audio_name; }
    [[nodiscard]] const QString& audio_path() const { return input_.audio_path; }

    /// Notes that the user wrote.
    [[nodiscard]] const QString& notes() const { return notes_; }
    void set_notes(const QString& notes);

    /// Request of a model for the present text, image or recording, as far as it reads them.
    [[nodiscard]] AnalysisRequest request_for(const LoadedModel& model) const;
    /// Request of the open model, of which there must be one: with masked tokens, continuation and interventions.
    [[nodiscard]] AnalysisRequest present_request() const;
    /// Sets the demands of the view from now on; runs nothing yet.
    void set_demands(const RunDemands& demands) { demands_ = demands; }
    /// Runs the model over what is there now. `same_input`: only what the run changes on its way is other than before.
    void analyze(bool same_input = false);
    /// Makes the metrics and thumbnails of a large capture more exact beside the window, a step at a time; does nothing
    /// where they are exact.
    void refine();
    /// Returns whether analyses keep value vectors and the norms of their OV outputs, which explaining weights needs.
    void keep_values(bool keep);

    [[nodiscard]] const AnalysisPointer& analysis() const { return analysis_; }
    /// The same model over the same tokens without the interventions that are on; null where none is, and until it is
    /// there.
    [[nodiscard]] AnalysisPointer untouched() const;
    /// The same model on the same image with the neutral prompt of the demands, and what was written after the text;
    /// null where none is asked for, and until it is there.
    [[nodiscard]] const AnalysisPointer& neutral() const { return neutral_; }
    /// Runs the neutral prompt of the demands, unless its run is there or under way.
    void analyze_neutral();
    /// While a long run is under way: its tokens and the layers that are done, as SoFar tells them. Null otherwise, and
    /// while it is not known to be long: what was shown before then stays.
    [[nodiscard]] const AnalysisPointer& so_far() const { return so_far_; }
    /// Share of the layers of the run that are done, from 0 to 1.
    [[nodiscard]] double share_done() const { return progress_.share(); }
    /// Time that the run still takes, a rough estimate; nothing before its first layer is done.
    [[nodiscard]] std::optional<RunProgress::Seconds> time_left() const;
    [[nodiscard]] RunPhase::Freshness freshness() const;
    /// Returns whether the analysis is of the present input and model; if not, the newest is still awaited.
    [[nodiscard]] bool is_current() const { return freshness() == RunPhase::Freshness::Current; }
    /// Returns whether the analysis is of the present model.
    [[nodiscard]] bool is_of_model() const { return freshness() >= RunPhase::Freshness::OtherInput; }
    [[nodiscard]] bool loading() const { return phase_.loading(); }
    [[nodiscard]] bool running() const { return phase_.running(); }
    /// Returns whether an image, a recording or a page is being read.
    [[nodiscard]] bool reading() const { return images_.awaited() || recordings_.awaited() || pages_.awaited(); }

  signals:
    void model_changed();
    /// Another device, precision or number of threads holds from now on.
    void backend_changed();
    /// The content hash of the model, which was being computed, is known (or could not be computed).
    void identity_known();
    void load_failed();
    void text_changed();
    void images_changed();
    void notes_changed();
    void analysis_changed();
    /// The baseline run came, or went.
    void untouched_changed();
    /// The run of the neutral prompt came, or went.
    void neutral_changed();
    void busy_changed();
    void cancelled();
    /// Share of the model that is loaded, or of the layers that are done.
    void progress_changed(double share);
    /// `so_far` is another, or null again.
    void so_far_changed();
    /// Some time went by while the model runs.
    void time_passed();

    // For the other objects of the document, which are right before and after everybody else hears of a change.
    /// A model is there; `read_images_before`: so did the one before.
    void model_taken(bool read_images_before);
    void model_told();
    /// The texts are about to become others.
    void text_edited(const InputTexts& before, const InputTexts& after);
    /// The user is about to have other images.
    void images_edited(const InputImages& before, const InputImages& after);
    /// The tokens of the text before mean nothing now.
    void text_began();
    void analysis_taken(bool same_tokens, bool first_of_model);
    void analysis_told();
    /// The analysis has the weights of `before`, and its metrics and thumbnails come from more queries.
    void analysis_refined(const AnalysisPointer& before);
    /// The model cannot have the interventions that were on for the one before.
    void interventions_refused();

  private:
    void connect_bridge();
    void take_backend(const BackendChoice& choice);
    void take_model(const LoadedModel& model);
    /// Text, view and undo stay.
    void take_move(const LoadedModel& model);
    void take_load_failure(const Error& error);
    void take_analysis(const AnalysisPointer& analysis);
    /// Shows it while the run that was asked for last goes on.
    void take_overtaken(const AnalysisPointer& analysis);
    void show_analysis(const AnalysisPointer& analysis, bool first_of_model);
    void take_refined(const AnalysisPointer& before, const AnalysisPointer& refined);
    void take_analysis_failure(const Error& error);
    void take_so_far(const AnalysisPointer& analysis);
    void take_share(double share);
    /// Shows what there is of the run, once it is known to be long.
    void show_long_run();
    /// Returns whether the run that ends was shown as a long one.
    bool forget_progress();
    void end_progress();
    void take_untouched(const AnalysisPointer& analysis);
    void take_neutral(const AnalysisPointer& analysis);
    void take_neutral_failure(const Error& error);
    /// Drops the run of the neutral prompt, which is of another model or input now.
    void forget_neutral();
    /// Request of the neutral prompt; nothing where none is asked for, or no text is read beside an image.
    [[nodiscard]] std::optional<AnalysisRequest> neutral_request() const;
    /// Sees to the run that stands beside an intervened one.
    void analyze_untouched(AnalysisRequest request, bool same_input);
    void begin_loading();
    void begin_text();
    void tell_unread(const QString& subject, const QString& why);
    [[nodiscard]] std::vector<NamedImage> images_for(const LoadedModel& model) const;
    /// An image that is there, or, where it has no pixels, is to be read.
    struct WantedImage {
        OpenedImage image{};
        UnreadImage unread{};
    };
    struct WantedImages {
        std::vector<WantedImage> list;
        ImageStep step = ImageStep::Undoable;
    };
    struct ReadImages {
        std::vector<OpenedImage> list;
        bool read_any = false;  ///< of those that were not there
        QStringList problems{};
    };
    /// The images that are awaited, or else the present ones.
    [[nodiscard]] std::vector<WantedImage> wanted_images() const;
    void read_images(WantedImages wanted);
    static ReadImages images_from(const WantedImages& wanted, const std::stop_token& stop);
    void take_images_read(const WantedImages& wanted, const ReadImages& read);
    /// Says so where there are more images than the open model reads.
    void say_which_are_read();
    void put_page(std::shared_ptr<const PageWords> page, const QString& path);
    void put_audio(std::shared_ptr<const Audio> audio, const QString& path);
    void forget_analysis();
    /// The first sample image of a built-in model that was opened without an image; with its question, where the model
    /// knows few words and the window's text has others.
    void open_sample_image();
    /// The second text, if a model reads one.
    [[nodiscard]] std::optional<QString> pair_read_by(const ModelDescription& model) const;
    /// Returns whether the analysis, which is of the present model, is of the present input.
    [[nodiscard]] bool is_of_input() const;

    std::unique_ptr<SessionBridge> bridge_;
    Notices& notices_;
    std::optional<LoadedModel> model_;
    BackendChoice backend_;
    std::optional<BackendChoice> wanted_backend_;  ///< while the model is loaded for it
    RunInput input_;
    int last_revision_ = 0;
    RunDemands demands_;
    QString notes_;
    RunPhase phase_;
    RunProgress progress_;
    QTimer passing_;
    AnalysisPointer newest_so_far_;  ///< null: none was told of the present run
    AnalysisPointer so_far_;
    bool generating_ = false;
    bool keeps_values_ = false;
    AnalysisPointer analysis_;
    AnalysisPointer untouched_;
    bool untouched_is_of_input_ = false;
    std::vector<Intervention> untouched_target_;  ///< with which the target was written that it reads
    AnalysisPointer neutral_;
    std::optional<AnalysisRequest> neutral_asked_;  ///< that `neutral_` answers or will answer
    IdentityWatch identity_watch_;
    struct Refining {
        AnalysisPointer analysis;
        decltype(SummaryRefinement::step) refine;
    };
    AnalysisPointer refined_last_;  ///< that was asked to be refined
    AnswerNewest<Refining, AnalysisPointer> refinement_;
    bool misses_image_ = false;  ///< an image that could not be read was asked for before a model that reads images
    WantedImages wanted_;        ///< that `images_` was asked for last
    AnswerNewest<WantedImages, ReadImages> images_;
    AnswerNewest<QString, std::shared_ptr<const Audio>> recordings_;
    AnswerNewest<QString, std::shared_ptr<const PageWords>> pages_;
};

}  // namespace headlight
