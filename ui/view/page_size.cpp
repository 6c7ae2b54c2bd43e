#include "view/page_size.h"

#include "export/writers/page_presets.h"

#include <charconv>
#include <string_view>

namespace headlight {

QSizeF size_in_points(const std::string& size, double pixels_per_inch) {
    std::string_view text = size;
    const bool pixels = text.ends_with("px");
    const double most = pixels ? 100'000 : 10'000;
    if (pixels) text.remove_suffix(2);
    const auto number = [&](std::string_view digits) {
        double value = 0;
        const auto [end, problem] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
        const bool whole = problem == std::errc{} && end == digits.data() + digits.size();
        return whole && value >= 1 && value <= most ? value : 0.0;
    };
    const std::size_t cross = text.find('x');
    if (cross == std::string_view::npos) return {};
    constexpr double kMillimetersPerInch = 25.4;
    const QSizeF found(number(text.substr(0, cross)), number(text.substr(cross + 1)));
    return found * (72 / (pixels ? pixels_per_inch : kMillimetersPerInch));
}

std::string size_problem(const std::string& text) {
    if (find_page_preset(QString::fromStdString(text)) != nullptr || !size_in_points(text, 72).isEmpty()) return {};
    std::string expected = "one of ";
    for (const PagePreset& preset : page_presets()) expected += std::string(preset.id) + ", ";
    return expected + "120x90 (mm) or 1600x1200px";
}

std::string venue_sizes() {
    std::string names;
    for (const PagePreset& preset : page_presets()) {
        const std::string id = preset.id;
        if (id.find('-') != std::string::npos) names += (names.empty() ? "" : ", ") + id;
    }
    return names;
}

}  // namespace headlight
