#pragma once

#include "formats/tensors/gguf.h"
#include "formats/weights.h"

#include <memory>
#include <string>
#include <vector>

namespace headlight {

/// Whether the last of several files holds the image encoder (`mmproj`) of the model in those before it.
enum class LastGguf { Part, ImageEncoder };

/// The tensors of one or several GGUF files: the parts of a split model, and its image encoder. No name may stand in
/// two of them.
class GgufStore : public WeightStore {
  public:
    /// Throws Error(Format) naming a tensor that two files hold.
    explicit GgufStore(std::vector<GgufFile> files, LastGguf last = LastGguf::Part);

    /// The first one holds the metadata of the model.
    [[nodiscard]] const std::vector<GgufFile>& files() const { return files_; }
    /// The file of the image encoder; null: there is none.
    [[nodiscard]] const GgufFile* image_encoder() const {
        return last_ == LastGguf::ImageEncoder ? &files_.back() : nullptr;
    }
    [[nodiscard]] const GgufMetadata& metadata() const { return files_.front().header().metadata(); }

    [[nodiscard]] std::vector<std::string> names() const override;
    [[nodiscard]] std::optional<TensorView> find(const std::string& name) const override;
    [[nodiscard]] bool computable(const std::string& name) const override;
    [[nodiscard]] std::filesystem::path file_of(const std::string& name) const override;
    [[nodiscard]] std::uint64_t total_bytes() const override;
    [[nodiscard]] std::string fingerprint() const override { return fingerprint_; }
    void give_back(const std::string& name) const override;
    void check_intact() const override;

  private:
    std::vector<GgufFile> files_;
    LastGguf last_;
    std::string fingerprint_;
    /// A tensor and its file; null: none has this name. Looked up once for each question, because names lie in the
    /// files: one that is cut meanwhile no longer has what it had before.
    struct Listed {
        const GgufFile* file = nullptr;
        const GgufHeader::Tensor* tensor = nullptr;
    };
    [[nodiscard]] Listed look_up(const std::string& name) const;
};

/// Opens a GGUF file, or all parts of a split one (NAME-00001-of-00003.gguf) of which `path` names any. Throws Error
/// for a file that is missing or damaged, and for parts that do not belong together.
std::shared_ptr<const GgufStore> open_gguf(const std::filesystem::path& path);

/// The same with the image encoder in the file `image_encoder`. Throws Error(Unsupported) where that file holds none,
/// and where its tokens do not have the width of the text model's, saying both.
std::shared_ptr<const GgufStore> open_gguf(const std::filesystem::path& path,
                                           const std::filesystem::path& image_encoder);

/// Returns whether a file of this name holds an image encoder, as llama.cpp and those who publish such files name them:
/// "mmproj-model-f16.gguf", "gemma-3-4b-it.mmproj-Q8_0.gguf".
bool is_named_image_encoder(const std::filesystem::path& path);

/// Files beside a GGUF file that are named as image encoders, sorted; none beside one that is named so itself.
std::vector<std::filesystem::path> image_encoders_beside(const std::filesystem::path& path);

/// Name of the model in this file for people: its name without ending and number of the part.
std::string gguf_model_name(const std::filesystem::path& path);

}  // namespace headlight
