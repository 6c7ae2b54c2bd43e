// Attention that was captured elsewhere: what is read, and what is refused.
#include "formats/attention_file.h"

#include "core/error.h"
#include "formats/tensors/npz.h"
#include "formats/tensors/tensor_files.h"
#include "test_program.h"

#include <QTemporaryDir>
#include <QtTest>

#include <minizip/zip.h>

#include <cstring>
#include <fstream>

using namespace headlight;

namespace {

const std::filesystem::path kRecorded = HEADLIGHT_SOURCE_DIR "/tests/reference/recorded";

/// A zip file made member by member.
class Zip {
  public:
    explicit Zip(const std::filesystem::path& path) : zip_(::zipOpen64(path.c_str(), APPEND_STATUS_CREATE)) {}
    ~Zip() { ::zipClose(zip_, nullptr); }
    Zip(const Zip&) = delete;
    Zip& operator=(const Zip&) = delete;
    void add(const std::string& name, const std::string& content, bool compressed = false, int level = 9) {
        const zip_fileinfo info{};
        ::zipOpenNewFileInZip64(zip_, name.c_str(), &info, nullptr, 0, nullptr, 0, nullptr, compressed ? Z_DEFLATED : 0,
                                level, 1);
        ::zipWriteInFileInZip(zip_, content.data(), static_cast<unsigned>(content.size()));
        ::zipCloseFileInZip(zip_);
    }

  private:
    zipFile zip_;
};

std::string npy(const std::string& type, const std::string& shape, const std::string& values,
                const std::string& order = "False") {
    std::string header = "{'descr': '" + type + "', 'fortran_order': " + order + ", 'shape': (" + shape + "), }\n";
    std::string result("\x93NUMPY\x01\x00", 8);
    result += static_cast<char>(header.size() & 0xFF);
    result += static_cast<char>(header.size() >> 8);
    return result + header + values;
}

std::string floats(std::initializer_list<float> values) {
    std::string bytes(values.size() * sizeof(float), '\0');
    std::memcpy(bytes.data(), values.begin(), bytes.size());
    return bytes;
}

/// Rows (1) and (0.25, 0.75) of one head.
std::string one_layer() {
    return npy("<f4", "1, 2, 2", floats({1, 0, 0.25F, 0.75F}));
}

/// A folder for one test's files.
class Folder {
  public:
    [[nodiscard]] std::filesystem::path path(const char* name) const {
        return std::filesystem::path(folder_.path().toStdString()) / name;
    }
    void write(const char* name, const std::string& content) const {
        std::ofstream(path(name), std::ios::binary) << content;
    }

  private:
    QTemporaryDir folder_;
};

/// The error that reading makes; none if it is read.
std::optional<Error> problem_of(const std::filesystem::path& path) {
    try {
        (void)read_attention_file(path);
        return std::nullopt;
    } catch (const Error& error) {
        return error;
    }
}

void refused(const std::filesystem::path& path, ErrorKind kind, const std::string& field) {
    const auto problem = problem_of(path);
    QVERIFY2(problem, "it was read");
    QVERIFY2(problem->kind() == kind, problem->what());
    QCOMPARE(problem->place().file, path.string());
    QVERIFY2(problem->place().field == field, problem->what());
}

}  // namespace

class AttentionFileTest : public QObject {
    Q_OBJECT

  private slots:
    void what_numpy_wrote_is_read() {
        const AttentionFile file = read_attention_file(kRecorded / "run.npz");
        QCOMPARE(file.stacks.size(), std::size_t{1});
        QCOMPARE(file.stacks[0].layers.size(), std::size_t{4});
        QCOMPARE(file.stacks[0].layers[3].weights.shape, (Shape{4, 12, 12}));
        QCOMPARE(file.tokens.size(), std::size_t{12});
        QCOMPARE(file.tokens[3], std::string("\u0120and"));
        QCOMPARE(file.text, std::string("Lucy and Tom walked to the harbour."));
        const Tensor first = to_float(file.stacks[0].layers[0].weights);
        QCOMPARE(first.values()[0], 1.0F);  // the first token sees itself alone
    }

