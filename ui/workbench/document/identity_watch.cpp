#include "workbench/document/identity_watch.h"

namespace headlight {

IdentityWatch::IdentityWatch(QObject* parent) : QObject(parent) {
    constexpr int kInterval = 200;  // milliseconds
    timer_.setInterval(kInterval);
    connect(&timer_, &QTimer::timeout, this, &IdentityWatch::look);
}

void IdentityWatch::watch(const ModelIdentityPointer& identity) {
    identity_ = identity;
    if (identity_ && identity_->computing())
        timer_.start();
    else
        timer_.stop();
}

void IdentityWatch::look() {
    if (identity_->computing()) return;
    timer_.stop();
    emit known();
}

}  // namespace headlight
