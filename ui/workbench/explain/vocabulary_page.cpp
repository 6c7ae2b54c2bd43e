#include "workbench/explain/vocabulary_page.h"

#include "figures/vocabulary_figure.h"
#include "view/fields.h"
#include "workbench/document/document.h"
#include "workbench/document/live_run.h"
#include "workbench/document/shown_view.h"
#include "workbench/widgets/field_box.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <cmath>
#include <utility>

namespace headlight {

namespace {

constexpr int kMergeVocabularySteps = 7306;
constexpr int kMergeVocabularySize = 7307;

}  // namespace

VocabularyPage::VocabularyPage(Document& document, QWidget* parent)
    : WhyPage(parent),
      document_(document),
      worker_(
          [](const VocabularyRequest& request, const std::stop_token&) {
              return std::make_shared<const LearnedVocabulary>(learn_vocabulary(request));
          },
          [this](const VocabularyRequest&, Learned vocabulary) { take(std::move(vocabulary)); },
          [this](const QString& sentence) { refuse(sentence); }) {
    scroll_ = new FigureScroll(tr("Learning a vocabulary"), this);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(build_controls());
    column->addWidget(scroll_, 1);
    connect(&document_.run(), &LiveRun::text_changed, this, &VocabularyPage::ask);
    connect(&document_.view(), &ShownView::changed, this, &VocabularyPage::follow_view);
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
    look_ = look;
    steps_->name().setFont(look.font);
    draw();
}

void VocabularyPage::set_beside(bool beside) {
    beside_ = beside;
    draw();
}

void VocabularyPage::showEvent(QShowEvent* event) {
    WhyPage::showEvent(event);
    follow_view();
}

void VocabularyPage::keyPressEvent(QKeyEvent* event) {
    if (!steps_->take_key(*event)) WhyPage::keyPressEvent(event);
}

void VocabularyPage::follow_view() {
    if (!isVisible()) return;
    const VocabularySettings& settings = document_.view().state().vocabulary;
    rule_->setCurrentIndex(static_cast<int>(settings.rule));
    const QSignalBlocker blocker(size_);
    size_->setValue(settings.size);
    ask();
}

void VocabularyPage::ask() {
    if (!isVisible()) return;
    const ViewState& view = document_.view().state();
    VocabularyRequest request{.text = document_.run().text().toStdString(),
                              .rule = view.vocabulary.rule,
                              .size = view.vocabulary.size,
                              .step = view.step};
    if (!document_.run().reads_text() || request.text.find_first_not_of(" \t\n") == std::string::npos) {
        worker_.forget();
        asked_ = {};
        return refuse(tr("Type a text: a vocabulary is learned from it here."));
    }
    if (request == asked_) return draw();
    asked_ = request;
    worker_.ask(std::move(request));
}

void VocabularyPage::take(Learned vocabulary) {
    vocabulary_ = std::move(vocabulary);
    scroll_->set_sentence({});
    draw();
    emit changed();
}

void VocabularyPage::refuse(const QString& sentence) {
    vocabulary_.reset();
    scroll_->set_sentence(sentence);
    draw();
    emit changed();
}

void VocabularyPage::draw() {
    if (!isVisible()) return;
    if (!vocabulary_) {
        steps_->show_step(0, 0);
        return scroll_->flow().set_figure(nullptr);
    }
    steps_->show_step(static_cast<int>(vocabulary_->step), static_cast<int>(vocabulary_->points.size()));
    scroll_->flow().set_numbers([shown = vocabulary_] { return numbers_of(*shown); });
    const FigureStyle style = style_of(look_);
    const auto figure = beside_ ? narrow_vocabulary_figure(vocabulary_, style) : vocabulary_figure(vocabulary_, style);
    // Not enlarged: in a wide and low panel little of it would be seen.
    scroll_->flow().setMaximumWidth(static_cast<int>(std::ceil(figure->natural_size().width())));
    scroll_->flow().set_figure(figure);
}

std::optional<OpenFigure> VocabularyPage::open_figure() const {
    if (!vocabulary_) return std::nullopt;
    OpenFigure open{tr("Learning a vocabulary"), QStringLiteral("vocabulary"), scroll_->flow().figure()};
    open.title = vocabulary_title(*vocabulary_);
    open.numbers = scroll_->flow().numbers();
    open.fields["view"] = QString::fromLatin1(enum_name(View::Vocabulary));
    open.fields["rule"] = QString::fromLatin1(enum_name(asked_.rule));
    open.fields["vocabulary_size"] = static_cast<int>(asked_.size);
    open.fields["step"] = static_cast<int>(vocabulary_->step);
    return open;
}

}  // namespace headlight