    void compressed_halves_in_one_tensor_say_the_same_within_rounding() {
        const AttentionFile whole = read_attention_file(kRecorded / "run.npz");
        const AttentionFile halves = read_attention_file(kRecorded / "compressed.npz");
        QCOMPARE(halves.stacks[0].layers.size(), std::size_t{4});
        for (std::size_t layer = 0; layer < 4; ++layer) {
            const Tensor expected = to_float(whole.stacks[0].layers[layer].weights);
            const Tensor found = to_float(halves.stacks[0].layers[layer].weights);
            QCOMPARE(found.shape(), expected.shape());
            for (std::size_t i = 0; i < expected.values().size(); ++i)
                QVERIFY(std::abs(found.values()[i] - expected.values()[i]) <= 0.0005F);
        }
        QCOMPARE(halves.model, std::string("story-decoder in fp16"));
    }

    void our_own_files_are_read_with_their_notes() {
        const Folder folder;
        const Tensor values({1, 2, 2}, std::vector<float>{1, 0, 0.5F, 0.5F});
        const std::vector<NamedTensor> tensors{
            {"cross_attentions.0", {1, 2, 2}, [&](const ValueSink& sink) { sink(values.values()); }}};
        const FileMetadata notes{
            {"text", "a b"}, {"tokens", R"(["a","b","c","d"])"}, {"offsets", "[[0,1],[2,3],[0,0],[0,0]]"}};
        for (const char* name : {"x.safetensors", "x.npz"}) {
            std::ofstream file(folder.path(name), std::ios::binary);
            std::filesystem::path(name).extension() == ".npz" ? write_npz(file, tensors, notes)
                                                              : write_safetensors(file, tensors, notes);
            file.close();
            QVERIFY(is_attention_file(folder.path(name)));
            const AttentionFile found = read_attention_file(folder.path(name));
            QCOMPARE(found.stacks[0].notes.kind, AttentionKind::Cross);
            QCOMPARE(found.tokens, (std::vector<std::string>{"a", "b", "c", "d"}));
            QCOMPARE(found.offsets.size(), std::size_t{4});
            QCOMPARE(found.text, std::string("a b"));
            QVERIFY(!found.fingerprint.empty());
        }
    }

    void models_are_no_attention() {
        QVERIFY(!is_attention_file(HEADLIGHT_SOURCE_DIR "/resources/models/story-decoder/model.safetensors"));
        QVERIFY(!is_attention_file(HEADLIGHT_SOURCE_DIR "/resources/models/story-decoder"));
        QVERIFY(!is_attention_file("/nowhere/run.safetensors"));
    }

    void arrays_that_cannot_be_used_are_refused_by_name_data() {
        QTest::addColumn<QByteArray>("array");
        QTest::addColumn<int>("kind");
        const auto row = [](const char* name, const std::string& array, ErrorKind kind = ErrorKind::Format) {
            QTest::newRow(name) << QByteArray::fromStdString(array) << static_cast<int>(kind);
        };
        const std::string values = floats({1, 0, 0.25F, 0.75F});
        row("whole numbers", npy("<i8", "1, 2, 2", std::string(32, '\0')), ErrorKind::Unsupported);
        row("big endian", npy(">f4", "1, 2, 2", values), ErrorKind::Unsupported);
        row("objects", npy("|O", "1, 2, 2", values), ErrorKind::Unsupported);
        row("column by column", npy("<f4", "1, 2, 2", values, "True"), ErrorKind::Unsupported);
        row("two dimensions", npy("<f4", "2, 2", values));
        row("no heads", npy("<f4", "0, 2, 2", ""));
        row("too few numbers", npy("<f4", "1, 2, 3", values));
        row("too many numbers", npy("<f4", "1, 1, 2", values));
        row("sizes that wrap", npy("<f4", "4294967296, 4294967296, 4294967296", values));
        row("a negative size", npy("<f4", "1, -2, 2", values));
        row("no shape", npy("<f4", "x", values));
        row("a newer version", std::string("\x93NUMPY\x09\x00", 8) + one_layer().substr(8), ErrorKind::Unsupported);
        row("a header that is cut", one_layer().substr(0, 30));
        row("no array", "this is no array of NumPy");
        row("empty", "");
    }
    void arrays_that_cannot_be_used_are_refused_by_name() {
        QFETCH(QByteArray, array);
        QFETCH(int, kind);
        const Folder folder;
        for (const bool compressed : {false, true}) {
            Zip(folder.path("x.npz")).add("attentions.0.npy", array.toStdString(), compressed);
            const auto problem = problem_of(folder.path("x.npz"));
            QVERIFY2(problem, "it was read");
            QVERIFY2(static_cast<int>(problem->kind()) == kind, problem->what());
            QVERIFY2(problem->place().field.starts_with("attentions.0"), problem->what());
        }
    }

