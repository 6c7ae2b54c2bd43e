#include "core/kept/kept_rows.h"

#include "core/error.h"
#include "core/half.h"
#include "test_program.h"

#include <QDir>
#include <QTemporaryDir>
#include <QtTest>

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <vector>

using namespace headlight;

namespace {

constexpr std::int64_t kRows = 5;
constexpr std::int64_t kParts = 3;
constexpr std::int64_t kSize = 4;

/// Numbers that fp16 has.
Tensor rows_of_halves() {
    Tensor rows({kRows, kParts * kSize});
    for (std::int64_t i = 0; i < rows.count(); ++i)
        rows.values()[static_cast<std::size_t>(i)] =
            half_to_float(float_to_half(std::sin(static_cast<float>(i)) * std::exp2(static_cast<float>(i % 30 - 20))));
    return rows;
}

}  // namespace

class KeptRowsTest : public QObject {
    Q_OBJECT
  private slots:
    void numbers_of_fp16_come_back_as_they_were() {
        const Tensor rows = rows_of_halves();
        const KeptRows plain(rows);
        const KeptRows rounded = KeptRows::in_fp16(rows, kParts);
        QVERIFY(plain.plain() != nullptr && rounded.plain() == nullptr);
        QCOMPARE(rounded.shape(), rows.shape());
        for (std::int64_t row = 0; row < kRows; ++row)
            for (std::int64_t part = 0; part < kParts; ++part) {
                const auto expected = rows.slice(row).subspan(static_cast<std::size_t>(part * kSize), kSize);
                QVERIFY(std::ranges::equal(plain.vector(row, part, kParts), expected));
                QVERIFY(std::ranges::equal(rounded.vector(row, part, kParts), expected));
            }
    }

    void rows_of_a_part_lie_together() {
        const Tensor rows = rows_of_halves();
        const KeptRows rounded = KeptRows::in_fp16(rows, kParts);
        const Tensor found = to_float(rounded.stored(2, 1, 4));
        QCOMPARE(found.shape(), (Shape{3, kSize}));
        for (std::int64_t row = 0; row < 3; ++row)
            QVERIFY(std::ranges::equal(found.slice(row), rows.slice(row + 1).subspan(2 * kSize, kSize)));
    }

    void rows_in_a_file_come_back_and_take_no_memory() {
        const QTemporaryDir folder;
        const std::filesystem::path path = folder.path().toStdString();
        const Tensor rows = rows_of_halves();
        std::vector<KeptRows> all;
        {
            SpillFile file(path);
            for (const DataType type : {DataType::F32, DataType::F16})
                all.push_back(KeptRows::in_file(rows, kParts, type, file));
        }
        QVERIFY2(QDir(folder.path()).isEmpty(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot), "it has no name");
        for (const KeptRows& kept : all) {
            QCOMPARE(kept.memory(), std::size_t{0});
            QVERIFY(kept.plain() == nullptr && !kept.empty());
            for (std::int64_t row = 0; row < kRows; ++row)
                for (std::int64_t part = 0; part < kParts; ++part)
                    QVERIFY(std::ranges::equal(kept.vector(row, part, kParts),
                                               rows.slice(row).subspan(static_cast<std::size_t>(part * kSize), kSize)));
        }
    }

    void a_folder_that_takes_no_file_is_named() {
        QVERIFY_EXCEPTION_THROWN(SpillFile("/proc/none"), Error);
        QCOMPARE(SpillFile::room({}), std::uint64_t{0});
        const QTemporaryDir folder;
        const std::filesystem::path path = folder.path().toStdString();
        QVERIFY(SpillFile::room(path) > 0);
        QVERIFY2(SpillFile::room(path / "new" / "folder") > 0, "it is made when it is needed");
    }

    void fp16_takes_half_the_memory() {
        const Tensor rows = rows_of_halves();
        QCOMPARE(KeptRows(rows).memory(), rows.values().size_bytes());
        QCOMPARE(KeptRows::in_fp16(rows, kParts).memory(), rows.values().size_bytes() / 2);
        QVERIFY(KeptRows().empty() && !KeptRows(rows).empty());
    }
};

HEADLIGHT_TEST(KeptRowsTest, None)
#include "kept_rows_test.moc"
