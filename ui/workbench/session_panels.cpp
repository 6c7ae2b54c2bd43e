#include "workbench/session_panels.h"

#include "core/error.h"
#include "figures/panels.h"

#include <QStringList>

#include <algorithm>
#include <utility>

namespace headlight {

namespace {

bool is_here(const LocatedModel& place) {
    return place.kind == LocatedModel::Kind::Same || place.kind == LocatedModel::Kind::Other;
}

/// Names the model of another run as it is found here, where the request names one.
void place_side(SidesRequest& sides, std::size_t other, const std::filesystem::path& path) {
    const auto put = [&](SideRequest& side) {
        if (side.model) side.model = path.string();
    };
    if (other < sides.each.size()) put(sides.each[other]);
    if (sides.each.empty()) put(sides.all);
}

}  // namespace

SessionPanels::SessionPanels(FigurePanels& panels, FileHashes& hashes, QObject* parent)
    : QObject(parent), panels_(panels), hashes_(hashes) {
    connect(&drawer_, &PanelDrawer::drawn, this, &SessionPanels::take);
    connect(&drawer_, &PanelDrawer::failed, this, [this](const QString& sentence, std::size_t index) {
        emit failed(tr("The panel \"%1\" of the session cannot be drawn: %2").arg(asked_.at(index).name, sentence));
    });
    connect(&drawer_, &PanelDrawer::done, this, [this] { asked_.clear(); });
}

SavedPanels SessionPanels::current() {
    SavedPanels all{{}, panels_.columns(), panels_.texts()};
    for (const FigurePanel& panel : panels_.all())
        if (auto saved = saved_panel(panel, hashes_)) all.panels.push_back(std::move(*saved));
    all.panels.insert(all.panels.end(), waiting_.begin(), waiting_.end());
    return all;
}

QString SessionPanels::not_held() {
    QStringList letters;
    for (std::size_t index = 0; index < panels_.all().size(); ++index)
        if (!saved_panel(panels_.all()[index], hashes_)) letters << panel_letter(index);
    return letters.join(QStringLiteral(", "));
}

void SessionPanels::show(const SavedPanels& saved) {
    panels_.clear();
    panels_.set_columns(saved.columns);
    panels_.keep_texts(saved.texts);
    waiting_ = saved.panels;
    asked_.clear();
    drawer_.draw({});
}

std::vector<ModelReference> SessionPanels::models() const {
    std::vector<ModelReference> models;
    for (const SavedPanel& panel : waiting_) models.insert(models.end(), panel.models.begin(), panel.models.end());
    return models;
}

std::optional<SavedPanel> SessionPanels::placed(SavedPanel panel, std::span<const LocatedModel> places,
                                                const QString& folder) {
    const auto miss = [&](const QString& what) {
        emit failed(tr("The panel \"%1\" of the session needs %2, which is not on this machine, or is another one now.")
                        .arg(panel.name, what));
        return std::nullopt;
    };
    for (std::size_t run = 0; run < places.size(); ++run) {
        if (!is_here(places[run])) return miss(panel.models[run].name);
        if (panel.models[run].path.isEmpty()) continue;  // built in, and named so in the request
        if (run == 0)
            panel.request.input.model = places[run].path.string();
        else
            place_side(panel.request.sides, run - 1, places[run].path);
    }
    const auto find = [&](const std::optional<FileReference>& file, std::filesystem::path& to) {
        if (!file) return true;
        const auto path = hashes_.find(*file, folder);
        if (path) to = path->toStdString();
        return path.has_value();
    };
    if (!find(panel.image, panel.request.input.image)) return miss(panel.image->path);
    if (!find(panel.audio, panel.request.input.audio)) return miss(panel.audio->path);
    return panel;
}

void SessionPanels::take_places(std::span<const LocatedModel> places, const QString& folder) {
    std::vector<SavedPanel> ready;
    asked_.clear();
    std::size_t first = 0;
    for (const SavedPanel& panel : waiting_) {
        if (auto found = placed(panel, places.subspan(first, panel.models.size()), folder)) {
            ready.push_back(std::move(*found));
            asked_.push_back(panel);
        }
        first += panel.models.size();
    }
    if (!ready.empty()) drawer_.draw(std::move(ready));
}

void SessionPanels::take(const FigurePanel& panel, std::size_t index) {
    emit coming_back();
    const auto waiting = std::ranges::find(waiting_, asked_.at(index));
    try {
        panels_.add({panel});
        if (waiting != waiting_.end()) waiting_.erase(waiting);
    } catch (const Error& error) {
        emit failed(QString::fromStdString(error.sentence()));
    }
    emit came_back();
}

}  // namespace headlight
