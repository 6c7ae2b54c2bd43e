#include "workbench/explain/model/contacts_page.h"

#include "language/sentences.h"
#include "view/enum_names.h"
#include "view/makers/view_makers.h"
#include "workbench/document/document.h"
#include "workbench/document/live_run.h"
#include "workbench/document/shown_structure.h"
#include "workbench/document/shown_view.h"
#include "workbench/widgets/file_dialog.h"

#include <QFileInfo>
#include <QHBoxLayout>

#include <utility>

namespace headlight {

namespace {

/// Answers requests one after the other; what does not depend on the head is kept for the next one.
class KeptContacts {
  public:
    ShownContacts operator()(const ContactsRequest& request) {
        const bool same = request.analysis == of_.analysis && request.structure == of_.structure &&
                          same_attention(request.head, of_.head);
        if (!same) compare(request);
        return shown_contacts(*request.analysis, request.head, map_, precisions_);
    }

  private:
    void compare(const ContactsRequest& request) {
        of_ = {};
        auto map = std::make_shared<const ContactMap>(
            map_of_structure(*request.analysis, request.structure.toStdString(), {}));
        precisions_ = std::make_shared<const Tensor>(contact_precisions(*request.analysis, request.head, *map));
        map_ = std::move(map);
        of_ = request;
    }

    ContactsRequest of_;
    std::shared_ptr<const ContactMap> map_;
    std::shared_ptr<const Tensor> precisions_;
};

}  // namespace

ContactsPage::ContactsPage(Document& document, QWidget* parent)
    : ComputedPage(
          tr("Contacts"),
          [kept = std::make_shared<KeptContacts>()](const ContactsRequest& request) { return (*kept)(request); },
          parent),
      document_(document) {
    add_controls(build_controls());
    connect(&document_.run(), &LiveRun::analysis_changed, this, &ContactsPage::follow);
    connect(&document_.view(), &ShownView::changed, this, &ContactsPage::follow);
    connect(&document_.structure(), &ShownStructure::changed, this, &ContactsPage::follow);
}

QWidget* ContactsPage::build_controls() {
    auto* controls = new QWidget(this);
    auto* line = new QHBoxLayout(controls);
    line->setContentsMargins(0, 0, 0, 0);
    open_ = new QPushButton(tr("Open structure…"), controls);
    open_->setToolTip(tr("Compare attention with the contacts of a protein structure (PDB or mmCIF)"));
    name_ = new QLabel(controls);
    line->addWidget(open_);
    line->addWidget(name_, 1);
    connect(open_, &QPushButton::clicked, this, &ContactsPage::ask_for_file);
    return controls;
}

void ContactsPage::ask_for_file() {
    choose_file(this, tr("Open a structure"), document_.structure().path(),
                tr("Structures (%1);;All files (*)")
                    .arg(QStringLiteral("*.pdb *.ent *.cif *.mmcif *.pdb.gz *.ent.gz *.cif.gz *.mmcif.gz")),
                [this](const QString& file) { document_.structure().open(file); });
}

void ContactsPage::follow() {
    if (!isVisible()) return;
    const AnalysisPointer& analysis = document_.run().analysis();
    const QString& structure = document_.structure().path();
    if (structure.isEmpty())
        return refuse(
            tr("Open a model of proteins such as ESM-2, type a sequence, and open its structure: the heads "
               "whose attention follows its contacts appear here."));
    if (!document_.run().model() || !analysis) return refuse(tr("Type the sequence of the structure."));
    ask({analysis, structure, document_.view().state().choice});
}

void ContactsPage::show_in_controls() {
    name_->setText(QFileInfo(document_.structure().path()).fileName());
}

std::shared_ptr<const Figure> ContactsPage::drawn(bool narrow) const {
    const FigureStyle style = style_of(look(), asked().analysis->provenance.interventions);
    return narrow ? narrow_contacts_figure(*result(), style) : contacts_figure(*result(), style);
}

std::optional<OpenFigure> ContactsPage::open_figure() const {
    if (!result()) return std::nullopt;
    OpenFigure open = opened(tr("Contacts"), QStringLiteral("contacts"));
    open.title = text_of(contacts_title(*result()));
    open.fields["view"] = QString::fromLatin1(enum_name(View::Contacts));
    open.fields["structure"] = document_.structure().path();
    open.fields["layer"] = *result()->head.layer;
    open.fields["head"] = *result()->head.head;
    return open;
}

}  // namespace headlight
