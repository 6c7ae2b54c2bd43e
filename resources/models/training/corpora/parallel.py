"""English sentences with their French translations, word by word aligned.

While a pair is made every word carries the links it belongs to; words of the two sides that share a link are aligned.
Noun-adjective pairs in `is_held_out` are never trained on, unless they are asked for.
"""

import random
import zlib
from dataclasses import dataclass

from corpora import french_words as french
from corpora.french_words import Adjective, Noun, Verb, begins_with_vowel

Word = tuple[str, list[int]]  # the word, and the links it belongs to
Words = list[Word]
BE = ("am", "are", "is", "are", "are", "are")
WAS = ("was", "were", "was", "were", "were", "were")
SUITING_TOO = {  # "because it was too ..."
    True: ["tired", "weak", "sick", "shy", "lazy", "slow", "hungry", "sad"],
    False: ["wide", "dangerous", "narrow", "long", "noisy", "deep", "dark"],
}


def is_held_out(noun: Noun, adjective: Adjective) -> bool:
    return zlib.crc32(f"{noun.english}|{adjective.english}".encode()) % 12 == 0


@dataclass(frozen=True)
class Pair:
    english: str
    french: str
    english_words: list[str]
    french_words: list[str]
    links: list[tuple[int, int]]  # (English word, French word)


@dataclass
class Phrase:
    english: Words
    french: Words
    gender: str = "m"
    plural: bool = False
    person: int = 2  # 0 to 5: I, you, he or she, we, you all, they


