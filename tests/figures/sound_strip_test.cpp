// The sound of a recording along the axes of heat maps.

#include "figures/weights/heat_map_figure.h"
#include "list_items.h"
#include "sample_matrices.h"
#include "test_program.h"

#include <QtTest>

#include <cmath>
#include <numbers>

using namespace headlight;

namespace {

constexpr std::int64_t kHop = 320;
constexpr std::int32_t kRate = 16'000;
const QSizeF kSize(700, 720);

FigureStyle style(AxisSoundForm form = AxisSoundForm::Waveform) {
    FigureStyle result;
    result.font.setPointSizeF(9);
    result.sound = form;
    return result;
}

/// A recording whose token `i` is the samples of frame `i`.
std::shared_ptr<const AnalyzedSound> recording(std::vector<float> samples, std::int64_t frames) {
    AnalyzedSound sound{Waveform(std::make_shared<const std::vector<float>>(std::move(samples))), kRate};
    for (std::int64_t frame = 0; frame < frames; ++frame) sound.stretches.push_back({frame * kHop, (frame + 1) * kHop});
    return std::make_shared<const AnalyzedSound>(std::move(sound));
}

/// Silence with a tone in the frames from `first` to `last`.
std::vector<float> tone(std::int64_t frames, std::int64_t first, std::int64_t last) {
    std::vector<float> samples(static_cast<std::size_t>(frames * kHop));
    for (std::int64_t i = first * kHop; i < (last + 1) * kHop; ++i)
        samples[static_cast<std::size_t>(i)] =
            static_cast<float>(0.3 * std::sin(2 * std::numbers::pi * 440 * static_cast<double>(i) / kRate));
    return samples;
}

AttentionMatrix attention_of(std::size_t frames, std::shared_ptr<const AnalyzedSound> sound) {
    std::vector<std::string> names;
    for (std::size_t frame = 0; frame < frames; ++frame) names.push_back(std::to_string(frame));
    AttentionMatrix matrix;
    matrix.queries = matrix.keys = samples::entries(names);
    matrix.values = Tensor({static_cast<std::int64_t>(frames), static_cast<std::int64_t>(frames)});
    matrix.allowed.assign(frames * frames, 1);
    matrix.sound = std::move(sound);
    return matrix;
}

/// The waveforms beside the rows and above the columns.
struct Strips {
    std::vector<PathItem> beside;
    std::vector<PathItem> above;
};

Strips strips_of(const HeatMapFigure& figure) {
    Strips strips;
    for (const PathItem& item : list_items<PathItem>(figure.layout(kSize), Role::Sound))
        (item.path.boundingRect().right() < figure.plot_area(kSize).left() ? strips.beside : strips.above)
            .push_back(item);
    return strips;
}

/// How thick a waveform above the columns is at this place.
double thickness_at(const PathItem& waveform, double x) {
    QPainterPath slice;
    slice.addRect(QRectF(x - 0.01, -10'000, 0.02, 20'000));
    return waveform.path.intersected(slice).boundingRect().height();
}

}  // namespace

class SoundStripTest : public QObject {
    Q_OBJECT

  private slots:
    void the_loudest_stretch_has_the_tallest_waveform() {
        const HeatMapFigure figure(attention_of(60, recording(tone(60, 20, 29), 60)), style());
        const Strips strips = strips_of(figure);
        QCOMPARE(strips.above.size(), std::size_t{1});
        QCOMPARE(strips.beside.size(), std::size_t{1});
        const QRectF area = strips.above.front().path.boundingRect();
        for (std::size_t frame = 0; frame < 60; ++frame) {
            const double middle = figure.column_rectangle(frame, kSize).center().x();
            const double thickness = thickness_at(strips.above.front(), middle);
            const bool loud = frame >= 20 && frame <= 29;
            QVERIFY2(loud ? thickness > 0.8 * area.height() : thickness < 0.1 * area.height(),
                     qPrintable(QString("frame %1: %2 of %3").arg(frame).arg(thickness).arg(area.height())));
        }
    }

