// The words of a page with their places on the command line: JSON and hOCR, and what is refused.

#include "models/comparison.h"
#include "models/reference_case.h"
#include "program.h"
#include "test_program.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

using namespace headlight;
using namespace headlight::testing;

namespace {

const QString kLayoutLm = QStringLiteral(HEADLIGHT_SOURCE_DIR "/tests/reference/models/layoutlm-ner");
constexpr int kInput = 1;  // of the reference, the one without padding

QJsonObject entry_of_reference() {
    return read_json(kLayoutLm + "/reference/inputs.json").array().at(kInput).toObject();
}

QString written(const QTemporaryDir& folder, const QString& name, const QByteArray& content) {
    const QString path = folder.filePath(name);
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(content) == content.size() ? path : QString();
}

/// The reference's words as hOCR of a page of 2000 x 1000 pixels that begins at pixel 10.
QByteArray hocr_of(const QJsonObject& entry) {
    QByteArray words;
    const QJsonArray boxes = entry["boxes"].toArray();
    for (qsizetype i = 0; i < boxes.size(); ++i) {
        const auto side = [&](qsizetype at, int scale) {
            return QByteArray::number(boxes[i][at].toInt() * scale + 10);
        };
        words += "<span class='ocrx_word' title='bbox " + side(0, 2) + " " + side(1, 1) + " " + side(2, 2) + " " +
                 side(3, 1) + "; x_wconf 95'><strong>" + entry["words"][i].toString().toUtf8() + "</strong></span>\n";
    }
    return "<?xml version='1.0'?>\n<html xmlns='http://www.w3.org/1999/xhtml'><body>"
           "<div class='ocr_page' title='image \"page.png\"; bbox 10 10 2010 1010; ppageno 0'>"
           "<span class='ocr_line' title='bbox 0 0 9 9'>" +
           words +
           "</span></div><div class='ocr_page' title='bbox 0 0 5 5'><span class='ocrx_word' title='bbox 0 0 1 1'>"
           "another</span></div></body></html>";
}

QByteArray json_of(const QJsonObject& entry) {
    return QJsonDocument(QJsonObject{{"words", entry["words"]}, {"boxes", entry["boxes"]}}).toJson();
}

ProgramResult attention_of(const QStringList& input, const QString& out) {
    return run_headlight(QStringList{"attention", kLayoutLm, "--hidden", "--logits", "--out", out} + input);
}

}  // namespace

class PageWordsTest : public QObject {
    Q_OBJECT

  private slots:
    void words_and_places_give_what_transformers_gives_data() {
        QTest::addColumn<QByteArray>("content");
        QTest::newRow("JSON") << json_of(entry_of_reference());
        QTest::newRow("hOCR") << hocr_of(entry_of_reference());
    }
    void words_and_places_give_what_transformers_gives() {
        QFETCH(QByteArray, content);
        const QTemporaryDir folder;
        const QString out = folder.filePath("page.safetensors");
        const auto result = attention_of({"--boxes", written(folder, "page", content)}, out);
        QCOMPARE(result.messages, QByteArray());
        QCOMPARE(result.exit_code, 0);
        const auto found = read_tensors(out.toStdString());
        for (const auto& [tensor, values] : read_expected("layoutlm-ner", kInput))
            compare_tensor(tensor, found, values, {});
    }

    void a_page_with_its_image_gives_what_transformers_gives() {
        const QString model = reference_models() + "/layoutlmv3-ner";
        const auto entry = read_json(model + "/reference/inputs.json").array().at(0).toObject();
        const QTemporaryDir folder;
        const QString out = folder.filePath("page.safetensors");
        const auto result = run_headlight({"attention", model, "--hidden", "--logits", "--boxes",
                                           written(folder, "page.json", json_of(entry)), "--image",
                                           model + "/reference/" + entry["image"].toString(), "--out", out});
        QCOMPARE(result.messages, QByteArray());
        QCOMPARE(result.exit_code, 0);
        const auto found = read_tensors(out.toStdString());
        for (const auto& [tensor, values] : read_expected("layoutlmv3-ner", 0))
            compare_tensor(tensor, found, values, {});
    }

    void a_masked_word_keeps_its_place() {
        const QTemporaryDir folder;
        QList<QByteArray> files;
        for (const char* box : {"[500, 500, 600, 600]", "[0, 0, 0, 0]"}) {
            const QString page =
                written(folder, "page.json", "{\"words\": [\"[MASK]\"], \"boxes\": [" + QByteArray(box) + "]}");
            const QString out = folder.filePath("masked.json");
            QCOMPARE(attention_of({"--boxes", page}, out).exit_code, 0);
            QFile file(out);
            QVERIFY(file.open(QIODevice::ReadOnly));
            files << file.readAll();
        }
        QVERIFY(files[0] != files[1]);
    }

