// Every kind of file that the program writes holds one provenance object of one shape.

#include "analysis/provenance.h"
#include "capture/intervention_text.h"
#include "export/read_numbers.h"
#include "program.h"
#include "test_program.h"

#include <QFile>
#include <QFileInfo>
#include <QImage>
#include <QTemporaryDir>
#include <QTest>

using namespace headlight;
using namespace headlight::testing;

namespace {

const QStringList kHead{"--layer", "2", "--head", "2"};

QStringList tired(const QString& command) {
    return {command, "story-encoder", "--text", "The animal was tired.", "--intervene", "zero:1.0"};
}

QByteArray content_of(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// The text between two others, with the escapes of XML resolved.
QString between(const QString& content, const QString& begin, const QString& end) {
    const qsizetype from = content.indexOf(begin) + begin.size();
    QString text = content.mid(from, content.indexOf(end, from) - from);
    return text.replace("&quot;", "\"").replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&");
}

/// An object whose member "provenance" has this value.
std::string member(const QString& value) {
    return R"({"provenance": )" + value.toStdString() + "}";
}

/// A JSON object in which `read_provenance` finds what the file says, wherever its format has room for it.
std::string object_with_provenance(const QString& path) {
    const QString ending = QFileInfo(path).suffix();
    if (ending == "safetensors") return member(QString::fromStdString(metadata_in(path, "provenance")));
    if (ending == "npz") return NpzFile(path.toStdString()).text("metadata.json", 1 << 20).value();
    if (ending == "png") return member(QImage(path).text("Provenance"));
    const QString content = QString::fromUtf8(content_of(path));
    if (ending == "svg") return member(between(content, "<metadata>", "</metadata>"));
    if (ending == "pdf") return member(between(content, "<headlight:Provenance>", "</headlight:Provenance>"));
    if (ending == "tex") return member(between(content, "% Provenance: ", "\n"));
    if (ending == "html")
        return between(content, "<script type=\"application/json\" id=\"data\">", "</script>").toStdString();
    if (ending == "csv" || ending == "tsv") return member(between(content, "# provenance: ", "\n").trimmed());
    return content.toStdString();
}

std::vector<Provenance> provenance_in(const QString& path) {
    return read_provenance(object_with_provenance(path), path.toStdString());
}

}  // namespace

class ProvenanceFilesTest : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() {
        const auto model = run_headlight({"model", "story-encoder", "--json"});
        const auto runs = read_provenance(model.output.toStdString(), "model");
        QCOMPARE(runs.size(), std::size_t{1});
        encoder_ = runs.front();
        QCOMPARE(encoder_.model_name, std::string("story-encoder"));
        QVERIFY(!hashes_of(encoder_).content.empty() && !encoder_.backend.empty() && !encoder_.version.empty());
    }

