#pragma once

#include "comparison.h"
#include "model_backends.h"
#include "models/model.h"
#include "reference_case.h"

#include <QtTest>

#include <algorithm>
#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace headlight::testing {

/// The model of a case, on the backend of the current row.
inline std::unique_ptr<Model> load_case(const QString& name) {
    return load_model(open_model_folder(case_folder(name)), current_model_backend().make(), {}, {});
}

/// Test data: every input of these cases on every backend, in the columns "name", "input" and "backend"; at most so
/// many inputs of each.
inline void add_case_inputs(const QStringList& names, std::size_t most_inputs = SIZE_MAX) {
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("input");
    QTest::addColumn<int>("backend");
    for (const QString& name : names) {
        const auto inputs = static_cast<int>(std::min(read_inputs(name).size(), most_inputs));
        for (int input = 0; input < inputs; ++input)
            for (std::size_t backend = 0; backend < model_backends().size(); ++backend)
                QTest::addRow("%s input %d on %s", qPrintable(name), input, model_backends()[backend].name.c_str())
                    << name << input << static_cast<int>(backend);
    }
}

/// All that is computed on the way; norms of values only to see that they change nothing else.
inline CaptureRequest everything() {
    CaptureRequest request;
    request.hidden = true;
    request.value_norms = true;
    request.added_padding = true;
    return request;
}

/// Patches of a side of a token of an image of any size; 0: the model reads none.
inline std::int32_t square_of(const Model& model) {
    const auto& prompt = model.description().image_prompt;
    return prompt && prompt->patches ? prompt->patches->square : 0;
}

/// But for what is said of every model of which not all layers attend.
inline void verify_no_notices(const Model& model) {
    std::vector<std::string> notices = model.description().notices;
    std::erase_if(notices, [](const std::string& notice) { return notice.starts_with("Layers without attention: "); });
    QVERIFY2(notices.empty(), notices.empty() ? "" : notices.front().c_str());
}

/// Holds the case and the input of the current row to what transformers computed.
inline void agree_with_transformers() {
    QFETCH(QString, name);
    QFETCH(int, input);
    const auto model = load_case(name);
    verify_no_notices(*model);
    if (QTest::currentTestFailed()) return;
    ModelInput read = read_inputs(name).at(static_cast<std::size_t>(input));
    if (!model->description().has_segments) read.token_types.clear();
    const auto found = named_tensors(model->forward(read, everything(), {}, {}), square_of(*model));
    for (const auto& [tensor, expected] : read_expected(name, input))
        compare_tensor(tensor, found, expected, bounds_of(current_model_backend()));
}

}  // namespace headlight::testing
