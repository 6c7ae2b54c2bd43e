"""Single sentences of the kinds that textbooks take for examples: who does what with what, in several tenses, and a few
sentences by topic (restaurants, banks and rivers, balls and houses, animals and streets, trains, names and cities).

Every sentence is made here from lists of words. Names are marked.
"""

import random
from collections.abc import Callable
from dataclasses import dataclass

from corpora import words
from corpora.reviews import be
from corpora.text import article, capital, choose, mark, plain_of


@dataclass(frozen=True)
class Noun:
    """Who or what a sentence is about."""

    text: str
    person: str  # "i", "plural" (and "you"), or "third"


@dataclass(frozen=True)
class Action:
    """What some subjects do with some objects, and where; verbs as "kick kicks kicked kicking"."""

    subjects: str  # "people", "animals" or a list of words
    verbs: list[str]
    objects: list[str]
    where: list[str]
    colors: list[str]


BALL_ACTIONS = Action(
    "people",
    words.lines("""
        kick kicks kicked kicking
        throw throws threw throwing
        catch catches caught catching
        roll rolls rolled rolling
        bounce bounces bounced bouncing
        hold holds held holding
        lose loses lost losing
        find finds found finding
    """),
    words.split("ball ball ball balloon frisbee marble hoop"),
    words.lines("""
        over the house
        across the street
        over the fence
        into the garden
        through the window
        against the wall
        to the other children
        near the red house
        behind the white house
    """),
    words.COLOURS,
)
HOUSE_ACTIONS = Action(
    "people",
    words.lines("""
        build builds built building
        paint paints painted painting
        buy buys bought buying
        sell sells sold selling
        see sees saw seeing
        leave leaves left leaving
        clean cleans cleaned cleaning
    """),
    words.split("house house house cottage apartment roof door window table chair fence"),
    words.lines("""
        near the river
        in the village
        across the street
        on the hill
        next to the bank
        behind the station
    """),
    words.OF_A_HOUSE,
)
FOOD_ACTIONS = Action(
    "people",
    words.lines("""
        eat eats ate eating
        cook cooks cooked cooking
        order orders ordered ordering
        serve serves served serving
        buy buys bought buying
        share shares shared sharing
        taste tastes tasted tasting
        enjoy enjoys enjoyed enjoying
    """),
    words.split("sandwich steak pizza soup salad burger peanut berry berries peanuts apple cake pie omelette"),
    words.lines("""
        in the restaurant
        at home
        in the kitchen
        at the diner
        for lunch
        for dinner
        with salt and pepper
        with sugar
        with a knife and a fork
    """),
    words.split("purple red fresh cold hot sweet salty spicy small big warm"),
)
ANIMAL_ACTIONS = Action(
    "animals",
    words.lines("""
        chase chases chased chasing
        bite bites bit biting
        see sees saw seeing
        follow follows followed following
        hear hears heard hearing
        watch watches watched watching
        eat eats ate eating
    """),
    words.ANIMALS + ["animal", "man", "woman", "boy", "girl", "mouse"] * 3,
    words.lines("""
        across the street
        in the street
        through the park
        near the river
        under the table
        around the house
        at night
    """),
    words.ANIMAL_COLOURS + ["big", "small", "hungry", "old", "green"],
)
PEOPLE_AND_ANIMALS = Action(
    "people",
    words.lines("""
        see sees saw seeing
        feed feeds fed feeding
        love loves loved loving
        watch watches watched watching
        follow follows followed following
        bite bites bit biting
        eat eats ate eating
        know knows knew knowing
    """),
    words.ANIMALS + ["animal", "dog", "cat", "raccoon", "man", "woman", "king", "queen"] * 3,
    ANIMAL_ACTIONS.where,
    ANIMAL_ACTIONS.colors,
)
BANK_ACTIONS = Action(
    "people",
    words.lines("""
        deposit deposits deposited depositing
        save saves saved saving
        cash cashes cashed cashing
        pay pays paid paying
        lose loses lost losing
        borrow borrows borrowed borrowing
        count counts counted counting
    """),
    words.split("money check coins dollars loan bill cheque rent euros"),
    words.lines("""
        at the bank
        in the bank
        on Monday
        every month
        at the counter
        before noon
        for a new house
    """),
    words.split("first last new small old big"),
)
CLOTHES_ACTIONS = Action(
    "people",
    words.lines("""
        wear wears wore wearing
        find finds found finding
        wash washes washed washing
        buy buys bought buying
        need needs needed needing
        lose loses lost losing
    """),
    words.CLOTHES + ["sweater"] * 3,
    words.lines("""
        in the closet
        at school
        in winter
        on cold days
        in the old house
    """),
    words.COLOURS + ["warm", "old", "new"],
)
ACTIONS = (BALL_ACTIONS, HOUSE_ACTIONS, FOOD_ACTIONS, ANIMAL_ACTIONS, PEOPLE_AND_ANIMALS, BANK_ACTIONS, CLOTHES_ACTIONS)
MASS = set(words.split("money berries peanuts coins dollars euros"))  # without "a"


