#include "kit_inputs.h"

#include "core/error.h"
#include "core/read_file.h"
#include "formats/safetensors.h"
#include "json_text.h"

#include <QJsonDocument>

#include <cmath>
#include <limits>

namespace headlight {

namespace {

constexpr std::uint64_t kMostFileBytes = std::uint64_t{64} * 1024 * 1024;

class Reader {
  public:
    explicit Reader(const std::filesystem::path& file) : file_(file) {}

    [[noreturn]] void fail(const std::string& field, const std::string& sentence) const {
        throw Error(ErrorKind::Format, sentence, {.file = file_.string(), .field = field});
    }

    template <typename Number>
    std::vector<Number> numbers(const QJsonObject& object, const QString& key, const std::string& place) const {
        const std::string field = place + "." + from_qt(key);
        const auto list = object.value(key);
        if (list.isUndefined()) return {};
        if (!list.isArray()) fail(field, "A list of whole numbers is expected.");
        std::vector<Number> values;
        for (const auto& item : list.toArray()) {
            const double number = item.toDouble(-1);
            if (number < 0 || number != std::floor(number) || number > std::numeric_limits<Number>::max()) {
                fail(field, "A list of whole numbers from 0 is expected.");
            }
            values.push_back(static_cast<Number>(number));
        }
        return values;
    }

    KitInput input(const QJsonObject& object, const std::string& place) const {
        KitInput entry;
        entry.text = from_qt(object.value("text").toString());
        entry.input = {.ids = numbers<std::int32_t>(object, "input_ids", place),
                       .token_types = numbers<std::int32_t>(object, "token_type_ids", place),
                       .attention_mask = numbers<std::uint8_t>(object, "attention_mask", place),
                       .decoder_ids = numbers<std::int32_t>(object, "decoder_input_ids", place),
                       .global_tokens = numbers<std::uint8_t>(object, "global_attention_mask", place)};
        if (const QString tensors = object.value("tensors").toString(); !tensors.isEmpty()) {
            entry.tensors = file_.parent_path() / from_qt(tensors);
            read_tensors(entry.tensors, entry.input);
        }
        const std::size_t length = entry.input.ids.size();
        if (length == 0 && entry.input.pixels.empty() && entry.input.features.empty())
            fail(place + ".input_ids",
                 "An input needs at least one token id, or tensors with pixel_values or input_features.");
        for (const std::size_t other :
             {entry.input.token_types.size(), entry.input.attention_mask.size(), entry.input.global_tokens.size()}) {
            if (other != 0 && other != length)
                fail(place,
                     "input_ids, attention_mask, token_type_ids and global_attention_mask must be equally long.");
        }
        return entry;
    }

  private:
    /// What a file beside the inputs holds that is no token.
    static void read_tensors(const std::filesystem::path& file, ModelInput& input) {
        const SafetensorsFile tensors(file);
        if (const auto pixels = tensors.find("pixel_values")) input.pixels = to_float(*pixels);
        if (const auto features = tensors.find("input_features")) input.features = to_float(*features);
    }

    std::filesystem::path file_;
};

}  // namespace

std::vector<KitInput> read_kit_inputs(const std::filesystem::path& file) {
    const Reader reader(file);
    const std::string content = read_file(file, kMostFileBytes);
    QJsonParseError problem;
    const auto document = QJsonDocument::fromJson(
        QByteArray::fromRawData(content.data(), static_cast<qsizetype>(content.size())), &problem);
    if (!document.isArray()) {
        reader.fail(
            {}, "A JSON list of inputs is expected" +
                    (problem.error == QJsonParseError::NoError ? "." : " (" + from_qt(problem.errorString()) + ")."));
    }
    std::vector<KitInput> inputs;
    for (const auto& entry : document.array()) {
        const std::string place = "[" + std::to_string(inputs.size()) + "]";
        if (!entry.isObject()) reader.fail(place, "An object with input_ids is expected.");
        inputs.push_back(reader.input(entry.toObject(), place));
    }
    return inputs;
}

}  // namespace headlight
