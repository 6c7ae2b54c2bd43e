#pragma once

#include "figures/figure.h"
#include "list_items.h"

#include <QtTest>

namespace headlight::testing {

/// Fails where a text of a figure stands beyond its page, on pages of several shapes.
inline void check_all_on_page(const Figure& figure) {
    const QSizeF natural = figure.natural_size();
    for (const QSizeF size : {natural, QSizeF(249, 600), QSizeF(510, 400), QSizeF(960, 540)}) {
        const DisplayList list = figure.layout(size);
        const QRectF page = QRectF(QPointF(), size).adjusted(-1, -1, 1, 1);
        for (const Role role : {Role::Label, Role::Axis, Role::Note, Role::Title})
            for (const TextItem& text : list_items<TextItem>(list, role))
                QVERIFY2(page.contains(text_outline(text).boundingRect()), qPrintable(text.text));
    }
}

/// The labels of a figure in its natural size.
inline QStringList labels_of(const Figure& figure) {
    QStringList texts;
    for (const TextItem& text : list_items<TextItem>(figure.layout(figure.natural_size()), Role::Label))
        texts << text.text;
    return texts;
}

}  // namespace headlight::testing
