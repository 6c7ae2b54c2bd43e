#pragma once

#include "figures/heads/grid_geometry.h"
#include "workbench/widgets/look/look_follower.h"
#include "workbench/widgets/menu_thing.h"

#include <QImage>
#include <QListWidget>
#include <QString>

#include <optional>
#include <vector>

namespace headlight {

/// A head in a list of heads.
struct HeadCard {
    HeadIndex head;
    QString name;      ///< "L2H2"
    QString number;    ///< its value; "–" where it has none
    double share = 0;  ///< length of the bar, 0 to 1; NaN: no bar
    QString tool_tip;  ///< plain text
    QImage thumbnail;  ///< of its weights; null: none
};

/// Heads as cards side by side, in the order of reading: thumbnail, name, value and a bar; as large as all of them have
/// room, and small ones that scroll where they have none. The arrow keys walk, a click
/// or Enter opens a head, Ctrl or Shift with a click pins it.
class HeadCards : public LookFollower<QListWidget>, public HasThings {
    Q_OBJECT

  public:
    explicit HeadCards(QWidget* parent = nullptr);
    ~HeadCards() override;
    void set_look(const Look& look) override;
    void set_cards(std::vector<HeadCard> cards);
    [[nodiscard]] const std::vector<HeadCard>& cards() const { return cards_; }
    /// Marks the head that the window shows; nothing: it shows no single head of these.
    void set_shown(std::optional<HeadIndex> head);

    std::optional<ThingAt> take_thing(const std::optional<QPoint>& point) override;

  signals:
    void opened(const headlight::HeadIndex& head);
    void pinned(const headlight::HeadIndex& head);

  protected:
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    class Delegate;
    void fit_cards();
    [[nodiscard]] std::optional<HeadIndex> head_of(const QListWidgetItem* item) const;

    std::vector<HeadCard> cards_;
    std::optional<HeadIndex> shown_;
    QSize card_size_;
    Look look_;
    Delegate* delegate_;
};

}  // namespace headlight
