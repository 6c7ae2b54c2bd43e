#include "workbench/widgets/figures/figure_view.h"

#include "export/writers/paint.h"
#include "workbench/widgets/figures/accessible_figure.h"
#include "workbench/widgets/plain_text.h"

#include <QAccessible>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <utility>

namespace headlight {

namespace {

constexpr double kSmallestSide = 8;   // below, there is nothing to see and nothing to lay out
constexpr double kFewestCells = 3.0;  // at the largest zoom
/// Lines, texts and images that are painted at once; more of them take longer than a frame of 16 ms.
constexpr std::size_t kItemsAtOnce = 500;

}  // namespace

std::vector<Outline> outlines_of(const Hit& hit, const Look& look) {
    std::vector<Outline> outlines;
    QColor faint = look.accent;
    faint.setAlpha(110);
    if (hit.key) outlines.push_back({Hit{std::nullopt, hit.key, {}, {}}, faint, 1});
    if (hit.query) outlines.push_back({Hit{hit.query, std::nullopt, {}, {}}, look.accent, hit.key ? 1.0 : 1.5});
    if (hit.query && hit.key) outlines.push_back({hit, look.accent, 2});
    return outlines;
}

FigureView::FigureView(const QString& accessible_name, QWidget* parent) : LookFollower(parent) {
    QAccessible::installFactory(&accessible_figure);  // once, however often it is asked
    setAccessibleName(accessible_name);
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void FigureView::set_look(const Look& look) {
    look_ = look;
    forget();
}

bool FigureView::drawable() const {
    return figure_ && width() >= kSmallestSide && height() >= kSmallestSide;
}

const HeatMapFigure* FigureView::heat_map() const {
    return dynamic_cast<const HeatMapFigure*>(figure_.get());
}

void FigureView::set_figure(std::shared_ptr<const Figure> figure) {
    const bool was_heat_map = heat_map() != nullptr;
    figure_ = std::move(figure);
    natural_size_.reset();
    if (const auto map = std::dynamic_pointer_cast<const HeatMapFigure>(figure_))
        set_numbers([map] { return numbers_of(map->matrix()); });
    else if (was_heat_map)
        set_numbers({});
    if (was_heat_map || heat_map() != nullptr) forget_table(*this);
    if (const HeatMapFigure* map = heat_map()) {
        const AttentionMatrix& matrix = map->matrix();
        if (matrix.queries.size() != queries_ || matrix.keys.size() != keys_) viewport_ = {};
        queries_ = matrix.queries.size();
        keys_ = matrix.keys.size();
        if (!(viewport_ == map->viewport())) return set_viewport(viewport_);
    }
    forget();
}

void FigureView::change_figure(std::shared_ptr<const Figure> figure) {
    fades_ = figure_ && figure && look_.transition > 0 && isVisible();
    set_figure(std::move(figure));
}

void FigureView::set_empty_text(const QString& text) {
    if (text == empty_text_) return;
    empty_text_ = text;
    update();
}

void FigureView::set_outlines(std::vector<Outline> outlines) {
    if (outlines == outlines_) return;
    outlines_ = std::move(outlines);
    update();
    if (QAccessible::isActive() && hasFocus()) {  // arrow keys moved on: readers say where to
        QAccessibleInterface* figure = QAccessible::queryAccessibleInterface(this);
        if (QAccessibleInterface* cell = figure != nullptr ? figure->focusChild() : nullptr) {
            QAccessibleEvent event(cell, QAccessible::Focus);
            QAccessible::updateAccessibility(&event);
        }
    }
}

void FigureView::set_dimmed(std::vector<Hit> places) {
    if (places == dimmed_) return;
    dimmed_ = std::move(places);
    veils_.clear();
    update();
}

void FigureView::set_annotations(std::vector<Annotation> annotations) {
    if (annotations == annotations_) return;
    annotations_ = std::move(annotations);
    forget();
}

void FigureView::forget() {
    changed_ = true;
    veils_.clear();
    update();
}

QImage FigureView::rendered(const Laid& laid) {
    QImage image(laid.pixels, QImage::Format_RGB32);
    image.setDevicePixelRatio(laid.ratio);
    image.fill(laid.background);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    paint(painter, *laid.list);
    return image;
}

void FigureView::paint_later(const Laid& laid) {
    if (!later_)
        later_ = std::make_unique<AnswerNewest<Laid, QImage>>(
            [](const Laid& asked, const std::stop_token& /*stop*/) { return rendered(asked); },
            [this](const Laid& /*asked*/, const QImage& image) {
                take_painted(QPixmap::fromImage(image));
                update();
            },
            [](const QString& /*sentence*/) { /* Memory ran out: the figure stays as it was. */ });
    later_->ask(laid);
}

void FigureView::take_painted(const QPixmap& painted) {
    const bool fades = std::exchange(fades_, false) && painted_.size() == painted.size();
    fades ? fade_.start(painted_, look_.transition) : fade_.stop();
    painted_ = painted;
}

bool FigureView::shows_figure() const {
    return !changed_ && !(later_ && later_->awaited());
}

void FigureView::paint_figure() {
    const QSize pixels = (QSizeF(size()) * devicePixelRatioF()).toSize();
    if (!changed_ && asked_ == pixels) return;
    changed_ = false;
    asked_ = pixels;
    const bool plain = annotations_.empty();
    const Laid laid{std::make_shared<const DisplayList>(plain ? figure_->layout(size())
                                                              : AnnotatedFigure(figure_, annotations_).layout(size())),
                    pixels, devicePixelRatioF(), look_.panel};
    if (laid.list->items.size() > kItemsAtOnce) return paint_later(laid);
    if (later_) later_->forget();
    take_painted(QPixmap::fromImage(rendered(laid)));
}

QSize FigureView::sizeHint() const {
    if (!figure_) return {look_.px(300), look_.px(300)};
    // Layouts ask several times, and figures measure texts for it.
    if (!natural_size_) natural_size_ = figure_->natural_size().toSize();
    return *natural_size_;
}

QSize FigureView::minimumSizeHint() const {
    return {look_.px(40), look_.px(40)};
}

void FigureView::paintEvent(QPaintEvent* /*event*/) {
    if (width() < kSmallestSide || height() < kSmallestSide) return;
    QPainter painter(this);
    if (!figure_) {
        painter.setPen(look_.muted);
        painter.setFont(look_.font);
        const int margin = look_.px(24);
        painter.drawText(rect().adjusted(margin, margin, -margin, -margin), Qt::AlignCenter | Qt::TextWordWrap,
                         empty_text_);
        return;
    }
    // Hovering repaints outlines over the figure as it was; only zooming, panning and new figures paint it again.
    paint_figure();
    if (painted_.size() != asked_) painter.fillRect(rect(), look_.panel);  // until it is painted for its new size
    painter.drawPixmap(0, 0, painted_);
    fade_.paint(painter);
    paint_dimmed(painter);
    paint_outlines(painter);
    if (hasFocus() && shows_focus()) paint_focus(painter, rect(), look_);
}

void FigureView::paint_dimmed(QPainter& painter) {
    constexpr int kVeil = 205;  // of 255: what is below it can still be told
    QColor veil = look_.panel;
    veil.setAlpha(kVeil);
    // Borders fade too: in a light theme, faint cells are as white as many others. Places are kept, since a grid lays
    // itself out for each of them.
    if (veils_.empty())
        for (const Hit& place : dimmed_) veils_.push_back(region(place).adjusted(-1, -1, 1, 1));
    for (const QRectF& each : veils_) painter.fillRect(each, veil);
}

void FigureView::paint_outlines(QPainter& painter) const {
    painter.setRenderHint(QPainter::Antialiasing);
    if (const HeatMapFigure* map = heat_map())
        for (const Outline& outline : outlines_) paint(painter, map->highlight(outline.hit, size()));
    for (const Outline& outline : outlines_) {
        const QRectF where = region(outline.hit);
        if (where.isEmpty()) continue;
        if (outline.corner) {
            paint_corner(painter, where, outline.color);
            continue;
        }
        const double half = outline.width / 2;
        painter.setPen(QPen(outline.color, outline.width, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(where.adjusted(-half, -half, half, half));
    }
}

void FigureView::paint_corner(QPainter& painter, const QRectF& where, const QColor& color) const {
    const double side = std::clamp(0.34 * std::min(where.width(), where.height()), 4.0, 11.0 * look_.zoom);
    const QPointF corner = where.topRight();
    painter.setPen(QPen(look_.panel, 1));
    painter.setBrush(color);
    painter.drawPolygon(QPolygonF({corner - QPointF(side, 0), corner, corner + QPointF(0, side)}));
}

void FigureView::set_painting(bool painting) {
    painting_ = painting;
    painting_ ? setCursor(Qt::CrossCursor) : unsetCursor();
}

bool FigureView::paint_by_key(const QKeyEvent& event) {
    if (!painting_ || queries_ == 0 || keys_ == 0) return false;
    const auto walk = [&](int rows, int columns) {
        const auto moved = [](std::optional<std::int32_t> from, int by, std::size_t count) {
            return std::clamp(from ? *from + by : 0, 0, static_cast<int>(count) - 1);
        };
        brush_at_ = {moved(brush_at_.query, rows, queries_), moved(brush_at_.key, columns, keys_), {}, {}};
        emit hovered(brush_at_);
    };
    switch (event.key()) {
        case Qt::Key_Left:
            walk(0, -1);
            return true;
        case Qt::Key_Right:
            walk(0, 1);
            return true;
        case Qt::Key_Up:
            walk(-1, 0);
            return true;
        case Qt::Key_Down:
            walk(1, 0);
            return true;
        case Qt::Key_Space:
        case Qt::Key_Return:
        case Qt::Key_Enter:
            emit painted(brush_at_, true, event.modifiers());
            return true;
        case Qt::Key_Delete:
        case Qt::Key_Backspace:
            emit painted(brush_at_, true, Qt::ControlModifier);
            return true;
        default:
            return false;
    }
}

void FigureView::paint_cell(const QMouseEvent& event, bool begins) {
    const Hit hit = hit_at(event.position());
    if (!hit.query || !hit.key || (!begins && hit == brush_at_)) return;
    brush_at_ = hit;
    emit painted(hit, begins, event.modifiers());
}

Hit FigureView::hit_at(const QPointF& point) const {
    return drawable() ? figure_->hit(point, size()) : Hit{};
}

QRectF FigureView::region(const Hit& hit) const {
    return drawable() ? figure_->region(hit, size()) : QRectF();
}

double FigureView::zoom() const {
    if (viewport_.keys <= 0 || keys_ == 0) return 1;
    return static_cast<double>(keys_) / viewport_.keys;
}

void FigureView::set_viewport(Viewport viewport) {
    const HeatMapFigure* map = heat_map();
    if (!map) return;
    const auto fit = [](double& first, double& span, std::size_t count) {
        const auto all = static_cast<double>(count);
        span = std::clamp(span <= 0 ? all : span, std::min(kFewestCells, all), all);
        first = std::clamp(first, 0.0, all - span);
    };
    fit(viewport.first_query, viewport.queries, queries_);
    fit(viewport.first_key, viewport.keys, keys_);
    viewport_ = viewport;
    auto moved = std::make_shared<HeatMapFigure>(*map);
    moved->set_viewport(viewport_);
    figure_ = std::move(moved);
    natural_size_.reset();
    forget();
    emit viewport_changed(viewport_);
}

void FigureView::set_tiles(HeatMapTiles tiles, const FinerCells& in_view) {
    const HeatMapFigure* map = heat_map();
    if (!map || (map->tiles() == tiles && map->finer_cells() == in_view)) return;
    auto finer = std::make_shared<HeatMapFigure>(*map);
    finer->set_tiles(std::move(tiles), in_view);
    figure_ = std::move(finer);
    forget();
}

void FigureView::set_zoom(double zoom, const QPointF& about) {
    if (!heat_map() || queries_ == 0 || keys_ == 0) return;
    const QRectF plot = figure_->plot_area(size());
    if (plot.isEmpty()) return;
    const double along = std::clamp((about.x() - plot.left()) / plot.width(), 0.0, 1.0);
    const double down = std::clamp((about.y() - plot.top()) / plot.height(), 0.0, 1.0);
    Viewport next = viewport_;
    if (next.keys <= 0) next = {0, 0, static_cast<double>(queries_), static_cast<double>(keys_)};
    const double key = next.first_key + along * next.keys;
    const double query = next.first_query + down * next.queries;
    const double least = kFewestCells / static_cast<double>(std::min(queries_, keys_));
    const double share = std::clamp(1 / std::max(zoom, 1.0), std::min(least, 1.0), 1.0);
    next.keys = share * static_cast<double>(keys_);
    next.queries = share * static_cast<double>(queries_);
    next.first_key = key - along * next.keys;
    next.first_query = query - down * next.queries;
    set_viewport(next);
}

void FigureView::reset_zoom() {
    set_viewport({});
}

void FigureView::pan(const QPointF& by) {
    if (!heat_map()) return;
    const QRectF plot = figure_->plot_area(size());
    if (plot.isEmpty()) return;
    Viewport next = viewport_;
    next.first_key -= by.x() / plot.width() * next.keys;
    next.first_query -= by.y() / plot.height() * next.queries;
    set_viewport(next);
}

void FigureView::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    forget();
}

void FigureView::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton) return;
    if (painting_) return paint_cell(*event, true);
    pressed_ = event->position();
    pressed_viewport_ = viewport_;
    panned_ = false;
}

void FigureView::mouseMoveEvent(QMouseEvent* event) {
    if (pressed_ && zoom() > 1 && (event->buttons() & Qt::LeftButton)) {
        const QPointF way = event->position() - *pressed_;
        if (panned_ || way.manhattanLength() > 4) {
            panned_ = true;
            setCursor(Qt::ClosedHandCursor);
            viewport_ = pressed_viewport_;
            pan(way);
            return;
        }
    }
    if (painting_ && (event->buttons() & Qt::LeftButton)) paint_cell(*event, false);
    const Hit hit = hit_at(event->position());
    if (hit == last_hit_) return;
    last_hit_ = hit;
    emit hovered(hit);
}

void FigureView::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton || !pressed_) return;
    unsetCursor();
    if (!panned_) emit clicked(hit_at(event->position()), event->modifiers());
    pressed_.reset();
}

