"""Episodes about things: who has them, where they are, who gives them to whom."""

from corpora import words
from corpora.stories import Story
from corpora.text import article, mark


def lost(s: Story) -> None:
    h, f = s.hero, s.friend
    t, adj = s.thing()
    spot, wrong = s.fresh(words.SPOTS), s.fresh(words.SPOTS)
    s.say(f"{h} had {article(adj)} {t}.", (f"What did {h} have?", f"{article(adj)} {t}"))
    s.say(f"{s.time()}, {h} [could not|was not able to] find the {t}.")
    s.say(f"{h.he} was [very |so |]{s.pick(words.SAD)}.")
    s.say(f'"[Where is|Have you seen] my {adj} {t}?" asked {h}.')
    s.say(f"{f} looked {wrong}, but the {t} was not there.", (f"Who looked {wrong}?", f))
    s.say(
        f"{s.later()}, {f} looked {spot} and found the {adj} {t}.",
        (f"Where did {f} find the {t}?", spot),
        (f"Who found the {t}?", f),
    )
    s.say(f'"Here is your {t}!" [said|called|shouted] {f}.')
    s.say(f'"Thank you, {f}," said {h}, and {h.he} was {s.pick(words.HAPPY)} again.')
    s.owns(h, t, adj)


def gift(s: Story) -> None:
    h, f = s.hero, s.friend
    t, adj = s.thing()
    s.say(
        f"{s.time()}, {f} gave {h} {article(adj)} {t}.",
        (f"Who gave {h} the {t}?", f),
        (f"What did {f} give {h}?", f"{article(adj)} {t}"),
    )
    s.say(f'"This {t} is [for you|a present|yours now]," said {f}.')
    s.say(f"{h} took the {t} and was [very |so |]{s.pick(words.HAPPY)}.")
    if s.odds(0.5):
        e = s.grown_up(h)
        s.say(f"{s.later()}, {h} showed the {t} to {e}.", (f"What did {h} show to {e}?", f"the {t}"))
        s.say(f'"What {article(adj)} {t}!" said {e}. "Who gave it to you?"')
        s.say(f'"It is from {f}," said {h}.')
        s.owns(h, t, adj)
    else:
        g = s.new_child()
        s.say(
            f"{s.later()}, {h} gave the {t} to another child named {g}.",
            (f"Who has the {t} now?", g),
            (f"Who gave {g} the {t}?", h),
        )
        s.say(f"now {g} had the {adj} {t}, and {h} had nothing.", (f"Who had the {adj} {t}?", g))
        s.say(f"but {h} was not {s.pick(words.SAD)}, because {g} was {h.his} friend.")
        s.owns(g, t, adj)


def hide(s: Story) -> None:
    """Where is the thing, and where does each of the two look for it?"""
    h, f = s.hero, s.friend
    t, adj = s.thing(words.TREASURES)
    first, second, place = s.fresh(words.SPOTS), s.fresh(words.SPOTS), s.fresh(words.PLACES)
    s.say(f"{h} [put|hid|left] {article(adj)} {t} {first}.", (f"Where did {h} put the {t}?", first))
    s.say(f"then {h.he} went to the {place}.", (f"Where did {h} go?", f"to the {place}"))
    if s.odds(0.6):
        s.say(f"while {h} was {s.there(place)}, {f} moved the {t}.", (f"Who moved the {t}?", f))
        s.say(f"{f} put it {second}.", (f"Where did {f} put the {t}?", second))
        s.say(f"when {h} came back, {h.he} looked {first}, but the {t} was gone.")
        s.say(f'"The {t} is {second}," said {f}.')
        s.say(f"{h} looked {second} and found the {adj} {t}.", (f"Where did {h} find the {t}?", second))
    else:
        s.say(f"{s.there(place)}, {h} met {f}.", (f"Who did {h} meet {s.there(place)}?", f))
        s.say(f'"Where is your {t}?" asked {f}.')
        s.say(f'"It is {first}," [said|answered] {h}.')
    s.owns(h, t, adj)


def ask(s: Story) -> None:
    h, f = s.hero, s.friend
    t, adj = s.thing(words.TOYS + words.INSTRUMENTS)
    s.say(f"{s.time()}, {f} [came|arrived] with {article(adj)} {t}.", (f"What did {f} have?", f"{article(adj)} {t}"))
    s.say(f'"[Can|May] I [play with|try|borrow] your {t}?" asked {h}.')
    if s.odds(0.5):
        s.say(f'"[Yes, you can|Of course|Yes, please do]," said {f}.')
        s.say(f"so {h} and {f} played with the {adj} {t} {s.there(s.fresh(words.PLACES))}.")
    else:
        s.say(f'"[No, it is mine|Not today|No, I need it]," said {f}.')
        s.say(f"{h} was {s.pick(words.SAD)} and went home without the {t}.")
        s.say(f'{s.later()}, {f} said, "I am sorry, {h}. You can [have|play with|use] the {t}."')
    s.owns(f, t, adj)


