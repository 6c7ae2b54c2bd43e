// Sentences of errors can be translated: none is put together from parts.

#include "source_files.h"
#include "test_program.h"

#include <QtTest>

#include <vector>

using namespace headlight::testing;

namespace {

/// Position behind the bracket that closes the one at `open`, past brackets within texts; -1 where there is none.
qsizetype end_of_brackets(const QString& code, qsizetype open) {
    int depth = 0;
    for (qsizetype at = open; at < code.size(); ++at) {
        const QChar letter = code[at];
        if (letter == '"')
            for (++at; at < code.size() && code[at] != '"'; ++at) at += code[at] == '\\' ? 1 : 0;
        if (QStringView(u"([{").contains(letter)) ++depth;
        if (QStringView(u")]}").contains(letter) && --depth == 0) return at + 1;
    }
    return -1;
}

/// The code without the arguments of `Sentence`.
QString without_sentences(QString code) {
    static const QRegularExpression sentence(R"(\bSentence\()");
    for (auto found = sentence.match(code); found.hasMatch(); found = sentence.match(code)) {
        const qsizetype end = end_of_brackets(code, found.capturedEnd() - 1);
        code.remove(found.capturedStart(), (end < 0 ? code.size() : end) - found.capturedStart());
    }
    return code;
}

/// Texts with a word and a space in the arguments of what makes or throws errors, other than texts of `Sentence`.
QStringList bare_sentences(const QString& path, const QString& code) {
    static const QRegularExpression maker(R"(\b(Error|fail\w*|refuse\w*|require_model)\()");
    static const QRegularExpression literal(R"(\x22(?:[^\x22\\]|\\.)*\x22)");
    static const QRegularExpression words(R"(\w | \w)");
    QStringList found;
    for (const QRegularExpressionMatch& call : maker.globalMatch(code)) {
        const qsizetype open = call.capturedEnd() - 1;
        const QString arguments = without_sentences(code.mid(open, end_of_brackets(code, open) - open));
        for (const QRegularExpressionMatch& text : literal.globalMatch(arguments))
            if (words.match(text.captured()).hasMatch()) found << QString("%1: %2").arg(path, text.captured());
    }
    return found;
}

QString code_of(const SourceFile& file) {
    static const QRegularExpression comment("^\\s*//.*|\\s//[^\"]*$");
    QStringList lines = file.lines;
    for (QString& line : lines) line.remove(comment);
    return lines.join('\n');
}

}  // namespace

class SentencesTest : public QObject {
    Q_OBJECT
  private slots:
    void errors_of_the_engine_are_sentences_that_can_be_translated() {
        QStringList found;
        for (const SourceFile& file : sources({"engine"})) found += bare_sentences(file.path, code_of(file));
        QVERIFY2(found.isEmpty(), qPrintable("use Sentence (engine/core/text/sentence.h):\n" + found.join('\n')));
    }

    void a_sentence_that_is_put_together_is_found_data() {
        QTest::addColumn<QString>("code");
        QTest::newRow("a literal") << R"(throw Error(ErrorKind::File, "There is no file.");)";
        QTest::newRow("a sum") << R"(list.fail("Found " + std::to_string(size) + ".");)";
        QTest::newRow("behind a sentence") << R"(fail(Sentence("Expected %1.", 1), "and more");)";
    }
    void a_sentence_that_is_put_together_is_found() {
        QFETCH(const QString, code);
        QCOMPARE(bare_sentences("file.cpp", code).size(), 1);
    }

    void fields_and_values_are_not_sentences() {
        const QString code = R"(config.fail("rope_type", Sentence("Expected (%1).", names.at("a b")));)";
        QVERIFY(bare_sentences("file.cpp", code).isEmpty());
    }
};

HEADLIGHT_TEST(SentencesTest, None)
#include "sentences_test.moc"
