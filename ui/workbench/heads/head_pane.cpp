#include "workbench/heads/head_pane.h"

#include "language/wording.h"
#include "view/finer_part.h"
#include "view/makers/view_makers.h"
#include "workbench/document/document.h"
#include "workbench/document/intervention_editing.h"
#include "workbench/document/live_run.h"
#include "workbench/document/matrix_lookup.h"
#include "workbench/document/pointing.h"
#include "workbench/document/pointing_out.h"
#include "workbench/document/shown_view.h"
#include "workbench/document/sound/sound_player.h"
#include "workbench/heads/finer_tiles.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace headlight {

namespace {

// Of the width, where links stand beside the heat map.
constexpr int kHeatMapShare = 3;
constexpr int kLinksShare = 2;

/// Why a pane has no figure, and what to do about it or how long it takes.
QString empty_text(const Document& document) {
    const LiveRun& run = document.run();
    if (run.loading()) return HeadPane::tr("The model is being loaded.");
    if (run.so_far() && run.time_left())
        return HeadPane::tr("This head is not computed yet: %1 of the layers are done, %2.")
            .arg(percent_text(run.share_done()), time_left_text(*run.time_left()));
    if (run.running() || run.reading()) return HeadPane::tr("The model is running.");
    if (run.reads_audio() && !run.audio())
        return HeadPane::tr("Open a recording: the attention of the chosen head will appear here.");
    if (run.needs_image() && !run.image())
        return HeadPane::tr(
            "Open an image, drop it here, or paste it: the attention of the chosen head will be drawn over it.");
    const HeadId& choice = document.view().state().choice;
    if (run.is_current() && choice.layer && !document.view().attends(*choice.layer))
        return HeadPane::tr("This layer has no attention: choose another one.");
    if (run.is_current()) return HeadPane::tr("The figure is being drawn.");
    if (!run.model()) return HeadPane::tr("Open a model: the attention of its heads will appear here.");
    if (!run.text().trimmed().isEmpty())
        return HeadPane::tr("No attention was computed for this text. Edit it to run the model.");
    return HeadPane::tr("Type a text above: the attention of the chosen head will appear here.");
}

}  // namespace

HeadPane::HeadPane(Document& document, std::size_t index, QWidget* parent)
    : LookFollower(parent), document_(document), index_(index) {
    heading_ = new QWidget(this);
    name_ = new QLabel(heading_);
    name_->setTextFormat(Qt::PlainText);
    unpin_ = new QToolButton(heading_);
    unpin_->setText(QStringLiteral("✕"));
    unpin_->setProperty("flat", true);
    QSizePolicy kept = unpin_->sizePolicy();
    kept.setRetainSizeWhenHidden(true);  // headings of all panes are of one height
    unpin_->setSizePolicy(kept);
    unpin_->setAccessibleName(tr("Unpin this head"));
    unpin_->setToolTip(unpin_->accessibleName());
    auto* heading = new QHBoxLayout(heading_);
    heading->setContentsMargins(0, 0, 0, 0);
    heading->addWidget(name_, 1);
    heading->addWidget(unpin_);
    heat_map_ = new FigureView(tr("Heat map of the head"), this);
    links_ = new FigureView(tr("Links of the head"), this);
    links_area_ = new QScrollArea(this);
    links_area_->setWidget(links_);
    links_area_->setWidgetResizable(true);
    links_area_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    links_area_->setFocusPolicy(Qt::NoFocus);
    pictures_ = new QBoxLayout(QBoxLayout::LeftToRight);
    pictures_->setSpacing(0);
    pictures_->addWidget(heat_map_, kHeatMapShare);
    pictures_->addWidget(links_area_, kLinksShare);
    image_ = new FigureView(tr("Attention of the head over the image"), this);
    image_->hide();
    pictures_->addWidget(image_, 5);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(heading_);
    column->addLayout(pictures_, 1);
    refresh_empty_text();
    heat_map_->installEventFilter(this);
    connect_view(heat_map_);
    connect_view(links_);
    connect_image();
    connect(heat_map_, &FigureView::viewport_changed, this, [this] {
        refresh_links();
        ask_for_finer_cells();
    });
    connect(unpin_, &QToolButton::clicked, this, [this] {
        const auto& pinned = document_.view().state().pinned;
        if (index_ >= 1 && index_ <= pinned.size()) document_.view().toggle_pin(pinned[index_ - 1]);
    });
    connect(heat_map_, &FigureView::painted, this, &HeadPane::take_paint);
    connect(&document_.pointing(), &Pointing::brush_changed, this,
            [this] { heat_map_->set_painting(index_ == 0 && document_.pointing().brush()); });
    connect(&document_.pointing(), &Pointing::hover_changed, this, &HeadPane::follow_focus);
    connect(&document_.pointing(), &Pointing::selection_changed, this, &HeadPane::follow_focus);
    set_named(false);
}

