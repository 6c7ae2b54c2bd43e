// A run knows what it takes before it takes it, and is refused where that is not there.

#include "models/run_memory.h"

#include "backends/cpu/cpu_backend.h"
#include "core/error.h"
#include "models/checked_model.h"
#include "reference_case.h"
#include "test_program.h"

#include <QtTest>

#include <memory>
#include <numeric>

using namespace headlight;
using namespace headlight::testing;

namespace {

constexpr std::uint64_t kGibi = std::uint64_t{1} << 30;

std::uint64_t bytes_of(const std::vector<Tensor>& tensors) {
    return std::accumulate(tensors.begin(), tensors.end(), std::uint64_t{0},
                           [](std::uint64_t sum, const Tensor& tensor) { return sum + tensor.values().size_bytes(); });
}

/// What a run left, without its outputs.
std::uint64_t kept_by(const Capture& capture) {
    std::uint64_t bytes = bytes_of(capture.hidden) + bytes_of(capture.vision_hidden) +
                          bytes_of(capture.encoder_hidden) + bytes_of(capture.text_hidden) +
                          bytes_of(capture.resampler_hidden);
    for (const AttentionStack& stack : capture.attention)
        for (const auto& field : stack.layers) bytes += field->memory();
    return bytes;
}

std::uint64_t fields_of(const Capture& capture) {
    std::uint64_t fields = 0;
    for (const AttentionStack& stack : capture.attention) fields += stack.layers.size();
    return fields;
}

std::uint64_t logits_of(const Capture& capture) {
    const Tensor* logits = capture.output("logits");
    return logits ? logits->values().size_bytes() : 0;
}

/// A language model of the size of Gemma 3 270M that only counts its runs.
class LargeModel final : public Model {
  public:
    explicit LargeModel(int& runs) : runs_(runs) {
        description_.task = ModelTask::NextWord;
        description_.layers = 18;
        description_.heads = 4;
        description_.hidden_size = 640;
        description_.vocabulary = 262'144;
        description_.generates = true;
        for (const char* part : {"query", "attention_output"})
            description_.parameters_by_tensor[std::string("layers.0.") + part + ".weight"] = 640 * 1024;
        for (const char* part : {"key", "value"})
            description_.parameters_by_tensor[std::string("layers.0.") + part + ".weight"] = 640 * 256;
        for (const char* part : {"gate", "up", "down"})
            description_.parameters_by_tensor[std::string("layers.0.") + part + ".weight"] = 640 * 2048;
    }
    [[nodiscard]] const ModelDescription& description() const override { return description_; }
    Capture forward(const ModelInput&, const CaptureRequest&, const std::stop_token&, const Progress&) override {
        ++runs_;
        return {};
    }
    std::unique_ptr<KeyValueCache> make_cache(std::int64_t) override {
        ++runs_;
        return nullptr;
    }
    Capture extend(KeyValueCache&, std::span<const std::int32_t>, const CaptureRequest&,
                   const std::stop_token&) override {
        ++runs_;
        return {};
    }

  private:
    int& runs_;
    ModelDescription description_;
};

class FewRows final : public EarlierRun {
  public:
    [[nodiscard]] std::int64_t taken_over() const override { return 0; }
};

CaptureRequest asking_for(LogitPositions logits) {
    CaptureRequest request;
    request.logits = logits;
    return request;
}

ModelInput tokens(std::size_t count) {
    ModelInput input;
    input.ids.assign(count, 1);
    return input;
}

}  // namespace

class RunMemoryTest : public QObject {
    Q_OBJECT

  private slots:
    void an_estimate_is_no_less_than_what_a_run_leaves_and_not_far_above_data() {
        QTest::addColumn<QString>("name");
        for (const QString& name : reference_cases({"*-*", "clip", "davit", "siglip", "whisper"}))
            QTest::newRow(qPrintable(name)) << name;
    }
    void an_estimate_is_no_less_than_what_a_run_leaves_and_not_far_above() {
        QFETCH(QString, name);
        const auto model = load_model(open_model_folder(case_folder(name)), make_cpu_backend({}), {}, {});
        for (const ModelInput& input : read_inputs(name)) {
            CaptureRequest request;
            request.hidden = request.value_norms = request.values = true;
            const RunMemory estimate = memory_of_run(model->description(), input, request);
            const Capture capture = model->forward(input, request, {}, {});
            const std::string figures = std::to_string(estimate.kept) + " estimated, " +
                                        std::to_string(kept_by(capture)) + " left; outputs " +
                                        std::to_string(estimate.outputs) + " and " + std::to_string(logits_of(capture));
            QVERIFY2(estimate.kept >= kept_by(capture), figures.c_str());
            QVERIFY2(estimate.kept <= 4 * (kept_by(capture) + kMemoryOfField * fields_of(capture)), figures.c_str());
            if (model->description().vocabulary > 0) QVERIFY2(estimate.outputs >= logits_of(capture), figures.c_str());
        }
    }

