"""The words of the stories: plain lists, written for this project, nothing that a teacher would not project."""


def split(text: str) -> list[str]:
    return text.split()


def lines(text: str) -> list[str]:
    """One phrase a line."""
    return [line.strip() for line in text.strip().split("\n")]


# People ------------------------------------------------------------------------------------------------------------
GIRLS = split(
    "Lily Mia Anna Rosa Emma Clara Nina Ella Sara Lucy Ruby Ivy Nora Zoe Amy Kate Jane Maya Tina Lena Olga Vera Alice "
    "Daisy Holly Molly Poppy Grace Julia Laura Aisha Fatima Mei Priya Amara Leila Yuki Ingrid Carmen Sofia Hannah "
    "Zara Elif Noor Salma Chloe Freya Irene Linda Marta "
    "Mary Helen Ruth Eva Susan Rita Bella"
)
BOYS = split(
    "Ben Tom Max Sam Leo Jack Finn Hugo Adam Paul Peter Luke Noah Oscar Felix Henry Oliver Tim Dan Nick Omar Ravi Ken "
    "Carl Victor Simon David Eric Frank Theo Ali Kofi Chen Mateo Ivan Yusuf Diego Hiro Samir Lars Jonas Kwame "
    "Emil Rafael Tariq Anton Bruno Marco Nils Viktor "
    "John James George Robert William Charlie Bob"
)
FAMILY_NAMES = split(
    "Green Hill Brown Stone Wood Baker Miller Fox Lake Young King White Carter Fisher Moon Silva Okoro Khan Novak "
    "Sato Rivera Mensah Tanaka Weber Costa Larsen Haddad Singh"
)
PET_NAMES = split("Spot Snowy Lucky Pepper Honey Biscuit Shadow Sunny Patch Ginger Socks Cookie")
WOMEN_OF_A_FAMILY = split("mother grandmother aunt sister cousin")
MEN_OF_A_FAMILY = split("father grandfather uncle brother cousin")
JOBS = split(
    "farmer baker teacher doctor nurse fisher gardener painter builder sailor pilot cook shopkeeper librarian tailor "
    "carpenter driver singer dentist plumber engineer scientist florist musician firefighter potter vet captain "
    "mechanic electrician photographer dancer writer journalist shepherd beekeeper cyclist judge astronaut "
    "architect waiter chemist guide conductor drummer lifeguard "
    "waitress chef banker manager butcher postman grocer"
)
TRAITS = split(
    "kind brave clever curious gentle funny quiet shy careful patient honest friendly polite strong quick cheerful "
    "generous calm creative thoughtful lively playful helpful modest hopeful sensible loyal bold witty graceful "
    "energetic reliable inventive attentive sporty dreamy adventurous talented punctual optimistic humble "
    "ambitious tactful daring"
)