    void figures_and_descriptions_read_them_too() {
        const QTemporaryDir folder;
        written(folder, "page.hocr", hocr_of(entry_of_reference()));
        const QString description = written(
            folder, "figure.json",
            QJsonDocument(QJsonObject{{"model", kLayoutLm}, {"boxes", "page.hocr"}, {"view", "heatmap"}}).toJson());
        const auto drawn = run_headlight({"figure", "--spec", description, "--out", folder.filePath("a.svg")}, {},
                                         environment_without_display());
        QVERIFY2(drawn.exit_code == 0, drawn.messages.constData());
    }

    void a_text_alone_is_said_to_have_no_page() {
        const QTemporaryDir folder;
        const auto drawn =
            run_headlight({"figure", kLayoutLm, "--text", "Total amount", "--out", folder.filePath("a.svg")}, {},
                          environment_without_display());
        QCOMPARE(drawn.exit_code, 0);
        QVERIFY2(drawn.messages.contains("all of them stand at the left upper corner"), drawn.messages.constData());
    }

    void what_is_no_page_is_said_data() {
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<QByteArray>("says");
        QTest::newRow("fewer boxes") << QByteArray(R"({"words": ["a", "b"], "boxes": [[1, 2, 3, 4]]})")
                                     << QByteArray("boxes: Expected a box for each of 2 words, found 1.");
        QTest::newRow("three numbers") << QByteArray(R"({"words": ["a"], "boxes": [[1, 2, 3]]})")
                                       << QByteArray("boxes[0]: Expected left, top, right and bottom");
        QTest::newRow("beyond the page") << QByteArray(R"({"words": ["a"], "boxes": [[1, 2, 3, 1001]]})")
                                         << QByteArray("1001");
        QTest::newRow("the wrong way round")
            << QByteArray(R"({"words": ["a"], "boxes": [[3, 2, 1, 4]]})") << QByteArray("in this order");
        QTest::newRow("no words") << QByteArray(R"({"words": [], "boxes": []})")
                                  << QByteArray("Expected at least one word");
        QTest::newRow("no JSON") << QByteArray("words") << QByteArray("page");
        QTest::newRow("no page") << QByteArray("<html><span class='ocrx_word' title='bbox 0 0 1 1'>a</span></html>")
                                 << QByteArray("Expected an element of the class ocr_page around the words.");
        QTest::newRow("no place")
            << QByteArray(
                   "<html>\n<div class='ocr_page' title='bbox 0 0 9 9'>\n<span class='ocrx_word'>a</span></div></html>")
            << QByteArray("line 3: Expected \"bbox left top right bottom\"");
        QTest::newRow("an empty word") << QByteArray(R"({"words": [""], "boxes": [[1, 2, 3, 4]]})")
                                       << QByteArray("words[0]: Expected a word, found an empty text.");
        QTest::newRow("cut off") << QByteArray(
                                        "<html><div class='ocr_page' title='bbox 0 0 9 9'>"
                                        "<span class='ocrx_word' title='bbox 0 0 1 1'>a</span><span class='oc")
                                 << QByteArray("Expected hOCR, which is XHTML");
        QTest::newRow("beyond all pixels")
            << QByteArray("<html><div class='ocr_page' title='bbox 0 0 9 99999999999999999999'></div></html>")
            << QByteArray("Expected \"bbox left top right bottom\"");
        QTest::newRow("broken") << QByteArray("<html><div class='ocr_page' title='bbox 0 0 9 9'></html>")
                                << QByteArray("Expected hOCR, which is XHTML");
    }
    void what_is_no_page_is_said() {
        QFETCH(QByteArray, content);
        QFETCH(QByteArray, says);
        const QTemporaryDir folder;
        const auto result =
            attention_of({"--boxes", written(folder, "page", content)}, folder.filePath("out.safetensors"));
        QCOMPARE(result.exit_code, 1);
        QVERIFY2(result.messages.contains(says), result.messages.constData());
        QCOMPARE(result.messages.count('\n'), 1);
    }

    void models_that_read_no_pages_say_so() {
        const QTemporaryDir folder;
        const QString page = written(folder, "page.json", json_of(entry_of_reference()));
        const auto result =
            run_headlight({"attention", "story-encoder", "--boxes", page, "--out", folder.filePath("out.safetensors")});
        QCOMPARE(result.exit_code, 1);
        QVERIFY2(result.messages.contains("does not read where words stand on a page: use --text instead of --boxes."),
                 result.messages.constData());
    }
};

HEADLIGHT_TEST(PageWordsTest, Core)
#include "page_words_test.moc"
