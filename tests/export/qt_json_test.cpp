// Values of Qt as JSON texts: the layout is Qt's, and what is written reads back the same.
#include "export/qt_json.h"

#include "core/error.h"
#include "test_program.h"

#include <QJsonDocument>

#include <limits>

using namespace headlight;

namespace {

QJsonObject example() {
    return {{"text", QString::fromUtf8("a \"quoted\" \\ line\n\t\u00E9\u2028\U0001F600") + QChar(1)},
            {"empty", QJsonObject()},
            {"none", QJsonValue::Null},
            {"list", QJsonArray{1, -2.5, true, QJsonArray(), QJsonObject{{"z", 1}, {"a", 0.1}}}},
            {"large", std::numeric_limits<qint64>::max()},
            {"small", std::numeric_limits<qint64>::min()},
            {"beyond 2^53", qint64{9'007'199'254'740'993}},
            {"zero", 0}};
}

}  // namespace

class QtJsonTest : public QObject {
    Q_OBJECT

  private slots:
    void the_layout_is_that_of_qt() {
        const QJsonDocument document(example());
        QCOMPARE(QByteArray::fromStdString(json_text(example(), JsonLayout::Indented)), document.toJson());
        QCOMPARE(QByteArray::fromStdString(json_text(example(), JsonLayout::Compact)),
                 document.toJson(QJsonDocument::Compact));
    }

    void what_is_written_reads_back() {
        for (const JsonLayout layout :
             {JsonLayout::Compact, JsonLayout::Spaced, JsonLayout::Indented, JsonLayout::Rows})
            QCOMPARE(json_object_of(QByteArray::fromStdString(json_text(example(), layout)), "f", "file"), example());
        for (const double number : {1e-7, 0.0001, 1.0 / 3, 1e18, 1e19, 1e300, -123456.789})
            QCOMPARE(json_value_of(json_text(QJsonArray{number}, JsonLayout::Compact)).toArray().at(0).toDouble(),
                     number);
    }

    void a_number_that_json_lacks_is_null() {
        QCOMPARE(json_text(QJsonArray{std::numeric_limits<double>::infinity(), qQNaN()}, JsonLayout::Compact),
                 std::string("[null,null]"));
    }

    void half_a_surrogate_pair_does_not_make_the_text_unreadable() {
        const QJsonObject object{{"text", QString(QChar(0xD800)) + "a"}};
        const std::string json = json_text(object, JsonLayout::Compact);
        QVERIFY(json_object_of(QByteArray::fromStdString(json), "f", "file")["text"].toString().endsWith("a"));
    }

    void a_byte_order_mark_that_begins_a_text_stays() {
        const QString mark(QChar(QChar::ByteOrderMark));
        const QJsonObject object{{mark + "name", QJsonArray{mark, mark + "text"}}};
        QCOMPARE(json_object_of(QByteArray::fromStdString(json_text(object, JsonLayout::Compact)), "f", "file"),
                 object);
    }

    void a_name_that_stands_twice_is_refused() {
        QVERIFY_EXCEPTION_THROWN(json_object_of(R"({"a": {"b": 1, "b": 2}})", "f", "file"), Error);
    }
};

HEADLIGHT_TEST(QtJsonTest, None)
#include "qt_json_test.moc"
