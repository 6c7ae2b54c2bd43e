// The session without Qt, so that ThreadSanitizer sees all of it. Nothing here measures time: gates decide what happens
// before what.

#include "session/session.h"

#include "fake_model.h"

#include <cstdio>
#include <cstdlib>
#include <functional>
#include <string_view>

using namespace headlight;
using namespace headlight::testing;

namespace {

int failures = 0;

#define CHECK(condition)                                                         \
    do {                                                                         \
        if (!(condition)) {                                                      \
            std::fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, #condition); \
            ++failures;                                                          \
        }                                                                        \
    } while (false)

/// Remembers which callbacks came, in order: "loaded NAME", "done TAG", "failed TAG: SENTENCE".
class Diary {
  public:
    void write(const std::string& line) {
        const std::lock_guard lock(mutex_);
        lines_.push_back(line);
    }
    [[nodiscard]] std::vector<std::string> lines() {
        const std::lock_guard lock(mutex_);
        return lines_;
    }
    [[nodiscard]] std::function<void(LoadedModel)> loaded() {
        return [this](const LoadedModel& model) { write("loaded " + model.name + " on " + model.backend_name); };
    }
    [[nodiscard]] std::function<void(AnalysisPointer)> done(const std::string& what) {
        return [this, what](const AnalysisPointer& analysis) {
            write("done " + what + " by " + analysis->provenance.model_name);
        };
    }
    [[nodiscard]] Session::Failed failed(const std::string& what) {
        return [this, what](const Error& error) {
            write("failed " + what + ": " + error.sentence());
            const std::lock_guard lock(mutex_);
            kinds_.push_back(error.kind());
        };
    }
    [[nodiscard]] std::vector<ErrorKind> kinds() {
        const std::lock_guard lock(mutex_);
        return kinds_;
    }

  private:
    std::mutex mutex_;
    std::vector<std::string> lines_;
    std::vector<ErrorKind> kinds_;
};

using Lines = std::vector<std::string>;

/// A session whose model is loaded, and what it needs, in the right order of life.
struct Stage {
    explicit Stage(const char* model = "decoder") {
        session.load(model, diary.loaded(), diary.failed("load"));
        session.wait();
    }
    void analyze(const std::string& tag, const std::string& text) {
        session.analyze(tag, {.text = text}, diary.done(text), diary.failed(text));
    }
    [[nodiscard]] Lines after_load() {
        Lines lines = diary.lines();
        lines.erase(lines.begin());
        return lines;
    }

