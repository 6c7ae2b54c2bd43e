// The hash of a model's whole content, and the file that remembers those of large files.

#include "formats/model_content.h"

#include "core/error.h"
#include "core/read_file.h"
#include "safetensors_bytes.h"
#include "test_program.h"

#include <QTemporaryDir>
#include <QtTest>

#include <chrono>
#include <fstream>

using namespace headlight;
using headlight::testing::safetensors_bytes;
using headlight::testing::write_bytes;
namespace fs = std::filesystem;

namespace {

constexpr std::size_t kLargeData = 40'000'000;

const fs::path kQuantized = fs::path(HEADLIGHT_SOURCE_DIR) / "tests/reference/gguf/bert-base/Q5_1.gguf";

std::string small_weights() {
    return safetensors_bytes(R"({"x":{"dtype":"F32","shape":[2],"data_offsets":[0,8]}})",
                             std::string_view("\0\0\x80\x3F\0\0\0\x40", 8));
}

/// More than two chunks: bytes 0 to 250 again and again.
std::string large_weights() {
    std::string data(kLargeData, '\0');
    for (std::size_t i = 0; i < data.size(); ++i) data[i] = static_cast<char>(i % 251);
    return safetensors_bytes(R"({"x":{"dtype":"U8","shape":[40000000],"data_offsets":[0,40000000]}})", data);
}

/// Changes the last weight alone; the file keeps its size, inode and time of modification.
void change_last_byte(const fs::path& file) {
    const auto time = fs::last_write_time(file);
    std::fstream stream(file, std::ios::in | std::ios::out | std::ios::binary);
    stream.seekg(-1, std::ios::end);
    const int last = stream.get();
    stream.seekp(-1, std::ios::end);
    stream.put(static_cast<char>(last ^ 1));
    stream.close();
    fs::last_write_time(file, time);
}

std::string hash_at(const fs::path& path) {
    return content_hash_of(files_at(path), DigestCache({}), {});
}

std::optional<ErrorKind> refusal(const std::vector<ModelFile>& files, const std::stop_token& stop = {}) {
    try {
        content_hash_of(files, DigestCache({}), {}, stop);
    } catch (const Error& error) {
        return error.kind();
    }
    return {};
}

FileStamp stamp(std::uint64_t size) {
    return {.size = size, .modified = 1'700'000'000'123'456'789, .changed = 1'700'000'000'123'456'789, .inode = 7};
}

Digest digest_of_byte(int byte) {
    Digest digest{};
    digest.fill(static_cast<std::byte>(byte));
    return digest;
}

}  // namespace

class ModelContentTest : public QObject {
    Q_OBJECT

    QTemporaryDir temporary_;
    fs::path folder_;
    int tests_ = 0;

  private slots:
    void init() {
        folder_ = fs::path(temporary_.path().toStdString()) / std::to_string(++tests_) / "a-model";
        write_bytes(folder_ / "config.json", "{}");
    }

    // The hashes below were computed with Python's hashlib, as model_content.h says.

    void a_small_model_has_the_hash_of_its_definition() {
        write_bytes(folder_ / "model.safetensors", small_weights());
        write_bytes(folder_ / "vocab.txt", "");
        QCOMPARE(hash_at(folder_),
                 std::string("sha256-tree16m:c9c340fa00c5c22ffdef4f0a1670a412416b36f69cdebd0f94b0b4cc9af9ea4d"));
    }

    void two_large_models_that_differ_in_their_last_weight_have_different_hashes() {
        write_bytes(folder_ / "model.safetensors", large_weights());
        QCOMPARE(hash_at(folder_),
                 std::string("sha256-tree16m:9b6af86bb4f299be662b231b8113a36e8be76e7ec044db10eebd7ff7dd812e28"));
        const std::string header = fingerprint_of_model(folder_);
        change_last_byte(folder_ / "model.safetensors");
        QCOMPARE(hash_at(folder_),
                 std::string("sha256-tree16m:222728bbc9ff86963aa6388312131c4bbbf6c53857cfb48c0b11bf34ebd136f4"));
        QCOMPARE(fingerprint_of_model(folder_), header);  // which is why it does not identify a model
    }