def shop(s: Story) -> None:
    h, e = s.hero, s.grown_up(s.hero)
    place = s.company() if s.odds(0.5) else s.fresh(("market", "shop", "bookshop", "fair"))
    t, adj = s.thing(words.THINGS)
    s.say(f"{s.time()}, {h} went to the {place} with {e}.", (f"Where did {h} go?", f"to the {place}"))
    s.say(
        f"{h} [wanted|liked|chose] {article(adj)} {t}, but it cost {s.pick(words.NUMBERS)} coins.",
        (f"What did {h} want?", f"{article(adj)} {t}"),
    )
    if s.odds(0.5):
        s.say(f"{h} had only one coin, so {e} paid for the {t}.", (f"Who paid for the {t}?", e))
    else:
        did, what = s.chance.choice(words.JOBS_AT_HOME)
        s.say(f"{h} {did} the {what} for a [week|month] and bought the {t}.", (f"What did {h} buy?", f"the {t}"))
    s.say(f"{h} carried the {adj} {t} home.", (f"What did {h} carry home?", f"the {adj} {t}"))
    s.owns(h, t, adj)


def swap(s: Story) -> None:
    """Two things change their owners."""
    h, f = s.hero, s.friend
    (t, adj), (u, bdj) = s.thing(), s.thing()
    s.say(
        f"{h} had {article(adj)} {t}, and {f} had {article(bdj)} {u}.", (f"What did {f} have?", f"{article(bdj)} {u}")
    )
    s.say(f'"[Shall|Should] we [swap|trade|change]?" asked {s.chance.choice((h, f))}.')
    s.say(f"so {h} gave {f} the {t}, and {f} gave {h} the {u}.", (f"Who gave {f} the {t}?", h))
    s.say(
        f"now {h} had the {bdj} {u}, and {f} had the {adj} {t}.",
        (f"Who had the {bdj} {u}?", h),
        (f"Who had the {adj} {t}?", f),
    )
    s.say(f"[they were both|{h} and {f} were both] {s.pick(words.HAPPY)}.")
    s.owns(f, t, adj)
    s.owns(h, u, bdj)


def repair(s: Story) -> None:
    h, f = s.hero, s.friend
    t, _ = s.thing(words.TOYS + words.INSTRUMENTS + words.GADGETS)
    tool = s.pick(("some glue", "a bit of wire", "a new screw", "a piece of string", "a drop of oil", "some tape"))
    s.say(f"{h} had a broken {t}.", (f"What did {h} have?", f"a broken {t}"))
    s.say(f'"I can [repair|mend|fix] it," said {f}.')
    s.say(
        f"{f} [took|used] {tool} and worked on the {t} for {s.pick(words.NUMBERS)} minutes.",
        (f"What did {f} use?", tool),
    )
    if s.odds(0.7):
        s.say(f"{s.later()}, the {t} worked again, and {f} gave it back to {h}.", (f"Who repaired the {t}?", f))
        s.say(f'"You are {article(s.pick(words.TRAITS))} friend," said {h}.')
    else:
        s.say(f"but the {t} did not work, and {h} laughed and said it did not matter.")
    s.owns(h, t, "broken")


def find(s: Story) -> None:
    """Something is found, and its owner is found too."""
    h, f = s.hero, s.friend
    t, adj = s.thing(words.TREASURES + words.CLOTHES)
    place, spot = s.fresh(words.PLACES), s.fresh(words.SPOTS)
    g = s.new_child()
    s.say(
        f"{s.time()}, {h} found {article(adj)} {t} {s.there(place)}.",
        (f"Where did {h} find the {t}?", s.there(place)),
        (f"Who found {article(adj)} {t}?", h),
    )
    s.say(f'"[Whose {t} is this|Who has lost this {t}]?" asked {h}.')
    s.say(f"{f} did not know, so they put up a note {s.there(s.fresh(words.PLACES))}.")
    s.say(f"{s.later()}, a child named {g} came to them.", ("Who came to them?", g))
    s.say(f'"That is my {t}," said {g}. "I lost it {spot}."')
    s.say(f"{h} gave the {adj} {t} to {g}, and {g} thanked {h}.", (f"Who gave {g} the {t}?", h))
    s.owns(g, t, adj)


