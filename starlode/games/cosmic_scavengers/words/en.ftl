# Cosmic Scavengers in English, the source of all other languages.
# Titles of contracts and names of robots are proper names; types of marbles and icons are not.

title = Cosmic Scavengers
summary = Program robots in secret, scavenge a wrecked ship and fulfil contracts before the others do.
goal =
    Fulfil contracts with marbles until a player shows eight. The most points win.
turn =
    All players secretly program up to four robots: side, order and one of four modes each. Less diligence goes first.
    Robots travel their rows and collect the marbles they have icons for; full robots are discarded. Marbles pay for contracts
    in the market, or are stored.

## What is asked
## A seat that is asked reads these as an instruction, other seats do not see them.

ask-recall = You have no robot in hand: call one back from your discard.
ask-designate = Designate the side your robots start from.
# $slot counts from 1; $slots is how many robots the program will have.
ask-place = Place a robot with its active mode in slot { $slot } of { $slots }.
ask-insert = Insert a PROGRAMMABLE contract, or commit the program with done.
# A gap is called by the number of robots above it.
ask-gap = Choose a gap for { $waiting }: { $lowest } to { $robots }, the number of robots above it.
ask-recover-robot =
    Recover up to { $left ->
        [one] { $left } robot
       *[other] { $left } robots
    } from your discard, or stop.
ask-recover-contract =
    Recover up to { $left ->
        [one] { $left } contract
       *[other] { $left } contracts
    } from your discard, or stop.
ask-hospital-robot = { ask-recover-robot }
ask-hospital-contract = { ask-recover-contract }
ask-fulfil = Fulfil a contract of the market, or end.
# $wild is how many wild units are left if the next unit is wild, else 0; then $unit is the type that is asked for.
ask-pay =
    { $wild ->
        [0] Pay for { $contract }: choose the marble for { $unit }.
        [one] Pay for { $contract }: { $wild } wild unit left, least valuable marble first.
       *[other] Pay for { $contract }: { $wild } wild units left, least valuable marble first.
    }
ask-salvage = Take a marble of any type but void from the supply.
# $claims is how many claims of the seat stand.
ask-claim =
    { $claims ->
        [0] You are tied: claim or challenge a contract, leave one, or agree to how things stand.
        [one] You are tied: claim or challenge a contract, leave one, or agree to how things stand. You have { $claims } claim.
       *[other] You are tied: claim or challenge a contract, leave one, or agree to how things stand. You have { $claims } claims.
    }
ask-reveal = Reveal contracts in hand and end the game, or keep them hidden.

## Choices, for menus and buttons

do-designation = Start { $designation }
# $icons is a list of the icons that are active in this mode.
do-mode = { $robot }, { $mode } mode: { AND($icons) }
do-robot = Take { $robot } back to hand ({ $modes })
do-contract = Take { $contract } back to hand
do-designate-contract = { do-insert-contract }
do-place-contract = { do-insert-contract }
do-gap-contract = { do-insert-contract }
do-insert-contract =
    { ID($effect) ->
        [none] { $contract }
       *[other] { $contract }: { $text }
    }{ $idle ->
        [1] { " " }(would be ignored everywhere)
       *[0] { "" }
    }
do-gap =
    { $gap ->
        [0] Above slot 1
       *[other] Below slot { $gap }
    }{ $idle ->
        [1] { " " }(would be ignored there)
       *[0] { "" }
    }