    void a_frame_of_sound_is_beside_its_row_and_column_to_a_pixel_data() {
        QTest::addColumn<int>("frames");
        QTest::addColumn<Viewport>("viewport");
        QTest::newRow("few frames") << 40 << Viewport{};
        QTest::newRow("more frames than pixels") << 1'500 << Viewport{};
        QTest::newRow("zoomed in") << 1'500 << Viewport{700.3, 710.7, 60, 50.5};
    }
    void a_frame_of_sound_is_beside_its_row_and_column_to_a_pixel() {
        QFETCH(int, frames);
        QFETCH(Viewport, viewport);
        const std::int64_t loud = frames / 2;
        HeatMapFigure figure(
            attention_of(static_cast<std::size_t>(frames), recording(tone(frames, loud, loud), frames)), style());
        figure.set_viewport(viewport);
        const Strips strips = strips_of(figure);
        const auto place = static_cast<std::size_t>(loud);
        // What is left of the outline without the line that silence is.
        const auto loud_part = [](const PathItem& waveform, bool down) {
            const QRectF all = waveform.path.boundingRect();
            const QRectF half = down ? QRectF(all.center().x() + 1, all.top(), all.width(), all.height())
                                     : QRectF(all.left(), all.top(), all.width(), all.height() / 2 - 1);
            QPainterPath cut;
            cut.addRect(half);
            return waveform.path.intersected(cut).boundingRect();
        };
        const QRectF column = figure.column_rectangle(place, kSize);
        const QRectF above = loud_part(strips.above.front(), false);
        QVERIFY(std::abs(above.left() - column.left()) <= 1 && std::abs(above.right() - column.right()) <= 1);
        const QRectF row = figure.row_rectangle(place, kSize);
        const QRectF beside = loud_part(strips.beside.front(), true);
        QVERIFY(std::abs(beside.top() - row.top()) <= 1 && std::abs(beside.bottom() - row.bottom()) <= 1);
    }

    void an_axis_along_which_time_does_not_run_has_none() {
        // As cross-attention of Whisper: queries are words, which follow the frames among the tokens.
        AttentionMatrix cross = attention_of(30, recording(tone(30, 3, 4), 30));
        for (std::size_t query = 0; query < cross.queries.size(); ++query)
            cross.queries[query].tokens = {static_cast<std::int32_t>(30 + query)};
        AttentionMatrix words = cross;
        words.sound.reset();
        const HeatMapFigure figure(cross, style());
        QVERIFY(strips_of(figure).beside.empty());
        QCOMPARE(strips_of(figure).above.size(), std::size_t{1});
        const auto label_gap = [](const HeatMapFigure& map) {
            return map.plot_area(kSize).left() - map.query_label_outline(3, kSize).boundingRect().right();
        };
        QCOMPARE(label_gap(figure), label_gap(HeatMapFigure(words, style())));
        QVERIFY(list_items<PathItem>(HeatMapFigure(words, style()).layout(kSize), Role::Sound).empty());
    }

    void tokens_without_sound_leave_a_gap() {
        AttentionMatrix matrix = attention_of(20, recording(tone(16, 0, 15), 16));  // 4 of silence that was added
        const HeatMapFigure figure(matrix, style());
        const PathItem above = strips_of(figure).above.front();
        const double end = figure.column_rectangle(15, kSize).right();
        QVERIFY(std::abs(above.path.boundingRect().right() - end) <= 1);
    }

    void it_is_left_out_where_none_is_asked_for() {
        const AttentionMatrix matrix = attention_of(30, recording(tone(30, 3, 4), 30));
        AttentionMatrix silent = matrix;
        silent.sound.reset();
        const HeatMapFigure without(matrix, style(AxisSoundForm::None));
        QVERIFY(list_items<PathItem>(without.layout(kSize), Role::Sound).empty());
        QCOMPARE(without.plot_area(kSize), HeatMapFigure(silent, style()).plot_area(kSize));
    }