def person(chance: random.Random) -> str:
    return mark("PER", chance.choice(words.GIRLS + words.BOYS))


def one_of_the_people(chance: random.Random) -> Noun:
    kind = chance.random()
    if kind < 0.25:
        word = chance.choice(words.split("I you we they he she"))
        return Noun(word, "i" if word == "I" else "third" if word in ("he", "she") else "plural")
    if kind < 0.45:
        return Noun(person(chance), "third")
    if kind < 0.55:
        return Noun(f"{person(chance)} and {person(chance)}", "plural")
    if kind < 0.65:
        return Noun(
            "the " + chance.choice(words.split("children boys girls men women people students guests")), "plural"
        )
    who = chance.choice(words.PEOPLE + ["boy", "girl", "man", "woman"] * 6)
    size = chance.choice(words.SIZES) + " " if chance.random() < 0.25 else ""
    return Noun(chance.choice([f"the {size}{who}", f"the {size}{who}", article(f"{size}{who}")]), "third")


def one_of_the_animals(chance: random.Random, colors: list[str]) -> Noun:
    what = chance.choice(words.ANIMALS + ["dog", "cat", "animal", "raccoon"] * 4)
    color = chance.choice(colors) + " " if chance.random() < 0.3 else ""
    return Noun(chance.choice([f"the {color}{what}", f"the {color}{what}", article(f"{color}{what}")]), "third")


def thing_of(chance: random.Random, action: Action) -> str:
    noun = chance.choice(action.objects)
    color = chance.choice(action.colors) + " " if chance.random() < 0.5 else ""
    if noun in MASS:
        return chance.choice(["the ", "some ", "my ", "their ", ""]) + color + noun
    owner = chance.choice(["the", "the", "the", "a", "a", "my", "your", "his", "her", "their", "this", "that", "our"])
    return article(color + noun) if owner == "a" else f"{owner} {color}{noun}"


def conjugated(chance: random.Random, who: Noun, verb: str) -> str:
    """Subject and verb in one of seven forms."""
    base, third, past, ing = verb.split()
    third_person = who.person == "third"
    now = {"i": "am", "plural": "are", "third": "is"}[who.person]
    then = "were" if who.person == "plural" else "was"
    does = "does" if third_person else "do"
    return chance.choice((
        f"{who.text} {past}",
        f"{who.text} {past}",
        f"{who.text} {third if third_person else base}",
        f"{who.text} {third if third_person else base}",
        f"{who.text} {now} {ing}",
        f"{who.text} {then} {ing}",
        f"{who.text} [will|can|could|must|may] [|not |never |always ]{base}",
        f"{who.text} [did not|didn't|{does} not|{does}n't|could not|couldn't] {base}",
        f"{who.text} [wanted|tried|refused|likes|had] to {base}" if third_person else f"{who.text} wanted to {base}",
    ))  # fmt: skip


def action_sentence(chance: random.Random, action: Action) -> str:
    who = one_of_the_people(chance) if action.subjects == "people" else one_of_the_animals(chance, action.colors)
    verb, what = chance.choice(action.verbs), thing_of(chance, action)
    where = " " + chance.choice(action.where) if chance.random() < 0.5 else ""
    base, third, past, _ = verb.split()
    kind = chance.random()
    if kind < 0.08:
        return f"[did {who.text} {base} {what}{where}|why did {who.text} {base} {what}|when will {who.text} {base} {what}]?"
    if kind < 0.14 and who.person == "third":
        return f"{who.text} who {past} {what}{where} [was|is] {chance.choice(words.TRAITS)}."
    if kind < 0.20:
        return f"{what} was [often|never|just|still] {chance.choice(('lost', 'found', 'seen'))}{where}."
    if kind < 0.30:
        again = one_of_the_people(chance)
        return f"{who.text} {past} {what}{where}, [and|but|while] {again.text} {past} {thing_of(chance, action)}."
    return f"{conjugated(chance, who, verb)} {what}{where}."


