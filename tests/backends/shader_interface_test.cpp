#include "backends/vulkan/shader_interface.h"

#include "test_program.h"

#include <QtTest>

#include <cstdint>
#include <vector>

using namespace headlight;

namespace {

using Words = std::vector<std::uint32_t>;

/// An instruction of SPIR-V: its length and number, then what it is given.
void add(Words& module, std::uint32_t instruction, const Words& operands) {
    module.push_back(static_cast<std::uint32_t>(operands.size() + 1) << 16 | instruction);
    module.insert(module.end(), operands.begin(), operands.end());
}

/// A shader with storage buffers at bindings 0 and 3, and push constants `uniform Push { struct { a; b; } p; }`, or
/// `uniform Push { a; b; }`.
Words module_with(bool has_inner_struct) {
    constexpr std::uint32_t kNumber = 1, kBuffer = 2, kInner = 3, kBlock = 4, kToBuffer = 5, kToBlock = 6;
    constexpr std::uint32_t kFirst = 7, kFourth = 8, kPush = 9;
    const std::uint32_t members = has_inner_struct ? kInner : kBlock;
    Words module(5);
    add(module, 71, {kFirst, 33, 0});
    add(module, 71, {kFourth, 33, 3});
    add(module, 72, {members, 0, 35, 0});
    add(module, 72, {members, 1, 35, 4});
    if (has_inner_struct) add(module, 72, {kBlock, 0, 35, 0});
    add(module, 30, {kBuffer, kNumber});
    add(module, 30, {members, kNumber, kNumber});
    if (has_inner_struct) add(module, 30, {kBlock, kInner});
    add(module, 32, {kToBuffer, 12, kBuffer});
    add(module, 32, {kToBlock, 9, kBlock});
    add(module, 59, {kToBuffer, kFirst, 12});
    add(module, 59, {kToBuffer, kFourth, 12});
    add(module, 59, {kToBlock, kPush, 9});
    return module;
}

}  // namespace

class ShaderInterfaceTest : public QObject {
    Q_OBJECT

  private slots:
    void bindings_are_counted_up_to_the_last() { QCOMPARE(interface_of(module_with(true)).storage_buffers, 4U); }

    void parameters_are_as_long_as_their_struct() {
        QCOMPARE(interface_of(module_with(true)).parameter_bytes, 8U);
        QCOMPARE(interface_of(module_with(false)).parameter_bytes, 8U);
    }

    void a_shader_that_was_not_built_has_neither() {
        QCOMPARE(interface_of({}).storage_buffers, 0U);
        QCOMPARE(interface_of({}).parameter_bytes, 0U);
    }
};

HEADLIGHT_TEST(ShaderInterfaceTest, None)
#include "shader_interface_test.moc"
