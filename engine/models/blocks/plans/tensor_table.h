#pragma once

#include "backends/backend.h"
#include "formats/model_folder.h"

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <set>
#include <stop_token>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace headlight {

/// One size of a tensor and the configuration field it follows from ("hidden_size"), for error messages.
struct Dimension {
    std::int64_t size = 0;
    std::string_view field;
};

/// The weights of a model on its backend, by canonical name.
class LoadedTensors {
  public:
    /// Throws std::out_of_range for a name that the table does not have: a mistake of the architecture's file, not of
    /// the model's.
    [[nodiscard]] const DeviceTensor& at(const std::string& name) const { return tensors_.at(name); }
    /// An empty tensor if an optional one was absent.
    [[nodiscard]] DeviceTensor find(const std::string& name) const;
    [[nodiscard]] bool has(const std::string& name) const { return tensors_.count(name) != 0; }
    [[nodiscard]] std::int64_t parameters() const { return parameters_; }
    /// The same, tensor by tensor.
    [[nodiscard]] const std::map<std::string, std::int64_t>& parameters_by_tensor() const {
        return parameters_by_tensor_;
    }
    /// Notices for the user: tensors of the file that the model does not use.
    [[nodiscard]] const std::vector<std::string>& notices() const { return notices_; }

  private:
    friend class TensorTable;
    void take(const std::string& name, DeviceTensor tensor, std::int64_t count);
    std::map<std::string, DeviceTensor> tensors_;
    std::int64_t parameters_ = 0;
    std::map<std::string, std::int64_t> parameters_by_tensor_;
    std::vector<std::string> notices_;
};

/// Whether a notice is about tensors that a model does not use.
bool is_about_unused_tensors(std::string_view notice);

/// The table of an architecture: for every tensor its canonical name, its names in Hugging Face files (newest first)
/// and its shape.
class TensorTable {
  public:
    /// Checkpoints of a model with a head put `prefix` ("bert.") before the names of the body; those of the bare body
    /// do not.
    explicit TensorTable(std::string prefix) : prefix_(std::move(prefix)) {}

    /// Tensors of the body, with or without the prefix. An optional one may be absent.
    void body(const std::string& name, const std::vector<std::string>& sources, std::vector<Dimension> shape,
              bool optional = false);
    /// Tensors of a head: never prefixed.
    void head(const std::string& name, const std::vector<std::string>& sources, std::vector<Dimension> shape,
              bool optional = false);
    /// Both tensors of a norm: `name`.weight and .bias from `source`.weight and .bias, or .gamma and .beta of old
    /// checkpoints.
    void body_norm(const std::string& name, const std::string& source, Dimension size);
    /// `name`.weight [outputs, inputs] and, if the layer has one, `name`.bias, from `source`.weight and .bias.
    void body_linear(const std::string& name, const std::string& source, Dimension outputs, Dimension inputs,
                     bool bias);
    /// Rows [begin, begin + count) of a tensor of several layers side by side, read where they lie.
    void body_rows(const std::string& name, const std::string& source, std::vector<Dimension> shape, std::int64_t begin,
                   std::int64_t count);
    /// Part `index` of a tensor [parts, ...] in which a file stacks those of many layers, without that dimension; of it
    /// the rows [begin, begin + count), or all where `count` is 0.
    void body_part(const std::string& name, const std::string& source, std::vector<Dimension> shape, std::int64_t index,
                   std::int64_t begin = 0, std::int64_t count = 0);
    /// A vector that the file holds as its difference from 1 (weights of Gemma's norms).
    void body_from_one(const std::string& name, const std::string& source, Dimension size);
    /// Names (without prefix) of tensors that are known to be of no use: a buffer, or a copy of a tied weight.
    void ignore_ending(const std::string& ending) { ignored_endings_.push_back(ending); }
    /// Says that the body's tensors of layer n start with `start` + n + "."; layers beyond `count` contradict the field
    /// of the configuration.
    void layers(const std::string& start, std::int64_t count, const std::string& field);

    /// Says that the file may hold so many more layers of the body, from this one on, which are of no use.
    void ignore_layers(std::int64_t first, std::int64_t count);

    /// Takes the tensors from there instead of from the folder's weights.
    void read_from(std::shared_ptr<const WeightStore> weights) { weights_ = std::move(weights); }

    /// Finds, checks and uploads every tensor. Throws Error(Format) about a missing or misshapen one: what was
    /// expected, what was found. Of declared weights (WeightStore::declared) the backend is given shapes without
    /// bytes, and tensors that a file may leave out are left out.
    [[nodiscard]] LoadedTensors load(const ModelFolder& folder, Backend& backend, const std::stop_token& stop,
                                     const std::function<void(double)>& progress) const;

  private:
    struct Row {
        std::string name;
        std::vector<std::string> sources;  // full names to try, in this order
        std::vector<Dimension> shape;
        bool optional = false;
        std::int64_t begin = 0;  // of the rows wanted
        std::int64_t count = 0;  // 0: all
        std::int64_t part = -1;  // of the first dimension, which goes; -1: the whole
        bool from_one = false;
    };
    [[nodiscard]] static DeviceTensor upload(Backend& backend, const TensorView& view, const Row& row,
                                             const std::function<void()>& was_read);
    /// The shape of what the row wants, without bytes.
    [[nodiscard]] static TensorView declared_view(const Row& row);
    [[noreturn]] void fail_missing(const Row& row, const WeightStore& weights) const;
    void report_surplus(const ModelFolder& folder, const WeightStore& weights, const std::set<std::string>& used,
                        std::vector<std::string>& notices) const;
    void refuse_layers_beyond(const ModelFolder& folder, std::string_view bare_name) const;

    std::string prefix_;
    std::shared_ptr<const WeightStore> weights_;  // null: the folder's
    std::vector<Row> rows_;
    std::vector<std::string> ignored_endings_;
    std::vector<std::string> ignored_beginnings_;
    std::string layer_start_;
    std::int64_t layer_count_ = 0;
    std::string layer_field_;
};

}  // namespace headlight
