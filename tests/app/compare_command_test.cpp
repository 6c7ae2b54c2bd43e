// `headlight compare`, on a machine without a display.

#include "program.h"
#include "test_program.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

using namespace headlight::testing;

namespace {

constexpr const char* kTired = "The animal was too tired.";

ProgramResult compare(const QStringList& arguments) {
    return run_headlight(QStringList{"compare", "story-encoder", "--text", kTired} + arguments, {},
                         environment_without_display());
}

QByteArray content_of(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("cannot be read");
}

}  // namespace

class CompareCommandTest : public QObject {
    Q_OBJECT

  private slots:
    void heads_are_listed_by_how_much_a_word_changes_them() {
        const auto result = compare({"--with-text", "The animal was too wide.", "--json"});
        QVERIFY2(result.exit_code == 0, result.messages.constData());
        const QJsonArray heads = QJsonDocument::fromJson(result.output).object()["heads"].toArray();
        QCOMPARE(heads.size(), 16);
        for (int row = 1; row < heads.size(); ++row)
            QVERIFY(heads[row - 1].toObject()["divergence"].toDouble() >=
                    heads[row].toObject()["divergence"].toDouble());
        QVERIFY(heads[0].toObject()["divergence"].toDouble() > 0.01);
        QVERIFY(heads[0].toObject()["divergence"].toDouble() < 0.7);
    }

    void a_run_does_not_differ_from_itself() {
        const auto result = compare({"--json"});
        const QJsonArray heads = QJsonDocument::fromJson(result.output).object()["heads"].toArray();
        QCOMPARE(heads.size(), 16);
        QVERIFY(heads[0].toObject()["divergence"].toDouble() < 1e-9);
    }

    void models_with_other_tokenizers_are_drawn_side_by_side() {
        const QTemporaryDir folder;
        for (const auto* ending : {"pdf", "svg", "png", "tex"}) {
            const QString path = folder.filePath(QString("both.") + ending);
            const auto result = compare({"--with", "story-decoder", "--layer", "1", "--head", "0", "--out", path});
            QVERIFY2(result.exit_code == 0, result.messages.constData());
            QVERIFY(QFile(path).size() > 2000);
        }
        const QByteArray drawing = content_of(folder.filePath("both.svg"));
        QVERIFY(drawing.contains("story-decoder") && drawing.contains("Difference"));
    }

    void up_to_four_runs_are_drawn_side_by_side() {
        const QTemporaryDir folder;
        const QString path = folder.filePath("all.svg");
        const auto result = compare({"--with",       "story-sentiment",
                                     "--with",       "",
                                     "--with",       "story-decoder",
                                     "--with-text",  "",
                                     "--with-text",  "The animal was too wide.",
                                     "--with-text",  "",
                                     "--difference", "C",
                                     "--layer",      "1",
                                     "--head",       "0",
                                     "--out",        path});
        QVERIFY2(result.exit_code == 0, result.messages.constData());
        const QByteArray drawing = content_of(path);
        for (const char* title : {"A · story-encoder", "B · story-sentiment", "C · story-encoder", "D · story-decoder",
                                  "Difference, C − A", "tired → wi"})
            QVERIFY2(drawing.contains(title), title);
    }

    void an_option_given_once_is_for_all_sides_and_the_table_is_of_the_one_asked_for() {
        const QStringList texts{"--with", "story-sentiment", "--with-text", "The animal was too wide.", "--with-text",
                                kTired};
        const auto of = [](const ProgramResult& result) { return QJsonDocument::fromJson(result.output).object(); };
        const QJsonObject first = of(compare(texts + QStringList{"--json"}));
        const QJsonObject second = of(compare(texts + QStringList{"--json", "--difference", "C"}));
        QCOMPARE(first["right"].toString(), QString("story-sentiment"));
        QCOMPARE(second["right"].toString(), QString("story-sentiment"));
        QVERIFY(first["heads"] != second["heads"]);
    }

    void masks_hold_on_all_sides() {
        const QTemporaryDir folder;
        const QString path = folder.filePath("masked.svg");
        const auto result = compare({"--mask", "5", "--with-text", "The animal was too very wide.", "--layer", "1",
                                     "--head", "0", "--out", path});
        QVERIFY2(result.exit_code == 0, result.messages.constData());
        QVERIFY(content_of(path).contains("[MASK]"));
        QVERIFY2(result.messages.contains("masked in run A"), result.messages.constData());
    }

    void sides_that_do_not_fit_together_are_wrong_usage() {
        QCOMPARE(compare({"--difference", "C"}).exit_code, 2);
        QCOMPARE(compare({"--with-text", "a", "--with-text", "b", "--with-text", "c", "--with-head", "1", "--with-head",
                          "2"})
                     .exit_code,
                 2);
        QCOMPARE(compare({"--with-head", "0", "--with-head", "1", "--with-head", "2", "--with-head", "3"}).exit_code,
                 2);
    }

    void both_sides_and_their_difference_are_written_as_numbers_with_signs() {
        const QTemporaryDir folder;
        const QString path = folder.filePath("compared.csv");
        const auto result = compare({"--layer", "2", "--head", "2", "--with-head", "1", "--out", path});
        QVERIFY2(result.exit_code == 0, result.messages.constData());
        const QByteArray table = table_after_provenance(content_of(path));
        QVERIFY(table.startsWith("query,query_label,key,key_label,A,B,difference\r\n"));
        QVERIFY(table.contains(",-0.") && table.contains("tired"));
    }

    void a_head_that_there_is_not_is_refused() {
        const QTemporaryDir folder;
        const auto result =
            compare({"--layer", "2", "--head", "2", "--with-head", "9", "--out", folder.filePath("x.pdf")});
        QCOMPARE(result.exit_code, 1);
        QVERIFY(result.messages.contains("There is no head 9"));
    }

    void nothing_to_compare_is_wrong_usage() {
        const auto result = run_headlight({"compare", "story-encoder"}, {}, environment_without_display());
        QCOMPARE(result.exit_code, 2);
    }
};

HEADLIGHT_TEST(CompareCommandTest, Core)
#include "compare_command_test.moc"
