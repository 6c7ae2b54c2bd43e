// The figure of heads during training keeps all its texts on the page, puts steps where they belong, and names the
// heads that reach the largest values.

#include "figures/heads/checkpoints_figure.h"

#include "export/figure_numbers.h"
#include "list_items.h"
#include "page_check.h"
#include "test_program.h"

#include <QtTest>

#include <algorithm>

using namespace headlight;
using namespace headlight::testing;

namespace {

/// Values grow with the step, and from head to head.
std::shared_ptr<CheckpointMeasures> sample(std::vector<std::int64_t> steps, std::int64_t layers, std::int64_t heads) {
    auto measures = std::make_shared<CheckpointMeasures>();
    measures->model = "sample";
    Tensor values({std::ssize(steps), layers, heads});
    for (std::int64_t at = 0; at < std::ssize(steps); ++at) {
        measures->names.push_back("checkpoint-" + std::to_string(steps[static_cast<std::size_t>(at)]));
        measures->read_from.push_back(static_cast<std::size_t>(at));
        for (std::int64_t head = 0; head < layers * heads; ++head)
            values.slice(at)[static_cast<std::size_t>(head)] =
                static_cast<float>((at + 1) * (head + 1)) / static_cast<float>(std::ssize(steps) * layers * heads);
    }
    measures->steps = std::move(steps);
    measures->measures = {
        {"test-induction", "Induction", "mean of A[q, q − (L − 1)]", "", "", Sentence("random tokens"), values}};
    return measures;
}

ShownCheckpoints shown(std::shared_ptr<const CheckpointMeasures> measures, HeadId head = {.layer = {}, .head = {}}) {
    return {std::move(measures), "test-induction", head};
}

QStringList axis_of(const Figure& figure) {
    QStringList texts;
    for (const TextItem& text : list_items<TextItem>(figure.layout(figure.natural_size()), Role::Axis))
        texts << text.text;
    return texts;
}

QStringList notes_of(const Figure& figure) {
    QStringList texts;
    for (const TextItem& text : list_items<TextItem>(figure.layout(figure.natural_size()), Role::Note))
        texts << text.text;
    return texts;
}

}  // namespace

class CheckpointsFigureTest : public QObject {
    Q_OBJECT

  private slots:
    void nothing_is_cut_off() {
        const std::vector<std::int64_t> many{0, 1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1000, 33000, 66000, 143000};
        for (const auto& measures : {sample(many, 6, 8), sample({500}, 1, 1), sample({500, 1000, 1500}, 2, 2)}) {
            measures->open = 0;
            check_all_on_page(*checkpoints_figure(shown(measures), {}));
            measures->losses = {3.4, 2.1, NAN, 1.25};
            measures->loss_steps = {10, 500, 600, 1500};
            check_all_on_page(*checkpoints_figure(shown(measures), {}));
            check_all_on_page(*narrow_checkpoints_figure(shown(measures), {}));
        }
    }

    void the_largest_heads_and_the_chosen_one_are_named() {
        const auto measures = sample({0, 10, 20}, 4, 4);
        const QStringList names = labels_of(*checkpoints_figure(shown(measures, {.layer = 0, .head = 1}), {}));
        QVERIFY(names.contains("L3H3") && names.contains("L0H1"));
        QVERIFY(!names.contains("L0H0"));
        const QStringList notes = notes_of(*checkpoints_figure(shown(measures), {}));
        QVERIFY2(notes.join(' ').contains("8 of 16 heads"), qPrintable(notes.join(' ')));
    }

    void uneven_steps_stand_on_a_logarithmic_axis() {
        const auto even = checkpoints_figure(shown(sample({0, 500, 1000}, 1, 2)), {});
        QVERIFY(!notes_of(*even).join(' ').contains("logarithmic"));
        const auto uneven = checkpoints_figure(shown(sample({0, 1, 10, 100, 1000}, 1, 2)), {});
        QVERIFY(notes_of(*uneven).join(' ').contains("logarithmic"));
        for (const char* step : {"0", "1", "10", "100", "1000"}) QVERIFY(axis_of(*uneven).contains(step));
    }

    void the_open_checkpoint_is_marked_unless_it_is_the_last() {
        const auto measures = sample({0, 500, 1000}, 1, 2);
        measures->open = 1;
        QVERIFY(labels_of(*checkpoints_figure(shown(measures), {})).contains("checkpoint-500"));
        measures->open = 2;
        QVERIFY(!labels_of(*checkpoints_figure(shown(measures), {})).contains("checkpoint-1000"));
    }

    void numbers_hold_measure_steps_and_losses() {
        const auto measures = sample({0, 500, 1000}, 2, 3);
        measures->losses = {3, 2};
        measures->loss_steps = {500, 1000};
        const FigureNumbers numbers = numbers_of(shown(measures));
        QCOMPARE(numbers.parts.size(), std::size_t{3});
        QCOMPARE(numbers.parts[0].name, std::string("test-induction"));
        QCOMPARE(numbers.parts[0].values.shape(), (Shape{3, 2, 3}));
        QCOMPARE(numbers.parts[1].values.values()[1], 500.0F);
        QCOMPARE(numbers.parts[2].values.values()[1], 2.0F);
        QCOMPARE(numbers.axes.back().labels.front(), std::string("500"));
    }
};

HEADLIGHT_TEST(CheckpointsFigureTest, Window)
#include "checkpoints_figure_test.moc"
