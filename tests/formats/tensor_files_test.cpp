#include "formats/tensors/tensor_files.h"

#include "core/error.h"
#include "formats/tensors/safetensors.h"
#include "test_program.h"

#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>

#include <cstring>
#include <filesystem>
#include <fstream>
#include <limits>
#include <sstream>
#include <vector>

using namespace headlight;
namespace fs = std::filesystem;

namespace {

NamedTensor named(const std::string& name, const Shape& shape, const std::vector<float>& values) {
    return {name, shape, [=](const ValueSink& sink) { sink(values); }};
}

const std::vector<NamedTensor>& examples() {
    static const std::vector<NamedTensor> tensors = {
        named("attentions.0", {2, 1, 3}, {0.25F, 0.5F, 0.25F, 0, -0.0F, 1}),
        named("scalar", {}, {42}),
        named("empty", {0, 4}, {}),
        named("odd", {1}, {std::numeric_limits<float>::quiet_NaN()}),
        named("Kopf \"0\" 頭", {2}, {1e-40F, std::numeric_limits<float>::infinity()}),
    };
    return tensors;
}

const FileMetadata kMetadata = {{"text", "say \"hi\"\n\x01 é 😀"}, {"model", "bert\\base"}};

std::string bytes_of(decltype(&write_npz) write, const std::vector<NamedTensor>& tensors,
                     const FileMetadata& metadata) {
    std::ostringstream out(std::ios::binary);
    write(out, tensors, metadata);
    return out.str();
}

std::uint64_t number_at(const std::string& bytes, std::size_t offset, std::size_t size) {
    std::uint64_t value = 0;
    for (std::size_t i = size; i-- > 0;) value = value << 8 | static_cast<unsigned char>(bytes.at(offset + i));
    return value;
}

}  // namespace

class TensorFilesTest : public QObject {
    Q_OBJECT
  private slots:
    void safetensors_read_back_as_they_were_written();
    void safetensors_values_are_aligned();
    void a_file_without_tensors_is_valid();
    void the_same_input_gives_the_same_bytes();
    void an_npz_has_the_structure_of_its_format();
    void numpy_reads_an_npz();
    void only_one_part_of_a_tensor_is_in_memory_at_a_time();
    void two_tensors_of_one_name_are_refused();
    void values_that_do_not_fill_their_shape_are_refused();
    void a_stream_that_cannot_be_written_says_so_in_its_state();

  private:
    QTemporaryDir folder_;
    fs::path saved(const std::string& name, const std::string& bytes) const {
        const fs::path path = fs::path(folder_.path().toStdString()) / name;
        std::ofstream(path, std::ios::binary) << bytes;
        return path;
    }
};

void TensorFilesTest::safetensors_read_back_as_they_were_written() {
    const SafetensorsFile file(saved("a.safetensors", bytes_of(&write_safetensors, examples(), kMetadata)));
    QCOMPARE(file.header().count(), examples().size());
    QCOMPARE(file.header().metadata(), kMetadata);
    for (const NamedTensor& tensor : examples()) {
        const auto view = file.find(tensor.name);
        QVERIFY2(view, tensor.name.c_str());
        QCOMPARE(view->type, DataType::F32);
        QCOMPARE(view->shape, tensor.shape);
        const Tensor read = to_float(*view), written = values_of(tensor);
        QCOMPARE(read.count(), written.count());
        for (std::size_t i = 0; i < read.values().size(); ++i)
            QCOMPARE(std::bit_cast<std::uint32_t>(read.data()[i]), std::bit_cast<std::uint32_t>(written.data()[i]));
    }
}

void TensorFilesTest::safetensors_values_are_aligned() {
    for (std::size_t length = 1; length < 20; ++length) {
        const std::string bytes = bytes_of(&write_safetensors, {named(std::string(length, 'n'), {1}, {1})}, {});
        QCOMPARE(number_at(bytes, 0, 8) % 8, std::uint64_t{0});
    }
}

void TensorFilesTest::a_file_without_tensors_is_valid() {
    const SafetensorsFile file(saved("none.safetensors", bytes_of(&write_safetensors, {}, {})));
    QCOMPARE(file.header().count(), std::size_t{0});
    QCOMPARE(bytes_of(&write_npz, {}, {}).substr(0, 4), std::string("PK\x05\x06"));
}

void TensorFilesTest::the_same_input_gives_the_same_bytes() {
    for (const auto write : {&write_safetensors, &write_npz}) {
        const std::string once = bytes_of(write, examples(), kMetadata);
        QCOMPARE(bytes_of(write, examples(), kMetadata), once);
    }
}

