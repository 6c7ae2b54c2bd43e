#pragma once

#include <cstdint>

namespace headlight {

/// Random numbers that depend on seed, purpose and index alone, so that any step of a training can be repeated without
/// those before it. SplitMix64 (Steele, Lea and Flood 2014, doi 10.1145/2660193.2660195).
class Chance {
  public:
    enum class Purpose : std::uint8_t { Weights, Rows };
    Chance(std::uint64_t seed, Purpose purpose, std::uint64_t index);

    std::uint64_t next();
    /// Whole number from 0 to `count` - 1.
    std::uint64_t below(std::uint64_t count) { return next() % count; }
    /// From 0 to 1, both left out.
    double uniform();
    /// Of the standard normal distribution (Box and Muller 1958, doi 10.1214/aoms/1177706645).
    double normal();

  private:
    std::uint64_t state_;
};

}  // namespace headlight
