#include "workbench/palette/shortcut_list.h"

#include "workbench/palette/entry_list.h"
#include "workbench/palette/fuzzy_match.h"
#include "workbench/widgets/clear_button.h"
#include "workbench/widgets/menu_entries.h"

#include <QAction>
#include <QDialogButtonBox>
#include <QVBoxLayout>

#include <utility>

namespace headlight {

namespace {

QString keys_of(const QAction& action) {
    QStringList keys;
    for (const QKeySequence& each : action.shortcuts()) keys << each.toString(QKeySequence::NativeText);
    return keys.join(QStringLiteral("   "));
}

}  // namespace

ShortcutList::ShortcutList(const std::vector<MenuCommand>& commands, QWidget* parent)
    : LookFollower(parent), editor_(new QLineEdit(this)), list_(new EntryList(this)), nothing_(new QLabel(this)) {
    setWindowTitle(tr("Keyboard shortcuts"));
    for (const MenuCommand& command : commands)
        if (QString keys = keys_of(*command.action); !keys.isEmpty())
            shortcuts_.push_back({without_mnemonic(command.action->text()), command.path, std::move(keys)});
    editor_->setMaxLength(kLongestSearch);
    editor_->setPlaceholderText(tr("Find a command or keys"));
    editor_->setAccessibleName(editor_->placeholderText());
    add_clear_button(*editor_);
    list_->setAccessibleName(windowTitle());
    nothing_->setText(tr("No command has this name or these keys."));
    nothing_->setProperty("muted", true);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = new QVBoxLayout(this);
    column->addWidget(editor_);
    column->addWidget(list_, 1);
    column->addWidget(nothing_);
    column->addWidget(buttons);
    connect(editor_, &QLineEdit::textChanged, this, &ShortcutList::find);
    find();
}

void ShortcutList::set_look(const Look& look) {
    layout()->setContentsMargins(look.px(14), look.px(14), look.px(14), look.px(14));
    layout()->setSpacing(look.px(10));
}

void ShortcutList::find() {
    std::vector<EntryRow> rows;
    QString group;
    for (const Shortcut& each : shortcuts_) {
        auto match = fuzzy_match_words(editor_->text(), each.text, each.path + QLatin1Char(' ') + each.keys);
        if (!match) continue;
        if (each.path != group) rows.push_back({.text = each.path, .heading = true});
        group = each.path;
        rows.push_back({.text = each.text, .keys = each.keys, .marks = std::move(match->positions)});
    }
    nothing_->setVisible(rows.empty());
    list_->setVisible(!rows.empty());
    list_->set_rows(std::move(rows));
}

}  // namespace headlight
