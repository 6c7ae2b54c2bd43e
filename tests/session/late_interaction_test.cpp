// The study of late interaction beside what NumPy computes of the states of transformers (make_late_interaction.py).

#include "core/error.h"
#include "formats/tensors/safetensors_store.h"
#include "formats/tensors/tensor_files.h"
#include "session/model_loader.h"
#include "session/study.h"
#include "test_program.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QtTest>

#include <cmath>
#include <fstream>

using namespace headlight;

namespace {

const QString kFolder = QStringLiteral(HEADLIGHT_SOURCE_DIR "/tests/reference/late_interaction");

QJsonObject expected_cases() {
    QFile file(kFolder + "/expected.json");
    if (!file.open(QIODevice::ReadOnly)) return {};
    return QJsonDocument::fromJson(file.readAll()).object();
}

LateInteraction compared(const QString& folder, const std::string& query, const std::string& document) {
    ReadyModel model = load_ready_model(folder.toStdString(), {"cpu", "", 1}, {}, {});
    LateInteractionRequest request{.text = {}, .document = document};
    request.text.text = query;
    return std::get<LateInteraction>(study_model(model, request, {}));
}

LateInteraction compared(const QString& folder, const QJsonObject& pair) {
    return compared(folder, pair["query"].toString().toStdString(), pair["document"].toString().toStdString());
}

std::string refusal(const QString& folder, const std::string& query, const std::string& document) {
    try {
        static_cast<void>(compared(folder, query, document));
    } catch (const Error& error) {
        return error.sentence();
    }
    return "nothing was refused";
}

/// Largest distance of the cosines, the maxima and the score from the expected ones; infinite where a place differs.
double distance(const LateInteraction& found, const QJsonObject& expected) {
    const QJsonArray rows = expected["cosines"].toArray();
    const std::vector<BestMatch> matches = best_matches(found);
    if (rows.size() != std::ssize(matches)) return INFINITY;
    double most = std::abs(maxsim_score(found) - expected["score"].toDouble());
    for (qsizetype row = 0; row < rows.size(); ++row) {
        const auto cosines = found.cosines.slice(row);
        const QJsonArray cells = rows[row].toArray();
        if (cells.size() != std::ssize(cosines)) return INFINITY;
        const BestMatch& match = matches[static_cast<std::size_t>(row)];
        if (match.token != expected["best"].toArray()[row].toInt()) return INFINITY;
        most = std::max(most, std::abs(match.cosine - expected["maxima"].toArray()[row].toDouble()));
        for (qsizetype cell = 0; cell < cells.size(); ++cell)
            most = std::max(
                most, std::abs(static_cast<double>(cosines[static_cast<std::size_t>(cell)]) - cells[cell].toDouble()));
    }
    return most;
}

void write(const QString& path, const QByteArray& content) {
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(content);
}

/// The tensors of a file of which `takes` is true, in another one.
template <typename Takes>
void copy_tensors(const QString& from, const QString& to, const Takes& takes) {
    const SafetensorsFile file(from.toStdString());
    std::vector<NamedTensor> tensors;
    for (std::size_t index = 0; index < file.header().count(); ++index) {
        const SafetensorsHeader::Tensor tensor = file.header().tensor(index);
        if (!takes(tensor.name)) continue;
        const std::span<const std::byte> bytes = file.find(tensor.name)->bytes;
        const auto* values = reinterpret_cast<const float*>(bytes.data());
        const std::size_t count = bytes.size() / sizeof(float);
        tensors.push_back(
            {.name = std::string(tensor.name), .shape = tensor.shape, .values = [values, count](const ValueSink& sink) {
                 sink({values, count});
             }});
    }
    std::ofstream out(to.toStdString(), std::ios::binary);
    write_safetensors(out, tensors, {});
}

/// The encoder without the layer and the settings of late interaction.
void copy_encoder(const QString& to) {
    for (const char* name : {"config.json", "vocab.txt", "tokenizer_config.json"})
        QVERIFY(QFile::copy(kFolder + '/' + name, to + '/' + name));
    copy_tensors(kFolder + "/model.safetensors", to + "/model.safetensors",
                 [](std::string_view name) { return name != "linear.weight"; });
}

/// The same model as PyLate saves it.
void copy_as_pylate(const QString& to) {
    copy_encoder(to);
    QVERIFY(QDir(to).mkdir("1_Dense"));
    copy_tensors(kFolder + "/model.safetensors", to + "/1_Dense/model.safetensors",
                 [](std::string_view name) { return name == "linear.weight"; });
    write(
        to + "/1_Dense/config.json",
        R"({"in_features": 16, "out_features": 8, "bias": false, "activation_function": "torch.nn.modules.linear.Identity"})");
    write(to + "/modules.json",
          R"([{"idx": 0, "name": "0", "path": "", "type": "sentence_transformers.models.Transformer"},
              {"idx": 1, "name": "1", "path": "1_Dense", "type": "pylate.models.Dense.Dense"}])");
    write(to + "/config_sentence_transformers.json",
          R"({"query_prefix": "[unused0]", "document_prefix": "[unused1]", "query_length": 12, "document_length": 20,
              "attend_to_expansion_tokens": false})");
}

/// The page of make_late_interaction.py.
std::shared_ptr<const Image> striped_page() {
    Image page{32, 32, {}};
    for (int row = 0; row < 32; ++row)
        for (int column = 0; column < 32; ++column)
            for (int channel = 0; channel < 3; ++channel)
                page.pixels.push_back(static_cast<std::uint8_t>((13 * row + 7 * column + 50 * channel) % 256));
    return std::make_shared<const Image>(std::move(page));
}

