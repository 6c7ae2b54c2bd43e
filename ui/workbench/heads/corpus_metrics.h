#pragma once

#include "workbench/background/answer_newest.h"
#include "workbench/document/picture_maker.h"

#include <QObject>
#include <QString>
#include <QWidget>

namespace headlight {

class Actions;
class Document;

/// Opens what `headlight metrics` wrote over a corpus of the document's model, on a thread of its own.
class CorpusMetrics : public QObject {
    Q_OBJECT

  public:
    CorpusMetrics(Document& document, Actions& actions, QWidget* window);
    /// A file that cannot be read, or is of another model, is a notice, and nothing changes.
    void open(const QString& file);
    /// Returns whether a file may be one of metrics, and no part of a model.
    static bool may_be_metrics(const QString& file);

  private:
    void ask_for_file();
    void take(const CorpusPointer& corpus, const QString& file);
    /// Refuses metrics of another model that were taken while its content hash was being computed.
    void take_identity();
    void refresh();

    Document& document_;
    Actions& actions_;
    QWidget* window_;
    AnswerNewest<QString, CorpusPointer> reader_;
};

}  // namespace headlight