// Walks the central directory (APPNOTE.TXT 4.3.12) and checks each .npy against NumPy's description of its format.
void TensorFilesTest::an_npz_has_the_structure_of_its_format() {
    const std::string bytes = bytes_of(&write_npz, examples(), kMetadata);
    const std::size_t end = bytes.rfind("PK\x05\x06");
    QVERIFY(end != std::string::npos);
    QCOMPARE(number_at(bytes, end + 10, 2), examples().size() + 1);
    std::size_t at = number_at(bytes, end + 16, 4);
    for (const NamedTensor& tensor : examples()) {
        QCOMPARE(bytes.substr(at, 4), std::string("PK\x01\x02"));
        QCOMPARE(number_at(bytes, at + 10, 2), std::uint64_t{0});  // stored
        QCOMPARE(number_at(bytes, at + 12, 4),
                 std::uint64_t{1 << 5 | 1} << 16);  // 1980-01-01 00:00:00, whenever written
        const std::size_t size = number_at(bytes, at + 24, 4), name_size = number_at(bytes, at + 28, 2),
                          local = number_at(bytes, at + 42, 4);
        QCOMPARE(bytes.substr(at + 46, name_size), tensor.name + ".npy");
        const std::size_t content = local + 30 + number_at(bytes, local + 26, 2) + number_at(bytes, local + 28, 2);
        QCOMPARE(bytes.substr(content, 8), std::string("\x93NUMPY\x01\x00", 8));
        const std::size_t header = number_at(bytes, content + 8, 2);
        QCOMPARE((10 + header) % 64, std::size_t{0});
        QCOMPARE(bytes.at(content + 10 + header - 1), '\n');
        const Tensor values = values_of(tensor);
        const std::size_t value_bytes = values.values().size_bytes();
        QCOMPARE(size, 10 + header + value_bytes);
        QVERIFY(value_bytes == 0 || std::memcmp(bytes.data() + content + 10 + header, values.data(), value_bytes) == 0);
        at += 46 + name_size + number_at(bytes, at + 30, 2) + number_at(bytes, at + 32, 2);
    }
    QCOMPARE(bytes.substr(at + 46, number_at(bytes, at + 28, 2)), std::string("metadata.json"));
}

void TensorFilesTest::numpy_reads_an_npz() {
    const QString python = QStandardPaths::findExecutable("python3");
    if (python.isEmpty() ||
        QProcess::execute(
            python, {"-c", "import sys, importlib.util; sys.exit(importlib.util.find_spec('numpy') is None)"}) != 0)
        QSKIP("there is no Python with NumPy here");
    const fs::path path = saved("a.npz", bytes_of(&write_npz, examples(), kMetadata));
    QProcess reader;
    reader.start(python, {"-c",
                          "import numpy, json, sys\n"
                          "z = numpy.load(sys.argv[1])\n"
                          "assert z['attentions.0'].tolist() == [[[0.25, 0.5, 0.25]], [[0, 0, 1]]], z['attentions.0']\n"
                          "assert z['scalar'].shape == () and z['scalar'] == 42\n"
                          "assert z['empty'].shape == (0, 4)\n"
                          "assert z['odd'].dtype == numpy.float32 and numpy.isnan(z['odd'][0])\n"
                          "assert z['Kopf \"0\" 頭'][1] == numpy.inf\n"
                          "assert json.loads(z['metadata.json'])['text'] == 'say \"hi\"\\n\\x01 é 😀'\n",
                          QString::fromStdString(path.string())});
    QVERIFY(reader.waitForFinished());
    QVERIFY2(reader.exitStatus() == QProcess::NormalExit && reader.exitCode() == 0, reader.readAllStandardError());
}

void TensorFilesTest::only_one_part_of_a_tensor_is_in_memory_at_a_time() {
    for (const auto write : {&write_safetensors, &write_npz}) {
        std::vector<NamedTensor> tensors;
        std::ostringstream out;
        std::vector<std::streamoff> written;
        for (const char* name : {"a", "b"})
            tensors.push_back({name, {2, 100'000}, [&](const ValueSink& sink) {
                                   for (int part = 0; part < 2; ++part) {
                                       written.push_back(out.tellp());
                                       sink(std::vector<float>(100'000, 1.0F));
                                   }
                               }});
        write(out, tensors, {});
        QCOMPARE(written.size(), std::size_t{4});
        // Within the buffer of the zip library.
        for (std::size_t i = 1; i < written.size(); ++i) QVERIFY(written[i] - written[i - 1] >= 300'000);
    }
}

void TensorFilesTest::two_tensors_of_one_name_are_refused() {
    for (const auto write : {&write_safetensors, &write_npz})
        QVERIFY_EXCEPTION_THROWN(
            bytes_of(write, {named("a", {1}, {1}), named("b", {1}, {1}), named("a", {1}, {1})}, {}), Error);
}

void TensorFilesTest::values_that_do_not_fill_their_shape_are_refused() {
    for (const std::size_t count : {1, 3}) {
        const NamedTensor wrong = named("a", {2}, std::vector<float>(count));
        for (const auto write : {&write_safetensors, &write_npz})
            QVERIFY_EXCEPTION_THROWN(bytes_of(write, {wrong}, {}), Error);
        QVERIFY_EXCEPTION_THROWN(values_of(wrong), Error);
    }
}

void TensorFilesTest::a_stream_that_cannot_be_written_says_so_in_its_state() {
    if (!fs::exists("/dev/full")) QSKIP("there is no /dev/full here");
    for (const auto write : {&write_safetensors, &write_npz}) {
        std::ofstream full("/dev/full", std::ios::binary);
        write(full, examples(), kMetadata);
        full.flush();
        QVERIFY(!full);
    }
}

HEADLIGHT_TEST(TensorFilesTest, None)
#include "tensor_files_test.moc"
