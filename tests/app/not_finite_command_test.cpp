// What the command line writes of a model whose numbers are NaN: NaN, with a notice, and no text.

#include "damaged_model.h"
#include "program.h"
#include "test_program.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include <limits>

using namespace headlight::testing;

namespace {

constexpr float kNaN = std::numeric_limits<float>::quiet_NaN();

QByteArray content_of(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("cannot be read");
}

}  // namespace

class NotFiniteCommandTest : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;
    QString bert_;

  private slots:
    void initTestCase() {
        bert_ = QString::fromStdString(damaged_model("bert-mlm", "bert.encoder.layer.1.attention.self.query.weight",
                                                     kNaN, folder_.path().toStdString())
                                           .string());
    }

    void files_hold_nan_and_the_notice_counts_the_rows() {
        const auto write = [&](const QString& name) {
            const auto result = run_headlight(
                {"attention", bert_, "--text", "The cat.", "--backend", "cpu", "--out", folder_.filePath(name)});
            QVERIFY2(result.exit_code == 0, result.messages.constData());
            QVERIFY2(result.messages.contains("rows of attention weights are NaN, from L1H0 on"),
                     result.messages.constData());
        };
        write("out.json");
        const QJsonObject file = QJsonDocument::fromJson(content_of(folder_.filePath("out.json"))).object();
        const QJsonValue weights = file["tensors"].toObject().value("attentions.1");
        QVERIFY(weights[0][0][0].isNull());
        QVERIFY(weights[1][0][0].isDouble());
        write("out.csv");
        QVERIFY(content_of(folder_.filePath("out.csv")).contains(",1,nan\n"));
    }

    void a_figure_marks_them_and_its_numbers_are_nan() {
        const auto draw = [&](const QString& name) {
            const auto result = run_headlight({"figure", bert_, "--text", "The cat.", "--layer", "1", "--head", "0",
                                               "--backend", "cpu", "--out", folder_.filePath(name)},
                                              {}, environment_without_display());
            QVERIFY2(result.exit_code == 0, result.messages.constData());
            QVERIFY2(result.messages.contains("rows of attention weights are NaN"), result.messages.constData());
        };
        draw("head.svg");
        QVERIFY(content_of(folder_.filePath("head.svg")).contains("NaN (not a number)"));
        draw("head.csv");
        QVERIFY(content_of(folder_.filePath("head.csv")).contains("nan"));
        draw("head.json");
        QVERIFY(content_of(folder_.filePath("head.json")).contains("null"));
    }

    void generation_stops_with_a_sentence() {
        const std::filesystem::path model =
            damaged_model("gpt2-lm", "transformer.h.1.attn.c_attn.weight", kNaN, folder_.path().toStdString());
        const auto result = run_headlight(
            {"generate", QString::fromStdString(model.string()), "--text", "The cat", "--backend", "cpu"});
        QCOMPARE(result.exit_code, 1);
        QVERIFY2(result.messages.contains("logits are NaN or infinite, so no token can be chosen"),
                 result.messages.constData());
    }
};

HEADLIGHT_TEST(NotFiniteCommandTest, Core)
#include "not_finite_command_test.moc"
