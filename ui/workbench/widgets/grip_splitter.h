#pragma once

#include "workbench/widgets/look/look_follower.h"

#include <QSplitter>

namespace headlight {

/// A splitter whose handles are seen and easily taken hold of: a line with a grip, in the primary color under the
/// pointer.
class GripSplitter : public LookFollower<QSplitter> {
    Q_OBJECT

  public:
    using LookFollower::LookFollower;
    void set_look(const Look& look) override;
    [[nodiscard]] const Look& look() const { return look_; }

  signals:
    /// A handle was dragged and let go; `index` as QSplitter::handle counts.
    void handle_dragged(int index);
    void handle_double_clicked(int index);

  protected:
    QSplitterHandle* createHandle() override;

  private:
    Look look_;
};

}  // namespace headlight
