#include "session/device_check.h"

#include "backends/cpu/cpu_backend.h"
#include "core/cache_folder.h"
#include "core/error.h"
#include "core/read_file.h"
#include "models/model.h"
#include "session/built_in_models.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>
#include <sstream>
#include <utility>

namespace headlight {
namespace {

constexpr double kAttentionBound = 3e-5;
constexpr double kValueBound = 3e-4;
constexpr const char* kResultsFile = "devices";
constexpr std::int32_t kTokens = 70;  // more than a tile of any shader, and not a multiple of one

/// Differences count relative to values above 1; a number that is none is as wrong as can be.
double largest_difference(std::span<const float> found, std::span<const float> expected, bool relative) {
    if (found.size() != expected.size()) return std::numeric_limits<double>::infinity();
    double largest = 0;
    for (std::size_t i = 0; i < found.size(); ++i) {
        const double right = static_cast<double>(expected[i]);
        const double difference =
            std::abs(static_cast<double>(found[i]) - right) / (relative ? 1 + std::abs(right) : 1.0);
        if (!std::isfinite(difference)) return std::numeric_limits<double>::infinity();
        largest = std::max(largest, difference);
    }
    return largest;
}

/// Ids from all over the vocabulary, and a few masked keys in the middle.
ModelInput input_of(const ModelDescription& description) {
    ModelInput input;
    const std::int32_t count = description.max_tokens > 0 ? std::min(kTokens, description.max_tokens) : kTokens;
    for (std::int32_t i = 0; i < count; ++i) {
        input.ids.push_back(static_cast<std::int32_t>((std::int64_t{i} * 7919 + 13) % description.vocabulary));
        input.attention_mask.push_back(i % 11 == 5 ? 0 : 1);
    }
    return input;
}

Capture run(const ModelFolder& folder, const std::shared_ptr<Backend>& backend, const std::stop_token& stop) {
    const auto model = load_model(folder, backend, stop, {});
    CaptureRequest request;
    request.hidden = true;
    request.value_norms = true;
    return model->forward(input_of(model->description()), request, stop, {});
}

void compare(const Capture& found, const Capture& expected, DeviceCheck& check) {
    for (std::size_t stack = 0; stack < expected.attention.size(); ++stack) {
        for (std::size_t layer = 0; layer < expected.attention[stack].layers.size(); ++layer) {
            const AttentionField& left = *found.attention.at(stack).layers.at(layer);
            const AttentionField& right = *expected.attention[stack].layers[layer];
            for (std::int32_t head = 0; head < right.heads(); ++head) {
                const Tensor found_weights = left.weights(head);
                const Tensor weights = right.weights(head);
                check.attention =
                    std::max(check.attention, largest_difference(found_weights.values(), weights.values(), false));
            }
            check.attention = std::max(
                check.attention, largest_difference(left.thumbnails().values(), right.thumbnails().values(), false));
            check.values = std::max(
                check.values, largest_difference(left.value_norms().values(), right.value_norms().values(), true));
        }
    }
    for (std::size_t state = 0; state < expected.hidden.size(); ++state)
        check.values = std::max(
            check.values, largest_difference(found.hidden.at(state).values(), expected.hidden[state].values(), true));
    for (const NamedOutput& output : expected.outputs) {
        const Tensor* other = found.output(output.name);
        check.values = std::max(check.values, other == nullptr
                                                  ? std::numeric_limits<double>::infinity()
                                                  : largest_difference(other->values(), output.values.values(), true));
    }
}

std::string sentence_of(const std::string& device, const DeviceCheck& check) {
    std::ostringstream text;
    text.precision(2);
    text << "The graphics device " << device << " computes wrong results: attention differs from the CPU's by "
         << check.attention << ", other values by " << check.values << ". A newer driver may help.";
    return text.str();
}

/// Content of the file; empty where it is missing, larger than anything written here, or not a regular file.
std::string lines_of(const std::filesystem::path& file) {
    constexpr std::uint64_t kMostBytes = 64 * 1024;
    try {
        return read_file(file, kMostBytes);
    } catch (const Error&) {
        return {};
    }
}

/// Result of an earlier check of the device. A line of the file: attention, values, identity.
std::optional<DeviceCheck> remembered(const std::filesystem::path& file, const std::string& identity) {
    std::istringstream stream(lines_of(file));
    std::optional<DeviceCheck> result;
    for (std::string line; std::getline(stream, line);) {
        std::istringstream fields(line);
        DeviceCheck check;
        std::string name;
        if (fields >> check.attention >> check.values && std::getline(fields >> std::ws, name) && name == identity)
            result = check;
    }
    return result;
}

void remember(const std::filesystem::path& file, const std::string& identity, const DeviceCheck& check) {
    constexpr double kLargest = 1e30;  // infinity cannot be read back
    std::string kept = lines_of(file);
    if (!kept.empty() && kept.back() != '\n') kept += '\n';
    std::ostringstream line;
    line << std::min(check.attention, kLargest) << ' ' << std::min(check.values, kLargest) << ' ' << identity << '\n';
    write_cache_file(file, kept + line.str());
}

}  // namespace

bool DeviceCheck::passed() const {
    return attention <= kAttentionBound && values <= kValueBound;
}

DeviceCheck check_backend(const std::shared_ptr<Backend>& backend, ThreadCount threads, const std::stop_token& stop) {
    DeviceCheck check;
    for (const char* name : {"story-encoder", "story-decoder"}) {
        const ModelFolder folder = open_model_folder(find_model(name), threads);
        const Capture expected = run(folder, make_cpu_backend(threads), stop);
        compare(run(folder, backend, stop), expected, check);
    }
    return check;
}

KnownDevices::KnownDevices(std::filesystem::path folder, DeviceOpener open)
    : file_(folder.empty() ? std::move(folder) : folder / kResultsFile), open_(std::move(open)) {}

std::optional<DeviceCheck> KnownDevices::known(const std::string& identity) const {
    const std::lock_guard lock(mutex_);
    const auto found = checked_.find(identity);
    if (found != checked_.end()) return found->second;
    return file_.empty() ? std::nullopt : remembered(file_, identity);
}

bool KnownDevices::knows(const ComputeDevice& device) const {
    return known(device.identity).has_value();
}

void KnownDevices::refuse_wrong(const ComputeDevice& device, ThreadCount threads, const std::stop_token& stop) {
    auto check = known(device.identity);
    if (!check) {
        bool has_models = true;
        try {
            check = check_backend(open_(device, {}), threads, stop);
        } catch (const Error& error) {
            // An installation without built-in models has nothing to check with.
            has_models = error.kind() != ErrorKind::File && error.kind() != ErrorKind::Format;
            if (has_models) throw;
            check = DeviceCheck{};
        }
        const std::lock_guard lock(mutex_);
        checked_[device.identity] = *check;
        if (has_models && !file_.empty()) remember(file_, device.identity, *check);
    }
    if (!check->passed()) throw Error(ErrorKind::Device, sentence_of(device.name, *check));
}

void refuse_wrong_device(const ComputeDevice& device, const std::filesystem::path& folder, ThreadCount threads,
                         const std::stop_token& stop) {
    KnownDevices(folder).refuse_wrong(device, threads, stop);
}

}  // namespace headlight
