// Attention over an image: what is drawn where, and what lies under the pointer.

#include "analysis/matrix_view.h"
#include "analysis/patches.h"
#include "capture/attention_definition.h"
#include "capture/windowed_field.h"
#include "core/error.h"
#include "figures/heads/image_grid_figure.h"
#include "figures/heads/metric_layers_figure.h"
#include "figures/weights/image_overlay_figure.h"
#include "list_items.h"
#include "test_program.h"

#include <QtTest>

#include <algorithm>
#include <cmath>
#include <limits>

using namespace headlight;
using namespace headlight::testing;

namespace {

constexpr QSizeF kSize(400, 480);

/// [CLS] and two by three patches of a white image; patch 1,2 looks at patch 0,0 alone, all others at themselves.
Analysis image_analysis() {
    const PatchGrid grid{{"[CLS]"}, 2, 3};
    Analysis analysis;
    analysis.tokens.tokens = tokens_of(grid);
    AttentionSpec spec;
    spec.heads = spec.key_heads = 2;
    spec.head_size = spec.value_size = 7;
    Tensor queries({7, 14});
    Tensor keys({7, 14});
    for (std::int64_t token = 0; token < 7; ++token)
        for (std::size_t head = 0; head < 2; ++head) {
            keys.slice(token)[head * 7 + static_cast<std::size_t>(token)] = 1;
            const std::size_t looks_at = token == 6 ? 1 : static_cast<std::size_t>(token);
            queries.slice(token)[head * 7 + looks_at] = 40;
        }
    auto field = std::make_shared<const SoftmaxField>(defined_parts(spec, queries, keys));
    analysis.attention = {{AttentionKind::Self, {field, field}, 0, 0, -1, grid}};
    analysis.predictions.classes = {{"ankle boot", 0.93F}};
    Image image{6, 4, std::vector<std::uint8_t>(6 * 4 * 3, 255)};
    analysis.image =
        std::make_shared<const AnalyzedImage>(AnalyzedImage{std::move(image), {3, 4, 6}, nullptr, "white"});
    return analysis;
}

/// The same weights, of a text of a word, an image of two by three parts, and nothing after it.
Analysis text_with_image() {
    Analysis analysis = image_analysis();
    AttentionStack& stack = analysis.attention.front();
    stack.patches.reset();
    stack.image = ImageTokens{2, 3, {1, 2, 3, 4, 5, 6}};
    analysis.tokens.tokens.front() = token_named("word");
    return analysis;
}

/// The same weights, of a page of one word in two tokens, which [CLS] goes before, with an image of one by four parts.
/// The word takes the right half of the upper half of the page, its first token a third of that.
Analysis page_with_words() {
    Analysis analysis = image_analysis();
    AttentionStack& stack = analysis.attention.front();
    stack.patches.reset();
    stack.image = ImageTokens{1, 4, {3, 4, 5, 6}};
    analysis.tokens.tokens = {token_named("[CLS]"), token_named("to"),  token_named("tal"), token_named("0,0"),
                              token_named("0,1"),   token_named("0,2"), token_named("0,3")};
    analysis.places = {std::nullopt, GridArea{0.5, 0, 1.0 / 6, 0.5}, GridArea{2.0 / 3, 0, 1.0 / 3, 0.5}};
    return analysis;
}

/// The same weights, of a text whose image is read in tiles of one by two parts and, as one part, as a whole: key 1 is
/// the whole, keys 3 and 2 are the parts from left to right.
Analysis text_with_tiles() {
    Analysis analysis = text_with_image();
    AttentionStack& stack = analysis.attention.front();
    stack.image = ImageTokens{1, 2, {3, 2}};
    stack.overview = ImageTokens{1, 1, {1}};
    return analysis;
}

/// The same weights, of a text with five images: of one by two parts (keys 1 and 2), of two parts one below the other
/// (keys 3 and 4), and of one part each (keys 5, 6 and 0).
Analysis text_with_images() {
    Analysis analysis = text_with_image();
    AttentionStack& stack = analysis.attention.front();
    stack.image = ImageTokens{1, 2, {1, 2}};
    stack.more_images = {{2, 1, {3, 4}, {}, 1}, {1, 1, {5}, {}, 2}, {1, 1, {6}, {}, 3}, {1, 1, {0}, {}, 4}};
    AnalyzedImage first = *analysis.image;
    for (int more = 0; more < 4; ++more) first.more.push_back(analysis.image);
    analysis.image = std::make_shared<const AnalyzedImage>(std::move(first));
    return analysis;
}

ImageOverlayFigure overlay(const Analysis& analysis, std::optional<std::int32_t> query,
                           HeatForm form = HeatForm::Patches) {
    auto matrix = std::make_shared<const AttentionMatrix>(make_matrix(analysis, HeadId{}, {}));
    return {analysis, 0, std::move(matrix), {query, form}, FigureStyle{}};
}

/// What highlights add to the figure.
std::vector<Item> highlights_over(const ImageOverlayFigure& figure, const std::vector<Annotation>& annotations) {
    const auto bare = static_cast<std::ptrdiff_t>(figure.layout(kSize).items.size());
    const AnnotatedFigure annotated(std::make_shared<const ImageOverlayFigure>(figure),
                                    annotations_over(figure, annotations));
    const std::vector<Item> items = annotated.layout(kSize).items;
    return {items.begin() + bare, items.end()};
}

QPointF middle(const ImageOverlayFigure& figure, std::int32_t key) {
    return figure.region({.query = {}, .key = key, .layer = {}, .head = {}}, kSize).center();
}

/// The color that the picture has at a point of the figure.
QColor color_at(const ImageOverlayFigure& figure, const QPointF& point) {
    for (const Item& item : figure.layout(kSize).items) {
        const auto* image = std::get_if<ImageItem>(&item);
        if (image == nullptr) continue;
        const QPointF place = point - image->rectangle.topLeft();
        return image->image.pixelColor(static_cast<int>(place.x() / image->rectangle.width() * image->image.width()),
                                       static_cast<int>(place.y() / image->rectangle.height() * image->image.height()));
    }
    return {};
}

}  // namespace

