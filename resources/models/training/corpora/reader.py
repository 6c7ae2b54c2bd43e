"""Reads a story sentence by sentence and keeps the world that it tells; a Contradiction says what went wrong.

It knows nothing of the templates: it looks for names, pronouns, things and a few verbs. `first_contradiction` judges
the stories of a trained model by it, and the grammar's own stories must pass too.
"""

import re

from corpora import words
from corpora.world import Contradiction, World

NAME = r"(?P<{}>[A-Z][a-z]+)"
GIRLS, BOYS = set(words.GIRLS), set(words.BOYS)
THINGS = set(words.THINGS) | {"birdhouse", "mask", "card", "crown"}
ADJECTIVES = set(words.COLOURS) | {a for kind in words.ADJECTIVES.values() for a in kind} | {"broken"}
THING = rf"(?:(?P<adjective>{'|'.join(sorted(ADJECTIVES))}) )?(?P<noun>{'|'.join(sorted(THINGS))})\b"
A_THING, THE_THING = f"an? {THING}", f"the {THING}"
SENTENCE_END = re.compile(r'(?<=[.!?])\s+|(?<=[.!?]")\s+')
QUOTED = re.compile(r'"[^"]*"')
PLACES = re.compile("|".join(sorted(map(re.escape, words.SPOTS), key=len, reverse=True)))
OTHER_NAMES = (
    set(words.CITIES)
    | {city for cities in words.CITIES.values() for city in cities}
    | set(words.FIRST_OF_A_COMPANY + words.SECOND_OF_A_COMPANY + words.FAMILY_NAMES + words.PET_NAMES)
    | {"I", "Mr", "Mrs", *words.split("Monday Tuesday Wednesday Thursday Friday Saturday Sunday")}
    | set(words.split("January March June August October") + words.CUISINES)
)

# Words other than names with which a sentence may begin.
STARTS = set(
    words.split(
        "Once There It In This They She He His Her The On At After Before And But So Now First From Everyone Is What "
        "Then When While Where Who Whose Why How Have Has May Can Shall Should Here Thank Please Yes No Not Of Look "
        "You Did That One A An Every For To Good Well Congratulations Nobody If With Under Come Let We Today "
        "Tomorrow Your My Their Both Be"
    )
) | {phrase.split()[0].capitalize() for phrase in words.TIMES + words.LATER}


def pattern(text: str) -> re.Pattern[str]:
    """A fact's form; WHO and WHOM are names, A and THE things with or without an adjective."""
    text = text.replace("WHOM", NAME.format("whom")).replace("WHO", NAME.format("who"))
    return re.compile(text.replace("<A>", A_THING).replace("<THE>", THE_THING))


# What a sentence tells about possession, outside quotation marks.
OWNS_NEW = (pattern(r"WHO had <A>"), pattern(r"WHO (?:came|arrived) with <A>"), pattern(r"WHO made <A>"))
OWNS = (pattern(r"WHO (?:still )?had <THE>"), pattern(r"WHO carried <THE> home"), pattern(r"WHO bought <THE>"))
GIVES_NEW = (pattern(r"WHO gave WHOM <A>"), pattern(r"WHO brought <A> for WHOM"))
GIVES = (
    pattern(r"WHO gave WHOM <THE>"),
    pattern(r"WHO gave <THE> to (?:another child named )?WHOM"),
)
GIVES_BACK = pattern(r"WHO gave <THE> back to WHOM")  # what was only lent
INTRODUCES = re.compile(
    r"named (?P<a>[A-Z][a-z]+)|(?:friend was|met|of|friends,|came to visit|friend|and of) (?P<b>[A-Z][a-z]+)|"
    r"(?P<c>[A-Z][a-z]+) often came to visit"
)
GIRL_OR_BOY = re.compile(
    r"(?P<kind>girl|boy) named (?P<a>[A-Z][a-z]+)|"
    r"(?P<b>[A-Z][a-z]+)(?: was an? [a-z]+|, an? [a-z]+) (?P<kind2>girl|boy)"
)
# Two clauses tell of two people: "Mia won, and Mia clapped" mixes them up.
TWICE = re.compile(r"\b(?P<who>[A-Z][a-z]+) [a-z' ]+,? (?:and|but|while) (?P=who) (?!gave|thanked)[a-z]+")
PLACED = re.compile(r"\b([A-Z][a-z]+) came (?:first|second|third)")
MENTIONED = re.compile(rf"\b(?:the|my|your|this|that) {THING}")
PRONOUN = re.compile(r"\b(he|she|his|her|him)\b", re.IGNORECASE)
GENDER = {"he": "m", "his": "m", "him": "m", "she": "f", "her": "f", "girl": "f", "boy": "m"}


