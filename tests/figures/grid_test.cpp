#include "figures/heads/head_grid_figure.h"
#include "figures/heads/heads_by_metric.h"
#include "figures/heads/metric_grid_figure.h"
#include "list_items.h"
#include "sample_matrices.h"
#include "test_program.h"

#include <QtTest>

#include <cmath>

using namespace headlight;

namespace {

FigureStyle style() {
    FigureStyle result;
    result.font.setPointSizeF(8);
    return result;
}

Hit head_hit(std::int32_t layer, std::int32_t head) {
    return {.query = {}, .key = {}, .layer = layer, .head = head};
}

void check_hits(const Figure& figure, int layers, int heads, const QSizeF& size) {
    for (int layer = 0; layer < layers; ++layer) {
        for (int head = 0; head < heads; ++head) {
            const QRectF cell = figure.region(head_hit(layer, head), size);
            QVERIFY(!cell.isEmpty());
            QCOMPARE(figure.hit(cell.center(), size), head_hit(layer, head));
            QCOMPARE(figure.hit(cell.topLeft() + QPointF(1e-6, 1e-6), size), head_hit(layer, head));
        }
    }
    QCOMPARE(figure.hit({-5, -5}, size), Hit{});
    QVERIFY(figure.region(head_hit(layers, 0), size).isEmpty());
    QVERIFY(figure.region(head_hit(0, -1), size).isEmpty());
}

Tensor metric_values() {
    Tensor values({2, 3}, {0.0F, 0.25F, 0.94F, 1.0F, std::nanf(""), 0.006F});
    return values;
}

}  // namespace

class GridTest : public QObject {
    Q_OBJECT

  private slots:
    void a_measure_says_of_how_many_texts_it_is_the_mean_only_where_it_is_one() {
        const auto caption = [](const HeadsByMetric& heads) {
            QStringList texts;
            const auto figure = grid_of_metric(heads, style());
            for (const TextItem& text : list_items<TextItem>(figure->layout({300, 260}), Role::Legend))
                texts << text.text;
            return texts.join(' ');
        };
        QVERIFY(caption({"previous", metric_values()}).contains("Previous token"));
        QVERIFY(!caption({"previous", metric_values()}).contains("mean of"));
        QVERIFY(caption({"previous", metric_values(), Tensor({2, 3}), 7}).contains("mean of 7 texts"));
    }

    void every_head_is_a_picture_of_its_weights() {
        const std::vector<Tensor> thumbnails = samples::thumbnails(3, 4, 10);
        const HeadGridFigure figure(thumbnails, style());
        const QSizeF size(300, 260);
        const std::vector<ImageItem> pictures = list_items<ImageItem>(figure.layout(size), Role::Cell);
        QCOMPARE(pictures.size(), std::size_t{12});
        const ImageItem& picture = pictures[1 * 4 + 2];
        QCOMPARE(figure.hit(picture.rectangle.center(), size), head_hit(1, 2));
        // The largest weight of the head is its darkest pixel.
        const auto weights = thumbnails[1].slice(2);
        const auto largest = std::max_element(weights.begin(), weights.end()) - weights.begin();
        int darkest = 0;
        for (int index = 0; index < 100; ++index) {
            const auto gray = [&](int at) { return qGray(picture.image.pixel(at % 10, at / 10)); };
            if (gray(index) < gray(darkest)) darkest = index;
        }
        QCOMPARE(darkest, static_cast<int>(largest));
    }

    void a_point_of_a_head_is_a_hit_on_it() {
        check_hits(HeadGridFigure(samples::thumbnails(6, 12, 8), style()), 6, 12, {400, 300});
        check_hits(HeadGridFigure(samples::thumbnails(1, 1, 8), style()), 1, 1, {400, 300});
        check_hits(HeadGridFigure(samples::thumbnails(24, 16, 2), style()), 24, 16, {120, 90});
        for (const int layers : {5, 9, 26, 48})
            check_hits(HeadGridFigure(samples::thumbnails(layers, 2, 2), style()), layers, 2, {390, 300});
        check_hits(MetricGridFigure(metric_values(), "Share", {0, 1}, style()), 2, 3, {400, 300});
    }

