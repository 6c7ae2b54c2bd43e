#include "backends/cpu/cpu_operations.h"
#include "core/error.h"
#include "core/free_memory.h"
#include "definitions.h"
#include "linear_case.h"
#include "models/process_memory.h"
#include "test_program.h"

#include <QtTest>

#include <algorithm>
#include <cstring>
#include <utility>
#include <vector>

using namespace headlight;

class CpuBackendTest : public QObject {
    Q_OBJECT
  private slots:
    void linear_writes_nothing_beside_its_output();
    void a_weight_that_is_used_again_gives_the_same_bits();
    void each_pass_packs_a_part_of_the_weights();
    void blocks_are_unpacked_to_the_last_bit();
    void copies_of_weights_are_bounded();
    void large_tables_are_not_copied();
    void few_rows_go_through_tables_of_any_length();
    void the_name_tells_level_and_threads();
    void memory_is_used_again();
    void kept_memory_goes_back_on_request();
    void large_blocks_go_back_at_once();
    void memory_outlives_the_backend();
    void a_weight_that_does_not_fill_its_bytes_is_refused();
};

void CpuBackendTest::linear_writes_nothing_beside_its_output() {
    // The kernels write straight into rows of a wider matrix here; its other columns must stay.
    for (const auto level : {InstructionLevel::Baseline, InstructionLevel::Avx2, InstructionLevel::Avx512}) {
        if (level > best_instruction_level()) continue;
        const Kernels& kernels = kernels_of(level);
        for (const WeightLayout layout : {WeightLayout::OutputInput, WeightLayout::InputOutput}) {
            constexpr std::int64_t kRows = 21;
            constexpr std::int64_t kDepth = 9;
            constexpr std::int64_t kOutputs = 53;
            constexpr std::int64_t kMargin = 70;
            constexpr float kUntouched = 12345.0F;
            const Tensor x = random_tensor({kRows, kDepth}, 6);
            const Tensor weight = random_tensor({kDepth, kOutputs}, 7);
            Tensor out({kRows + 2, kOutputs + 2 * kMargin}, kUntouched);
            LinearTask task;
            task.x = x.data();
            task.x_stride = task.depth = kDepth;
            task.rows = kRows;
            task.outputs = kOutputs;
            task.weight = {reinterpret_cast<const std::byte*>(weight.data()), DataType::F32,
                           layout == WeightLayout::OutputInput ? kDepth : kOutputs, 0, layout};
            task.out_stride = out.size(1);
            task.out = out.data() + task.out_stride + kMargin;
            std::vector<float> packed(static_cast<std::size_t>(kernels.packed_size(kRows, kDepth)));
            std::vector<float> scratch(static_cast<std::size_t>(kernels.linear_scratch(task)));
            kernels.pack_transposed(x.data(), kDepth, kRows, kDepth, 0, kernels.panel_count(kRows), packed.data());
            task.packed = packed.data();
            if (layout == WeightLayout::OutputInput)
                kernels.linear_output_input(task, 0, kernels.panel_count(kRows), 0, kOutputs, scratch.data());
            else
                kernels.linear_input_output(task, 0, kOutputs, scratch.data());
            for (std::int64_t row = 0; row < out.size(0); ++row) {
                for (std::int64_t column = 0; column < out.size(1); ++column) {
                    const bool inside = row >= 1 && row <= kRows && column >= kMargin && column < kMargin + kOutputs;
                    QCOMPARE(out.values()[static_cast<std::size_t>(row * out.size(1) + column)] == kUntouched, !inside);
                }
            }
        }
    }
}

namespace {

bool is_packed(const DeviceTensor& weight) {
    return dynamic_cast<const BorrowedBuffer&>(*weight.buffer).packed != nullptr;
}

DeviceTensor upload(CpuBackend& backend, const Tensor& weight) {
    return backend.upload_weight({DataType::F32, weight.shape(), std::as_bytes(weight.values()), nullptr});
}

}  // namespace

