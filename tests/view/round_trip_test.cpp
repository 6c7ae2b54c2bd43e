// One request behind every door: what it is written as, on the command line and in files, asks for the same again.

#include "app/view_options.h"
#include "core/error.h"
#include "export/json_fields.h"
#include "random_requests.h"
#include "test_program.h"
#include "view/fields.h"
#include "view/request_arguments.h"
#include "view/request_json.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace headlight;
using headlight::testing::random_request;

namespace {

constexpr int kRequests = 400;

/// The fields in which requests differ, for messages.
QByteArray differences(const ViewRequest& left, const ViewRequest& right) {
    QByteArray names;
    for (const Field& field : view_fields())
        if (!field.kind->equal(left, right)) names += QByteArray::fromStdString(field.name) + ' ';
    for (std::size_t panel = 0; panel < std::min(left.panels.size(), right.panels.size()); ++panel)
        names += "panel: " + differences(left.panels[panel], right.panels[panel]);
    return names;
}

QByteArray bytes_of(const QJsonObject& object) {
    return QJsonDocument(object).toJson();
}

/// What the command line makes of arguments.
ViewRequest parsed(const std::vector<std::string>& arguments, ContextSet place) {
    CLI::App program("test");
    ViewOptions options;
    options.add_to(program, place);
    options.option("model")->required(false);
    std::vector<std::string> reversed(arguments.rbegin(), arguments.rend());
    program.parse(reversed);
    return options.request();
}

/// A description in a file of its own.
class DescriptionFile {
  public:
    explicit DescriptionFile(const QByteArray& json) : path_(folder_.filePath("figure.json")) {
        QFile file(path_);
        if (file.open(QIODevice::WriteOnly)) file.write(json);
    }
    [[nodiscard]] ViewRequest read() const { return read_description(path_.toStdString()); }
    [[nodiscard]] std::filesystem::path folder() const { return folder_.path().toStdString(); }

  private:
    QTemporaryDir folder_;
    QString path_;
};

/// Without the paths, which a description's reader looks for beside the file.
ViewRequest without_paths(ViewRequest request) {
    for (const InputFile& file : kInputFiles) (request.input.*file.path).clear();
    request.input.image_encoder.clear();
    request.input.images.clear();
    request.picture.metrics.clear();
    request.picture.structure.clear();
    if (request.input.text == "-") request.input.text.clear();
    for (ViewRequest& panel : request.panels) panel = without_paths(panel);
    return request;
}

}  // namespace

class RoundTripTest : public QObject {
    Q_OBJECT

  private slots:
    void every_field_takes_some_value_in_random_requests() {
        std::mt19937 random(1);
        std::vector<ViewRequest> requests;
        for (int i = 0; i < kRequests; ++i) requests.push_back(random_request(random, {Context::Figure}));
        for (const Field& field : view_fields()) {
            if (!field.occurs_in(Context::Figure)) continue;
            const bool set = std::ranges::any_of(
                requests, [&](const ViewRequest& request) { return !field.kind->equal(request, ViewRequest()); });
            QVERIFY2(set, field.name.c_str());
        }
    }

    void arguments_ask_for_the_request_that_they_were_made_of() {
        std::mt19937 random(2);
        for (int i = 0; i < kRequests; ++i) {
            const ViewRequest request = random_request(random, {Context::Figure});
            const ViewRequest again = parsed(arguments_of(request, Context::Figure), Context::Figure);
            QVERIFY2(again == request, differences(again, request));
        }
    }

    void a_description_asks_for_the_request_that_it_was_made_of() {
        std::mt19937 random(3);
        for (int i = 0; i < kRequests; ++i) {
            ViewRequest request = without_paths(random_request(random, {Context::Description}));
            if (i % 3 == 0) {
                for (int panel = 0; panel < 1 + i % 4; ++panel) {
                    ViewRequest own = without_paths(random_request(random, {Context::Panel}));
                    own.page.columns = 0;
                    own.page.widths.clear();
                    own.page.font = request.page.font;
                    own.page.language = request.page.language;
                    own.page.type_size = request.page.type_size;
                    request.panels.push_back(own);
                }
            }
            const ViewRequest again = DescriptionFile(bytes_of(description_json(request))).read();
            QVERIFY2(again == request, differences(again, request));
            QCOMPARE(bytes_of(description_json(again)), bytes_of(description_json(request)));
        }
    }

