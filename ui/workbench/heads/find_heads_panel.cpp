#include "workbench/heads/find_heads_panel.h"

#include "analysis/heads/head_labels.h"
#include "analysis/heads/metrics.h"
#include "figures/drawing/text.h"
#include "figures/heads/grid_figure.h"
#include "language/wording.h"
#include "workbench/document/document.h"
#include "workbench/document/live_run.h"
#include "workbench/document/pointing.h"
#include "workbench/document/pointing_out.h"
#include "workbench/document/shown_view.h"
#include "workbench/language/screen_number.h"
#include "workbench/language/shown_names.h"
#include "workbench/widgets/plain_text.h"

#include <QHBoxLayout>
#include <QSignalBlocker>

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace headlight {

namespace {

using Criterion = HeadCriterion::Kind;

constexpr int kCriterionRole = Qt::UserRole;  ///< HeadCriterion::Kind
constexpr int kIdRole = Qt::UserRole + 1;     ///< of a metric or a label

constexpr int kSlow = 200;  // milliseconds after which a wait is noticed

QString utf8(std::string_view text) {
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

/// the metric “Mean distance” in tokens
QString name_of_metric(const Metric& metric) {
    const QString name = FindHeadsPanel::tr("the metric “%1”").arg(display_name(metric));
    return metric.is_share() ? name : FindHeadsPanel::tr("%1 in %2").arg(name, wording(metric.unit));
}

const HeadLabelRule* label_rule(std::string_view id) {
    const auto rules = head_label_rules();
    const auto found = std::ranges::find(rules, id, &HeadLabelRule::id);
    return found == rules.end() ? nullptr : &*found;
}

HeadIndex index_of(const RankedHead& head) {
    return {head.layer, head.head};
}

}  // namespace

FindHeadsPanel::FindHeadsPanel(Document& document, QWidget* parent)
    : LowerPanel(tr("FIND HEADS"), tr("Close the list of heads"), 190, parent),
      document_(document),
      worker_(
          [](const Asked& asked, const std::stop_token& stop) {
              std::stop_source cancel = asked.cancel;
              const std::stop_callback end(stop, [&cancel] { cancel.request_stop(); });
              const Question& question = asked.question;
              return rank_heads(question.analysis, question.attention, question.criterion, question.options,
                                cancel.get_token());
          },
          [this](const Asked& asked, std::vector<RankedHead> ranked) { take(asked.question, std::move(ranked)); },
          [this](const QString& failure) { forget(failure); }) {
    list_ = new HeadCards(this);
    list_->setAccessibleName(tr("Ranked heads; Enter opens one"));
    sentence_ = new QLabel(this);
    sentence_->setTextFormat(Qt::PlainText);
    sentence_->setWordWrap(true);
    sentence_->setAlignment(Qt::AlignCenter);
    sentence_->setProperty("muted", true);
    column().addWidget(build_controls());
    column().addWidget(list_, 1);
    column().addWidget(sentence_, 1);
    setFocusProxy(criterion_);
    slow_.setSingleShot(true);
    connect(&slow_, &QTimer::timeout, this, [this] {
        if (!ranking()) return;
        set_hint(tr("Ranking heads…"));
        sentence_->clear();  // it is about the criterion before
    });
    connect(list_, &HeadCards::opened, this, &FindHeadsPanel::open);
    connect(list_, &HeadCards::pinned, this, [this](const HeadIndex& head) {
        document_.view().toggle_pin(head_in(document_.view().state().choice, head.layer, head.head));
    });
    for (const auto signal : {&ShownView::changed, &ShownView::picture_changed})
        connect(&document_.view(), signal, this, &FindHeadsPanel::refresh);
    connect(&document_.pointing(), &Pointing::selection_changed, this, &FindHeadsPanel::refresh);
    show_sentence({});
}

FindHeadsPanel::~FindHeadsPanel() {
    cancel_.request_stop();
}

QWidget* FindHeadsPanel::build_controls() {
    controls_ = new QWidget(this);
    criterion_ = new QComboBox(controls_);
    criterion_->setAccessibleName(tr("Rank heads by"));
    fill_criteria();
    order_ = new QComboBox(controls_);
    order_->setAccessibleName(tr("Order of the list"));
    order_->addItems({tr("Highest first"), tr("Lowest first")});
    count_ = new QComboBox(controls_);
    count_->setAccessibleName(tr("Number of heads to list"));
    for (const int count : {5, 10, 20, 50}) count_->addItem(tr("%n heads", nullptr, count), count);
    count_->addItem(tr("All heads"), std::numeric_limits<int>::max());
    count_->setCurrentIndex(1);
    count_->setToolTip(tr("List this number of heads; the grid dims the others"));
    minimum_ = new QDoubleSpinBox(controls_);
    minimum_->setAccessibleName(tr("Smallest value of a listed head"));
    minimum_->setToolTip(tr("List heads with at least this value; the grid dims the others"));
    constexpr double kMost = 100000;
    constexpr double kStep = 0.05;
    minimum_->setRange(0, kMost);
    minimum_->setSingleStep(kStep);
    minimum_->setPrefix(tr("≥ "));
    minimum_->setSpecialValueText(tr("any value"));
    auto* rows = new QBoxLayout(QBoxLayout::LeftToRight, controls_);
    rows->setContentsMargins(0, 0, 0, 0);
    auto* ranking = new QHBoxLayout;
    ranking->addWidget(new QLabel(tr("Rank by"), controls_));
    ranking->addWidget(criterion_);
    ranking->addWidget(order_);
    rows->addLayout(ranking);
    auto* limits = new QHBoxLayout;
    limits->addWidget(new QLabel(tr("Show"), controls_));
    limits->addWidget(count_);
    limits->addWidget(minimum_);
    limits->addStretch(1);
    rows->addLayout(limits, 1);
    set_parts(*rows);
    connect(criterion_, &QComboBox::currentIndexChanged, this, &FindHeadsPanel::take_criterion);
    for (QComboBox* choice : {order_, count_})
        connect(choice, &QComboBox::currentIndexChanged, this, &FindHeadsPanel::show_list);
    connect(minimum_, &QDoubleSpinBox::valueChanged, this, &FindHeadsPanel::show_list);
    return controls_;
}

void FindHeadsPanel::fill_criteria() {
    const auto add = [this](const QString& name, Criterion kind, const QString& tool_tip, std::string_view id = {}) {
        criterion_->addItem(name, static_cast<int>(kind));
        const int row = criterion_->count() - 1;
        criterion_->setItemData(row, utf8(id), kIdRole);
        criterion_->setItemData(row, plain_tool_tip(tool_tip), Qt::ToolTipRole);
    };
    add(tr("Selected weight"), Criterion::Weight, tr("Weight of the selected query and key in every head"));
    add(tr("Selected row"), Criterion::Query, tr("Largest weight of the selected query in every head"));
    add(tr("Selected column"), Criterion::Key,
        tr("Mean weight of the selected key over the queries that may attend to it"));
    add(tr("Similarity to this head"), Criterion::Similarity,
        tr("1 − Jensen-Shannon divergence / ln 2 between the rows of the shown head and those of the other"));
    criterion_->insertSeparator(criterion_->count());
    for (const Metric& each : metrics())
        add(tr("Metric: %1").arg(display_name(each)), Criterion::Metric,
            utf8(each.formula) + QLatin1Char('\n') + utf8(each.source), each.id);
    criterion_->insertSeparator(criterion_->count());
    for (const HeadLabelRule& each : head_label_rules())
        add(tr("Label: %1").arg(display_name(each)), Criterion::Label,
            utf8(each.formula) + QLatin1Char('\n') + utf8(each.source), each.id);
}

void FindHeadsPanel::set_look(const Look& look) {
    LowerPanel::set_look(look);
    look_ = look;
    controls_->layout()->setSpacing(look.px(8));
    for (QWidget* each : {static_cast<QWidget*>(criterion_), static_cast<QWidget*>(order_),
                          static_cast<QWidget*>(count_), static_cast<QWidget*>(minimum_), static_cast<QWidget*>(list_)})
        each->setFont(look.font);
    minimum_->setFixedWidth(look.px(84));
}

void FindHeadsPanel::set_thumbnails(const std::shared_ptr<const Figure>& grid) {
    if (grid == grid_) return;
    grid_ = grid;
    if (isVisible() && shown_) show_list();
}

void FindHeadsPanel::showEvent(QShowEvent* event) {
    LowerPanel::showEvent(event);
    refresh();
}

void FindHeadsPanel::hideEvent(QHideEvent* event) {
    LowerPanel::hideEvent(event);
    forget({});
}

void FindHeadsPanel::take_criterion() {
    reference_.reset();
    opened_.reset();
    const QSignalBlocker quiet(minimum_);
    const auto kind = static_cast<Criterion>(criterion_->currentData(kCriterionRole).toInt());
    const HeadLabelRule* rule = label_rule(criterion_->currentData(kIdRole).toString().toStdString());
    // A head has a label from its threshold on.
    minimum_->setValue(kind == Criterion::Label && rule != nullptr ? rule->threshold : 0);
    refresh();
}

void FindHeadsPanel::follow_reference() {
    const HeadId& choice = document_.view().state().choice;
    if (opened_ == choice && reference_) return;
    opened_.reset();
    reference_ = choice.layer && choice.head ? std::optional(choice) : std::nullopt;
}

bool FindHeadsPanel::awaits_picture() const {
    const PicturePointer& picture = document_.view().picture();
    if (!document_.run().analysis()) return false;
    return !document_.view().picture_is_of_analysis() || picture->view.choice != document_.view().state().choice;
}

void FindHeadsPanel::refresh() {
    if (!isVisible()) return;
    if (awaits_picture()) return mark_shown();
    follow_reference();
    QString sentence;
    if (const auto wanted = question(sentence))
        ask(*wanted);
    else
        forget(sentence);
}

std::optional<FindHeadsPanel::Question> FindHeadsPanel::question(QString& sentence) const {
    const PicturePointer& picture = document_.view().picture();
    const ViewState& view = document_.view().state();
    if (!picture || !find_stack(picture->analysis->attention, view.choice)) {
        sentence = tr("The heads of the model will be ranked here.");
        return std::nullopt;
    }
    Question asked{picture->analysis, {.kind = view.choice.kind, .stage = view.choice.stage}, {}, {}};
    asked.criterion.kind = static_cast<Criterion>(criterion_->currentData(kCriterionRole).toInt());
    asked.criterion.id = criterion_->currentData(kIdRole).toString().toStdString();
    if (asked.criterion.kind == Criterion::Metric || asked.criterion.kind == Criterion::Label) return asked;
    asked.options = picture->view.matrix;  // whose values the heat map shows
    return question_of_selection(std::move(asked), sentence);
}

std::optional<FindHeadsPanel::Question> FindHeadsPanel::question_of_selection(Question asked, QString& sentence) const {
    const auto query = document_.pointing().selected_token();
    const auto key = document_.pointing().selected_key() ? document_.pointing().selected_key() : query;
    switch (asked.criterion.kind) {
        case Criterion::Similarity:
            if (!reference_) sentence = tr("Select one head in the grid to rank heads by their similarity to it.");
            asked.criterion.reference = reference_.value_or(HeadId{});
            break;
        case Criterion::Query:
            if (!query) sentence = tr("Select a token or a weight to rank heads by its row.");
            asked.criterion.query = query.value_or(0);
            break;
        case Criterion::Key:
            if (!key) sentence = tr("Select a token or a weight to rank heads by its column.");
            asked.criterion.key = key.value_or(0);
            break;
        default:
            if (!query || !document_.pointing().selected_key())
                sentence = tr("Select a weight in the heat map to rank heads by it.");
            asked.criterion.query = query.value_or(0);
            asked.criterion.key = key.value_or(0);
    }
    return sentence.isEmpty() ? std::optional(std::move(asked)) : std::nullopt;
}

void FindHeadsPanel::ask(const Question& question) {
    if (asked_ == question) return mark_shown();
    cancel_.request_stop();
    cancel_ = {};
    asked_ = question;
    worker_.ask({question, cancel_});
    slow_.start(kSlow);
}

void FindHeadsPanel::forget(const QString& sentence) {
    cancel_.request_stop();
    worker_.forget();
    asked_.reset();
    shown_.reset();
    ranked_.clear();
    set_hint({});
    show_sentence(sentence);
    emit others_changed({});
}

void FindHeadsPanel::take(const Question& question, std::vector<RankedHead> ranked) {
    shown_ = question;
    ranked_ = std::move(ranked);
    show_list();
}

std::vector<RankedHead> FindHeadsPanel::listed() const {
    std::vector<RankedHead> heads = ranked_;
    const double least = minimum_->value();
    if (least > 0) std::erase_if(heads, [&](const RankedHead& head) { return !(head.value >= least); });
    if (order_->currentIndex() == 1) {
        const auto numbers = std::ranges::find_if(heads, [](const RankedHead& head) { return std::isnan(head.value); });
        std::ranges::stable_sort(heads.begin(), numbers, {}, &RankedHead::value);
    }
    const auto most = static_cast<std::size_t>(count_->currentData().toInt());
    if (heads.size() > most) heads.resize(most);
    return heads;
}

void FindHeadsPanel::show_list() {
    if (!shown_) return;
    const bool any = std::ranges::any_of(ranked_, [](const RankedHead& head) { return !std::isnan(head.value); });
    const std::vector<RankedHead> heads = any ? listed() : std::vector<RankedHead>();
    double largest = 0;
    for (const RankedHead& head : ranked_) largest = std::fmax(largest, head.value);
    std::vector<HeadCard> cards;
    std::vector<HeadIndex> others;
    for (const RankedHead& head : heads) cards.push_back(card_of(head, largest));
    for (const RankedHead& head : ranked_)
        if (any && std::ranges::find(cards, index_of(head), &HeadCard::head) == cards.end())
            others.push_back(index_of(head));
    list_->set_cards(std::move(cards));
    show_sentence(heads.empty() ? sentence_of_empty_list() : QString());
    set_hint(
        tr("%1 of %n heads, by %2", nullptr, static_cast<int>(ranked_.size())).arg(heads.size()).arg(criterion_text()));
    mark_shown();
    emit others_changed(others);
}

HeadCard FindHeadsPanel::card_of(const RankedHead& head, double largest) const {
    const HeadId id = head_in(shown_->attention, head.layer, head.head);
    HeadCard card;
    card.head = index_of(head);
    card.name = QString::fromStdString(head_mark(head.layer, head.head));
    card.number = number_of(head.value);
    card.share = largest > 0 ? head.value / largest : 0;
    card.tool_tip = tr("%1: %2").arg(long_text(id), card.number);
    const auto& tokens = shown_->analysis->tokens.tokens;
    if (head.key && static_cast<std::size_t>(*head.key) < tokens.size())
        card.tool_tip +=
            tr(", at key “%1”").arg(isolated(visible_label(tokens[static_cast<std::size_t>(*head.key)].display)));
    card.tool_tip += QLatin1Char('\n') + tr("Click to open, Ctrl+click to pin");
    if (const auto* grid = dynamic_cast<const GridFigure*>(grid_.get())) card.thumbnail = grid->thumbnail(card.head);
    return card;
}

QString FindHeadsPanel::number_of(double value) const {
    const HeadCriterion& criterion = shown_->criterion;
    const bool with_unit = criterion.kind == Criterion::Metric && !find_metric(criterion.id).is_share();
    return with_unit && !std::isnan(value) ? screen_number(value, 'f', 2) : weight_text(value);
}

QString FindHeadsPanel::criterion_text() const {
    const HeadCriterion& criterion = shown_->criterion;
    const auto place = [this](std::optional<std::int32_t> query, std::optional<std::int32_t> key) {
        return place_name({query, key, {}}, *shown_->analysis);
    };
    switch (criterion.kind) {
        case Criterion::Weight:
            return tr("the weight of %1").arg(place(criterion.query, criterion.key));
        case Criterion::Query:
            return tr("the largest weight in %1").arg(place(criterion.query, {}));
        case Criterion::Key:
            return tr("the mean weight in %1").arg(place({}, criterion.key));
        case Criterion::Similarity:
            return tr("similarity to %1").arg(short_text(criterion.reference));
        case Criterion::Metric:
            return name_of_metric(find_metric(criterion.id));
        case Criterion::Label:
            return tr("the score of the label “%1”").arg(utf8(label_rule(criterion.id)->name));
    }
    return {};
}

QString FindHeadsPanel::sentence_of_empty_list() const {
    const bool any = std::ranges::any_of(ranked_, [](const RankedHead& head) { return !std::isnan(head.value); });
    if (any) return tr("No head reaches %1. Lower the minimum to list more heads.").arg(minimum_->value());
    switch (shown_->criterion.kind) {
        case Criterion::Weight:
            return tr("This pair is masked, hidden, or not part of the shown attention: select another weight.");
        case Criterion::Query:
            return tr("The selected token is hidden or not a query of the shown attention: select another one.");
        case Criterion::Key:
            return tr("The selected token is hidden or not a key of the shown attention: select another one.");
        case Criterion::Metric:
            return tr("No head has a value of this metric for this input.");
        case Criterion::Label:
            return tr("This label does not apply to this input.");
        case Criterion::Similarity:
            return tr("No head has weights that can be compared.");
    }
    return {};
}

void FindHeadsPanel::show_sentence(const QString& sentence) {
    sentence_->setText(sentence);
    sentence_->setVisible(!sentence.isEmpty());
    list_->setVisible(sentence.isEmpty());
}

void FindHeadsPanel::mark_shown() {
    const HeadId& choice = document_.view().state().choice;
    list_->set_shown(choice.layer && choice.head ? std::optional(HeadIndex{*choice.layer, *choice.head})
                                                 : std::nullopt);
}

void FindHeadsPanel::open(const HeadIndex& head) {
    const HeadId choice = head_in(document_.view().state().choice, head.layer, head.head);
    opened_ = choice;
    document_.view().show_head(choice);
}

}  // namespace headlight
