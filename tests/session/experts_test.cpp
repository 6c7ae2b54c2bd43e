// The study of experts, over a mixture and over a model without experts.

#include "core/error.h"
#include "session/model_loader.h"
#include "session/study.h"
#include "test_program.h"

#include <QtTest>

#include <algorithm>
#include <cmath>
#include <numeric>

using namespace headlight;

namespace {

ExpertChoices experts_of(const std::string& model) {
    ReadyModel ready = load_ready_model(HEADLIGHT_SOURCE_DIR "/" + model, {"cpu", "", 1}, {}, {});
    return std::get<ExpertChoices>(study_model(ready, ExpertsRequest{{.text = "The cat sat on a mat."}}, {}));
}

}  // namespace

class ExpertsTest : public QObject {
    Q_OBJECT

  private slots:
    /// Two of four experts a token, weighted by a softmax over these (gpt-oss).
    void each_token_has_its_experts_in_each_layer() {
        const ExpertChoices choices = experts_of("tests/reference/models/gpt-oss-lm");
        QVERIFY(choices.tokens.size() > 4);
        QVERIFY(!choices.layers.empty());
        for (const RoutedLayer& layer : choices.layers) {
            QCOMPARE(layer.weights.size(0), std::ssize(choices.tokens));
            for (std::int64_t token = 0; token < layer.weights.size(0); ++token) {
                const auto weights = layer.weights.slice(token);
                QCOMPARE(std::ranges::count_if(weights, [](float weight) { return weight > 0; }), 2);
                const double sum = std::accumulate(weights.begin(), weights.end(), 0.0);
                QVERIFY2(std::abs(sum - 1) < 1e-6, qPrintable(QString::number(sum)));
            }
        }
    }

    void a_model_without_experts_says_so() {
        try {
            (void)experts_of("resources/models/story-decoder");
            QFAIL("story-decoder has no experts");
        } catch (const Error& error) {
            QVERIFY2(std::string(error.what()).find("story-decoder has no experts. Open a mixture of experts") !=
                         std::string::npos,
                     error.what());
        }
    }
};

HEADLIGHT_TEST(ExpertsTest, None)
#include "experts_test.moc"
