#include "workbench/help/help_topics.h"

#include "workbench/menus/panel_table.h"

#include <algorithm>
#include <array>

namespace headlight {

namespace {

struct Topic {
    const char* part;
    const char* page;
};

/// Parts that are no panel; those have their page in their row. The text has no row: it has the focus when the window
/// opens, and what else is open says more.
constexpr std::array kTopics{
    Topic{"export", "docs/figures.md#export-a-figure"},
    Topic{"grids", "docs/figures.md#all-heads"},
    Topic{"image_panel", "docs/figures.md#attention-over-an-image"},
    Topic{"lesson_panel", "docs/lessons.md"},
    Topic{"side_panel", "docs/figures.md#metrics-and-labels-of-a-head"},
    Topic{"top_bar", "docs/models.md"},
};

}  // namespace

QString help_topic_of(const QString& part) {
    for (const PanelRow& panel : panel_rows())
        if (panel.id == part) return panel.help;
    const auto* found =
        std::ranges::find_if(kTopics, [&](const Topic& topic) { return part == QLatin1String(topic.part); });
    return found == kTopics.end() ? QString() : QString::fromLatin1(found->page);
}

QString help_topic_of_focus(const QWidget* focus, const QString& open_panel) {
    for (; focus != nullptr; focus = focus->parentWidget()) {
        // The room below the figure is that of the one panel that is open.
        const QString part = focus->objectName() == QLatin1String("lower_panel") ? open_panel : focus->objectName();
        if (QString topic = help_topic_of(part); !topic.isEmpty()) return topic;
    }
    QString topic = help_topic_of(open_panel);
    return topic.isEmpty() ? QStringLiteral("docs/getting-started.md") : topic;
}

}  // namespace headlight
