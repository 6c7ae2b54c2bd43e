#pragma once

#include "session/session.h"

#include <string>
#include <utility>

namespace headlight::testing {

/// A session with a model, asked one thing after another.
struct Reader {
    explicit Reader(const std::string& folder) : session({"cpu", "", 1}) {
        session.load(
            folder, [this](LoadedModel loaded) { model = std::move(loaded); },
            [this](const Error& error) { problem = error.what(); });
        session.wait();
    }
    AnalysisPointer read(const AnalysisRequest& request) {
        AnalysisPointer answer;
        session.analyze(
            "test", request, [&](AnalysisPointer analysis) { answer = std::move(analysis); },
            [this](const Error& error) { problem = error.what(); });
        session.wait();
        return answer;
    }

    Session session;
    LoadedModel model;
    std::string problem;
};

}  // namespace headlight::testing
