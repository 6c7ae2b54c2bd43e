#pragma once

#include "core/model_identity.h"

#include <QObject>
#include <QTimer>

namespace headlight {

/// Tells the GUI thread when the content hash of a model is known, without waiting for it.
class IdentityWatch : public QObject {
    Q_OBJECT

  public:
    explicit IdentityWatch(QObject* parent = nullptr);
    /// Watches this identity (null: none) in place of the one before.
    void watch(const ModelIdentityPointer& identity);

  signals:
    /// The content hash that was being computed is known, or could not be computed.
    void known();

  private:
    void look();

    ModelIdentityPointer identity_;
    QTimer timer_;
};

}  // namespace headlight
