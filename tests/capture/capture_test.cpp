#include "capture/capture.h"

#include "test_program.h"

#include <QtTest>

using namespace headlight;

class CaptureTest : public QObject {
    Q_OBJECT
  private slots:
    void an_output_is_found_by_its_name() {
        Capture capture;
        capture.outputs = {{"start_logits", Tensor({2}, {1, 2})}, {"end_logits", Tensor({2}, {3, 4})}};
        const Tensor* found = capture.output("end_logits");
        QVERIFY(found != nullptr);
        QCOMPARE(found->data()[1], 4.0F);
    }
    void an_output_that_the_model_did_not_give_is_null() { QVERIFY(Capture{}.output("logits") == nullptr); }
};

HEADLIGHT_TEST(CaptureTest, None)
#include "capture_test.moc"
