#pragma once

#include "formats/tensors/npz.h"
#include "formats/tensors/safetensors.h"

#include <QFile>
#include <QString>

#include <stdexcept>
#include <string>

namespace headlight::testing {

/// A tensor of a file of numbers: .npz or .safetensors. Throws where there is none of this name.
inline Tensor tensor_in(const QString& path, const std::string& name) {
    const std::string file = path.toStdString();
    const auto view = path.endsWith(".npz") ? NpzFile(file).find(name) : SafetensorsFile(file).find(name);
    if (!view) throw std::runtime_error(file + " has no " + name);
    return to_float(*view);
}

/// What such a file says of itself under a name.
inline std::string metadata_in(const QString& path, const std::string& name) {
    return SafetensorsFile(path.toStdString()).header().metadata().at(name);
}

inline void write_bytes(const QString& path, const QByteArray& bytes) {
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        throw std::runtime_error("cannot write " + path.toStdString());
}

}  // namespace headlight::testing