    void many_layers_of_few_heads_stand_in_blocks_side_by_side() {
        const HeadGridFigure figure(samples::thumbnails(18, 4, 4), style());
        const QSizeF size(300, 300);
        check_hits(figure, 18, 4, size);
        const QRectF first = figure.region(head_hit(0, 0), size);
        const QRectF next = figure.region(head_hit(9, 0), size);
        QCOMPARE(next.top(), first.top());
        QVERIFY(next.left() > figure.region(head_hit(0, 3), size).right());
        // Between blocks is no head.
        QCOMPARE(figure.hit({next.left() - 2, next.center().y()}, size), Hit{});
        // One over the other, rows would have a third of that height.
        QVERIFY(first.height() > 1.5 * figure.plot_area(size).height() / 18);
    }

    void every_block_says_its_layers_and_heads() {
        const DisplayList list = HeadGridFigure(samples::thumbnails(18, 4, 4), style()).layout({300, 300});
        QStringList numbers;
        for (const TextItem& label : list_items<TextItem>(list, Role::Label)) numbers << label.text;
        QCOMPARE(numbers.filter(QRegularExpression("^17$")).size(), 1);
        QCOMPARE(numbers.count("3"), 3);  // a layer, and a head of each block
        QStringList axes;
        for (const TextItem& label : list_items<TextItem>(list, Role::Axis)) axes << label.text;
        QCOMPARE(axes.count("head"), 2);
        QCOMPARE(axes.count("layer"), 1);
    }

    void a_tall_grid_is_about_as_wide_as_high_on_a_page() {
        const HeadGridFigure figure(samples::thumbnails(18, 4, 4), style());
        const double height = figure.height_for_width(250);
        QVERIFY2(height < 1.5 * 250, qPrintable(QString::number(height)));
        const QSizeF size(250, height);
        QVERIFY(figure.region(head_hit(9, 0), size).left() > figure.region(head_hit(0, 3), size).right());
        QVERIFY(figure.natural_size().height() < 1.5 * figure.natural_size().width());
        const HeadGridFigure square(samples::thumbnails(12, 12, 4), style());
        QCOMPARE(square.region(head_hit(11, 0), {250, square.height_for_width(250)}).left(),
                 square.region(head_hit(0, 0), {250, square.height_for_width(250)}).left());
    }

    void layers_and_heads_count_from_zero() {
        const DisplayList list = HeadGridFigure(samples::thumbnails(2, 3, 4), style()).layout({300, 200});
        QStringList numbers;
        for (const TextItem& label : list_items<TextItem>(list, Role::Label)) numbers << label.text;
        QCOMPARE(numbers, (QStringList{"0", "1", "0", "1", "2"}));
    }

    void only_the_selected_head_is_outlined() {
        HeadGridFigure figure(samples::thumbnails(2, 3, 4), style());
        const QSizeF size(300, 200);
        QVERIFY(list_items<PathItem>(figure.layout(size), Role::Highlight).empty());
        figure.select(HeadIndex{1, 2});
        const std::vector<PathItem> outlines = list_items<PathItem>(figure.layout(size), Role::Highlight);
        QCOMPARE(outlines.size(), std::size_t{1});
        QVERIFY(outlines[0].path.boundingRect().contains(figure.region(head_hit(1, 2), size)));
        QCOMPARE(outlines[0].pen.color(), style().theme.accent);
        figure.select(HeadIndex{7, 0});  // of a model that is no longer shown
        QVERIFY(list_items<PathItem>(figure.layout(size), Role::Highlight).empty());
    }

    void layers_may_have_different_numbers_of_heads() {
        std::vector<Tensor> thumbnails = samples::thumbnails(2, 3, 4);
        thumbnails.push_back(samples::thumbnails(1, 1, 4).front());
        thumbnails.emplace_back();  // a layer without a summary
        const HeadGridFigure figure(thumbnails, style());
        const QSizeF size(300, 300);
        QCOMPARE(list_items<ImageItem>(figure.layout(size), Role::Cell).size(), std::size_t{7});
        QCOMPARE(figure.hit(figure.region(head_hit(2, 2), size).center(), size), Hit{});
        QCOMPARE(figure.thumbnail({2, 0}).size(), QSize(4, 4));
        for (const HeadIndex missing : {HeadIndex{2, 1}, HeadIndex{3, 0}, HeadIndex{4, 0}, HeadIndex{-1, 0}})
            QVERIFY(figure.thumbnail(missing).isNull());
    }