void CpuBackendTest::a_weight_that_is_used_again_gives_the_same_bits() {
    struct Size {
        std::int64_t rows, depth, outputs;
    };
    for (const auto level : {InstructionLevel::Baseline, InstructionLevel::Avx2, InstructionLevel::Avx512}) {
        if (level > best_instruction_level()) continue;
        for (const int threads : {1, 3}) {
            CpuBackend backend(ThreadCount::chosen(threads), level);
            for (const Size& size : {Size{5, 9, 1}, Size{17, 800, 53}, Size{9, 1601, 96}, Size{200, 33, 145},
                                     Size{1030, 16, 1200}, Size{24, 768, 1152}}) {
                const DeviceTensor x = backend.upload(random_tensor({size.rows, size.depth}, 6));
                const DeviceTensor bias = backend.upload(random_tensor({size.outputs}, 8));
                for (const auto& [layout, type] : {std::pair{WeightLayout::OutputInput, DataType::F32},
                                                   {WeightLayout::OutputInput, DataType::F16},
                                                   {WeightLayout::OutputInput, DataType::BF16},
                                                   {WeightLayout::InputOutput, DataType::F32},
                                                   {WeightLayout::InputOutput, DataType::F16}}) {
                    const bool by_output = layout == WeightLayout::OutputInput;
                    const Shape shape = by_output ? Shape{size.outputs, size.depth} : Shape{size.depth, size.outputs};
                    const StoredWeight stored = store_weight(random_tensor(shape, 7), type, 1);
                    const DeviceTensor weight = backend.upload_weight(stored.view);
                    const auto product = [&] {
                        return backend.download(backend.linear(x, weight, bias, layout, Activation::Gelu));
                    };
                    const Tensor first = product();
                    QVERIFY(!is_packed(weight));
                    const Tensor second = product();
                    QVERIFY(is_packed(weight));
                    QCOMPARE(std::memcmp(first.data(), second.data(), first.values().size_bytes()), 0);
                    const Tensor third = product();
                    QCOMPARE(std::memcmp(first.data(), third.data(), first.values().size_bytes()), 0);
                }
            }
        }
    }
}

void CpuBackendTest::each_pass_packs_a_part_of_the_weights() {
    CpuBackend backend(ThreadCount::chosen(1), best_instruction_level());
    const Tensor values({1024, 5120}, 1.0F);  // 20 MiB
    std::vector<DeviceTensor> weights;
    for (int i = 0; i < 4; ++i) weights.push_back(upload(backend, values));
    const DeviceTensor x = backend.upload(Tensor({5, 1024}, 1.0F));
    const auto pass = [&] {
        for (const DeviceTensor& weight : weights)
            static_cast<void>(backend.linear(x, weight, {}, WeightLayout::InputOutput, Activation::None));
        backend.finish();
        return std::ranges::count_if(weights, is_packed);
    };
    QCOMPARE(pass(), 0);
    QCOMPARE(pass(), 3);
    QCOMPARE(pass(), 4);
}

void CpuBackendTest::blocks_are_unpacked_to_the_last_bit() {
    for (const auto level : {InstructionLevel::Baseline, InstructionLevel::Avx2, InstructionLevel::Avx512}) {
        if (level > best_instruction_level()) continue;
        CpuBackend backend(ThreadCount::chosen(1), level);
        for (const DataType type : quantized_types()) {
            const StoredWeight blocks = random_blocks({7, 512}, type, 9);
            const Tensor found = backend.download(backend.upload_weight(blocks.view));
            const Tensor expected = to_float(blocks.view);
            QCOMPARE(std::memcmp(found.data(), expected.data(), expected.values().size_bytes()), 0);
        }
    }
}

void CpuBackendTest::copies_of_weights_are_bounded() {
    const auto all = std::make_shared<PackedBytes>();
    constexpr std::size_t kFloats = std::size_t{1} << 20;
    {
        const auto one = PackedWeight::make(all, kFloats);
        const auto other = PackedWeight::make(all, kFloats);
        QVERIFY(one != nullptr && other != nullptr);
        QVERIFY(all->taken >= 2 * kFloats * sizeof(float));
        QVERIFY(PackedWeight::make(all, 255 * kFloats) == nullptr);  // 1,020 MiB more
        all->left_free = free_host_memory().value_or(0);
        QVERIFY2(PackedWeight::make(all, kFloats) == nullptr, "a run needs what is free");
    }
    QCOMPARE(all->taken.load(), std::size_t{0});
}

void CpuBackendTest::large_tables_are_not_copied() {
    CpuBackend backend(ThreadCount::chosen(1), best_instruction_level());
    constexpr std::int64_t kDepth = 540'672;
    const Tensor values({64, kDepth}, 1.0F);  // 132 MiB
    const DeviceTensor weight = upload(backend, values);
    const DeviceTensor x = backend.upload(Tensor({5, kDepth}, 1.0F));
    for (int use = 0; use < 3; ++use)
        static_cast<void>(backend.linear(x, weight, {}, WeightLayout::OutputInput, Activation::None));
    QVERIFY(!is_packed(weight));
}