def restaurant(chance: random.Random) -> str:
    if chance.random() < 0.35:
        return action_sentence(chance, FOOD_ACTIONS)
    place = chance.choice(words.RESTAURANTS[:2] * 3 + words.RESTAURANTS)
    food, other = chance.sample(words.COURSES, 2)
    cuisine = chance.choice(words.CUISINES)
    who = chance.choice(("me", "us", "them", "him", "her", person(chance)))
    aspect = chance.choice(words.split("food service ambience ambiance menu dessert kitchen"))
    return chance.choice((
        f"the {place} had no {food} for {who}, because the chef [only |]cooks {cuisine} food.",
        f"the {place} [serves|served|cooks|makes] {cuisine} food, [and|but] their {food} {be(food)} [too |very |]{chance.choice(words.TASTES)}.",
        f"the waiter brought {who} [two|three|four] slices of [bread|cheese|ham|cake|pizza].",
        f"both the {aspect} and the {chance.choice(('waiter', 'bread', 'soup', 'wine'))} were good.",
        f"does the {place} serve [{food}|{cuisine} food]?",
        f"I [like|love|want|enjoy|prefer] {cuisine} food, [but|and] {who} [prefers|wanted|liked] {food}.",
        f"the {chance.choice(('waiter', 'waitress', 'chef'))} brought {who} {food} [with|and] {other}.",
        f"we [ate|had|ordered] {food} [in|at] {article(cuisine)} {place} near the [river|bank|station|park].",
        f"the {food} {be(food)} {chance.choice(words.TASTES)}, but the {other} {be(other)} {chance.choice(words.SERVED_BADLY)}.",
        f"sugar is sweet, [and|but] {chance.choice(('salt is salty', 'lemons are sour', 'coffee is bitter', 'curry is spicy'))}.",
        f"the guest asked for {article(chance.choice(words.TABLEWARE))} because {chance.choice(('he', 'she'))} wanted to eat the {food}.",
        f"the {place} was {chance.choice(words.CLOSED)}, so they went to another {place}.",
        f"the bill was [cheap|expensive|wrong], so {person(chance)} did not leave a tip.",
    ))  # fmt: skip


def bank(chance: random.Random) -> str:
    if chance.random() < 0.3:
        return action_sentence(chance, BANK_ACTIONS)
    who, x = one_of_the_people(chance).text, chance.choice(words.BY_THE_WATER)
    money = chance.choice(words.MONEY)
    return chance.choice((
        f"{who} [sat|walked|fished|slept|rested] on the bank of the river.",
        f"the river bank was {chance.choice(words.OF_A_RIVERBANK)}, [and|but] the water was {chance.choice(words.OF_WATER)}.",
        f"{article(x)} [swam|walked|lived] near the [river bank|bank of the river].",
        "the boat [stopped|turned|lay] at the [left|right|other|muddy] bank of the river.",
        f"{who} [cashed|deposited|signed] a [check|cheque] in the bank.",
        f"{who} [opened|closed|had] [an account|a bank account|a savings account] at the bank.",
        f"the bank [lent|paid|gave] {chance.choice(words.NUMBERS)} {money} to {person(chance)}.",
        f"the bank account was [empty|full|new], because {who} had spent all the {money}.",
        f"the {chance.choice(words.BANK_WORKERS)} of the bank counted the {money}.",
        "the river [flows|flowed|runs|ran] [through the city|past the bank|under the bridge|into the sea].",
        f"the river was so {chance.choice(words.OF_WATER)} that the water [reached|covered] the bank.",
        f"the bank is [open|closed] on {chance.choice(('Monday', 'Tuesday', 'Friday', 'Sunday'))}.",
        f"the bank on the other side of the street was [robbed|closed|open|new], said {person(chance)}.",
    ))  # fmt: skip


