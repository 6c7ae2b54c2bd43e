#pragma once

#include "workbench/menus/action_id.h"
#include "workbench/widgets/look/look_follower.h"

#include <QString>
#include <QToolBar>
#include <QToolButton>

#include <vector>

namespace headlight {

class Actions;

/// A place of the rail: what it is for, and the action that opens it.
struct RailRow {
    ActionId action;
    const char* word;  ///< translated where it is shown
    QString icon;      ///< file of the resources, without its folder and ending
};

/// The places of the window in the order of the rail.
std::vector<RailRow> rail_rows();

/// Bar of words with icons at the left edge of the window: each opens a panel in place of another one, or closes it;
/// Explore closes all of them.
/// Where the window is low, the words give way.
class Rail : public LookFollower<QToolBar> {
    Q_OBJECT

  public:
    Rail(Actions& actions, QWidget* parent);
    void set_look(const Look& look) override;
    /// The button of an action; null: the rail has none.
    [[nodiscard]] QToolButton* button(ActionId id) const;

    /// Fits a window of so many pixels in height.
    void fit_window(int height);

    [[nodiscard]] QSize minimumSizeHint() const override;

  protected:
    /// The arrows go along the rail; buttons of their own would take them for Tab.
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    struct Place {
        ActionId id;
        QString icon;
        QToolButton* button;
    };
    void add(const RailRow& row);
    /// Of the buttons with their words, which are longer in some languages.
    [[nodiscard]] int width_of_words() const;
    void name_button_of_the_rest();
    /// Opens a place, or closes it if it is open. Of the places beside the lessons one is open.
    void go_to(ActionId id);
    void explore();
    /// Explore is checked while nothing else is.
    void refresh();

    Actions& actions_;
    Look look_;
    std::vector<Place> places_;
};

}  // namespace headlight
