// Analyses of a text that was replaced while they were on their way.

#include "test_program.h"
#include "window_fixture.h"
#include "workbench/compare/other_side.h"
#include "workbench/document/session_bridge.h"

#include <QSignalSpy>
#include <QThread>
#include <QtTest>

using namespace headlight;
using namespace headlight::testing;

namespace {

constexpr int kPatience = 60000;

AnalysisRequest request_of(const char* text) {
    AnalysisRequest request;
    request.text = text;
    return request;
}

}  // namespace

class OvertakenAnswersTest : public QObject {
    Q_OBJECT

  private slots:
    /// A session answers before or after the second question, as fast as it is: the pause grows until it was before.
    void a_session_tells_them_from_answers_to_the_newest_question() {
        const auto bridge = make_session_bridge({.backend = "cpu"});
        QSignalSpy loaded(bridge.get(), &SessionBridge::loaded);
        bridge->load(bridge->find("story-encoder"));
        QTRY_COMPARE_WITH_TIMEOUT(loaded.size(), 1, kPatience);
        std::vector<std::string> newest;
        std::vector<std::string> overtaken;
        connect(bridge.get(), &SessionBridge::analyzed, this,
                [&](const AnalysisPointer& analysis) { newest.push_back(analysis->tokens.text); });
        connect(bridge.get(), &SessionBridge::overtaken_analyzed, this,
                [&](const AnalysisPointer& analysis) { overtaken.push_back(analysis->tokens.text); });
        constexpr unsigned long kMostMilliseconds = 8000;
        std::size_t asked = 0;
        for (unsigned long pause = 250; overtaken.empty() && pause <= kMostMilliseconds; pause *= 2) {
            bridge->analyze(request_of("the old text"));
            QThread::msleep(pause);  // what is answered meanwhile waits for this thread
            bridge->analyze(request_of("the new text"));
            ++asked;
            QTRY_COMPARE_WITH_TIMEOUT(newest.size(), asked, kPatience);
        }
        QCOMPARE(overtaken, std::vector<std::string>{"the old text"});
        QCOMPARE(newest, std::vector<std::string>(asked, "the new text"));
    }

    void another_side_of_a_comparison_shows_them_meanwhile() {
        TestWindow test;
        show(test);
        FakeBridge* bridge = nullptr;
        OtherSide side(test.document(), [&] {
            auto owned = std::make_unique<FakeBridge>();
            bridge = owned.get();
            bridge->hold_runs = true;
            return owned;
        });
        side.set_on(true);
        side.set_text(QStringLiteral("The old text."));
        QTRY_VERIFY(bridge != nullptr && bridge->runs == 1);
        side.set_text(QStringLiteral("The new text."));
        bridge->release_overtaken();
        QVERIFY2(side.analysis(), "nothing of it was shown before");
        QCOMPARE(side.analysis()->tokens.text, std::string("The old text."));
        bridge->release_run();
        QCOMPARE(side.analysis()->tokens.text, std::string("The new text."));
    }
};

HEADLIGHT_TEST(OvertakenAnswersTest, Window)
#include "overtaken_answers_test.moc"
