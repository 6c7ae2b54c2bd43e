#include "analysis/matrix_view.h"

#include "backends/backend.h"
#include "chosen_weights.h"
#include "core/error.h"
#include "core/text/english.h"
#include "test_program.h"

#include <QtTest>

#include <algorithm>
#include <functional>
#include <string>

using namespace headlight;
using namespace headlight::testing;

namespace {

/// Weights of "[CLS] un ##do it . [SEP]".
const WeightRows kFirstHead{
    {0.5, 0.1, 0.1, 0.1, 0.1, 0.1},  // [CLS]
    {0.2, 0.2, 0.2, 0.2, 0.1, 0.1},  // un
    {0.4, 0.0, 0.2, 0.0, 0.2, 0.2},  // ##do
    {0.0, 0.3, 0.4, 0.1, 0.1, 0.1},  // it
    {0.1, 0.1, 0.1, 0.1, 0.1, 0.5},  // .
    {0.0, 0.0, 0.0, 0.0, 0.0, 1.0},  // [SEP]
};
/// Everyone looks at itself alone.
const WeightRows kSecondHead{
    {1, 0, 0, 0, 0, 0}, {0, 1, 0, 0, 0, 0}, {0, 0, 1, 0, 0, 0},
    {0, 0, 0, 1, 0, 0}, {0, 0, 0, 0, 1, 0}, {0, 0, 0, 0, 0, 1},
};

HeadId choose(std::optional<std::int32_t> layer, std::optional<std::int32_t> head,
              Aggregation aggregation = Aggregation::Mean) {
    return {.layer = layer, .head = head, .aggregation = aggregation};
}

std::vector<std::string> labels(const std::vector<MatrixEntry>& entries) {
    std::vector<std::string> all;
    for (const MatrixEntry& entry : entries) all.push_back(entry.label);
    return all;
}

bool near(double a, double b) {
    return std::abs(a - b) < 1e-6;
}

/// The error that the action throws, as kind and sentence.
std::string refusal(const std::function<void()>& action) {
    try {
        action();
    } catch (const Error& error) {
        return error.kind() == ErrorKind::Input ? error.sentence() : "an error of another kind";
    }
    return "nothing was refused";
}

double row_sum(const AttentionMatrix& matrix, std::size_t query) {
    double sum = 0;
    for (std::size_t key = 0; key < matrix.keys.size(); ++key) sum += static_cast<double>(matrix.value(query, key));
    return sum;
}

}  // namespace

class MatrixViewTest : public QObject {
    Q_OBJECT

    const Analysis analysis_ =
        analysis_with(undo_it(), {field_with({kFirstHead, kSecondHead}), field_with({kSecondHead, kSecondHead})});

  private slots:
    void queries_and_keys_in_fp16_are_noted() {
        Analysis analysis = analysis_;
        analysis.provenance.backend = "CPU" + name_of({.kept = Precision::Fp16});
        const AttentionMatrix matrix = make_matrix(analysis, choose(0, 0), {});
        QCOMPARE(english(matrix.notes), std::vector<std::string>{std::string(kRowsInFp16)});
    }

    void one_head_is_its_weights() {
        const AttentionMatrix matrix = make_matrix(analysis_, choose(0, 0), {});
        QCOMPARE(matrix.values.shape(), (Shape{6, 6}));
        for (std::size_t query = 0; query < 6; ++query) {
            for (std::size_t key = 0; key < 6; ++key) {
                QVERIFY(near(matrix.value(query, key), kFirstHead[query][key]));
                QVERIFY(matrix.is_allowed(query, key));
            }
        }
        QCOMPARE(labels(matrix.keys), (std::vector<std::string>{"[CLS]", "Un", "do", "it", ".", "[SEP]"}));
        QCOMPARE(labels(matrix.queries), labels(matrix.keys));
        QCOMPARE(matrix.title.english(), std::string("Layer 0, head 0"));
        QVERIFY(matrix.notes.empty());
        QVERIFY(matrix.keys[0].special && !matrix.keys[1].special && matrix.keys[2].continuation);
    }

