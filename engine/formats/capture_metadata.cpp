#include "formats/capture_file.h"
#include "json/json_writer.h"

namespace headlight {

namespace {

void write_range(JsonWriter& writer, std::int64_t begin, std::int64_t end) {
    writer.begin_array().integer(begin).integer(end).end();
}

void write_sequence(JsonWriter& writer, const CaptureFile::Sequence& sequence) {
    writer.begin_object().key("name").text(sequence.name).key("text").text(sequence.text);
    writer.key("tokens").texts(sequence.tokens);
    if (!sequence.offsets.empty()) {
        writer.key("offsets").begin_array();
        for (const auto& [begin, end] : sequence.offsets)
            write_range(writer, static_cast<std::int64_t>(begin), static_cast<std::int64_t>(end));
        writer.end();
    }
    if (!sequence.ids.empty()) {
        writer.key("ids").begin_array();
        for (const std::int32_t id : sequence.ids) writer.integer(id);
        writer.end();
    }
    if (sequence.special) {
        writer.key("special").begin_array();
        for (const std::int64_t token : *sequence.special) writer.integer(token);
        writer.end();
    }
    if (!sequence.images.empty()) {
        writer.key("images").begin_array();
        for (const CaptureFile::Image& image : sequence.images) {
            writer.begin_object().key("file").text(image.file).key("grid");
            write_range(writer, image.rows, image.columns);
            writer.key("tokens");
            write_range(writer, image.begin, image.end);
            writer.end();
        }
        writer.end();
    }
    writer.end();
}

void write_layer(JsonWriter& writer, const CaptureFile::Layer& layer,
                 const std::vector<CaptureFile::Sequence>& sequences) {
    writer.begin_object().key("name").text(layer.name).key("layer").integer(layer.layer);
    writer.key("kind").text(kind_name(layer.kind)).key("stage");
    layer.stage >= 0 ? writer.integer(layer.stage) : writer.null();
    writer.key("queries").text(sequences[layer.query_sequence].name);
    writer.key("keys").text(sequences[layer.key_sequence].name);
    writer.key("scale").real(layer.scale).key("causal").boolean(layer.causal);
    writer.key("window");
    layer.window > 0 ? writer.integer(layer.window) : writer.null();
    writer.key("soft_cap");
    layer.soft_cap > 0 ? writer.real(layer.soft_cap) : writer.null();
    writer.end();
}

}  // namespace

std::string capture_metadata(const CaptureFile& capture) {
    JsonWriter writer;
    writer.begin_object().key("version").integer(kCaptureVersion);
    const auto write_text = [&](std::string_view key, const std::string& text) {
        if (!text.empty()) writer.key(key).text(text);
    };
    write_text("model", capture.model);
    write_text("revision", capture.revision);
    write_text("dtype", capture.dtype);
    write_text("engine", capture.engine);
    write_text("time", capture.time);
    write_text("provenance", capture.provenance);
    writer.key("sequences").begin_array();
    for (const CaptureFile::Sequence& sequence : capture.sequences) write_sequence(writer, sequence);
    writer.end().key("layers").begin_array();
    for (const CaptureFile::Layer& layer : capture.layers) write_layer(writer, layer, capture.sequences);
    writer.end().end();
    return writer.take();
}

}  // namespace headlight
