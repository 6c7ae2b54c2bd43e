"""Sentences with the names in them marked: people (PER), places (LOC) and companies (ORG).

TRAINED and HELD_OUT are news-like lines; the rest of the training data are sentences of stories. Slots: p and q people,
c a city, k its country, o a company, j a job.
"""

import random

from corpora import words
from corpora.held_out_episodes import HELD_OUT_EPISODES
from corpora.scenes import marked_scene
from corpora.stories import invented_name
from corpora.tell import EPISODES, tell
from corpora.text import Span, article, capital, mark, unmark

TRAINED = (
    "{p} works for the {o} in {c}.",
    "the {o} is in {c}, the largest city of the north.",
    "{p} moved from {c} to {k}.",
    "{p} the {j} opened the {o} last year.",
    "the {j} {p} was born in {c}.",
    "the {o} sent {p} to {k}.",
    "{c} is a city in {k}.",
    "{p} and {q} live near the {o}.",
    "{p}, who lived in {c}, met {q} in {k}.",
    "the {o} of {c} is famous.",
    "{q} wrote to {p} from {c}.",
    "in {k}, {p} visited the {o}.",
    "the train from {c} was late, said {p}.",
    "{p} paid the {o} for a map of {k}.",
    "yesterday the {o} closed its doors in {c}.",
    "{k} and {c} are far away.",
    "{p} of the {o} thanked {q}.",
    "the {j} of the {o} is {p}.",
    "{p} bought a house near {c}.",
    "{a_j} from {k} joined the {o}.",
)
HELD_OUT = (
    "{p} left the {o} and went to {k}.",
    "the {j} {q} met {p} in {c}.",
    "the {o} in {c} needs {a_j}.",
    "last week {p} and {q} travelled from {k} to {c}.",
    "{p}, the {j} of the {o}, lives in {k}.",
    "people in {c} like the {o}, said {q}.",
    "near {c}, {p} saw the {o}.",
    "{q} has a friend in {k} named {p}.",
)

Labelled = tuple[str, list[Span]]


def person(chance: random.Random) -> str:
    first = invented_name(chance) if chance.random() < 0.15 else chance.choice(words.GIRLS + words.BOYS)
    return mark("PER", f"{first} {chance.choice(words.FAMILY_NAMES)}" if chance.random() < 0.5 else first)


def line(chance: random.Random, templates: tuple[str, ...] = TRAINED) -> Labelled:
    country = chance.choice(list(words.CITIES))
    company = f"{chance.choice(words.FIRST_OF_A_COMPANY)} {chance.choice(words.SECOND_OF_A_COMPANY)}"
    template, job = chance.choice(templates), chance.choice(words.JOBS)
    text = template.format(
        p=person(chance),
        q=person(chance),
        c=mark("LOC", chance.choice(words.CITIES[country])),
        k=mark("LOC", country),
        o=mark("ORG", company),
        j=job,
        a_j=article(job),
    )
    return unmark(capital(text))


def story_part(chance: random.Random, held_out: bool = False) -> Labelled:
    """One to three sentences of a story; of one of the episodes that are never trained on if `held_out`."""
    story = tell(chance, episodes=1, invented=0.15, of=HELD_OUT_EPISODES if held_out else EPISODES)
    sentences = story.told_in(story.episode_names[0]) if held_out else story.sentences
    first = chance.randrange(len(sentences))
    return unmark(" ".join(sentences[first : first + chance.randint(1, 3)]))


def labelled(chance: random.Random, held_out: bool = False) -> Labelled:
    kind = chance.random()
    if kind < 0.4:
        return line(chance, HELD_OUT if held_out else TRAINED)
    if kind < 0.5 and not held_out:
        return unmark(marked_scene(chance))
    return story_part(chance, held_out)