    void mean_and_maximum_join_the_heads_of_a_layer() {
        const AttentionMatrix mean = make_matrix(analysis_, choose(0, {}), {});
        QVERIFY(near(mean.value(0, 0), 0.75) && near(mean.value(3, 2), 0.2) && near(mean.value(3, 3), 0.55));
        QCOMPARE(mean.title.english(), std::string("Mean of all heads of layer 0"));
        const AttentionMatrix largest = make_matrix(analysis_, choose(0, {}, Aggregation::Max), {});
        QVERIFY(near(largest.value(0, 0), 1) && near(largest.value(3, 2), 0.4) && near(largest.value(3, 3), 1));
        QCOMPARE(largest.title.english(), std::string("Maximum of all heads of layer 0"));
    }

    void a_head_joins_over_layers_and_all_join_over_everything() {
        const AttentionMatrix head = make_matrix(analysis_, choose({}, 0), {});
        QVERIFY(near(head.value(3, 2), 0.2) && near(head.value(3, 3), 0.55));
        QCOMPARE(head.title.english(), std::string("Mean of head 0 over all layers"));
        const AttentionMatrix all = make_matrix(analysis_, choose({}, {}), {});
        QVERIFY(near(all.value(3, 2), 0.1) && near(all.value(3, 3), 0.775));
        QCOMPARE(all.title.english(), std::string("Mean of all heads of all layers"));
    }

    void words_sum_over_keys_and_average_over_queries() {
        const AttentionMatrix matrix = make_matrix(analysis_, choose(0, 0), {.unit = Unit::Words});
        QCOMPARE(labels(matrix.keys), (std::vector<std::string>{"[CLS]", "Undo", "it", ".", "[SEP]"}));
        QCOMPARE(matrix.keys[1].tokens, (std::vector<std::int32_t>{1, 2}));
        QVERIFY(near(matrix.value(2, 1), 0.7));  // it -> un + do
        QVERIFY(near(matrix.value(1, 0), 0.3));  // mean of un -> [CLS] and do -> [CLS]
        QVERIFY(near(matrix.value(1, 1), 0.3));  // mean of 0.4 and 0.2
        QVERIFY(near(matrix.value(1, 2), 0.1));
        for (std::size_t query = 0; query < 5; ++query) QVERIFY(near(row_sum(matrix, query), 1));
        QCOMPARE(matrix.notes.size(), std::size_t{1});
        QVERIFY(matrix.notes[0].english().find("mean over the pieces attending") != std::string::npos);
    }

    /// The largest weight between words is that of one head, not a sum over pieces of different heads.
    void maximum_of_words_is_taken_over_whole_words() {
        WeightRows to_un = kSecondHead;
        WeightRows to_do = kSecondHead;
        to_un[3] = {0, 0.9, 0.1, 0, 0, 0};
        to_do[3] = {0, 0.1, 0.8, 0.1, 0, 0};
        const Analysis analysis = analysis_with(undo_it(), {field_with({to_un, to_do})});
        const AttentionMatrix matrix = make_matrix(analysis, choose(0, {}, Aggregation::Max), {.unit = Unit::Words});
        QVERIFY(near(matrix.value(2, 1), 1.0));
    }

    void hiding_special_tokens_takes_rows_and_columns_and_says_so() {
        const AttentionMatrix matrix = make_matrix(analysis_, choose(0, 0), {.hide_special = true});
        QCOMPARE(labels(matrix.keys), (std::vector<std::string>{"Un", "do", "it", "."}));
        QCOMPARE(labels(matrix.queries), labels(matrix.keys));
        QVERIFY(near(matrix.value(2, 1), 0.4));
        QCOMPARE(english(matrix.notes), (std::vector<std::string>{"without [CLS], [SEP]"}));
    }

    void renormalizing_makes_the_remaining_weights_sum_to_one() {
        const AttentionMatrix matrix =
            make_matrix(analysis_, choose(0, 0), {.hide_special = true, .renormalize = true});
        for (std::size_t query = 0; query < 4; ++query) QVERIFY(near(row_sum(matrix, query), 1));
        QVERIFY(near(matrix.value(3, 0), 0.25));
        QCOMPARE(english(matrix.notes),
                 (std::vector<std::string>{"without [CLS], [SEP]", "rows renormalized to sum to 1"}));
    }

