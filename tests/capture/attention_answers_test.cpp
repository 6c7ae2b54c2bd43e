// What a device answers about a field is what the host answers, and where the device cannot, the host does.

#include "attention_cases.h"
#include "backend_rows.h"
#include "backends/cpu/cpu_backend.h"
#include "core/error.h"
#include "test_program.h"
#include "vulkan_faults.h"

#include <QtTest>

#include <array>
#include <atomic>
#include <limits>
#include <thread>

using namespace headlight;
using namespace headlight::testing;

namespace {

constexpr float kBound = 3e-5F;

int usable_device() {
    for (const VulkanDeviceInfo& device : list_vulkan_devices().devices)
        if (device.unusable_because.empty()) return device.index;
    return -1;
}

/// What a forward pass on the backend leaves. Without an answerer, the host answers alone.
SoftmaxField::Parts run(Backend& backend, const AttentionCase& one) {
    const Tensor queries = queries_for(one.spec, one.queries);
    const Tensor keys = keys_for(one.spec, one.keys);
    const std::int64_t width = static_cast<std::int64_t>(one.spec.key_heads) * one.spec.value_size;
    const AttentionResult result =
        backend.attention(backend.upload(queries), backend.upload(keys),
                          backend.upload(random_tensor({one.keys, width}, 3, 1.0F)), one.keys, one.spec, {});
    SoftmaxField::Parts parts;
    parts.spec = one.spec;
    parts.queries = queries;
    parts.keys = keys;
    parts.row_max = backend.download(result.row_max);
    parts.row_sum = backend.download(result.row_sum);
    parts.evaluator = backend.evaluator();
    return parts;
}

/// One head of a module as a question to a device, and the same on the host.
struct Asked {
    explicit Asked(SoftmaxField::Parts made) : parts(std::move(made)), host(parts) {}

    [[nodiscard]] AttentionQuestion question(std::int32_t head, TokenRange queries, TokenRange keys) const {
        return {parts.spec, *parts.queries.plain(), *parts.keys.plain(), parts.row_max, parts.row_sum, head, queries,
                keys};
    }
    [[nodiscard]] AttentionQuestion whole(std::int32_t head) const {
        return question(head, {0, host.query_count()}, {0, host.key_count()});
    }
    [[nodiscard]] SoftmaxField with(std::shared_ptr<AttentionAnswerer> answerer) const {
        SoftmaxField::Parts both = parts;
        both.answerer = std::move(answerer);
        return SoftmaxField(std::move(both));
    }
    SoftmaxField::Parts parts;
    SoftmaxField host;
};

void compare(const std::optional<Tensor>& found, const Tensor& expected) {
    QVERIFY(found.has_value());
    QCOMPARE(found->shape(), expected.shape());
    for (std::size_t i = 0; i < expected.values().size(); ++i) {
        const float right = expected.values()[i];
        QVERIFY2(std::abs(found->values()[i] - right) <= kBound,
                 qPrintable(QString("%1 instead of %2 at %3").arg(found->values()[i]).arg(right).arg(i)));
        if (right == 0.0F) QCOMPARE(found->values()[i], 0.0F);
    }
}

AttentionCase large_case() {
    AttentionCase one{plain_spec(2, 1, 24), 300, 417};
    one.spec.causal = true;
    one.spec.query_offset = 117;
    return one;
}

}  // namespace

class AttentionAnswersTest : public QObject {
    Q_OBJECT

    int device_ = -1;
    std::array<std::unique_ptr<Backend>, 2> backends_;  // kept for the next row: shaders take long to compile

    VulkanOptions options(const VulkanFaults* faults = nullptr) const {
        VulkanOptions made = tested_vulkan_options(device_);
        made.answers_from = 1;
        if (faults != nullptr) made.entry = faults->entry();
        return made;
    }

  private slots:
    void init() {
        device_ = usable_device();
        if (device_ < 0) QSKIP(vulkan_missing_because().c_str());
    }

