#pragma once

#include "workbench/widgets/look/look_follower.h"

#include <QList>
#include <QListView>
#include <QString>

#include <vector>

namespace headlight {

class EntryDelegate;
class EntryModel;

/// Line of a list of entries: a name with its shortcut, or the heading of those below it.
struct EntryRow {
    QString text;
    QString detail{};     ///< muted, after the text
    QString keys{};       ///< at the right edge
    QList<int> marks{};   ///< UTF-16 units of the text that are emphasized
    bool enabled = true;  ///< others are dimmed
    bool checked = false;
    bool heading = false;  ///< cannot be selected
};

/// List of rows of equal height, painted in the look of the window.
class EntryList : public LookFollower<QListView> {
    Q_OBJECT

  public:
    explicit EntryList(QWidget* parent = nullptr);
    void set_look(const Look& look) override;
    /// Replaces all rows and selects the first that is no heading.
    void set_rows(std::vector<EntryRow> rows);
    [[nodiscard]] const std::vector<EntryRow>& rows() const;
    /// Index of the selected row; -1: none.
    [[nodiscard]] int selected() const;
    /// Moves the selection by so many rows, over headings; from the last row by one to the first, and back.
    void move_selection(int by);
    /// Height in pixels of so many rows, with the frame.
    [[nodiscard]] int height_of(int rows) const;

  private:
    void select(int row);

    EntryModel* model_;
    EntryDelegate* delegate_;
};

}  // namespace headlight
