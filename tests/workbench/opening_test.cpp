#include "real_window.h"
#include "test_program.h"
#include "workbench/document/document.h"
#include "workbench/document/live_run.h"
#include "workbench/explain/prediction_panel.h"
#include "workbench/input/text_panel.h"
#include "workbench/shell/main_window.h"
#include "workbench/shell/notices_bar.h"

#include <QDir>
#include <QDropEvent>
#include <QFile>
#include <QMimeData>
#include <QtTest>

using namespace headlight;
using namespace headlight::testing;

/// Folders that can and cannot run, dropped on a window with a real session.
class OpeningTest : public RealWindowTest {
    Q_OBJECT

  private slots:
    void init() { open(kModels + "/bert-mlm", "the old man", {1200, 800}); }
    void cleanup() { close(); }

    void a_folder_dropped_on_the_window_is_opened() {
        drop(window_.get(), kModels + "/gpt2-lm");
        QTRY_VERIFY_WITH_TIMEOUT(window_->document().run().model()->name == "gpt2-lm", kPatience);
        QTRY_VERIFY_WITH_TIMEOUT(window_->document().run().analysis()->model.task == ModelTask::NextWord, kPatience);
    }

    void a_folder_dropped_on_the_text_is_opened_and_not_typed() {
        drop(window_->text_panel().editor().viewport(), kModels + "/gpt2-lm");
        QTRY_VERIFY_WITH_TIMEOUT(window_->document().run().model()->name == "gpt2-lm", kPatience);
        QCOMPARE(window_->document().run().text(), QString("the old man"));
    }

    void a_model_that_answers_questions_says_that_it_wants_a_second_text() {
        window_->document().run().open_model(kModels + "/bert-qa");
        const auto said = [&] { return window_->prediction_panel().contents().front(); };
        QTRY_COMPARE_WITH_TIMEOUT(said().title, QString("Answer"), kPatience);
        QVERIFY2(said().text.contains("second text"), qPrintable(said().text));
        window_->document().run().set_pair("the dog");
        QTRY_VERIFY_WITH_TIMEOUT(said().text.isEmpty(), kPatience);
    }

    void a_folder_that_cannot_run_says_what_where_and_what_to_do_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QStringList>("said");
        QTest::newRow("pickled weights only") << "pickled" << QStringList{"pytorch_model.bin", "safetensors"};
        QTest::newRow("unknown kind of model") << "unknown" << QStringList{"config.json", "model_type", "wonder"};
        QTest::newRow("damaged weights") << "damaged" << QStringList{"model.safetensors", "header"};
        QTest::newRow("empty folder") << "empty" << QStringList{"config.json"};
    }

    void a_folder_that_cannot_run_says_what_where_and_what_to_do() {
        QFETCH(const QString, name);
        QFETCH(const QStringList, said);
        const QString path = folder_->filePath(name);
        make_folder(name, path);
        drop(window_.get(), path);
        QTRY_VERIFY_WITH_TIMEOUT(!window_->notices().texts().isEmpty(), kPatience);
        const QString notice = window_->notices().texts().join(' ');
        QVERIFY2(notice.contains(path), qPrintable(notice));
        for (const QString& part : said) QVERIFY2(notice.contains(part), qPrintable(notice));
        // The model before still answers.
        QVERIFY(!window_->document().run().loading());
        QCOMPARE(window_->document().run().model()->name, std::string("bert-mlm"));
        window_->document().run().set_text("the old dog");
        QTRY_VERIFY_WITH_TIMEOUT(window_->document().run().analysis()->tokens.text == "the old dog", kPatience);
    }

  private:
    const QString kModels = QStringLiteral(HEADLIGHT_SOURCE_DIR "/tests/reference/models");

    static void drop(QWidget* target, const QString& path) {
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(path)});
        const QPoint middle = target->rect().center();
        QDragEnterEvent enter(middle, Qt::CopyAction, &data, Qt::LeftButton, {});
        QApplication::sendEvent(target, &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent dropped(middle, Qt::CopyAction, &data, Qt::LeftButton, {});
        QApplication::sendEvent(target, &dropped);
    }

    static void write(const QString& path, const QByteArray& bytes) {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
    }

    void make_folder(const QString& name, const QString& path) const {
        QVERIFY(QDir().mkpath(path));
        if (name == "empty") return;
        for (const char* file : {"config.json", "vocab.txt", "tokenizer.json", "model.safetensors"})
            QVERIFY(QFile::copy(kModels + "/bert-mlm/" + file, path + '/' + file));
        if (name == "pickled") QVERIFY(QFile::rename(path + "/model.safetensors", path + "/pytorch_model.bin"));
        if (name == "unknown") write(path + "/config.json", R"({"model_type": "wonder", "hidden_size": 8})");
        if (name == "damaged") write(path + "/model.safetensors", QByteArray(64, '\xff'));
    }
};

HEADLIGHT_TEST(OpeningTest, Window)
#include "opening_test.moc"
