#include "mutate/json_mutator.h"

#include "mutate/bytes.h"
#include "mutate/hostile.h"
#include "mutate/mutators.h"

#include <algorithm>
#include <cstdlib>
#include <iterator>
#include <utility>

namespace headlight::fuzz {

namespace {

constexpr std::size_t kMostNodes = 20'000;

std::ptrdiff_t place(std::size_t index) {
    return static_cast<std::ptrdiff_t>(index);
}

/// A container that has children, or null.
JsonNode* some_container(JsonNode& root, Random& random) {
    std::vector<JsonNode*> containers = all_nodes(root);
    std::erase_if(containers, [](const JsonNode* node) { return node->children.empty(); });
    return containers.empty() ? nullptr : random.pick(containers);
}

JsonNode& some_node(JsonNode& root, Random& random) {
    const std::vector<JsonNode*> nodes = all_nodes(root);
    return *random.pick(nodes);
}

void repeat_child(JsonNode& root, Random& random) {
    JsonNode* container = some_container(root, random);
    if (container == nullptr) return;
    const std::size_t index = random.below(container->children.size());
    const JsonNode child = container->children[index];
    const std::size_t times = random.once_in(8) ? random.below(64) : 1;
    const std::size_t at = random.below(container->children.size() + 1);
    container->children.insert(container->children.begin() + place(at), times, child);
    if (container->kind != JsonNode::Kind::Object) return;
    const std::string key = container->keys[index] + (random.once_in(2) ? "" : "2");
    container->keys.insert(container->keys.begin() + place(at), times, key);
}

void remove_child(JsonNode& root, Random& random) {
    JsonNode* container = some_container(root, random);
    if (container == nullptr) return;
    const std::size_t index = random.below(container->children.size());
    container->children.erase(container->children.begin() + place(index));
    if (container->kind == JsonNode::Kind::Object) container->keys.erase(container->keys.begin() + place(index));
}

void swap_children(JsonNode& root, Random& random) {
    JsonNode* container = some_container(root, random);
    if (container != nullptr) std::swap(random.pick(container->children), random.pick(container->children));
}

/// Puts the value of one node in the place of another.
void copy_node(JsonNode& root, Random& random) {
    JsonNode copy = some_node(root, random);
    some_node(root, random) = std::move(copy);
}

void rename_key(JsonNode& root, Random& random) {
    std::vector<JsonNode*> objects = all_nodes(root);
    std::erase_if(objects, [](const JsonNode* node) { return node->keys.empty(); });
    if (objects.empty()) return;
    const std::string other = random.pick(random.pick(objects)->keys);
    random.pick(random.pick(objects)->keys) = random.once_in(3) ? json_text(hostile_text(random)).text : other;
}

void wrap(JsonNode& root, Random& random) {
    JsonNode& node = some_node(root, random);
    JsonNode inner = std::move(node);
    node = JsonNode();
    node.kind = random.once_in(2) ? JsonNode::Kind::Array : JsonNode::Kind::Object;
    if (node.kind == JsonNode::Kind::Object) node.keys.emplace_back("a");
    node.children.push_back(std::move(inner));
}

void nest_deeply(JsonNode& root, Random& random) {
    const std::size_t depth = std::size_t{1} << random.below(13);
    std::string begin;
    std::string end;
    const bool objects = random.once_in(2);
    for (std::size_t i = 0; i < depth; ++i) begin += objects ? "{\"a\":" : "[";
    end.assign(depth, objects ? '}' : ']');
    begin += "0";
    some_node(root, random) = json_other(begin + end);
}

void change_number(JsonNode& node, Random& random) {
    const long long number = std::strtoll(node.text.c_str(), nullptr, 10);
    switch (random.below(5)) {
        case 0:
            node.text = std::to_string(static_cast<long long>(static_cast<unsigned long long>(number) + 1));
            break;
        case 1:
            node.text = std::to_string(static_cast<long long>(static_cast<unsigned long long>(number) - 1));
            break;
        case 2:
            node.text.insert(0, node.text.starts_with('-') ? "" : "-");
            break;
        default:
            node.text = boundary_spelled(random);
    }
}

void change_text(JsonNode& node, Random& random) {
    if (random.once_in(2)) {
        node.text = json_text(hostile_text(random)).text;
        return;
    }
    constexpr const char* kPieces[] = {"\\u0000",       "\\ud800", "\\udc00\\ud800", "\\ud83d\\ude00", "\\\\", "\\/",
                                       "\\n\\t\\u001f", "a",       "\xC3\xA9",       "\\u0301"};
    node.text.insert(random.below(node.text.size() + 1), random.pick(kPieces));
}

void change_kind(JsonNode& node, Random& random) {
    constexpr const char* kValues[] = {"null", "true", "false", "{}",         "[]", "\"\"",
                                       "0",    "-1",   "[[]]",  "{\"a\":{}}", ""};
    node = json_other(random.pick(kValues));
}

void change_value(JsonNode& root, Random& random) {
    std::vector<JsonNode*> values = all_nodes(root);
    std::erase_if(values, [](const JsonNode* node) { return node->is_container(); });
    if (values.empty()) return;
    JsonNode& node = *random.pick(values);
    if (random.once_in(8))
        change_kind(node, random);
    else if (node.kind == JsonNode::Kind::Text)
        change_text(node, random);
    else if (!node.text.empty() && (node.text[0] == '-' || (node.text[0] >= '0' && node.text[0] <= '9')))
        change_number(node, random);
    else
        node.text = random.once_in(2) ? "true" : "false";
}

void change_any_kind(JsonNode& root, Random& random) {
    change_kind(some_node(root, random), random);
}

}  // namespace

std::string boundary_spelled(Random& random) {
    constexpr const char* kSpelled[] = {"-0",
                                        "0.0",
                                        "1e5",
                                        "1E-400",
                                        "1e400",
                                        "0.1",
                                        "-1",
                                        "1e18",
                                        "9223372036854775807",
                                        "9223372036854775808",
                                        "-9223372036854775808",
                                        "18446744073709551616",
                                        "3.4e38",
                                        "4e38",
                                        "1.5",
                                        "00",
                                        "1.",
                                        "NaN"};
    if (random.once_in(2)) return random.pick(kSpelled);
    std::string number = random.once_in(4) ? "-" : "";
    number += std::to_string(boundary_number(random));
    return number;
}

void mutate_tree(JsonNode& root, Random& random) {
    using Change = void (*)(JsonNode&, Random&);
    constexpr Change kChanges[] = {change_value, change_value,  change_value,   repeat_child,
                                   remove_child, swap_children, copy_node,      rename_key,
                                   wrap,         change_value,  change_any_kind};
    if (random.once_in(64))
        nest_deeply(root, random);
    else
        random.pick(kChanges)(root, random);
}

void mutate_json(std::string& bytes, Random& random) {
    JsonNode root = parse_json(bytes);
    if (all_nodes(root).size() > kMostNodes) return mutate_bytes(bytes, random);
    mutate_tree(root, random);
    std::string written = write_json(root);
    if (written.size() > std::max(kMostMutatedBytes, bytes.size())) return mutate_bytes(bytes, random);
    bytes = std::move(written);
}

}  // namespace headlight::fuzz
