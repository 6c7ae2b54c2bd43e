#pragma once

#include <QObject>
#include <QSize>
#include <QString>

#include <functional>
#include <memory>

namespace headlight {

class Actions;
class CompareView;
class Document;
class Figure;
class NumberedFigure;
class Stage;

/// Puts figures, their numbers, weights and tokens onto the clipboard, as the actions ask. What takes its time is made
/// beside the window.
class Copying : public QObject {
    Q_OBJECT

  public:
    /// `window`: whose focus decides which figure is copied; the others are in it.
    Copying(Document& document, const Actions& actions, Stage& stage, CompareView& comparison, QWidget& window);

  private:
    /// The figure in focus that stands beside the stage; null: none does.
    [[nodiscard]] const NumberedFigure* side_figure() const;
    void copy_figure();
    void copy_stage();
    void copy_numbers();
    void copy_row();
    void copy_weight();
    void copy_token();
    /// `make` makes the text on another thread.
    void copy_text(std::function<QString()> make);
    /// As large as it is on the screen.
    void copy_image(std::shared_ptr<const Figure> figure, const QSize& shown);
    [[nodiscard]] std::function<void(const QString&)> said_of_copying();

    Document& document_;
    Stage& stage_;
    CompareView& comparison_;
    QWidget& window_;
};

}  // namespace headlight
