#include "figures/weights/heat_map_figure.h"
#include "figures/weights/links_figure.h"
#include "list_items.h"
#include "sample_matrices.h"
#include "test_program.h"

#include <QRegularExpression>
#include <QtTest>

#include <algorithm>
#include <cmath>

using namespace headlight;

namespace {

FigureStyle style() {
    FigureStyle result;
    result.font.setPointSizeF(9);
    return result;
}

std::shared_ptr<const AttentionMatrix> matrix_of(const std::vector<std::string>& labels, bool causal = false,
                                                 std::uint32_t seed = 1) {
    return std::make_shared<const AttentionMatrix>(samples::attention(labels, causal, seed));
}

/// Weights 0.9 from 1 to 0, 0.1 from 1 to 2, 0.5 from 2 to 0; nothing else.
std::shared_ptr<const AttentionMatrix> three_links() {
    AttentionMatrix matrix = samples::attention({"a", "b", "c", "d"});
    std::fill(matrix.values.values().begin(), matrix.values.values().end(), 0.0F);
    matrix.values.data()[4 + 0] = 0.9F;
    matrix.values.data()[4 + 2] = 0.1F;
    matrix.values.data()[8 + 0] = 0.5F;
    matrix.values.data()[12 + 3] = std::nanf("");
    return std::make_shared<const AttentionMatrix>(std::move(matrix));
}

std::vector<PathItem> links(const LinksFigure& figure, const QSizeF& size = {360, 300}) {
    return list_items<PathItem>(figure.layout(size), Role::Link);
}

QString notes(const Figure& figure) {
    QStringList lines;
    for (const TextItem& note : list_items<TextItem>(figure.layout({500, 400}), Role::Note)) lines << note.text;
    return lines.join(' ');
}

Hit query_hit(std::int32_t query) {
    return {.query = query, .key = {}, .layer = {}, .head = {}};
}

Hit key_hit(std::int32_t key) {
    return {.query = {}, .key = key, .layer = {}, .head = {}};
}

LinksOptions arcs() {
    LinksOptions options;
    options.form = LinksForm::Arcs;
    return options;
}

}  // namespace

class LinksTest : public QObject {
    Q_OBJECT

  private slots:
    void a_line_is_as_heavy_as_its_weight_and_the_strongest_is_on_top() {
        const std::vector<PathItem> drawn = links(LinksFigure(three_links(), {}, style()));
        QCOMPARE(drawn.size(), std::size_t{3});
        for (std::size_t index = 1; index < drawn.size(); ++index) {
            QVERIFY(drawn[index].pen.widthF() > drawn[index - 1].pen.widthF());
            QVERIFY(drawn[index].pen.color().alphaF() > drawn[index - 1].pen.color().alphaF());
        }
    }

    /// Over all decades of the scale, the weights that have links would hardly differ.
    void on_the_logarithmic_scale_small_links_are_thin_in_the_figure_and_its_legend() {
        FigureStyle log = style();
        log.scale = Scale::Log;
        const LinksFigure figure(three_links(), {}, log);
        const std::vector<PathItem> drawn = links(figure);
        QVERIFY(drawn.front().pen.widthF() < 0.4 * drawn.back().pen.widthF());
        const auto samples = list_items<PathItem>(figure.layout({360, 300}), Role::Legend);
        QVERIFY(samples.size() >= 3);
        QVERIFY(samples[0].pen.widthF() < 0.4 * samples[1].pen.widthF());
        QVERIFY(samples[1].pen.widthF() < 0.9 * samples[2].pen.widthF());
    }

    void the_note_on_labels_says_how_many_there_are() {
        for (const int tokens : {120, 700, 1500}) {
            const LinksFigure figure(matrix_of(samples::words(static_cast<std::size_t>(tokens))), {}, style());
            for (int height = 240; height < 700; height += 13) {
                const DisplayList list = figure.layout(QSizeF(420, height));
                QString said;
                for (const TextItem& note : list_items<TextItem>(list, Role::Note)) said += note.text + ' ';
                const auto match = QRegularExpression("every (\\d+)\\w\\w token").match(said);
                if (!match.hasMatch()) continue;
                const int step = match.captured(1).toInt();
                const auto labels = static_cast<int>(list_items<TextItem>(list, Role::Label).size());
                QCOMPARE(labels, 2 * ((tokens + step - 1) / step));
            }
        }
    }

    void links_below_the_threshold_are_not_drawn_and_the_figure_says_so() {
        LinksOptions options;
        options.threshold = 0.2;
        const LinksFigure figure(three_links(), options, style());
        QCOMPARE(links(figure).size(), std::size_t{2});
        QVERIFY(notes(figure).contains("at least 0.2"));
    }

