#include "training/training_folder.h"

#include "core/error.h"
#include "core/read_file.h"
#include "core/whole_file.h"
#include "json/json_document.h"
#include "json/json_writer.h"
#include "training/checkpoint_files.h"

#include <algorithm>
#include <limits>
#include <system_error>
#include <utility>

namespace headlight {

namespace fs = std::filesystem;

namespace {

constexpr const char* kOptionsFile = "training.json";
constexpr const char* kTextFile = "text.txt";
constexpr const char* kLossesFile = "trainer_state.json";
constexpr std::string_view kUnfinished = ".unfinished-";

[[noreturn]] void refuse(const fs::path& folder, const Sentence& sentence) {
    throw Error(ErrorKind::File, sentence, {folder.string(), "", {}});
}

std::string options_json(const TrainingOptions& options) {
    JsonWriter writer(JsonLayout::Indented);
    writer.begin_object().key("unit").text(name_of(options.unit));
    for (const TrainingSize& size : kTrainingSizes) writer.key(size.name).integer(options.*size.value);
    writer.key("seed").integer(static_cast<std::int64_t>(options.seed));
    return writer.key("optimizer").text(name_of(options.optimizer)).end().take() + "\n";
}

TrainingOptions read_options(const fs::path& file) {
    const JsonDocument document(file);
    const JsonValue root = document.root_object();
    TrainingOptions options;
    options.unit = static_cast<TextUnit>(root.at("unit").one_of({kTextUnitNames.begin(), kTextUnitNames.end()}));
    for (const TrainingSize& size : kTrainingSizes)
        options.*size.value =
            static_cast<int>(root.at(size.name).integer(size.may_be_chosen ? 0 : size.range.low, size.range.high));
    // A folder that says nothing was made before there were others.
    if (const std::optional<JsonValue> optimizer = root.find("optimizer"))
        options.optimizer =
            static_cast<OptimizerKind>(optimizer->one_of({kOptimizerNames.begin(), kOptimizerNames.end()}));
    options.seed = static_cast<std::uint64_t>(root.at("seed").integer(0, std::numeric_limits<std::int64_t>::max()));
    return options;
}

std::string losses_json(std::int64_t step, const std::vector<LoggedLoss>& losses) {
    JsonWriter writer(JsonLayout::Rows);
    writer.begin_object().key("global_step").integer(step).key("log_history").begin_array();
    for (const LoggedLoss& each : losses)
        writer.begin_object().key("step").integer(each.step).key("loss").real(static_cast<float>(each.loss)).end();
    return writer.end().end().take() + "\n";
}

/// Removes what a program that was killed left of a checkpoint.
void remove_unfinished(const fs::path& folder) {
    std::error_code problem;
    std::vector<fs::path> found;
    for (fs::directory_iterator entry(folder, problem), end; !problem && entry != end; entry.increment(problem))
        if (entry->path().filename().native().starts_with(kUnfinished)) found.push_back(entry->path());
    for (const fs::path& each : found) fs::remove_all(each, problem);
}

/// A folder that gets its name when it is whole, and is removed otherwise.
class UnfinishedFolder {
  public:
    explicit UnfinishedFolder(const fs::path& target)
        : target_(target), path_(target.parent_path() / (std::string(kUnfinished) + target.filename().string())) {
        std::error_code problem;
        fs::remove_all(path_, problem);
        if (!fs::create_directory(path_, problem))
            refuse(target_, Sentence("The folder cannot be made (%1).", problem.message()));
    }
    ~UnfinishedFolder() {
        std::error_code ignored;
        fs::remove_all(path_, ignored);
    }
    UnfinishedFolder(const UnfinishedFolder&) = delete;
    UnfinishedFolder& operator=(const UnfinishedFolder&) = delete;

    [[nodiscard]] const fs::path& path() const { return path_; }
    void finish() {
        std::error_code problem;
        fs::rename(path_, target_, problem);
        if (problem) refuse(target_, Sentence("The folder cannot get this name (%1).", problem.message()));
    }

  private:
    fs::path target_, path_;
};

}  // namespace

bool is_training_folder(const fs::path& folder) {
    std::error_code problem;
    return fs::exists(folder / kOptionsFile, problem) && fs::exists(folder / kTextFile, problem);
}

TrainingFolder TrainingFolder::make(const fs::path& folder, const TrainingOptions& options, std::string_view text) {
    if (folder.empty())
        refuse(folder, Sentence("Expected the name of a new folder for the training, found an empty one."));
    std::error_code problem;
    if (fs::exists(folder, problem) && (!fs::is_directory(folder, problem) || !fs::is_empty(folder, problem)))
        refuse(folder, Sentence("Expected a new or empty folder for the training, found one that holds something. "
                                "Choose another one, or continue the training that it holds."));
    fs::create_directories(folder, problem);
    if (problem) refuse(folder, Sentence("The folder cannot be made (%1).", problem.message()));
    write_whole_file(folder / kTextFile, text);
    write_whole_file(folder / kOptionsFile, options_json(options));
    return TrainingFolder(folder);
}

TrainingFolder::TrainingFolder(fs::path folder) : folder_(std::move(folder)) {
    if (!is_training_folder(folder_))
        refuse(folder_,
               Sentence("Expected a folder of a training, which has a training.json and a text.txt, found none."));
    options_ = read_options(folder_ / kOptionsFile);
    text_ = read_file(folder_ / kTextFile, kMostOfTrainingText);
}

fs::path TrainingFolder::locked_file() const {
    return folder_ / kOptionsFile;
}

std::vector<LoggedLoss> TrainingFolder::losses(std::int64_t step) const {
    std::vector<LoggedLoss> losses = read_losses({folder_, checkpoints_in(folder_), {}});
    std::erase_if(losses, [step](const LoggedLoss& each) { return each.step > step; });
    return losses;
}

std::optional<TrainingState> TrainingFolder::last_state(const DecoderLayout& layout) const {
    const std::vector<Checkpoint> checkpoints = checkpoints_in(folder_);
    if (checkpoints.empty()) return {};
    return read_checkpoint(checkpoints.back().path, layout, options_.optimizer, checkpoints.back().step);
}

void TrainingFolder::save(const Trainer& trainer, const DecoderLayout& layout, const TrainingText& text,
                          const std::vector<LoggedLoss>& losses) const {
    remove_unfinished(folder_);
    UnfinishedFolder checkpoint(folder_ / ("step" + std::to_string(trainer.steps())));
    write_checkpoint(checkpoint.path(), layout, text, trainer);
    checkpoint.finish();
    write_whole_file(folder_ / kLossesFile, losses_json(trainer.steps(), losses));
}

}  // namespace headlight