/// The tiny ColPali with the tokenizer and the image processor of the tiny PaliGemma.
void copy_colpali(const QString& to) {
    const QString source = QStringLiteral(HEADLIGHT_SOURCE_DIR "/tests/reference/models/paligemma/");
    for (const char* name : {"config.json", "model.safetensors", "processor_config.json"})
        QVERIFY(QFile::copy(kFolder + "/colpali/" + name, to + '/' + name));
    for (const char* name :
         {"tokenizer.json", "tokenizer_config.json", "special_tokens_map.json", "preprocessor_config.json"})
        QVERIFY(QFile::copy(source + name, to + '/' + name));
}

}  // namespace

class LateInteractionTest : public QObject {
    Q_OBJECT

  private slots:
    void cosines_maxima_and_score_are_those_of_transformers() {
        const QJsonObject cases = expected_cases();
        QCOMPARE(cases.size(), 2);
        for (const auto& name : cases.keys()) {
            const QJsonObject expected = cases[name].toObject();
            const LateInteraction found = compared(kFolder, expected);
            QVERIFY(found.trained);
            QCOMPARE(found.size, std::int64_t{8});
            QCOMPARE(found.fill, std::int64_t{expected["fill"].toInt()});
            QVERIFY2(distance(found, expected["trained"].toObject()) < 1e-5, qPrintable(name));
            for (qsizetype token = 0; token < expected["compared"].toArray().size(); ++token)
                QCOMPARE(int(found.compared[static_cast<std::size_t>(token)]),
                         expected["compared"].toArray()[token].toInt());
        }
    }

    void markers_and_fill_are_tokens_of_the_query() {
        const LateInteraction found = compared(kFolder, "where is the harbor", "the harbor");
        QCOMPARE(found.query.at(1), std::string("[unused0]"));
        QCOMPARE(found.document, (std::vector<std::string>{"[CLS]", "[unused1]", "the", "harbor", "[SEP]"}));
        QCOMPARE(found.query.size(), std::size_t{12});
        QCOMPARE(found.fill, std::int64_t{5});
        QCOMPARE(found.query.back(), std::string("[MASK]"));
        QVERIFY(found.notices.empty());
    }

    void a_long_query_is_cut_with_a_notice() {
        const LateInteraction found = compared(kFolder, expected_cases()["cut"].toObject());
        QCOMPARE(found.query.size(), std::size_t{12});
        QCOMPARE(found.query.back(), std::string("[SEP]"));
        QCOMPARE(found.notices.front().english(), std::string("text of the query: cut from 16 to 11 tokens"));
    }

    void a_folder_of_pylate_gives_the_same() {
        const QTemporaryDir folder;
        copy_as_pylate(folder.path());
        const QJsonObject expected = expected_cases()["short"].toObject();
        const LateInteraction found = compared(folder.path(), expected);
        QVERIFY(found.trained);
        QVERIFY(distance(found, expected["trained"].toObject()) < 1e-5);
    }

    void another_encoder_compares_its_last_hidden_states() {
        const QTemporaryDir folder;
        copy_encoder(folder.path());
        const QJsonObject expected = expected_cases()["short"].toObject();
        const LateInteraction found = compared(folder.path(), expected);
        QVERIFY(!found.trained);
        QCOMPARE(found.size, std::int64_t{16});
        QCOMPARE(found.fill, std::int64_t{0});
        QVERIFY(distance(found, expected["plain"].toObject()) < 1e-5);
    }

    void a_page_is_compared_patch_by_patch() {
        const QTemporaryDir folder;
        copy_colpali(folder.path());
        QFile file(kFolder + "/colpali/expected.json");
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QJsonObject expected = QJsonDocument::fromJson(file.readAll()).object();
        ReadyModel model = load_ready_model(folder.path().toStdString(), {"cpu", "", 1}, {}, {});
        QCOMPARE(model.model->description().model_type, std::string("colpali"));
        LateInteractionRequest request;
        request.text.text = expected["query"].toString().toStdString();
        request.text.images = {{striped_page()}};
        const auto found = std::get<LateInteraction>(study_model(model, request, {}));
        QVERIFY(found.trained);
        QCOMPARE(found.fill, std::int64_t{10});
        QCOMPARE(std::ssize(found.query), expected["query_ids"].toArray().size());
        QCOMPARE(std::ssize(found.document), expected["page_ids"].toArray().size());
        const double off = distance(found, expected["trained"].toObject());
        QVERIFY2(off < 2e-4, qPrintable(QString::number(off)));
        QVERIFY(found.page);
        QCOMPARE(found.page->first, std::int64_t{0});
        QCOMPARE(found.page->grid.rows * found.page->grid.columns, 16);
        QCOMPARE(found.document.at(5), std::string("1,1"));
    }

    void the_second_text_is_the_document_where_there_is_no_other() {
        ReadyModel model = load_ready_model(kFolder.toStdString(), {"cpu", "", 1}, {}, {});
        LateInteractionRequest request;
        request.text.text = "where is the harbor";
        request.text.pair = "the harbor";
        const auto found = std::get<LateInteraction>(study_model(model, request, {}));
        QCOMPARE(found.document.size(), std::size_t{5});
        request.document = "the old harbor";
        QCOMPARE(std::get<LateInteraction>(study_model(model, request, {})).document.size(), std::size_t{6});
    }

    void what_cannot_be_compared_is_refused() {
        QVERIFY(refusal(kFolder, "where is the harbor", "").find("--document: expected the text") == 0);
        const QString image = QStringLiteral(HEADLIGHT_SOURCE_DIR "/resources/models/fashion-vit");
        QVERIFY(refusal(image, "a", "b").find("cannot compare the tokens of two texts") != std::string::npos);
    }
};

HEADLIGHT_TEST(LateInteractionTest, None)
#include "late_interaction_test.moc"
