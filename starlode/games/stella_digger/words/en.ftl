# Stella Digger! in English, the source of all other languages.
# Words in brackets in a selector, such as [refill], are ids and stay as they are.
# Colours are red, blue, green and purple. Gadgets, START and monsters are proper names; everything else is not.

title = Stella Digger!
summary = Dig through an asteroid together, and race for what comes out of it.
goal =
    Mine for crystals and chips; buy gadgets and Large Drills. The most points win.
turn =
    The start player moves the marker onto a tile, and everyone takes an action: play a drill card for it, refill the
    hand, buy a gadget, build a Large Drill, exchange crystals or pass. The strongest card in a colour of the tile wins
    it; two tiles bring chips.

## What is asked
## A seat that is asked reads these as an instruction; other seats do not see them.

ask-start-tile = Choose the first target: the tile above START or the one to its right.
ask-draft = Choose a deck to draw a card for your starting hand from.
ask-target = Choose the tile that everybody will mine this round.
ask-entry = Choose from which square the marker enters { $target }.
# $wanted is a list of the colours that win the target; 4 are all there are.
ask-action =
    { SIZE($wanted) ->
        [0] Choose an action; the target is { $target }, where no colour is wanted.
        [4] Choose an action; the target is { $target }, where any colour is wanted.
       *[other] Choose an action; the target is { $target }, where { OR($wanted) } is wanted.
    }
ask-card =
    { SIZE($wanted) ->
        [0] Play a drill card for { $target }, where no colour is wanted.
        [4] Play a drill card for { $target }, where any colour is wanted.
       *[other] Play a drill card for { $target }, where { OR($wanted) } is wanted.
    }
ask-colour = Declare another colour for { FORM($played, form: "the") } with your Super Drill, or keep its own.
ask-extra = Add a card with your Enhanced Power, or none.
# $full is 1 if the hand is full.
ask-discard =
    { $full ->
        [1] Your hand is full: discard a card before you draw.
       *[other] Discard cards one by one, or stop and draw.
    }
ask-draw =
    { $left ->
        [one] Choose a deck to draw from: { $left } card to go.
       *[other] Choose a deck to draw from: { $left } cards to go.
    }
ask-gadget = Choose a gadget to buy.
# Either a gadget is paid for, or a Large Drill; the other one is `unknown`.
ask-pay =
    { ID($gadget) ->
        [unknown] { $left ->
            [one] Pay for { $drill }: { $left } crystal of any colour to go.
           *[other] Pay for { $drill }: { $left } crystals of any colour to go.
        }
       *[other] { $left ->
            [one] Pay for { $gadget }: { $left } crystal of any colour to go.
           *[other] Pay for { $gadget }: { $left } crystals of any colour to go.
        }
    }
ask-drill = Choose a Large Drill to build.
ask-site = Choose a square for { $drill }.
ask-aim = Choose where the Large Drill on { $site } points.
ask-give = Choose the colour of the crystals to give away.
ask-take = Choose the colour of the crystal you get for them.
ask-accident = Choose which { $wanted } card to lose to the { $wanted } accident.
ask-gold = Choose the colour of a crystal for your gold tile: { $left } to go, you have { $crystals } and may keep { $limit }.
ask-capsule = Choose the Refining Capsule that works this round.
ask-return = Return a crystal: you have { $crystals }, your limit is { $limit }.
ask-fight = Play a drill card against { $monster } on { $place }, or play nothing.
ask-lose = Return a crystal lost to { FORM($monster, form: "short") }: { $left } to go.
ask-breakthrough = Every way is blockaded: choose a blockaded tile to break through.

## Choices, for menus and buttons

do-place = Mine { $place }: { $tile }
# $wanted is a list of the colours that would win it, those of linked tiles included; 4 are all there are.
do-target-place =
    { SIZE($wanted) ->
        [1] Mine { $place }: { $tile }
        [4] Mine { $place }: { $tile }, any colour wins
       *[other] Mine { $place }: { $tile }, linked: { OR($wanted) } wins
    }
do-start-tile-place = { do-target-place }
do-entry-place = Enter from { $place }
do-site-place = Build on { $place }
do-breakthrough-place = Break through { $place }: { $tile } and its chip leave the game
# What would come of a card, or of a colour for it; $force is its strength then.
do-outlook =
    { ID($outlook) ->
        [off-colour] colour not wanted
        [behind] falls behind with { $force }
        [fails] too weak with { $force }
        [withstands] withstands with { $force }
        [unmatched] leads with { $force } until a wanted colour comes
        [leads] leads with { $force }
       *[wins] wins with { $force }
    }
