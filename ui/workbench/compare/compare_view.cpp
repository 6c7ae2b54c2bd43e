#include "workbench/compare/compare_view.h"

#include "core/text/english.h"
#include "figures/drawing/text.h"
#include "figures/figure_frame.h"
#include "language/sentences.h"
#include "view/compose.h"
#include "workbench/document/document.h"
#include "workbench/document/live_run.h"
#include "workbench/document/matrix_lookup.h"
#include "workbench/document/pointing.h"
#include "workbench/document/shown_view.h"
#include "workbench/language/screen_number.h"
#include "workbench/language/shown_names.h"
#include "workbench/menus/actions.h"
#include "workbench/menus/settings.h"
#include "workbench/widgets/plain_text.h"

#include <QEvent>
#include <QStyle>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <utility>

namespace headlight {

namespace {

constexpr double kGap = 6;           // between panes
constexpr double kLeastWidth = 200;  // of a pane, below which a sentence of twelve tokens cannot be read
constexpr double kLeastHeight = 190;

}  // namespace

CompareView::CompareView(Document& document, OtherSides& sides, const Actions& actions, Settings& settings,
                         QWidget* parent)
    : LookFollower(parent), document_(document), sides_(sides) {
    setObjectName(QStringLiteral("stage"));
    setAttribute(Qt::WA_StyledBackground);
    header_ = new CompareHeader(document, sides, actions, settings, this);
    remarks_ = new QLabel(this);
    remarks_->setTextFormat(Qt::PlainText);
    remarks_->setProperty("muted", true);
    remarks_->setWordWrap(true);
    remarks_->hide();
    build_panes();
    auto* column = new QVBoxLayout(this);
    column->addWidget(header_);
    column->addWidget(remarks_);
    column->addWidget(scroll_, 1);
    legends_ = new FigureView(tr("Color bars of weights and difference"), this);
    legends_->setFocusPolicy(Qt::NoFocus);
    legends_->setAttribute(Qt::WA_TransparentForMouseEvents);
    legends_->hide();
    legends_room_ = new QWidget(this);
    column->addWidget(legends_room_);
    legends_->raise();  // over what the pictures leave of their room
    connect(header_, &CompareHeader::save_wanted, this, &CompareView::export_asked);
    connect(header_, &CompareHeader::closed, this, &CompareView::closed);
    connect(&sides_, &OtherSides::changed, this, &CompareView::refresh);
    connect(&document_.run(), &LiveRun::analysis_changed, this, &CompareView::refresh);
    connect(&document_.view(), &ShownView::picture_changed, this, &CompareView::refresh);
    connect(&document_.pointing(), &Pointing::hover_changed, this, &CompareView::follow_focus);
    connect(&document_.pointing(), &Pointing::selection_changed, this, &CompareView::follow_focus);
    connect(&maker_, &ComparisonMaker::made, this, &CompareView::take);
}

CompareView::Pane CompareView::make_pane(const QString& accessible_name) {
    Pane pane;
    pane.widget = new QWidget(room_);
    pane.name = new QLabel(pane.widget);
    pane.name->setTextFormat(Qt::PlainText);
    pane.name->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    pane.name->installEventFilter(this);
    pane.view = new FigureView(accessible_name, pane.widget);
    auto* column = new QVBoxLayout(pane.widget);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(pane.name);
    column->addWidget(pane.view, 1);
    FigureView* view = pane.view;
    connect(view, &FigureView::hovered, this, &CompareView::take_hover);
    connect(view, &FigureView::clicked, this, &CompareView::take_click);
    connect(view, &FigureView::walked, &document_.view(), &ShownView::walk);
    connect(view, &FigureView::viewport_changed, this,
            [this, view](const Viewport& viewport) { share_viewport(view, viewport); });
    view->set_tool_tip([this](const Hit& hit) { return cell_sentence(hit); });
    view->set_selecting({[this](const Hit& hit) { select_for_menu(hit); }, [this] { return selected_place(); }});
    return pane;
}

void CompareView::build_panes() {
    scroll_ = new QScrollArea(this);
    scroll_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll_->setFocusPolicy(Qt::NoFocus);
    room_ = new QWidget;
    room_->setObjectName(QStringLiteral("stage"));
    room_->setAttribute(Qt::WA_StyledBackground);
    for (std::size_t side = 0; side < kDifference; ++side)
        panes_[side] = make_pane(side == 0 ? tr("Figure of A") : tr("Figure of %1").arg(side_letter(side)));
    panes_[kDifference] = make_pane(tr("Difference"));
    scroll_->setWidget(room_);
    scroll_->installEventFilter(this);
    scroll_->viewport()->installEventFilter(this);
}

std::vector<CompareView::Pane> CompareView::seen_panes() const {
    std::vector<Pane> seen(panes_.begin(), panes_.begin() + static_cast<std::ptrdiff_t>(sides_.count() + 1));
    seen.push_back(panes_[kDifference]);
    return seen;
}

int CompareView::cells_of(const QSize& pane) const {
    constexpr double kBeside = 70;  // what stands around the cells
    constexpr double kAbove = 90;
    return std::max(0, std::min(pane.width() - look_.px(kBeside), pane.height() - look_.px(kAbove)));
}

PaneGrid CompareView::grid_in(const QSize& room, int panes) const {
    return best_grid(room, panes, look_.px(kGap), {look_.px(kLeastWidth), look_.px(kLeastHeight)},
                     [this](const QSize& pane) { return cells_of(pane); });
}

int CompareView::cells_in(const QSize& view) const {
    const QMargins margins = layout()->contentsMargins();
    const int spacing = layout()->spacing();
    int above = margins.top() + margins.bottom() + header_->sizeHint().height() + spacing;
    if (!remarks_->isHidden()) above += remarks_->heightForWidth(view.width()) + spacing;
    if (!legends_->isHidden()) above += legends_room_->height() + spacing;
    const QSize room(view.width() - margins.left() - margins.right(), view.height() - above);
    return cells_of(grid_in(room, static_cast<int>(sides_.count()) + 2).pane);
}

int CompareView::height_filled(const std::vector<Pane>& panes, const QSize& size) const {
    int filled = 0;
    for (const Pane& pane : panes) {
        const auto& figure = pane.view->figure();
        if (!figure) continue;
        const int name = pane.name->sizeHint().height();
        const QSizeF room(size.width(), size.height() - name);
        const double cells_end = figure->plot_area(room).bottom() + frame_margin(figure->style());
        filled = std::max(filled, name + static_cast<int>(std::ceil(cells_end)));
    }
    return filled > 0 ? std::min(filled, size.height()) : size.height();
}

void CompareView::place_panes() {
    const std::vector<Pane> seen = seen_panes();
    const int gap = look_.px(kGap);
    const QSize room = scroll_->viewport()->size();
    const auto [columns, rows, pane] = grid_in(room, static_cast<int>(seen.size()));
    QSize size(pane.width(), std::max(pane.height(), look_.px(kLeastHeight)));
    // The color bars stand close under the pictures.
    size.setHeight(height_filled(seen, size));
    room_->resize(room.width(), rows * (size.height() + gap) - gap);
    const int top = scroll_->y() + std::min(room_->height(), room.height()) + layout()->spacing();
    legends_->setGeometry(scroll_->x(), top, scroll_->width(), legends_room_->height());
    for (std::size_t index = 0; index < seen.size(); ++index) {
        const int column = static_cast<int>(index) % columns;
        const int row = static_cast<int>(index) / columns;
        seen[index].widget->setGeometry(
            QRect(QPoint(column * (size.width() + gap), row * (size.height() + gap)), size));
    }
    for (std::size_t side = 1; side < kDifference; ++side) panes_[side].widget->setVisible(side <= sides_.count());
    if (picture_) show_names();
}

void CompareView::fit_legends() {
    if (!legends_->figure()) return;
    // In a low window the runs are worth more than their color bars.
    constexpr double kLeastForRuns = 150;
    const int height_of_bars = static_cast<int>(std::ceil(legends_->figure()->height_for_width(width())));
    const bool room = height() - header_->sizeHint().height() - height_of_bars >= look_.px(kLeastForRuns);
    legends_room_->setFixedHeight(room ? height_of_bars : 0);
    legends_->setVisible(room);
}

bool CompareView::eventFilter(QObject* watched, QEvent* event) {
    // The scroll area moves where remarks above it come and go.
    const bool moved = watched == scroll_ && event->type() == QEvent::Move;
    if (moved || (watched == scroll_->viewport() && event->type() == QEvent::Resize)) place_panes();
    if (event->type() == QEvent::MouseButtonRelease) {
        for (std::size_t side = 1; side <= sides_.count(); ++side)
            if (panes_[side].name == watched) sides_.show(side - 1);
    }
    return QWidget::eventFilter(watched, event);
}

void CompareView::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fit_legends();
}

