#include "test_program.h"
#include "window_fixture.h"
#include "workbench/document/live_run.h"
#include "workbench/document/matrix_lookup.h"
#include "workbench/document/notices.h"
#include "workbench/document/pointing.h"
#include "workbench/document/shown_view.h"
#include "workbench/explain/prediction_panel.h"
#include "workbench/export/export_dialog.h"
#include "workbench/heads/grids_panel.h"
#include "workbench/heads/head_panel.h"
#include "workbench/heads/stage.h"
#include "workbench/heads/token_panel.h"
#include "workbench/input/text_panel.h"
#include "workbench/menus/actions.h"
#include "workbench/menus/settings.h"
#include "workbench/shell/notices_bar.h"
#include "workbench/shell/status_line.h"
#include "workbench/shell/top_bar.h"
#include "workbench/widgets/guide.h"
#include "written_file.h"

#include <QApplication>
#include <QClipboard>
#include <QImage>
#include <QLabel>
#include <QMimeData>
#include <QtTest>

using namespace headlight;
using namespace headlight::testing;

class WindowTest : public QObject {
    Q_OBJECT

  private slots:
    void typing_changes_the_picture() {
        TestWindow test;
        show(test);
        const PicturePointer before = test.document().view().picture();
        TextEditor& editor = test.window->text_panel().editor();
        editor.moveCursor(QTextCursor::End);
        QTest::keyClicks(&editor, " Yes");
        QTRY_VERIFY(test.settled());
        QCOMPARE(test.document().view().picture()->matrices.front()->keys.size(),
                 before->matrices.front()->keys.size() + 1);
        QCOMPARE(test.document().run().text(), QString::fromLatin1(kSentence) + " Yes");
    }

    void an_answer_to_an_older_text_gives_way_to_the_newest() {
        TestWindow test;
        show(test);
        test.bridge->hold_runs = true;
        test.document().run().set_text("one two");
        test.document().run().set_text("one two three");
        test.bridge->release_run();
        QTRY_VERIFY(test.settled());
        QCOMPARE(test.document().run().analysis()->tokens.text, std::string("one two three"));
    }

    void arrow_keys_walk_through_layers_and_heads() {
        TestWindow test;
        show(test);
        FigureView& grid = test.window->grids().heads();
        QTest::keyClick(&grid, Qt::Key_Right);
        QTest::keyClick(&grid, Qt::Key_Down);
        QTest::keyClick(&grid, Qt::Key_Down);
        QCOMPARE(test.document().view().state().choice, (HeadId{.layer = 2, .head = 1}));
        QTest::keyClick(&grid, Qt::Key_Left);
        QTest::keyClick(&grid, Qt::Key_Left);
        QCOMPARE(test.document().view().state().choice, (HeadId{.layer = 2, .head = 0}));
        QTRY_VERIFY(test.settled());
        QVERIFY(test.window->stage().title().text().contains("2"));
    }

    void several_heads_as_one_lead_back_to_the_head_before() {
        TestWindow test;
        show(test);
        test.document().view().show_head(HeadId{.layer = 2, .head = 1});
        QTest::keyClick(test.window.get(), Qt::Key_X, Qt::ControlModifier | Qt::AltModifier);
        QVERIFY(!test.document().view().state().choice.layer && !test.document().view().state().choice.head);
        QTest::keyClick(test.window.get(), Qt::Key_0, Qt::ControlModifier | Qt::AltModifier);
        QCOMPARE(test.document().view().state().choice, (HeadId{.layer = 2, .head = 1}));
    }

    void a_click_in_the_grid_opens_the_head() {
        TestWindow test;
        show(test);
        FigureView& grid = test.window->grids().heads();
        const QRectF place = grid.region(Hit{{}, {}, 3, 2});
        QVERIFY(!place.isEmpty());
        QTest::mouseClick(&grid, Qt::LeftButton, {}, place.center().toPoint());
        QCOMPARE(test.document().view().state().choice, (HeadId{.layer = 3, .head = 2}));
        QTest::mouseClick(&grid, Qt::LeftButton, Qt::ControlModifier,
                          grid.region(Hit{{}, {}, 1, 1}).center().toPoint());
        QTRY_COMPARE(test.window->stage().pane_count(), std::size_t{2});
    }

