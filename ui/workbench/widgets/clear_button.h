#pragma once

class QLineEdit;

namespace headlight {

/// Gives the field a button that empties it, with a name for those who do not see its cross.
void add_clear_button(QLineEdit& field);

}  // namespace headlight
