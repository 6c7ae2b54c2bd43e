#pragma once

#include "figures/figure.h"
#include "workbench/look.h"

#include <QString>
#include <QWidget>

#include <memory>

namespace headlight {

/// One page of the panel that explains. Computes nothing while it is hidden.
class WhyPage : public QWidget {
    Q_OBJECT

  public:
    using QWidget::QWidget;
    virtual void set_look(const Look& look) = 0;
    /// What is saved as a figure; null where there is nothing.
    [[nodiscard]] virtual std::shared_ptr<const Figure> figure() const = 0;
    [[nodiscard]] virtual QString file_name() const = 0;
    /// Stands beside the tabs while the page is shown; null: nothing does.
    [[nodiscard]] virtual QWidget* controls() { return nullptr; }

  signals:
    void changed();

  protected:
    /// How the figures of a page look.
    [[nodiscard]] static FigureStyle style_of(const Look& look);
};

}  // namespace headlight
