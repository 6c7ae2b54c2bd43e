#pragma once

class QAccessibleInterface;
class QObject;
class QString;

namespace headlight {

/// Accessible interface of a `NumberedFigure`: one with numbers is a table with a cell for each, which says
/// what its tool tip says; others are graphics. For QAccessible::installFactory; null for other objects.
QAccessibleInterface* accessible_figure(const QString& class_name, QObject* object);

}  // namespace headlight
