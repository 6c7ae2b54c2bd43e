#include "core/error.h"
#include "formats/model_path.h"
#include "session/analyze_text.h"
#include "session/inputs/late_interaction_format.h"
#include "session/studies/study_parts.h"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>

namespace headlight {

namespace {

/// Embeddings of the tokens of a text or a page, and how they came about.
struct Embedded {
    TokenEmbeddings embeddings;
    bool trained = false;
    std::int64_t fill = 0;
    std::optional<DocumentPage> page{};
    std::vector<Sentence> notices{};
};

/// 1 for each token of the text, 0 for the fill behind it; empty: all tokens attend to all.
std::vector<std::uint8_t> mask_of(std::size_t tokens, std::size_t filled, const LateTextFormat& format) {
    if (tokens == filled || format.attends_to_fill) return {};
    std::vector<std::uint8_t> mask(filled, 0);
    std::fill_n(mask.begin(), tokens, std::uint8_t{1});
    return mask;
}

Embedded run(ReadyModel& model, const ModelInput& input, const TokenizedText& text, const LateTextFormat& format,
             const std::vector<Intervention>& interventions, const std::stop_token& stop) {
    CaptureRequest wanted;
    wanted.attention = false;
    wanted.hidden = true;
    wanted.logits = LogitPositions::Last;
    wanted.interventions = interventions;
    const Capture capture = model.model->forward(input, wanted, stop, {});
    const Tensor* made = capture.output("token_embeddings");
    Embedded embedded{.embeddings = {}, .trained = made != nullptr};
    embedded.embeddings.vectors = made != nullptr ? *made : capture.hidden.back();
    for (const Token& token : text.tokens) {
        embedded.embeddings.tokens.push_back(token.display);
        embedded.embeddings.compared.push_back(format.compares(token.id) ? 1 : 0);
    }
    for (const std::string& notice : text.notices) embedded.notices.emplace_back(notice);
    return embedded;
}

Embedded embed_text(ReadyModel& model, AnalysisRequest request, const LateTextFormat& format,
                    const std::stop_token& stop) {
    request.text = format.written(request.text);
    request.pair.reset();
    request.images.clear();
    request.written.clear();
    ReadText read = read_text(model, request, stop);
    std::vector<Sentence> cuts;
    const std::size_t tokens = format.apply(*model.tokenizer, read.tokens, cuts);
    read.input.ids = read.tokens.ids();
    if (!read.input.token_types.empty()) read.input.token_types = read.tokens.token_types();
    read.input.attention_mask = mask_of(tokens, read.tokens.tokens.size(), format);
    Embedded embedded = run(model, read.input, read.tokens, format, request.interventions, stop);
    embedded.notices.insert(embedded.notices.end(), cuts.begin(), cuts.end());
    embedded.fill = static_cast<std::int64_t>(read.tokens.tokens.size() - tokens);
    if (!format.after.empty())
        embedded.fill += std::ranges::count(read.tokens.tokens, model.tokenizer->special().padding, &Token::id);
    return embedded;
}

/// Where the patches of a page stand among its tokens; nothing where they are no grid in raster order.
std::optional<DocumentPage> page_of(const ReadText& read, const ImagePrompt& prompt) {
    const std::vector<Token>& tokens = read.tokens.tokens;
    const auto first = std::ranges::find(tokens, prompt.token, &Token::id);
    const std::int64_t count = std::int64_t{prompt.rows} * prompt.columns;
    if (prompt.tiles || prompt.patches || std::ranges::count(tokens, prompt.token, &Token::id) != count)
        return std::nullopt;
    return DocumentPage{read.image, {{}, prompt.rows, prompt.columns}, first - tokens.begin()};
}

Embedded embed_page(ReadyModel& model, AnalysisRequest request, const LateInteractionFormat& format,
                    const std::stop_token& stop) {
    request.text = format.page_prompt;
    request.pair.reset();
    request.written.clear();
    const ReadText read = read_text(model, request, stop);
    Embedded embedded = run(model, read.input, read.tokens, format.document, request.interventions, stop);
    embedded.page = page_of(read, *model.model->description().image_prompt);
    return embedded;
}

void check(const ReadyModel& model) {
    require_model(model, Sentence("it has no embeddings of tokens to compare"));
    const ModelDescription& description = model.model->description();
    if (model.tokenizer && !model.audio && !model.runs_over_images() && !is_encoder_decoder(description) &&
        !description.reads_boxes)
        return;
    throw Error(ErrorKind::Input, Sentence("%1 cannot compare the tokens of two texts: open an encoder or a decoder of "
                                           "text, such as ColBERT, BERT or Llama.",
                                           model.provenance.model_name));
}

Embedded embed_document(ReadyModel& model, const LateInteractionRequest& request, const LateInteractionFormat& format,
                        const std::stop_token& stop) {
    AnalysisRequest document = request.text;
    document.masked_tokens.clear();
    document.masked_as = {};
    document.text = request.document;
    if (document.text.empty() && !document.images.empty() && model.model->description().image_prompt)
        return embed_page(model, std::move(document), format, stop);
    if (document.text.empty()) document.text = request.text.pair.value_or("");
    if (document.text.empty())
        throw Error(ErrorKind::Input, Sentence("--document: expected the text that the query is compared with."));
    return embed_text(model, std::move(document), format.document, stop);
}

}  // namespace

LateInteraction answer_study(ReadyModel& model, const LateInteractionRequest& request, const std::stop_token& stop) {
    check(model);
    const LateInteractionFormat format =
        read_late_interaction_format(locate_model(model.path).folder, *model.tokenizer);
    Embedded document = embed_document(model, request, format, stop);
    const Embedded query = embed_text(model, request.text, format.query, stop);
    LateInteraction interaction = late_interaction(query.embeddings, document.embeddings);
    interaction.trained = query.trained;
    interaction.fill = query.fill;
    interaction.page = std::move(document.page);
    for (const Sentence& notice : query.notices)
        interaction.notices.push_back(Sentence("text of the query: %1", notice));
    for (const Sentence& notice : document.notices) interaction.notices.push_back(Sentence("document: %1", notice));
    return interaction;
}

}  // namespace headlight
