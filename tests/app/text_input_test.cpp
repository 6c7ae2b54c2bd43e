// What a text may come from, and what of it is used: row by row what a shell can throw at a program.

#include "program.h"
#include "test_program.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

using namespace headlight::testing;

namespace {

QStringList tokenize(const QStringList& arguments) {
    return QStringList{"tokenize", "story-encoder"} + arguments;
}

QJsonObject read_object(const QByteArray& json) {
    return QJsonDocument::fromJson(json).object();
}

void write_file(const QString& path, const QByteArray& content) {
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(content);
}

}  // namespace

class TextInputTest : public QObject {
    Q_OBJECT

  private slots:
    void a_text_is_shown_as_a_table_of_tokens() {
        const auto result = run_headlight(tokenize({"--text", "The animal."}));
        QCOMPARE(result.exit_code, 0);
        const auto lines = result.output.split('\n');
        QCOMPARE(lines[0], QByteArray("index\tid\ttoken\tbegin\tend"));
        QVERIFY(lines[1].contains("\t[CLS]\t0\t0"));
        QVERIFY(lines[2].endsWith("\tthe\t0\t3"));
        QVERIFY(lines[3].endsWith("\tanimal\t4\t10"));
    }

    void offsets_count_characters_and_not_bytes() {
        const auto result = run_headlight(tokenize({"--text", "é the", "--json"}));
        const auto offsets = read_object(result.output)["offsets"].toArray();
        QCOMPARE(offsets[offsets.size() - 2].toArray(), (QJsonArray{2, 5}));
    }

    void standard_input_is_read_for_a_dash() {
        const auto piped = run_headlight(tokenize({"--text", "-", "--json"}), "The animal.");
        const auto typed = run_headlight(tokenize({"--text", "The animal.", "--json"}));
        QCOMPARE(piped.exit_code, 0);
        QCOMPARE(piped.output, typed.output);
    }

    void binary_standard_input_is_tokenized_as_replaced_characters() {
        const auto result = run_headlight(tokenize({"--text", "-", "--json"}), QByteArray("\xFF\xFE\x00\x80 the", 8));
        QCOMPARE(result.exit_code, 0);
        QVERIFY(!read_object(result.output)["ids"].toArray().isEmpty());
    }

    void more_than_a_mebibyte_of_standard_input_is_cut_and_said() {
        const auto result = run_shell("yes the | \"$HEADLIGHT\" tokenize story-encoder --text - --json | wc -c");
        QCOMPARE(result.exit_code, 0);
        QVERIFY(result.messages.contains("1 MiB"));
        QVERIFY(result.output.trimmed().toLongLong() > 1'000'000);
    }

    void a_file_of_lines_answers_a_line_each() {
        const QTemporaryDir folder;
        write_file(folder.filePath("texts.jsonl"), "{\"text\": \"the\"}\n\n{\"text\": \"animal\"}\n");
        const auto result = run_headlight(tokenize({"--lines", folder.filePath("texts.jsonl"), "--json"}));
        QCOMPARE(result.exit_code, 0);
        const auto lines = result.output.trimmed().split('\n');
        QCOMPARE(lines.size(), 2);
        QCOMPARE(read_object(lines[1])["text"].toString(), "animal");
    }

    void a_line_that_is_no_object_is_named() {
        const QTemporaryDir folder;
        write_file(folder.filePath("texts.jsonl"), "{\"text\": \"the\"}\n[1, 2]\n");
        const auto result = run_headlight(tokenize({"--lines", folder.filePath("texts.jsonl"), "--json"}));
        QCOMPARE(result.exit_code, 1);
        QVERIFY(result.messages.contains("texts.jsonl"));
        QVERIFY(result.messages.contains("line 2"));
    }

    void a_byte_order_mark_in_a_line_is_text() {
        const QTemporaryDir folder;
        write_file(folder.filePath("texts.jsonl"), "{\"text\": \"\xEF\xBB\xBFthe\"}\n");
        const auto result = run_headlight(tokenize({"--lines", folder.filePath("texts.jsonl"), "--json"}));
        QVERIFY(result.output.contains("\"text\":\"\xEF\xBB\xBFthe\""));
    }

