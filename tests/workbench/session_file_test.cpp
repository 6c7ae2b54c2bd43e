// The format of session files, and what becomes of files that are no sessions.

#include "workbench/sessions/session_file.h"

#include "core/error.h"
#include "test_program.h"
#include "workbench/background/work_beside.h"

#include <QTemporaryDir>
#include <QtTest>

using namespace headlight;

namespace {

SavedSession full_session() {
    SavedSession session;
    session.model = {"story-encoder", "", "0123456789abcdef"};
    session.text = "The animal was tired. 🐾 שלום";
    session.pair = "It slept.";
    session.images = {{{"/pictures/boot.png", "aa"}}, {{"/pictures/bag.png", "ee"}}};
    session.audio = FileReference{"/sounds/a.wav", "bb"};
    session.boxes = FileReference{"/pages/bill.hocr", "dd"};
    session.structure = FileReference{"/structures/1ubq.pdb", "cc"};
    session.view.choice = {
        .kind = AttentionKind::Cross, .layer = 1, .head = std::nullopt, .aggregation = Aggregation::Max};
    session.view.pinned = {{.kind = AttentionKind::Channel, .stage = 1, .layer = 0, .head = 3},
                           {.layer = std::nullopt, .head = std::nullopt}};
    session.view.matrix = {Unit::Words, true, true, true, true};
    session.view.scale = Scale::Rank;
    session.view.color_map = "greys";
    session.view.figure = View::Links;
    session.view.links = {true, 0.25, 7, true};
    session.view.smooth = true;
    session.view.metric = "entropy";
    session.view.metric_by_layer = true;
    session.view.metric_of_corpus = true;
    session.view.masks.tokens = {1, 4};
    session.view.pointed_out = {
        Places::Tokens, {{3, 1, "a \"note\""}, {std::nullopt, 4, {}}}, EntryRange{2, 9}, std::nullopt};
    session.comparison = SavedComparison{
        {SavedRun{ModelReference{"other", "/models/other", "cc"}, "Another text", HeadId{.layer = 1, .head = 2}},
         SavedRun{.text = "A third text"}, SavedRun{.untouched = true}},
        1};
    session.continuation.tokens = {{0, 5, 0.5, false, {}}, {1, 7, 0.25, true, -1.5}, {0, 6, 0.125, false, {}}};
    session.continuation.current = 2;
    session.continuation.options = {Choosing::Sample, 12, 0.7, 40, 0.9, 7, 5};
    session.continuation.image = CompletedPixels{2, {0, 511, 7, 3, 3}, 1};
    session.view.interventions = {
        {{.kind = InterventionKind::Zero, .attention = AttentionKind::Cross, .layer = 1}, true},
        {{.kind = InterventionKind::Uniform, .layer = 0, .stage = 2}, true},
        {{.kind = InterventionKind::Painted, .layer = 2, .head = 5, .painted = {{4, 2, 0.9F}}}, false}};
    session.view.rewrites_target = true;
    session.notes = "Look at head 2.2\nand \"quotes\".";
    session.open_panel = "explain";
    session.saved_as = "/sessions/one.headlight";
    session.unknown.here = QJsonObject{{"later", QJsonArray{1, 2}}};
    return session;
}

SavedSession read(const QByteArray& json) {
    return session_of_json(json, "a.headlight");
}

QByteArray with(const char* field, const QJsonValue& value) {
    QJsonObject object = QJsonDocument::fromJson(session_json(full_session())).object();
    object[QLatin1String(field)] = value;
    return QJsonDocument(object).toJson();
}

QJsonObject json_of(const SavedSession& session) {
    return QJsonDocument::fromJson(session_json(session)).object();
}

/// The same with a field in each object that nothing here knows.
QJsonValue with_later(const QJsonValue& value) {
    if (value.isArray()) {
        QJsonArray list;
        for (const QJsonValue& each : value.toArray()) list.append(with_later(each));
        return list;
    }
    if (!value.isObject()) return value;
    QJsonObject object = value.toObject();
    for (const QString& name : object.keys()) object[name] = with_later(object[name]);
    object["later"] = QJsonArray{1, QJsonObject{{"a", "b"}}};
    return object;
}

/// The error that reading gives; "" when there is none.
QString refusal(const QByteArray& json) {
    try {
        read(json);
    } catch (const Error& error) {
        return error.what();
    }
    return {};
}

bool is_one_sentence_about_the_file(const QString& text) {
    constexpr qsizetype kMost = 400;  // some name all views
    return text.contains("a.headlight") && text.contains('.') && !text.contains('\n') && text.size() < kMost;
}

}  // namespace

