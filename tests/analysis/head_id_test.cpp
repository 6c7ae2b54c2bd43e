// Names of heads, and the attention of a model that they name.

#include "analysis/heads/head_id.h"

#include "core/error.h"
#include "test_program.h"

#include <QtTest>

using namespace headlight;

namespace {

std::vector<AttentionStack> stacks_of(std::initializer_list<std::pair<AttentionKind, std::int32_t>> parts) {
    std::vector<AttentionStack> stacks;
    for (const auto& [kind, stage] : parts) stacks.push_back({.kind = kind, .layers = {}, .stage = stage});
    return stacks;
}

std::vector<AttentionStack> translator() {
    return stacks_of({{AttentionKind::Encoder, -1}, {AttentionKind::Decoder, -1}, {AttentionKind::Cross, -1}});
}

std::vector<AttentionStack> davit() {
    return stacks_of(
        {{AttentionKind::Self, 0}, {AttentionKind::Channel, 0}, {AttentionKind::Self, 1}, {AttentionKind::Channel, 1}});
}

std::string refusal(const std::vector<AttentionStack>& stacks, const HeadId& id) {
    try {
        static_cast<void>(stack_index(stacks, id));
    } catch (const Error& error) {
        return error.kind() == ErrorKind::Input ? error.sentence() : "another kind of error";
    }
    return "";
}

}  // namespace

class HeadIdTest : public QObject {
    Q_OBJECT

  private slots:
    void names_data() {
        using enum AttentionKind;
        QTest::addColumn<HeadId>("id");
        QTest::addColumn<QString>("brief");
        QTest::addColumn<QString>("full");
        const auto row = [](const HeadId& id, const char* brief, const char* full) {
            QTest::newRow(brief) << id << QString(brief) << QString(full);
        };
        const std::optional<std::int32_t> all;
        row({.layer = 2, .head = 2}, "L2H2", "Layer 2, head 2");
        row({.kind = Cross, .layer = 0, .head = 1}, "cross L0H1", "Cross-attention, layer 0, head 1");
        row({.kind = Encoder, .layer = 0, .head = 1}, "encoder L0H1", "Encoder, layer 0, head 1");
        row({.stage = 1, .layer = 0, .head = 2}, "stage 1 L0H2", "Stage 1, layer 0, head 2");
        row({.kind = Channel, .stage = 1, .layer = 0, .head = 2}, "channels stage 1 L0H2",
            "Channels, stage 1, layer 0, head 2");
        row({.layer = 2, .head = all}, "L2 mean", "Mean of all heads of layer 2");
        row({.layer = all, .head = 3, .aggregation = Aggregation::Max}, "H3 max", "Maximum of head 3 over all layers");
        row({.layer = all, .head = all}, "mean", "Mean of all heads of all layers");
        row({.kind = Decoder, .layer = all, .head = all}, "decoder mean", "Decoder, mean of all heads of all layers");
        row({.layer = 3, .head = all, .aggregation = Aggregation::Rollout}, "rollout L0-L3",
            "Rollout of layers 0 to 3");
        row({.layer = all, .head = all, .aggregation = Aggregation::Rollout}, "rollout", "Rollout of all layers");
        row({.layer = 1, .head = all, .aggregation = Aggregation::Flow}, "flow L0-L1", "Flow through layers 0 to 1");
    }
    void names() {
        QFETCH(HeadId, id);
        QTEST(QString::fromStdString(short_name(id)), "brief");
        QTEST(QString::fromStdString(long_name(id)), "full");
    }

    void heads_of_every_kind_and_stage_have_names_of_their_own() {
        QSet<QString> brief;
        QSet<QString> full;
        for (const AttentionKind kind : kAttentionKinds) {
            for (const std::int32_t stage : {-1, 0, 1}) {
                brief.insert(QString::fromStdString(short_name({.kind = kind, .stage = stage})));
                full.insert(QString::fromStdString(long_name({.kind = kind, .stage = stage})));
            }
        }
        QCOMPARE(brief.size(), static_cast<qsizetype>(3 * kAttentionKinds.size()));
        QCOMPARE(full.size(), static_cast<qsizetype>(3 * kAttentionKinds.size()));
    }

    void an_id_without_a_kind_names_the_main_attention() {
        QCOMPARE(stack_index(translator(), {}), std::size_t{2});
        QCOMPARE(resolved(translator(), {.layer = 1, .head = 3}),
                 (HeadId{.kind = AttentionKind::Cross, .layer = 1, .head = 3}));
        QCOMPARE(resolved(davit(), {}), (HeadId{.stage = 0}));
        QCOMPARE(stack_index(stacks_of({{AttentionKind::Vision, -1}, {AttentionKind::Text, -1}}), {}), std::size_t{0});
    }

    void kind_and_stage_name_one_attention() {
        QCOMPARE(stack_index(translator(), {.kind = AttentionKind::Decoder}), std::size_t{1});
        QCOMPARE(stack_index(davit(), {.stage = 1}), std::size_t{2});
        QCOMPARE(stack_index(davit(), {.kind = AttentionKind::Channel, .stage = 1}), std::size_t{3});
        QCOMPARE(resolved(davit(), {.kind = AttentionKind::Channel}),
                 (HeadId{.kind = AttentionKind::Channel, .stage = 0}));
    }

    void attention_that_is_not_there_is_refused_by_what_is() {
        const auto siglip = stacks_of({{AttentionKind::Self, -1}, {AttentionKind::Pooling, -1}});
        QCOMPARE(refusal(siglip, {.kind = AttentionKind::Cross}),
                 std::string("This model has self and pooling attention only; cross attention was asked for."));
        QCOMPARE(refusal(translator(), {.kind = AttentionKind::Vision}),
                 std::string("This model has encoder, decoder and cross attention only; vision attention was asked "
                             "for."));
        QCOMPARE(refusal(davit(), {.stage = 2}),
                 std::string("The self attention of this model has the stages 0 and 1; stage 2 was asked for."));
        QCOMPARE(refusal(translator(), {.stage = 0}),
                 std::string("The cross attention of this model has no stages; stage 0 was asked for."));
        QVERIFY(!refusal({}, {}).empty());
    }
};

HEADLIGHT_TEST(HeadIdTest, None)
#include "head_id_test.moc"