    FakeWorld world;
    Diary diary;
    Session session{BackendChoice{"cpu", "", 1}, fake_loader(world)};
};

void a_text_is_analyzed_by_the_loaded_model() {
    Stage stage;
    AnalysisPointer result;
    double share = 0;
    stage.session.analyze(
        "main", {.text = "abc"}, [&](AnalysisPointer analysis) { result = std::move(analysis); },
        stage.diary.failed("it"), [&](double now) { share = now; });
    stage.session.wait();
    CHECK(stage.diary.lines() == Lines{"loaded decoder on cpu"});
    CHECK(result != nullptr);
    CHECK(result->tokens.tokens.size() == 3);
    CHECK(result->mask_id == 258);
    CHECK(result->provenance.model_name == "decoder");
    CHECK(result->predictions.words.size() == 1 && result->predictions.words.front().token == 2);
    CHECK(result->predictions.words.front().candidates.size() == 10);
    CHECK(share == 0.5);
}

void tokens_and_layers_are_told_before_the_run_ends() {
    Stage stage;
    stage.world.forward.close();
    const auto so_far = [&](const AnalysisPointer& analysis) {
        stage.diary.write(std::to_string(analysis->tokens.tokens.size()) + " tokens, " +
                          std::to_string(analysis->attention.size()) + " stacks");
    };
    stage.session.analyze("main", {.text = "abc"}, stage.diary.done("abc"), stage.diary.failed("abc"), {}, so_far);
    stage.world.forward.wait_for_arrivals(1);
    CHECK((stage.after_load() == Lines{"3 tokens, 0 stacks", "3 tokens, 1 stacks"}));
    stage.session.analyze("main", {.text = "abcd"}, stage.diary.done("abcd"), stage.diary.failed("abcd"), {}, so_far);
    stage.world.forward.open();
    stage.session.wait();
    CHECK(stage.after_load().back() == "done abcd by decoder");
    stage.world.forward.close();
    const int arrived = stage.world.forward.arrived();
    stage.session.analyze("main", {.text = "e"}, stage.diary.done("e"), stage.diary.failed("e"), {}, so_far);
    stage.world.forward.wait_for_arrivals(arrived + 1);
    const Lines before = stage.after_load();
    stage.session.cancel();
    stage.session.wait();
    CHECK(stage.after_load() == before);
}

void requests_run_in_the_order_in_which_they_came() {
    Stage stage;
    stage.world.forward.close();
    stage.analyze("one", "a");
    stage.world.forward.wait_for_arrivals(1);
    stage.analyze("two", "b");
    stage.session.load("encoder", stage.diary.loaded(), stage.diary.failed("load"));
    stage.analyze("three", "c");
    stage.world.forward.open();
    stage.session.wait();
    CHECK((stage.after_load() ==
           Lines{"done a by decoder", "done b by decoder", "loaded encoder on cpu", "done c by encoder"}));
    CHECK(stage.world.alive == 1);
}

void a_newer_request_of_a_tag_replaces_the_queued_one() {
    Stage stage;
    stage.world.forward.close();
    stage.analyze("other", "x");
    stage.world.forward.wait_for_arrivals(1);
    for (const char* text : {"a", "ab", "abc"}) stage.analyze("main", text);
    stage.world.forward.open();
    stage.session.wait();
    CHECK((stage.after_load() == Lines{"done x by decoder", "done abc by decoder"}));
}

/// A first run of unknown length makes way for a request that comes at once.
void a_newer_request_of_a_tag_stops_the_running_one() {
    Stage stage;
    stage.world.forward.close();
    stage.session.run(
        "main", ModelInput{{1}, {}, {}}, {}, [&](const Capture&) { stage.diary.write("done old"); },
        stage.diary.failed("old"));
    stage.world.forward.wait_for_arrivals(1);
    stage.session.run(
        "main", ModelInput{{2}, {}, {}}, {}, [&](const Capture&) { stage.diary.write("done new"); },
        stage.diary.failed("new"));
    stage.world.forward.wait_for_arrivals(2);  // gets there only if the first one left
    stage.world.forward.open();
    stage.session.wait();
    CHECK((stage.after_load() == Lines{"done new"}));
}

/// However keys and runs fall: the last text is always shown, no text twice, none out of order.
void typing_ends_with_the_last_text() {
    Stage stage;
    std::string text;
    for (int key = 0; key < 10; ++key) {
        text += static_cast<char>('0' + key);
        stage.analyze("main", text);
        if (key % 3 == 0) std::this_thread::yield();
    }
    stage.session.wait();
    const Lines lines = stage.after_load();
    CHECK(!lines.empty() && lines.back() == "done 0123456789 by decoder");
    for (std::size_t i = 1; i < lines.size(); ++i) CHECK(lines[i - 1].size() < lines[i].size());
}

void cancelled_requests_are_never_heard_of() {
    Stage stage;
    stage.world.forward.close();
    stage.analyze("main", "a");
    stage.world.forward.wait_for_arrivals(1);
    stage.analyze("left", "b");
    stage.analyze("right", "c");
    stage.session.cancel("left");
    stage.session.cancel("main");
    stage.world.forward.open();
    stage.session.wait();
    CHECK((stage.after_load() == Lines{"done c by decoder"}));

    stage.world.forward.close();
    stage.analyze("main", "d");
    stage.analyze("left", "e");
    stage.session.load("encoder", stage.diary.loaded(), stage.diary.failed("load"));
    stage.session.cancel();
    stage.session.wait();
    CHECK((stage.after_load() == Lines{"done c by decoder"}));
}

void a_load_that_fails_keeps_the_model() {
    Stage stage;
    stage.session.load("missing", stage.diary.loaded(), stage.diary.failed("load"));
    stage.analyze("main", "a");
    stage.session.wait();
    CHECK((stage.after_load() == Lines{"failed load: There is no such model.", "done a by decoder"}));
    CHECK(stage.world.alive == 1);
}

void a_load_that_is_cancelled_keeps_the_model() {
    Stage stage;
    stage.world.load.close();
    stage.session.load("encoder", stage.diary.loaded(), stage.diary.failed("load"));
    stage.world.load.wait_for_arrivals(2);
    stage.session.cancel();
    stage.analyze("main", "a");
    stage.session.wait();
    CHECK((stage.after_load() == Lines{"done a by decoder"}));
}

void a_newer_load_replaces_a_running_one() {
    Stage stage;
    stage.world.load.close();
    stage.session.load("missing", stage.diary.loaded(), stage.diary.failed("load"));
    stage.world.load.wait_for_arrivals(2);
    stage.session.load("encoder", stage.diary.loaded(), stage.diary.failed("load"));
    stage.world.load.open();
    stage.session.wait();
    CHECK((stage.after_load() == Lines{"loaded encoder on cpu"}));
}

void choosing_a_backend_loads_the_model_again() {
    Stage stage;
    stage.session.choose_backend({"other", "", 2}, stage.diary.loaded(), stage.diary.failed("choice"));
    stage.session.load("encoder", stage.diary.loaded(), stage.diary.failed("load"));
    stage.session.wait();
    CHECK((stage.after_load() == Lines{"loaded decoder on other", "loaded encoder on other"}));
}

void a_backend_that_fails_keeps_model_and_choice() {
    Stage stage;
    stage.session.choose_backend({"broken", "", 0}, stage.diary.loaded(), stage.diary.failed("choice"));
    stage.analyze("main", "a");
    stage.session.load("encoder", stage.diary.loaded(), stage.diary.failed("load"));
    stage.session.wait();
    CHECK((stage.after_load() ==
           Lines{"failed choice: This backend is broken.", "done a by decoder", "loaded encoder on cpu"}));
}

/// Loads "decoder" on the choice and remembers the first notice of whatever came to be.
struct DeviceStage {
    explicit DeviceStage(const char* backend) : session(BackendChoice{backend, "", 1}, fake_loader(world)) {
        session.on_move([this](const LoadedModel& model) { write(model); });
        session.load(
            "decoder", [this](const LoadedModel& model) { write(model); }, diary.failed("load"));
        session.wait();
    }
    void write(const LoadedModel& model) {
        diary.write(model.backend_name + ": " + (model.notices.empty() ? "" : model.notices.front()));
    }