    void only_the_strongest_keys_of_each_query() {
        LinksOptions options;
        options.top_keys = 1;
        const LinkSelection selection = select_links(candidate_links({{three_links(), {}}}, options), options);
        QCOMPARE(selection.links.size(), std::size_t{2});
        QCOMPARE(selection.links.back().weight, 0.9F);
    }

    void the_number_of_links_is_bounded_and_the_strongest_stay() {
        const auto matrix = matrix_of(samples::words(400));
        LinksOptions options;
        options.threshold = 0;
        options.top_keys = 0;
        const LinkSelection selection = select_links(candidate_links({{matrix, {}}}, options), options);
        QCOMPARE(selection.links.size(), std::size_t{500});
        std::vector<float> weights(matrix->values.values().begin(), matrix->values.values().end());
        std::nth_element(weights.begin(), weights.begin() + 499, weights.end(), std::greater<>());
        QCOMPARE(selection.links.front().weight, weights[499]);
        QVERIFY(selection.notes.join(' ').contains("the strongest 500 of 160,000 links"));
    }

    void a_token_in_focus_shows_only_its_own_links_in_the_accent_color() {
        LinksOptions options;
        options.focus_query = 1;
        const LinksFigure figure(three_links(), options, style());
        const std::vector<PathItem> drawn = links(figure);
        QCOMPARE(drawn.size(), std::size_t{2});
        for (const PathItem& link : drawn) QCOMPARE(link.pen.color().rgb(), style().theme.accent.rgb());
        options.others = true;
        QCOMPARE(links(LinksFigure(three_links(), options, style())).size(), std::size_t{3});
        options = {};
        options.focus_key = 2;
        QCOMPARE(links(LinksFigure(three_links(), options, style())).size(), std::size_t{1});
    }

    void the_legend_names_the_token_in_focus_where_it_is_asked_to() {
        const auto legend = [](const LinksOptions& options) {
            QString texts;
            const LinksFigure figure(three_links(), options, style());
            for (const TextItem& text : list_items<TextItem>(figure.layout({360, 400}), Role::Legend))
                texts += text.text;
            return texts;
        };
        LinksOptions options;
        options.focus_query = 1;
        QVERIFY(!legend(options).contains("query"));
        options.names_focus = true;
        QVERIFY2(legend(options).contains(QStringLiteral("query “%1”").arg(isolated(QString("b")))),
                 qPrintable(legend(options)));
    }

    void heads_have_colors_of_their_own_and_a_legend() {
        std::vector<LinksHead> heads;
        for (const std::uint32_t seed : {1U, 2U, 3U})
            heads.push_back({matrix_of(samples::sentence(), false, seed), QString("Head %1").arg(seed)});
        const LinksFigure figure(heads, {}, style());
        QSet<QRgb> colors;
        for (const PathItem& link : links(figure)) colors.insert(link.pen.color().rgb());
        QCOMPARE(colors.size(), qsizetype{3});
        QStringList legend;
        for (const TextItem& text : list_items<TextItem>(figure.layout({360, 400}), Role::Legend)) legend << text.text;
        for (const char* name : {"Head 1", "Head 2", "Head 3"}) QVERIFY(legend.contains(name));
    }

    void a_head_of_another_text_is_left_out() {
        const std::vector<LinksHead> heads{{matrix_of({"a", "b"}), "one"}, {matrix_of({"a", "b", "c"}), "other"}};
        QVERIFY(links(LinksFigure(heads, {}, style())).size() <= 4);
    }

    void labels_are_hits_on_their_queries_and_keys() {
        const QSizeF size(360, 400);
        const LinksFigure figure(matrix_of(samples::sentence()), {}, style());
        for (std::int32_t token = 0; token < 16; ++token) {
            QCOMPARE(figure.hit(figure.region(query_hit(token), size).center(), size), query_hit(token));
            QCOMPARE(figure.hit(figure.region(key_hit(token), size).center(), size), key_hit(token));
        }
        QVERIFY(figure.region(query_hit(16), size).isEmpty());
        QCOMPARE(figure.hit({1, 1}, size), Hit{});
    }

    void tokens_of_a_line_are_hits() {
        for (const QSizeF& size : {QSizeF(700, 300), QSizeF(250, 300)}) {
            const LinksFigure figure(matrix_of(samples::sentence()), arcs(), style());
            for (std::int32_t token = 0; token < 16; ++token) {
                QCOMPARE(figure.hit(figure.region(query_hit(token), size).center(), size), query_hit(token));
            }
        }
    }

