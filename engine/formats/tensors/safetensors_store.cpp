#include "formats/tensors/safetensors_store.h"

#include "core/error.h"
#include "formats/fingerprint.h"

#include <algorithm>
#include <utility>

namespace headlight {

SafetensorsStore::SafetensorsStore(std::vector<SafetensorsFile> files) : files_(std::move(files)) {
    const std::vector<std::string> sorted =
        files_.size() > 1 ? names() : std::vector<std::string>();  // one file was checked already
    const auto twice = std::ranges::adjacent_find(sorted);
    if (twice != sorted.end())
        throw Error(ErrorKind::Format, Sentence("Two of the model's files hold a tensor of this name."),
                    {file_of(*twice).string(), *twice, {}});
    std::vector<FileToHash> hashed;
    for (const SafetensorsFile& file : files_) hashed.push_back({file.file()->bytes(), file.header().size()});
    fingerprint_ = fingerprint_of(hashed);
}

std::vector<std::string> SafetensorsStore::names() const {
    std::vector<std::string> names;
    for (const SafetensorsFile& file : files_)
        for (std::size_t i = 0; i < file.header().count(); ++i) names.emplace_back(file.header().tensor(i).name);
    std::ranges::sort(names);
    return names;
}

const SafetensorsFile* SafetensorsStore::holder_of(const std::string& name) const {
    const auto holder =
        std::ranges::find_if(files_, [&](const SafetensorsFile& file) { return file.header().find(name).has_value(); });
    return holder == files_.end() ? nullptr : &*holder;
}

std::optional<TensorView> SafetensorsStore::find(const std::string& name) const {
    const SafetensorsFile* holder = holder_of(name);
    return holder == nullptr ? std::nullopt : holder->find(name);
}

bool SafetensorsStore::computable(const std::string& name) const {
    const SafetensorsFile* holder = holder_of(name);
    return holder != nullptr && data_type_of(holder->header().find(name)->type).has_value();
}

std::filesystem::path SafetensorsStore::file_of(const std::string& name) const {
    const SafetensorsFile* holder = holder_of(name);
    if (holder != nullptr) return holder->file()->path();
    return files_.size() == 1 ? files_.front().file()->path() : std::filesystem::path();
}

std::uint64_t SafetensorsStore::total_bytes() const {
    std::uint64_t total = 0;
    for (const SafetensorsFile& file : files_) total += file.file()->bytes().size() - file.header().size();
    return total;
}

void SafetensorsStore::give_back(const std::string& name) const {
    const SafetensorsFile* holder = holder_of(name);
    if (holder == nullptr) return;
    const auto tensor = holder->header().find(name);
    holder->file()->give_back(holder->file()->bytes().subspan(tensor->begin, tensor->end - tensor->begin));
}

void SafetensorsStore::check_intact() const {
    for (const SafetensorsFile& file : files_) file.file()->check_intact();
}

}  // namespace headlight