    void the_device_answers_as_the_host_does_data() {
        QTest::addColumn<int>("index");
        QTest::addColumn<bool>("in_parts");
        const auto all = attention_cases();
        for (std::size_t i = 0; i < all.size(); ++i) {
            QTest::newRow(all[i].first) << static_cast<int>(i) << false;
        }
        QTest::newRow("large") << -1 << false;
        QTest::newRow("large, in parts") << -1 << true;
    }
    void the_device_answers_as_the_host_does() {
        QFETCH(int, index);
        QFETCH(bool, in_parts);
        const AttentionCase one = index < 0 ? large_case() : attention_cases()[static_cast<std::size_t>(index)].second;
        std::unique_ptr<Backend>& backend = backends_[in_parts ? 1 : 0];
        if (!backend) {
            VulkanOptions chosen = options();
            if (in_parts) chosen.largest_binding = 64 * 1024;  // the pictures of several tiles do not fit at once
            backend = make_vulkan_backend(chosen);
        }
        const Asked asked(run(*backend, one));
        const auto answerer = backend->answerer();
        const TokenRange queries{one.queries / 3, one.queries};
        const TokenRange keys{one.keys / 4, one.keys * 3 / 4 + 1};
        for (const std::int32_t head : {0, one.spec.heads - 1}) {
            compare(answerer->weights(asked.whole(head)), asked.host.weights(head));
            compare(answerer->weights(asked.question(head, queries, keys)), asked.host.weights(head, queries, keys));
            for (const Pooling pooling : {Pooling::Mean, Pooling::Max}) {
                for (const auto& [height, width] :
                     {std::pair<int, int>{1, 1}, {5, 7}, {40, 3}, {150, 999}, {999, 64}}) {
                    const Tensor expected = asked.host.pooled(head, height, width, pooling);
                    compare(answerer->pooled(asked.whole(head), expected.size(0), expected.size(1), pooling, {}),
                            expected);
                }
            }
        }
    }

    void a_field_asks_the_answerer_of_its_backend_data() {
        QTest::addColumn<int>("backend");
        for (std::size_t i = 0; i < backend_rows().size(); ++i)
            QTest::addRow("%s", backend_rows()[i].name.c_str()) << static_cast<int>(i);
    }
    void a_field_asks_the_answerer_of_its_backend() {
        QFETCH(int, backend);
        const auto made = backend_rows()[static_cast<std::size_t>(backend)].make();
        QCOMPARE(made->answerer() == nullptr, made->on_host());
        const Asked asked(run(*made, large_case()));
        const SoftmaxField field = asked.with(made->answerer());
        compare(field.weights(1), asked.host.weights(1));
        compare(field.pooled(1, 20, 30, Pooling::Mean), asked.host.pooled(1, 20, 30, Pooling::Mean));
    }

    void small_questions_are_left_to_the_host() {
        VulkanOptions chosen = options();
        chosen.answers_from = 1000;
        const auto backend = make_vulkan_backend(chosen);
        const Asked asked(run(*backend, large_case()));
        QVERIFY(!backend->answerer()->weights(asked.question(0, {0, 37}, {0, 27})));
        QVERIFY(backend->answerer()->weights(asked.question(0, {0, 40}, {0, 25})));
        QVERIFY(!backend->answerer()->weights(asked.question(0, {5, 5}, {0, 25})));
    }

    void what_is_no_number_is_left_to_the_host() {
        const auto backend = make_vulkan_backend(options());
        Asked asked(run(*backend, large_case()));
        const Tensor usual = *asked.parts.keys.plain();
        Tensor keys = usual;
        keys.values()[100] = std::numeric_limits<float>::quiet_NaN();
        asked.parts.keys = std::move(keys);
        QVERIFY(!backend->answerer()->weights(asked.whole(0)));
        QVERIFY(!backend->answerer()->pooled(asked.whole(0), 9, 9, Pooling::Max, {}));
        asked.parts.keys = usual;
        QVERIFY(backend->answerer()->weights(asked.whole(0)));
    }

    void fields_outlive_the_backend() {
        auto backend = make_vulkan_backend(options());
        const Asked asked(run(*backend, large_case()));
        const auto answerer = backend->answerer();
        QVERIFY(answerer->weights(asked.whole(0)));
        backend.reset();
        QVERIFY(!answerer->weights(asked.whole(0)));
        compare(asked.with(answerer).pooled(1, 11, 13, Pooling::Max), asked.host.pooled(1, 11, 13, Pooling::Max));
    }

