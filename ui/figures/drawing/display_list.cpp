#include "figures/drawing/display_list.h"

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
    std::vector<std::size_t> places{list.items.size()};  // of the part's items in the list, and of what follows them
    for (const Item& item : part.items) {
        std::visit(
            [&](const auto& drawn) {
                if (drawn.role != Role::Background) list.items.push_back(moved(drawn, offset));
            },
            item);
        places.push_back(list.items.size());
    }
    for (Chart chart : part.charts) {
        const std::size_t end = places[chart.first + chart.count];
        chart.first = places[chart.first];
        chart.count = end - chart.first;
        chart.plot.translate(offset);
        list.charts.push_back(std::move(chart));
    }
}

}  // namespace headlight