    void nothing_is_renormalized_where_nothing_was_left_out() {
        const AttentionMatrix matrix = make_matrix(analysis_, choose(0, {}, Aggregation::Max), {.renormalize = true});
        QVERIFY(near(matrix.value(0, 0), 1) && row_sum(matrix, 0) > 1.2);
        QVERIFY(matrix.notes.empty());
    }

    void a_row_that_looks_only_at_what_was_left_out_stays_empty() {
        const AttentionMatrix matrix = make_matrix(analysis_, choose(0, 1), {.hide_sink = true, .renormalize = true});
        QCOMPARE(labels(matrix.queries).front(), std::string("[CLS]"));
        QCOMPARE(labels(matrix.keys).front(), std::string("Un"));
        for (std::size_t key = 0; key < matrix.keys.size(); ++key) QCOMPARE(matrix.value(0, key), 0.0F);
        QVERIFY(near(matrix.value(1, 0), 1));
        QCOMPARE(matrix.notes.front().english(), std::string("without attention to the first token, [CLS]"));
    }

    /// Position 0 alone is the sink, also where it is a piece of a longer word.
    void the_sink_leaves_the_rest_of_its_word() {
        TokenizedText text = undo_it();
        text.tokens.erase(text.tokens.begin());
        text.tokens.pop_back();
        WeightRows rows(4, std::vector<double>{0.4, 0.3, 0.2, 0.1});
        const Analysis analysis = analysis_with(text, {field_with({rows})});
        const AttentionMatrix matrix = make_matrix(analysis, choose(0, 0), {.unit = Unit::Words, .hide_sink = true});
        QCOMPARE(labels(matrix.queries), (std::vector<std::string>{"Undo", "it", "."}));
        QCOMPARE(labels(matrix.keys), (std::vector<std::string>{"do", "it", "."}));
        QVERIFY(near(matrix.value(0, 0), 0.3));
    }

    void a_causal_mask_is_not_a_weight_of_zero() {
        const Analysis analysis = analysis_with(undo_it(), {field_with({kSecondHead}, true)});
        const AttentionMatrix tokens = make_matrix(analysis, choose(0, 0), {});
        QVERIFY(!tokens.is_allowed(1, 2) && tokens.is_allowed(2, 1));
        QCOMPARE(tokens.value(2, 1), 0.0F);
        QCOMPARE(tokens.value(1, 2), 0.0F);
        const AttentionMatrix words = make_matrix(analysis, choose(0, 0), {.unit = Unit::Words});
        QVERIFY(words.is_allowed(1, 1));  // "do" may look at "un"
        QVERIFY(!words.is_allowed(1, 2) && words.is_allowed(2, 1));
    }

    void a_mask_token_stands_for_a_word_and_is_not_hidden() {
        TokenizedText text = undo_it();
        text.tokens[3].id = kMaskId;
        text.tokens[3].display = "[MASK]";
        text.tokens[3].special = true;
        const Analysis analysis = analysis_with(text, {field_with({kFirstHead})});
        const MatrixOptions options{.unit = Unit::Words, .hide_special = true};
        QCOMPARE(labels(make_matrix(analysis, choose(0, 0), options).keys),
                 (std::vector<std::string>{"Undo", "[MASK]", "."}));
    }

    void blocks_of_rows_join_to_the_whole() {
        constexpr std::size_t kCount = 150;  // more than two blocks
        WeightRows rows(kCount, std::vector<double>(kCount, 0.0));
        TokenizedText text;
        text.text = std::string(kCount, 'a');
        for (std::size_t i = 0; i < kCount; ++i) {
            rows[i][(i * 7 + 3) % kCount] = 1;
            text.tokens.push_back(piece(text, i, i + 1, static_cast<std::int32_t>(i / 3), i % 3 != 0));
        }
        const Analysis analysis = analysis_with(text, {field_with({rows})});
        const AttentionMatrix tokens = make_matrix(analysis, choose(0, 0), {});
        for (std::size_t i = 0; i < kCount; ++i) QVERIFY(near(tokens.value(i, (i * 7 + 3) % kCount), 1));
        const AttentionMatrix words = make_matrix(analysis, choose(0, 0), {.unit = Unit::Words});
        QCOMPARE(words.queries.size(), kCount / 3);
        for (std::size_t query = 0; query < words.queries.size(); ++query) QVERIFY(near(row_sum(words, query), 1));
    }

