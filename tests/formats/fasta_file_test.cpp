// Sequences of FASTA files: records by name and number, what is left out of them, and what is refused.

#include "formats/molecules/fasta_file.h"

#include "core/text_bounds.h"
#include "refusal.h"
#include "test_program.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace headlight;
using namespace headlight::testing;

namespace {

const QByteArray kThree = ">sp|P1|ONE first of all\nMKT AYI\nakq\n\n>two\r\nAC-GT*\r\n>two again\nMM\n";

}  // namespace

class FastaFileTest : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;

    std::filesystem::path written(const QByteArray& content) {
        QFile file(folder_.filePath("proteins.fasta"));
        if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size()) return {};
        return file.fileName().toStdString();
    }

  private slots:
    void a_record_is_read_by_name_by_number_or_as_the_first_data() {
        QTest::addColumn<std::string>("record");
        QTest::addColumn<std::string>("name");
        QTest::addColumn<std::string>("residues");
        QTest::newRow("first") << std::string() << std::string("sp|P1|ONE") << std::string("MKTAYIAKQ");
        QTest::newRow("name") << std::string("two") << std::string("two") << std::string("AC-GT");
        QTest::newRow("number") << std::string("3") << std::string("two") << std::string("MM");
    }
    void a_record_is_read_by_name_by_number_or_as_the_first() {
        QFETCH(std::string, record);
        const FastaSequence sequence = read_fasta(written(kThree), record);
        QTEST(sequence.name, "name");
        QTEST(sequence.residues, "residues");
        QCOMPARE(sequence.records, 3U);
        QCOMPARE(sequence.names, (std::vector<std::string>{"sp|P1|ONE", "two", "two"}));
    }

    void a_record_that_is_named_like_a_number_is_found_by_its_name() {
        QCOMPARE(read_fasta(written(">2\nAA\n>1\nCC\n"), "1").residues, std::string("CC"));
    }

    void names_of_many_records_are_bounded() {
        QByteArray content;
        for (int i = 0; i < 3000; ++i) content += ">r" + QByteArray::number(i) + "\nMK\n";
        const FastaSequence sequence = read_fasta(written(content), "r2999");
        QCOMPARE(sequence.records, 3000U);
        QCOMPARE(sequence.names.size(), kMostFastaNames);
    }

    void a_wrong_file_is_refused_with_its_line_data() {
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("empty") << QByteArray("\n\n") << "Expected a record that begins with \">\"";
        QTest::newRow("no header") << QByteArray("\nMKT\n") << "line 2: Expected a line that begins with \">\"";
        QTest::newRow("no residues") << QByteArray(">a\n>b\nMK\n")
                                     << "Expected residues after the name \"a\", found none.";
        QTest::newRow("digit") << QByteArray(">a\nMK\nM4\n")
                               << "line 3: Expected letters of residues, * or -, found \"4\"";
        QTest::newRow("binary") << QByteArray(">a\nMK\xff", 6)
                                << "line 2: Expected letters of residues, * or -, found the byte 255";
        QTest::newRow("too long") << ">a\n" + QByteArray(kMostOfText + 1, 'M')
                                  << "Expected at most 1000000 residues in a record, found 1000001 in \"a\".";
    }
    void a_wrong_file_is_refused_with_its_line() {
        QFETCH(QByteArray, content);
        QFETCH(QString, sentence);
        const auto file = written(content);
        const QString refusal = refusal_of([&] { read_fasta(file); });
        QVERIFY2(refusal.contains(sentence) && refusal.startsWith(QString::fromStdString(file.string())),
                 qPrintable(refusal));
    }

    void a_record_that_is_not_there_is_refused_with_those_that_are() {
        const auto file = written(kThree);
        for (const char* wrong : {"three", "0", "4", "99999999999999999999"}) {
            const QString refusal = refusal_of([&] { read_fasta(file, wrong); });
            QVERIFY2(refusal.contains("number from 1 to 3") && refusal.contains("records: sp|P1|ONE, two, two."),
                     qPrintable(refusal));
        }
    }
};

HEADLIGHT_TEST(FastaFileTest, None)
#include "fasta_file_test.moc"