    void sessions_and_lessons_ask_for_the_request_that_they_were_made_of_data() {
        QTest::addColumn<int>("place");
        QTest::newRow("session") << static_cast<int>(Context::Session);
        QTest::newRow("lesson") << static_cast<int>(Context::Lesson);
    }
    void sessions_and_lessons_ask_for_the_request_that_they_were_made_of() {
        QFETCH(int, place);
        const auto where = static_cast<ContextSet>(place);
        std::mt19937 random(4);
        for (int i = 0; i < kRequests; ++i) {
            const ViewRequest request = random_request(random, {where});
            JsonFields fields(fields_json(request, where, default_request(where)), "file");
            ViewRequest again = default_request(where);
            read_fields(fields, where, again);
            fields.end_all("A file");
            QVERIFY2(again == request, differences(again, request));
        }
    }

    void a_request_is_the_same_through_all_doors_in_turn() {
        std::mt19937 random(5);
        for (int i = 0; i < kRequests; ++i) {
            const ViewRequest request = without_paths(
                random_request(random, {Context::Figure, Context::Description, Context::Session, Context::Lesson}));
            ViewRequest passed = parsed(arguments_of(request, Context::Figure), Context::Figure);
            passed = DescriptionFile(bytes_of(description_json(passed))).read();
            for (const ContextSet place : {ContextSet{Context::Session}, ContextSet{Context::Lesson}}) {
                JsonFields fields(fields_json(passed, place, ViewRequest()), "file");
                ViewRequest read;
                read_fields(fields, place, read);
                passed = read;
            }
            // The last doors know nothing of what is not theirs; what they know is the same.
            for (const Field& field : view_fields())
                if (field.occurs_in(Context::Session) && field.occurs_in(Context::Lesson) &&
                    field.occurs_in(Context::Figure))
                    QVERIFY2(field.kind->equal(passed, request), field.name.c_str());
        }
    }

    void a_description_says_its_version_and_newer_ones_are_refused() {
        QCOMPARE(description_json(ViewRequest())["version"].toInt(), 2);
        try {
            static_cast<void>(DescriptionFile(R"({"version": 3})").read());
            QFAIL("expected an error");
        } catch (const Error& error) {
            QCOMPARE(error.kind(), ErrorKind::Unsupported);
            QVERIFY2(error.sentence().find("up to 2, found 3") != std::string::npos, error.what());
        }
    }

    void older_names_of_fields_are_read() {
        const ViewRequest request = DescriptionFile(R"({"picture": "links", "interventions": ["zero:1.0"]})").read();
        QCOMPARE(request.view(), View::Links);
        QCOMPARE(request.input.interventions.size(), std::size_t{1});
    }

    void paths_are_looked_for_beside_the_description() {
        const DescriptionFile file(R"({"image": "shirt.png", "model": "./mine", "with": ["./other", ""]})");
        const ViewRequest request = file.read();
        QCOMPARE(request.input.images, std::vector<std::filesystem::path>{file.folder() / "shirt.png"});
        QCOMPARE(request.input.model, (file.folder() / "./mine").string());
        QCOMPARE(request.sides.each.at(0).model.value_or(""), (file.folder() / "./other").string());
        QVERIFY(!request.sides.each.at(1).model);
    }

    void several_images_are_a_list() {
        const DescriptionFile file(R"({"image": ["boot.png", "bag.png"]})");
        const ViewRequest request = file.read();
        const std::vector<std::filesystem::path> beside{file.folder() / "boot.png", file.folder() / "bag.png"};
        QCOMPARE(request.input.images, beside);
        const ViewRequest given = parsed({"--image=boot.png", "--image=bag.png"}, Context::Figure);
        QCOMPARE(arguments_of(given, Context::Figure),
                 (std::vector<std::string>{"--image=boot.png", "--image=bag.png"}));
        const QJsonObject written = fields_json(given, Context::Description, default_request(Context::Description));
        QCOMPARE(written["image"].toArray(), (QJsonArray{"boot.png", "bag.png"}));
    }

    void wrong_values_say_what_is_expected_and_found() {
        const auto problem_of = [](const std::vector<std::string>& arguments) {
            try {
                parsed(arguments, Context::Figure);
            } catch (const CLI::ParseError& error) {
                return QString::fromUtf8(error.what());
            }
            return QString();
        };
        QCOMPARE(problem_of({"--queries=x"}), QString("--queries: expected a range such as 0-9, found \"x\""));
        QCOMPARE(problem_of({"--scale=cubic"}), QString("--scale: expected one of linear, log, rank, found \"cubic\""));
        QCOMPARE(problem_of({"--layer=-1"}),
                 QString("--layer: expected a whole number from 0 to 100000, found \"-1\""));
    }
};

HEADLIGHT_TEST(RoundTripTest, None)
#include "round_trip_test.moc"
