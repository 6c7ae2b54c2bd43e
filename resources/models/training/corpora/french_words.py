"""The words of the English-French grammar: facts of the two languages in tables, and the little grammar they carry.

A kind of noun is one letter: p person, a animal, t thing, f food, d drink, v vehicle, l place, r reading, c clothes.
Words of several words are written with underscores (pomme_de_terre).
"""

from dataclasses import dataclass

from corpora.words import lines, split

# english[/plural] french gender[/plural]
NOUNS = {
    "p": lines("""
        man/men homme m | woman/women femme f | boy garçon m | girl fille f | child/children enfant m
        doctor médecin m | teacher professeur m | farmer fermier m | baker boulanger m | queen reine f
        king roi m/rois | friend ami m | sister sœur f | brother frère m | mother mère f | father père m
        cook cuisinier m | singer chanteur m | nurse infirmière f | neighbour voisin m | student étudiant m
        soldier soldat m | princess/princesses princesse f | prince prince m | pilot pilote m
        painter peintre m | aunt tante f | uncle oncle m | daughter fille f | son fils m/fils
        lady/ladies dame f | grandmother grand-mère f/grands-mères | grandfather grand-père m/grands-pères
        gardener jardinier m
    """),
    "a": lines("""
        animal animal m/animaux | dog chien m | cat chat m | horse cheval m/chevaux | bird oiseau m/oiseaux
        cow vache f | mouse/mice souris f/souris | rabbit lapin m | fish/fish poisson m | duck canard m
        goat chèvre f | sheep/sheep mouton m | bear ours m/ours | wolf/wolves loup m | fox/foxes renard m
        lion lion m | frog grenouille f | turtle tortue f | bee abeille f | butterfly/butterflies papillon m
        owl hibou m/hiboux | monkey singe m | elephant éléphant m | snake serpent m | hen poule f | pig cochon m
        donkey âne m | spider araignée f | ant fourmi f
    """),
    "t": lines("""
        ball balle f | table table f | chair chaise f | door porte f | window fenêtre f | key clé f
        box/boxes boîte f | bag sac m | lamp lampe f | bed lit m | clock horloge f | watch/watches montre f
        mirror miroir m | knife/knives couteau m/couteaux | spoon cuillère f | fork fourchette f
        plate assiette f | glass/glasses verre m | bottle bouteille f | cup tasse f | basket panier m
        flower fleur f | tree arbre m | stone pierre f | star étoile f | leaf/leaves feuille f | pencil crayon m
        picture image f | gift cadeau m/cadeaux | toy jouet m | doll poupée f | drum tambour m
        guitar guitare f | piano piano m | telephone téléphone m | computer ordinateur m | umbrella parapluie m
        ring anneau m/anneaux | coin pièce f | rope corde f | ladder échelle f | hammer marteau m/marteaux
        candle bougie f | wall mur m | roof toit m | blanket couverture f | carpet tapis m/tapis
        kite cerf-volant m/cerfs-volants | flag drapeau m/drapeaux | bell cloche f | pen stylo m
        shell coquillage m | feather plume f | map carte f
    """),
    "f": lines("""
        apple pomme f | pear poire f | cake gâteau m/gâteaux | bread/breads pain m | cheese/cheeses fromage m
        egg œuf m | orange orange f | cherry/cherries cerise f | strawberry/strawberries fraise f
        potato/potatoes pomme_de_terre f | carrot carotte f | tomato/tomatoes tomate f
        sandwich/sandwiches sandwich m | soup soupe f | salad salade f | banana banane f | lemon citron m
        onion oignon m | pie tarte f | chicken poulet m
    """),
    "d": lines("""
        milk/milks lait m | water/waters eau f/eaux | tea/teas thé m | coffee/coffees café m
        juice/juices jus m/jus | wine/wines vin m
    """),
    "v": lines("""
        car voiture f | bicycle vélo m | train train m | boat bateau m/bateaux | bus/buses autobus m/autobus
        plane avion m | truck camion m | cart charrette f
    """),
    "l": lines("""
        street rue f | river rivière f | bridge pont m | road route f | garden jardin m | house maison f
        school école f | church/churches église f | city/cities ville f | village village m | forest forêt f
        beach/beaches plage f | mountain montagne f | island île f | park parc m | market marché m
        kitchen cuisine f | room chambre f | hotel hôtel m | museum musée m | station gare f
        castle château m/châteaux | farm ferme f | lake lac m | square place f | field champ m
        library/libraries bibliothèque f | hospital hôpital m/hôpitaux | shop magasin m | tower tour f
        office bureau m/bureaux
    """),
    "r": lines("""
        book livre m | letter lettre f | newspaper journal m/journaux | story/stories histoire f | poem poème m
        page page f | magazine revue f
    """),
    "c": lines("""
        hat chapeau m/chapeaux | dress/dresses robe f | coat manteau m/manteaux | shirt chemise f
        shoe chaussure f | scarf/scarves écharpe f | glove gant m | skirt jupe f | jacket veste f | boot botte f
        sock chaussette f | tie cravate f
    """),
}
# english masculine feminine place(pre: before the noun, post: after it) kinds
ADJECTIVES = lines("""
    blue bleu bleue post tvcr | red rouge rouge post tvcf | green vert verte post tvcf
    yellow jaune jaune post tvcf | black noir noire post tvca | white blanc blanche post tvca
    brown brun brune post tvca | grey gris grise post tvca | pink rose rose post tvc
    purple violet violette post tvc | big grand grande pre tvalcf | small petit petite pre tvalcfp
    old vieux vieille pre tvalcp | new nouveau nouvelle pre tvlcr | good bon bonne pre pfdr
    bad mauvais mauvaise pre fdr | beautiful beau belle pre tvalcpr | young jeune jeune pre pa
    long long longue pre lcr | pretty joli jolie pre tlcp | heavy lourd lourde post tv
    light léger légère post tvc | round rond ronde post t | square carré carrée post t
    broken cassé cassée post tv | clean propre propre post tlcv | dirty sale sale post tlcvp
    rich riche riche post p | poor pauvre pauvre post pa | happy heureux heureuse post pa
    sad triste triste post pra | tired fatigué fatiguée post pa | hungry affamé affamée post pa
    brave courageux courageuse post pa | clever intelligent intelligente post pa | kind gentil gentille post p
    funny drôle drôle post par | strong fort forte post pa | weak faible faible post pa
    fast rapide rapide post va | slow lent lente post vap | empty vide vide post tlv | full plein pleine post tv
    warm chaud chaude post fdlc | cold froid froide post fdl | expensive cher chère post tvcf
    cheap bon_marché bon_marché post tvc | quiet calme calme post lpa | noisy bruyant bruyante post lpv
    dangerous dangereux dangereuse post lav | wide large large post l | narrow étroit étroite post l
    deep profond profonde post l | famous célèbre célèbre post plr
    interesting intéressant intéressante post rlp | sweet sucré sucrée post fd | fresh frais fraîche post fd
    salty salé salée post f | wooden en_bois en_bois post tv | modern moderne moderne post ltv
    strange étrange étrange post traplv | soft doux douce post ca | shy timide timide post pa
    polite poli polie post p | lazy paresseux paresseuse post pa | curious curieux curieuse post pa
    dark sombre sombre post l | bright clair claire post l | wet mouillé mouillée post tc
    dry sec sèche post tcl | large grand grande pre tvl | little petit petite pre tvapcf
    sick malade malade post pa | quick rapide rapide post a
""")
# base third past | infinitive | objects | participle | present (or regular) | stem of the future (or infinitive)
VERBS = lines("""
    see sees saw | voir | ptavlfrc | vu | vois vois voit voyons voyez voient | verr
    eat eats ate | manger | f | mangé | mange manges mange mangeons mangez mangent
    drink drinks drank | boire | d | bu | bois bois boit buvons buvez boivent | boir
    read reads read | lire | r | lu | lis lis lit lisons lisez lisent | lir
    write writes wrote | écrire | r | écrit | écris écris écrit écrivons écrivez écrivent | écrir
    take takes took | prendre | tfrc | pris | prends prends prend prenons prenez prennent | prendr
    sell sells sold | vendre | tvfcr | vendu | vends vends vend vendons vendez vendent | vendr
    lose loses lost | perdre | tcr | perdu | perds perds perd perdons perdez perdent | perdr
    open opens opened | ouvrir | r | ouvert | ouvre ouvres ouvre ouvrons ouvrez ouvrent
    know knows knew | connaître | plr | connu | connais connais connaît connaissons connaissez connaissent | connaîtr
    follow follows followed | suivre | pav | suivi | suis suis suit suivons suivez suivent | suivr
    choose chooses chose | choisir | tvcfr | choisi | choisis choisis choisit choisissons choisissez choisissent
    build builds built | construire | lv | construit | construis construis construit construisons construisez construisent
    hear hears heard | entendre | pav | entendu | entends entends entend entendons entendez entendent | entendr
    love loves loved | aimer | pafrcl | aimé
    find finds found | trouver | ptavfrc | trouvé
    buy buys bought | acheter | tvfcrd | acheté | achète achètes achète achetons achetez achètent | achèter
    like likes liked | aimer | pafrclvd | aimé
    carry carries carried | porter | tcf | porté
    wear wears wore | porter | c | porté
    watch watches watched | regarder | pavl | regardé
    visit visits visited | visiter | l | visité
    cross crosses crossed | traverser | l | traversé
    help helps helped | aider | pa | aidé
    break breaks broke | casser | t | cassé
    draw draws drew | dessiner | ptavl | dessiné
    wash washes washed | laver | tvcf | lavé
    clean cleans cleaned | nettoyer | lv | nettoyé | nettoie nettoies nettoie nettoyons nettoyez nettoient | nettoier
    prepare prepares prepared | préparer | fd | préparé
    cut cuts cut | couper | f | coupé
    show shows showed | montrer | tvcrl | montré
    bring brings brought | apporter | tfcrd | apporté
    give gives gave | donner | tfcrd | donné
    hide hides hid | cacher | tcr | caché
    close closes closed | fermer | r | fermé
    look_for looks_for looked_for | chercher | ptavrcl | cherché
    admire admires admired | admirer | pl | admiré
    paint paints painted | peindre | tvl | peint | peins peins peint peignons peignez peignent | peindr
    repair repairs repaired | réparer | tv | réparé
    drive drives drove | conduire | v | conduit | conduis conduis conduit conduisons conduisez conduisent | conduir
    hate hates hated | détester | pafrd | détesté
    invite invites invited | inviter | p | invité
    borrow borrows borrowed | emprunter | tvrc | emprunté
    catch catches caught | attraper | ta | attrapé
    push pushes pushed | pousser | tv | poussé
    touch touches touched | toucher | tac | touché
    forget forgets forgot | oublier | tcrp | oublié
    meet meets met | rencontrer | pa | rencontré
    taste tastes tasted | goûter | fd | goûté
""")
# base third past | infinitive | participle | auxiliary (a: avoir, e: être) | present | future stem
INTRANSITIVE = lines("""
    sleep sleeps slept | dormir | dormi | a | dors dors dort dormons dormez dorment | dormir
    sing sings sang | chanter | chanté | a
    dance dances danced | danser | dansé | a
    work works worked | travailler | travaillé | a
    play plays played | jouer | joué | a
    cry cries cried | pleurer | pleuré | a
    laugh laughs laughed | rire | ri | a | ris ris rit rions riez rient | rir
    run runs ran | courir | couru | a | cours cours court courons courez courent | courr
    walk walks walked | marcher | marché | a
    swim swims swam | nager | nagé | a | nage nages nage nageons nagez nagent | nager
    fall falls fell | tomber | tombé | e
    arrive arrives arrived | arriver | arrivé | e
    leave leaves left | partir | parti | e | pars pars part partons partez partent | partir
    stay stays stayed | rester | resté | e
    speak speaks spoke | parler | parlé | a
    cook cooks cooked | cuisiner | cuisiné | a
    travel travels travelled | voyager | voyagé | a | voyage voyages voyage voyageons voyagez voyagent | voyager
    jump jumps jumped | sauter | sauté | a
""")
# english french gender
NAMES = lines("""
    Paul Paul m | Mary Marie f | Peter Pierre m | Julia Julie f | John Jean m | Sophie Sophie f | Louis Louis m
    Alice Alice f | Thomas Thomas m | Emma Emma f | Lucas Lucas m | Anna Anna f | Martin Martin m | Clara Clara f
    Hugo Hugo m | Nina Nina f | Omar Omar m | Leila Leïla f | Karim Karim m | Awa Awa f
""")
# english french person(0 to 5) gender
PRONOUNS = split("I,je,0,m you,tu,1,m he,il,2,m she,elle,2,f we,nous,3,m they,ils,5,m")
PREPOSITIONS = {"in": "dans", "near": "près_de", "behind": "derrière", "in_front_of": "devant"}
ADVERBS = {
    "present": {"today": "aujourd'hui", "now": "maintenant", "every_day": "tous_les_jours"},
    "past": {"yesterday": "hier", "last_week": "la_semaine_dernière"},
    "future": {"tomorrow": "demain", "next_week": "la_semaine_prochaine"},
}
NUMBERS = {
    "two": "deux",
    "three": "trois",
    "four": "quatre",
    "five": "cinq",
    "six": "six",
    "seven": "sept",
    "ten": "dix",
}
DEGREES = {"very": "très", "too": "trop"}
TO_HAVE = split("ai as a avons avez ont")
TO_BE = split("suis es est sommes êtes sont")
WAS = split("étais étais était étions étiez étaient")
FUTURE_ENDINGS = split("ai as a ons ez ont")
PRESENT_ENDINGS = split("e es e ons ez ent")
VOWELS = "aeiouyhâàéèêîïôœû"
ASPIRATED = ("hibou", "hiboux", "haut")  # no elision before their h


