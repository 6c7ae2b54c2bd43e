// A window over a large model, whose content hash is computed while it is used already.

#include "analysis/heads/head_statistics.h"
#include "export/statistics_file.h"
#include "session_window.h"
#include "test_program.h"
#include "window_fixture.h"
#include "workbench/document/live_run.h"
#include "workbench/document/shown_view.h"
#include "workbench/heads/corpus_metrics.h"
#include "workbench/shell/status_line.h"

#include <QLabel>
#include <QtTest>

#include <algorithm>
#include <latch>
#include <utility>

using namespace headlight;
using namespace headlight::testing;

namespace {

const char* const kContent = "sha256-tree16m:3f2a91c0d5e6f708";
const char* const kHeader = "0123456789";

/// A window whose model has a content hash once the gate is open.
struct LargeModel {
    LargeModel() {
        test.bridge->identity = std::make_shared<const ModelIdentity>(kHeader, [this](const std::stop_token&) {
            gate.wait();
            return std::string(kContent);
        });
        test.document().run().open_model(QStringLiteral("encoder"));
        show(test);
    }
    ~LargeModel() { know(); }
    LargeModel(const LargeModel&) = delete;
    LargeModel& operator=(const LargeModel&) = delete;

    void know() {
        if (!std::exchange(known, true)) gate.count_down();
    }
    [[nodiscard]] SessionKeeper& keeper() const { return test.window->keeper(); }
    void save_as(const char* name) const {
        keeper().save_as(at(name));
        QTRY_VERIFY(keeper().settled());
    }
    [[nodiscard]] QString at(const char* name) const { return test.folder.filePath(QString::fromLatin1(name)); }
    [[nodiscard]] bool states(const QString& part) const {
        const auto labels = test.window->findChild<StatusLine*>()->findChildren<QLabel*>();
        return std::ranges::any_of(labels, [&](const QLabel* label) { return label->toolTip().contains(part); });
    }
    [[nodiscard]] qsizetype notices(const QString& part) const {
        return test.window->notices().texts().filter(part).size();
    }

    std::latch gate{1};
    bool known = false;
    TestWindow test;
};

}  // namespace

class IdentityWindowTest : public QObject {
    Q_OBJECT

  private slots:
    void the_window_shows_a_model_before_its_hash_is_known() {
        LargeModel model;
        QVERIFY(model.test.settled());
        QVERIFY(model.states("computing"));
        model.know();
        QTRY_VERIFY(model.states(kContent));
    }

    void a_session_that_is_saved_meanwhile_states_the_header_hash() {
        LargeModel model;
        model.save_as("early");
        QCOMPARE(json_of(model.at("early.headlight"))["model"].toObject()["hash"].toString(),
                 QStringLiteral("header-only:") + kHeader);
        model.know();
        QTRY_VERIFY(model.states(kContent));
        QVERIFY(!model.keeper().modified());  // nobody changed anything
        model.save_as("late");
        QCOMPARE(json_of(model.at("late.headlight"))["model"].toObject()["hash"].toString(), QString(kContent));
        QCOMPARE(json_of(model.at("late.headlight"))["model"].toObject()["header_hash"].toString(), QString(kHeader));
    }

    void a_session_of_other_weights_is_told_apart_when_the_hash_is_known() {
        LargeModel model;
        model.save_as("other");
        QJsonObject session = json_of(model.at("other.headlight"));
        QJsonObject saved = session["model"].toObject();
        saved["hash"] = "sha256-tree16m:cafe";
        session["model"] = saved;
        put_json(model.at("other.headlight"), session);
        model.keeper().open(model.at("other.headlight"));
        QTRY_VERIFY(model.keeper().settled());
        QCOMPARE(model.notices("saved with other weights"), qsizetype{0});
        model.know();
        QTRY_COMPARE(model.notices("saved with other weights"), qsizetype{1});
    }

    void metrics_of_other_weights_are_refused_when_the_hash_is_known() {
        LargeModel model;
        StatisticsRecord record;
        record.provenance.model_name = "encoder";
        record.provenance.identity = std::make_shared<const ModelIdentity>(ModelHashes{"sha256-tree16m:cafe", kHeader});
        record.statistics.add(*model.test.document().run().analysis());
        put(model.at("heads.json"), QByteArray::fromStdString(statistics_json(record)));
        model.test.window->corpus().open(model.at("heads.json"));
        QTRY_VERIFY(model.test.document().view().corpus() != nullptr);
        model.know();
        QTRY_VERIFY(model.test.document().view().corpus() == nullptr);
        QCOMPARE(model.notices("another model"), qsizetype{1});
    }
};

HEADLIGHT_TEST(IdentityWindowTest, Window)
#include "identity_window_test.moc"
