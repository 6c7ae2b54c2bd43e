#pragma once

#include "export/seen_by.h"
#include "figures/display_list.h"
#include "workbench/look.h"

#include <QWidget>

class QPainter;

namespace headlight {

/// A laid-out page, made as large as fits.
class PagePreview : public QWidget {
    Q_OBJECT

  public:
    explicit PagePreview(const Look& look, QWidget* parent = nullptr);
    void set_page(DisplayList page);
    /// Shows the page as this reader would see it.
    void set_reader(Reader reader);
    QSize sizeHint() const override { return {look_.px(520), look_.px(480)}; }

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    void paint_page(QPainter& painter) const;

    Look look_;
    DisplayList page_;
    Reader reader_ = Reader::Everybody;
};

}  // namespace headlight
