// The words that users read: terms that the language of the program has left behind do not come back.

#include "source_files.h"
#include "test_program.h"

#include <QRegularExpression>
#include <QTest>

#include <array>
#include <vector>

using namespace headlight::testing;

namespace {

/// An expression for words that no user is to read, in any case, and a better word.
struct Term {
    const char* leave;
    const char* use;
};

constexpr std::array kTerms{
    // Attention and heads.
    Term{R"(\bhand(s|ed)? (it )?on\b)", "pass on; OV output"},
    Term{R"(\blook(s|ed|ing)? (most )?at\b)", "attend to, attended to by"}, Term{R"(\bwho looks\b)", "attends to"},
    Term{R"(\ball alike\b)", "uniform"}, Term{R"(\bhow alike\b)", "similarity"},
    Term{R"(\bfit alike\b)", "fit equally well"}, Term{R"(\blikeness\b)", "similarity"},
    Term{R"(\bmeasures of\b)", "metrics of"}, Term{R"(\bweigh(s|ed)? by\b)", "weight by, value-weighted"},
    Term{R"(\bmake the score\b)", "compute the score"}, Term{R"(\bshare among\b)", "softmax over"},
    Term{R"(\bseveral heads as one\b)", "combine heads"},
    Term{R"(\btable of (words|positions)\b)", "token embedding, position embeddings"},
    Term{R"(\bfrom elsewhere\b)", "imported"},
    Term{R"(\bheads? \d+\.\d+)", "L2H2 in figures, tables and files; layer 2, head 2 in sentences"},
    Term{R"(\bHead \d+ · \d+)", "layer 2, head 2"},
    // Interventions and comparisons.
    Term{R"(\bswitch(es|ed)? (it |one |the head |heads? )?off\b)", "zero ablation; turn off"},
    Term{R"(\bgives (nothing|zeros|its mean)\b)", "output: zero, mean"}, Term{R"(\btake(s|n)? back\b)", "remove, undo"},
    Term{R"(\b(first|other) side\b)", "run A, run B"}, Term{R"(\bpartners?\b)", "counterpart"},
    Term{R"(\banother wording\b)", "an edited text"},
    Term{R"(\bone (more run|run less)\b)", "add a run, remove this run"},
    // Models, tokenizers and generation.
    Term{R"(\bcut otherwise\b)", "split differently"}, Term{R"(\btext is cut\b)", "tokenization"},
    Term{R"(\bits kin\b)", "its relatives"}, Term{R"(\bmodels? of masked words\b)", "masked language model"},
    Term{R"(\bmodel (itself )?says\b)", "model prediction"}, Term{R"(\b(its|model's) world\b)", "its training data"},
    Term{R"(\bsteps are not told\b)", "no step-by-step view"}, Term{R"(\bdraws? (from|by)\b)", "sample from"},
    Term{R"(\bby lot\b)", "at random"}, Term{R"(\bchosen from\b)", "candidates"},
    Term{R"(\bmay come first\b)", "candidates for the next token"}, Term{R"(\bstop writing\b)", "stop"},
    Term{R"(\bcontinue the text\b)", "generate text; decoding"}, Term{R"(\bgo(es|ne)? on with\b)", "continue"},
    Term{R"(\b(cannot be computed with|those that can are)\b)", "is not supported; supported types: ..."},
    Term{R"(\bcomputes wrong\b(?! results))", "computes wrong results"},
    // The window and its sentences.
    Term{R"(\b(will )?stands? here\b)", "will appear here"}, Term{R"(\bask why\b)", "explain this weight"},
    Term{R"(\bsaid (twice|again)\b)", "repeated"}, Term{R"(\bso many\b)", "maximum, k"},
    Term{R"(\ba mark a head\b)", "one mark per head"}, Term{R"(\bas suits\b)", "automatic"},
    Term{R"(\ball the same\b)", "equal; anyway"}, Term{R"(\bopened lately\b)", "recent"},
    Term{R"(\busual size\b)", "default; reset zoom"}, Term{R"(\bas the system\b)", "follow system"},
    Term{R"(\beverybody\b)", "normal vision"},
    Term{R"(\bwithout (red|green|blue) cones\b)", "protanopia, deuteranopia, tritanopia"},
    Term{R"(\b(does well|fails on)\b)", "works well, known failures"}, Term{R"(\bevery \d+\. )", "every 3rd"},
    Term{R"(\bin small\b)", "as thumbnails"}, Term{R"(\banew\b)", "again, regenerate"},
    Term{R"(\bor no longer\b)", "add or remove"}, Term{R"(\bonly the picture\b)", "hide side panels"},
    Term{R"(\bwhat stood\b)", "the previous content"}, Term{R"(\blast time without\b)", "closed unexpectedly"},
    Term{R"(\bno model is there\b)", "there is no model"},
    Term{R"((?<!there )\b(is|are) no (?!longer\b|single\b)[a-z])", "is not a"},
    // American spelling; "neighbours" alone is an older name of a command.
    Term{R"(\w*(colour|neighbour(?!s$)|behaviour|favour|licence)\w*)", "color, neighbor, behavior, favor, license"},
    Term{R"(\b(learnt|labelled|modelling|centre)\b)", "learned, labeled, modeling, center"}};

/// A text that users read, and its place.
struct PlacedText {
    QString text;
    QString place;
};

/// Texts in quotation marks of C++; comments are not among them.
std::vector<PlacedText> literals_of(const SourceFile& file) {
    static const QRegularExpression kLiteral(R"re("((?:[^"\\\n]|\\.)*)")re");
    static const QRegularExpression kComment(R"re((^|\s)//.*$)re");
    std::vector<PlacedText> literals;
    for (qsizetype line = 0; line < file.lines.size(); ++line) {
        if (file.lines[line].contains("#include")) continue;
        auto match = kLiteral.globalMatch(QString(file.lines[line]).remove(kComment));
        while (match.hasNext())
            literals.push_back({match.next().captured(1), QString("%1:%2").arg(file.path).arg(line + 1)});
    }
    return literals;
}

/// All lines.
std::vector<PlacedText> lines_of(const SourceFile& file) {
    std::vector<PlacedText> lines;
    for (qsizetype line = 0; line < file.lines.size(); ++line)
        lines.push_back({file.lines[line], QString("%1:%2").arg(file.path).arg(line + 1)});
    return lines;
}

QStringList left_terms_in(const std::vector<PlacedText>& texts) {
    QStringList found;
    for (const Term& term : kTerms) {
        const QRegularExpression expression(QString::fromUtf8(term.leave), QRegularExpression::CaseInsensitiveOption);
        for (const PlacedText& each : texts)
            if (const auto match = expression.match(each.text); match.hasMatch())
                found << QString("%1: \"%2\": use %3").arg(each.place, match.captured(), QString::fromUtf8(term.use));
    }
    return found;
}

}  // namespace

class LanguageTest : public QObject {
    Q_OBJECT

  private slots:
    void no_text_of_the_program_has_a_term_that_was_left() {
        QStringList found;
        for (const SourceFile& file : sources({"app", "engine", "ui"})) found << left_terms_in(literals_of(file));
        QCOMPARE(found.join('\n'), QString());
    }

    void no_page_lesson_card_or_module_has_a_term_that_was_left_data() {
        QTest::addColumn<QStringList>("folders");
        QTest::addColumn<QString>("name");
        QTest::newRow("documentation") << QStringList{"docs"} << R"(\.md$)";
        QTest::newRow("lessons") << QStringList{"resources/lessons"} << R"(\.(json|md)$)";
        QTest::newRow("model cards") << QStringList{"resources/models"}
                                     << R"(/(README\.md|samples\.json|card_texts\.py)$)";
        QTest::newRow("web pages") << QStringList{"ui/export/page"} << R"(\.(html|js)$)";
        QTest::newRow("Python") << QStringList{"python/headlight"} << R"(\.py$)";
    }
    void no_page_lesson_card_or_module_has_a_term_that_was_left() {
        QFETCH(QStringList, folders);
        QFETCH(QString, name);
        const std::vector<SourceFile> files = read_files(folders, QRegularExpression(name));
        QVERIFY(!files.empty());
        QStringList found;
        for (const SourceFile& file : files) found << left_terms_in(lines_of(file));
        QCOMPARE(found.join('\n'), QString());
    }

    // Words that a figure draws have translations: the translators' program finds them where they are marked.
    void figures_draw_no_sentence_that_is_not_marked_for_translation() {
        static const QRegularExpression kComment(R"re((^|\s)//.*$|^#include.*$)re",
                                                 QRegularExpression::MultilineOption);
        // Not a raw string: moc of Qt 6.4 takes the quotes in it for its end.
        static const QRegularExpression kText("(?:\"((?:[^\"\\\\\\n]|\\\\.)*)\"\\s*)+");
        static const QRegularExpression kMark(R"re(((wording|Sentence)\(|QT_TRANSLATE_NOOP\("\w+",)\s*$)re");
        static const QRegularExpression kWords(R"([a-z]{3,} [a-z]{3,})");
        QStringList found;
        for (const SourceFile& file : sources({"ui/figures"})) {
            const QString code = QString(file.lines.join('\n')).remove(kComment);
            auto match = kText.globalMatch(code);
            while (match.hasNext()) {
                const auto each = match.next();
                const QString text = each.captured();
                const bool read = text.contains("version https://git-lfs");  // of a file
                if (text.contains(kWords) && !read && !code.left(each.capturedStart()).right(60).contains(kMark))
                    found << file.path + ": " + text.trimmed();
            }
        }
        QCOMPARE(found.join('\n'), QString());
    }

    void the_readme_has_no_term_that_was_left() {
        QCOMPARE(left_terms_in(lines_of(read_file("README.md"))).join('\n'), QString());
    }
};

HEADLIGHT_TEST(LanguageTest, None)
#include "language_test.moc"
