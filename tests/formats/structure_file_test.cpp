// Chains of PDB and mmCIF files: the same residues from both, what is left out, and what is refused.

#include "formats/molecules/structure_file.h"

#include "refusal.h"
#include "test_program.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <zlib.h>

using namespace headlight;
using namespace headlight::testing;

namespace {

/// Chain A: Gly 5, Ala 6 in two places, selenomethionine 8; calcium; chain B: Trp; a second model.
const QByteArray kPdb =
    "HEADER    MADE UP FOR A TEST\n"
    "MODEL        1\n"
    "ATOM      1  N   GLY A   5       0.000   0.000   0.000  1.00  0.00           N\n"
    "ATOM      2  CA  GLY A   5       1.000   2.000   3.500  1.00  0.00           C\n"
    "ATOM      3  CA AALA A   6       4.000  -5.000   6.000  0.50  0.00           C\n"
    "ATOM      4  CA BALA A   6       9.000   9.000   9.000  0.50  0.00           C\n"
    "HETATM    5  CA  MSE A   8       7.000   8.000  -9.250  1.00  0.00           C\n"
    "HETATM    6 CA    CA A 101       1.000   1.000   1.000  1.00  0.00          CA\n"
    "ATOM      7  CA  TRP B   1      10.000  11.000  12.000  1.00  0.00           C\n"
    "ENDMDL\n"
    "MODEL        2\n"
    "ATOM      8  CA  GLY A   9       0.000   0.000   0.000  1.00  0.00           C\n"
    "ENDMDL\n";

const QByteArray kMmcif =
    "data_TEST\n#\n"
    "loop_\n_atom_site.group_PDB\n_atom_site.id\n_atom_site.type_symbol\n_atom_site.label_atom_id\n"
    "_atom_site.label_alt_id\n_atom_site.label_comp_id\n_atom_site.label_seq_id\n_atom_site.auth_seq_id\n"
    "_atom_site.auth_asym_id\n_atom_site.Cartn_x\n_atom_site.Cartn_y\n_atom_site.Cartn_z\n"
    "_atom_site.pdbx_PDB_model_num\n"
    "ATOM 1 N N . GLY 5 105 A 0 0 0 1\n"
    "ATOM 2 C CA . GLY 5 105 A 1.0 2.0 3.5 1\n"
    "ATOM 3 C CA A ALA 6 106 A 4.0 -5.0 6.0 1\n"
    "ATOM 4 C CA B ALA 6 106 A 9.0 9.0 9.0 1\n"
    "HETATM 5 C \"CA\" . MSE 8 108 A 7.0 8.0 -9.25 1\n"
    "HETATM 6 CA CA . CA . 201 A 1.0 1.0 1.0 1\n"
    "ATOM 7 C CA . TRP 1 1 B 10.0 11.0 12.0 1\n"
    "ATOM 8 C CA . GLY 9 109 A 0.0 0.0 0.0 2\n";

QByteArray gzip(const QByteArray& content) {
    QByteArray packed(content.size() + 100, '\0');
    z_stream stream{};
    deflateInit2(&stream, Z_DEFAULT_COMPRESSION, Z_DEFLATED, 16 + MAX_WBITS, 8, Z_DEFAULT_STRATEGY);
    stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(content.data()));
    stream.avail_in = static_cast<uInt>(content.size());
    stream.next_out = reinterpret_cast<Bytef*>(packed.data());
    stream.avail_out = static_cast<uInt>(packed.size());
    deflate(&stream, Z_FINISH);
    packed.resize(static_cast<qsizetype>(stream.total_out));
    deflateEnd(&stream);
    return packed;
}

QByteArray replaced(QByteArray content, const char* before, const char* after) {
    return content.replace(before, after);
}

}  // namespace

