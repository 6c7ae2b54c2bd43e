#pragma once

#include "formats/tensors/gguf.h"
#include "formats/weights.h"

#include <memory>
#include <string>
#include <vector>

namespace headlight {

/// The tensors of one or several GGUF files (the parts of a split model). No name may stand in two of them.
class GgufStore : public WeightStore {
  public:
    /// Throws Error(Format) naming a tensor that two files hold.
    explicit GgufStore(std::vector<GgufFile> files);

    /// The first one holds the metadata of the model.
    [[nodiscard]] const std::vector<GgufFile>& files() const { return files_; }
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

/// Name of the model in this file for people: its name without ending and number of the part.
std::string gguf_model_name(const std::filesystem::path& path);

}  // namespace headlight
