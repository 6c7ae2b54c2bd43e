#include "figures/weights/weight_figure.h"

#include "list_items.h"
#include "test_program.h"

#include <QtTest>

using namespace headlight;

namespace {

std::shared_ptr<const ExplainedWeight> explained() {
    constexpr std::int64_t kKeys = 9;
    auto weight = std::make_shared<ExplainedWeight>();
    weight->query = "it";
    weight->head = Sentence("Layer 2, head 2");
    WeightExplanation& numbers = weight->numbers;
    numbers.query_vector = numbers.key_vector = numbers.value = std::vector<float>(32, 0.5F);
    numbers.products = std::vector<double>(32, 0.25);
    numbers.output = std::vector<double>(32, 0.5);
    numbers.product = 8;
    numbers.score = numbers.row_max = -1.5;
    numbers.row_sum = 2;
    numbers.weight = 0.5;
    for (std::int64_t key = 0; key < kKeys; ++key) {
        weight->keys.push_back("key");
        numbers.row.push_back({key, -1.5, 1.0 / kKeys, 0.1});
    }
    return weight;
}

}  // namespace

class WeightFigureTest : public QObject {
    Q_OBJECT

  private slots:
    void nothing_is_cut_off_at_a_fixed_size_data() {
        QTest::addColumn<QSizeF>("size");
        QTest::newRow("60 x 40 mm") << QSizeF(170, 113);
        QTest::newRow("narrow") << QSizeF(120, 800);
        QTest::newRow("low") << QSizeF(900, 90);
        QTest::newRow("slide") << QSizeF(960, 540);
        QTest::newRow("natural") << QSizeF();
    }

    void nothing_is_cut_off_at_a_fixed_size() {
        QFETCH(QSizeF, size);
        FigureStyle style;
        style.font.setPointSizeF(9);
        const WeightFigure figure(explained(), WeightForm::OneKey, style);
        if (size.isEmpty()) size = figure.natural_size();
        const DisplayList list = figure.layout(size);
        const QRectF page = QRectF(QPointF(), size).adjusted(-1, -1, 1, 1);
        for (const Role role : {Role::Title, Role::Note, Role::Label, Role::Cell})
            for (const TextItem& text : list_items<TextItem>(list, role))
                QVERIFY2(page.contains(text_outline(text).boundingRect()), qPrintable(text.text));
        for (const RectangleItem& cell : list_items<RectangleItem>(list, Role::Cell))
            QVERIFY(page.contains(cell.rectangle));
    }

    void names_and_numbers_of_a_score_with_rotary_positions_do_not_overlap() {
        auto weight = std::make_shared<ExplainedWeight>(*explained());
        WeightExplanation& numbers = weight->numbers;
        numbers.query_content = numbers.key_content = numbers.query_vector;
        numbers.positions = {{.kind = PositionTerm::Kind::Rotary, .value = 0.1834}};
        numbers.content = -1000.25;
        FigureStyle style;
        style.font.setPointSizeF(9);
        const WeightFigure figure(weight, WeightForm::OneKey, style);
        const auto texts = list_items<TextItem>(figure.layout(figure.natural_size()), Role::Label);
        for (std::size_t a = 0; a < texts.size(); ++a)
            for (std::size_t b = a + 1; b < texts.size(); ++b)
                QVERIFY2(!text_outline(texts[a]).boundingRect().intersects(text_outline(texts[b]).boundingRect()),
                         qPrintable(texts[a].text + " and " + texts[b].text));
    }

    void type_is_as_asked_where_there_is_room() {
        FigureStyle style;
        style.font.setPointSizeF(9);
        const WeightFigure figure(explained(), WeightForm::OneKey, style);
        const auto labels = list_items<TextItem>(figure.layout(figure.natural_size()), Role::Label);
        QVERIFY(!labels.empty());
        QCOMPARE(labels.front().font.pointSizeF(), 9.0);
    }
};

HEADLIGHT_TEST(WeightFigureTest, Window)
#include "weight_figure_test.moc"
