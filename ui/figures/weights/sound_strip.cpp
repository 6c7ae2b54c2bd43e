#include "figures/weights/sound_strip.h"

#include "figures/drawing/text.h"

#include <QPolygonF>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace headlight {
namespace {

constexpr double kStripGap = 0.3;           // em, to the cells
constexpr double kWaveformRoom = 2;         // em
constexpr double kSpectrogramRoom = 3;      // em
constexpr double kVectorColumn = 0.25;      // points, where there are no pixels
constexpr double kThinnestWaveform = 0.04;  // em, of silence
constexpr double kRounded = 1e-9;

/// One of the device's pixels along a strip, with the parts of the recording beside it.
struct StripColumn {
    double begin = 0;  ///< along the strip's direction, in the units of the display list
    double end = 0;
    std::vector<SoundStretch> stretches;  ///< one a row or column; none: there is no sound
};

double strip_begin(const SoundStrip& strip) {
    return strip.down ? strip.area.top() : strip.area.left();
}

double strip_end(const SoundStrip& strip) {
    return strip.down ? strip.area.bottom() : strip.area.right();
}

/// The part of a stretch between two shares of it, at least a sample.
SoundStretch part_of_stretch(const SoundStretch& stretch, double from, double to) {
    const auto length = static_cast<double>(stretch.end - stretch.begin);
    const auto begin = stretch.begin + static_cast<std::int64_t>(from * length);
    const auto end = stretch.begin + static_cast<std::int64_t>(std::ceil(to * length));
    return {std::min(begin, stretch.end - 1), std::clamp(end, begin + 1, stretch.end)};
}

/// What of the axis lies between two of its rows or columns, with fractions of them.
std::vector<SoundStretch> stretches_between(const AxisSound& sound, double from, double to) {
    std::vector<SoundStretch> stretches;
    const auto count = static_cast<double>(sound.stretches.size());
    from = std::max(from, 0.0);
    to = std::min(to, count);
    for (double entry = std::floor(from); entry < to; ++entry) {
        const SoundStretch& own = sound.stretches[static_cast<std::size_t>(entry)];
        if (own.empty()) continue;
        stretches.push_back(part_of_stretch(own, std::max(0.0, from - entry), std::min(1.0, to - entry)));
    }
    return stretches;
}

double column_step(const FigureStyle& style) {
    return style.pixel > 0 ? style.pixel : kVectorColumn;
}

std::vector<StripColumn> columns_of_strip(const AxisSound& sound, const SoundStrip& strip, const FigureStyle& style) {
    const double step = column_step(style);
    const double begin = strip_begin(strip);
    const double end = strip_end(strip);
    const auto entry_at = [&](double place) { return strip.first + (place - begin) / strip.spacing; };
    std::vector<StripColumn> columns;
    for (double pixel = std::floor(begin / step + kRounded); pixel * step < end - kRounded; ++pixel) {
        StripColumn column{std::max(begin, pixel * step), std::min(end, (pixel + 1) * step), {}};
        column.stretches = stretches_between(sound, entry_at(column.begin), entry_at(column.end) - kRounded);
        columns.push_back(std::move(column));
    }
    return columns;
}

/// A point of a strip by its place along it and its distance from the strip's middle.
QPointF point_of_strip(const SoundStrip& strip, double along, double across) {
    const QPointF middle = strip.area.center();
    return strip.down ? QPointF(middle.x() + across, along) : QPointF(along, middle.y() - across);
}

/// Outline of the peaks of columns that follow each other.
class WaveformOutline {
  public:
    WaveformOutline(const AxisSound& sound, const SoundStrip& strip, double thinnest)
        : wave_(sound.recording->waveform), strip_(strip), thinnest_(thinnest) {
        const double thickness = strip.down ? strip.area.width() : strip.area.height();
        if (wave_.loudest() > 0) scale_ = thickness / 2 / static_cast<double>(wave_.loudest());
    }

    void add(const StripColumn& column) {
        if (column.stretches.empty()) return close();
        double least = 0;
        double most = 0;
        bool is_first = true;
        for (const SoundStretch& stretch : column.stretches) {
            const SoundPeak peak = wave_.peak_of(stretch);
            least = is_first ? peak.least : std::min<double>(least, peak.least);
            most = is_first ? peak.most : std::max<double>(most, peak.most);
            is_first = false;
        }
        const double middle = scale_ * (least + most) / 2;
        const double half = std::max(scale_ * (most - least), thinnest_) / 2;
        for (const double along : {column.begin, column.end}) {
            above_ << point_of_strip(strip_, along, middle + half);
            below_ << point_of_strip(strip_, along, middle - half);
        }
    }

    QPainterPath take() {
        close();
        return path_;
    }

  private:
    void close() {
        if (above_.isEmpty()) return;
        std::reverse(below_.begin(), below_.end());
        path_.addPolygon(above_ + below_);
        path_.closeSubpath();
        above_.clear();
        below_.clear();
    }

