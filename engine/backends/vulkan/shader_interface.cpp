#include "backends/vulkan/shader_interface.h"

#include <algorithm>
#include <map>

namespace headlight {

namespace {

// Numbers of the SPIR-V specification, unified version 1: sections 2.3 and 3.
constexpr std::size_t kHeaderWords = 5;
enum Instruction : std::uint32_t {
    kTypeStruct = 30,
    kTypePointer = 32,
    kVariable = 59,
    kDecorate = 71,
    kMemberDecorate = 72
};
enum Decoration : std::uint32_t { kBinding = 33, kOffset = 35 };
enum StorageClass : std::uint32_t { kPushConstant = 9, kStorageBuffer = 12 };

/// Declarations of a module, by id.
struct Declarations {
    std::map<std::uint32_t, std::uint32_t> binding_of;    ///< variable
    std::map<std::uint32_t, std::uint32_t> size_of;       ///< struct: bytes up to the end of its last 32-bit member
    std::map<std::uint32_t, std::uint32_t> first_member;  ///< struct: type of its first member
    std::map<std::uint32_t, std::uint32_t> pointee;       ///< pointer: type that it points to
};

/// Bytes of a block of parameters: of the struct that is all that it holds, or of its own members.
std::uint32_t bytes_of_block(const Declarations& declared, std::uint32_t pointer) {
    const std::uint32_t block = declared.pointee.at(pointer);
    const auto inner = declared.size_of.find(declared.first_member.at(block));
    return inner != declared.size_of.end() ? inner->second : declared.size_of.at(block);
}

}  // namespace

ShaderInterface interface_of(std::span<const std::uint32_t> spirv) {
    ShaderInterface found;
    Declarations declared;
    for (std::size_t at = kHeaderWords; at < spirv.size(); at += spirv[at] >> 16) {
        const auto word = [&](std::size_t index) { return spirv[at + index]; };
        switch (spirv[at] & 0xFFFFU) {
            case kDecorate:
                if (word(2) == kBinding) declared.binding_of[word(1)] = word(3);
                break;
            case kMemberDecorate:
                if (word(3) == kOffset) declared.size_of[word(1)] = std::max(declared.size_of[word(1)], word(4) + 4);
                break;
            case kTypeStruct:
                if (spirv[at] >> 16 > 2) declared.first_member[word(1)] = word(2);
                break;
            case kTypePointer:
                declared.pointee[word(1)] = word(3);
                break;
            case kVariable:
                if (word(3) == kStorageBuffer)
                    found.storage_buffers = std::max(found.storage_buffers, declared.binding_of.at(word(2)) + 1);
                if (word(3) == kPushConstant) found.parameter_bytes = bytes_of_block(declared, word(1));
                break;
            default:
                break;
        }
    }
    return found;
}

}  // namespace headlight