class Sentence:
    """One sentence in the making."""

    def __init__(self, chance: random.Random, held_out: bool = False) -> None:
        """`held_out`: its noun phrases may only have the held-out adjectives, and have one wherever they can."""
        self.chance, self.held_out, self.links = chance, held_out, 0

    def link(self) -> list[int]:
        self.links += 1
        return [self.links]

    def odds(self, probability: float) -> bool:
        return self.chance.random() < probability

    def adjectives_for(self, noun: Noun, probability: float) -> list[Adjective]:
        suiting = [a for a in french.adjectives if noun.kind in a.kinds and is_held_out(noun, a) == self.held_out]
        if not suiting or not (self.held_out or self.odds(probability)):
            return []
        first = self.chance.choice(suiting)
        second = self.chance.choice(suiting)
        if self.odds(0.15) and second.before and not first.before and second.masculine != first.masculine:
            return [second, first]
        return [first]

    def noun_phrase(
        self,
        kinds: str = "ptav",
        adjective_share: float = 0.55,
        noun: Noun | None = None,
        determiner: str | None = None,
        plural: bool | None = None,
    ) -> Phrase:
        noun = noun or self.chance.choice(french.nouns[self.chance.choice(kinds)])
        if plural is None:
            plural = noun.kind != "d" and noun.english != noun.english_plural and self.odds(0.22)
        of_noun, of_determiner = self.link(), self.link()
        french_noun = noun.french_plural if plural else noun.french
        english: Words = []
        before: Words = []
        after: Words = []
        for adjective in self.adjectives_for(noun, adjective_share):
            link = self.link()
            english.append((adjective.english, link))
            side = before if adjective.before else after
            side.append((adjective.agreeing(noun.gender, plural, french_noun), link))
        english.append((noun.english_plural if plural else noun.english, of_noun))
        body = [*before, (french_noun, of_noun), *after]
        determiners = ["the"] * 4 + ["a", "a", "my", "your", "his", "her", "this", "our", "number"]
        kind = determiner or self.chance.choice(determiners)
        if (noun.kind == "d" and kind == "a") or (kind == "number" and not plural):
            kind = "the"
        words = self.determiner(kind, noun, plural, english[0][0], body[0][0], bool(before))
        return Phrase(
            [(words[0], of_determiner), *english],
            [(words[1], of_determiner), *body],
            noun.gender,
            plural,
            5 if plural else 2,
        )

    def determiner(
        self, kind: str, noun: Noun, plural: bool, next_english: str, next_french: str, adjective_before: bool
    ) -> tuple[str, str]:
        masculine, vowel = noun.gender == "m", begins_with_vowel(next_french)
        if kind == "number":
            return self.chance.choice(list(french.NUMBERS.items()))
        if kind == "the":
            return "the", "les" if plural else "l'" if vowel else "le" if masculine else "la"
        if kind == "a" and plural:
            return "some", ("d'" if vowel else "de") if adjective_before else "des"
        if kind == "a":
            return "an" if next_english[0] in "aeiou" else "a", "un" if masculine else "une"
        if kind == "this" and plural:
            return "these", "ces"
        if kind == "this":
            return "this", "cet" if vowel and masculine else "ce" if masculine else "cette"
        if kind == "our":
            return "our", "nos" if plural else "notre"
        first = {"my": "m", "your": "t", "his": "s", "her": "s"}[kind]
        return kind, first + ("es" if plural else "on" if masculine or vowel else "a")

    def pronoun(self) -> Phrase:
        english, pronoun, person, gender = self.chance.choice(french.PRONOUNS).split(",")
        link = self.link()
        return Phrase([(english, link)], [(pronoun, link)], gender, person in "345", int(person))

    def name(self) -> Phrase:
        english, name, gender = self.chance.choice(french.fields(french.NAMES))
        link = self.link()
        return Phrase([(english, link)], [(name, link)], gender)

    def subject(self) -> Phrase:
        kind = self.chance.random()
        if kind < 0.28 and not self.held_out:
            return self.pronoun()
        if kind < 0.45 and not self.held_out:
            return self.name()
        return self.noun_phrase("ppa")

    def conjugated(self, verb: Verb, subject: Phrase, tense: str, negated: bool) -> tuple[Words, Words]:
        of_verb, of_not, of_tense = self.link(), self.link(), self.link()
        third = subject.person == 2
        if tense == "present":
            do: Words = [("does" if third else "do", of_not), ("not", of_not), (verb.english, of_verb)]
            english = do if negated else [(verb.third if third else verb.english, of_verb)]
            words: Words = [(verb.present[subject.person], of_verb)]
        elif tense == "past":
            did: Words = [("did", of_tense), ("not", of_not), (verb.english, of_verb)]
            english = did if negated else [(verb.past, of_verb + of_tense)]
            auxiliary = french.TO_BE if verb.with_etre else french.TO_HAVE
            participle = verb.participle
            if verb.with_etre:
                participle += ("e" if subject.gender == "f" else "") + ("s" if subject.plural else "")
            words = [(auxiliary[subject.person], of_tense), (participle, of_verb)]
        else:
            will: Words = [("will", of_tense)] + ([("not", of_not)] if negated else [])
            english = [*will, (verb.english, of_verb)]
            words = [(verb.future + french.FUTURE_ENDINGS[subject.person], of_verb + of_tense)]
        return english, self.negated(words, of_not) if negated else words

    @staticmethod
    def negated(words: Words, link: list[int]) -> Words:
        """ne ... pas around the first verb."""
        ne = "n'" if begins_with_vowel(words[0][0]) else "ne"
        return [(ne, link), words[0], ("pas", link), *words[1:]]

    def tense_for(self, verb: Verb, subject: Phrase, negated: bool) -> str:
        """Not the past where English does not tell it from the present ("they cut")."""
        tense = self.chance.choice(("present", "present", "past", "past", "future"))
        unclear = verb.english == verb.past and subject.person != 2 and not negated
        return "present" if tense == "past" and unclear else tense

    def place(self) -> tuple[Words, Words]:
        english, preposition = self.chance.choice(list(french.PREPOSITIONS.items()))
        link, where = self.link(), self.noun_phrase("l", 0.35)
        if preposition != "près_de":
            return [(english, link), *where.english], [(preposition, link), *where.french]
        (determiner, of_determiner), rest = where.french[0], where.french[1:]
        contracted = {"le": "du", "les": "des"}.get(determiner)
        if determiner in ("des", "de", "d'"):  # près de + des: "near some houses"
            words: Words = [("de", link + of_determiner), *rest]
            words[0] = ("d'" if begins_with_vowel(rest[0][0]) else "de", link + of_determiner)
        elif contracted:
            words = [(contracted, link + of_determiner), *rest]
        else:
            words = [("d'" if begins_with_vowel(determiner) else "de", link), *where.french]
        return [(english, link), *where.english], [("près", link), *words]

    def circumstance(self, tense: str, place: float, time: float) -> tuple[Words, Words]:
        kind = self.chance.random()
        if kind < place:
            return self.place()
        if kind < place + time:
            english, adverb = self.chance.choice(list(french.ADVERBS[tense].items()))
            link = self.link()
            return [(english, link)], [(adverb, link)]
        return [], []

    # Kinds of sentences
    def transitive(self) -> tuple[Words, Words]:
        verb, subject, negated = self.chance.choice(french.verbs), self.subject(), self.odds(0.25)
        tense = self.tense_for(verb, subject, negated)
        english, words = self.conjugated(verb, subject, tense, negated)
        if self.odds(0.12) and not self.held_out:
            english, words = self.with_object_pronoun(verb, english, words, tense, negated)
        else:
            what = self.noun_phrase(verb.objects, determiner="the" if negated else None)
            english, words = english + what.english, words + what.french
        more_english, more_french = self.circumstance(tense, 0.22, 0.18)
        return subject.english + english + more_english, subject.french + words + more_french

    def with_object_pronoun(
        self, verb: Verb, english: Words, words: Words, tense: str, negated: bool
    ) -> tuple[Words, Words]:
        """It stands before the verb, and a participle agrees with it: "I saw her" - "je l'ai vue"."""
        link = self.link()
        choices = [("it", "le"), ("them", "les")] + ([("him", "le"), ("her", "la")] if "p" in verb.objects else [])
        pronoun, put = self.chance.choice(choices)
        at = 1 if negated else 0
        if begins_with_vowel(words[at][0]) and put != "les":
            put = "l'"
        if negated:
            words[0] = ("ne", words[0][1])
        if tense == "past":
            ending = "e" if pronoun == "her" else "s" if pronoun == "them" and verb.participle[-1] != "s" else ""
            words[-1] = (verb.participle + ending, words[-1][1])
        return [*english, (pronoun, link)], [*words[:at], (put, link), *words[at:]]

    def intransitive(self) -> tuple[Words, Words]:
        verb, subject, negated = self.chance.choice(french.intransitive_verbs), self.subject(), self.odds(0.3)
        tense = self.tense_for(verb, subject, negated)
        english, words = self.conjugated(verb, subject, tense, negated)
        more_english, more_french = self.circumstance(tense, 0.45, 0.25)
        return subject.english + english + more_english, subject.french + words + more_french

    def copula(self) -> tuple[Words, Words]:
        kind = self.chance.choice("ptavlfrc")
        if self.odds(0.3) and not self.held_out:
            subject, kind = self.pronoun(), "p"
        else:
            subject = self.noun_phrase(kind, 0.4)
        predicates = [a for a in french.adjectives if kind in a.kinds and "_" not in a.masculine]
        adjective = self.chance.choice([a for a in predicates if a.english not in ("little", "large")])
        past, negated, degree = self.odds(0.35), self.odds(0.25), self.chance.choice((None, None, "very", "too"))
        of_be, of_not, of_degree, of_adjective = self.link(), self.link(), self.link(), self.link()
        english: Words = [(WAS[subject.person] if past else BE[subject.person], of_be)]
        words: Words = [((french.WAS if past else french.TO_BE)[subject.person], of_be)]
        if negated:
            english, words = [*english, ("not", of_not)], self.negated(words, of_not)
        if degree:
            english, words = [*english, (degree, of_degree)], [*words, (french.DEGREES[degree], of_degree)]
        agreeing = adjective.agreeing(subject.gender, subject.plural)
        return (
            [*subject.english, *english, (adjective.english, of_adjective)],
            [*subject.french, *words, (agreeing, of_adjective)],
        )

    def question(self) -> tuple[Words, Words]:
        ask = self.link()
        if self.odds(0.35):
            what, be = self.noun_phrase("ptavrc", 0.6), self.link()
            english: Words = [("where", ask), ("are" if what.plural else "is", be), *what.english]
            return english, [("où", ask), ("sont" if what.plural else "est", be), *what.french]
        verb, subject = self.chance.choice(french.verbs), self.subject()
        what = self.noun_phrase(verb.objects)
        past = self.odds(0.4)
        told, words = self.conjugated(verb, subject, "past" if past else "present", False)
        do = "did" if past else "does" if subject.person == 2 else "do"
        english = [(do, ask), *subject.english, (verb.english, told[0][1]), *what.english]
        return english, [("est-ce", ask), ("que", ask), *subject.french, *words, *what.french]

    def possession(self) -> tuple[Words, Words]:
        """Mary's blue car - la voiture bleue de Marie."""
        owner, of, be, of_adjective = self.name(), self.link(), self.link(), self.link()
        what = self.noun_phrase("tvcar", 0.6, determiner="the", plural=False)
        names = ("beautiful", "big", "small", "strange", "old", "new")
        adjective = french.adjective_named[self.chance.choice(names)]
        english: Words = [*owner.english, ("'s", of), *what.english[1:], ("is", be), (adjective.english, of_adjective)]
        whose = "d'" if begins_with_vowel(owner.french[0][0]) else "de"
        words: Words = [(what.french[0][0], of), *what.french[1:], (whose, of), *owner.french, ("est", be)]
        return english, [*words, (adjective.agreeing(what.gender, False), of_adjective)]

    def because(self) -> tuple[Words, Words]:
        """The animal did not cross the street because it was too tired (il) or too wide (elle)."""
        animals = french.nouns["a"] + [french.noun_named["animal"]] * 8
        crossed = self.chance.choice(["street", "road", "bridge", "river", "square", "field", "lake"])
        subject = self.noun_phrase(
            noun=self.chance.choice(animals), determiner="the", adjective_share=0.1, plural=False
        )
        what = self.noun_phrase(noun=french.noun_named[crossed], determiner="the", adjective_share=0.1, plural=False)
        cross = next(verb for verb in french.verbs if verb.english == "cross")
        english, words = self.conjugated(cross, subject, "past", negated=True)
        about_subject = self.odds(0.5)
        meant = subject if about_subject else what
        adjective = french.adjective_named[self.chance.choice(SUITING_TOO[about_subject])]
        why, it, was, too, how = (self.link() for _ in range(5))
        pronoun = "il" if meant.gender == "m" else "elle"
        english += [*what.english, ("because", why), ("it", it), ("was", was), ("too", too), (adjective.english, how)]
        words += [*what.french, ("parce", why), ("qu'", why), (pronoun, it), ("était", was), ("trop", too)]
        return subject.english + english, subject.french + words + [(adjective.agreeing(meant.gender, False), how)]

    def make(self) -> Pair:
        kind, mark = self.chance.random(), "."
        if kind < 0.40:
            english, words = self.transitive()
        elif kind < 0.52:
            english, words = self.intransitive()
        elif kind < 0.67:
            english, words = self.copula()
        elif kind < 0.81:
            (english, words), mark = self.question(), "?"
        elif kind < 0.87:
            english, words = self.possession()
        else:
            english, words = self.because()
        end = self.link()
        return finished([*english, (mark, end)], [*elided(words), (mark, end)])


def elided(words: Words) -> Words:
    """je and que before a vowel."""
    following = [word for word, _ in words[1:]] + ["."]
    short = {"je": "j'", "que": "qu'"}
    return [
        (short.get(word, word) if begins_with_vowel(after) else word, links)
        for (word, links), after in zip(words, following, strict=True)
    ]


def finished(english: Words, words: Words) -> Pair:
    left = [(part, set(links)) for word, links in english for part in word.split("_")]
    right = [(part, set(links)) for word, links in words for part in word.split("_")]
    links = [(i, j) for i, (_, a) in enumerate(left) for j, (_, b) in enumerate(right) if a & b]
    return Pair(
        surface(" ".join(word for word, _ in left).replace(" 's", "'s")),
        surface(" ".join(word for word, _ in right).replace("' ", "'")),
        [word for word, _ in left],
        [word for word, _ in right],
        links,
    )


def surface(text: str) -> str:
    text = text.replace(" .", ".").replace(" ?", "?")
    return text[0].upper() + text[1:]


def pair(chance: random.Random, held_out: bool = False) -> Pair:
    return Sentence(chance, held_out).make()
