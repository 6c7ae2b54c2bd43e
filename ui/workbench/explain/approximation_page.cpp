#include "workbench/explain/approximation_page.h"

#include "figures/matrices/approximation_figure.h"
#include "view/field_values.h"
#include "view/fields.h"
#include "workbench/document/document.h"
#include "workbench/document/live_run.h"
#include "workbench/document/shown_view.h"
#include "workbench/widgets/field_box.h"

#include <QHBoxLayout>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <cmath>
#include <utility>

namespace headlight {

namespace {

constexpr int kMergeApproximationSize = 7309;
constexpr int kMergeApproximationSeed = 7310;

}  // namespace

ApproximationPage::ApproximationPage(Document& document, QWidget* parent)
    : WhyPage(parent),
      document_(document),
      worker_(
          [](const Question& asked, const std::stop_token&) {
              return std::make_shared<const HeadApproximation>(
                  approximated_head(*asked.analysis, asked.head, asked.settings, asked.seed));
          },
          [this](const Question&, Approximated approximation) { take(std::move(approximation)); },
          [this](const QString& sentence) { refuse(sentence); }) {
    scroll_ = new FigureScroll(tr("Approximations of the head"), this);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(build_controls());
    column->addWidget(scroll_, 1);
    connect(&document_.run(), &LiveRun::analysis_changed, this, &ApproximationPage::ask);
    connect(&document_.view(), &ShownView::changed, this, &ApproximationPage::follow_view);
}

QWidget* ApproximationPage::build_controls() {
    auto* controls = new QWidget(this);
    method_ = new QComboBox(controls);
    method_->setAccessibleName(tr("Approximation"));
    method_->setToolTip(tr("Choose what stands in the place of all weights"));
    for (std::size_t method = 0; method < kEnumNames<ApproximationMethod>.size(); ++method)
        method_->addItem(approximation_name(static_cast<ApproximationMethod>(method)));
    constexpr int kLetters = 12;
    method_->setMinimumContentsLength(kLetters);
    method_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    const auto box = [&](const QString& prefix, const char* field, const QString& tip) {
        auto* made = new QSpinBox(controls);
        made->setAccessibleName(tip);
        made->setToolTip(tip);
        made->setPrefix(prefix);
        made->setKeyboardTracking(false);
        take_bounds(*made, field);
        return made;
    };
    size_ = box(tr("size "), "approximation_size", tr("Choose the reach, the rank or the number of features"));
    seed_ = box(tr("seed "), "seed", tr("Choose the seed of what is random"));
    auto* row = new QHBoxLayout(controls);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(method_, 1);
    row->addWidget(size_);
    row->addWidget(seed_);
    connect(method_, &QComboBox::activated, this, [this](int index) {
        document_.view().change(tr("choose an approximation"), [&](ViewState& view) {
            view.approximation.method = static_cast<ApproximationMethod>(index);
        });
    });
    connect(size_, &QSpinBox::valueChanged, this, [this](int size) {
        document_.view().change(
            tr("choose the size of the approximation"), [&](ViewState& view) { view.approximation.size = size; },
            kMergeApproximationSize);
    });
    connect(seed_, &QSpinBox::valueChanged, this, [this](int seed) {
        document_.view().change(
            tr("choose a seed"), [&](ViewState& view) { view.losses.seed = seed; }, kMergeApproximationSeed);
    });
    return controls;
}

void ApproximationPage::set_look(const Look& look) {
    look_ = look;
    draw();
}

void ApproximationPage::set_beside(bool beside) {
    beside_ = beside;
    draw();
}

void ApproximationPage::showEvent(QShowEvent* event) {
    WhyPage::showEvent(event);
    follow_view();
}

void ApproximationPage::follow_view() {
    if (!isVisible()) return;
    const ViewState& view = document_.view().state();
    const QSignalBlocker size_blocker(size_);
    const QSignalBlocker seed_blocker(seed_);
    method_->setCurrentIndex(static_cast<int>(view.approximation.method));
    size_->setValue(view.approximation.size);
    seed_->setValue(view.losses.seed);
    size_->setEnabled(view.approximation.method != ApproximationMethod::Linear);
    ask();
}

void ApproximationPage::ask() {
    if (!isVisible()) return;
    const ViewState& view = document_.view().state();
    const AnalysisPointer& analysis = document_.run().analysis();
    if (!analysis) {
        worker_.forget();
        asked_ = {};
        return refuse(tr("Type a text: approximations of the shown head appear here."));
    }
    HeadId head = view.choice.layer && view.choice.head ? view.choice : document_.view().last_single_head();
    head.aggregation = Aggregation::Mean;
    Question question{analysis, head, view.approximation, view.losses.seed};
    if (question == asked_) return draw();
    asked_ = question;
    worker_.ask(std::move(question));
}

void ApproximationPage::take(Approximated approximation) {
    approximation_ = std::move(approximation);
    scroll_->set_sentence({});
    draw();
    emit changed();
}

void ApproximationPage::refuse(const QString& sentence) {
    approximation_.reset();
    scroll_->set_sentence(sentence);
    draw();
    emit changed();
}

void ApproximationPage::draw() {
    if (!isVisible()) return;
    if (!approximation_) return scroll_->flow().set_figure(nullptr);
    scroll_->flow().set_numbers([shown = approximation_] { return numbers_of(*shown); });
    const FigureStyle style = style_of(look_, asked_.analysis->provenance.interventions);
    const auto figure =
        beside_ ? narrow_approximation_figure(approximation_, style) : approximation_figure(approximation_, style);
    // Not enlarged: in a wide and low panel little of it would be seen.
    scroll_->flow().setMaximumWidth(static_cast<int>(std::ceil(figure->natural_size().width())));
    scroll_->flow().set_figure(figure);
}

std::optional<OpenFigure> ApproximationPage::open_figure() const {
    if (!approximation_) return std::nullopt;
    OpenFigure open{tr("Approximations of the head"), QStringLiteral("approximations"), scroll_->flow().figure()};
    open.title = approximation_name(asked_.settings.method);
    open.numbers = scroll_->flow().numbers();
    open.fields = HeadValue{}.json(asked_.head).toObject();
    open.fields["view"] = QString::fromLatin1(enum_name(View::Approximations));
    open.fields["approximation"] = QString::fromLatin1(enum_name(asked_.settings.method));
    open.fields["approximation_size"] = asked_.settings.size;
    open.fields["seed"] = asked_.seed;
    return open;
}

}  // namespace headlight
