#include "formats/tensors/gguf.h"

#include "core/error.h"
#include "core/thread_pool.h"
#include "formats/model_folder.h"
#include "formats/non_finite.h"
#include "formats/tensors/gguf_store.h"
#include "gguf_bytes.h"
#include "safetensors_bytes.h"
#include "test_program.h"

#include <QTemporaryDir>
#include <QtTest>

#include <optional>

using namespace headlight;
using namespace headlight::testing;
namespace fs = std::filesystem;

namespace {

constexpr std::uint32_t kF32 = 0, kQ8 = 8, kQ4K = 12;

GgufHeader parse(const std::string& bytes) {
    return GgufHeader::parse(std::as_bytes(std::span(bytes)), "some.gguf");
}

std::optional<Error> refusal(const std::string& bytes) {
    try {
        parse(bytes);
    } catch (const Error& error) {
        return error;
    }
    return {};
}

// Metadata of every kind, two tensors: the seed that is cut and flipped.
GgufBytes seed() {
    GgufBytes file;
    file.text("general.architecture", "tiny").u32("tiny.block_count", 1).f32("tiny.epsilon", 0.5F);
    file.boolean("tiny.yes", true).texts("tokenizer.ggml.tokens", {"a", "", "bc"});
    file.u16s("tiny.sizes", {3, 4, 5});
    file.filled("blk.0.weight", {32, 2}, kQ8, std::string(68, '\1'));
    file.filled("norm.weight", {3}, kF32, std::string(12, '\2'));
    return file;
}

}  // namespace

class GgufTest : public QObject {
    Q_OBJECT

  private slots:
    void a_header_says_what_its_file_holds_data() {
        QTest::addColumn<int>("version");
        QTest::newRow("version 2") << 2;
        QTest::newRow("version 3") << 3;
    }
    void a_header_says_what_its_file_holds() {
        QFETCH(int, version);
        GgufBytes file = seed();
        file.version = static_cast<std::uint32_t>(version);
        const std::string bytes = file.bytes();
        const GgufHeader header = parse(bytes);
        QCOMPARE(static_cast<int>(header.version()), version);
        const GgufMetadata& metadata = header.metadata();
        QCOMPARE(*metadata.text("general.architecture"), std::string("tiny"));
        QCOMPARE(*metadata.integer("tiny.block_count", 0, 10), 1);
        QCOMPARE(*metadata.boolean("tiny.yes"), true);
        QCOMPARE(metadata.texts("tokenizer.ggml.tokens")->at(2), std::string_view("bc"));
        QCOMPARE(*metadata.integers("tiny.sizes"), (std::vector<std::int64_t>{3, 4, 5}));
        QVERIFY(!metadata.text("absent") && metadata.find("tiny") == nullptr);
        QCOMPARE(header.tensors().size(), std::size_t{2});
        const auto* weight = header.find("blk.0.weight");
        QVERIFY(weight != nullptr && header.find("blk.0") == nullptr);
        QCOMPARE(weight->shape, (Shape{2, 32}));  // rows of the fastest dimension
        QCOMPARE(weight->type->name, std::string_view("Q8_0"));
        QCOMPARE(weight->end - weight->begin, std::uint64_t{68});
        QCOMPARE(weight->begin % 32, std::uint64_t{0});
        QCOMPARE(bytes[weight->begin], '\1');
        QCOMPARE(bytes[header.find("norm.weight")->begin], '\2');
    }

