#include "test_program.h"

#include "kept_objects.h"

#include <QCoreApplication>
#include <QTest>
#ifdef QT_WIDGETS_LIB
#include <QApplication>
#endif

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <vector>

namespace headlight::testing {

namespace {

std::vector<RegisteredTest>& tests() {
    static std::vector<RegisteredTest> all;
    return all;
}

std::vector<std::shared_ptr<const void>>& kept_objects() {
    static std::vector<std::shared_ptr<const void>> all;
    return all;
}

std::unique_ptr<QCoreApplication> make_application(Application needed, int& count, char** arguments) {
    if (needed == Application::None) return nullptr;
#ifdef QT_WIDGETS_LIB
    if (needed == Application::Window) return std::make_unique<QApplication>(count, arguments);
#endif
    return std::make_unique<QCoreApplication>(count, arguments);
}

}  // namespace

bool add_test(const RegisteredTest& test) {
    tests().push_back(test);
    return true;
}

void keep_until_tests_end(std::shared_ptr<const void> object) {
    kept_objects().push_back(std::move(object));
}

}  // namespace headlight::testing

int main(int argc, char** argv) {
    using namespace headlight::testing;
    const std::string_view name = argc > 1 ? argv[1] : "";
    const auto test = std::ranges::find(tests(), name, &RegisteredTest::name);
    if (test == tests().end()) {
        std::fprintf(stderr, "Expected the name of a test, then options of Qt Test. There are:\n");
        for (const RegisteredTest& each : tests())
            std::fprintf(stderr, "%.*s\n", static_cast<int>(each.name.size()), each.name.data());
        return EXIT_FAILURE;
    }
    argv[1] = argv[0];
    --argc;
    ++argv;
    const auto application = make_application(test->application, argc, argv);
    const int failed = QTest::qExec(test->make().get(), argc, argv);
    kept_objects().clear();
    return failed;
}
