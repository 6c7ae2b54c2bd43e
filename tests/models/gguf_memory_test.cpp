// A quantized model never exists unpacked: neither as a whole, nor one matrix of it.

#include "backends/cpu/cpu_backend.h"
#include "formats/gguf_bytes.h"
#include "models/model.h"
#include "process_memory.h"

#include <QTemporaryDir>
#include <QtTest>

#include <filesystem>
#include <fstream>
#include <random>

using namespace headlight;
using namespace headlight::testing;

namespace {

constexpr std::uint64_t kLayers = 3, kHeads = 16, kKeyHeads = 4, kHidden = 2048, kInner = 8192, kVocabulary = 1024;
constexpr std::size_t kTokens = 16;
constexpr std::uint32_t kF32 = 0, kQ4K = 12;

/// Blocks of Q4_K: two scales of fp16, then 140 bytes of which any are good.
std::string random_blocks(std::size_t values) {
    std::mt19937_64 random(1);
    std::string blocks(values / 256 * 144, '\0');
    for (char& byte : blocks) byte = static_cast<char>(random() >> 56U);
    for (std::size_t block = 0; block < blocks.size(); block += 144) {
        blocks.replace(block, 2, little_endian(std::uint16_t{0x0400}));      // 2^-14
        blocks.replace(block + 2, 2, little_endian(std::uint16_t{0x0C00}));  // 2^-12
    }
    return blocks;
}

/// Writes a Llama of random weights, a tensor at a time.
class BigFile {
  public:
    explicit BigFile(const std::filesystem::path& path) : stream_(path, std::ios::binary) {
        header_.text("general.architecture", "llama").u32("llama.block_count", kLayers);
        header_.u32("llama.context_length", 512).u32("llama.embedding_length", kHidden);
        header_.u32("llama.feed_forward_length", kInner).u32("llama.attention.head_count", kHeads);
        header_.u32("llama.attention.head_count_kv", kKeyHeads).f32("llama.attention.layer_norm_rms_epsilon", 1e-5F);
        header_.u32("llama.rope.dimension_count", kHidden / kHeads).u32("llama.vocab_size", kVocabulary);
        matrix("token_embd.weight", kHidden, kVocabulary);
        norm("output_norm.weight");
        constexpr std::uint64_t kKeySize = kHidden / kHeads * kKeyHeads;
        for (std::uint64_t i = 0; i < kLayers; ++i) {
            const std::string layer = "blk." + std::to_string(i) + ".";
            norm(layer + "attn_norm.weight");
            matrix(layer + "attn_q.weight", kHidden, kHidden);
            matrix(layer + "attn_k.weight", kHidden, kKeySize);
            matrix(layer + "attn_v.weight", kHidden, kKeySize);
            matrix(layer + "attn_output.weight", kHidden, kHidden);
            norm(layer + "ffn_norm.weight");
            matrix(layer + "ffn_gate.weight", kHidden, kInner);
            matrix(layer + "ffn_up.weight", kHidden, kInner);
            matrix(layer + "ffn_down.weight", kInner, kHidden);
        }
        std::string header = header_.bytes();
        header.resize((header.size() + header_.alignment - 1) / header_.alignment * header_.alignment);
        stream_ << header;
        const std::string norms = ones();
        const std::string blocks = random_blocks(kHidden * kInner);
        for (const std::size_t bytes : sizes_)  // all are multiples of the alignment
            stream_.write((bytes == norms.size() ? norms : blocks).data(), static_cast<std::streamsize>(bytes));
        stream_.flush();
    }
    [[nodiscard]] bool good() const { return stream_.good(); }

  private:
    void matrix(const std::string& name, std::uint64_t inputs, std::uint64_t outputs) {
        header_.tensor(name, {inputs, outputs}, kQ4K, offset_);
        sizes_.push_back(inputs * outputs / 256 * 144);
        offset_ += sizes_.back();
    }
    void norm(const std::string& name) {
        header_.tensor(name, {kHidden}, kF32, offset_);
        sizes_.push_back(kHidden * sizeof(float));
        offset_ += sizes_.back();
    }
    static std::string ones() {
        std::string all;
        for (std::uint64_t i = 0; i < kHidden; ++i) all += little_endian(1.0F);
        return all;
    }

    GgufBytes header_;
    std::vector<std::size_t> sizes_;
    std::uint64_t offset_ = 0;
    std::ofstream stream_;
};

}  // namespace

class GgufMemoryTest : public QObject {
    Q_OBJECT

  private slots:
    // Of 100 MB, which are 730 MB of fp32; its largest matrix alone is 67 MB unpacked.
    void a_quantized_run_takes_the_file_the_activations_and_64_mb() {
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
        QSKIP("A sanitizer keeps freed memory.");
#endif
        if (!forget_peak_memory()) QSKIP("This system does not tell how much memory was resident.");
        const QTemporaryDir folder;
        const std::filesystem::path file = folder.path().toStdString() + "/big.gguf";
        if (std::filesystem::space(file.parent_path()).available < 300'000'000) QSKIP("The disk has no room.");
        QVERIFY(BigFile(file).good());
        const auto file_size = static_cast<std::int64_t>(std::filesystem::file_size(file));
        QVERIFY(file_size > 100'000'000);
        const std::shared_ptr<Backend> backend = make_cpu_backend(2);
        const std::int64_t before = process_memory("VmRSS").value();
        QVERIFY(forget_peak_memory());
        const auto model = load_model(open_model_folder(file), backend, {}, {});
        const ModelInput input{std::vector<std::int32_t>(kTokens, 7), {}, {}};
        const Capture capture = model->forward(input, {}, {}, {});
        QCOMPARE(capture.attention.at(0).layers.size(), std::size_t{kLayers});
        const std::int64_t taken = process_memory("VmHWM").value() - before;
        constexpr std::int64_t kActivations = 4 * kTokens * (8 * kHidden + 4 * kInner + kVocabulary);
        qInfo("A file of %lld MB, %lld MB taken at most", static_cast<long long>(file_size / 1'000'000),
              static_cast<long long>(taken / 1'000'000));
        QVERIFY(taken <= file_size + kActivations + 64'000'000);
    }
};

QTEST_APPLESS_MAIN(GgufMemoryTest)
#include "gguf_memory_test.moc"
