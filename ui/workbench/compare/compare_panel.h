#pragma once

#include "workbench/compare/comparison_maker.h"
#include "workbench/compare/contexts_view.h"
#include "workbench/compare/other_sides.h"
#include "workbench/widgets/bar_list.h"
#include "workbench/widgets/figures/figure_view.h"
#include "workbench/widgets/look/look_follower.h"

#include <QLabel>
#include <QTabWidget>
#include <QTableWidget>
#include <QWidget>

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace headlight {

class Document;

/// Beside a comparison: of the shown run the heads sorted by how much they differ, the heads like the chosen one and a
/// map of all heads, and what every run predicts.
class ComparePanel : public LookFollower<QWidget> {
    Q_OBJECT

  public:
    ComparePanel(Document& document, OtherSides& sides, ComparisonMaker& maker, QWidget* parent = nullptr);
    void set_look(const Look& look) override;

    [[nodiscard]] QTableWidget& different() { return *different_; }
    [[nodiscard]] QTableWidget& alike() { return *alike_; }
    [[nodiscard]] FigureView& map() { return *map_; }
    [[nodiscard]] QTabWidget& tabs() { return *tabs_; }
    [[nodiscard]] ContextsView& contexts() { return *contexts_; }
    /// Shows the words in two contexts; or the first tab where they were shown.
    void show_contexts(bool shown);
    [[nodiscard]] bool shows_contexts() const { return tabs_->currentWidget() == contexts_; }
    /// Title above a side's predictions, the document's first; empty where the side is absent.
    [[nodiscard]] QString prediction_title(std::size_t side) const;

  private:
    QTableWidget* make_table();
    void take(const ComparedHeadsPointer& heads);
    static void fill(QTableWidget& table, const std::vector<HeadDivergence>& heads, const HeadId& attention,
                     const Analysis& queries);
    void open_different(int row);
    void open_alike(int row);
    void refresh_predictions();
    void refresh_prediction(std::size_t side);
    void refresh_names();
    void choose_of_shown(std::optional<std::int32_t> layer, std::optional<std::int32_t> head);

    Document& document_;
    OtherSides& sides_;
    Look look_;
    QTabWidget* tabs_;
    QTableWidget* different_;
    QTableWidget* alike_;
    FigureView* map_;
    ContextsView* contexts_;
    QLabel* predictions_title_;
    struct Prediction {
        QLabel* title = nullptr;
        BarList* bars = nullptr;
    };
    std::array<Prediction, OtherSides::kMost + 1> predictions_{};  ///< the document's first
    ComparedHeadsPointer heads_;
};

}  // namespace headlight
