#include "core/error.h"
#include "definitions.h"
#include "on_every_backend.h"
#include "test_program.h"

using namespace headlight;

class RowsTest : public QObject {
    Q_OBJECT
  private slots:
    void embedding_looks_up_every_weight_type_data() { add_backends(); }
    void embedding_looks_up_every_weight_type();
    void embedding_unpacks_blocks_to_the_last_bit_data() { add_backends(); }
    void embedding_unpacks_blocks_to_the_last_bit();
    void embedding_refuses_ids_outside_its_table_data() { add_backends(); }
    void embedding_refuses_ids_outside_its_table();
    void halves_are_unpacked_exactly_data() { add_backends(); }
    void halves_are_unpacked_exactly();
    void rows_and_columns_are_cut_out_data() { add_backends(); }
    void rows_and_columns_are_cut_out();
    void blocks_of_columns_come_side_by_side_data() { add_backends(); }
    void blocks_of_columns_come_side_by_side();
    void write_rows_leaves_the_others_alone_data() { add_backends(); }
    void write_rows_leaves_the_others_alone();
};

void RowsTest::embedding_looks_up_every_weight_type() {
    const auto backend = current_backend();
    const std::vector<std::int32_t> ids = {3, 0, 8, 3, 1};
    for (const DataType type : {DataType::F32, DataType::F16, DataType::BF16}) {
        for (const std::size_t misalignment : {0, 1}) {
            const StoredWeight table = store_weight(random_tensor({9, 129}, 51), type, misalignment);
            const Tensor found = backend->download(backend->embedding(backend->upload_weight(table.view), ids));
            QCOMPARE(found.shape(), (Shape{5, 129}));
            for (std::size_t i = 0; i < ids.size(); ++i) {
                for (std::int64_t column = 0; column < 129; ++column)
                    QCOMPARE(static_cast<double>(
                                 found.slice(static_cast<std::int64_t>(i))[static_cast<std::size_t>(column)]),
                             table.exact.at(ids[i], column));
            }
        }
    }
}

void RowsTest::embedding_unpacks_blocks_to_the_last_bit() {
    const auto backend = current_backend();
    const std::vector<std::int32_t> ids = {3, 0, 8, 3, 1};
    for (const DataType type : quantized_types()) {
        const StoredWeight table = random_blocks({9, 512}, type, 54, 1);
        const Tensor found = backend->download(backend->embedding(backend->upload_weight(table.view), ids));
        QCOMPARE(found.shape(), (Shape{5, 512}));
        for (std::size_t i = 0; i < ids.size(); ++i) {
            for (std::int64_t column = 0; column < 512; ++column)
                QCOMPARE(
                    static_cast<double>(found.slice(static_cast<std::int64_t>(i))[static_cast<std::size_t>(column)]),
                    table.exact.at(ids[i], column));
        }
    }
}

void RowsTest::embedding_refuses_ids_outside_its_table() {
    const auto backend = current_backend();
    const DeviceTensor table = backend->upload(random_tensor({9, 4}, 51));
    for (const std::int32_t id : {-1, 9, 1 << 30}) {
        try {
            backend->embedding(table, std::vector<std::int32_t>{0, id});
            QFAIL("accepted");
        } catch (const Error& error) {
            QCOMPARE(error.kind(), ErrorKind::Input);
        }
    }
}

void RowsTest::halves_are_unpacked_exactly() {
    // Every finite binary16 number and both infinities, subnormals included, against the scalar conversion.
    const auto backend = current_backend();
    auto bytes = std::make_shared<std::vector<std::byte>>();
    std::vector<std::uint16_t> halves;
    for (std::uint32_t bits = 0; bits < 0x10000U; ++bits) {
        if ((bits & 0x7FFFU) <= 0x7C00U) halves.push_back(static_cast<std::uint16_t>(bits));
    }
    const auto count = static_cast<std::int64_t>(halves.size());
    const TensorView view{DataType::F16, {1, count}, std::as_bytes(std::span(halves)), bytes};
    const Tensor found = backend->download(backend->upload_weight(view));
    const Tensor expected = to_float(view);
    for (std::size_t i = 0; i < halves.size(); ++i) QVERIFY(found.values()[i] == expected.values()[i]);
}

void RowsTest::rows_and_columns_are_cut_out() {
    const auto backend = current_backend();
    const Tensor x = random_tensor({40, 65}, 52);
    const DeviceTensor device = backend->upload(x);
    const Tensor columns = backend->download(backend->columns(device, {7, 30}));
    const Tensor rows = backend->download(backend->rows(device, std::vector<std::int32_t>{39, 2, 2}));
    QCOMPARE(columns.shape(), (Shape{40, 30}));
    QCOMPARE(rows.shape(), (Shape{3, 65}));
    for (std::int64_t row = 0; row < 40; ++row)
        for (std::size_t column = 0; column < 30; ++column)
            QCOMPARE(columns.slice(row)[column], x.slice(row)[column + 7]);
    for (std::size_t column = 0; column < 65; ++column) {
        QCOMPARE(rows.slice(0)[column], x.slice(39)[column]);
        QCOMPARE(rows.slice(2)[column], x.slice(2)[column]);
    }
    QCOMPARE(backend->download(backend->rows(device, {})).shape(), (Shape{0, 65}));
}

void RowsTest::blocks_of_columns_come_side_by_side() {
    // The keys of three heads whose queries, keys and values lie head by head.
    const auto backend = current_backend();
    const Tensor x = random_tensor({21, 3 * 3 * 5}, 54);
    const Tensor keys = backend->download(backend->columns(backend->upload(x), {5, 5, 15, 3}));
    QCOMPARE(keys.shape(), (Shape{21, 15}));
    for (std::int64_t row = 0; row < 21; ++row)
        for (std::size_t head = 0; head < 3; ++head)
            for (std::size_t d = 0; d < 5; ++d)
                QCOMPARE(keys.slice(row)[head * 5 + d], x.slice(row)[head * 15 + 5 + d]);
}

void RowsTest::write_rows_leaves_the_others_alone() {
    const auto backend = current_backend();
    const DeviceTensor target = backend->upload(Tensor({10, 33}, -1.0F));
    const Tensor x = random_tensor({3, 33}, 53);
    backend->write_rows(target, 4, backend->upload(x));
    const Tensor found = backend->download(target);
    for (std::int64_t row = 0; row < 10; ++row) {
        for (std::size_t column = 0; column < 33; ++column)
            QCOMPARE(found.slice(row)[column], row >= 4 && row < 7 ? x.slice(row - 4)[column] : -1.0F);
    }
}

HEADLIGHT_TEST(RowsTest, None)
#include "rows_test.moc"
