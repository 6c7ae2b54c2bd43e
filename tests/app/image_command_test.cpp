// Images on the command line: figures, files of attention, and what is refused.

#include "program.h"
#include "test_program.h"

#include <QFile>
#include <QImage>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <vector>

using namespace headlight::testing;

namespace {

const QString kBoot = QStringLiteral(HEADLIGHT_SOURCE_DIR "/resources/models/fashion-vit/images/ankle-boot.png");

const QString kSwin = QStringLiteral(HEADLIGHT_SOURCE_DIR "/tests/reference/models/swin-cls");
const QString kBuiltIn = QStringLiteral(HEADLIGHT_SOURCE_DIR "/resources/models");
const QString kImageGpt = QStringLiteral(HEADLIGHT_SOURCE_DIR "/tests/reference/models/imagegpt");
const QString kLlava = QStringLiteral(HEADLIGHT_SOURCE_DIR "/tests/reference/models/llava");
const QString kIdefics = QStringLiteral(HEADLIGHT_SOURCE_DIR "/tests/reference/models/idefics3");
const QString kQwen = QStringLiteral(HEADLIGHT_SOURCE_DIR "/tests/reference/models/qwen2.5-vl");
const QString kModels = QStringLiteral(HEADLIGHT_SOURCE_DIR "/tests/reference/models/");
const QString kTrocr = QStringLiteral(HEADLIGHT_SOURCE_DIR "/tests/reference/models/trocr");
const QString kSiglip = QStringLiteral(HEADLIGHT_SOURCE_DIR "/tests/reference/models/siglip");

ProgramResult figure(const QStringList& arguments) {
    return run_headlight(QStringList{"figure", "fashion-vit", "--image", kBoot} + arguments, {},
                         environment_without_display());
}

QByteArray content_of(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("cannot be read");
}

QJsonDocument json_of(const QString& path) {
    return QJsonDocument::fromJson(content_of(path));
}

}  // namespace

class ImageCommandTest : public QObject {
    Q_OBJECT

  private slots:
    void every_view_of_an_image_is_written_in_every_format_data() {
        QTest::addColumn<QStringList>("view");
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("beginning");
        const QList<std::pair<QString, QByteArray>> formats = {
            {"out.pdf", "%PDF-"}, {"out.svg", "<?xml"}, {"out.png", "\x89PNG"}};
        const QList<std::pair<QByteArray, QStringList>> views = {
            {"class token", {"--layer", "5", "--head", "1"}},
            {"patch", {"--query", "3,2", "--smooth", "--scale", "log"}},
            {"mean", {"--query", "mean", "--theme", "dark", "--scale", "rank"}},
            {"rollout", {"--aggregation", "rollout"}},
            {"grid", {"--view", "grid", "--query", "0,6"}},
            {"layers", {"--view", "layers", "--metric", "image_distance"}},
            {"heat map", {"--view", "heatmap", "--layer", "0"}},
            {"without special tokens", {"--hide-special"}},
        };
        for (const auto& [view, arguments] : views)
            for (const auto& [name, beginning] : formats)
                QTest::newRow(view + " as " + name.toUtf8().right(3)) << arguments << name << beginning;
    }
    void every_view_of_an_image_is_written_in_every_format() {
        QFETCH(QStringList, view);
        QFETCH(QString, name);
        QFETCH(QByteArray, beginning);
        const QTemporaryDir folder;
        const auto result = figure(view + QStringList{"--out", folder.filePath(name)});
        QVERIFY2(result.exit_code == 0, result.messages.constData());
        QVERIFY(content_of(folder.filePath(name)).startsWith(beginning));
    }

    void a_text_is_generated_about_an_image_and_its_attention_written() {
        const QTemporaryDir folder;
        const QString image = kTrocr + "/reference/image.0.png";
        const auto written = run_headlight({"generate", kTrocr, "--image", image, "--tokens", "12", "--json"});
        QCOMPARE(written.messages, QByteArray());
        const QJsonObject found = QJsonDocument::fromJson(written.output).object();
        const QJsonObject expected =
            QJsonDocument::fromJson(content_of(kTrocr + "/reference/generated.json")).object()["0"].toObject();
        QCOMPARE(found["greedy"]["ids"], expected["greedy"]["ids"]);
        QCOMPARE(found["image"].toString(), image);

        const QString file = folder.filePath("weights.json");
        const auto attention = run_headlight({"attention", kTrocr, "--image", image, "--out", file});
        QVERIFY2(attention.exit_code == 0, attention.messages.constData());
        const QByteArray content = content_of(file);
        for (const char* name : {"encoder_attentions.1", "decoder_attentions.1", "cross_attentions.1", "[CLS]", "3,3"})
            QVERIFY2(content.contains(name), name);
        for (const QStringList& view : {QStringList{"--view", "heatmap"},
                                        {"--view", "links"},
                                        {"--view", "image"},
                                        {"--view", "grid"},
                                        {"--view", "heatmap", "--attention", "encoder"}}) {
            const auto figure =
                run_headlight(QStringList{"figure", kTrocr, "--image", image, "--out", folder.filePath("a.svg")} + view,
                              {}, environment_without_display());
            QVERIFY2(figure.exit_code == 0, figure.messages.constData());
        }
    }

