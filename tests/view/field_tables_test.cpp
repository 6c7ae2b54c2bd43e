// The page of the documentation that is made from the tables of views and fields.

#include "view/field_tables.h"

#include "core/error.h"
#include "export/json_fields.h"
#include "test_program.h"
#include "view/fields.h"
#include "view/views.h"

#include <QFile>
#include <QTest>

#include <algorithm>
#include <set>

using namespace headlight;

class FieldTablesTest : public QObject {
    Q_OBJECT

  private slots:
    // HEADLIGHT_WRITE_DOCS=1 writes the page instead.
    void the_page_of_fields_is_what_the_tables_say() {
        QFile page(HEADLIGHT_SOURCE_DIR "/docs/fields.md");
        const QByteArray made = QByteArray::fromStdString(field_tables_markdown());
        if (qEnvironmentVariableIsSet("HEADLIGHT_WRITE_DOCS")) {
            QVERIFY(page.open(QIODevice::WriteOnly));
            QCOMPARE(page.write(made), made.size());
            return;
        }
        QVERIFY(page.open(QIODevice::ReadOnly));
        QVERIFY2(page.readAll() == made, "docs/fields.md is stale: run field_tables_test with HEADLIGHT_WRITE_DOCS=1");
    }

    void names_of_fields_are_not_taken_twice() {
        std::set<std::string> names;
        for (const Field& field : view_fields()) {
            QVERIFY2(names.insert(field.name).second, field.name.c_str());
            for (const std::string& alias : field.aliases) QVERIFY2(names.insert(alias).second, alias.c_str());
        }
    }

    // Whoever places the files of an input, guards them or tells runs apart goes through this table.
    void paths_of_an_input_are_in_the_table_of_its_files() {
        std::set<std::string> read;
        for (const Field& field : view_fields())
            if (field.group == "Input" && field.kind->takes().starts_with("a path")) read.insert(field.name);
        std::set<std::string> listed{"image"};  // of which there may be several: InputRequest::images
        for (const InputFile& file : kInputFiles) {
            listed.emplace(file.field);
            ViewRequest request;
            request.input.*file.path = "some.file";
            QCOMPARE(find_field(std::string(file.field))->kind->print(request), std::vector<std::string>{"some.file"});
        }
        QVERIFY(read == listed);
    }

    void a_wrong_choice_is_refused_with_the_valid_ones_data() {
        QTest::addColumn<QString>("name");
        for (const Field& field : view_fields())
            if (!field.kind->choices().empty()) QTest::newRow(field.name.c_str()) << QString::fromStdString(field.name);
    }
    void a_wrong_choice_is_refused_with_the_valid_ones() {
        QFETCH(QString, name);
        const FieldKind& kind = *find_field(name.toStdString())->kind;
        const auto lists_all = [&](const std::string& message) {
            return std::ranges::all_of(
                kind.choices(), [&](const std::string& choice) { return message.find(choice) != std::string::npos; });
        };
        ViewRequest request;
        std::string on_command_line;
        try {
            kind.parse(request, {"no such choice"});
        } catch (const BadValue& error) {
            on_command_line = error.what();
        }
        QVERIFY2(lists_all(on_command_line), on_command_line.c_str());

        std::string in_file;
        const std::string json = "{\"" + name.toStdString() + "\": \"no such choice\"}";
        JsonFields fields = JsonFields::of_text(json, "figure.json", "description");
        try {
            kind.read(request, fields, name);
        } catch (const Error& error) {
            in_file = error.what();
        }
        QVERIFY2(lists_all(in_file) && in_file.find(name.toStdString()) != std::string::npos, in_file.c_str());
    }

    void every_view_has_a_row() {
        for (const ViewRow& row : view_rows()) {
            QVERIFY(row.draw != nullptr && row.numbers != nullptr);
            QCOMPARE(view_row(row.view).title, row.title);
        }
    }
};

HEADLIGHT_TEST(FieldTablesTest, None)
#include "field_tables_test.moc"