class SessionFileTest : public QObject {
    Q_OBJECT

  private slots:
    void a_session_comes_back_as_it_was() { QCOMPARE(read(session_json(full_session())), full_session()); }

    void the_largest_options_of_a_continuation_come_back() {
        SavedSession session = full_session();
        session.continuation.options = {Choosing::Beams,
                                        ContinuationBounds::kTokens.most,
                                        ContinuationBounds::kTemperature.most,
                                        ContinuationBounds::kTopK.most,
                                        ContinuationBounds::kTopP.most,
                                        ContinuationBounds::kSeed.most,
                                        static_cast<int>(kMostBeams)};
        QCOMPARE(read(session_json(session)), session);
    }

    void the_same_session_gives_the_same_bytes() {
        QCOMPARE(session_json(read(session_json(full_session()))), session_json(full_session()));
    }

    void an_almost_empty_session_is_a_session() {
        const SavedSession session = read(R"({"format": "headlight session", "version": 1, "text": "Hello"})");
        QCOMPARE(session.text, QString("Hello"));
        QCOMPARE(session.view, ViewState());
    }

    void cut_short_at_any_byte_it_is_refused_with_a_sentence() {  // row 94
        const QByteArray whole = session_json(full_session()).trimmed();
        for (qsizetype size = 0; size < whole.size(); ++size) {
            const QString sentence = refusal(whole.left(size));
            QVERIFY2(is_one_sentence_about_the_file(sentence), qPrintable(QString::number(size) + sentence));
        }
    }

    void any_damaged_byte_is_read_or_refused_with_a_sentence() {
        const QByteArray whole = session_json(full_session());
        for (qsizetype at = 0; at < whole.size(); ++at) {
            for (const char damage : {'\0', '\xff', '}', '9', '-'}) {
                QByteArray bytes = whole;
                bytes[at] = damage;
                const QString sentence = refusal(bytes);
                QVERIFY2(sentence.isEmpty() || is_one_sentence_about_the_file(sentence), qPrintable(sentence));
            }
        }
    }

    void a_newer_version_is_refused_and_says_so() {  // row 95
        const QString sentence = refusal(with("version", 3));
        QVERIFY2(is_one_sentence_about_the_file(sentence) && sentence.contains("newer"), qPrintable(sentence));
        for (const QJsonValue& wrong : {QJsonValue(0), QJsonValue("1"), QJsonValue(1.5), QJsonValue()})
            QVERIFY(is_one_sentence_about_the_file(refusal(with("version", wrong))));
    }

    void what_a_later_program_added_is_kept_at_every_level() {
        const QJsonObject later = with_later(json_of(full_session())).toObject();
        SavedSession session = read(QJsonDocument(later).toJson());
        QCOMPARE(json_of(session), later);
        session.notes = "changed here";
        session.view.choice = {.layer = 0, .head = 0};
        const QJsonObject changed = json_of(session);
        QCOMPARE(changed["notes"].toString(), session.notes);
        QVERIFY(changed["later"] == later["later"]);
        QVERIFY(changed["view"]["later"] == later["later"]);
        QVERIFY(changed["view"]["pinned"] == later["view"]["pinned"]);
    }

    void what_a_later_program_added_goes_with_what_it_was_said_of() {
        SavedSession session = read(QJsonDocument(with_later(json_of(full_session())).toObject()).toJson());
        session.model.hash = "another model";
        session.view.pinned.erase(session.view.pinned.begin());
        session.view.pinned.push_back({.layer = 5, .head = 5});
        session.comparison.reset();
        const QJsonObject now = json_of(session);
        QVERIFY(!now["model"].toObject().contains("later"));
        QVERIFY(now["images"][1].toObject().contains("later"));
        QVERIFY(now["view"]["pinned"][0].toObject().contains("later"));  // the second one before
        QVERIFY(!now["view"]["pinned"][1].toObject().contains("later"));
        QVERIFY(!now.contains("comparison"));
    }

