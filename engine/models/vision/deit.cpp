// DeiT, data-efficient image transformers (arXiv 2012.12877): a ViT with a distillation token beside its class token.

#include "models/architecture.h"
#include "models/blocks/labels.h"
#include "models/blocks/plans/tensor_table.h"
#include "models/blocks/plans/vit_plan.h"

#include <utility>

namespace headlight::deit {

namespace {

/// The heads of Hugging Face transformers: none, one on the class token, or one on each of both tokens.
enum class DeitHead { None, Class, ClassAndDistillation };

DeitHead head_of(const Config& config, std::vector<std::string>& notices) {
    for (const std::string& name : config.texts_or_none("architectures")) {
        if (name == "DeiTForImageClassification") return DeitHead::Class;
        if (name == "DeiTForImageClassificationWithTeacher") return DeitHead::ClassAndDistillation;
        if (name != "DeiTModel") notices.push_back("The head of " + name + " is not supported; only the encoder runs.");
    }
    return DeitHead::None;
}

VisionHead class_head(Linear classifier) {
    return [classifier = std::move(classifier)](ForwardPass& pass, const DeviceTensor& states) {
        const DeviceTensor logits = classifier(pass.backend(), row_of(pass.backend(), states, 0));
        pass.keep_output("logits", logits, {logits.columns()});
    };
}

/// The answer is the mean of both heads.
VisionHead both_heads(Linear classifier, Linear distillation) {
    return [classifier = std::move(classifier), distillation = std::move(distillation)](ForwardPass& pass,
                                                                                        const DeviceTensor& states) {
        Backend& backend = pass.backend();
        const DeviceTensor own = classifier(backend, row_of(backend, states, 0));
        const DeviceTensor taught = distillation(backend, row_of(backend, states, 1));
        const Shape shape{own.columns()};
        pass.keep_output("logits", backend.scale(backend.add(own, taught), 0.5F, 0), shape);
        pass.keep_output("cls_logits", own, shape);
        pass.keep_output("distillation_logits", taught, shape);
    };
}

VisionHead head_from(const LoadedTensors& tensors, DeitHead head) {
    switch (head) {
        case DeitHead::Class:
            return class_head(linear_of(tensors, "classifier"));
        case DeitHead::ClassAndDistillation:
            return both_heads(linear_of(tensors, "cls_classifier"), linear_of(tensors, "distillation_classifier"));
        case DeitHead::None:
            break;
    }
    return bare_head(VitPlan::pooler(tensors));
}

std::unique_ptr<Model> load(const ModelFolder& folder, std::shared_ptr<Backend> backend, const std::stop_token& stop,
                            const Progress& progress) {
    VitPlan plan(folder.config);
    plan.class_tokens = {"cls_token", "distillation_token"};
    plan.token_names = {"[CLS]", "[DIST]"};
    std::vector<std::string> notices;
    const DeitHead head = head_of(folder.config, notices);
    std::map<std::int64_t, std::string> labels;
    if (head != DeitHead::None) labels = read_labels(folder.config);
    const Dimension count{static_cast<std::int64_t>(labels.size()), "number of labels"};
    TensorTable table("deit.");
    plan.add_tensors(table);
    const auto add_classifier = [&](const std::string& name) {
        table.head(name + ".weight", {name + ".weight"}, {count, plan.layers.hidden});
        table.head(name + ".bias", {name + ".bias"}, {count});
    };
    if (head == DeitHead::Class) add_classifier("classifier");
    if (head == DeitHead::ClassAndDistillation) {
        add_classifier("cls_classifier");
        add_classifier("distillation_classifier");
    }
    const LoadedTensors tensors = table.load(folder, *backend, stop, progress);

    VisionParts parts{plan.tower(*backend, tensors), plan.final_norm(tensors), head_from(tensors, head)};
    ModelDescription description =
        describe_vision("DeiT image encoder", folder.config, plan.patches, plan.layers, tensors);
    description.task = head == DeitHead::None ? ModelTask::None : ModelTask::ImageClassification;
    description.labels = labels;
    description.notices.insert(description.notices.end(), notices.begin(), notices.end());
    return make_vision_model(std::move(backend), std::move(parts), std::move(description));
}

}  // namespace

extern const Architecture kDeit;
constinit const Architecture kDeit{"deit", "DeiT image encoder", load, nullptr, false};

}  // namespace headlight::deit
