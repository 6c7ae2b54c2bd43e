// The number of threads that the user chooses holds for all that is computed, not for the backend alone.

#include "analysis/heads/head_map.h"
#include "analysis/matrix_view.h"
#include "session/analyze_text.h"
#include "session/built_in_models.h"
#include "session/model_loader.h"
#include "test_program.h"

#include <dlfcn.h>
#include <pthread.h>

#include <atomic>
#include <string>

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define HEADLIGHT_TEST_SANITIZED
#endif
#elif defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define HEADLIGHT_TEST_SANITIZED
#endif

namespace {

std::atomic<int> started_threads{0};

}  // namespace

#ifndef HEADLIGHT_TEST_SANITIZED
/// Stands in front of the C library's, and counts: every thread is started by it, whoever asks.
extern "C" int pthread_create(pthread_t* thread, const pthread_attr_t* attributes, void* (*start)(void*),
                              void* argument) noexcept {
    using Create = int (*)(pthread_t*, const pthread_attr_t*, void* (*)(void*), void*);
    static const auto create = reinterpret_cast<Create>(dlsym(RTLD_NEXT, "pthread_create"));
    ++started_threads;
    return create(thread, attributes, start, argument);
}
#endif

using namespace headlight;

namespace {

/// More than 2 million weights in all heads, which are worth threads.
std::string long_text() {
    std::string text = "ball";
    for (int i = 0; i < 500; ++i) text += i % 2 == 0 ? " Mia" : " ball";
    return text;
}

/// Threads that are started while a model is loaded, hashed and run, and its heads are drawn and compared.
int threads_started_with(int threads) {
    started_threads = 0;
    ReadyModel model = load_ready_model(find_model("position-alibi"), {.backend = "cpu", .threads = threads}, {}, {});
    static_cast<void>(model.provenance.identity->wait());
    AnalysisRequest request;
    request.text = long_text();
    const AnalysisPointer analysis = analyze_text(model, request, {}, {});
    HeadId all;
    all.layer.reset();
    all.head.reset();
    static_cast<void>(make_matrix(*analysis, all, {}));
    static_cast<void>(head_map(*analysis, {}, {}));
    return started_threads;
}

}  // namespace

class ThreadCountTest : public QObject {
    Q_OBJECT

  private slots:
    void with_one_thread_no_second_one_works() {
#ifdef HEADLIGHT_TEST_SANITIZED
        QSKIP("A sanitizer stands where threads are counted.");
#endif
        constexpr int kHashing = 1;  // in the background, while the model is used
        QCOMPARE(threads_started_with(1), kHashing);
    }

    void more_threads_work_where_they_are_asked_for() {
#ifdef HEADLIGHT_TEST_SANITIZED
        QSKIP("A sanitizer stands where threads are counted.");
#endif
        constexpr int kLoops = 5;  // backend, check of weights, hash, matrix, map of heads
        QCOMPARE(threads_started_with(3), 1 + 2 * kLoops);
    }
};

HEADLIGHT_TEST(ThreadCountTest, None)
#include "thread_count_test.moc"
