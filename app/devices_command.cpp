#include "backends/cpu/cpu_backend.h"
#include "commands.h"
#include "core/thread_pool.h"
#include "json_text.h"

#include <unistd.h>

#include <memory>

namespace headlight {

namespace {

constexpr const char* kNoVulkan = "this version computes on the CPU only";

double memory_gib() {
    return static_cast<double>(::sysconf(_SC_PHYS_PAGES)) * static_cast<double>(::sysconf(_SC_PAGE_SIZE)) /
           (1024.0 * 1024.0 * 1024.0);
}

std::string as_text() {
    std::string memory = std::to_string(memory_gib());
    memory.resize(memory.find('.') + 2);
    return "cpu\t" + make_cpu_backend(0)->name() + ", " + memory +
           " GiB of memory\nvulkan\tnot available: " + kNoVulkan + "\n";
}

std::string as_json() {
    const QJsonObject cpu{{"backend", "cpu"},
                          {"available", true},
                          {"name", to_qt(make_cpu_backend(0)->name())},
                          {"instructions", to_qt(to_string(best_instruction_level()))},
                          {"threads", default_thread_count()},
                          {"memory_gib", memory_gib()}};
    const QJsonObject vulkan{{"backend", "vulkan"}, {"available", false}, {"reason", kNoVulkan}};
    return json_line({{"devices", QJsonArray{cpu, vulkan}}});
}

}  // namespace

void add_devices_command(CLI::App& program, CommandContext& context) {
    auto* command = program.add_subcommand("devices", "List what can compute here, and why the rest can't");
    auto json = std::make_shared<bool>(false);
    command->add_flag("--json", *json, "As JSON");
    command->footer("Examples:\n  headlight devices\n");
    command->callback([=, &context] { context.output.write(*json ? as_json() : as_text()); });
}

}  // namespace headlight
