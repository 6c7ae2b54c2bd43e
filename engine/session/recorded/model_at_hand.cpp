#include "session/recorded/model_at_hand.h"

#include "core/error.h"
#include "formats/model_folder.h"
#include "session/analyze_text.h"
#include "session/built_in_models.h"

#include <algorithm>
#include <cmath>
#include <system_error>
#include <utility>

namespace headlight {
namespace {

namespace fs = std::filesystem;

/// Bytes of weights that are loaded without asking.
constexpr std::uintmax_t kQuickBytes = std::uintmax_t{512} << 20;
/// Queries of each head whose weights are compared.
constexpr std::int64_t kComparedQueries = 8;
/// Differences of weights beyond those of half precision.
constexpr float kLargestDifference = 0.05F;

std::uintmax_t bytes_of_weights(const fs::path& path) {
    std::error_code error;
    if (fs::is_regular_file(path, error)) return fs::file_size(path, error);
    std::uintmax_t bytes = 0;
    for (fs::directory_iterator entry(path, error), end; !error && entry != end; entry.increment(error))
        if (entry->is_regular_file(error)) bytes += entry->file_size(error);
    return bytes;
}

/// The stack of the same kind; null where there is none.
const AttentionStack* same_kind(const std::vector<AttentionStack>& stacks, const AttentionStack& stack) {
    const auto found = std::ranges::find(stacks, stack.kind, &AttentionStack::kind);
    return found == stacks.end() ? nullptr : &*found;
}

/// Sizes of the stacks, in the order of the captured ones.
std::string shape_of(const std::vector<AttentionStack>& stacks, const std::vector<AttentionStack>& captured) {
    std::string shape;
    for (const AttentionStack& each : captured) {
        const AttentionStack* found = same_kind(stacks, each);
        if (found == nullptr) continue;
        const AttentionStack& stack = *found;
        const AttentionField& field = *stack.layers.front();
        shape += (shape.empty() ? "" : "; ") + std::string(kind_name(stack.kind)) + " attention of " +
                 std::to_string(stack.layers.size()) + " layers with " + std::to_string(field.heads()) + " heads, " +
                 std::to_string(field.query_count()) + " queries and " + std::to_string(field.key_count()) + " keys";
    }
    return shape;
}

/// The largest difference of two layers' weights, in evenly spaced rows.
float difference_of(const AttentionField& a, const AttentionField& b) {
    const std::int64_t rows = std::min(kComparedQueries, a.query_count());
    float largest = 0;
    for (std::int32_t head = 0; head < a.heads(); ++head) {
        for (std::int64_t row = 0; row < rows; ++row) {
            const std::int64_t query = (2 * row + 1) * a.query_count() / (2 * rows);
            const std::vector<float> left = a.row(head, query);
            const std::vector<float> right = b.row(head, query);
            for (std::size_t key = 0; key < left.size(); ++key)
                if (const float difference = std::abs(left[key] - right[key]); difference > largest)
                    largest = difference;
        }
    }
    return largest;
}

}  // namespace

ModelAtHand::ModelAtHand(fs::path path, std::vector<std::int32_t> ids, Load load)
    : path_(std::move(path)), ids_(std::move(ids)), load_(std::move(load)) {}

TokenizedText ModelAtHand::with_ids(TokenizedText captured) const {
    for (std::size_t i = 0; i < captured.tokens.size(); ++i) captured.tokens[i].id = ids_.at(i);
    return captured;
}

bool ModelAtHand::is_quick() const {
    return model_ || bytes_of_weights(path_) <= kQuickBytes;
}

ReadyModel& ModelAtHand::loaded(const Analysis& captured, const std::stop_token& stop) {
    if (!model_) {
        ReadyModel model = load_(path_, stop);
        compare(model, captured, stop);
        model_ = std::move(model);
    }
    model_->check_intact();
    return *model_;
}

void ModelAtHand::compare(ReadyModel& model, const Analysis& captured, const std::stop_token& stop) {
    CaptureRequest wanted;
    wanted.logits = LogitPositions::None;
    const ModelDescription& description = model.model->description();
    const Capture ours = model.model->forward(input_of(with_ids(captured.tokens), {}, description), wanted, stop, {});
    const std::string expected = shape_of(captured.attention, captured.attention);
    if (const std::string found = shape_of(ours.attention, captured.attention); found != expected)
        throw Error(ErrorKind::Input, Sentence("The model at %1 is not the one of this capture: expected %2; found %3.",
                                               path_.string(), expected, found));
    float largest = 0;
    for (const AttentionStack& stack : captured.attention) {
        const AttentionStack& other = *same_kind(ours.attention, stack);
        for (std::size_t layer = 0; layer < stack.layers.size(); ++layer)
            largest = std::max(largest, difference_of(*stack.layers[layer], *other.layers[layer]));
    }
    if (largest > kLargestDifference)
        difference_ = "The weights that " + model.provenance.model_name +
                      " computes differ from the captured ones by " + "up to " + std::to_string(largest).substr(0, 4) +
                      ": it may be another version of the model.";
}

fs::path find_model_of_capture(const fs::path& capture, const std::string& name) {
    std::error_code error;
    const fs::path folder = capture.has_parent_path() ? capture.parent_path() : fs::path(".");
    if (fs::is_regular_file(folder / "config.json", error)) return folder;
    for (const BuiltInModel& model : built_in_models())
        if (model.name == name) return model.path;
    for (const FoundModel& model : models_in_hugging_face_cache())
        if (model.name == name) return model.path;
    return {};
}

}  // namespace headlight
