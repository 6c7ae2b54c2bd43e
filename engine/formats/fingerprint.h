#pragma once

#include "formats/safetensors.h"

#include <span>
#include <string>

namespace headlight {

/// SHA-256 (FIPS 180-4), in hexadecimal, of what identifies these weights, in this order for every file: its size, its
/// header, and for a file of at most 16 MiB its whole content. Larger files are told apart by size and header alone:
/// nobody waits for gigabytes to be read before a model opens. Names and places of the files do not enter.
std::string fingerprint_of(std::span<const SafetensorsFile> files);

}  // namespace headlight