    FakeWorld world;
    Diary diary;
    Session session;
};

void the_cpu_stands_in_for_a_device_that_cannot_be_used() {
    DeviceStage stage("broken");
    CHECK((stage.diary.lines() ==
           Lines{"cpu: This backend is broken. The CPU computes instead, until the model is opened again."}));
}

void the_cpu_goes_on_where_a_device_fails() {
    DeviceStage stage("other");
    stage.world.device_fails_after = 1;
    for (const char* text : {"a", "b", "c"})
        stage.session.analyze(text, {.text = text}, stage.diary.done(text), stage.diary.failed(text));
    stage.session.wait();
    CHECK((stage.diary.lines() ==
           Lines{"other: ", "done a by decoder",
                 "cpu: The device was taken away. The CPU computes instead, until the model is opened again.",
                 "done b by decoder", "done c by decoder"}));
    CHECK(stage.world.inputs.size() == 4);  // b twice
    stage.world.device_fails_after = 5;     // a new load tries the device again
    stage.session.load("encoder", stage.diary.loaded(), stage.diary.failed("load"));
    stage.session.wait();
    CHECK(stage.diary.lines().back() == "loaded encoder on other");
}

void a_continuation_goes_on_where_a_device_fails_and_tells_no_token_twice() {
    DeviceStage stage("other");
    stage.world.writes = {'x', 'y', 'z', 'w'};
    stage.world.device_fails_after = 2;
    std::string told;
    std::string whole;
    stage.session.generate(
        "main", {.text = "a", .tokens = 4}, [&](const GeneratedToken& token) { told += token.text; },
        [&](GeneratedText text) { whole = std::move(text.text); }, stage.diary.failed("it"));
    stage.session.wait();
    CHECK(told == "xyzw" && whole == "xyzw");
    CHECK(stage.diary.lines().size() == 2);
}

/// A session whose device is being checked; `moved` counts how often its model went elsewhere.
struct CheckStage {
    explicit CheckStage(bool computes_wrong = false) : session(BackendChoice{"unchecked", "", 1}, fake_loader(world)) {
        world.computes_wrong = computes_wrong;
        world.check.close();
        session.on_move([this](const LoadedModel& model) {
            write(model);
            moved.pass({});
        });
        load("decoder");
        world.check.wait_for_arrivals(1);
    }
    void load(const char* model) {
        session.load(
            model, [this](const LoadedModel& loaded) { write(loaded); }, diary.failed("load"));
        session.wait();
    }
    void analyze(const std::string& text) {
        session.analyze("main", {.text = text}, diary.done(text), diary.failed(text));
        session.wait();
    }
    void write(const LoadedModel& model) {
        diary.write(model.name + " on " + model.backend_name +
                    (model.checked_device.empty() ? "" : ", checking " + model.checked_device) +
                    (model.notices.empty() ? "" : ": " + model.notices.front()));
    }

