#include "workbench/menus/model_menu.h"

#include "workbench/document/document.h"
#include "workbench/document/live_run.h"
#include "workbench/menus/settings.h"
#include "workbench/widgets/menu_entries.h"

#include <QFileInfo>

#include <utility>

namespace headlight {

ModelMenu::ModelMenu(Document& document, Settings& settings, QMenu& menu, Chosen chosen, QObject* parent)
    : QObject(parent), document_(document), settings_(settings), menu_(menu), chosen_(std::move(chosen)) {
    connect(&menu_, &QMenu::aboutToShow, this, &ModelMenu::fill);
}

void ModelMenu::fill() {
    menu_.clear();
    menu_.setToolTipsVisible(true);
    if (first_ != nullptr) menu_.addAction(first_);
    add_heading(menu_, tr("Built in"));
    for (const BuiltInModel& model : document_.run().bridge().built_in()) {
        const QString name = QString::fromStdString(model.name);
        QAction* action =
            menu_.addAction(menu_text(QStringLiteral("%1 · %2").arg(name, QString::fromStdString(model.description))));
        connect(action, &QAction::triggered, this, [this, name] { chosen_(name); });
    }
    const QStringList recent = settings_.recent_models();
    if (!recent.isEmpty()) add_heading(menu_, tr("Recent"));
    for (const QString& path : recent) {
        QAction* action = menu_.addAction(menu_text(QFileInfo(path).fileName()));
        action->setToolTip(path.toHtmlEscaped());
        action->setEnabled(QFileInfo::exists(path));
        connect(action, &QAction::triggered, this, [this, path] { chosen_(path); });
    }
    add_models_of_cache();
}

void ModelMenu::add_models_of_cache() {
    constexpr std::size_t kMostShown = 40;
    const auto found = document_.run().bridge().cached();
    if (found.empty()) return;
    add_heading(menu_, tr("In the Hugging Face cache"));
    for (std::size_t i = 0; i < std::min(kMostShown, found.size()); ++i) {
        const FoundModel& model = found[i];
        QString text = QString::fromStdString(model.name);
        if (!model.model_type.empty()) text += QStringLiteral(" · %1").arg(QString::fromStdString(model.model_type));
        QAction* action = menu_.addAction(menu_text(text));
        connect(action, &QAction::triggered, this,
                [this, path = QString::fromStdString(model.path.string())] { chosen_(path); });
    }
}

}  // namespace headlight
