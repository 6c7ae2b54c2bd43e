#include "mutate/json_tree.h"

#include <algorithm>
#include <utility>

namespace headlight::fuzz {

namespace {

constexpr int kDeepest = 100;

bool is_blank(char byte) {
    return byte == ' ' || byte == '\n' || byte == '\r' || byte == '\t';
}

class LenientParser {
  public:
    explicit LenientParser(std::string_view text) : left_(text) {}

    JsonNode value(int depth) {
        skip_blanks();
        if (left_.empty()) return json_other({});
        if (depth == kDeepest) return json_other(std::string(std::exchange(left_, {})));
        if (left_[0] == '{') return container(JsonNode::Kind::Object, '}', depth);
        if (left_[0] == '[') return container(JsonNode::Kind::Array, ']', depth);
        if (left_[0] == '"') return {JsonNode::Kind::Text, text(), {}, {}};
        return json_other(other());
    }

  private:
    std::string_view left_;

    void skip_blanks() {
        while (!left_.empty() && is_blank(left_[0])) left_.remove_prefix(1);
    }

    bool take(char byte) {
        skip_blanks();
        if (left_.empty() || left_[0] != byte) return false;
        left_.remove_prefix(1);
        return true;
    }

    JsonNode container(JsonNode::Kind kind, char end, int depth) {
        JsonNode node;
        node.kind = kind;
        left_.remove_prefix(1);
        while (!take(end) && !left_.empty()) {
            const std::size_t before = left_.size();
            if (kind == JsonNode::Kind::Object) node.keys.push_back(key());
            node.children.push_back(value(depth + 1));
            take(',');
            if (left_.size() == before) left_.remove_prefix(1);  // a stray bracket
        }
        return node;
    }

    std::string key() {
        skip_blanks();
        std::string key = !left_.empty() && left_[0] == '"' ? text() : other();
        take(':');
        return key;
    }

    std::string text() {
        left_.remove_prefix(1);
        std::size_t end = 0;
        while (end < left_.size() && left_[end] != '"') end += left_[end] == '\\' ? 2 : 1;
        std::string text(left_.substr(0, end));
        left_.remove_prefix(std::min(end + 1, left_.size()));
        return text;
    }

    std::string other() {
        std::size_t end = 0;
        while (end < left_.size() && !is_blank(left_[end]) &&
               std::string_view("{}[]:,\"").find(left_[end]) == std::string_view::npos)
            ++end;
        std::string bytes(left_.substr(0, end));
        left_.remove_prefix(end);
        return bytes;
    }
};

void write(const JsonNode& node, std::string& text);

void write_text(const std::string& spelled, std::string& text) {
    text += '"';
    text += spelled;
    text += '"';
}

void write_children(const JsonNode& node, std::string& text) {
    for (std::size_t i = 0; i < node.children.size(); ++i) {
        if (i > 0) text += ',';
        if (node.kind == JsonNode::Kind::Object) {
            write_text(node.keys[i], text);
            text += ':';
        }
        write(node.children[i], text);
    }
}

void write(const JsonNode& node, std::string& text) {
    switch (node.kind) {
        case JsonNode::Kind::Object:
            text += '{';
            write_children(node, text);
            text += '}';
            break;
        case JsonNode::Kind::Array:
            text += '[';
            write_children(node, text);
            text += ']';
            break;
        case JsonNode::Kind::Text:
            write_text(node.text, text);
            break;
        case JsonNode::Kind::Other:
            text += node.text;
            break;
    }
}

}  // namespace

JsonNode* JsonNode::find(std::string_view key) {
    const auto found = std::ranges::find(keys, key);
    return found == keys.end() ? nullptr : &children[static_cast<std::size_t>(found - keys.begin())];
}

JsonNode json_text(std::string_view bytes) {
    constexpr std::string_view kDigits = "0123456789abcdef";
    std::string spelled;
    for (const char byte : bytes) {
        const auto code = static_cast<unsigned char>(byte);
        if (byte == '"' || byte == '\\') {
            spelled += '\\';
            spelled += byte;
        } else if (code < 0x20) {
            spelled += "\\u00";
            spelled += kDigits[code / 16];
            spelled += kDigits[code % 16];
        } else {
            spelled += byte;
        }
    }
    return {JsonNode::Kind::Text, std::move(spelled), {}, {}};
}

JsonNode json_other(std::string bytes) {
    return {JsonNode::Kind::Other, std::move(bytes), {}, {}};
}

JsonNode parse_json(std::string_view text) {
    return LenientParser(text).value(0);
}

std::string write_json(const JsonNode& node) {
    std::string text;
    write(node, text);
    return text;
}

std::vector<JsonNode*> all_nodes(JsonNode& root) {
    std::vector<JsonNode*> nodes = {&root};
    for (std::size_t i = 0; i < nodes.size(); ++i) {
        JsonNode& node = *nodes[i];  // the list grows
        for (JsonNode& child : node.children) nodes.push_back(&child);
    }
    return nodes;
}

}  // namespace headlight::fuzz
