#include "workbench/lessons/formula.h"

#include "core/error.h"
#include "language/languages.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <muParser.h>

#include <cmath>

namespace headlight {

namespace {

constexpr qsizetype kMostOfFormula = 200;
constexpr int kDigits = 4;
constexpr double kLargestWhole = 9e15;  // below it, double precision holds every whole number

[[noreturn]] void fail(const QString& formula, const QString& reason) {
    throw Error(
        ErrorKind::Input,
        QCoreApplication::translate("Formula", "Expected a number or a formula such as 12 * 13 / 2, found \"%1\": %2.")
            .arg(formula.left(kMostOfFormula), reason)
            .toStdString());
}

}  // namespace

double value_of_formula(const QString& formula, const FormulaValues& values) {
    if (formula.size() > kMostOfFormula)
        fail(formula, QCoreApplication::translate("Formula", "it is longer than %1 characters").arg(kMostOfFormula));
    static const QRegularExpression thousands(QStringLiteral("(?<=\\d),(?=\\d{3}(?!\\d))"));
    QString plain = formula;
    plain.remove(thousands).replace(QChar(0x2212), QLatin1Char('-')).replace(QChar(0x00D7), QLatin1Char('*'));
    double value = 0;
    try {
        mu::Parser parser;
        for (const auto& [name, number] : values) parser.DefineConst(name.toStdString(), number);
        parser.SetExpr(plain.toStdString());
        value = parser.Eval();
    } catch (const mu::ParserError& error) {
        QString reason = QString::fromStdString(error.GetMsg());
        if (reason.endsWith(QLatin1Char('.'))) reason.chop(1);
        fail(formula, reason);
    }
    if (!std::isfinite(value)) fail(formula, QCoreApplication::translate("Formula", "its value is not finite"));
    return value;
}

QString in_english(const QString& typed) {
    const QString group = QRegularExpression::escape(language_locale().groupSeparator());
    const QString point = QRegularExpression::escape(language_locale().decimalPoint());
    const QRegularExpression thousands(
        QStringLiteral("(?<=\\d)(?:%1|[\\x{00A0}\\x{202F}])(?=\\d{3}(?!\\d))").arg(group));
    const QRegularExpression fraction(QStringLiteral("%1(?=\\d)").arg(point));
    return QString(typed).remove(thousands).replace(fraction, QStringLiteral("."));
}

QString number_text(double number) {
    QString text = std::rint(number) == number && std::abs(number) < kLargestWhole
                       ? language_locale().toString(static_cast<qlonglong>(number))
                       : language_locale().toString(number, 'g', kDigits);
    return text.replace(QLatin1Char('-'), QChar(0x2212));
}

}  // namespace headlight