class ImageOverlayTest : public QObject {
    Q_OBJECT

  private slots:
    void the_patch_that_is_looked_at_is_the_colored_one() {
        const Analysis analysis = image_analysis();
        const ImageOverlayFigure figure = overlay(analysis, 6);
        const QColor looked_at = color_at(figure, middle(figure, 1));
        for (std::int32_t key = 2; key < 7; ++key) {
            const QColor other = color_at(figure, middle(figure, key));
            QVERIFY(other.lightness() > looked_at.lightness() + 40);
            QCOMPARE(other.saturation(), 0);  // the bare picture is gray
        }
        QVERIFY(std::abs(figure.weight(1) - 1) < 1e-4);
        QCOMPARE(figure.maximum(), 1.0);
    }

    void tiles_stand_side_by_side_and_the_whole_at_their_right() {
        const ImageOverlayFigure figure = overlay(text_with_tiles(), 6);
        const QPointF left = middle(figure, 3);
        const QPointF right = middle(figure, 2);
        const QPointF whole = middle(figure, 1);
        QVERIFY(left.x() < right.x() && right.x() < whole.x());
        QCOMPARE(left.y(), right.y());
        for (std::int32_t key = 1; key < 4; ++key)
            QCOMPARE(figure.hit(middle(figure, key), kSize).key, std::optional<std::int32_t>(key));
        QVERIFY(figure.region({.query = {}, .key = 4, .layer = {}, .head = {}}, kSize).isEmpty());
        QVERIFY(std::abs(figure.weight(1) - 1) < 1e-4);
        std::vector<QImage> pictures;
        for (const Item& item : figure.layout(kSize).items)
            if (const auto* image = std::get_if<ImageItem>(&item)) pictures.push_back(image->image);
        QCOMPARE(pictures.size(), std::size_t{2});  // token 6 attends to the whole alone
        const auto lightness = [](const QImage& image) { return image.pixelColor(image.rect().center()).lightness(); };
        QVERIFY(lightness(pictures[1]) + 40 < lightness(pictures[0]));
        QVERIFY(figure.height_for_width(400) < overlay(text_with_image(), 6).height_for_width(400));
    }

