#include "figures/weights/patch_picture_figure.h"

#include "figures/drawing/text.h"
#include "figures/figure_frame.h"

#include <QPainterPath>

#include <algorithm>
#include <utility>

namespace headlight {

namespace {

constexpr double kEntrySwatch = 0.8;  // all in em
constexpr double kEntrySwatchGap = 0.35;
constexpr double kEntryGap = 1.1;
constexpr double kEntryLine = 1.4;
constexpr double kEntriesAbove = 0.6;
constexpr double kPictureWidth = 16;
constexpr double kPatchOutline = 0.14;

void add_outline(const QRectF& place, const QPen& pen, Role role, std::vector<Item>& items) {
    QPainterPath path;
    path.addRect(place);
    items.emplace_back(PathItem{path, pen, Qt::transparent, role});
}

}  // namespace

DisplayList PatchPictureFigure::layout(const QSizeF& size) const {
    FigureFrame frame = make_frame(style_, picture_.notes, size);
    DisplayList list{size, std::move(frame.items)};
    const QRectF room = frame.content;
    const double aspect = picture_.heat->aspect();
    const double width = std::max(1.0, std::min(room.width(), (room.height() - legend_height(room.width())) * aspect));
    const QRectF place(room.left() + (room.width() - width) / 2, room.top(), width, width / aspect);
    ImageItem item{place, picture_.paint(*picture_.heat, style_), Role::Cell};
    item.smooth = true;
    list.items.emplace_back(std::move(item));
    add_outline(place, QPen(style_.theme.line, 0.06 * em()), Role::Axis, list.items);
    add_marks(place, list.items);
    add_legend(QPointF(room.left(), place.bottom() + kEntriesAbove * em()), room.width(), list.items);
    return list;
}

QSizeF PatchPictureFigure::natural_size() const {
    return {kPictureWidth * em(), height_for_width(kPictureWidth * em())};
}

double PatchPictureFigure::height_for_width(double width) const {
    const double inner = std::max(1.0, width - 2 * frame_margin(style_));
    return frame_height(style_, picture_.notes, width) + inner / picture_.heat->aspect() + legend_height(inner);
}

std::unique_ptr<Figure> PatchPictureFigure::with_style(const FigureStyle& style) const {
    PatchPicture picture = picture_;
    if (style.theme.paper != style_.theme.paper) picture.heat = picture.heat->on(style.theme);
    return std::make_unique<PatchPictureFigure>(std::move(picture), style);
}

double PatchPictureFigure::em() const {
    return size_of(style_.font);
}

std::pair<std::vector<QPointF>, double> PatchPictureFigure::legend_places(double width) const {
    std::vector<QPointF> places;
    QPointF corner;
    for (const PatchPicture::Entry& entry : picture_.legend) {
        const double own = (kEntrySwatch + kEntrySwatchGap) * em() + text_width(entry.name, small_font(style_));
        if (corner.x() > 0 && corner.x() + own > width) corner = QPointF(0, corner.y() + kEntryLine * em());
        places.push_back(corner);
        corner.rx() += own + kEntryGap * em();
    }
    return {std::move(places), corner.y() + kEntryLine * em()};
}

double PatchPictureFigure::legend_height(double width) const {
    if (picture_.legend.empty() || !style_.legend) return 0;
    return kEntriesAbove * em() + legend_places(width).second;
}

void PatchPictureFigure::add_legend(const QPointF& corner, double width, std::vector<Item>& items) const {
    if (!style_.legend) return;
    const QFont font = small_font(style_);
    const double side = kEntrySwatch * em();
    const std::vector<QPointF> places = legend_places(width).first;
    for (std::size_t index = 0; index < places.size(); ++index) {
        const PatchPicture::Entry& entry = picture_.legend[index];
        const QPointF at = corner + places[index];
        items.emplace_back(RectangleItem{QRectF(at, QSizeF(side, side)), entry.color(style_.theme.dark), Role::Legend});
        items.emplace_back(TextItem{at + QPointF(side + kEntrySwatchGap * em(), side / 2 + extent(font).cap_height / 2),
                                    entry.name, font, style_.theme.ink, TextItem::Align::Left, 0, Role::Legend});
    }
}

void PatchPictureFigure::add_marks(const QRectF& place, std::vector<Item>& items) const {
    const QFont font = small_font(style_);
    const double width = place.width() / picture_.heat->columns();
    const double height = place.height() / picture_.heat->rows();
    for (const PatchPicture::Mark& mark : picture_.marks) {
        const QRectF patch(place.left() + mark.patch % picture_.heat->columns() * width,
                           place.top() + mark.patch / picture_.heat->columns() * height, width, height);
        add_outline(patch, QPen(style_.theme.paper, 2 * kPatchOutline * em()), Role::Highlight, items);
        add_outline(patch, QPen(style_.theme.accent, kPatchOutline * em()), Role::Highlight, items);
        if (mark.name.isEmpty()) continue;
        items.emplace_back(TextItem{QPointF(patch.center().x(), patch.center().y() + extent(font).cap_height / 2),
                                    mark.name, font, style_.theme.ink, TextItem::Align::Center, 0, Role::Highlight});
    }
}

}  // namespace headlight
