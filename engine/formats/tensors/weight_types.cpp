#include "formats/tensors/weight_types.h"

#include "core/data_type.h"

namespace headlight {

std::string weight_types() {
    std::string names;
    for (int type = 0; type <= static_cast<int>(DataType::MXFP4); ++type)
        if (const auto each = static_cast<DataType>(type); holds_weights(each))
            names += (names.empty() ? "" : ", ") + std::string(to_string(each));
    return names;
}

}  // namespace headlight