    void several_images_stand_side_by_side_in_one_scale() {
        const ImageOverlayFigure figure = overlay(text_with_images(), 6);
        for (std::int32_t key = 0; key < 7; ++key)
            QCOMPARE(figure.hit(middle(figure, key), kSize).key, std::optional<std::int32_t>(key));
        const auto place = [&](std::int32_t key) { return middle(figure, key); };
        QVERIFY(place(1).x() < place(2).x() && place(2).x() < place(3).x());
        QVERIFY(place(3).y() < place(4).y() && place(3).x() == place(4).x());
        QVERIFY(place(4).x() < place(5).x() && place(5).x() < place(6).x());
        QVERIFY(place(0).y() > place(4).y() && place(0).x() < place(3).x());  // four in a row
        QStringList numbers;
        for (const Item& item : figure.layout(kSize).items)
            if (const auto* text = std::get_if<TextItem>(&item); text != nullptr && text->text.startsWith("image "))
                numbers << text->text;
        QCOMPARE(numbers, (QStringList{"image 1", "image 2", "image 3", "image 4", "image 5"}));
        for (std::int32_t key = 0; key < 7; ++key)  // a highlight is as large as its part, whichever image that is of
            QVERIFY(figure.plot_area(kSize).contains(place(key)));
        std::vector<QImage> pictures;
        for (const Item& item : figure.layout(kSize).items)
            if (const auto* image = std::get_if<ImageItem>(&item)) pictures.push_back(image->image);
        QCOMPARE(pictures.size(), std::size_t{5});
        const auto lightness = [](const QImage& image, double x) {
            return image.pixelColor(static_cast<int>(x * image.width()), image.height() / 4).lightness();
        };
        QVERIFY(lightness(pictures[0], 0.25) + 40 < lightness(pictures[0], 0.75));  // token 6 attends to key 1 alone
        for (std::size_t other = 1; other < 5; ++other)
            QCOMPARE(lightness(pictures[other], 0.5), lightness(pictures[0], 0.75));
    }

    void thumbnails_show_several_images_side_by_side() {
        const Analysis analysis = text_with_images();
        const ImageGridFigure one(text_with_image(), 0, 6, HeatForm::Patches, FigureStyle{});
        const ImageGridFigure all(analysis, 0, 6, HeatForm::Patches, FigureStyle{});
        const QImage image = all.thumbnail({0, 0});
        QVERIFY(image.width() > 4 * one.thumbnail({0, 0}).width());
        const auto lightness = [&](double x) {
            return image.pixelColor(static_cast<int>(x * image.width()), image.height() / 4).lightness();
        };
        QVERIFY(lightness(0.05) + 40 < lightness(0.15));  // halves of the first of five
        QCOMPARE(lightness(0.5), lightness(0.9));
    }