    void a_file_holds_the_provenance_of_its_run_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("ending");
        for (const char* ending : {"safetensors", "npz", "json", "csv"})
            QTest::addRow("attention as %s", ending) << tired("attention") << ending;
        for (const char* ending : {"pdf", "svg", "png", "tex", "html", "csv", "tsv", "json", "npz", "safetensors"})
            QTest::addRow("head as %s", ending) << tired("figure") + kHead << ending;
        const QStringList weight = kHead + QStringList{"--view", "weight", "--query", "3", "--key", "2"};
        for (const QStringList& view :
             {weight, QStringList{"--view", "grid"}, QStringList{"--view", "similarity", "--embeddings"}})
            for (const char* ending : {"svg", "json"})
                QTest::addRow("%s as %s", qPrintable(view.join(' ')), ending) << tired("figure") + view << ending;
    }
    void a_file_holds_the_provenance_of_its_run() {
        QFETCH(QStringList, arguments);
        QFETCH(QString, ending);
        const QString path = folder_.filePath("out." + ending);
        const auto run = run_headlight(arguments + QStringList{"--out", path}, {}, environment_without_display());
        QVERIFY2(run.exit_code == 0, run.messages.constData());
        Provenance expected = encoder_;
        expected.interventions = {parse_intervention("zero:1.0")};
        check(provenance_in(path), {expected});
    }

    void what_is_written_to_standard_output_as_json_says_the_same_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<bool>("intervened");
        QTest::newRow("similarity") << QStringList{"study", "similarity"} + tired("").mid(1) << true;
        QTest::newRow("weight") << QStringList{"study", "weight"} + tired("").mid(1) + kHead +
                                       QStringList{"--query", "1", "--key", "2"}
                                << true;
        QTest::newRow("neighbours") << QStringList{"study", "neighbours", "story-encoder", "--words", "dog"} << false;
        QTest::newRow("model") << QStringList{"model", "story-encoder", "--json"} << false;
    }
    void what_is_written_to_standard_output_as_json_says_the_same() {
        QFETCH(QStringList, arguments);
        QFETCH(bool, intervened);
        const auto run = run_headlight(arguments);
        QVERIFY2(run.exit_code == 0, run.messages.constData());
        Provenance expected = encoder_;
        if (intervened) expected.interventions = {parse_intervention("zero:1.0")};
        check(read_provenance(run.output.toStdString(), "output"), {expected});
    }

    void tokens_name_the_model_whose_tokenizer_made_them() {
        for (const QStringList& more : {QStringList{}, QStringList{"--steps"}}) {
            const auto run =
                run_headlight(QStringList{"tokenize", "story-encoder", "--text", "A dog.", "--json"} + more);
            QVERIFY2(run.exit_code == 0, run.messages.constData());
            check(read_provenance(run.output.toStdString(), "output"),
                  {{encoder_.model_name, "", nullptr, "", encoder_.version}});
        }
    }

    void generated_tokens_and_their_attention_say_which_model_wrote_them() {
        const QString path = folder_.filePath("steps.npz");
        const QStringList once{"generate", "story-decoder", "--text",  "Once upon a time", "--tokens",
                               "2",        "--intervene",   "zero:1.0"};
        const auto told = run_headlight(once + QStringList{"--json"});
        QVERIFY2(told.exit_code == 0, told.messages.constData());
        const auto written = run_headlight(once + QStringList{"--attention", path});
        QVERIFY2(written.exit_code == 0, written.messages.constData());
        const auto runs = read_provenance(told.output.toStdString(), "output");
        QCOMPARE(runs.size(), std::size_t{1});
        QCOMPARE(runs.front().model_name, std::string("story-decoder"));
        QCOMPARE(runs.front().interventions, (std::vector{parse_intervention("zero:1.0")}));
        check(provenance_in(path), runs);
    }

    void metrics_say_it_in_both_formats() {
        QFile lines(folder_.filePath("texts.jsonl"));
        QVERIFY(lines.open(QIODevice::WriteOnly));
        lines.write("{\"text\": \"A dog.\"}\n");
        lines.close();
        for (const char* ending : {"json", "csv"}) {
            const QString path = folder_.filePath(QString("heads.") + ending);
            const auto run = run_headlight({"metrics", "story-encoder", "--lines", lines.fileName(), "--out", path});
            QVERIFY2(run.exit_code == 0, run.messages.constData());
            check(provenance_in(path), {encoder_});
        }
    }

    void a_comparison_lists_its_sides_in_their_order() {
        const QStringList sides{"compare",          "story-encoder", "--text", "The animal was tired.",
                                "--with-intervene", "zero:1.0"};
        Provenance second = encoder_;
        second.interventions = {parse_intervention("zero:1.0")};
        for (const char* ending : {"svg", "html", "npz", "csv"}) {
            const QString path = folder_.filePath(QString("both.") + ending);
            const auto run =
                run_headlight(sides + kHead + QStringList{"--out", path}, {}, environment_without_display());
            QVERIFY2(run.exit_code == 0, run.messages.constData());
            check(provenance_in(path), {encoder_, second});
        }
        const auto told = run_headlight(sides + QStringList{"--json"});
        QVERIFY2(told.exit_code == 0, told.messages.constData());
        check(read_provenance(told.output.toStdString(), "output"), {encoder_, second});
    }

    void a_page_of_panels_lists_the_runs_of_its_panels() {
        QFile spec(folder_.filePath("panels.json"));
        QVERIFY(spec.open(QIODevice::WriteOnly));
        spec.write(R"({"model": "story-encoder", "text": "A dog.", "layer": 2, "head": 2,
                       "panels": [{}, {"model": "story-decoder"}]})");
        spec.close();
        for (const char* ending : {"pdf", "tsv"}) {
            const QString path = folder_.filePath(QString("panels.") + ending);
            const auto run =
                run_headlight({"figure", "--spec", spec.fileName(), "--out", path}, {}, environment_without_display());
            QVERIFY2(run.exit_code == 0, run.messages.constData());
            const auto runs = provenance_in(path);
            QCOMPARE(runs.size(), std::size_t{2});
            check({runs.front()}, {encoder_});
            QCOMPARE(runs.back().model_name, std::string("story-decoder"));
        }
    }

  private:
    static void check(const std::vector<Provenance>& found, const std::vector<Provenance>& expected) {
        QCOMPARE(provenance_json(found), provenance_json(expected));
        QVERIFY(found == expected);
    }

    QTemporaryDir folder_;
    Provenance encoder_;
};

HEADLIGHT_TEST(ProvenanceFilesTest, Core)
#include "provenance_files_test.moc"