# Places ------------------------------------------------------------------------------------------------------------
CITIES = {
    "France": split("Paris Lyon Nice"),
    "Spain": split("Madrid Seville Valencia"),
    "Italy": split("Rome Milan Venice"),
    "Norway": split("Oslo Bergen"),
    "Germany": split("Berlin Hamburg Munich"),
    "Egypt": split("Cairo Luxor"),
    "Japan": split("Tokyo Kyoto Osaka"),
    "Canada": split("Toronto Montreal Ottawa"),
    "India": split("Delhi Mumbai"),
    "Greece": split("Athens Corinth"),
    "Portugal": split("Lisbon Porto"),
    "Kenya": split("Nairobi Mombasa"),
    "Ghana": split("Accra"),
    "Brazil": split("Brasilia Recife"),
    "Mexico": split("Puebla Oaxaca"),
    "Ireland": split("Dublin Galway Cork"),
    "Peru": split("Lima Cusco"),
    "Morocco": split("Fez Rabat"),
    "Sweden": split("Stockholm Malmo"),
    "Chile": split("Santiago"),
    "Senegal": split("Dakar"),
    "Finland": split("Helsinki Turku"),
    "Korea": split("Seoul Busan"),
    "Austria": split("Vienna Graz"),
    "Poland": split("Warsaw Gdansk"),
    "Turkey": split("Ankara Izmir"),
    "Vietnam": split("Hanoi"),
    "England": split("London Oxford Leeds Bristol"),
    "Scotland": split("Edinburgh Glasgow"),
    "Denmark": split("Copenhagen Aarhus"),
    "Belgium": split("Brussels Ghent"),
    "Hungary": split("Budapest"),
    "China": split("Beijing Shanghai"),
    "Cuba": split("Havana"),
    "America": split("Washington Boston Chicago Denver"),
}
NOT_THE_FIRST = {"Canada": "Ottawa", "Morocco": "Rabat"}  # capitals that their country's list does not begin with
NO_CAPITAL_HERE = split("Mexico")
CAPITALS = {
    NOT_THE_FIRST.get(country, cities[0]): country
    for country, cities in CITIES.items()
    if country not in NO_CAPITAL_HERE
}
FIRST_OF_A_COMPANY = split(
    "Oak River Silver Golden Sunny Maple Rainbow Star North Harbour Little Cedar Willow Crystal Royal Lotus"
)
SECOND_OF_A_COMPANY = split(
    "Bakery School Museum Library Bank Hotel Farm Hospital Circus Theatre Market Company Cafe Studio Workshop College"
)
# Each with the preposition for being there.
PREPOSITION = (
    {
        place: "in"
        for place in split(
            "park garden forest market library kitchen barn village castle museum meadow zoo attic cellar yard "
            "square bakery "
            "orchard workshop lighthouse greenhouse stable courtyard gym canteen classroom vineyard valley hall "
            "basement "
            "laboratory gallery bookshop mill tent cabin temple palace"
        )
    }
    | {
        place: "at"
        for place in split(
            "beach school river lake station playground harbour theatre pond stadium airport windmill campsite "
            "pool cinema "
            "waterfall clinic port fountain racetrack"
        )
    }
    | {place: "on" for place in split("farm field mountain island bridge hill pier terrace balcony")}
)
PLACES = list(PREPOSITION)
DARK_PLACES = split("attic cellar forest tunnel tower cave shed garage hallway basement barn")
SPOTS = lines("""
    under the bed
    behind the door
    in the cupboard
    on the shelf
    under the table
    behind the sofa
    in the drawer
    near the window
    under the stairs
    behind the tree
    in the tall grass
    beside the well
    on the chair
    inside the basket
    next to the stove
    between two stones
    under the bench
    in the sand
    behind the curtain
    inside the hollow tree
    in the wooden chest
    on top of the wardrobe
    under the doormat
    behind the bookcase
    in the toolbox
    near the fireplace
    beside the fence
    under a pile of leaves
    in the empty barrel
    on the window sill
    behind the fridge
    inside the old trunk
    below the staircase
    among the roses
    behind the waterfall
    inside the lighthouse
""")

# Animals -----------------------------------------------------------------------------------------------------------
PETS = split(
    "dog cat rabbit horse parrot hamster puppy kitten pony goat duck lamb turtle hen donkey goose calf canary "
    "cow sheep pig"
)
WILD_ANIMALS = split(
    "fox bear deer squirrel owl frog hedgehog mouse crow wolf beaver swan badger otter robin snail lion tiger elephant "
    "monkey panda zebra giraffe penguin seal camel kangaroo koala lizard sparrow eagle falcon heron stork dolphin "
    "whale "
    "crab rhino leopard gorilla ostrich pelican hippo buffalo "
    "raccoon moose skunk"
)
ANIMALS = PETS + WILD_ANIMALS
SMALL_ANIMALS = split(
    "dog cat rabbit hamster puppy kitten duck turtle hen squirrel owl frog hedgehog mouse crow robin snail "
    "sparrow lizard otter raccoon skunk"
)
ANIMAL_COLOURS = split("brown black white grey spotted striped golden")
ANIMAL_NEEDS = split("hungry tired cold lost thirsty hurt lonely afraid")