void CompareView::set_look(const Look& look) {
    look_ = look;
    layout()->setContentsMargins(look.px(12), look.px(8), look.px(8), look.px(4));
    layout()->setSpacing(look.px(6));
    remarks_->setFont(look.font);
    for (const Pane& pane : panes_) pane.name->setFont(look.sized(0.88, true));
    place_panes();
    refresh();
}

QSize CompareView::minimumSizeHint() const {
    return {look_.px(160), look_.px(120)};
}

QString CompareView::model_of(std::size_t side) const {
    if (side > 0) return sides_.at(side - 1).model_name();
    return document_.run().model() ? QString::fromStdString(document_.run().model()->name) : QString();
}

QString CompareView::missing(std::size_t side) const {
    const OtherSide& other = sides_.at(side - 1);
    if (!other.failure().isEmpty()) return other.failure();
    return other.analysis() ? QString() : tr("This run will appear here.");
}

void CompareView::refresh() {
    if (!sides_.is_on()) return;
    place_panes();
    refresh_remarks();
    if (!document_.run().analysis()) return show_nothing(tr("The runs will appear here side by side."));
    ComparisonRequest request;
    request.sides.push_back({document_.run().analysis(), document_.view().state().choice});
    request.letters.push_back(0);
    for (std::size_t side = 1; side <= sides_.count(); ++side) {
        if (!missing(side).isEmpty()) continue;
        if (sides_.shown_index() + 1 == side) request.shown = request.sides.size();
        request.sides.push_back({sides_.at(side - 1).analysis(), sides_.at(side - 1).shown_choice()});
        request.letters.push_back(side);
    }
    if (const PicturePointer& picture = document_.view().picture()) request.style = *picture->style;
    request.style.map = color_map(QString::fromStdString(document_.view().state().color_map), request.style.theme.dark);
    request.style.scale = document_.view().state().scale;
    request.options = document_.view().state().matrix;
    maker_.request(std::move(request));
}