    void a_value_asked_for_as_another_kind_is_refused_with_its_place() {
        const std::string bytes = seed().bytes();
        const GgufHeader header = parse(bytes);
        const GgufMetadata& metadata = header.metadata();
        const auto refused = [](const auto& question) {
            try {
                static_cast<void>(question());
            } catch (const Error& error) {
                return error.kind() == ErrorKind::Format && error.place().offset && !error.place().field.empty();
            }
            return false;
        };
        QVERIFY(refused([&] { return metadata.text("tiny.block_count"); }));
        QVERIFY(refused([&] { return metadata.integer("tiny.epsilon", 0, 10); }));
        QVERIFY(refused([&] { return metadata.integer("tiny.block_count", 2, 10); }));
        QVERIFY(refused([&] { return metadata.boolean("tiny.block_count"); }));
        QVERIFY(refused([&] { return metadata.texts("tiny.sizes"); }));
        QVERIFY(refused([&] { return metadata.reals("tiny.sizes"); }));
        QVERIFY(refused([&] { return metadata.integers("tokenizer.ggml.tokens"); }));
        QVERIFY(refused([&] { return metadata.text("tokenizer.ggml.tokens"); }));
    }

    void values_are_shown_and_written_as_json() {
        const std::string bytes = seed().bytes();
        const GgufHeader header = parse(bytes);
        const auto value = [&](const char* key) { return *header.metadata().find(key); };
        QCOMPARE(*gguf_value_json(value("tiny.sizes"), 10), std::string("[3,4,5]"));
        QVERIFY(!gguf_value_json(value("tiny.sizes"), 2));
        QCOMPARE(*gguf_value_json(value("tokenizer.ggml.tokens"), 10), std::string("[\"a\",\"\",\"bc\"]"));
        QCOMPARE(*gguf_value_json(value("tiny.epsilon"), 1), std::string("0.5"));
        QCOMPARE(shown_gguf_value(value("tiny.yes")), std::string("true"));
        QCOMPARE(shown_gguf_value(value("tiny.sizes")), std::string("[3, 4, 5]"));
    }