# Things, and the adjectives that suit them --------------------------------------------------------------------------
COLOURS = split("red blue green yellow white black brown pink purple orange grey turquoise")
TOYS = split(
    "ball kite doll drum puzzle robot balloon bicycle skateboard whistle puppet marble rocket sled scooter "
    "trumpet dinosaur jigsaw sailboat tractor hoop tambourine frisbee"
)
CLOTHES = split(
    "hat coat scarf glove shoe boot sock jacket sweater cap dress shirt belt apron raincoat mitten jumper "
    "waistcoat slipper sandal hood helmet"
)
TREASURES = split(
    "key coin ring map letter shell photo necklace watch feather button compass pebble stamp medal crystal "
    "bracelet brooch fossil pearl acorn bead token"
)
TOOLS = split(
    "rope ladder hammer bucket broom brush shovel torch rake lantern wheelbarrow spanner ruler spade screwdriver "
    "magnet paintbrush"
)
HOUSEHOLD = split(
    "book umbrella lamp candle mirror clock box basket bag bottle cup plate bowl pencil notebook ribbon bell flag "
    "backpack purse blanket pillow vase teapot jug chair stool kettle spoon tray cushion envelope folder calendar "
    "poster tablecloth"
)
INSTRUMENTS = split(
    "flute violin guitar piano harp recorder banjo ukulele clarinet cello saxophone accordion xylophone"
)
GADGETS = split("telescope camera radio calculator microscope telephone tablet printer keyboard projector thermometer")
ADJECTIVES = {
    "toy": split("new old small big little shiny funny wooden broken lovely huge tiny"),
    "clothes": split("new old warm soft thick thin pretty woollen striped torn clean long short"),
    "treasure": split("old small tiny shiny golden silver strange rare lovely round dusty"),
    "tool": split("old new heavy long short rusty strong wooden useful sturdy"),
    "household": split("old new small large big little pretty simple broken dusty lovely round"),
    "instrument": split("old new small wooden beautiful fine dusty shiny"),
    "gadget": split("new old small expensive modern clever broken shiny"),
}
KINDS = {
    "toy": TOYS,
    "clothes": CLOTHES,
    "treasure": TREASURES,
    "tool": TOOLS,
    "household": HOUSEHOLD,
    "instrument": INSTRUMENTS,
    "gadget": GADGETS,
}
COLOURED_KINDS = ("toy", "clothes", "household")
KIND_OF = {noun: kind for kind, nouns in KINDS.items() for noun in nouns}
THINGS = list(KIND_OF)
PORTABLE = TOYS + CLOTHES + TREASURES + HOUSEHOLD[:20]

# Food --------------------------------------------------------------------------------------------------------------
FRUIT = split(
    "apple pear banana orange peach plum melon cherry lemon mango fig apricot grape strawberry raspberry "
    "pineapple coconut lime peanut avocado"
)
VEGETABLES = split(
    "carrot potato tomato pumpkin onion cucumber pepper cabbage radish turnip leek mushroom aubergine courgette "
    "beetroot artichoke"
)
BAKED = split("cake pie cookie sandwich bun pancake muffin waffle biscuit pretzel croissant doughnut scone baguette")
FOODS = FRUIT + VEGETABLES + BAKED
DISHES = split("cake pie soup salad stew pizza pudding omelette")
MEALS = split(
    "soup bread cheese rice porridge salad stew fish pasta corn noodles beans dumplings curry lentils couscous "
    "risotto pancakes sushi tacos steak chicken ham sausages"
)
DRINKS = split("milk water tea juice lemonade cocoa coffee")