    void thumbnails_show_the_whole_to_a_query_that_sees_no_tile() {
        Analysis analysis = text_with_tiles();
        AttentionStack& stack = analysis.attention.front();
        AttentionWindow whole{{0, 1}, {0, 1}, nullptr};
        AttentionWindow tiles{{2, 3, 4, 5, 6}, {2, 3, 4, 5, 6}, nullptr};
        whole.field = tiles.field = std::dynamic_pointer_cast<const SoftmaxField>(stack.layers.front());
        const auto windows = windowed_field(*stack.layers.front()->scoring(), {whole, tiles}, {});
        stack.layers = {windows, windows};
        const ImageGridFigure of_tile(analysis, 0, 3, HeatForm::Patches, FigureStyle{});
        const ImageGridFigure of_whole(analysis, 0, 1, HeatForm::Patches, FigureStyle{});
        const auto lightness = [](const ImageGridFigure& figure, double x) {
            const QImage image = figure.thumbnail({0, 0});
            return image.pixelColor(static_cast<int>(x * image.width()), image.height() / 2).lightness();
        };
        QVERIFY(lightness(of_tile, 0.25) + 40 < lightness(of_tile, 0.75));  // part 0 attends to itself
        QVERIFY(std::abs(lightness(of_whole, 0.25) - lightness(of_whole, 0.75)) < 3);
        QVERIFY(lightness(of_whole, 0.25) + 40 < lightness(of_tile, 0.75));
    }

    void the_padding_under_a_grid_is_drawn_black() {
        Analysis analysis = image_analysis();
        analysis.attention.front().patches->area = {0, -1, 1, 2};  // the upper row of patches
        const ImageOverlayFigure figure = overlay(analysis, 6);
        QVERIFY(color_at(figure, middle(figure, 2)).lightness() + 40 <
                color_at(overlay(image_analysis(), 6), middle(overlay(image_analysis(), 6), 2)).lightness());
        QVERIFY(figure.height_for_width(400) > overlay(image_analysis(), 6).height_for_width(400));
    }

    void the_tokens_of_an_image_in_a_text_are_its_parts() {
        const Analysis analysis = text_with_image();
        const ImageOverlayFigure figure = overlay(analysis, 6);
        QVERIFY(figure.region({.query = {}, .key = 0, .layer = {}, .head = {}}, kSize).isEmpty());  // no chips of words
        for (std::int32_t key = 1; key < 7; ++key)
            QCOMPARE(figure.hit(middle(figure, key), kSize).key, std::optional<std::int32_t>(key));
        const QColor looked_at = color_at(figure, middle(figure, 1));
        QVERIFY(color_at(figure, middle(figure, 5)).lightness() > looked_at.lightness() + 40);
        const ImageGridFigure grid(analysis, 0, 6, HeatForm::Patches, FigureStyle{});
        const auto of_patches = ImageGridFigure(image_analysis(), 0, 6, HeatForm::Patches, FigureStyle{});
        QCOMPARE(grid.thumbnail({1, 1}), of_patches.thumbnail({1, 1}));
    }

    void ratios_are_named_and_drawn_from_0_over_1() {
        const Analysis analysis = text_with_image();
        AttentionMatrix ratios = make_matrix(analysis, HeadId{}, {});
        ratios.quantity = "times as much";
        const float nothing = std::numeric_limits<float>::quiet_NaN();
        std::ranges::copy(std::vector<float>{nothing, 1.5F, nothing, 0, 0, 0, 0}, ratios.values.slice(6).begin());
        const auto drawn = [&](Scale scale) {
            FigureStyle style;
            style.scale = scale;
            return ImageOverlayFigure(analysis, 0, std::make_shared<const AttentionMatrix>(ratios), {6}, style);
        };
        const ImageOverlayFigure figure = drawn(Scale::Linear);
        QCOMPARE(figure.maximum(), 2.0);
        QCOMPARE(figure.weight(1), 1.5);
        QVERIFY(std::isnan(figure.weight(2)));
        QVERIFY(color_at(figure, middle(figure, 1)).saturation() > 0);
        QCOMPARE(color_at(figure, middle(figure, 2)), color_at(figure, middle(figure, 3)));  // as without weight
        const auto says = [](const ImageOverlayFigure& of, const QString& words) {
            const auto texts = list_items<TextItem>(of.layout(kSize), Role::Legend);
            return std::ranges::any_of(texts, [&](const TextItem& text) { return text.text == words; });
        };
        QVERIFY(says(figure, "times as much"));
        QVERIFY(says(drawn(Scale::Log), "times as much"));
        QCOMPARE(drawn(Scale::Log).style().scale, Scale::Linear);
        QVERIFY(says(drawn(Scale::Rank), "rank of the ratio within its row"));
        // The mean leaves out where there is none: six rows have no attention to patch 2 but its own.
        const ImageOverlayFigure mean = figure.of_query(std::nullopt);
        QVERIFY(std::abs(mean.weight(2) - 1.0 / 6) < 1e-4);
    }

