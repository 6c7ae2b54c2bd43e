// Sessions in a real window: saved and opened. HEADLIGHT_PICTURES names a folder for pictures of it, to be looked at by
// people.

#include "session_window.h"

#include "export/export_figure.h"
#include "export/full_disk.h"
#include "figures/weights/heat_map_figure.h"
#include "test_program.h"
#include "workbench/compare/other_sides.h"
#include "workbench/document/live_run.h"
#include "workbench/document/notices.h"
#include "workbench/document/pointing.h"
#include "workbench/document/shown_view.h"
#include "workbench/export/figure_panels.h"
#include "workbench/generation/continue_panel.h"
#include "workbench/input/text_panel.h"
#include "workbench/lessons/lesson_player.h"
#include "workbench/shell/notes_panel.h"

#include <QtTest>

#include <array>
#include <filesystem>

using namespace headlight;
using namespace headlight::testing;

class SessionWindowTest : public SessionWindow {
    Q_OBJECT

  private slots:
    void initTestCase() {
        if (built_in_models().empty()) QSKIP("The built-in models are not here.");
    }
    void init() { start(); }
    void cleanup() { close(); }

    void a_session_comes_back_with_everything_that_was_seen() {
        Document& document = window_->document();
        document.view().toggle_pin({.layer = 1, .head = 3});
        document.view().show_head({.layer = 2, .head = 1});
        document.view().toggle_mask(12);
        actions().at(ActionId::Logarithmic)->trigger();
        document.run().set_notes("Look at the pronoun.");
        actions().at(ActionId::Compare)->setChecked(true);
        window_->other_sides().shown().set_model("story-sentiment");
        window_->other_sides().shown().set_text("The animal was wide.");
        QTRY_COMPARE_WITH_TIMEOUT(window_->other_sides().shown().model_name(), QString("story-sentiment"), kPatience);
        save_as(at("one"));
        const ViewState view = document.view().state();
        save("session-saved");

        open("story-decoder", "Another text.");
        settle();
        keeper().open(at("one.headlight"));
        settle();
        Document& again = window_->document();
        QCOMPARE(again.run().model()->name, std::string("story-encoder"));
        QCOMPARE(again.run().text(), QString(kTired));
        QCOMPARE(again.run().notes(), QString("Look at the pronoun."));
        QCOMPARE(again.view().state().choice, view.choice);
        QCOMPARE(again.view().state().pinned, view.pinned);
        QCOMPARE(again.view().state().scale, Scale::Log);
        QVERIFY(again.view().is_masked(12));
        QVERIFY(again.run().is_current());
        QVERIFY(actions().at(ActionId::Compare)->isChecked());
        QCOMPARE(window_->other_sides().shown().text(), std::optional<QString>("The animal was wide."));
        QVERIFY(window_->other_sides().shown().loaded());
        QTRY_COMPARE_WITH_TIMEOUT(window_->other_sides().shown().model_name(), QString("story-sentiment"), kPatience);
        QVERIFY(!keeper().modified());
        save("session-opened");
    }

