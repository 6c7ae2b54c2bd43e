// The figure of a traced token keeps all its texts on the page, and says where the token is.

#include "figures/trace_figure.h"

#include "page_check.h"
#include "test_program.h"

#include <QtTest>

#include <algorithm>

using namespace headlight;
using namespace headlight::testing;

namespace {

/// A token in a model of so many layers, with a step of every form in each.
std::shared_ptr<const TokenTrace> trace_of(std::int32_t layers) {
    auto trace = std::make_shared<TokenTrace>();
    for (int token = 0; token < 40; ++token) {
        trace->tokens.push_back("uncharacteristically" + std::to_string(token));
        trace->ids.push_back(token);
    }
    trace->layers = layers;
    trace->token = 39;
    trace->steps.push_back({.name = Sentence("Token"), .formula = Sentence("its number"), .values = {39}});
    for (std::int32_t layer = 0; layer < layers; ++layer) {
        trace->steps.push_back({.name = Sentence("Norm before attention"),
                                .formula = std::string("h = norm(x)"),
                                .part = TracePart::Attention,
                                .layer = layer,
                                .values = std::vector<float>(128, 0.5F),
                                .norm = layer == 0 ? NormStatistics{.mean = -0.125, .deviation = 1.5}
                                                   : NormStatistics{.deviation = 123456}});
        trace->steps.push_back({.name = Sentence("Queries"),
                                .formula = Sentence("q = h W_Q, a vector for each head"),
                                .part = TracePart::Attention,
                                .layer = layer,
                                .rows = 32,
                                .values = std::vector<float>(32 * 128, -123456.0F)});
        trace->steps.push_back({.name = Sentence("Attention weights"),
                                .formula = Sentence("a = softmax(q k^T / √d), over the tokens that it may see"),
                                .part = TracePart::Attention,
                                .layer = layer,
                                .rows = 4,
                                .values = std::vector<float>(160, 0.025F),
                                .labels = trace->tokens});
    }
    trace->steps.push_back({.name = Sentence("Most probable tokens"),
                            .formula = Sentence("softmax of the logits"),
                            .part = TracePart::Output,
                            .values = {0.5F, 0.25F},
                            .labels = {"girl", "uncharacteristically"}});
    return trace;
}

}  // namespace

class TraceFigureTest : public QObject {
    Q_OBJECT

  private slots:
    void nothing_of_a_trace_is_cut_off() {
        for (const std::int32_t layers : {1, 4, 48}) {
            const auto trace = trace_of(layers);
            for (std::size_t step = 0; step < trace->steps.size(); ++step) {
                check_all_on_page(*trace_figure({trace, step}, {}));
                check_all_on_page(*narrow_trace_figure({trace, step}, {}));
            }
        }
    }

    void the_layer_is_said_at_every_step() {
        const auto trace = trace_of(48);
        for (std::size_t step = 1; step + 1 < trace->steps.size(); ++step) {
            const QStringList texts = labels_of(*trace_figure({trace, step}, {}));
            QVERIFY(texts.contains(QStringLiteral("Layer %1").arg(trace->steps[step].layer)));
            QVERIFY(texts.contains(QString::fromStdString(trace->steps[step].name.english())));
        }
    }

    void a_norm_says_what_it_subtracts_and_divides_by() {
        const auto trace = trace_of(2);
        const auto contains = [&](std::size_t step, const char* text) {
            return !labels_of(*trace_figure({trace, step}, {})).filter(QString::fromUtf8(text)).empty() &&
                   !labels_of(*narrow_trace_figure({trace, step}, {})).filter(QString::fromUtf8(text)).empty();
        };
        QVERIFY(contains(1, "(z − mean) / deviation, then gain and bias: mean −0.125, deviation 1.500"));
        QVERIFY(contains(4, "z / root of the mean square, then gain: root 1.2e+05"));
        QVERIFY(!contains(2, "deviation"));
    }

    void a_trace_keeps_its_size_from_step_to_step() {
        const auto trace = trace_of(4);
        for (std::size_t step = 1; step < trace->steps.size(); ++step)
            QCOMPARE(trace_figure({trace, step}, {})->natural_size(), trace_figure({trace, 0}, {})->natural_size());
    }
};

HEADLIGHT_TEST(TraceFigureTest, Window)
#include "trace_figure_test.moc"
