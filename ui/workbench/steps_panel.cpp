#include "workbench/steps_panel.h"

#include "export/paint.h"
#include "workbench/document.h"
#include "workbench/save_figure.h"

#include <QPainter>

#include <cmath>

namespace headlight {

namespace {

/// Characters of the text whose steps are shown: enough for a page, few enough to follow every key press.
constexpr int kMostCharacters = 600;

}  // namespace

/// Paints the figure as wide as there is room.
class StepsPanel::View final : public QWidget {
  public:
    explicit View(const StepsPanel& panel) : panel_(panel) {
        QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Minimum);
        policy.setHeightForWidth(true);
        setSizePolicy(policy);
    }
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override {
        return panel_.figure_ ? static_cast<int>(std::ceil(panel_.figure_->height_for_width(width))) : 0;
    }

  protected:
    void paintEvent(QPaintEvent* /*event*/) override {
        if (!panel_.figure_) return;
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        paint(painter, panel_.figure_->layout(QSizeF(size())));
    }

  private:
    const StepsPanel& panel_;
};

StepsPanel::StepsPanel(Document& document, QWidget* parent)
    : LowerPanel(tr("HOW THE TEXT IS CUT"), tr("Close the tokenizer's steps"), 290, parent), document_(document) {
    save_ = add_button(tr("Save figure…"));
    area_ = new QScrollArea(this);
    view_ = new View(*this);
    view_->setAccessibleName(tr("The tokenizer's steps"));
    area_->setWidget(view_);
    area_->setWidgetResizable(true);
    area_->setFrameShape(QFrame::NoFrame);
    column().addWidget(area_, 1);
    connect(save_, &QToolButton::clicked, this, &StepsPanel::save);
    connect(&document_, &Document::text_changed, this, &StepsPanel::refresh);
    connect(&document_, &Document::model_changed, this, &StepsPanel::refresh);
}

StepsPanel::~StepsPanel() = default;

void StepsPanel::set_look(const Look& look) {
    LowerPanel::set_look(look);
    refresh();
}

void StepsPanel::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    refresh();
}

void StepsPanel::refresh() {
    if (!isVisible()) return;
    figure_.reset();
    const QString shown = document_.text().left(kMostCharacters);
    if (document_.model() && document_.model()->tokenizer) {
        std::vector<WordSteps> words = document_.model()->tokenizer->steps(shown.toStdString());
        FigureStyle style;
        style.theme = look().theme;
        style.map = colour_maps(look().theme.dark).front();
        style.font = look().figure_font();
        if (!words.empty()) figure_ = std::make_unique<TokenizerStepsFigure>(std::move(words), style);
    }
    QString hint;
    if (document_.text().isEmpty())
        hint = tr("Type a text: every word shows the steps by which it comes to its tokens.");
    else if (!figure_)
        hint = tr("This tokenizer does not tell its steps.");
    else if (shown.size() < document_.text().size())
        hint = tr("The first %1 characters.").arg(kMostCharacters);
    set_hint(hint);
    save_->setEnabled(figure_ != nullptr);
    view_->updateGeometry();
    view_->update();
}

void StepsPanel::save() {
    if (figure_) ask_and_save(*figure_, QStringLiteral("tokenizer.pdf"), document_, this);
}

}  // namespace headlight