void FigureView::mouseDoubleClickEvent(QMouseEvent* event) {
    if (zoom() > 1 && !painting_)
        reset_zoom();
    else
        mousePressEvent(event);
}

void FigureView::leaveEvent(QEvent* event) {
    last_hit_ = {};
    emit hovered({});
    QWidget::leaveEvent(event);
}

std::optional<ThingAt> FigureView::take_thing(const std::optional<QPoint>& point) {
    if (!figure_) return std::nullopt;
    Hit place;
    if (selecting_.select && point) place = hit_at(QPointF(*point));
    if (selecting_.selected && !point) place = selecting_.selected();
    ThingAt thing{figure_thing_, accessibleName()};
    if (place.layer && place.head)
        thing.thing = MenuThing::Head;
    else if (place.query || place.key)
        thing.thing = place.query && place.key ? MenuThing::Weight : MenuThing::Token;
    if (!(place == Hit())) {
        if (point) selecting_.select(place);
        thing.name = tool_tip(place).section(QLatin1Char('\n'), 0, 0);
    }
    const QRectF shown = region(place).intersected(QRectF(rect()));
    thing.where = mapToGlobal(point ? *point : (shown.isEmpty() ? QRectF(rect()) : shown).center().toPoint());
    return thing;
}

std::vector<Hit> FigureView::marked_places() const {
    std::vector<Hit> places;
    for (const Outline& each : outlines_) places.push_back(each.hit);
    return places;
}