    void smooth_heat_fades_between_patches() {
        const Analysis analysis = image_analysis();
        const ImageOverlayFigure sharp = overlay(analysis, 6);
        const ImageOverlayFigure smooth = overlay(analysis, 6, HeatForm::Smooth);
        const QPointF between = (middle(sharp, 1) + middle(sharp, 2)) / 2 + QPointF(4, 0);
        QCOMPARE(color_at(sharp, between).saturation(), 0);
        QVERIFY(color_at(smooth, between).saturation() > 0);
    }

    void a_point_gives_the_patch_or_the_chip_under_it() {
        const Analysis analysis = image_analysis();
        const ImageOverlayFigure figure = overlay(analysis, 0);
        for (std::int32_t key = 0; key < 7; ++key) {
            const Hit hit = figure.hit(middle(figure, key), kSize);
            QCOMPARE(hit.key, std::optional<std::int32_t>(key));
        }
        QCOMPARE(figure.hit(QPointF(1, 1), kSize), Hit{});
        // Patches stand in raster order, chips above them.
        QVERIFY(middle(figure, 2).x() > middle(figure, 1).x());
        QVERIFY(middle(figure, 4).y() > middle(figure, 1).y());
        QVERIFY(middle(figure, 0).y() < figure.plot_area(kSize).top());
    }

    void the_words_of_a_page_stand_where_they_are_over_its_image() {
        const Analysis analysis = page_with_words();
        const ImageOverlayFigure figure = overlay(analysis, 6);  // which attends to the first token of the word
        QCOMPARE(figure.maximum(), 1.0);
        const QRectF page = figure.plot_area(kSize);
        const QRectF first = figure.region({.query = {}, .key = 1, .layer = {}, .head = {}}, kSize);
        QVERIFY(std::abs(first.left() - page.center().x()) < 1e-6 && std::abs(first.top() - page.top()) < 1e-6);
        QVERIFY(std::abs(first.width() - page.width() / 6) < 1e-6);
        QVERIFY(std::abs(first.height() - page.height() / 2) < 1e-6);
        QCOMPARE(figure.hit(first.center(), kSize).key, std::optional<std::int32_t>(1));
        const QPointF below(first.center().x(), page.bottom() - 1);
        QCOMPARE(figure.hit(below, kSize).key, std::optional<std::int32_t>(5));
        QVERIFY(middle(figure, 0).y() < page.top());  // [CLS] is a chip
        const QColor bare = color_at(figure, page.topLeft() + QPointF(5, 5));
        QVERIFY(color_at(figure, first.center()).lightness() < bare.lightness() - 40);
        QCOMPARE(color_at(figure, middle(figure, 2)), bare);  // the rest of the word has no weight
        QCOMPARE(color_at(figure, below), bare);
    }

    void the_selected_word_of_a_page_is_outlined() {
        const Analysis analysis = page_with_words();
        const ImageOverlayFigure figure = overlay(analysis, 2);
        const QRectF word = figure.region({.query = 2, .key = {}, .layer = {}, .head = {}}, kSize);
        QCOMPARE(word, figure.region({.query = {}, .key = 2, .layer = {}, .head = {}}, kSize));
        const auto items = figure.layout(kSize).items;
        QVERIFY(std::ranges::any_of(items, [&](const Item& item) {
            const auto* path = std::get_if<PathItem>(&item);
            return path != nullptr && path->role == Role::Highlight && path->path.boundingRect() == word;
        }));
    }

