// AST, the audio spectrogram transformer (arXiv 2104.01778): a vision transformer over the patches of a spectrogram,
// which overlap, with a class token and a distillation token whose mean the classifier reads.

#include "models/architecture.h"
#include "models/blocks/labels.h"
#include "models/blocks/plans/vit_plan.h"

#include <utility>

namespace headlight::ast {

namespace {

constexpr std::string_view kName = "AST audio encoder";
constexpr std::int64_t kTokensBefore = 2;

/// The spectrogram as a gray image, a row of each mel bin and a column of each frame.
PatchSizes read_spectrogram(const Config& config) {
    PatchSizes sizes;
    const std::int64_t bins = config.integer_or("num_mel_bins", 128, 1, 1'024);
    const std::int64_t frames = config.integer_or("max_length", 1'024, 1, 16'384);
    sizes.image = {1, static_cast<std::int32_t>(bins), static_cast<std::int32_t>(frames)};
    sizes.patch_height = sizes.patch_width = config.integer_or("patch_size", 16, 1, std::min(bins, frames));
    sizes.row_step = config.integer_or("frequency_stride", 10, 1, bins);
    sizes.column_step = config.integer_or("time_stride", 10, 1, frames);
    return sizes;
}

bool has_classifier(const Config& config, std::vector<std::string>& notices) {
    for (const std::string& name : config.texts_or_none("architectures")) {
        if (name == "ASTForAudioClassification") return true;
        if (name != "ASTModel") notices.push_back("The head of " + name + " is not supported; only the encoder runs.");
    }
    return false;
}

/// The mean of the states of the class token and the distillation token, [1, hidden].
DeviceTensor mean_of_tokens(Backend& backend, const DeviceTensor& states) {
    return backend.scale(backend.add(row_of(backend, states, 0), row_of(backend, states, 1)), 0.5F, 0);
}

VisionHead bare_audio_head() {
    return [](ForwardPass& pass, const DeviceTensor& states) {
        pass.keep_output("last_hidden_state", states, states.shape);
        pass.keep_output("pooler_output", mean_of_tokens(pass.backend(), states), {states.columns()});
    };
}

VisionHead classifier_head(Norm norm, Linear classifier) {
    return [norm = std::move(norm), classifier = std::move(classifier)](ForwardPass& pass, const DeviceTensor& states) {
        Backend& backend = pass.backend();
        const DeviceTensor logits = classifier(backend, norm(backend, mean_of_tokens(backend, states)));
        pass.keep_output("logits", logits, {logits.columns()});
    };
}

void add_classifier(TensorTable& table, std::int64_t labels, Dimension hidden) {
    const Dimension count{labels, "number of labels"};
    table.head("classifier_norm.weight", {"classifier.layernorm.weight"}, {hidden});
    table.head("classifier_norm.bias", {"classifier.layernorm.bias"}, {hidden});
    table.head("classifier.weight", {"classifier.dense.weight"}, {count, hidden});
    table.head("classifier.bias", {"classifier.dense.bias"}, {count});
}

ModelDescription describe(const VitPlan& plan, const Config& config, const LoadedTensors& tensors) {
    ModelDescription description = describe_vision(kName, config, plan.patches, plan.layers, tensors);
    description.audio = {.form = AudioSize::Form::Filterbank,
                         .mel_bins = plan.patches.image.height,
                         .frames = plan.patches.image.width,
                         .positions = static_cast<std::int32_t>(description.patches + kTokensBefore),
                         .window = static_cast<std::int32_t>(plan.patches.patch_width),
                         .hop = static_cast<std::int32_t>(plan.patches.column_step)};
    description.image.reset();
    return description;
}

std::unique_ptr<Model> load(const ModelFolder& folder, std::shared_ptr<Backend> backend, const std::stop_token& stop,
                            const Progress& progress) {
    VitPlan plan(folder.config, read_spectrogram(folder.config));
    plan.class_tokens = {"cls_token", "distillation_token"};
    plan.token_names = {"[CLS]", "[DIST]"};
    std::vector<std::string> notices;
    const bool classifies = has_classifier(folder.config, notices);
    std::map<std::int64_t, std::string> labels;
    if (classifies) labels = read_labels(folder.config);
    TensorTable table("audio_spectrogram_transformer.");
    plan.add_tensors(table);
    if (classifies) add_classifier(table, static_cast<std::int64_t>(labels.size()), plan.layers.hidden);
    const LoadedTensors tensors = table.load(folder, *backend, stop, progress);

    VisionParts parts;
    parts.tower = plan.tower(*backend, tensors);
    parts.final_norm = plan.final_norm(tensors);
    parts.reads_spectrogram = true;
    parts.head = classifies ? classifier_head(layer_norm_of(tensors, "classifier_norm", plan.layers.epsilon),
                                              linear_of(tensors, "classifier"))
                            : bare_audio_head();
    ModelDescription description = describe(plan, folder.config, tensors);
    description.task = classifies ? ModelTask::SequenceClassification : ModelTask::None;
    description.labels = labels;
    description.notices.insert(description.notices.end(), notices.begin(), notices.end());
    return make_vision_model(std::move(backend), std::move(parts), std::move(description));
}

}  // namespace

extern const Architecture kAst;
constinit const Architecture kAst{"audio-spectrogram-transformer", kName, load, nullptr, false};

}  // namespace headlight::ast
