#include "workbench/sessions/session_file.h"

#include "core/error.h"
#include "core/read_file.h"
#include "core/text_bounds.h"
#include "core/version.h"
#include "export/json_fields.h"
#include "export/qt_json.h"
#include "workbench/compare/other_sides.h"
#include "workbench/sessions/session_view.h"

#include <algorithm>
#include <utility>

namespace headlight {

namespace {

constexpr std::uint64_t kMostBytes = std::uint64_t{16} << 20;
constexpr int kVersion = 2;
constexpr qsizetype kMostTokens = 10'000;
constexpr std::int32_t kMostCompletedPixels = 1'000'000;
const QString kFormat = QStringLiteral("headlight session");

QJsonObject run_json(const SavedRun& run) {
    QJsonObject object;
    if (run.model) object["model"] = model_json(*run.model);
    if (run.text) object["text"] = *run.text;
    if (run.choice) object["head"] = head_json(*run.choice, run.stack_of_version_1);
    if (run.untouched) object["untouched"] = true;
    if (run.intervened) object["intervened"] = true;
    return object;
}

SavedRun read_run(JsonFields& fields) {
    SavedRun run;
    if (fields.has("model")) run.model = read_model(fields.object("model"));
    run.text = fields.text_if_any("text", kMostOfText);
    if (fields.has("head")) run.choice = read_head(fields, QStringLiteral("head"));
    run.untouched = fields.flag("untouched", false);
    run.intervened = fields.flag("intervened", false);
    return run;
}

/// The first run as programs wrote it that knew of one only, and the others beside it.
QJsonObject comparison_json(const SavedComparison& comparison) {
    QJsonObject object = run_json(comparison.runs.front());
    QJsonArray further;
    for (std::size_t index = 1; index < comparison.runs.size(); ++index)
        further.append(run_json(comparison.runs[index]));
    if (!further.isEmpty()) object["further"] = further;
    if (comparison.shown > 0) object["shown"] = static_cast<qint64>(comparison.shown);
    return object;
}

std::optional<SavedComparison> read_comparison(JsonFields& from) {
    JsonFields fields = from.object("comparison");
    if (!from.has("comparison")) return std::nullopt;
    SavedComparison comparison{{read_run(fields)}};
    for (JsonFields& each : fields.objects("further", OtherSides::kMost - 1)) comparison.runs.push_back(read_run(each));
    const auto last = static_cast<std::int32_t>(comparison.runs.size()) - 1;
    comparison.shown = static_cast<std::size_t>(fields.whole("shown", 0, last, 0));
    return comparison;
}

QJsonObject pixels_json(const CompletedPixels& pixels) {
    QJsonArray colors;
    for (const std::int32_t color : pixels.colors) colors.append(color);
    QJsonObject object{{"rows", pixels.rows}, {"colors", colors}};
    if (pixels.hidden > 0) object["hidden"] = static_cast<qint64>(pixels.hidden);
    return object;
}

std::optional<CompletedPixels> read_pixels(JsonFields& from) {
    constexpr std::int32_t kMostColors = 1'000'000;
    auto fields = from.object_if_any("image");
    if (!fields) return std::nullopt;
    CompletedPixels pixels;
    pixels.rows = fields->whole("rows", 1, kMostCompletedPixels, 1);
    for (const std::int64_t color : fields->needed("colors").integers(0, kMostColors, kMostCompletedPixels))
        pixels.colors.push_back(static_cast<std::int32_t>(color));
    pixels.hidden = static_cast<std::size_t>(fields->whole("hidden", 0, kMostCompletedPixels, 0));
    return pixels;
}

QJsonObject continuation_json(const SavedContinuation& continuation) {
    QJsonArray tokens;
    for (const SavedContinuation::Token& token : continuation.tokens) {
        QJsonObject object{
            {"after", static_cast<qint64>(token.parent)}, {"id", token.id}, {"probability", token.probability}};
        if (token.ends) object["ends"] = true;
        if (token.score) object["score"] = *token.score;
        tokens.append(object);
    }
    QJsonObject object{{"tokens", tokens}, {"current", static_cast<qint64>(continuation.current)}};
    if (continuation.options != ContinuationOptions{}) object["options"] = json_of_options(continuation.options);
    if (continuation.image) object["image"] = pixels_json(*continuation.image);
    return object;
}

SavedContinuation read_continuation(JsonFields fields) {
    constexpr double kLargest = 1e30;
    constexpr std::int32_t kMostIds = 100'000'000;
    SavedContinuation continuation;
    for (JsonFields& each : fields.objects("tokens", kMostTokens)) {
        SavedContinuation::Token token;
        token.parent =
            static_cast<std::size_t>(each.whole("after", 0, static_cast<std::int32_t>(continuation.tokens.size()), 0));
        token.id = each.whole("id", 0, kMostIds, 0);
        token.probability = each.number("probability", 0, 1, 0);
        token.ends = each.flag("ends", false);
        if (each.has("score")) token.score = each.number("score", -kLargest, kLargest, 0);
        continuation.tokens.push_back(token);
    }
    continuation.current =
        static_cast<std::size_t>(fields.whole("current", 0, static_cast<std::int32_t>(continuation.tokens.size()), 0));
    JsonFields options = fields.object("options");
    continuation.options = read_continuation_options(options);
    continuation.image = read_pixels(fields);
    return continuation;
}

void check_version(JsonFields& fields, const std::string& file) {
    if (fields.text("format", kMostOfName) != kFormat)
        fields.fail("format", Sentence("Expected \"headlight session\": this file is not a session of Headlight."));
    constexpr std::int32_t kMost = 1'000'000'000;
    const std::int32_t version = fields.whole("version", 1, kMost, 0);
    if (version == 0)
        fields.fail("version", Sentence("Expected the version of the session format, a whole number from 1."));
    if (version > kVersion)
        throw Error(ErrorKind::Unsupported,
                    Sentence("A newer Headlight wrote this session (version %1 of the format; this one reads versions "
                             "up to %2). Open it with that version of Headlight; the file was not changed.",
                             version, kVersion),
                    {.file = file, .field = "version"});
}

std::vector<FileReference> files_of(const std::vector<SavedImage>& images) {
    std::vector<FileReference> files;
    for (const SavedImage& image : images)
        if (!image.file.path.isEmpty()) files.push_back(image.file);
    return files;
}

/// All of it but what is unknown.
QJsonObject known_json(const SavedSession& session) {
    QJsonObject object;
    object["format"] = kFormat;
    object["version"] = kVersion;
    object["text"] = session.text;
    if (session.pair) object["pair"] = *session.pair;
    if (!session.model.name.isEmpty()) object["model"] = model_json(session.model);
    if (const QJsonArray images = files_json(files_of(session.images)); !images.isEmpty()) object["images"] = images;
    if (session.audio) object["audio"] = file_json(*session.audio);
    if (session.boxes) object["boxes"] = file_json(*session.boxes);
    if (session.structure) object["structure"] = file_json(*session.structure);
    object["view"] = session_view_json(session.view);
    if (session.comparison) object["comparison"] = comparison_json(*session.comparison);
    if (session.continuation != SavedContinuation{}) object["continuation"] = continuation_json(session.continuation);
    if (session.panels != SavedPanels{}) object["panels"] = panels_json(session.panels);
    if (!session.notes.isEmpty()) object["notes"] = session.notes;
    if (!session.open_panel.isEmpty()) object["open_panel"] = session.open_panel;
    if (!session.saved_as.isEmpty()) object["saved_as"] = session.saved_as;
    return object;
}

}  // namespace

std::vector<std::shared_ptr<const Image>> SavedSession::pasted() const {
    std::vector<std::shared_ptr<const Image>> found;
    for (const SavedImage& image : images)
        if (image.pasted) found.push_back(image.pasted);
    return found;
}

QByteArray session_json(const SavedSession& session) {
    QJsonObject object = known_json(session);
    put_back(session.unknown, object);
    return QByteArray::fromStdString(json_text(object, JsonLayout::Indented));
}

SavedSession session_of_json(const QByteArray& json, const std::string& file) {
    QJsonObject object = json_object_of(json, file, "session");
    const std::optional<StacksOfVersion1> stacks = take_stacks(object);
    const std::vector<std::optional<std::size_t>> stacks_of_runs = take_stacks_of_runs(object);
    JsonFields fields(object, file);
    check_version(fields, file);
    SavedSession session;
    session.text = fields.text("text", kMostOfText);
    session.pair = fields.text_if_any("pair", kMostOfText);
    session.model = read_model(fields.object("model"));
    if (session.model.name.isEmpty()) session.model = {};
    for (FileReference& image : read_image_references(fields)) session.images.push_back({std::move(image)});
    session.audio = read_file_reference(fields, "audio");
    session.boxes = read_file_reference(fields, "boxes");
    session.structure = read_file_reference(fields, "structure");
    JsonFields view = fields.object("view");
    if (fields.has("view")) session.view = read_session_view(view, stacks);
    session.comparison = read_comparison(fields);
    for (std::size_t run = 0; session.comparison && run < session.comparison->runs.size(); ++run)
        session.comparison->runs[run].stack_of_version_1 = stacks_of_runs.at(run);
    session.continuation = read_continuation(fields.object("continuation"));
    if (fields.has("panels")) session.panels = read_panels(fields.object("panels"));
    read_interventions_of_version_1(fields, session.view);
    session.notes = fields.text("notes", kMostOfText);
    session.open_panel = fields.text("open_panel", kMostOfName);
    session.saved_as = fields.text("saved_as", kMostOfPath);
    session.unknown = fields.unknown();
    belong_to(session.unknown, known_json(session));
    // Where version 1 had interventions, none are written: they are part of the view.
    std::erase_if(session.unknown.inside,
                  [](const UnknownFields::Inside& each) { return each.name == u"interventions"; });
    return session;
}

QByteArray session_state(SavedSession session) {
    const auto reduce = [](ModelReference& model) {
        model = {model.name, model.path, QString::fromStdString(model.hashes().header)};
    };
    reduce(session.model);
    session.open_panel.clear();
    if (session.comparison)
        for (SavedRun& run : session.comparison->runs)
            if (run.model) reduce(*run.model);
    for (SavedPanel& panel : session.panels.panels) std::ranges::for_each(panel.models, reduce);
    return session_json(session);
}

QByteArray read_session_file(const std::filesystem::path& file) {
    return QByteArray::fromStdString(read_file(file, kMostBytes));
}

}  // namespace headlight
