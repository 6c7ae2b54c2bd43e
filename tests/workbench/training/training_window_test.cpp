// A small model is trained in the window: its checkpoints open as they appear, it is stopped and continued, and a
// window that closes meanwhile loses none of them.

#include "formats/checkpoints.h"
#include "real_window.h"
#include "test_program.h"
#include "workbench/document/live_run.h"
#include "workbench/explain/model/checkpoints_page.h"
#include "workbench/explain/why_panel.h"
#include "workbench/menus/actions.h"
#include "workbench/shell/checkpoint_bar.h"
#include "workbench/training/training_bar.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QElapsedTimer>
#include <QtTest>

using namespace headlight;
using namespace headlight::testing;

class TrainingWindowTest : public RealWindowTest {
    Q_OBJECT

    TrainingBar& bar() { return window_->training(); }
    std::filesystem::path model_path() { return window_->document().run().model()->path; }
    [[nodiscard]] QString folder() const { return folder_->filePath("trained"); }

    template <typename Field>
    Field& field(const QString& name) {
        for (Field* each : bar().dialog()->findChildren<Field*>())
            if (each->accessibleName() == name) return *each;
        qFatal("no field %s", qPrintable(name));
    }
    void press_train() {
        for (QAbstractButton* each : bar().dialog()->findChildren<QAbstractButton*>())
            if (each->text() == "Train") return QTest::mouseClick(each, Qt::LeftButton);
        qFatal("no button");
    }
    /// Fills the dialog and begins.
    void train(const QString& text, int steps) {
        window_->actions_of_window().at(ActionId::TrainModel)->trigger();
        QVERIFY(bar().dialog() != nullptr);
        field<QPlainTextEdit>("Text to train on").setPlainText(text);
        field<QSpinBox>("Layers").setValue(1);
        field<QSpinBox>("Steps").setValue(steps);
        field<QLineEdit>("Folder").setText(folder());
        press_train();
    }

  private slots:
    void init() { open("position-learned", "ball Mia ."); }
    void cleanup() { close(); }

    void checkpoints_open_as_they_appear_and_the_training_goes_on() {
        train(QString("abcd ").repeated(10), 40);
        QTRY_VERIFY_WITH_TIMEOUT(bar().dialog() == nullptr && bar().isVisible(), kPatience);
        QTRY_COMPARE_WITH_TIMEOUT(model_path().filename().string(), std::string("step40"), kPatience);
        QTRY_VERIFY_WITH_TIMEOUT(!bar().job().runs(), kPatience);
        QCOMPARE(window_->checkpoint_bar().slider().maximum(), 20);
        CheckpointsPage& page = window_->panel<WhyPanel>().page<CheckpointsPage>();
        QTRY_VERIFY_WITH_TIMEOUT(page.measures() && page.measures()->steps.size() == 21, kPatience);
        QVERIFY(!page.measures()->losses.empty());
        save("training-light");

        QCOMPARE(bar().button().text(), QString("Continue training"));
        bar().button().click();
        QCOMPARE(bar().button().text(), QString("Stop training"));
        QTRY_VERIFY_WITH_TIMEOUT(bar().job().progress().step > 41, kPatience);
        bar().button().click();
        QTRY_VERIFY_WITH_TIMEOUT(!bar().job().runs(), kPatience);
        const std::int64_t last = checkpoints_in(folder().toStdString()).back().step;
        QCOMPARE(bar().job().progress().step, last);
        QVERIFY(last > 41 && last < 1040);
        QTRY_COMPARE_WITH_TIMEOUT(model_path().filename().string(), "step" + std::to_string(last), kPatience);
    }

    void the_optimizer_is_the_chosen_one() {
        window_->actions_of_window().at(ActionId::TrainModel)->trigger();
        QCOMPARE(bar().dialog()->training().options.optimizer, OptimizerKind::AdamW);
        QComboBox& optimizer = field<QComboBox>("Optimizer");
        optimizer.setCurrentIndex(optimizer.findText("SGD"));
        QCOMPARE(bar().dialog()->training().options.optimizer, OptimizerKind::Sgd);
    }

    void another_checkpoint_that_was_chosen_stays() {
        train(QString("abcd ").repeated(10), 100'000);
        QTRY_VERIFY_WITH_TIMEOUT(model_path().parent_path().filename() == "trained", kPatience);
        window_->document().run().open_model(QString("position-learned"));
        QTRY_VERIFY_WITH_TIMEOUT(model_path().filename() == "position-learned", kPatience);
        const std::int64_t step = bar().job().progress().step;
        QTRY_VERIFY_WITH_TIMEOUT(bar().job().progress().step > step + 10, kPatience);
        QCOMPARE(model_path().filename().string(), std::string("position-learned"));
        QVERIFY(bar().isVisible());  // the training goes on
    }

    void a_text_that_is_too_short_is_said_in_the_dialog() {
        train("abc", 10);
        QTRY_VERIFY_WITH_TIMEOUT(bar().dialog()->message().text().startsWith("The text is too short"), kPatience);
        QVERIFY(!QFileInfo::exists(folder()));
        QVERIFY(bar().dialog()->focusWidget()->isEnabled());
        field<QPlainTextEdit>("Text to train on").setPlainText(QString("abcd ").repeated(10));
        press_train();
        QTRY_VERIFY_WITH_TIMEOUT(bar().dialog() == nullptr, kPatience);
    }

    void a_window_that_closes_ends_the_training_with_a_checkpoint() {
        train(QString("abcd ").repeated(10), 100'000);
        QTRY_VERIFY_WITH_TIMEOUT(bar().job().progress().step > 3, kPatience);
        const std::filesystem::path place = folder().toStdString();
        const std::int64_t step = bar().job().progress().step;
        window_.reset();
        QVERIFY(checkpoints_in(place).back().step >= step);
        const TrainingProgress more = train_in(place, 1, {}, [](const TrainingProgress&) {}, {});
        QVERIFY(more.step > step);
    }
};

HEADLIGHT_TEST(TrainingWindowTest, Window)
#include "training_window_test.moc"