do-card = Play { $card } ({ do-outlook })
do-extra-card = Add { $card } ({ do-outlook })
do-discard-card = Discard { $card }
do-accident-card = Discard { $card }
do-colour-colour = Let the card count as { $colour } ({ do-outlook })
do-pay-colour = Pay a { $colour } crystal
do-give-colour = Give { $colour } crystals away
do-take-colour = Take a { $colour } crystal
do-gold-colour = Take a { $colour } crystal
do-return-colour = Return a { $colour } crystal
do-lose-colour = Return a { $colour } crystal
# $top is the colour of the card on top; with plain backs it is unknown. $cards is the size of the deck.
do-deck =
    { ID($top) ->
        [unknown] { $cards ->
            [one] Draw a card from { $deck } (the last one: an accident comes nearer)
           *[other] Draw a card from { $deck } ({ $cards } cards)
        }
       *[other] { $cards ->
            [one] Draw a { $top } card from { $deck } (the last one: an accident comes nearer)
           *[other] Draw a { $top } card from { $deck } ({ $cards } cards)
        }
    }
do-gadget =
    { SIZE($price) ->
        [0] Buy { $gadget } for nothing
       *[other] Buy { $gadget } for { AND($price) }
    }
do-capsule-gadget = Use { $gadget }
do-drill = Build { $drill }
do-aim =
    { $points ->
        [one] Point { $aim } at { $aimed } for { $points } point
       *[other] Point { $aim } at { $aimed } for { $points } points
    }

say-mine = Mine: play a drill card for the target
say-refill = Refill your hand: discard as you like, then draw to your limit
say-gadget = Buy a gadget
say-large-drill = Build a Large Drill
# $given is how many crystals of one colour are given for one.
say-exchange = Exchange { $given } crystals of one colour for one of any colour
say-pass = Pass
say-keep = Keep { FORM($played, form: "the") } as it is ({ do-outlook })
# $leads is 1 if the card alone leads.
say-extra-none =
    { $leads ->
        [1] Add no card (you lead already)
       *[other] Add no card
    }
say-fight-none =
    { $damage ->
        [one] Play nothing, and lose { $damage } crystal
       *[other] Play nothing, and lose { $damage } crystals
    }
say-stop = Stop discarding and draw

## Choices in brief, for small screens

brief-card-card = { FORM($card, form: "title") } ({ do-outlook })
brief-fight-card = { brief-card-card }
brief-extra-card = Add { FORM($card, form: "title") } ({ do-outlook })
brief-discard-card = { FORM($card, form: "title") }
brief-accident-card = { FORM($card, form: "title") }
brief-action-mine = Mine
brief-action-refill = Refill your hand
brief-action-gadget = Buy a gadget
brief-action-large-drill = Build a Large Drill
brief-action-exchange = Exchange crystals

## Why not

no-no-card = You have no card in hand.
no-no-gadget = You cannot pay for any gadget that is left.
no-no-large-drill = You cannot pay for any of your Large Drills.
no-no-site = There is no square from which a Large Drill could point at a free square.
no-no-pair = You do not have { $given } crystals of one colour.
no-hand-full = Your hand is full; a refill must draw at least one card, so discard first.
no-no-square = There is no such square.
no-not-next-to-start = { $place } is not next to START.
no-no-entry = The marker cannot enter { $target } from { $place }.
no-no-tile = There is no tile on { $place }.
no-not-exposed = The tile on { $place } cannot be reached from START.
no-not-blockaded = The tile on { $place } is not blockaded.
no-blockaded = The tile on { $place } is blockaded.
no-too-far = { $place } is more than 2 steps away, and there are tiles that are nearer.
no-on-start = A Large Drill cannot stand on START.
no-on-tile = { $place } carries a tile.
no-on-drill = { $place } already carries a Large Drill.
no-on-marker = The marker is on { $place }.
no-no-aim = From { $place } a Large Drill could not point at any free square.
no-aim-off-map = There is no map square in that direction.
no-aim-at-start = A Large Drill cannot point at START.
no-aim-at-tile = { $aimed } carries a tile.
no-aim-at-drill = { $aimed } carries a Large Drill.
no-aim-taken = Another Large Drill points at { $aimed }.
no-not-on-field = The card must come from the field, and there is no { FORM($card, form: "title") } on it.
no-other-colour = { FORM($card, form: "start") } is not { $wanted }.
no-not-in-hand = You have no { FORM($card, form: "title") } in hand.
no-no-enhanced-power = None of your Enhanced Power gadgets fits { $card }.
no-empty-deck = { FORM($deck, form: "start") } is empty.
no-same-colour = The card is { $colour } already; say keep.
no-stock-lacks = The common area has no { $colour } crystal.
no-nobody-has = Neither the common area nor another player has a { $colour } crystal.
no-too-few = You do not have { $given } { $colour } crystals.
no-no-crystal = You have no { $colour } crystal.
no-sold = { $owner } owns { $gadget }.
no-too-dear = You cannot pay for { $gadget }: it costs { AND($price) }.
no-not-owned = You do not own { $gadget }.
no-no-capsule = Only a Refining Capsule is used now.
no-others-drill = This Large Drill is not yours.
no-built = This Large Drill has been built already.
no-drill-too-dear = You cannot pay for this Large Drill: it costs { AND($price) }.

