// The view masks on the command line: its numbers beside the weights of the heads, its files, and what it refuses.

#include "program.h"
#include "test_program.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>

using namespace headlight::testing;

namespace {

const QString kBoot = QStringLiteral(HEADLIGHT_SOURCE_DIR "/resources/models/fashion-vit/images/ankle-boot.png");

QByteArray read(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

}  // namespace

class PatchMasksCommandTest : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;

    QJsonObject numbers(const QStringList& more) {
        const QString out = folder_.filePath("numbers.json");
        const auto result = run_headlight(QStringList{"figure", "fashion-vit", "--image", kBoot, "--out", out} + more);
        return result.exit_code == 0 ? QJsonDocument::fromJson(read(out)).object() : QJsonObject();
    }

  private slots:
    void each_mask_holds_the_asked_share_of_the_head() {
        for (const double share : {0.3, 0.6, 0.95}) {
            const QJsonObject masks = numbers({"--view", "masks", "--layer", "2", "--mass", QString::number(share)});
            const QJsonArray heads = masks["weights"].toArray();
            QVERIFY(heads.size() > 1);
            for (int head = 0; head < heads.size(); ++head) {
                double held = 0;
                double smallest = 1;
                double all = 0;
                for (int patch = 0; patch < heads[head].toArray().size(); ++patch) {
                    const double weight = heads[head][patch].toDouble();
                    all += weight;
                    if (masks["kept"][head][patch].toDouble() == 0) continue;
                    held += weight;
                    smallest = std::min(smallest, weight);
                }
                QVERIFY(std::abs(all - 1) < 1e-5);
                QVERIFY(held > share - 1e-5 && held - smallest < share + 1e-5);
                QVERIFY(std::abs(held - masks["mass"][head].toDouble()) < 1e-5);
            }
        }
    }

    void the_weights_are_those_of_the_class_token() {
        const QJsonObject masks = numbers({"--view", "masks", "--layer", "2"});
        const QJsonArray row = numbers({"--view", "heatmap", "--layer", "2", "--head", "1"})["weights"][0].toArray();
        const double on_patches = masks["on_patches"][1].toDouble();
        QVERIFY(std::abs(1 - row[0].toDouble() - on_patches) < 1e-5);
        for (int patch = 0; patch + 1 < row.size(); ++patch)
            QVERIFY(std::abs(row[patch + 1].toDouble() / on_patches - masks["weights"][1][patch].toDouble()) < 1e-5);
    }

    void figures_are_written() {
        for (const char* ending : {"png", "svg", "pdf", "csv", "npz"}) {
            const QString out = folder_.filePath(QStringLiteral("masks.") + ending);
            const auto result = run_headlight(
                {"figure", "fashion-vit", "--image", kBoot, "--view", "masks", "--query", "3,3", "--out", out});
            QVERIFY2(result.exit_code == 0, result.messages);
            QVERIFY(!read(out).isEmpty());
        }
        QVERIFY(read(folder_.filePath("masks.svg")).contains("query: 3,3"));
    }

    void a_text_has_no_patches() {
        const auto result = run_headlight({"figure", "story-encoder", "--text", "The cat.", "--view", "masks", "--out",
                                           folder_.filePath("none.png")});
        QCOMPARE(result.exit_code, 1);
        QVERIFY2(result.messages.contains("Masks of patches need attention over the patches"), result.messages);
    }
};

HEADLIGHT_TEST(PatchMasksCommandTest, Core)
#include "patch_masks_command_test.moc"
