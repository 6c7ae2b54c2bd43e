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
    qDeleteAll(topics_);
    topics_.clear();
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
    for (const SampleText& sample : model.samples) add(menu_, sample);
    if (!model.fails.empty()) add_heading(menu_, tr("Known failures"));
    for (const SampleText& sample : model.fails)
        add(menu_, sample)->setToolTip(tr("Known failure: %1").arg(text_of_model(sample.why)).toHtmlEscaped());
    if (!model.topics.empty()) add_heading(menu_, tr("Texts by topic"));
    for (const SampleTopic& topic : model.topics) add_topic(topic);
}

void SamplesMenu::add_topic(const SampleTopic& topic) {
    topics_ << menu_.addMenu(menu_text(text_of_model(topic.topic)));
    for (const std::string& text : topic.texts) add(*topics_.back(), {.text = text});
}

QAction* SamplesMenu::add(QMenu& menu, const SampleText& sample) {
    const std::string name = sample.image.empty() ? sample.text : sample.image.stem().string();
    QAction* action = menu.addAction(menu_text(QString::fromStdString(name)));
    connect(action, &QAction::triggered, &document_, [this, sample] { document_.run().open_sample(sample); });
    return action;
}

}  // namespace headlight
