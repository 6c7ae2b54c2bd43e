#include "analysis/routers/expert_choices.h"

#include "core/error.h"
#include "test_program.h"

#include <QtTest>

#include <string>

using namespace headlight;

namespace {

/// Four tokens, two layers of three experts, two experts a token.
ExpertChoices choices() {
    return {{"a", "b", "c", "d"},
            {{1, Tensor({4, 3}, {0.75F, 0.25F, 0, 0.5F, 0.5F, 0, 0.125F, 0, 0.875F, 0, 0.25F, 0.75F})},
             {3, Tensor({4, 3}, {0.5F, 0.5F, 0, 0.5F, 0.5F, 0, 0.5F, 0.5F, 0, 0.5F, 0.5F, 0})}},
            {}};
}

}  // namespace

class ExpertChoicesTest : public QObject {
    Q_OBJECT

  private slots:
    void a_load_is_the_share_of_tokens_that_chose_the_expert() {
        const Tensor loads = expert_loads(choices());
        QCOMPARE(loads.shape(), (std::vector<std::int64_t>{3, 2}));
        const std::vector<float> expected{0.75F, 1, 0.75F, 1, 0.5F, 0};
        QCOMPARE(std::vector<float>(loads.values().begin(), loads.values().end()), expected);
    }

    void experts_are_together_where_a_token_chose_both() {
        const Tensor together = chosen_together(choices().layers.front());
        const std::vector<float> expected{0.75F, 0.5F, 0.25F, 0.5F, 0.75F, 0.25F, 0.25F, 0.25F, 0.5F};
        QCOMPARE(std::vector<float>(together.values().begin(), together.values().end()), expected);
    }

    void a_layer_without_a_router_is_named_with_those_that_have_one() {
        QCOMPARE(routed_layer(choices(), 3).layer, 3);
        try {
            (void)routed_layer(choices(), 2);
            QFAIL("layer 2 has no router");
        } catch (const Error& error) {
            QVERIFY2(std::string(error.what())
                             .find("layer 2 has no router; expected one of the layers with experts: 1, 3") !=
                         std::string::npos,
                     error.what());
        }
    }
};

HEADLIGHT_TEST(ExpertChoicesTest, None)
#include "expert_choices_test.moc"
