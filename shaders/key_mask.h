// Values of a key mask, which says for each key of an attention module who may attend to it. Read by GLSL and C++
// alike.
#ifndef HEADLIGHT_SHADER_KEY_MASK_H
#define HEADLIGHT_SHADER_KEY_MASK_H

#ifdef __cplusplus
#include <cstdint>
namespace headlight {
using KeyMark = std::uint8_t;
#else
#define KeyMark uint
#endif

const KeyMark kPaddingKey = 0u;   // nobody attends to it
const KeyMark kOrdinaryKey = 1u;  // causality and windows decide
const KeyMark kGlobalKey = 2u;  // all attend to it and it attends to all, padding left out (AttentionSpec::global_keys)
// From here on one mark a span: neighbors of the same mark attend to each other (AttentionSpec::spans).
const KeyMark kFirstSpanKey = 3u;
const KeyMark kLastSpanKey = 255u;

// Words of the mask as shaders read it: a mark, and a bit that says that the key is a token of an image
// (AttentionSpec::image_keys).
#ifdef __cplusplus
using KeyWord = std::uint32_t;
#else
#define KeyWord uint
#endif
const KeyWord kMarkBits = 0xFFu;
const KeyWord kImageBit = 0x100u;

#ifdef __cplusplus
}  // namespace headlight
#endif

#endif
