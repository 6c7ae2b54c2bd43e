#include "formats/model_folder.h"

#include "core/error.h"
#include "formats/model_path.h"
#include "formats/non_finite.h"
#include "safetensors_bytes.h"
#include "test_program.h"

#include <QFile>
#include <QTemporaryDir>

#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <optional>
#include <tuple>

using namespace headlight;
using headlight::testing::safetensors_bytes;
using headlight::testing::write_bytes;
namespace fs = std::filesystem;

namespace {

// A file of fp32 tensors with two values each.
std::string shard(const std::vector<std::string>& names,
                  const std::string& eight_bytes = std::string("\0\0\x80\x3F\0\0\0\x40", 8)) {
    std::string json = "{", data;
    for (const std::string& name : names) {
        const std::size_t begin = data.size();
        json += (json.size() > 1 ? ",\"" : "\"") + name + "\":{\"dtype\":\"F32\",\"shape\":[2],\"data_offsets\":[" +
                std::to_string(begin) + "," + std::to_string(begin + 8) + "]}";
        data += eight_bytes;
    }
    return safetensors_bytes(json + "}", data);
}

std::optional<Error> refusal(const fs::path& path) {
    try {
        open_model_folder(path);
    } catch (const Error& error) {
        return error;
    }
    return {};
}

bool mentions(const std::optional<Error>& error, std::string_view part) {
    return error && std::string_view(error->what()).find(part) != std::string_view::npos;
}

}  // namespace

class ModelFolderTest : public QObject {
    Q_OBJECT
  private slots:
    void init();
    void a_folder_opens_by_itself_and_by_any_of_its_files();
    void the_current_folder_has_a_name();
    void a_folder_called_model_is_named_by_the_one_above();
    void a_reference_model_opens();
    void a_sharded_folder_opens();
    void one_file_wins_over_an_index();
    void a_missing_shard_is_named();
    void a_weight_map_that_leaves_the_folder_is_refused_data();
    void a_weight_map_that_leaves_the_folder_is_refused();
    void a_tensor_that_is_not_in_its_shard_is_refused();
    void a_tensor_in_another_shard_than_the_index_says_is_refused();
    void a_tensor_in_two_shards_is_refused();
    void a_damaged_index_is_refused_data();
    void a_damaged_index_is_refused();
    void an_index_cut_at_any_byte_is_refused();
    void what_is_not_a_file_is_refused_without_waiting_data();
    void what_is_not_a_file_is_refused_without_waiting();
    void weights_in_other_formats_are_refused_with_the_way_out_data();
    void weights_in_other_formats_are_refused_with_the_way_out();
    void a_folder_without_a_model_says_what_is_missing();
    void pointers_of_git_lfs_say_what_to_do();
    void code_of_the_models_own_is_not_run_and_noticed();
    void weights_that_are_not_finite_are_noticed_by_name_data();
    void weights_that_are_not_finite_are_noticed_by_name();
    void finite_weights_give_no_notice();
    void a_path_may_hold_any_characters();
    void an_unreadable_file_is_refused();
    void a_path_that_leads_nowhere_is_refused();
    void a_folder_that_changes_while_in_use_is_noticed();
    void a_replaced_file_leaves_the_opened_model_as_it_was();
    void fingerprints_tell_models_apart();
    void a_repository_of_the_cache_opens_at_main();
    void a_repository_without_main_opens_if_it_has_one_snapshot();
    void a_damaged_repository_is_refused_data();
    void a_damaged_repository_is_refused();
    void the_cache_lists_its_models();

  private:
    std::optional<QTemporaryDir> place_;
    fs::path folder_;
    void write(const std::string& name, const std::string& bytes) const { write_bytes(folder_ / name, bytes); }
    void write_shards() const {
        write("a.safetensors", shard({"x", "y"}));
        write("b.safetensors", shard({"z"}));
        write_index(R"({"x": "a.safetensors", "z": "b.safetensors", "y": "a.safetensors"})");
    }
    void write_index(const std::string& map) const {
        write(
            "model.safetensors.index.json",
            R"({"metadata": {"total_size": 24, "more": [1.5e3, true, null, {"a": "b"}]}, "weight_map": )" + map + "}");
    }
    // The layout of the Hugging Face cache: content in blobs, links to it in the snapshot.
    fs::path write_repository(const fs::path& cache, const std::string& name, const std::string& revision,
                              const std::string& config) const;
};

