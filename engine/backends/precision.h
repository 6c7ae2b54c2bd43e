#pragma once

#include "core/kept/kept_rows.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace headlight {

/// How matrix products (`linear`) compute. Fp16 and Bf16 round the factors, inputs and weights, to 16 bits each: fp16
/// has 11 significant ones and nothing finite beyond 65,504, bf16 8 and the range of fp32. Sums, and all else, stay
/// fp32. Products of few rows (kFewRows) may stay fp32.
enum class Precision : std::uint8_t { Fp32, Fp16, Bf16 };

/// The names of products' precisions, in the order of the enumeration.
inline constexpr std::array<std::string_view, 3> kPrecisionNames{"fp32", "fp16", "bf16"};
/// Those in which queries and keys can be kept: the first ones.
inline constexpr std::array<std::string_view, 2> kKeptPrecisionNames{kPrecisionNames[0], kPrecisionNames[1]};

constexpr std::string_view to_string(Precision precision) {
    return kPrecisionNames[static_cast<std::size_t>(precision)];
}

/// How precisely a backend computes, and keeps what it computed.
struct Precisions {
    Precision products = Precision::Fp32;  ///< of matrix products
    /// Of queries and keys: in Fp16 they are rounded before they are compared, so that attention is that of what is
    /// kept. Fp32 or Fp16.
    Precision kept = Precision::Fp32;
    bool operator==(const Precisions&) const = default;
};

/// End of the name of a backend that computes and keeps so: ", bf16, queries and keys in fp16"; empty for fp32.
inline std::string name_of(const Precisions& precisions) {
    std::string name;
    if (precisions.products != Precision::Fp32) name.append(", ").append(to_string(precisions.products));
    if (precisions.kept != Precision::Fp32) name.append(", ").append(kRowsInFp16);
    return name;
}

/// The precisions that the name of a backend ends with (name_of).
inline Precisions precisions_named_by(std::string_view backend) {
    Precisions precisions;
    const auto take = [&](std::string_view end) {
        if (!backend.ends_with(end) || !backend.substr(0, backend.size() - end.size()).ends_with(", ")) return false;
        backend.remove_suffix(end.size() + 2);
        return true;
    };
    if (take(kRowsInFp16)) precisions.kept = Precision::Fp16;
    for (const Precision products : {Precision::Fp16, Precision::Bf16})
        if (take(to_string(products))) precisions.products = products;
    return precisions;
}

}  // namespace headlight
