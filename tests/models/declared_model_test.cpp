// Models of which there is a config.json and nothing else: parameters and operations are those that transformers and
// torch count (tests/reference/make_costs.py).

#include "models/declared_model.h"

#include "formats/model_folder.h"
#include "models/run_memory.h"
#include "test_program.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QtTest>

#include <cmath>

using namespace headlight;

namespace {

const std::filesystem::path kConfigs = std::filesystem::path(HEADLIGHT_SOURCE_DIR) / "tests/reference/configs";

QJsonObject expected_of(const QString& name) {
    QFile file(QString::fromStdString((kConfigs / "expected.json").string()));
    if (!file.open(QIODevice::ReadOnly)) qFatal("cannot open %s", qPrintable(file.fileName()));
    return QJsonDocument::fromJson(file.readAll()).object()[name].toObject();
}

/// Some come with the lessons.
ModelFolder folder_of(const QString& name) {
    const std::filesystem::path shipped =
        std::filesystem::path(HEADLIGHT_SOURCE_DIR) / "resources/lessons/configurations" / name.toStdString();
    return open_declared_model(std::filesystem::exists(shipped) ? shipped : kConfigs / name.toStdString());
}

}  // namespace

class DeclaredModelTest : public QObject {
    Q_OBJECT

  private slots:
    void a_configuration_declares_the_parameters_that_transformers_allocates_data() {
        QTest::addColumn<QString>("name");
        for (const char* name :
             {"bert-large", "gpt3", "vit-base", "vit-large", "vit-huge", "grouped-heads", "t5-base", "swin-tiny"})
            QTest::newRow(name) << name;
    }
    void a_configuration_declares_the_parameters_that_transformers_allocates() {
        QFETCH(QString, name);
        const QJsonObject expected = expected_of(name);
        const ModelFolder folder = folder_of(name);
        QVERIFY(folder.weights->declared());
        const DeclaredModel model(folder);
        QCOMPARE(static_cast<double>(model.description().parameters), expected["parameters"].toDouble());
        if (const double published = expected["published"].toDouble(); published > 0)
            QVERIFY(std::abs(static_cast<double>(model.description().parameters) / published - 1) < 0.02);
        std::int64_t sum = 0;
        for (const auto& [tensor, count] : model.description().parameters_by_tensor) sum += count;
        QCOMPARE(sum, model.description().parameters);
    }

    void a_run_costs_the_operations_that_torch_counts_data() {
        a_configuration_declares_the_parameters_that_transformers_allocates_data();
    }
    void a_run_costs_the_operations_that_torch_counts() {
        QFETCH(QString, name);
        const DeclaredModel model(folder_of(name));
        const QJsonObject operations = expected_of(name)["operations"].toObject();
        for (auto each = operations.begin(); each != operations.end(); ++each)
            QCOMPARE(static_cast<double>(model.cost(each.key().toLongLong()).all()), each.value().toDouble());
        QVERIFY(model.cost(16).all() > 0);
    }

    void a_cache_grows_by_the_key_heads_of_all_layers() {
        const DeclaredModel grouped(folder_of("grouped-heads"));
        const RunCost cost = grouped.cost(100);
        QCOMPARE(cost.layouts.size(), std::size_t{1});
        QCOMPARE(cost.layouts.front().heads, std::int64_t{32});
        QCOMPARE(cost.layouts.front().key_heads, std::int64_t{4});
        // 4 layers, 4 key heads of 64 numbers, keys and values, 4 bytes each
        QCOMPARE(cost.cache_bytes, std::int64_t{100 * 4 * 4 * 64 * 2 * 4});
        QCOMPARE(static_cast<std::uint64_t>(cost.cache_bytes), memory_of_cache(grouped.description(), 100));
        QCOMPARE(DeclaredModel(folder_of("bert-large")).cost(100).cache_bytes, std::int64_t{0});
    }

    void attention_grows_with_the_square_and_weights_with_the_tokens() {
        const DeclaredModel model(folder_of("grouped-heads"));
        const RunCost one = model.cost(256);
        const RunCost two = model.cost(512);
        QCOMPARE(two.attention, 4 * one.attention);
        const std::int64_t head = 2LL * 32'000 * 2'048;  // of the last token alone
        QCOMPARE(two.linear - head, 2 * (one.linear - head));
    }

    void a_built_in_model_declares_what_its_weights_hold() {
        const auto folder = std::filesystem::path(HEADLIGHT_SOURCE_DIR) / "resources/models/story-decoder";
        const ModelFolder whole = open_declared_model(folder);
        QVERIFY(!whole.weights->declared());
        QTemporaryDir alone;
        const auto copy = std::filesystem::path(alone.path().toStdString());
        std::filesystem::copy_file(folder / "config.json", copy / "config.json");
        QCOMPARE(DeclaredModel(open_declared_model(copy)).description().parameters_by_tensor,
                 DeclaredModel(whole).description().parameters_by_tensor);
    }
};

HEADLIGHT_TEST(DeclaredModelTest, None)
#include "declared_model_test.moc"