class StructureFileTest : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;

    std::filesystem::path written(const QString& name, const QByteArray& content) {
        QFile file(folder_.filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size()) return {};
        return file.fileName().toStdString();
    }

  private slots:
    void both_formats_give_the_residues_of_the_first_model_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("content");
        QTest::newRow("PDB") << "a.pdb" << kPdb;
        QTest::newRow("mmCIF") << "a.CIF" << kMmcif;
        QTest::newRow("packed PDB") << "a.ent.gz" << gzip(kPdb);
        QTest::newRow("packed mmCIF") << "a.cif.gz" << gzip(kMmcif);
    }
    void both_formats_give_the_residues_of_the_first_model() {
        QFETCH(QString, name);
        QFETCH(QByteArray, content);
        const auto file = written(name, content);
        QVERIFY(is_structure_file(file));
        const std::vector<StructureChain> chains = read_structure(file);
        QCOMPARE(chains.size(), 2U);
        QCOMPARE(chains[0].name, std::string("A"));
        std::string letters;
        std::vector<std::int32_t> numbers;
        for (const StructureResidue& residue : chains[0].residues) {
            letters += residue.letter;
            numbers.push_back(residue.number);
        }
        QCOMPARE(letters, std::string("GAM"));
        QCOMPARE(numbers, (std::vector<std::int32_t>{5, 6, 8}));
        QCOMPARE(chains[0].residues[1].place, (std::array<float, 3>{4, -5, 6}));
        QCOMPARE(chains[0].residues[2].place, (std::array<float, 3>{7, 8, -9.25F}));
        QCOMPARE(chains[1].residues.front().letter, 'W');
    }

    void a_wrong_file_is_refused_with_its_place_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<QString>("sentence");
        const QString no_protein = "Expected a protein, found no residue with a C-alpha atom (CA).";
        QTest::newRow("empty PDB") << "a.pdb" << QByteArray() << no_protein;
        QTest::newRow("no number") << "a.pdb" << replaced(kPdb, "GLY A   5       1.", "GLY A   x       1.")
                                   << "line 4: Expected the number of a residue in columns 23 to 26";
        QTest::newRow("no coordinate") << "a.pdb" << replaced(kPdb, "   2.000   3.500", "   2.000     nan")
                                       << "line 4: Expected the coordinates of an atom";
        QTest::newRow("cut off") << "a.pdb" << kPdb.left(kPdb.indexOf("3.500"))
                                 << "line 4: Expected the coordinates of an atom";
        QTest::newRow("no mmCIF") << "a.cif" << QByteArray("hello\n") << "Expected an mmCIF file: ";
        QTest::newRow("a loop that ends early")
            << "a.cif" << kMmcif.left(kMmcif.size() - 5) << "Expected an mmCIF file: ";
        QTest::newRow("no table") << "a.cif" << QByteArray("data_x\n_cell.length_a 1\n")
                                  << "Expected the table _atom_site with";
        QTest::newRow("no number in mmCIF") << "a.cif" << replaced(kMmcif, "GLY 5 105", "GLY . x")
                                            << "_atom_site, row 2: Expected the number of a residue";
        QTest::newRow("no coordinate in mmCIF") << "a.cif" << replaced(kMmcif, "1.0 2.0 3.5", "1.0 ? 3.5")
                                                << "_atom_site, row 2: Expected the coordinates of an atom";
        QTest::newRow("no gzip") << "a.pdb.gz" << kPdb << "Expected a whole gzip file";
        QTest::newRow("cut gzip") << "a.pdb.gz" << gzip(kPdb).chopped(20) << "Expected a whole gzip file";
        QTest::newRow("a bomb") << "a.pdb.gz" << gzip(QByteArray(40'000'000, ' '))
                                << "Expected at most 33554432 bytes unpacked, found more.";
    }
    void a_wrong_file_is_refused_with_its_place() {
        QFETCH(QString, name);
        QFETCH(QByteArray, content);
        QFETCH(QString, sentence);
        const auto file = written(name, content);
        const QString refusal = refusal_of([&] { read_structure(file); });
        QVERIFY2(refusal.contains(sentence) && refusal.startsWith(QString::fromStdString(file.string())),
                 qPrintable(refusal));
    }

    void more_residues_than_there_may_be_are_refused() {
        QByteArray content;
        for (int i = 0; i <= 100'000; ++i)
            content += "ATOM      2  CA  GLY A" + QByteArray::number(i % 10'000).rightJustified(4) +
                       "       1.000   2.000   3.500\n";
        const auto file = written("many.pdb", content);
        QVERIFY(refusal_of([&] { read_structure(file); }).contains("Expected at most 100000 residues, found more."));
    }
};

HEADLIGHT_TEST(StructureFileTest, None)
#include "structure_file_test.moc"
