#include "core/error.h"
#include "targets.h"
#include "test_program.h"

#include <QDirIterator>
#include <QFile>

using namespace headlight;

class CorpusTest : public QObject {
    Q_OBJECT
  private slots:
    void every_file_of_the_corpus_is_read_or_refused_data();
    void every_file_of_the_corpus_is_read_or_refused();
};

void CorpusTest::every_file_of_the_corpus_is_read_or_refused_data() {
    using Target = void (*)(std::span<const std::byte>);
    QTest::addColumn<Target>("target");
    QTest::addColumn<QString>("path");
    for (const auto& [name, target, mutate] : fuzz::corpus_targets()) {
        int files = 0;
        QDirIterator file(QStringLiteral(HEADLIGHT_SOURCE_DIR "/tests/fuzz/corpus/") + name, QDir::Files);
        for (; file.hasNext(); ++files) {
            const QString path = file.next();
            QTest::addRow("%s/%s", name, qPrintable(file.fileName())) << target << path;
        }
        QVERIFY2(files > 0, name);
    }
}

void CorpusTest::every_file_of_the_corpus_is_read_or_refused() {
    using Target = void (*)(std::span<const std::byte>);
    QFETCH(Target, target);
    QFETCH(QString, path);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray content = file.readAll();
    // A copy of exactly its size, so that a sanitizer sees a read past the end.
    const std::vector<char> bytes(content.begin(), content.end());
    target(std::as_bytes(std::span(bytes)));
}

HEADLIGHT_TEST(CorpusTest, None)
#include "corpus_test.moc"
