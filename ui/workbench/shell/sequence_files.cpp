#include "workbench/shell/sequence_files.h"

#include "workbench/document/document.h"
#include "workbench/document/live_run.h"
#include "workbench/document/notices.h"

#include <QFileInfo>
#include <QInputDialog>

namespace headlight {

namespace {

const QString kSubject = QStringLiteral("sequence");

}  // namespace

QStringList sequence_endings() {
    QStringList endings;
    for (const std::string_view ending : fasta_file_endings())
        endings << QString::fromLatin1(ending.data(), static_cast<qsizetype>(ending.size())).mid(1);
    return endings;
}

SequenceFiles::SequenceFiles(Document& document, QWidget* window)
    : QObject(window),
      document_(document),
      window_(window),
      reader_([](const Question& asked,
                 const std::stop_token&) { return read_fasta(asked.file.toStdString(), asked.record.toStdString()); },
              [this](const Question& asked, const FastaSequence& sequence) { take(asked, sequence); },
              [this](const QString& why) { document_.notices().post(Notice::Kind::Error, why, kSubject); }) {}

void SequenceFiles::open(const QString& file) {
    reader_.ask({file, {}});
}

void SequenceFiles::take(const Question& asked, const FastaSequence& sequence) {
    document_.notices().end(kSubject);
    document_.run().set_text(QString::fromStdString(sequence.residues));
    if (asked.record.isEmpty() && sequence.records > 1) offer(asked.file, sequence);
}

void SequenceFiles::offer(const QString& file, const FastaSequence& sequence) {
    QStringList names;
    for (const std::string& name : sequence.names) names << QString::fromStdString(name);
    auto* dialog = new QInputDialog(window_);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Choose Sequence"));
    const int count = static_cast<int>(sequence.records);
    const QString all = tr("%1 has %n records. Show the sequence of:", nullptr, count);
    const QString most =
        tr("%1 has %n records, of which the first %2 are listed. Show the sequence of:", nullptr, count);
    const QString name = QFileInfo(file).fileName();
    dialog->setLabelText(sequence.names.size() < sequence.records ? most.arg(name, QString::number(names.size()))
                                                                  : all.arg(name));
    dialog->setOption(QInputDialog::UseListViewForComboBoxItems);
    dialog->setComboBoxItems(names);
    connect(dialog, &QInputDialog::textValueSelected, this, [this, file](const QString& record) {
        reader_.ask({file, record});
    });
    dialog->open();
}

}  // namespace headlight