def fields(table: list[str]) -> list[list[str]]:
    """The cells of a table with several entries a line."""
    return [cell.split() for line in table for cell in line.split("|")]


def begins_with_vowel(word: str) -> bool:
    return word[0].lower() in VOWELS and word not in ASPIRATED


@dataclass(frozen=True)
class Noun:
    kind: str
    english: str
    english_plural: str
    french: str
    french_plural: str
    gender: str  # "m" or "f"


@dataclass(frozen=True)
class Adjective:
    english: str
    masculine: str
    feminine: str
    before: bool  # it stands before its noun in French
    kinds: str

    def agreeing(self, gender: str, plural: bool, following: str = "") -> str:
        """The form for a noun; `following` is the word after it, for bel, nouvel and vieil."""
        word = self.masculine if gender == "m" else self.feminine
        if not plural:
            if gender == "m" and self.before and following and begins_with_vowel(following):
                return {"beau": "bel", "nouveau": "nouvel", "vieux": "vieil"}.get(word, word)
            return word
        if "_" in word or word.endswith(("s", "x")):
            return word
        return word + ("x" if word.endswith("eau") else "s")


@dataclass(frozen=True)
class Verb:
    english: str
    third: str
    past: str
    objects: str  # kinds of nouns
    participle: str
    with_etre: bool
    present: list[str]  # six persons
    future: str  # stem


