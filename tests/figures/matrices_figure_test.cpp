#include "figures/matrices/matrices_figure.h"

#include "core/error.h"
#include "figures/matrices/softmax_figure.h"
#include "list_items.h"
#include "test_program.h"

#include <QtTest>

using namespace headlight;

namespace {

FigureStyle style_of_size(double points) {
    FigureStyle style;
    style.font.setPointSizeF(points);
    return style;
}

/// A module of two heads over so many tokens.
std::shared_ptr<const AttentionMatrices> attention_of(std::int64_t tokens) {
    auto matrices = std::make_shared<AttentionMatrices>();
    matrices->title = Sentence("Layer 2, head 1");
    ModuleMatrices& module = matrices->module;
    module.heads = module.key_heads = 2;
    module.head = 1;
    module.scale = 0.5;
    module.inputs = Tensor({tokens, 8}, 0.5F);
    for (ProjectionMatrix* each : {&module.query, &module.key, &module.value}) each->weights = Tensor({8, 4}, 0.25F);
    module.queries = module.keys = module.values = Tensor({tokens, 4}, 1.0F);
    module.joined = module.result = module.sum_of_heads = Tensor({tokens, 8}, 1.0F);
    module.output.weights = Tensor({8, 8}, 0.125F);
    module.parameters = {64, 64, 64, 64};
    matrices->scores = Tensor({tokens, tokens}, 2.0F);
    matrices->weights = Tensor({tokens, tokens}, 1.0F / static_cast<float>(tokens));
    matrices->output = Tensor({tokens, 4}, 1.0F);
    matrices->allowed.assign(static_cast<std::size_t>(tokens * tokens), 1);
    for (std::int64_t i = 0; i < tokens; ++i) matrices->queries.push_back("token" + std::to_string(i));
    matrices->keys = matrices->queries;
    return matrices;
}

MatricesFigure figure_of(std::int64_t tokens, std::optional<std::int32_t> step = {}, double points = 9) {
    return {std::make_shared<const ShownMatrices>(shown_matrices(attention_of(tokens), {}, {}, step)),
            style_of_size(points)};
}

QStringList texts_of(const DisplayList& list) {
    QStringList texts;
    for (const Role role : {Role::Label, Role::Axis, Role::Note, Role::Title})
        for (const TextItem& text : list_items<TextItem>(list, role)) texts << text.text;
    return texts;
}

}  // namespace

class MatricesFigureTest : public QObject {
    Q_OBJECT

  private slots:
    void nothing_is_cut_off_data() {
        QTest::addColumn<int>("tokens");
        QTest::addColumn<QSizeF>("size");
        for (const int tokens : {1, 12, 60, 100})
            for (const QSizeF size : {QSizeF(), QSizeF(249, 600), QSizeF(510, 400), QSizeF(960, 540)})
                QTest::addRow("%d tokens, %g x %g", tokens, size.width(), size.height()) << tokens << size;
    }
    void nothing_is_cut_off() {
        QFETCH(int, tokens);
        QFETCH(QSizeF, size);
        const MatricesFigure figure = figure_of(tokens);
        if (size.isEmpty()) size = figure.natural_size();
        const DisplayList list = figure.layout(size);
        const QRectF page = QRectF(QPointF(), size).adjusted(-1, -1, 1, 1);
        for (const Role role : {Role::Label, Role::Axis, Role::Note, Role::Title})
            for (const TextItem& text : list_items<TextItem>(list, role))
                QVERIFY2(page.contains(text_outline(text).boundingRect()), qPrintable(text.text));
        for (const ImageItem& image : list_items<ImageItem>(list, Role::Cell)) QVERIFY(page.contains(image.rectangle));
    }

    void every_matrix_has_its_name_and_shape() {
        const QStringList texts = texts_of(figure_of(12).layout({900, 600}));
        for (const char* each : {"X", "W_Q", "Q", "W_K", "K", "W_V", "V", "S", "A", "A V", "W_O", "Y", "12 × 8",
                                 "8 × 4", "12 × 4", "12 × 12", "8 × 8", "256"})
            QVERIFY2(texts.contains(QString::fromUtf8(each)), each);
    }

    void a_step_fills_its_matrices_and_those_before() {
        std::size_t before = 0;
        for (std::int32_t step = 0; step <= kLastMatrixStep; ++step) {
            const std::size_t filled = list_items<ImageItem>(figure_of(12, step).layout({900, 600}), Role::Cell).size();
            QVERIFY(filled > before);
            before = filled;
        }
        QCOMPARE(before, std::size_t{13});
    }

    void long_texts_are_cropped_about_the_pair_and_say_so() {
        const MatricesFigure figure = figure_of(100);
        const QStringList texts = texts_of(figure.layout({900, 600}));
        QVERIFY(texts.join(' ').contains("queries 36 to 99 of 100 are drawn"));
        QVERIFY(texts.contains("100 × 100"));
        for (const ImageItem& image : list_items<ImageItem>(figure.layout({900, 600}), Role::Cell))
            QVERIFY(image.image.height() <= kMostMatrixRows);
    }

    void a_cell_of_the_weights_is_found_where_it_is_drawn() {
        const MatricesFigure figure = figure_of(12);
        const QSizeF size(900, 600);
        Hit pair;
        pair.query = 3;
        pair.key = 7;
        const QRectF cell = figure.region(pair, size);
        QVERIFY(!cell.isEmpty());
        QCOMPARE(figure.hit(cell.center(), size), pair);
    }

    void a_pair_that_is_not_there_is_refused() {
        QVERIFY_THROWS_EXCEPTION(Error, shown_matrices(attention_of(3), 3, {}, {}));
        QVERIFY_THROWS_EXCEPTION(Error, shown_matrices(attention_of(3), 0, -1, {}));
    }

    void typed_numbers_stand_in_their_cells_and_end_with_the_weighted_values() {
        const auto typed = std::make_shared<const AttentionMatrices>(matrices_of_typed({.inputs = "1 0; 0 1"}, 1));
        QCOMPARE(last_step(*typed), static_cast<std::int32_t>(MatrixStep::Output));
        const MatricesFigure figure(std::make_shared<const ShownMatrices>(shown_matrices(typed, {}, {}, {})),
                                    style_of_size(9));
        const QStringList texts = texts_of(figure.layout(figure.natural_size()));
        QVERIFY(texts.contains("0.73") && texts.contains("0.27"));
    }

    void the_softmax_figure_says_when_it_is_saturated() {
        const auto shown = [](std::vector<double> scores, double temperature) {
            return std::make_shared<const ShownSoftmax>(
                shown_softmax(typed_scores(scores), 0, temperature, Sentence("Typed scores"), true));
        };
        const auto texts = [&](const std::shared_ptr<const ShownSoftmax>& softmax) {
            return texts_of(softmax_figure(softmax, style_of_size(9))->layout({900, 500})).join('\n');
        };
        QVERIFY(texts(shown({-3, 1, 1000, 5, -1}, 1)).contains("Saturated"));
        QVERIFY(texts(shown({2, 2, 2}, 1)).contains("Not saturated"));
    }
};

HEADLIGHT_TEST(MatricesFigureTest, Window)
#include "matrices_figure_test.moc"
