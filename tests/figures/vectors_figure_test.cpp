// Figures of the vectors of tokens keep all their texts on the page.

#include "figures/vectors/contexts_figure.h"
#include "figures/vectors/word_vectors_figure.h"
#include "page_check.h"
#include "test_program.h"

#include <QtTest>

#include <algorithm>

using namespace headlight;
using namespace headlight::testing;

namespace {

ShownWordVectors vectors_of(int tokens) {
    auto vectors = std::make_shared<WordVectors>();
    for (int token = 0; token < tokens; ++token) {
        vectors->tokens.push_back(token % 5 == 0 ? "the" : "word" + std::to_string(token));
        vectors->ids.push_back(token % 5 == 0 ? 0 : token + 29000);
    }
    vectors->vocabulary = 30522;
    vectors->vectors = Tensor({tokens, 96}, 0.5F);
    vectors->words = "grandmother - grandfather + uncharacteristically";
    for (int i = 0; i < 12; ++i) vectors->neighbors.push_back({i, "neighbor" + std::to_string(i), 0.9 - 0.1 * i});
    vectors->notices = {Sentence("“uncharacteristically” is 5 tokens; the mean of their embeddings is used.")};
    return shown_word_vectors(vectors, {}, {});
}

std::shared_ptr<const TokenContexts> conlabels_of(int tokens, int states) {
    auto contexts = std::make_shared<TokenContexts>();
    for (int state = 0; state < states; ++state)
        contexts->names.push_back(state == 0 ? "Embeddings" : "After layer " + std::to_string(state - 1));
    for (int token = 0; token < tokens; ++token) {
        TokenInContexts own{"tired → uncharacteristically", static_cast<std::size_t>(token), 0};
        own.cosines.assign(static_cast<std::size_t>(states), -0.136);
        own.differences.assign(static_cast<std::size_t>(states), 1.9e-6);
        contexts->tokens.push_back(own);
    }
    contexts->order = WordOrder::Any;
    return contexts;
}

}  // namespace

class VectorsFigureTest : public QObject {
    Q_OBJECT

  private slots:
    void nothing_of_word_vectors_is_cut_off() {
        for (const int tokens : {1, 8, 40}) {
            check_all_on_page(*word_vectors_figure(vectors_of(tokens), {}));
            check_all_on_page(*narrow_word_vectors_figure(vectors_of(tokens), {}));
        }
    }

    void nothing_of_contexts_is_cut_off() {
        for (const int states : {1, 5, 49}) {
            check_all_on_page(*contexts_figure(conlabels_of(60, states), {}));
            check_all_on_page(*narrow_contexts_figure(conlabels_of(60, states), {}));
        }
    }

    void repeated_tokens_are_named() {
        const QStringList texts = labels_of(*word_vectors_figure(vectors_of(8), {}));
        QVERIFY(std::ranges::any_of(texts, [](const QString& text) { return text.contains("token 0 and 5"); }));
    }

    void rounding_is_told_from_a_difference() {
        const auto says = [](double difference) {
            auto contexts = std::make_shared<TokenContexts>(*conlabels_of(3, 2));
            contexts->tokens[1].differences.back() = difference;
            return std::ranges::any_of(labels_of(*contexts_figure(contexts, {})),
                                       [](const QString& text) { return text.contains("but for rounding"); });
        };
        QVERIFY(says(3e-6));
        QVERIFY(!says(3e-3));
    }
};

HEADLIGHT_TEST(VectorsFigureTest, Window)
#include "vectors_figure_test.moc"
