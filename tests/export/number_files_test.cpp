// The numbers behind a figure as tensors that other programs read.

#include "export/number_files.h"

#include "core/error.h"
#include "figures/sample_matrices.h"
#include "formats/npz.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QtEndian>
#include <QtTest>

using namespace headlight;

namespace {

Provenance provenance() {
    return {"some-model", "", "0123456789abcdef", "CPU", "0.1.0"};
}

/// The shape of a tensor as the header of a safetensors file says it.
QJsonArray shape_in(const QByteArray& bytes, const char* name) {
    const auto length = qFromLittleEndian<qint64>(bytes.constData());
    const QJsonObject header = QJsonDocument::fromJson(bytes.mid(8, length)).object();
    return header[QLatin1String(name)].toObject()["shape"].toArray();
}

}  // namespace

class NumberFilesTest : public QObject {
    Q_OBJECT

  private slots:
    void an_npz_holds_weights_mask_and_labels() {
        const AttentionMatrix matrix = samples::attention({"a", "\"b\"", "שלום"}, true);
        const QTemporaryDir folder;
        QFile file(folder.filePath("head.npz"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(number_bytes(matrix, provenance(), "npz"));
        file.close();
        NpzFile npz(file.fileName().toStdString());
        QCOMPARE(npz.names(), (std::vector<std::string>{"allowed", "weights"}));
        const auto weights = npz.find("weights");
        QVERIFY(weights.has_value());
        QCOMPARE(weights->shape, (Shape{3, 3}));
        const auto text = npz.text("metadata.json", 10'000);
        QVERIFY(text.has_value());
        const QString metadata = QString::fromStdString(*text);
        QVERIFY2(metadata.contains("some-model") && metadata.contains("שלום"), qPrintable(metadata));
    }

    void safetensors_begin_with_their_header() {
        const QByteArray bytes = number_bytes(samples::attention({"a", "b"}), provenance(), "safetensors");
        QCOMPARE(shape_in(bytes, "weights"), (QJsonArray{2, 2}));
        QCOMPARE(shape_in(bytes, "allowed"), (QJsonArray{2, 2}));
    }

    void a_measure_is_a_tensor_of_its_name() {
        const Tensor measure({2, 3});
        const QByteArray bytes = measure_number_bytes(measure, "entropy", provenance(), "safetensors");
        QCOMPARE(shape_in(bytes, "entropy"), (QJsonArray{2, 3}));
    }

    void the_same_numbers_give_the_same_bytes() {
        const AttentionMatrix matrix = samples::attention(samples::sentence());
        for (const QString& ending : number_endings())
            QCOMPARE(number_bytes(matrix, provenance(), ending), number_bytes(matrix, provenance(), ending));
    }

    void another_ending_is_refused_with_those_that_there_are() {
        try {
            static_cast<void>(number_bytes(samples::attention({"a"}), provenance(), "xlsx"));
            QFAIL("it was taken");
        } catch (const Error& error) {
            QVERIFY(QString(error.what()).contains(".npz"));
        }
    }
};

QTEST_APPLESS_MAIN(NumberFilesTest)
#include "number_files_test.moc"