void CpuBackendTest::few_rows_go_through_tables_of_any_length() {
    for (const int threads : {1, 2}) {
        CpuBackend backend(ThreadCount::chosen(threads), best_instruction_level());
        for (const std::int64_t outputs : {6143, 12400, 33000, 70001})
            QVERIFY(linear_error(backend, {.rows = 3, .depth = 32, .outputs = outputs}) < 1e-6);
    }
}

void CpuBackendTest::the_name_tells_level_and_threads() {
    QCOMPARE(make_cpu_backend(ThreadCount::chosen(1), InstructionLevel::Baseline)->name(),
             std::string("CPU (Eigen, baseline), 1 thread"));
    QCOMPARE(make_cpu_backend(ThreadCount::chosen(3), InstructionLevel::Baseline)->name(),
             std::string("CPU (Eigen, baseline), 3 threads"));
    const std::string best = make_cpu_backend(ThreadCount::chosen(0))->name();
    QVERIFY(best.find(to_string(best_instruction_level())) != std::string::npos);
}

void CpuBackendTest::memory_is_used_again() {
    HostMemory memory;
    const HostMemory::Block first = memory.take(100000);
    std::byte* const address = first.bytes;
    QCOMPARE(reinterpret_cast<std::uintptr_t>(address) % 64, std::uintptr_t{0});
    memory.give(first);
    const HostMemory::Block second = memory.take(99000);
    QCOMPARE(second.bytes, address);
    const HostMemory::Block small = memory.take(100);
    QVERIFY(small.bytes != address);
    memory.give(second);
    memory.give(small);
}

void CpuBackendTest::kept_memory_goes_back_on_request() {
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
    QSKIP("A sanitizer keeps freed memory.");
#endif
    const auto before = testing::process_memory("VmRSS");
    if (!before) QSKIP("This system does not tell how much memory is resident.");
    constexpr std::int64_t kSize = 12'000'000;
    constexpr int kBlocks = 4;
    HostMemory memory;
    std::vector<HostMemory::Block> blocks;
    for (int i = 0; i < kBlocks; ++i) blocks.push_back(memory.take(kSize));
    for (const HostMemory::Block& block : blocks) std::memset(block.bytes, 1, block.size);
    for (const HostMemory::Block& block : blocks) memory.give(block);
    QVERIFY(testing::process_memory("VmRSS").value() - *before > kBlocks * kSize / 2);
    memory.keep_at_most(1'000'000);
    QVERIFY(testing::process_memory("VmRSS").value() - *before < kBlocks * kSize / 2);
}

void CpuBackendTest::large_blocks_go_back_at_once() {
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
    QSKIP("A sanitizer keeps freed memory.");
#endif
    const auto before = testing::process_memory("VmRSS");
    if (!before) QSKIP("This system does not tell how much memory is resident.");
    constexpr std::int64_t kSize = 64'000'000;
    HostMemory memory;
    const HostMemory::Block block = memory.take(kSize);
    std::memset(block.bytes, 1, block.size);
    QVERIFY(testing::process_memory("VmRSS").value() - *before > kSize / 2);
    memory.give(block);
    QVERIFY(testing::process_memory("VmRSS").value() - *before < kSize / 2);
}

void CpuBackendTest::memory_outlives_the_backend() {
    auto backend = make_cpu_backend(ThreadCount::chosen(1));
    const DeviceTensor kept = backend->upload(Tensor({2, 3}, 1.5F));
    backend.reset();
    QVERIFY(!kept.empty());
    const Tensor found = make_cpu_backend(ThreadCount::chosen(1))->download(kept);
    QCOMPARE(found.values()[5], 1.5F);
}

void CpuBackendTest::a_weight_that_does_not_fill_its_bytes_is_refused() {
    const StoredWeight weight = store_weight(random_tensor({4, 4}, 1), DataType::F16);
    TensorView view = weight.view;
    view.bytes = view.bytes.first(view.bytes.size() - 1);
    try {
        make_cpu_backend(ThreadCount::chosen(1))->upload_weight(view);
        QFAIL("accepted");
    } catch (const Error& error) {
        QCOMPARE(error.kind(), ErrorKind::Format);
    }
}

HEADLIGHT_TEST(CpuBackendTest, None)
#include "cpu_backend_test.moc"