void ModelFolderTest::init() {
    place_.emplace();
    folder_ = fs::path(place_->path().toStdString()) / "a model";
    write("config.json", R"({"model_type": "bert"})");
}

void ModelFolderTest::a_folder_opens_by_itself_and_by_any_of_its_files() {
    write("model.safetensors", shard({"x", "y"}));
    for (const fs::path& path : {folder_, folder_ / "", folder_ / "config.json", folder_ / "model.safetensors"}) {
        const ModelFolder folder = open_model_folder(path);
        QCOMPARE(folder.name, std::string("a model"));
        QVERIFY(fs::equivalent(folder.path, folder_));
        QVERIFY(fs::equivalent(resolve_model_path(path), folder_));
        QCOMPARE(folder.config.text("model_type"), std::string("bert"));
        QCOMPARE(folder.weights->names(), (std::vector<std::string>{"x", "y"}));
        QCOMPARE(folder.weights->total_bytes(), std::uint64_t{16});
        QCOMPARE(testing::value_of(*folder.weights->find("y"), 1), 2.0F);
        QVERIFY(!folder.weights->find("z"));
        QCOMPARE(folder.weights->file_of("y").filename(), fs::path("model.safetensors"));
        QCOMPARE(folder.weights->file_of("z").filename(), fs::path("model.safetensors"));
        folder.weights->give_back("y");
        folder.weights->give_back("z");
        folder.weights->check_intact();
    }
}

void ModelFolderTest::the_current_folder_has_a_name() {
    write("model.safetensors", shard({"x"}));
    const fs::path before = fs::current_path();
    fs::current_path(folder_);
    for (const char* path : {".", "./", "config.json", "../a model/."})
        QCOMPARE(open_model_folder(path).name, std::string("a model"));
    fs::current_path(before);
}

void ModelFolderTest::a_folder_called_model_is_named_by_the_one_above() {
    for (const char* name : {"model", "checkpoint", "weights"}) {
        const fs::path inner = folder_ / name;
        fs::create_directories(inner);
        QCOMPARE(locate_model(inner).name, std::string("a model"));
        QCOMPARE(locate_model(inner / "").name, std::string("a model"));
    }
    fs::create_directories(folder_ / "model-small");
    QCOMPARE(locate_model(folder_ / "model-small").name, std::string("model-small"));
}

void ModelFolderTest::a_reference_model_opens() {
    const ModelFolder folder = open_model_folder(HEADLIGHT_SOURCE_DIR "/tests/reference/models/bert-base");
    QCOMPARE(folder.name, std::string("bert-base"));
    QCOMPARE(folder.config.integer("hidden_size", 1, 1000), 32);
    const auto embeddings = folder.weights->find("embeddings.word_embeddings.weight");
    QVERIFY(embeddings);
    QCOMPARE(embeddings->shape, (Shape{300, 32}));
    QVERIFY(folder.notices.empty());
}

void ModelFolderTest::a_sharded_folder_opens() {
    write_shards();
    const ModelFolder folder = open_model_folder(folder_);
    QCOMPARE(folder.weights->names(), (std::vector<std::string>{"x", "y", "z"}));
    QCOMPARE(folder.weights->total_bytes(), std::uint64_t{24});
    QCOMPARE(folder.weights->file_of("z").filename(), fs::path("b.safetensors"));
    QCOMPARE(folder.weights->file_of("y").filename(), fs::path("a.safetensors"));
    QCOMPARE(testing::value_of(*folder.weights->find("z")), 1.0F);
}

void ModelFolderTest::one_file_wins_over_an_index() {
    write_shards();
    write("model.safetensors", shard({"only"}));
    QCOMPARE(open_model_folder(folder_).weights->names(), std::vector<std::string>{"only"});
}

