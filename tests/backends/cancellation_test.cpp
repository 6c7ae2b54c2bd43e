#include "core/error.h"
#include "definitions.h"
#include "on_every_backend.h"
#include "test_program.h"

#include <algorithm>
#include <functional>
#include <thread>

using namespace headlight;

class CancellationTest : public QObject {
    Q_OBJECT
  private slots:
    void every_operation_heeds_a_stop_data() { add_backends(); }
    void every_operation_heeds_a_stop();
    void a_running_operation_stops_data() { add_backends(); }
    void a_running_operation_stops();
    void a_new_token_lets_work_go_on_data() { add_backends(); }
    void a_new_token_lets_work_go_on();
};

namespace {

bool is_cancelled(Backend& backend, const std::function<void()>& operation) {
    try {
        operation();
        backend.finish();
    } catch (const Error& error) {
        return error.kind() == ErrorKind::Cancelled;
    }
    return false;
}

/// Names of all operations.
constexpr const char* kOperations[] = {
#define HEADLIGHT_OPERATION(result, name, parameters) #name,
#include "backends/operation_rows.h"
};

}  // namespace

void CancellationTest::every_operation_heeds_a_stop() {
    const auto backend = current_backend();
    const DeviceTensor x = backend->upload(random_tensor({8, 8}, 71));
    const DeviceTensor cache = backend->upload(random_tensor({16, 8}, 72));
    const std::vector<std::int32_t> ids = {0, 1};
    AttentionSpec spec;
    spec.head_size = spec.value_size = 8;
    std::stop_source stop;
    backend->set_stop_token(stop.get_token());
    const std::vector<std::pair<const char*, std::function<void()>>> operations = {
        {"embedding", [&] { backend->embedding(x, ids); }},
        {"linear", [&] { backend->linear(x, x, {}, WeightLayout::OutputInput, Activation::None); }},
        {"layer_norm", [&] { backend->layer_norm(x, backend->upload(Tensor({8}, 1.0F)), {}, 1e-5F); }},
        {"add", [&] { backend->add(x, x); }},
        {"activation", [&] { backend->activation(x, Activation::Gelu); }},
        {"rms_norm", [&] { backend->rms_norm(x, backend->upload(Tensor({8}, 1.0F)), 1e-5F); }},
        {"rotary",
         [&] {
             backend->rotary(x, x, 0, {8, 8, false});
         }},
        {"gated", [&] { backend->gated(x, x, Activation::Silu); }},
        {"scale", [&] { backend->scale(x, 2.0F, 0.0F); }},
        {"columns",
         [&] {
             backend->columns(x, {0, 4});
         }},
        {"rows", [&] { backend->rows(x, ids); }},
        {"write_rows", [&] { backend->write_rows(cache, 0, x); }},
        {"attention", [&] { backend->attention(x, x, x, 8, spec, {}); }},
        {"convolution",
         [&] {
             backend->convolution(x, backend->upload(Tensor({1, 8}, 1.0F)), ids);
         }},
        {"value_norms", [&] { backend->value_norms(x, 8, x, WeightLayout::OutputInput, spec); }},
    };
    for (const QString name : kOperations)
        QVERIFY2(std::ranges::any_of(operations, [&](const auto& each) { return name == each.first; }),
                 qPrintable(name + ": expected a case"));
    for (const auto& [name, operation] : operations) QVERIFY2(!is_cancelled(*backend, operation), name);
    stop.request_stop();
    for (const auto& [name, operation] : operations) QVERIFY2(is_cancelled(*backend, operation), name);
}

void CancellationTest::a_running_operation_stops() {
    // Far more work than can be done before the stop arrives: only looking at the token in between ends this in time
    // for the test.
    const auto backend = current_backend();
    const DeviceTensor x = backend->upload(random_tensor({512, 64}, 72));
    AttentionSpec spec;
    spec.head_size = spec.value_size = 64;
    std::stop_source stop;
    backend->set_stop_token(stop.get_token());
    std::jthread stopper([&] {
        std::this_thread::sleep_for(std::chrono::milliseconds(20));
        stop.request_stop();
    });
    QVERIFY(is_cancelled(*backend, [&] {
        for (;;) backend->attention(x, x, x, 512, spec, {.summary = true});
    }));
}

void CancellationTest::a_new_token_lets_work_go_on() {
    const auto backend = current_backend();
    const DeviceTensor x = backend->upload(random_tensor({8, 8}, 73));
    std::stop_source stop;
    backend->set_stop_token(stop.get_token());
    stop.request_stop();
    QVERIFY(is_cancelled(*backend, [&] { backend->add(x, x); }));
    backend->set_stop_token({});
    QVERIFY(!is_cancelled(*backend, [&] { backend->add(x, x); }));
}

HEADLIGHT_TEST(CancellationTest, None)
#include "cancellation_test.moc"