void CompareView::refresh_remarks() {
    QStringList remarks;
    for (std::size_t side = 1; side <= sides_.count(); ++side)
        for (const QString& notice : sides_.at(side - 1).notices())
            remarks << QStringLiteral("%1: %2").arg(side_letter(side), notice);
    if (picture_) remarks << notes_of_picture();
    remarks_->setText(remarks.join(QStringLiteral(" · ")));
    remarks_->setVisible(!remarks.isEmpty());
}

QStringList CompareView::notes_of_picture() const {
    // What all pictures note is said once; the difference notes what the first side does.
    const std::vector<AttentionMatrix>& sides = picture_->comparison->sides;
    const auto noted_by = [](const AttentionMatrix& side, const Sentence& note) {
        const auto same = [&](const Sentence& other) { return other.english() == note.english(); };
        return std::ranges::any_of(side.notes, same);
    };
    QStringList remarks;
    for (std::size_t index = 0; index < sides.size(); ++index) {
        for (const Sentence& note : sides[index].notes) {
            const bool all = std::ranges::all_of(sides, [&](const auto& side) { return noted_by(side, note); });
            if (all && index > 0) continue;
            const QString letter = side_letter(picture_->request.letters[index]);
            remarks << (all ? QString() : letter + QStringLiteral(": ")) + text_of(note);
        }
    }
    for (const Sentence& note : picture_->figures.difference_notes)
        if (!noted_by(sides.front(), note)) remarks << text_of(note);
    return remarks;
}

void CompareView::show_empty(Pane& pane, const QString& why) {
    pane.view->set_figure(nullptr);
    pane.view->set_empty_text(why);
}

void CompareView::show_nothing(const QString& why) {
    picture_.reset();
    for (Pane& pane : panes_) {
        show_empty(pane, QString());
        pane.name->clear();
    }
    legends_->hide();
    show_empty(panes_[0], why);
    place_panes();
    header_->set_savable(false);
}

void CompareView::take(const ComparedPicturePointer& picture) {
    if (!sides_.is_on()) return;
    if (!picture->comparison) return show_nothing(QString::fromStdString(picture->failure));
    const ComparisonRequest& request = picture->request;
    if (request.letters.back() > sides_.count()) return;  // of a side that was removed; a newer one comes
    picture_ = picture;
    sharing_ = true;
    for (std::size_t side = 1; side <= sides_.count(); ++side)
        if (std::ranges::find(request.letters, side) == request.letters.end()) show_empty(panes_[side], missing(side));
    for (std::size_t index = 0; index < request.letters.size(); ++index)
        panes_[request.letters[index]].view->set_figure(picture->figures.sides[index]);
    if (picture->figures.difference)
        panes_[kDifference].view->set_figure(picture->figures.difference);
    else
        show_empty(panes_[kDifference], QString());
    sharing_ = false;
    legends_->set_figure(picture->figures.legends);
    fit_legends();
    // Pictures that are new here take part in the zoom.
    share_viewport(panes_[0].view, panes_[0].view->viewport());
    place_panes();
    refresh_remarks();
    header_->set_savable(request.shown.has_value());
    follow_focus();
}