void ModelFolderTest::a_missing_shard_is_named() {
    write_shards();
    fs::remove(folder_ / "b.safetensors");
    QVERIFY(mentions(refusal(folder_), "missing: b.safetensors"));
    // A link of the cache whose target was deleted.
    fs::create_symlink("../../blobs/gone", folder_ / "b.safetensors");
    QVERIFY(mentions(refusal(folder_), "b.safetensors: The file cannot be opened"));
}

void ModelFolderTest::a_weight_map_that_leaves_the_folder_is_refused_data() {
    QTest::addColumn<QByteArray>("file");
    for (const char* file : {"../a.safetensors", "/etc/passwd", "sub/a.safetensors", "..", ".", "",
                             "C:\\\\a.safetensors", "C:a.safetensors", "a\\u0000.safetensors", "..\\\\a"})
        QTest::newRow(file) << QByteArray(file);
}

void ModelFolderTest::a_weight_map_that_leaves_the_folder_is_refused() {
    QFETCH(QByteArray, file);
    write_bytes(folder_.parent_path() / "a.safetensors", shard({"x"}));
    write("sub/a.safetensors", shard({"x"}));
    write_index("{\"x\": \"" + file.toStdString() + "\"}");
    const auto error = refusal(folder_);
    QVERIFY(mentions(error, "not in the model's folder"));
    QCOMPARE(error->place().field, std::string("weight_map.x"));
}

void ModelFolderTest::a_tensor_that_is_not_in_its_shard_is_refused() {
    write_shards();
    write_index(R"({"x": "a.safetensors", "y": "a.safetensors", "z": "b.safetensors", "absent": "b.safetensors"})");
    const auto error = refusal(folder_);
    QVERIFY(mentions(error, "b.safetensors holds this tensor"));
    QCOMPARE(error->place().field, std::string("absent"));
    write_index(R"({"x": "a.safetensors", "y": "a.safetensors", "absent": "a.safetensors"})");  // the only shard
    const auto alone = refusal(folder_);
    QVERIFY(mentions(alone, "a.safetensors holds this tensor"));
    QCOMPARE(alone->place().field, std::string("absent"));
}

void ModelFolderTest::a_tensor_in_another_shard_than_the_index_says_is_refused() {
    write_shards();
    write_index(R"({"x": "b.safetensors", "y": "a.safetensors", "z": "b.safetensors"})");
    const auto error = refusal(folder_);
    QVERIFY(mentions(error, "b.safetensors holds this tensor"));
    QCOMPARE(error->place().field, std::string("x"));
}

void ModelFolderTest::a_tensor_in_two_shards_is_refused() {
    write_shards();
    write("b.safetensors", shard({"z", "x"}));
    const auto error = refusal(folder_);
    QVERIFY(mentions(error, "Two of the model's files"));
    QCOMPARE(error->place().field, std::string("x"));
}

