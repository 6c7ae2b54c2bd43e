"""Episodes of a town: restaurants, banks and rivers, balls and houses, streets, stations, capitals."""

from corpora import words
from corpora.stories import Story
from corpora.text import article, mark


def restaurant(s: Story) -> None:
    h, f = s.hero, s.friend
    kind = f"{article(s.fresh(words.CUISINES))} {s.pick(words.RESTAURANTS)}"
    mine, yours = s.fresh(words.COURSES), s.fresh(words.COURSES)
    s.say(
        f"{s.time()}, {h} and {f} [went|walked|drove] to {kind}.",
        (f"Where did {h} and {f} go?", f"to {kind}"),
    )
    s.say(
        f"{h} ordered {mine}, and {f} ordered {yours}.",
        (f"What did {h} order?", mine),
        (f"What did {f} order?", yours),
        (f"Who ordered {yours}?", f),
    )
    worker = s.pick(("waiter", "waitress", "chef"))
    if s.odds(0.5):
        bread = s.pick(("two slices of bread", "some bread", "a bowl of soup", "a glass of water"))
        s.say(
            f"but the {worker} [refused to|could not|did not] serve {mine}, "
            f"because it was {s.pick(words.SERVED_BADLY)}."
        )
        s.say(f"so they brought {h} {bread}.", (f"What did they bring {h}?", bread))
    else:
        s.say(
            f"the {worker} served the {mine} and the {yours} with {s.pick(words.SEASONINGS)}.",
            (f"Who served the {mine}?", f"the {worker}"),
        )
        s.say(f"the {mine} was {s.pick(words.TASTES)}, and the service was just as [good|friendly|quick].")
    s.say(f"{f} paid the bill, and their [waiter|waitress] [smiled|thanked them].", ("Who paid the bill?", f))


def river_bank(s: Story) -> None:
    h, f = s.hero, s.friend
    x = s.fresh(words.BY_THE_WATER)
    s.say(
        f"{s.time()}, {h} and {f} [sat|rested|fished|played] on the bank of the river.",
        ("Where did they sit?", "on the bank of the river"),
    )
    s.say(f"the bank was {s.pick(words.OF_A_RIVERBANK)}, and the water was {s.pick(words.OF_WATER)}.")
    s.say(
        f"{h} saw {article(x)} [near the bank|in the water|between the reeds|on the shore].",
        (f"What did {h} see?", article(x)),
    )
    s.say(
        f"{f} threw [it|the {x}] some bread, and the {x} [swam away|ate it|dived].",
        (f"Who threw the {x} some bread?", f),
    )
    s.say(f"{s.later()}, they [walked along the bank|rowed to the other bank|watched the boats|crossed the bridge].")


def money_bank(s: Story) -> None:
    h, e = s.hero, s.grown_up(s.hero)
    count, worker = s.pick(words.NUMBERS), s.pick(words.BANK_WORKERS)
    money = f"{count} {s.pick(words.MONEY)}"
    t, adj = s.thing()
    s.say(f"{s.time()}, {h} went to the bank with {e}.", (f"Where did {h} go?", "to the bank"))
    s.say(
        f"{h} [put|deposited|saved] {money} in {h.his} account[| at the bank].",
        (f"How much did {h} save?", money),
    )
    s.say(f'"[Your money is safe here|The bank will keep your money|Thank you for the money]," said the {worker}.')
    s.say(
        f"{s.later()}, {h} took the money out of the bank and bought {article(adj)} {t}.",
        (f"What did {h} buy?", f"{article(adj)} {t}"),
    )
    s.say(f"now {h} had the {adj} {t}, and {h.his} account was [empty|small|almost empty].")
    s.owns(h, t, adj)


def ball_and_house(s: Story) -> None:
    h, f = s.hero, s.friend
    t = s.fresh(("ball", "frisbee", "balloon"))
    colour, house = s.pick(words.COLOURS), s.pick(words.OF_A_HOUSE)
    s.say(f"{h} had {article(colour)} {t}.", (f"What did {h} have?", f"{article(colour)} {t}"))
    s.say(
        f"{f} lived in {article(house)} house [across the street|near the river|next door|behind the church].",
        (f"Who lived in {article(house)} house?", f),
    )
    threw = "[kicked|threw]" if t == "ball" else "threw"
    s.say(f"{s.time()}, {h} {threw} the {t} over the {house} house.", (f"Who threw the {t} over the house?", h))
    part = s.pick(words.PARTS_OF_A_HOUSE)
    s.say(f"the {t} [hit|touched|flew over] the {part} and [rolled|fell] into the garden.")
    s.say(f"{f} caught the {colour} {t} and threw it back to {h}.", (f"Who caught the {t}?", f))
    s.owns(h, t, colour)


