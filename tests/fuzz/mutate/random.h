#pragma once

#include <cstddef>
#include <cstdint>
#include <iterator>

namespace headlight::fuzz {

/// Pseudo-random numbers that are the same on every machine for the same seed (SplitMix64,
/// https://prng.di.unimi.it/splitmix64.c).
class Random {
  public:
    /// The stream `number` of a seed: streams of one seed have nothing in common.
    explicit Random(std::uint64_t seed, std::uint64_t number = 0) : state_(seed) {
        state_ = next() ^ (number * 0xD1342543DE82EF95U);
        state_ = next();
    }

    std::uint64_t next() {
        state_ += 0x9E3779B97F4A7C15U;
        std::uint64_t mixed = state_;
        mixed = (mixed ^ (mixed >> 30U)) * 0xBF58476D1CE4E5B9U;
        mixed = (mixed ^ (mixed >> 27U)) * 0x94D049BB133111EBU;
        return mixed ^ (mixed >> 31U);
    }
    /// A number from 0 to `limit` - 1; 0 if the limit is 0.
    std::size_t below(std::size_t limit) { return limit == 0 ? 0 : static_cast<std::size_t>(next() % limit); }
    /// True once in `times` calls on average.
    bool once_in(std::size_t times) { return below(times) == 0; }
    /// An element of an array or of a container that is not empty.
    template <typename Container>
    auto& pick(Container& from) {
        return from[below(std::size(from))];
    }

  private:
    std::uint64_t state_;
};

}  // namespace headlight::fuzz
