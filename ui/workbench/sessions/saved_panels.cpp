#include "workbench/sessions/saved_panels.h"

#include "core/text_bounds.h"
#include "view/request_json.h"
#include "view/views.h"

#include <QJsonArray>

namespace headlight {

namespace {

constexpr qsizetype kMostRuns = SidesRequest::kMost + 1;
// More than a page holds: those whose models are not here are kept beside it.
constexpr qsizetype kMostSaved = 1000;

std::size_t runs_of(const ViewRequest& request) {
    return view_row(request.view()).compares ? 1 + request.sides.count() : 1;
}

/// Everything of a figure but its page, which the panels share.
ViewRequest without_page(ViewRequest request) {
    request.page = {};
    return request;
}

QJsonObject panel_json(const SavedPanel& panel) {
    QJsonObject object{{"name", panel.name}, {"own_title", panel.own_title}};
    if (!panel.title.isEmpty()) object["title"] = panel.title;
    if (!panel.images.empty()) object["images"] = files_json(panel.images);
    if (panel.audio) object["audio"] = file_json(*panel.audio);
    if (panel.boxes) object["boxes"] = file_json(*panel.boxes);
    if (panel.metrics) object["metrics"] = file_json(*panel.metrics);
    QJsonArray models;
    for (const ModelReference& model : panel.models) models.append(model_json(model));
    object["models"] = models;
    object["figure"] = fields_json(panel.request, Context::Description, default_request(Context::Description));
    return object;
}

SavedPanel read_panel(JsonFields& fields) {
    SavedPanel panel{.request = default_request(Context::Description), .models = {}};
    panel.name = fields.text("name", kMostOfName);
    panel.own_title = fields.text("own_title", kMostOfTitle);
    panel.title = fields.text("title", kMostOfTitle);
    panel.images = read_image_references(fields);
    panel.audio = read_file_reference(fields, "audio");
    panel.boxes = read_file_reference(fields, "boxes");
    panel.metrics = read_file_reference(fields, "metrics");
    for (JsonFields& model : fields.objects("models", kMostRuns)) panel.models.push_back(read_model(model));
    JsonFields figure = fields.object("figure");
    read_fields(figure, Context::Description, panel.request);
    panel.request = without_page(panel.request);
    if (panel.models.size() != runs_of(panel.request))
        fields.fail("models",
                    Sentence("Expected %1, one for each run, found %2.", runs_of(panel.request), panel.models.size()));
    return panel;
}

}  // namespace

std::optional<SavedPanel> saved_panel(const FigurePanel& panel, FileHashes& hashes) {
    if (!panel.request) return std::nullopt;
    SavedPanel saved{.request = without_page(*panel.request), .models = {}};
    std::vector<std::filesystem::path>& images = saved.request.input.images;
    if (static_cast<std::size_t>(panel.files.images.size()) < images.size()) return std::nullopt;
    for (std::size_t image = 0; image < images.size(); ++image) {
        const QString& path = panel.files.images[static_cast<qsizetype>(image)];
        if (path.isEmpty()) return std::nullopt;
        saved.images.push_back(hashes.reference_to(path));
        images[image] = path.toStdString();
    }
    if (!panel.files.audio.isEmpty()) {
        saved.audio = hashes.reference_to(panel.files.audio);
        saved.request.input.audio = panel.files.audio.toStdString();
    }
    if (!panel.files.boxes.isEmpty()) {
        saved.boxes = hashes.reference_to(panel.files.boxes);
        saved.request.input.page = panel.files.boxes.toStdString();
    }
    if (const auto& metrics = saved.request.picture.metrics; !metrics.empty())
        saved.metrics = hashes.reference_to(QString::fromStdString(metrics.string()));
    for (const Provenance& run : panel.runs) saved.models.push_back(reference_of(run));
    saved.name = panel.name;
    saved.own_title = panel.own_title;
    saved.title = panel.title;
    return saved;
}

QJsonObject panels_json(const SavedPanels& panels) {
    QJsonObject object;
    QJsonArray list;
    for (const SavedPanel& panel : panels.panels) list.append(panel_json(panel));
    object["panels"] = list;
    if (panels.columns > 0) object["columns"] = panels.columns;
    const auto add = [&](const char* name, const QString& text) {
        if (!text.isEmpty()) object[QLatin1String(name)] = text;
    };
    add("widths", panels.texts.widths);
    add("title", panels.texts.title);
    add("caption", panels.texts.caption);
    return object;
}

SavedPanels read_panels(JsonFields fields) {
    SavedPanels panels;
    for (JsonFields& each : fields.objects("panels", kMostSaved)) panels.panels.push_back(read_panel(each));
    panels.columns = fields.whole("columns", 0, FigurePanels::most_columns(), 0);
    panels.texts = {fields.text("widths", kMostOfName), fields.text("title", kMostOfTitle),
                    fields.text("caption", kMostOfCaption)};
    return panels;
}

}  // namespace headlight