    void some_columns_of_a_matrix_are_those_of_the_whole_one() {
        const auto causal = field_with({kFirstHead, kSecondHead}, true);
        const Analysis analysis = analysis_with(undo_it(), {field_with({kFirstHead, kSecondHead}), causal});
        for (const HeadId& choice : {choose(0, 1), choose(1, 0), choose(1, {})}) {
            const AttentionMatrix whole = make_matrix(analysis, choice, {});
            for (std::size_t from = 0; from < whole.keys.size(); ++from) {
                for (std::size_t to = from; to < whole.keys.size(); ++to) {
                    const MatrixAxes axes{whole.queries, {whole.keys[to], whole.keys[from]}};
                    const AttentionMatrix part = make_matrix(analysis, choice, axes, {});
                    for (std::size_t query = 0; query < whole.queries.size(); ++query) {
                        QVERIFY(near(part.value(query, 0), whole.value(query, to)));
                        QVERIFY(near(part.value(query, 1), whole.value(query, from)));
                        QCOMPARE(part.is_allowed(query, 0), whole.is_allowed(query, to));
                    }
                }
            }
        }
    }

    /// Four heads of 600 tokens, which are worth threads.
    void any_number_of_threads_makes_the_same_matrix() {
        AttentionSpec spec;
        spec.heads = spec.key_heads = 2;
        spec.head_size = spec.value_size = 4;
        spec.causal = true;
        const auto layer = [&](std::uint32_t seed) {
            return std::make_shared<const SoftmaxField>(
                defined_parts(spec, random_tensor({600, 8}, seed, 1.5F), random_tensor({600, 8}, seed + 1, 1.5F)));
        };
        TokenizedText text;
        text.text = std::string(600, 'a');
        for (std::size_t i = 0; i < 600; ++i) text.tokens.push_back(piece(text, i, i + 1, 0));
        Analysis analysis = analysis_with(text, {layer(1), layer(3)});
        const AttentionMatrix alone = make_matrix(analysis, choose({}, {}), {});
        analysis.threads = ThreadCount::chosen(3);
        const AttentionMatrix together = make_matrix(analysis, choose({}, {}), {});
        QVERIFY(std::ranges::equal(alone.values.values(), together.values.values()));
        const auto& layers = analysis.attention.front().layers;
        for (const std::int64_t query : {0, 47, 48, 599}) {
            for (const std::size_t key : {0U, 47U, 300U, 599U}) {
                const auto weight = [&](std::size_t l, std::int32_t head) { return layers[l]->row(head, query)[key]; };
                const float mean = (weight(0, 0) + weight(0, 1) + weight(1, 0) + weight(1, 1)) / 4;
                QVERIFY(near(together.value(static_cast<std::size_t>(query), key), mean));
            }
        }
    }

    void a_pair_is_allowed_if_any_of_the_heads_allows_it() {
        AttentionSpec local;
        local.ahead = 1;  // no key after the query, by another trait than causality
        const auto layer = [](const AttentionSpec& spec) {
            return std::make_shared<const SoftmaxField>(defined_parts(spec, Tensor({3, 1}), Tensor({3, 1})));
        };
        TokenizedText text;
        text.text = "abc";
        for (std::size_t i = 0; i < 3; ++i) text.tokens.push_back(piece(text, i, i + 1, 0));
        const Analysis analysis = analysis_with(text, {layer(local), layer({})});
        const AttentionMatrix of_first = make_matrix(analysis, choose(0, 0), {});
        const AttentionMatrix of_both = make_matrix(analysis, choose({}, {}), {});
        QVERIFY(!of_first.is_allowed(0, 2));
        QVERIFY(of_both.is_allowed(0, 2));
    }

