#include "training/chance.h"

#include <cmath>
#include <numbers>

namespace headlight {

namespace {

constexpr std::uint64_t kStep = 0x9E3779B97F4A7C15;

std::uint64_t mixed(std::uint64_t value) {
    value = (value ^ (value >> 30)) * 0xBF58476D1CE4E5B9;
    value = (value ^ (value >> 27)) * 0x94D049BB133111EB;
    return value ^ (value >> 31);
}

}  // namespace

Chance::Chance(std::uint64_t seed, Purpose purpose, std::uint64_t index)
    : state_(mixed(mixed(mixed(seed + kStep) + static_cast<std::uint64_t>(purpose) + kStep) + index + kStep)) {}

std::uint64_t Chance::next() {
    state_ += kStep;
    return mixed(state_);
}

double Chance::uniform() {
    constexpr int kUnused = 12;  // of 64 bits: a double holds the other 52 and a half exactly
    return (static_cast<double>(next() >> kUnused) + 0.5) * 0x1p-52;
}

double Chance::normal() {
    const double radius = std::sqrt(-2 * std::log(uniform()));
    return radius * std::cos(2 * std::numbers::pi * uniform());
}

}  // namespace headlight
