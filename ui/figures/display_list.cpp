#include "figures/display_list.h"

namespace headlight {
namespace {

Item moved(RectangleItem item, const QPointF& offset) {
    item.rectangle.translate(offset);
    return item;
}

Item moved(PathItem item, const QPointF& offset) {
    item.path.translate(offset);
    return item;
}

Item moved(TextItem item, const QPointF& offset) {
    item.anchor += offset;
    return item;
}

Item moved(ImageItem item, const QPointF& offset) {
    item.rectangle.translate(offset);
    return item;
}

}  // namespace

void append(DisplayList& list, const DisplayList& part, const QPointF& offset) {
    list.items.reserve(list.items.size() + part.items.size());
    for (const Item& item : part.items) {
        std::visit(
            [&](const auto& drawn) {
                if (drawn.role != Role::Background) list.items.push_back(moved(drawn, offset));
            },
            item);
    }
}

}  // namespace headlight
