#include "workbench/menus/settings.h"

#include "test_program.h"

#include <QFileInfo>
#include <QTemporaryDir>
#include <QtTest>

using namespace headlight;

/// Settings hold the last text, which may be private.
class SettingsTest : public QObject {
    Q_OBJECT

    static constexpr QFileDevice::Permissions kOthers =
        QFileDevice::ReadGroup | QFileDevice::WriteGroup | QFileDevice::ReadOther | QFileDevice::WriteOther;

  private slots:
    void a_new_file_is_readable_by_its_owner_alone() {
        const QTemporaryDir folder;
        const QString file = folder.filePath("below/settings.ini");
        {
            Settings settings(file);
            settings.set_geometry("wide");
        }
        QCOMPARE(Settings(file).geometry(), QByteArray("wide"));
        QCOMPARE(QFileInfo(file).permissions() & kOthers, QFileDevice::Permissions());
    }

    void a_file_that_all_could_read_becomes_private() {
        const QTemporaryDir folder;
        const QString file = folder.filePath("settings.ini");
        Settings(file).set_geometry("wide");
        QVERIFY(QFile::setPermissions(file, QFile(file).permissions() | kOthers));
        {
            Settings settings(file);
            settings.set_geometry("narrow");
        }
        QCOMPARE(Settings(file).geometry(), QByteArray("narrow"));
        QCOMPARE(QFileInfo(file).permissions() & kOthers, QFileDevice::Permissions());
    }
};

HEADLIGHT_TEST(SettingsTest, None)
#include "settings_test.moc"