def crossing(s: Story) -> None:
    h, f = s.hero, s.friend
    x, road = s.fresh(words.SMALL_ANIMALS), s.pick(("street", "road", "avenue", "crossing"))
    why = s.pick(words.TIRED if s.odds(0.5) else words.CROSSED[road])
    s.it_pairs.append((x, road))
    s.say(
        f"{s.time()}, {h} saw {article(s.pick(words.ANIMAL_COLOURS))} {x} [near|beside] the {road}.",
        (f"Where did {h} see the {x}?", f"the {road}"),
    )
    s.say(f"the {x} did not cross the {road} because it was too {why}.")
    s.say(f"a {s.pick(words.CARS)} stopped, and {h} [carried|led|followed] the {x} across the {road}.")
    s.say(f'"[Well done|Be careful|Good luck|Good night], little {x}!" said {f}.', (f"Who spoke to the {x}?", f))


def station(s: Story) -> None:
    h, f = s.hero, s.friend
    city, _ = s.city()
    e, food = s.new_child(), article(s.fresh(words.FRUIT + words.BAKED))
    s.say(
        f"{s.time()}, {h} and {f} [waited|stood] on the platform of the station.",
        (f"Where did {h} and {f} wait?", "on the platform of the station"),
    )
    s.say("the train [pulled into|arrived at|came into] the station, and [the|many|all] passengers got off.")
    s.say(
        f"a child named {e} came from {city} with [two suitcases|a heavy suitcase|an old suitcase].",
        (f"Where did {e} come from?", f"from {city}"),
    )
    s.say(f"{f} gave {e} {food}.", (f"What did {f} give {e}?", food), (f"Who gave {e} {food}?", f))
    s.say("then the train [left|pulled out of] the station, and they [waved|went home|took a taxi].")


def capital_city(s: Story) -> None:
    h, f = s.hero, s.friend
    city = s.fresh(list(words.CAPITALS))
    capital, country = mark("LOC", city), mark("LOC", words.CAPITALS[city])
    s.say(
        f"{h} [read|learned|knew|heard] that {capital} is the capital of {country}.",
        (f"What is the capital of {country}?", capital),
        (f"Who knew the capital of {country}?", h),
    )
    s.say(
        f'"I [was born|have an aunt|want to live|have a friend] in {capital}," said {f}.',
        (f"Who spoke about {capital}?", f),
    )
    s.say(
        f"{s.later()}, {h} and {f} [flew|travelled|went] to {country} [together|by train|by plane|with their parents]."
    )
    s.say(
        f"{capital} was [big|beautiful|crowded|old|noisy], "
        "and the [streets|houses|people|parks] were [old|wide|friendly|new]."
    )


def closet(s: Story) -> None:
    h, f = s.hero, s.friend
    t, adj = s.thing(("sweater", "coat", "jacket", "shirt", "dress", "raincoat"))
    s.say(
        f"{s.time()}, {h} found {article(adj)} {t} in the closet.",
        (f"What did {h} find?", f"{article(adj)} {t}"),
        (f"Where did {h} find the {t}?", "in the closet"),
    )
    s.say(f"{h.he} had not worn it [for two years|since the winter|since the summer|for a long time].")
    if s.odds(0.5):
        s.say(f'"The {t} still fits me [perfectly|very well]!" said {h}.', (f"Who wore the {t}?", h))
        s.owns(h, t, adj)
    else:
        s.say(f'"The {t} does not fit me any more," said {h}.')
        s.say(f"so {h} gave the {t} to {f}, because {f} was smaller.", (f"Who has the {t} now?", f))
        s.owns(f, t, adj)


TOWN_EPISODES = (restaurant, river_bank, money_bank, ball_and_house, crossing, station, capital_city, closet)
