#include "backend_rows.h"

#include "backends/cpu/cpu_backend.h"

namespace headlight {

const std::vector<BackendRow>& backend_rows() {
    static const std::vector<BackendRow> rows = [] {
        std::vector<BackendRow> found;
        for (const auto level : {InstructionLevel::Baseline, InstructionLevel::Avx2, InstructionLevel::Avx512}) {
            if (level > best_instruction_level()) continue;
            for (const int threads : {1, 3}) {
                found.push_back({"CPU " + std::string(to_string(level)) + " x" + std::to_string(threads),
                                 [=] { return make_cpu_backend(threads, level); }});
            }
        }
        return found;
    }();
    return rows;
}

}  // namespace headlight
