#pragma once

#include "workbench/lower_panel.h"
#include "workbench/weight_page.h"

#include <QTabWidget>

namespace headlight {

class Document;

/// What stands behind the weights: how one comes about, and what is known of a head besides them.
class WhyPanel : public LowerPanel {
    Q_OBJECT

  public:
    explicit WhyPanel(Document& document, QWidget* parent = nullptr);
    void set_look(const Look& look) override;
    [[nodiscard]] WeightPage& weight() { return *weight_; }
    [[nodiscard]] QTabWidget& tabs() { return *tabs_; }

  protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

  private:
    void save();

    Document& document_;
    QToolButton* save_;
    QTabWidget* tabs_;
    WeightPage* weight_;
};

}  // namespace headlight
