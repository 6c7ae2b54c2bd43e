#pragma once

#include "capture/intervention.h"
#include "figures/figure.h"
#include "workbench/document/open_figure.h"
#include "workbench/widgets/look/look_follower.h"

#include <QWidget>

#include <memory>
#include <optional>
#include <vector>

namespace headlight {

/// One page of the panel that explains. Computes nothing while it is hidden.
class WhyPage : public LookFollower<QWidget> {
    Q_OBJECT

  public:
    using LookFollower<QWidget>::LookFollower;
    /// Shown figure, to be exported; empty where there is none.
    [[nodiscard]] virtual std::optional<OpenFigure> open_figure() const = 0;
    /// Null where there is none.
    [[nodiscard]] std::shared_ptr<const Figure> figure() const {
        const std::optional<OpenFigure> open = open_figure();
        return open ? open->figure : nullptr;
    }
    /// Stands beside the tabs while the page is shown; null: nothing does.
    [[nodiscard]] virtual QWidget* controls() { return nullptr; }
    /// Lays the page out for a panel beside the figure, which is narrow and high; its controls then stand in it.
    virtual void set_beside(bool /*beside*/) {}

  signals:
    void changed();

  protected:
    /// How the figures of a page look, which say what the run changed.
    [[nodiscard]] static FigureStyle style_of(const Look& look, const std::vector<Intervention>& interventions = {});
};

}  // namespace headlight
