#include "models/blocks/plans/rotary_config.h"

#include "models/blocks/plans/decoder_config.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <numeric>
#include <optional>
#include <utility>

namespace headlight {

namespace {

constexpr double kLargest = 1e12;

/// The fields of a rotary embedding, wherever the configuration has them.
class RotaryFields {
  public:
    RotaryFields(const Config& config, const std::string& layer_type) : config_(config) {
        const std::string name = config.has("rope_parameters") ? "rope_parameters" : "rope_scaling";
        section_ = config.section(name);
        path_ = name + ".";
        if (!section_ || layer_type.empty()) return;
        std::optional<Config> own = section_->section(layer_type);
        if (!own) return;
        section_ = std::move(own);
        path_ += layer_type + ".";
    }
    /// Prefix of a field's name in messages.
    [[nodiscard]] const std::string& path() const { return path_; }
    [[nodiscard]] std::string kind() const {
        if (!section_) return "default";
        return section_->has("rope_type") ? section_->text("rope_type") : section_->text_or("type", "default");
    }
    /// A field of the section, or of the configuration itself.
    [[nodiscard]] double real_or(const std::string& key, double otherwise, double low, double high = kLargest) const {
        return section_ && section_->has(key) ? section_->real(key, low, high)
                                              : config_.real_or(key, otherwise, low, high);
    }
    /// Returns whether the section has a field.
    [[nodiscard]] bool has(const std::string& key) const { return section_ && section_->has(key); }
    /// Fields that scaling asks for: the section is there, or there would be no scaling.
    [[nodiscard]] const Config& scaling() const { return *section_; }
    /// Positions that the model was trained on before it was stretched.
    [[nodiscard]] double original_positions() const {
        const char* const key = "original_max_position_embeddings";
        const double all = config_.real_or("max_position_embeddings", 2048, 1, kLargest);
        return config_.has(key) ? config_.real(key, 1, kLargest) : scaling().real_or(key, all, 1, kLargest);
    }
    [[nodiscard]] double factor() const {
        if (scaling().has("factor")) return scaling().real("factor", 1e-3, 1e6);
        return config_.real_or("max_position_embeddings", original_positions(), 1, kLargest) / original_positions();
    }