    void captures_of_encoders_with_grids_of_their_own_open_again_data() {
        QTest::addColumn<QString>("model");
        QTest::addColumn<QStringList>("view");
        QTest::newRow("TrOCR") << kTrocr << QStringList{"--attention", "cross"};
        QTest::newRow("Donut") << kModels + "donut" << QStringList{"--attention", "cross"};
        QTest::newRow("Florence-2") << kModels + "florence2" << QStringList{"--attention", "vision", "--stage", "1"};
        QTest::newRow("SegFormer") << kModels + "segformer" << QStringList{"--stage", "0"};
    }
    void captures_of_encoders_with_grids_of_their_own_open_again() {
        QFETCH(QString, model);
        QFETCH(QStringList, view);
        const QTemporaryDir folder;
        const QString image = model + "/reference/image.1.png";
        const QString capture = folder.filePath("capture.safetensors");
        const auto written = run_headlight({"attention", model, "--image", image, "--capture", "--out", capture});
        QVERIFY2(written.exit_code == 0, written.messages.constData());
        const QStringList table{"--layer", "0", "--head", "0", "--view", "heatmap"};
        const auto again =
            run_headlight(QStringList{"figure", capture, "--out", folder.filePath("b.csv")} + table + view, {},
                          environment_without_display());
        QVERIFY2(again.exit_code == 0, again.messages.constData());
        const auto first = run_headlight(
            QStringList{"figure", model, "--image", image, "--out", folder.filePath("a.csv")} + table + view, {},
            environment_without_display());
        QVERIFY2(first.exit_code == 0, first.messages.constData());
        QCOMPARE(content_of(folder.filePath("b.csv")).count('\n'), content_of(folder.filePath("a.csv")).count('\n'));
    }

    void states_of_grids_are_compared_patch_by_patch_data() {
        QTest::addColumn<QString>("model");
        QTest::addColumn<QByteArray>("last");
        QTest::newRow("SegFormer") << kModels + "segformer" << QByteArray("11,11");
        QTest::newRow("SAM") << kModels + "sam-vision" << QByteArray("7,7");
    }
    void states_of_grids_are_compared_patch_by_patch() {
        QFETCH(QString, model);
        QFETCH(QByteArray, last);
        QStringList arguments{"study", "similarity", model, "--image", model + "/reference/image.0.png"};
        if (model.endsWith("segformer"))
            arguments << "--stage"
                      << "0";
        const auto similar = run_headlight(arguments);
        QVERIFY2(similar.exit_code == 0, similar.messages.constData());
        QVERIFY2(similar.output.contains(last), similar.output.left(300).constData());
    }

    void a_capture_without_the_padding_of_windows_is_refused() {
        const QTemporaryDir folder;
        const QString sam = kModels + "sam-vision";
        const auto written = run_headlight({"attention", sam, "--image", sam + "/reference/image.0.png", "--capture",
                                            "--out", folder.filePath("capture.safetensors")});
        QCOMPARE(written.exit_code, 1);
        QVERIFY2(written.messages.contains("do not determine the weights"), written.messages.constData());
    }

    void what_a_model_that_writes_about_images_cannot_read_is_said() {
        const auto text = run_headlight({"generate", kTrocr, "--text", "the list"});
        QCOMPARE(text.exit_code, 1);
        QVERIFY2(text.messages.contains("trocr reads images, not text: leave --text out."), text.messages.constData());
    }

    void the_same_image_gives_the_same_bytes() {
        const QTemporaryDir folder;
        for (const char* name : {"a.pdf", "b.pdf"})
            QCOMPARE(figure({"--layer", "5", "--out", folder.filePath(name)}).exit_code, 0);
        QCOMPARE(content_of(folder.filePath("a.pdf")), content_of(folder.filePath("b.pdf")));
    }

    void a_figure_says_the_query_and_what_the_model_sees() {
        const QTemporaryDir folder;
        QCOMPARE(figure({"--layer", "5", "--query", "3,2", "--out", folder.filePath("o.svg")}).exit_code, 0);
        const QByteArray svg = content_of(folder.filePath("o.svg"));
        QVERIFY(svg.contains("query: patch 3,2"));
        QVERIFY(svg.contains("ankle boot"));
    }

