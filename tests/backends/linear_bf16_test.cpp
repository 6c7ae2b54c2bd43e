// Products whose factors are rounded to bf16, at every instruction level of the CPU.
#include "backends/cpu/cpu_backend.h"
#include "definitions.h"
#include "linear_case.h"
#include "test_program.h"

#include <QtTest>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

using namespace headlight;

namespace {

std::unique_ptr<Backend> bf16_backend(InstructionLevel level, int threads) {
    return make_cpu_backend(ThreadCount::chosen(threads), level, {.products = Precision::Bf16});
}

void add_levels() {
    QTest::addColumn<int>("level");
    for (const auto level : {InstructionLevel::Baseline, InstructionLevel::Avx2, InstructionLevel::Avx512})
        if (level <= best_instruction_level())
            QTest::newRow(std::string(to_string(level)).c_str()) << static_cast<int>(level);
}

InstructionLevel current_level() {
    QFETCH(int, level);
    return static_cast<InstructionLevel>(level);
}

Tensor product(Backend& backend, const Tensor& x, const DeviceTensor& weight, WeightLayout layout) {
    return backend.download(backend.linear(backend.upload(x), weight, {}, layout, Activation::None));
}

}  // namespace

class LinearBf16Test : public QObject {
    Q_OBJECT
  private slots:
    void agrees_with_the_product_of_rounded_factors_data() { add_levels(); }
    void agrees_with_the_product_of_rounded_factors() {
        const auto backend = bf16_backend(current_level(), 2);
        for (const auto& [rows, depth, outputs] : {std::array<std::int64_t, 3>{1, 64, 129},
                                                   {4, 33, 7},
                                                   {5, 1, 1},
                                                   {7, 129, 64},
                                                   {16, 65, 97},
                                                   {17, 7, 50},
                                                   {64, 64, 48},
                                                   {129, 33, 200},
                                                   {5, 1601, 31},
                                                   {48, 3072, 20},
                                                   {2060, 5, 18}}) {
            for (const WeightLayout layout : {WeightLayout::OutputInput, WeightLayout::InputOutput})
                for (const DataType type : {DataType::F32, DataType::F16, DataType::BF16})
                    for (const std::size_t misalignment : {std::size_t{0}, std::size_t{1}})
                        compare(*backend, {rows, depth, outputs, layout, type, misalignment, Activation::Silu});
        }
    }

    void reads_blocks_data() { add_levels(); }
    void reads_blocks() {
        const auto backend = bf16_backend(current_level(), 2);
        for (const DataType type : {DataType::Q8_0, DataType::Q4_K}) {
            compare(*backend, {61, 1024, 50, WeightLayout::OutputInput, type, 1});
            compare(*backend, {61, 512, 256, WeightLayout::InputOutput, type, 1});
        }
    }

    /// Texts that are typed on compute the rows behind what they share with the text before.
    void a_row_is_the_same_beside_any_others_and_on_any_threads_data() {
        QTest::addColumn<int>("level");
        QTest::addColumn<int>("type");
        QTest::addColumn<int>("depth");
        for (const auto level : {InstructionLevel::Baseline, InstructionLevel::Avx2, InstructionLevel::Avx512}) {
            if (level > best_instruction_level()) continue;
            const auto add = [&](const char* name, DataType type, int depth) {
                QTest::addRow("%s, %s", std::string(to_string(level)).c_str(), name)
                    << static_cast<int>(level) << static_cast<int>(type) << depth;
            };
            add("fp32", DataType::F32, 3101);  // more than one block of the depth, and an odd one
            add("fp16", DataType::F16, 770);
            add("blocks", DataType::Q4_K, 2048);
        }
    }
    void a_row_is_the_same_beside_any_others_and_on_any_threads() {
        QFETCH(int, type);
        QFETCH(int, depth);
        constexpr std::int64_t kRows = 100;
        constexpr std::int64_t kLast = 5;
        constexpr std::int64_t kOutputs = 256;
        const Tensor x = random_tensor({kRows, depth}, 1);
        Tensor last({kLast, depth});
        std::copy(x.values().end() - last.count(), x.values().end(), last.values().begin());
        for (const WeightLayout layout : {WeightLayout::OutputInput, WeightLayout::InputOutput}) {
            const Shape shape = layout == WeightLayout::OutputInput ? Shape{kOutputs, depth} : Shape{depth, kOutputs};
            const auto stored = static_cast<DataType>(type);
            const StoredWeight weight = stored == DataType::Q4_K ? random_blocks(shape, stored, 2, 0)
                                                                 : store_weight(random_tensor(shape, 2), stored);
            const auto backend = bf16_backend(current_level(), 1);
            const DeviceTensor uploaded = backend->upload_weight(weight.view);
            const Tensor all = product(*backend, x, uploaded, layout);
            const auto others = bf16_backend(current_level(), 3);
            const Tensor elsewhere = product(*others, x, others->upload_weight(weight.view), layout);
            QVERIFY(std::ranges::equal(elsewhere.values(), all.values()));
            for (int use = 0; use < 3; ++use) {  // from the second use on a weight may be packed
                const Tensor again = product(*backend, x, uploaded, layout);
                QVERIFY(std::ranges::equal(again.values(), all.values()));
                const Tensor few = product(*backend, last, uploaded, layout);
                QVERIFY(std::equal(few.values().begin(), few.values().end(), all.values().end() - few.count()));
                backend->finish();
            }
        }
    }

    void numbers_that_are_none_stay_so_data() { add_levels(); }
    void numbers_that_are_none_stay_so() {
        const auto backend = bf16_backend(current_level(), 1);
        Tensor x({6, 32}, 1.0F);
        x.values()[5] = std::numeric_limits<float>::quiet_NaN();
        x.values()[32 + 5] = std::numeric_limits<float>::infinity();
        x.values()[64 + 5] = std::numeric_limits<float>::max();  // nearer to infinity than to what bf16 has
        const StoredWeight weight = store_weight(Tensor({16, 32}, 1.0F), DataType::F32);
        const Tensor found = product(*backend, x, backend->upload_weight(weight.view), WeightLayout::OutputInput);
        QVERIFY(std::isnan(found.values()[0]));
        QVERIFY(std::isinf(found.values()[16]) && std::isinf(found.values()[32]));
        QCOMPARE(found.values()[48], 32.0F);
    }

    void its_name_says_so() {
        const auto backend = bf16_backend(InstructionLevel::Baseline, 1);
        QCOMPARE(backend->name(), std::string("CPU (Eigen, baseline), 1 thread, bf16"));
        QCOMPARE(backend->precisions().products, Precision::Bf16);
    }

    void names_of_backends_tell_their_precisions() {
        for (const Precision products : {Precision::Fp32, Precision::Fp16, Precision::Bf16}) {
            for (const Precision kept : {Precision::Fp32, Precision::Fp16}) {
                const Precisions precisions{products, kept};
                QVERIFY(precisions_named_by("CPU, 2 threads" + name_of(precisions)) == precisions);
            }
        }
        QVERIFY(precisions_named_by("bf16") == Precisions{});
        QVERIFY(precisions_named_by("") == Precisions{});
    }

  private:
    static void compare(Backend& backend, const LinearCase& linear) {
        const double error = linear_error(backend, linear);
        QVERIFY2(error <= 1e-11, (std::to_string(error) + " for " + linear.name()).c_str());
    }
};

HEADLIGHT_TEST(LinearBf16Test, None)
#include "linear_bf16_test.moc"
