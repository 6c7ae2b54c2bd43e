// Metrics over a corpus beside a text, in a real window. HEADLIGHT_PICTURES names a folder for pictures of it, to be
// looked at by people.

#include "workbench/heads/corpus_metrics.h"

#include "real_window.h"
#include "test_program.h"
#include "workbench/document/live_run.h"
#include "workbench/document/shown_view.h"
#include "workbench/heads/grids_panel.h"
#include "workbench/heads/head_panel.h"
#include "workbench/menus/actions.h"
#include "workbench/shell/notices_bar.h"

#include <QtTest>

using namespace headlight;
using namespace headlight::testing;

class CorpusMetricsTest : public RealWindowTest {
    Q_OBJECT

  private slots:
    void initTestCase() {
        if (built_in_models().empty()) QSKIP("The built-in models are not here.");
    }
    void init() {
        open("story-encoder", "The animal was tired.");
        StatisticsRecord record;
        record.provenance = document().run().model()->provenance;
        for (const char* text : {"The dog slept.", "The street was wide. It was long.", "Lucy slept and Lucy slept."}) {
            document().run().set_text(text);
            settle();
            record.statistics.add(*document().run().analysis());
        }
        means_ = record.statistics.find(0, "previous", false)->means();
        write(statistics_json(record));
    }
    void cleanup() { close(); }

    void the_chosen_head_is_seen_beside_what_is_usual() {
        document().run().set_text("The animal was tired.");
        document().view().show_head({.layer = 0, .head = 0});
        settle();
        QVERIFY(row("Previous token").beside.isEmpty());
        window_->corpus().open(file());
        QTRY_VERIFY_WITH_TIMEOUT(document().view().picture()->corpus != nullptr, kPatience);
        const QString usual = row("Previous token").beside;
        QVERIFY2(usual.startsWith(QString::number(means_.values()[0], 'f', 2) + " ± "), qPrintable(usual));
        QVERIFY(row("Previous token").usual->low < row("Previous token").usual->high);
        QVERIFY(row("Distance in the image").beside == QString("–"));
        QVERIFY(row("Previous token").tool_tip.contains("3 texts"));
        const BarList::Row label = window_->head_panel().labels().rows().front();
        QCOMPARE(label.name, QString("Previous token"));
        QVERIFY2(label.tool_tip.contains("reached in 3"), qPrintable(label.tool_tip));
        save("corpus");
        actions().at(ActionId::ThemeDark)->trigger();
        save("corpus-dark");
    }

    void heads_are_colored_by_the_mean_over_the_corpus_or_by_the_text() {
        window_->corpus().open(file());
        QTRY_VERIFY_WITH_TIMEOUT(document().view().picture()->metric_deviations != nullptr, kPatience);
        for (std::size_t head = 0; head < means_.values().size(); ++head)
            QCOMPARE(document().view().picture()->metric->values()[head], means_.values()[head]);
        QVERIFY(actions().at(ActionId::MetricOfCorpus)->isChecked());
        actions().at(ActionId::MetricByLayer)->trigger();
        settle();
        save("corpus-by-layer");
        actions().at(ActionId::MetricOfCorpus)->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(document().view().picture()->metric_deviations == nullptr, kPatience);
    }

    void metrics_of_another_model_are_refused_by_name() {
        document().run().open_model(QStringLiteral("story-decoder"));
        QTRY_VERIFY_WITH_TIMEOUT(document().run().model()->name == "story-decoder" && !document().run().running() &&
                                     !document().run().reading(),
                                 kPatience);
        window_->corpus().open(file());
        QTRY_COMPARE_WITH_TIMEOUT(window_->notices().texts().filter("story-encoder").size(), 1, kPatience);
        QVERIFY(document().view().corpus() == nullptr);
        QVERIFY(!actions().at(ActionId::MetricOfCorpus)->isEnabled());
    }

    void the_metrics_go_with_their_model() {
        window_->corpus().open(file());
        QTRY_VERIFY_WITH_TIMEOUT(document().view().corpus() != nullptr, kPatience);
        document().run().open_model(QStringLiteral("story-decoder"));
        QTRY_VERIFY_WITH_TIMEOUT(document().view().corpus() == nullptr, kPatience);
        settle();
        QVERIFY(document().view().picture()->metric_deviations == nullptr);
    }

    void a_damaged_file_is_refused_with_a_sentence() {
        QFile whole(file());
        QVERIFY(whole.open(QIODevice::ReadOnly));
        const std::string json = whole.readAll().toStdString();
        const std::string other = QString::fromStdString(json).replace("\"count\":[[", "\"count\":[[1,").toStdString();
        for (const std::string& wrong :
             {json.substr(0, json.size() / 2), std::string("[]"), other, std::string("{}")}) {
            write(wrong);
            const int before = static_cast<int>(window_->notices().texts().size());
            window_->corpus().open(file());
            QTRY_VERIFY_WITH_TIMEOUT(window_->notices().texts().filter("heads.json").size() == 1, kPatience);
            QVERIFY(before <= 1);
            window_->notices().end_subject("corpus");
        }
        QVERIFY(document().view().corpus() == nullptr);
    }

  private:
    Document& document() { return window_->document(); }
    Actions& actions() { return window_->actions_of_window(); }
    [[nodiscard]] QString file() const { return folder_->filePath("heads.json"); }
    void write(const std::string& json) {
        QFile target(file());
        QVERIFY(target.open(QIODevice::WriteOnly));
        target.write(QByteArray::fromStdString(json));
    }
    void settle() {
        QTRY_VERIFY_WITH_TIMEOUT(document().run().is_current() && !document().run().running() &&
                                     !document().run().reading() && document().view().picture() &&
                                     document().view().picture()->analysis == document().run().analysis() &&
                                     document().view().picture()->view == document().view().state(),
                                 kPatience);
    }
    BarList::Row row(const QString& name) {
        for (const BarList::Row& each : window_->head_panel().bars().rows())
            if (each.name == name) return each;
        return {};
    }

    Tensor means_;
};

HEADLIGHT_TEST(CorpusMetricsTest, Window)
#include "corpus_metrics_test.moc"
