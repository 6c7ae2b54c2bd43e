#include "workbench/explain/patch_masks_page.h"

#include "analysis/patches.h"
#include "language/sentences.h"
#include "view/field_values.h"
#include "workbench/document/document.h"
#include "workbench/document/live_run.h"
#include "workbench/document/pointing.h"
#include "workbench/document/shown_view.h"

#include <QSignalBlocker>

#include <algorithm>
#include <cmath>

namespace headlight {

namespace {

constexpr int kMergeMass = 7312;

ShownMasks masks_of(const PatchMasksRequest& asked) {
    const std::vector<MatrixEntry> queries = axes_of(*asked.analysis, asked.layer, {}).queries;
    std::optional<std::int32_t> row = image_query_row(*asked.analysis, asked.layer, queries);
    const auto found = std::ranges::find_if(
        queries, [&](const MatrixEntry& entry) { return asked.query && entry.tokens.front() == *asked.query; });
    if (found != queries.end()) row = static_cast<std::int32_t>(found - queries.begin());
    return shown_masks(*asked.analysis, asked.layer, row, asked.mass);
}

bool shows_image(const Analysis& analysis, const HeadId& layer) {
    return analysis.image && image_grid(stack_of(analysis.attention, layer));
}

}  // namespace

PatchMasksPage::PatchMasksPage(Document& document, QWidget* parent)
    : ComputedPage(tr("Patch masks"), masks_of, parent), document_(document) {
    mass_ = new QSpinBox(this);
    mass_->setRange(1, 100);
    mass_->setPrefix(tr("mass "));
    mass_->setSuffix(QStringLiteral(" %"));
    mass_->setKeyboardTracking(false);
    mass_->setAccessibleName(tr("Share of the attention that the patches of a mask hold"));
    mass_->setToolTip(tr("Choose the share of the attention that the patches of a mask hold"));
    add_controls(mass_);
    connect(mass_, &QSpinBox::valueChanged, this, [this](int percent) {
        document_.view().change(
            tr("choose the mass of masks"), [&](ViewState& view) { view.mass = percent / 100.0; }, kMergeMass);
    });
    connect(&document_.run(), &LiveRun::analysis_changed, this, &PatchMasksPage::follow);
    connect(&document_.view(), &ShownView::changed, this, &PatchMasksPage::follow);
    connect(&document_.pointing(), &Pointing::selection_changed, this, &PatchMasksPage::follow);
}

void PatchMasksPage::follow() {
    if (!isVisible()) return;
    const ViewState& view = document_.view().state();
    const QSignalBlocker blocker(mass_);
    mass_->setValue(static_cast<int>(std::lround(100 * view.mass)));
    const AnalysisPointer& analysis = document_.run().analysis();
    HeadId layer = view.choice;
    if (!layer.layer) layer.layer = document_.view().last_single_head().layer;
    layer.head.reset();
    layer.aggregation = Aggregation::Mean;
    if (!analysis || !shows_image(*analysis, layer))
        return refuse(
            tr("Open an image with a model that reads patches, such as fashion-vit: the patches that each "
               "head of a layer attends to most appear here."));
    ask({analysis, layer, document_.pointing().selected_token(), view.mass});
}

std::shared_ptr<const Figure> PatchMasksPage::drawn(bool narrow) const {
    const FigureStyle style = style_of(look(), asked().analysis->provenance.interventions);
    return narrow ? narrow_patch_masks_figure(*result(), style) : patch_masks_figure(*result(), style);
}

std::optional<OpenFigure> PatchMasksPage::open_figure() const {
    if (!result()) return std::nullopt;
    OpenFigure open = opened(tr("Patch masks"), QStringLiteral("patch-masks"));
    open.title = text_of(masks_title(*result()));
    open.fields = HeadValue{}.json(asked().layer).toObject();
    open.fields["view"] = QString::fromLatin1(enum_name(View::Masks));
    open.fields["mass"] = asked().mass;
    if (asked().query) open.fields["query"] = *asked().query;
    return open;
}

}  // namespace headlight
