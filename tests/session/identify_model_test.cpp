// The identity of an open model: known at once, or in the background while the model is used.

#include "session/identify_model.h"

#include "core/error.h"
#include "formats/safetensors_bytes.h"
#include "session/built_in_models.h"
#include "session/model_loader.h"
#include "test_program.h"

#include <QTemporaryDir>
#include <QtTest>

#include <atomic>
#include <latch>

using namespace headlight;
using headlight::testing::safetensors_bytes;
using headlight::testing::write_bytes;
namespace fs = std::filesystem;

namespace {

const ModelHashes kModel{"sha256-tree16m:aa", "11"};

/// A model of 40 MB, which is hashed in the background, with this as its last weight.
void write_large_model(const fs::path& folder, char last) {
    constexpr std::size_t kData = 40'000'000;
    std::string data(kData, '\0');
    data.back() = last;
    write_bytes(folder / "config.json", "{}");
    write_bytes(folder / "model.safetensors",
                safetensors_bytes(R"({"x":{"dtype":"U8","shape":[40000000],"data_offsets":[0,40000000]}})", data));
}

ModelIdentityPointer identify(const fs::path& folder) {
    return identify_model(fingerprint_of_model(folder), files_at(folder), {});
}

}  // namespace

class IdentifyModelTest : public QObject {
    Q_OBJECT

    QTemporaryDir temporary_;
    fs::path folder_;
    int tests_ = 0;

  private slots:
    void init() { folder_ = fs::path(temporary_.path().toStdString()) / std::to_string(++tests_); }

    void what_a_file_states_is_read_back_data() {
        QTest::addColumn<QString>("content");
        QTest::addColumn<QString>("header");
        QTest::addColumn<QString>("stated");
        QTest::addColumn<QString>("shown");
        QTest::newRow("known") << "sha256-tree16m:3f2a91c0d5"
                               << "0123456789"
                               << "sha256-tree16m:3f2a91c0d5"
                               << "3f2a91c0";
        QTest::newRow("computing") << ""
                                   << "0123456789"
                                   << "header-only:0123456789"
                                   << "header only: 01234567";
        QTest::newRow("no model") << ""
                                  << ""
                                  << ""
                                  << "";
    }

    void what_a_file_states_is_read_back() {
        QFETCH(const QString, content);
        QFETCH(const QString, header);
        QFETCH(const QString, stated);
        QFETCH(const QString, shown);
        const ModelHashes hashes{content.toStdString(), header.toStdString()};
        QCOMPARE(stated_hash(hashes), stated.toStdString());
        QCOMPARE(shown_hash(hashes, 8), shown.toStdString());
        QVERIFY(model_hashes_of_file(stated_hash(hashes), hashes.header) == hashes);
    }

    void an_older_version_stated_the_header_hash_alone() {
        QVERIFY(model_hashes_of_file("0123456789") == ModelHashes({{}, "0123456789"}));
    }

    void the_content_decides_where_both_know_it_and_the_header_otherwise() {
        const ModelIdentity model(kModel);
        QVERIFY(model.compare(kModel) == ModelMatch::Same);
        QVERIFY(model.compare({"sha256-tree16m:bb", "11"}) == ModelMatch::Different);
        QVERIFY(model.compare({"sha256-tree16m:aa", ""}) == ModelMatch::Same);
        QVERIFY(model.compare({"", "11"}) == ModelMatch::Same);
        QVERIFY(model.compare({"", "22"}) == ModelMatch::Different);
        QVERIFY(model.compare({"of-a-later-version:cc", "11"}) == ModelMatch::Same);
        QVERIFY(model.compare({"of-a-later-version:cc", "22"}) == ModelMatch::Different);
        QVERIFY(model.compare({}) == ModelMatch::Different);
    }

    void a_hash_that_is_being_computed_is_waited_for_by_nobody_but_who_asks() {
        std::latch gate(1);
        const ModelIdentity model("11", [&](const std::stop_token&) {
            gate.wait();
            return kModel.content;
        });
        QVERIFY(model.computing());
        QVERIFY(model.hashes() == ModelHashes({"", "11"}));
        QVERIFY(model.compare(kModel) == ModelMatch::Undecided);
        QVERIFY(model.compare({"sha256-tree16m:aa", "22"}) == ModelMatch::Different);
        QVERIFY(model.compare({"", "11"}) == ModelMatch::Same);
        gate.count_down();
        QVERIFY(model.wait() == kModel);
        QVERIFY(!model.computing());
        QVERIFY(model.compare(kModel) == ModelMatch::Same);
    }

    void computing_ends_with_the_last_owner() {
        std::atomic<bool> stopped = false;
        auto model = std::make_unique<ModelIdentity>("11", [&](const std::stop_token& stop) -> std::string {
            while (!stop.stop_requested()) std::this_thread::yield();
            stopped = true;
            throw_cancelled();
        });
        model.reset();
        QVERIFY(stopped);
    }

    void who_waits_is_told_why_there_is_no_hash() {
        const ModelIdentity model("11", [](const std::stop_token&) -> std::string {
            throw Error(ErrorKind::File, Sentence("The file was changed."));
        });
        QVERIFY_EXCEPTION_THROWN(model.wait(), Error);
        QVERIFY(!model.computing());
        QVERIFY(model.hashes() == ModelHashes({"", "11"}));
        QVERIFY(model.compare(kModel) == ModelMatch::Same);  // as far as is known
    }

    void a_small_model_is_identified_when_it_is_open() {
        const ReadyModel model = load_ready_model(find_model("story-encoder"), {.backend = "cpu"}, {}, {});
        QVERIFY(!model.provenance.identity->computing());
        QCOMPARE(hashes_of(model.provenance).content,
                 content_hash_of(files_at(find_model("story-encoder")), DigestCache({}), {}));
    }

    void a_model_is_hashed_once_however_often_it_is_open() {
        write_large_model(folder_, 'a');
        const ModelIdentityPointer one = identify(folder_);
        QVERIFY(identify(folder_) == one);
        QCOMPARE(one->wait().content, content_hash_of(files_at(folder_), DigestCache({}), {}));
    }

    void large_models_that_differ_in_one_weight_have_identities_of_their_own() {
        write_large_model(folder_ / "a", 'a');
        write_large_model(folder_ / "b", 'b');
        const ModelIdentityPointer a = identify(folder_ / "a");
        const ModelIdentityPointer b = identify(folder_ / "b");
        QVERIFY(a->compare(b->wait()) != ModelMatch::Same);
        a->wait();
        QVERIFY(a->compare(b->hashes()) == ModelMatch::Different);
        QVERIFY(a->compare({"", b->hashes().header}) == ModelMatch::Same);  // with files of older versions
    }
};

HEADLIGHT_TEST(IdentifyModelTest, None)
#include "identify_model_test.moc"
