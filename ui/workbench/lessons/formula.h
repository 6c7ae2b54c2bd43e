#pragma once

#include <QString>

#include <map>

namespace headlight {

/// Values of the names that a formula may contain.
using FormulaValues = std::map<QString, double>;

/// Value of a formula such as "n * (n + 1) / 2" or "exp(-0.5)", with the operators and functions of muParser
/// (https://beltoforion.de/en/muparser). Thousands may be separated by commas. Throws Error(Input) with a sentence
/// where the text is no formula or its value is not finite.
double value_of_formula(const QString& formula, const FormulaValues& values = {});

/// A formula that a person typed, with the numbers of the language in use written as in English: "1.000,5" in German is
/// "1000.5".
QString in_english(const QString& typed);

/// The number as a person writes it in the language in use: whole numbers with marks between thousands, others with
/// four significant digits.
QString number_text(double number);

}  // namespace headlight
