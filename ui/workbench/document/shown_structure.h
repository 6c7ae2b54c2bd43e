#pragma once

#include <QObject>
#include <QString>

namespace headlight {

/// The file of the protein structure that attention is compared with.
class ShownStructure : public QObject {
    Q_OBJECT

  public:
    using QObject::QObject;

    /// Absolute path; empty: none was opened.
    [[nodiscard]] const QString& path() const { return path_; }
    /// Compares with the structure of another file from now on; empty: with none.
    void open(const QString& path);

  signals:
    void changed();

  private:
    QString path_;
};

}  // namespace headlight
