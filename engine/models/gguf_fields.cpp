#include "models/gguf_fields.h"

#include "core/error.h"
#include "json/json_writer.h"

namespace headlight {

std::string json_truth(bool value) {
    return value ? "true" : "false";
}

bool has_tensor(const GgufStore& file, const std::string& name) {
    return file.find(name).has_value();
}

void add_classes(const GgufStore& file, const std::string& name, GgufFields& fields) {
    const auto labels = file.metadata().texts(name + ".classifier.output_labels");
    if (labels)
        for (std::size_t i = 0; i < labels->size(); ++i)
            fields["id2label." + std::to_string(i)] = json_string((*labels)[i]);
    const Shape shape = file.find("cls.output.weight")->shape;
    fields["num_labels"] = std::to_string(shape.size() < 2 ? 1 : shape.front());
}

void fail_unsupported(const GgufStore& file, const std::string& key, const Sentence& sentence) {
    throw Error(ErrorKind::Unsupported, sentence, {file.metadata().file(), key, {}});
}

}  // namespace headlight
