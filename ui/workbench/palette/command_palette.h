#pragma once

#include "workbench/palette/palette_entry.h"
#include "workbench/widgets/look/look_follower.h"

#include <QFrame>
#include <QLabel>
#include <QLineEdit>
#include <QPointer>
#include <QWidget>

#include <cstddef>
#include <optional>
#include <vector>

namespace headlight {

class EntryList;

/// Field over a dimmed window that finds an entry by a few letters of its name and runs it. The keys do all of it: up,
/// down and page choose, Enter runs, Escape closes. A click runs too; one outside closes. What was run last stands
/// first: under a heading before anything is typed, then before others that match as well.
class CommandPalette : public LookFollower<QWidget> {
    Q_OBJECT

  public:
    explicit CommandPalette(QWidget& window);
    void set_look(const Look& look) override;
    /// Shows these entries over the window, with nothing typed.
    void open(std::vector<PaletteEntry> entries);
    /// Gives the keyboard back to whom it belonged.
    void close();

    [[nodiscard]] QLineEdit& editor() { return *editor_; }
    [[nodiscard]] EntryList& list() { return *list_; }

  signals:
    /// An entry is about to be run.
    void chosen(const headlight::PaletteEntry& entry);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

  private:
    /// Returns whether the key is one of the palette's, and not the field's.
    bool take_key(const QKeyEvent& key);
    void find();
    void run_row(int row);
    void place();

    QWidget& window_;
    Look look_;
    QFrame* card_;
    QLineEdit* editor_;
    EntryList* list_;
    QLabel* hint_;
    QPointer<QWidget> had_keyboard_;
    std::vector<PaletteEntry> entries_;
    std::vector<std::optional<std::size_t>> found_;  ///< index of the entry of each row; nothing: a heading
};

}  // namespace headlight
