// One request behind every door: the figures of what was written and read again are the same, byte for byte.

#include "app/view_options.h"
#include "core/error.h"
#include "export/json_fields.h"
#include "random_requests.h"
#include "runs/model_source.h"
#include "test_program.h"
#include "view/compose.h"
#include "view/fields.h"
#include "view/request_arguments.h"
#include "view/request_checks.h"
#include "view/request_json.h"
#include "view/views.h"

#include <QFile>
#include <QJsonDocument>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace headlight;
using headlight::testing::random_request;

namespace {

const std::filesystem::path kOut = "figure.svg";

ViewRequest over_command_line(const ViewRequest& request) {
    CLI::App program("test");
    ViewOptions options;
    options.add_to(program, Context::Figure);
    options.option("model")->required(false);
    std::vector<std::string> arguments = arguments_of(request, Context::Figure);
    std::ranges::reverse(arguments);
    program.parse(arguments);
    return options.request();
}

ViewRequest over_description(const ViewRequest& request) {
    const QTemporaryDir folder;
    QFile file(folder.filePath("figure.json"));
    if (!file.open(QIODevice::WriteOnly)) return {};
    file.write(QJsonDocument(description_json(request)).toJson());
    file.close();
    return read_description(file.fileName().toStdString());
}

/// Sessions and lessons hold the view; what was read, and the page, come from elsewhere.
ViewRequest over_fields(const ViewRequest& request, ContextSet place) {
    const ViewRequest standard = default_request(place);
    ViewRequest again = request;
    for (const Field& field : view_fields())
        if (field.occurs_in(place)) field.kind->copy(standard, again);
    JsonFields fields(fields_json(request, place, standard), "file");
    read_fields(fields, place, again);
    return again;
}

/// A random figure of a small model, as far as it can be asked for.
ViewRequest random_figure(std::mt19937& random) {
    ViewRequest request = random_request(random, {Context::Figure, Context::Description});
    request.input.model = "story-encoder";
    request.input.text = "The animal was tired.";
    request.input.pair.reset();
    for (const InputFile& file : kInputFiles) (request.input.*file.path).clear();
    request.input.image_encoder.clear();
    request.input.images.clear();
    request.input.backend = {};
    request.picture.metrics.clear();
    request.picture.structure.clear();
    request.input.record.clear();
    request.picture.choice.kind = AttentionKind::Self;
    request.picture.choice.stage = -1;
    std::erase_if(request.picture.pinned, [](const HeadId& pin) { return pin.kind != AttentionKind::Self; });
    const bool compares = view_row(request.view()).compares;
    if (!compares) request.sides = {};
    for (SideRequest& side : request.sides.each) side.model.reset();
    request.sides.all.model.reset();
    request.page.font = request.page.font.empty() ? "" : "serif";
    request.page.columns = 0;
    if (request.picture.pinned.empty()) request.page.widths.clear();
    if (request.picture.choice.layer) request.picture.choice.layer = *request.picture.choice.layer % 4;
    if (request.picture.choice.head) request.picture.choice.head = *request.picture.choice.head % 4;
    return request;
}

/// The bytes of the figure, or why there is none.
QByteArray figure_of(const ViewRequest& request, ModelSource& source) {
    try {
        check_request(request, kOut);
        return compose_files(request, source, kOut).front().bytes;
    } catch (const WrongRequest& wrong) {
        return QByteArray("refused: ") + wrong.what();
    } catch (const Error& error) {
        return QByteArray("refused: ") + error.what();
    }
}

}  // namespace

class SameFigureTest : public QObject {
    Q_OBJECT

  private slots:
    void what_is_written_and_read_again_draws_the_same_figure() {
        constexpr int kRequests = 300;
        constexpr int kLeastDrawn = 40;
        ModelSource source({.notice = [](const std::string&) {}});
        std::mt19937 random(6);
        int drawn = 0;
        for (int i = 0; i < kRequests && drawn < kLeastDrawn; ++i) {
            const ViewRequest request = random_figure(random);
            const QByteArray figure = figure_of(request, source);
            const QByteArray asked = QJsonDocument(description_json(request)).toJson(QJsonDocument::Compact);
            QVERIFY2(figure_of(over_command_line(request), source) == figure, asked);
            QVERIFY2(figure_of(over_description(request), source) == figure, asked);
            QVERIFY2(figure_of(over_fields(request, Context::Session), source) == figure, asked);
            QVERIFY2(figure_of(over_fields(request, Context::Lesson), source) == figure, asked);
            if (!figure.startsWith("refused")) ++drawn;
        }
        QCOMPARE(drawn, kLeastDrawn);
    }
};

HEADLIGHT_TEST(SameFigureTest, Window)
#include "same_figure_test.moc"
