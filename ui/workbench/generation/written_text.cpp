#include "workbench/generation/written_text.h"

#include <QApplication>
#include <QClipboard>
#include <QHBoxLayout>
#include <QVBoxLayout>

namespace headlight {

WrittenText::WrittenText(QWidget* parent) : LookFollower(parent) {
    field_ = new QPlainTextEdit(this);
    field_->setReadOnly(true);
    field_->setTabChangesFocus(true);
    field_->setAccessibleName(tr("Generated text"));
    field_->setPlaceholderText(tr("The generated text will appear here."));
    copy_ = new QToolButton(this);
    copy_->setText(tr("Copy text"));
    copy_->setToolTip(tr("Copy the generated text to the clipboard"));
    use_ = new QToolButton(this);
    auto* buttons = new QVBoxLayout;
    buttons->setContentsMargins(0, 0, 0, 0);
    for (QToolButton* button : {copy_, use_}) {
        button->setProperty("tight", true);
        button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        buttons->addWidget(button);
    }
    buttons->addStretch(1);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(field_, 1);
    row->addLayout(buttons);
    connect(copy_, &QToolButton::clicked, this, [this] { QApplication::clipboard()->setText(field_->toPlainText()); });
    connect(use_, &QToolButton::clicked, this, &WrittenText::use_asked);
    set_is_target(false);
    set_text({});
}

void WrittenText::set_look(const Look& look) {
    field_->setFont(look.font);
    field_->document()->setDocumentMargin(look.px(2));
    setFixedHeight(look.px(58));
}

void WrittenText::set_text(const QString& text) {
    if (field_->toPlainText() != text) field_->setPlainText(text);
    copy_->setEnabled(!text.isEmpty());
    use_->setEnabled(!text.trimmed().isEmpty());
}

void WrittenText::set_is_target(bool target) {
    use_->setText(target ? tr("Use as target") : tr("Use as text"));
    use_->setToolTip(target ? tr("Put the generated text into the field for the target")
                            : tr("Append the generated text to the text field"));
}

}  // namespace headlight
