"""The story grammar: endless simple stories that agree with themselves.

A story introduces two children, tells one to three episodes (episodes_*.py) and ends. Its conventions are those that
reader.py checks: everyone is introduced by name before they act; a thing is introduced with its adjective and keeps it;
a pronoun means the person named first in its sentence, or else the person that the last sentence was about. What is
told can be asked (`questions`), and every name is marked (`marked`).
"""

import random
from collections.abc import Sequence
from dataclasses import dataclass

from corpora import words
from corpora.text import article, capital, choose, mark, plain_of

ONSETS = words.split("b br d dr f g gr h j k l m n p pl qu r s st t tr v w z sh th")
VOWELS = words.split("a e i o u ai ee oo ar el in or un")
CODAS = ["", "", "", "n", "l", "k", "x", "m", "s", "t", "p"]


def invented_name(chance: random.Random) -> str:
    """A name of several pieces: its second mention can only be finished by looking at the first."""
    syllables = [chance.choice(ONSETS) + chance.choice(VOWELS) for _ in range(chance.choice((2, 2, 3)))]
    return "".join(syllables).capitalize() + chance.choice(CODAS)


@dataclass(frozen=True)
class Figure:
    """Somebody in a story. `reference` is how the text calls them: a marked name, "his mother" or "the baker"."""

    reference: str
    gender: str  # "f", "m" or "n"

    def __str__(self) -> str:
        return self.reference

    @property
    def he(self) -> str:
        return {"f": "she", "m": "he", "n": "it"}[self.gender]

    @property
    def him(self) -> str:
        return {"f": "her", "m": "him", "n": "it"}[self.gender]

    @property
    def his(self) -> str:
        return {"f": "her", "m": "his", "n": "its"}[self.gender]

    @property
    def child(self) -> str:
        return {"f": "girl", "m": "boy", "n": "animal"}[self.gender]


@dataclass(frozen=True)
class Question:
    sentence: int  # the one that holds the answer
    text: str
    answer: str
    episode: str