    void a_text_of_special_tokens_alone_gives_an_empty_matrix() {
        TokenizedText text;
        text.tokens = {special_token(kClassificationId, "[CLS]"), special_token(kSeparatorId, "[SEP]")};
        const Analysis analysis = analysis_with(text, {field_with({{{0.5, 0.5}, {0.5, 0.5}}})});
        const AttentionMatrix matrix = make_matrix(analysis, choose(0, 0), {.hide_special = true, .renormalize = true});
        QVERIFY(matrix.queries.empty() && matrix.keys.empty() && matrix.values.empty() && matrix.allowed.empty());
    }

    void heads_that_do_not_exist_are_refused_by_number() {
        QCOMPARE(refusal([&] { make_matrix(analysis_, choose(2, 0), {}); }),
                 std::string("There is no layer 2: the model has 2 layers, counted from 0."));
        QCOMPARE(refusal([&] { make_matrix(analysis_, choose(0, -1), {}); }),
                 std::string("There is no head -1: layer 0 has 2 heads, counted from 0."));
        QVERIFY(refusal([&] { make_matrix(Analysis{}, choose(0, 0), {}); }).find("no attention") != std::string::npos);
    }

    void a_stop_token_ends_the_work() {
        std::stop_source stop;
        stop.request_stop();
        QVERIFY_EXCEPTION_THROWN(make_matrix(analysis_, choose({}, {}), {}, stop.get_token()), Error);
    }

    void cross_attention_has_target_tokens_as_queries_and_source_tokens_as_keys() {
        const Analysis translation = translation_of_undo_it();
        const AttentionMatrix matrix = make_matrix(translation, {.kind = AttentionKind::Cross}, {});
        QCOMPARE(matrix.title.english(), std::string("Cross-attention, layer 0, head 0"));
        QCOMPARE(labels(matrix.queries), (std::vector<std::string>{"<pad>", "De", "fais", "-le"}));
        QCOMPARE(labels(matrix.keys), labels(make_matrix(analysis_, choose(0, 0), {}).keys));
        QCOMPARE(matrix.queries.front().tokens, std::vector<std::int32_t>{6});
        QVERIFY(near(matrix.value(2, 2), 0.8));
        QVERIFY(near(matrix.value(3, 3), 0.6));
    }

    void words_of_a_translation_are_joined_on_both_sides() {
        const AttentionMatrix matrix =
            make_matrix(translation_of_undo_it(), {.kind = AttentionKind::Cross}, {.unit = Unit::Words});
        QCOMPARE(labels(matrix.queries), (std::vector<std::string>{"<pad>", "Defais", "-le"}));
        QCOMPARE(labels(matrix.keys), (std::vector<std::string>{"[CLS]", "Undo", "it", ".", "[SEP]"}));
        QVERIFY(near(matrix.value(1, 1), 0.9));  // mean of 1 from "De" and 0.8 from "fais"
    }

    void hiding_the_first_key_of_cross_attention_hides_the_sources() {
        const AttentionMatrix matrix = make_matrix(translation_of_undo_it(), {.kind = AttentionKind::Cross},
                                                   {.hide_special = true, .hide_sink = true});
        QCOMPARE(labels(matrix.queries), (std::vector<std::string>{"De", "fais", "-le"}));
        QCOMPARE(labels(matrix.keys), (std::vector<std::string>{"Un", "do", "it", "."}));
        QCOMPARE(english(matrix.notes), std::vector<std::string>{"without <pad>, [CLS], [SEP]"});
    }

    void a_decoders_own_attention_has_target_tokens_on_both_sides() {
        const AttentionMatrix matrix = make_matrix(translation_of_undo_it(), {.kind = AttentionKind::Decoder}, {});
        QCOMPARE(labels(matrix.keys), labels(matrix.queries));
        QVERIFY(near(matrix.value(2, 1), 0.25));
        QVERIFY(!matrix.is_allowed(1, 2));
        const AttentionMatrix visible =
            make_matrix(translation_of_undo_it(), {.kind = AttentionKind::Decoder}, {.hide_special = true});
        QCOMPARE(english(visible.notes), std::vector<std::string>{"without <pad>"});
    }
};

HEADLIGHT_TEST(MatrixViewTest, None)
#include "matrix_view_test.moc"
