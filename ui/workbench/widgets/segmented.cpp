#include "workbench/widgets/segmented.h"

#include <QHBoxLayout>
#include <QToolButton>

namespace headlight {

namespace {

/// A tool button that shows its action's text without the ampersand and says the shortcut in its tool tip.
void follow(QToolButton* button, QAction* action) {
    const auto take = [button, action] {
        button->setText(action->iconText());
        button->setAccessibleName(action->text().remove(QLatin1Char('&')));
        const QString keys = action->shortcut().toString(QKeySequence::NativeText);
        button->setToolTip(keys.isEmpty() ? action->toolTip() : QStringLiteral("%1 (%2)").arg(action->toolTip(), keys));
        button->setChecked(action->isChecked());
        button->setEnabled(action->isEnabled());
        button->setVisible(action->isVisible());
    };
    take();
    QObject::connect(action, &QAction::changed, button, take);
    // The action decides: a click on the button that is on leaves it on.
    QObject::connect(button, &QToolButton::clicked, action, [button, action] {
        action->trigger();
        button->setChecked(action->isChecked());
    });
}

}  // namespace

Segmented::Segmented(const QString& accessible_name, const QList<QAction*>& actions, bool small, QWidget* parent)
    : QWidget(parent), members_(actions) {
    setAccessibleName(accessible_name);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    for (QAction* action : actions) {
        auto* button = new QToolButton(this);
        button->setCheckable(true);
        button->setProperty("segment", true);
        button->setProperty("small", small);
        button->setProperty("first", action == actions.first());
        button->setProperty("last", action == actions.last());
        follow(button, action);
        row->addWidget(button);
    }
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

}  // namespace headlight
