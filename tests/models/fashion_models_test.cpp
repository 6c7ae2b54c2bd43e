// Built-in models of clothes beside transformers, on every backend.

#include "comparison.h"
#include "model_backends.h"
#include "models/model.h"
#include "reference_case.h"
#include "test_program.h"

#include <QtTest>

using namespace headlight;
using namespace headlight::testing;

namespace {

const std::string kSource = HEADLIGHT_SOURCE_DIR;

/// What transformers computes for a sample of a built-in model, and the model.
struct Case {
    explicit Case(const std::string& name)
        : expected(read_tensors(kSource + "/tests/reference/extra/" + name + ".safetensors")),
          model(load_model(open_model_folder(kSource + "/resources/models/" + name), current_model_backend().make(), {},
                           {})) {}

    /// The tensor of that name, within the backend's bounds.
    void compare(const char* name, const Capture& capture) const {
        compare_tensor(name, named_tensors(capture), expected.at(name), bounds_of(current_model_backend()));
    }

    std::map<std::string, Tensor> expected;
    std::unique_ptr<Model> model;
};

}  // namespace

class FashionModelsTest : public QObject {
    Q_OBJECT

  private slots:
    void the_davit_agrees_with_transformers_data() { add_model_backends(); }
    void the_davit_agrees_with_transformers() {
        const Case davit("fashion-davit");
        QVERIFY(davit.model->description().notices.empty());
        ModelInput input;
        input.pixels = davit.expected.at("pixel_values");
        davit.compare("last_hidden_state", davit.model->forward(input, {}, {}, {}));
    }

    void the_imagegpt_agrees_with_transformers_data() { add_model_backends(); }
    void the_imagegpt_agrees_with_transformers() {
        const Case gpt("fashion-gpt");
        QVERIFY(gpt.model->description().notices.empty());
        const std::span<const float> colors = gpt.expected.at("input_ids").values();
        ModelInput input;
        input.ids.assign(colors.begin(), colors.end());
        gpt.compare("logits", gpt.model->forward(input, {}, {}, {}));
    }

    void the_clip_agrees_with_transformers_data() { add_model_backends(); }
    void the_clip_agrees_with_transformers() {
        const Case clip("fashion-clip");
        QVERIFY(clip.model->description().notices.empty());
        const std::span<const float> ids = clip.expected.at("input_ids").values();
        ModelInput input;
        input.ids.assign(ids.begin(), ids.end());
        input.pixels = clip.expected.at("pixel_values");
        const Capture capture = clip.model->forward(input, {}, {}, {});
        for (const char* name : {"image_embeds", "text_embeds", "logits_per_image"}) clip.compare(name, capture);
    }

    void the_vision_language_model_agrees_with_transformers_data() { add_model_backends(); }
    void the_vision_language_model_agrees_with_transformers() {
        const Case vlm("fashion-vlm");
        QVERIFY(vlm.model->description().notices.empty());
        const std::span<const float> ids = vlm.expected.at("input_ids").values();
        ModelInput input;
        input.ids.assign(ids.begin(), ids.end());
        input.pixels = vlm.expected.at("pixel_values");
        const Capture capture = vlm.model->forward(input, {}, {}, {});
        for (const char* name : {"attentions.0", "attentions.1", "attentions.2", "logits"}) vlm.compare(name, capture);
    }
};

HEADLIGHT_TEST(FashionModelsTest, None)
#include "fashion_models_test.moc"