    void the_weights_of_an_image_are_a_table() {
        const QTemporaryDir folder;
        QCOMPARE(figure({"--layer", "0", "--head", "0", "--out", folder.filePath("o.csv")}).exit_code, 0);
        QCOMPARE(table_after_provenance(content_of(folder.filePath("o.csv"))).count('\n'),
                 51);  // a line of keys, [CLS], 49 patches
    }

    void attention_of_an_image_is_written_with_the_names_of_its_patches() {
        const QTemporaryDir folder;
        const QString file = folder.filePath("o.json");
        const auto result = run_headlight({"attention", "fashion-vit", "--image", kBoot, "--logits", "--out", file});
        QVERIFY2(result.exit_code == 0, result.messages.constData());
        QVERIFY(content_of(file).contains("6,6"));
        QVERIFY(content_of(file).contains("[CLS]"));
    }

    void a_stage_of_a_model_that_has_stages_is_chosen() {
        const QTemporaryDir folder;
        for (const auto& [stage, patches] : {std::pair("0", 256), std::pair("1", 64)}) {
            const QString numbers = folder.filePath("o.csv");
            const auto drawn = run_headlight({"figure", kSwin, "--image", kBoot, "--view", "heatmap", "--layer", "0",
                                              "--head", "0", "--stage", stage, "--out", numbers});
            QVERIFY2(drawn.exit_code == 0, drawn.messages.constData());
            QCOMPARE(table_after_provenance(content_of(numbers)).count('\n'), patches + 1);
            const auto written = run_headlight(
                {"attention", kSwin, "--image", kBoot, "--stage", stage, "--out", folder.filePath("o.json")});
            QVERIFY2(written.exit_code == 0, written.messages.constData());
            const QByteArray json = content_of(folder.filePath("o.json"));
            QVERIFY(json.contains(QByteArray("attentions.") + stage + ".1"));
            QVERIFY(!json.contains(QByteArray("attentions.") + (stage == QByteArray("0") ? "1" : "0") + ".1"));
        }
    }

    void a_patch_is_looked_for_in_the_stage() {
        const QTemporaryDir folder;
        const QStringList arguments{"figure",  kSwin, "--image", kBoot, "--view",  "image",
                                    "--stage", "1",   "--head",  "0",   "--query", "7,7"};
        const auto found = run_headlight(arguments + QStringList{"--layer", "1", "--out", folder.filePath("o.svg")});
        QVERIFY2(found.exit_code == 0, found.messages.constData());
        QVERIFY(content_of(folder.filePath("o.svg")).contains("query: patch 7,7"));
        const auto absent = run_headlight(QStringList(arguments).replaceInStrings("7,7", "8,8") +
                                          QStringList{"--out", folder.filePath("o.svg")});
        QCOMPARE(absent.exit_code, 1);
        QVERIFY2(absent.messages.contains("from 0,0 to 7,7"), absent.messages.constData());
    }

    void a_learned_query_is_drawn_over_the_image() {
        const QTemporaryDir folder;
        const QString svg = folder.filePath("o.svg");
        const auto result = run_headlight(
            {"figure", kSiglip, "--image", kBoot, "--text", "a boot", "--attention", "pooling", "--out", svg});
        QVERIFY2(result.exit_code == 0, result.messages.constData());
        QVERIFY(content_of(svg).contains("Pooling"));
        QVERIFY(content_of(svg).contains("query: probe"));
        const QString table = folder.filePath("o.csv");
        const auto written =
            run_headlight({"attention", kSiglip, "--image", kBoot, "--text", "a boot", "--out", table});
        QVERIFY2(written.exit_code == 0, written.messages.constData());
        QVERIFY(content_of(table).contains("\nvision_pooling_attentions.0,0,0,0,probe,\"0,0\",1,"));
    }

    void an_image_in_a_text_is_read_by_every_command() {
        const QTemporaryDir folder;
        const QString picture = kLlava + "/reference/image.1.png";
        const QStringList input{kLlava, "--image", picture, "--text", "<image>\nWhere is the value"};
        const QString table = folder.filePath("o.csv");
        const auto written = run_headlight(QStringList{"attention"} + input + QStringList{"--out", table});
        QVERIFY2(written.exit_code == 0, written.messages.constData());
        QVERIFY(content_of(table).contains("\nvision_attentions.1,3,0,0,[CLS],[CLS],1,"));
        QVERIFY(content_of(table).contains("\nattentions.0,0,2,1,<image>,<image>,1,"));
        const QString svg = folder.filePath("o.svg");
        const auto drawn = run_headlight(QStringList{"figure"} + input +
                                         QStringList{"--view", "image", "--layer", "1", "--head", "0", "--out", svg});
        QVERIFY2(drawn.exit_code == 0, drawn.messages.constData());
        QVERIFY(content_of(svg).contains("query: e"));  // the last token
        const auto generated = run_headlight(QStringList{"generate"} + input + QStringList{"--tokens", "12", "--json"});
        QVERIFY2(generated.exit_code == 0, generated.messages.constData());
        QVERIFY(generated.output.contains("\"new_ids\":[312,149,211,40,130,312,149,312,149,131,139,311]"));
    }

