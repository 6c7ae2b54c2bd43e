// The study of images and captions: what it compares, and what it refuses.

#include "core/error.h"
#include "session/analyze_image.h"
#include "session/model_loader.h"
#include "session/study.h"
#include "test_program.h"

#include <QtTest>

#include <cmath>

using namespace headlight;

namespace {

AnalysisRequest gray_image(std::uint8_t value, const std::string& caption) {
    AnalysisRequest pair;
    pair.text = caption;
    pair.images = {{std::make_shared<const Image>(Image{28, 28, std::vector<std::uint8_t>(3 * 28 * 28, value)}),
                    std::to_string(value)}};
    return pair;
}

ImageCaptions compared(const std::string& model, std::vector<AnalysisRequest> pairs) {
    ReadyModel ready = load_ready_model(HEADLIGHT_SOURCE_DIR "/" + model, {"cpu", "", 1}, {}, {});
    return std::get<ImageCaptions>(study_model(ready, CaptionsRequest{std::move(pairs)}, {}));
}

std::string refusal(const std::string& model, std::vector<AnalysisRequest> pairs) {
    try {
        static_cast<void>(compared(model, std::move(pairs)));
    } catch (const Error& error) {
        return error.sentence();
    }
    return "nothing was refused";
}

}  // namespace

class CaptionsTest : public QObject {
    Q_OBJECT

  private slots:
    void rows_are_images_and_columns_captions() {
        const ImageCaptions reading = compared(
            "resources/models/fashion-clip",
            {gray_image(0, "a dark bag"), gray_image(200, "a bright bag"), gray_image(0, "a dark boot facing left")});
        QCOMPARE(reading.images, (std::vector<std::string>{"0", "200", "0"}));
        QCOMPARE(reading.captions.at(2), std::string("a dark boot facing left"));
        QCOMPARE(reading.cosines.shape(), (Shape{3, 3}));
        for (const float cosine : reading.cosines.values()) QVERIFY(std::abs(cosine) <= 1.0001F);
        for (std::size_t column = 0; column < 3; ++column)  // the first and the last image are the same
            QCOMPARE(reading.cosines.slice(0)[column], reading.cosines.slice(2)[column]);
        QVERIFY(reading.cosines.slice(1)[1] > reading.cosines.slice(0)[1]);  // what is bright is bright
    }

    void the_logits_are_those_of_the_model() {
        for (const char* name : {"resources/models/fashion-clip", "tests/reference/models/siglip"}) {
            ReadyModel model = load_ready_model(std::string(HEADLIGHT_SOURCE_DIR "/") + name, {"cpu", "", 1}, {}, {});
            const CaptionsRequest two{{gray_image(0, "a dark boot"), gray_image(90, "a dark bag")}};
            const auto compared = std::get<ImageCaptions>(study_model(model, two, {}));
            const ReadImage pair = read_image(model, gray_image(0, "a dark bag"), {});
            const Capture run = model.model->forward(pair.input, {}, {}, {});
            QVERIFY(std::abs(compared.logits.slice(0)[1] - run.output("logits_per_image")->data()[0]) < 1e-4F);
        }
    }

    void a_model_with_a_bias_was_trained_with_a_sigmoid() {
        const auto rule = [](const char* model) { return compared(model, {gray_image(0, "a dark bag")}).rule; };
        QVERIFY(rule("resources/models/fashion-clip") == ContrastiveRule::Softmax);
        QVERIFY(rule("tests/reference/models/clip") == ContrastiveRule::Softmax);
        QVERIFY(rule("tests/reference/models/siglip") == ContrastiveRule::Sigmoid);
    }

    void a_model_that_compares_nothing_says_so() {
        for (const char* model : {"resources/models/story-decoder", "resources/models/fashion-vit"}) {
            const std::string sentence = refusal(model, {gray_image(0, "a dark bag")});
            QVERIFY2(sentence.find("does not compare images with texts") != std::string::npos, sentence.c_str());
        }
    }

    void a_pair_without_a_caption_is_refused() {
        const std::string sentence = refusal("resources/models/fashion-clip", {gray_image(0, "")});
        QVERIFY2(sentence.find("found a pair that lacks one of them") != std::string::npos, sentence.c_str());
    }
};

HEADLIGHT_TEST(CaptionsTest, None)
#include "captions_test.moc"