    const Waveform& wave_;
    const SoundStrip& strip_;
    double thinnest_;
    double scale_ = 0;
    QPolygonF above_;
    QPolygonF below_;
    QPainterPath path_;
};

/// Colors from the paper to the ink.
std::array<QRgb, 256> shades_of_loudness(const Theme& theme) {
    constexpr double kMostInk = 0.85;  // share of the ink
    std::array<QRgb, 256> shades{};
    for (std::size_t i = 0; i < shades.size(); ++i) {
        const double share = kMostInk * static_cast<double>(i) / static_cast<double>(shades.size() - 1);
        const auto mixed = [&](int paper, int ink) {
            return static_cast<int>(std::lround(paper + share * (ink - paper)));
        };
        shades[i] = qRgb(mixed(theme.paper.red(), theme.ink.red()), mixed(theme.paper.green(), theme.ink.green()),
                         mixed(theme.paper.blue(), theme.ink.blue()));
    }
    return shades;
}

/// Mean loudness of the frames beside a column, by frequency.
std::vector<std::size_t> loudness_beside(const StripColumn& column, const AnalyzedSound& sound) {
    const Loudness& loudness = sound.loudness;
    const auto bins = static_cast<std::size_t>(loudness.bins);
    const auto frame_at = [&](std::int64_t sample) {
        return static_cast<std::size_t>(loudness.frame_at(static_cast<double>(sample) / sound.rate));
    };
    std::vector<std::size_t> sums(bins);
    std::size_t frames = 0;
    for (const SoundStretch& stretch : column.stretches) {
        for (std::size_t frame = frame_at(stretch.begin); frame <= frame_at(stretch.end - 1); ++frame, ++frames)
            for (std::size_t bin = 0; bin < bins; ++bin) sums[bin] += loudness.values[frame * bins + bin];
    }
    for (std::size_t& sum : sums) sum /= std::max<std::size_t>(frames, 1);
    return sums;
}

/// A pixel for each column and frequency bin, the mean of the column's frames.
QImage spectrogram_of(const std::vector<StripColumn>& columns, const AnalyzedSound& sound, bool down,
                      const Theme& theme) {
    const Loudness& loudness = sound.loudness;
    const auto count = static_cast<int>(columns.size());
    const std::array<QRgb, 256> shades = shades_of_loudness(theme);
    QImage image(down ? loudness.bins : count, down ? count : loudness.bins, QImage::Format_RGB32);
    image.fill(theme.paper);
    for (int column = 0; column < count; ++column) {
        const StripColumn& beside = columns[static_cast<std::size_t>(column)];
        if (beside.stretches.empty()) continue;
        const std::vector<std::size_t> means = loudness_beside(beside, sound);
        for (int bin = 0; bin < loudness.bins; ++bin) {
            const QRgb shade = shades.at(means[static_cast<std::size_t>(bin)]);
            const int across = loudness.bins - 1 - bin;
            down ? image.setPixel(across, column, shade) : image.setPixel(column, across, shade);
        }
    }
    return image;
}

}  // namespace

AxisSound axis_sound(const std::vector<MatrixEntry>& entries, const std::shared_ptr<const AnalyzedSound>& recording,
                     const FigureStyle& style) {
    AxisSound sound;
    if (!recording || style.sound == AxisSoundForm::None) return sound;
    for (const MatrixEntry& entry : entries) sound.stretches.push_back(recording->stretch_of(entry.tokens));
    const bool drawable = style.sound == AxisSoundForm::Waveform || recording->loudness.frames > 0;
    if (drawable && !std::ranges::all_of(sound.stretches, &SoundStretch::empty)) sound.recording = recording;
    return sound;
}

double sound_strip_room(const AxisSound& sound, const FigureStyle& style) {
    if (!sound.recording) return 0;
    const double room = style.sound == AxisSoundForm::Waveform ? kWaveformRoom : kSpectrogramRoom;
    return (room + kStripGap) * size_of(style.font);
}

void add_sound_strip(const AxisSound& sound, const SoundStrip& strip, const FigureStyle& style,
                     std::vector<Item>& items) {
    if (!sound.recording || strip.area.isEmpty() || !(strip.spacing > 0)) return;
    const double gap = kStripGap * size_of(style.font);
    SoundStrip inner = strip;
    inner.area.adjust(0, 0, strip.down ? -gap : 0, strip.down ? 0 : -gap);
    const std::vector<StripColumn> columns = columns_of_strip(sound, inner, style);
    if (columns.empty()) return;
    if (style.sound == AxisSoundForm::Waveform) {
        WaveformOutline outline(sound, inner, kThinnestWaveform * size_of(style.font));
        for (const StripColumn& column : columns) outline.add(column);
        items.push_back(PathItem{outline.take(), Qt::NoPen, style.theme.faint_ink, Role::Sound});
        return;
    }
    QImage image = spectrogram_of(columns, *sound.recording, strip.down, style.theme);
    // The first and the last pixel may lie in the strip with a part of them.
    const double step = column_step(style);
    const double begin = strip_begin(inner) / step - std::floor(strip_begin(inner) / step + kRounded);
    const double length = (strip_end(inner) - strip_begin(inner)) / step;
    const QRectF source =
        strip.down ? QRectF(0, begin, image.width(), length) : QRectF(begin, 0, length, image.height());
    items.push_back(ImageItem{inner.area, std::move(image), Role::Sound, source});
}

}  // namespace headlight
