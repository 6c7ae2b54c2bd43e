#include "core/error.h"
#include "export/json_fields.h"
#include "export/qt_json.h"
#include "language/sentences.h"
#include "session/resource_folders.h"
#include "view/views.h"
#include "workbench/compare/other_sides.h"
#include "workbench/generation/continuation_options.h"
#include "workbench/lessons/exercise_reader.h"
#include "workbench/lessons/lesson.h"
#include "workbench/lessons/lesson_translation.h"
#include "workbench/menus/panel_table.h"

#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>

#include <algorithm>

namespace headlight {

namespace {

constexpr qint64 kMostBytes = 1 << 20;
constexpr int kMostSteps = 50;
constexpr qsizetype kMostOfLessonTitle = 200;
constexpr qsizetype kMostOfSummary = 500;
constexpr int kMostTrials = 12;
constexpr int kMostNumber = 1'000'000;

JsonFields fields_of(const QString& file) {
    return JsonFields::of_file(file.toStdString(), kMostBytes, "lesson");
}

/// Reads scenes of one lesson.
class SceneReader {
  public:
    SceneReader(const QString& file, const FindModel& find_model) : file_(file), find_model_(find_model) {}

    /// `before`: the model and the texts that are shown where the scene names none.
    [[nodiscard]] LessonScene read(JsonFields fields, const LessonScene& before) const {
        LessonScene scene;
        read_input(fields, before, scene);
        read_view(fields, scene);
        if (const auto value = fields.value("token")) scene.token = token(*value);
        for (const JsonValue& each : fields.list("masked", kMostTrials)) scene.masked.push_back(token(each));
        read_panel(fields, scene);
        read_comparisons(fields, scene);
        if (auto continuing = fields.object_if_any("continue")) scene.continuation = continuation(*continuing);
        if (auto figure = fields.object_if_any("figure")) scene.figure = illustration(*figure);
        if (const auto side = fields.choice_if_any("side", {"head", "predictions"})) scene.predictions = *side == 1;
        fields.end(kLessonFile);
        return scene;
    }

