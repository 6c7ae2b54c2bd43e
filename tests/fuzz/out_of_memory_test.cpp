// What a reader does where memory runs out: it ends with std::bad_alloc or an error, and never with the program.

#include "core/error.h"
#include "faults/faults.h"
#include "targets.h"
#include "test_program.h"

#include <QDirIterator>
#include <QFile>

#include <algorithm>
#include <new>

using namespace headlight;
using namespace headlight::testing;

class OutOfMemoryTest : public QObject {
    Q_OBJECT
  private slots:
    void a_reader_survives_any_allocation_that_fails_data() {
        QTest::addColumn<QString>("name");
        // Those that make no folder and no file of their own, and leave no text to SentencePiece's library, whose
        // messages do not survive it.
        for (const char* name :
             {"safetensors", "gguf", "config", "tokenizer_json", "recorded_tokenizer", "wave", "npz"})
            QTest::newRow(name) << name;
    }
    void a_reader_survives_any_allocation_that_fails() {
        QFETCH(QString, name);
        constexpr long kMostCalls = 40;
        const auto targets = fuzz::corpus_targets();
        const auto chosen = *std::ranges::find_if(targets, [&](const auto& each) { return name == each.folder; });
        QDirIterator file(QStringLiteral(HEADLIGHT_SOURCE_DIR "/tests/fuzz/corpus/") + chosen.folder, QDir::Files);
        while (file.hasNext()) {
            QFile opened(file.next());
            QVERIFY(opened.open(QIODevice::ReadOnly));
            const QByteArray content = opened.readAll();
            const auto bytes = std::as_bytes(std::span(content.constData(), static_cast<std::size_t>(content.size())));
            const long broken = call_that_breaks(Fault::Allocation, kMostCalls, [&] {
                try {
                    chosen.read(bytes);
                } catch (const std::bad_alloc&) {
                    return true;
                } catch (...) {
                    return false;
                }
                return true;
            });
            QVERIFY2(broken == 0, qPrintable(QString("%1, allocation %2").arg(file.filePath()).arg(broken)));
        }
    }
};

HEADLIGHT_TEST(OutOfMemoryTest, None)
#include "out_of_memory_test.moc"