    void questions_come_from_any_thread_while_the_backend_works() {
        const auto backend = make_vulkan_backend(options());
        const Asked asked(run(*backend, large_case()));
        const SoftmaxField field = asked.with(backend->answerer());
        const Tensor expected = asked.host.pooled(1, 60, 70, Pooling::Mean);
        const Tensor row_sum = asked.parts.row_sum;
        std::atomic<int> wrong = 0;
        std::vector<std::jthread> askers;
        for (int i = 0; i < 2; ++i)
            askers.emplace_back([&] {
                for (int round = 0; round < 5; ++round) {
                    const Tensor found = field.pooled(1, 60, 70, Pooling::Mean);
                    for (std::size_t at = 0; at < expected.values().size(); ++at)
                        if (!(std::abs(found.values()[at] - expected.values()[at]) <= kBound)) ++wrong;
                }
            });
        for (int round = 0; round < 5; ++round) {
            const SoftmaxField::Parts again = run(*backend, large_case());
            QVERIFY(std::ranges::equal(again.row_sum.values(), row_sum.values()));
        }
        askers.clear();
        QCOMPARE(wrong.load(), 0);
    }

    void a_device_lost_in_the_middle_leaves_the_answer_to_the_host() {
        bool reached = true;
        for (int nth = 1; reached; ++nth) {
            VulkanFaults faults;
            const auto backend = make_vulkan_backend(options(&faults));
            const Asked asked(run(*backend, large_case()));
            const SoftmaxField field = asked.with(backend->answerer());
            const Tensor expected = asked.host.pooled(0, 50, 60, Pooling::Max);
            faults.calls = 0;
            faults.call_that_loses_the_device = nth;
            compare(field.pooled(0, 50, 60, Pooling::Max), expected);
            reached = faults.calls >= nth;
            if (reached) QVERIFY(!backend->answerer()->weights(asked.whole(0)));
            compare(field.weights(0), asked.host.weights(0));
            QVERIFY(nth < 50);
        }
    }

    void too_little_memory_leaves_the_answer_to_the_host() {
        VulkanFaults faults;
        bool reached = true;
        for (int nth = 1; reached; ++nth) {
            const auto backend = make_vulkan_backend(options(&faults));
            const Asked asked(run(*backend, large_case()));
            const SoftmaxField field = asked.with(backend->answerer());
            faults.creations = 0;
            faults.creation_that_fails = nth;
            compare(field.weights(0), asked.host.weights(0));
            reached = faults.creations >= nth;
            faults.creation_that_fails = 0;
            compare(backend->answerer()->weights(asked.whole(1)), asked.host.weights(1));  // there is room again
            QVERIFY(nth < 100);
        }
        QCOMPARE(faults.memory_held, std::int64_t{0});
    }

    void a_device_that_does_not_answer_leaves_the_answer_to_the_host() {
        const Asked asked(run(*make_vulkan_backend(options()), large_case()));
        VulkanFaults faults;
        VulkanOptions chosen = options(&faults);
        chosen.patience = std::chrono::milliseconds(300);
        const auto backend = make_vulkan_backend(chosen);
        const SoftmaxField field = asked.with(backend->answerer());
        faults.fences_never_signal = true;
        compare(field.weights(0), asked.host.weights(0));
        QVERIFY(!backend->answerer()->weights(asked.whole(0)));
    }

    void a_stop_ends_a_picture_that_is_being_made() {
        const auto backend = make_vulkan_backend(options());
        const Asked asked(run(*backend, large_case()));
        const auto is_cancelled = [](const AttentionField& field, const std::stop_token& stop) {
            try {
                for (;;) static_cast<void>(field.pooled(0, 100, 100, Pooling::Mean, stop));
            } catch (const Error& error) {
                return error.kind() == ErrorKind::Cancelled;
            }
        };
        for (const auto& answerer : {backend->answerer(), std::shared_ptr<AttentionAnswerer>()}) {
            std::stop_source stop;
            const std::jthread stopper([&] {
                std::this_thread::sleep_for(std::chrono::milliseconds(20));
                stop.request_stop();
            });
            QVERIFY(is_cancelled(asked.with(answerer), stop.get_token()));
        }
        compare(backend->answerer()->weights(asked.whole(0)), asked.host.weights(0));
    }
};

HEADLIGHT_TEST(AttentionAnswersTest, None)
#include "attention_answers_test.moc"