    void layers_must_belong_together() {
        const Folder folder;
        const auto path = folder.path("x.npz");
        {
            Zip zip(path);
            zip.add("attentions.0.npy", one_layer());
            zip.add("attentions.2.npy", one_layer());
        }
        refused(path, ErrorKind::Format, "attentions.1");
        {
            Zip zip(path);
            zip.add("attentions.0.npy", one_layer());
            zip.add("attentions.1.npy", npy("<f4", "1, 1, 2", floats({1, 0})));
        }
        refused(path, ErrorKind::Format, "attentions.1");
        {
            Zip zip(path);
            zip.add("attentions.0.npy", one_layer());
            zip.add("attentions.npy", npy("<f4", "1, 1, 2, 2", floats({1, 0, 0, 1})));
        }
        refused(path, ErrorKind::Format, "attentions");
        Zip(path).add("weights.npy", one_layer());
        refused(path, ErrorKind::Format, "attentions.0");
        QVERIFY2(problem_of(path)->sentence().ends_with(", found \"weights\"."), "it says what there is instead");
    }

    void a_file_cut_short_anywhere_is_refused() {
        const Folder folder;
        Zip(folder.path("whole.npz")).add("attentions.0.npy", one_layer());
        std::ifstream stream(folder.path("whole.npz"), std::ios::binary);
        const std::string whole{std::istreambuf_iterator<char>(stream), {}};
        QVERIFY(!problem_of(folder.path("whole.npz")));
        for (std::size_t size = 0; size < whole.size(); ++size) {
            folder.write("cut.npz", whole.substr(0, size));
            QVERIFY2(problem_of(folder.path("cut.npz")), qPrintable(QString::number(size)));
        }
    }

    void flipped_bits_do_no_harm() {
        const Folder folder;
        {
            Zip zip(folder.path("whole.npz"));
            zip.add("attentions.0.npy", one_layer(), true);
            zip.add("attentions.1.npy", one_layer());
        }
        std::ifstream stream(folder.path("whole.npz"), std::ios::binary);
        const std::string whole{std::istreambuf_iterator<char>(stream), {}};
        const std::size_t first_value = whole.rfind("}\n", whole.find("PK\x01\x02")) + 2;  // of the stored array
        int refusals = 0;
        for (std::size_t bit = 0; bit < 8 * whole.size(); ++bit) {
            std::string flipped = whole;
            flipped[bit / 8] = static_cast<char>(flipped[bit / 8] ^ (1 << bit % 8));
            folder.write("flipped.npz", flipped);
            const bool refused = problem_of(folder.path("flipped.npz")).has_value();
            refusals += refused ? 1 : 0;
            if (bit / 8 >= first_value && bit / 8 < first_value + 16) QVERIFY2(refused, "a changed weight");
        }
        QVERIFY(refusals > 0);
    }

