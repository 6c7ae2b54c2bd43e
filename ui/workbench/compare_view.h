#pragma once

#include "workbench/comparison_maker.h"
#include "workbench/figure_view.h"
#include "workbench/look.h"
#include "workbench/model_menu.h"
#include "workbench/other_side.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QToolButton>
#include <QWidget>

#include <array>
#include <memory>

namespace headlight {

class Document;
class Settings;

/// The document's head beside another one, with their signed difference: one scroll, one zoom, one pointer for all
/// three.
class CompareView : public QWidget {
    Q_OBJECT

  public:
    CompareView(Document& document, OtherSide& other, Settings& settings, QWidget* parent = nullptr);
    void set_look(const Look& look);

    /// The document's side, the other side, and the difference.
    [[nodiscard]] FigureView& view(std::size_t index) { return *views_.at(index); }
    [[nodiscard]] QLineEdit& text_field() { return *text_; }
    [[nodiscard]] QComboBox& head_choice() { return *head_; }
    [[nodiscard]] ComparisonMaker& maker() { return maker_; }
    /// What is shown; null before the first.
    [[nodiscard]] const ComparedPicturePointer& picture() const { return picture_; }
    /// All three for the page; null before the first.
    [[nodiscard]] std::shared_ptr<const Figure> figure(const FigureStyle& style) const;
    /// Puts the document's text, or what of it stands for a token, into the field of the other text to be typed over.
    void edit_text();

    QSize minimumSizeHint() const override;

  signals:
    void closed();

  protected:
    void resizeEvent(QResizeEvent* event) override;

  private:
    void build_header();
    void build_views();
    void refresh();
    void refresh_header();
    void refresh_heads();
    void take(const ComparedPicturePointer& picture);
    void take_hover(const Hit& hit);
    void take_click(const Hit& hit);
    void follow_focus();
    void share_viewport(std::size_t from, const Viewport& viewport);
    void show_empty(const QString& why);
    void place_views();
    void choose_head();
    void save();
    [[nodiscard]] QString cell_sentence(const Hit& hit) const;
    [[nodiscard]] ComparisonNames names() const;

    Document& document_;
    OtherSide& other_;
    Look look_;
    QWidget* header_;
    QToolButton* model_;
    QLineEdit* text_;
    QComboBox* head_;
    QToolButton* save_;
    QToolButton* close_;
    QMenu* models_;
    ModelMenu* model_menu_;
    QGridLayout* grid_;
    std::array<QWidget*, 3> panes_{};
    std::array<QLabel*, 3> names_{};
    std::array<FigureView*, 3> views_{};
    bool sharing_ = false;
    ComparedPicturePointer picture_;
    ComparisonMaker maker_;
};

}  // namespace headlight