HeadPane::~HeadPane() = default;

const Picture* HeadPane::picture() const {
    const ShownView& view = document_.view();
    const PicturePointer& picture = view.picture() ? view.picture() : view.picture_so_far();
    return picture && index_ < picture->matrices.size() && picture->matrices[index_] ? picture.get() : nullptr;
}

const Picture* HeadPane::pointed_picture() const {
    const Picture* shown = picture();
    return shown && !shown->so_far ? shown : nullptr;
}

void HeadPane::connect_view(FigureView* view) {
    connect(view, &FigureView::hovered, this, &HeadPane::take_hover);
    connect(view, &FigureView::clicked, this, &HeadPane::take_click);
    connect(view, &FigureView::walked, &document_.view(), &ShownView::walk);
    view->set_selecting({[this](const Hit& hit) { select_for_menu(hit); }, [this] { return selected_place(); }});
    view->set_figure_thing(MenuThing::Figure);
    view->set_tool_tip([this](const Hit& hit) {
        const Picture* shown = picture();
        return shown && (hit.query || hit.key) ? weight_sentence(*shown->matrices[index_], hit) : QString();
    });
}

void HeadPane::set_look(const Look& look) {
    look_ = look;
    name_->setFont(look.section_font());
    heading_->layout()->setContentsMargins(look.px(12), look.px(4), look.px(6), 0);
    refresh();
}

void HeadPane::set_named(bool named) {
    heading_->setVisible(named);
    unpin_->setVisible(index_ > 0);
}

HeadPane::Arrangement HeadPane::arrangement_in(const QSize& pane, View kind, const Look& look, bool color_bar) {
    constexpr double kBeside = 70;  // what stands around the cells
    constexpr double kLabels = 66;
    constexpr double kColorBar = 44;
    const double above_and_below = kLabels + (color_bar ? kColorBar : 0);
    constexpr double kLinks = 270;        // names on both sides and what goes between them
    constexpr double kLeastLinks = 130;   // below which the names leave no line between them
    constexpr double kLeastOfBoth = 0.5;  // of the heat map alone
    constexpr double kSmall = 230;        // cells too small for all names, of which a note says how many are there
    constexpr double kNote = 35;
    const auto cells = [&](double width, double height) {
        const double room = std::min(width - look.zoom * kBeside, height - look.zoom * above_and_below);
        if (room >= look.zoom * kSmall) return static_cast<int>(room);
        return std::max(0, static_cast<int>(std::min(room, height - look.zoom * (above_and_below + kNote))));
    };
    const double width = pane.width();
    const double height = pane.height();
    if (kind == View::HeatMap || kind == View::Links) return {cells(width, height), true, 0};
    const double share = width * kLinksShare / (kHeatMapShare + kLinksShare);
    // Of a heat map that the height bounds, the links have the rest.
    const double rest = width - (height - look.zoom * (above_and_below - kBeside));
    const double links = std::min(share, std::max(rest, look.zoom * kLinks));
    const int beside = links < look.zoom * kLeastLinks ? 0 : cells(width - links, height);
    const int above = cells(width, height / 2);
    const int alone = cells(width, height);
    if (std::max(beside, above) < kLeastOfBoth * alone) return {alone, true, 0};
    return {std::max(beside, above), beside >= above, static_cast<int>(links)};
}

