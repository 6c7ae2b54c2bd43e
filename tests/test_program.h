#pragma once

#include <QObject>

#include <memory>
#include <string_view>

// The tests of a folder are one program, so that they are linked once: it is run with a test's name, which is that of
// its file, and the options of Qt Test.
namespace headlight::testing {

/// What a test needs to run in.
enum class Application { None, Core, Window };

struct RegisteredTest {
    std::string_view name;
    Application application;
    std::unique_ptr<QObject> (*make)();
};

/// Adds a test to the program before `main`.
bool add_test(const RegisteredTest& test);

/// The name of a file without folder and ending.
constexpr std::string_view stem(std::string_view path) {
    const std::string_view file = path.substr(path.rfind('/') + 1);
    return file.substr(0, file.rfind('.'));
}

}  // namespace headlight::testing

/// At the end of a test's file: the test class, and the member of `Application` that it needs.
#define HEADLIGHT_TEST(Class, needed)                                                                              \
    [[maybe_unused]] static const bool kAdded##needed =                                                            \
        headlight::testing::add_test({headlight::testing::stem(__FILE__), headlight::testing::Application::needed, \
                                      []() -> std::unique_ptr<QObject> { return std::make_unique<Class>(); }});
