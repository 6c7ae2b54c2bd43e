#include "workbench/explain/recall_page.h"

#include "figures/recall_figure.h"
#include "language/sentences.h"
#include "session/built_in_models.h"
#include "view/fields.h"
#include "workbench/document/document.h"
#include "workbench/document/live_run.h"

#include <utility>

namespace headlight {

RecallPage::RecallPage(Document& document, QWidget* parent)
    : ComputedPage(
          text_of(recall_title()), [](const std::string& text) { return recall_of(text, recall_folder()); }, parent),
      document_(document) {
    connect(&document_.run(), &LiveRun::text_changed, this, &RecallPage::follow);
}

void RecallPage::follow() {
    if (!isVisible()) return;
    std::string text = document_.run().text().toStdString();
    if (!document_.run().reads_text() || text.find_first_not_of(" \t\n") == std::string::npos)
        return refuse(tr("Type a row such as \"c4 h1 a7 c?\": small networks answer its questions here."));
    ask(std::move(text));
}

std::shared_ptr<const Figure> RecallPage::drawn(bool narrow) const {
    const FigureStyle style = style_of(look());
    return narrow ? narrow_recall_figure(result(), style) : recall_figure(result(), style);
}

std::optional<OpenFigure> RecallPage::open_figure() const {
    if (!result()) return std::nullopt;
    OpenFigure open = opened(text_of(recall_title()), QStringLiteral("recall"));
    open.title = text_of(recall_title());
    open.fields["view"] = QString::fromLatin1(enum_name(View::Recall));
    return open;
}

}  // namespace headlight
