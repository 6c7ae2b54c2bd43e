#pragma once

#include "workbench/widgets/look/look_follower.h"

#include <QString>
#include <QToolButton>

namespace headlight {

/// A slim bar in the place of a closed column, with the column's name written upwards: a click opens it again.
class ColumnBar : public LookFollower<QToolButton> {
    Q_OBJECT

  public:
    /// `name`: of the column, a few words. `arrow`: the direction in which it opens.
    ColumnBar(const QString& name, Qt::ArrowType arrow, QWidget* parent = nullptr);
    void set_look(const Look& look) override;
    /// Another name, where the column shows something else.
    void set_name(const QString& name);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    Qt::ArrowType arrow_;
    Look look_;
};

}  // namespace headlight