## What happened

log-round = Round { $number }: { $seat } is start player.
log-target = { $seat } moves the marker onto { $place }, coming from { $entry }.
# Only the drawer is told the card; with plain backs others do not see the colour.
log-draw =
    { ID($card) ->
        [unknown] { ID($colour) ->
            [unknown] { $seat } draws a card from { $deck }.
           *[other] { $seat } draws a { $colour } card from { $deck }.
        }
       *[other] { $seat } draws { $card } from { $deck }.
    }
# $moved is 1 if an accident card moves to the Alarm.
log-empty-deck =
    { $moved ->
        [1] { FORM($deck, form: "start") } has run out: an accident card moves to the Alarm.
       *[other] { FORM($deck, form: "start") } has run out: no accident card is left in Danger.
    }
log-rebuild =
    { $cards ->
        [one] The last deck has run out: { $cards } discarded card becomes new decks.
       *[other] The last deck has run out: { $cards } discarded cards become new decks.
    }
log-action =
    { ID($action) ->
        [mine] { $seat } mines.
        [refill] { $seat } refills the hand.
        [gadget] { $seat } goes shopping for a gadget.
        [large-drill] { $seat } sets up a Large Drill.
        [exchange] { $seat } exchanges crystals.
       *[pass] { $seat } passes.
    }
log-play = { $seat } plays { $card }.
log-declare = { $seat }'s Super Drill makes it { $colour }.
log-extra = { $seat } adds { $card } with Enhanced Power.
log-discard = { $seat } discards { $card }.
log-buy = { $seat } buys { $gadget }.
log-pay =
    { $count ->
        [one] { $seat } pays { $count } { $colour } crystal.
       *[other] { $seat } pays { $count } { $colour } crystals.
    }
log-build = { $seat } builds a Large Drill on { $place }, pointing { $aim }.
log-exchange = { $seat } gives { $colour } crystals away.
log-take = { $seat } takes a { $colour } crystal for them.
log-alarm = Alarm: { $accident } happens.
log-accident = { $seat } loses { $card } to { $accident }.
log-reset = The forecasts are made anew: { $accident } is safe for now.
# $matching is 1 if the winning card has a colour of the target.
log-winner =
    { $matching ->
        [1] { $seat } wins the target with strength { $strength } and a matching colour.
       *[other] { $seat } wins the target with strength { $strength } and nobody matching.
    }
log-tile = { $seat } takes { $tile } from { $place }.
# $source is the player who has to give it; otherwise it comes from the common area.
log-crystal =
    { ID($source) ->
        [unknown] { $seat } gains a { $colour } crystal.
       *[other] { $seat } gains a { $colour } crystal from { $source }.
    }
log-no-crystal = There is no { $colour } crystal left for { $seat }.
log-capsule = { $seat } uses { $gadget }.
log-return = { $seat } returns a { $colour } crystal above the limit.
log-blockade = Nobody mined: a chip blockades { $place }.
log-big-chip = { $seat } gets a 300 million chip; { $left } left on the board.
log-small-chip =
    { $count ->
        [one] { $seat } gets { $count } chip of 100 million.
       *[other] { $seat } gets { $count } chips of 100 million.
    }
log-trade-chips = { $seat } exchanges small chips for a 300 million chip; { $left } left on the board.
log-check = Performance is checked.
log-foreman = { $seat } takes the Foreman Marker.
log-reveal = On { $place } lies { $tile }.
log-link = { $place } is linked to { $other }.
log-monster = A monster attacks from { $place }: { $tile }.
log-no-card = { $seat } plays nothing.
log-withstand = { $seat } withstands the monster with strength { $strength }.
log-fail = { $seat } fails against the monster with strength { $strength }.
log-lose = { $seat } loses a { $colour } crystal.
log-trophy = { $seat } defeats { FORM($tile, form: "short") }.
log-flee = Nobody could stop { FORM($tile, form: "short") }; it is gone.
log-tear = { $seat } sheds Red Tear number { $count }.
log-eliminate = { $seat } is out of the game.
log-breakthrough = { $seat } breaks through the blockade on { $place }.
# $ending is a sentence of the next section.
log-over = The game is over. { $ending }

# Where the table is seen: what things are worth, and nothing twice. The card tells that a player mines.
page-log-action =
    { ID($action) ->
        [mine] { "" }
       *[other] { log-action }
    }
page-log-buy =
    { $points ->
        [one] { $seat } buys { $gadget }: { $points } point.
       *[other] { $seat } buys { $gadget }: { $points } points.
    }
page-log-trophy =
    { $points ->
        [one] { $seat } defeats { FORM($tile, form: "short") }: { $points } point.
       *[other] { $seat } defeats { FORM($tile, form: "short") }: { $points } points.
    }

## The log, said to the player who did it or has it done to them