    void the_image_keeps_the_shape_that_the_model_read() {
        const Analysis analysis = image_analysis();
        for (const QSizeF& size : {QSizeF(300, 900), QSizeF(900, 300), QSizeF(200, 200)}) {
            const QRectF plot = overlay(analysis, 0).plot_area(size);
            QVERIFY(std::abs(plot.width() / plot.height() - 1.5) < 1e-6);
            QVERIFY(
                QRectF(QPointF(0, 0), size).adjusted(-1, -1, 1, 1).contains(QPointF(plot.left(), plot.center().y())));
        }
    }

    void the_query_and_the_class_are_said() {
        const Analysis analysis = image_analysis();
        const auto says = [&](std::optional<std::int32_t> query, const QString& words) {
            for (const Item& item : overlay(analysis, query).layout(kSize).items)
                if (const auto* text = std::get_if<TextItem>(&item); text && text->text.contains(words)) return true;
            return false;
        };
        QVERIFY(says(6, "query: patch 1,2"));
        QVERIFY(says(0, "query: [CLS]"));
        QVERIFY(says(std::nullopt, "mean over all queries"));
        QVERIFY(says(6, "ankle boot (0.93)"));
    }

    void the_mean_over_all_queries_is_shown_where_none_is_chosen() {
        const Analysis analysis = image_analysis();
        const ImageOverlayFigure figure = overlay(analysis, std::nullopt);
        QVERIFY(std::abs(figure.weight(1) - 2.0 / 7) < 1e-4);
        QVERIFY(std::abs(figure.weight(6)) < 1e-4);
        QVERIFY(std::abs(figure.of_query(6).weight(1) - 1) < 1e-4);
    }

    void a_highlighted_key_is_its_patch_with_its_note() {
        const Analysis analysis = image_analysis();
        const ImageOverlayFigure figure = overlay(analysis, 6);
        const Annotation key{{.query = {}, .key = 1, .layer = {}, .head = {}}, "a corner"};
        const auto items = highlights_over(figure, {key});
        const QRectF patch = figure.region(key.place, kSize);
        QVERIFY(!patch.isEmpty());
        const auto outlines = std::ranges::count_if(items, [&](const Item& item) {
            const auto* path = std::get_if<PathItem>(&item);
            return path && path->fill == Qt::transparent && path->path.boundingRect() == patch;
        });
        QCOMPARE(outlines, 1);
        QVERIFY(std::ranges::any_of(items, [](const Item& item) {
            const auto* text = std::get_if<TextItem>(&item);
            return text && text->text == "a corner" && text->role == Role::Highlight;
        }));
        // An outline, an arrow of line and head, and the paper under the note.
        QCOMPARE(std::ranges::count_if(items, [](const Item& item) { return std::holds_alternative<PathItem>(item); }),
                 4);
    }

