#pragma once

#include "analysis/analysis.h"
#include "analysis/matrix_view.h"
#include "figures/weights/weight_figure.h"
#include "workbench/background/newest_wins.h"
#include "workbench/explain/why_page.h"
#include "workbench/widgets/figures/figure_flow.h"

#include <QComboBox>
#include <QString>
#include <QToolButton>

#include <cstdint>
#include <memory>
#include <optional>

namespace headlight {

class Document;

/// How the weight of the chosen pair comes about, step by step. Follows pointer, selection, head and text; computes on
/// a thread of its own, and nothing while it is hidden.
class WeightPage : public WhyPage {
    Q_OBJECT

  public:
    explicit WeightPage(Document& document, QWidget* parent = nullptr);
    void set_look(const Look& look) override;
    [[nodiscard]] std::optional<OpenFigure> open_figure() const override;
    /// Shown weight; null where there is nothing to explain.
    [[nodiscard]] const std::shared_ptr<const ExplainedWeight>& shown() const { return shown_; }
    /// Where the pair is chosen.
    [[nodiscard]] QWidget* controls() override { return lists_; }
    void set_beside(bool beside) override;
    [[nodiscard]] QComboBox& query_list() { return *query_; }
    [[nodiscard]] QComboBox& key_list() { return *key_; }
    /// Returns whether the query is compared with all keys.
    [[nodiscard]] QToolButton& all_keys() { return *all_keys_; }

  protected:
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    struct Question {
        AnalysisPointer analysis;
        HeadId choice;
        std::optional<std::int64_t> query;  ///< index into the field; the last one if absent
        std::optional<std::int64_t> key;    ///< the heaviest one if absent
    };
    void ask();
    void answer(const std::shared_ptr<const ExplainedWeight>& weight, const QString& refusal);
    void fill_lists();
    void draw();
    void choose();
    [[nodiscard]] WeightForm form() const;

    Document& document_;
    Look look_;
    QWidget* lists_;
    QComboBox* query_;
    QComboBox* key_;
    QToolButton* all_keys_;
    FigureScroll* scroll_;
    AnalysisPointer analysis_;  ///< whose tokens the lists hold
    HeadId choice_;
    MatrixAxes axes_;
    std::shared_ptr<const ExplainedWeight> shown_;
    NewestWins<Question> worker_;
};

}  // namespace headlight
