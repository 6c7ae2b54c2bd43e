#include "core/error.h"
#include "formats/model_folder.h"

using namespace headlight;

class SafetensorsTest : public QObject {
    Q_OBJECT
  private slots:
    void a_single_file_folder_opens();
};

void SafetensorsTest::a_single_file_folder_opens() {
    const ModelFolder folder = open_model_folder(HEADLIGHT_SOURCE_DIR "/tests/reference/models/bert-base");
    QCOMPARE(folder.name, std::string("bert-base"));
    QCOMPARE(folder.config.integer("hidden_size", 1, 1000), 32);
    const auto embeddings = folder.weights->find("embeddings.word_embeddings.weight");
    QVERIFY(embeddings);
    QCOMPARE(embeddings->shape, (Shape{300, 32}));
    QCOMPARE(to_float(*embeddings).count(), 300 * 32);
    QVERIFY(!folder.weights->find("no.such.tensor"));
    QCOMPARE(folder.weights->fingerprint().size(), std::size_t{64});
}

QTEST_APPLESS_MAIN(SafetensorsTest)
#include "safetensors_test.moc"
