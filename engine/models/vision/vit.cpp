// ViT, the vision transformer (arXiv 2010.11929), with the classification head of Hugging Face transformers.

#include "models/architecture.h"
#include "models/blocks/labels.h"
#include "models/blocks/plans/tensor_table.h"
#include "models/blocks/plans/vit_plan.h"

#include <utility>

namespace headlight::vit {

namespace {

bool has_classifier(const Config& config, std::vector<std::string>& notices) {
    for (const std::string& name : config.texts_or_none("architectures")) {
        if (name == "ViTForImageClassification") return true;
        if (name != "ViTModel") notices.push_back("The head of " + name + " is not supported; only the encoder runs.");
    }
    return false;
}

VisionHead classifier_head(Linear classifier) {
    return [classifier = std::move(classifier)](ForwardPass& pass, const DeviceTensor& states) {
        const DeviceTensor logits = classifier(pass.backend(), row_of(pass.backend(), states, 0));
        pass.keep_output("logits", logits, {logits.columns()});
    };
}

std::unique_ptr<Model> load(const ModelFolder& folder, std::shared_ptr<Backend> backend, const std::stop_token& stop,
                            const Progress& progress) {
    const VitPlan plan(folder.config);
    std::vector<std::string> notices;
    const bool classifies = has_classifier(folder.config, notices);
    const std::map<std::int64_t, std::string> labels =
        classifies ? read_labels(folder.config) : std::map<std::int64_t, std::string>{};
    TensorTable table("vit.");
    plan.add_tensors(table);
    if (classifies) {
        const Dimension count{static_cast<std::int64_t>(labels.size()), "number of labels"};
        table.head("classifier.weight", {"classifier.weight"}, {count, plan.layers.hidden});
        table.head("classifier.bias", {"classifier.bias"}, {count});
    }
    const LoadedTensors tensors = table.load(folder, *backend, stop, progress);

    VisionParts parts;
    parts.tower = plan.tower(*backend, tensors);
    parts.final_norm = plan.final_norm(tensors);
    parts.head = classifies ? classifier_head(linear_of(tensors, "classifier")) : bare_head(VitPlan::pooler(tensors));
    ModelDescription description =
        describe_vision("ViT image encoder", folder.config, plan.patches, plan.layers, tensors);
    description.task = classifies ? ModelTask::ImageClassification : ModelTask::None;
    description.labels = labels;
    description.notices.insert(description.notices.end(), notices.begin(), notices.end());
    return make_vision_model(std::move(backend), std::move(parts), std::move(description));
}

}  // namespace

extern const Architecture kVit;
constinit const Architecture kVit{"vit", "ViT image encoder", load, nullptr, false};

}  // namespace headlight::vit
