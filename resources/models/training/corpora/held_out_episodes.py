"""Episodes that no model is trained on, in any form: what is understood of them was not learnt by heart.

They are told with words that the trained stories use too.
"""

from corpora import words
from corpora.stories import Story
from corpora.text import article


def promise(s: Story) -> None:
    h, f = s.hero, s.friend
    t, adj = s.thing()
    s.say(f"{h} saw {article(adj)} {t} and wanted to have it.", (f"What did {h} want?", f"{article(adj)} {t}"))
    s.say(f"but {f} had found it first.")
    s.say(f"{f} smiled and gave the {t} to {h}.", (f"Who gave {h} the {t}?", f), (f"Who has the {t} now?", h))
    s.say(f"{h} put the {t} {s.fresh(words.SPOTS)} and went home.")


def visit(s: Story) -> None:
    h, f = s.hero, s.friend
    city, _ = s.city()
    e, company = s.new_child(), s.company()
    s.say(f"{s.time()}, {h} took the train to {city}.", (f"Where did {h} go?", f"to {city}"))
    s.say(f"there {h} met a child named {e}.", (f"Who did {h} meet in {city}?", e))
    s.say(f"{e} often helped at the {company}.", (f"Where did {e} work?", f"at the {company}"))
    s.say(f"after that, {h} wrote to {f} about {city}.", (f"Who wrote to {f}?", h))


def picnic(s: Story) -> None:
    h, f = s.hero, s.friend
    mine, yours = s.fresh(words.FRUIT), s.fresh(words.VEGETABLES)
    place, x = s.fresh(words.PLACES), s.fresh(words.SMALL_ANIMALS)
    s.say(f"{s.time()}, the two friends had lunch {s.there(place)}.", ("Where did they have lunch?", s.there(place)))
    s.say(
        f"{f} brought {article(yours)}, but {h} brought only {article(mine)}.",
        (f"What did {f} bring?", article(yours)),
        (f"Who brought {article(mine)}?", h),
    )
    s.say(
        f"then a hungry {x} came and ate the {mine}.",
        (f"What did the {x} eat?", f"the {mine}"),
        (f"How was the {x}?", "hungry"),
    )
    s.say(f"{h} laughed, and {f} shared the {yours}.", (f"What did {f} share?", f"the {yours}"))


def contest(s: Story) -> None:
    h, f = s.chance.sample((s.hero, s.friend), 2)
    place = s.fresh(words.PLACES)
    t, adj = s.thing(words.TREASURES)
    s.say(f"{s.time()}, {h} ran to the {place}, and {f} ran there too.", (f"Where did {h} go?", f"to the {place}"))
    s.say(
        f"{f} was faster and won {article(adj)} {t}.",
        ("Who was faster?", f),
        (f"What did {f} have?", f"{article(adj)} {t}"),
    )
    s.say(f"{h} came second and was not sad.", ("Who came second?", h))


def forgotten(s: Story) -> None:
    h, f = s.hero, s.friend
    t, adj = s.thing()
    spot = s.fresh(words.SPOTS)
    s.say(f"{s.time()}, {h} left {article(adj)} {t} {spot} and forgot it.", (f"Where did {h} put the {t}?", spot))
    s.say(f"{f} came by and found the {t}.", (f"Who found the {t}?", f))
    s.say(f"{f} carried the {adj} {t} to the house of {h}.", (f"What did {f} carry home?", f"the {adj} {t}"))


HELD_OUT_EPISODES = (promise, visit, picnic, contest, forgotten)