class Story:
    """One story in the making. Episodes call `say` with what they tell and what can be asked about it."""

    def __init__(self, chance: random.Random, invented: float = 0.0) -> None:
        self.chance = chance
        self.invents_names = chance.random() < invented
        self.sentences: list[str] = []  # with marks
        self.questions: list[Question] = []
        self.used: set[str] = set()
        self.it_pairs: list[tuple[str, str]] = []  # subject and object of sentences with an ambiguous "it"
        self.owned: dict[str, tuple[str, Figure]] = {}  # thing -> adjective, owner
        self.closing_thing: str | None = None
        self.episode = "opening"
        self.episode_names: list[str] = []  # as told, without opening and closing
        self.episode_of: list[str] = []  # of each sentence
        self.hero, self.friend = self.new_child(), self.new_child()

    # Drawing words
    def pick(self, of: Sequence[str]) -> str:
        return self.chance.choice(of)

    def fresh(self, of: Sequence[str]) -> str:
        """A word that this story has not used yet."""
        word = self.chance.choice([w for w in of if w not in self.used] or list(of))
        self.used.add(word)
        return word

    def odds(self, probability: float) -> bool:
        return self.chance.random() < probability

    def new_child(self) -> Figure:
        gender = self.pick("fm")
        if self.invents_names:
            name = invented_name(self.chance)
        else:
            name = self.fresh(words.GIRLS if gender == "f" else words.BOYS)
        return Figure(mark("PER", name), gender)

    def grown_up(self, of: Figure) -> Figure:
        """Somebody of the family of `of`, somebody by name, or somebody by their work."""
        gender, kind = self.pick("fm"), self.chance.random()
        if kind < 0.5:
            family = words.WOMEN_OF_A_FAMILY if gender == "f" else words.MEN_OF_A_FAMILY
            return Figure(f"{of.his} {self.fresh(family)}", gender)
        if kind < 0.75:
            return Figure(mark("PER", ("Mrs " if gender == "f" else "Mr ") + self.fresh(words.FAMILY_NAMES)), gender)
        return Figure(f"the {self.fresh(words.JOBS)}", gender)

    def thing(self, of: Sequence[str] = words.PORTABLE) -> tuple[str, str]:
        """-> a thing and an adjective that suits it."""
        noun = self.fresh(of)
        kind = words.KIND_OF[noun]
        coloured = kind in words.COLOURED_KINDS and self.odds(0.5)
        return noun, self.pick(words.COLOURS if coloured else words.ADJECTIVES[kind])

    def company(self) -> str:
        return mark("ORG", f"{self.pick(words.FIRST_OF_A_COMPANY)} {self.pick(words.SECOND_OF_A_COMPANY)}")

    def city(self) -> tuple[str, str]:
        """-> a city and its country, marked."""
        country = self.fresh(list(words.CITIES))
        return mark("LOC", self.fresh(words.CITIES[country])), mark("LOC", country)

    def there(self, place: str) -> str:
        """Being at a place: "in the park", "on the hill"."""
        return f"{words.PREPOSITION[place]} the {place}"

    def time(self) -> str:
        return self.pick(words.TIMES)

    def later(self) -> str:
        return self.pick(words.LATER)

    # Telling
    def begin(self, episode: str) -> None:
        self.episode = episode
        if episode != "closing":
            self.episode_names.append(episode)

    def say(self, sentence: str, *asked: tuple[str, object]) -> None:
        sentence = capital(choose(self.chance, sentence))
        self.sentences.append(sentence)
        self.episode_of.append(self.episode)
        plain = plain_of(sentence)
        for text, answer in asked:
            short = plain_of(str(answer))
            if short in plain:
                question = capital(plain_of(choose(self.chance, text)))
                self.questions.append(Question(len(self.sentences) - 1, question, short, self.episode))

    def owns(self, owner: Figure, noun: str, adjective: str) -> None:
        self.owned.pop(noun, None)  # the last one comes last
        self.owned[noun] = (adjective, owner)

    def open(self) -> None:
        h, f = self.hero, self.friend
        trait, like = self.fresh(words.TRAITS), self.fresh(words.LIKES)
        where = f"in {self.city()[0]}" if self.odds(0.4) else f"near the {self.fresh(words.PLACES)}"
        lived = (f"Where did {h} live?", where)
        liked = (f"What did {h} like?", like)
        kind = self.chance.randrange(7)
        if kind == 0:
            self.say(
                f"once upon a time there was {article(trait)} {h.child} named {h}.",
                (f"Who was {article(trait)} {h.child}?", h),
            )
            self.say(f"{h} lived {where}, and {h.he} [liked|loved] {like}.", lived, liked)
            self.say(f"{h.his} best friend was {f}.", (f"Who was the best friend of {h}?", f))
        elif kind == 1:
            self.say(f"{where} lived {article(trait)} {h.child} named {h}.", lived)
            self.say(f"{h.he} had a friend named {f}.", (f"Who was a friend of {h}?", f))
        elif kind == 2:
            self.say(f"{h} and {f} were [good friends|neighbours|classmates|best friends].")
            self.say(f"{h} was {trait}, but {f} was {self.fresh(words.TRAITS)}.", (f"Who was {trait}?", h))
        elif kind == 3:
            self.say(
                f"it was a {self.pick(words.WEATHER)} day, and a {h.child} named {h} wanted {like}.",
                (f"What did {h} want?", like),
            )
            self.say(f"{h.he} lived {where}, next door to {h.his} friend {f}.", lived)
        elif kind == 4:
            self.say(
                f"there was a [small|little|tiny|big] house {where}, and a {h.child} named {h} lived there.",
                (f"Who lived {where}?", h),
            )
            self.say(f"{h} was {article(trait)} {h.child} and liked {like}.", liked)
            self.say(f"{f} often came to visit {h}.", (f"Who came to visit {h}?", f))
        elif kind == 5:
            self.say(f"in a [quiet|small|sunny|busy|friendly] [town|village|valley] lived two friends, {h} and {f}.")
            self.say(f"{h} liked {like}, and {f} liked {self.fresh(words.LIKES)}.", liked)
        else:
            self.say(
                f"this is the story of {h}, {article(trait)} {h.child}, "
                f"and of {f}, {h.his} [friend|neighbour|classmate].",
                (f"Who was {trait}?", h),
            )
            self.say(f"they both lived {where}.", (f"Where did {h} and {f} live?", where))

    def close(self) -> None:
        h, f = self.hero, self.friend
        if self.owned and self.odds(0.4):
            noun, (adjective, owner) = list(self.owned.items())[-1]
            self.closing_thing = noun
            self.say(
                f"[at the end of the day|in the end|that night], {owner} still had the {adjective} {noun}.",
                (f"Who had the {noun} in the end?", owner),
            )
            return
        meal = self.pick(words.MEALS)
        self.say(self.pick((
            f"{h} learned that {self.pick(words.LESSONS)}.",
            f"{f} learned that {self.pick(words.LESSONS)}.",
            f"they all went home and had {meal} for dinner.",
            f"that night {h} slept very well.",
            f"{h} [never forgot|always remembered] that day.",
            f"from that day on, {h} and {f} were best friends.",
            "everyone laughed and danced until the moon came up.",
            f"{h} smiled and said good night.",
            "and that was the end of a very [good|long|happy|busy] day.",
            f"{h} told the story to everyone in the village.",
            f"{f} gave {h} a big hug.",
            "the stars came out, and the house was quiet.",
            f"{h} and {f} were tired, and they ate some {meal}.",
            f"{h} wrote about it in a diary.",
        )))  # fmt: skip

    # Reading what was told
    def marked(self) -> str:
        return " ".join(self.sentences)

    def plain(self) -> str:
        return plain_of(self.marked())

    def plain_sentences(self) -> list[str]:
        return [plain_of(sentence) for sentence in self.sentences]

    def told_in(self, episode: str) -> list[str]:
        """The sentences of an episode, with marks."""
        return [s for s, name in zip(self.sentences, self.episode_of, strict=True) if name == episode]

    def cropped(self) -> str:
        """The story from a random sentence on: a model must also go on with a text that begins in the middle."""
        first = self.chance.randrange(max(1, len(self.sentences) - 3))
        kept = self.sentences[first:]
        if self.closing_thing and not any(self.closing_thing in sentence for sentence in kept[:-1]):
            kept.pop()  # it would speak of a thing that this text never told of
        return plain_of(" ".join(kept))
