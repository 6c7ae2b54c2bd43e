#include "workbench/explain/approximation_page.h"

#include "figures/drawing/names.h"
#include "figures/matrices/approximation_figure.h"
#include "view/field_values.h"
#include "view/fields.h"
#include "workbench/document/document.h"
#include "workbench/document/live_run.h"
#include "workbench/document/shown_view.h"
#include "workbench/language/shown_names.h"
#include "workbench/widgets/field_box.h"

#include <QHBoxLayout>
#include <QSignalBlocker>

namespace headlight {

namespace {

constexpr int kMergeApproximationSize = 7309;
constexpr int kMergeApproximationSeed = 7310;

}  // namespace

ApproximationPage::ApproximationPage(Document& document, QWidget* parent)
    : ComputedPage(
          tr("Approximations of the head"),
          [](const ApproximationRequest& asked) {
              return approximated_head(*asked.analysis, asked.head, asked.settings, asked.seed);
          },
          parent),
      document_(document) {
    add_controls(build_controls());
    connect(&document_.run(), &LiveRun::analysis_changed, this, &ApproximationPage::ask_for_head);
    connect(&document_.view(), &ShownView::changed, this, &ApproximationPage::follow);
}

QWidget* ApproximationPage::build_controls() {
    auto* controls = new QWidget(this);
    method_ = new QComboBox(controls);
    method_->setAccessibleName(tr("Approximation"));
    method_->setToolTip(tr("Choose what stands in the place of all weights"));
    for (std::size_t method = 0; method < kEnumNames<ApproximationMethod>.size(); ++method)
        method_->addItem(display_name(static_cast<ApproximationMethod>(method)));
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

void ApproximationPage::follow() {
    if (!isVisible()) return;
    const ViewState& view = document_.view().state();
    const QSignalBlocker size_blocker(size_);
    const QSignalBlocker seed_blocker(seed_);
    method_->setCurrentIndex(static_cast<int>(view.approximation.method));
    size_->setValue(view.approximation.size);
    seed_->setValue(view.losses.seed);
    size_->setEnabled(view.approximation.method != ApproximationMethod::Linear);
    ask_for_head();
}

void ApproximationPage::ask_for_head() {
    if (!isVisible()) return;
    const ViewState& view = document_.view().state();
    const AnalysisPointer& analysis = document_.run().analysis();
    if (!analysis) return refuse(tr("Type a text: approximations of the shown head appear here."));
    HeadId head = view.choice.layer && view.choice.head ? view.choice : document_.view().last_single_head();
    head.aggregation = Aggregation::Mean;
    ask({analysis, head, view.approximation, view.losses.seed});
}

std::shared_ptr<const Figure> ApproximationPage::drawn(bool narrow) const {
    const FigureStyle style = style_of(look(), asked().analysis->provenance.interventions);
    return narrow ? narrow_approximation_figure(result(), style) : approximation_figure(result(), style);
}

std::optional<OpenFigure> ApproximationPage::open_figure() const {
    if (!result()) return std::nullopt;
    OpenFigure open = opened(tr("Approximations of the head"), QStringLiteral("approximations"));
    open.title = display_name(asked().settings.method);
    open.fields = HeadValue{}.json(asked().head).toObject();
    open.fields["view"] = QString::fromLatin1(enum_name(View::Approximations));
    open.fields["approximation"] = QString::fromLatin1(enum_name(asked().settings.method));
    open.fields["approximation_size"] = asked().settings.size;
    open.fields["seed"] = asked().seed;
    return open;
}

}  // namespace headlight
