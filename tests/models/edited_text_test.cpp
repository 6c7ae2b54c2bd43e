// A text that is edited gives what a fresh run over it gives, to the last bit, though the model computes only what
// follows the tokens that it shares with the text before.

#include "case_runs.h"
#include "core/error.h"
#include "random_model.h"
#include "same_captures.h"
#include "test_program.h"

#include <QtTest>

#include <algorithm>
#include <random>

using namespace headlight;
using namespace headlight::testing;

namespace {

QStringList decoder_cases() {
    return reference_cases({"*-lm", "gpt2-*", "llama-*", "falcon-*"});
}

/// A text that grows, shrinks and changes by some tokens at a time, mostly at its end.
class EditedText {
  public:
    EditedText(const Model& model, const std::vector<std::int32_t>& known) : known_(known) {
        const std::int32_t limit = model.description().max_tokens;
        most_ = limit > 0 ? std::min<std::size_t>(kMost, static_cast<std::size_t>(limit)) : kMost;
        while (ids.size() < most_ / 2) ids.push_back(any());
    }

    void edit() {
        const std::size_t at = number(4) == 0 ? number(ids.size()) : ids.size() - std::min(number(8), ids.size());
        const auto place = ids.begin() + static_cast<std::ptrdiff_t>(at);
        if (number(2) == 0 && ids.size() > 2) {
            const std::size_t removed = std::min({1 + number(7), ids.size() - at, ids.size() - 1});
            ids.erase(place, place + static_cast<std::ptrdiff_t>(removed));
        } else if (ids.size() < most_) {
            ids.insert(place, any());
        }
    }

    std::vector<std::int32_t> ids;

  private:
    static constexpr std::size_t kMost = 60;
    std::size_t number(std::size_t below) { return below == 0 ? 0 : random_() % below; }
    std::int32_t any() { return known_[number(known_.size())]; }

    std::vector<std::int32_t> known_;
    std::size_t most_;
    std::mt19937 random_{7};
};

/// What the window asks for.
CaptureRequest window_request(const std::vector<std::int32_t>& ids, bool every_token) {
    CaptureRequest request;
    request.value_norms = true;
    request.values = every_token;
    request.logits = every_token ? LogitPositions::All : LogitPositions::Asked;
    if (!every_token) request.positions = {static_cast<std::int32_t>(ids.size()) - 1};
    return request;
}

/// The first difference between a run after an earlier one and a fresh run; empty: none.
std::string difference_from_fresh(Model& model, std::unique_ptr<EarlierRun>& earlier,
                                  const std::vector<std::int32_t>& ids, const CaptureRequest& request) {
    const ModelInput input{ids, {}, {}};
    const Capture after = model.forward_after(earlier, input, request, {}, {});
    return difference(model.forward(input, request, {}, {}), after);
}

/// Holds a model to fresh runs over so many versions of a text.
void edit_and_compare(Model& model, const std::vector<std::int32_t>& known, int versions) {
    EditedText text(model, known);
    std::unique_ptr<EarlierRun> earlier;
    for (int version = 0; version < versions; ++version) {
        const std::string found =
            difference_from_fresh(model, earlier, text.ids, window_request(text.ids, version % 3 == 0));
        QVERIFY2(found.empty(), (std::to_string(text.ids.size()) + " tokens: " + found).c_str());
        text.edit();
    }
}

/// A model that takes rows over, on the CPU.
struct Typing {
    std::unique_ptr<Model> model;
    std::vector<std::int32_t> ids;
    std::unique_ptr<EarlierRun> earlier{};

    explicit Typing(const QString& name)
        : model(load_model(open_model_folder(case_folder(name)), make_cpu_backend(ThreadCount::chosen(2)), {}, {})) {
        const std::vector<std::int32_t> known = read_inputs(name).at(1).ids;
        while (ids.size() < 40) ids.push_back(known[ids.size() * 7 % known.size()]);
        run();
    }
    std::string difference_with(const CaptureRequest& request) {
        return difference_from_fresh(*model, earlier, ids, request);
    }
    std::string run() { return difference_with(window_request(ids, false)); }
};

}  // namespace

class EditedTextTest : public QObject {
    Q_OBJECT