    void the_long_text_of_a_recording_comes_back_without_a_warning() {
        const QJsonArray tokens{"b", QString(kMaxTextLength + 10'000, 'a')};
        const QJsonObject metadata{{"tokens", QString::fromUtf8(QJsonDocument(tokens).toJson(QJsonDocument::Compact))}};
        const QJsonObject tensor{{"dtype", "F32"}, {"shape", QJsonArray{1, 2, 2}}, {"data_offsets", QJsonArray{0, 16}}};
        QByteArray header = QJsonDocument(QJsonObject{{"__metadata__", metadata}, {"attentions.0", tensor}})
                                .toJson(QJsonDocument::Compact);
        header.append(8 - header.size() % 8, ' ');
        const std::array<float, 4> weights{1, 0, 0.5, 0.5};
        const std::uint64_t size = static_cast<std::uint64_t>(header.size());
        const QString recording = at("run.safetensors");
        put(recording, QByteArray(reinterpret_cast<const char*>(&size), 8) + header +
                           QByteArray(reinterpret_cast<const char*>(weights.data()), sizeof weights));
        open(recording, "");
        settle();
        QVERIFY(window_->document().run().text().size() > kMaxTextLength);
        save_as(at("recording"));
        open("story-encoder", kTired);
        settle();
        QStringList said;
        const auto listen = connect(&window_->document().notices(), &Notices::posted, this,
                                    [&](const Notice& notice) { said << notice.text; });
        keeper().open(at("recording.headlight"));
        settle();
        disconnect(listen);
        QVERIFY(window_->document().run().text().size() > kMaxTextLength);
        QVERIFY2(said.filter("was cut").isEmpty(), qPrintable(said.join('\n')));
    }

    void a_session_of_version_1_comes_back_with_the_attention_that_it_named() {
        open("english-french", "The cat sleeps.");
        settle();
        window_->document().view().show_head({.kind = AttentionKind::Decoder, .layer = 1, .head = 2});
        window_->document().view().toggle_pin({.kind = AttentionKind::Encoder, .layer = 0, .head = 3});
        const QString file = at("old.headlight");
        save_as(file);
        QJsonObject old = json_of(file);
        const auto by_index = [](QJsonObject head, int stack) {
            head.remove("attention");
            head["stack"] = stack;
            return head;
        };
        QJsonObject view = by_index(old["view"].toObject(), 1);
        view["pinned"] = QJsonArray{by_index(view["pinned"][0].toObject(), 0)};
        old["view"] = view;
        old["version"] = 1;
        put_json(file, old);

        open("story-encoder", "Another text.");
        settle();
        keeper().open(file);
        settle();
        const ViewState& again = window_->document().view().state();
        QCOMPARE(again.choice, (HeadId{.kind = AttentionKind::Decoder, .layer = 1, .head = 2}));
        QCOMPARE(again.pinned, (std::vector<HeadId>{{.kind = AttentionKind::Encoder, .layer = 0, .head = 3}}));
        const QString saved = at("new.headlight");
        save_as(saved);
        const QJsonObject now = json_of(saved);
        QCOMPARE(now["version"].toInt(), 2);
        QCOMPARE(now["view"]["attention"].toString(), QString("decoder"));
        QCOMPARE(now["view"]["pinned"][0]["attention"].toString(), QString("encoder"));
        QVERIFY(!now["view"].toObject().contains("stack"));
    }

    void the_page_of_panels_comes_back_as_it_was_drawn() {
        const auto show = [&](const HeadId& head, View figure) {
            Document& document = window_->document();
            document.pointing().select_token(std::nullopt);  // what stands out on the screen is in no description
            document.view().change("picture", [&](ViewState& view) {
                view.choice = head;
                view.figure = figure;
            });
            QTRY_VERIFY_WITH_TIMEOUT(document.view().picture()->view == document.view().state(), kPatience);
            actions().at(ActionId::AddToFigure)->trigger();
        };
        show({.layer = 2, .head = 2}, View::HeatMap);
        show({.layer = 1, .head = 0}, View::Links);
        FigurePanels& panels = window_->panels();
        panels.set_title(1, "Links, named by hand");
        panels.set_columns(1);
        QCOMPARE(panels.all().size(), std::size_t{2});
        const auto page = [](const FigurePanels& shown) {
            ExportOptions options;
            options.format = ExportFormat::Svg;
            options.theme = QStringLiteral("print");
            const auto figure = shown.figure(FigureStyle{}, {});
            return render_files(*figure, options, QStringLiteral("page.svg")).front().bytes;
        };
        const QByteArray before = page(panels);
        const QString file = at("panels.headlight");
        save_as(file);

        open("story-decoder", "Once upon a time");
        settle();
        keeper().open(file);
        settle();
        QTRY_COMPARE_WITH_TIMEOUT(window_->panels().all().size(), std::size_t{2}, kPatience);
        QCOMPARE(window_->panels().all()[1].title, QString("Links, named by hand"));
        QCOMPARE(page(window_->panels()), before);
        QVERIFY(!keeper().modified());
        QCOMPARE(window_->panels().numbers()().numbers.parts.size(), std::size_t{2});
        save_as(at("again.headlight"));
        QCOMPARE(json_of(at("again.headlight"))["panels"], json_of(file)["panels"]);
    }

    void panels_whose_model_is_not_here_are_named_and_not_forgotten() {
        const QString file = saved_panel();
        open_with_panel(file, "models",
                        QJsonArray{QJsonObject{{"name", "away"}, {"path", at("away")}, {"hash", "00"}}});
        settle();
        const QJsonValue saved = json_of(file)["panels"];
        QTRY_VERIFY_WITH_TIMEOUT(!notice_containing("away").isEmpty(), kPatience);
        QVERIFY(window_->panels().empty());
        save_session();
        QCOMPARE(json_of(file)["panels"], saved);
    }

    void a_panel_opens_only_what_the_session_names_by_its_hash() {
        const QString file = saved_panel();
        const QJsonObject figure =
            json_of(file)["panels"].toObject()["panels"].toArray()[0].toObject()["figure"].toObject();
        const auto with = [&](const char* field, const QJsonValue& value) {
            QJsonObject changed = figure;
            changed[field] = value;
            open_with_panel(file, "figure", changed);
        };
        with("model", at("strange"));
        settle();
        QTRY_COMPARE_WITH_TIMEOUT(window_->panels().all().size(), std::size_t{1}, kPatience);
        QCOMPARE(window_->panels().all().front().request->input.model, std::string("story-encoder"));
        with("image", at("strange.png"));
        settle();
        QTRY_COMPARE_WITH_TIMEOUT(window_->panels().all().size(), std::size_t{1}, kPatience);
        QVERIFY(window_->panels().all().front().request->input.images.empty());
        with("view", "compare");  // of two runs, where one model is named
        settle();
        QVERIFY(!notice_containing("one for each run").isEmpty());
    }

    void a_panel_of_other_weights_says_so_and_is_a_change() {
        open_with_panel(
            saved_panel(), "models",
            QJsonArray{QJsonObject{{"name", "story-encoder"}, {"hash", "sha256-tree16m:00"}, {"header_hash", "00"}}});
        settle();
        QTRY_COMPARE_WITH_TIMEOUT(window_->panels().all().size(), std::size_t{1}, kPatience);
        QVERIFY(!notice_containing("with other weights of story-encoder").isEmpty());
        QVERIFY(keeper().modified());
    }

    void the_page_of_panels_is_there_at_the_next_start() {
        window_->document().pointing().select_token(std::nullopt);
        actions().at(ActionId::AddToFigure)->trigger();
        window_->close();
        start_again();
        QTRY_COMPARE_WITH_TIMEOUT(window_->panels().all().size(), std::size_t{1}, kPatience);
    }

    void a_panel_that_no_session_can_hold_is_named_when_it_is_saved() {
        FigurePanel drawing;
        drawing.name = "Drawing";
        drawing.figure = window_->document().view().picture()->heads.front().heat_map;
        window_->panels().add({drawing});
        save_as(at("drawing.headlight"));
        QVERIFY(!notice_containing("does not contain (a)").isEmpty());
    }

    void all_runs_of_a_comparison_come_back() {
        actions().at(ActionId::Compare)->setChecked(true);
        OtherSides& sides = window_->other_sides();
        sides.shown().set_text("The animal was wide.");
        sides.add({.model = QStringLiteral("story-sentiment"), .choice = HeadId{.layer = 3, .head = 1}});
        sides.add();
        sides.show(1);
        const QString model = QStringLiteral("story-sentiment");
        QTRY_COMPARE_WITH_TIMEOUT(sides.shown().model_name(), model, kPatience);
        QTRY_VERIFY_WITH_TIMEOUT(sides.shown().loaded(), kPatience);
        save_as(at("runs"));
        open("story-decoder", "Another text.");
        settle();
        keeper().open(at("runs.headlight"));
        settle();
        OtherSides& again = window_->other_sides();
        QCOMPARE(again.count(), std::size_t{3});
        QCOMPARE(again.shown_index(), std::size_t{1});
        QCOMPARE(again.at(0).text(), std::optional<QString>("The animal was wide."));
        QTRY_COMPARE_WITH_TIMEOUT(again.at(1).model_name(), model, kPatience);
        QCOMPARE(again.at(1).choice()->layer, std::optional<std::int32_t>(3));
        QVERIFY(again.at(2).run() == OtherRun{});
        QVERIFY(!keeper().modified());
    }

    void a_compared_model_that_is_not_here_is_named_and_not_forgotten() {  // row 97
        actions().at(ActionId::Compare)->setChecked(true);
        window_->other_sides().shown().set_text("The animal was wide.");
        save_as(at("far"));
        QJsonObject far = json_of(at("far.headlight"));
        QJsonObject comparison = far["comparison"].toObject();
        const QJsonObject missing{
            {"model", QJsonObject{{"name", "their-model"}, {"path", "/nowhere/their-model"}, {"hash", "cafe0000"}}}};
        comparison["further"] = QJsonArray{missing};
        far["comparison"] = comparison;
        put_json(at("far.headlight"), far);
        keeper().open(at("far.headlight"));
        settle();
        QVERIFY(!notice_containing("their-model").isEmpty());
        QCOMPARE(window_->other_sides().count(), std::size_t{1});
        QVERIFY(actions().at(ActionId::Compare)->isChecked());
        save_as(at("again"));
        QCOMPARE(json_of(at("again.headlight"))["comparison"].toObject()["further"].toArray(), QJsonArray{missing});
    }

    void the_title_names_the_session_and_marks_changes() {
        save_as(at("lesson"));
        QVERIFY(window_->windowTitle().startsWith("lesson[*] – story-encoder"));
        QVERIFY(!window_->isWindowModified());
        QTest::keyClicks(&window_->text_panel().editor(), "x");
        QTRY_VERIFY_WITH_TIMEOUT(window_->isWindowModified(), kPatience);
        QTest::keyClick(window_.get(), Qt::Key_S, Qt::ControlModifier);
        QTRY_VERIFY_WITH_TIMEOUT(!window_->isWindowModified(), kPatience);
        QCOMPARE(json_of(at("lesson.headlight"))["text"].toString(), window_->document().run().text());
    }

    void a_continuation_comes_back_with_its_branches() {
        open("story-decoder", "Once upon a time");
        settle();
        actions().at(ActionId::ContinueText)->setChecked(true);
        Continuation& writing = window_->panel<ContinuePanel>().continuation();
        for (int i = 0; i < 3; ++i) {
            actions().at(ActionId::GenerateStep)->trigger();
            QTRY_VERIFY_WITH_TIMEOUT(!writing.writing() && writing.tree().nodes().size() == std::size_t(i) + 2,
                                     kPatience);
        }
        writing.back();
        settle();
        const ContinuationOptions sampled{Choosing::Sample, 12, 0.7, 40, 0.9, 7, 5};
        window_->panel<ContinuePanel>().choose(sampled);
        const auto ids = window_->document().run().continuation();
        QCOMPARE(ids.size(), std::size_t{2});
        save_as(at("story"));
        open("story-encoder", "Another text.");
        settle();
        keeper().open(at("story.headlight"));
        settle();
        QCOMPARE(window_->document().run().continuation(), ids);
        QCOMPARE(window_->panel<ContinuePanel>().continuation().options(), sampled);
        QVERIFY(actions().at(ActionId::Sample)->isChecked());
        QCOMPARE(window_->panel<ContinuePanel>().continuation().tree().nodes().size(), std::size_t{4});
        QVERIFY(window_->document().run().is_current());
    }

    void an_image_comes_back_by_its_hash() {
        const QString image = at("boot.png");
        QVERIFY(QFile::copy(HEADLIGHT_SOURCE_DIR "/resources/models/fashion-vit/images/bag.png", image));
        open("fashion-vit", "");
        window_->document().run().open_image(image);
        settle();
        save_as(at("image"));
        for (const bool same : {true, false}) {
            if (!same)
                QFile::copy(HEADLIGHT_SOURCE_DIR "/resources/models/fashion-vit/images/dress.png", at("new.png"));
            if (!same) std::filesystem::rename(at("new.png").toStdString(), image.toStdString());
            open("story-encoder", kTired);
            settle();
            keeper().open(at("image.headlight"));
            settle();
            QCOMPARE(window_->document().run().image_path() == image, same);
            QCOMPARE(notice_containing("boot.png").isEmpty(), same);
        }
        press("Open it");  // what the session names is opened when the user says so
        QTRY_COMPARE_WITH_TIMEOUT(window_->document().run().image_path(), image, kPatience);
    }

    void a_file_without_a_folder_is_meant_beside_the_session() {
        QVERIFY(QFile::copy(HEADLIGHT_SOURCE_DIR "/resources/models/fashion-vit/images/bag.png", at("bag.png")));
        open("fashion-vit", "");
        window_->document().run().open_image(at("bag.png"));
        settle();
        save_as(at("image"));
        QJsonObject session = json_of(at("image.headlight"));
        QJsonObject image = session["images"][0].toObject();
        image["path"] = "./bag.png";
        session["images"] = QJsonArray{image};
        put_json(at("image.headlight"), session);
        open("story-encoder", kTired);
        settle();
        keeper().open(at("image.headlight"));
        settle();
        QCOMPARE(QFileInfo(window_->document().run().image_path()).canonicalFilePath(),
                 QFileInfo(at("bag.png")).canonicalFilePath());
    }

    void a_pasted_image_lies_beside_the_session_and_comes_back() {
        open("fashion-vit", "");
        settle();
        QImage pasted(28, 28, QImage::Format_RGB32);
        pasted.fill(QColor(10, 200, 30));
        put(at("drawn-image.png"), "of somebody else");
        paste(pasted);
        QVERIFY(window_->document().run().image_path().isEmpty());
        const Image image = *window_->document().run().image();
        save_as(at("drawn"));
        QTRY_COMPARE_WITH_TIMEOUT(keeper().file(), at("drawn.headlight"), kPatience);
        QVERIFY(!keeper().modified());
        open("story-encoder", kTired);
        settle();
        keeper().open(at("drawn.headlight"));
        settle();
        QCOMPARE(window_->document().run().image_path(), at("drawn-image-2.png"));
        QVERIFY(*window_->document().run().image() == image);
        QCOMPARE(content(at("drawn-image.png")), QByteArray("of somebody else"));
    }

    void a_pasted_image_makes_a_session_one_that_is_not_saved() {
        open("fashion-vit", "");
        settle();
        save_as(at("before"));
        QVERIFY(!keeper().modified());
        paste(QColor(10, 200, 30));
        QVERIFY(keeper().modified());
        bool saved = false;
        keeper().save([&] { saved = !keeper().modified(); });
        QTRY_VERIFY_WITH_TIMEOUT(saved, kPatience);
    }

    void a_window_that_closes_while_its_pasted_image_is_written_saves_its_session_first() {
        open("fashion-vit", "");
        settle();
        paste(QColor(10, 200, 30));
        keeper().save_as(at("closed"));
        QVERIFY(!window_->close());
        QTRY_VERIFY_WITH_TIMEOUT(!window_->isVisible(), kPatience);
        QCOMPARE(json_of(at("closed.headlight"))["images"][0]["path"].toString(), at("closed-image.png"));
    }

    void a_session_that_is_saved_twice_while_its_pasted_image_is_written_has_one_image() {
        open("fashion-vit", "");
        settle();
        save_as(at("twice"));
        paste(QColor(10, 200, 30));
        int saved = 0;
        keeper().save([&] { ++saved; });
        keeper().save([&] { ++saved; });
        QTRY_COMPARE_WITH_TIMEOUT(saved, 2, kPatience);
        QVERIFY(QFile::exists(at("twice-image.png")));
        QVERIFY(!QFile::exists(at("twice-image-2.png")));
    }

    void another_session_is_opened_when_the_pasted_image_of_this_one_is_written() {
        save_as(at("other"));
        open("fashion-vit", "");
        settle();
        paste(QColor(10, 200, 30));
        keeper().save_as(at("this"));
        keeper().open(at("other.headlight"));
        QTRY_COMPARE_WITH_TIMEOUT(keeper().file(), at("other.headlight"), kPatience);
        settle();
        QVERIFY(!json_of(at("this.headlight"))["images"].toArray().isEmpty());
        QVERIFY(json_of(at("other.headlight"))["images"].toArray().isEmpty());
        QVERIFY(window_->document().run().text().startsWith("The animal"));
    }

    void a_session_is_written_beside_the_window() {
        keeper().save_as(at("beside"));
        QVERIFY(keeper().file().isEmpty());
        QVERIFY(!window_->close());
        QTRY_VERIFY_WITH_TIMEOUT(!window_->isVisible(), kPatience);
        QVERIFY(QFile::exists(at("beside.headlight")));
    }

    void what_is_typed_while_a_session_is_written_is_a_change_of_it() {
        keeper().save_as(at("typed"));
        window_->document().run().set_notes("meanwhile");
        settle();
        QVERIFY(keeper().modified());
        QVERIFY(json_of(at("typed.headlight"))["notes"].toString().isEmpty());
    }

    void what_is_typed_while_another_session_is_read_is_asked_about() {
        save_as(at("other"));
        save_as(at("this"));
        keeper().open(at("other.headlight"));
        window_->document().run().set_notes("meanwhile");
        QTRY_VERIFY_WITH_TIMEOUT(window_->findChild<QMessageBox*>() != nullptr, kPatience);
        QCOMPARE(keeper().file(), at("this.headlight"));
        answer(QMessageBox::Save);
        QTRY_COMPARE_WITH_TIMEOUT(keeper().file(), at("other.headlight"), kPatience);
        QCOMPARE(json_of(at("this.headlight"))["notes"].toString(), QString("meanwhile"));
    }

    void an_image_that_was_written_while_a_lesson_showed_another_one_keeps_its_file() {
        open("fashion-vit", "");
        settle();
        paste(QColor(10, 200, 30));
        const auto pasted = window_->document().run().image();
        window_->lessons().open(QStringLiteral("images"));
        QTRY_VERIFY_WITH_TIMEOUT(window_->document().run().image() != pasted, kPatience);
        save_as(at("lesson"));
        window_->lessons().end();
        QTRY_COMPARE_WITH_TIMEOUT(window_->document().run().image_path(), at("lesson-image.png"), kPatience);
        settle();
        QVERIFY(!keeper().modified());
    }

    void a_session_whose_pasted_image_cannot_be_written_is_not_saved() {
        open("fashion-vit", "");
        settle();
        paste(QColor(10, 200, 30));
        save_as(at("nowhere/drawn"));
        QTRY_VERIFY_WITH_TIMEOUT(!notice_containing("drawn-image.png").isEmpty(), kPatience);
        QVERIFY(keeper().file().isEmpty());
        QVERIFY(!window_->document().run().image_path().contains("drawn"));
    }

    void what_a_later_program_wrote_is_there_again_after_saving() {  // row 95
        window_->document().view().toggle_pin({.layer = 1, .head = 3});
        actions().at(ActionId::Compare)->setChecked(true);
        window_->other_sides().shown().set_text("The animal was wide.");
        save_as(at("now"));
        QJsonObject later = json_of(at("now.headlight"));
        for (const char* name : {"model", "view", "comparison"}) {
            QJsonObject object = later[QLatin1String(name)].toObject();
            object["later"] = "of a newer program";
            later[QLatin1String(name)] = object;
        }
        QJsonObject view = later["view"].toObject();
        QJsonObject pin = view["pinned"][0].toObject();
        pin["later"] = 7;
        view["pinned"] = QJsonArray{pin};
        later["view"] = view;
        later["later"] = true;
        put_json(at("later.headlight"), later);
        keeper().open(at("later.headlight"));
        settle();
        QVERIFY(!keeper().modified());
        window_->document().run().set_notes("Seen here.");
        save_session();
        later["notes"] = "Seen here.";
        QCOMPARE(json_of(at("later.headlight")), later);
    }

    void what_is_wrong_with_a_file_is_said_and_changes_nothing() {  // rows 94 to 96
        save_as(at("good"));
        const QByteArray good = content(at("good.headlight"));
        put(at("cut.headlight"), good.left(good.size() / 2));
        QJsonObject newer = json_of(at("good.headlight"));
        newer["version"] = 7;
        put_json(at("newer.headlight"), newer);
        put(at("foreign.headlight"), "GIF89a");
        QVERIFY(QFile(at("huge.headlight")).open(QIODevice::WriteOnly));
        QVERIFY(QFile::resize(at("huge.headlight"), qint64(1) << 30));
        const QString newer_before = content(at("newer.headlight"));
        for (const char* name : {"cut", "newer", "foreign", "huge", "none"}) {
            keeper().open(at(name) + ".headlight");
            settle();
            QVERIFY2(!notice_containing(QLatin1String(name) + ".headlight").isEmpty(), name);
            QCOMPARE(window_->document().run().text(), QString(kTired));
            QCOMPARE(QFileInfo(keeper().file()).fileName(), QString("good.headlight"));
        }
        QCOMPARE(content(at("newer.headlight")), newer_before);
    }

    void a_model_that_is_not_here_is_named_and_not_forgotten() {  // row 97
        window_->document().run().set_notes("Mine.");
        window_->document().view().show_head({.layer = 3, .head = 3});
        save_as(at("far"));
        QJsonObject far = json_of(at("far.headlight"));
        const QJsonObject model{{"name", "their-model"}, {"path", "/nowhere/their-model"}, {"hash", "cafe0000cafe"}};
        far["model"] = model;
        put_json(at("far.headlight"), far);
        open("story-decoder", "Another text.");
        settle();
        keeper().open(at("far.headlight"));
        settle();
        QVERIFY(notice_containing("their-model").contains("cafe0000"));
        save("session-missing-model");
        QCOMPARE(window_->document().run().text(), QString(kTired));
        QCOMPARE(window_->document().run().notes(), QString("Mine."));
        save_as(at("again"));
        QCOMPARE(json_of(at("again.headlight"))["model"].toObject(), model);
        QCOMPARE(json_of(at("again.headlight"))["view"].toObject()["layer"].toInt(), 3);
    }

    void a_model_that_moved_is_found_by_its_weights() {  // row 97
        const QString moved = at("elsewhere");
        QVERIFY(QDir().mkpath(moved));
        for (const QFileInfo& file :
             QDir(HEADLIGHT_SOURCE_DIR "/resources/models/story-decoder").entryInfoList(QDir::Files))
            QVERIFY(QFile::copy(file.filePath(), moved + '/' + file.fileName()));
        save_as(at("moved"));
        QJsonObject session = json_of(at("moved.headlight"));
        QJsonObject model = session["model"].toObject();
        model["path"] = "/nowhere/elsewhere";  // beside the session now
        model["name"] = "elsewhere";
        model["hash"] = QString::fromStdString(fingerprint_of_model(moved.toStdString()));
        session["model"] = model;
        put_json(at("moved.headlight"), session);
        keeper().open(at("moved.headlight"));
        settle();
        QVERIFY(window_->document().run().model()->name != "story-encoder");
        QVERIFY(notice_containing("model").isEmpty());
    }

    void a_session_of_an_older_version_opens_with_its_model() {
        save_as(at("old"));
        QJsonObject session = json_of(at("old.headlight"));
        QJsonObject model = session["model"].toObject();
        QVERIFY(model["hash"].toString().startsWith("sha256-tree16m:"));
        model["hash"] = model["header_hash"];  // all that it stated
        model.remove("header_hash");
        session["model"] = model;
        put_json(at("old.headlight"), session);
        open("story-decoder", "Another text.");
        settle();
        keeper().open(at("old.headlight"));
        settle();
        QCOMPARE(window_->document().run().model()->name, std::string("story-encoder"));
        QVERIFY(notice_containing("saved with").isEmpty());
        QVERIFY(!keeper().modified());
    }

    void a_model_that_differs_behind_its_header_is_opened_with_a_warning() {
        save_as(at("other"));
        QJsonObject session = json_of(at("other.headlight"));
        QJsonObject model = session["model"].toObject();
        model["hash"] = "sha256-tree16m:cafe0000cafe";
        session["model"] = model;
        put_json(at("other.headlight"), session);
        keeper().open(at("other.headlight"));
        settle();
        QCOMPARE(window_->document().run().model()->name, std::string("story-encoder"));
        QVERIFY(notice_containing("saved with other weights").contains("story-encoder"));
    }

    void other_weights_under_a_known_name_are_opened_with_a_warning() {  // row 97
        save_as(at("other"));
        QJsonObject session = json_of(at("other.headlight"));
        session["model"] = QJsonObject{{"name", "story-sentiment"}, {"hash", "cafe0000cafe"}};
        put_json(at("other.headlight"), session);
        keeper().open(at("other.headlight"));
        settle();
        QCOMPARE(window_->document().run().model()->name, std::string("story-sentiment"));
        QVERIFY(notice_containing("saved with other weights").contains("story-sentiment"));
    }

    void a_path_that_only_the_session_knows_is_not_opened_by_itself() {  // row 98
        const QString strange = at("strange");
        QVERIFY(QDir().mkpath(strange));
        for (const QFileInfo& file :
             QDir(HEADLIGHT_SOURCE_DIR "/resources/models/story-decoder").entryInfoList(QDir::Files))
            QVERIFY(QFile::copy(file.filePath(), strange + '/' + file.fileName()));
        save_as(at("trap"));
        QJsonObject session = json_of(at("trap.headlight"));
        session["model"] = QJsonObject{{"name", "x"}, {"path", strange}, {"hash", "cafe0000cafe"}};
        session["image"] = QJsonObject{{"path", "/etc/passwd"}, {"hash", "cafe"}};
        put_json(at("trap.headlight"), session);
        keeper().open(at("trap.headlight"));
        settle();
        QCOMPARE(window_->document().run().model()->name, std::string("story-encoder"));
        QVERIFY(!notice_containing("/etc/passwd").isEmpty());
        QVERIFY(window_->document().run().image() == nullptr);
        QVERIFY(!notice_containing(strange).isEmpty());
        window_->notices().end_subject("/etc/passwd");
        press("Open it");
        QTRY_COMPARE_WITH_TIMEOUT(window_->document().run().model()->name, std::string("strange"), kPatience);
    }

    void a_full_disk_leaves_the_file_as_it_was() {
        save_as(at("full"));
        const QByteArray before = content(at("full.headlight"));
        window_->document().run().set_notes("More.");
        {
            const FullDisk disk(10);
            save_session();
        }
        QCOMPARE(content(at("full.headlight")), before);
        QVERIFY(!notice_containing("full.headlight").isEmpty());
        QVERIFY(keeper().modified());
        save_session();
        QVERIFY(notice_containing("full.headlight").isEmpty());
    }

    void a_file_that_was_changed_elsewhere_is_not_replaced_unasked() {  // row 100
        save_as(at("shared"));
        QJsonObject theirs = json_of(at("shared.headlight"));
        theirs["notes"] = "theirs";
        put_json(at("shared.headlight"), theirs);
        window_->document().run().set_notes("ours");
        save_session();
        QVERIFY(!notice_containing("changed elsewhere").isEmpty());
        save("session-conflict");
        QCOMPARE(json_of(at("shared.headlight"))["notes"].toString(), QString("theirs"));
        press("Replace it");
        settle();
        QCOMPARE(json_of(at("shared.headlight"))["notes"].toString(), QString("ours"));
        QVERIFY(!keeper().modified());
    }

    void closing_asks_once_about_a_session_with_a_name_and_never_about_one_without() {
        window_->document().run().set_notes("unnamed");
        QVERIFY(window_->close());

        open("story-encoder", kTired);
        settle();
        save_as(at("named"));
        QVERIFY(window_->close());
        window_->show();
        window_->document().run().set_notes("changed");
        QVERIFY(!window_->close());
        answer(QMessageBox::Cancel);
        QVERIFY(window_->isVisible());
        QVERIFY(!window_->close());
        answer(QMessageBox::Save);
        QTRY_VERIFY(!window_->isVisible());
        QCOMPARE(json_of(at("named.headlight"))["notes"].toString(), QString("changed"));
    }

    void notes_are_typed_below_the_picture() {
        actions().at(ActionId::Notes)->trigger();
        QVERIFY(window_->panel<NotesPanel>().isVisible());
        window_->activateWindow();
        QTest::keyClicks(&window_->panel<NotesPanel>().editor(), "Layer 2, head 2: coreference");
        QCOMPARE(window_->document().run().notes(), QString("Layer 2, head 2: coreference"));
        save("notes");
        actions().at(ActionId::ThemeDark)->trigger();
        save("notes-dark");
    }

    void the_panel_that_was_open_comes_back_and_opening_one_changes_nothing() {
        actions().at(ActionId::Interventions)->setChecked(true);
        save_as(at("panel"));
        actions().at(ActionId::Notes)->setChecked(true);
        QCoreApplication::processEvents();
        QVERIFY(!keeper().modified());
        keeper().open(at("panel.headlight"));
        settle();
        QVERIFY(actions().at(ActionId::Interventions)->isChecked());
        QVERIFY(!actions().at(ActionId::Notes)->isChecked());
    }

    void a_dropped_session_opens() {
        save_as(at("dropped"));
        open("story-encoder", "Another text.");
        settle();
        QMimeData files;
        files.setUrls({QUrl::fromLocalFile(at("dropped.headlight"))});
        QDragEnterEvent enter(QPoint(10, 10), Qt::CopyAction, &files, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(window_.get(), &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop(QPointF(10, 10), Qt::CopyAction, &files, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(window_.get(), &drop);
        settle();
        QCOMPARE(window_->document().run().text(), QString(kTired));
        emit actions().menu(MenuId::RecentSessions)->aboutToShow();
        QVERIFY(actions().menu(MenuId::RecentSessions)->actions().last()->text().contains("dropped"));
    }

  private:
    /// A session of one panel, in a file.
    QString saved_panel() {
        actions().at(ActionId::AddToFigure)->trigger();
        const QString file = at("panels.headlight");
        save_as(file);
        return file;
    }
    /// Opens the session after a field of its panel was changed in the file.
    void open_with_panel(const QString& file, const char* field, const QJsonValue& value) {
        QJsonObject session = json_of(file);
        QJsonObject page = session["panels"].toObject();
        QJsonObject panel = page["panels"].toArray()[0].toObject();
        panel[field] = value;
        page["panels"] = QJsonArray{panel};
        session["panels"] = page;
        put_json(file, session);
        keeper().open(file);
    }
};

HEADLIGHT_TEST(SessionWindowTest, Window)
#include "session_window_test.moc"