page-you-log-round = Round { $number }: you are start player.
page-you-log-action =
    { ID($action) ->
        [mine] { "" }
        [refill] You refill your hand.
        [gadget] You go shopping for a gadget.
        [large-drill] You set up a Large Drill.
        [exchange] You exchange crystals.
       *[pass] You pass.
    }
page-you-log-play = You play { $card }.
page-you-log-declare = Your Super Drill makes it { $colour }.
page-you-log-extra = You add { $card } with Enhanced Power.
page-you-log-buy =
    { $points ->
        [one] You buy { $gadget }: { $points } point.
       *[other] You buy { $gadget }: { $points } points.
    }
page-you-log-build = You build a Large Drill on { $place }, pointing { $aim }.
page-you-log-exchange = You give { $colour } crystals away.
page-you-log-take = You take a { $colour } crystal for them.
page-you-log-accident = You lose { $card } to { $accident }.
page-you-log-winner =
    { $matching ->
        [1] You win the target with strength { $strength } and a matching colour.
       *[other] You win the target with strength { $strength } and nobody matching.
    }
page-you-log-tile = You take { $tile } from { $place }.
page-you-log-crystal =
    { ID($source) ->
        [unknown] You gain a { $colour } crystal.
       *[other] You gain a { $colour } crystal from { $source }.
    }
page-you-log-no-crystal = There is no { $colour } crystal left for you.
page-you-log-capsule = You use { $gadget }.
page-you-log-return = You return a { $colour } crystal above the limit.
page-you-log-big-chip = You get a 300 million chip; { $left } left on the board.
page-you-log-small-chip =
    { $count ->
        [one] You get { $count } chip of 100 million.
       *[other] You get { $count } chips of 100 million.
    }
page-you-log-trade-chips = You exchange small chips for a 300 million chip; { $left } left on the board.
page-you-log-foreman = You take the Foreman Marker.
page-you-log-no-card = You play nothing.
page-you-log-withstand = You withstand the monster with strength { $strength }.
page-you-log-fail = You fail against the monster with strength { $strength }.
page-you-log-lose = You lose a { $colour } crystal.
page-you-log-trophy =
    { $points ->
        [one] You defeat { FORM($tile, form: "short") }: { $points } point.
       *[other] You defeat { FORM($tile, form: "short") }: { $points } points.
    }
page-you-log-tear = You shed Red Tear number { $count }.
page-you-log-eliminate = You are out of the game.
page-you-log-breakthrough = You break through the blockade on { $place }.
page-you-log-target = You move the marker onto { $place }, coming from { $entry }.
page-you-log-draw =
    { ID($card) ->
        [unknown] { ID($colour) ->
            [unknown] You draw a card from { $deck }.
           *[other] You draw a { $colour } card from { $deck }.
        }
       *[other] You draw { $card } from { $deck }.
    }
page-you-log-discard = You discard { $card }.
page-you-log-pay =
    { $count ->
        [one] You pay { $count } { $colour } crystal.
       *[other] You pay { $count } { $colour } crystals.
    }
page-at-you-log-crystal = { $seat } gains a { $colour } crystal from you.
page-part-log-pay = { $count } { $colour }
page-lost-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
 }
page-lost-crystals = { $count ->
    [one] 1 crystal
   *[other] { $count } crystals
 }

## The end

ending-not-over = The game is not over.
ending-chips = The last 300 million chip has left the board.
ending-frames = Both yellow-framed squares are cleared and performance has been checked.
ending-nothing-left = No tile is left that could be mined.
ending-survivor = Only one player is left.

# Said at the end where players with the same points have different ranks.
tie-break = Equal points: the higher value of chips decides, then more gadgets, then more monsters.

score-chips = Chips
score-monsters = Monsters
score-gadgets = Gadgets
score-sets = Gadgets of one colour
score-crystals = Crystal pairs
score-drills = Unplaced Large Drills

## Options

option-advanced = Red Tears and elimination (section 12)
    .title = Advanced rules
    .help = with Red Tears and elimination
option-drill-backs = plain: the colours of other hands and of decks are hidden
    .title = Card backs
    .help = plain ones hide the colours of other hands and of decks
    .coloured = coloured card backs
    .plain = plain card backs
option-accident-condition = how many drill cards of its colour an accident needs
    .title = Accidents
    .help = how many drill cards of its colour one needs
    .two-or-more = two or more
    .any = any
option-first-foreman = who begins
    .title = First Foreman
    .help = who begins
    .random = drawn by lot
option-chip-stock = 300 million chips; fewer give a shorter game
    .title = Chips of 300 million
    .help = fewer make a shorter game
option-auto-resolve = false: choices with a single option are asked too
    .title = Skip what is no choice
    .help = you are not asked where there is only one option
option-breakthrough = false: the game ends when every path is blockaded
    .title = Breakthrough
    .help = off: the game ends when every path is blockaded

## Colours and prices
## `.letters` stand on a terminal for the colour: two letters, all different.

colour-red = red
    .letters = Re
