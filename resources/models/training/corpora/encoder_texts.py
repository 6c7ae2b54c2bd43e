"""What story-encoder reads, its vocabulary, and how rows are masked."""

import random
import re
from dataclasses import dataclass

from tokenizers import Tokenizer, decoders, normalizers, pre_tokenizers, processors
from tokenizers import models as tokenizer_models

from corpora import entities, words
from corpora.pronouns import is_held_out, pronoun_sentence
from corpora.questions import asked
from corpora.reviews import review
from corpora.scenes import scene
from corpora.stories import Story
from corpora.tell import tell

PAD, UNKNOWN, CLS, SEP, MASK = range(5)
SPECIAL = ["[PAD]", "[UNK]", "[CLS]", "[SEP]", "[MASK]"]
INVENTED = 0.08
RECALLING = 0.5  # share of the rows in which what is masked was said before
RECALLED = words.THINGS + words.FOODS + words.ANIMALS + words.PLACES + words.GIRLS + words.BOYS + words.JOBS
LONGEST_ROW = 96
CONTEXT = 128
NOTHING = -100  # a label that asks for nothing
SUFFIXES = words.split(
    "##s ##es ##ed ##ing ##er ##ly ##y ##e ##n ##en ##al ##ion ##ness ##ful ##ous ##ment ##ar ##or ##in ##un ##el "
    "##ai ##ee ##oo"
)


def trained_story(chance: random.Random) -> Story:
    """A story without the held-out pairs of "it"."""
    while True:
        story = tell(chance, invented=INVENTED)
        if not any(is_held_out(*pair) for pair in story.it_pairs):
            return story


def vocabulary_of(seed: int) -> list[str]:
    """The words of the grammar, the letters, and common endings.

    (A vocabulary that is learnt from frequencies spends a tenth of its places on fragments of the grammar's own words.)
    """
    chance = random.Random(seed)
    texts = [tell(chance).plain() for _ in range(8000)]
    texts += [pronoun_sentence(chance).text for _ in range(6000)] + [review(chance).text for _ in range(6000)]
    texts += [entities.line(chance)[0] for _ in range(4000)] + [scene(chance) for _ in range(12_000)]
    counts: dict[str, int] = {}
    for text in texts:
        for word in re.findall(r"[a-z]+|[^a-z\s]", text.lower()):
            counts[word] = counts.get(word, 0) + 1
    for question in (asked(chance).question for _ in range(4000)):
        for word in re.findall(r"[a-z]+", question.lower()):
            counts[word] = counts.get(word, 0) + 3
    for name in words.GIRLS + words.BOYS + words.FAMILY_NAMES:
        counts[name.lower()] = counts.get(name.lower(), 0) + 3
    letters = [chr(c) for c in range(ord("a"), ord("z") + 1)] + list("0123456789.,!?'\":;-()&%$/")
    whole = sorted(w for w, n in counts.items() if n >= 3 and len(w) > 1)
    return list(dict.fromkeys(SPECIAL + letters + ["##" + c for c in letters[:36]] + SUFFIXES + whole))


def word_pieces(vocabulary: list[str]) -> Tokenizer:
    """WordPiece with these pieces; a piece's place is its id."""
    ids = {piece: i for i, piece in enumerate(vocabulary)}
    tokenizer = Tokenizer(tokenizer_models.WordPiece(ids, unk_token="[UNK]", max_input_chars_per_word=100))
    tokenizer.normalizer = normalizers.BertNormalizer(lowercase=True)
    tokenizer.pre_tokenizer = pre_tokenizers.BertPreTokenizer()
    tokenizer.decoder = decoders.WordPiece()
    return tokenizer


def with_special_tokens(tokenizer: Tokenizer) -> Tokenizer:
    """The tokenizer as it ships: it puts [CLS] and [SEP] itself."""
    tokenizer.add_special_tokens(SPECIAL)
    tokenizer.post_processor = processors.TemplateProcessing(
        single="[CLS] $A [SEP]",
        pair="[CLS] $A [SEP] $B:1 [SEP]:1",
        special_tokens=[("[CLS]", CLS), ("[SEP]", SEP)],
    )
    return tokenizer


@dataclass
class Row:
    """One text of a batch: what goes in, and what is asked at each token (NOTHING: nothing)."""

    ids: list[int]
    segments: list[int]
    masked: list[int]  # the word that stood there
    antecedent: list[int]  # at a pronoun, the first piece of what it means
    recalled: list[int]  # at a mask, the word that stood there, where the row says it elsewhere too
    follows: int = NOTHING  # 0: the second text follows the first; 1: it does not