    void layers_that_are_awaited_are_empty_cells_that_can_be_chosen() {
        std::vector<Tensor> thumbnails = samples::thumbnails(1, 3, 4);
        thumbnails.resize(3);
        const HeadGridFigure figure(thumbnails, style(), 3);
        const QSizeF size(300, 300);
        const DisplayList list = figure.layout(size);
        QCOMPARE(list_items<ImageItem>(list, Role::Cell).size(), std::size_t{3});
        check_hits(figure, 3, 3, size);
        QVERIFY(figure.thumbnail({1, 0}).isNull());
        auto outlines = list_items<PathItem>(list, Role::Axis);
        std::erase_if(outlines, [](const PathItem& item) { return item.pen.style() != Qt::DashLine; });
        QCOMPARE(outlines.size(), std::size_t{1});
        QVERIFY(outlines[0].path.contains(figure.region(head_hit(2, 2), size).center()));
        QVERIFY(!outlines[0].path.contains(figure.region(head_hit(0, 2), size).center()));
        // Before the first layer too.
        check_hits(HeadGridFigure(std::vector<Tensor>(3), style(), 2), 3, 2, size);
    }

    void a_thumbnail_is_the_image_of_its_cell() {
        const HeadGridFigure figure(samples::thumbnails(2, 3, 4), style());
        const auto cells = list_items<ImageItem>(figure.layout({300, 200}), Role::Cell);
        for (std::size_t cell = 0; cell < cells.size(); ++cell) {
            const HeadIndex head{static_cast<std::int32_t>(cell / 3), static_cast<std::int32_t>(cell % 3)};
            QCOMPARE(figure.thumbnail(head), cells[cell].image);
        }
        QVERIFY(MetricGridFigure(metric_values(), "Share", {0, 1}, style()).thumbnail({0, 0}).isNull());
    }

    void numbers_stand_in_cells_that_have_room() {
        const MetricGridFigure figure(metric_values(), "Share", {0, 1}, style());
        QStringList numbers;
        for (const TextItem& text : list_items<TextItem>(figure.layout({300, 200}), Role::Label)) {
            if (figure.plot_area({300, 200}).contains(text.anchor)) numbers << text.text;
        }
        QCOMPARE(numbers, (QStringList{".00", ".25", ".94", "1.00", ".01"}));
        for (const TextItem& text : list_items<TextItem>(figure.layout({70, 100}), Role::Label)) {
            QVERIFY(!figure.plot_area({70, 100}).contains(text.anchor));
        }
    }

    void a_measure_that_does_not_exist_is_no_data() {
        const MetricGridFigure figure(metric_values(), "Share", {0, 1}, style());
        const DisplayList list = figure.layout({300, 200});
        const std::vector<RectangleItem> cells = list_items<RectangleItem>(list, Role::Cell);
        QCOMPARE(cells.size(), std::size_t{6});
        QCOMPARE(cells[4].fill, style().theme.no_data);
        QCOMPARE(cells[0].fill, style().theme.paper);
        QCOMPARE(cells[3].fill, style().map.samples.back());
        const std::vector<TextItem> legend = list_items<TextItem>(list, Role::Legend);
        QVERIFY(std::any_of(legend.begin(), legend.end(), [](const TextItem& text) { return text.text == "no data"; }));
    }

    void an_empty_grid_draws_nothing() {
        QVERIFY(list_items<ImageItem>(HeadGridFigure({}, style()).layout({200, 200}), Role::Cell).empty());
        QVERIFY(
            list_items<RectangleItem>(MetricGridFigure(Tensor(), "", {0, 1}, style()).layout({200, 200}), Role::Cell)
                .empty());
    }
};

HEADLIGHT_TEST(GridTest, Window)
#include "grid_test.moc"