    void hovering_tells_the_weight_and_both_tokens() {
        TestWindow test;
        show(test);
        FigureView& heat_map = test.window->stage().pane().heat_map();
        const QRectF cell = heat_map.region(Hit{3, 2, {}, {}});
        QVERIFY(!cell.isEmpty());
        QTest::mouseMove(&heat_map, cell.center().toPoint());
        const AttentionMatrix& matrix = *test.document().view().picture()->matrices.front();
        const QString weight = test.window->status_line().weight();
        QVERIFY2(weight.contains(QString::number(static_cast<double>(matrix.value(3, 2)), 'f', 4)), qPrintable(weight));
        QVERIFY2(weight.contains("didn") && weight.contains("animal"), qPrintable(weight));
        QCOMPARE(test.document().pointing().hover(), (TokenFocus{3, 2}));
        QCOMPARE(heat_map.outlines().size(), std::size_t{3});  // row, column and cell
        QVERIFY(!test.window->token_panel().looks_at().rows().empty());
        // The status line follows the picture: of another text, the pointer is over other tokens.
        test.document().run().set_text("Old " + QString::fromLatin1(kSentence));
        QTRY_VERIFY(test.settled());
        QVERIFY2(test.window->status_line().weight() != weight, qPrintable(weight));
    }

    void the_strongest_key_of_the_selected_token_stands_first() {
        TestWindow test;
        show(test);
        test.document().pointing().select_token(4);
        const AttentionMatrix& matrix = *test.document().view().picture()->matrices.front();
        float largest = 0;
        for (std::size_t key = 0; key < matrix.keys.size(); ++key) largest = std::max(largest, matrix.value(4, key));
        const auto& rows = test.window->token_panel().looks_at().rows();
        QCOMPARE(static_cast<float>(rows.front().share), largest);
    }

    void view_changes_are_undone_and_redone() {
        TestWindow test;
        show(test);
        Actions& actions = test.window->actions_of_window();
        actions.at(ActionId::Words)->trigger();
        actions.at(ActionId::Rank)->trigger();
        QCOMPARE(test.document().view().state().scale, Scale::Rank);
        actions.at(ActionId::Undo)->trigger();
        QCOMPARE(test.document().view().state().scale, Scale::Linear);
        QCOMPARE(test.document().view().state().matrix.unit, Unit::Words);
        actions.at(ActionId::Undo)->trigger();
        QCOMPARE(test.document().view().state().matrix.unit, Unit::Tokens);
        QVERIFY(!actions.at(ActionId::Undo)->isEnabled());
        actions.at(ActionId::Redo)->trigger();
        QCOMPARE(test.document().view().state().matrix.unit, Unit::Words);
        QVERIFY(actions.at(ActionId::Words)->isChecked());
    }

    void a_click_on_a_chip_selects_and_with_shift_it_masks() {
        TestWindow test;
        show(test);
        TokenChips& chips = test.window->text_panel().chips();
        const auto click = [&](std::int32_t token, Qt::KeyboardModifiers keys) {
            QTest::mouseClick(chips.viewport(), Qt::LeftButton, keys, chips.chip_rectangle(token).center());
        };
        QVERIFY(chips.description(2).contains("Shift+click to mask it"));
        click(2, Qt::NoModifier);
        QCOMPARE(test.document().pointing().selected_token(), std::optional<std::int32_t>(2));
        QVERIFY(test.bridge->last_request.masked_tokens.empty());
        click(2, Qt::ShiftModifier);
        QCOMPARE(test.bridge->last_request.masked_tokens, std::vector<std::int32_t>{2});
        QTRY_VERIFY(test.settled());
        QCOMPARE(test.window->prediction_panel().contents().front().rows.front().name.contains("cat"), true);
        QVERIFY(chips.description(2).contains("Shift+click to unmask it"));
        click(4, Qt::NoModifier);
        QCOMPARE(test.bridge->last_request.masked_tokens, std::vector<std::int32_t>{2});
        click(2, Qt::ShiftModifier);
        QVERIFY(test.bridge->last_request.masked_tokens.empty());
        click(0, Qt::ShiftModifier);
        QVERIFY(test.bridge->last_request.masked_tokens.empty());  // special tokens are not masked
    }