colour-blue = blue
    .letters = Bl
colour-green = green
    .letters = Gr
colour-purple = purple
    .letters = Pu
colour-unknown = some colour

# Crystals of a price in a list: “2 blue and 1 of any colour”.
price-red = { $count } red
price-blue = { $count } blue
price-green = { $count } green
price-purple = { $count } purple
price-any = { $count } of any colour

## Cards and decks
## `.start` is the name at the beginning of a sentence, `.title` the name without an article, `.the` the one that was
## spoken of, `.cell` the name on the map of a terminal: at most 8 characters.

card = a { $colour } { $number }
    .start = The { $colour } { $number }
    .title = { $colour } { $number }
    .the = the { $colour } { $number }
card-unknown = a card
deck-deck-1 = the first deck
    .start = The first deck
    .cell = [deck 1]
deck-deck-2 = the second deck
    .start = The second deck
    .cell = [deck 2]
deck-deck-3 = the third deck
    .start = The third deck
    .cell = [deck 3]
deck-unknown = a deck
accident = the { $colour } accident
accident-unknown = an accident

## The map

# $start is 1 for START; $square is column and row, such as c3.
place =
    { $start ->
        [1] START
       *[other] { $square }
    }
place-unknown = a square
aim-N = up
aim-E = right
aim-S = down
aim-W = left
aim-unknown = somewhere

## Tiles
## `.short` is the name without what is printed on the tile.

tile-ordinary =
    { $crystals ->
        [one] a { $colour } tile ({ $crystals } crystal)
       *[other] a { $colour } tile ({ $crystals } crystals)
    }
    .short = a { $colour } tile
    .text = The player who wins it gets its crystals.
tile-gold =
    { $crystals ->
        [one] a gold tile ({ $crystals } crystal)
       *[other] a gold tile ({ $crystals } crystals)
    }
    .short = a gold tile
    .text = Any colour wins it, and the winner chooses the colours of the crystals.
tile-connected =
    { $crystals ->
        [one] a connected { $colour } tile ({ $crystals } crystal)
       *[other] a connected { $colour } tile ({ $crystals } crystals)
    }
    .short = a connected { $colour } tile
    .text = Its red arrow may link it to a neighbour. Linked tiles are mined together, and the colour of any of them wins all.
tile-monster =
    { $points ->
        [one] { $monster } (power { $power }, damage { $damage }, { $points } point)
       *[other] { $monster } (power { $power }, damage { $damage }, { $points } points)
    }
    .short = { $monster }
    .text =
        Everyone fights it when it comes into sight. Players who are not stronger than its power lose as many crystals as
        its damage; the strongest of the others wins it.
tile-unknown = a tile
monster-grub = the Grub
monster-stalker = the Stalker
monster-titan = the Titan

## Gadgets and Large Drills
## `.title` is the name without an article, for lists.

gadget-type-super-drill = Super Drill
gadget-type-enhanced-power = Enhanced Power
gadget-type-refining-capsule = Refining Capsule
gadget-type-support-drone = Support Drone

gadget-super-drill = the { $colour } Super Drill
    .title = { $colour } Super Drill
    .text = Once per round: let the { $colour } card you play count as another colour.
gadget-enhanced-power = the { $colour } Enhanced Power
    .title = { $colour } Enhanced Power
    .text = Once per round: add a { $colour } card to the one you play.
gadget-refining-capsule = the { $colour } Refining Capsule
    .title = { $colour } Refining Capsule
    .text = Once per round: when you have played a card for the target, gain a { $colour } crystal.
# $hand and $crystals are what it adds to the two limits.
gadget-support-drone = the { $colour } Support Drone
    .title = { $colour } Support Drone
    .text = Your hand limit is higher by { $hand }, your crystal limit by { $crystals }.
gadget-unknown = a gadget

drill =
    { SIZE($price) ->
        [0] the Large Drill for nothing
       *[other] the Large Drill for { AND($price) }
    }
    .title =
        { SIZE($price) ->
            [0] for nothing
           *[other] { AND($price) }
        }
drill-unknown = a Large Drill

## Terms

# Zones of the Asteroid Map, which are also the backs of tiles.
zone-white = white zone
zone-grey = grey zone
zone-black = black zone
# What is going on, in a word or two.
phase-over = game over
phase-start-tile = first target
phase-draft = starting hands
phase-target = target
phase-entry = entry square
phase-action = action
phase-card = mining
phase-colour = Super Drill
phase-extra = Enhanced Power
phase-discard = refill: discard
phase-draw = refill: draw
phase-gadget = gadget purchase
phase-pay = payment
phase-drill = Large Drill
phase-site = square of the Large Drill
phase-aim = direction of the Large Drill
phase-give = exchange: give
phase-take = exchange: take
phase-accident = accident
phase-gold = gold tile
phase-capsule = Refining Capsule
phase-return = crystal limit
phase-fight = monster
phase-lose = damage
phase-breakthrough = breakthrough