    void the_notes_of_a_thousand_highlights_share_a_page_of_letters() {
        const Analysis analysis = image_analysis();
        const Annotation noted{{.query = {}, .key = 1, .layer = {}, .head = {}}, QString(10'000, QChar('n'))};
        const auto letters_of = [&](std::size_t highlights) {
            qsizetype letters = 0;
            for (const Item& item : highlights_over(overlay(analysis, 6), std::vector<Annotation>(highlights, noted)))
                if (const auto* text = std::get_if<TextItem>(&item)) letters += text->text.size();
            return letters;
        };
        QVERIFY(letters_of(1) > 500);
        QVERIFY(letters_of(1000) < 60'000);
    }

    void a_highlight_with_a_query_stands_over_the_image_of_that_query_only() {
        const Analysis analysis = image_analysis();
        const Annotation cell{{.query = 6, .key = 1, .layer = {}, .head = {}}, {}};
        const Annotation row{{.query = 6, .key = {}, .layer = {}, .head = {}}, {}};
        const Annotation chip{{.query = {}, .key = 0, .layer = {}, .head = {}}, {}};
        const std::vector<Annotation> all{cell, row, chip};
        QCOMPARE(highlights_over(overlay(analysis, 6), all).size(), std::size_t{3});
        QCOMPARE(highlights_over(overlay(analysis, 5), all).size(), std::size_t{1});
        QCOMPARE(highlights_over(overlay(analysis, std::nullopt), all).size(), std::size_t{1});
        const ImageOverlayFigure figure = overlay(analysis, 6);
        const auto marks = annotations_over(figure, all);
        QCOMPARE(figure.region(marks[0].place, kSize).center(), middle(figure, 1));
        QCOMPARE(figure.region(marks[1].place, kSize).center(), middle(figure, 6));
        QVERIFY(figure.region(marks[2].place, kSize).bottom() < figure.plot_area(kSize).top());
    }

    void dark_paper_makes_a_dark_picture() {
        const Analysis analysis = image_analysis();
        FigureStyle dark;
        dark.theme = dark_theme();
        dark.map = color_maps(true).front();
        const ImageOverlayFigure figure = overlay(analysis, 6);
        const auto other = figure.with_style(dark);
        const auto& bare = dynamic_cast<const ImageOverlayFigure&>(*other);
        QVERIFY(color_at(bare, middle(bare, 5)).lightness() < color_at(figure, middle(figure, 5)).lightness());
        QCOMPARE(other->style().theme.name, dark.theme.name);
    }

    void attention_of_a_text_has_no_image_to_be_drawn_over() {
        Analysis analysis = image_analysis();
        analysis.image.reset();
        QVERIFY_EXCEPTION_THROWN(overlay(analysis, 0), Error);
        QVERIFY_EXCEPTION_THROWN(ImageGridFigure(analysis, 0, {}, HeatForm::Patches, {}), Error);
    }

    void the_grid_shows_every_head_over_the_image() {
        const Analysis analysis = image_analysis();
        const ImageGridFigure grid(analysis, 0, 6, HeatForm::Patches, {});
        int pictures = 0;
        for (const Item& item : grid.layout(kSize).items)
            if (std::holds_alternative<ImageItem>(item)) ++pictures;
        QCOMPARE(pictures, 4);
        const QRectF cell = grid.region({.query = {}, .key = {}, .layer = 1, .head = 1}, kSize);
        QCOMPARE(grid.hit(cell.center(), kSize), (Hit{{}, {}, 1, 1}));
    }

    void the_chart_by_layer_has_a_mark_for_every_head_and_finds_it_again() {
        Tensor values({3, 2}, {1, 2, 3, 4, std::nanf(""), 8});
        const MetricLayersFigure chart(std::move(values), "Distance in the image (pixels)", {});
        const QSizeF size(300, 200);
        for (const auto& [layer, head] : {std::pair{0, 0}, {0, 1}, {1, 0}, {1, 1}, {2, 1}}) {
            const Hit asked{{}, {}, layer, head};
            const QRectF mark = chart.region(asked, size);
            QVERIFY(chart.plot_area(size).adjusted(-9, -9, 9, 9).contains(mark));
            QCOMPARE(chart.hit(mark.center(), size), asked);
        }
        QVERIFY(chart.region({{}, {}, 2, 0}, size).isEmpty());
        // Higher values stand higher, later layers further right.
        const auto at = [&](int layer, int head) { return chart.region({{}, {}, layer, head}, size).center(); };
        QVERIFY(at(0, 1).y() < at(0, 0).y() && at(2, 1).y() < at(1, 1).y());
        QVERIFY(at(0, 0).x() < at(1, 0).x());
        QVERIFY(chart.maximum() >= 8);
    }
};

HEADLIGHT_TEST(ImageOverlayTest, Window)
#include "image_overlay_test.moc"
