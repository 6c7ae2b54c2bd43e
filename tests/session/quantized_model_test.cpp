// Where quantized weights are computed with.

#include "core/error.h"
#include "session/model_loader.h"
#include "test_program.h"

#include <QtTest>

#include <optional>

using namespace headlight;

namespace {

std::filesystem::path gguf(const char* name) {
    return std::filesystem::path(HEADLIGHT_SOURCE_DIR) / "tests/reference/gguf" / name;
}

/// Nothing where this machine has no Vulkan device, software ones included.
std::optional<ReadyModel> loaded_on_vulkan(const char* name) {
    try {
        return load_ready_model(gguf(name), {.backend = "vulkan"}, {}, {});
    } catch (const Error& error) {
        if (error.kind() != ErrorKind::Device) throw;
        return {};
    }
}

}  // namespace

class QuantizedModelTest : public QObject {
    Q_OBJECT

  private slots:
    void a_device_computes_with_the_blocks_of_the_file() {
        const auto quantized = loaded_on_vulkan("gpt2-lm/Q4_0.gguf");
        if (!quantized) QSKIP("there is no Vulkan device here");
        QVERIFY(!quantized->on_host);
        QVERIFY(quantized->provenance.backend.starts_with("Vulkan"));
        QVERIFY(quantized->notices.empty());
    }

    void the_model_has_the_name_of_its_file() {
        const ReadyModel model = load_ready_model(gguf("bert-base/Q5_1.gguf"), {.backend = "cpu"}, {}, {});
        QCOMPARE(model.provenance.model_name, std::string("Q5_1"));
        QCOMPARE(model.path, gguf("bert-base/Q5_1.gguf"));
        QCOMPARE(hashes_of(model.provenance).header.size(), std::size_t{64});
    }
};

HEADLIGHT_TEST(QuantizedModelTest, None)
#include "quantized_model_test.moc"