## On a terminal

draw-round = Round { $round }
draw-over = the game is over
draw-start-player = start player { $seat }
draw-chips = 300 million chips: { $chips }
draw-target = target { $squares }
# Colours follow each of these.
draw-wanted = wanted
draw-any-colour = any colour
draw-asteroid = Asteroid
draw-board = Board
draw-safe = Safe:
draw-danger = danger: { $cards }
draw-alarm = alarm:
draw-spent = spent:
# Crystals, and types of gadgets with their colours.
draw-common-area = Common area:
draw-for-sale = For sale:
draw-nothing = nothing
draw-none = none
# At most 5 characters.
draw-empty = empty
draw-gold = Go
draw-monster = M{ $power }/{ $damage }+{ $points }
draw-players = Players
# The player who is looking.
draw-you = { $seat } (you)
draw-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
draw-eliminated = is out of the game
draw-stacks = chips { $big }×300 { $small }×100
draw-tiles = tiles { $tiles }
draw-tears = tears { $tears }
draw-crystal-limit = of { $limit } crystals
draw-hand-size = hand { $cards }
# Cards, the colour they count as, and their strength.
draw-plays = plays
draw-as = as
draw-strength = strength { $strength }
draw-used = { $type } used
draw-won = won { $monsters }
draw-hand = Your hand, { $cards } of { $limit } cards
draw-large-drills = Large Drills: { $drills }
draw-legend-tiles = Re2 tile with 2 red crystals · Go gold · M2/2+3 monster: power, damage, points · ██ wall · → linked that way
draw-legend-squares = ░G░ face-down tile with a grey back · ✖ blockaded · ◆ marker · ·2· free square with its number, * yellow frame
draw-legend-marks = ▲ Large Drill and where it points · + target · In the list: Pu4 drill card, Pu×2 crystals

## On the page

# Said beside a table that is seen, instead of the message without `page-`.
page-ask-action = Play a card for { $target }, or take another action.
page-ask-fight = Play a card against { FORM($monster, form: "short") } on { $place }, or play nothing.
page-ask-gold = Choose a crystal for your gold tile: { $left } to go.
page-say-mine = Mine
page-say-refill = Refill
page-say-gadget = Gadget
page-say-large-drill = Large Drill
page-say-exchange = Exchange
page-say-pass = Pass
page-say-stop = Draw now
page-say-fight-none = Play nothing

page-field = Field
page-wanted = wanted
page-leads = leads with { $strength }
page-you-won = You win.
page-field-won = { $seat } wins.
page-nobody-wins = Nobody wins.
page-wins = wins with { $strength }
page-off-colour = another colour
page-to-act = to act
page-no-card = no card
page-no-cards = no cards
page-no-crystals = no crystals
# Against a monster.
page-beats = { $strength } beats { $power }
page-beats-best = { $strength } beats { $power }, leads
page-too-weak = { $strength } is too weak
page-monster-on = { FORM($monster, form: "short") } on { $place }
page-power = power { $power }
page-damage = damage { $damage }
page-prize = prize { $points }
# What would come of a card in hand. $force is its strength as things are.
page-outlook-off-colour = off colour
page-outlook-behind = { $force }, falls behind
page-outlook-fails = { $force }, too weak
page-outlook-withstands = { $force }, safe
page-outlook-unmatched = { $force }, off colour
page-outlook-leads = leads with { $force }
page-outlook-wins =
    { $tiles ->
        [0] wins
        [one] wins the tile
       *[other] wins { $tiles } tiles
    }
page-accident-now =
    { $needed ->
        [1] { $accident }: players with a card of its colour lose one.
       *[other] { $accident }: players with { $needed } or more cards of its colour lose one.
    }
page-in-reach = In reach
page-steps =
    { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }
page-to-win = To win
page-to-pay = Still to pay
page-have = You have
page-left-over = Left over
page-workshop = Workshop
page-price = { $own } own + { $any } any
page-price-any = { $any } any
page-marker = Current Location Marker
page-safe = safe
page-danger = danger
page-danger-hint = One of these accidents comes next
page-alarm = alarm
# Beside the number of 300 million chips on the board.
page-chips-of = of { $chips }
page-points =
    { $points ->
        [one] point
       *[other] points
    }
page-crystals = Crystals
# $count crystals of a colour.
page-crystal-stack =
    { $count ->
        [one] { $count } { $colour } crystal
       *[other] { $count } { $colour } crystals
    }
# $points is negative: for each Large Drill that is not built at the end.
page-each = { $points } each
page-earned = Earned
page-section = section { $tiles } of { $needed }
page-large-drills = Large Drills
page-large-drill = Large Drill
page-foreman = start player
page-step-target = Target
page-step-actions = Actions
page-step-accidents = Accidents
page-step-mining = Mining
page-step-visibility = Visibility
page-advanced = Advanced rules
page-costs = Costs
page-owner = Owner
page-worth = Worth
page-now = Now
page-can-pay = you can buy it
page-cannot-pay = too few crystals
page-can-build = you can build it
page-cannot-build = too few crystals, or no square for it
page-square = Square
page-zone = Zone
page-printed = Number
page-linked-with = Linked with
page-blockaded = Blockaded
page-blockaded-text = it cannot be mined
page-framed = Yellow frame
page-framed-text = the game ends when both are cleared
page-cards = Cards