void FigureView::wheelEvent(QWheelEvent* event) {
    if (!heat_map()) return event->ignore();
    if (event->modifiers() & Qt::ControlModifier) {
        constexpr double kStep = 1.0015;  // a notch of 120 units: a fifth larger
        set_zoom(zoom() * std::pow(kStep, event->angleDelta().y()), event->position());
    } else if (zoom() > 1) {
        pan(event->pixelDelta().isNull() ? QPointF(event->angleDelta()) / 2 : QPointF(event->pixelDelta()));
    } else {
        return event->ignore();
    }
    event->accept();
}

void FigureView::keyPressEvent(QKeyEvent* event) {
    if (paint_by_key(*event)) return;
    const QPointF center = QRectF(rect()).center();
    switch (event->key()) {
        case Qt::Key_Left:
            emit walked(0, -1);
            return;
        case Qt::Key_Right:
            emit walked(0, 1);
            return;
        case Qt::Key_Up:
            emit walked(-1, 0);
            return;
        case Qt::Key_Down:
            emit walked(1, 0);
            return;
        case Qt::Key_Plus:
            set_zoom(zoom() * 1.25, center);
            return;
        case Qt::Key_Minus:
            set_zoom(zoom() / 1.25, center);
            return;
        default:
            QWidget::keyPressEvent(event);
    }
}

bool FigureView::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip && tool_tip_) {
        const auto* help = static_cast<QHelpEvent*>(event);
        QString text = tool_tip_(hit_at(help->pos()));
        if (!text.isEmpty() && !tool_tip_hint_.isEmpty()) text += QLatin1Char('\n') + tool_tip_hint_;
        if (text.isEmpty())
            QToolTip::hideText();
        else
            QToolTip::showText(help->globalPos(), plain_tool_tip(text), this);
        return true;
    }
    if (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut) update();
    return QWidget::event(event);
}

}  // namespace headlight
