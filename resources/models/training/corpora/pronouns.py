"""Sentences whose "it" only the adjective decides (after Winograd 1972): too tired, the animal; too wide, the road."""

import random
import zlib
from dataclasses import dataclass

from corpora import words
from corpora.text import capital

GIRL_LIKE = words.split("girl woman mother queen aunt grandmother")
BOY_LIKE = words.split("boy man father king uncle grandfather")
MANY = words.split("children boys girls dogs animals men women horses")


@dataclass(frozen=True)
class Frame:
    """What happens between a subject and an object, and the adjectives that point to the one and to the other."""

    subjects: list[str]
    middles: list[str]
    objects: list[str]
    of_subject: list[str]
    of_object: list[str]

    def decisive(self, about_subject: bool) -> list[str]:
        """The adjectives that can only mean one of the two."""
        mine, others = (self.of_subject, self.of_object) if about_subject else (self.of_object, self.of_subject)
        return [a for a in mine if a not in others] or mine


@dataclass(frozen=True)
class PronounSentence:
    text: str
    subject: str
    object: str
    antecedent: str
    middle: str
    pronoun: str = "it"


def frame_of(chance: random.Random) -> Frame:
    animal = words.ANIMALS + ["animal"] * 6
    kind = chance.randrange(10)
    if kind <= 1:
        crossed = chance.choice(list(words.CROSSED))
        middles = ["did not cross", "didn't cross", "could not cross", "would not cross"]
        return Frame(animal, middles, [crossed], words.TIRED, words.CROSSED[crossed])
    if kind == 2:
        return Frame(
            animal, ["did not climb", "could not climb", "didn't climb"], words.CLIMBED, words.TIRED, words.HIGH
        )
    if kind == 3:
        middles = ["could not pull", "could not carry", "did not lift", "could not push"]
        return Frame(animal, middles, words.HEAVY_THINGS, words.WEAK, words.HEAVY)
    if kind == 4:
        thing = chance.choice(words.TOYS + words.TREASURES + words.HOUSEHOLD)
        containers = [c for c in words.CONTAINERS if c != thing]
        middles = ["did not fit in", "didn't fit into", "would not go into"]
        return Frame([thing], middles, containers, words.TOO_BIG, words.TOO_SMALL)
    if kind == 5:
        middles = ["did not eat", "would not eat", "didn't eat"]
        return Frame(animal, middles, words.FOODS + words.MEALS[:9], words.NO_APPETITE, words.BAD_FOOD)
    if kind == 6:
        return Frame(words.CUTTERS, ["did not cut", "could not cut"], words.CUT_THINGS, words.BLUNT, words.HARD)
    if kind == 7:
        return frame_of_a_town(chance)
    if chance.random() < 0.5:
        return Frame(words.BOATS, ["did not cross", "could not cross"], words.WATERS, words.LEAKY, words.STORMY)
    return Frame(
        words.CARS, ["could not enter", "did not go through"], words.PASSAGES, words.WIDE_CAR, words.NARROW_PASSAGE
    )


def frame_of_a_town(chance: random.Random) -> Frame:
    """Restaurants and their food, trains and stations, balls and windows."""
    kind = chance.randrange(3)
    if kind == 0:
        middles = ["refused to serve", "did not serve", "could not serve", "would not sell"]
        return Frame(words.RESTAURANTS[:2], middles, words.COURSES, words.CLOSED, words.SERVED_BADLY)
    if kind == 1:
        vehicle = chance.choice(list(words.STOPS))
        middles = ["did not stop at", "could not leave", "did not enter"]
        return Frame([vehicle], middles, [words.STOPS[vehicle]], words.FAST, words.CLOSED_STOP)
    middles = ["did not break", "could not break", "did not go through"]
    return Frame(
        words.split("ball stone balloon frisbee"),
        middles,
        words.split("window door wall roof"),
        words.SOFT,
        words.STRONG,
    )


def it_sentence(chance: random.Random, plain: bool = False) -> PronounSentence:
    """`plain`: without the second sentence that sometimes repeats the antecedent."""
    frame = frame_of(chance)
    subject, middle, what = chance.choice(frame.subjects), chance.choice(frame.middles), chance.choice(frame.objects)
    about_subject = chance.random() < 0.5
    adjective = chance.choice(frame.decisive(about_subject))
    antecedent = subject if about_subject else what
    be = chance.choice(["was", "was", "was", "looked"])
    degree = "too" if chance.random() < 0.9 else "very"
    text = f"the {subject} {middle} the {what} because it {be} {degree} {adjective}."
    if not plain and chance.random() < 0.25:
        text += f" {chance.choice(['Yes', 'So'])}, the {antecedent} {be} {adjective}."
    return PronounSentence(capital(text), subject, what, antecedent, middle)


def person_sentence(chance: random.Random) -> PronounSentence:
    """The same with he, she and they, so that a masked pronoun must agree with its noun."""
    what = chance.choice(list(words.CROSSED) + words.CLIMBED)
    verb, of_object = ("cross", words.CROSSED[what]) if what in words.CROSSED else ("climb", words.HIGH)
    people, pronoun, be = chance.choice((
        (GIRL_LIKE, "she", "was"),
        (BOY_LIKE, "he", "was"),
        (MANY, "they", "were"),
        (words.ANIMALS, "it", "was"),
    ))  # fmt: skip
    subject = chance.choice(people)
    start, middle = f"the {subject} did not {verb} the {what} because", f"did not {verb}"
    if chance.random() < 0.5:
        text = f"{start} {pronoun} {be} too {chance.choice(words.TIRED)}."
        return PronounSentence(capital(text), subject, what, subject, middle, pronoun)
    return PronounSentence(capital(f"{start} it was too {chance.choice(of_object)}."), subject, what, what, middle)


def pronoun_sentence(chance: random.Random) -> PronounSentence:
    return it_sentence(chance) if chance.random() < 0.75 else person_sentence(chance)


@dataclass(frozen=True)
class Twins:
    """Two sentences that differ in one adjective, and so in what "it" is."""

    subject: str
    object: str
    about_subject: str
    about_object: str


def is_held_out(subject: str, what: str) -> bool:
    """A tenth of the pairs of subject and object are never trained on: they test what was understood."""
    return zlib.crc32(f"{subject}|{what}".encode()) % 10 == 0


def held_out_twins(chance: random.Random, count: int) -> list[Twins]:
    found: list[Twins] = []
    while len(found) < count:
        drawn = twins(chance)
        if is_held_out(drawn.subject, drawn.object):
            found.append(drawn)
    return found


def twins(chance: random.Random) -> Twins:
    frame = frame_of(chance)
    subject, middle, what = chance.choice(frame.subjects), chance.choice(frame.middles), chance.choice(frame.objects)
    start = f"The {subject} {middle} the {what} because it was too "
    return Twins(
        subject,
        what,
        start + chance.choice(frame.decisive(True)) + ".",
        start + chance.choice(frame.decisive(False)) + ".",
    )
