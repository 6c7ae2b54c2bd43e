#pragma once

#include "workbench/generation/pixel_completion.h"
#include "workbench/widgets/look/look_follower.h"

#include <QLabel>
#include <QSlider>
#include <QSpinBox>
#include <QToolButton>
#include <QWidget>

namespace headlight {

/// The image of a completion as it grows: a slider through its steps, how many rows are generated, and what can be done
/// with the image.
class CompletedImage : public LookFollower<QWidget> {
    Q_OBJECT

  public:
    explicit CompletedImage(PixelCompletion& completion, QWidget* parent = nullptr);
    void set_look(const Look& look) override;
    /// Places the image below the controls, where the panel is narrow and high, or beside them.
    void set_beside(bool beside);
    /// Takes what the completion has now.
    void refresh();

    [[nodiscard]] QSpinBox& rows() { return *rows_; }
    [[nodiscard]] QSlider& steps() { return *steps_; }
    [[nodiscard]] QToolButton& save_button() { return *save_; }
    [[nodiscard]] QToolButton& use_button() { return *use_; }
    /// Where the pixels are painted; empty without an image.
    [[nodiscard]] QRect place() const;

  signals:
    void save_asked();
    void use_asked();

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    QWidget* build_controls();
    /// Hatches the pixels that are still to come.
    void paint_missing(QPainter& painter, const QRect& place) const;

    PixelCompletion& completion_;
    Look look_;
    bool beside_ = false;
    QSpinBox* rows_;
    QLabel* step_;
    QSlider* steps_;
    QToolButton* save_;
    QToolButton* use_;
    QWidget* controls_;
};

}  // namespace headlight