    void masks_end_with_the_text_that_they_belong_to() {
        TestWindow test;
        show(test);
        test.document().view().toggle_mask(2);
        test.document().run().set_text("Another text altogether.");
        QVERIFY(test.bridge->last_request.masked_tokens.empty());
        QVERIFY(!test.document().view().is_masked(2));
    }

    void a_chip_of_an_older_text_masks_nothing() {
        TestWindow test;
        show(test);
        test.bridge->hold_runs = true;
        test.document().run().set_text("So " + QString::fromLatin1(kSentence));
        TokenChips& chips = test.window->text_panel().chips();
        QTest::mouseClick(chips.viewport(), Qt::LeftButton, Qt::ShiftModifier, chips.chip_rectangle(2).center());
        QVERIFY(test.bridge->last_request.masked_tokens.empty());
        QVERIFY(test.window->notices().texts().join(' ').contains("Nothing was masked"));
        test.bridge->release_run();
        QTRY_VERIFY(test.settled());
        QVERIFY(test.window->notices().texts().isEmpty());
        QTest::mouseClick(chips.viewport(), Qt::LeftButton, Qt::ShiftModifier, chips.chip_rectangle(3).center());
        QCOMPARE(test.bridge->last_request.masked_tokens, std::vector<std::int32_t>{3});
        // Tokens stay what they are while a run with masks of the same text is awaited.
        QTest::mouseClick(chips.viewport(), Qt::LeftButton, Qt::ShiftModifier, chips.chip_rectangle(5).center());
        QCOMPARE(test.bridge->last_request.masked_tokens, (std::vector<std::int32_t>{3, 5}));
    }

    void a_chip_of_the_model_before_masks_nothing() {
        TestWindow test;
        show(test);
        test.bridge->hold_runs = true;
        test.document().run().open_model(QStringLiteral("encoder"));
        QTRY_VERIFY(!test.document().run().loading());
        test.document().view().toggle_mask(2);
        QVERIFY(test.bridge->last_request.masked_tokens.empty());
    }

    void selected_text_marks_its_tokens_and_the_other_way_round() {
        TestWindow test;
        show(test);
        TextPanel& panel = test.window->text_panel();
        QTextCursor cursor = panel.editor().textCursor();
        cursor.setPosition(4);
        cursor.setPosition(10, QTextCursor::KeepAnchor);  // "animal"
        panel.editor().setTextCursor(cursor);
        QCOMPARE(panel.chips().marked(), std::optional(std::pair<std::int32_t, std::int32_t>(2, 2)));
        QVERIFY(!test.document().pointing().selected_token());
        QWidget* chips = panel.chips().viewport();
        QTest::mousePress(chips, Qt::LeftButton, {}, panel.chips().chip_rectangle(6).center());
        QMouseEvent move(QEvent::MouseMove, panel.chips().chip_rectangle(8).center(),
                         chips->mapToGlobal(panel.chips().chip_rectangle(8).center()), Qt::NoButton, Qt::LeftButton,
                         {});
        QApplication::sendEvent(chips, &move);
        QTest::mouseRelease(chips, Qt::LeftButton, {}, panel.chips().chip_rectangle(8).center());
        QCOMPARE(panel.editor().textCursor().selectedText(), QString("cross the street"));
    }