# $price is a list of units; $effect is `none` for contracts that only bring points.
do-fulfil-contract = Fulfil { do-priced-contract }
do-priced-contract = { $contract } for { AND($price) }: { do-worth }
do-worth =
    { ID($effect) ->
        [none] { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
       *[other] { $points ->
            [one] { $points } point. { $text }
           *[other] { $points } points. { $text }
        }
    }
# $verb is what the seat can do with this contract: 0 claim, 1 challenge, 2 back down, 3 withdraw.
do-claim-contract =
    { $verb ->
        [0] Claim { do-priced-contract }
        [1] Challenge for { do-priced-contract }
        [2] Back down from { $contract }
       *[other] Withdraw the claim to { $contract }
    }
do-pay-type = Pay 1 { $type }
do-salvage-type = Take 1 { $type }

# $empty lists robots that would bring nothing.
say-done =
    { SIZE($empty) ->
        [0] Commit the program
       *[other] Commit the program (brings nothing: { AND($empty) })
    }
say-restart = Take the whole program back
say-stop = Recover nothing more
say-end = Fulfil nothing more
say-agree = Agree to how things stand
say-reveal = Reveal contracts and end the game
say-keep = Keep the contracts hidden

## Choices in brief, for small screens; what stands before a colon is said once for several of them

brief-designation = { FORM($designation, form: "short") }
brief-mode = { $robot }: { $mode }
brief-robot = { $robot }
brief-contract = { FORM($contract, form: "listed") }
brief-insert-contract =
    { $idle ->
        [1] { FORM($contract, form: "listed") } (ignored everywhere)
       *[0] { FORM($contract, form: "listed") }
    }
brief-fulfil-contract = Fulfil: { FORM($contract, form: "listed") }
brief-claim-contract =
    { $verb ->
        [0] Claim: { FORM($contract, form: "listed") }
        [1] Challenge: { FORM($contract, form: "listed") }
        [2] Back down: { FORM($contract, form: "listed") }
       *[3] Withdraw: { FORM($contract, form: "listed") }
    }

## Why not

no-nothing-programmed = Nothing has been programmed yet.
no-no-restarts =
    { $restarts ->
        [0] A program may not be taken back.
        [one] A program may be taken back { $restarts } time a round.
       *[other] A program may be taken back { $restarts } times a round.
    }
no-program-incomplete = The program is not complete.
no-designated = Your robots already start { $chosen }; restart takes the program back.
no-other-board = That side is not on the { $board } board.
no-designation-first = The designation comes first.
no-slots-full = All slots are filled.
no-robot-not-in-hand = { $robot } is not in your hand.
no-not-programmable = { FORM($contract, form: "start") } is not PROGRAMMABLE.
no-robots-first = Designation and robots come before contracts.
no-gap-first = { FORM($waiting, form: "start") } still needs its gap.
no-contract-not-in-hand = { FORM($contract, form: "start") } is not in your hand.
no-no-contract-waits = A gap follows a contract.
no-above-the-last = Contracts are placed from the top down: the last one lies in gap { $lowest }.
no-too-few-robots =
    { $robots ->
        [one] There is only { $robots } robot.
       *[other] There are only { $robots } robots.
    }
no-robot-not-discarded = { $robot } is not in your discard.
no-contract-not-discarded = { FORM($contract, form: "start") } is not in your discard.
no-not-in-market = { FORM($contract, form: "start") } is not in the market.
no-given-up = You gave { $contract } up and cannot come back to it in this round.
no-too-dear =
    { SIZE($marbles) ->
        [0] { FORM($contract, form: "start") } costs you { AND($price) }; you have no marbles.
       *[other] { FORM($contract, form: "start") } costs you { AND($price) }; you have { AND($marbles) }.
    }
no-void-stays = Void cannot be salvaged.
no-supply-lacks = The supply has no { $type } marble.
no-no-marble = You have no { $type } marble left.
no-other-unit = The unit to be paid now is { $unit }.
no-rising-value = Wild units are paid by rising value, and the last was { $last }.
no-stuck = With { $type } here the payment could not be completed as the rules order it.

## What happened

log-round = Round { $number } begins.
log-top-up = The supply tops the pool up with { AND($marbles) }.
log-fill = The ship is filled at random.
log-to-market = New in the market: { $contract }.
log-to-box = { FORM($contract, form: "start") } is for the other board and goes to the box.
log-recall = { $seat } has no robot and calls { $card } back.
log-commit = { $seat } has committed a program.
log-designation = { $seat } sends robots { $designation }.
log-robot = { $seat }, slot { $position }: { $card }, { $mode } mode.
log-contract =
    { $ignored ->
        [0] { $seat }, gap { $gap }: { $contract }.
       *[other] { $seat }, gap { $gap }: { $contract }. It is ignored there.
    }
log-order = { $seat } has place { $place }: diligence { $diligence }, priority { $priority }.
log-recover-robot = { $seat } recovers { $card }.
log-recover-contract = { $seat } recovers { $contract }.
log-collect = { $seat }'s { $card } collects { $marble } at { $cell }.
log-collide = { $seat }'s { $card } collides over { $marble } at { $cell }.
# For viewers who see the ship, which has no coordinates on it.
page-log-collect = { $seat }'s { $card } collects { $marble }.
page-log-collide = { $seat }'s { $card } collides over { $marble }.
page-log-fulfil =
    { $points ->
        [one] { $seat } fulfils { $contract }: { $points } point.
       *[other] { $seat } fulfils { $contract }: { $points } points.
    }
log-robot-home =
    { ID($fate) ->
        [full] { $seat }'s { $card } is full and discarded.
        [damaged] { $seat }'s { $card } is damaged and discarded.
        [saved] A safety line brings { $seat }'s { $card } back to hand.
       *[back] { $seat }'s { $card } returns to hand.
    }
log-replace = For { $seat }'s marbles the supply gives the pool { AND($marbles) }.
log-fulfil = { $seat } fulfils { $contract }.
log-pay = { $seat } pays { AND($marbles) }.
log-salvage = { $seat } salvages 1 { $marble } from the supply.
log-fee = { $seat } is given 1 { $marble } from the supply.
log-end = { $seat } fulfils no further contract.
log-store = { $seat } stores { AND($marbles) }.
log-claim = { $seat } claims { $contract }.
log-challenge = { $seat } challenges for { $contract }: it is locked.
log-show = { $seat } sets { AND($marbles) } aside for it.
log-back-down = { $seat } backs down from { $contract }.
log-withdraw = { $seat } withdraws the claim to { $contract }.
log-agree = { $seat } agrees.
log-locked = { FORM($contract, form: "start") } stays locked and in the market.
log-stop =
    { ID($phase) ->
        [recover-robot] { $seat } recovers no further robot.
        [recover-contract] { $seat } recovers no further contract.
        [hospital-robot] { $seat } takes back no further robot.
        [hospital-contract] { $seat } takes back no further contract.
       *[other] { $seat } stops.
    }
log-reveal = { $seat } reveals contracts in hand to end the game.
log-keep = { $seat } reveals nothing, and the game may go on.
log-empty = What is left on the ship returns to the pool.
log-over =
    { ID($ending) ->
        [showing] Enough contracts are showing: the game is over.
        [round-limit] That was the last round: the game is over.
        [crash] The ship cannot be filled: the economy crashes and the game is over.
       *[other] The game is over.
    }

## The log, said to the player who did it or has it done to them

page-you-log-recall = You have no robot and call { $card } back.
page-you-log-recover-robot = You recover { $card }.
page-you-log-recover-contract = You recover { $contract }.
page-you-log-collide = Your { $card } collides over { $marble }.
page-you-log-fulfil =
    { $points ->
        [one] You fulfil { $contract }: { $points } point.
       *[other] You fulfil { $contract }: { $points } points.
    }
page-you-log-pay = You pay { AND($marbles) }.
page-you-log-collect = Your { $card } collects { $marble }.
page-you-log-salvage = You salvage 1 { $marble } from the supply.
page-you-log-fee = You are given 1 { $marble } from the supply.
page-you-log-store = You store { AND($marbles) }.
page-you-log-claim = You claim { $contract }.
page-you-log-challenge = You challenge for { $contract }: it is locked.
page-you-log-back-down = You back down from { $contract }.
page-you-log-withdraw = You withdraw the claim to { $contract }.
page-you-log-reveal = You reveal contracts in hand to end the game.
page-you-log-commit = You have committed your program.
page-you-log-designation = You send robots { $designation }.
page-you-log-robot = Your slot { $position }: { $card }, { $mode } mode.
page-you-log-contract =
    { $ignored ->
        [0] Your gap { $gap }: { $contract }.
       *[other] Your gap { $gap }: { $contract }. It is ignored there.
    }
page-you-log-order = You have place { $place }: diligence { $diligence }, priority { $priority }.
page-you-log-robot-home =
    { ID($fate) ->
        [full] Your { $card } is full and discarded.
        [damaged] Your { $card } is damaged and discarded.
        [saved] A safety line brings your { $card } back to hand.
       *[back] Your { $card } returns to hand.
    }
page-you-log-replace = For your marbles the supply gives the pool { AND($marbles) }.
page-you-log-end = You fulfil no further contract.
page-you-log-show = You set { AND($marbles) } aside for it.
page-you-log-agree = You agree.
page-you-log-stop =
    { ID($phase) ->
        [recover-robot] You recover no further robot.
        [recover-contract] You recover no further contract.
        [hospital-robot] You take back no further robot.
        [hospital-contract] You take back no further contract.
       *[other] You stop.
    }
page-you-log-keep = You reveal nothing, and the game may go on.
page-part-log-pay = { AND($marbles) }
page-sketch = Plan the next program
page-part-log-collect = { $marble } ({ $card })

## The end

ending-none = The game is not over.
ending-showing = A player showed { $showing } contracts at the end of round { $round }.
# $seat is a number, counted from 0.
ending-revealed = { $seat } revealed contracts in hand to show { $showing }, in round { $round }.
ending-round-limit = Round { $round } was the last one allowed.
ending-crash = The economy crashed: too few marbles were left to fill the ship for round { $round }.

# The same in a word or two.
end-none = not over
end-showing = enough contracts showing
end-revealed = contracts revealed
end-round-limit = round limit
end-crash = economy crash

# Said at the end where players with the same points have different ranks.
tie-break = Equal points: contracts that win or lose ties decide, then more contracts, then the higher costs.

score-prizes = Prize contracts
score-robots = Robot contracts
score-programmables = Programmable contracts
# Points that a prize adds at the end are called by its name.
score-effect = { $contract }

## Options

option-filter-shape-contracts = whether contracts for the other board are taken out before the first shuffle
    .title = Only contracts that fit
    .help = those for the other board are taken out before the first shuffle
option-simple-bookkeeping = collected marbles are replaced at once
    .title = Simple bookkeeping
    .help = collected marbles are replaced at once
option-emergency-recall = a player without robots gets one back
    .title = Emergency recall
    .help = a player without robots gets one back
option-round-limit = the last round
    .title = Last round
    .help = the game ends after it at the latest
option-crash-outcome = what an economy crash leads to
    .title = Economy crash
    .help = how the game ends then
    .all-lose = all lose
    .score = the points decide
option-restarts = how often a round an open program may be taken back
    .title = Starting over
    .help = how often a round you may take back your open program

## Marbles, units of a cost, icons

type-precious = precious
type-electrical = electrical
type-mechanical = mechanical
type-chemical = chemical
type-organic = organic
type-void = void
type-unknown = marble

# Several in a list: “2 organic and 1 void”.
unit-precious = { $count } precious
unit-electrical = { $count } electrical
unit-mechanical = { $count } mechanical
unit-chemical = { $count } chemical
unit-organic = { $count } organic
unit-void = { $count } void
unit-wild = { $count } wild

# The icons of a mode in a list: “mechanical, chemical and 2 priority”.
icon-precious =
    { $count ->
        [one] precious
       *[other] { $count } precious
    }
icon-electrical =
    { $count ->
        [one] electrical
       *[other] { $count } electrical
    }
icon-mechanical =
    { $count ->
        [one] mechanical
       *[other] { $count } mechanical
    }
icon-chemical =
    { $count ->
        [one] chemical
       *[other] { $count } chemical
    }
icon-organic =
    { $count ->
        [one] organic
       *[other] { $count } organic
    }
icon-void =
    { $count ->
        [one] void
       *[other] { $count } void
    }
icon-capacity =
    { $count ->
        [one] capacity
       *[other] { $count } capacity
    }
icon-recovery =
    { $count ->
        [one] recovery
       *[other] { $count } recovery
    }
icon-blank =
    { $count ->
        [one] blank
       *[other] { $count } blank
    }
icon-priority =
    { $count ->
        [one] priority
       *[other] { $count } priority
    }

# Icons that a contract adds, in a list that `text-gain` ends with “icon more”: “a void and a capacity icon more”.
gain-precious = a precious
gain-electrical = an electrical
gain-mechanical = a mechanical
gain-chemical = a chemical
gain-organic = an organic
gain-void = a void
gain-capacity = a capacity
gain-recovery = a recovery
gain-blank = a blank
gain-priority = a priority

## The ship

# A cell by its coordinates, as they are written beside the board.
cell = ({ $first },{ $second })
cell-unknown = a cell
board-any = any
board-square = square
board-hex = hex
designation-sq-n = from the north side
    .short = north
designation-sq-e = from the east side
    .short = east
designation-sq-s = from the south side
    .short = south
designation-sq-w = from the west side
    .short = west
designation-hx-n-l = from the north side, bearing left
    .short = north: left
designation-hx-n-r = from the north side, bearing right
    .short = north: right
designation-hx-ne-l = from the north-east side, bearing left
    .short = north-east: left
designation-hx-ne-r = from the north-east side, bearing right
    .short = north-east: right
designation-hx-se-l = from the south-east side, bearing left
    .short = south-east: left
designation-hx-se-r = from the south-east side, bearing right
    .short = south-east: right
designation-hx-s-l = from the south side, bearing left
    .short = south: left
designation-hx-s-r = from the south side, bearing right
    .short = south: right
designation-hx-sw-l = from the south-west side, bearing left
    .short = south-west: left
designation-hx-sw-r = from the south-west side, bearing right
    .short = south-west: right
designation-hx-nw-l = from the north-west side, bearing left
    .short = north-west: left
designation-hx-nw-r = from the north-west side, bearing right
    .short = north-west: right

## Robots

robot-digger = Digger
robot-sifter = Sifter
robot-hauler = Hauler
robot-courier = Courier
robot-welder = Welder
robot-magpie = Magpie
robot-mender = Mender
robot-scout = Scout
robot-turbo = TURBO
robot-recovery-drone = RECOVERY DRONE
robot-freighter = FREIGHTER
robot-bio-harvester = BIO-HARVESTER
robot-alchemist = ALCHEMIST
robot-foundry = FOUNDRY
robot-dynamo = DYNAMO
robot-jeweler = JEWELER
robot-omnibot = OMNIBOT
robot-void-sweeper = VOID SWEEPER
robot-phantom = PHANTOM
robot-foreman = FOREMAN
robot-unknown = a robot
card-unknown = a robot

# The edge of a robot whose icons are active, as in “left mode”.
# The icons of a robot in each of its modes.
modes = top: { AND($top) }; right: { AND($right) }; bottom: { AND($bottom) }; left: { AND($left) }
mode-t = top
mode-r = right
mode-b = bottom
mode-l = left

# How a robot comes home from a collection.
fate-back = back
fate-full = full
fate-damaged = damaged
fate-saved = saved

## Contracts

# $copy tells contracts with one title apart; it is 0 for one that has its title to itself. All robot contracts have the
# title `robot` and are called by the robot they give. `.title` is the name on the card, `.start` begins a sentence.
contract =
    { ID($title) ->
        [robot] the { $robot } { $copy } contract
       *[other] { $copy ->
            [0] { $title }
           *[other] { $title } { $copy }
        }
    }
    .title =
        { ID($title) ->
            [robot] { $robot }
           *[other] { $title }
        }
    .listed =
        { ID($title) ->
            [robot] { $robot } { $copy }
           *[other] { $copy ->
                [0] { $title }
               *[other] { $title } { $copy }
            }
        }
    .start =
        { ID($title) ->
            [robot] The { $robot } { $copy } contract
           *[other] { $copy ->
                [0] { $title }
               *[other] { $title } { $copy }
            }
        }
contract-unknown = a contract
title-robot = robot contract
title-prize-seed-vault = Seed Vault
title-prize-coolant-tanks = Coolant Tanks
title-prize-hull-plating = Hull Plating
title-prize-fusion-coils = Fusion Coils
title-prize-crown-jewels = Crown Jewels
title-prize-terraforming-kit = Terraforming Kit
title-prize-habitat-dome = Habitat Dome
title-prize-filtration-plant = Filtration Plant
title-prize-sensor-array = Sensor Array
title-prize-star-atlas = Star Atlas
title-prize-colony-charter = Colony Charter
title-prize-reactor-core = Reactor Core
title-prize-field-hospital = Field Hospital
title-prize-salvage-rights = Salvage Rights
title-prize-finders-fee = Finder's Fee
title-prize-express-freight = Express Freight
title-prize-mission-control = Mission Control
title-prize-repair-bay = Repair Bay
title-prize-trade-licence = Trade Licence
title-prize-matter-converter = Matter Converter
title-prize-grand-arbiter = Grand Arbiter
title-prize-black-market-deal = Black Market Deal
title-prize-robotics-expo = Robotics Expo
title-prize-software-archive = Software Archive

title-prog-chemical-retort = Chemical Retort
title-prog-machine-vise = Machine Vise
title-prog-arc-tuner = Arc Tuner
title-prog-gem-cutter = Gem Cutter
title-prog-gripper-arm = Gripper Arm
title-prog-spark-probe = Spark Probe
title-prog-jewel-lens = Jewel Lens
title-prog-cargo-rack = Cargo Rack
title-prog-afterburner = Afterburner
title-prog-repair-kit = Repair Kit
title-prog-clean-boot = Clean Boot
title-prog-void-net = Void Net
title-prog-tow-cable = Tow Cable
title-prog-rear-hatch = Rear Hatch
title-prog-tunnel-vision = Tunnel Vision
title-prog-safety-line = Safety Line
title-prog-helm-turn = Helm Turn
title-prog-core-drill = Core Drill
title-prog-gantry-port = Gantry Port
title-prog-gantry-starboard = Gantry Starboard

## What contracts do, by effect; the numbers come from the component file

text-hospital =
    On delivery, take back up to { $amount ->
        [one] { $amount } robot and up to { $amount } PROGRAMMABLE contract
       *[other] { $amount } robots and up to { $amount } PROGRAMMABLE contracts
    } from your discard.
    .brief = On delivery: take back { $amount } robots and { $amount } contracts
text-salvage = On delivery, choose one marble from the supply for your store, but not void.
    .brief = On delivery: any marble of the supply
text-finders-fee = On delivery, a precious marble from the supply goes to your store, or the best the supply has.
    .brief = On delivery: a precious marble
text-express = On delivery, the market is filled up at once.
    .brief = On delivery: the market is refilled
text-control = Your total diligence counts { $amount } less when turn order is settled.
    .brief = { $amount } less diligence in turn order
text-bay =
    { $amount ->
        [one] You have { $amount } more recovery allowance in every round.
       *[other] You have { $amount } more recovery allowances in every round.
    }
    .brief = Recover { $amount } more each round
text-licence =
    { $amount ->
        [one] Contracts with a wild unit cost you { $amount } wild unit less.
       *[other] Contracts with a wild unit cost you { $amount } wild units less.
    }
    .brief = Wild costs: { $amount } unit less
text-converter = Your void marbles can pay organic and chemical units.
    .brief = Void pays organic and chemical
text-arbiter = At the end you win ties on points.
    .brief = At the end: wins ties
text-black-market = At the end you lose ties on points.
    .brief = At the end: loses ties
text-expo = At the end, 1 point more for each robot contract you fulfilled, up to { $amount }.
    .brief = At the end: 1 point per robot contract, up to { $amount }
text-archive = At the end, 1 point more for each PROGRAMMABLE contract you fulfilled, up to { $amount }.
    .brief = At the end: 1 point per programmable, up to { $amount }

# The robot above or below is the one next to the contract in the stack of a program.
text-become = The robot above seeks only { $type }, with as many icons as before.
    .brief = Robot above seeks only { $type }
# $needs is 1 where the contract works on the robot above it, 2 on the one below.
text-gain =
    { $needs ->
        [1] The robot above gets { AND($icons) } icon more.
       *[other] The robot below gets { AND($icons) } icon more.
    }
    .brief =
        { $needs ->
            [1] Robot above: { AND($icons) } icon more
           *[other] Robot below: { AND($icons) } icon more
        }
text-clean-boot = All blank icons of your program turn into priority icons.
    .brief = Your blank icons become priority
text-tunnel-vision = The robot above seeks only the most valuable type it has an icon for; it loses its other collection icons.
    .brief = Robot above seeks only its best type
text-reverse = The robot above travels its row from the far end.
    .brief = Robot above starts from the far end
text-lane =
    { $amount ->
        [-1] The robot above travels one lane further left.
       *[other] The robot above travels one lane further right.
    }
    .brief =
        { $amount ->
            [-1] Robot above: one lane further left
           *[other] Robot above: one lane further right
        }
text-turn = The robot above takes the other direction from its pad.
    .brief = Robot above takes the other direction
text-core = The robot above travels the long line through the centre in its direction.
    .brief = Robot above takes the long centre line
text-tow = The robot below travels the row of the robot above, one step behind it.
    .brief = Robot below follows the one above
text-safety = The robot above comes back to your hand even if it is full or damaged.
    .brief = Robot above always returns to hand

## Effects by name

effect-none = no effect
effect-become = icons become another type
effect-gain = more icons
effect-clean-boot = clean boot
effect-tunnel-vision = tunnel vision
effect-reverse = far end first
effect-lane = other lane
effect-turn = other direction
effect-core = core line
effect-tow = tow
effect-safety = safety line
effect-hospital = field hospital
effect-salvage = salvage
effect-finders-fee = finder's fee
effect-express = express
effect-control = mission control
effect-bay = repair bay
effect-licence = trade licence
effect-converter = matter converter
effect-arbiter = arbiter
effect-black-market = black market
effect-expo = robotics expo
effect-archive = software archive

## Phases

phase-over = game over
phase-recall = emergency recall
phase-program = secret programming
phase-recover-robot = recover robot
phase-recover-contract = recover contract
phase-fulfil = fulfil
phase-pay = pay
phase-salvage = salvage
phase-hospital-robot = hospital robot
phase-hospital-contract = hospital contract
phase-claim = claim
phase-reveal = reveal
phase-prepare = preparation
phase-collect = collection
phase-effects = immediate effects
phase-designate = designation
phase-place = robots of the program
phase-insert = contracts of the program
phase-gap = gap for a contract

## On a terminal

draw-round = Round { $round } of { $limit }
draw-over = the game is over
draw-programming = { $phase }; still open: { $seats }
draw-asked = { $phase }: { $seat }
draw-turn-order = turn order { $seats }
draw-queue = fulfilling { $seats }
draw-ship = Ship
draw-pool = Pool
draw-supply = Supply
draw-market = Market, { $deck } in the deck
draw-market-yours = Market, { $deck } in the deck (* you can pay)
draw-points =
    { $points ->
        [one] { $points } pt
       *[other] { $points } pt
    }
draw-seat =
    { $points ->
        [one] { $seat }: { $points } point, { $showing } showing
       *[other] { $seat }: { $points } points, { $showing } showing
    }
draw-seat-you =
    { $points ->
        [one] { $seat } (you): { $points } point, { $showing } showing
       *[other] { $seat } (you): { $points } points, { $showing } showing
    }
draw-seat-committed =
    { $points ->
        [one] { $seat }, committed: { $points } point, { $showing } showing
       *[other] { $seat }, committed: { $points } points, { $showing } showing
    }
draw-seat-you-committed =
    { $points ->
        [one] { $seat } (you), committed: { $points } point, { $showing } showing
       *[other] { $seat } (you), committed: { $points } points, { $showing } showing
    }
draw-new = new
draw-store = store
draw-hand = hand
draw-discard = discard
draw-tableau = tableau
draw-program = program
# $start is where the robots start, $cards are those of the program from the top.
draw-stack = { $start }: { $cards }
draw-nothing = -
# $robots is a list of robots with the marbles that each would bring.
draw-forecast = would bring, alone: { $robots } · diligence { $diligence }
draw-program-facts = { $program } (diligence { $diligence }, priority { $priority })
# A round in a line for each player. $news are, with dots between them, robots with the marbles they brought, contracts
# that were fulfilled and what there is now; or a program.
news-seat = { $seat }: { $news }
news-robot = { $robot } { $marbles }
news-robot-damaged = { $robot } { $marbles } (damaged)
news-robot-wrecked = { $robot } (damaged)
news-recovered = recovers { $cards }
news-fulfilled = fulfils { $contracts }
news-now = now { $marbles }, { $points }
news-market = New in the market: { $contracts }.
draw-stance-stands = { $seat } stands for { $contract } with { $marbles }
draw-stance-backed-down = { $seat } backed down from { $contract }, { $marbles } stay aside
draw-stance-barred = { $seat } gave { $contract } up
draw-letters = P precious · E electrical · M mechanical · C chemical · O organic · V void · W wild unit
draw-icons = + capacity · R recovery · B blank · ! priority · modes: t top, r right, b bottom, l left

## The page: headings and short notes beside the drawings

page-round = Round { $number }
page-program = Program
page-say-restart = Start again
page-say-stop = Nothing more
page-say-end = Nothing more
page-say-agree = Agree
page-say-reveal = Reveal and end
page-say-keep = Keep hidden
page-phase-prepare = Prepare
page-phase-program = Program
page-phase-recover = Recover
page-phase-collect = Collect
page-phase-fulfil = Fulfil
page-phase-clean = Clean up
page-order = Turn order, with diligence
page-reach-count = ✓ { $count }
page-points-only = Points only
page-taken-by =
    { $own ->
        [1] taken by you
       *[0] taken by { $seat }
    }
page-slot = slot { $slot }
page-brings = brings
page-marbles = Your marbles
page-to-pay =
    { $left ->
        [one] { $left } unit to pay
       *[other] { $left } units to pay
    }
page-robots-missing =
    { $left ->
        [one] { $left } robot to place
       *[other] { $left } robots to place
    }
page-choose-side = Choose a side
# What a seat does about a contract in a claim group, on the contract.
page-verb =
    { $verb ->
        [0] claim
        [1] challenge
        [2] back down
       *[3] withdraw
    }
page-turn-order = Turn order
page-programs = Programs
page-ship = Ship
page-market = Market
page-market-count = { $count } of { $size } · deck { $deck }
page-in-reach = in reach of your program
page-payable = you can pay
page-can-pay = can pay:
page-rival-pays = { $seat } could pay for it, as far as you can know.
page-supply = Supply
page-pool = Pool
page-wild = any type
page-group-prizes = Prize
page-group-programmables = Programmable
page-group-robots = Robot
page-group-prizes-contract = Prize contract
page-group-programmables-contract = Programmable contract
page-group-robots-contract = Robot contract
page-locked = locked
page-side-n = N
page-side-ne = NE
page-side-e = E
page-side-se = SE
page-side-s = S
page-side-sw = SW
page-side-w = W
page-side-nw = NW
page-points =
    { $points ->
        [one] point
       *[other] points
    }
page-points-then = points
page-points-count =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
page-showing = showing
page-ready = ready
page-programming = programming …
page-new = New
page-store = Store
page-hand = Hand
page-discard = Discard
# Short for diligence.
page-dil = dil.
page-priority = priority { $priority }
page-if-alone = if no one is there before you
page-stays = stays
page-wasted = no effect here
page-restarts =
    { $left ->
        [0] cannot be taken back
        [one] { $left } restart left
       *[other] { $left } restarts left
    }
page-paid = { $paid } of { $units } paid
page-to-hand = goes to your hand
page-cost = Cost
page-cheaper = Wild units: { $printed } − { $off } (Trade Licence) = { $own }
page-stands = { $seat } stands for it.
page-gave-up = { $seat } gave it up.
page-revealed = All programs are revealed.
page-ask-place = Place a robot in slot { $slot } of { $slots }.
page-ask-pay =
    { $wild ->
        [0] Pay for { $contract }: choose { $unit }.
        [one] Pay for { $contract }: { $wild } wild unit left.
       *[other] Pay for { $contract }: { $wild } wild units left.
    }
page-ask-gap = Choose where { $waiting } goes: before the first robot, or after one.
page-ask-insert = Insert a PROGRAMMABLE contract, or commit the program.
page-only-ask-insert = Check your program, then commit it.
page-only-ask-fulfil = You cannot pay for any contract in the market.
page-empty-handed = Brings nothing: { AND($robots) }
page-you-collecting = You collect
page-collecting =
    { SIZE($seats) ->
        [one] { AND($seats) } collects
       *[other] { AND($seats) } are tied and collect together
    }
page-collision = Collision over { $marble }
page-collided = Equal in both, so all of them are damaged and the marble stays.
page-starting-robot = Starting robot
page-all-starting = Starting robots
page-all-prizes = Prize contracts
page-all-programmables = Programmable contracts
page-all-robots = Robot contracts
page-all-marbles = Marbles
page-contract-robot = Contract robot
page-in-program = In your program: slot { $slot }.
page-expects = Expects
page-will-be-full = and is full: goes to your discard
page-will-return = and comes back to your hand
page-will-crash = and collides with another robot of yours
page-mode-sums = capacity { $room } · diligence { $diligence }
page-about-robot =
    Travels its row and takes the first marbles it has icons for, until it is full or leaves the ship. It cannot skip or
    choose. Every icon counts 1 diligence, a priority icon counts −1; the lowest total goes first.
page-about-group-prizes = Stays on the table in front of you and counts towards the end.
page-about-group-programmables = Goes to your hand. Put it into a program beside the robot it works on; afterwards it lies in your discard and shows.
page-about-group-robots = Stays on the table in front of you; the robot comes to your hand.
page-rank = value { $rank } of { $of }, 1 is the most valuable
page-marbles-left = On the ship { $ship }, in the supply { $supply }, in the pool { $pool }.
page-about-marble = Robots with its icon collect it. It pays units of its type and wild units.
page-about-void = The least valuable marble. It pays wild units only.
page-about-designation = All your robots start from this side and travel in this direction. Slot 1 starts on the left as seen from there.

# Kinds of components in reports, and what players do with them.
page-lab-mode-contract = Mode of a robot, contract set
page-lab-mode-starting = Mode of a robot, starting set
page-lab-programmable = PROGRAMMABLE contract
page-lab-prize-effect = Prize with an effect
page-lab-prize-plain = Prize without effect
page-lab-robot-contract = Robot contract
page-lab-robot-contract-set = Robot, contract set
page-lab-robot-starting-set = Robot, starting set
page-lab-fulfilled = fulfilled
page-lab-programmed = programmed
page-lab-sent = sent

## The guided game

page-learn-welcome =
    A wreck full of marbles drifts past. Your robots fetch them, and you spend them on contracts. When a player shows
    eight contracts, the most points win. Let us play the first round together.
page-learn-market = Contracts show their points and their cost. This one wants two mechanical marbles and one of any type: a good first goal.
page-learn-side = All players program in secret before anything moves. First choose the side your robots start from: take the south.
page-learn-courier = Every robot has four modes. Place the Courier in the one that is lit: it seeks organic marbles, and its two priority icons make you quick.
page-learn-magpie = The lane shows how far the Courier gets and what it would take. Next comes the Magpie, for an electrical marble.
page-learn-digger = Now the mechanical marbles. Place the Digger in the mode that is lit.
page-learn-welder = And the Welder, for another one.
page-learn-diligence = Every icon counts 1 diligence, priority counts −1, and the lowest total goes first. Yours is −1: hardly anyone will come before you.
page-learn-commit = That is a fine program. Commit it.
page-learn-collected =
    Each robot took the first marble it had an icon for. All four were full, so they lie in your discard now; recovery
    icons bring robots back. Robots with room left return to your hand.
page-learn-fulfil = You have what the Cargo Rack costs. Fulfil it.
page-learn-pay = The two mechanical marbles are paid by themselves. Choose the marble for the wild unit; the other one goes to your store.
page-learn-round = The Cargo Rack is a PROGRAMMABLE contract: it is in your hand and can join a program. A new round has begun.
page-learn-again = Choose any side you like. Look where the marbles that you want lie.
page-learn-own = Place four robots as you please. Rest on a mode, or open a robot on a phone, to see what it would bring.
page-learn-insert = Now the contract: choose the Cargo Rack.
page-learn-gap = It works on the robot above it, to its left. Choose a gap behind a robot; a cross marks gaps where it would do nothing.
page-learn-done = That robot can carry one marble more now. Commit the program.
page-learn-end = You know the game. Collected marbles are gone for those who come later, all players share the market, and eight contracts that show bring the end. Now for a real game against one easy bot!

## The numbers of components, on the workbench

knob-sheet-prizes = Prize contracts
knob-sheet-robot-contracts = Robot contracts
knob-sheet-programmables = Programmable contracts
knob-cost =
    { $place ->
        [P] Cost in precious marbles
        [E] Cost in electrical marbles
        [M] Cost in mechanical marbles
        [C] Cost in chemical marbles
        [O] Cost in organic marbles
       *[W] Cost in marbles of any type
    }
knob-points = Points
knob-amount = Number in the text
knob-program-robots = Robots in a program
knob-capacity = Capacity of a robot without icons for it
knob-showing-end = Contracts that end the game
