// Encoders give the same for texts that are run over together as for each of them alone.

#include "case_runs.h"
#include "core/error.h"
#include "encoder_cases.h"
#include "same_captures.h"
#include "test_program.h"

#include <QtTest>

#include <algorithm>

using namespace headlight;
using namespace headlight::testing;

namespace {

/// Texts of these lengths: some that are too short to be joined, and some that fill vectors of processors or not.
std::vector<RequestedRun> runs_of(const Model& model, const ModelInput& input) {
    std::vector<RequestedRun> runs;
    for (const std::size_t length : {7U, 1U, 4U, 5U, 16U, 17U, 6U, 33U, 40U, 3U, 29U}) {
        const std::int32_t most = model.description().max_tokens;
        if (most > 0 && length > static_cast<std::size_t>(most)) continue;
        RequestedRun run;
        run.request = everything();
        run.request.values = true;
        for (std::size_t i = 0; i < length; ++i)
            run.input.ids.push_back(input.ids[(i + runs.size()) % input.ids.size()]);
        runs.push_back(std::move(run));
    }
    return runs;
}

}  // namespace

class JoinedTextsTest : public QObject {
    Q_OBJECT

  private slots:
    void texts_together_give_what_each_gives_alone_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("level");
        for (const QString& name : encoder_cases()) {
            if (read_inputs(name).front().ids.empty()) continue;  // it reads sound
            for (const BackendRow& row : backend_rows())
                if (row.name.starts_with("CPU"))
                    QTest::addRow("%s on %s", qPrintable(name), row.name.c_str())
                        << name << QString::fromStdString(row.name);
        }
    }
    void texts_together_give_what_each_gives_alone() {
        QFETCH(QString, name);
        QFETCH(QString, level);
        const auto row = std::ranges::find(backend_rows(), level.toStdString(), &BackendRow::name);
        const auto model = load_model(open_model_folder(case_folder(name)), row->make(), {}, {});
        const std::vector<RequestedRun> runs = runs_of(*model, read_inputs(name).front());
        const std::vector<Capture> together = model->forward_together(runs, {});
        QCOMPARE(together.size(), runs.size());
        for (std::size_t i = 0; i < runs.size(); ++i) {
            const Capture alone = model->forward(runs[i].input, runs[i].request, {}, {});
            const std::string found = difference(alone, together[i]);
            QVERIFY2(found.empty(), (std::to_string(runs[i].input.ids.size()) + " tokens: " + found).c_str());
        }
    }

    /// Nothing behind the last weights is computed for it.
    void a_run_for_weights_alone_has_those_of_a_whole_run_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<int>("backend");
        for (const QString& name : encoder_cases()) {
            if (read_inputs(name).front().ids.empty()) continue;                                 // it reads sound
            const std::size_t backends = name.startsWith("bert") ? model_backends().size() : 1;  // devices take long
            for (std::size_t i = 0; i < backends; ++i)
                QTest::addRow("%s on %s", qPrintable(name), model_backends()[i].name.c_str())
                    << name << static_cast<int>(i);
        }
    }
    void a_run_for_weights_alone_has_those_of_a_whole_run() {
        QFETCH(QString, name);
        const auto model = load_case(name);
        std::vector<RequestedRun> runs = runs_of(*model, read_inputs(name).front());
        for (RequestedRun& run : runs) {
            run.request = {};
            run.request.logits = LogitPositions::None;
        }
        const std::vector<Capture> alone = model->forward_together(runs, {});
        for (std::size_t i = 0; i < runs.size(); ++i) {
            const Capture whole = model->forward(runs[i].input, {}, {}, {});
            QVERIFY(alone[i].outputs.empty());
            QCOMPARE(difference_of_attention(whole, alone[i]), std::string());
        }
    }

    void an_input_that_the_model_cannot_read_is_refused_data() { add_model_backends(); }
    void an_input_that_the_model_cannot_read_is_refused() {
        const QString name = reference_cases({"bert-*"}).front();
        const auto model = load_case(name);
        std::vector<RequestedRun> runs = runs_of(*model, read_inputs(name).front());
        runs[4].input.ids[2] = model->description().vocabulary;
        QVERIFY_THROWS_EXCEPTION(Error, static_cast<void>(model->forward_together(runs, {})));
    }
};

HEADLIGHT_TEST(JoinedTextsTest, Core)
#include "joined_texts_test.moc"
