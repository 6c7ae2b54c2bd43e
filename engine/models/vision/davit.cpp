// DaViT (arXiv 2204.03645) by itself, as in Florence-2: stages of fewer and fewer patches, in whose layers patches
// attend within windows and then channels to channels.

#include "models/architecture.h"
#include "models/blocks/image_reader.h"
#include "models/blocks/plans/tensor_table.h"
#include "models/blocks/towers/davit_tower.h"

#include <string>
#include <utility>

namespace headlight::davit {

namespace {

constexpr std::string_view kName = "DaViT image encoder";

class Davit final : public ImageReader {
  public:
    Davit(const ModelFolder& folder, std::shared_ptr<Backend> backend, DavitTower tower, ModelDescription description)
        : backend_(std::move(backend)), tower_(std::move(tower)), description_(std::move(description)) {
        for (const std::string& name : folder.config.texts_or_none("architectures"))
            if (name != "Florence2VisionBackbone")
                description_.notices.push_back("The head of " + name + " is not supported; only the encoder runs.");
    }

    [[nodiscard]] const ModelDescription& description() const override { return description_; }

    Capture forward(const ModelInput& input, const CaptureRequest& request, const std::stop_token& stop,
                    const Progress& progress) override {
        ForwardPass pass(*backend_, request, stop, progress);
        const DeviceTensor x = tower_(pass, input.pixels);
        if (request.logits != LogitPositions::None) pass.keep_output("last_hidden_state", x, x.shape);
        return pass.finish();
    }

  private:
    std::shared_ptr<Backend> backend_;
    DavitTower tower_;
    ModelDescription description_;
};

std::unique_ptr<Model> load(const ModelFolder& folder, std::shared_ptr<Backend> backend, const std::stop_token& stop,
                            const Progress& progress) {
    constexpr std::int32_t kSide = 768;  // of the images that Florence-2 reads; no field says it
    const DavitSizes sizes = read_davit(folder.config);
    TensorTable table("");
    add_davit(table, sizes);
    const LoadedTensors tensors = table.load(folder, *backend, stop, progress);
    ModelDescription description = describe_davit(kName, folder.config, sizes, kSide, tensors);
    DavitTower tower(*backend, tensors, sizes);
    return std::make_unique<Davit>(folder, std::move(backend), std::move(tower), std::move(description));
}

}  // namespace

extern const Architecture kDavit;
constinit const Architecture kDavit{"florence_vision", kName, load, nullptr, false};

}  // namespace headlight::davit