page-card-text = Play it for the target or against a monster. The highest number in a wanted colour wins; in a tie, the one played first. A 1 turns every 4 of its colour into 0.
page-drill-text = Stands on a free square and points at another one. You get that square's number in chips of 100 million, once, when you build it.
page-accident-text =
    { $needed ->
        [1] When it happens, players with a card of this colour in hand or on the field lose one.
       *[other] When it happens, players with { $needed } or more cards of this colour, in hand and on the field together, lose one.
    }
page-crystal-text = Crystals pay for gadgets and Large Drills. At the end every { $per } of one colour are worth a point.
page-deck-text = When a deck runs out, an accident card moves to the Alarm. When all three are empty, the discarded cards become new decks.
page-chip-text = When a player has { $needed } tiles in their section, performance is checked: that player gets a chip of 300 million, all others with a tile get one of 100 million. { $small } small chips become a large one. The game ends when the last large chip leaves the board.
page-all-gadgets = Gadgets
page-all-monsters = Monsters
page-all-accidents = Accidents
page-all-tiles = Tiles
page-all-others = Chips and marker
page-marker-text = Marks the tile that everyone mines this round. The start player moves it, up to 2 steps if a tile is that close.
page-face-down-text = A face-down tile. It is turned up when a square beside it becomes a passage.
page-free-text = A passage. A Large Drill may stand here, or point here for the printed number.
page-start-text = Where everything began. No Large Drill may stand here or point here.

# In the panel beside the field: what would come of the card, the target or the purchase that one looks at.
page-if-play = If you play { FORM($card, form: "title") }
page-if-target = If you mine { $places }
page-target-now = Target { $places }
page-if-buy = If you buy { FORM($gadget, form: "title") }
page-row-target = Target
page-row-monster = Monster
page-row-tiles = Tiles
page-row-wanted = Wanted
page-row-chips = Chips
page-row-alarm = Alarm
page-row-rank = Your place
page-row-prize = Prize
page-row-lose = You lose
page-row-effect = Effect
page-limit = Limit
page-row-aim = Points to { $place }
page-if-captured =
    { $tiles ->
        [one] captured
       *[other] captured, { $tiles } tiles
    }
page-if-leads = leads, may be beaten
page-if-unmatched = leads, off colour
page-if-behind = falls behind
page-if-off-colour = off colour, falls behind
page-if-beaten = beaten: { $force } against { $power }
page-if-too-weak = too strong: { $force } against { $power }
page-if-prize = yours, { $points } points
page-if-prize-leads = yours so far, { $points } points
page-if-prize-other = goes to another
page-if-return = return { $count }
page-if-chips-you = you { $points }
page-if-chips-other = { $name } { $points }
page-if-nothing = nothing
page-if-alarm-empty = empty
page-if-alarm-safe = { $count }, card safe
page-if-alarm-risk = { $count }, may take the card
page-if-lose =
    { $crystals ->
        [0] nothing
        [one] { $crystals } crystal
       *[other] { $crystals } crystals
    }
page-if-lose-tear =
    { $crystals ->
        [0] 1 tear
        [one] { $crystals } crystal, 1 tear
       *[other] { $crystals } crystals, 1 tear
    }
page-if-rank = { $rank } of { $plays }
page-if-rank-sure = { $rank } of { $plays }, sure
page-in-stock = { $count } in stock
page-you-hold = you have { $count }
page-gain-points = +{ $points }

# For narrow places, instead of the messages without `brief`.
page-brief-off-colour = off
page-brief-behind = behind
page-brief-fails = weak
page-brief-withstands = safe
page-brief-unmatched = off
page-brief-leads = leads
page-brief-wins = wins
page-brief-none = none
page-brief-play = { $strength }
page-brief-out = out
page-brief-super-drill = its cards may count as another colour
page-brief-enhanced-power = add a second card of its colour
page-brief-refining-capsule = gain its crystal when you play for the target
page-brief-support-drone = hand limit +{ $hand }, crystal limit +{ $crystals }
page-brief-limits = hand { $hand }, crystals { $crystals }
page-refill-to = Refill to { $limit }
page-wait-pay =
    { $left ->
        [one] { $left } crystal to pay
       *[other] { $left } crystals to pay
    }
page-paid = { $paid } of { $price }
page-fight-why =
    { $damage ->
        [one] Beat power { $power }, or lose { $damage } crystal.
       *[other] Beat power { $power }, or lose { $damage } crystals.
    }
