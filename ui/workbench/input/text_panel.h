#pragma once

#include "core/utf8.h"
#include "workbench/input/text_editor.h"
#include "workbench/input/token_chips.h"
#include "workbench/input/unknown_words_line.h"
#include "workbench/widgets/look/look_follower.h"

#include <QLabel>
#include <QLineEdit>
#include <QToolButton>
#include <QWidget>

#include <memory>

namespace headlight {

class Document;
class LiveRun;

/// The typed text, the second text of pair models, and the tokens under them. Selecting text selects tokens and the
/// other way round.
class TextPanel : public LookFollower<QWidget> {
    Q_OBJECT

  public:
    explicit TextPanel(Document& document, QWidget* parent = nullptr);
    void set_look(const Look& look) override;
    /// Long texts and their tokens scroll in a share of a window of this height, so that the pictures keep theirs.
    void fit_window(int height);
    /// Leaves out the button of a second text, which an audience does not need.
    void set_presents(bool presents);

    [[nodiscard]] TextEditor& editor() { return *editor_; }
    [[nodiscard]] QLabel& source() { return *source_; }
    [[nodiscard]] TextEditor& pair_editor() { return *pair_editor_; }
    [[nodiscard]] TokenChips& chips() { return *chips_; }
    [[nodiscard]] QLineEdit& find_field() { return *find_field_; }

    /// Shows the second text (empty at first) or takes it away.
    void show_pair(bool shown);
    void start_find();

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    /// What a model reads in place of a typed text.
    static QString source_text(const LiveRun& run);
    /// What the editor shows of the text: the beginning of a long one that cannot be edited.
    [[nodiscard]] QString shown_text() const;
    void take_model();
    void take_text();
    void take_analysis();
    [[nodiscard]] bool reads_pairs() const;
    void mark_tokens_of_selection(int sequence);
    void select_text_of_tokens(std::int32_t first, std::int32_t last);
    void find_next(int direction);
    void stop_find();
    void build_find_bar();

    Document& document_;
    Look look_;
    TextEditor* editor_;
    QLabel* source_;  ///< in place of the text of a model that reads recordings, or writes about images
    TextEditor* pair_editor_;
    QToolButton* pair_button_;
    TokenChips* chips_;
    UnknownWordsLine* unknown_words_;
    QWidget* find_bar_;
    QLineEdit* find_field_;
    QLabel* find_count_;
    std::unique_ptr<OffsetMap> text_offsets_;
    std::unique_ptr<OffsetMap> pair_offsets_;
    bool syncing_ = false;
    bool presents_ = false;
};

}  // namespace headlight
