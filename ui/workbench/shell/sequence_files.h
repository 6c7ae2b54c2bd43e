#pragma once

#include "formats/molecules/fasta_file.h"
#include "workbench/background/answer_newest.h"

#include <QObject>
#include <QString>
#include <QStringList>
#include <QWidget>

namespace headlight {

class Document;

/// Endings of the FASTA files that can be opened: "fasta", "fa", ...
QStringList sequence_endings();

/// Opens sequences of FASTA files as the text of the document, on a thread of its own. Of a file with several records
/// the first is shown, and the others are offered by name.
class SequenceFiles : public QObject {
    Q_OBJECT

  public:
    SequenceFiles(Document& document, QWidget* window);
    /// A file that cannot be read is a notice, and nothing changes.
    void open(const QString& file);

  private:
    struct Question {
        QString file;
        QString record;  ///< empty: the first, and the user is asked where there are several
    };
    void take(const Question& asked, const FastaSequence& sequence);
    void offer(const QString& file, const FastaSequence& sequence);

    Document& document_;
    QWidget* window_;
    AnswerNewest<Question, FastaSequence> reader_;
};

}  // namespace headlight
