#pragma once

#include "workbench/widgets/look/look_follower.h"

#include <QLabel>
#include <QToolButton>
#include <QWidget>

#include <filesystem>
#include <vector>

namespace headlight {

class Actions;
class Document;
class ImageStrip;

/// The images that a model reads, where the text of a language model stands: thumbnails of those that are open, how to
/// open or add others, and the built-in model's samples, one click each. Takes the keyboard like any other row of
/// buttons.
class ImagePanel : public LookFollower<QWidget> {
    Q_OBJECT

  public:
    ImagePanel(Document& document, Actions& actions, QWidget* parent = nullptr);
    void set_look(const Look& look) override;

    [[nodiscard]] QToolButton& open_button() { return *open_; }
    [[nodiscard]] const std::vector<QToolButton*>& samples() const { return samples_; }
    [[nodiscard]] ImageStrip& strip() { return *strip_; }
    [[nodiscard]] QLabel& name() { return *name_; }
    [[nodiscard]] QLabel& hint() { return *hint_; }

  protected:
    void resizeEvent(QResizeEvent* event) override;

  private:
    void take_model();
    void take_images();
    /// Shows name and size of the selected image.
    void describe();
    void place_samples();
    /// The first samples that the panel has room for; the menu of samples has all of them.
    void show_samples_that_fit();
    /// The button opens an image, or adds some for a model that reads several.
    void choose_button();

    Document& document_;
    Actions& actions_;
    Look look_;
    ImageStrip* strip_;
    QLabel* name_;
    QLabel* hint_;
    QToolButton* open_;
    QWidget* row_;
    std::vector<QToolButton*> samples_;
};

}  // namespace headlight
