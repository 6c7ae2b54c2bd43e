// Blocks of quantized weights, read from an array of words that BLOCK_WORDS names before this is included. Layouts and arithmetic are
// those of engine/core/block_numbers.h, where they are described; every product and every sum is rounded by itself as there, so that
// values come out the same to the last bit.

/// Four bytes from any address on, the first one lowest.
uint block_bytes(uint at) {
    const uint shift = 8u * (at & 3u);
    const uint low = BLOCK_WORDS[at >> 2];
    return shift == 0u ? low : (low >> shift) | (BLOCK_WORDS[(at >> 2) + 1u] << (32u - shift));
}
uint block_byte(uint at) { return (BLOCK_WORDS[at >> 2] >> (8u * (at & 3u))) & 0xFFu; }
int signed_block_byte(uint at) { return int(block_byte(at) << 24) >> 24; }

/// A binary16 number at an even address. Scales are often subnormal, which unpackHalf2x16 may take for zero.
float block_half(uint at) {
    const uint bits = (BLOCK_WORDS[at >> 2] >> (8u * (at & 2u))) & 0xFFFFu;
    const uint exponent = (bits >> 10) & 31u;
    const float magnitude = exponent == 0u ? float(bits & 0x3FFu) * 5.9604644775390625e-8  // 2^-24
                                           : uintBitsToFloat((exponent == 31u ? 0x7F800000u : (exponent + 112u) << 23) | (bits & 0x3FFu) << 13);
    return (bits & 0x8000u) != 0u ? -magnitude : magnitude;
}

vec4 unsigned_numbers(uint bytes) {
    return vec4(float(bytes & 0xFFu), float((bytes >> 8) & 0xFFu), float((bytes >> 16) & 0xFFu), float(bytes >> 24));
}
vec4 signed_numbers(uint bytes) {
    return vec4(float(int(bytes << 24) >> 24), float(int(bytes << 16) >> 24), float(int(bytes << 8) >> 24), float(int(bytes) >> 24));
}
/// Four bits, as the lowest ones of four bytes.
uint spread_bits(uint bits) { return (bits & 1u) | (bits & 2u) << 7 | (bits & 4u) << 14 | (bits & 8u) << 21; }
/// Numbers i to i + 3 of 32: the lower nibbles of 16 bytes, then their upper ones.
uint nibbles_at(uint bytes, uint i) { return (block_bytes(bytes + (i & 15u)) >> (i < 16u ? 0u : 4u)) & 0x0F0F0F0Fu; }

const float kUnevenSteps[16] = float[](-127.0, -104.0, -83.0, -65.0, -49.0, -35.0, -22.0, -10.0, 1.0, 13.0, 25.0, 38.0, 53.0, 69.0, 89.0, 113.0);
const float kMicroscalingSteps[16] = float[](0.0, 1.0, 2.0, 3.0, 4.0, 6.0, 8.0, 12.0, 0.0, -1.0, -2.0, -3.0, -4.0, -6.0, -8.0, -12.0);
vec4 uneven_steps(uint n) { return vec4(kUnevenSteps[n & 15u], kUnevenSteps[(n >> 8) & 15u], kUnevenSteps[(n >> 16) & 15u], kUnevenSteps[n >> 24]); }
vec4 microscaling_steps(uint n) {
    return vec4(kMicroscalingSteps[n & 15u], kMicroscalingSteps[(n >> 8) & 15u], kMicroscalingSteps[(n >> 16) & 15u], kMicroscalingSteps[n >> 24]);
}

vec4 scaled(float scale, vec4 numbers) {
    precise vec4 values = vec4(scale) * numbers;
    return values;
}
vec4 scaled_from(float scale, vec4 numbers, float offset) {
    precise vec4 values = vec4(scale) * numbers;
    precise vec4 moved = values + vec4(offset);
    return moved;
}
float rounded_product(float a, float b) {
    precise float product = a * b;
    return product;
}

/// Numbers i to i + 3 of a block of Q4_K or Q5_K from their bytes.
vec4 scaled_pair_of_k(uint block, uint part, vec4 numbers) {
    const uint scales = block + 4u;
    uint scale, minimum;
    if (part < 4u) {
        scale = block_byte(scales + part) & 63u;
        minimum = block_byte(scales + part + 4u) & 63u;
    } else {
        const uint low = block_byte(scales + part + 4u);
        scale = (low & 15u) | block_byte(scales + part - 4u) >> 6 << 4;
        minimum = low >> 4 | block_byte(scales + part) >> 6 << 4;
    }
    return scaled_from(rounded_product(block_half(block), float(scale)), numbers, -rounded_product(block_half(block + 2u), float(minimum)));
}

vec4 q2_k_values(uint block, uint i) {
    const uint bytes = block_bytes(block + 16u + i / 128u * 32u + i % 32u) >> (i / 32u % 4u * 2u);
    const uint both = block_byte(block + i / 16u);
    return scaled_from(rounded_product(block_half(block + 80u), float(both & 15u)), unsigned_numbers(bytes & 0x03030303u),
                       -rounded_product(block_half(block + 82u), float(both >> 4)));
}