  private:
    const Config& config_;
    std::optional<Config> section_;
    std::string path_;
};

void scale_linearly(RotaryFrequencies& frequencies, const RotaryFields& fields) {
    for (double& frequency : frequencies.by_pair) frequency /= fields.factor();
}

/// NTK-aware scaling that does not depend on the length (https://kexue.fm/archives/9706, equations 10 to 13): pair i of
/// n turns factor^(((i + 1) / n)^mixed_b) times slower, the slowest one `factor` times.
void scale_by_ntk(RotaryFrequencies& frequencies, const RotaryFields& fields) {
    const double factor = fields.factor();
    const double power = fields.scaling().real_or("mixed_b", 1, 1e-3, 1e3);
    const auto pairs = static_cast<double>(frequencies.by_pair.size());
    for (std::size_t pair = 0; pair < frequencies.by_pair.size(); ++pair)
        frequencies.by_pair[pair] *= std::pow(factor, -std::pow((static_cast<double>(pair) + 1) / pairs, power));
}

/// Long waves are stretched, short ones stay, and those between are blended by their length.
void scale_as_llama3(RotaryFrequencies& frequencies, const RotaryFields& fields) {
    const double factor = fields.factor();
    const double low = fields.scaling().real_or("low_freq_factor", 1, 1e-6, 1e6);
    const double high = fields.scaling().real_or("high_freq_factor", 4, 1e-6, 1e6);
    const double original = fields.original_positions();
    if (high <= low) fields.scaling().fail("high_freq_factor", Sentence("Expected more than low_freq_factor."));
    for (double& frequency : frequencies.by_pair) {
        const double turns = original * frequency / (2 * std::numbers::pi);  // within the original positions
        const double kept = std::clamp((turns - low) / (high - low), 0.0, 1.0);
        frequency = (1 - kept) * frequency / factor + kept * frequency;
    }
}

/// The pair (not a whole number) that turns so many times within the original positions.
double pair_of_turns(double turns, double size, double theta, double positions) {
    return size * std::log(positions / (turns * 2 * std::numbers::pi)) / (2 * std::log(theta));
}

/// What yarn multiplies the turned values by (arXiv 2309.00071, section 3.4), with a factor of its logarithm.
double yarn_magnitude(double factor, double weight) {
    return factor <= 1 ? 1.0 : 0.1 * weight * std::log(factor) + 1.0;
}

void scale_as_yarn(RotaryFrequencies& frequencies, const RotaryFields& fields, double theta) {
    const Config& scaling = fields.scaling();
    const double factor = fields.factor();
    const double original = fields.original_positions();
    const auto size = static_cast<double>(2 * frequencies.by_pair.size());
    double low = pair_of_turns(scaling.real_or("beta_fast", 32, 1e-6, 1e6), size, theta, original);
    double high = pair_of_turns(scaling.real_or("beta_slow", 1, 1e-6, 1e6), size, theta, original);
    if (scaling.boolean_or("truncate", true)) {
        low = std::floor(low);
        high = std::ceil(high);
    }
    low = std::max(low, 0.0);
    high = std::min(high, size - 1);
    if (low == high) high += 0.001;
    for (std::size_t pair = 0; pair < frequencies.by_pair.size(); ++pair) {
        const double stretched = std::clamp((static_cast<double>(pair) - low) / (high - low), 0.0, 1.0);
        double& frequency = frequencies.by_pair[pair];
        frequency = stretched * frequency / factor + (1 - stretched) * frequency;
    }
    const double weight = scaling.real_or("mscale", 0, 0, 1e6);
    const double weight_of_all = scaling.real_or("mscale_all_dim", 0, 0, 1e6);
    const double otherwise = weight > 0 && weight_of_all > 0
                                 ? yarn_magnitude(factor, weight) / yarn_magnitude(factor, weight_of_all)
                                 : yarn_magnitude(factor, 1);
    frequencies.magnitude = scaling.real_or("attention_factor", otherwise, 1e-6, 1e6);
}

/// Each pair has a factor of its own, one for short texts and one for long ones.
void scale_as_longrope(RotaryFrequencies& frequencies, const RotaryFields& fields) {
    const Config& scaling = fields.scaling();
    const auto divided = [&](const std::string& key) {
        const std::vector<double> factors = scaling.reals_or_none(key, 1e-6, 1e6);
        if (factors.size() != frequencies.by_pair.size())
            scaling.fail(key, Sentence("Expected %1 factors, found %2.", frequencies.by_pair.size(), factors.size()));
        std::vector<double> by_pair = frequencies.by_pair;
        for (std::size_t pair = 0; pair < factors.size(); ++pair) by_pair[pair] /= factors[pair];
        return by_pair;
    };
    frequencies.long_by_pair = divided("long_factor");
    frequencies.by_pair = divided("short_factor");
    const double original = fields.original_positions();
    frequencies.long_from = static_cast<std::int64_t>(original);
    const double factor = fields.factor();
    const double otherwise = factor <= 1 || original <= 1 ? 1.0 : std::sqrt(1 + std::log(factor) / std::log(original));
    frequencies.magnitude = scaling.real_or("attention_factor", otherwise, 1e-6, 1e6);
}

/// What each pair turns by, where the configuration divides them among time, rows and columns.
std::vector<std::uint8_t> read_axes(const RotaryFields& fields, std::size_t pairs, bool interleaved) {
    constexpr const char* kKey = "mrope_section";
    if (!fields.has(kKey)) return {};
    const Config& section = fields.scaling();
    const std::vector<std::int64_t> counts = section.integers_or_none(kKey, 0, 65'536);
    const std::int64_t sum = std::accumulate(counts.begin(), counts.end(), std::int64_t{0});
    if (counts.size() != 3 || sum != static_cast<std::int64_t>(pairs))
        section.fail(kKey, Sentence("Expected three numbers of pairs, for time, rows and columns, whose sum is %1, "
                                    "half of the values of a head that turn; found %2 numbers whose sum is %3.",
                                    pairs, counts.size(), sum));
    std::vector<std::uint8_t> axes(pairs, 0);
    const auto rows = static_cast<std::size_t>(counts[1]);
    const auto columns = static_cast<std::size_t>(counts[2]);
    if (section.boolean_or("mrope_interleaved", interleaved)) {
        for (std::size_t pair = 1; pair < std::min(pairs, 3 * rows); pair += 3) axes[pair] = 1;
        for (std::size_t pair = 2; pair < std::min(pairs, 3 * columns); pair += 3) axes[pair] = 2;
    } else {
        std::fill_n(axes.begin() + counts[0], rows, std::uint8_t{1});
        std::fill_n(axes.begin() + counts[0] + counts[1], columns, std::uint8_t{2});
    }
    return axes;
}

/// Theta and the number of values of each head that turn. Throws Error(Format) unless these are pairs.
std::pair<double, std::int64_t> base_of(const Config& config, const RotaryFields& fields, std::int64_t head_size,
                                        const RotaryDefaults& defaults) {
    const double theta = fields.real_or("rope_theta", defaults.theta, 1 + 1e-6);
    const double share = fields.real_or("partial_rotary_factor", defaults.share, 0, 1);
    const auto size = static_cast<std::int64_t>(static_cast<double>(head_size) * share);
    if (size < 2 || size % 2 != 0)
        config.fail(
            "partial_rotary_factor",
            Sentence("Expected an even number of values of each head to be turned, found %1 of %2.", size, head_size));
    return {theta, size};
}

}  // namespace

RotaryFrequencies plain_rotary_frequencies(double theta, std::int64_t size) {
    RotaryFrequencies frequencies;
    for (std::int64_t pair = 0; pair < size / 2; ++pair)
        frequencies.by_pair.push_back(std::pow(theta, -2.0 * static_cast<double>(pair) / static_cast<double>(size)));
    return frequencies;
}

RotaryFrequencies rotary_frequencies(const Config& config, std::int64_t head_size, const RotaryDefaults& defaults,
                                     const std::string& layer_type) {
    const RotaryFields fields(config, layer_type);
    const auto [theta, size] = base_of(config, fields, head_size, defaults);
    RotaryFrequencies frequencies = plain_rotary_frequencies(theta, size);
    frequencies.axes = read_axes(fields, frequencies.by_pair.size(), defaults.interleaved_axes);
    const std::string kind = fields.kind();
    const bool is_plain = kind == "default" || kind == "dynamic" || kind == "mrope";
    if (kind == "linear")
        scale_linearly(frequencies, fields);
    else if (kind == "ntk")
        scale_by_ntk(frequencies, fields);
    else if (kind == "llama3")
        scale_as_llama3(frequencies, fields);
    else if (kind == "yarn")
        scale_as_yarn(frequencies, fields, theta);
    else if (kind == "longrope" || kind == "su")
        scale_as_longrope(frequencies, fields);
    else if (!is_plain)
        fail_unsupported(config, fields.path() + "rope_type",
                         Sentence("Rotary embeddings of the type \"%1\" are not supported; supported types: default, "
                                  "dynamic, linear, ntk, llama3, yarn, longrope.",
                                  kind));
    return frequencies;
}

double stretched_score_factor(const Config& config) {
    const RotaryFields fields(config, {});
    if (fields.kind() == "default") return 1;
    const double weight = fields.scaling().real_or("mscale_all_dim", 0, 0, 1e6);
    const double magnitude = weight > 0 ? yarn_magnitude(fields.factor(), weight) : 1;
    return magnitude * magnitude;
}

RotaryFrequencies local_rotary_frequencies(const Config& config, std::int64_t head_size,
                                           const RotaryDefaults& defaults) {
    const std::string type = "sliding_attention";
    const std::optional<Config> by_type = config.section("rope_parameters");
    if (by_type && by_type->has(type)) return rotary_frequencies(config, head_size, defaults, type);
    const auto [theta, size] = base_of(config, RotaryFields(config, {}), head_size, defaults);
    return plain_rotary_frequencies(theta, size);
}

}  // namespace headlight