    Gate moved;
    FakeWorld world;
    Diary diary;
    Session session;
};

void a_model_runs_on_the_cpu_until_its_device_is_checked() {
    CheckStage stage;
    stage.analyze("a");
    stage.world.check.open();
    stage.moved.wait_for_arrivals(1);
    stage.analyze("b");
    CHECK((stage.diary.lines() ==
           Lines{"decoder on cpu, checking Radeon", "done a by decoder", "decoder on unchecked", "done b by decoder"}));
    stage.load("encoder");
    CHECK(stage.diary.lines().back() == "encoder on unchecked");
    CHECK(stage.world.check.arrived() == 1);
}

void a_device_that_computes_wrong_is_refused_and_said_so() {
    CheckStage stage(true);
    stage.world.check.open();
    stage.moved.wait_for_arrivals(1);
    const std::string refusal =
        ": The device computes wrong results. The CPU computes instead, until the model is opened again.";
    CHECK((stage.diary.lines() == Lines{"decoder on cpu, checking Radeon", "decoder on cpu" + refusal}));
    stage.load("encoder");
    CHECK(stage.diary.lines().back() == "encoder on cpu" + refusal);
}

void another_model_waits_for_the_same_check() {
    CheckStage stage;
    stage.load("encoder");
    stage.world.check.open();
    stage.moved.wait_for_arrivals(1);
    CHECK((stage.diary.lines() ==
           Lines{"decoder on cpu, checking Radeon", "encoder on cpu, checking Radeon", "encoder on unchecked"}));
    CHECK(stage.world.check.arrived() == 1);
}

void a_check_ends_unheard_when_the_cpu_is_chosen_meanwhile() {
    CheckStage stage;
    stage.session.choose_backend({"cpu", "", 1}, stage.diary.loaded(), stage.diary.failed("choice"));
    stage.session.wait();
    stage.world.check.open();
    while (!stage.world.checked) std::this_thread::yield();
    stage.session.wait();
    CHECK((stage.diary.lines() == Lines{"decoder on cpu, checking Radeon", "loaded decoder on cpu"}));
}

void a_session_ends_during_a_check() {
    CheckStage stage;  // whose check never ends by itself
}

void an_automatic_choice_falls_back_too() {
    FakeWorld world;
    Diary diary;
    const ModelLoader load = fake_loader(world);
    Session session({"cpu", "", 0}, [&](const std::filesystem::path& path, const BackendChoice& choice,
                                        const std::stop_token& stop, const Progress& progress) {
        if (choice.backend == "auto") throw Error(ErrorKind::Memory, Sentence("The device has too little memory."));
        return load(path, choice, stop, progress);
    });
    session.load("decoder", diary.loaded(), diary.failed("load"));
    session.choose_backend({"auto", "", 0}, diary.loaded(), diary.failed("choice"));
    session.wait();
    CHECK((diary.lines() == Lines{"loaded decoder on cpu", "loaded decoder on cpu"}));
}

void a_choice_without_a_model_holds_for_the_next_one() {
    FakeWorld world;
    Diary diary;
    Session session({}, fake_loader(world));
    session.choose_backend({"other", "", 0}, diary.loaded(), diary.failed("choice"));
    session.load("decoder", diary.loaded(), diary.failed("load"));
    session.wait();
    CHECK((diary.lines() == Lines{"loaded  on ", "loaded decoder on other"}));
}

void without_a_model_there_is_nothing_to_analyze_with() {
    FakeWorld world;
    Diary diary;
    Session session({}, fake_loader(world));
    session.analyze("main", {.text = "a"}, diary.done("a"), diary.failed("a"));
    session.wait();
    CHECK((diary.lines() == Lines{"failed a: No model is open. Open a model first."}));
}

void running_out_of_memory_is_an_error_and_the_session_goes_on() {
    Stage stage;
    stage.world.out_of_memory = true;
    stage.analyze("main", "a");
    stage.session.wait();
    CHECK((stage.diary.kinds() == std::vector<ErrorKind>{ErrorKind::Memory}));
    stage.world.out_of_memory = false;
    stage.analyze("main", "b");
    stage.session.wait();
    CHECK(stage.diary.lines().back() == "done b by decoder");
}

void long_texts_are_cut_or_refused_as_asked() {
    Stage stage;
    AnalysisPointer cut;
    stage.session.analyze(
        "main", {.text = "0123456789ab"}, [&](AnalysisPointer analysis) { cut = std::move(analysis); },
        stage.diary.failed("it"));
    stage.session.wait();
    CHECK(cut != nullptr && cut->tokens.tokens.size() == 10 && cut->tokens.notices == Lines{"cut"});
    stage.session.analyze("main", {.text = "0123456789ab", .truncate = false}, stage.diary.done("it"),
                          stage.diary.failed("it"));
    stage.session.wait();
    CHECK((stage.after_load() == Lines{"failed it: The text has 12 tokens, but decoder reads at most 10 tokens. "
                                       "Shorten it, or truncate it (--truncate)."}));
}

void a_paste_of_megabytes_is_cut_between_two_characters() {
    Stage stage;
    AnalysisPointer cut;
    std::string text = "a";
    while (text.size() < (std::size_t{2} << 20)) text += "é";
    stage.session.analyze(
        "main", {.text = text}, [&](AnalysisPointer analysis) { cut = std::move(analysis); }, stage.diary.failed("it"));
    stage.session.wait();
    CHECK(cut != nullptr && cut->tokens.text.size() <= (std::size_t{1} << 20) && is_valid_utf8(cut->tokens.text));
    CHECK(cut->tokens.notices.size() == 2);
}

void an_empty_text_is_read_or_explained() {
    Stage decoder;
    decoder.analyze("main", "");
    decoder.session.wait();
    CHECK((decoder.after_load() == Lines{"failed : Type a text: decoder needs at least one token to read."}));
    Stage encoder("encoder");
    encoder.analyze("main", "");
    encoder.session.wait();
    CHECK((encoder.after_load() == Lines{"done  by encoder"}));
}

void a_second_text_is_for_models_with_segments() {
    Stage decoder;
    decoder.session.analyze("main", {.text = "a", .pair = "b"}, decoder.diary.done("ab"), decoder.diary.failed("ab"));
    decoder.session.wait();
    CHECK((decoder.after_load() == Lines{"failed ab: decoder reads one text only. Leave the second one empty."}));
    Stage encoder("encoder");
    encoder.session.analyze("main", {.text = "a", .pair = "b"}, encoder.diary.done("ab"), encoder.diary.failed("ab"));
    encoder.session.wait();
    CHECK((encoder.after_load() == Lines{"done ab by encoder"}));
    CHECK(encoder.world.inputs.front().token_types.size() == 3);
}

void masked_tokens_are_what_the_model_sees_and_fills() {
    Stage stage("encoder");
    AnalysisPointer result;
    stage.session.analyze(
        "main", {.text = "abc", .masked_tokens = {2, 0, 9}},
        [&](AnalysisPointer analysis) { result = std::move(analysis); }, stage.diary.failed("it"));
    stage.session.wait();
    CHECK(result != nullptr);
    CHECK((stage.world.inputs.front().ids == std::vector<std::int32_t>{256, 'a', 258, 'c'}));
    CHECK((stage.world.requests.front().positions == std::vector<std::int32_t>{2}));
    CHECK(result->tokens.tokens[2].display == "[MASK]" && result->tokens.tokens[2].range == (ByteRange{1, 2}));
    CHECK(result->predictions.words.size() == 1 && result->predictions.words.front().token == 2);
    CHECK(result->tokens.notices.size() == 2);  // neither a special token nor one that is not there
}

void every_next_word_is_told_when_asked() {
    Stage stage;
    AnalysisPointer result;
    stage.session.analyze(
        "main", {.text = "abc", .candidates = 2, .every_next_word = true},
        [&](AnalysisPointer analysis) { result = std::move(analysis); }, stage.diary.failed("it"));
    stage.session.wait();
    CHECK(result != nullptr && result->predictions.words.size() == 3 && result->predictions.words[1].token == 1);
    CHECK(result->predictions.words[1].candidates.size() == 2);
}

void text_is_continued_token_by_token() {
    Stage stage;
    stage.world.writes = {'x', 0xC3, 0xA9, 'y', 259, 'z'};  // é comes in two tokens, then the text ends
    Lines steps;
    std::string whole;
    stage.session.generate(
        "main", {.text = "ab", .tokens = 8}, [&](const GeneratedToken& token) { steps.push_back(token.text); },
        [&](GeneratedText text) { whole = std::move(text.text); }, stage.diary.failed("it"));
    stage.session.wait();
    CHECK((steps == Lines{"x", "", "é", "y", ""}));
    CHECK(whole == "xéy");
    CHECK(stage.after_load().empty());
}

void continuing_ends_where_the_positions_end() {
    Stage stage;
    stage.world.writes.assign(20, 'x');
    int steps = 0;
    stage.session.generate(
        "main", {.text = "0123456", .tokens = 20}, [&](const GeneratedToken&) { ++steps; }, {},
        stage.diary.failed("it"));
    stage.session.wait();
    CHECK(steps == 3);
    stage.session.generate("main", {.text = "0123456789"}, {}, {}, stage.diary.failed("full"));
    stage.session.wait();
    CHECK(stage.diary.kinds() == std::vector<ErrorKind>{ErrorKind::Input});
    Stage encoder("encoder");
    encoder.session.generate("main", {.text = "a"}, {}, {}, encoder.diary.failed("it"));
    encoder.session.wait();
    CHECK((encoder.after_load() ==
           Lines{"failed it: encoder does not generate text. Choose a decoder or an encoder-decoder."}));
}

void a_callback_may_ask_for_more() {
    Stage stage;
    stage.session.analyze(
        "main", {.text = "a"}, [&](const AnalysisPointer&) { stage.analyze("main", "from within"); },
        stage.diary.failed("a"));
    stage.session.wait();
    CHECK((stage.after_load() == Lines{"done from within by decoder"}));
}

void closing_during_a_run_or_a_load_ends_both() {
    for (const bool loading : {false, true}) {
        FakeWorld world;
        Diary diary;
        {
            Session session({}, fake_loader(world));
            session.load("decoder", diary.loaded(), diary.failed("load"));
            session.wait();
            (loading ? world.load : world.forward).close();
            if (loading) session.load("encoder", diary.loaded(), diary.failed("load"));
            session.analyze("main", {.text = "a"}, diary.done("a"), diary.failed("a"));
            (loading ? world.load : world.forward).wait_for_arrivals(loading ? 2 : 1);
        }  // the gate stays closed: only the stop token opens it
        CHECK(diary.lines() == Lines{"loaded decoder on auto"});
        CHECK(world.alive == 0);
    }
}

/// For the sanitizers: everything at once, from several threads.
void many_threads_may_ask_at_once() {
    Stage stage;
    std::vector<std::thread> threads;
    std::atomic<int> heard{0};
    for (int number = 0; number < 4; ++number) {
        threads.emplace_back([&, number] {
            const std::string tag = "tag" + std::to_string(number % 3);
            for (int round = 0; round < 50; ++round) {
                stage.session.analyze(
                    tag, {.text = "abc"}, [&](const AnalysisPointer&) { ++heard; }, [&](const Error&) { ++heard; });
                if (round % 7 == 3) stage.session.cancel(tag);
                if (round % 11 == 5) stage.session.load(round % 2 == 0 ? "encoder" : "decoder", {}, {});
                if (round % 13 == 6) stage.session.choose_backend({"cpu", "", round}, {}, {});
            }
        });
    }
    for (std::thread& thread : threads) thread.join();
    stage.session.wait();
    CHECK(heard <= 200);
    CHECK(stage.world.alive == 1);
}

struct Test {
    std::string_view name;
    void (*run)();
};
#define TEST(name)  \
    Test {          \
#name, name \
    }

}  // namespace

