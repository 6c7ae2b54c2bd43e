// The page of the documentation that is made from the registry.

#include "models/model.h"
#include "test_program.h"

#include <QFile>
#include <QTest>

using namespace headlight;

namespace {

QString page_of_registry() {
    QString page =
        "# Architectures\n\n"
        "Every architecture that runs: the `model_type` of its folders, and what GGUF files call it "
        "(`general.architecture`) where it is read from those too. Several share one name there. Models of images and "
        "texts are two GGUF files: \"+ `NAME`\" is what the file of the image encoder (mmproj) calls it "
        "(`clip.projector_type`). "
        "[Models and limits](models.md#architectures) says which heads they have.\n\n"
        "This page is made from the registry of the program; `architectures_page_test` compares them.\n\n"
        "| architecture | `model_type` | GGUF |\n|---|---|---|\n";
    for (const auto& [model_type, name, gguf_name, projector] : supported_architectures()) {
        const auto code = [](const std::string& text) { return "`" + QString::fromStdString(text) + "`"; };
        QString gguf = gguf_name.empty() ? "" : code(gguf_name);
        if (!projector.empty()) gguf += QString(gguf.isEmpty() ? "" : " ") + "+ " + code(projector);
        if (gguf.isEmpty()) gguf = "\u2013";
        page +=
            QString("| %1 | `%2` | %3 |\n").arg(QString::fromStdString(name), QString::fromStdString(model_type), gguf);
    }
    return page;
}

}  // namespace

class ArchitecturesPageTest : public QObject {
    Q_OBJECT

  private slots:
    // HEADLIGHT_WRITE_DOCS=1 writes the page instead.
    void the_page_of_architectures_is_the_registry() {
        QFile page(HEADLIGHT_SOURCE_DIR "/docs/architectures.md");
        if (qEnvironmentVariableIsSet("HEADLIGHT_WRITE_DOCS")) {
            QVERIFY(page.open(QIODevice::WriteOnly));
            QVERIFY(page.write(page_of_registry().toUtf8()) > 0);
            return;
        }
        QVERIFY(page.open(QIODevice::ReadOnly));
        QVERIFY2(page.readAll() == page_of_registry().toUtf8(),
                 "docs/architectures.md is stale: run architectures_page_test with HEADLIGHT_WRITE_DOCS=1");
    }
};

HEADLIGHT_TEST(ArchitecturesPageTest, None)
#include "architectures_page_test.moc"
