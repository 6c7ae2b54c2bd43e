#pragma once

#include "workbench/widgets/look/look_follower.h"

#include <QLabel>
#include <QProgressBar>
#include <QStatusBar>
#include <QTimer>
#include <QToolButton>

namespace headlight {

class Actions;
class Document;

/// The bottom of the window: what runs, on what, how long it took, and the weight under the pointer.
class StatusLine : public LookFollower<QStatusBar> {
    Q_OBJECT

  public:
    StatusLine(Document& document, Actions& actions, QWidget* parent = nullptr);
    void set_look(const Look& look) override;
    QSize minimumSizeHint() const override;
    [[nodiscard]] QString weight() const { return weight_->text(); }
    [[nodiscard]] QProgressBar& progress() { return *progress_; }
    /// Tokens that were read, or are being read.
    [[nodiscard]] QString counts() const { return counts_->text(); }
    /// How long the last run took, or how far the present one is.
    [[nodiscard]] QString times() const { return times_->text(); }

  private:
    void refresh();
    /// Shows what was read and how long it took, or the progress of the run.
    void refresh_times();
    void refresh_busy();
    void show_busy(bool busy);
    void refresh_weight();

    Document& document_;
    QLabel* backend_;
    QLabel* counts_;
    QLabel* times_;
    QLabel* weight_;
    QProgressBar* progress_;
    QToolButton* stop_;
    QTimer slow_run_;
};

}  // namespace headlight
