#pragma once

#include <QString>

namespace headlight {

/// A number for the screen: as `number_text` writes it, with the decimal point of the language. Figures and files have
/// `number_text`.
QString screen_number(double value, char format = 'g', int digits = 6);

}  // namespace headlight