    void a_selected_token_survives_edits_elsewhere_and_another_model() {
        TestWindow test;
        show(test);
        const auto selected = [&]() -> std::string {
            const auto token = test.document().pointing().selected_token();
            return token ? test.document().run().analysis()->tokens.tokens[static_cast<std::size_t>(*token)].display
                         : "nothing";
        };
        test.document().pointing().select_pair(10, 2);
        QCOMPARE(selected(), std::string("it"));
        TextEditor& editor = test.window->text_panel().editor();
        QTextCursor cursor = editor.document()->find("animal");
        editor.setTextCursor(cursor);
        QTest::keyClicks(&editor, "old dog");
        QTRY_VERIFY(test.settled());
        QCOMPARE(selected(), std::string("it"));
        QCOMPARE(test.document().pointing().selected_token(), std::optional<std::int32_t>(11));
        test.document().run().open_model(QStringLiteral("decoder"));
        QTRY_COMPARE(test.document().run().model()->name, std::string("decoder"));
        QTRY_VERIFY(test.settled());
        QVERIFY2(QString::fromStdString(selected()).contains("it"), selected().c_str());
        cursor = editor.document()->find("it was");
        editor.setTextCursor(cursor);
        QTest::keyClicks(&editor, "she was");
        QTRY_VERIFY(test.settled());
        QVERIFY2(QString::fromStdString(selected()).contains("she"), selected().c_str());
    }

