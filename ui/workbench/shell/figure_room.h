#pragma once

#include "workbench/shell/arrangement.h"
#include "workbench/widgets/column_bar.h"
#include "workbench/widgets/grip_splitter.h"

#include <QString>
#include <QWidget>

#include <array>
#include <functional>
#include <optional>

namespace headlight {

class LowerPanels;
class Settings;

/// Content of the middle of the window, as far as the columns beside it depend on it.
struct MiddleNeeds {
    CellRoom cells;       ///< of a middle of a size
    int figures = 1;      ///< side by side
    int left_least = 0;   ///< pixels of the width of the left column
    int right_least = 0;  ///< and of the right one
    bool left_closes_first = false;
};

/// The room below the text: the figure between two columns, and the open panel below or beside them. Arranged so that
/// the figure is large: a column that closes for it leaves a bar that opens it again. What the user opened, closed or
/// dragged stays so, also in the next window.
class FigureRoom : public LookFollower<QWidget> {
    Q_OBJECT

  public:
    enum class Side { Left, Right };

    explicit FigureRoom(QWidget* parent = nullptr);
    void set_look(const Look& look) override;
    /// Puts the columns in; hidden ones take no room and leave no bar.
    void set_contents(QWidget* left, QWidget* middle, QWidget* right);
    void set_needs(std::function<MiddleNeeds()> needs) { needs_ = std::move(needs); }
    void set_panels(LowerPanels* panels);
    /// Of the figure's row and the panels.
    [[nodiscard]] GripSplitter& rows() { return *rows_; }
    [[nodiscard]] GripSplitter& columns() { return *columns_; }
    [[nodiscard]] ColumnBar& bar(Side side) { return *column(side).bar; }

    /// Divides the room anew.
    void arrange();
    /// As the user does: stays so until he changes it.
    void choose_open(Side side, bool open);
    /// Leaves a column that the user closed to the program again.
    void forget_closed(Side side);
    /// Opens a column that something else tells of, until `end_reveal`.
    void reveal(Side side);
    void end_reveal();

    void restore(const Settings& settings);
    void save(Settings& settings) const;

  protected:
    void resizeEvent(QResizeEvent* event) override;

  private:
    struct Column {
        QWidget* holder = nullptr;
        QWidget* content = nullptr;
        ColumnBar* bar = nullptr;
        std::optional<bool> chosen;
        std::optional<double> width;  ///< dragged, in pixels at zoom 1
        bool revealed = false;
    };
    static std::size_t index(Side side) { return side == Side::Left ? 0 : 1; }
    [[nodiscard]] Column& column(Side side) { return columns_of_[index(side)]; }
    void make_column(Side side, const QString& name);
    [[nodiscard]] ColumnNeeds needs_of(const Column& column, double wanted, double most_share, int least) const;
    [[nodiscard]] RoomNeeds room_needs(const MiddleNeeds& middle) const;
    void take_dragged(Side side);

    Look look_;
    GripSplitter* rows_;
    GripSplitter* columns_;
    QWidget* figure_row_;
    std::array<Column, 2> columns_of_;
    LowerPanels* panels_ = nullptr;
    std::function<MiddleNeeds()> needs_;
    bool arranging_ = false;
};

}  // namespace headlight
