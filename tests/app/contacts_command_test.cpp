// Contacts of a structure from the command line: against transformers and NumPy, with long proteins, and what is
// refused. tests/reference/make_contacts.py writes what is expected.

#include "program.h"
#include "test_program.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>

using namespace headlight::testing;

namespace {

const QString kReference = QStringLiteral(HEADLIGHT_SOURCE_DIR "/tests/reference/");
const QString kContacts = kReference + "contacts/";

QByteArray read(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QString written(const QDir& folder, const QString& name, const QByteArray& content) {
    QFile file(folder.filePath(name));
    return file.open(QIODevice::WriteOnly) && file.write(content) == content.size() ? file.fileName() : QString();
}

/// A line of residues with these letters, as PDB.
QByteArray pdb_of(const QByteArray& letters) {
    QByteArray lines;
    for (qsizetype i = 0; i < letters.size(); ++i)
        lines += QByteArray("ATOM      1  CA  ") + (letters[i] == 'G' ? "GLY" : "ALA") + " A" +
                 QByteArray::number(i + 1).rightJustified(4) + "    " +
                 QByteArray::number(static_cast<double>(i % 40) * 3.8, 'f', 3).rightJustified(8) +
                 QByteArray::number(static_cast<double>(i / 40) * 5, 'f', 3).rightJustified(8) + "   0.000\n";
    return lines;
}

}  // namespace

class ContactsCommandTest : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;

    /// A tiny ESM with its tokenizer, of this many positions.
    QString model(int positions = 48) {
        const QDir folder(folder_.filePath("esm" + QString::number(positions)));
        if (folder.exists()) return folder.path();
        folder.mkpath(QStringLiteral("."));
        QFile::link(kReference + "models/esm-mlm/model.safetensors", folder.filePath("model.safetensors"));
        for (const QString name : {"vocab.txt", "tokenizer_config.json"})
            QFile::link(kContacts + name, folder.filePath(name));
        QJsonObject config = QJsonDocument::fromJson(read(kReference + "models/esm-mlm/config.json")).object();
        config["max_position_embeddings"] = positions;  // rotary ones have no tensor
        written(folder, "config.json", QJsonDocument(config).toJson());
        return folder.path();
    }

    ProgramResult contacts(const QStringList& more) {
        return run_headlight(QStringList{"figure", model(), "--text-file", kContacts + "hairpin.fasta", "--view",
                                         "contacts", "--structure", kContacts + "hairpin.pdb"} +
                             more);
    }

  private slots:
    void precision_and_scores_are_those_of_transformers_and_numpy() {
        const QString out = folder_.filePath("hairpin.json");
        const auto result = contacts({"--layer", "1", "--head", "0", "--out", out});
        QVERIFY2(result.exit_code == 0, result.messages);
        const QJsonObject found = QJsonDocument::fromJson(read(out)).object();
        const QJsonObject expected = QJsonDocument::fromJson(read(kContacts + "expected.json")).object();
        QVERIFY2(found.contains("precision") && found.contains("scores"), qPrintable(found.keys().join(' ')));
        QCOMPARE(found["residues"].toArray()[5].toString(), QString("A6"));
        const QJsonArray precision = expected["precision"].toArray();
        for (int layer = 0; layer < 2; ++layer)
            for (int head = 0; head < 2; ++head)
                for (int share = 0; share < 3; ++share) {
                    const double difference =
                        found["precision"][layer][head][share].toDouble(-1) - precision[layer][head][share].toDouble();
                    QVERIFY2(std::abs(difference) < 1e-6, qPrintable(QString::number(difference)));
                }
        for (const QString& row : expected["scores_of_L1H0"].toObject().keys()) {
            const QJsonArray scores = expected["scores_of_L1H0"][row].toArray();
            QCOMPARE(scores.size(), 38);
            for (int j = 0; j < scores.size(); ++j) {
                const double difference = found["scores"][row.toInt()][j].toDouble(-1) - scores[j].toDouble();
                QVERIFY2(std::abs(difference) < 1e-5, qPrintable(QString::number(difference)));
            }
        }
    }

    void the_head_of_the_highest_precision_is_drawn_by_default() {
        const QString out = folder_.filePath("hairpin.svg");
        const auto result = contacts({"--out", out});
        QVERIFY2(result.exit_code == 0, result.messages);
        const QByteArray drawn = read(out);
        QVERIFY(drawn.contains("L0H0 and contacts"));
        QVERIFY(drawn.contains("precision 0.13 at L = 38, 0.16 at L/2, 0.14 at L/5"));
    }

    void a_protein_of_more_than_a_thousand_residues_is_compared() {
        const QByteArray letters = QByteArray("AGGAGAAG").repeated(130);
        const QString out = folder_.filePath("long.svg");
        const auto result =
            run_headlight({"figure", model(1200), "--text-file",
                           written(QDir(folder_.path()), "long.fa", ">long\n" + letters), "--view", "contacts",
                           "--structure", written(QDir(folder_.path()), "long.pdb", pdb_of(letters)), "--out", out});
        QVERIFY2(result.exit_code == 0, result.messages);
        QVERIFY(read(out).contains("at L = 1040"));
    }

    void a_protein_that_is_too_long_for_the_model_is_refused_with_its_tokens() {
        const QString fasta = written(QDir(folder_.path()), "longer.fa", ">a\n" + QByteArray(100'000, 'M'));
        const auto result =
            run_headlight({"figure", model(), "--text-file", fasta, "--out", folder_.filePath("longer.svg")});
        QCOMPARE(result.exit_code, 1);
        QVERIFY2(
            result.messages.contains("The text has 100002 tokens, but") && result.messages.contains("reads at most"),
            result.messages);
    }

    void another_sequence_is_refused_with_the_first_difference() {
        const QString fasta =
            written(QDir(folder_.path()), "other.fa", read(kContacts + "hairpin.fasta").replace("MKELA", "MKEVA"));
        const auto result = run_headlight({"figure", model(), "--text-file", fasta, "--view", "contacts", "--structure",
                                           kContacts + "hairpin.pdb", "--out", folder_.filePath("other.svg")});
        QCOMPARE(result.exit_code, 1);
        QVERIFY2(result.messages.contains("first in residue 4, which is V in the text and L in the structure"),
                 result.messages);
    }

    void a_model_of_words_is_refused() {
        const auto result =
            run_headlight({"figure", "story-encoder", "--text", "The animal.", "--view", "contacts", "--structure",
                           kContacts + "hairpin.pdb", "--out", folder_.filePath("words.svg")});
        QCOMPARE(result.exit_code, 1);
        QVERIFY2(result.messages.contains("Contacts need a model of proteins"), result.messages);
    }

    void contacts_need_a_structure() {
        const auto result = run_headlight(
            {"figure", model(), "--text", "MKT", "--view", "contacts", "--out", folder_.filePath("none.svg")});
        QCOMPARE(result.exit_code, 2);
        QVERIFY2(result.messages.contains("--structure: expected a PDB or mmCIF file"), result.messages);
    }
};

HEADLIGHT_TEST(ContactsCommandTest, Core)
#include "contacts_command_test.moc"
