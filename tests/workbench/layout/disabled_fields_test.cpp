// A field that cannot be used looks different from one that can.

#include "test_program.h"
#include "workbench/widgets/look/look.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLineEdit>
#include <QSpinBox>
#include <QtTest>

#include <vector>

using namespace headlight;

class DisabledFieldsTest : public QObject {
    Q_OBJECT

  private slots:
    void a_disabled_field_looks_disabled_in_every_theme() {
        for (const ThemeChoice theme : {ThemeChoice::Light, ThemeChoice::Dark, ThemeChoice::HighContrast}) {
            QWidget window;
            window.setStyleSheet(make_look(theme, 1).style_sheet());
            auto* list = new QComboBox(&window);
            list->addItem(QStringLiteral("PDF"));
            const std::vector<QWidget*> fields{new QSpinBox(&window), new QDoubleSpinBox(&window),
                                               new QLineEdit(QStringLiteral("Layer 2, head 2"), &window), list,
                                               new QCheckBox(QStringLiteral("Without positions"), &window)};
            for (QWidget* field : fields) {
                field->ensurePolished();
                field->resize(field->sizeHint());
                const QImage enabled = field->grab().toImage();
                field->setEnabled(false);
                QVERIFY2(field->grab().toImage() != enabled, field->metaObject()->className());
            }
        }
    }
};

HEADLIGHT_TEST(DisabledFieldsTest, Window)
#include "disabled_fields_test.moc"