class EncoderTexts:
    """Everything tokenized once; rows are drawn from it."""

    def __init__(self, tokenizer: Tokenizer, seed: int, stories: int, pronouns: int, lines: int) -> None:
        chance = random.Random(seed)
        self.vocabulary = tokenizer.get_vocab_size()
        self.recalled = {tokenizer.token_to_id(word.lower()) for word in RECALLED} - {None}
        told = [trained_story(chance).plain_sentences() for _ in range(stories)]
        flat = iter(tokenizer.encode_batch([s for story in told for s in story]))
        self.stories = [[next(flat).ids for _ in story] for story in told]
        self.pronouns = self.tokenized_pronouns(tokenizer, chance, pronouns)
        texts = [review(chance).text if i % 2 else entities.line(chance)[0] for i in range(lines)]
        self.lines = [e.ids for e in tokenizer.encode_batch(texts)]
        self.scenes = [e.ids for e in tokenizer.encode_batch([scene(chance) for _ in range(2 * lines)])]
        pairs = [asked(chance) for _ in range(lines // 2)]
        questions = tokenizer.encode_batch([p.question for p in pairs])
        contexts = tokenizer.encode_batch([p.context for p in pairs])
        self.questions = [(q.ids, c.ids) for q, c in zip(questions, contexts, strict=True)]

    @staticmethod
    def tokenized_pronouns(tokenizer: Tokenizer, chance: random.Random, count: int) -> list[tuple[list[int], int, int]]:
        """(ids, place of the pronoun, first piece of its antecedent)."""
        because = tokenizer.token_to_id("because")
        found = []
        while len(found) < count:
            sentence = pronoun_sentence(chance)
            if not is_held_out(sentence.subject, sentence.object):
                ids = tokenizer.encode(sentence.text).ids
                found.append((ids, ids.index(because) + 1, tokenizer.encode(sentence.antecedent).ids[0]))
        return found

    def mask(self, chance: random.Random, row: Row, places: list[int]) -> None:
        """As in BERT: of the places chosen 80 % become [MASK], 10 % another word, 10 % stay."""
        for place in places:
            row.masked[place] = row.ids[place]
            kind = chance.random()
            if kind < 0.8:
                row.ids[place] = MASK
            elif kind < 0.9:
                row.ids[place] = chance.randrange(len(SPECIAL), self.vocabulary)

    def pronoun_row(self, chance: random.Random) -> Row:
        ids, place, antecedent = chance.choice(self.pronouns)
        row = make_row(ids)
        words_at = [i for i, token in enumerate(row.ids) if token > MASK]
        self.mask(chance, row, chance.sample(words_at, chance.choice((1, 1, 2))))
        if row.ids[place + 1] == ids[place]:  # the pronoun was left alone
            row.antecedent[place + 1] = antecedent
        return row

    def text_row(self, chance: random.Random, longest: int = LONGEST_ROW) -> Row:
        kind = chance.random()
        if kind < 0.12:
            row = make_row(chance.choice(self.lines))
        elif kind < 0.20:
            row = make_row(*chance.choice(self.questions))
            if len(row.ids) > longest:
                row = make_row(chance.choice(self.lines))
        elif kind < 0.38:
            row = make_row(chance.choice(self.scenes)[: longest - 2])
        else:
            row = self.story_row(chance, longest)
        if chance.random() < RECALLING and (again := self.said_again(chance, row)):
            self.mask(chance, row, again)
            for place in again:
                row.recalled[place] = row.masked[place] if row.ids[place] == MASK else NOTHING
        else:
            places = [i for i, token in enumerate(row.ids) if token > MASK]
            self.mask(chance, row, chance.sample(places, max(1, round(0.15 * len(places)))))
        return row

    def said_again(self, chance: random.Random, row: Row) -> list[int]:
        """All places but the first of one or two things, names and the like that the row names more than once."""
        places: dict[int, list[int]] = {}
        for place, token in enumerate(row.ids):
            if token in self.recalled:
                places.setdefault(token, []).append(place)
        repeated = [found for found in places.values() if len(found) > 1]
        chosen = chance.sample(repeated, min(len(repeated), chance.choice((1, 1, 2))))
        return [place for found in chosen for place in found[1:]]

    def story_row(self, chance: random.Random, longest: int) -> Row:
        """A few sentences, and mostly a second part, which follows in half of the rows."""
        story = chance.choice(self.stories)
        start = chance.randrange(len(story) - 1)
        first, end = self.part(chance, story, start, len(story) - 1, longest // 2)
        if chance.random() < 0.2:
            return make_row(first)
        follows = chance.random() < 0.5
        source = story if follows else chance.choice(self.stories)
        second, _ = self.part(
            chance, source, end if follows else chance.randrange(len(source)), len(source), longest - 3 - len(first)
        )
        row = make_row(first, second)
        row.follows = 0 if follows else 1
        return row

    @staticmethod
    def part(
        chance: random.Random, story: list[list[int]], start: int, stop: int, longest: int
    ) -> tuple[list[int], int]:
        """Sentences from `start` on, at least one (-> their tokens, the sentence after them)."""
        ids, end = list(story[start])[:longest], start + 1
        while end < stop and len(ids) + len(story[end]) < longest and chance.random() < 0.7:
            ids += story[end]
            end += 1
        return ids, end


def make_row(first: list[int], second: list[int] | None = None) -> Row:
    ids = [CLS, *first, SEP]
    segments = [0] * len(ids)
    if second is not None:
        ids += [*second, SEP]
        segments += [1] * (len(second) + 1)
    nothing = [NOTHING] * len(ids)
    return Row(ids, segments, nothing, list(nothing), list(nothing))
