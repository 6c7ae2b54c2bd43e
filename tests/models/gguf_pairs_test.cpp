// Text models with their image encoders in two GGUF files that llama.cpp wrote, against what transformers computes, and
// what is said of pairs that do not run.

#include "case_runs.h"
#include "core/error.h"
#include "formats/model_content.h"
#include "formats/model_path.h"
#include "test_program.h"

#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QtTest>

#include <algorithm>
#include <functional>
#include <optional>

using namespace headlight;
using namespace headlight::testing;

namespace {

const QStringList kCases{"gemma3", "qwen2-vl", "qwen2.5-vl", "qwen3-vl", "idefics3", "llava", "internvl"};

QString pair_folder(const QString& name) {
    return QStringLiteral(HEADLIGHT_SOURCE_DIR "/tests/reference/gguf_pairs/") + name;
}

QString text_file(const QString& name) {
    return pair_folder(name) + "/" + name + ".gguf";
}

QString image_file(const QString& name) {
    return pair_folder(name) + "/mmproj-" + name + ".gguf";
}

/// A folder with copies of files, whose bytes may be changed.
class Copies {
  public:
    /// The copy's path.
    std::string take(const QString& file, const QString& name) {
        if (!QFile::copy(file, folder_.filePath(name))) return {};
        QFile::setPermissions(folder_.filePath(name), QFile::ReadOwner | QFile::WriteOwner);
        return folder_.filePath(name).toStdString();
    }
    /// Puts bytes behind a key or a name of the file: four bytes on a number begins, and eight more a text.
    void change(const QString& name, const QByteArray& key, qsizetype distance, const QByteArray& bytes) {
        QFile file(folder_.filePath(name));
        if (!file.open(QIODevice::ReadWrite)) return;
        QByteArray content = file.readAll();
        content.replace(content.indexOf(key) + key.size() + distance, bytes.size(), bytes);
        file.seek(0);
        file.write(content);
    }
    [[nodiscard]] std::string folder() const { return folder_.path().toStdString(); }

  private:
    QTemporaryDir folder_;
};

std::unique_ptr<Model> on_cpu(const std::filesystem::path& path) {
    return load_model(open_model_folder(path), make_cpu_backend(ThreadCount::chosen(1)), {}, {});
}

std::optional<Error> refusal_of_loading(const std::filesystem::path& path) {
    try {
        static_cast<void>(on_cpu(path));
    } catch (const Error& error) {
        return error;
    }
    return {};
}

/// All that is said beside a model.
QString notices_of(const std::filesystem::path& path) {
    const ModelFolder folder = open_model_folder(path);
    const auto model = load_model(folder, make_cpu_backend(ThreadCount::chosen(1)), {}, {});
    std::string all;
    for (const auto& list : {folder.notices, model->description().notices})
        for (const std::string& notice : list) all += notice + "\n";
    return QString::fromStdString(all);
}

}  // namespace

class GgufPairsTest : public QObject {
    Q_OBJECT

  private slots:
    void both_files_together_agree_with_transformers_data() { add_case_inputs(kCases); }
    void both_files_together_agree_with_transformers() {
        QFETCH(QString, name);
        QFETCH(int, input);
        const ModelFolder pair = open_model_folder(text_file(name).toStdString());
        QVERIFY(pair.notices.empty());
        const auto model = load_model(pair, current_model_backend().make(), {}, {});
        verify_no_notices(*model);
        ModelInput read = read_inputs(name).at(static_cast<std::size_t>(input));
        read.token_types.clear();
        const auto found = named_tensors(model->forward(read, everything(), {}, {}), square_of(*model));
        const auto is_left_out = [&](const std::string& tensor) {  // the last layer, which nothing reads
            return name == "llava" && (tensor == "vision_attentions.1" || tensor == "vision_hidden.2");
        };
        for (const auto& [tensor, expected] : read_expected(name, input))
            if (!is_left_out(tensor)) compare_tensor(tensor, found, expected, bounds_of(current_model_backend()));
    }

    void the_pair_is_described_as_the_folder_is_data() { add_names(); }
    void the_pair_is_described_as_the_folder_is() {
        QFETCH(QString, name);
        const auto pair = on_cpu(text_file(name).toStdString());
        const auto folder = on_cpu(case_folder(name));
        const ModelDescription& found = pair->description();
        const ModelDescription& expected = folder->description();
        QCOMPARE(found.architecture, expected.architecture);
        QCOMPARE(found.model_type, expected.model_type);
        if (name != "llava") QCOMPARE(found.parameters, expected.parameters);  // its last layer is not in the file
        QCOMPARE(found.patches, expected.patches);
        QCOMPARE(found.image_prompt->token, expected.image_prompt->token);
        QCOMPARE(found.image_prompt->begin, expected.image_prompt->begin);
        QCOMPARE(found.image_prompt->end, expected.image_prompt->end);
        QCOMPARE(found.image_prompt->opening, expected.image_prompt->opening);
    }

