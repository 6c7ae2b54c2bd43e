#include "core/error.h"
#include "formats/tensors/gguf.h"
#include "mutate/bytes.h"
#include "mutate/deflate.h"
#include "mutate/folder.h"
#include "mutate/json_tree.h"
#include "mutate/mutators.h"
#include "mutate/zip_archive.h"
#include "test_program.h"

#include <QDir>
#include <QFile>
#include <QJsonDocument>

#include <algorithm>
#include <string>
#include <vector>

using namespace headlight;
using namespace headlight::fuzz;

namespace {

using Check = bool (*)(const std::string& bytes);

std::vector<std::string> files_of(const QString& folder) {
    const QDir corpus(QStringLiteral(HEADLIGHT_SOURCE_DIR "/tests/fuzz/corpus/") + folder);
    std::vector<std::string> files;
    for (const QString& name : corpus.entryList(QDir::Files, QDir::Name)) {
        QFile file(corpus.filePath(name));
        if (file.open(QIODevice::ReadOnly)) files.push_back(file.readAll().toStdString());
    }
    return files;
}

bool is_json(const std::string& bytes) {
    return !QJsonDocument::fromJson(QByteArray::fromStdString(bytes)).isNull();
}

bool has_json_header(const std::string& bytes) {
    const std::uint64_t length = little_endian(bytes, 0, 8);
    return bytes.size() >= 8 && length <= bytes.size() - 8 && is_json(bytes.substr(8, length));
}

bool is_gguf(const std::string& bytes) {
    try {
        static_cast<void>(GgufHeader::parse(std::as_bytes(std::span(bytes)), "mutated"));
        return true;
    } catch (const Error&) {
        return false;
    }
}

/// Whether fields fill the bytes, without a look into messages.
bool is_protobuf(const std::string& bytes) {
    std::size_t at = 0;
    const auto varint = [&] {
        std::uint64_t number = 0;
        for (unsigned shift = 0; at < bytes.size(); shift += 7) {
            const auto byte = static_cast<unsigned char>(bytes[at++]);
            if (shift < 64) number |= static_cast<std::uint64_t>(byte & 0x7FU) << shift;
            if (byte < 0x80) return number;
        }
        at = bytes.size() + 1;
        return number;
    };
    while (at < bytes.size()) {
        const std::uint64_t wire = varint() & 7U;
        const std::uint64_t size = wire == 0   ? (varint(), 0)
                                   : wire == 1 ? 8
                                   : wire == 2 ? varint()
                                   : wire == 5 ? 4
                                               : ~0U;
        if (at > bytes.size() || size > bytes.size() - at) return false;
        at += size;
    }
    return at == bytes.size();
}

bool has_whole_chunks(const std::string& bytes) {
    if (bytes.size() < 12 || little_endian(bytes, 4, 4) != bytes.size() - 8) return false;
    std::size_t at = 12;
    while (at + 8 <= bytes.size()) at += 8 + little_endian(bytes, at + 4, 4) + little_endian(bytes, at + 4, 4) % 2;
    return at == bytes.size();
}

/// Whether every entry of the directory is there and its checksum is right.
bool is_zip(const std::string& bytes) {
    std::size_t entries = 0;
    for (std::size_t at = bytes.find("PK\1\2"); at != std::string::npos; at = bytes.find("PK\1\2", at + 4)) ++entries;
    const auto parsed = parse_zip(bytes);
    if (entries == 0 || parsed.size() != entries || bytes.size() < 22 || bytes.substr(bytes.size() - 22, 2) != "PK")
        return false;
    return std::ranges::all_of(parsed, [&](const ZipEntry& entry) {
        std::string crc(4, '\0');
        put_little_endian(crc, 0, crc_of(entry.content), 4);
        return !entry.is_raw && bytes.find(crc) != std::string::npos;
    });
}

bool is_folder(const std::string& bytes) {
    const std::vector<FolderFile> files = parse_folder(bytes);
    return !files.empty() && write_folder(files) == bytes;
}

bool has_right_checksums(const std::string& bytes) {
    if (!bytes.starts_with("\x89PNG")) return false;
    std::size_t at = 8;
    while (at + 12 <= bytes.size()) {
        const std::uint64_t size = big_endian(bytes, at, 4);
        if (size > bytes.size() - at - 12) return false;
        if (crc_of(std::string_view(bytes).substr(at + 4, size + 4)) != big_endian(bytes, at + 8 + size, 4))
            return false;
        at += size + 12;
    }
    return at == bytes.size();
}

std::string mutated(std::string bytes, Mutator mutate, std::uint64_t seed) {
    Random random(seed);
    for (int change = 0; change < 4; ++change) mutate(bytes, random);
    return bytes;
}

/// Of the inputs that are whole themselves, changed four times with many seeds.
double share_of_whole(const std::vector<std::string>& inputs, Mutator mutate, Check is_whole) {
    int whole = 0;
    int all = 0;
    for (const std::string& input : inputs) {
        if (!is_whole(input)) continue;
        for (std::uint64_t seed = 0; seed < 100; ++seed, ++all) whole += is_whole(mutated(input, mutate, seed)) ? 1 : 0;
    }
    return all == 0 ? 0 : static_cast<double>(whole) / all;
}

void mutate_only_bytes(std::string& bytes, Random& random) {
    mutate_bytes(bytes, random);
}

}  // namespace

class MutateTest : public QObject {
    Q_OBJECT

