#pragma once

#include "figures/display_list.h"
#include "workbench/look.h"

#include <QWidget>

namespace headlight {

/// A laid-out page, made as large as fits.
class PagePreview : public QWidget {
    Q_OBJECT

  public:
    explicit PagePreview(const Look& look, QWidget* parent = nullptr);
    void set_page(DisplayList page);
    QSize sizeHint() const override { return {look_.px(520), look_.px(480)}; }

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    Look look_;
    DisplayList page_;
};

}  // namespace headlight