void HeadPane::arrange(const Arrangement& arrangement) {
    pictures_->setDirection(arrangement.beside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    const bool widths = arrangement.beside && arrangement.links > 0;
    links_fit_ = widths || !arrangement.beside;
    show_parts();
    pictures_->setStretch(0, widths ? std::max(1, width() - arrangement.links) : 1);
    pictures_->setStretch(1, widths ? arrangement.links : 1);
}

void HeadPane::refresh() {
    refreshes_ = false;
    const Picture* shown = picture();
    if (!shown) {
        heat_map_drawn_.reset();
        if (finer_) finer_->forget();
        heat_map_->set_figure(nullptr);
        links_->set_figure(nullptr);
        links_area_->hide();
        image_->set_figure(nullptr);
        image_->hide();
        refresh_empty_text();
        heat_map_->show();
        return;
    }
    const View kind = shown->view.figure.value_or(View::Both);
    const HeadId& choice = index_ == 0 ? shown->view.choice : shown->view.pinned[index_ - 1];
    name_->setText(long_text(choice));
    const bool over_image = kind == View::Image && shown->heads[index_].overlay;
    image_->setVisible(over_image);
    heat_map_->setVisible(!over_image && kind != View::Links);
    show_parts();
    const bool has_heat_map = !over_image && kind != View::Links;
    if (has_heat_map && heat_map_drawn_ != shown->heads[index_].heat_map) {
        heat_map_drawn_ = shown->heads[index_].heat_map;
        heat_map_->change_figure(heat_map_drawn_);
        ask_for_finer_cells();
    } else if (has_heat_map && was_without_heat_map_) {
        ask_for_finer_cells();
    } else if (!has_heat_map && finer_) {
        finer_->forget();  // it keeps the text's queries and keys
    }
    was_without_heat_map_ = !has_heat_map;
    links_->set_numbers([matrix = shown->matrices[index_]] { return numbers_of(*matrix); });
    if (const auto& overlay = shown->heads[index_].overlay)
        image_->set_numbers([overlay] { return numbers_of(overlay->matrix(), name_of_values(overlay->matrix())); });
    const AttentionMatrix& matrix = *shown->matrices[index_];
    std::vector<Annotation> marks = annotations_of(shown->view.pointed_out, matrix);
    heat_map_->set_annotations(marks);
    if (kind == View::Both)
        for (Annotation& mark : marks) mark.note.clear();  // it stands in the heat map
    links_->set_annotations(std::move(marks));
    follow_focus();
}

void HeadPane::refresh_soon() {
    if (std::exchange(refreshes_, true)) return;
    QMetaObject::invokeMethod(
        this,
        [this] {
            if (refreshes_) refresh();
        },
        Qt::QueuedConnection);
}

void HeadPane::refresh_empty_text() {
    if (!picture()) heat_map_->set_empty_text(empty_text(document_));
}

void HeadPane::show_parts() {
    const Picture* shown = picture();
    if (!shown) return;
    const View kind = shown->view.figure.value_or(View::Both);
    const bool over_image = kind == View::Image && shown->heads[index_].overlay;
    links_area_->setVisible(!over_image && kind != View::HeatMap && (kind == View::Links || links_fit_));
}

void HeadPane::follow_focus() {
    const Picture* shown = picture();
    if (!shown) return;
    if (!image_->isHidden()) return follow_focus_over_image(*shown);
    const AttentionMatrix& matrix = *shown->matrices[index_];
    const Pointing& pointing = document_.pointing();
    // What is selected are tokens of the text before, while a run goes on.
    const TokenFocus focus = shown->so_far ? TokenFocus{} : TokenFocus{pointing.focused_query(), pointing.hover().key};
    refresh_links();
    heat_map_->set_outlines(outlines_of(hit_of_focus(matrix, focus), look_));
}

void HeadPane::connect_image() {
    connect(image_, &FigureView::hovered, this, &HeadPane::take_hover_over_image);
    connect(image_, &FigureView::clicked, this, &HeadPane::take_click_over_image);
    connect(image_, &FigureView::walked, &document_.view(), &ShownView::walk);
    image_->set_selecting({[this](const Hit& hit) {
                               select_for_menu({hit.key, {}, {}, {}});
                           },
                           [this] {
                               return Hit{{}, selected_place().query, {}, {}};
                           }});
    image_->set_figure_thing(MenuThing::Figure);
    image_->set_tool_tip([this](const Hit& hit) { return image_tool_tip(hit); });
}

std::optional<std::int32_t> HeadPane::row_over_image(const Picture& shown) const {
    ViewRequest request;
    request.picture = shown.view;
    return overlay_row(request, *shown.analysis, *shown.matrices[index_],
                       {document_.pointing().focused_query(), std::nullopt});
}

void HeadPane::follow_focus_over_image(const Picture& shown) {
    const AttentionMatrix& matrix = *shown.matrices[index_];
    const auto row = row_over_image(shown);
    const auto drawn = std::dynamic_pointer_cast<const ImageOverlayFigure>(image_->figure());
    const auto& overlay = shown.heads[index_].overlay;
    if (!drawn || overlay_drawn_ != overlay || drawn->options().query != row)
        image_->set_figure(std::make_shared<ImageOverlayFigure>(overlay->of_query(row)));
    overlay_drawn_ = overlay;
    const auto marks = annotations_of(shown.view.pointed_out, matrix);
    image_->set_annotations(
        annotations_over(*std::static_pointer_cast<const ImageOverlayFigure>(image_->figure()), marks));
    std::vector<Outline> outlines;
    const Hit hit = hit_of_focus(matrix, {std::nullopt, document_.pointing().hover().key});
    if (hit.key) outlines.push_back({hit, look_.accent, 1});
    image_->set_outlines(std::move(outlines));
}

void HeadPane::take_hover_over_image(const Hit& hit) {
    const Picture* shown = pointed_picture();
    if (!shown) return;
    // A patch under the pointer shows what it looks at; beside a selected one it is what that one looks at.
    const auto token = focus_of_hit(*shown->matrices[index_], hit).key;
    document_.pointing().set_hover(document_.pointing().selected_token() ? TokenFocus{std::nullopt, token}
                                                                         : TokenFocus{token, std::nullopt});
}

void HeadPane::take_click_over_image(const Hit& hit) {
    const Picture* shown = pointed_picture();
    if (!shown) return;
    const auto token = focus_of_hit(*shown->matrices[index_], hit).key;
    document_.pointing().set_hover({});
    if (token) play_clicked(*token);
    document_.pointing().select_token(token == document_.pointing().selected_token() ? std::nullopt : token);
}

QString HeadPane::image_tool_tip(const Hit& hit) const {
    const Picture* shown = picture();
    if (!shown || !hit.key) return {};
    const auto& overlay = shown->heads[index_].overlay;
    if (!overlay) return {};
    const auto row = row_over_image(*shown);
    const QString sentence =
        weight_sentence(overlay->matrix(), {.query = row, .key = hit.key, .layer = {}, .head = {}});
    const std::string& quantity = overlay->matrix().quantity;
    return quantity.empty() ? sentence : sentence + QLatin1Char(' ') + wording(quantity);
}

void HeadPane::refresh_links() {
    const Picture* shown = picture();
    if (!shown || shown->view.figure == View::HeatMap) return;
    // What is under the pointer shows its links alone; a selected token's stand out among the others.
    const TokenFocus& hover = document_.pointing().hover();
    const bool hovered = !shown->so_far && (hover.query || hover.key);
    TokenFocus asked{document_.pointing().selected_token(), std::nullopt};
    if (shown->so_far) asked = {};
    if (hovered) asked = hover.query ? TokenFocus{hover.query, std::nullopt} : TokenFocus{std::nullopt, hover.key};
    const Hit focus = hit_of_focus(*shown->matrices[index_], asked);
    auto links = std::make_shared<LinksFigure>(shown->heads[index_].links->focused(focus.query, focus.key, !hovered));
    const bool beside = pictures_->direction() == QBoxLayout::LeftToRight;
    if (beside && shown->view.figure == View::Both && heat_map_->figure()) {
        const QRectF plot = heat_map_->figure()->plot_area(QSizeF(heat_map_->size()));
        links->set_viewport(heat_map_->viewport());
        links->set_rows(RowPlacement{plot.top(), plot.height()});
    }
    const bool changed = links_drawn_ != shown->heads[index_].links;
    links_drawn_ = shown->heads[index_].links;
    changed ? links_->change_figure(std::move(links)) : links_->set_figure(std::move(links));
    fit_links();
}

void HeadPane::fit_links() {
    if (!links_->figure()) return;
    // Alone, rows of a long text do not shrink below what can be read: the links scroll. Beside a heat map they follow
    // its rows.
    constexpr double kTightest = 0.72;
    constexpr double kLongest = 16000;
    const bool alone = document_.view().state().figure == View::Links && !document_.view().state().links.arcs;
    const double least = alone ? std::min(links_->figure()->natural_size().height() * kTightest, kLongest) : 0;
    links_->setMinimumHeight(std::max(static_cast<int>(least), look_.px(40)));
}

void HeadPane::ask_for_finer_cells() {
    const Picture* shown = pointed_picture();
    const HeadId* head = !shown ? nullptr : index_ == 0 ? &shown->view.choice : &shown->view.pinned[index_ - 1];
    const bool zoomed = heat_map_drawn_ && heat_map_->zoom() > 1;
    // Ranks are those of a whole row.
    if (!zoomed || !head || shown->heads[index_].heat_map != heat_map_drawn_ || shown->view.scale == Scale::Rank ||
        !has_finer_parts(heat_map_drawn_->matrix(), *head, shown->view.matrix)) {
        if (finer_) finer_->forget();
        return heat_map_->set_tiles({});
    }
    if (!finer_) {
        finer_ = std::make_unique<FinerTiles>();
        connect(finer_.get(), &FinerTiles::changed, this,
                [this] { heat_map_->set_tiles(finer_->tiles(), finer_->cells_in_view()); });
    }
    const QSizeF plot = heat_map_->figure()->plot_area(QSizeF(heat_map_->size())).size();
    finer_->ask({shown->analysis, *head, shown->view.matrix, heat_map_drawn_}, heat_map_->viewport(),
                plot * heat_map_->devicePixelRatioF());
    heat_map_->set_tiles(finer_->tiles(), finer_->cells_in_view());
}

bool HeadPane::eventFilter(QObject* watched, QEvent* event) {
    if (watched == heat_map_ && event->type() == QEvent::Resize) follow_heat_map();
    return QWidget::eventFilter(watched, event);
}

void HeadPane::follow_heat_map() {
    ask_for_finer_cells();
    if (index_ == 0)
        refresh_links();
    else if (picture())
        refresh_soon();
}

void HeadPane::take_hover(const Hit& hit) {
    const Picture* shown = pointed_picture();
    if (shown) document_.pointing().set_hover(focus_of_hit(*shown->matrices[index_], hit));
}

void HeadPane::select_for_menu(const Hit& hit) {
    const Picture* shown = pointed_picture();
    if (!shown) return;
    const TokenFocus place = focus_of_hit(*shown->matrices[index_], hit);
    if (place.query && place.key)
        document_.pointing().select_pair(*place.query, *place.key);
    else
        document_.pointing().select_token(place.query ? place.query : place.key);
}

Hit HeadPane::selected_place() const {
    const Picture* shown = pointed_picture();
    if (!shown) return {};
    const Pointing& pointing = document_.pointing();
    return hit_of_focus(*shown->matrices[index_], {pointing.selected_token(), pointing.selected_key()});
}

void HeadPane::take_paint(const Hit& hit, bool begins, Qt::KeyboardModifiers modifiers) {
    const Picture* shown = pointed_picture();
    if (shown) paint_weight(document_, *shown->matrices[index_], hit, begins, modifiers & Qt::ControlModifier);
}

void HeadPane::play_clicked(std::int32_t token) {
    // Clicks select tokens as well: where nothing can be heard, they do not say so each time.
    document_.sound().play(token, SoundPlayer::Notify::Once);
}

void HeadPane::take_click(const Hit& hit) {
    const Picture* shown = pointed_picture();
    if (!shown) return;
    const TokenFocus focus = focus_of_hit(*shown->matrices[index_], hit);
    if (focus.query && focus.key &&
        (focus.query != document_.pointing().selected_token() || focus.key != document_.pointing().selected_key()))
        return document_.pointing().select_pair(*focus.query, *focus.key);
    const auto token = focus.query ? focus.query : focus.key;
    const bool beside_cells = !(focus.query && focus.key);
    if (token && beside_cells) play_clicked(*token);
    document_.pointing().select_token(token == document_.pointing().selected_token() ? std::nullopt : token);
}

}  // namespace headlight
