// At most one copy of a weight stays in memory: on the device, or in the mapped file.

#include "model_backends.h"
#include "models/model.h"
#include "reference_case.h"
#include "test_program.h"

#include <QtTest>

#include <set>

using namespace headlight;
using namespace headlight::testing;

namespace {

/// Another store's weights, which knows what was taken out and not given back.
class LendingStore final : public WeightStore {
  public:
    explicit LendingStore(std::shared_ptr<const WeightStore> store) : store_(std::move(store)) {}
    [[nodiscard]] std::vector<std::string> names() const override { return store_->names(); }
    [[nodiscard]] std::optional<TensorView> find(const std::string& name) const override {
        std::optional<TensorView> view = store_->find(name);
        if (view) lent.insert(name);
        return view;
    }
    [[nodiscard]] bool computable(const std::string& name) const override { return store_->computable(name); }
    [[nodiscard]] std::filesystem::path file_of(const std::string& name) const override {
        return store_->file_of(name);
    }
    [[nodiscard]] std::uint64_t total_bytes() const override { return store_->total_bytes(); }
    [[nodiscard]] std::string fingerprint() const override { return store_->fingerprint(); }
    void give_back(const std::string& name) const override {
        lent.erase(name);
        store_->give_back(name);
    }
    void check_intact() const override { store_->check_intact(); }

    mutable std::set<std::string> lent;

  private:
    std::shared_ptr<const WeightStore> store_;
};

}  // namespace

class ResidentCopiesTest : public QObject {
    Q_OBJECT
  private slots:
    void pages_of_weights_are_given_back_where_the_device_has_a_copy_data() { add_model_backends(); }
    void pages_of_weights_are_given_back_where_the_device_has_a_copy() {
        ModelFolder folder = open_model_folder(case_folder("gpt2-lm"));
        const auto store = std::make_shared<LendingStore>(folder.weights);
        folder.weights = store;
        const std::shared_ptr<Backend> backend = current_model_backend().make();
        const auto model = load_model(folder, backend, {}, {});
        for (const std::string& name : store->names()) {
            const bool read = !name.ends_with(".attn.bias");
            QVERIFY2(store->lent.contains(name) == (read && backend->on_host()), name.c_str());
        }
        compare_tensor("logits", named_tensors(model->forward(read_inputs("gpt2-lm").at(0), {}, {}, {})),
                       read_expected("gpt2-lm", 0).at("logits"), bounds_of(current_model_backend()));
    }
};

HEADLIGHT_TEST(ResidentCopiesTest, None)
#include "resident_copies_test.moc"