    void a_run_that_fits_runs() {
        int runs = 0;
        const auto model = checked_model(
            std::make_unique<LargeModel>(runs), make_cpu_backend({}), [] { return kGibi; }, {}, [] { return 0; });
        model->forward(tokens(2'800), asking_for(LogitPositions::Last), {}, {});
        QCOMPARE(runs, 1);
    }

    void a_run_whose_queries_and_keys_fit_on_the_disk_runs() {
        int runs = 0;
        const auto with_disk = [&](std::uint64_t room) {
            return checked_model(
                std::make_unique<LargeModel>(runs), make_cpu_backend({}), [] { return kGibi; }, {},
                [=] { return room; });
        };
        with_disk(8 * kGibi)->forward(tokens(32'768), asking_for(LogitPositions::Last), {}, {});
        QCOMPARE(runs, 1);
        QVERIFY_EXCEPTION_THROWN(with_disk(kGibi)->forward(tokens(32'768), asking_for(LogitPositions::Last), {}, {}),
                                 Error);
        QCOMPARE(runs, 1);
    }

    void a_run_that_does_not_fit_is_refused_before_it_begins_data() {
        QTest::addColumn<int>("count");
        QTest::addColumn<int>("logits");
        QTest::addColumn<QString>("said");
        QTest::newRow("attention") << 32'768 << static_cast<int>(LogitPositions::Last)
                                   << "A run over 32768 tokens needs about 3.4 GiB, and this machine has 1.0 GiB of "
                                      "free memory. Shorten the input, or close other programs.";
        QTest::newRow("predictions") << 2'800 << static_cast<int>(LogitPositions::All)
                                     << "A run over 2800 tokens needs about 3.1 GiB, and this machine has 1.0 GiB of "
                                        "free memory. Ask for predictions at fewer tokens, shorten the input, or "
                                        "close other programs.";
    }
    void a_run_that_does_not_fit_is_refused_before_it_begins() {
        QFETCH(int, count);
        QFETCH(int, logits);
        QFETCH(QString, said);
        int runs = 0;
        const auto model = checked_model(
            std::make_unique<LargeModel>(runs), make_cpu_backend({}), [] { return kGibi; }, {}, [] { return 0; });
        try {
            const CaptureRequest request = asking_for(static_cast<LogitPositions>(logits));
            model->forward(tokens(static_cast<std::size_t>(count)), request, {}, {});
            QFAIL("it ran");
        } catch (const Error& error) {
            QCOMPARE(error.kind(), ErrorKind::Memory);
            QCOMPARE(QString::fromStdString(error.what()), said);
        }
        QCOMPARE(runs, 0);
    }

    void a_cache_that_does_not_fit_is_refused_too() {
        int runs = 0;
        const auto model = checked_model(
            std::make_unique<LargeModel>(runs), make_cpu_backend({}), [] { return kGibi; }, {}, [] { return 0; });
        QVERIFY_THROWS_EXCEPTION(Error, model->make_cache(131'072));
        QCOMPARE(runs, 0);
        model->make_cache(2'048);
        QCOMPARE(runs, 1);
    }

    void rows_of_an_edited_text_are_dropped_where_memory_is_short() {
        int runs = 0;
        std::uint64_t free = 8 * kGibi;
        const auto model =
            checked_model(std::make_unique<LargeModel>(runs), make_cpu_backend({}), [&] { return free; });
        std::unique_ptr<EarlierRun> earlier = std::make_unique<FewRows>();
        model->forward_after(earlier, tokens(4'096), asking_for(LogitPositions::Last), {}, {});
        QVERIFY(earlier != nullptr);
        free = kGibi;
        model->forward_after(earlier, tokens(4'096), asking_for(LogitPositions::Last), {}, {});
        QVERIFY(earlier == nullptr);
        QCOMPARE(runs, 2);
    }

    void where_free_memory_is_not_known_runs_are_not_refused() {
        int runs = 0;
        const auto model =
            checked_model(std::make_unique<LargeModel>(runs), make_cpu_backend({}), [] { return std::nullopt; });
        model->forward(tokens(1'000'000), {}, {}, {});
        QCOMPARE(runs, 1);
    }
};

HEADLIGHT_TEST(RunMemoryTest, None)
#include "run_memory_test.moc"