    void a_point_of_the_waveform_is_a_hit_on_its_frame() {
        const HeatMapFigure figure(attention_of(60, recording(tone(60, 20, 29), 60)), style());
        const Strips strips = strips_of(figure);
        for (const std::int32_t frame : {0, 20, 59}) {
            const double x = figure.column_rectangle(static_cast<std::size_t>(frame), kSize).center().x();
            const double y = figure.row_rectangle(static_cast<std::size_t>(frame), kSize).center().y();
            const QRectF above = strips.above.front().path.boundingRect();
            const QRectF beside = strips.beside.front().path.boundingRect();
            QCOMPARE(figure.hit({x, above.center().y()}, kSize),
                     (Hit{.query = {}, .key = frame, .layer = {}, .head = {}}));
            QCOMPARE(figure.hit({beside.center().x(), y}, kSize),
                     (Hit{.query = frame, .key = {}, .layer = {}, .head = {}}));
        }
    }

    void labels_stand_beside_the_waveform() {
        const HeatMapFigure figure(attention_of(40, recording(tone(40, 0, 39), 40)), style());
        const Strips strips = strips_of(figure);
        const DisplayList list = figure.layout(kSize);
        for (const TextItem& label : list_items<TextItem>(list, Role::Label)) {
            const QPolygonF box = text_outline(label);
            for (const auto& each : {strips.above.front(), strips.beside.front()})
                QVERIFY2(!box.intersects(QPolygonF(each.path.boundingRect())), qPrintable(label.text));
        }
    }

    void neighbors_keep_their_cells_beside_each_other() {
        // Two runs on a recording, and their difference, which is of no single one.
        const AttentionMatrix run = attention_of(30, recording(tone(30, 3, 4), 30));
        AttentionMatrix difference = run;
        difference.sound.reset();
        const HeatMapFigures row =
            HeatMapFigure::in_a_row({std::make_shared<const HeatMapFigure>(run, style()),
                                     std::make_shared<const HeatMapFigure>(difference, style())});
        QCOMPARE(row.front()->plot_area(kSize), row.back()->plot_area(kSize));
    }

    void a_low_tone_is_dark_next_to_the_cells_of_its_frames() {
        AnalyzedSound sound = *recording(tone(40, 10, 19), 40);
        sound.loudness = {.bins = 8, .frames = 80, .values = std::vector<std::uint8_t>(640), .first = 0, .step = 0.01};
        for (std::size_t frame = 20; frame < 40; ++frame) sound.loudness.values[frame * 8] = 255;
        const HeatMapFigure figure(attention_of(40, std::make_shared<const AnalyzedSound>(sound)),
                                   style(AxisSoundForm::Spectrogram));
        const auto images = list_items<ImageItem>(figure.layout(kSize), Role::Sound);
        QCOMPARE(images.size(), std::size_t{2});
        const ImageItem& above = images.back();
        QCOMPARE(above.image.height(), 8);
        const QRectF plot = figure.plot_area(kSize);
        const auto shade_at = [&](std::size_t frame, int bin) {
            const double x = figure.column_rectangle(frame, kSize).center().x() - plot.left() + above.source.left();
            return above.image.pixelColor(static_cast<int>(x / figure.style().pixel), 7 - bin).lightness();
        };
        const int paper = figure.style().theme.paper.lightness();
        QVERIFY(shade_at(10, 0) < paper / 2 && shade_at(18, 0) < paper / 2);
        QCOMPARE(shade_at(8, 0), paper);
        QCOMPARE(shade_at(21, 0), paper);
        QCOMPARE(shade_at(15, 7), paper);
    }

    void a_long_recording_is_drawn_with_a_column_a_pixel() {
        const std::int64_t frames = 6'000;  // two minutes
        const HeatMapFigure figure(attention_of(600, recording(tone(frames, 0, frames - 1), frames)), style());
        const Strips strips = strips_of(figure);
        // Four corners a column.
        QVERIFY(strips.above.front().path.elementCount() <= 4 * (figure.plot_area(kSize).width() + 3));
    }
};

HEADLIGHT_TEST(SoundStripTest, Window)
#include "sound_strip_test.moc"
