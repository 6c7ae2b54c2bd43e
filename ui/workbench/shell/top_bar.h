#pragma once

#include "workbench/widgets/look/look_follower.h"

#include <QLabel>
#include <QMenu>
#include <QToolButton>
#include <QWidget>

namespace headlight {

class Actions;
class Document;
class OverflowButton;
class Segmented;

/// Model, device and the few switches that change every figure, with the export button at the end. What has no room in
/// a narrow window stands in the menu of an overflow button.
class TopBar : public LookFollower<QWidget> {
    Q_OBJECT

  public:
    TopBar(Document& document, Actions& actions, QWidget* parent = nullptr);
    void set_look(const Look& look) override;
    /// Menu of the model button, empty until its owner fills it.
    [[nodiscard]] QMenu& models() { return *models_; }
    [[nodiscard]] QToolButton& model_button() { return *model_button_; }
    [[nodiscard]] OverflowButton& overflow() { return *overflow_; }
    [[nodiscard]] QToolButton& device_button() { return *device_button_; }

    QSize minimumSizeHint() const override;

  protected:
    void resizeEvent(QResizeEvent* event) override;

  private:
    void refresh();
    void fit();
    /// Elides the text to so many pixels; the tool tip then has all of it.
    static void set_text(QToolButton& button, const QString& text, int most);

    Document& document_;
    Look look_;
    QString model_text_;
    QString device_text_;
    QMenu* models_;
    QLabel* model_label_;
    QToolButton* model_button_;
    QToolButton* device_button_;
    Segmented* units_;
    Segmented* scales_;
    QToolButton* hide_special_;
    QToolButton* export_;
    OverflowButton* overflow_;
};

}  // namespace headlight
