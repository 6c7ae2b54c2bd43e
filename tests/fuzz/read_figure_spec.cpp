#include "app/figure_spec.h"
#include "capture/intervention_text.h"
#include "core/error.h"
#include "memory_file.h"
#include "require.h"
#include "targets.h"

#include <algorithm>

namespace headlight::fuzz {

namespace {

constexpr double kLargestPoints = 72 * 10'000.0;  // of 100,000 pixels at 10 to the inch

/// What the figure's makers take from the options, asked for as they do.
void check(const FigureOptions& options) {
    require(!options.choices().empty(), "a head is drawn, or all of them");
    require(std::ranges::all_of(options.heads, [](std::int32_t head) { return head >= 0; }), "heads count from 0");
    require(std::ranges::all_of(options.masked, [](std::int32_t token) { return token >= 0; }), "tokens count from 0");
    if (options.queries) require(options.queries->first <= options.queries->last, "a range has a first and a last");
    static_cast<void>(options.matrix());
    static_cast<void>(options.style());
    static_cast<void>(options.links());
    static_cast<void>(options.text.changes());
    const ExportOptions page = options.page();
    require(page.shown_size.width() <= kLargestPoints && page.shown_size.height() <= kLargestPoints,
            "a page has bounds");
    require(options.others.shown() <= OtherSidesOptions::kMost, "a side is one of four");
}

}  // namespace

// Whatever is taken for a description asks for what can be drawn, or names what is wrong with it.
void read_figure_spec(std::span<const std::byte> bytes) {
    const MemoryFile memory(bytes);
    FigureOptions usual;
    usual.out = "figure.png";
    try {
        const auto none_given = [](const std::string&) { return false; };
        const FigureSpec spec = headlight::read_figure_spec(memory.path(), usual, none_given);
        require(spec.panels.size() <= 64, "panels are counted");
        check(spec.figure);
        for (const FigureOptions& panel : spec.panels) check(panel);
    } catch (const Error& error) {
        require(error.kind() == ErrorKind::Format, "the file is to blame");
        require(error.place().file == memory.path(), "an error names the file");
    }
}

}  // namespace headlight::fuzz