    void the_name_of_a_gguf_file_does_not_matter() {
        const std::string expected = "sha256-tree16m:3e5c2d7d82657551e4ed67435c797bc42445a102944392fa1aa21c1c8791c4a3";
        QCOMPARE(hash_at(kQuantized), expected);
        fs::copy_file(kQuantized, folder_ / "another name.gguf");
        QCOMPARE(hash_at(folder_ / "another name.gguf"), expected);
        const ModelFolder opened = open_model_folder(kQuantized);
        QCOMPARE(content_hash_of(files_of_model(opened), DigestCache({}), {}), expected);
    }

    void what_decides_what_a_model_computes_is_hashed_and_nothing_else_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<bool>("matters");
        for (const char* name : {"config.json", "generation_config.json", "preprocessor_config.json", "tokenizer.json",
                                 "tokenizer_config.json", "special_tokens_map.json", "vocab.txt", "vocab.json",
                                 "merges.txt", "source.spm", "target.spm", "tokenizer.model", "spiece.model",
                                 "sentencepiece.bpe.model", "spm.model", "sentencepiece.model"})
            QTest::newRow(name) << name << true;
        for (const char* name : {"README.md", "samples.json", "words.txt", "optimizer.pt", "other.safetensors"})
            QTest::newRow(name) << name << false;
    }

    void what_decides_what_a_model_computes_is_hashed_and_nothing_else() {
        QFETCH(const QString, name);
        QFETCH(const bool, matters);
        write_bytes(folder_ / "model.safetensors", small_weights());
        const std::string before = hash_at(folder_);
        write_bytes(folder_ / name.toStdString(), "{\"changed\":true}");
        QCOMPARE(hash_at(folder_) != before, matters);
    }

    void a_model_of_the_cache_has_the_hash_of_its_copy() {
        write_bytes(folder_ / "model.safetensors", small_weights());
        const fs::path snapshot = folder_.parent_path() / "models--org--name" / "snapshots" / "abcd";
        fs::create_directories(snapshot);
        for (const char* name : {"config.json", "model.safetensors"})
            fs::create_symlink(folder_ / name, snapshot / name);
        QCOMPARE(hash_at(folder_.parent_path() / "models--org--name"), hash_at(folder_));
    }

    void recorded_attention_has_a_hash_with_what_stands_beside_it() {
        const fs::path file = folder_ / "mine.safetensors";
        write_bytes(file, safetensors_bytes(R"({"attentions.0":{"dtype":"F32","shape":[1,1,1],"data_offsets":[0,4]}})",
                                            std::string_view("\0\0\x80\x3F", 4)));
        const std::string before = hash_at(file);
        write_bytes(folder_ / "mine.json", R"({"tokens":["a"]})");
        QVERIFY(hash_at(file) != before);
    }

    void a_file_that_was_changed_since_it_was_found_is_refused() {
        write_bytes(folder_ / "model.safetensors", small_weights());
        const std::vector<ModelFile> files = files_at(folder_);
        QVERIFY(!refusal(files));
        write_bytes(folder_ / "config.json", "{ }");
        QCOMPARE(refusal(files), ErrorKind::File);
        fs::remove(folder_ / "config.json");
        QCOMPARE(refusal(files), ErrorKind::File);
    }

    void hashing_can_be_cancelled() {
        write_bytes(folder_ / "model.safetensors", small_weights());
        std::stop_source stop;
        stop.request_stop();
        QCOMPARE(refusal(files_at(folder_), stop.get_token()), ErrorKind::Cancelled);
    }

    void a_large_file_is_hashed_once() {
        const fs::path weights = folder_ / "model.safetensors";
        write_bytes(weights, large_weights());
        fs::last_write_time(weights, fs::last_write_time(weights) - std::chrono::hours(1));
        const DigestCache cache(folder_.parent_path() / "cache");
        std::vector<ModelFile> files = files_at(folder_);
        for (ModelFile& file : files) file.stamp.changed = file.stamp.modified;  // as if nobody had just touched it
        const auto small_bytes = std::uint64_t{2};                               // config.json
        QCOMPARE(bytes_to_hash(files, cache), fs::file_size(weights) + small_bytes);
        const std::string hash = content_hash_of(files, cache, {});
        QCOMPARE(bytes_to_hash(files, cache), small_bytes);
        fs::remove(weights);
        QCOMPARE(content_hash_of(files, cache, {}), hash);  // of a file that is not there to be read
    }

    void a_file_that_was_written_in_place_with_its_time_kept_is_hashed_again() {
        const fs::path weights = folder_ / "model.safetensors";
        write_bytes(weights, small_weights());
        const FileStamp before = stamp_of(weights);
        while (stamp_of(weights).changed == before.changed) change_last_byte(weights);  // clocks of files tick slowly
        QCOMPARE(stamp_of(weights).modified, before.modified);
        QVERIFY(stamp_of(weights) != before);
    }

    void the_cache_knows_a_file_by_all_of_its_stamp() {
        const DigestCache cache(folder_);
        cache.remember("/some/file", stamp(100), digest_of_byte(1));
        cache.remember("/some/other file", stamp(100), digest_of_byte(2));
        QVERIFY(cache.find("/some/file", stamp(100)) == digest_of_byte(1));
        QVERIFY(cache.find("/some/other file", stamp(100)) == digest_of_byte(2));
        QVERIFY(!cache.find("/some/fil", stamp(100)));
        for (const auto& change : {+[](FileStamp& each) { ++each.size; }, +[](FileStamp& each) { ++each.modified; },
                                   +[](FileStamp& each) { ++each.changed; }, +[](FileStamp& each) { ++each.inode; }}) {
            FileStamp other = stamp(100);
            change(other);
            QVERIFY(!cache.find("/some/file", other));
        }
    }

    void a_file_that_changed_just_now_is_not_remembered() {
        const DigestCache cache(folder_);
        FileStamp now = stamp(100);
        now.changed = std::chrono::nanoseconds(std::chrono::system_clock::now().time_since_epoch()).count();
        cache.remember("/some/file", now, digest_of_byte(1));
        QVERIFY(!cache.find("/some/file", now));
    }

    void a_damaged_cache_is_discarded() {
        const DigestCache cache(folder_);
        cache.remember("/some/file", stamp(100), digest_of_byte(0x11));
        const std::string whole = read_file(folder_ / "digests", 1 << 20);
        for (std::size_t at = 0; at < whole.size(); ++at) {
            std::string damaged = whole;
            damaged[at] = static_cast<char>(damaged[at] ^ 1);
            write_bytes(folder_ / "digests", damaged);
            QVERIFY(!cache.find("/some/file", stamp(100)));
            write_bytes(folder_ / "digests", whole.substr(0, at));
            QVERIFY(!cache.find("/some/file", stamp(100)));
        }
        cache.remember("/some/file", stamp(100), digest_of_byte(2));
        QVERIFY(cache.find("/some/file", stamp(100)) == digest_of_byte(2));
    }

    void the_cache_stays_small_and_keeps_the_newest() {
        const DigestCache cache(folder_);
        const std::string name(4000, 'n');
        for (int i = 0; i < 600; ++i)
            cache.remember("/" + name + std::to_string(i), stamp(100), digest_of_byte(i & 0xFF));
        QVERIFY(cache.find("/" + name + "599", stamp(100)) == digest_of_byte(599 & 0xFF));
        QVERIFY(!cache.find("/" + name + "0", stamp(100)));
        QVERIFY(fs::file_size(folder_ / "digests") < 4U << 20);
    }

    void nothing_is_remembered_without_a_folder() {
        const DigestCache cache({});
        cache.remember("/some/file", stamp(100), digest_of_byte(1));
        QVERIFY(!cache.find("/some/file", stamp(100)));
    }
};

HEADLIGHT_TEST(ModelContentTest, None)
#include "model_content_test.moc"
