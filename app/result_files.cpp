#include "result_files.h"

#include "core/error.h"
#include "export/writers/table_cell.h"
#include "json/json_writer.h"
#include "staged_file.h"
#include "weight_notes.h"

#include <cerrno>
#include <cmath>
#include <cstring>
#include <fstream>
#include <functional>

namespace headlight {

namespace {

void write_nested(std::ostream& file, JsonWriter& writer, const Tensor& tensor, std::size_t dimension,
                  std::size_t& at) {
    if (dimension == tensor.shape().size()) {
        writer.real(tensor.data()[at++]);
        return;
    }
    writer.begin_array();
    for (std::int64_t i = 0; i < tensor.size(dimension); ++i) write_nested(file, writer, tensor, dimension + 1, at);
    file << writer.end().take();
}

void write_json(std::ostream& file, const std::vector<ResultTensor>& tensors, const ResultStory& story) {
    JsonWriter writer(JsonLayout::Rows);
    writer.begin_object();
    writer.key("ids").begin_array();
    for (const std::int32_t id : story.ids) writer.integer(id);
    writer.end();
    if (!story.pair.empty()) writer.key("pair").text(story.pair);
    writer.key(kProvenanceKey).json(provenance_json({story.provenance}));
    writer.key("text").text(story.text).key("tokens").texts(story.pieces);
    writer.key("tensors").begin_object();
    for (const ResultTensor& each : tensors) {
        std::size_t at = 0;
        writer.key(each.tensor.name);
        write_nested(file, writer, values_of(each.tensor), 0, at);
    }
    file << writer.end().end().take();
}

/// As cells: what so many queries or keys are called.
std::vector<std::string> csv_names(const std::vector<std::string>& own, const ResultStory& story, std::int64_t first,
                                   std::int64_t count) {
    std::vector<std::string> cells;
    for (std::int64_t i = 0; i < count; ++i)
        cells.push_back(csv_cell(own.empty() ? story.pieces.at(static_cast<std::size_t>(first + i))
                                             : own.at(static_cast<std::size_t>(i))));
    return cells;
}

void write_csv(std::ostream& file, const std::vector<ResultTensor>& tensors, const ResultStory& story) {
    file << provenance_comment({story.provenance})
         << "\nattention,head,query,key,query_token,key_token,allowed,weight\n";
    for (const auto& tensor : tensors) {
        const AttentionField& field = *tensor.field;
        const auto queries = csv_names(tensor.queries, story, tensor.first_query, field.query_count());
        const auto keys = csv_names(tensor.keys, story, tensor.first_key, field.key_count());
        for (std::int32_t head = 0; head < field.heads(); ++head) {
            const Tensor weights = field.weights(head);
            for (std::int64_t query = 0; query < field.query_count(); ++query) {
                for (std::int64_t key = 0; key < field.key_count(); ++key) {
                    const float weight = weights.data()[query * field.key_count() + key];
                    file << tensor.tensor.name << ',' << head << ',' << query << ',' << key << ','
                         << queries[static_cast<std::size_t>(query)] << ',' << keys[static_cast<std::size_t>(key)]
                         << (field.allowed(query, key) ? ",1," : ",0,")
                         << (std::isfinite(weight) ? json_number(weight) : "nan") << '\n';
                }
            }
        }
    }
}

FileMetadata metadata_of(const ResultStory& story) {
    FileMetadata metadata{{"text", story.text},
                          {"tokens", JsonWriter().texts(story.pieces).take()},
                          {kProvenanceKey, provenance_json({story.provenance})}};
    if (!story.pair.empty()) metadata["pair"] = story.pair;
    return metadata;
}

void write_tensors(std::ostream& file, const std::filesystem::path& target, const std::vector<ResultTensor>& tensors,
                   const WeightNotes& notes, const ResultStory& story) {
    std::vector<NamedTensor> named;
    for (const auto& tensor : tensors) named.push_back(tensor.tensor);
    named.insert(named.end(), notes.tensors.begin(), notes.tensors.end());
    FileMetadata metadata = metadata_of(story);
    metadata.emplace(kAttentionKey, stack_notes_json(notes.stacks));
    target.extension() == ".npz" ? write_npz(file, named, metadata) : write_safetensors(file, named, metadata);
}

/// Writes a file whole or not at all.
void write_staged(const std::filesystem::path& target, Interruption& interruption,
                  const std::function<void(std::ostream&)>& write) {
    StagedFile staged(target, interruption);
    std::ofstream file(staged.path(), std::ios::binary);
    write(file);
    file.close();
    if (!file) {
        throw Error(ErrorKind::File, std::string("The output cannot be written: ") + std::strerror(errno) + ".",
                    {.file = target.string(), .field = {}});
    }
    staged.commit();
}

}  // namespace

bool is_result_format(const std::filesystem::path& path) {
    const auto ending = path.extension();
    return ending == ".safetensors" || ending == ".npz" || ending == ".json" || ending == ".csv";
}

bool holds_any_tensor(const std::filesystem::path& path) {
    return path.extension() != ".csv";
}

void make_results_folder(const std::filesystem::path& folder) {
    std::error_code problem;
    std::filesystem::create_directories(folder, problem);
    if (!std::filesystem::is_directory(folder))
        throw Error(ErrorKind::File, Sentence("The folder for the results cannot be created."),
                    {.file = folder.string(), .field = {}});
}

void write_result(const std::filesystem::path& target, const Capture& capture, const ResultParts& parts,
                  const ResultStory& story, Interruption& interruption) {
    const std::vector<ResultTensor> tensors = result_tensors(capture, parts);
    write_staged(target, interruption, [&](std::ostream& file) {
        if (target.extension() == ".json") {
            write_json(file, tensors, story);
        } else if (target.extension() == ".csv") {
            write_csv(file, tensors, story);
        } else {
            write_tensors(file, target, tensors, weight_notes(capture), story);
        }
    });
}

void write_capture(const std::filesystem::path& target, const CaptureResult& capture, Interruption& interruption) {
    write_staged(target, interruption,
                 [&](std::ostream& file) { write_safetensors(file, capture.tensors, capture.metadata); });
}

}  // namespace headlight
