#include "workbench/heads/grids_panel.h"

#include "analysis/heads/metrics.h"
#include "figures/drawing/text.h"
#include "view/makers/view_makers.h"
#include "workbench/document/document.h"
#include "workbench/document/intervention_editing.h"
#include "workbench/document/live_run.h"
#include "workbench/document/pointing.h"
#include "workbench/document/shown_source.h"
#include "workbench/document/shown_view.h"
#include "workbench/language/screen_number.h"
#include "workbench/language/shown_names.h"

#include <QHBoxLayout>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace headlight {

namespace {

QString stack_name(AttentionKind kind) {
    switch (kind) {
        case AttentionKind::Self:
            return GridsPanel::tr("Self-attention");
        case AttentionKind::Encoder:
            return GridsPanel::tr("Encoder");
        case AttentionKind::Decoder:
            return GridsPanel::tr("Decoder");
        case AttentionKind::Cross:
            return GridsPanel::tr("Cross-attention");
        case AttentionKind::Vision:
            return GridsPanel::tr("Image");
        case AttentionKind::Text:
            return GridsPanel::tr("Text");
        case AttentionKind::Channel:
            return GridsPanel::tr("Channels");
        case AttentionKind::Pooling:
            return GridsPanel::tr("Pooling");
        case AttentionKind::Resampler:
            return GridsPanel::tr("Learned queries");
        case AttentionKind::ResamplerCross:
            return GridsPanel::tr("Learned queries to image");
    }
    return {};
}

QString name_of(const AttentionStack& stack) {
    if (stack.stage < 0) return stack_name(stack.kind);
    const QString stage = GridsPanel::tr("Stage %1").arg(stack.stage);
    return stack.kind == AttentionKind::Self ? stage : stage + " · " + stack_name(stack.kind);
}

}  // namespace

GridsPanel::GridsPanel(Document& document, QWidget* parent) : LookFollower(parent), document_(document) {
    setObjectName(QStringLiteral("grids"));
    setAttribute(Qt::WA_StyledBackground);
    heads_title_ = new QLabel(tr("All heads"), this);
    heads_hint_ = new QLabel(tr("click a head · ← → ↑ ↓"), this);
    heads_hint_->setProperty("muted", true);
    stack_choice_ = new QComboBox(this);
    stack_choice_->setAccessibleName(tr("Kind of attention"));
    stack_choice_->hide();
    metrics_title_ = new QLabel(tr("Heads by metric"), this);
    metric_choice_ = new QComboBox(this);
    metric_choice_->setAccessibleName(tr("Metric that colors the grid"));
    for (const Metric& metric : headlight::metrics()) {
        metric_choice_->addItem(display_name(metric), QString::fromUtf8(metric.id));
        metric_choice_->setItemData(
            metric_choice_->count() - 1,
            QString::fromUtf8(metric.formula) + QLatin1Char('\n') + QString::fromUtf8(metric.source), Qt::ToolTipRole);
    }
    metric_choice_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    metric_choice_->setMinimumContentsLength(15);  // "Distance in the image"; the title wraps
    metrics_title_->setWordWrap(true);
    heads_ = make_grid(tr("Grid of all layers and heads"));
    heads_->set_empty_text(
        tr("All heads appear here as thumbnails: open a model, then type a text or open an "
           "image or recording."));
    metrics_ = make_grid(tr("Grid of all layers and heads colored by a metric"));
    metrics_->set_empty_text(tr("The metric of all heads appears here once all layers are computed."));

    auto* heads_row = new QHBoxLayout;
    heads_row->addWidget(heads_title_, 1);
    heads_row->addWidget(heads_hint_);
    heads_row->addWidget(stack_choice_);
    auto* metrics_row = new QHBoxLayout;
    metrics_row->addWidget(metrics_title_, 1);
    metrics_row->addWidget(metric_choice_);
    auto* column = new QVBoxLayout(this);
    column->addLayout(heads_row);
    column->addWidget(heads_, 3);
    column->addLayout(metrics_row);
    column->addWidget(metrics_, 2);

    connect(metric_choice_, &QComboBox::currentIndexChanged, this, [this](int index) {
        const std::string id = metric_choice_->itemData(index).toString().toStdString();
        document_.view().change(tr("color heads by %1").arg(metric_choice_->itemText(index)),
                                [&](ViewState& view) { view.metric = id; });
    });
    connect(stack_choice_, &QComboBox::currentIndexChanged, this, [this](int index) {
        const AnalysisPointer& analysis = document_.run().analysis();
        if (!analysis || index < 0 || static_cast<std::size_t>(index) >= analysis->attention.size()) return;
        const AttentionStack& chosen = analysis->attention[static_cast<std::size_t>(index)];
        HeadId choice = document_.view().state().choice;
        choice.kind = chosen.kind;
        choice.stage = chosen.stage;
        document_.view().show_head(choice);
    });
    connect(&document_.run(), &LiveRun::analysis_changed, this, &GridsPanel::refresh_stacks);
    connect(&document_.view(), &ShownView::picture_changed, this, &GridsPanel::refresh);
    connect(&document_.pointing(), &Pointing::selection_changed, this, &GridsPanel::refresh);
    connect(&document_.view(), &ShownView::changed, this, &GridsPanel::refresh_outlines);
    refresh_outlines();
}