    void a_damaged_header_is_refused_data();
    void a_damaged_header_is_refused() {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, field);
        QFETCH(QString, says);
        QElapsedTimer timer;
        timer.start();
        const auto error = refusal(bytes.toStdString());
        QVERIFY(error);
        QCOMPARE(error->kind(), ErrorKind::Format);
        QCOMPARE(QString::fromStdString(error->place().field), field);
        QVERIFY2(error->sentence().find(says.toStdString()) != std::string::npos, error->what());
        QVERIFY(error->place().offset && *error->place().offset <= static_cast<std::uint64_t>(bytes.size()));
    }

    void a_file_cut_at_any_byte_is_refused() {
        const std::string whole = seed().bytes();
        QVERIFY(!refusal(whole));
        for (std::size_t size = 0; size < whole.size(); ++size) {
            const auto error = refusal(whole.substr(0, size));
            QVERIFY2(error, qPrintable(QString("cut at %1").arg(size)));
            QVERIFY(error->place().offset && *error->place().offset <= size);
        }
    }

    void a_flipped_bit_is_refused_or_leaves_a_sound_header() {
        const std::string whole = seed().bytes();
        for (std::size_t bit = 0; bit < whole.size() * 8; ++bit) {
            std::string flipped = whole;
            flipped[bit / 8] = static_cast<char>(flipped[bit / 8] ^ (1 << (bit % 8)));
            if (const auto error = refusal(flipped)) {
                QVERIFY(error->place().offset.has_value());
                continue;
            }
            const GgufHeader header = parse(flipped);
            for (const GgufHeader::Tensor& tensor : header.tensors())
                QVERIFY(tensor.begin >= header.size() && tensor.end <= flipped.size());
            for (const GgufValue& value : header.metadata().values()) shown_gguf_value(value);
        }
    }

    void tensors_without_elements_and_without_dimensions_are_accepted() {
        GgufBytes file;
        file.tensor("none", {0, 5}, kF32, 0).tensor("no rows", {256, 0}, kQ4K, 0);
        file.filled("scalar", {}, kF32, std::string(4, 'x'));
        const std::string bytes = file.bytes();
        const GgufHeader header = parse(bytes);
        QCOMPARE(header.find("none")->begin, header.find("none")->end);
        QCOMPARE(header.find("no rows")->shape, (Shape{0, 256}));
        QVERIFY(header.find("scalar")->shape.empty());
    }

    void a_tensor_without_elements_lies_in_a_file_that_ends_behind_its_header() {
        GgufBytes file;
        file.tensor("none", {0, 5}, kF32, 0);
        const GgufFile opened(saved("empty.gguf", file.bytes()));
        QCOMPARE(opened.header().find("none")->end, std::uint64_t{file.bytes().size()});
        QVERIFY(opened.find("none")->bytes.empty());
    }

    void the_alignment_of_the_file_counts() {
        GgufBytes file;
        file.alignment = 256;
        file.u32("general.alignment", 256);
        file.filled("a", {1}, kF32, "1234").filled("b", {1}, kF32, "5678");
        const std::string bytes = file.bytes();
        const GgufHeader header = parse(bytes);
        QCOMPARE(header.find("b")->begin, std::uint64_t{512});
        QCOMPARE(bytes.substr(header.find("b")->begin, 4), std::string("5678"));
    }

    void a_type_that_is_only_listed_is_an_error_only_when_asked_for() {
        GgufBytes file;
        file.filled("t", {256}, 16, std::string(66, 'x'));
        const GgufFile opened(saved("listed.gguf", file.bytes()));
        QCOMPARE(opened.header().find("t")->type->name, std::string_view("IQ2_XXS"));
        try {
            static_cast<void>(opened.find("t"));
            QFAIL("accepted");
        } catch (const Error& error) {
            QCOMPARE(error.kind(), ErrorKind::Unsupported);
            QVERIFY(error.sentence().find("IQ2_XXS") != std::string::npos);
        }
    }

    void a_vocabulary_alone_is_told_as_such() {
        GgufBytes file;
        file.text("general.architecture", "llama").texts("tokenizer.ggml.tokens", {"a"});
        const fs::path path = saved("vocabulary.gguf", file.bytes());
        const auto error = opening_refusal(path);
        QVERIFY(error && error->sentence().find("no weights") != std::string::npos);
    }

    void scales_that_are_not_finite_are_noticed_data() {
        QTest::addColumn<int>("type");
        QTest::addColumn<int>("values");
        QTest::addColumn<int>("half");  // where a scale or minimum lies in the block
        QTest::newRow("Q8_0") << 8 << 32 << 0;
        QTest::newRow("Q4_1 minimum") << 3 << 32 << 2;
        QTest::newRow("Q2_K scale") << 10 << 256 << 80;
        QTest::newRow("Q2_K minimum") << 10 << 256 << 82;
        QTest::newRow("Q3_K") << 11 << 256 << 108;
        QTest::newRow("Q4_K minimum") << 12 << 256 << 2;
        QTest::newRow("Q6_K") << 14 << 256 << 208;
        QTest::newRow("IQ4_XS") << 23 << 256 << 0;
    }
    void scales_that_are_not_finite_are_noticed() {
        QFETCH(int, type);
        QFETCH(int, values);
        QFETCH(int, half);
        const auto size =
            static_cast<std::size_t>(find_gguf_tensor_type(static_cast<std::uint32_t>(type))->block.bytes);
        const auto file_with = [&](std::uint16_t bits) {
            std::string blocks(size * 3, '\x11');
            std::memcpy(blocks.data() + size + static_cast<std::size_t>(half), &bits, 2);
            GgufBytes file;
            file.text("general.architecture", "bert");
            file.filled("bad", {static_cast<std::uint64_t>(values), 3}, static_cast<std::uint32_t>(type), blocks);
            return open_model_folder(saved("scales.gguf", file.bytes())).notices;
        };
        QVERIFY(file_with(0x3C00).empty());
        for (const int bits : {0x7C00, 0xFC00, 0x7E01}) {
            const auto notices = file_with(static_cast<std::uint16_t>(bits));
            QCOMPARE(notices.size(), std::size_t{1});
            QVERIFY(notices.front().find("bad") != std::string::npos);
        }
    }

    void the_parts_of_a_split_model_open_from_any_of_them() {
        const fs::path first = split_model("whole", 3);
        for (int part = 1; part <= 3; ++part) {
            const ModelFolder folder =
                open_model_folder(first.parent_path() / ("tiny-0000" + std::to_string(part) + "-of-00003.gguf"));
            QCOMPARE(folder.name, std::string("tiny"));
            QCOMPARE(folder.weights->names(), (std::vector<std::string>{"t1", "t2", "t3"}));
            QCOMPARE(value_of(*folder.weights->find("t2")), 2.0F);
            QCOMPARE(folder.config.text("model_type"), std::string("tiny"));
            QCOMPARE(folder.weights->file_of("t3").filename(), fs::path("tiny-00003-of-00003.gguf"));
        }
        // A folder that holds nothing but this model stands for it.
        QCOMPARE(open_model_folder(first.parent_path()).name, std::string("tiny"));
    }

    void a_missing_part_is_named() {
        const fs::path first = split_model("missing", 3);
        fs::remove(first.parent_path() / "tiny-00002-of-00003.gguf");
        const auto error = opening_refusal(first);
        QVERIFY(error && error->kind() == ErrorKind::File);
        QVERIFY2(error->sentence().find("tiny-00002-of-00003.gguf") != std::string::npos, error->what());
    }

    void parts_that_do_not_belong_together_are_refused() {
        const fs::path first = split_model("mixed", 3);
        fs::copy_file(first, first.parent_path() / "tiny-00002-of-00003.gguf", fs::copy_options::overwrite_existing);
        QCOMPARE(opening_refusal(first)->place().field, std::string("split.no"));
        const fs::path renamed = first.parent_path() / "other.gguf";
        fs::copy_file(first, renamed);
        QCOMPARE(opening_refusal(renamed)->place().field, std::string("split.count"));
        const fs::path four = first.parent_path() / "tiny-00001-of-00004.gguf";
        fs::copy_file(first, four);
        QCOMPARE(opening_refusal(four)->place().field, std::string("split.count"));
    }

    void a_folder_with_several_models_asks_to_choose() {
        const fs::path folder = fs::path(folder_.path().toStdString()) / "several";
        saved("several/a.gguf", seed().bytes());
        QCOMPARE(open_model_folder(folder).name, std::string("a"));
        saved("several/b.gguf", seed().bytes());
        const auto error = opening_refusal(folder);
        QVERIFY(error && error->kind() == ErrorKind::File);
        QVERIFY(error->sentence().find("a.gguf") != std::string::npos);
    }

    void a_pointer_of_git_lfs_says_what_to_do() {
        const fs::path path =
            saved("pointer.gguf", "version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n");
        QVERIFY(opening_refusal(path)->sentence().find("git lfs pull") != std::string::npos);
    }

    // Keys and names lie in the mapped file: they are zeros once it is cut.
    void a_file_that_is_cut_while_it_is_open_is_reported() {
        const fs::path path = saved("cut.gguf", seed().bytes());
        const auto store = open_gguf(path);
        QVERIFY(store->computable("norm.weight") && store->metadata().find("general.architecture") != nullptr);
        fs::resize_file(path, 0);
        QVERIFY(!store->find("norm.weight") && !store->computable("norm.weight"));
        store->give_back("norm.weight");
        QVERIFY(!store->metadata().text("general.architecture") && !store->metadata().texts("tokenizer.ggml.tokens"));
        QVERIFY(!store->metadata().place_of("general.architecture").offset);
        try {
            store->check_intact();
            QFAIL("it is intact");
        } catch (const Error& error) {
            QVERIFY2(error.sentence().find("was changed") != std::string::npos, error.what());
        }
    }

    void a_million_keys_are_refused_at_once() {
        GgufBytes file;
        file.keys = 1'000'000;
        file.metadata = std::string(14'000'000, '\0');
        QCOMPARE(refusal(file.bytes())->place().field, std::string("metadata_kv_count"));
    }

    void sixty_thousand_keys_are_read_in_little_time() {
        GgufBytes file;
        for (int i = 0; i < 60'000; ++i) file.u32("key." + std::to_string(i * 7919 % 60'000), 1);
        const std::string bytes = file.bytes();
        QCOMPARE(parse(bytes).metadata().values().size(), std::size_t{60'000});
    }

  private:
    QTemporaryDir folder_;

    fs::path saved(const std::string& name, const std::string& bytes) const {
        const fs::path path = fs::path(folder_.path().toStdString()) / name;
        write_bytes(path, bytes);
        return path;
    }

    /// A model in parts of one tensor each; the path of the first.
    [[nodiscard]] fs::path split_model(const std::string& folder, std::uint16_t parts) const {
        fs::path first;
        for (std::uint16_t part = parts; part >= 1; --part) {
            GgufBytes file;
            file.value("split.no", 2, little_endian(static_cast<std::uint16_t>(part - 1)));
            file.value("split.count", 2, little_endian(parts));
            file.value("split.tensors.count", 5, little_endian(std::int32_t{parts}));
            if (part == 1) file.text("general.architecture", "tiny");
            file.filled("t" + std::to_string(part), {1}, kF32, little_endian(static_cast<float>(part)));
            first = saved(folder + "/tiny-0000" + std::to_string(part) + "-of-0000" + std::to_string(parts) + ".gguf",
                          file.bytes());
        }
        return first;
    }

    static std::optional<Error> opening_refusal(const fs::path& path) {
        try {
            open_model_folder(path);
        } catch (const Error& error) {
            return error;
        }
        return {};
    }
};