vec4 q3_k_values(uint block, uint i) {
    const uint part = i / 16u, scales = block + 96u;
    const uint bytes = block_bytes(block + 32u + i / 128u * 32u + i % 32u) >> (i / 32u % 4u * 2u);
    const uint high = (block_bytes(block + i % 32u) >> (i / 32u)) & 0x01010101u;
    const uint low = part < 8u ? block_byte(scales + part) & 15u : block_byte(scales + part - 8u) >> 4;
    const int own = int(low | ((block_byte(scales + 8u + part % 4u) >> (part / 4u * 2u)) & 3u) << 4) - 32;
    return scaled(rounded_product(block_half(block + 108u), float(own)), unsigned_numbers((bytes & 0x03030303u) | high << 2) - vec4(4.0));
}

vec4 q4_k_values(uint block, uint i) {
    const uint bytes = block_bytes(block + 16u + i / 64u * 32u + i % 32u) >> (i / 32u % 2u * 4u);
    return scaled_pair_of_k(block, i / 32u, unsigned_numbers(bytes & 0x0F0F0F0Fu));
}

vec4 q5_k_values(uint block, uint i) {
    const uint bytes = block_bytes(block + 48u + i / 64u * 32u + i % 32u) >> (i / 32u % 2u * 4u);
    const uint fifth = (block_bytes(block + 16u + i % 32u) >> (i / 32u)) & 0x01010101u;
    return scaled_pair_of_k(block, i / 32u, unsigned_numbers((bytes & 0x0F0F0F0Fu) | fifth << 4));
}

vec4 q6_k_values(uint block, uint i) {
    const uint part = i / 32u;
    const uint low = block_bytes(block + part / 4u * 64u + part % 2u * 32u + i % 32u) >> (part / 2u % 2u * 4u);
    const uint high = block_bytes(block + 128u + part / 4u * 32u + i % 32u) >> (part % 4u * 2u);
    const float scale = rounded_product(block_half(block + 208u), float(signed_block_byte(block + 192u + i / 16u)));
    return scaled(scale, unsigned_numbers((low & 0x0F0F0F0Fu) | (high & 0x03030303u) << 4) - vec4(32.0));
}

vec4 iq4_xs_values(uint block, uint i) {
    const uint part = i / 32u;
    const uint low = (block_byte(block + 4u + part / 2u) >> (part % 2u * 4u)) & 15u;
    const uint high = (block_byte(block + 2u + part / 4u) >> (part % 4u * 2u)) & 3u;
    const float scale = rounded_product(block_half(block), float(int(low | high << 4) - 32));
    return scaled(scale, uneven_steps(nibbles_at(block + 8u + part * 16u, i % 32u)));
}

vec4 mxfp4_values(uint block, uint i) {
    const uint exponent = block_byte(block);
    const float scale = uintBitsToFloat(exponent < 2u ? 0x00200000u << exponent : (exponent - 1u) << 23);
    return scaled(scale, microscaling_steps(nibbles_at(block + 1u, i)));
}

/// Values `index` (a multiple of four) to index + 3 of an array stored as `type`, one of those with blocks.
vec4 block_values(uint type, uint index) {
    const uint small = index / 32u, large = index / 256u;  // blocks of 32 and of 256 values
    const uint i = index % 32u;
    uint block;
    switch (type) {
        case kWeightQ8_0:
            block = small * 34u;
            return scaled(block_half(block), signed_numbers(block_bytes(block + 2u + i)));
        case kWeightQ4_0:
            block = small * 18u;
            return scaled(block_half(block), unsigned_numbers(nibbles_at(block + 2u, i)) - vec4(8.0));
        case kWeightQ4_1:
            block = small * 20u;
            return scaled_from(block_half(block), unsigned_numbers(nibbles_at(block + 4u, i)), block_half(block + 2u));
        case kWeightQ5_0:
            block = small * 22u;
            return scaled(block_half(block),
                          unsigned_numbers(nibbles_at(block + 6u, i) | spread_bits(block_bytes(block + 2u) >> i) << 4) - vec4(16.0));
        case kWeightQ5_1:
            block = small * 24u;
            return scaled_from(block_half(block), unsigned_numbers(nibbles_at(block + 8u, i) | spread_bits(block_bytes(block + 4u) >> i) << 4),
                               block_half(block + 2u));
        case kWeightQ2_K: return q2_k_values(large * 84u, index % 256u);
        case kWeightQ3_K: return q3_k_values(large * 110u, index % 256u);
        case kWeightQ4_K: return q4_k_values(large * 144u, index % 256u);
        case kWeightQ5_K: return q5_k_values(large * 176u, index % 256u);
        case kWeightQ6_K: return q6_k_values(large * 210u, index % 256u);
        case kWeightIQ4_NL:
            block = small * 18u;
            return scaled(block_half(block), uneven_steps(nibbles_at(block + 2u, i)));
        case kWeightIQ4_XS: return iq4_xs_values(large * 136u, index % 256u);
        default: return mxfp4_values(small * 17u, i);
    }
}

/// One value of an array of any type.
float stored_value(uint type, uint index) {
    return type >= kWeightQ8_0 ? block_values(type, index & ~3u)[index & 3u] : WEIGHT_AT(BLOCK_WORDS, index, type);
}
