#pragma once

#include "workbench/widgets/lower_panel.h"

#include <QLineEdit>
#include <QToolButton>
#include <QTreeWidget>

#include <cstddef>

namespace headlight {

class Actions;
class Document;

/// Panel of the highlights in heat maps and links, with notes, and of the part of the text that they show.
class HighlightsPanel : public LowerPanel {
    Q_OBJECT

  public:
    HighlightsPanel(Document& document, Actions& actions, QWidget* parent = nullptr);
    void set_look(const Look& look) override;
    /// Highlights what is pointed at or selected, unless it is already, and lets a note of it be written.
    void begin_note();

    [[nodiscard]] QTreeWidget& list() { return *list_; }
    [[nodiscard]] QLineEdit& queries_field() { return *queries_; }
    [[nodiscard]] QLineEdit& keys_field() { return *keys_; }

  protected:
    void showEvent(QShowEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    QLineEdit* make_range_field(const QString& accessible_name);
    void build_list();
    void build_part(Actions& actions);
    void refresh();
    void refresh_list();
    void take_part();

    Document& document_;
    QWidget* part_;
    QLineEdit* queries_;
    QLineEdit* keys_;
    QTreeWidget* list_;
    bool filling_ = false;  ///< the list is made anew: what it tells is no change of the user's
};

}  // namespace headlight
