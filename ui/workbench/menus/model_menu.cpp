#include "workbench/menus/model_menu.h"

#include "workbench/background/work_beside.h"
#include "workbench/document/document.h"
#include "workbench/document/live_run.h"
#include "workbench/language/shown_names.h"
#include "workbench/menus/settings.h"
#include "workbench/widgets/menu_entries.h"

#include <QFileInfo>

#include <algorithm>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace headlight {

namespace {

/// Returns what recognizes the model of one path.
auto at(const std::filesystem::path& place) {
    return [place](const std::filesystem::path& path) { return path == place; };
}

}  // namespace

ModelMenu::ModelMenu(Document& document, Settings& settings, QMenu& menu, Chosen chosen, QObject* parent)
    : QObject(parent), document_(document), settings_(settings), menu_(menu), chosen_(std::move(chosen)) {
    connect(&menu_, &QMenu::aboutToShow, this, &ModelMenu::fill);
}

void ModelMenu::fill() {
    menu_.clear();
    cache_separator_ = nullptr;  // deleted with the other entries
    delete std::exchange(cache_, nullptr);
    menu_.setToolTipsVisible(true);
    if (first_ != nullptr) menu_.addAction(first_);
    add_built_in();
    add_recent();
    add_models_of_cache();
    look_into_cache();
}

QAction* ModelMenu::add(QMenu& menu, const QString& text, const QString& chosen, const IsAt& is_at) {
    QAction* action = menu.addAction(menu_text(text));
    const auto& open = document_.run().model();
    if (checks_open_ && open && is_at(open->path)) {
        action->setCheckable(true);
        action->setChecked(true);
    }
    connect(action, &QAction::triggered, this, [this, chosen] { chosen_(chosen); });
    return action;
}

void ModelMenu::add_recent() {
    const QStringList recent = settings_.recent_models();
    if (!recent.isEmpty()) add_heading(menu_, tr("Recent"));
    for (const QString& path : recent) {
        QAction* action = add(menu_, QFileInfo(path).fileName(), path, at(path.toStdString()));
        action->setToolTip(path.toHtmlEscaped());
        action->setEnabled(QFileInfo::exists(path));
    }
}

void ModelMenu::add_built_in() {
    const std::vector<BuiltInModel> models = document_.run().bridge().built_in();
    std::vector<std::string> headings;  // in the order of the models
    for (const BuiltInModel& model : models)
        if (std::ranges::find(headings, model.shows) == headings.end()) headings.push_back(model.shows);
    for (const std::string& heading : headings) {
        add_heading(menu_, heading.empty() ? tr("Built in") : tr("Built in: %1").arg(text_of_model(heading)));
        for (const BuiltInModel& model : models) {
            if (model.shows != heading) continue;
            const QString name = QString::fromStdString(model.name);
            add(menu_, QStringLiteral("%1 · %2").arg(name, text_of_model(model.description)), name,
                [model](const std::filesystem::path& path) { return model.is_at(path); });
        }
    }
}

void ModelMenu::look_into_cache() {
    const auto found = std::make_shared<std::vector<FoundModel>>();
    const auto shown = [this, found] {
        if (in_cache_ == *found) return;
        in_cache_ = *found;
        delete std::exchange(cache_separator_, nullptr);
        delete std::exchange(cache_, nullptr);
        add_models_of_cache();
    };
    document_.beside().start(this, [found, find = document_.run().bridge().cache_search()] { *found = find(); },
                             {shown, [](const QString& /*sentence*/) {}});
}

void ModelMenu::add_models_of_cache() {
    constexpr std::size_t kMostShown = 40;
    if (in_cache_.empty()) return;
    cache_separator_ = menu_.addSeparator();
    cache_ = menu_.addMenu(tr("In the &Hugging Face cache"));
    for (std::size_t i = 0; i < std::min(kMostShown, in_cache_.size()); ++i) {
        const FoundModel& model = in_cache_[i];
        QString text = QString::fromStdString(model.name);
        if (!model.model_type.empty()) text += QStringLiteral(" · %1").arg(QString::fromStdString(model.model_type));
        add(*cache_, text, QString::fromStdString(model.path.string()), at(model.path));
    }
}

}  // namespace headlight
