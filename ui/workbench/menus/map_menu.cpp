#include "workbench/menus/map_menu.h"

#include "figures/drawing/figure_style.h"
#include "workbench/document/document.h"
#include "workbench/document/shown_view.h"

#include <algorithm>

namespace headlight {

MapMenu::MapMenu(QMenu& menu, QAction* next, Document& document, QWidget& window)
    : QObject(&window), menu_(menu), next_(next), document_(document), window_(window) {
    connect(next_, &QAction::triggered, this, &MapMenu::choose_next);
    connect(&menu_, &QMenu::aboutToShow, this, &MapMenu::fill);
    fill();
}

bool MapMenu::dark() const {
    return window_.palette().color(QPalette::Window).lightness() < 128;
}

void MapMenu::choose_next() {
    const auto maps = color_maps(dark());
    const auto now = std::find_if(maps.begin(), maps.end(), [this](const ColorMap& map) {
        return map.id.toStdString() == document_.view().state().color_map;
    });
    const auto index = now == maps.end() ? 0 : now - maps.begin();
    const ColorMap& next = maps[static_cast<std::size_t>(index + 1) % maps.size()];
    document_.view().change(tr("color map %1").arg(next.name),
                            [&](ViewState& view) { view.color_map = next.id.toStdString(); });
}

void MapMenu::fill() {
    menu_.clear();
    const QString now = color_map(QString::fromStdString(document_.view().state().color_map), dark()).id;
    for (const ColorMap& map : color_maps(dark())) {
        QAction* action = menu_.addAction(QLatin1Char('&') + map.name);
        action->setCheckable(true);
        action->setChecked(map.id == now);
        connect(action, &QAction::triggered, this, [this, id = map.id, name = map.name] {
            document_.view().change(tr("color map %1").arg(name),
                                    [&](ViewState& view) { view.color_map = id.toStdString(); });
        });
    }
}

}  // namespace headlight
