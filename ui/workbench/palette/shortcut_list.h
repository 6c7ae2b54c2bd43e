#pragma once

#include "workbench/palette/palette_sources.h"
#include "workbench/widgets/look/look_follower.h"

#include <QDialog>
#include <QLabel>
#include <QLineEdit>

#include <vector>

namespace headlight {

class EntryList;

/// Dialog that lists the shortcuts of all commands by menu; what is typed leaves those whose name, menu or keys match.
class ShortcutList : public LookFollower<QDialog> {
    Q_OBJECT

  public:
    ShortcutList(const std::vector<MenuCommand>& commands, QWidget* parent);
    void set_look(const Look& look) override;

    [[nodiscard]] QLineEdit& editor() { return *editor_; }
    [[nodiscard]] EntryList& list() { return *list_; }

  private:
    struct Shortcut {
        QString text;
        QString path;
        QString keys;
    };
    void find();

    std::vector<Shortcut> shortcuts_;
    QLineEdit* editor_;
    EntryList* list_;
    QLabel* nothing_;
};

}  // namespace headlight