void CompareView::show_names() {
    const ComparisonRequest& request = picture_->request;
    for (std::size_t side = 0; side <= sides_.count(); ++side) {
        const auto found = std::ranges::find(request.letters, side);
        QString name = QStringLiteral("%1 · %2").arg(side_letter(side), model_of(side));
        if (found != request.letters.end()) {
            const auto index = static_cast<std::size_t>(found - request.letters.begin());
            const ComparedHead& head = request.sides[index];
            name += QStringLiteral(" · ") + display_name(resolved(head.analysis->attention, head.choice));
        }
        const bool shown = side == sides_.shown_index() + 1;
        QLabel& label = *panes_[side].name;
        show_name(label, name);
        if (!shown && side > 0) label.setToolTip(plain_tool_tip(name + tr("\nClick to show its difference from A")));
        label.setProperty("muted", !shown && side > 0);
        label.style()->polish(&label);
    }
    show_name(*panes_[kDifference].name,
              request.shown ? tr("Difference: %1 − A").arg(side_letter(request.letters[*request.shown])) : QString());
}

void CompareView::show_name(QLabel& label, const QString& name) {
    label.setText(label.fontMetrics().elidedText(name, Qt::ElideRight, label.parentWidget()->width()));
    label.setToolTip(plain_tool_tip(name));
    label.setAccessibleName(name);
}

void CompareView::share_viewport(const FigureView* from, const Viewport& viewport) {
    if (sharing_) return;
    sharing_ = true;
    for (const Pane& pane : seen_panes())
        if (pane.view != from) pane.view->show_viewport(viewport);
    sharing_ = false;
}

void CompareView::take_hover(const Hit& hit) {
    if (!picture_) return;
    document_.pointing().set_hover(focus_of_hit(picture_->comparison->sides.front(), hit));
    // What A has nothing for is pointed at on the other sides all the same.
    if (hit.query || hit.key) outline(hit);
}

void CompareView::take_click(const Hit& hit) {
    if (!picture_) return;
    const TokenFocus focus = focus_of_hit(picture_->comparison->sides.front(), hit);
    const auto token = focus.query ? focus.query : focus.key;
    document_.pointing().select_token(token == document_.pointing().selected_token() ? std::nullopt : token);
}

void CompareView::select_for_menu(const Hit& hit) {
    if (!picture_) return;
    const TokenFocus place = focus_of_hit(picture_->comparison->sides.front(), hit);
    if (place.query && place.key)
        document_.pointing().select_pair(*place.query, *place.key);
    else
        document_.pointing().select_token(place.query ? place.query : place.key);
}

Hit CompareView::selected_place() const {
    if (!picture_) return {};
    const Pointing& pointing = document_.pointing();
    return hit_of_focus(picture_->comparison->sides.front(), {pointing.selected_token(), pointing.selected_key()});
}

void CompareView::follow_focus() {
    if (!picture_) return;
    outline(hit_of_focus(picture_->comparison->sides.front(),
                         {document_.pointing().focused_query(), document_.pointing().hover().key}));
}

void CompareView::outline(const Hit& hit) {
    for (const Pane& pane : seen_panes()) pane.view->set_outlines(outlines_of(hit, look_));
}

QString CompareView::cell_sentence(const Hit& hit) const {
    if (!picture_ || (!hit.query && !hit.key)) return {};
    const ComparisonRequest& request = picture_->request;
    QStringList lines;
    for (std::size_t index = 0; index < request.letters.size(); ++index)
        lines << QStringLiteral("%1: %2").arg(side_letter(request.letters[index]),
                                              weight_sentence(picture_->comparison->sides[index], hit));
    if (hit.query && hit.key && request.shown) {
        const float difference = picture_->figures.difference->matrix().value(static_cast<std::size_t>(*hit.query),
                                                                              static_cast<std::size_t>(*hit.key));
        lines << QStringLiteral("%1 − A: %2")
                     .arg(side_letter(request.letters[*request.shown]),
                          std::isnan(difference) ? tr("no counterpart")
                                                 : screen_number(static_cast<double>(difference), 'f', 4));
    }
    return lines.join(QLatin1Char('\n'));
}

}  // namespace headlight
