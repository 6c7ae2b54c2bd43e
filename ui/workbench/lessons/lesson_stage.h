#pragma once

#include "workbench/compare/other_sides.h"
#include "workbench/document/run_input.h"
#include "workbench/document/view_state.h"
#include "workbench/lessons/lesson.h"
#include "workbench/menus/action_id.h"

#include <QObject>

#include <memory>
#include <optional>
#include <vector>

namespace headlight {

class Actions;
class ContinuePanel;
class Document;

/// The parts of a window that a lesson plays on.
struct LessonParts {
    Document& document;
    Actions& actions;
    ContinuePanel& continue_panel;
    OtherSides& other_sides;
    QWidget& grids;                           ///< on the left
    QWidget& beside;                          ///< on the right
    std::function<void()> show_predictions;   ///< scrolls what is beside to the model's answers
    std::function<void(View)> show_page;      ///< of the panel that explains
    std::function<void(bool)> show_contexts;  ///< beside a comparison the words in two contexts, or its other tabs
    /// A model without weights on the page of the layer; empty: the open one.
    std::function<void(const std::filesystem::path&)> show_configuration;
};

/// Parts of a window that a lesson changes.
struct BeforeLesson {
    std::filesystem::path model;  ///< empty: none
    QString text;
    std::optional<QString> pair;
    std::vector<OpenedImage> images;
    ViewState view;
    std::optional<std::int32_t> token;
    std::vector<ActionId> panels;  ///< of those that lessons open, the open ones
    std::vector<OtherRun> others;  ///< that it is compared with
    std::size_t shown_other = 0;
    GenerationTree continuation{{}};  ///< what was written after the text
    std::size_t written = GenerationTree::kRoot;
};

/// Brings a window into the state that a scene asks for: model and texts at once, the rest when the model has read
/// them. A newer scene takes the place of one that is still awaited.
class LessonStage : public QObject {
    Q_OBJECT

  public:
    explicit LessonStage(const LessonParts& parts, QObject* parent = nullptr);

    /// All of it: what the scene does not name is as usual.
    void show(const LessonScene& scene);
    /// Changes what the scene names; the rest stays, and the change of the view can be undone.
    void change(const LessonScene& scene);
    /// Forgets a scene that is still awaited.
    void stop();
    [[nodiscard]] bool settled() const { return !pending_; }

    [[nodiscard]] BeforeLesson state() const;
    void restore(const BeforeLesson& state);

  signals:
    /// Nothing is awaited any more.
    void came_to_rest();

  private:
    struct Pending {
        LessonScene scene;
        bool whole = false;                  ///< also what the scene does not name
        std::optional<BeforeLesson> before;  ///< in place of the scene
        bool image_given = false;
    };
    void begin(Pending pending);
    void open_input(const LessonScene& scene, bool whole);
    void open_panels(const LessonScene& scene, bool whole);
    void compare(const LessonScene& scene, bool whole);
    /// Goes on where model and input have arrived.
    void advance();
    [[nodiscard]] bool give_image();
    void finish();
    /// Names the heads of a step that the model does not have.
    void report_missing_heads(const ViewState& view, const Analysis& analysis);
    void finish_scene(const LessonScene& scene, bool whole);
    void finish_restoring(const BeforeLesson& before);
    [[nodiscard]] ViewState usual_view() const;
    [[nodiscard]] std::optional<std::int32_t> find(const LessonToken& token) const;
    void mask(const std::vector<LessonToken>& tokens);
    void run_continuation();
    void show_configuration(const std::filesystem::path& path);
    void show_side();

    LessonParts parts_;
    Document& document_;
    std::optional<Pending> pending_;
    bool advancing_ = false;
    bool shows_configuration_ = false;
    bool predictions_wanted_ = false;
};

}  // namespace headlight