  private:
    void read_input(JsonFields& fields, const LessonScene& before, LessonScene& scene) const {
        if (const auto model = fields.text_if_any("model", 1000)) scene.model = find_model(fields, *model);
        scene.text = fields.text_if_any("text", 10'000);
        scene.pair = fields.text_if_any("pair", 10'000);
        if (const auto image = fields.text_if_any("image", 1000))
            scene.image = find_image(fields, *image, scene.model ? scene.model : before.model);
    }

    std::filesystem::path find_model(const JsonFields& fields, const QString& model,
                                     const char* field = "model") const {
        const bool relative = model.startsWith(QLatin1Char('.'));
        try {
            return find_model_(relative ? QFileInfo(file_).dir().filePath(model) : model);
        } catch (const Error& error) {
            fields.fail(field, error.problem());
        }
    }

    /// Beside the lesson, or one of the model's sample images.
    std::filesystem::path find_image(const JsonFields& fields, const QString& image,
                                     const std::optional<std::filesystem::path>& model) const {
        const QString beside = QFileInfo(file_).dir().filePath(image);
        if (QFileInfo(beside).isFile()) return beside.toStdString();
        if (model) {
            const QString sample = QDir(QString::fromStdString(model->string())).filePath("images/" + image + ".png");
            if (QFileInfo(sample).isFile()) return sample.toStdString();
        }
        fields.fail("image",
                    Sentence("Expected an image beside the lesson or the name of a sample of its model, found \"%1\".",
                             image.toStdString()));
    }

    static void read_view(JsonFields& fields, LessonScene& scene) {
        scene.view = read_patch(fields, Context::Lesson);
        const Field& figure = *find_field("view");
        const auto& shown = scene.view.values().picture.figure;
        if (shown && !view_row(*shown).on_stage)
            fields.fail("view", Sentence("Expected a figure that the window shows in its middle: %1.",
                                         views_where(&ViewRow::on_stage)));
        if (scene.view.has(figure) && !shown) fields.fail("view", Sentence("Expected the name of a figure."));
        // Older lessons name the form of links.
        if (const auto links = fields.choice_if_any("links", {"columns", "arcs"})) {
            scene.view.values().picture.links.arcs = *links == 1;
            scene.view.add(*find_field("arcs"));
        }
    }

    static LessonToken token(const JsonValue& value) {
        if (value.is_text() && !value.is("")) return {qt_text(value).left(200), -1};
        if (!value.is_number()) value.refuse(Sentence("the text of a token, or its number counted from 0"));
        return {{}, static_cast<int>(value.whole(0, kMostNumber))};
    }

    [[nodiscard]] std::filesystem::path configuration(const JsonFields& fields, const LessonScene& scene,
                                                      const QString& config) const {
        if (scene.page != View::Layer)
            fields.fail("config", Sentence("Expected it beside \"page\": \"layer\", which shows it."));
        const QString path = QFileInfo(file_).dir().filePath(config);
        if (!QFileInfo(path + "/config.json").isFile())
            fields.fail("config",
                        Sentence("Expected a folder with a config.json, relative to the lesson's folder, found \"%1\".",
                                 config.toStdString()));
        return path.toStdString();
    }

    void read_panel(JsonFields& fields, LessonScene& scene) const {
        std::vector<std::string> names{"none"};
        for (const PanelRow& panel : panel_rows())
            if (panel.in_lessons) names.push_back(panel.id.toStdString());
        if (const auto panel = fields.choice_if_any("panel", names); panel && *panel > 0)
            scene.panel = QString::fromStdString(names.at(*panel));
        std::vector<std::string> pages;
        for (const ViewRow& row : view_rows())
            if (row.explains) pages.emplace_back(enum_name(row.view));
        if (const auto page = fields.choice_if_any("page", pages)) {
            scene.page = *enum_named<View>(pages.at(*page));
            scene.panel = QStringLiteral("explain");
        }
        if (const auto config = fields.text_if_any("config", 1000))
            scene.config = configuration(fields, scene, *config);
    }

    /// As descriptions name other runs (`with_text`), or as older lessons do.
    void read_comparisons(JsonFields& fields, LessonScene& scene) const {
        const SidesRequest& sides = scene.view.values().sides;
        if (!sides.empty()) {
            if (fields.contains("compare"))
                fields.fail("compare",
                            Sentence("Expected other runs once: here, or as \"with\", \"with_text\" and so on."));
            for (std::size_t other = 0; other < sides.count(); ++other)
                scene.compare.push_back(comparison(fields, sides.side(other)));
            scene.shown = sides.shown() - 1;
            if (scene.shown >= scene.compare.size())
                fields.fail("difference", Sentence("Expected the letter of one of the other runs: B, C or D."));
            return;
        }
        const auto found = fields.value("compare");
        if (found && !found->is_array()) scene.compare.push_back(comparison(fields.object("compare")));
        if (!found || !found->is_array()) return;
        for (const JsonFields& run : fields.objects("compare", OtherSides::kMost))
            scene.compare.push_back(comparison(run));
    }

    [[nodiscard]] LessonComparison comparison(const JsonFields& fields, const SideRequest& side) const {
        LessonComparison compare{.model = {}, .text = {}, .layer = side.layer, .head = side.head};
        if (side.model)
            compare.model =
                QString::fromStdString(find_model(fields, QString::fromStdString(*side.model), "with").string());
        if (side.text) compare.text = QString::fromStdString(*side.text);
        check_head(fields, compare, "with_layer", "with_head");
        return compare;
    }

    [[nodiscard]] LessonComparison comparison(JsonFields fields) const {
        LessonComparison compare;
        if (const auto model = fields.text_if_any("model", 1000))
            compare.model = QString::fromStdString(find_model(fields, *model).string());
        compare.text = fields.text_if_any("text", 10'000);
        compare.layer = fields.whole_if_any("layer", 0, kMostNumber);
        compare.head = fields.whole_if_any("head", 0, kMostNumber);
        compare.untouched = fields.flag("untouched", false);
        compare.intervened = fields.flag("intervened", false);
        compare.contexts = fields.flag("contexts", false);
        check_head(fields, compare, "layer", "head");
        fields.end(kLessonFile);
        return compare;
    }

    static void check_head(const JsonFields& fields, const LessonComparison& compare, const char* layer,
                           const char* head) {
        if (compare.layer.has_value() != compare.head.has_value())
            fields.fail(compare.layer ? head : layer, Sentence("Expected both \"layer\" and \"head\", or neither."));
    }

    static LessonContinuation continuation(JsonFields fields) {
        LessonContinuation continuing;
        continuing.options = read_continuation_options(fields);
        continuing.run = fields.flag("run", false);
        fields.end(kLessonFile);
        return continuing;
    }

    static IllustrationRequest illustration(JsonFields fields) {
        IllustrationRequest request;
        request.name = fields.needed_text("name", 100);
        for (const JsonValue& each : fields.list("patterns", kMostTrials)) request.choices << qt_text(each);
        for (const QString& name : fields.names_left())
            request.numbers[name] = fields.number(name, -kMostNumber, kMostNumber, 0);
        try {
            check_illustration(request);
        } catch (const Error& error) {
            const std::string field = error.place().field.empty() ? "name" : error.place().field;
            fields.fail(QString::fromStdString(field), error.problem());
        }
        return request;
    }

    const QString& file_;
    const FindModel& find_model_;
};

/// Model and input go on from step to step until another is named.
void take_over(LessonScene& scene, const LessonScene& before) {
    if (!scene.model) scene.model = before.model;
    if (!scene.text) scene.text = before.text;
    if (!scene.pair) scene.pair = before.pair.value_or(QString());
    if (!scene.image) scene.image = before.image;
}

std::vector<LessonTrial> trials_of(JsonFields& fields, const SceneReader& scenes, const LessonScene& shown) {
    std::vector<LessonTrial> trials;
    qsizetype index = 0;
    for (const JsonValue& each : fields.list("try", kMostTrials)) {
        const qsizetype place = index++;
        if (each.is_text()) {
            trials.push_back({qt_text(each).left(1000), std::nullopt});
            continue;
        }
        JsonFields trial = fields.element("try", place, each);
        LessonTrial read{trial.needed_text("text", 1000), std::nullopt};
        if (auto scene = trial.object_if_any("do")) read.scene = scenes.read(*scene, shown);
        trial.end(kLessonFile);
        trials.push_back(std::move(read));
    }
    return trials;
}

LessonStep step_of(JsonFields fields, const SceneReader& scenes, const LessonScene& before) {
    LessonStep step;
    step.heading = fields.needed_text("heading", 200);
    step.paragraphs = fields.paragraphs("text", 4000);
    step.source = fields.text_if_any("source", 500).value_or(QString());
    if (auto show = fields.object_if_any("show")) step.scene = scenes.read(*show, before);
    take_over(step.scene, before);
    step.trials = trials_of(fields, scenes, step.scene);
    step.exercises = read_exercises(fields);
    fields.end(kLessonFile);
    return step;
}

}  // namespace

Lesson read_lesson(const QString& file, const FindModel& find_model) {
    JsonFields fields = fields_of(file);
    Lesson lesson;
    lesson.file = file;
    lesson.title = fields.needed_text("title", kMostOfLessonTitle);
    lesson.summary = fields.text("summary", kMostOfSummary);
    const SceneReader scenes(file, find_model);
    LessonScene before;
    for (const JsonFields& step : fields.objects("steps", kMostSteps)) {
        lesson.steps.push_back(step_of(step, scenes, before));
        before = lesson.steps.back().scene;
    }
    if (lesson.steps.empty()) fields.fail("steps", Sentence("A lesson needs at least one step."));
    fields.end(kLessonFile);
    translate(lesson);
    return lesson;
}

QString name_of_lesson(const QString& file) {
    static const QRegularExpression number(QStringLiteral("^[0-9]+[-_ ]*"));
    return QFileInfo(file).completeBaseName().remove(number);
}

std::vector<LessonEntry> lessons_in(const QString& folder) {
    std::vector<LessonEntry> entries;
    const QFileInfoList files =
        QDir(folder).entryInfoList({QStringLiteral("*.json")}, QDir::Files, QDir::Name | QDir::LocaleAware);
    for (const QFileInfo& file : files) {
        LessonEntry entry;
        entry.file = file.filePath();
        entry.name = name_of_lesson(entry.file);
        entry.title = entry.name;
        try {
            JsonFields fields = fields_of(entry.file);
            if (!fields.contains("steps")) continue;  // some other file
            entry.title = fields.text_if_any("title", kMostOfLessonTitle).value_or(entry.name);
            entry.summary = fields.text("summary", kMostOfSummary);
            translate(entry);
        } catch (const Error& error) {
            entry.summary = text_of_problem(error);
        }
        entries.push_back(std::move(entry));
    }
    return entries;
}

std::vector<LessonEntry> built_in_lessons() {
    for (const std::filesystem::path& folder : resource_folders("lessons")) {
        std::vector<LessonEntry> entries = lessons_in(QString::fromStdString(folder.string()));
        if (!entries.empty()) return entries;
    }
    return {};
}

bool is_lesson_file(const QString& path) {
    const QFileInfo file(path);
    if (!file.isFile() || file.size() > kMostBytes || file.suffix().toLower() != QLatin1String("json")) return false;
    try {
        return fields_of(path).contains("steps");
    } catch (const Error&) {
        return false;
    }
}

namespace {

/// Emphasis as a text has it: slanted, and bold where it is of Chinese characters, which are never slanted.
QString emphasized(QString rich, const QRegularExpression& emphasis) {
    static const QRegularExpression han(QStringLiteral("\\p{Han}"));
    for (QRegularExpressionMatch match = emphasis.match(rich); match.hasMatch();) {
        const QString words = match.captured(1);
        const QString tag = words.contains(han) ? QStringLiteral("b") : QStringLiteral("i");
        const QString marked = QStringLiteral("<%1>%2</%1>").arg(tag, words);
        rich.replace(match.capturedStart(), match.capturedLength(), marked);
        match = emphasis.match(rich, match.capturedStart() + marked.size());
    }
    return rich;
}

}  // namespace

QString lesson_rich_text(const QString& text) {
    static const QRegularExpression strong(QStringLiteral("\\*\\*([^*]+)\\*\\*"));
    static const QRegularExpression emphasis(QStringLiteral("\\*([^*\\s](?:[^*]*[^*\\s])?)\\*"));
    static const QRegularExpression code(QStringLiteral("`([^`]+)`"));
    QString rich = text.toHtmlEscaped();
    rich.replace(strong, QStringLiteral("<b>\\1</b>"));
    rich = emphasized(rich, emphasis);
    rich.replace(code, QStringLiteral("<tt>\\1</tt>"));
    return rich.replace(QLatin1Char('\n'), QStringLiteral("<br>"));
}

}  // namespace headlight
