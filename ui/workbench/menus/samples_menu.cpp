#include "workbench/menus/samples_menu.h"

#include "workbench/document/document.h"
#include "workbench/document/live_run.h"
#include "workbench/language/shown_names.h"
#include "workbench/widgets/menu_entries.h"

#include <algorithm>

namespace headlight {

SamplesMenu::SamplesMenu(QMenu& menu, Document& document, QObject* parent)
    : QObject(parent), menu_(menu), document_(document) {
    menu_.setToolTipsVisible(true);
    connect(&menu_, &QMenu::aboutToShow, this, &SamplesMenu::fill);
    fill();
}

void SamplesMenu::fill() {
    menu_.clear();
    const auto built_in = document_.run().bridge().built_in();
    const auto open = std::find_if(built_in.begin(), built_in.end(), [this](const BuiltInModel& model) {
        return document_.run().model() && model.is_at(document_.run().model()->path);
    });
    if (open == built_in.end() || (open->samples.empty() && open->fails.empty()))
        menu_.addAction(tr("Only the built-in models have sample texts"))->setEnabled(false);
    else
        add_samples(*open);
}

void SamplesMenu::add_samples(const BuiltInModel& model) {
    add_heading(menu_, tr("Works well"));
    for (const SampleText& sample : model.samples) add(sample);
    if (model.fails.empty()) return;
    add_heading(menu_, tr("Known failures"));
    for (const SampleText& sample : model.fails)
        add(sample)->setToolTip(tr("Known failure: %1").arg(text_of_model(sample.why)).toHtmlEscaped());
}

QAction* SamplesMenu::add(const SampleText& sample) {
    if (!sample.image.empty()) {
        const QString path = QString::fromStdString(sample.image.string());
        QAction* image = menu_.addAction(menu_text(QString::fromStdString(sample.image.stem().string())));
        connect(image, &QAction::triggered, &document_, [this, path] { document_.run().open_image(path); });
        return image;
    }
    const QString text = QString::fromStdString(sample.text);
    const auto second = sample.second.empty() ? std::nullopt : std::optional(QString::fromStdString(sample.second));
    QAction* action = menu_.addAction(menu_text(text));
    connect(action, &QAction::triggered, &document_, [this, text, second] { document_.run().set_texts(text, second); });
    return action;
}

}  // namespace headlight
