// Where drivers are asked for a graphics processor.

#include "session/graphics_hardware.h"

#include "test_program.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

using namespace headlight;

class GraphicsHardwareTest : public QObject {
    Q_OBJECT

  private slots:
    void drivers_are_asked_unless_the_system_lists_no_graphics_processor_data() {
        QTest::addColumn<QStringList>("classes");
        QTest::addColumn<QString>("driver");
        QTest::addColumn<bool>("asked");
        const QString none;
        const QStringList disk_and_network{"0x018000", "0x020000"};
        QTest::newRow("a server") << disk_and_network << none << false;
        QTest::newRow("a bus without devices") << QStringList() << none << false;
        QTest::newRow("a display") << (disk_and_network + QStringList("0x030000")) << none << true;
        QTest::newRow("a 3D controller") << QStringList("0x030200") << none << true;
        QTest::newRow("an accelerator") << QStringList("0x120000") << none << true;
        QTest::newRow("a driver's device") << disk_and_network << QStringLiteral("dev/dri") << true;
        QTest::newRow("Windows below") << disk_and_network << QStringLiteral("dev/dxg") << true;
    }
    void drivers_are_asked_unless_the_system_lists_no_graphics_processor() {
        QFETCH(QStringList, classes);
        QFETCH(QString, driver);
        const QTemporaryDir root;
        const QDir folder(root.path());
        folder.mkpath("sys/bus/pci/devices");
        for (qsizetype i = 0; i < classes.size(); ++i) {
            const QString device = QStringLiteral("sys/bus/pci/devices/0000:00:0%1.0").arg(i);
            folder.mkpath(device);
            QFile stated(folder.filePath(device + "/class"));
            QVERIFY(stated.open(QIODevice::WriteOnly));
            stated.write(classes[i].toLatin1() + '\n');
        }
        if (!driver.isEmpty()) folder.mkpath(driver);
        QTEST(may_have_graphics_processor(root.path().toStdString()), "asked");
    }

    void drivers_are_asked_where_the_system_lists_nothing() {
        const QTemporaryDir root;
        QVERIFY(may_have_graphics_processor(root.path().toStdString()));
    }
};

HEADLIGHT_TEST(GraphicsHardwareTest, None)
#include "graphics_hardware_test.moc"
