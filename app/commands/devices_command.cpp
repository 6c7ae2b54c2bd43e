#include "app/json_text.h"
#include "backends/cpu/cpu_backend.h"
#include "commands.h"
#include "core/error.h"
#include "core/free_memory.h"
#include "session/backend_choice.h"
#include "session/device_check.h"
#include "session/devices.h"

#include <memory>
#include <optional>
#include <sstream>
#include <string>
#include <vector>

namespace headlight {

namespace {

/// A device, and how its check went if there was one.
struct CheckedDevice {
    ComputeDevice device;
    std::optional<DeviceCheck> check{};
    std::string check_failure{};
};

std::vector<CheckedDevice> find_devices(bool with_check, const std::stop_token& stop) {
    std::vector<CheckedDevice> devices;
    const ThreadCount threads = threads_of({});
    for (const ComputeDevice& device : compute_devices()) {
        CheckedDevice& checked = devices.emplace_back(CheckedDevice{device});
        if (!with_check || !device.unusable_because.empty()) continue;
        try {
            checked.check = device.backend == "cpu"
                                ? check_backend(make_cpu_backend({}, InstructionLevel::Baseline), threads, stop)
                                : check_backend(open_device(device), threads, stop);
        } catch (const Error& error) {
            if (error.kind() == ErrorKind::Cancelled) throw;
            checked.check_failure = error.what();
        }
    }
    return devices;
}

std::string limits_text(const ComputeDevice& device) {
    std::string text = size_text(device.memory) + " of memory";
    if (device.free_memory) text += ", " + size_text(*device.free_memory) + " of it free";
    if (device.largest_allocation > 0) text += ", " + size_text(device.largest_allocation) + " in one allocation";
    if (device.largest_binding > 0) text += ", " + size_text(device.largest_binding) + " at once";
    if (device.shared_memory > 0)
        text += ", workgroups of " + std::to_string(device.workgroup_threads) + " threads with " +
                size_text(device.shared_memory) + ", subgroups of " + std::to_string(device.subgroup_size) +
                (device.fp16 ? ", fp16" : ", no fp16");
    return text;
}

std::string check_text(const CheckedDevice& checked) {
    if (!checked.check_failure.empty()) return "\tthe check failed: " + checked.check_failure + "\n";
    if (!checked.check) return {};
    std::ostringstream text;
    text << std::setprecision(2) << '\t' << (checked.check->passed() ? "right" : "WRONG")
         << ": largest difference from the CPU " << checked.check->attention << " in attention, "
         << checked.check->values << " in hidden states and logits\n";
    return text.str();
}

std::string as_text(const std::vector<CheckedDevice>& devices) {
    std::string text;
    for (const CheckedDevice& checked : devices) {
        const ComputeDevice& device = checked.device;
        text += device.backend;
        if (device.index >= 0) text += " " + std::to_string(device.index);
        text += "\t" + device.name;
        if (!device.driver.empty()) text += ", " + device.driver + ", Vulkan " + device.api_version;
        if (!device.name.empty()) text += ", " + limits_text(device);
        if (device.software) text += "; computes on the CPU: used only when named";
        if (!device.unusable_because.empty())
            text += std::string(device.name.empty() ? "" : "; ") + "not available: " + device.unusable_because;
        text += "\n" + check_text(checked);
    }
    return text;
}

QJsonObject as_json(const CheckedDevice& checked) {
    const ComputeDevice& device = checked.device;
    QJsonObject object{{"backend", to_qt(device.backend)}, {"available", device.unusable_because.empty()}};
    if (!device.unusable_because.empty()) object["reason"] = to_qt(device.unusable_because);
    if (device.name.empty()) return object;
    object["name"] = to_qt(device.name);
    object["memory_bytes"] = static_cast<qint64>(device.memory);
    if (device.free_memory) object["free_memory_bytes"] = static_cast<qint64>(*device.free_memory);
    if (device.backend == "cpu") {
        object["instructions"] = to_qt(to_string(best_instruction_level()));
        object["threads"] = threads_of({}).number();
    } else {
        object["device"] = device.index;
        object["driver"] = to_qt(device.driver);
        object["vulkan"] = to_qt(device.api_version);
        object["software"] = device.software;
        object["largest_allocation_bytes"] = static_cast<qint64>(device.largest_allocation);
        object["largest_binding_bytes"] = static_cast<qint64>(device.largest_binding);
        object["shared_memory_bytes"] = static_cast<qint64>(device.shared_memory);
        object["workgroup_threads"] = static_cast<qint64>(device.workgroup_threads);
        object["subgroup_size"] = static_cast<qint64>(device.subgroup_size);
        object["fp16"] = device.fp16;
    }
    if (!checked.check_failure.empty())
        object["check"] = QJsonObject{{"passed", false}, {"failure", to_qt(checked.check_failure)}};
    if (checked.check)
        object["check"] = QJsonObject{{"passed", checked.check->passed()},
                                      {"attention_difference", checked.check->attention},
                                      {"value_difference", checked.check->values}};
    return object;
}

std::string as_json(const std::vector<CheckedDevice>& devices) {
    QJsonArray list;
    for (const CheckedDevice& checked : devices) list.append(as_json(checked));
    return json_line({{"devices", list}});
}

void list_devices(bool json, bool with_check, CommandContext& context) {
    const std::vector<CheckedDevice> devices = find_devices(with_check, {});
    context.output.write(json ? as_json(devices) : as_text(devices));
    for (const CheckedDevice& checked : devices) {
        if (!checked.check_failure.empty()) throw Error(ErrorKind::Device, checked.check_failure);
        if (checked.check && !checked.check->passed())
            throw Error(ErrorKind::Device, "The device " + checked.device.name + " computes wrong results.");
    }
}

}  // namespace

void add_devices_command(CLI::App& program, CommandContext& context) {
    auto* command = program.add_subcommand("devices", "List the devices that can compute, and why others cannot");
    auto json = std::make_shared<bool>(false);
    auto check = std::make_shared<bool>(false);
    command->add_flag("--json", *json, "Print JSON");
    command->add_flag(
        "--check", *check,
        "Run the built-in models on every device and compare them with the CPU; fails if one computes wrong results");
    command->footer("Examples:\n  headlight devices\n  headlight devices --check\n");
    command->callback([=, &context] { list_devices(*json, *check, context); });
}

}  // namespace headlight
