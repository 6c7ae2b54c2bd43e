#include "workbench/explain/vocabulary_page.h"

#include "figures/vocabulary_figure.h"
#include "language/sentences.h"
#include "view/fields.h"
#include "workbench/document/document.h"
#include "workbench/document/live_run.h"
#include "workbench/document/shown_view.h"
#include "workbench/widgets/field_box.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QSignalBlocker>

#include <utility>

namespace headlight {

namespace {

constexpr int kMergeVocabularySteps = 7306;
constexpr int kMergeVocabularySize = 7307;

}  // namespace

VocabularyPage::VocabularyPage(Document& document, QWidget* parent)
    : ComputedPage(tr("Learning a vocabulary"), &learn_vocabulary, parent), document_(document) {
    add_controls(build_controls());
    connect(&document_.run(), &LiveRun::text_changed, this, &VocabularyPage::ask_for_text);
    connect(&document_.view(), &ShownView::changed, this, &VocabularyPage::follow);
}

QWidget* VocabularyPage::build_controls() {
    auto* controls = new QWidget(this);
    rule_ = new QComboBox(controls);
    rule_->setAccessibleName(tr("Rule"));
    rule_->setToolTip(tr("Choose how the vocabulary is learned"));
    for (const QString& name : {tr("BPE"), tr("WordPiece"), tr("Unigram")}) rule_->addItem(name);
    size_ = new QSpinBox(controls);
    size_->setAccessibleName(tr("Pieces of the vocabulary"));
    size_->setToolTip(tr("Choose how many pieces the vocabulary has at the end, characters included"));
    size_->setSuffix(tr(" pieces"));
    size_->setKeyboardTracking(false);
    take_bounds(*size_, "vocabulary_size");
    steps_ = new StepControls(controls);
    auto* row = new QHBoxLayout(controls);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(rule_);
    row->addWidget(size_);
    row->addWidget(steps_, 1);
    connect(rule_, &QComboBox::activated, this, [this](int index) {
        document_.view().change(tr("choose a rule"), [&](ViewState& view) {
            view.vocabulary.rule = static_cast<VocabularyRule>(index);
            view.step = 0;
        });
    });
    connect(size_, &QSpinBox::valueChanged, this, [this](int size) {
        document_.view().change(
            tr("choose the size of the vocabulary"), [&](ViewState& view) { view.vocabulary.size = size; },
            kMergeVocabularySize);
    });
    connect(steps_, &StepControls::step_asked, this, [this](int step) {
        document_.view().change(
            tr("go through the vocabulary"), [&](ViewState& view) { view.step = step; }, kMergeVocabularySteps);
    });
    return controls;
}

void VocabularyPage::set_look(const Look& look) {
    steps_->name().setFont(look.font);
    ComputedPage::set_look(look);
}

void VocabularyPage::keyPressEvent(QKeyEvent* event) {
    if (!steps_->take_key(*event)) WhyPage::keyPressEvent(event);
}

void VocabularyPage::follow() {
    if (!isVisible()) return;
    const VocabularySettings& settings = document_.view().state().vocabulary;
    rule_->setCurrentIndex(static_cast<int>(settings.rule));
    const QSignalBlocker blocker(size_);
    size_->setValue(settings.size);
    ask_for_text();
}

void VocabularyPage::ask_for_text() {
    if (!isVisible()) return;
    const ViewState& view = document_.view().state();
    VocabularyRequest request{.text = document_.run().text().toStdString(),
                              .rule = view.vocabulary.rule,
                              .size = view.vocabulary.size,
                              .step = view.step};
    if (!document_.run().reads_text() || request.text.find_first_not_of(" \t\n") == std::string::npos)
        return refuse(tr("Type a text: a vocabulary is learned from it here."));
    ask(std::move(request));
}

void VocabularyPage::show_in_controls() {
    if (!result()) return steps_->show_step(0, 0);
    steps_->show_step(static_cast<int>(result()->step), static_cast<int>(result()->points.size()));
}

std::shared_ptr<const Figure> VocabularyPage::drawn(bool narrow) const {
    const FigureStyle style = style_of(look());
    return narrow ? narrow_vocabulary_figure(result(), style) : vocabulary_figure(result(), style);
}

std::optional<OpenFigure> VocabularyPage::open_figure() const {
    if (!result()) return std::nullopt;
    OpenFigure open = opened(tr("Learning a vocabulary"), QStringLiteral("vocabulary"));
    open.title = text_of(vocabulary_title(*result()));
    open.fields["view"] = QString::fromLatin1(enum_name(View::Vocabulary));
    open.fields["rule"] = QString::fromLatin1(enum_name(asked().rule));
    open.fields["vocabulary_size"] = static_cast<int>(asked().size);
    open.fields["step"] = static_cast<int>(result()->step);
    return open;
}

}  // namespace headlight
