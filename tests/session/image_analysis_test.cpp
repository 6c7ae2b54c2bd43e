// Images through the session: what a vision model says of one, and what is refused.

#include "reader.h"
#include "test_program.h"

#include <QtTest>

#include <algorithm>
#include <cmath>

using namespace headlight;
using namespace headlight::testing;

namespace {

std::shared_ptr<const Image> stripes(std::int32_t width, std::int32_t height) {
    auto image = std::make_shared<Image>(Image{width, height, {}});
    for (std::int32_t y = 0; y < height; ++y)
        for (std::int32_t x = 0; x < width; ++x) {
            const auto value = static_cast<std::uint8_t>(x % 8 < 4 ? 230 : 20);
            image->pixels.insert(image->pixels.end(), {value, value, static_cast<std::uint8_t>(y)});
        }
    return image;
}

const std::string kModels = HEADLIGHT_SOURCE_DIR "/tests/reference/models/";

}  // namespace

class ImageAnalysisTest : public QObject {
    Q_OBJECT

  private slots:
    void an_image_is_read_as_patches() {
        Reader reader(kModels + "vit-cls");
        QVERIFY2(reader.problem.empty(), reader.problem.c_str());
        QVERIFY(reader.model.images && !reader.model.tokenizer);
        AnalysisRequest request;
        request.images = {{stripes(64, 48), "stripes.png"}};
        const AnalysisPointer analysis = reader.read(request);
        QVERIFY2(analysis, reader.problem.c_str());
        QCOMPARE(analysis->tokens.tokens.size(), std::size_t{17});
        QCOMPARE(analysis->tokens.tokens[0].display, std::string("[CLS]"));
        QCOMPARE(analysis->tokens.tokens[16].display, std::string("3,3"));
        QCOMPARE(analysis->image->original, request.images.front().image);
        QCOMPARE(analysis->image->name, std::string("stripes.png"));
        QCOMPARE(analysis->image->read, (ImageSize{3, 32, 32}));
        QCOMPARE(analysis->image->shown.width, 64);
        QCOMPARE(analysis->predictions.classes.size(), std::size_t{3});
        float sum = 0;
        for (const LabelProbability& label : analysis->predictions.classes) sum += label.probability;
        QVERIFY(std::abs(sum - 1) < 1e-5F);
    }

    void a_learned_query_stands_behind_the_patches_that_it_looks_at() {
        Reader reader(kModels + "siglip");
        AnalysisRequest request;
        request.text = "a cat";
        request.images = {{stripes(32, 32)}};
        const AnalysisPointer analysis = reader.read(request);
        QVERIFY2(analysis, reader.problem.c_str());
        const auto found = std::ranges::find(analysis->attention, AttentionKind::Pooling, &AttentionStack::kind);
        QVERIFY(found != analysis->attention.end());
        const auto& tokens = analysis->tokens.tokens;
        QCOMPARE(found->first_key, std::int64_t{0});
        QCOMPARE(tokens.at(0).display, std::string("0,0"));
        QCOMPARE(found->first_query, std::int64_t{found->patches->tokens()});
        QCOMPARE(tokens.at(static_cast<std::size_t>(found->first_query)).display, std::string("probe"));
        const auto text = std::ranges::find(analysis->attention, AttentionKind::Text, &AttentionStack::kind);
        QCOMPARE(text->first_query, found->first_query + 1);
    }

    void without_an_image_a_vision_model_says_what_to_do() {
        Reader reader(kModels + "vit-cls");
        QVERIFY(!reader.read({.text = "A text."}));
        QVERIFY2(reader.problem.find("Open an image") != std::string::npos, reader.problem.c_str());
    }

    void a_language_model_takes_no_notice_of_an_image() {
        Reader reader(kModels + "bert-mlm");
        AnalysisRequest request;
        request.text = "The cat.";
        request.images = {{stripes(8, 8)}};
        const AnalysisPointer analysis = reader.read(request);
        QVERIFY2(analysis, reader.problem.c_str());
        QVERIFY(!analysis->image);
    }
};

HEADLIGHT_TEST(ImageAnalysisTest, None)
#include "image_analysis_test.moc"
