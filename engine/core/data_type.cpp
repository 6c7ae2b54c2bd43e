#include "core/data_type.h"

namespace headlight {

std::string_view to_string(DataType type) {
    constexpr std::string_view kNames[] = {"F64",  "F32",  "F16",  "BF16", "I64",    "I32",    "I16",  "I8",
                                           "U8",   "BOOL", "Q8_0", "Q4_0", "Q4_1",   "Q5_0",   "Q5_1", "Q2_K",
                                           "Q3_K", "Q4_K", "Q5_K", "Q6_K", "IQ4_NL", "IQ4_XS", "MXFP4"};
    return kNames[static_cast<std::size_t>(type)];
}

}  // namespace headlight