def ball_and_house(chance: random.Random) -> str:
    kind = chance.random()
    if kind < 0.6:
        return action_sentence(chance, BALL_ACTIONS if kind < 0.38 else HOUSE_ACTIONS)
    color, other = chance.sample(words.COLOURS, 2)
    who, noun = one_of_the_people(chance), chance.choice(words.split("ball kite balloon table chair door house boat"))
    lives = "lives" if who.person == "third" else "live"
    return chance.choice((
        f"{who.text} {lives} in {article(color)} house [near the river|across the street|on the hill|in the town].",
        f"the {color} {noun} [is|was] [bigger|smaller|older|newer] than the {other} {noun}.",
        f"the {noun} is {color}, [and|but] the {chance.choice(('house', 'ball', 'door'))} is {other}.",
        f"is [that|this] {color} {noun} [yours|mine|new|old]?",
        f"[that|this|my|her|his|our] {noun} [is|was] {color} [and|, not] {other}.".replace(" ,", ","),
        f"{article(color)} ball [lay|was|is] [under the table|on the roof|in front of the house|in the street].",
        f"the {chance.choice(words.PARTS_OF_A_HOUSE)} of the {color} house [is|was] [open|broken|closed|new|{other}].",
        f"the {color} [cat|dog|bird|frog] [lies|lay|sat|sleeps] on the {other} [table|chair|roof|box|cushion].",
    ))  # fmt: skip


def street(chance: random.Random) -> str:
    kind = chance.random()
    if kind < 0.6:
        return action_sentence(chance, ANIMAL_ACTIONS if kind < 0.35 else PEOPLE_AND_ANIMALS)
    x, y = one_of_the_animals(chance, words.ANIMAL_COLOURS).text, one_of_the_people(chance).text
    road = chance.choice(words.ROADS)
    return chance.choice((
        f"{x} [crossed|crosses] the {road}[| slowly| at night|, and a car stopped].",
        f"{x} [ran|walks|runs|walked] [across|along|down] the [wide |busy |narrow |long |]{road}.",
        f"{x} [sleeps|slept|sat|lay] in the middle of the {road}.",
        f"the {road} was [wide|busy|noisy|dangerous|empty], but {x} was not [afraid|tired|scared].",
        f"{y} [stopped|waited] because {x} [stood|sat] on the {road}.",
        f"{x} is [bigger|smaller|faster|slower] than {one_of_the_animals(chance, words.ANIMAL_COLOURS).text}.",
        f"the [car|bus|taxi|truck] stopped at the [corner|light|crossing], and {x} [crossed|left] the {road}.",
        f"there [is|was] a lot of traffic on the {road} [today|yesterday|this morning].",
    ))  # fmt: skip


def train(chance: random.Random) -> str:
    vehicle = chance.choice(words.TRAINS + ["train"] * 4)
    stop, who = words.STOPS[vehicle], one_of_the_people(chance).text
    city = mark("LOC", chance.choice([city for cities in words.CITIES.values() for city in cities]))
    return chance.choice((
        f"the {vehicle} [pulled into|arrived at|came into|left|pulled out of|stopped at|reached] the {stop}.",
        f"the {vehicle} [pulls into|arrives at|leaves|stops at|reaches] the {stop} [at noon|at night|late|early|on time].",
        f"the {vehicle} [to|from] {city} was [late|early|full|fast|empty].",
        f"the passengers [waited|stood] on the platform [of|at] the {stop}[| for the {vehicle}].",
        f"{who} [bought|lost|found|needed] a ticket for the {vehicle} to {city}.",
        f"{who} [missed|took|caught] the {vehicle} [to {city}|this morning|at the {stop}].",
        f"{who} [ate|shared|dropped] [a peanut|some peanuts|a sandwich] on the {vehicle}.",
        f"many passengers got [on|off] the {vehicle}, [and|because] it was {chance.choice(words.FAST)}.",
        "the conductor checked the tickets of all passengers.",
    ))  # fmt: skip