# Phrases -----------------------------------------------------------------------------------------------------------
WEATHER = split("sunny rainy windy cold snowy foggy cloudy warm stormy hot mild misty bright grey breezy frosty")
TIMES = lines("""
    one day
    one morning
    one evening
    one afternoon
    one summer day
    one winter night
    last week
    yesterday
    on Monday
    on Tuesday
    on Wednesday
    on Thursday
    on Friday
    on Saturday
    on Sunday
    early in the morning
    late in the evening
    after lunch
    after school
    before dinner
    after breakfast
    in spring
    in autumn
    in January
    in March
    in June
    in August
    in October
    at noon
    during the holidays
""")
LATER = lines("""
    then
    after that
    soon
    a little later
    at once
    later
    the next day
    that evening
    suddenly
    an hour later
    after a while
    the next morning
    before long
    two days later
""")
HAPPY = split(
    "happy glad proud cheerful excited pleased joyful thankful delighted relieved grateful amused content thrilled"
)
SAD = split("sad upset worried lonely disappointed nervous unhappy puzzled gloomy confused bored restless")
LIKES = lines("""
    to sing
    to dance
    to read
    to paint
    to swim
    to climb trees
    to tell stories
    to bake cakes
    to play music
    to watch the stars
    to draw
    to run fast
    to jump
    to collect shells
    to build towers
    to feed the birds
    to ride horses
    to plant seeds
    to play football
    to play chess
    to fly kites
    to write letters
    to sleep late
    to repair clocks
    to juggle
    to skate
    to solve riddles
    to whistle
    to grow herbs
    to count clouds
    to sew
    to listen to the rain
    to learn languages
    to take photographs
    to walk in the rain
    to play tennis
    to knit
    to invent machines
    to sail
    to hike in the hills
    to make pottery
    to act on stage
    to study maps
    to learn magic tricks
    to bake fresh bread
    to look after animals
    to practise the violin
    to carve wood
    to design dresses
    to send postcards
    to pick wild flowers
    to arrange bouquets
    to watch butterflies
    to decorate windows
    to polish silver
    to measure rainfall
    to copy old paintings
    to print posters
    to climb steep cliffs
    to follow tracks in the woods
    to dive for shells
    to stack bricks
    to hum old tunes
    to compose music
    to recite poems
    to weave carpets
    to roast chestnuts
    to brew herbal tea
    to water the lawn
    to spot rare orchids
    to bake gingerbread
    to wrap presents
    to explore ruins
    to guess answers
    to mime
    to wear funny costumes
    to keep a tidy desk
    to paddle upstream
    to observe comets
    to melt chocolate
    to debate
    to exercise before dawn
    to visit aquariums
    to cultivate tulips
    to do gymnastics
    to sketch portraits
    to record bird calls
    to build sandcastles
    to program computers
    to sort buttons by size
""")
GAMES = split(
    "chess tag football cards dominoes tennis marbles checkers hopscotch basketball volleyball badminton darts "
    "draughts charades hockey cricket"
)
JOBS_AT_HOME = [
    ("swept", "floor"),
    ("washed", "windows"),
    ("carried", "boxes"),
    ("fed", "hens"),
    ("watered", "flowers"),
    ("painted", "fence"),
    ("picked", "berries"),
    ("cleaned", "stable"),
    ("folded", "towels"),
    ("polished", "spoons"),
]
LESSONS = lines("""
    it is good to share
    friends help each other
    it is better to ask first
    small friends can be brave
    it is never too late to say sorry
    honest words are best
    hard work brings good things
    kind words cost nothing
    two heads are better than one
    every path begins with one step
    a good friend is worth more than gold
    patience is a quiet strength
    nobody knows everything
    mistakes are the best teachers
    a promise is a promise
    listening is a gift
    many hands make light work
    a smile travels far
    asking is braver than pretending
    practice makes difficult tasks easy
    courage often speaks softly
    a broken plan can become a better one
    curiosity opens doors
    fairness matters even in small games
    sharing doubles every joy
    respect begins with manners
    nature deserves our care
    true friendship grows slowly
    everyone needs encouragement
""")
NUMBERS = split("two three four five six seven eight nine ten twelve twenty")

