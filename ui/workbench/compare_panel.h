#pragma once

#include "workbench/bar_list.h"
#include "workbench/comparison_maker.h"
#include "workbench/figure_view.h"
#include "workbench/look.h"
#include "workbench/other_side.h"

#include <QLabel>
#include <QTabWidget>
#include <QTableWidget>
#include <QWidget>

#include <array>
#include <vector>

namespace headlight {

class Document;

/// Beside a comparison: the heads sorted by how much they differ, the heads like the chosen one, a map of all heads,
/// and what both sides predict.
class ComparePanel : public QWidget {
    Q_OBJECT

  public:
    ComparePanel(Document& document, OtherSide& other, ComparisonMaker& maker, QWidget* parent = nullptr);
    void set_look(const Look& look);

    [[nodiscard]] QTableWidget& different() { return *different_; }
    [[nodiscard]] QTableWidget& alike() { return *alike_; }
    [[nodiscard]] FigureView& map() { return *map_; }
    [[nodiscard]] QTabWidget& tabs() { return *tabs_; }

  private:
    QTableWidget* make_table(const QString& accessible_name, const QString& tool_tip);
    void take(const ComparedHeadsPointer& heads);
    void fill(QTableWidget& table, const std::vector<HeadDivergence>& heads, const Analysis& queries);
    void open_different(int row);
    void open_alike(int row);
    void refresh_predictions();

    Document& document_;
    OtherSide& other_;
    Look look_;
    QTabWidget* tabs_;
    QTableWidget* different_;
    QTableWidget* alike_;
    FigureView* map_;
    QLabel* predictions_title_;
    std::array<QLabel*, 2> sides_{};
    std::array<BarList*, 2> predictions_{};
    ComparedHeadsPointer heads_;
};

}  // namespace headlight
