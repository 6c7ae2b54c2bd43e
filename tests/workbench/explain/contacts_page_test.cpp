// Sequences and structures that are dropped on the window, and the page that compares them, in a real window.
// HEADLIGHT_PICTURES names a folder for pictures of it, to be looked at by people.

#include "workbench/explain/model/contacts_page.h"

#include "dropped_file.h"
#include "real_window.h"
#include "test_program.h"
#include "workbench/document/live_run.h"
#include "workbench/document/shown_view.h"
#include "workbench/explain/why_panel.h"
#include "workbench/shell/notices_bar.h"

#include <QInputDialog>
#include <QtTest>

using namespace headlight;
using namespace headlight::testing;

namespace {

const QString kReference = QStringLiteral(HEADLIGHT_SOURCE_DIR "/tests/reference/");
const QString kContacts = kReference + "contacts/";

}  // namespace

class ContactsPageTest : public RealWindowTest {
    Q_OBJECT

    QTemporaryDir files_;

    ContactsPage& page() { return window_->panel<WhyPanel>().page<ContactsPage>(); }

    QString written(const QString& name, const QByteArray& content) {
        QFile file(files_.filePath(name));
        return file.open(QIODevice::WriteOnly) && file.write(content) == content.size() ? file.fileName() : QString();
    }

    void drop(const QString& path) { QVERIFY(drop_file(*window_, path)); }

  private slots:
    void initTestCase() {
        for (const QString name : {"config.json", "model.safetensors"})
            QFile::link(kReference + "models/esm-mlm/" + name, files_.filePath(name));
        for (const QString name : {"vocab.txt", "tokenizer_config.json"})
            QFile::link(kContacts + name, files_.filePath(name));
    }
    void init() { open(files_.path(), "MKT"); }
    void cleanup() { close(); }

    void a_dropped_sequence_and_its_structure_are_compared() {
        drop(kContacts + "hairpin.fasta");
        QTRY_COMPARE_WITH_TIMEOUT(window_->document().run().text(), QString("MKELAAKLEEAWRKLGSGTVTYEVNGKRYETPQKVTIE"),
                                  kPatience);
        QTRY_VERIFY_WITH_TIMEOUT(window_->document().run().is_current(), kPatience);
        drop(kContacts + "hairpin.pdb");
        QTRY_VERIFY_WITH_TIMEOUT(page().result(), kPatience);
        save("contacts-light");
        const OpenFigure open = page().open_figure().value();
        QCOMPARE(open.title, QString("Contacts of chain A and attention of L0H0"));
        QCOMPARE(open.fields["structure"].toString(), kContacts + "hairpin.pdb");
        window_->document().view().walk(1, 0);
        QTRY_COMPARE_WITH_TIMEOUT(page().result()->head.layer.value(), 1, kPatience);
    }

    void another_text_is_answered_by_a_sentence() {
        drop(kContacts + "hairpin.pdb");
        QTRY_VERIFY_WITH_TIMEOUT(page().refusal().text().contains("the text has 3 residues"), kPatience);
        QVERIFY(!page().open_figure());
    }

    void records_of_a_file_are_offered_by_name() {
        drop(written("three.fa", ">one\nMKV\n>two\nAAA\n>three\nCCC\n"));
        QTRY_COMPARE_WITH_TIMEOUT(window_->document().run().text(), QString("MKV"), kPatience);
        auto* dialog = window_->findChild<QInputDialog*>();
        QVERIFY(dialog != nullptr);
        QCOMPARE(dialog->comboBoxItems(), (QStringList{"one", "two", "three"}));
        save("records");
        dialog->setTextValue("two");
        dialog->accept();
        QTRY_COMPARE_WITH_TIMEOUT(window_->document().run().text(), QString("AAA"), kPatience);
    }

    void a_file_that_is_no_sequence_is_a_notice_and_the_text_stays() {
        drop(written("wrong.fasta", ">one\nMK7\n"));
        const auto said = [&] {
            const QStringList texts = window_->notices().texts();
            return texts.join(' ').contains("found \"7\" in the record \"one\"");
        };
        QTRY_VERIFY_WITH_TIMEOUT(said(), kPatience);
        QCOMPARE(window_->document().run().text(), QString("MKT"));
    }
};

HEADLIGHT_TEST(ContactsPageTest, Window)
#include "contacts_page_test.moc"
