#include "model_backends.h"
#include "models/model.h"
#include "process_memory.h"
#include "random_model.h"
#include "test_program.h"

#include <QtTest>

#include <algorithm>
#include <cmath>
#include <span>
#include <vector>

using namespace headlight;
using namespace headlight::testing;

namespace {

std::vector<std::int32_t> some_ids(std::int64_t count) {
    std::vector<std::int32_t> ids;
    for (std::int64_t i = 0; i < count; ++i) ids.push_back(static_cast<std::int32_t>(i * 7 % 50));
    return ids;
}

double largest_difference(std::span<const float> a, std::span<const float> b) {
    double largest = 0;
    for (std::size_t i = 0; i < a.size(); ++i) largest = std::max<double>(largest, std::abs(a[i] - b[i]));
    return largest;
}

}  // namespace

/// Long texts go through some parts of a model a few thousand rows at a time.
class LongTextTest : public QObject {
    Q_OBJECT
  private slots:
    void tokens_see_the_same_whatever_follows_them_data() { add_model_backends(); }
    void tokens_see_the_same_whatever_follows_them() {
        constexpr std::int64_t kWhole = 4'200;
        constexpr std::int64_t kShort = 2'000;
        constexpr RandomShape kShape{
            .layers = 2, .heads = 1, .hidden = 16, .inner = 32, .vocabulary = 50, .positions = kWhole};
        const auto model = load_model(random_gpt2(kShape), current_model_backend().make(), {}, {});
        CaptureRequest request;
        request.hidden = true;
        request.logits = LogitPositions::Last;
        const Capture whole = model->forward({some_ids(kWhole), {}, {}}, request, {}, {});
        const Capture first = model->forward({some_ids(kShort), {}, {}}, request, {}, {});
        const double bound = bounds_of(current_model_backend()).values;
        for (std::size_t state = 0; state < first.hidden.size(); ++state)
            QVERIFY(largest_difference(first.hidden[state].values(),
                                       whole.hidden[state].values().first(first.hidden[state].values().size())) <=
                    bound);
        const auto cache = model->make_cache(kWhole);
        CaptureRequest logits;
        logits.attention = false;
        const std::vector<std::int32_t> ids = some_ids(kWhole);
        for (std::int64_t at = 0; at < kWhole; at += kShort)
            if (const auto part = std::span(ids).subspan(at, std::min(kShort, kWhole - at)); at + kShort < kWhole)
                static_cast<void>(model->extend(*cache, part, logits, {}));
            else
                QVERIFY(largest_difference(model->extend(*cache, part, logits, {}).output("logits")->slice(0),
                                           whole.output("logits")->slice(0)) <= bound);
    }

    // 8,192 rows of 2,048 numbers between the layers of a feed-forward network are 67 MB.
    void what_lies_between_two_products_is_never_there_as_a_whole() {
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
        QSKIP("A sanitizer keeps freed memory.");
#endif
        if (!forget_peak_memory()) QSKIP("This system does not tell how much memory was resident.");
        constexpr std::int64_t kTokens = 8'192;
        constexpr RandomShape kShape{
            .layers = 1, .heads = 1, .hidden = 32, .inner = 2'048, .vocabulary = 50, .positions = kTokens};
        const auto model = load_model(random_gpt2(kShape), make_cpu_backend(ThreadCount::chosen(2)), {}, {});
        CaptureRequest request;
        request.logits = LogitPositions::Last;
        const std::int64_t before = process_memory("VmRSS").value();
        QVERIFY(forget_peak_memory());
        const Capture capture = model->forward({some_ids(kTokens), {}, {}}, request, {}, {});
        QVERIFY(process_memory("VmHWM").value() - before < 60'000'000);
    }
};

HEADLIGHT_TEST(LongTextTest, None)
#include "long_text_test.moc"
