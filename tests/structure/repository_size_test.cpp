// A clone holds every version of every file there ever was: what is large is bounded, so that it does not grow unseen.

#include "source_files.h"
#include "test_program.h"

#include <QTest>

using namespace headlight::testing;

namespace {

/// Reference data, inputs of fuzzers or weights below a folder. A change that needs more raises the numbers, and its
/// commit says what for.
struct Bound {
    const char* folder;
    int files;
    qint64 bytes;    ///< of all files
    qint64 largest;  ///< bytes of one file
};
constexpr Bound kBounds[] = {
    {"tests/reference", 2'140, 66'200'000, 1'200'000},
    {"tests/fuzz/corpus", 390, 180'000, 32'768},
    {"resources/models", 351, 27'340'000, 3'400'000},
};

struct Size {
    int files = 0;
    qint64 bytes = 0;
    QString largest;
    qint64 largest_bytes = -1;
};

/// Without what Python leaves beside scripts.
Size size_of(const QString& folder) {
    Size size;
    QDirIterator file(project_folder().filePath(folder), QDir::Files, QDirIterator::Subdirectories);
    while (file.hasNext()) {
        const QString path = file.next();
        if (path.contains("/__pycache__/")) continue;
        ++size.files;
        size.bytes += file.fileInfo().size();
        if (file.fileInfo().size() <= size.largest_bytes) continue;
        size.largest_bytes = file.fileInfo().size();
        size.largest = path;
    }
    return size;
}

}  // namespace

class RepositorySizeTest : public QObject {
    Q_OBJECT
  private slots:
    void reference_data_and_weights_grow_only_on_purpose() {
        QStringList problems;
        for (const Bound& bound : kBounds) {
            const Size size = size_of(bound.folder);
            QVERIFY2(size.files > bound.files / 2, bound.folder);
            if (size.files > bound.files || size.bytes > bound.bytes)
                problems << QString("%1: expected at most %2 files of together %3 bytes, found %4 of %5")
                                .arg(bound.folder)
                                .arg(bound.files)
                                .arg(bound.bytes)
                                .arg(size.files)
                                .arg(size.bytes);
            if (size.largest_bytes > bound.largest)
                problems << QString("%1: expected at most %2 bytes, found %3")
                                .arg(project_folder().relativeFilePath(size.largest))
                                .arg(bound.largest)
                                .arg(size.largest_bytes);
        }
        QVERIFY2(problems.isEmpty(), qPrintable(problems.join('\n') + "\n.github/CONTRIBUTING.md, \"Reference data and "
                                                                      "weights\", says how to keep them small"));
    }
};

HEADLIGHT_TEST(RepositorySizeTest, None)
#include "repository_size_test.moc"
