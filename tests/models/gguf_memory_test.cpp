// A quantized model never exists unpacked: neither as a whole, nor one matrix of it.

#include "formats/gguf_bytes.h"
#include "model_backends.h"
#include "models/model.h"
#include "process_memory.h"
#include "test_program.h"

#include <QTemporaryDir>
#include <QtTest>

#include <filesystem>
#include <fstream>
#include <random>

using namespace headlight;
using namespace headlight::testing;

namespace {

struct Sizes {
    std::uint32_t layers, hidden, inner, vocabulary, heads, key_heads;
};

constexpr Sizes kBig{3, 2048, 8192, 1024, 16, 4}, kSmall{1, 256, 256, 256, 2, 1};
constexpr std::size_t kTokens = 2;
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
class LlamaFile {
  public:
    LlamaFile(const std::filesystem::path& path, const Sizes& sizes)
        : hidden_(sizes.hidden), stream_(path, std::ios::binary) {
        header_.text("general.architecture", "llama").u32("llama.block_count", sizes.layers);
        header_.u32("llama.context_length", 512).u32("llama.embedding_length", sizes.hidden);
        header_.u32("llama.feed_forward_length", sizes.inner).u32("llama.attention.head_count", sizes.heads);
        header_.u32("llama.attention.head_count_kv", sizes.key_heads)
            .f32("llama.attention.layer_norm_rms_epsilon", 1e-5F);
        header_.u32("llama.rope.dimension_count", sizes.hidden / sizes.heads).u32("llama.vocab_size", sizes.vocabulary);
        matrix("token_embd.weight", sizes.hidden, sizes.vocabulary);
        norm("output_norm.weight");
        const std::uint64_t keys = sizes.hidden / sizes.heads * sizes.key_heads;
        for (std::uint64_t i = 0; i < sizes.layers; ++i) {
            const std::string layer = "blk." + std::to_string(i) + ".";
            norm(layer + "attn_norm.weight");
            matrix(layer + "attn_q.weight", sizes.hidden, sizes.hidden);
            matrix(layer + "attn_k.weight", sizes.hidden, keys);
            matrix(layer + "attn_v.weight", sizes.hidden, keys);
            matrix(layer + "attn_output.weight", sizes.hidden, sizes.hidden);
            norm(layer + "ffn_norm.weight");
            matrix(layer + "ffn_gate.weight", sizes.hidden, sizes.inner);
            matrix(layer + "ffn_up.weight", sizes.hidden, sizes.inner);
            matrix(layer + "ffn_down.weight", sizes.inner, sizes.hidden);
        }
        std::string header = header_.bytes();
        header.resize((header.size() + header_.alignment - 1) / header_.alignment * header_.alignment);
        stream_ << header;
        const std::string norms = ones();
        const std::string blocks = random_blocks(std::size_t{sizes.hidden} * std::max(sizes.inner, sizes.vocabulary));
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
        header_.tensor(name, {hidden_}, kF32, offset_);
        sizes_.push_back(hidden_ * sizeof(float));
        offset_ += sizes_.back();
    }
    [[nodiscard]] std::string ones() const {
        std::string all;
        for (std::uint64_t i = 0; i < hidden_; ++i) all += little_endian(1.0F);
        return all;
    }

    std::uint64_t hidden_;
    GgufBytes header_;
    std::vector<std::size_t> sizes_;
    std::uint64_t offset_ = 0;
    std::ofstream stream_;
};

void load_and_run(const std::filesystem::path& file, const std::shared_ptr<Backend>& backend, std::uint64_t layers) {
    const auto model = load_model(open_model_folder(file), backend, {}, {});
    const Capture capture = model->forward({std::vector<std::int32_t>(kTokens, 7), {}, {}}, {}, {}, {});
    QCOMPARE(capture.attention.at(0).layers.size(), std::size_t{layers});
}

}  // namespace

class GgufMemoryTest : public QObject {
    Q_OBJECT

  private slots:
    // Of 100 MB, which are 730 MB of fp32; its largest matrix alone is 67 MB unpacked. A software device's memory is
    // the host's too. What a driver takes for itself is taken by the small model before.
    void a_quantized_run_takes_the_file_the_activations_and_64_mb_data() { add_model_backends(); }
    void a_quantized_run_takes_the_file_the_activations_and_64_mb() {
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
        QSKIP("A sanitizer keeps freed memory.");
#endif
        if (!forget_peak_memory()) QSKIP("This system does not tell how much memory was resident.");
        const QTemporaryDir folder;
        const std::filesystem::path file = folder.path().toStdString() + "/big.gguf";
        const std::filesystem::path small_file = folder.path().toStdString() + "/small.gguf";
        if (std::filesystem::space(file.parent_path()).available < 300'000'000) QSKIP("The disk has no room.");
        QVERIFY(LlamaFile(file, kBig).good());
        QVERIFY(LlamaFile(small_file, kSmall).good());
        const auto file_size = static_cast<std::int64_t>(std::filesystem::file_size(file));
        QVERIFY(file_size > 100'000'000);
        const std::shared_ptr<Backend> backend = current_model_backend().make();
        load_and_run(small_file, backend, kSmall.layers);
        const std::int64_t before = process_memory("VmRSS").value();
        QVERIFY(forget_peak_memory());
        load_and_run(file, backend, kBig.layers);
        const std::int64_t taken = process_memory("VmHWM").value() - before;
        constexpr std::int64_t kActivations = 4 * kTokens * (8 * kBig.hidden + 4 * kBig.inner + kBig.vocabulary);
        qInfo("A file of %lld MB, %lld MB taken at most", static_cast<long long>(file_size / 1'000'000),
              static_cast<long long>(taken / 1'000'000));
        QVERIFY(taken <= file_size + kActivations + 64'000'000);
    }

    // Those of queries and keys are 9 MB of that file, and an eighth of Llama 7B's: to copy them takes longer than to
    // read its tokenizer.
    void loading_copies_no_matrix() {
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
        QSKIP("A sanitizer keeps freed memory.");
#endif
        if (!process_memory("RssAnon")) QSKIP("This system does not tell how much memory belongs to no file.");
        const QTemporaryDir folder;
        const std::filesystem::path file = folder.path().toStdString() + "/big.gguf";
        if (std::filesystem::space(file.parent_path()).available < 300'000'000) QSKIP("The disk has no room.");
        QVERIFY(LlamaFile(file, kBig).good());
        const std::shared_ptr<Backend> backend = make_cpu_backend(ThreadCount::chosen(1));
        const std::int64_t before = process_memory("RssAnon").value();
        const auto model = load_model(open_model_folder(file), backend, {}, {});
        QVERIFY(process_memory("RssAnon").value() - before < 4'000'000);
    }
};

HEADLIGHT_TEST(GgufMemoryTest, None)
#include "gguf_memory_test.moc"
