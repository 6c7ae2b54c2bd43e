"""Whole stories, made of the episodes."""

import random
from collections.abc import Callable, Sequence

from corpora.episodes_days import DAY_EPISODES
from corpora.episodes_things import THING_EPISODES
from corpora.episodes_town import TOWN_EPISODES
from corpora.stories import Story

Episode = Callable[[Story], None]
EPISODES: tuple[Episode, ...] = THING_EPISODES + DAY_EPISODES + TOWN_EPISODES


def tell(
    chance: random.Random,
    episodes: int | None = None,
    invented: float = 0.0,
    of: Sequence[Episode] = EPISODES,
    turned: float = 0.0,
) -> Story:
    """A finished story of `episodes` episodes (by default one to three).

    `invented`: share of stories whose people have invented names; `turned`: share of those in which the friend takes
    the hero's part after the opening, so that who was named first does not tell who does what.
    """
    story = Story(chance, invented)
    story.open()
    if turned and chance.random() < turned:
        story.hero, story.friend = story.friend, story.hero
    for episode in chance.sample(of, min(len(of), episodes or chance.choice((1, 2, 2, 3)))):
        story.begin(episode.__name__)
        episode(story)
    story.begin("closing")
    story.close()
    return story
