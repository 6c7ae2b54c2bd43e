// The figure of a vocabulary that is learned keeps all its texts on the page, and shows the step.

#include "figures/vocabulary_figure.h"

#include "list_items.h"
#include "page_check.h"
#include "test_program.h"

#include <QtTest>

#include <algorithm>

using namespace headlight;
using namespace headlight::testing;

namespace {

std::shared_ptr<const LearnedVocabulary> vocabulary_of(VocabularyRule rule, std::optional<std::int64_t> step = {}) {
    const std::string text =
        "She sells sea shells by the sea shore, the shells she sells are uncharacteristically large sea shells I am "
        "sure, so if she sells shells on the shore I am sure she sells shore shells.";
    return std::make_shared<const LearnedVocabulary>(
        learn_vocabulary({.text = text, .rule = rule, .size = 60, .step = step}));
}

}  // namespace

class VocabularyFigureTest : public QObject {
    Q_OBJECT

  private slots:
    void nothing_is_cut_off() {
        for (const VocabularyRule rule : {VocabularyRule::Bpe, VocabularyRule::WordPiece, VocabularyRule::Unigram}) {
            for (const std::optional<std::int64_t> step : {std::optional<std::int64_t>{0}, {}}) {
                check_all_on_page(*vocabulary_figure(vocabulary_of(rule, step), {}));
                check_all_on_page(*narrow_vocabulary_figure(vocabulary_of(rule, step), {}));
            }
        }
    }

    void the_next_merge_and_the_step_are_named() {
        const auto vocabulary = vocabulary_of(VocabularyRule::Bpe, 2);
        const QStringList texts = labels_of(*vocabulary_figure(vocabulary, {}));
        const auto says = [&](const QString& wanted) {
            return std::ranges::any_of(texts, [&](const QString& text) { return text.contains(wanted); });
        };
        QVERIFY(says(isolated(vocabulary->pairs.front().left) + " + " + isolated(vocabulary->pairs.front().right)));
        QVERIFY(says(QString::number(vocabulary->pairs.front().count)));
    }
};

HEADLIGHT_TEST(VocabularyFigureTest, Window)
#include "vocabulary_figure_test.moc"
