// Requests for a text that is edited share what both runs compute, and give what requests for a fresh text give.

#include "models/same_captures.h"
#include "session/analyze_text.h"
#include "test_program.h"

#include <QtTest>

using namespace headlight;
using namespace headlight::testing;

namespace {

ReadyModel story_decoder() {
    return load_ready_model(HEADLIGHT_SOURCE_DIR "/resources/models/story-decoder", {"cpu", "", 2}, {}, {});
}

AnalysisRequest edited(const std::string& text) {
    AnalysisRequest request{.text = text};
    request.is_edited = true;
    return request;
}

const std::string kText =
    "Mia saw a ball in the park . Ben saw the ball too . Mia gave the ball to Ben . Then Ben was happy and";

}  // namespace

class EditedRequestsTest : public QObject {
    Q_OBJECT

  private slots:
    void an_edited_text_has_the_numbers_of_a_fresh_one() {
        ReadyModel model = story_decoder();
        static_cast<void>(analyze_text(model, edited(kText), {}, {}));
        const AnalysisPointer shared = analyze_text(model, edited(kText + " Mia"), {}, {});
        QVERIFY(model.earlier->taken_over() > 0);
        const AnalysisPointer fresh = analyze_text(model, {.text = kText + " Mia"}, {}, {});
        const auto& layers = fresh->attention.front().layers;
        for (std::size_t layer = 0; layer < layers.size(); ++layer)
            QCOMPARE(difference_of_fields(*layers[layer], *shared->attention.front().layers[layer]), std::string());
    }

    void single_requests_keep_nothing() {
        ReadyModel model = story_decoder();
        static_cast<void>(analyze_text(model, {.text = kText}, {}, {}));
        QVERIFY(model.earlier == nullptr);
    }
};

HEADLIGHT_TEST(EditedRequestsTest, None)
#include "edited_requests_test.moc"
