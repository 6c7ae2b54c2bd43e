// A folder with as many tensors as are read costs the memory of its file and little more.

#include "program.h"
#include "test_program.h"

#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include <sys/resource.h>

using namespace headlight::testing;

namespace {

constexpr int kTensors = 200'000;

/// A safetensors file of so many single numbers.
QByteArray file_of_tensors(int count) {
    QByteArray header = "{";
    for (int i = 0; i < count; ++i) {
        const QByteArray number = QByteArray::number(i);
        header += (i == 0 ? "\"layers." : ",\"layers.") + number +
                  ".attention.query.weight\":{\"dtype\":\"F32\",\"shape\":[1],\"data_offsets\":[" +
                  QByteArray::number(4 * i) + "," + QByteArray::number(4 * (i + 1)) + "]}";
    }
    header += "}";
    const auto size = static_cast<quint64>(header.size());
    return QByteArray(reinterpret_cast<const char*>(&size), sizeof size) + header + QByteArray(4 * count, '\0');
}

void put(const QString& path, const QByteArray& bytes) {
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

/// The most memory in bytes that a program run so far had resident.
qint64 most_memory_of_programs() {
    rusage usage{};
    ::getrusage(RUSAGE_CHILDREN, &usage);
    return qint64{usage.ru_maxrss} * 1024;
}

}  // namespace

class ManyTensorsTest : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;
    [[nodiscard]] QString weights() const { return folder_.filePath("model.safetensors"); }

  private slots:
    void initTestCase() { put(folder_.filePath("config.json"), R"({"model_type":"bert"})"); }

    void a_listing_takes_64_mib_beside_the_file_at_most() {
        put(weights(), file_of_tensors(1));
        QVERIFY(run_headlight({"model", folder_.path()}).output.contains("tensors\t1\n"));
        const qint64 before = most_memory_of_programs();
        const QByteArray bytes = file_of_tensors(kTensors);
        put(weights(), bytes);
        const auto result = run_headlight({"model", folder_.path()});
        QVERIFY(result.output.contains("tensors\t200000\n"));
        QCOMPARE(result.output.count("\ntensor\t"), kTensors);
        const qint64 taken = most_memory_of_programs() - before;
        QVERIFY2(taken < bytes.size() + (qint64{64} << 20),
                 qPrintable(QString("%1 bytes, the file has %2").arg(taken).arg(bytes.size())));
    }

    void more_tensors_are_refused_with_the_bound() {
        put(weights(), file_of_tensors(kTensors + 1));
        const auto result = run_headlight({"model", folder_.path()});
        QCOMPARE(result.exit_code, 1);
        QVERIFY2(result.messages.contains("at most 200000 are read"), result.messages.constData());
    }
};

HEADLIGHT_TEST(ManyTensorsTest, Core)
#include "many_tensors_test.moc"