    void attention_to_an_image_is_written_as_ratios_data() {
        QTest::addColumn<QString>("model");
        QTest::addColumn<QString>("image");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QStringList>("attention");
        const QString llava = kLlava + "/reference/image.1.png";
        QTest::newRow("LLaVA") << kLlava << llava << "<image>\nWhere is the value" << QStringList{};
        QTest::newRow("in tiles") << kIdefics << kIdefics + "/reference/image.0.png"
                                  << "<image>Where is the value" << QStringList{};
        QTest::newRow("of any size") << kQwen << kQwen + "/reference/image.0.png"
                                     << "<|vision_start|><|image_pad|><|vision_end|>Where is the value"
                                     << QStringList{};
        QTest::newRow("in a source") << kModels + "florence2" << kModels + "florence2/reference/image.1.png"
                                     << "What is this" << QStringList{"--attention", "cross"};
        QTest::newRow("built in") << kBuiltIn + "/fashion-vlm" << kBoot << "What is left of the boot?" << QStringList{};
    }
    void attention_to_an_image_is_written_as_ratios() {
        QFETCH(const QString, model);
        QFETCH(const QString, image);
        QFETCH(const QString, text);
        QFETCH(const QStringList, attention);
        const QTemporaryDir folder;
        const auto written = [&](const QStringList& ratio, const QString& name) {
            const auto result =
                run_headlight(QStringList{"figure", model, "--image", image, "--text", text, "--view", "image",
                                          "--layer", "0", "--head", "0", "--out", folder.filePath(name)} +
                                  attention + ratio,
                              {}, environment_without_display());
            return result.exit_code == 0 ? content_of(folder.filePath(name)) : result.messages;
        };
        const auto last_row = [&](const QStringList& ratio, const char* name) {
            const QJsonArray rows = QJsonDocument::fromJson(written(ratio, "o.json"))[name].toArray();
            std::vector<double> numbers;
            for (const QJsonValue number : rows.last().toArray())
                if (number.isDouble()) numbers.push_back(number.toDouble());
            return numbers;
        };
        const std::vector<double> same = last_row({"--image-weights", "neutral", "--neutral-prompt", text}, "ratios");
        QVERIFY(!same.empty());
        for (const double ratio : same) QVERIFY2(std::abs(ratio - 1) < 1e-5, qPrintable(QString::number(ratio)));
        const std::vector<double> sinks = last_row({"--image-weights", "sinks"}, "ratios");
        QCOMPARE(sinks.size(), same.size());
        QVERIFY(std::ranges::any_of(sinks, [](double ratio) { return std::abs(ratio - 1) > 1e-3; }));
        QVERIFY(last_row({"--image-weights", "plain"}, "weights").size() > same.size());  // with those of words
        const QByteArray drawn = written({"--image-weights", "sinks"}, "o.svg");
        QVERIFY2(drawn.contains("times the mean share over the text tokens"), drawn.left(300).constData());
        const QString prompt = QString(text).replace("Where is the value", "Describe");
        const QByteArray relative = written({"--image-weights", "neutral", "--neutral-prompt", prompt}, "o.svg");
        QVERIFY2(relative.contains("times the weight with the neutral prompt"), relative.left(300).constData());
        static const QRegularExpression kTags("<[^>]*>");  // a note has several lines
        const QString words = QString::fromUtf8(relative).replace(kTags, " ").simplified();
        QVERIFY2(words.contains("else of the prompt"), qPrintable(words));
    }

    void an_image_in_tiles_is_read_by_every_command() {
        const QTemporaryDir folder;
        const QString picture = kIdefics + "/reference/image.0.png";
        const QStringList input{kIdefics, "--image", picture, "--text", "<image>Where is the value<end_of_utterance>"};
        const QString table = folder.filePath("o.csv");
        const auto written = run_headlight(QStringList{"attention"} + input + QStringList{"--out", table});
        QVERIFY2(written.exit_code == 0, written.messages.constData());
        QVERIFY(content_of(table).contains("\nvision_attentions.1,3,0,0,\"overview 0,0\",\"overview 0,0\",1,"));
        const QString svg = folder.filePath("o.svg");
        const auto drawn = run_headlight(QStringList{"figure"} + input +
                                         QStringList{"--view", "image", "--layer", "1", "--head", "0", "--out", svg});
        QVERIFY2(drawn.exit_code == 0, drawn.messages.constData());
        QVERIFY(content_of(svg).contains("left: the tiles side by side; right: the image as a whole"));
        const auto generated = run_headlight(QStringList{"generate"} + input + QStringList{"--tokens", "12", "--json"});
        QVERIFY2(generated.exit_code == 0, generated.messages.constData());
        QFile expected(kIdefics + "/reference/generated.json");
        QVERIFY(expected.open(QIODevice::ReadOnly));
        const QJsonArray ids =
            QJsonDocument::fromJson(expected.readAll())["0"]["greedy"]["ids"].toArray();  // those of the prompt first
        QCOMPARE(QJsonDocument::fromJson(generated.output)["greedy"]["ids"].toArray(), ids);
    }