    static void add_formats() {
        QTest::addColumn<QString>("folder");
        QTest::addColumn<Mutator>("mutate");
        QTest::addColumn<Check>("is_whole");
        QTest::newRow("json") << "config" << &mutate_json << &is_json;
        QTest::newRow("safetensors") << "safetensors" << &mutate_safetensors << &has_json_header;
        QTest::newRow("gguf") << "gguf" << &mutate_gguf << &is_gguf;
        QTest::newRow("sentence_piece") << "sentence_piece" << &mutate_sentence_piece << &is_protobuf;
        QTest::newRow("npz") << "npz" << &mutate_npz << &is_zip;
        QTest::newRow("wave") << "wave" << &mutate_wave << &has_whole_chunks;
        QTest::newRow("folder") << "vocabulary_files" << &mutate_folder << &is_folder;
        QTest::newRow("image") << "image" << &mutate_image << &has_right_checksums;
    }

  private slots:
    void the_same_seed_gives_the_same_bytes_data() { add_formats(); }
    void the_same_seed_gives_the_same_bytes() {
        QFETCH(QString, folder);
        QFETCH(Mutator, mutate);
        for (const std::string& input : files_of(folder))
            for (std::uint64_t seed = 0; seed < 20; ++seed)
                QVERIFY(mutated(input, mutate, seed) == mutated(input, mutate, seed));
    }

    void nearly_every_change_changes_something_data() { add_formats(); }
    void nearly_every_change_changes_something() {
        QFETCH(QString, folder);
        QFETCH(Mutator, mutate);
        int changed = 0;
        int all = 0;
        for (const std::string& input : files_of(folder))
            for (std::uint64_t seed = 0; seed < 50; ++seed, ++all)
                changed += mutated(input, mutate, seed) != input ? 1 : 0;
        QVERIFY2(changed > all * 8 / 10, qPrintable(QString("%1 of %2").arg(changed).arg(all)));
    }

    void what_is_around_a_change_stays_whole_more_often_than_in_noise_data() { add_formats(); }
    void what_is_around_a_change_stays_whole_more_often_than_in_noise() {
        QFETCH(QString, folder);
        QFETCH(Mutator, mutate);
        QFETCH(Check, is_whole);
        const double share = share_of_whole(files_of(folder), mutate, is_whole);
        const double in_noise = share_of_whole(files_of(folder), &mutate_only_bytes, is_whole);
        const QString shares = QString("%1 of the outputs are whole, in noise %2").arg(share).arg(in_noise);
        qInfo("%s", qPrintable(shares));
        QVERIFY2(share > 2 * in_noise && share > 0.4, qPrintable(shares));
    }

    void sizes_stay_bounded_however_often_an_input_is_changed_data() { add_formats(); }
    void sizes_stay_bounded_however_often_an_input_is_changed() {
        QFETCH(QString, folder);
        QFETCH(Mutator, mutate);
        Random random(1);
        for (std::string bytes : files_of(folder)) {
            const std::size_t most = std::max(kMostMutatedBytes, bytes.size());
            for (int change = 0; change < 300; ++change) {
                mutate(bytes, random);
                if (random.once_in(3)) mutate_bytes(bytes, random);
                QVERIFY2(bytes.size() <= most, qPrintable(QString::number(bytes.size())));
            }
        }
    }

    void any_bytes_can_be_changed_data() { add_formats(); }
    void any_bytes_can_be_changed() {
        QFETCH(Mutator, mutate);
        Random random(2);
        // The beginnings of formats, and nothing behind them.
        for (const char* start : {"{", "GGUF", "PK\1\2", "RIFF", "\xFF\xD8\xFF", "\x89PNG\r\n\x1A\n", "\n"})
            for (int times = 0; times < 50; ++times) {
                std::string bytes = start;
                mutate(bytes, random);
            }
        for (const std::size_t size : {0, 1, 7, 8, 11, 12, 24, 100})
            for (int times = 0; times < 50; ++times) {
                std::string bytes(size, '\0');
                for (char& byte : bytes) byte = static_cast<char>(random.below(256));
                mutate(bytes, random);
            }
    }

    void json_is_written_as_it_was_read() {
        const std::string text = "{\"a\":[1,-0.5e3,true,null,\"x\\\"\\t\",{}],\"a\":[]}";
        QCOMPARE(write_json(parse_json(text)), text);
        QCOMPARE(write_json(parse_json("{\"a\":[1")), std::string("{\"a\":[1]}"));
    }

    void folders_are_written_as_they_were_read_and_lack_what_is_cut_off() {
        const std::string whole = write_folder({{"vocab.txt", "a\nb\n"}, {"empty file", ""}, {"c.json", "{}"}});
        QCOMPARE(write_folder(parse_folder(whole)), whole);
        const std::vector<FolderFile> cut = parse_folder(whole.substr(0, whole.size() - 3));
        QCOMPARE(cut.size(), std::size_t{3});
        QCOMPARE(cut[1].name, std::string("empty file"));
        QVERIFY(cut[2].name == "c.json" && cut[2].content.empty());
        QVERIFY(parse_folder("no size\n").empty() && parse_folder("x -1\n").empty() && parse_folder("").empty());
        QCOMPARE(parse_folder("x 18446744073709551615\nabc").front().content, std::string("abc"));
    }

    void zip_archives_are_written_as_they_were_read() {
        const ZipEntry stored{"a.npy", ZipEntry::kStored, "content", false, {}};
        const ZipEntry deflated{"b.npy", ZipEntry::kDeflated, std::string(1000, 'b'), false, {}};
        for (const bool with_zip64 : {false, true}) {
            const auto read = parse_zip(write_zip({stored, deflated}, with_zip64));
            QCOMPARE(read.size(), std::size_t{2});
            QCOMPARE(read[0].content, stored.content);
            QCOMPARE(read[1].content, deflated.content);
            QCOMPARE(read[1].method, deflated.method);
        }
    }
};

HEADLIGHT_TEST(MutateTest, None)
#include "mutate_test.moc"
