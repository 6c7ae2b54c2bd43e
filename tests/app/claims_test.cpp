// What lessons and hints say of a model is what the program measures. tests/app/claims.json has one row a claim: the
// file that makes it and its words, the command that measures it, where in the command's JSON the value stands (RFC
// 6901), and what it must be: "expected" with a "tolerance" (null: masked), "at_least", "at_most", another command's
// value ("same_as"), or a text that the output "contains". In place of a command, "file" names a file of the project,
// such as a model card. OUT.json is a file of the test, SOURCE the folder of the project.

#include "program.h"
#include "test_program.h"

#include <QFile>
#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QtTest>

#include <cmath>

using namespace headlight::testing;

namespace {

const QString kSource = QStringLiteral(HEADLIGHT_SOURCE_DIR);

QByteArray content_of(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) qFatal("cannot open %s", qPrintable(path));
    return file.readAll();
}

/// What a command prints, or writes into its file.
QByteArray run_once(const QJsonArray& command) {
    const QTemporaryDir folder;
    const QString out = folder.filePath("out.json");
    QStringList arguments;
    for (const QJsonValue& argument : command)
        arguments << (argument == QStringLiteral("OUT.json") ? out : argument.toString().replace("SOURCE", kSource));
    const ProgramResult result = run_headlight(arguments);
    if (result.exit_code != 0) qWarning("%s", result.messages.constData());
    return QFile::exists(out) ? content_of(out) : result.output;
}

/// The same of a claim's command; several claims have the same one, which then runs once.
QByteArray measured(const QJsonArray& command) {
    static QHash<QByteArray, QByteArray> known;
    const QByteArray name = QJsonDocument(command).toJson(QJsonDocument::Compact);
    if (!known.contains(name)) known.insert(name, run_once(command));
    return known.value(name);
}

QJsonValue value_at(const QByteArray& json, const QString& pointer) {
    QJsonValue value = QJsonDocument::fromJson(json).object();
    for (const QString& part : pointer.split('/', Qt::SkipEmptyParts))
        value = value.isArray() ? value.toArray().at(part.toInt()) : value[part];
    return value;
}

QByteArray found(const QJsonValue& value) {
    return "found " + QJsonDocument(QJsonArray{value}).toJson(QJsonDocument::Compact);
}

}  // namespace

class ClaimsTest : public QObject {
    Q_OBJECT

  private slots:
    void every_claim_is_true_data() {
        QTest::addColumn<QJsonObject>("claim");
        const QJsonArray claims = QJsonDocument::fromJson(content_of(kSource + "/tests/app/claims.json")).array();
        QVERIFY(!claims.isEmpty());
        for (qsizetype row = 0; row < claims.size(); ++row)
            QTest::addRow("%d: %s", static_cast<int>(row), qPrintable(claims[row]["says"].toString()))
                << claims[row].toObject();
    }
    void every_claim_is_true() {
        QFETCH(QJsonObject, claim);
        QVERIFY2(content_of(kSource + "/" + claim["in"].toString()).contains(claim["says"].toString().toUtf8()),
                 "the file does not say it any more: correct the claim");
        const QByteArray output = claim.contains("file") ? content_of(kSource + "/" + claim["file"].toString())
                                                         : measured(claim["command"].toArray());
        if (claim.contains("contains")) {
            QVERIFY2(output.contains(claim["contains"].toString().toUtf8()), output.constData());
            return;
        }
        const QJsonValue value = value_at(output, claim["at"].toString());
        const QJsonValue expected = claim.contains("same_as")
                                        ? value_at(measured(claim["same_as"].toArray()), claim["same_at"].toString())
                                        : claim["expected"];
        if (claim.contains("at_least") || claim.contains("at_most")) {
            QVERIFY2(value.isDouble(), found(value));
            QVERIFY2(value.toDouble() >= claim["at_least"].toDouble(value.toDouble()), found(value));
            QVERIFY2(value.toDouble() <= claim["at_most"].toDouble(value.toDouble()), found(value));
        } else if (expected.isDouble()) {
            const double distance = std::abs(value.toDouble() - expected.toDouble());
            QVERIFY2(value.isDouble() && distance <= claim["tolerance"].toDouble(), found(value));
        } else {
            QCOMPARE(value, expected);
            QVERIFY2(value.isString() || value.isNull(), found(value));
        }
    }
};

HEADLIGHT_TEST(ClaimsTest, None)
#include "claims_test.moc"