    void what_a_later_program_added_beside_nothing_is_kept() {
        const QJsonObject only_later{{"later", 1}};
        QCOMPARE(json_of(read(with("model", only_later)))["model"].toObject(), only_later);
        QCOMPARE(json_of(read(with("continuation", only_later)))["continuation"].toObject(), only_later);
    }

    void foreign_and_deep_files_are_refused() {  // row 96
        for (const QByteArray& foreign :
             {QByteArray("[1, 2]"),
              QByteArray("\x7f"
                         "ELF\x02"),
              QByteArray("{\"model\": \"story-encoder\"}"), QByteArray(200000, '['),
              QByteArray("{\"format\": \"headlight session\", \"version\": 1, \"view\": ") + QByteArray(200000, '{')})
            QVERIFY2(is_one_sentence_about_the_file(refusal(foreign)), foreign.left(20).constData());
    }

    void a_text_longer_than_any_that_people_write_is_refused_data() {
        QTest::addColumn<QStringList>("field");
        for (const QStringList& field :
             {QStringList{"text"}, QStringList{"pair"}, QStringList{"notes"}, QStringList{"open_panel"},
              QStringList{"saved_as"}, QStringList{"model", "name"}, QStringList{"model", "path"},
              QStringList{"model", "hash"}, QStringList{"model", "header_hash"}, QStringList{"boxes", "path"},
              QStringList{"audio", "hash"}, QStringList{"view", "map"}})
            QTest::newRow(qPrintable(field.join('.'))) << field;
    }
    void a_text_longer_than_any_that_people_write_is_refused() {
        QFETCH(QStringList, field);
        const QString endless(1'000'001, 'x');
        const QString sentence =
            field.size() == 1 ? refusal(with(qPrintable(field[0]), endless))
                              : refusal(with(qPrintable(field[0]), QJsonObject{{"path", "/a"}, {field[1], endless}}));
        QVERIFY2(is_one_sentence_about_the_file(sentence), qPrintable(sentence.left(300)));
        QVERIFY2(sentence.contains(field.last()), qPrintable(sentence));
    }

    void a_session_names_attention_by_kind_and_stage() {
        const QJsonObject view = json_of(full_session())["view"].toObject();
        QCOMPARE(view["attention"].toString(), QString("cross"));
        QVERIFY(!view.contains("stage") && !view.contains("stack"));
        const QJsonObject pin = view["pinned"][0].toObject();
        QCOMPARE(pin["attention"].toString(), QString("channels"));
        QCOMPARE(pin["stage"].toInt(-1), 1);
        QVERIFY(!view["pinned"][1].toObject().contains("attention"));
        QCOMPARE(json_of(full_session())["version"].toInt(), 2);
        QJsonObject wrong = view;
        wrong["attention"] = "sideways";
        const QString sentence = refusal(with("view", wrong));
        QVERIFY2(is_one_sentence_about_the_file(sentence) && sentence.contains("channels"), qPrintable(sentence));
    }

    void the_indices_of_version_1_are_read_and_kept_until_the_model_is_known() {
        QJsonObject old = json_of(full_session());
        old["version"] = 1;
        old["view"] = QJsonObject{{"stack", 1},
                                  {"layer", 1},
                                  {"head", 2},
                                  {"pinned", QJsonArray{QJsonObject{{"stack", 0}, {"layer", 0}, {"head", 3}}}}};
        old["comparison"] =
            QJsonObject{{"text", "Another text"}, {"head", QJsonObject{{"stack", 2}, {"layer", 1}, {"head", 2}}}};
        const SavedSession session = read(QJsonDocument(old).toJson());
        QCOMPARE(session.view.choice, (HeadId{.layer = 1, .head = 2}));
        QVERIFY(session.view.stacks_of_version_1 == (StacksOfVersion1{1, {0}}));
        QCOMPARE(session.comparison->runs.front().stack_of_version_1, std::optional<std::size_t>(2));
        const QJsonObject now = json_of(session);
        QCOMPARE(now["version"].toInt(), 2);
        QVERIFY(read(QJsonDocument(now).toJson()) == session);
    }