FigureView* GridsPanel::make_grid(const QString& accessible_name) {
    auto* view = new FigureView(accessible_name, this);
    connect(view, &FigureView::walked, &document_.view(), &ShownView::walk);
    connect(view, &FigureView::clicked, &document_, [this](const Hit& hit, Qt::KeyboardModifiers modifiers) {
        if (!hit.layer || !hit.head) return;
        HeadId choice = document_.view().state().choice;
        choice.layer = hit.layer;
        choice.head = hit.head;
        if (modifiers & (Qt::ControlModifier | Qt::ShiftModifier))
            document_.view().toggle_pin(choice);
        else
            document_.view().show_head(choice);
    });
    view->set_selecting({[this](const Hit& hit) {
                             HeadId choice = document_.view().state().choice;
                             choice.layer = hit.layer;
                             choice.head = hit.head;
                             document_.view().show_head(choice);
                         },
                         [this] {
                             const HeadId& choice = document_.view().state().choice;
                             return Hit{{}, {}, choice.layer, choice.head};
                         }});
    view->set_tool_tip([this](const Hit& hit) { return describe(hit); }, tr("Click to open, Ctrl+click to pin"));
    return view;
}

QString GridsPanel::describe(const Hit& hit) const {
    const PicturePointer& picture = document_.view().picture();
    if (!hit.layer || !hit.head || !picture || !picture->metric) return {};
    const auto index = static_cast<std::size_t>(*hit.layer * picture->metric->size(1) + *hit.head);
    if (index >= picture->metric->values().size()) return {};
    const int row = metric_choice_->findData(QString::fromStdString(picture->view.metric));
    const QString changes = interventions_on_head(document_, *hit.layer, *hit.head);
    const HeadId head = head_in(picture->view.choice, *hit.layer, *hit.head);
    const QString sentence = tr("%1\n%2 %3")
                                 .arg(short_text(head))
                                 .arg(metric_choice_->itemText(row))
                                 .arg(screen_number(static_cast<double>(picture->metric->values()[index]), 'f', 3));
    return changes.isEmpty() ? sentence : sentence + QLatin1Char('\n') + changes;
}

void GridsPanel::set_look(const Look& look) {
    look_ = look;
    layout()->setContentsMargins(look.px(12), look.px(10), look.px(8), look.px(8));
    layout()->setSpacing(look.px(6));
    heads_title_->setFont(look.section_font());
    metrics_title_->setFont(look.section_font());
    heads_hint_->setFont(look.sized(0.85));
    refresh();
}

int GridsPanel::least_width() const {
    constexpr double kAround = 70;
    constexpr double kCell = 22;
    constexpr double kLeast = 256;  // the names of metrics
    const auto& model = document_.run().model();
    const double heads = model ? static_cast<double>(model->description.heads) : 0;
    return look_.px(std::max(kLeast, kAround + kCell * heads));
}

QSize GridsPanel::minimumSizeHint() const {
    return {look_.px(110), look_.px(110)};
}

