#include "figures/drawing/figure_style.h"
#include "figures/drawing/lab_color.h"
#include "language/wording.h"

#include <QtGlobal>

#include <algorithm>
#include <cmath>
#include <initializer_list>

namespace headlight {
namespace {

constexpr int kSamples = 256;
constexpr double kDarkestInk = 12;      // CIELAB lightness of full attention on light paper
constexpr double kBrightestLight = 95;  // and on dark paper

/// A map through a few hues in CIELAB. Lightness runs evenly from the paper's to the far end's, whatever the anchors'
/// own lightness, so that equal steps of attention look equal and survive a black-and-white printer; an anchor stands
/// where the map has its lightness and gives the hue there.
std::vector<QColor> sampled(const QColor& paper, double end_lightness, std::initializer_list<const char*> anchors) {
    std::vector<LabColor> stops{to_lab(paper)};
    for (const char* anchor : anchors) stops.push_back(to_lab(QColor(anchor)));
    const double start = stops.front().lightness;
    std::sort(stops.begin(), stops.end(), [&](const LabColor& left, const LabColor& right) {
        return end_lightness > start ? left.lightness < right.lightness : left.lightness > right.lightness;
    });
    std::vector<QColor> samples;
    samples.reserve(kSamples);
    for (int index = 0; index < kSamples; ++index) {
        const double lightness = start + (end_lightness - start) * index / (kSamples - 1);
        std::size_t next = 1;
        while (next + 1 < stops.size() &&
               (end_lightness > start ? stops[next].lightness < lightness : stops[next].lightness > lightness))
            ++next;
        const LabColor& low = stops[next - 1];
        const LabColor& high = stops[next];
        const double span = high.lightness - low.lightness;
        const double t = span == 0 ? 0 : std::clamp((lightness - low.lightness) / span, 0.0, 1.0);
        samples.push_back(from_lab({lightness, low.a + t * (high.a - low.a), low.b + t * (high.b - low.b)}));
    }
    samples.front() = paper;
    return samples;
}

/// A map as `color_maps` has it, with its name in English.
struct KnownMap {
    QString id;
    const char* name;
    std::vector<QColor> samples;
};

// Styles with their maps are made for every figure, and the samples take most of a millisecond: they are made once.
//
// The hues follow well-known maps, which run from the paper here so that zero attention is the color of the paper:
// viridis and magma by Smith and van der Walt (2015, matplotlib), cividis by Nuñez, Anderton and Renslow (2018, PLoS
// ONE 13(7), made for readers with color-vision deficiency).
const std::vector<KnownMap>& maps_on_dark() {
    static const std::vector<KnownMap> maps = [paper = dark_theme().paper]() -> std::vector<KnownMap> {
        return {{"lagoon", QT_TRANSLATE_NOOP("Figure", "Lagoon (teal to pale yellow)"),
                 sampled(paper, kBrightestLight, {"#17466b", "#1a6f86", "#45a094", "#a5cf92", "#fdf7c0"})},
                {"viridis", "Viridis",
                 sampled(paper, kBrightestLight, {"#3b3270", "#31688e", "#21918c", "#5ec962", "#f5f0a0"})},
                {"cividis", "Cividis",
                 sampled(paper, kBrightestLight, {"#1d3a66", "#575d6d", "#7d7c78", "#bcae6c", "#fdee8f"})},
                {"magma", "Magma",
                 sampled(paper, kBrightestLight, {"#4a2269", "#8c2981", "#de4968", "#fe9f6d", "#fcf3c8"})},
                {"greys", QT_TRANSLATE_NOOP("Figure", "Greys"), sampled(paper, kBrightestLight, {"#f2f2f2"})}};
    }();
    return maps;
}

const std::vector<KnownMap>& maps_on_light() {
    static const std::vector<KnownMap> maps = [paper = light_theme().paper]() -> std::vector<KnownMap> {
        return {
            {"blues", QT_TRANSLATE_NOOP("Figure", "Blues"),
             sampled(paper, kDarkestInk, {"#d3e7ef", "#8bbfd6", "#3f88bb", "#1f5496", "#08204f"})},
            {"viridis", "Viridis",
             sampled(paper, kDarkestInk, {"#e8e48c", "#6bc46a", "#21918c", "#35608d", "#3a0d52"})},
            {"cividis", "Cividis",
             sampled(paper, kDarkestInk, {"#f5e6a0", "#bcae6c", "#7d7c78", "#4a5168", "#061f45"})},
            {"magma", "Magma", sampled(paper, kDarkestInk, {"#fbdfb0", "#fc8961", "#c93a70", "#721f81", "#1a0b3a"})},
            {"greys", QT_TRANSLATE_NOOP("Figure", "Greys"), sampled(paper, kDarkestInk, {"#1a1a1a"})}};
    }();
    return maps;
}

const std::vector<KnownMap>& known_maps(bool dark) {
    return dark ? maps_on_dark() : maps_on_light();
}

ColorMap in_language(const KnownMap& map) {
    return {map.id, wording(map.name), map.samples};
}

std::vector<QColor> samples_of_differences(bool dark) {
    const QColor paper = (dark ? dark_theme() : light_theme()).paper;
    const double end = dark ? 78 : 38;  // lightness that both hues reach with strong color
    std::vector<QColor> samples = dark ? sampled(paper, end, {"#1d4f7a", "#3f8fd0", "#8fc4f2"})
                                       : sampled(paper, end, {"#c9dff0", "#6fa8d8", "#1f5fa0"});
    const std::vector<QColor> more = dark ? sampled(paper, end, {"#7a3d10", "#d07a2a", "#f5b46b"})
                                          : sampled(paper, end, {"#fbdcbd", "#ee9a4d", "#b04a00"});
    std::reverse(samples.begin(), samples.end());
    samples.insert(samples.end(), more.begin() + 1, more.end());
    return samples;
}

}  // namespace

QColor ColorMap::at(double value) const {
    if (std::isnan(value) || samples.empty()) return {160, 140, 120};
    const double place = std::clamp(value, 0.0, 1.0) * static_cast<double>(samples.size() - 1);
    const auto below = static_cast<std::size_t>(place);
    const QColor& low = samples[below];
    const QColor& high = samples[std::min(below + 1, samples.size() - 1)];
    const double t = place - static_cast<double>(below);
    const auto mix = [t](int from, int to) { return static_cast<int>(std::lround(from + t * (to - from))); };
    return {mix(low.red(), high.red()), mix(low.green(), high.green()), mix(low.blue(), high.blue())};
}

std::vector<ColorMap> color_maps(bool dark) {
    std::vector<ColorMap> maps;
    for (const KnownMap& map : known_maps(dark)) maps.push_back(in_language(map));
    return maps;
}

ColorMap difference_map(bool dark) {
    static const std::vector<QColor> on_light = samples_of_differences(false);
    static const std::vector<QColor> on_dark = samples_of_differences(true);
    return {"difference", wording("Difference (blue to orange)"), dark ? on_dark : on_light};
}

ColorMap color_map(const QString& id, bool dark) {
    const std::vector<KnownMap>& maps = known_maps(dark);
    const auto found = std::find_if(maps.begin(), maps.end(), [&](const KnownMap& map) { return map.id == id; });
    return in_language(found == maps.end() ? maps.front() : *found);
}

}  // namespace headlight