void GgufTest::a_damaged_header_is_refused_data() {
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("field");
    QTest::addColumn<QString>("says");
    const auto row = [](const char* name, const std::string& bytes, const char* field, const char* says) {
        QTest::newRow(name) << QByteArray::fromStdString(bytes) << field << says;
    };
    const auto version = [](std::uint32_t number) {
        GgufBytes file = seed();
        file.version = number;
        return file.bytes();
    };
    const auto counts = [](std::uint64_t tensors, std::uint64_t keys) {
        GgufBytes file = seed();
        file.tensor_count = tensors;
        file.keys = keys;
        return file.bytes();
    };
    const auto with = [](const auto& change) {
        GgufBytes file = seed();
        change(file);
        return file.bytes();
    };
    // 34
    row("bad magic", "GGML" + seed().bytes().substr(4), "magic", "GGUF");
    row("version 0", version(0), "version", "version 0");
    row("version 1", version(1), "version", "version 1");
    row("version 4", version(4), "version", "version 4");
    row("byte-swapped", version(0x03000000), "version", "big-endian");
    // 35
    row("2^63 tensors", counts(std::uint64_t{1} << 63, 1), "tensor_count", "at most");
    row("2^63 keys", counts(1, std::uint64_t{1} << 63), "metadata_kv_count", "at most");
    // 36
    row("key longer than the rest", with([](GgufBytes& f) {
            f.metadata = little_endian(std::uint64_t{1000}) + "abc";
            f.keys = 1;
            f.tensors.clear();
            f.data.clear();
        }),
        "metadata key", "truncated");
    row("text longer than the rest", with([](GgufBytes& f) { f.value("k", 8, little_endian(UINT64_MAX - 3) + "abc"); }),
        "k", "truncated");
    row("list longer than the rest", with([](GgufBytes& f) { f.list("k", 4, std::uint64_t{1} << 62, "abcd"); }), "k",
        "does not fit");
    row("list of texts longer than the rest",
        with([](GgufBytes& f) { f.list("k", 8, std::uint64_t{1} << 61, "abcd"); }), "k", "does not fit");
    // 37
    row("list of lists", with([](GgufBytes& f) { f.list("k", 9, 1, little_endian(std::uint32_t{4})); }), "k", "lists");
    row("unknown type of value", with([](GgufBytes& f) { f.value("k", 13, "abcdefgh"); }), "k", "unknown type 13");
    row("unknown type of element", with([](GgufBytes& f) { f.list("k", 77, 1, "abcdefgh"); }), "k", "unknown type 77");
    // 38
    row("key twice", with([](GgufBytes& f) { f.u32("tiny.block_count", 2); }), "tiny.block_count", "twice");
    row("empty key", with([](GgufBytes& f) { f.u32("", 2); }), "metadata key", "empty");
    row("key that is not text", with([](GgufBytes& f) { f.u32("\xFF\xFE", 2); }), "metadata key", "UTF-8");
    row("key with NUL", with([](GgufBytes& f) { f.u32(std::string_view("a\0b", 3), 2); }), "metadata key", "UTF-8");
    // 39
    for (const std::uint32_t alignment : {0U, 1U, 13U, 24U, 1U << 31})
        row(("alignment " + std::to_string(alignment)).c_str(),
            with([=](GgufBytes& f) { f.u32("general.alignment", alignment); }), "general.alignment", "power of two");
    row("alignment as a text", with([](GgufBytes& f) { f.text("general.alignment", "32"); }), "general.alignment",
        "u32");
    // 40
    row("long name", with([](GgufBytes& f) { f.tensor(std::string(64, 'n'), {1}, kF32, 128); }), "tensor name",
        "at most 63");
    row("empty name", with([](GgufBytes& f) { f.tensor("", {1}, kF32, 128); }), "tensor name", "empty");
    row("five dimensions", with([](GgufBytes& f) { f.tensor("t", {1, 1, 1, 1, 1}, kF32, 128); }), "t", "dimensions");
    // 42
    row("dimension of 2^63", with([](GgufBytes& f) { f.tensor("t", {std::uint64_t{1} << 63}, kF32, 128); }), "t",
        "dimension");
    row("elements beyond 2^63", with([](GgufBytes& f) {
            f.tensor("t", {1ULL << 32, 1ULL << 32}, kF32, 128);
        }),
        "t", "too large");
    row("bytes beyond 2^63", with([](GgufBytes& f) { f.tensor("t", {1ULL << 62}, kF32, 128); }), "t", "too large");
    row("end wraps", with([](GgufBytes& f) { f.tensor("t", {8}, kF32, UINT64_MAX - 31); }), "t", "truncated");
    // 43
    row("rows of half blocks", with([](GgufBytes& f) { f.tensor("t", {16, 2}, kQ8, 128); }), "t", "blocks of 32");
    row("rows of half blocks of 256", with([](GgufBytes& f) {
            f.tensor("t", {128, 2}, kQ4K, 128);
        }),
        "t", "blocks of 256");
    // 44
    row("removed type", with([](GgufBytes& f) { f.tensor("t", {32}, 4, 128); }), "t", "Q4_2");
    row("removed layout", with([](GgufBytes& f) { f.tensor("t", {32}, 31, 128); }), "t", "Q4_0_4_4");
    row("future type", with([](GgufBytes& f) { f.tensor("t", {32}, 99, 128); }), "t", "type 99");
    // 45
    row("offset past the end", with([](GgufBytes& f) { f.tensor("t", {1}, kF32, 4096); }), "t", "truncated");
    row("size past the end", with([](GgufBytes& f) { f.tensor("t", {1000}, kF32, 96); }), "t", "truncated");
    row("offset between", with([](GgufBytes& f) { f.tensor("t", {1}, kF32, 100); }), "t", "multiple of 32");
    row("overlap", with([](GgufBytes& f) { f.tensor("t", {8}, kF32, 32); }), "t", "overlaps");
    row("name twice", with([](GgufBytes& f) { f.filled("norm.weight", {1}, kF32, "abcd"); }), "norm.weight",
        "Two tensors");
}

HEADLIGHT_TEST(GgufTest, None)
#include "gguf_test.moc"
