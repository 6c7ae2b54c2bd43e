#include "analysis/heads/exact_sum.h"

#include <cmath>
#include <utility>

namespace headlight {

ExactSum::ExactSum(std::span<const double> parts) {
    for (const double part : parts) add(part);
}

void ExactSum::add(double number) {
    std::size_t kept = 0;
    for (double part : parts_) {
        if (std::abs(number) < std::abs(part)) std::swap(number, part);
        const double sum = number + part;
        const double lost = part - (sum - number);
        if (lost != 0) parts_[kept++] = lost;
        number = sum;
    }
    parts_.resize(kept);
    if (number != 0) parts_.push_back(number);
}

void ExactSum::add_product(double left, double right) {
    const double product = left * right;
    add(product);
    add(std::fma(left, right, -product));
}

void ExactSum::add(const ExactSum& other) {
    for (const double part : other.parts_) add(part);
}

void ExactSum::add_product(double factor, const ExactSum& other) {
    for (const double part : other.parts_) add_product(factor, part);
}

double ExactSum::value() const {
    if (parts_.empty()) return 0;
    std::size_t rest = parts_.size() - 1;
    double sum = parts_[rest];
    double lost = 0;
    while (rest > 0 && lost == 0) {
        const double before = sum;
        const double part = parts_[--rest];
        sum = before + part;
        lost = part - (sum - before);
    }
    // A loss of exactly half a unit was rounded to even, though what follows may lie on the other side of the half.
    if (rest > 0 && lost != 0 && std::signbit(lost) == std::signbit(parts_[rest - 1])) {
        const double twice = lost * 2;
        const double corrected = sum + twice;
        if (corrected - sum == twice) sum = corrected;
    }
    return sum;
}

double ExactSum::over(std::int64_t count) const {
    const double quotient = value() / static_cast<double>(count);
    ExactSum rest = *this;
    rest.add_product(-static_cast<double>(count), quotient);
    return quotient + rest.value() / static_cast<double>(count);
}

std::vector<double> ExactSum::parts() const {
    std::vector<double> parts;
    for (ExactSum rest = *this; !rest.parts_.empty(); rest.add(-parts.back())) parts.push_back(rest.value());
    return parts;
}

}  // namespace headlight
