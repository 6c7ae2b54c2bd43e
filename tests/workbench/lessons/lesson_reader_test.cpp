#include "core/error.h"
#include "test_program.h"
#include "workbench/document/view_state.h"
#include "workbench/lessons/lesson.h"

#include <QTemporaryDir>
#include <QtTest>

using namespace headlight;

/// Lessons as people write them, well and badly.
class LessonReaderTest : public QObject {
    Q_OBJECT

  private slots:
    void init() { folder_ = std::make_unique<QTemporaryDir>(); }

    void a_lesson_is_read_as_it_was_written() {
        const Lesson lesson = read(R"({"title": "T", "summary": "S", "steps": [
            {"heading": "One", "text": "first", "source": "who", "show": {"model": "known", "text": "a b", "pair": "c",
             "layer": 2, "head": "all", "aggregation": "max", "picture": "links", "scale": "log", "unit": "words",
             "links": "arcs", "top_k": 7, "threshold": 0.25, "hide_special": true, "metric": "entropy", "token": "b",
             "masked": ["a", 3], "pins": [[1, 3]], "attention": "cross", "stage": 1, "panel": "tokenizer"},
             "try": ["by hand", {"text": "by machine", "do": {"scale": "rank"}}]},
            {"heading": "Two", "text": ["second", "third"], "show": {"continue": {"by": "sample", "temperature": 0.5, "run": true}}},
            {"heading": "Three", "text": "x", "show": {"figure": {"name": "interactions", "tokens": 20, "patterns": ["causal"]}}}]})");
        QCOMPARE(lesson.title, QString("T"));
        QCOMPARE(lesson.steps.size(), std::size_t{3});
        const LessonScene& scene = lesson.steps[0].scene;
        QCOMPARE(scene.model, std::optional<std::filesystem::path>("/models/known"));
        QCOMPARE(scene.token, std::optional(LessonToken{"b", -1}));
        QCOMPARE(scene.masked, (std::vector<LessonToken>{{"a", -1}, {"", 3}}));
        QCOMPARE(scene.panel, QString("tokenizer"));
        ViewState view;
        apply(scene.view, view);
        QCOMPARE(view.choice, (HeadId{.kind = AttentionKind::Cross,
                                      .stage = 1,
                                      .layer = 2,
                                      .head = std::nullopt,
                                      .aggregation = Aggregation::Max}));
        QCOMPARE(view.figure, View::Links);
        QCOMPARE(view.scale, Scale::Log);
        QCOMPARE(view.links.strongest, 7);
        QCOMPARE(view.pinned.size(), std::size_t{1});
        QCOMPARE(view.metric, std::string("entropy"));
        QVERIFY(!lesson.steps[0].trials[0].scene);
        QVERIFY(lesson.steps[0].trials[1].scene);
        QCOMPARE(lesson.steps[1].paragraphs, (QStringList{"second", "third"}));
        QCOMPARE(lesson.steps[1].scene.continuation->options.choosing, Choosing::Sample);
        QCOMPARE(lesson.steps[2].scene.figure->numbers.at("tokens"), 20.0);
    }

    void model_and_texts_go_on_from_step_to_step() {
        const Lesson lesson = read(R"({"title": "T", "steps": [
            {"heading": "1", "text": "x", "show": {"model": "known", "text": "a", "pair": "b"}},
            {"heading": "2", "text": "x", "show": {"layer": 1}},
            {"heading": "3", "text": "x", "show": {"text": "c", "pair": ""}}]})");
        QCOMPARE(lesson.steps[1].scene.text, std::optional<QString>("a"));
        QCOMPARE(lesson.steps[1].scene.pair, std::optional<QString>("b"));
        QCOMPARE(lesson.steps[2].scene.text, std::optional<QString>("c"));
        QCOMPARE(lesson.steps[2].scene.pair, std::optional<QString>(""));
        QCOMPARE(lesson.steps[2].scene.model, std::optional<std::filesystem::path>("/models/known"));
    }

    void what_is_wrong_is_named_with_its_file_and_field_data() {
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<QString>("field");
        const auto step = [](const char* show) {
            return "{\"title\": \"T\", \"steps\": [{\"heading\": \"h\", \"text\": \"x\", \"show\": " +
                   QByteArray(show) + "}]}";
        };
        QTest::newRow("no JSON") << QByteArray("{\"title\": ") << QString();
        QTest::newRow("another kind") << QByteArray("[1, 2]") << QString();
        QTest::newRow("not UTF-8") << QByteArray("{\"title\": \"\xff\"}") << QString();
        QTest::newRow("nested without end") << QByteArray(5000, '[') << QString();
        QTest::newRow("no title") << QByteArray(R"({"steps": []})") << "title";
        QTest::newRow("no steps") << QByteArray(R"({"title": "T", "steps": []})") << "steps";
        QTest::newRow("steps of another kind") << QByteArray(R"({"title": "T", "steps": "one"})") << "steps";
        QTest::newRow("a step of another kind") << QByteArray(R"({"title": "T", "steps": [7]})") << "steps[0]";
        QTest::newRow("no heading") << QByteArray(R"({"title": "T", "steps": [{"text": "x"}]})") << "steps[0].heading";
        QTest::newRow("a number as text")
            << QByteArray(R"({"title": "T", "steps": [{"heading": "h", "text": 5}]})") << "steps[0].text";
        QTest::newRow("misspelt field")
            << QByteArray(R"({"title": "T", "steps": [{"heading": "h", "text": "x", "shwo": {}}]})") << "steps[0].shwo";
        QTest::newRow("no such model") << step(R"({"model": "unknown"})") << "steps[0].show.model";
        QTest::newRow("no such image") << step(R"({"image": "nowhere.png"})") << "steps[0].show.image";
        QTest::newRow("layer below zero") << step(R"({"layer": -1})") << "steps[0].show.layer";
        QTest::newRow("half a head") << step(R"({"head": 1.5})") << "steps[0].show.head";
        QTest::newRow("a number beyond all") << step(R"({"layer": 1e300})") << "steps[0].show.layer";
        QTest::newRow("no such picture") << step(R"({"picture": "film"})") << "steps[0].show.picture";
        QTest::newRow("no such panel") << step(R"({"panel": "kitchen"})") << "steps[0].show.panel";
        QTest::newRow("no such measure") << step(R"({"metric": "charm"})") << "steps[0].show.metric";
        QTest::newRow("a token of another kind") << step(R"({"token": {}})") << "steps[0].show.token";
        QTest::newRow("a configuration that is not there")
            << step(R"({"page": "layer", "config": "nowhere"})") << "steps[0].show.config";
        QTest::newRow("a configuration without the page that shows it")
            << step(R"({"page": "weight", "config": "."})") << "steps[0].show.config";
        QTest::newRow("pins that are no pairs") << step(R"({"pins": [1, 2]})") << "steps[0].show.pins[0]";
        QTest::newRow("a head without its layer")
            << step(R"({"compare": {"head": 1}})") << "steps[0].show.compare.layer";
        QTest::newRow("a head without its layer on the second side")
            << step(R"({"compare": [{}, {"layer": 1}]})") << "steps[0].show.compare[1].head";
        QTest::newRow("more sides than there may be")
            << step(R"({"compare": [{}, {}, {}, {}]})") << "steps[0].show.compare";
        QTest::newRow("a side of another kind") << step(R"({"compare": [7]})") << "steps[0].show.compare[0]";
        QTest::newRow("no such intervention")
            << step(R"({"interventions": ["tickle:1"]})") << "steps[0].show.interventions[0]";
        QTest::newRow("a temperature below zero")
            << step(R"({"continue": {"temperature": -1}})") << "steps[0].show.continue.temperature";
        QTest::newRow("no such figure") << step(R"({"figure": {"name": "moon"}})") << "steps[0].show.figure.name";
        QTest::newRow("a figure without a name") << step(R"({"figure": {}})") << "steps[0].show.figure.name";
        QTest::newRow("a figure's number out of bounds")
            << step(R"({"figure": {"name": "interactions", "tokens": 100000}})") << "steps[0].show.figure.tokens";
        QTest::newRow("a number that the figure does not have")
            << step(R"({"figure": {"name": "layer", "tokens": 3}})") << "steps[0].show.figure.tokens";
        QTest::newRow("no such pattern") << step(R"({"figure": {"name": "interactions", "patterns": ["plaid"]}})")
                                         << "steps[0].show.figure.patterns";
        const auto ask = [](const QByteArray& exercise) {
            return R"({"title": "T", "steps": [{"heading": "One", "text": "x", "ask": [)" + exercise + "]}]}";
        };
        QTest::newRow("an exercise without an answer") << ask(R"({"question": "?"})") << "steps[0].ask[0].answer";
        QTest::newRow("two kinds of answer")
            << ask(R"({"question": "?", "answer": {"number": "1", "token": "a"}})") << "steps[0].ask[0].answer";
        QTest::newRow("a formula with an unknown name")
            << ask(R"({"question": "?", "answer": {"number": "n + 1"}})") << "steps[0].ask[0].question";
        QTest::newRow("a formula that some numbers divide by zero")
            << ask(R"({"question": "?", "numbers": {"n": [0, 1]}, "answer": {"number": "1 / n"}})")
            << "steps[0].ask[0].question";
        QTest::newRow("numbers with the larger bound first")
            << ask(R"({"question": "?", "numbers": {"n": [3, 1]}, "answer": {"number": "n"}})")
            << "steps[0].ask[0].numbers.n";
        QTest::newRow("a choice beyond the last")
            << ask(R"({"question": "?", "choices": ["a", "b"], "answer": {"choice": 2}})")
            << "steps[0].ask[0].answer.choice";
        QTest::newRow("choices with a number as the answer")
            << ask(R"({"question": "?", "choices": ["a", "b"], "answer": {"number": "1"}})")
            << "steps[0].ask[0].choices";
        QTest::newRow("a head that is none")
            << ask(R"({"question": "?", "answer": {"head": "two"}})") << "steps[0].ask[0].answer.head";
        QTest::newRow("too many letters") << "{\"title\": \"" + QByteArray(300, 'x') + "\"}"
                                          << "title";
    }

    void what_is_wrong_is_named_with_its_file_and_field() {
        QFETCH(const QByteArray, json);
        QFETCH(const QString, field);
        try {
            (void)read(json);
            QFAIL("It was read.");
        } catch (const Error& error) {
            QCOMPARE(QString::fromStdString(error.place().field), field);
            QVERIFY(QString::fromStdString(error.what()).contains("lesson.json"));
            QVERIFY(!error.sentence().empty());
        }
    }

    void any_damaged_byte_is_read_or_refused_with_the_name_of_the_file() {
        const QByteArray whole = R"({"title": "T", "steps": [{"heading": "One", "text": ["first", "second"], "show":
            {"model": "known", "layer": 2, "head": "all", "scale": "log", "threshold": 0.25, "masked": ["a", 3],
             "pins": [[1, 3]], "compare": [{"text": "b"}, {"untouched": true}], "interventions": ["zero:1.2"], "continue": {"by": "beams", "beams": 3, "run": true}},
            "try": ["by hand", {"text": "by machine", "do": {"figure": {"name": "interactions", "tokens": 9}}}],
            "ask": [{"question": "{n}?", "numbers": {"n": [1, 3]}, "answer": {"number": "n + 1"}}]}]})";
        (void)read(whole);
        for (qsizetype at = 0; at < whole.size(); ++at) {
            for (const char damage : {'\0', '\xff', '}', '9', '-'}) {
                QByteArray bytes = whole;
                bytes[at] = damage;
                try {
                    (void)read(bytes);
                } catch (const Error& error) {
                    QCOMPARE(QString::fromStdString(error.place().file), file());
                    QVERIFY(!error.sentence().empty());
                }
            }
        }
    }

    void a_lesson_names_one_other_side_or_several() {
        const auto sides = [&](const QByteArray& compare) {
            return read("{\"title\": \"T\", \"steps\": [{\"heading\": \"h\", \"text\": \"x\", \"show\": {" + compare +
                        "}}]}")
                .steps.front()
                .scene.compare;
        };
        QVERIFY(sides("").empty());
        QCOMPARE(sides(R"("compare": {"text": "b"})").size(), std::size_t{1});
        const auto three = sides(R"("compare": [{"model": "known"}, {"layer": 2, "head": 1}, {"untouched": true}])");
        QCOMPARE(three.size(), std::size_t{3});
        QCOMPARE(three[0].model.value_or(QString()), QString("/models/known"));
        QCOMPARE(three[1].layer.value_or(-1), 2);
        QVERIFY(three[2].untouched && !three[1].untouched);
    }

    void a_lesson_names_other_runs_as_descriptions_do() {
        const auto scene = [&](const QByteArray& fields) {
            return read("{\"title\": \"T\", \"steps\": [{\"heading\": \"h\", \"text\": \"x\", \"show\": {" + fields +
                        "}}]}")
                .steps.front()
                .scene;
        };
        const LessonScene two = scene(R"("with_text": ["b", "c"], "with": "known", "difference": "C")");
        QCOMPARE(two.compare.size(), std::size_t{2});
        QCOMPARE(two.compare[1].text.value_or(QString()), QString("c"));
        QCOMPARE(two.compare[0].model.value_or(QString()), QString("/models/known"));
        QCOMPARE(two.shown, std::size_t{1});
        const LessonScene head = scene(R"("with_layer": 2, "with_head": 1)");
        QCOMPARE(head.compare.front().head.value_or(-1), 1);
        QVERIFY_THROWS_EXCEPTION(Error, scene(R"("with_layer": 2)"));
        QVERIFY_THROWS_EXCEPTION(Error, scene(R"("with_text": "b", "compare": {"text": "c"})"));
        QVERIFY_THROWS_EXCEPTION(Error, scene(R"("with_text": "b", "difference": "D")"));
    }

    void a_lesson_changes_the_run_on_its_way() {
        const Lesson lesson = read(R"({"title": "T", "steps": [{"heading": "h", "text": "x", "show":
            {"interventions": ["encoder/no-positions:all"], "rewrite_target": true}}]})");
        ViewState view;
        apply(lesson.steps.front().scene.view, view);
        QCOMPARE(view.interventions.size(), std::size_t{1});
        QCOMPARE(view.interventions.front().change.layer, kEveryLayer);
        QVERIFY(view.interventions.front().on && view.rewrites_target);
    }

    void a_file_of_megabytes_is_not_read() {
        const QByteArray large = "{\"title\": \"T\", \"steps\": [], \"x\": \"" + QByteArray(2 << 20, 'x') + "\"}";
        QVERIFY_EXCEPTION_THROWN((void)read(large), Error);
        QVERIFY(!is_lesson_file(file()));
    }

    void markup_of_others_stays_text() {
        QCOMPARE(lesson_rich_text("a *b* **c** `d`"), QString("a <i>b</i> <b>c</b> <tt>d</tt>"));
        const QString rich = lesson_rich_text("<img src='file:///etc/passwd'> & <script>");
        QVERIFY(!rich.contains('<'));
        QCOMPARE(lesson_rich_text("2 * 3 * 4"), QString("2 * 3 * 4"));
    }

    void chinese_characters_are_bold_in_place_of_slanted() {
        QCOMPARE(lesson_rich_text(QStringLiteral("*追踪*页与 *it* 和*紧跟*")),
                 QStringLiteral("<b>追踪</b>页与 <i>it</i> 和<b>紧跟</b>"));
    }

    void a_folder_lists_its_lessons_and_says_which_cannot_be_read() {
        write("02-second.json", R"({"title": "Second", "summary": "More", "steps": []})");
        write("01-first.json", R"({"title": "First", "steps": []})");
        write("03-broken.json", "{");
        write("config.json", R"({"model_type": "bert"})");
        const auto lessons = lessons_in(folder_->path());
        QCOMPARE(lessons.size(), std::size_t{3});
        QCOMPARE(lessons[0].name, QString("first"));
        QCOMPARE(lessons[1].title, QString("Second"));
        QCOMPARE(lessons[1].summary, QString("More"));
        QVERIFY(!lessons[2].summary.isEmpty());
        QVERIFY(is_lesson_file(folder_->filePath("01-first.json")));
        QVERIFY(!is_lesson_file(folder_->filePath("config.json")));
        QVERIFY(!is_lesson_file(folder_->filePath("absent.json")));
    }

  private:
    [[nodiscard]] QString file() const { return folder_->filePath("lesson.json"); }
    void write(const QString& name, const QByteArray& content) const {
        QFile to(folder_->filePath(name));
        QVERIFY(to.open(QIODevice::WriteOnly));
        to.write(content);
    }
    Lesson read(const QByteArray& json) const {
        write("lesson.json", json);
        return read_lesson(file(), [](const QString& model) -> std::filesystem::path {
            if (model != "known") throw Error(ErrorKind::File, Sentence("There is no such model."));
            return "/models/known";
        });
    }

    std::unique_ptr<QTemporaryDir> folder_;
};

HEADLIGHT_TEST(LessonReaderTest, Core)
#include "lesson_reader_test.moc"