    /// As programs wrote it that knew of one image.
    void one_image_is_read_as_before() {
        const QJsonObject image{{"path", "/pictures/boot.png"}, {"hash", "aa"}};
        QJsonObject session = json_of(full_session());
        session.remove("images");
        session["image"] = image;
        const SavedSession found = read(QJsonDocument(session).toJson());
        QVERIFY(found.images == (std::vector<SavedImage>{{{"/pictures/boot.png", "aa"}}}));
        QCOMPARE(json_of(found)["images"].toArray(), QJsonArray{image});
        QVERIFY(!json_of(found).contains("image"));
    }

    /// As programs wrote it that compared two runs, with a field that they did not know.
    void a_comparison_of_two_runs_is_read_as_before() {
        const QJsonObject comparison{
            {"text", "Another text"}, {"head", QJsonObject{{"layer", 1}, {"head", 2}}}, {"x", 1}};
        const auto found = read(with("comparison", comparison)).comparison;
        QVERIFY(found.has_value());
        QVERIFY(*found == (SavedComparison{{SavedRun{{}, "Another text", HeadId{.layer = 1, .head = 2}}}}));
    }

    void a_file_is_hashed_beside_the_window_before_it_is_asked_for() {
        const QTemporaryDir folder;
        const QString path = folder.filePath("image.png");
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("pixels") > 0);
        file.close();
        WorkBeside beside{ThreadCount()};
        FileHashes hashes(beside);
        int known = 0;
        hashes.prepare({path, folder.filePath("absent.png")}, [&] { ++known; });
        QCOMPARE(known, 0);
        QVERIFY(hashes.preparing());
        QTRY_COMPARE(known, 1);
        QVERIFY(!hashes.preparing());
        QCOMPARE(hashes.reference_to(path).hash, hash_of_file(path.toStdString()));
        hashes.prepare({path}, [&] { ++known; });
        QCOMPARE(known, 2);  // at once: nothing needs to be read
    }

    void a_huge_file_is_refused_before_it_is_read() {  // row 96
        const QTemporaryDir folder;
        QFile file(folder.filePath("huge.headlight"));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.resize(qint64(1) << 30));
        QVERIFY_THROWS_EXCEPTION(Error, read_session_file(file.fileName().toStdString()));
        QVERIFY_THROWS_EXCEPTION(Error, read_session_file(folder.path().toStdString()));
        QVERIFY_THROWS_EXCEPTION(Error, read_session_file(folder.filePath("none").toStdString()));
    }

    void fields_of_another_type_are_named() {
        const QJsonArray many(QJsonArray::fromVariantList(QVariantList(200, QVariant(QVariantMap()))));
        const std::vector<std::pair<const char*, QJsonValue>> wrong = {
            {"text", 5},
            {"pair", true},
            {"model", "story-encoder"},
            {"image", QJsonObject{{"hash", "aa"}}},
            {"images", QJsonArray{QJsonObject{{"hash", "aa"}}}},
            {"images", many},
            {"view", QJsonArray()},
            {"view", QJsonObject{{"layer", -1}}},
            {"view", QJsonObject{{"head", 1e12}}},
            {"view", QJsonObject{{"scale", "loud"}}},
            {"view", QJsonObject{{"threshold", 2}}},
            {"view", QJsonObject{{"hide_sink", "yes"}}},
            {"view", QJsonObject{{"masked", QJsonArray{"a"}}}},
            {"view", QJsonObject{{"pinned", many}}},
            {"comparison", 1},
            {"comparison", QJsonObject{{"further", 1}}},
            {"comparison", QJsonObject{{"further", many}}},
            {"comparison", QJsonObject{{"shown", 1}}},
            {"continuation", QJsonObject{{"tokens", QJsonArray{QJsonObject{{"after", 1}}}}}},
            {"continuation", QJsonObject{{"current", 3}}},
            {"interventions", "none"},
            {"interventions", QJsonArray{QJsonObject{{"change", "explode:1"}}}},
            {"notes", QJsonObject()}};
        for (const auto& [field, value] : wrong) {
            const QString sentence = refusal(with(field, value));
            QVERIFY2(is_one_sentence_about_the_file(sentence) && sentence.contains(field),
                     qPrintable(QLatin1String(field) + ": " + sentence));
        }
    }
};

HEADLIGHT_TEST(SessionFileTest, Window)
#include "session_file_test.moc"