int main() {
    for (const Test& test : {TEST(a_text_is_analyzed_by_the_loaded_model),
                             TEST(tokens_and_layers_are_told_before_the_run_ends),
                             TEST(requests_run_in_the_order_in_which_they_came),
                             TEST(a_newer_request_of_a_tag_replaces_the_queued_one),
                             TEST(a_newer_request_of_a_tag_stops_the_running_one),
                             TEST(typing_ends_with_the_last_text),
                             TEST(cancelled_requests_are_never_heard_of),
                             TEST(a_load_that_fails_keeps_the_model),
                             TEST(a_load_that_is_cancelled_keeps_the_model),
                             TEST(a_newer_load_replaces_a_running_one),
                             TEST(choosing_a_backend_loads_the_model_again),
                             TEST(a_backend_that_fails_keeps_model_and_choice),
                             TEST(the_cpu_stands_in_for_a_device_that_cannot_be_used),
                             TEST(the_cpu_goes_on_where_a_device_fails),
                             TEST(a_continuation_goes_on_where_a_device_fails_and_tells_no_token_twice),
                             TEST(a_model_runs_on_the_cpu_until_its_device_is_checked),
                             TEST(a_device_that_computes_wrong_is_refused_and_said_so),
                             TEST(another_model_waits_for_the_same_check),
                             TEST(a_check_ends_unheard_when_the_cpu_is_chosen_meanwhile),
                             TEST(a_session_ends_during_a_check),
                             TEST(an_automatic_choice_falls_back_too),
                             TEST(a_choice_without_a_model_holds_for_the_next_one),
                             TEST(without_a_model_there_is_nothing_to_analyze_with),
                             TEST(running_out_of_memory_is_an_error_and_the_session_goes_on),
                             TEST(long_texts_are_cut_or_refused_as_asked),
                             TEST(a_paste_of_megabytes_is_cut_between_two_characters),
                             TEST(an_empty_text_is_read_or_explained),
                             TEST(a_second_text_is_for_models_with_segments),
                             TEST(masked_tokens_are_what_the_model_sees_and_fills),
                             TEST(every_next_word_is_told_when_asked),
                             TEST(text_is_continued_token_by_token),
                             TEST(continuing_ends_where_the_positions_end),
                             TEST(a_callback_may_ask_for_more),
                             TEST(closing_during_a_run_or_a_load_ends_both),
                             TEST(many_threads_may_ask_at_once)}) {
        const int before = failures;
        test.run();
        std::printf("%s: %.*s\n", failures == before ? "PASS" : "FAIL", static_cast<int>(test.name.size()),
                    test.name.data());
        std::fflush(stdout);
    }
    return failures == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
