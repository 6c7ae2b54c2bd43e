#pragma once

#include "backends/backend.h"
#include "capture/attention_field.h"

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace headlight {

/// Angles that a rotary embedding turns one position on (arXiv 2104.09864), and what the turned values are multiplied
/// by.
struct RotaryFrequencies {
    std::vector<double> by_pair;       ///< radians a position
    std::vector<double> long_by_pair;  ///< those of texts of more than `long_from` tokens; empty: the same
    std::int64_t long_from = 0;
    double magnitude = 1.0;
    /// Of each pair the number in GridPositions that it turns by; empty: tokens stand in a line.
    std::vector<std::uint8_t> axes{};
};

/// Where the first tokens of a text stand in time, and by row and column of an image (Qwen2-VL, arXiv 2409.12191,
/// section 2.1). The tokens after them stand at `next`, `next` + 1, ... in all three.
struct GridPositions {
    std::vector<std::array<std::int32_t, 3>> tokens{};
    std::int32_t next = 0;

    [[nodiscard]] std::int64_t at(std::int64_t token, std::uint8_t axis) const {
        const auto placed = static_cast<std::int64_t>(tokens.size());
        return token < placed ? tokens[static_cast<std::size_t>(token)][axis] : next + token - placed;
    }
    bool operator==(const GridPositions&) const = default;
};

/// The angles of all positions that texts have needed so far, computed in double precision, or those of tokens that
/// stand in no line. Layers share it.
class RotaryAngles {
  public:
    /// Has no frequencies: its table is set.
    RotaryAngles() = default;
    explicit RotaryAngles(RotaryFrequencies frequencies) : frequencies_(std::move(frequencies)) {}

    /// Takes the angles of each token, [tokens, cosines of all pairs and then their sines].
    void set(Backend& backend, Tensor table);
    /// Returns whether tokens stand where GridPositions says.
    [[nodiscard]] bool has_axes() const { return !frequencies_.axes.empty(); }
    /// Returns whether the angles of a token depend on how many follow it.
    [[nodiscard]] bool depends_on_length() const { return !frequencies_.long_by_pair.empty(); }
    /// Places the tokens of the text that is read next.
    void place(const GridPositions& positions);
    /// A table for `Backend::rotary` with at least so many positions.
    [[nodiscard]] const DeviceTensor& up_to(Backend& backend, std::int64_t positions);
    /// The same table on the host, as it was last asked for; null before.
    [[nodiscard]] const std::shared_ptr<const Tensor>& on_host() const { return on_host_; }
    /// Values of a head that turn.
    [[nodiscard]] std::int64_t size() const {
        return frequencies_.by_pair.empty() ? table_.columns()
                                            : 2 * static_cast<std::int64_t>(frequencies_.by_pair.size());
    }

  private:
    /// Where a token stands in the eyes of a pair.
    [[nodiscard]] std::int64_t position(std::int64_t token, std::size_t pair) const {
        return has_axes() ? positions_.at(token, frequencies_.axes[pair]) : token;
    }

    RotaryFrequencies frequencies_;
    GridPositions positions_;
    DeviceTensor table_;
    std::shared_ptr<const Tensor> on_host_;
    bool long_ = false;
};

/// A rotary embedding as attention blocks use it; without angles it does nothing.
struct Rotary {
    std::shared_ptr<RotaryAngles> angles;
    bool interleaved = false;  ///< see RotaryLayout

    /// x: [tokens, heads * head_size], from position `first` on.
    [[nodiscard]] DeviceTensor operator()(Backend& backend, const DeviceTensor& x, std::int64_t first,
                                          std::int64_t head_size) const;
    /// The turn that was given last, for those who take it back; nothing without angles.
    [[nodiscard]] std::optional<RotaryTurn> last_turn(std::int64_t head_size) const;
};

}  // namespace headlight