page-best-has = { $name } has { $points }
page-together = { $places } go together
page-hand = Hand
page-gear = Gear
page-back-to-map = Map

# Kinds of components in reports, and what players do with them.
page-lab-accident = Accident
page-lab-action = Action
page-lab-drill-card = Drill card
page-lab-gadget = Gadget
page-lab-large-drill = Large Drill
page-lab-monster = Monster
page-lab-tile-black = Tile of the black zone
page-lab-tile-grey = Tile of the grey zone
page-lab-tile-white = Tile of the white zone
page-lab-gadget-type = Type of gadget
page-lab-bought = bought
page-lab-built = built
page-lab-chose = chose
page-lab-defeated = defeated
page-lab-mined = mined
page-lab-played = played
page-lab-suffered = suffered
page-lab-used = used

## The guided game

tutorial-welcome = Welcome to the asteroid! You are in charge of the first shift. In a few rounds you will do everything there is to do here.
tutorial-map = We all dig at the same tile. A face-up tile shows what is in it; the others lie face down. START is in the bottom left corner.
tutorial-first = You are start player, so you choose what we mine. b1 holds two green crystals. Choose it.
tutorial-draft = Green is wanted now. The backs of cards show their colour. You and your rival draw in turns: take three green cards from the third deck.
tutorial-draft-last = There are no more green ones on top. Take the purple one from the first deck.
tutorial-mine = Your turn. The highest card in the wanted colour wins. Under each card you see what it would do. Play your green 4.
tutorial-won = You won the tile with its two green crystals. Your rival's card did not win, but brought a blue crystal as a consolation.
tutorial-target = The winner becomes start player and moves the marker, 1 or 2 steps. Take c1.
tutorial-no-match = Blue is wanted, and you have none. If no one plays blue, the highest card wins anyway. Take the risk with your green 3.
tutorial-check = That was your second tile, so performance was checked: you got a chip of 300 million, which is 3 points.
tutorial-target-again = Choose c2 this time. You will not play a card for it.
tutorial-large-drill = Large Drills that are not built cost you a point each at the end. Choose the one that costs a blue crystal and two of any colour.
tutorial-large-drill-site = It needs a free square, and a free square to point at. Build it on b1; it will point at c1.
tutorial-large-drill-built = You got the number that is printed on c1, in chips of 100 million. Three of them make a large one.
tutorial-refill = Your hand is getting small. Refill it; that is your action for this round.
tutorial-refill-keep = You could discard cards that you do not like. Keep yours, and draw.
tutorial-refill-draw = Draw two cards from the first deck. When a deck runs out, an accident comes closer.
tutorial-linked = Two linked tiles are the target: the winner gets both. Blue is wanted, and your rival has gone shopping. Your blue 1 is enough.
tutorial-target-last = Two tiles at once, so performance was checked again. Now choose d2.
tutorial-gadget = With three blue crystals you can buy a gadget. Choose the blue Super Drill in the workshop: it lets a blue card count as any colour.
tutorial-blockade = No one played a card for d2, so a chip blockades it. Chips are time: when the last one is gone, the game ends.
tutorial-accidents = Keep an eye on the forecasts. When a deck runs out, one of the accidents in danger happens, and players with two cards of its colour lose one.
tutorial-monsters = And there are monsters under some tiles. You need a card stronger than their power to fight them, so keep one.
tutorial-goodbye = Now you know the trade. Touch and hold anything, or let the pointer rest on it, and it explains itself. Now for a real game against one easy bot!

## The numbers of components, on the workbench

knob-sheet-tiles = Tiles
knob-sheet-gadgets = Gadgets
knob-sheet-large-drills = Large Drills
knob-crystals = Crystals
knob-power = Combat power
knob-damage = Damage
knob-points = Points
knob-price =
    { $place ->
        [red] Price in red crystals
        [blue] Price in blue crystals
        [green] Price in green crystals
        [purple] Price in purple crystals
       *[any] Price in crystals of any colour
    }
knob-hand-limit = Hand limit
knob-crystal-limit = Crystal limit
knob-drone-hand = What a Support Drone adds to the hand limit
knob-drone-crystals = What a Support Drone adds to the crystal limit
knob-crystals-each = Crystals of each colour
knob-exchange-crystals = Crystals given for one of any colour
knob-large-drills-each = Large Drills each in a game of { $place }
knob-low-number = Number of a card that weakens others
knob-high-number = Number of the cards it weakens
knob-high-value = What a weakened card counts
knob-check-tiles = Tiles that bring about a performance check
knob-small-per-big = 100 million chips for one of 300 million
knob-big-points = Points of a 300 million chip
knob-small-points = Points of a 100 million chip
knob-gadget-points = Points of a gadget
knob-set-points =
    { $place ->
        [1] Points for one gadget of a colour
       *[other] Points for { $place } gadgets of a colour
    }
knob-crystals-per-point = Crystals for a point
knob-unplaced-points = Points lost for an unplaced Large Drill
