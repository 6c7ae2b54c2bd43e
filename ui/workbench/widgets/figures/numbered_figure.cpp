#include "workbench/widgets/figures/numbered_figure.h"

#include <QAccessible>
#include <QWidget>

#include <exception>
#include <utility>

namespace headlight {

void NumberedFigure::set_numbers(Numbers numbers) {
    numbers_ = std::move(numbers);
    table_.reset();
}

const NumberTable* NumberedFigure::table() const {
    if (!numbers_ || !shown_figure()) return nullptr;
    if (!table_) {
        try {
            table_.emplace(numbers_());
        } catch (const std::exception&) {
            table_.emplace(FigureNumbers());  // more than a file of them may hold
        }
    }
    return table_->rows() > 0 && table_->columns() > 0 ? &*table_ : nullptr;
}

QString NumberedFigure::cell_text(int row, int column) const {
    const NumberTable* of = table();
    if (of == nullptr) return {};
    const Hit place = of->place(row, column);
    if (QString said = place == Hit() ? QString() : text_of(place); !said.isEmpty()) return said;
    const QString value = of->value(row, column);
    if (value.isEmpty()) return {};
    const QString column_name = of->column_label(column);
    const QString place_name = column_name.isEmpty()          ? of->row_label(row)
                               : of->row_label(row).isEmpty() ? column_name
                                                              : of->row_label(row) + QStringLiteral(", ") + column_name;
    return place_name + QStringLiteral(": ") + value;
}

void NumberedFigure::forget_table(QWidget& widget) {
    table_.reset();
    if (!QAccessible::isActive()) return;
    QAccessibleTableModelChangeEvent event(&widget, QAccessibleTableModelChangeEvent::ModelReset);
    QAccessible::updateAccessibility(&event);
}

}  // namespace headlight
