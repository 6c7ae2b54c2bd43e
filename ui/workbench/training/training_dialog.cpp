#include "workbench/training/training_dialog.h"

#include "core/text_bounds.h"
#include "workbench/widgets/file_dialog.h"

#include <QDialogButtonBox>
#include <QDir>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QStyle>
#include <QVBoxLayout>

namespace headlight {

QString new_training_folder(const QString& parent) {
    const QDir folder(parent);
    QString name = QStringLiteral("small-model");
    for (int number = 2; folder.exists(name); ++number) name = QStringLiteral("small-model-%1").arg(number);
    return folder.filePath(name);
}

TrainingDialog::TrainingDialog(const QString& text, const QString& folder, const Look& look, QWidget* parent)
    : QDialog(parent),
      fields_(new QWidget(this)),
      text_(new QPlainTextEdit(text, fields_)),
      file_(new QLineEdit(fields_)),
      unit_(new QComboBox(fields_)),
      layers_(new QSpinBox(fields_)),
      heads_(new QComboBox(fields_)),
      optimizer_(new QComboBox(fields_)),
      steps_(new QSpinBox(fields_)),
      folder_(new QLineEdit(new_training_folder(folder), fields_)),
      message_(new QLabel(this)) {
    setStyleSheet(look.style_sheet());  // by which it finds its size
    setWindowTitle(tr("Train a small model"));
    build(look);
}

void TrainingDialog::build(const Look& look) {
    auto* form = new QFormLayout(fields_);
    form->setContentsMargins(0, 0, 0, 0);
    form->setVerticalSpacing(look.px(8));
    build_text(*form, look);
    build_model(*form);
    for (QLineEdit* field : {file_, folder_}) field->setMaxLength(kMostOfPath);
    folder_->setAccessibleName(tr("Folder"));
    folder_->setToolTip(tr("Set a new folder for the checkpoints of the model"));
    form->addRow(tr("Folder"), with_button(folder_, tr("Choose the folder"), [this] {
                     choose_folder(this, tr("Choose where the new folder is made"),
                                   [this](const QString& path) { folder_->setText(new_training_folder(path)); });
                 }));
    message_->setTextFormat(Qt::PlainText);
    message_->setWordWrap(true);
    message_->setAccessibleName(tr("Message"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(look.px(16), look.px(16), look.px(16), look.px(14));
    column->setSpacing(look.px(14));
    column->addWidget(fields_, 1);
    column->addWidget(message_);
    column->addWidget(build_buttons());
    const QSize wanted(look.px(620), look.px(520));
    resize(parentWidget() != nullptr ? wanted.boundedTo(parentWidget()->window()->size()) : wanted);
}

void TrainingDialog::build_text(QFormLayout& form, const Look& look) {
    text_->setAccessibleName(tr("Text to train on"));
    text_->setTabChangesFocus(true);
    text_->setMinimumHeight(look.px(90));
    file_->setAccessibleName(tr("Text file"));
    file_->setPlaceholderText(tr("in place of the text, at most 1 MB of UTF-8"));
    form.addRow(tr("Text"), text_);
    form.addRow(tr("Text file"), with_button(file_, tr("Choose the text file"), [this] {
                    choose_file(this, tr("Open a text to train on"), QString(), tr("Texts (*.txt *.md);;All files (*)"),
                                [this](const QString& path) { file_->setText(path); });
                }));
    connect(file_, &QLineEdit::textChanged, text_, [this](const QString& path) { text_->setEnabled(path.isEmpty()); });
}

void TrainingDialog::build_model(QFormLayout& form) {
    unit_->addItem(tr("Characters"), static_cast<int>(TextUnit::Characters));
    unit_->addItem(tr("Words"), static_cast<int>(TextUnit::Words));
    unit_->setAccessibleName(tr("Tokens"));
    const TrainingOptions usual;
    layers_->setRange(kTrainedLayers.low, kTrainedLayers.high);
    layers_->setValue(usual.layers);
    layers_->setAccessibleName(tr("Layers"));
    for (int heads = kTrainedHeads.low; heads <= kTrainedHeads.high; heads *= 2)
        heads_->addItem(QString::number(heads), heads);
    heads_->setCurrentIndex(heads_->findData(usual.heads));
    heads_->setAccessibleName(tr("Heads per layer"));
    optimizer_->addItem(tr("AdamW"), static_cast<int>(OptimizerKind::AdamW));
    optimizer_->addItem(tr("SGD"), static_cast<int>(OptimizerKind::Sgd));
    optimizer_->addItem(tr("SGD with momentum"), static_cast<int>(OptimizerKind::Momentum));
    optimizer_->setCurrentIndex(optimizer_->findData(static_cast<int>(usual.optimizer)));
    optimizer_->setAccessibleName(tr("Optimizer"));
    optimizer_->setToolTip(
        tr("Choose how the gradient changes the weights: SGD subtracts it times the learning rate, "
           "AdamW divides its mean by its size"));
    constexpr int kStepsOfArrow = 100;
    steps_->setRange(kTrainingSteps.low, kTrainingSteps.high);
    steps_->setSingleStep(kStepsOfArrow);
    steps_->setValue(kUsualTrainingSteps);
    steps_->setAccessibleName(tr("Steps"));
    form.addRow(tr("Tokens"), unit_);
    form.addRow(tr("Layers"), layers_);
    form.addRow(tr("Heads per layer"), heads_);
    form.addRow(tr("Optimizer"), optimizer_);
    form.addRow(tr("Steps"), steps_);
}

QDialogButtonBox* TrainingDialog::build_buttons() {
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    train_ = buttons->addButton(tr("Train"), QDialogButtonBox::AcceptRole);
    train_->setProperty("primary", true);
    train_->style()->polish(train_);  // it was dressed when it was added, before it was the primary one
    train_->setDefault(true);
    connect(buttons, &QDialogButtonBox::accepted, this, &TrainingDialog::train_wanted);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    return buttons;
}

QWidget* TrainingDialog::with_button(QLineEdit* field, const QString& name, const std::function<void()>& clicked) {
    auto* both = new QWidget(fields_);
    auto* row = new QHBoxLayout(both);
    row->setContentsMargins(0, 0, 0, 0);
    both->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);  // the text gets the height that is left
    auto* button = new QPushButton(tr("Choose…"), both);
    button->setAccessibleName(name);
    button->setAutoDefault(false);
    row->addWidget(field, 1);
    row->addWidget(button);
    connect(button, &QPushButton::clicked, this, clicked);
    return both;
}

NewTraining TrainingDialog::training() const {
    NewTraining training;
    training.folder = folder_->text().toStdString();
    training.file = file_->text().toStdString();
    if (training.file.empty()) training.text = text_->toPlainText().toStdString();
    training.options.unit = static_cast<TextUnit>(unit_->currentData().toInt());
    training.options.layers = layers_->value();
    training.options.heads = heads_->currentData().toInt();
    training.options.optimizer = static_cast<OptimizerKind>(optimizer_->currentData().toInt());
    return training;
}

void TrainingDialog::set_waiting(bool waiting) {
    if (waiting) before_waiting_ = focusWidget();
    fields_->setEnabled(!waiting);
    train_->setEnabled(!waiting);
    if (waiting) message_->setText(tr("Reading the text…"));
}

void TrainingDialog::say(const QString& sentence) {
    set_waiting(false);
    if (before_waiting_) before_waiting_->setFocus();  // a disabled field lost it
    message_->setText(sentence);
}

}  // namespace headlight