# "It" is ambiguous without the adjective: what may be tired and what may be wide --------------------------------------
TIRED = split("tired scared weak sleepy hungry young old sick slow shy cold lazy")
CROSSED = {
    "street": split("wide busy noisy slippery crowded"),
    "road": split("wide busy dangerous muddy slippery"),
    "river": split("wide deep fast dangerous"),
    "bridge": split("narrow long high broken slippery"),
    "field": split("wide wet muddy big open"),
    "square": split("crowded noisy big busy"),
    "stream": split("deep wide fast"),
    "path": split("muddy steep long narrow"),
    "valley": split("deep wide big"),
    "lake": split("deep wide big"),
    "avenue": split("wide busy crowded noisy"),
    "crossing": split("busy dangerous slippery"),
}
CLIMBED = split("wall hill tree ladder fence mountain tower rock")
HIGH = split("high steep tall slippery smooth")
HEAVY_THINGS = split("cart box stone log bag table piano barrel sack chest")
HEAVY = split("heavy big full wet large")
WEAK = split("weak small tired young old little sick")
CONTAINERS = split("bag box basket suitcase drawer pocket cupboard bucket chest jar")
TOO_BIG = split("big large long wide fat tall thick")
TOO_SMALL = split("small little tiny narrow short full thin")
NO_APPETITE = split("full sick sleepy scared shy tired")
BAD_FOOD = split("cold hot sour bitter salty hard rotten old dry")
CUTTERS = split("knife saw axe")
CUT_THINGS = split("bread rope branch cheese log cake")
BLUNT = split("blunt rusty broken old short")
HARD = split("hard thick tough frozen strong")
BOATS = split("boat ship raft canoe")
WATERS = split("lake river sea bay")
LEAKY = split("old broken slow small weak leaky")
STORMY = split("stormy rough deep wild frozen dangerous")
CARS = split("car bus truck taxi van")
PASSAGES = split("tunnel gate bridge alley garage")
WIDE_CAR = split("big wide high old")
NARROW_PASSAGE = split("narrow small low dark")

# A town: restaurants, banks and rivers, houses and balls, stations ----------------------------------------------------
CUISINES = split("Mexican Italian Indian Chinese Japanese French Greek Turkish Thai Spanish Moroccan vegetarian")
RESTAURANTS = split("restaurant diner canteen cafe")
COURSES = split(
    "steak chicken ham soup salad pasta rice fish beans noodles curry sushi tacos pizza bread cheese sausages beef "
    "tofu lamb shrimp spaghetti fries meatballs"
)
TASTES = split("good delicious tasty fresh sweet salty spicy bitter cold hot savory perfect")
SERVED_BADLY = split("raw burnt frozen spicy salty bitter sour rotten")
CLOSED = split("closed busy full small crowded")
SEASONINGS = split("salt sugar pepper butter sauce vinegar honey mustard")
TABLEWARE = split("fork knife spoon plate napkin glass bowl menu")
MONEY = split("coins dollars euros cents")
BANK_WORKERS = split("banker teller manager cashier")
OF_A_RIVERBANK = split("muddy steep grassy wet sandy green quiet")
OF_WATER = split("deep cold slow clear calm warm dirty fast")
BY_THE_WATER = split("duck swan frog otter beaver heron turtle goose")
OF_A_HOUSE = split("red white blue yellow green brown big small old new tall empty")
PARTS_OF_A_HOUSE = split("roof window door wall chimney gate fence porch garage balcony")
ROADS = split("street road avenue path bridge lane sidewalk")
TRAINS = split("train bus ferry tram")
STOPS = {"train": "station", "bus": "stop", "ferry": "port", "tram": "stop"}
FAST = split("fast late long full heavy slow")
CLOSED_STOP = split("closed small crowded narrow busy")
SOFT = split("soft small light slow")
STRONG = split("thick strong high far")
PEOPLE = split(
    "boy girl man woman child king queen prince princess teacher farmer doctor waiter waitress chef banker driver "
    "sailor baker neighbor tourist passenger customer guest student"
)
SIZES = split("big small old young tall little")
FEATURES = split("smile voice laugh heart")
WARM = split("warm kind gentle soft bright friendly")
