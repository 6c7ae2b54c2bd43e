#include "targets.h"

namespace headlight::fuzz {

std::vector<CorpusTarget> corpus_targets() {
    return {{"session", &read_session}, {"lesson", &read_lesson}, {"figure_spec", &read_figure_spec}};
}

}  // namespace headlight::fuzz
