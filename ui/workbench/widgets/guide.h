#pragma once

#include "workbench/widgets/look/look_follower.h"

#include <QFrame>
#include <QLabel>

namespace headlight {

/// Says once how to read the picture, and what attention is not; comes back through Help.
class Guide : public LookFollower<QFrame> {
    Q_OBJECT

  public:
    explicit Guide(QWidget* parent = nullptr);
    void set_look(const Look& look) override;
    /// How to read attention over an image, or a heat map.
    void explain(bool over_image);

  signals:
    void dismissed();

  private:
    QFrame* mark_;
    QLabel* text_;
};

}  // namespace headlight