    void an_image_of_any_size_is_read_by_every_command() {
        const QTemporaryDir folder;
        const QString picture = kQwen + "/reference/image.0.png";
        const QStringList input{
            kQwen, "--image", picture, "--text",
            "<|im_start|><|vision_start|><|image_pad|><|vision_end|>Where is the value<|im_end|>\n"};
        const QString table = folder.filePath("o.csv");
        const auto written = run_headlight(QStringList{"attention"} + input + QStringList{"--out", table});
        QVERIFY2(written.exit_code == 0, written.messages.constData());
        QVERIFY(content_of(table).contains("\nvision_attentions.1,3,59,59,\"5,9\",\"5,9\","));  // 6 x 10 patches
        const auto generated = run_headlight(QStringList{"generate"} + input + QStringList{"--tokens", "12", "--json"});
        QVERIFY2(generated.exit_code == 0, generated.messages.constData());
        QFile expected(kQwen + "/reference/generated.json");
        QVERIFY(expected.open(QIODevice::ReadOnly));
        const QJsonArray ids = QJsonDocument::fromJson(expected.readAll())["0"]["greedy"]["ids"].toArray();
        QCOMPARE(QJsonDocument::fromJson(generated.output)["greedy"]["ids"].toArray(), ids);
    }

    void several_images_are_read_by_every_command_data() {
        QTest::addColumn<QString>("model");
        for (const QString& model : {kLlava, kIdefics, kQwen})
            QTest::newRow(qPrintable(model.section('/', -1))) << model;
    }
    void several_images_are_read_by_every_command() {
        QFETCH(QString, model);
        const QTemporaryDir folder;
        const QJsonArray inputs = json_of(model + "/reference/inputs.json").array();
        const QString number = QString::number(inputs.size() - 1);
        const QJsonValue entry = inputs.last();
        QStringList input{model, "--text", entry["text"].toString()};
        for (const QJsonValue& image : entry["images"].toArray())
            input += {"--image", model + "/reference/" + image.toString()};
        const auto generated = run_headlight(QStringList{"generate"} + input + QStringList{"--tokens", "6", "--json"});
        QVERIFY2(generated.exit_code == 0, generated.messages.constData());
        QCOMPARE(QJsonDocument::fromJson(generated.output)["greedy"]["ids"],
                 json_of(model + "/reference/generated.json")[number]["greedy"]["ids"]);
        const QString table = folder.filePath("o.csv");
        const auto written = run_headlight(QStringList{"attention"} + input + QStringList{"--out", table});
        QVERIFY2(written.exit_code == 0, written.messages.constData());
        const QByteArray rows = content_of(table);
        QVERIFY(rows.contains("\"image 1: 0,0\",\"image 1: 0,0\","));
        QVERIFY(rows.contains("\"image 2: 0,0\",\"image 2: 0,0\","));
        const QString weights = folder.filePath("weights.safetensors");
        QCOMPARE(run_headlight(QStringList{"attention"} + input + QStringList{"--out", weights}).exit_code, 0);
        const auto again = run_headlight({"figure", weights, "--attention", "vision", "--layer", "1", "--head", "0",
                                          "--view", "heatmap", "--out", table});
        QVERIFY2(again.exit_code == 0, again.messages.constData());
        QVERIFY(content_of(table).contains("image 2: 0,0"));
        const QString svg = folder.filePath("o.svg");
        for (const char* kind : {"self", "vision"}) {
            const auto drawn = run_headlight(
                QStringList{"figure"} + input +
                QStringList{"--view", "image", "--attention", kind, "--layer", "1", "--head", "0", "--out", svg});
            QVERIFY2(drawn.exit_code == 0, drawn.messages.constData());
            QCOMPARE(content_of(svg).count("<image"), model == kIdefics ? 4 : 2);  // with the images as a whole
            QVERIFY(content_of(svg).contains(">image 2<"));
        }
        const auto grid = run_headlight(QStringList{"figure"} + input + QStringList{"--view", "grid", "--out", svg});
        QVERIFY2(grid.exit_code == 0, grid.messages.constData());
    }

