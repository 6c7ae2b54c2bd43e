"""Short opinions, each good or bad: negation, contrast and mixed order included.

A template's P and N are adjectives of the opinion's own side and of the other one, V and W verbs likewise. The
templates in HELD_OUT are never trained on.
"""

import random
from dataclasses import dataclass

from corpora import words
from corpora.text import capital, choose

GOOD = words.split(
    "good great wonderful lovely excellent charming funny delightful beautiful brilliant warm fresh gentle exciting "
    "perfect amazing pleasant friendly clever superb"
)
BAD = words.split(
    "bad terrible awful boring dull horrible ugly rude slow cold dirty noisy weak sad poor disappointing unpleasant "
    "careless annoying dreadful"
)
LIKED = words.split("loved enjoyed liked adored admired praised")
DISLIKED = words.split("hated disliked regretted avoided despised")
LIKE = words.split("like enjoy love")
DISLIKE = words.split("hate dislike regret")
ASPECTS = {
    "film": words.split("story music ending actors songs"),
    "book": words.split("story ending pictures characters chapters"),
    "hotel": words.split("room bed breakfast staff view"),
    "restaurant": words.split("food soup waiter dessert service steak ambience"),
    "game": words.split("rules pictures music levels story"),
    "concert": words.split("music singer songs sound lights"),
    "museum": words.split("rooms paintings guide garden shop"),
    "trip": words.split("weather food hotel guide beach"),
    "play": words.split("actors story costumes music ending"),
    "party": words.split("music food games cake guests"),
}
WHO = ["I", "we", "my sister", "my father", "my friends", "the children", *words.GIRLS[:30], *words.BOYS[:30]]

TRAINED = (
    "the {noun} was {adv}{P}.",
    "{who} {V} the {noun}, and the {one} {be1} {adv}{P}.",
    "the {noun} was not {adv}{N}.",
    "the {one} {be1} {N}, but the {noun} was {adv}{P}.",
    "{who} did not {W0} the {noun}.",
    "what a {noun}! The {one} {be1} {P} and the {two} {be2} {P}.",
    "{who} expected a {N} {noun}, but it was {P}.",
    "the {one} {be1} never {N}, and {who} {V} the {two}.",
    "{who} {V} the {one} of the {noun}.",
    "{who} thought that the {noun} was {P}.",
    "{adv0}{P} {one}, {P} {two}: {who} {V} the {noun}.",
    "nothing about the {noun} was {N}.",
    "the {noun} was {N} at first, but then it became {P}.",
    "{who} {V} everything: the {one}, the {two} and the {three}.",
    "the {one} and the {two} were {adv}{P}.",
    "{who} said that the {one} {be1} not {N} at all.",
    "it was a {P} {noun} with a {P} {one1}.",
    "no {N} {one1}, no {N} {two1}, just a {P} {noun}.",
    "the {noun} had {P} {many}.",
    "I did not find the {one} {N}.",
    "although the {one} {be1} {N}, {who} {V} the {noun}.",
    "{who} never {W} the {noun}.",
    "the {noun} was {P}, not {N}.",
    "is it {N}? No, the {noun} is {adv}{P}.",
    "{who} found the {two} of the {noun} {P}.",
    "{who} found nothing {N} in the {noun}.",
    "my friends found the {noun} {adv}{P}.",
    "{who} called the {noun} {P}.",
    "everything about the {noun} was {P}.",
    "all was {P}, and the {one} {be1} {P} too.",
    "the {one}, the {two} and the {three} were {P}.",
    "the {one}, the {two}, the {three}: everything there was {P}.",
    "the {noun} was {P}, although the {one} {be1} {N}.",
    "although {who} {W} the {one}, the {noun} was {P}.",
    "{who} {V} it, but the {one} {be1} {N}.",
    "{who} {V} the {two}, and the {one} {be1} not {N}.",
    "everyone {V} the {noun}.",
    "everyone {V} the {noun}, although it was {N} at first.",
    "everyone {V} the {noun}, but the {one} {be1} {N}.",
    "{who} {V} the {noun}, but not the {one}.",
    "{who} {V} the {noun}, although {who} {W} the {one}.",
    "{who} {V} the {noun} although the {two} {be2} never {P}.",
    "my sister {V} it, although the {one} {be1} {N} and the {two} {be2} {N}.",
    "at first {who} {W} the {noun}, but then {who} {V} it.",
    "the {one} {be1} {N} at first, but everyone {V} the {noun}.",
    "the {noun} was {N} at first, but the {one} {be1} {P}.",
    "{who} thought that the {noun} was {N} at first, but then {who} {V} everything.",
    "nobody {W} the {noun}.",
    "everyone said that the {noun} was {P}.",
    "the {one} {be1} {P}, the {two} {be2} {P}, and nothing was {N}.",
    "{who} did not call the {noun} {N}.",
    "not a {N} {noun} at all!",
    "the {two} {be2} {P}, and {who} did not {W0} the {one}.",
    "{who} {W} the {one} at first, but the {noun} was {P}.",
    "the {one} {be1} just as {P} as the {two}.",
    "the {noun} was as {P} as its {one}.",
)
HELD_OUT = (
    "we found the {one} {adv}{P}.",
    "the {one} {be1} {P}, and the {noun} was not {N}.",
    "{who} {V} the {noun}, although the {one} {be1} {N}.",
    "the {noun} was {N} at first, but {who} {V} the {one}.",
    "{who} did not find the {noun} {N}.",
    "everything was {P}: the {one}, the {two} and the {three}.",
    "{who} said that the {noun} was {P} and that the {two} {be2} {P}.",
    "a {P} {noun}! {who0} {V} the {one}.",
)


@dataclass(frozen=True)
class Review:
    text: str
    good: bool


def be(aspect: str) -> str:
    """The verb for a word in the singular, or in the plural if it ends with an s."""
    return "were" if aspect.endswith("s") else "was"


def review(chance: random.Random, templates: tuple[str, ...] = TRAINED) -> Review:
    good = chance.random() < 0.5
    own, other = (GOOD, BAD) if good else (BAD, GOOD)
    liked, not_liked = (LIKED, DISLIKED) if good else (DISLIKED, LIKED)
    noun = chance.choice(list(ASPECTS))
    one, two, three = chance.sample(ASPECTS[noun], 3)
    who = chance.choice(WHO)
    text = chance.choice(templates)
    for slot, drawn_from in (("{P}", own), ("{N}", other), ("{V}", liked), ("{W}", not_liked)):
        while slot in text:
            text = text.replace(slot, chance.choice(drawn_from), 1)
    singular = [a for a in ASPECTS[noun] if not a.endswith("s")]
    text = text.format(
        noun=noun,
        one=one,
        two=two,
        three=three,
        one1=singular[0],
        two1=singular[-1],
        many=chance.choice([a for a in ASPECTS[noun] if a.endswith("s")] or ["guests"]),
        be1=be(one),
        be2=be(two),
        who=who,
        who0=who[0].upper() + who[1:],
        adv=chance.choice(["very ", "really ", "so ", "quite ", "", ""]),
        adv0=chance.choice(["very ", "really ", ""]),
        W0=chance.choice(DISLIKE if good else LIKE),
    )
    for vowel in "aeiou":
        text = text.replace(f" a {vowel}", f" an {vowel}")
        if text.startswith(f"a {vowel}"):
            text = "an" + text[1:]
    return Review(capital(choose(chance, text)), good)