    /// The built-in encoder with a pre-tokenizer whose expression takes 2^n steps for n letters.
    void a_text_that_its_tokenizer_gives_up_on_is_told() {
        const QTemporaryDir folder;
        const QDir model(QStringLiteral(HEADLIGHT_SOURCE_DIR "/resources/models/story-encoder"));
        for (const QString& name : model.entryList(QDir::Files)) {
            QFile file(model.filePath(name));
            QVERIFY(file.open(QIODevice::ReadOnly));
            QByteArray content = file.readAll();
            if (name == "tokenizer.json") {
                auto sections = QJsonDocument::fromJson(content).object();
                sections["pre_tokenizer"] = QJsonObject{{"type", "Split"},
                                                        {"pattern", QJsonObject{{"Regex", "(a+)+$"}}},
                                                        {"behavior", "Isolated"},
                                                        {"invert", false}};
                content = QJsonDocument(sections).toJson();
            }
            write_file(folder.filePath(name), content);
        }
        const QString text = QString(60, 'a') + "b";
        for (const QStringList& arguments :
             {QStringList{"tokenize", folder.path(), "--text", text},
              QStringList{"tokenize", folder.path(), "--text", text, "--json"},
              QStringList{"attention", folder.path(), "--text", text, "--out", folder.filePath("a.npz")},
              QStringList{"figure", folder.path(), "--text", text, "--out", folder.filePath("a.svg")}}) {
            const auto result = run_headlight(arguments);
            QCOMPARE(result.exit_code, 0);
            QVERIFY2(result.messages.contains("too many steps"), qPrintable(arguments.first()));
        }
    }

    void a_missing_model_is_named() {
        const auto result = run_headlight({"tokenize", "no-such-model", "--text", "x"});
        QCOMPARE(result.exit_code, 1);
        QVERIFY(result.messages.contains("no-such-model"));
    }

    // A list that came with a model must not read elsewhere what its author may not know.
    void tensors_of_inputs_lie_beside_their_list_data() {
        QTest::addColumn<QString>("name");
        for (const char* name : {"../secret.safetensors", "/etc/passwd", "sub/x.safetensors", "..", "C:x", "a\\b"})
            QTest::newRow(name) << name;
    }
    void tensors_of_inputs_lie_beside_their_list() {
        QFETCH(QString, name);
        const QTemporaryDir folder;
        QVERIFY(QDir(folder.path()).mkdir("list"));
        write_file(folder.filePath("secret.safetensors"), QByteArray("\2\0\0\0\0\0\0\0{}", 10));
        const QJsonObject input{{"input_ids", QJsonArray{2, 5, 3}}, {"tensors", name}};
        write_file(folder.filePath("list/inputs.json"), QJsonDocument(QJsonArray{input}).toJson());
        const auto result = run_headlight({"attention", "story-encoder", "--inputs",
                                           folder.filePath("list/inputs.json"), "--out", folder.filePath("out")});
        QCOMPARE(result.exit_code, 1);
        QVERIFY2(result.messages.contains("inputs.json: [0].tensors: Expected the name of a file in the folder"),
                 result.messages.constData());
    }

    void a_file_is_read_as_what_was_typed() {
        const QTemporaryDir folder;
        write_file(folder.filePath("story.txt"), "The animal.\r\n");
        const auto read = run_headlight(tokenize({"--text-file", folder.filePath("story.txt"), "--json"}));
        const auto typed = run_headlight(tokenize({"--text", "The animal.", "--json"}));
        QCOMPARE(read.exit_code, 0);
        QCOMPARE(read.output, typed.output);
    }

    void a_sequence_of_several_is_read_and_the_others_are_named() {
        const QTemporaryDir folder;
        write_file(folder.filePath("two.fasta"), ">one\nab\nc\n>two\nDE*\n");
        const auto first = run_headlight(tokenize({"--text-file", folder.filePath("two.fasta"), "--json"}));
        QCOMPARE(read_object(first.output)["text"].toString(), "ABC");
        QVERIFY2(
            first.messages.contains("two.fasta has 2 records; \"one\" is read. --record chooses another: one, two."),
            first.messages);
        const auto second =
            run_headlight(tokenize({"--text-file", folder.filePath("two.fasta"), "--record", "two", "--json"}));
        QCOMPARE(read_object(second.output)["text"].toString(), "DE");
        QVERIFY2(second.messages.isEmpty(), second.messages);
    }

    void a_file_beside_a_text_and_a_record_without_sequences_are_refused() {
        const QTemporaryDir folder;
        write_file(folder.filePath("story.txt"), "The animal.");
        write_file(folder.filePath("binary.txt"), QByteArray("\xFF\xFE\x00", 3));
        const auto refused = [&](const QStringList& arguments) {
            const auto result = run_headlight(tokenize(arguments));
            return result.exit_code == 0 ? QByteArray("accepted") : result.messages;
        };
        const QString file = folder.filePath("story.txt");
        QVERIFY(refused({"--text-file", file, "--text", "A"}).contains("expected no --text beside it"));
        QVERIFY(refused({"--text-file", file, "--record", "1"}).contains("--record: expected a FASTA file"));
        QVERIFY(refused({"--text-file", folder.filePath("binary.txt")}).contains("Expected a text in UTF-8"));
        QVERIFY(refused({"--text-file", folder.filePath("none.txt")}).contains("none.txt"));
    }
};

HEADLIGHT_TEST(TextInputTest, Core)
#include "text_input_test.moc"
