#include "workbench/sessions/session_panels.h"

#include "core/error.h"
#include "figures/panels.h"
#include "language/sentences.h"

#include <QStringList>

#include <algorithm>
#include <utility>

namespace headlight {

namespace {

/// Name of a model at the place in the request: built-in ones by name.
std::string name_of(const ModelReference& model, const LocatedModel& place) {
    return model.path.isEmpty() ? model.name.toStdString() : place.path.string();
}

/// Names the models of the request as they are found here, and no others.
void place_models(SavedPanel& panel, std::span<const LocatedModel> places) {
    panel.request.input.model = name_of(panel.models.front(), places.front());
    SidesRequest& sides = panel.request.sides;
    std::vector<SideRequest> each;
    for (std::size_t other = 0; other + 1 < places.size(); ++other) {
        SideRequest& side = each.emplace_back(sides.side(other));
        if (side.model) side.model = name_of(panel.models[other + 1], places[other + 1]);
    }
    sides.all = {};
    sides.each = std::move(each);
}

}  // namespace

SessionPanels::SessionPanels(FigurePanels& panels, FileHashes& hashes, QObject* parent)
    : QObject(parent), panels_(panels), hashes_(hashes) {
    connect(&drawer_, &PanelDrawer::drawn, this, &SessionPanels::take);
    connect(&drawer_, &PanelDrawer::failed, this, [this](const QString& sentence, std::size_t index) {
        complain(tr("\"%1\" cannot be drawn: %2").arg(asked_.at(index).own_title, sentence));
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

void SessionPanels::complain(const QString& sentence) {
    problems_ << sentence;
    emit failed(tr("Some panels of the session are not on the page: %1").arg(problems_.join(QLatin1Char(' '))));
}

void SessionPanels::forget() {
    waiting_.clear();
    problems_.clear();
    emit forgotten();
}

QString SessionPanels::changed_on_screen() const {
    QStringList letters;
    for (std::size_t index = 0; index < panels_.all().size(); ++index)
        if (panels_.all()[index].partial) letters << panel_letter(index);
    return letters.join(QStringLiteral(", "));
}

void SessionPanels::show(const SavedPanels& saved) {
    problems_.clear();
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
        complain(tr("\"%1\" needs %2, which is not on this machine or was changed.").arg(panel.own_title, what));
        return std::nullopt;
    };
    for (std::size_t run = 0; run < places.size(); ++run)
        if (!places[run].is_here()) return miss(panel.models[run].name);
    place_models(panel, places);
    panel.request.input.backend = backend_;
    const auto find = [&](const std::optional<FileReference>& file, std::filesystem::path& to) {
        const auto path = file ? hashes_.find(*file, folder) : std::nullopt;
        to = path.value_or(QString()).toStdString();  // a path that only the figure names is not opened
        return path || !file;
    };
    panel.request.input.images.clear();  // a path that only the figure names is not opened
    for (const FileReference& image : panel.images)
        if (!find(image, panel.request.input.images.emplace_back())) return miss(image.path);
    if (!find(panel.audio, panel.request.input.audio)) return miss(panel.audio->path);
    if (!find(panel.boxes, panel.request.input.page)) return miss(panel.boxes->path);
    if (!find(panel.metrics, panel.request.picture.metrics)) return miss(panel.metrics->path);
    return panel;
}

void SessionPanels::take_places(std::span<const LocatedModel> places, const QString& folder,
                                const BackendChoice& backend) {
    backend_ = backend;
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
    const SavedPanel& saved = asked_.at(index);
    QStringList others;
    for (std::size_t run = 0; run < std::min(panel.runs.size(), saved.models.size()); ++run)
        if (compare_model(panel.runs[run], saved.models[run].hashes()) == ModelMatch::Different)
            others << saved.models[run].name;
    const bool same = others.isEmpty();
    if (same) emit coming_back();
    try {
        panels_.add({panel});
        if (const auto waiting = std::ranges::find(waiting_, saved); waiting != waiting_.end()) waiting_.erase(waiting);
    } catch (const Error& error) {
        return complain(text_of_problem(error));
    }
    if (same) return emit came_back();
    emit redrawn(tr("The panel \"%1\" was saved with other weights of %2; it is drawn with those on this machine.")
                     .arg(saved.own_title, others.join(QStringLiteral(", "))));
}

}  // namespace headlight
