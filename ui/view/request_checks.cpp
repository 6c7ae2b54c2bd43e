#include "view/request_checks.h"

#include "export/number_files.h"
#include "formats/attention_file.h"
#include "view/views.h"

#include <QStringList>

namespace headlight {

namespace {

const QStringList kDrawnEndings{"pdf", "svg", "png", "tex"};
const QString kPageEnding = QStringLiteral("html");

QStringList all_endings() {
    QStringList endings = kDrawnEndings;
    endings << kPageEnding;
    for (const auto& each : number_endings()) endings << each;
    return endings;
}

std::string listed(const QStringList& endings) {
    QStringList dotted;
    for (const QString& each : endings) dotted << '.' + each;
    const QString last = dotted.takeLast();
    return (dotted.join(QStringLiteral(", ")) + " or " + last).toStdString();
}

void check_out(const ViewRow& row, const std::filesystem::path& out) {
    if (out.empty()) return;
    const QString ending = QString::fromStdString(out.extension().string()).mid(1);
    if (!all_endings().contains(ending))
        throw WrongRequest("--out", "expected a name that ends in " + figure_endings() + ", found \"" +
                                        out.filename().string() + "\"");
    if (ending == kPageEnding && row.page == nullptr)
        throw WrongRequest("--out", std::string("expected ") + listed(kDrawnEndings) + " for --view " +
                                        enum_name(row.view) + ", found .html");
}

void check_heads(const ViewRow& row, const PictureRequest& picture) {
    if (row.needs_head && (!picture.choice.layer || !picture.choice.head || !picture.more_heads.empty()))
        throw WrongRequest("--layer, --head",
                           std::string("expected one layer and one head for --view ") + enum_name(row.view));
    if (!picture.more_heads.empty() && !row.several_heads)
        throw WrongRequest("--head", "expected one head; several are drawn in one figure by --view " +
                                         views_where(&ViewRow::several_heads));
    const PointedOut& pointed_out = picture.pointed_out;
    if ((!pointed_out.highlights.empty() || pointed_out.queries || pointed_out.keys) && !row.of_heads)
        throw WrongRequest("--queries, --keys, --highlight",
                           "expected a view of weights: " + views_where(&ViewRow::of_heads));
}

void check_figure(const ViewRequest& request, const std::filesystem::path& out) {
    const InputRequest& input = request.input;
    const ViewRow& row = view_row(request.view());
    check_out(row, out);
    if (is_typed(request)) return;
    if (input.model.empty()) throw WrongRequest("MODEL", "expected a model, here or as \"model\" in the description");
    if (input.reads_nothing() && row.needs_text && !is_attention_file(input.model))
        throw WrongRequest("--text, --image or --audio", "expected one of them");
    const PictureRequest& picture = request.picture;
    if (row.view == View::Image && picture.image_weights != ImageWeights::Plain && out.extension() == ".html")
        throw WrongRequest("--out", "expected " + listed(kDrawnEndings) +
                                        " or numbers: a web page has no --image-weights but plain, found .html");
    if (!picture.metrics.empty() && picture.metric.empty())
        throw WrongRequest("--metrics", "expected --metric too: the metric that is shown");
    if (row.view == View::Contacts && picture.structure.empty())
        throw WrongRequest("--structure", "expected a PDB or mmCIF file of the protein for --view contacts");
    if (row.needs_metric && picture.metric.empty())
        throw WrongRequest("--metric",
                           std::string("expected a metric such as image_distance for --view ") + enum_name(row.view));
    if (!request.sides.empty() && !row.compares)
        throw WrongRequest("--with", "expected --view compare or difference for another run");
    if (request.sides.shown() > request.sides.count())
        throw WrongRequest("--difference", std::string("expected one of the runs that are there, found ") +
                                               enum_name(request.sides.difference));
    check_heads(row, picture);
}

}  // namespace

std::string figure_endings() {
    return listed(all_endings());
}

void check_request(const ViewRequest& request, const std::filesystem::path& out) {
    if (request.panels.empty()) {
        if (request.page.columns > 0 || (!request.page.widths.empty() && request.picture.pinned.empty()))
            throw WrongRequest("--columns, --widths", "expected a --spec that describes panels");
        return check_figure(request, out);
    }
    if (out.extension() == ".html")
        throw WrongRequest("--out",
                           "expected " + listed(kDrawnEndings) + " or numbers: panels cannot be saved as a web page");
    for (const ViewRequest& panel : request.panels) check_figure(panel, out);
}

}  // namespace headlight