    void a_changed_byte_is_found_by_its_checksum_and_named_by_member_data() {
        QTest::addColumn<bool>("compressed");
        QTest::addColumn<QByteArray>("changed");  // what of the stored file
        QTest::newRow("stored weight") << false << QByteArray("\0\0\x40\x3F", 4);
        QTest::newRow("stored header") << false << QByteArray("1, 2, 2");
        QTest::newRow("compressed weight") << true << QByteArray("\0\0\x40\x3F", 4);
    }
    void a_changed_byte_is_found_by_its_checksum_and_named_by_member() {
        QFETCH(bool, compressed);
        QFETCH(QByteArray, changed);
        const Folder folder;
        const auto path = folder.path("x.npz");
        {
            Zip zip(path);
            zip.add("attentions.0.npy", one_layer());
            zip.add("attentions.1.npy", one_layer(), compressed, 0);  // level 0 leaves the bytes as they are
        }
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadWrite));
        const QByteArray bytes = file.readAll();
        const qsizetype at = bytes.lastIndexOf(changed, bytes.indexOf("PK\x01\x02"));
        QVERIFY(at > bytes.indexOf("attentions.1.npy"));
        file.seek(at);
        file.putChar(static_cast<char>(bytes[at] ^ 1));
        file.close();
        refused(path, ErrorKind::Format, "attentions.1.npy");
        QVERIFY(std::string(problem_of(path)->what()).find("CRC-32") != std::string::npos);
    }

    void a_bomb_is_refused_before_it_takes_memory() {
        const Folder folder;
        const std::string zeros(std::size_t{80} << 20, '\0');
        Zip(folder.path("bomb.npz")).add("attentions.0.npy", npy("<f4", "5, 2048, 2048", zeros), true);
        QVERIFY(std::filesystem::file_size(folder.path("bomb.npz")) < std::size_t{1} << 20);
        refused(folder.path("bomb.npz"), ErrorKind::Memory, "attentions.0");
        Zip(folder.path("plain.npz")).add("attentions.0.npy", npy("<f4", "5, 2048, 2048", zeros));
        QVERIFY(!problem_of(folder.path("plain.npz")));
    }

    void stories_that_make_no_sense_name_file_and_member() {
        const Folder folder;
        Zip(folder.path("x.npz")).add("attentions.0.npy", one_layer());
        const auto field_of = [&](const std::string& story) -> std::string {
            folder.write("x.json", story);
            const auto problem = problem_of(folder.path("x.npz"));
            if (!problem) return "it was read";
            return problem->kind() == ErrorKind::Format ? problem->place().field : "another kind of error";
        };
        QCOMPARE(field_of(R"({"tokens": ["a", "b"], "offsets": [[0, 1]]})"), std::string("offsets"));
        QCOMPARE(field_of(R"({"offsets": [[2, 1]]})"), std::string("offsets[0]"));
        QCOMPARE(field_of(R"({"offsets": [[0, 1, 2]]})"), std::string("offsets[0]"));
        QCOMPARE(field_of(R"({"tokens": ["a", 2]})"), std::string("tokens[1]"));
        QCOMPARE(field_of(R"({"tokens": "[3]"})"), std::string("tokens[0]"));
        QCOMPARE(field_of(R"({"tokens": "no list"})"), std::string("tokens"));
        for (const char* damaged : {"", "[]", R"({"tokens": 3})", R"({"tokens": ["a", 2]})", R"({"tokens": ["a"]} x)",
                                    R"({"tokens": "no list"})", R"({"text": ["a"]})", "{\"text\": \"\xFF\"}"})
            QVERIFY2(field_of(damaged) != "it was read", damaged);
        QCOMPARE(field_of(R"({"tokens": ["a", "b"], "anything": {"else": [1, null]}})"), std::string("it was read"));
        QCOMPARE(field_of("\xEF\xBB\xBF{\"tokens\": [\"a\", \"b\"]}"), std::string("it was read"));
    }

    void kinds_and_stages_are_told_by_the_names_of_tensors() {
        const Folder folder;
        const auto path = folder.path("stages.npz");
        {
            Zip zip(path);
            for (const char* name : {"attentions.0", "attentions.0.0", "attentions.0.1", "attentions.1.0",
                                     "channel_attentions.0.0", "vision_attentions.0"})
                zip.add(std::string(name) + ".npy", one_layer());
        }
        const AttentionFile file = read_attention_file(path);
        QStringList found;
        for (const AttentionFile::Stack& stack : file.stacks)
            found << QString("%1 %2 %3")
                         .arg(QString::fromStdString(std::string(kind_name(stack.notes.kind))))
                         .arg(stack.notes.stage)
                         .arg(stack.layers.size());
        QCOMPARE(found, (QStringList{"self 0 2", "self 1 1", "vision -1 1", "channels 0 1"}));
    }

    void notes_that_do_not_fit_the_weights_are_refused_data() {
        QTest::addColumn<QString>("notes");
        QTest::addColumn<QString>("field");
        const auto row = [](const char* name, const QString& notes, const char* field) {
            QTest::newRow(name) << "[" + notes + "]" << field;
        };
        row("unknown kind", R"({"kind":"x"})", "attention[0].kind");
        row("unknown form", R"({"kind":"self","form":"x"})", "attention[0].form");
        row("a kind twice", R"({"kind":"self"},{"kind":"self"})", "attention[1]");
        row("no tensor of the kind", R"({"kind":"self"},{"kind":"text"})", "text_attentions.0");
        row("no tensor of the stage", R"({"kind":"self","stage":3})", "attentions.3.0");
        row("stage", R"({"kind":"self","stage":-1})", "attention[0].stage");
        row("an even window", R"({"kind":"self","form":"windows"})", "attentions.0");
        row("as many global tokens as weights", R"({"kind":"self","form":"windows","global_tokens":[0,1]})",
            "attentions.0");
        row("a global token behind the queries", R"({"kind":"self","form":"windows","global_tokens":[7]})",
            "attentions.0");
        row("no rows of global tokens", R"({"kind":"self","form":"windows","global_tokens":[0]})",
            "global_attentions.0");
        row("global tokens twice", R"({"kind":"self","form":"windows","global_tokens":[1,1]})",
            "attention[0].global_tokens");
        row("no second factors", R"({"kind":"self","form":"landmarks"})", "landmark_keys.attentions.0");
        row("too many patches", R"({"kind":"self","patches":{"rows":100000,"columns":100000}})",
            "attention[0].patches");
    }
    void notes_that_do_not_fit_the_weights_are_refused() {
        QFETCH(QString, notes);
        QFETCH(QString, field);
        const Folder folder;
        const auto path = folder.path("run.npz");
        {
            Zip zip(path);
            zip.add("attentions.0.npy", one_layer());
            zip.add("metadata.json", "{\"attention\":" + notes.toStdString() + "}");
        }
        refused(path, ErrorKind::Format, field.toStdString());
    }

    void a_mask_of_another_shape_or_type_is_refused() {
        const auto with_mask = [](const Folder& folder, const std::string& mask) {
            const auto path = folder.path("run.npz");
            Zip zip(path);
            zip.add("attentions.0.npy", one_layer());
            zip.add("mask.attentions.0.npy", mask);
            return path;
        };
        const Folder good, longer, real;
        QVERIFY(!problem_of(with_mask(good, npy("|u1", "2, 2", std::string(4, '\1')))));
        refused(with_mask(longer, npy("|u1", "2, 3", std::string(6, '\1'))), ErrorKind::Format, "mask.attentions.0");
        refused(with_mask(real, npy("<f4", "2, 2", std::string(16, '\0'))), ErrorKind::Format, "mask.attentions.0");
    }
};

HEADLIGHT_TEST(AttentionFileTest, None)
#include "attention_file_test.moc"
