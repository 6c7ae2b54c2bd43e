#include "workbench/menus/language_menu.h"

#include "language/languages.h"
#include "workbench/document/notices.h"
#include "workbench/menus/settings.h"

namespace headlight {

LanguageMenu::LanguageMenu(QMenu& menu, Settings& settings, Notices& notices, QObject* parent)
    : QObject(parent), menu_(menu), settings_(settings), notices_(notices) {
    connect(&menu_, &QMenu::aboutToShow, this, &LanguageMenu::fill);
    fill();
}

void LanguageMenu::fill() {
    menu_.clear();
    add(tr("Follow s&ystem language"), {});
    menu_.addSeparator();
    for (const Language& language : languages())
        add(QLatin1Char('&') + QString::fromUtf8(language.name), QString::fromLatin1(language.id));
}

void LanguageMenu::add(const QString& text, const QString& id) {
    QAction* action = menu_.addAction(text);
    action->setCheckable(true);
    action->setChecked(settings_.language() == id);
    connect(action, &QAction::triggered, this, [this, id] { choose(id); });
}

void LanguageMenu::choose(const QString& id) {
    settings_.set_language(id);
    const Language& language = language_of(id);
    const QString subject = QStringLiteral("language");
    if (const QString problem = missing_font(language); !problem.isEmpty())
        notices_.post(Notice::Kind::Warning, problem, QStringLiteral("font"));
    notices_.post(
        Notice::Kind::Information,
        tr("The window will be in this language when it is opened again: %1.").arg(QString::fromUtf8(language.name)),
        subject, {{tr("Reopen the window"), [this] { emit reopening(); }}});
}

}  // namespace headlight
