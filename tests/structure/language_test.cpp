// The words that users read: terms that the language of the program has left behind do not come back.

#include "source_files.h"
#include "test_program.h"

#include <QRegularExpression>
#include <QTest>

#include <array>

using namespace headlight::testing;

namespace {

/// A term that no user is to read, and what says it better.
struct Term {
    const char* leave;
    const char* use;
};

constexpr std::array kTerms{Term{"will stand here", "will appear here"},
                            Term{"untouched run", "original run"},
                            Term{"said twice", "repeated twice"},
                            Term{"so many", "maximum, k"},
                            Term{"a mark a head", "one mark per head"},
                            Term{"as suits", "automatic"},
                            Term{"Opened lately", "Recent"},
                            Term{"is no web page", "cannot be saved as a web page"},
                            Term{"Usual size", "Reset zoom"},
                            Term{"anew", "again, regenerate"},
                            Term{"Share among", "Softmax over"},
                            Term{"Hand on", "Pass on"},
                            Term{"looks at", "attends to"},
                            Term{"Who looks", "attends to, attended by"},
                            Term{"Ask why", "Explain this weight"},
                            Term{"ext is cut", "Tokenization"}};

/// Texts in quotation marks, with their line; comments are none.
QList<std::pair<QString, qsizetype>> literals_of(const QStringList& lines) {
    static const QRegularExpression kLiteral(R"re("((?:[^"\\\n]|\\.)*)")re");
    static const QRegularExpression kComment(R"re((^|\s)//.*$)re");
    QList<std::pair<QString, qsizetype>> literals;
    qsizetype line = 0;
    for (const QString& text : lines) {
        ++line;
        if (text.contains("#include")) continue;
        auto each = kLiteral.globalMatch(QString(text).remove(kComment));
        while (each.hasNext()) literals.emplaceBack(each.next().captured(1), line);
    }
    return literals;
}

}  // namespace

class LanguageTest : public QObject {
    Q_OBJECT

  private slots:
    void no_text_of_window_or_command_line_has_a_term_that_was_left() {
        QStringList found;
        for (const SourceFile& file : sources({"ui", "app"}))
            for (const auto& [text, line] : literals_of(file.lines))
                for (const Term& term : kTerms)
                    if (text.contains(QLatin1String(term.leave)))
                        found << QString("%1:%2: \"%3\": say %4").arg(file.path).arg(line).arg(text, term.use);
        QCOMPARE(found.join('\n'), QString());
    }
};

HEADLIGHT_TEST(LanguageTest, None)
#include "language_test.moc"