  private slots:
    void edited_texts_give_the_bits_of_fresh_runs_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("level");
        for (const QString& name : decoder_cases())
            for (const BackendRow& row : backend_rows())
                if (row.name.starts_with("CPU"))
                    QTest::addRow("%s on %s", qPrintable(name), row.name.c_str())
                        << name << QString::fromStdString(row.name);
    }
    void edited_texts_give_the_bits_of_fresh_runs() {
        QFETCH(QString, name);
        QFETCH(QString, level);
        const auto row = std::ranges::find(backend_rows(), level.toStdString(), &BackendRow::name);
        const auto model = load_model(open_model_folder(case_folder(name)), row->make(), {}, {});
        edit_and_compare(*model, read_inputs(name).at(1).ids, 40);
    }

    /// Products whose depth takes several blocks, and weights that are packed pass by pass.
    void layers_wider_than_a_block_give_them_too() {
        const RandomShape shape{2, 4, 200, 1700, 300, 64};
        for (const BackendRow& row : backend_rows())
            if (row.name.starts_with("CPU"))
                edit_and_compare(*load_model(random_gpt2(shape), row.make(), {}, {}), {1, 20, 150, 299, 7}, 40);
    }

    void quantized_weights_give_them_too_data() {
        QTest::addColumn<QString>("file");
        const QDir cases(QStringLiteral(HEADLIGHT_SOURCE_DIR "/tests/reference/gguf"));
        for (const char* name : {"gpt2-lm", "llama-lm", "llama-wide", "gemma3-lm", "qwen2-lm"})
            for (const QFileInfo& file : QDir(cases.filePath(name)).entryInfoList({"*.gguf"}))
                QTest::addRow("%s %s", name, qPrintable(file.baseName())) << file.filePath();
    }
    void quantized_weights_give_them_too() {
        QFETCH(QString, file);
        const auto model = load_model(open_model_folder(file.toStdString()), make_cpu_backend({}), {}, {});
        edit_and_compare(*model, {1, 5, 9, 30, 44, 17}, 12);
    }

    void models_of_dense_layers_take_over_the_beginning_data() {
        QTest::addColumn<QString>("name");
        for (const char* name : {"gpt2-lm", "llama-lm", "gemma-lm", "gemma2-lm", "gemma3-lm", "mistral-lm", "qwen2-lm",
                                 "qwen3-lm", "bloom-lm", "falcon-lm", "opt-lm", "gpt-neox-lm", "phi3-lm", "olmo2-lm"})
            QTest::addRow("%s", name) << name;
    }
    void models_of_dense_layers_take_over_the_beginning() {
        QFETCH(QString, name);
        Typing typing(name);
        typing.ids.insert(typing.ids.end(), 2, typing.ids.front());
        QCOMPARE(typing.run(), std::string());
        QCOMPARE(typing.earlier->taken_over(), std::ssize(typing.ids) - 5);  // products of few rows sum differently
        typing.ids[20] = typing.ids[20] == 5 ? 6 : 5;
        QCOMPARE(typing.run(), std::string());
        QCOMPARE(typing.earlier->taken_over(), 20);
        typing.ids[3] = typing.ids[3] == 5 ? 6 : 5;
        QCOMPARE(typing.run(), std::string());
        QCOMPARE(typing.earlier->taken_over(), 0);
    }

    void tokens_that_depend_on_others_are_not_taken_over_data() {
        QTest::addColumn<QString>("name");
        for (const char* name : {"mixtral-lm", "phi3-longrope-lm", "lfm2-lm"}) QTest::addRow("%s", name) << name;
    }
    void tokens_that_depend_on_others_are_not_taken_over() {
        QFETCH(QString, name);
        QVERIFY(Typing(name).earlier == nullptr);
    }

    void a_cancelled_run_leaves_the_earlier_one() {
        Typing typing("gpt2-lm");
        const EarlierRun* const before = typing.earlier.get();
        typing.ids.push_back(7);
        std::stop_source stop;
        const Progress stops = [&](double) { stop.request_stop(); };
        const ModelInput input{typing.ids, {}, {}};
        QVERIFY_THROWS_EXCEPTION(
            Error, static_cast<void>(typing.model->forward_after(typing.earlier, input, {}, stop.get_token(), stops)));
        QCOMPARE(typing.earlier.get(), before);
        QCOMPARE(typing.run(), std::string());
        QVERIFY(typing.earlier->taken_over() > 0);
    }

    void runs_that_change_or_trace_leave_the_earlier_one() {
        Typing typing("llama-lm");
        const EarlierRun* const before = typing.earlier.get();
        std::vector<CaptureRequest> others(4);
        others[0].interventions.push_back({.kind = InterventionKind::Zero, .layer = 0, .head = 0});
        others[1].hidden = true;
        others[2].traced_token = 2;
        others[3].matrices = MatricesPlace{};
        for (const CaptureRequest& other : others) QCOMPARE(typing.difference_with(other), std::string());
        QCOMPARE(typing.earlier.get(), before);
        typing.ids.back() = 9;
        QCOMPARE(typing.run(), std::string());
        QVERIFY(typing.earlier->taken_over() > 0);
    }

    void a_run_of_another_model_is_not_taken_over() {
        Typing one("gpt2-lm");
        Typing other("gpt2-scaled");
        one.earlier = std::move(other.earlier);
        QCOMPARE(one.run(), std::string());
        QCOMPARE(one.earlier->taken_over(), 0);
    }
};

HEADLIGHT_TEST(EditedTextTest, Core)
#include "edited_text_test.moc"