def lend(s: Story) -> None:
    h, f = s.hero, s.friend
    t, adj = s.thing(words.TOOLS + words.GADGETS + words.HOUSEHOLD)
    job = s.pick(
        (
            "build a hut",
            "plant a tree",
            "make a lamp",
            "tidy the attic",
            "paint a sign",
            "write a report",
            "decorate the hall",
        )
    )
    s.say(f"{h} wanted to {job}, but {h.he} needed {article(t)}.", (f"What did {h} need?", article(t)))
    s.say(f"{f} had {article(adj)} {t} and lent it to {h}.", (f"Who lent {h} the {t}?", f))
    s.say(f'"Please [take care of|look after|be careful with] the {t}," said {f}.')
    s.say(f"{h} worked [all day|all morning|until dinner|for hours] with the {adj} {t}.")
    s.say(f"{s.later()}, {h} gave the {t} back to {f}.", (f"Who gave the {t} back?", h))
    s.owns(f, t, adj)


def make(s: Story) -> None:
    h = s.hero
    e = s.grown_up(h)
    t = s.fresh(
        (
            "kite",
            "boat",
            "puppet",
            "birdhouse",
            "mask",
            "scarf",
            "basket",
            "drum",
            "lantern",
            "necklace",
            "card",
            "crown",
        )
    )
    of = {
        "scarf": "wool",
        "basket": "straw",
        "necklace": "beads",
        "boat": "wood",
        "birdhouse": "wood",
        "drum": "wood",
    }.get(t, "paper")
    s.say(
        f"{s.time()}, {h} made a {t} [out of|from] {of}.",
        (f"What did {h} make?", f"a {t}"),
        (f"Who made a {t}?", h),
    )
    s.say(
        f"first {h.he} [cut|chose|measured|counted] the {of}, "
        f"and then {h.he} [worked slowly|took {h.his} time|began again twice]."
    )
    praise = s.pick(("lovely", "fine", "wonderful", "beautiful", "clever", "colourful"))
    s.say(f'"That is {article(praise)} {t}," said {e}.')
    s.say(f"{h} gave the {t} to {s.friend}.", (f"Who has the {t} now?", s.friend), (f"Who gave {s.friend} the {t}?", h))
    s.owns(s.friend, t, "paper" if of == "paper" else "little")
    del s.owned[t]  # it has no adjective that a closing could name


def treasure_map(s: Story) -> None:
    h, f = s.hero, s.friend
    place, spot = s.fresh(words.PLACES), s.fresh(words.SPOTS)
    s.used.add("map")
    t, adj = s.thing(words.TREASURES)
    s.say(f"{s.time()}, {h} found an old map in a book.", (f"What did {h} find?", "an old map"))
    s.say(f"the map showed the way to the {place}.", ("Where did the map lead?", f"to the {place}"))
    s.say(f"{h} and {f} walked there and [looked|searched] {spot}.")
    s.say(
        f"there they found a [small|wooden|rusty|dusty] box with {article(adj)} {t} inside.",
        ("What was inside the box?", f"{article(adj)} {t}"),
    )
    keeper = s.chance.choice((h, f))
    s.say(f'"You [keep|take] the {t}," said {f if keeper is h else h} to {keeper}.', (f"Who kept the {t}?", keeper))
    s.owns(keeper, t, adj)


def library(s: Story) -> None:
    h = s.hero
    about = s.fresh(
        (
            "dragons",
            "planets",
            "trains",
            "whales",
            "bees",
            "volcanoes",
            "rivers",
            "stars",
            "ships",
            "castles",
            "mountains",
            "insects",
        )
    )
    worker = mark("PER", s.pick(("Mr ", "Mrs ")) + s.fresh(words.FAMILY_NAMES))
    s.say(
        f"{s.time()}, {h} went to the library to find a book about {about}.", (f"Where did {h} go?", "to the library")
    )
    s.say(
        f"{worker} the librarian showed {h} [a thick|a thin|an old|a heavy|a new] book about {about}.",
        (f"Who showed {h} a book?", worker),
    )
    s.say(
        f"{h} read about {about} [all afternoon|until evening|for two hours|on the way home].",
        (f"What did {h} read about?", about),
    )
    s.say(f'"Did you know that {about} are [interesting|wonderful|strange|important]?" {h.he} asked {s.friend}.')


THING_EPISODES = (lost, gift, hide, ask, shop, swap, repair, find, lend, make, treasure_map, library)
