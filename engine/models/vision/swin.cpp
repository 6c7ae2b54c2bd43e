// Swin (arXiv 2103.14030): stages of fewer and fewer patches, whose layers attend within windows, every second layer
// within windows that are moved by half of one. Swin v2 (arXiv 2111.09883) attends by cosine, and norms what its parts
// give in place of what they read.

#include "models/architecture.h"
#include "models/blocks/image_reader.h"
#include "models/blocks/labels.h"
#include "models/blocks/plans/tensor_table.h"
#include "models/blocks/towers/swin_tower.h"

#include <optional>
#include <string>
#include <utility>

namespace headlight::swin {

namespace {

/// A model of either version.
struct SwinKind {
    std::string_view name;
    std::string_view prefix;      ///< of tensors
    std::string_view classifier;  ///< classes in a configuration's `architectures`
    std::string_view encoder;
    SwinVersion version{};
};

constexpr SwinKind kFirst{"Swin image encoder", "swin.", "SwinForImageClassification", "SwinModel"};
constexpr SwinKind kSecond{"Swin v2 image encoder",
                           "swinv2.",
                           "Swinv2ForImageClassification",
                           "Swinv2Model",
                           {.cosine = true, .norms_outputs = true, .shrinks_windows = true}};

struct SwinHead {
    bool classifies = false;
    std::map<std::int64_t, std::string> labels{};
    std::vector<std::string> notices{};
};

SwinHead read_head(const Config& config, const SwinKind& kind) {
    SwinHead read;
    for (const std::string& name : config.texts_or_none("architectures")) {
        read.classifies = name == kind.classifier;
        if (!read.classifies && name != kind.encoder)
            read.notices.push_back("The head of " + name + " is not supported; only the encoder runs.");
    }
    if (read.classifies) read.labels = read_labels(config);
    return read;
}

TensorTable tensor_table(const SwinKind& kind, const SwinSizes& sizes, const SwinHead& head) {
    TensorTable table{std::string(kind.prefix)};
    add_swin(table, sizes);
    table.body_norm("final_norm", "layernorm", sizes.hidden());
    if (head.classifies) {
        const Dimension labels{static_cast<std::int64_t>(head.labels.size()), "number of labels"};
        table.head("classifier.weight", {"classifier.weight"}, {labels, sizes.hidden()});
        table.head("classifier.bias", {"classifier.bias"}, {labels});
    }
    return table;
}

class Swin final : public ImageReader {
  public:
    Swin(const SwinKind& kind, const ModelFolder& folder, std::shared_ptr<Backend> backend, const std::stop_token& stop,
         const Progress& progress)
        : backend_(std::move(backend)) {
        const SwinSizes sizes = read_swin(folder.config, kind.version);
        const SwinHead head = read_head(folder.config, kind);
        const LoadedTensors tensors = tensor_table(kind, sizes, head).load(folder, *backend_, stop, progress);
        tower_.emplace(*backend_, tensors, sizes);
        final_norm_ = layer_norm_of(tensors, "final_norm", sizes.epsilon);
        if (head.classifies) classifier_ = linear_of(tensors, "classifier");
        describe(kind, folder.config, head, tensors);
    }

    [[nodiscard]] const ModelDescription& description() const override { return description_; }

    Capture forward(const ModelInput& input, const CaptureRequest& request, const std::stop_token& stop,
                    const Progress& progress) override {
        ForwardPass pass(*backend_, request, stop, progress);
        const DeviceTensor x = (*tower_)(pass, input.pixels);
        if (request.logits != LogitPositions::None) run_head(pass, final_norm_(*backend_, x));
        return pass.finish();
    }

  private:
    void describe(const SwinKind& kind, const Config& config, const SwinHead& head, const LoadedTensors& tensors) {
        description_ = describe_swin(kind.name, config, tower_->sizes(), tensors);
        description_.task = head.classifies ? ModelTask::ImageClassification : ModelTask::None;
        description_.labels = head.labels;
        description_.notices.insert(description_.notices.end(), head.notices.begin(), head.notices.end());
    }

    void run_head(ForwardPass& pass, const DeviceTensor& states) const {
        if (classifier_.empty()) return pass.keep_output("last_hidden_state", states, states.shape);
        const Tensor all = backend_->download(states);
        Tensor mean({1, all.size(1)});
        for (std::int64_t i = 0; i < all.size(1); ++i) {
            double sum = 0;
            for (std::int64_t row = 0; row < all.size(0); ++row)
                sum += static_cast<double>(all.data()[row * all.size(1) + i]);
            mean.data()[i] = static_cast<float>(sum / static_cast<double>(all.size(0)));
        }
        const DeviceTensor logits = classifier_(*backend_, backend_->upload(mean));
        pass.keep_output("logits", logits, {logits.columns()});
    }

    std::shared_ptr<Backend> backend_;
    ModelDescription description_;
    std::optional<SwinTower> tower_;
    Norm final_norm_;
    Linear classifier_;
};

template <const SwinKind& kind>
std::unique_ptr<Model> load(const ModelFolder& folder, std::shared_ptr<Backend> backend, const std::stop_token& stop,
                            const Progress& progress) {
    return std::make_unique<Swin>(kind, folder, std::move(backend), stop, progress);
}

}  // namespace

extern const Architecture kSwin;
constinit const Architecture kSwin{"swin", kFirst.name, load<kFirst>, nullptr, false};

extern const Architecture kSwin2;
constinit const Architecture kSwin2{"swinv2", kSecond.name, load<kSecond>, nullptr, false};

}  // namespace headlight::swin