class Reader:
    """Tells a World what it reads."""

    def __init__(self) -> None:
        self.world = World()
        self.about: str | None = None  # whom the last sentence was about
        self.sentences = 0

    def read(self, sentence: str) -> None:
        told = PLACES.sub("there", QUOTED.sub("“”", sentence))
        names = self.names_in(told, sentence)
        self.meet(told, names, opening=self.sentences < 2)
        for name in names:
            self.world.mention_person(name)
        self.read_parts(told)
        self.read_pronouns(told, names)
        self.read_possession(told)
        self.read_mentions(PLACES.sub("there", sentence))
        if names:
            self.about = names[0]
        self.sentences += 1

    def names_in(self, told: str, sentence: str) -> list[str]:
        """Names of people in the order of the sentence; those in quotation marks come last."""
        found = []
        quoted = " ".join(QUOTED.findall(sentence))
        for match in re.finditer(r"(Mrs? )?\b([A-Z][a-z]+)\b", f"{told} {quoted}"):
            word = match[2]
            known = word in GIRLS or word in BOYS or word in self.world.people
            if match[1] or (word in OTHER_NAMES | STARTS and not known):
                continue
            found.append(word)
        return found

    def meet(self, told: str, names: list[str], opening: bool) -> None:
        """New people: named in one of the first two sentences, or introduced."""
        for match in GIRL_OR_BOY.finditer(told):
            name = match["a"] or match["b"]
            if name in names:
                self.world.introduce_person(name, GENDER[match["kind"] or match["kind2"]])
        introduced = {match["a"] or match["b"] or match["c"] for match in INTRODUCES.finditer(told)}
        if opening:
            introduced |= set(names)
        for name in names:
            if name in introduced:
                self.world.introduce_person(name, "f" if name in GIRLS else "m" if name in BOYS else None)

    def read_parts(self, told: str) -> None:
        """Nobody has two parts in one sentence: the winner's and the loser's, the first place and the second."""
        twice, placed = TWICE.search(told), PLACED.findall(told)
        if twice is not None and twice["who"] in self.world.people:
            raise Contradiction(f"{twice['who']} has both parts")
        if len(set(placed)) < len(placed):
            raise Contradiction(f"{placed[0]} or another has two places")

    def read_pronouns(self, told: str, names: list[str]) -> None:
        """A pronoun means the first name of its sentence, or whom the last sentence was about."""
        for match in PRONOUN.finditer(told):
            before = [name for name in names if name in told[: match.start()]]
            who = before[0] if before else self.about
            if who is not None and who in self.world.people:
                self.world.call(who, GENDER[match[1].lower()])

    def read_possession(self, told: str) -> None:
        for form in OWNS_NEW:
            for fact in form.finditer(told):
                self.world.introduce_thing(fact["noun"], fact["adjective"], fact["who"])
        for form in GIVES_NEW:
            for fact in form.finditer(told):
                self.world.introduce_thing(fact["noun"], fact["adjective"])
                self.world.give(fact["noun"], fact["who"], fact["whom"])
        for fact in re.finditer(rf"\b{A_THING}", told):
            if fact["noun"] not in self.world.things:
                self.world.introduce_thing(fact["noun"], fact["adjective"])
        for form in GIVES:
            for fact in form.finditer(told):
                self.world.give(fact["noun"], fact["who"], fact["whom"])
        for fact in GIVES_BACK.finditer(told):
            self.world.own(fact["noun"], fact["whom"])
        for form in OWNS:
            for fact in form.finditer(told):
                self.world.own(fact["noun"], fact["who"])

    def read_mentions(self, sentence: str) -> None:
        """ "the red kite", "my red kite": it must have been introduced, and as red."""
        for match in MENTIONED.finditer(sentence):
            if match["adjective"] is not None or match["noun"] in self.world.things:
                self.world.mention_thing(match["noun"], match["adjective"])


def sentences_of(text: str) -> list[str]:
    """The finished sentences of a text."""
    return [s for s in SENTENCE_END.split(text.strip()) if s.rstrip('"').endswith((".", "!", "?"))]


def first_contradiction(story: str) -> str | None:
    """What is wrong with a story, and the sentence in which it shows; None where it agrees with itself."""
    reader = Reader()
    for sentence in sentences_of(story):
        try:
            reader.read(sentence)
        except Contradiction as contradiction:
            return f"{contradiction}: {sentence}"
    return None