    void several_images_stay_under_their_tokens_in_a_capture() {
        const QTemporaryDir folder;
        const QString capture = folder.filePath("capture.safetensors");
        const QStringList images{"--image", kLlava + "/reference/several.0.png", "--image",
                                 kLlava + "/reference/several.1.png"};
        const auto written = run_headlight(QStringList{"attention", kLlava, "--text", "one<image>two<image>three"} +
                                           images + QStringList{"--capture", "--out", capture});
        QVERIFY2(written.exit_code == 0, written.messages.constData());
        const QString svg = folder.filePath("o.svg");
        const QStringList wanted{"--view", "image", "--layer", "1", "--head", "0", "--out", svg};
        for (const char* kind : {"self", "vision"}) {
            const auto drawn = run_headlight(QStringList{"figure", capture, "--attention", kind} + images + wanted);
            QVERIFY2(drawn.exit_code == 0, drawn.messages.constData());
            QCOMPARE(content_of(svg).count("<image"), 2);
        }
        const auto refused = run_headlight(QStringList{"figure", capture} + images.first(2) + wanted);
        QCOMPARE(refused.exit_code, 1);
        QVERIFY2(refused.messages.contains("was recorded with 2 images, found 1: give --image once for each."),
                 refused.messages.constData());
    }

    void an_image_in_a_text_stays_under_its_tokens_in_a_capture() {
        const QTemporaryDir folder;
        const QString picture = kQwen + "/reference/image.0.png";
        const QString capture = folder.filePath("capture.safetensors");
        const QStringList text{"--text", "<|vision_start|><|image_pad|><|vision_end|>Where is the value"};
        const auto written = run_headlight(QStringList{"attention", kQwen, "--image", picture} + text +
                                           QStringList{"--capture", "--out", capture});
        QVERIFY2(written.exit_code == 0, written.messages.constData());
        const auto over = [&](const QStringList& source, const QString& query, const QString& ending) {
            const QString file = folder.filePath("over." + ending);
            const auto drawn = run_headlight(QStringList{"figure"} + source +
                                             QStringList{"--image", picture, "--view", "image", "--layer", "1",
                                                         "--head", "1", "--query", query, "--out", file});
            return drawn.exit_code == 0 ? content_of(file) : drawn.messages;
        };
        const QStringList live = QStringList{kQwen} + text;
        const auto weights = [](const QByteArray& json) { return QJsonDocument::fromJson(json)["weights"].toArray(); };
        // The tokens of a capture are the 60 patches of the tower, then those of the text.
        const QByteArray neutral = over({capture, "--image-weights", "neutral"}, "80", "json");
        QVERIFY2(neutral.contains("found imported attention, which is of one text"), neutral.constData());
        const QJsonArray again = weights(over({capture}, "80", "json"));
        QCOMPARE(again.size(), 29);
        QCOMPARE(again, weights(over(live, "20", "json")));
        for (const QByteArray& drawn : {over({capture}, "80", "svg"), over(live, "20", "svg"),
                                        over({capture, "--attention", "vision"}, "2,3", "svg")})
            QVERIFY2(drawn.contains("<image"), drawn.left(200).constData());
    }

    void a_model_that_continues_pixels_generates_no_text() {
        const QTemporaryDir folder;
        for (const char* name : {"config.json", "model.safetensors"})
            QVERIFY(QFile::copy(kImageGpt + '/' + name, folder.filePath(name)));
        QJsonArray clusters;
        for (int i = 0; i < 64; ++i) clusters.append(QJsonArray{i / 64.0, 0, 0});
        QFile processor(folder.filePath("preprocessor_config.json"));
        QVERIFY(processor.open(QIODevice::WriteOnly));
        processor.write(QJsonDocument(QJsonObject{{"image_processor_type", "ImageGPTImageProcessor"},
                                                  {"size", QJsonObject{{"height", 7}, {"width", 7}}},
                                                  {"clusters", clusters}})
                            .toJson());
        processor.close();
        const auto result = run_headlight({"generate", folder.path(), "--image", kBoot});
        QCOMPARE(result.exit_code, 1);
        QVERIFY2(result.messages.contains("does not generate text"), result.messages.constData());
    }

