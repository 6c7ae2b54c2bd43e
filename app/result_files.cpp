#include "result_files.h"

#include "core/error.h"
#include "export/provenance_json.h"
#include "json_text.h"
#include "staged_file.h"

#include <QJsonDocument>

#include <array>
#include <cerrno>
#include <charconv>
#include <cmath>
#include <cstring>
#include <fstream>

namespace headlight {

namespace {

/// Text and numbers on their way into a file.
class TextFile {
  public:
    explicit TextFile(std::ostream& file) : file_(&file) {}

    void text(std::string_view text) { file_->write(text.data(), static_cast<std::streamsize>(text.size())); }
    /// The shortest digits that read back as the same fp32.
    void number(float value, std::string_view otherwise) {
        if (!std::isfinite(value)) return text(otherwise);
        std::array<char, 32> digits{};
        const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), value).ptr;
        text({digits.data(), static_cast<std::size_t>(end - digits.data())});
    }

  private:
    std::ostream* file_;
};

void write_nested(TextFile& file, const Tensor& tensor, std::size_t dimension, std::size_t& at) {
    if (dimension == tensor.shape().size()) {
        file.number(tensor.data()[at++], "null");
        return;
    }
    file.text("[");
    for (std::int64_t i = 0; i < tensor.size(dimension); ++i) {
        if (i > 0) file.text(",");
        write_nested(file, tensor, dimension + 1, at);
    }
    file.text("]");
}

QJsonArray pieces_array(const ResultStory& story) {
    QJsonArray pieces;
    for (const auto& piece : story.pieces) pieces.append(to_qt(piece));
    return pieces;
}

void write_json(TextFile& file, const std::vector<ResultTensor>& tensors, const ResultStory& story) {
    QJsonObject head{{kProvenanceKey, provenance_value({story.provenance})},
                     {"text", to_qt(story.text)},
                     {"ids", json_array(story.ids)},
                     {"tokens", pieces_array(story)}};
    if (!story.pair.empty()) head["pair"] = to_qt(story.pair);
    std::string begin = json_line(head);
    begin.resize(begin.size() - 2);  // the closing brace and the line feed: the tensors follow
    file.text(begin + ",\"tensors\":{");
    for (std::size_t i = 0; i < tensors.size(); ++i) {
        file.text((i > 0 ? ",\n\"" : "\n\"") + tensors[i].tensor.name + "\":");
        std::size_t at = 0;
        write_nested(file, values_of(tensors[i].tensor), 0, at);
    }
    file.text("\n}}\n");
}

/// A cell of comma-separated values (RFC 4180).
std::string csv_cell(const std::string& text) {
    if (text.find_first_of(",\"\r\n") == std::string::npos) return text;
    std::string cell = "\"";
    for (const char c : text) cell += c == '"' ? std::string("\"\"") : std::string(1, c);
    return cell + "\"";
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

void write_csv(TextFile& file, const std::vector<ResultTensor>& tensors, const ResultStory& story) {
    file.text(provenance_comment({story.provenance}) + "\n");
    file.text("attention,head,query,key,query_token,key_token,allowed,weight\n");
    for (const auto& tensor : tensors) {
        const AttentionField& field = *tensor.field;
        const auto queries = csv_names(tensor.queries, story, tensor.first_query, field.query_count());
        const auto keys = csv_names(tensor.keys, story, tensor.first_key, field.key_count());
        for (std::int32_t head = 0; head < field.heads(); ++head) {
            const Tensor weights = field.weights(head);
            for (std::int64_t query = 0; query < field.query_count(); ++query) {
                for (std::int64_t key = 0; key < field.key_count(); ++key) {
                    file.text(tensor.tensor.name + ',' + std::to_string(head) + ',' + std::to_string(query) + ',' +
                              std::to_string(key) + ',' + queries[static_cast<std::size_t>(query)] + ',' +
                              keys[static_cast<std::size_t>(key)] + (field.allowed(query, key) ? ",1," : ",0,"));
                    file.number(weights.data()[query * field.key_count() + key], "nan");
                    file.text("\n");
                }
            }
        }
    }
}

FileMetadata metadata_of(const ResultStory& story) {
    FileMetadata metadata{
        {"text", story.text},
        {"tokens", from_qt(QString::fromUtf8(QJsonDocument(pieces_array(story)).toJson(QJsonDocument::Compact)))},
        {kProvenanceKey, provenance_json({story.provenance})}};
    if (!story.pair.empty()) metadata["pair"] = story.pair;
    return metadata;
}

void write_tensors(std::ostream& file, const std::filesystem::path& target, const std::vector<ResultTensor>& tensors,
                   const ResultStory& story) {
    std::vector<NamedTensor> named;
    for (const auto& tensor : tensors) named.push_back(tensor.tensor);
    target.extension() == ".npz" ? write_npz(file, named, metadata_of(story))
                                 : write_safetensors(file, named, metadata_of(story));
}

}  // namespace

bool is_result_format(const std::filesystem::path& path) {
    const auto ending = path.extension();
    return ending == ".safetensors" || ending == ".npz" || ending == ".json" || ending == ".csv";
}

bool holds_any_tensor(const std::filesystem::path& path) {
    return path.extension() != ".csv";
}

void write_result(const std::filesystem::path& target, const std::vector<ResultTensor>& tensors,
                  const ResultStory& story, Interruption& interruption) {
    StagedFile staged(target, interruption);
    std::ofstream file(staged.path(), std::ios::binary);
    TextFile text(file);
    if (target.extension() == ".json") {
        write_json(text, tensors, story);
    } else if (target.extension() == ".csv") {
        write_csv(text, tensors, story);
    } else {
        write_tensors(file, target, tensors, story);
    }
    file.close();
    if (!file) {
        throw Error(ErrorKind::File, std::string("The output cannot be written: ") + std::strerror(errno) + ".",
                    {.file = target.string(), .field = {}});
    }
    staged.commit();
}

}  // namespace headlight
