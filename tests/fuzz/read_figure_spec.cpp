#include "core/error.h"
#include "memory_file.h"
#include "require.h"
#include "targets.h"
#include "view/compose.h"
#include "view/request_json.h"

#include <algorithm>

namespace headlight::fuzz {

namespace {

constexpr double kLargestPoints = 72 * 10'000.0;  // of 100,000 pixels at 10 to the inch

/// What the figure's makers take from the request, asked for as they do.
void check(const ViewRequest& request) {
    const PictureRequest& picture = request.picture;
    const auto is_negative = [](std::int32_t number) { return number < 0; };
    require(std::ranges::none_of(picture.more_heads, is_negative), "heads count from 0");
    require(std::ranges::none_of(request.input.masked, is_negative), "tokens count from 0");
    const auto& queries = picture.pointed_out.queries;
    if (queries) require(queries->first <= queries->last, "a range has a first and a last");
    static_cast<void>(request.input.active_interventions());
    const ExportOptions page = export_options(request.page, ExportFormat::Png);
    require(page.shown_size.width() <= kLargestPoints && page.shown_size.height() <= kLargestPoints,
            "a page has bounds");
    require(request.sides.count() <= SidesRequest::kMost, "there are at most three other runs");
}

}  // namespace

// Whatever is taken for a description asks for what can be drawn, or names what is wrong with it.
void read_figure_spec(std::span<const std::byte> bytes) {
    const MemoryFile memory(bytes);
    try {
        const ViewRequest request = read_description(memory.path());
        require(request.panels.size() <= kMostPanels, "panels are counted");
        check(request);
        for (const ViewRequest& panel : request.panels) check(panel);
        static_cast<void>(description_json(request));
    } catch (const Error& error) {
        require(is_of_format(error), "the file is to blame");
        require(error.place().file == memory.path(), "an error names the file");
    }
}

}  // namespace headlight::fuzz