    void an_image_is_completed_from_its_upper_half() {
        const QTemporaryDir folder;
        const auto completed = [&](const QString& image, const QStringList& how) {
            const QString file = folder.filePath("completed.png");
            const auto result = run_headlight(
                QStringList{"generate", "fashion-gpt", "--image", image, "--out", file, "--backend", "cpu"} + how);
            return result.exit_code == 0 ? QImage(file) : QImage();
        };
        const auto part = [](const QImage& image, int top) { return image.copy(0, top, 14 * 16, 7 * 16); };
        const QImage first = completed(kBoot, {"--seed", "1"});
        QCOMPARE(first.size(), QSize(14 * 16, 14 * 16));
        QCOMPARE(completed(kBoot, {"--seed", "1"}), first);
        const QImage other = completed(kBoot, {"--seed", "2"});
        QCOMPARE(part(other, 0), part(first, 0));
        QVERIFY(part(other, 7 * 16) != part(first, 7 * 16));

        // The sample is such a completion, and is read as the pixels that it shows: its upper half stays.
        const QString sample = kBuiltIn + "/fashion-gpt/images/completed-boot.png";
        QCOMPARE(QImage(sample).convertToFormat(QImage::Format_RGB32), first.convertToFormat(QImage::Format_RGB32));
        QCOMPARE(part(completed(sample, {"--seed", "2"}), 0), part(first, 0));
        const QImage last = completed(sample, {"--seed", "2", "--tokens", "14"});
        QCOMPARE(last.copy(0, 0, 14 * 16, 13 * 16), first.copy(0, 0, 14 * 16, 13 * 16));
    }

    void without_chance_an_image_is_completed_as_transformers_completes_it() {
        const QTemporaryDir folder;
        const QString file = folder.filePath("completed.png");
        const auto result = run_headlight({"generate", "fashion-gpt", "--image", kBoot, "--out", file});
        QVERIFY2(result.exit_code == 0, result.messages.constData());
        const QImage image(file);
        const QJsonArray grays =
            QJsonDocument::fromJson(content_of(HEADLIGHT_SOURCE_DIR "/tests/reference/extra/fashion-gpt.json")).array();
        QCOMPARE(grays.size(), 14 * 14);
        for (int at = 0; at < 14 * 14; ++at)
            QCOMPARE(qGray(image.pixel(at % 14 * 16, at / 14 * 16)), grays[at].toInt() * 17);
    }

    void each_sample_of_the_clip_and_its_caption_are_nearest() {
        const QTemporaryDir folder;
        const auto matrix = [&](const QStringList& pair) {
            const QString file = folder.filePath("captions.json");
            const auto drawn =
                run_headlight(QStringList{"figure", "fashion-clip", "--view", "captions", "--out", file} + pair);
            return drawn.exit_code == 0 ? QJsonDocument::fromJson(content_of(file))["cosines"].toArray() : QJsonArray();
        };
        const QJsonArray samples = matrix({});
        QCOMPARE(samples.size(), 8);
        for (int image = 0; image < 8; ++image)
            for (int caption = 0; caption < 8; ++caption) {
                if (image == caption) continue;
                const double cosine = samples[image][caption].toDouble(2);
                QVERIFY(cosine < samples[image][image].toDouble(-2));
                QVERIFY(cosine < samples[caption][caption].toDouble(-2));
            }
        const QJsonArray more = matrix({"--image", kBoot, "--text", "a coat"});
        QCOMPARE(more.size(), 9);
        QCOMPARE(more[1][1], samples[0][0]);
        QVERIFY(more[0][0].toDouble() < more[0][1].toDouble());
    }

