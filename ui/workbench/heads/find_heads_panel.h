#pragma once

#include "analysis/heads/head_ranking.h"
#include "workbench/background/answer_newest.h"
#include "workbench/heads/head_cards.h"
#include "workbench/widgets/lower_panel.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QTimer>

#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

namespace headlight {

class Document;
class Figure;

/// Ranks the heads of the shown attention by the selected weight, row or column, by a metric, a label, or similarity to
/// the shown head, and lists those that pass a filter. Follows selection, view and text; computes on a thread of its
/// own, and nothing while it is hidden.
class FindHeadsPanel : public LowerPanel {
    Q_OBJECT

  public:
    explicit FindHeadsPanel(Document& document, QWidget* parent = nullptr);
    ~FindHeadsPanel() override;
    void set_look(const Look& look) override;
    /// Takes the images of heads from the grid that the window shows; null: none.
    void set_thumbnails(const std::shared_ptr<const Figure>& grid);

    [[nodiscard]] QComboBox& criterion_choice() { return *criterion_; }
    [[nodiscard]] QComboBox& order_choice() { return *order_; }
    [[nodiscard]] QComboBox& count_choice() { return *count_; }
    [[nodiscard]] QDoubleSpinBox& minimum_box() { return *minimum_; }
    [[nodiscard]] HeadCards& list() { return *list_; }
    /// Stands in the place of the list where that is empty.
    [[nodiscard]] const QLabel& sentence() const { return *sentence_; }
    /// Returns whether a ranking is being computed.
    [[nodiscard]] bool ranking() const { return worker_.awaited(); }

  signals:
    /// Heads of the shown attention that the list leaves out; none while nothing is ranked.
    void others_changed(const std::vector<headlight::HeadIndex>& heads);

  protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

  private:
    struct Question {
        AnalysisPointer analysis;
        HeadId attention;
        HeadCriterion criterion;
        MatrixOptions options;
        bool operator==(const Question&) const = default;
    };
    struct Asked {
        Question question;
        std::stop_source cancel;
    };

    QWidget* build_controls();
    void fill_criteria();
    void take_criterion();
    void refresh();
    /// Returns whether the selection and the choice are of a picture that is still being made.
    [[nodiscard]] bool awaits_picture() const;
    /// Question of the panel; empty: `sentence` says what to do first.
    [[nodiscard]] std::optional<Question> question(QString& sentence) const;
    [[nodiscard]] std::optional<Question> question_of_selection(Question asked, QString& sentence) const;
    void follow_reference();
    void ask(const Question& question);
    void forget(const QString& sentence);
    void take(const Question& question, std::vector<RankedHead> ranked);
    void show_list();
    /// The ranked heads in the order that was chosen, as far as they pass the filter.
    [[nodiscard]] std::vector<RankedHead> listed() const;
    [[nodiscard]] HeadCard card_of(const RankedHead& head, double largest) const;
    [[nodiscard]] QString number_of(double value) const;
    [[nodiscard]] QString criterion_text() const;
    [[nodiscard]] QString sentence_of_empty_list() const;
    void show_sentence(const QString& sentence);
    void mark_shown();
    void open(const HeadIndex& head);

    Document& document_;
    Look look_;
    QWidget* controls_;
    QComboBox* criterion_;
    QComboBox* order_;
    QComboBox* count_;
    QDoubleSpinBox* minimum_;
    HeadCards* list_;
    QLabel* sentence_;
    QTimer slow_;  ///< until the hint says that heads are being ranked
    std::shared_ptr<const Figure> grid_;
    std::optional<HeadId> reference_;  ///< the head that others are compared with
    std::optional<HeadId> opened_;     ///< from the list: it is no new reference
    std::optional<Question> asked_;    ///< newest
    std::optional<Question> shown_;    ///< that `ranked_` answers
    std::vector<RankedHead> ranked_;
    std::stop_source cancel_;
    AnswerNewest<Asked, std::vector<RankedHead>> worker_;
};

}  // namespace headlight