    void a_text_model_alone_runs_over_texts_data() { add_names(); }
    void a_text_model_alone_runs_over_texts() {
        QFETCH(QString, name);
        Copies copies;
        const std::string text = copies.take(text_file(name), "text.gguf");
        const auto alone = on_cpu(text);
        QVERIFY(!alone->description().image);
        const auto pair = on_cpu(text_file(name).toStdString());
        const ModelInput input{{3, 40, 41, 42, 43}, {}, {}};
        const Capture expected = pair->forward(input, everything(), {}, {});
        const Capture found = alone->forward(input, everything(), {}, {});
        QVERIFY(std::ranges::equal(found.output("logits")->values(), expected.output("logits")->values()));
    }

    void the_image_encoder_may_lie_elsewhere() {
        Copies copies;
        const std::string text = copies.take(text_file("gemma3"), "text.gguf");
        const std::string named = image_file("gemma3").toStdString();
        QVERIFY(on_cpu(with_image_encoder(text, named))->description().image.has_value());
        QVERIFY(on_cpu(pair_folder("gemma3").toStdString())->description().image.has_value());  // the only model there
    }

    void both_files_decide_what_the_model_is() {
        const std::string text = text_file("gemma3").toStdString();
        const std::vector<ModelFile> files = files_of_model(open_model_folder(text));
        QCOMPARE(files.size(), std::size_t{2});
        QCOMPARE(files.front().name, std::string("mmproj.gguf"));
        QCOMPARE(files.back().name, std::string("model.gguf"));
        QVERIFY(files_at(text) == files);
        Copies copies;
        const std::string alone = copies.take(text_file("gemma3"), "text.gguf");
        QVERIFY(fingerprint_of_model(alone) != fingerprint_of_model(text));
    }

    void old_files_with_exchanged_names_of_layers_are_the_same() {
        Copies copies;
        const std::string text = copies.take(text_file("gemma3"), "text.gguf");
        copies.take(image_file("gemma3"), "mmproj.gguf");
        for (const char* layer : {"v.blk.0.", "v.blk.1."})
            for (const char* ending : {".weight", ".bias"}) {
                const QByteArray up = QByteArray(layer) + "ffn_up" + ending;
                const QByteArray down = QByteArray(layer) + "ffn_down" + ending;
                // Names of two lengths: the tensors' shapes and offsets are exchanged in their place.
                exchange_tensors(QString::fromStdString(copies.folder()) + "/mmproj.gguf", up, down);
            }
        const ModelInput input = image_input("gemma3");
        const Capture expected = on_cpu(text_file("gemma3").toStdString())->forward(input, everything(), {}, {});
        const Capture found = on_cpu(text)->forward(input, everything(), {}, {});
        QVERIFY(std::ranges::equal(found.output("logits")->values(), expected.output("logits")->values()));
    }

    void an_image_encoder_of_another_model_is_left_aside_and_said() {
        Copies copies;
        const std::string text = copies.take(text_file("qwen2-vl"), "text.gguf");
        copies.take(image_file("gemma3"), "mmproj.gguf");
        const QString kind = notices_of(text);
        QVERIFY2(kind.contains("An image encoder of the kind \"gemma3\" belongs to a text model of the type gemma3, "
                               "found one of the type \"qwen2vl\"."),
                 qPrintable(kind));
        QVERIFY(kind.contains("Only the text model runs, and no image can be read."));
        copies.change("mmproj.gguf", "clip.vision.projection_dim", 4, QByteArray("\x40", 1));
        const QString width = notices_of(text);
        QVERIFY2(width.contains("makes tokens of 64 values, and the text model text.gguf reads tokens of 32. Take the "
                                "mmproj file that was published with this text model."),
                 qPrintable(width));
        copies.take(image_file("qwen2-vl"), "mmproj-2.gguf");
        const QString several = notices_of(text);
        QVERIFY2(several.contains("mmproj-2.gguf, mmproj.gguf), of which none is read. Choose one with --mmproj."),
                 qPrintable(several));
    }

    void an_image_encoder_that_is_named_must_belong_to_the_model() {
        const std::string text = text_file("qwen2-vl").toStdString();
        const auto kind = refusal_of_loading(with_image_encoder(text, image_file("gemma3").toStdString()));
        QVERIFY(kind && kind->kind() == ErrorKind::Unsupported);
        QCOMPARE(kind->place().field, std::string("clip.projector_type"));
        const auto none = refusal_of_loading(with_image_encoder(text, text));
        QVERIFY(none && none->sentence() ==
                            "Expected a file with an image encoder (clip), found a model of the type \"qwen2vl\".");
        const auto absent = refusal_of_loading(with_image_encoder(text, "/absent/mmproj.gguf"));
        QVERIFY(absent && absent->kind() == ErrorKind::File);
        const auto folder = refusal_of_loading(with_image_encoder(case_folder("gemma3"), text));
        QVERIFY(folder && folder->kind() == ErrorKind::File);
    }