void GridsPanel::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    // Two grids that nobody can read are worth less than one.
    constexpr double kBoth = 250;
    const bool room = height() >= look_.px(kBoth);
    metrics_title_->setVisible(room);
    metric_choice_->setVisible(room);
    metrics_->setVisible(room);
    show_hint_or_stacks();
}

void GridsPanel::refresh() {
    const PicturePointer& picture = document_.view().picture();
    const auto show = [](FigureView& view, const std::shared_ptr<const Figure>& figure) {
        if (figure && view.figure() != figure) view.change_figure(figure);
    };
    if (picture) {
        NumberedFigure::Numbers numbers;
        if (picture->metric)
            numbers = [picture] {
                ShownSource source(*picture);
                return numbers_of(source.heads_by_metric(shown_request(*picture)));
            };
        heads_->set_numbers(numbers);
        metrics_->set_numbers(numbers);
        show(*heads_, grid_of_selection(*picture));
        emit grid_changed(heads_->figure());
        show(*metrics_, picture->metric_grid);
    } else if (const PicturePointer& so_far = document_.view().picture_so_far()) {
        show_so_far(*so_far);
    }
    refresh_outlines();
}

void GridsPanel::show_so_far(const Picture& picture) {
    if (picture.head_grid && heads_->figure() != picture.head_grid) heads_->set_figure(picture.head_grid);
    metrics_->set_figure(nullptr);
}

void GridsPanel::refresh_stacks() {
    QStringList names;
    if (const AnalysisPointer& analysis = document_.run().analysis())
        for (const AttentionStack& stack : analysis->attention) names << name_of(stack);
    const QSignalBlocker quiet(stack_choice_);
    stack_choice_->clear();
    stack_choice_->addItems(names);
    show_hint_or_stacks();
    refresh_outlines();
}

void GridsPanel::show_hint_or_stacks() {
    constexpr double kRoom = 250;
    const bool several = stack_choice_->count() > 1;
    stack_choice_->setVisible(several);
    heads_hint_->setVisible(!several && width() >= look_.px(kRoom));
}

FigurePointer GridsPanel::grid_of_selection(const Picture& picture) {
    const auto token = document_.pointing().selected_token();
    const bool over_image = no_image(*picture.analysis, picture.view.choice).empty();
    if (!over_image || !token || !picture.head_grid) {
        selection_grid_.reset();
        return picture.head_grid;
    }
    if (selection_grid_ && drawn_for_ == picture.head_grid && drawn_token_ == token) return selection_grid_;
    drawn_for_ = picture.head_grid;
    drawn_token_ = token;
    ShownSource source(picture);
    selection_grid_ =
        thumbnails_of_heads(shown_request(picture), source, picture.head_grid->style(), {token, std::nullopt});
    return selection_grid_;
}

void GridsPanel::set_dimmed(const std::vector<HeadIndex>& heads) {
    std::vector<Hit> places;
    for (const HeadIndex& head : heads) places.push_back({{}, {}, head.layer, head.head});
    heads_->set_dimmed(places);
    metrics_->set_dimmed(std::move(places));
}

void GridsPanel::refresh_outlines() {
    const ViewState& view = document_.view().state();
    std::vector<Outline> outlines;
    const auto outline = [&](const HeadId& choice, const QColor& color, double width) {
        if (choice.layer || choice.head) outlines.push_back({Hit{{}, {}, choice.layer, choice.head}, color, width});
    };
    for (const HeadId& changed : intervened_heads(document_)) {
        outlines.push_back({Hit{{}, {}, changed.layer, changed.head}, look_.accent, 1, true});
    }
    for (const HeadId& pinned : view.pinned)
        if (same_attention(pinned, view.choice)) outline(pinned, look_.muted, 1.5);
    outline(view.choice, look_.accent, 2);
    heads_->set_outlines(outlines);
    metrics_->set_outlines(outlines);
    const QSignalBlocker quiet_stacks(stack_choice_);
    if (const AnalysisPointer& analysis = document_.run().analysis())
        stack_choice_->setCurrentIndex(static_cast<int>(find_stack(analysis->attention, view.choice).value_or(0)));
    const QSignalBlocker quiet(metric_choice_);
    metric_choice_->setCurrentIndex(metric_choice_->findData(QString::fromStdString(view.metric)));
}

}  // namespace headlight
