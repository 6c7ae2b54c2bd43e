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

/// The number as a person writes it: whole numbers with commas between thousands, others with four significant digits.
QString number_text(double number);

}  // namespace headlight