def noun_of(kind: str, cells: list[str]) -> Noun:
    english, french, gender = cells
    english, _, english_plural = english.partition("/")
    gender, _, french_plural = gender.partition("/")
    if "_" in french and not french_plural:  # pomme_de_terre: the first word takes the plural
        french_plural = french.replace("_", "s_", 1)
    french = french.strip("_")
    return Noun(kind, english, english_plural or english + "s", french, french_plural or french + "s", gender)


def verb_of(line: str, transitive: bool) -> Verb:
    cells = [cell.strip() for cell in line.split("|")] + [""] * 6
    english, third, past = cells[0].split()
    infinitive = cells[1]
    objects, participle, auxiliary, present, future = (
        (cells[2], cells[3], "a", cells[4], cells[5]) if transitive else ("", *cells[2:6])
    )
    forms = present.split() or [infinitive[:-2] + ending for ending in PRESENT_ENDINGS]
    return Verb(english, third, past, objects, participle, auxiliary == "e", forms, future or infinitive)


nouns = {kind: [noun_of(kind, cells) for cells in fields(table)] for kind, table in NOUNS.items()}
noun_named = {noun.english: noun for group in nouns.values() for noun in group}
adjectives = [Adjective(e, m, f, place == "pre", kinds) for e, m, f, place, kinds in fields(ADJECTIVES)]
adjective_named = {adjective.english: adjective for adjective in adjectives}
verbs = [verb_of(line, transitive=True) for line in VERBS]
intransitive_verbs = [verb_of(line, transitive=False) for line in INTRANSITIVE]