    void a_link_is_a_hit_on_both_its_ends() {
        const QSizeF size(360, 300);
        const LinksFigure figure(three_links(), {}, style());
        const std::vector<PathItem> drawn = links(figure, size);
        const Hit hit = figure.hit(drawn.back().path.pointAtPercent(0.3), size);
        QCOMPARE(hit.query, std::optional<std::int32_t>(1));
        QCOMPARE(hit.key, std::optional<std::int32_t>(0));
        QCOMPARE(figure.region(hit, size), drawn.back().path.boundingRect());
    }

    void arcs_to_earlier_tokens_rise_and_to_later_ones_fall() {
        const LinksFigure figure(three_links(), arcs(), style());
        const QSizeF size(500, 300);
        const QRectF token = figure.region(query_hit(0), size);
        int above = 0;
        int below = 0;
        for (const PathItem& arc : links(figure, size)) {
            const QRectF bounds = arc.path.boundingRect();
            if (bounds.bottom() <= token.top() + 1e-6) ++above;
            if (bounds.top() >= token.bottom() - 1e-6) ++below;
            QVERIFY(figure.plot_area(size).contains(bounds));
        }
        QCOMPARE(above, 2);
        QCOMPARE(below, 1);
    }

    void arcs_need_the_same_tokens_on_both_sides() {
        AttentionMatrix cross = samples::attention(samples::sentence());
        cross.keys.resize(4);
        cross.values = Tensor({16, 4}, 0.25F);
        cross.allowed.assign(64, 1);
        const LinksFigure figure(std::make_shared<const AttentionMatrix>(cross), arcs(), style());
        QCOMPARE(list_items<TextItem>(figure.layout({360, 400}), Role::Label).size(), std::size_t{20});
        QCOMPARE(figure.hit(figure.region(key_hit(3), {360, 400}).center(), {360, 400}), key_hit(3));
    }

    void rows_can_stand_beside_those_of_a_heat_map() {
        LinksFigure figure(matrix_of(samples::sentence()), {}, style());
        figure.set_rows(RowPlacement{50, 320});
        const QRectF row = figure.region(query_hit(3), {360, 500});
        QCOMPARE(row.top(), 50 + 3 * 20.0);
        QCOMPARE(row.height(), 20.0);
        figure.set_viewport({4, 0, 8, 16});
        QCOMPARE(figure.region(query_hit(5), {360, 500}).top(), 50 + 40.0);
        for (const PathItem& link : links(figure, {360, 500})) {
            QVERIFY(link.path.boundingRect().top() >= 50 && link.path.boundingRect().bottom() <= 370);
        }
    }

    void labels_keep_apart_data() {
        QTest::addColumn<int>("count");
        QTest::addColumn<bool>("line");
        for (const int count : {1, 2, 16, 60, 300}) {
            for (const bool line : {false, true})
                QTest::addRow("%d tokens, %s", count, line ? "arcs" : "columns") << count << line;
        }
    }
    void labels_keep_apart() {
        QFETCH(int, count);
        QFETCH(bool, line);
        const auto matrix = matrix_of(samples::words(static_cast<std::size_t>(count)));
        const LinksFigure figure(matrix, line ? arcs() : LinksOptions(), style());
        const QSizeF size(400, 420);
        const DisplayList list = figure.layout(size);
        std::vector<QPolygonF> boxes;
        for (const Role role : {Role::Label, Role::Axis, Role::Note, Role::Legend}) {
            for (const TextItem& text : list_items<TextItem>(list, role)) {
                const QPolygonF box = text_outline(text);
                QVERIFY2(QRectF(QPointF(0, 0), size).adjusted(-0.5, -0.5, 0.5, 0.5).contains(box.boundingRect()),
                         qPrintable(text.text));
                for (const QPolygonF& other : boxes) QVERIFY2(!box.intersects(other), qPrintable(text.text));
                boxes.push_back(box);
            }
        }
    }

    void labels_shrink_a_little_before_any_is_left_out() {
        LinksFigure figure(matrix_of(samples::sentence()), {}, style());
        const double row = 0.9 * size_of(style().font);
        figure.set_rows(RowPlacement{50, 16 * row});
        const auto labels = list_items<TextItem>(figure.layout({360, 500}), Role::Label);
        QCOMPARE(labels.size(), std::size_t{32});
        QVERIFY(size_of(labels.front().font) < size_of(style().font));
        QVERIFY(size_of(labels.front().font) >= 0.8 * size_of(style().font));
        for (std::size_t index = 1; index < 16; ++index)
            QVERIFY(!text_outline(labels[index]).intersects(text_outline(labels[index - 1])));
    }