    void an_image_encoder_alone_says_what_to_open() {
        const auto error = refusal_of_loading(image_file("gemma3").toStdString());
        QVERIFY(error && error->kind() == ErrorKind::Unsupported);
        QVERIFY(
            error->sentence().starts_with("The file holds the image encoder of a model. Open the GGUF file of its "
                                          "text model"));
    }

    void damaged_image_encoders_are_refused_by_their_key_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("key");
        QTest::addColumn<int>("distance");
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("says");
        const auto row = [](const char* what, const char* name, const char* key, int distance, const QByteArray& bytes,
                            const char* says) {
            QTest::newRow(what) << name << QByteArray(key) << distance << bytes << says;
        };
        const auto lacks = "lacks this key";
        row("no patch size", "gemma3", "clip.vision.patch_siz", 0, "x", lacks);
        row("no number of layers", "gemma3", "clip.vision.block_coun", 0, "x", lacks);
        row("no mean", "gemma3", "clip.vision.image_mea", 0, "x", lacks);
        row("no kind", "gemma3", "clip.projector_typ", 0, "x", "Image encoders of the kind \"\" are not supported");
        row("patches of no pixels", "gemma3", "clip.vision.patch_size", 4, QByteArray(1, '\0'), "from 1 to");
        row("patches larger than images", "gemma3", "clip.vision.patch_size", 4, "\x7f", "divisor of the 0 rows");
        row("a square that does not divide", "gemma3", "clip.vision.projector.scale_factor", 4, "\3",
            "divisor of the 4 rows of patches, found 3");
        row("heads that do not divide", "gemma3", "clip.vision.attention.head_count", 4, "\5", "head");
        row("more layers than there are", "gemma3", "clip.vision.block_count", 4, "\3", "encoder.layers.2");
        row("fewer layers than there are", "gemma3", "clip.vision.block_count", 4, "\1", "vision_config");
        row("an unknown tensor", "gemma3", "v.post_l", 0, "x", "is not one of an image encoder of the kind \"gemma3\"");
        row("no window pattern", "qwen2.5-vl", "clip.vision.n_wa_patter", 0, "x", lacks);
        row("no second frame", "qwen2-vl", "v.patch_embd.weight.", 0, "2", "is not one of an image encoder");
        row("no squares", "idefics3", "clip.vision.projector.scale_facto", 0, "x", lacks);
        row("a size of images in text", "gemma3", "clip.vision.image_size", 0, QByteArray("\6", 1), "Expected");
    }
    void damaged_image_encoders_are_refused_by_their_key() {
        QFETCH(QString, name);
        QFETCH(QByteArray, key);
        QFETCH(int, distance);
        QFETCH(QByteArray, bytes);
        QFETCH(QString, says);
        Copies copies;
        const std::string text = copies.take(text_file(name), "text.gguf");
        const std::string image = copies.take(image_file(name), "image.gguf");
        copies.change("image.gguf", key, distance, bytes);
        const std::string path = with_image_encoder(text, image).string();
        std::optional<Error> error = refusal_of_loading(path);
        if (!error) {  // what only images need is read with the first of them
            try {
                static_cast<void>(image_settings(open_model_folder(path)));
            } catch (const Error& refused) {
                error = refused;
            }
        }
        QVERIFY(error);
        QVERIFY2(QString(error->what()).contains(says), error->what());
    }

  private:
    static void add_names() {
        QTest::addColumn<QString>("name");
        for (const QString& name : kCases) QTest::newRow(qPrintable(name)) << name;
    }

    static ModelInput image_input(const QString& name) {
        ModelInput input = read_inputs(name).front();
        input.token_types.clear();
        return input;
    }

    /// Exchanges what the header says of two tensors, behind their names.
    static void exchange_tensors(const QString& path, const QByteArray& first, const QByteArray& second) {
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadWrite));
        QByteArray content = file.readAll();
        const auto described = [&](const QByteArray& name) {
            const qsizetype at = content.indexOf(name) + name.size();
            const qsizetype dimensions = content.at(at);
            return std::pair{at, 4 + 8 * dimensions + 4 + 8};  // their number, they, the type and the offset
        };
        const auto [a, size] = described(first);
        const auto [b, other] = described(second);
        QCOMPARE(size, other);
        const QByteArray of_first = content.mid(a, size);
        content.replace(a, size, content.mid(b, size));
        content.replace(b, size, of_first);
        file.seek(0);
        file.write(content);
    }
};

HEADLIGHT_TEST(GgufPairsTest, None)
#include "gguf_pairs_test.moc"