    void undo_leaves_the_text_that_the_window_began_with() {
        TestWindow test;
        show(test);
        TextEditor& editor = test.window->text_panel().editor();
        editor.setFocus();
        QTest::keyClick(&editor, Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(editor.toPlainText(), QString::fromLatin1(kSentence));
        QTest::keyClicks(&editor, "So ");
        QTest::keyClick(&editor, Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(editor.toPlainText(), QString::fromLatin1(kSentence));
    }

    void metrics_that_say_nothing_of_a_text_are_not_listed() {
        TestWindow test;
        show(test);
        const auto& rows = test.window->head_panel().bars().rows();
        QVERIFY(!rows.empty());
        for (const BarList::Row& row : rows) {
            QVERIFY2(row.number != QString::fromUtf8("–"), qPrintable(row.name));
            QVERIFY2(!row.name.contains("image"), qPrintable(row.name));
        }
    }

    void a_token_is_found() {
        TestWindow test;
        show(test);
        test.window->actions_of_window().at(ActionId::FindToken)->trigger();
        QTest::keyClicks(&test.window->text_panel().find_field(), "the");
        QCOMPARE(test.document().pointing().selected_token(), std::optional<std::int32_t>(1));
        QTest::keyClick(&test.window->text_panel().find_field(), Qt::Key_Return);
        QCOMPARE(test.document().pointing().selected_token(), std::optional<std::int32_t>(7));
    }

    void a_model_with_fewer_heads_resets_the_choice() {
        TestWindow test;
        show(test);
        test.document().view().show_head(HeadId{.layer = 3, .head = 3});
        test.document().view().toggle_pin(HeadId{.layer = 3, .head = 3});
        test.document().run().open_model(QStringLiteral("decoder"));
        QTRY_COMPARE(test.document().run().model()->name, std::string("decoder"));
        QTRY_VERIFY(test.settled());
        QCOMPARE(test.document().view().state().choice, HeadId{});
        QVERIFY(test.document().view().state().pinned.empty());
        QVERIFY(!test.document().view().undo_stack().canUndo());
    }

    void a_notice_of_any_length_leaves_room_for_the_window() {
        TestWindow test;
        show(test);
        const int height = test.window->height();
        test.document().notices().post(Notice::Kind::Warning, QString(1'000'000, QChar('n')));
        QCOMPARE(test.window->notices().texts().size(), 1);
        QVERIFY(test.window->notices().texts().front().size() < 1100);
        QCOMPARE(test.window->height(), height);
    }

    void a_model_that_cannot_run_says_why_and_leaves_the_present_one() {
        TestWindow test;
        show(test);
        test.document().run().open_model(QStringLiteral("nowhere"));
        QVERIFY(test.window->notices().texts().join(' ').contains("config.json"));
        test.document().run().open_model(QStringLiteral("<b>broken"));
        QTRY_VERIFY(test.window->notices().texts().join(' ').contains("truncated"));
        QVERIFY(test.window->notices().texts().join(' ').contains("<b>broken"));
        for (const QLabel* label : test.window->notices().findChildren<QLabel*>())
            QCOMPARE(label->textFormat(), Qt::PlainText);
        QCOMPARE(test.document().run().model()->name, std::string("encoder"));
        QCOMPARE(test.document().run().text(), QString::fromLatin1(kSentence));
    }

    void a_load_can_be_stopped() {
        TestWindow test;
        show(test);
        test.bridge->hold_loads = true;
        test.document().run().open_model(QStringLiteral("decoder"));
        QVERIFY(test.window->status_line().progress().isVisible());
        test.window->actions_of_window().at(ActionId::Stop)->trigger();
        QCOMPARE(test.bridge->cancels, 1);
        QVERIFY(!test.window->status_line().progress().isVisible());
        QCOMPARE(test.document().run().model()->name, std::string("encoder"));
    }

    void a_backend_named_at_the_start_is_no_automatic_choice() {
        const QTemporaryDir folder;
        WindowOptions options;
        options.model = "encoder";
        options.settings_file = folder.filePath("settings.ini");
        const auto device = [&] {
            MainWindow window(options, std::make_unique<FakeBridge>());
            (void)QTest::qWaitFor([&] { return window.document().run().model().has_value(); });
            for (const QToolButton* each : window.findChildren<QToolButton*>())
                if (each->accessibleName() == "Device and threads") return each->text();
            return QString();
        };
        QVERIFY2(device().startsWith("Auto: CPU"), qPrintable(device()));
        options.backend.backend = "cpu";
        QVERIFY2(device().startsWith("CPU"), qPrintable(device()));
    }

    void threads_chosen_without_a_model_open_none() {
        const QTemporaryDir folder;
        WindowOptions options;
        options.model = "nowhere";
        options.settings_file = folder.filePath("settings.ini");
        auto owned = std::make_unique<FakeBridge>();
        FakeBridge& bridge = *owned;
        MainWindow window(options, std::move(owned));
        QSignalSpy answered(&bridge, &SessionBridge::loaded);
        BackendChoice choice;
        choice.threads = 1;
        window.document().run().choose_backend(choice);
        QTRY_COMPARE(answered.size(), 1);
        QVERIFY(!window.document().run().model().has_value());
        QCOMPARE(window.document().run().backend().threads, 1);
    }

    void a_backend_that_cannot_be_had_leaves_the_present_one() {
        TestWindow test;
        show(test);
        BackendChoice choice;
        choice.backend = "vulkan";
        test.bridge->hold_loads = true;
        test.document().run().choose_backend(choice);
        emit test.bridge->load_failed(Error(ErrorKind::Device, Sentence("There is no graphics processor.")));
        QCOMPARE(test.document().run().backend().backend, std::string("auto"));
        QVERIFY(test.window->notices().texts().join(' ').contains("graphics processor"));
    }

    void closing_during_a_load_or_a_run_is_safe() {
        auto test = std::make_unique<TestWindow>();
        show(*test);
        test->bridge->hold_runs = true;
        test->document().run().set_text("never answered");
        test->document().run().open_model(QStringLiteral("decoder"));
        test->window->close();
        test.reset();
        QCoreApplication::processEvents();
    }

    void a_huge_paste_is_cut_and_said() {
        TestWindow test;
        show(test);
        QApplication::clipboard()->setText(QString(10 << 20, 'x'));
        TextEditor& editor = test.window->text_panel().editor();
        editor.selectAll();
        editor.paste();
        QCOMPARE(editor.toPlainText().size(), static_cast<qsizetype>(kMaxTextLength));
        QVERIFY(test.window->notices().texts().join(' ').contains("cut"));
    }

    void theme_and_zoom_change_the_look() {
        TestWindow test;
        show(test);
        Actions& actions = test.window->actions_of_window();
        actions.at(ActionId::ThemeDark)->trigger();
        QTRY_VERIFY(test.window->window_look().taken());
        QVERIFY(test.window->look().theme.dark);
        const QColor corner = test.window->grab().toImage().pixelColor(3, 3);
        QVERIFY2(corner.lightness() < 90, qPrintable(corner.name()));
        actions.at(ActionId::ThemeLight)->trigger();
        QVERIFY(!test.window->look().theme.dark);
        const int before = test.window->text_panel().editor().font().pixelSize();
        for (int i = 0; i < 4; ++i) actions.at(ActionId::ZoomIn)->trigger();
        QTRY_VERIFY(test.window->window_look().taken());
        QVERIFY(test.window->text_panel().editor().font().pixelSize() > before);
        actions.at(ActionId::ZoomReset)->trigger();
        QTRY_VERIFY(test.window->window_look().taken());
        QCOMPARE(test.window->text_panel().editor().font().pixelSize(), before);
    }

    void a_heat_map_zooms_and_pans_within_its_borders() {
        TestWindow test;
        show(test);
        FigureView& heat_map = test.window->stage().pane().heat_map();
        test.window->actions_of_window().at(ActionId::FigureLarger)->trigger();
        QVERIFY(heat_map.zoom() > 1.2);
        heat_map.pan({1e6, 1e6});
        QCOMPARE(heat_map.viewport().first_key, 0.0);
        test.window->actions_of_window().at(ActionId::FigureWhole)->trigger();
        QCOMPARE(heat_map.zoom(), 1.0);
    }

    void the_export_dialog_writes_every_format() {
        TestWindow test;
        show(test);
        ExportDialog dialog({test.document().view().picture(), {{test.document().pointing().selected_token(), {}}, {}}},
                            test.window->panels(), test.document().beside(), test.window->stage().pictures_size(),
                            test.window->look(), test.window.get());
        for (int i = 0; i < dialog.page_fields().format_choice().count(); ++i) {
            dialog.page_fields().format_choice().setCurrentIndex(i);
            const QString path =
                test.folder.filePath("figure." + dialog.page_fields().format_choice().itemData(i).toString());
            QVERIFY2(headlight::testing::write_and_wait(dialog, path), qPrintable(dialog.message().text()));
            QVERIFY(QFileInfo(path).size() > 500);
        }
        QVERIFY(!QImage(test.folder.filePath("figure.png")).isNull());
        QVERIFY(!headlight::testing::write_and_wait(dialog, test.folder.filePath("no/such/folder/x.png")));
        QVERIFY(dialog.message().text().contains("no/such/folder"));
    }

    void exported_links_show_the_selected_token_as_the_window_does_data() {
        QTest::addColumn<QString>("figure");
        QTest::newRow("links") << "Links";
        QTest::newRow("beside the heat map") << "Heat map and links";
    }
    void exported_links_show_the_selected_token_as_the_window_does() {
        QFETCH(QString, figure);
        TestWindow test;
        show(test);
        const auto written = [&](std::optional<std::int32_t> token) {
            ExportDialog dialog({test.document().view().picture(), {{token, {}}, {}}}, test.window->panels(),
                                test.document().beside(), QSize(600, 400), test.window->look(), test.window.get());
            dialog.view_choice().setCurrentText(figure);
            dialog.page_fields().format_choice().setCurrentText("SVG");
            const QString path = test.folder.filePath("links.svg");
            if (dialog.view_choice().currentText() != figure || !headlight::testing::write_and_wait(dialog, path))
                return QByteArray();
            QFile file(path);
            return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
        };
        const QByteArray accent = print_theme().accent.name().toLatin1();
        QVERIFY(!written({}).isEmpty());
        QVERIFY(!written({}).contains(accent));
        QVERIFY(written(1).contains(accent));
    }

    void rows_and_matrices_are_copied_as_tsv() {
        TestWindow test;
        show(test);
        test.document().pointing().select_token(1);
        QApplication::clipboard()->clear();
        test.window->actions_of_window().at(ActionId::CopyRow)->trigger();
        QVERIFY2(QApplication::clipboard()->text().isEmpty(), "it is written on another thread");
        QTRY_VERIFY(!QApplication::clipboard()->text().isEmpty());
        const QStringList lines = QApplication::clipboard()->text().split('\n', Qt::SkipEmptyParts);
        QCOMPARE(lines.size(), 2);
        QCOMPARE(lines[1].split('\t').size(),
                 static_cast<qsizetype>(test.document().view().picture()->matrices.front()->keys.size()) + 1);
        double sum = 0;
        for (const QString& cell : lines[1].split('\t').mid(1)) sum += cell.toDouble();
        QVERIFY(std::abs(sum - 1) < 1e-5);
    }

    void the_state_comes_back_at_the_next_start() {
        QTemporaryDir folder;
        const QString file = folder.filePath("settings.ini");
        {
            TestWindow test("Remember me, please.", "decoder", file);
            show(test);
            test.window->actions_of_window().at(ActionId::Logarithmic)->trigger();
            test.document().view().show_head(HeadId{.layer = 1, .head = 2});
            test.window->actions_of_window().at(ActionId::ThemeDark)->trigger();
            emit test.window->stage().guide().dismissed();
            test.window->close();
        }
        TestWindow test({}, {}, file);
        show(test);
        QCOMPARE(test.document().run().text(), QString("Remember me, please."));
        QCOMPARE(test.document().run().model()->name, std::string("decoder"));
        QCOMPARE(test.document().view().state().scale, Scale::Log);
        QCOMPARE(test.document().view().state().choice, (HeadId{.layer = 1, .head = 2}));
        QVERIFY(test.window->look().theme.dark);
        QVERIFY(test.window->stage().guide().isHidden());
    }

    void damaged_settings_count_as_absent() {
        QTemporaryDir folder;
        const QString file = folder.filePath("settings.ini");
        {
            QSettings store(file, QSettings::IniFormat);
            store.setValue("window/zoom", "a thousand");
            store.setValue("window/theme", 77);
            store.setValue("sessions/last", R"({"format": "headlight session", "version": 1, "text": "Never shown",
                                                "view": {"layer": -5, "scale": 12, "threshold": "nan"}})");
        }
        TestWindow test({}, "encoder", file);
        show(test);
        QVERIFY(test.document().run().text() != "Never shown");
        QCOMPARE(test.document().view().state().choice.layer, std::optional<std::int32_t>(0));
        QCOMPARE(test.document().view().state().scale, Scale::Linear);
        QCOMPARE(test.window->look().zoom, 1.0);
        QVERIFY(test.document().view().picture()->failure.empty());
    }

    void every_size_of_the_window_can_be_painted() {
        TestWindow test;
        show(test);
        for (const QSize& size :
             {QSize(1, 1), QSize(200, 900), QSize(1024, 700), QSize(3840, 300), QSize(7680, 4320)}) {
            test.window->resize(size);
            QCoreApplication::processEvents();
            QVERIFY(!test.window->grab().isNull());
        }
        emit test.window->stage().guide().dismissed();
        test.window->resize(600, 400);
        QCoreApplication::processEvents();
        QCOMPARE(test.window->size(), QSize(600, 400));
        // What matters can still be reached: the text, and a picture large enough to be read.
        QVERIFY(test.window->text_panel().editor().visibleRegion().boundingRect().height() > 20);
        const QRect picture = test.window->stage().pane().visibleRegion().boundingRect();
        QVERIFY2(picture.width() >= 150 && picture.height() >= 100,
                 qPrintable(QStringLiteral("%1 x %2").arg(picture.width()).arg(picture.height())));
    }

    void actions_have_shortcuts_of_their_own() {
        TestWindow test;
        QSet<QString> seen;
        for (const QAction* action : test.window->actions()) {
            QVERIFY2(!action->shortcut().isEmpty(), qPrintable(action->text()));
            for (const QKeySequence& keys : action->shortcuts()) {
                QVERIFY2(!seen.contains(keys.toString()), qPrintable(keys.toString()));
                seen.insert(keys.toString());
            }
        }
        QVERIFY(seen.size() > 40);
    }

    void every_action_has_a_row_and_stands_in_a_menu() {
        TestWindow test;
        for (std::size_t id = 0; id < kActionCount; ++id) {
            const QAction* action = test.window->actions_of_window().at(static_cast<ActionId>(id));
            QVERIFY2(action != nullptr, qPrintable(QStringLiteral("no row has id %1").arg(id)));
            QVERIFY2(test.window->actions().contains(action), qPrintable(action->text()));
            const auto places = action->associatedObjects();
            QVERIFY2(
                std::ranges::any_of(places, [](const QObject* place) { return qobject_cast<const QMenu*>(place); }),
                qPrintable(action->text()));
        }
    }
};

HEADLIGHT_TEST(WindowTest, Window)
#include "window_test.moc"