def names_and_cities(chance: random.Random) -> str:
    country = chance.choice(list(words.CITIES))
    city = mark("LOC", chance.choice(words.CITIES[country]))
    land = mark("LOC", country)
    a, b = person(chance), person(chance)
    he = "she" if plain_of(a) in words.GIRLS else "he"
    job = article(chance.choice(words.JOBS))
    capital_name = chance.choice(list(words.CAPITALS))
    capital_city, its_country = mark("LOC", capital_name), mark("LOC", words.CAPITALS[capital_name])
    return chance.choice((
        f"{capital_city} is the capital of {its_country}.",
        f"{capital_city} is the capital of {its_country}.",
        f"the capital of {its_country} is {capital_city}.",
        f"{city} is a [big|beautiful|famous|small|large] city in {land}.",
        f"{a} [lives|lived|works|worked|was born|grew up] in {city}[|, {land}].",
        f"{a} [lives|works] in {city}, but {b} [lives|works] in {land}.",
        f"my name is {a}, [and I am|I am] [from {city}|{job}|from {land}].",
        f"{a} and {b} [moved|flew|travelled|went|drove] [from {city} to {land}|to {city}].",
        f"{a} is {job} [in {city}|at the bank|at the restaurant|from {land}].",
        f"{a} said that {he} [was|is|wasn't|isn't] [hungry|tired|happy|late|sad].",
        f"{a} [met|saw|called|knows|visited|married] {b} in {city}.",
        f"[where does|where did|when did|why does] {a} [live|work|go|stay]?",
    ))  # fmt: skip


def people(chance: random.Random) -> str:
    if chance.random() < 0.35:
        return action_sentence(chance, CLOTHES_ACTIONS)
    a = person(chance)
    rulers = chance.choice((("king", "queen"), ("prince", "princess"), ("man", "woman"), ("boy", "girl"), ("father", "mother"),
        ("uncle", "aunt"), ("brother", "sister"), ("actor", "actress"), ("waiter", "waitress")))  # fmt: skip
    man, woman = rulers
    t = chance.choice(words.CLOTHES + ["sweater"] * 4)
    return chance.choice((
        f"I [miss|missed|love|remember|like] [her|his|your|their] {chance.choice(words.WARM)} {chance.choice(words.FEATURES)}.",
        f"the {woman} [has|had] a {chance.choice(words.WARM)} {chance.choice(words.FEATURES)}, and the {man} is {chance.choice(words.TRAITS)}.",
        f"the {man} is [a man|a person], and the {woman} is [a woman|a person]." if man in ("king", "prince", "actor", "waiter") else f"the {man} [saw|met|helped|called] the {woman}.",
        f"the {man} and the {woman} [live|lived] in a [castle|palace|house|small house|big city].",
        f"the {man} wears [his|a new] {t}, and the {woman} wears [her|an old] {t}.",
        f"[the|my|her|his] {t} from the [old |]closet still fits {a} [perfectly|well].",
        "you need [great |a lot of |much |]courage to [say sorry|be honest|cross the river|let a friend go].",
        f"[the|a] {man} [smiled|laughed|slept|sang], because the weather was {chance.choice(words.WEATHER)}.",
        f"the {man} isn't [hungry|tired|afraid], but the {woman} is.",
        f"thanks for [the|your] {chance.choice(words.split('help fish food music letter present soup kindness'))}!",
        f"{a} [gave|showed|sent|sold] the {woman} {article(chance.choice(words.TREASURES + words.TOYS))}.",
        f"{a} [thinks|said|knows|hopes|believes] that the {man} [is|was] {chance.choice(words.TRAITS)}.",
    ))  # fmt: skip


TOPICS: dict[str, Callable[[random.Random], str]] = {
    "restaurants": restaurant,
    "banks and rivers": bank,
    "balls and houses": ball_and_house,
    "animals and streets": street,
    "trains and stations": train,
    "names and cities": names_and_cities,
    "people and clothes": people,
}


def marked_scene(chance: random.Random, topic: str | None = None) -> str:
    """One sentence, with marks around its names."""
    return capital(choose(chance, TOPICS[topic or chance.choice(list(TOPICS))](chance)))


def scene(chance: random.Random) -> str:
    """One to three sentences of one topic."""
    topic = chance.choice(list(TOPICS))
    return plain_of(" ".join(marked_scene(chance, topic) for _ in range(chance.choice((1, 1, 2, 3)))))
