#include "view/request_json.h"

#include "core/error.h"
#include "export/json_fields.h"

#include <QJsonArray>

#include <algorithm>

namespace headlight {

namespace {

constexpr std::uint64_t kMostBytes = std::uint64_t{4} << 20;
const std::string kWhat = "A figure";
const QString kVersionName = QStringLiteral("version");
constexpr std::int32_t kVersion = 2;  // of descriptions; the first had none

/// The name by which the field is there; empty: it is absent.
QString given_name(JsonFields& fields, const Field& field) {
    const QString name = QString::fromStdString(field.name);
    if (fields.contains(name)) return name;
    for (const std::string& alias : field.aliases)
        if (const QString older = QString::fromStdString(alias); fields.contains(older)) return older;
    return {};
}

/// Calls `take` for every field of the place that is there.
template <typename Take>
void for_each_given(JsonFields& fields, ContextSet place, const Take& take) {
    for (const Field& field : view_fields()) {
        if (!field.occurs_in(place)) continue;
        if (const QString name = given_name(fields, field); !name.isEmpty()) take(field, name);
    }
}

void read_field(const Field& field, ViewRequest& request, JsonFields& fields, const QString& name) {
    try {
        if (!fields.value(name)) return field.kind->reset(request);
        field.kind->read(request, fields, name);
    } catch (const BadValue& problem) {
        fields.fail(name, std::string(problem.what()));
    }
}

/// Paths as seen from the description's folder.
void place_beside(const std::filesystem::path& folder, JsonFields& fields, ViewRequest& request) {
    const auto beside = [&](std::filesystem::path& path) {
        if (!path.empty()) path = folder / path;
    };
    for (const InputFile& file : kInputFiles)
        if (fields.has(QString::fromUtf8(file.field))) beside(request.input.*file.path);
    if (fields.has("image"))
        for (std::filesystem::path& image : request.input.images) beside(image);
    if (fields.has("mmproj")) beside(request.input.image_encoder);
    if (fields.has("metrics")) beside(request.picture.metrics);
    if (fields.has("structure")) beside(request.picture.structure);
    const auto model_beside = [&](std::string& model) {
        if (model.starts_with('.')) model = (folder / model).string();
    };
    if (fields.has("model")) model_beside(request.input.model);
    if (!fields.has("with")) return;
    if (request.sides.all.model) model_beside(*request.sides.all.model);
    for (SideRequest& side : request.sides.each)
        if (side.model) model_beside(*side.model);
}

/// Refuses "-", for which only the command line reads standard input.
void refuse_standard_input(JsonFields& fields, const ViewRequest& request) {
    if (request.input.text == "-")
        fields.fail("text", Sentence("\"-\" is only valid on the command line, not in a description."));
}

void read_figure(JsonFields& fields, ContextSet place, const std::filesystem::path& folder, ViewRequest& request) {
    read_fields(fields, place, request);
    place_beside(folder, fields, request);
    refuse_standard_input(fields, request);
}

/// Refuses descriptions of newer programs, whose fields may mean something else.
void check_version(JsonFields& fields, const std::filesystem::path& file) {
    constexpr std::int32_t kMost = 1'000'000'000;
    const std::int32_t version = fields.whole(kVersionName, 1, kMost, 1);
    if (version > kVersion)
        throw Error(ErrorKind::Unsupported,
                    Sentence("A newer Headlight wrote this description: expected a version up to %1, found %2. Draw it "
                             "with that one.",
                             kVersion, version),
                    {.file = file.string(), .field = kVersionName.toStdString()});
}

/// Request from which panels start: the whole without the fields of the page.
ViewRequest panel_of(const ViewRequest& whole) {
    ViewRequest panel = whole;
    panel.panels.clear();
    panel.page.title.clear();
    panel.page.caption.clear();
    panel.page.columns = 0;
    panel.page.widths.clear();
    return panel;
}

}  // namespace

bool RequestPatch::has(const Field& field) const {
    return std::ranges::find(fields_, &field) != fields_.end();
}

void RequestPatch::apply(ViewRequest& request, bool of_panel) const {
    for (const Field* field : fields_) {
        if (!of_panel || field->in_panels == PanelUse::Inherited) field->kind->copy(values_, request);
    }
}

void read_fields(JsonFields& fields, ContextSet place, ViewRequest& request) {
    for_each_given(fields, place,
                   [&](const Field& field, const QString& name) { read_field(field, request, fields, name); });
}

RequestPatch read_patch(JsonFields& fields, ContextSet place) {
    RequestPatch patch;
    for_each_given(fields, place, [&](const Field& field, const QString& name) {
        read_field(field, patch.values(), fields, name);
        patch.add(field);
    });
    return patch;
}

QJsonObject fields_json(const ViewRequest& request, ContextSet place, const ViewRequest& otherwise) {
    QJsonObject object;
    for (const Field& field : view_fields())
        if (field.occurs_in(place) && !field.kind->equal(request, otherwise))
            object[QString::fromStdString(field.name)] = field.kind->json(request);
    return object;
}

ViewRequest read_description(const std::filesystem::path& file) {
    JsonFields fields = JsonFields::of_file(file, kMostBytes, "description");
    check_version(fields, file);
    ViewRequest request = default_request(Context::Description);
    read_figure(fields, Context::Description, file.parent_path(), request);
    if (fields.has("panels")) {
        std::vector<JsonFields> panels = fields.objects("panels", kMostPanels);
        if (panels.empty()) fields.fail("panels", Sentence("Expected a list of one to 64 objects."));
        for (JsonFields& each : panels) {
            ViewRequest panel = panel_of(request);
            read_figure(each, Context::Panel, file.parent_path(), panel);
            for (const Field& field : view_fields())
                if (field.in_panels == PanelUse::Refused && !given_name(each, field).isEmpty())
                    each.fail(QString::fromStdString(field.name),
                              Sentence("This field belongs to the page: write it beside \"panels\"."));
            each.end_all(kWhat);
            request.panels.push_back(std::move(panel));
        }
    }
    fields.end_all(kWhat);
    return request;
}

QJsonObject description_json(const ViewRequest& request) {
    QJsonObject object = fields_json(request, Context::Description, default_request(Context::Description));
    object[kVersionName] = kVersion;
    if (request.panels.empty()) return object;
    QJsonArray panels;
    const ViewRequest base = panel_of(request);
    for (const ViewRequest& panel : request.panels) panels.append(fields_json(panel, Context::Panel, base));
    object["panels"] = panels;
    return object;
}

}  // namespace headlight