void ModelFolderTest::a_damaged_index_is_refused_data() {
    QTest::addColumn<QByteArray>("index");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("list") << QByteArray("[]");
    QTest::newRow("no weight map") << QByteArray(R"({"metadata": {}})");
    QTest::newRow("empty weight map") << QByteArray(R"({"weight_map": {}})");
    QTest::newRow("weight map is a list") << QByteArray(R"({"weight_map": ["a.safetensors"]})");
    QTest::newRow("file is a number") << QByteArray(R"({"weight_map": {"x": 1}})");
    QTest::newRow("two weight maps") << QByteArray(
        R"({"weight_map": {"x": "a.safetensors"}, "weight_map": {"x": "a.safetensors"}})");
    QTest::newRow("tensor twice") << QByteArray(R"({"weight_map": {"x": "a.safetensors", "x": "a.safetensors"}})");
    QTest::newRow("goes on") << QByteArray(R"({"weight_map": {"x": "a.safetensors"}} x)");
    QTest::newRow("deep metadata") << R"({"metadata": )" + QByteArray(100'000, '[') + QByteArray(100'000, ']') +
                                          R"(, "weight_map": {"x": "a.safetensors"}})";
    for (const char* value : {"01", "-", "1.", ".5", "1e", "+1", "nul", "NaN", "[1,]", "{\"a\"}", "", "'a'"})
        QTest::addRow("metadata %s", value)
            << QByteArray(R"({"metadata": )") + value + R"(, "weight_map": {"x": "a.safetensors"}})";
}

void ModelFolderTest::a_damaged_index_is_refused() {
    QFETCH(QByteArray, index);
    write("a.safetensors", shard({"x"}));
    write("model.safetensors.index.json", index.toStdString());
    const auto error = refusal(folder_);
    QVERIFY(mentions(error, "model.safetensors.index.json"));
    QCOMPARE(error->kind(), ErrorKind::Format);
}

void ModelFolderTest::an_index_cut_at_any_byte_is_refused() {
    write_shards();
    QVERIFY(!refusal(folder_));
    QFile file(QString::fromStdString((folder_ / "model.safetensors.index.json").string()));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const std::string whole = file.readAll().toStdString();
    for (std::size_t size = 0; size < whole.size(); ++size) {
        write("model.safetensors.index.json", whole.substr(0, size));
        QVERIFY(refusal(folder_));
    }
}

void ModelFolderTest::what_is_not_a_file_is_refused_without_waiting_data() {
    QTest::addColumn<QByteArray>("name");
    for (const char* name : {"config.json", "model.safetensors", "model.safetensors.index.json", "a.safetensors"})
        QTest::newRow(name) << QByteArray(name);
}

void ModelFolderTest::what_is_not_a_file_is_refused_without_waiting() {
    QFETCH(QByteArray, name);
    const fs::path path = folder_ / name.toStdString();
    write_shards();
    fs::remove(path);
    QCOMPARE(::mkfifo(path.c_str(), 0600), 0);
    QVERIFY(mentions(refusal(folder_), "not a regular file"));
    QVERIFY(mentions(refusal(path), "neither a file nor a folder"));
    fs::remove(path);
    fs::create_symlink("/dev/zero", path);
    QVERIFY(mentions(refusal(folder_), "not a regular file"));
    fs::remove(path);
    fs::create_directory(path);
    QVERIFY(mentions(refusal(folder_), "a folder, not a file"));
}

void ModelFolderTest::weights_in_other_formats_are_refused_with_the_way_out_data() {
    QTest::addColumn<QByteArray>("name");
    for (const char* name : {"pytorch_model.bin", "model.pt", "weights.pth", "last.ckpt", "tf_model.h5",
                             "flax_model.msgpack", "pytorch_model-00001-of-00002.bin"})
        QTest::newRow(name) << QByteArray(name);
}

void ModelFolderTest::weights_in_other_formats_are_refused_with_the_way_out() {
    QFETCH(QByteArray, name);
    write(name.toStdString(), "\x80\x02}q\x01.");
    write("training_args.bin", "\x80\x02.");
    for (const fs::path& path : {folder_, folder_ / name.toStdString()}) {
        const auto error = refusal(path);
        QVERIFY(error);
        QCOMPARE(error->kind(), ErrorKind::Unsupported);
        QVERIFY(mentions(error, name.toStdString()));
        QVERIFY(mentions(error, "save_pretrained"));
        QVERIFY(mentions(error, "safe_serialization=True"));
    }
}

void ModelFolderTest::a_folder_without_a_model_says_what_is_missing() {
    write("training_args.bin", "\x80\x02.");
    QVERIFY(mentions(refusal(folder_), "model.safetensors is missing"));
    write("weights.safetensors", shard({"x"}));
    QVERIFY(mentions(refusal(folder_), "weights.safetensors"));
    fs::remove(folder_ / "config.json");
    QVERIFY(mentions(refusal(folder_), "no config.json"));
    write("other.gguf", "GGUF");
    QCOMPARE(refusal(folder_ / "other.gguf")->place().field, std::string("version"));
}

void ModelFolderTest::pointers_of_git_lfs_say_what_to_do() {
    const std::string pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 9\n";
    write("model.safetensors", pointer);
    QVERIFY(mentions(refusal(folder_), "git lfs pull"));
    fs::remove(folder_ / "model.safetensors");
    write_shards();
    write("b.safetensors", pointer);
    QVERIFY(mentions(refusal(folder_), "b.safetensors: The file was not downloaded"));
    write("model.safetensors.index.json", pointer);
    QVERIFY(mentions(refusal(folder_), "index.json: The file was not downloaded"));
    write("config.json", pointer);
    QVERIFY(mentions(refusal(folder_), "config.json: The file was not downloaded"));
}

void ModelFolderTest::code_of_the_models_own_is_not_run_and_noticed() {
    write("config.json", R"({"model_type": "bert", "auto_map": {"AutoModel": "evil.EvilModel"}})");
    write("evil.py", "raise SystemExit");
    write("model.safetensors", shard({"x"}));
    const ModelFolder folder = open_model_folder(folder_);
    QCOMPARE(folder.notices.size(), std::size_t{1});
    QVERIFY(folder.notices[0].find("auto_map") != std::string::npos);
}

void ModelFolderTest::weights_that_are_not_finite_are_noticed_by_name_data() {
    QTest::addColumn<QByteArray>("type");
    QTest::addColumn<QByteArray>("good");
    QTest::addColumn<QByteArray>("bad");
    QTest::newRow("F32 NaN") << QByteArray("F32") << QByteArray("\xFF\xFF\x7F\x7F", 4) << QByteArray("\0\0\xC0\x7F", 4);
    QTest::newRow("F32 -infinity") << QByteArray("F32") << QByteArray("\xFF\xFF\x7F\xFF", 4)
                                   << QByteArray("\0\0\x80\xFF", 4);
    QTest::newRow("F64 infinity") << QByteArray("F64") << QByteArray("\xFF\xFF\xFF\xFF\xFF\xFF\xEF\x7F", 8)
                                  << QByteArray("\0\0\0\0\0\0\xF0\x7F", 8);
    QTest::newRow("F16 NaN") << QByteArray("F16") << QByteArray("\xFF\x7B", 2) << QByteArray("\x01\x7C", 2);
    QTest::newRow("BF16 NaN") << QByteArray("BF16") << QByteArray("\x7F\x7F", 2) << QByteArray("\x81\xFF", 2);
}

void ModelFolderTest::weights_that_are_not_finite_are_noticed_by_name() {
    QFETCH(QByteArray, type);
    QFETCH(QByteArray, good);
    QFETCH(QByteArray, bad);
    // The bad value is the last of a tensor that is read in several pieces, at an odd offset.
    const std::size_t count = 600'001, size = static_cast<std::size_t>(good.size());
    std::string large;
    for (std::size_t i = 1; i < count; ++i) large += good.toStdString();
    large += bad.toStdString();
    const auto entry = [&](const std::string& name, const std::string& kind, std::size_t elements, std::size_t begin,
                           std::size_t bytes) {
        return '"' + name + "\":{\"dtype\":\"" + kind + "\",\"shape\":[" + std::to_string(elements) +
               "],\"data_offsets\":[" + std::to_string(begin) + ',' + std::to_string(begin + bytes) + "]}";
    };
    const std::string json = '{' + entry("flag", "BOOL", 1, 0, 1) + ',' +
                             entry("bad", type.toStdString(), count, 1, count * size) + ',' +
                             entry("good", type.toStdString(), 1, 1 + count * size, size) + ',' +
                             entry("new", "F8_FUTURE", 3, 1 + (count + 1) * size, 3) + '}';
    write("model.safetensors", safetensors_bytes(json, "\xFF" + large + good.toStdString() + "\xFF\xFF\xFF"));
    const ModelFolder folder = open_model_folder(folder_);
    QCOMPARE(folder.notices.size(), std::size_t{1});
    QVERIFY2(folder.notices[0].find(": bad.") != std::string::npos, folder.notices[0].c_str());
    ThreadPool pool(ThreadCount::chosen(3));
    QCOMPARE(tensors_with_non_finite_values(*folder.weights, pool), std::vector<std::string>{"bad"});
}

void ModelFolderTest::finite_weights_give_no_notice() {
    write("model.safetensors", shard({"x"}));
    QVERIFY(open_model_folder(folder_).notices.empty());
}

void ModelFolderTest::a_path_may_hold_any_characters() {
    for (const char* name : {"Modell für 模型 😀", "with\nnewline and \"quotes\" <b>", "100% {}", "not utf8 \xFF"}) {
        const fs::path folder = folder_ / name;
        write_bytes(folder / "config.json", "{}");
        write_bytes(folder / "model.safetensors", shard({"x"}));
        QCOMPARE(open_model_folder(folder).name, std::string(name));
        fs::remove_all(folder);
    }
}

void ModelFolderTest::an_unreadable_file_is_refused() {
    if (::geteuid() == 0) QSKIP("the superuser can read every file");
    write("model.safetensors", shard({"x"}));
    fs::permissions(folder_ / "model.safetensors", fs::perms::none);
    QVERIFY(mentions(refusal(folder_), "model.safetensors"));
    fs::permissions(folder_, fs::perms::none);
    QVERIFY(mentions(refusal(folder_), "config.json: The file cannot be opened"));
    fs::permissions(folder_, fs::perms::owner_all);
}

void ModelFolderTest::a_path_that_leads_nowhere_is_refused() {
    for (const fs::path& path :
         {folder_ / "absent", fs::path(), folder_ / "config.json" / "below", fs::path(std::string(5000, 'a'))}) {
        const auto error = refusal(path);
        QVERIFY(error);
        QCOMPARE(error->kind(), ErrorKind::File);
    }
    fs::create_symlink("loop", folder_ / "loop");
    QVERIFY(refusal(folder_ / "loop"));
    QVERIFY(mentions(refusal("/dev/null"), "neither a file nor a folder"));
}

void ModelFolderTest::a_folder_that_changes_while_in_use_is_noticed() {
    write_shards();
    const ModelFolder folder = open_model_folder(folder_);
    folder.weights->check_intact();
    fs::resize_file(folder_ / "b.safetensors", 10);
    QVERIFY_EXCEPTION_THROWN(folder.weights->check_intact(), Error);
}

void ModelFolderTest::a_replaced_file_leaves_the_opened_model_as_it_was() {
    write("model.safetensors", shard({"x"}));
    const ModelFolder folder = open_model_folder(folder_);
    write("new.safetensors", shard({"x"}, std::string(8, '\0')));
    fs::rename(folder_ / "new.safetensors", folder_ / "model.safetensors");
    QCOMPARE(testing::value_of(*folder.weights->find("x")), 1.0F);
    folder.weights->check_intact();
}

void ModelFolderTest::fingerprints_tell_models_apart() {
    const auto fingerprint = [&] { return open_model_folder(folder_).weights->fingerprint(); };
    write("model.safetensors", shard({"x"}));
    const std::string first = fingerprint();
    QCOMPARE(fingerprint(), first);
    // Computed with sha256sum from the file's length in eight bytes, then the file.
    QCOMPARE(first, std::string("9c691b29caa5e137148a028b495f70383d48ab5e7c4e0489ec598e4bc8d78563"));
    write("model.safetensors", shard({"x"}, std::string(8, '\1')));
    const std::string other_values = fingerprint();
    write("model.safetensors", shard({"y"}));
    const std::string other_name = fingerprint();
    QVERIFY(first != other_values && first != other_name && other_values != other_name);
    // The content of a large file is not read: two that differ only in a value of many are taken for the same.
    const std::string json = R"({"x":{"dtype":"U8","shape":[20000000],"data_offsets":[0,20000000]}})";
    write("model.safetensors", safetensors_bytes(json, std::string(20'000'000, 'a')));
    const std::string large = fingerprint();
    write("model.safetensors", safetensors_bytes(json, std::string(20'000'000, 'b')));
    QCOMPARE(fingerprint(), large);
}

fs::path ModelFolderTest::write_repository(const fs::path& cache, const std::string& name, const std::string& revision,
                                           const std::string& config) const {
    const fs::path repository = cache / name, snapshot = repository / "snapshots" / revision;
    write_bytes(repository / "blobs" / ("c" + revision), config);
    write_bytes(repository / "blobs" / ("w" + revision), shard({"weight-" + revision}));
    fs::create_directories(snapshot);
    fs::create_symlink("../../blobs/c" + revision, snapshot / "config.json");
    fs::create_symlink("../../blobs/w" + revision, snapshot / "model.safetensors");
    return repository;
}

void ModelFolderTest::a_repository_of_the_cache_opens_at_main() {
    const fs::path cache = folder_.parent_path() / "hub";
    write_repository(cache, "models--org--some-model", "1111", "{}");
    const fs::path repository = write_repository(cache, "models--org--some-model", "2222", "{}");
    QVERIFY(mentions(refusal(repository), "several snapshots"));
    write_bytes(repository / "refs" / "main", "2222");
    for (const fs::path& path :
         {repository, repository / "snapshots" / "2222", repository / "snapshots" / "2222" / "model.safetensors"}) {
        const ModelFolder folder = open_model_folder(path);
        QCOMPARE(folder.name, std::string("org/some-model"));
        QCOMPARE(folder.weights->names(), std::vector<std::string>{"weight-2222"});
    }
    QCOMPARE(open_model_folder(repository / "snapshots" / "1111").weights->names(),
             std::vector<std::string>{"weight-1111"});
}

void ModelFolderTest::a_repository_without_main_opens_if_it_has_one_snapshot() {
    const fs::path repository = write_repository(folder_.parent_path(), "models--gpt2", "abcd", "{}");
    const ModelFolder folder = open_model_folder(repository);
    QCOMPARE(folder.name, std::string("gpt2"));
    QCOMPARE(folder.path, repository / "snapshots" / "abcd");
}

void ModelFolderTest::a_damaged_repository_is_refused_data() {
    QTest::addColumn<QByteArray>("main");
    for (const char* main : {"", "3333", "../snapshots/1111", ".", "..", "a/b"})
        QTest::newRow(main) << QByteArray(main);
    QTest::newRow("long") << QByteArray(100'000, 'a');
    QTest::newRow("NUL") << QByteArray("1111\0", 5);
}

void ModelFolderTest::a_damaged_repository_is_refused() {
    QFETCH(QByteArray, main);
    const fs::path repository = write_repository(folder_.parent_path(), "models--org--m", "1111", "{}");
    write_bytes(repository / "refs" / "main", main.toStdString());
    QVERIFY(refusal(repository));
    fs::remove_all(repository / "refs");
    fs::remove_all(repository / "snapshots" / "1111");
    QVERIFY(mentions(refusal(repository), "no snapshot"));
}

void ModelFolderTest::the_cache_lists_its_models() {
    const fs::path cache = folder_.parent_path() / "hub";
    write_repository(cache, "models--z--last", "1", R"({"model_type": "gpt2"})");
    write_repository(cache, "models--org--first-model", "1", R"({"model_type": "bert"})");
    write_repository(cache, "models--broken", "1", "{");
    write_repository(cache, "datasets--org--data", "1", "{}");
    fs::create_directories(cache / "models--half--download" / "snapshots");
    write_bytes(cache / "models--a-file", "");
    qputenv("HF_HUB_CACHE", QByteArray::fromStdString(cache.string()));
    const auto models = models_in_hugging_face_cache();
    QCOMPARE(models.size(), std::size_t{3});
    QCOMPARE(models[0].name, std::string("broken"));
    QCOMPARE(models[0].model_type, std::string());
    QCOMPARE(models[1].name, std::string("org/first-model"));
    QCOMPARE(models[1].model_type, std::string("bert"));
    QCOMPARE(models[2].name, std::string("z/last"));
    QCOMPARE(open_model_folder(models[2].path).name, std::string("z/last"));

    qunsetenv("HF_HUB_CACHE");
    qputenv("HF_HOME", QByteArray::fromStdString(folder_.parent_path().string()));
    QCOMPARE(models_in_hugging_face_cache().size(), std::size_t{3});
    qputenv("HF_HOME", "/nonexistent");
    QVERIFY(models_in_hugging_face_cache().empty());
    qunsetenv("HF_HOME");
}

HEADLIGHT_TEST(ModelFolderTest, None)
#include "model_folder_test.moc"