    void what_does_not_fit_fails_with_one_clear_sentence_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<int>("code");
        QTest::addColumn<QByteArray>("says");
        const QString text_file = QStringLiteral(HEADLIGHT_SOURCE_DIR "/README.md");
        QTest::newRow("a text for a vision model")
            << QStringList{"figure", "fashion-vit", "--text", "A boot.", "--out", "o.png"} << 1
            << QByteArray("reads images, not text");
        QTest::newRow("ratios of patches by patches")
            << QStringList{"figure", "fashion-vit", "--image", kBoot, "--image-weights", "sinks", "--out", "o.png"} << 1
            << QByteArray("--image-weights: expected attention of text tokens to the patches of an image");
        QTest::newRow("ratios in a web page")
            << QStringList{"figure", "fashion-vit", "--image", kBoot, "--image-weights", "sinks", "--out", "o.html"}
            << 2 << QByteArray("a web page has no --image-weights but plain");
        QTest::newRow("an image for a language model")
            << QStringList{"figure", "story-encoder", "--image", kBoot, "--out", "o.png"} << 1
            << QByteArray("does not read images");
        QTest::newRow("attention of a text by a vision model")
            << QStringList{"attention", "fashion-vit", "--text", "A boot.", "--out", "o.json"} << 1
            << QByteArray("reads images, not text");
        QTest::newRow("generation by a vision model")
            << QStringList{"generate", "fashion-vit", "--text", "A boot"} << 1 << QByteArray("reads images");
        const QStringList completes{"generate", "fashion-gpt", "--image", kBoot, "--out", "o.png"};
        QTest::newRow("nothing of the image is left")
            << completes + QStringList{"--tokens", "196"} << 1 << QByteArray("at most 195 pixels");
        QTest::newRow("a model that does not complete images")
            << QStringList{"generate", "fashion-vit", "--image", kBoot, "--out", "o.png"} << 1
            << QByteArray("does not generate images");
        QTest::newRow("an image in another format")
            << QStringList{"generate", "fashion-gpt", "--image", kBoot, "--out", "o.jpg"} << 2
            << QByteArray("ends in .png");
        QTest::newRow("beams of an image")
            << completes + QStringList{"--beams", "2"} << 2 << QByteArray("without --beams");
        QTest::newRow("captions of a model without")
            << QStringList{"figure", "fashion-vit", "--view", "captions", "--out", "o.png"} << 1
            << QByteArray("found none. Write {");
        QTest::newRow("no image") << QStringList{"figure", "fashion-vit", "--image", text_file, "--out", "o.png"} << 1
                                  << QByteArray("not an image of a supported format");
        QTest::newRow("an absent file") << QStringList{"figure",     "fashion-vit", "--image",
                                                       "absent.png", "--out",       "o.png"}
                                        << 1 << QByteArray("absent.png");
        QTest::newRow("an absent patch") << QStringList{"figure",  "fashion-vit", "--image", kBoot,
                                                        "--query", "7,0",         "--out",   "o.png"}
                                         << 1 << QByteArray("expected a token or patch, from");
        QTest::newRow("an absent stage") << QStringList{"figure",  kSwin, "--image", kBoot,
                                                        "--stage", "2",   "--out",   "o.png"}
                                         << 1 << QByteArray("has the stages 0 and 1; stage 2 was asked for");
        QTest::newRow("a stage of a model without")
            << QStringList{"attention", "fashion-vit", "--image", kBoot, "--stage", "0", "--out", "o.json"} << 1
            << QByteArray("of this model has no stages; stage 0 was asked for");
        for (const char* command : {"attention", "figure"})
            QTest::addRow("%s without the colors of a model's pixels", command)
                << QStringList{command, kImageGpt, "--image", kBoot, "--out", "o.csv"} << 1
                << QByteArray("preprocessor_config.json: clusters: imagegpt reads the pixels of an image");
        QTest::newRow("two places for the image")
            << QStringList{"generate", kLlava, "--text", "<image><image>", "--image", kBoot} << 1
            << QByteArray("Expected \"<image>\" in the text once for each image (1), or not at all");
        QTest::newRow("one place for two images")
            << QStringList{"generate", kLlava, "--text", "<image> and this?", "--image", kBoot, "--image", kBoot} << 1
            << QByteArray(
                   "Expected \"<image>\" in the text once for each image (2), or not at all, so that the images "
                   "stand in front; found 1.");
        for (const char* model : {"fashion-vit", "fashion-clip"})
            QTest::addRow("two images for %s", model)
                << QStringList{"attention", model, "--image", kBoot, "--image", kBoot, "--out", "o.csv"} << 1
                << QByteArray(model) + " reads one image at a time, found 2: give --image once.";
        QTest::newRow("more tokens of images than positions")
            << QStringList{"figure", "fashion-vlm", "--text", "boot",  "--image",
                           kBoot,    "--image",     kBoot,    "--out", "o.png"}
            << 1 << QByteArray("The text with its 2 images has ");
        QTest::newRow("more images than any text holds")
            << QStringList{"figure", kLlava, "--out", "o.png"} + QStringList(65, QString("--image=") + kBoot) << 2
            << QByteArray("expected at most 64 images, found 65");
        QTest::newRow("no image for its place")
            << QStringList{"attention", kLlava, "--text", "<image>", "--out", "o.csv"} << 1
            << QByteArray("Expected an image for \"<image>\" in the text, found none.");
        QTest::newRow("no number of a stage")
            << QStringList{"figure", kSwin, "--image", kBoot, "--stage", "-1", "--out", "o.png"} << 2
            << QByteArray("--stage");
        QTest::newRow("neither") << QStringList{"figure", "fashion-vit", "--out", "o.png"} << 2
                                 << QByteArray("--text, --image or --audio");
        QTest::newRow("layers of nothing")
            << QStringList{"figure", "fashion-vit", "--image", kBoot, "--view", "layers", "--out", "o.png"} << 2
            << QByteArray("--metric");
    }
    void what_does_not_fit_fails_with_one_clear_sentence() {
        QFETCH(QStringList, arguments);
        QFETCH(int, code);
        QFETCH(QByteArray, says);
        const auto result = run_headlight(arguments, {}, environment_without_display());
        QCOMPARE(result.exit_code, code);
        QVERIFY2(result.messages.contains(says), result.messages.constData());
    }
};

HEADLIGHT_TEST(ImageCommandTest, Core)
#include "image_command_test.moc"