    void few_queries_keep_their_labels_beside_many_keys() {
        AttentionMatrix matrix = samples::attention(samples::words(200));
        matrix.queries.resize(10);
        matrix.values = Tensor({10, 200});
        matrix.allowed.assign(2000, 1);
        LinksFigure figure(std::make_shared<const AttentionMatrix>(matrix), {}, style());
        figure.set_rows(RowPlacement{50, 320});
        const auto labels = list_items<TextItem>(figure.layout({360, 500}), Role::Label);
        const auto queries = std::ranges::count(labels, TextItem::Align::Right, &TextItem::align);
        QCOMPARE(queries, std::ptrdiff_t{10});
        QVERIFY(static_cast<std::ptrdiff_t>(labels.size()) - queries < 100);
    }

    void a_figure_without_room_for_labels_says_no_nonsense_data() {
        QTest::addColumn<bool>("heat_map");
        QTest::newRow("heat map") << true;
        QTest::newRow("links") << false;
    }
    void a_figure_without_room_for_labels_says_no_nonsense() {
        QFETCH(bool, heat_map);
        const auto matrix = matrix_of(samples::words(57));
        for (const double side : {20.0, 60.0, 90.0, 140.0}) {
            const QSizeF size(2 * side, side);
            const DisplayList list =
                heat_map ? HeatMapFigure(matrix, style()).layout(size) : LinksFigure(matrix, {}, style()).layout(size);
            for (const TextItem& note : list_items<TextItem>(list, Role::Note))
                QVERIFY2(!note.text.contains("00th"), qPrintable(note.text));
        }
    }

    void the_legend_stays_inside_a_narrow_figure() {
        for (const double width : {90.0, 120.0, 400.0}) {
            const LinksFigure figure(matrix_of(samples::sentence()), {}, style());
            const QSizeF size(width, 400);
            const auto texts = list_items<TextItem>(figure.layout(size), Role::Legend);
            QCOMPARE(texts.size(), std::size_t{4});
            for (const TextItem& text : texts) {
                const QRectF box = text_outline(text).boundingRect();
                QVERIFY2(box.right() <= width && box.bottom() <= size.height(), qPrintable(text.text));
            }
        }
    }

    void the_usual_links_are_few_enough_to_be_read() {
        const LinkSelection usual = select_links(candidate_links({{matrix_of(samples::words(57)), {}}}, {}), {});
        QVERIFY(usual.links.size() <= std::size_t{3 * 57});
        QVERIFY(usual.notes.join(' ').contains("3 strongest keys"));
    }

    void a_focus_that_moves_looks_at_no_weight_again() {
        const LinksFigure figure(three_links(), {}, style());
        LinksOptions options;
        options.focus_query = 1;
        QCOMPARE(links(figure.focused(1, {}, false)).size(),
                 links(LinksFigure(three_links(), options, style())).size());
        QCOMPARE(links(figure.focused(1, {}, true)).size(), std::size_t{3});
        QCOMPARE(links(figure.focused(1, {}, false).focused({}, {}, true)).size(), std::size_t{3});
    }

    void notes_beside_a_heat_map_leave_the_headings_free_data() {
        QTest::addColumn<double>("width");
        for (const double width : {140.0, 200.0, 320.0}) QTest::addRow("%g wide", width) << width;
    }
    void notes_beside_a_heat_map_leave_the_headings_free() {
        QFETCH(double, width);
        LinksOptions options;
        options.top_keys = 3;
        const auto matrix = matrix_of(samples::sentence());
        const HeatMapFigure heat_map(matrix, style());
        const QSizeF size(width, 300);
        const QRectF rows = heat_map.plot_area({width, 300});
        LinksFigure figure(matrix, options, style());
        figure.set_rows(RowPlacement{rows.top(), rows.height()});
        const DisplayList list = figure.layout(size);
        const std::vector<TextItem> notes = list_items<TextItem>(list, Role::Note);
        QVERIFY(!notes.empty());
        for (const Role role : {Role::Label, Role::Axis, Role::Legend}) {
            for (const TextItem& text : list_items<TextItem>(list, role)) {
                for (const TextItem& note : notes)
                    QVERIFY2(!text_outline(note).intersects(text_outline(text)), qPrintable(text.text));
            }
        }
    }

    void nothing_to_link_draws_nothing() {
        QVERIFY(links(LinksFigure(std::vector<LinksHead>{}, {}, style())).empty());
        QVERIFY(links(LinksFigure(std::make_shared<const AttentionMatrix>(), {}, style())).empty());
        QVERIFY(links(LinksFigure(std::make_shared<const AttentionMatrix>(), arcs(), style())).empty());
    }
};

HEADLIGHT_TEST(LinksTest, Window)
#include "links_test.moc"
