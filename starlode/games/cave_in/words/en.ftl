# Star Scrappers: Cave-In in English.
#
# Components and places have capitals: Crystal, Base, Leader, Docks, Mine. `{ $seat }` is the name of a player.
# Words in brackets in a selector, such as [mined-crystal], are ids and stay as they are.

title = Star Scrappers: Cave-In
summary = Hire crews, dig Crystals and raid rival Bases until the mine collapses.
goal = Mine Crystals, collect Artifacts and hold Totems for victory points. After some cave-ins the mine
    collapses, the round is finished, and the most points win.
turn = Use Artifacts and your Leader's skill, then take up to two different actions: recruit, mine a Crystal, collect
    an Artifact or use a skill; or raid a Base instead. You pay with cards; those played become your Base, the last its
    Leader.

## Options

option-edition = which printing's Weedlock skills
    .title = Weedlock skills
    .help = the printing they are taken from
option-factions = the four factions in play
    .title = Factions
    .help = four of six are in play
option-start-player = who begins
    .title = First player
    .help = who begins
option-overpay = tight: a payment ends once the cost is met
    .title = Overpaying
    .help = tight: a payment ends as soon as the cost is met
option-idle-rounds = idle rounds in a row that cause a cave-in
    .title = Idle rounds
    .help = this many in a row cause a cave-in
option-open-piles = whether all players may see what is in the piles
    .title = Open piles
    .help = everyone may see what is in them

## Colours; the short names tell them apart on a terminal, in two letters

colour-brown = brown
    .short = Br
colour-blue = blue
    .short = Bl
colour-purple = purple
    .short = Pu
colour-yellow = yellow
    .short = Ye
colour-red = red
    .short = Re
colour-green = green
    .short = Gr
colour-unknown = another colour

## Factions, and what they are good at

faction-terron = Terrons
    .theme = recruitment
faction-hydran = Hy'drans
    .theme = bribery
faction-mineggler = Minegglers
    .theme = economy
faction-metanel = Metanels
    .theme = mining
faction-bioss = Bioss
    .theme = subjugation
faction-weedlock = Weedlocks
    .theme = expansion

## Mercenaries. Proper names: never inflected, no article; the short ones are without the faction

card-terron-driller = Terron Driller
    .short = Driller
    .text = { $skill }
card-terron-foreman = Terron Foreman
    .short = Foreman
    .text = { $skill }
card-terron-sergeant = Terron Sergeant
    .short = Sergeant
    .text = { $skill }
card-terron-colonel = Terron Colonel
    .short = Colonel
    .text = { $skill }
card-hydran-frogtopus = Hy'dran Frogt'Opus
    .short = Frogt'Opus
    .text = { $skill }
card-hydran-fishbean = Hy'dran Fish'Bean
    .short = Fish'Bean
    .text = { $skill }
card-hydran-shuwar = Hy'dran Shu'War
    .short = Shu'War
    .text = { $skill }
card-hydran-mushell = Hy'dran Mu'Shell
    .short = Mu'Shell
    .text = { $skill }
card-mineggler-mineraccoon = Mineggler Mineraccoon
    .short = Mineraccoon
    .text = { $skill }
card-mineggler-diggerhino = Mineggler Diggerhino
    .short = Diggerhino
    .text = { $skill }
card-mineggler-ancientone = Mineggler Ancientone
    .short = Ancientone
    .text = { $skill }
card-mineggler-maccarat = Mineggler Maccarat
    .short = Maccarat
    .text = { $skill }
card-metanel-oddgrabber = Metanel Oddgrabber
    .short = Oddgrabber
    .text = { $skill }
card-metanel-drollo = Metanel Drollo
    .short = Drollo
    .text = { $skill }
card-metanel-robuster = Metanel Robuster
    .short = Robuster
    .text = { $skill }
card-metanel-scrabber = Metanel Scrabber
    .short = Scrabber
    .text = { $skill }
card-bioss-cyberwitch = Bioss Cyberwitch
    .short = Cyberwitch
    .text = { $skill }
card-bioss-mindwasp = Bioss Mindwasp
    .short = Mindwasp
    .text = { $skill }
card-bioss-custodian = Bioss Custodian
    .short = Custodian
    .text = { $skill }
card-bioss-domina = Bioss Domina
    .short = Domina
    .text = { $skill }
card-weedlock-sapling = Weedlock Sapling
    .short = Sapling
    .text = { $skill }
card-weedlock-stalkroot = Weedlock Stalkroot
    .short = Stalkroot
    .text = { $skill }
card-weedlock-seeder = Weedlock Seeder
    .short = Seeder
    .text = { $skill }
card-weedlock-mandragore = Weedlock Mandragore
    .short = Mandragore
    .text = { $skill }
card-unknown = a card

## Skills: what is printed on the cards. $amount is the number in the skill, $colour that of the card, $cost the lowest
## there is for a Crystal

skill-take-crystal = Grab a { $colour } Crystal of cost { $cost } from the Mine.
    .label = Take a Crystal of your colour
skill-foreman = { $amount ->
    [one] Recruiting is 1 level easier for you this turn.
   *[other] Recruiting is { $amount } levels easier for you this turn.
 }
    .label = Recruit { $amount } levels easier
skill-sergeant = { $amount ->
    [one] Draw the card at the bottom of your Base.
   *[other] Draw up to { $amount } cards from the bottom of your Base.
 }
    .label = Draw { $amount } from your Base
skill-colonel = Bring in Dock cards for nothing, up to { $amount } levels together.
    .label = Take { $amount } levels of Dock cards
skill-fishbean = Bring in a level-{ $amount } card from the Docks for nothing; your two actions may now be alike.
    .label = Take an L{ $amount }, actions may be alike
skill-shuwar = { $amount ->
    [one] Lure 1 card out of any Base; Leaders stay put.
   *[other] Lure up to { $amount } cards out of a single Base; its Leader stays put.
 }
    .label = { $amount ->
    [one] Lure 1 card from a Base
   *[other] Lure { $amount } cards from a Base
 }
skill-mushell = { $amount ->
    [one] Lure 1 card out of any Base; Leaders stay put.
   *[other] Lure up to { $amount } cards out of a single Base; its Leader stays put.
 }
    .label = { $amount ->
    [one] Lure 1 card from a Base
   *[other] Lure { $amount } cards from a Base
 }
skill-diggerhino = Repaint a Crystal in the Mine for this turn; mining it costs { $amount } less.
    .label = Recolour a Crystal, −{ $amount }
skill-ancientone = Pay { $amount } less for each Artifact until your turn ends.
    .label = Artifacts cost −{ $amount }
skill-maccarat = Pay { $amount } less for each Crystal you mine until your turn ends.
    .label = Crystals cost −{ $amount }
skill-drollo = { $amount ->
    [one] Mine 1 more time this turn.
   *[other] Mine { $amount } more times this turn.
 }
    .label = { $amount ->
    [one] Mine 1 more time
   *[other] Mine { $amount } more times
 }
skill-robuster = { $amount ->
    [one] Repaint 1 card of your hand until your turn ends.
   *[other] Repaint up to { $amount } cards of your hand in one colour until your turn ends.
 }
    .label = { $amount ->
    [one] Recolour 1 card
   *[other] Recolour up to { $amount } cards
 }
skill-scrabber = Whenever you mine a Crystal this turn that is not of the highest cost, grab another that costs the same.
    .label = Take another of the same cost
skill-mindwasp = Subjugate the weakest card under your own Leader.
    .label = Subjugate own weakest
skill-custodian = Subjugate a level-{ $amount } card out of any Base; Leaders are safe.
    .label = Subjugate an L{ $amount }
skill-domina = { $amount ->
    [one] Subjugate 1 level-1 card of your hand and grab a cost-{ $cost } Crystal for it.
   *[other] Subjugate up to { $amount } level-1 cards of your hand and grab a cost-{ $cost } Crystal per card.
 }
    .label = Subjugate up to { $amount } L1, take Crystals
skill-fit = For mining, your Weedlocks pass as any colour this turn.
    .label = Weedlocks are any colour
skill-double = Your Weedlocks pay with twice their level this turn.
    .label = Weedlocks count double
skill-harvest = Pull 1 Weedlock out of as many Bases as you like, or { $amount } out of a single one; Leaders stay put.
    .label = Pull Weedlocks from Bases
skill-uproot = Empty one Base of its Weedlocks; its Leader stays put.
    .label = Empty a Base of Weedlocks

## Crystals are called by colour and cut: shards cost 1, rhombi 3, hexagons 6, brilliants 10

crystal = a { $colour } { $cut }
# In the log a Crystal is called as a move would write it; where it can be seen it is called by its looks.
crystal-token = { $token }
    .seen = { crystal }
    .worth = { crystal }, { $vp } VP
space-unknown = a Crystal
cut-shard = shard
cut-rhombus = rhombus
cut-hexagon = hexagon
cut-brilliant = brilliant

## Artifact cards and their halves. A half does something, or it scores

artifact = { $left } / { $right }
artifact-card = { $card }
    .seen = { $left } / { $right }
artifact-unknown = an Artifact
printed-on-half = { ID($does) ->
    [unknown] { $scores }
   *[other] { $does }
 }
half-space-exchange = Space Exchange
    .text = { printed-on-half }
half-third-cyber-arm = Third Cyber-arm
    .text = { printed-on-half }
half-barking-up-the-right-three = Barking up the Right Three
    .text = { printed-on-half }
half-enhanced-vision = Enhanced Vision
    .text = { printed-on-half }
half-contract = Contract
    .text = { printed-on-half }
half-scrap-ledger = Scrap Ledger
    .text = { printed-on-half }
half-mass-production = Mass Production
    .text = { printed-on-half }
half-baton-of-coaxing = Baton of Coaxing
    .text = { printed-on-half }
half-deep-vein-licence = Deep Vein Licence
    .text = { printed-on-half }
half-laser-drill = Laser Drill
    .text = { printed-on-half }
half-core-rights = Core Rights
    .text = { printed-on-half }
half-prism-lens = Prism Lens
    .text = { printed-on-half }
half-pebble-trade = Pebble Trade
    .text = { printed-on-half }
half-supply-shuttle = Supply Shuttle
    .text = { printed-on-half }
half-spectrum-permit = Spectrum Permit
    .text = { printed-on-half }
half-headhunter-drone = Headhunter Drone
    .text = { printed-on-half }
half-totem-cult = Totem Cult
    .text = { printed-on-half }
half-blast-doors = Blast Doors
    .text = { printed-on-half }
half-hazard-pay = Hazard Pay
    .text = { printed-on-half }
half-seismic-prop = Seismic Prop
    .text = { printed-on-half }
half-veterans-roll = Veterans' Roll
    .text = { printed-on-half }
half-duplex-roster = Duplex Roster
    .text = { printed-on-half }
half-glyph-archive = Glyph Archive
    .text = { printed-on-half }
half-overtime-siren = Overtime Siren
    .text = { printed-on-half }
half-unknown = one half of an Artifact

## Abilities: what is printed on halves that do something

ability-third-cyber-arm = Draw the card at the very bottom of your Base.
ability-enhanced-vision = After a Raid you may raid one more Base.
ability-scrap-ledger = Pay { $amount } less for each Artifact.
ability-baton-of-coaxing = After each Raid you may grab a cost-{ $cost } Crystal.
ability-laser-drill = Pay { $amount } less for each Crystal you mine.
ability-prism-lens = Each time you mine, one card you pay with may have the wrong colour.
ability-supply-shuttle = Bring in a level-1 card from the Docks for nothing.
ability-headhunter-drone = { $amount ->
    [one] Recruiting is 1 level easier for you.
   *[other] Recruiting is { $amount } levels easier for you.
 }
ability-blast-doors = { $amount ->
    [one] A rival who raids you carries off no more than 1 card.
   *[other] A rival who raids you carries off no more than { $amount } cards.
 }
ability-seismic-prop = When you mine a Crystal with a Cave-In symbol, you may stop the cave-in.
ability-duplex-roster = Your two actions each turn may be alike.
ability-overtime-siren = { $amount ->
    [one] Recruit 1 more time this turn.
   *[other] Recruit { $amount } more times this turn.
 }
ability-unknown = nothing

## What halves score: $vp points for every so many ($every) of what they count

scoring-artifacts = { $every ->
    [1] { $vp } VP per Artifact you own, counting this one.
   *[other] { $vp } VP for every { $every } Artifacts you own, counting this one.
 }
scoring-crystals = { $every ->
    [1] { $vp } VP per Crystal you own.
   *[other] { $vp } VP for every { $every } Crystals you own.
 }
scoring-crystals-of-cost = { $every ->
    [1] { $vp } VP per cost-{ $cost } Crystal you own.
   *[other] { $vp } VP for every { $every } of your cost-{ $cost } Crystals.
 }
scoring-crystals-of-one-colour = { $every ->
    [1] { $vp } VP per Crystal in the colour you have most of.
   *[other] { $vp } VP for every { $every } Crystals in the colour you have most of.
 }
scoring-colours = { $every ->
    [1] { $vp } VP per colour of which you own a Crystal.
   *[other] { $vp } VP for every { $every } colours of which you own a Crystal.
 }
scoring-totems = { $every ->
    [1] { $vp } more VP per Totem you hold.
   *[other] { $vp } more VP for every { $every } Totems you hold.
 }
scoring-cave-in-symbols = { $every ->
    [1] { $vp } VP per Crystal of yours that shows a Cave-In symbol.
   *[other] { $vp } VP for every { $every } Crystals of yours that show a Cave-In symbol.
 }
scoring-base-cards = { $every ->
    [1] { $vp } VP per card in your Base when the game ends.
   *[other] { $vp } VP for every { $every } cards in your Base when the game ends.
 }
scoring-symbols = { $every ->
    [1] { $vp } VP per faction symbol you own at least once.
   *[other] { $vp } VP for every { $every } faction symbols you own at least once.
 }

## What a player is asked, and what the log says where that is declined. $picks is how often one may still choose

ask-start-artifact = Activate an Artifact, or go on without.
log-decline-start-artifact = { $seat } goes on without activating an Artifact.
ask-shuttle-pick = Take a card of level 1 from the Docks, or decline.
log-decline-shuttle-pick = { $seat } takes no card from the Docks.
ask-leader = Use the skill of your Leader, { $leader }, or skip it.
log-decline-leader = { $seat } leaves the Leader's skill unused.
ask-action = { SIZE($actions) ->
    [0] No action is left: end your turn.
   *[other] Choose an action: { AND($actions) } left.
 }
ask-recruit-pay = { $gratis ->
    [1] Pay for { $hired }: play a card of level { OR($levels) }, or no card.
   *[0] Pay for { $hired }: play a card of level { OR($levels) }.
 }
ask-mine-pay = { $met ->
    [1] Pay for { $crystal }: { $paid } of { $cost } { $cost ->
        [one] level
       *[other] levels
    } paid. Add cards, or say done.
   *[0] Pay for { $crystal }: { $paid } of { $cost } { $cost ->
        [one] level
       *[other] levels
    } paid.
 }
ask-prop = Hold the Cave-In token at { $now }, or let it move to { $next }.
ask-scrabber-take = { $picks ->
    [one] Take one more Crystal of cost { $wanted } from the Mine, or decline: 1 pick left.
   *[other] Take one more Crystal of cost { $wanted } from the Mine, or decline: { $picks } picks left.
 }
log-decline-scrabber-take = { $seat } takes no further Crystal.
ask-collect-pay = { $met ->
    [1] Pay for { $artifact }: { $paid } of { $cost } { $cost ->
        [one] level
       *[other] levels
    } paid. Add cards, or say done.
   *[0] Pay for { $artifact }: { $paid } of { $cost } { $cost ->
        [one] level
       *[other] levels
    } paid.
 }
ask-collect-half = Keep one half: { $left } on the left or { $right } on the right.
ask-crystal-take = Take a { $colour } Crystal of cost { $wanted } from the Mine, or decline.
log-decline-crystal-take = { $seat } takes no Crystal.
ask-sergeant-take = { $picks ->
    [one] Take { $card } from the bottom of your Base, or stop: 1 pick left.
   *[other] Take { $card } from the bottom of your Base, or stop: { $picks } picks left.
 }
log-decline-sergeant-take = { $seat } leaves the Base as it is.
ask-colonel-pick = { $picks ->
    [one] Take a card from the Docks, or stop: 1 level left.
   *[other] Take a card from the Docks, or stop: { $picks } levels left.
 }
log-decline-colonel-pick = { $seat } takes no further card from the Docks.
ask-fishbean-pick = Take a card of level { $picks } from the Docks, or decline.
log-decline-fishbean-pick = { $seat } takes no card from the Docks.
ask-shuwar-pick = { ask-mushell-pick }
log-decline-shuwar-pick = { $seat } takes no card from a Base.
ask-mushell-pick = { ID($base) ->
    [unknown] { $picks ->
        [one] Take a card that is not a Leader from a Base, or decline: 1 pick left.
       *[other] Take a card that is not a Leader from a Base, or decline: { $picks } picks left.
     }
   *[other] { $own_base ->
        [1] { $picks ->
            [one] Take another card from your own Base, or stop: 1 pick left.
           *[other] Take another card from your own Base, or stop: { $picks } picks left.
         }
       *[0] { $picks ->
            [one] Take another card from the Base of { $base }, or stop: 1 pick left.
           *[other] Take another card from the Base of { $base }, or stop: { $picks } picks left.
         }
     }
 }
log-decline-mushell-pick = { $seat } takes no further card from a Base.
ask-digger-crystal = Choose a Crystal to recolour and make cheaper, or decline.
log-decline-digger-crystal = { $seat } recolours no Crystal.
ask-digger-colour = Choose a colour for { $crystal }, or keep { $current }.
ask-robuster-colour = Choose a colour for cards in your hand, or decline.
log-decline-robuster-colour = { $seat } recolours no card.
ask-robuster-card = { $picks ->
    [one] Choose a card in hand to make { $paint }, or stop: 1 pick left.
   *[other] Choose a card in hand to make { $paint }, or stop: { $picks } picks left.
 }
log-decline-robuster-card = { $seat } recolours no further card.
ask-mindwasp-pick = Subjugate one of the lowest cards under your own Leader, or decline.
log-decline-mindwasp-pick = { $seat } subjugates no card.
ask-custodian-pick = Subjugate a card of level { $picks } from a Base, but no Leader, or decline.
log-decline-custodian-pick = { $seat } subjugates no card.
ask-domina-card = { $picks ->
    [one] Subjugate a card of level 1 from your hand, or stop: 1 pick left.
   *[other] Subjugate a card of level 1 from your hand, or stop: { $picks } picks left.
 }
log-decline-domina-card = { $seat } subjugates no further card.
ask-domina-crystal = Take a Crystal of cost { $wanted } from the Mine, or decline.
log-decline-domina-crystal = { $seat } takes no Crystal.
ask-harvest-pick = Take a Weedlock that is not a Leader from a Base, or stop.
log-decline-harvest-pick = { $seat } takes no further Weedlock.
ask-uproot-base = Choose the Base from which to take Weedlocks, or decline.
log-decline-uproot-base = { $seat } takes no Weedlocks.
ask-uproot-pick = { $own_base ->
    [1] Take a Weedlock from your own Base, but not its Leader, or stop.
   *[0] Take a Weedlock from the Base of { $base }, but not its Leader, or stop.
 }
log-decline-uproot-pick = { $seat } takes no further Weedlock.
ask-baton-take = Take a Crystal of cost { $wanted } from the Mine, or decline.
log-decline-baton-take = { $seat } takes no Crystal.
ask-second-raid = Raid a second Base, or decline.
log-decline-second-raid = { $seat } does without a second Raid.

# Actions that are left, joined into one list: 1 normal action and 1 extra Mine
left-normal-action = { $count ->
    [one] 1 normal action
   *[other] { $count } normal actions
 }
left-extra-mine = { $count ->
    [one] 1 extra Mine
   *[other] { $count } extra Mines
 }
left-extra-recruit = { $count ->
    [one] 1 extra Recruit
   *[other] { $count } extra Recruits
 }

## What a choice does, for menus

do-ability = Activate { $half }. { FORM($half, form: "text") }
do-dock = Take { $card } (level { $level }, { $colour }) from the Docks
do-action-dock = { SIZE($levels) ->
    [0] Recruit { $card } (level { $level }, { $colour }) for nothing
   *[other] { $gratis ->
        [1] Recruit { $card } (level { $level }, { $colour }) for a card of level { OR($levels) }, or for no card
       *[0] Recruit { $card } (level { $level }, { $colour }) for a card of level { OR($levels) }
     }
 }
# The three below end in the same facts of a Crystal; $symbol may be absent, $cave_in is 1 if it shows that symbol.
do-crystal = Take { $crystal }: cost { $printed }, { $vp } VP{ ID($symbol) ->
    [unknown] { "" }
   *[other] , { $symbol } symbol
 }{ $cave_in ->
    [1] , Cave-In symbol
   *[0] { "" }
 }
do-digger-crystal-crystal = Recolour { $crystal }: cost { $printed }, { $vp } VP{ ID($symbol) ->
    [unknown] { "" }
   *[other] , { $symbol } symbol
 }{ $cave_in ->
    [1] , Cave-In symbol
   *[0] { "" }
 }
do-action-crystal = Mine { $crystal }{ $wild ->
    [1] { " " }(wild)
   *[0] { "" }
 }: { $full_price ->
    [1] cost { $cost }
   *[0] cost { $cost } instead of { $printed }
 }, { $vp } VP{ ID($symbol) ->
    [unknown] { "" }
   *[other] , { $symbol } symbol
 }{ $cave_in ->
    [1] , Cave-In symbol
   *[0] { "" }
 }
do-stack = { $full_price ->
    [1] Collect { $left } or { $right }: cost { $cost }
   *[0] Collect { $left } or { $right }: cost { $cost } instead of { $printed }
 }
do-digger-colour-colour = Make { $crystal } { $colour } for this turn
do-colour = Make cards in your hand { $colour } for this turn
do-seat = { $own ->
    [1] { $cards ->
        [one] Raid your own Base (1 card, { $totem } Totem): { $leader } goes back to your hand
       *[other] Raid your own Base ({ $cards } cards, { $totem } Totem): { $leader } goes back to your hand
     }
   *[0] { $cards ->
        [one] Raid the Base of { $owner } (1 card, { $totem } Totem): { $leader } goes back to the owner's hand
       *[other] Raid the Base of { $owner } ({ $cards } cards, { $totem } Totem): { $leader } goes back to the owner's hand
     }
 }
do-uproot-base-seat = { $own ->
    [1] Take Weedlocks from your own Base
   *[0] Take Weedlocks from the Base of { $owner }
 }
do-base = { $own ->
    [1] Take { $card } (level { $level }, { $colour }) from your own Base
   *[0] Take { $card } (level { $level }, { $colour }) from the Base of { $owner }
 }
do-mindwasp-pick-base = Subjugate { $card } (level { $level }, { $colour }) from your own Base
do-custodian-pick-base = { $own ->
    [1] Subjugate { $card } (level { $level }, { $colour }) from your own Base
   *[0] Subjugate { $card } (level { $level }, { $colour }) from the Base of { $owner }
 }
# $as_printed is 0 for a Weedlock that counts double.
do-hand = { $as_printed ->
    [1] Pay with { $card } (level { $level }, { $colour })
   *[0] Pay with { $card } (level { $level }, { $colour }), which counts as { $counted }
 }
do-recruit-pay-hand = { $as_printed ->
    [1] Pay with { $card } (level { $level }, { $colour })
   *[0] Pay with { $card } (level { $level }, { $colour }), which may count as { $counted }
 }
do-action-hand = Use the skill of { $card }. { FORM($card, form: "text") }{ $idle ->
    [1] { " " }It would have no effect now.
   *[0] { "" }
 }
do-robuster-card-hand = Make { $card } (level { $level }, { $colour }) { $paint } for this turn
do-domina-card-hand = Subjugate { $card } (level { $level }, { $colour }) from your hand

## What a word does, for menus

say-done = Decline
say-start-artifact-done = Go on without activating an Artifact
say-leader-done = Leave the skill of your Leader unused
say-mine-pay-done = Finish the payment
say-collect-pay-done = Finish the payment
say-sergeant-take-done = Leave the rest of your Base as it is
say-colonel-pick-done = Take no more cards
say-mushell-pick-done = Take no more cards
say-digger-colour-done = Keep the colour { $current }
say-robuster-card-done = Recolour no more cards
say-domina-card-done = Subjugate no more cards
say-harvest-pick-done = Take no more cards
say-uproot-pick-done = Take no more cards
say-second-raid-done = Do without a second Raid
say-end = End your turn
say-leader = Use the skill of your Leader
say-leader-leader = Use the skill of your Leader, { $leader }. { FORM($leader, form: "text") }{ $idle ->
    [1] { " " }It would have no effect now.
   *[0] { "" }
 }
say-take = Take the card at the bottom of your Base
say-sergeant-take-take = Take { $card } from the bottom of your Base
say-no-card = Recruit without playing a card
say-recruit-pay-no-card = Recruit { $hired } without playing a card
say-hold = Hold the Cave-In token
say-prop-hold = Hold the Cave-In token at { $now }
say-move = Let the Cave-In token move
say-prop-move = Let the Cave-In token move to { $next }
say-left = Keep the left half
say-collect-half-left = Keep { $left }. { FORM($left, form: "text") }
say-right = Keep the right half
say-collect-half-right = Keep { $right }. { FORM($right, form: "text") }

## Choices in brief, for small screens; what stands before a colon is said once for several of them

brief-action-dock = Recruit: { FORM($card, form: "short") } { FORM($colour, form: "short") }{ $level }
brief-action-crystal = Mine: { $crystal } for { $cost }, { $vp } VP{ ID($symbol) ->
    [unknown] { "" }
   *[other] { " " }◆{ FORM($symbol, form: "short") }
 }{ $cave_in ->
    [1] { " " }!
   *[0] { "" }
 }
brief-action-stack = Collect: { $left } / { $right }
brief-action-hand = { $idle ->
    [1] Skill: { FORM($card, form: "short") } (no effect now)
   *[0] Skill: { FORM($card, form: "short") }
 }
brief-action-seat = { $own ->
    [1] Raid: your own Base
   *[0] Raid: { $owner }
 }
brief-crystal = { $crystal }, { $vp } VP{ ID($symbol) ->
    [unknown] { "" }
   *[other] { " " }◆{ FORM($symbol, form: "short") }
 }{ $cave_in ->
    [1] { " " }!
   *[0] { "" }
 }
brief-base = { $own ->
    [1] Your Base: { FORM($card, form: "short") } { FORM($colour, form: "short") }{ $level }
   *[0] { $owner }: { FORM($card, form: "short") } { FORM($colour, form: "short") }{ $level }
 }

## Why something is not allowed now

no-full-hand = { $held ->
    [one] Your hand is full: you hold 1 card, and the limit is { $limit }.
   *[other] Your hand is full: you hold { $held } cards, and the limit is { $limit }.
 }
no-unpaid = The payment is not complete: { $paid } of { $cost } { $cost ->
    [one] level
   *[other] levels
 } paid.
no-not-for-nothing = { $hired } does not come for nothing: play a card of level { OR($levels) }.
no-wrong-level-to-pay = { $gratis ->
    [1] { $card } has level { $level }; for { $hired } play a card of level { OR($levels) }, or no card.
   *[0] { $card } has level { $level }; for { $hired } play a card of level { OR($levels) }.
 }
no-other-colour-to-pay = { $card } is { $colour }, and { $crystal } is paid in { $wanted }.
no-exception-made = { $card } is { $colour }, and { $crystal } is paid in { $wanted }; Prism Lens has made its exception already.
no-exception-too-dear = { $card } is { $colour }, and { $crystal } is paid in { $wanted }; as the exception that Prism Lens allows it would leave too little to meet the cost.
no-not-one-colour = All cards for { $crystal } must be of one colour, and with { $card } the cost of { $cost } could not be met.
no-after-raid = After a Raid there is no normal action.
no-no-action-left = You have no normal action left this turn.
no-same-action = You have already taken this action, and your normal actions must be of different types.
no-no-card-to-pay = To recruit { $card } you must play a card of level { OR($levels) }, and you hold none.
no-too-dear = This Crystal costs { $cost } in { $colour }; your hand pays { $pays }.
no-too-dear-wild = This Crystal costs { $cost } in cards of one colour; your best, { $colour }, pays { $pays }.
no-too-dear-artifact = { $artifact } costs { $cost }; your whole hand pays { $pays }.
no-not-owned = You do not own { $half }.
no-works-by-itself = { $half } works by itself and is never activated.
no-activated-before = { $half } was already activated this turn.
no-not-in-docks = { $card } is not in the Docks.
no-no-level-1-in-docks = The Docks hold no card of level 1.
no-empty-space = That space of the Mine is empty.
no-empty-stack = That Artifact stack is empty.
no-no-such-seat = There is no such seat; seats are 0 to { $last }.
no-no-such-card = { $cards ->
    [one] There is no card { $place } in that Base; it holds 1 card.
   *[other] There is no card { $place } in that Base; it holds { $cards } cards.
 }
no-nothing-below-leader = Your Base holds no card below its Leader.
no-not-in-hand = { $card } is not in your hand.
no-other-colour-now = Your { $card } is { OR($now) } now, not { $colour }.
no-same-base-again = The second Raid must hit another Base than the first.
no-raided-before = You have already raided this turn.
no-actions-taken = { $taken ->
    [one] A Raid takes the place of all normal actions, and you have already taken one.
   *[other] A Raid takes the place of all normal actions, and you have already taken { $taken }.
 }
no-empty-base = { $own ->
    [1] There is no card in your own Base.
   *[0] There is no card in the Base of { $owner }.
 }
no-too-many-levels = { $picks ->
    [one] { $card } has level { $level }, and only 1 level is left to take.
   *[other] { $card } has level { $level }, and only { $picks } levels are left to take.
 }
no-other-level = { $card } has level { $level }; you may choose a card of level { $wanted }.
no-other-cost = This Crystal has cost { $printed }; you may take a Crystal of cost { $wanted }.
no-other-colour = You may take a { $colour } Crystal, and this is { $crystal }.
no-same-colour = The Crystal is { $colour } already; to leave it so, say done.
no-leader-is-immune = { $card } is a Leader, and Leaders are immune.
no-own-base-only = You may subjugate a card of your own Base only.
no-not-the-lowest = { $card } has level { $level }; the lowest level below your Leader is { $lowest }.
no-one-base-only = { $own_base ->
    [1] You may take cards from your own Base only.
   *[0] You may take cards from the Base of { $base } only.
 }
no-no-weedlock-there = { $own ->
    [1] Your own Base holds no Weedlock below its Leader.
   *[0] The Base of { $owner } holds no Weedlock below its Leader.
 }
no-not-a-weedlock = { $card } is not a Weedlock.
no-harvested-before = You have taken a Weedlock from this Base and from another one; nothing more comes from it.
no-chosen-before = { $card } was already chosen for this skill.

## The log

log-turn = Round { $round_number }: it is { $seat }'s turn.
log-activate = { $seat } activates { $half }.
log-leader = { $seat } uses the skill of the Leader, { $card }.
log-choose-card = { $seat } wants to recruit { $card }.
# Without a cost (-1) the Crystal is going to be recoloured.
log-choose-crystal = { $cost ->
    [-1] { $seat } goes for { $crystal }.
    [one] { $seat } goes for { $crystal } for 1 level.
   *[other] { $seat } goes for { $crystal } for { $cost } levels.
 }
log-recruit = { $seat } recruits { $card }.
log-mine = { $seat } mines { $crystal }.
log-collect = { $cost ->
    [one] { $seat } collects { $artifact } for 1 level.
   *[other] { $seat } collects { $artifact } for { $cost } levels.
 }
log-skill = { $as_printed ->
    [1] { $seat } plays { $card } for its skill.
   *[0] { $seat } plays { $card } as { $colour } for its skill.
 }
log-pay = { $as_printed ->
    [1] { $seat } pays with { $card }.
   *[0] { $seat } pays with { $card } as { $colour }.
 }
log-keep = { $seat } keeps { $half }.
log-take-dock = { $seat } takes { $card } from the Docks.
log-take-crystal = { $seat } takes { $crystal } from the Mine.
log-take-base = { $own ->
    [1] { $seat } takes { $card } from their own Base.
   *[0] { $seat } takes { $card } from { $owner }'s Base.
 }
log-subjugate-base = { $own ->
    [1] { $seat } subjugates { $card } from their own Base.
   *[0] { $seat } subjugates { $card } from { $owner }'s Base.
 }
log-subjugate-hand = { $as_printed ->
    [1] { $seat } subjugates { $card } from hand.
   *[0] { $seat } subjugates { $card } as { $colour } from hand.
 }
log-paint-crystal = For { $seat }, { $crystal } is { $colour } and cheaper to mine this turn.
log-paint-colour = { $seat } chooses { $colour } for cards in hand.
# Only the player knows which card it is.
log-paint-card = { ID($card) ->
    [unknown] { $seat } recolours a card in hand.
   *[other] { $seat } recolours { $card } in hand from { $before } to { $after }.
 }
log-raid = { $own ->
    [1] { $seat } raids their own Base.
   *[0] { $seat } raids { $owner }'s Base.
 }
log-return-leader = The Leader, { $card }, returns to the hand of { $seat }.
log-totem = { ID($holder) ->
    [unknown] { $seat } gets the { $colour } Totem from the supply.
   *[other] { $seat } gets the { $colour } Totem from { $holder }.
 }
log-raid-card = { $own ->
    [1] { $seat } carries off { $card } from their own Base.
   *[0] { $seat } carries off { $card } from { $owner }'s Base.
 }
log-hold-cave-in = { $seat } prevents the cave-in with { $half }.
log-cave-in = { ID($cause) ->
    [mined-crystal] Cave-in number { $count }: { $seat } mined a Crystal with a Cave-In symbol.
    [artifact-stack] Cave-in number { $count }: an Artifact stack has run out.
    [mercenary-stack] Cave-in number { $count }: a stack of Mercenaries has run out.
    [crystal-stack] Cave-in number { $count }: a stack of Crystals has run out.
   *[settling] Cave-in number { $count }: too many rounds were idle.
 }
log-end-actions = { $seat } ends the turn.
log-base = { $cards ->
    [one] { $seat } lays 1 card on their Base.
   *[other] { $seat } lays { $cards } cards on their Base.
 }
log-trim = { $seat }'s Base loses { $card } for good.
log-refill-dock = New in the Docks: { $card }.
log-refill-mine = New in the Mine: { $crystal }.
log-reveal-artifact = New on a stack: { $artifact }, { $left } or { $right }.
log-idle-round = { $rounds ->
    [one] Nothing left the board this round.
   *[other] Nothing left the board for { $rounds } rounds in a row.
 }
log-over = { $cave_ins ->
    [one] The mine collapsed at 1 cave-in: the game is over.
   *[other] The mine collapsed at { $cave_ins } cave-ins: the game is over.
 }
log-decline = { $seat } declines.

## The log where Crystals and Artifacts are seen

page-title = Cave-In
page-too-much = { $count } too much
page-wasted = There is nothing for it now: the skill would have no effect.
page-log-choose-crystal = { $cost ->
    [-1] { $seat } goes for { FORM($crystal, form: "seen") }.
    [one] { $seat } goes for { FORM($crystal, form: "seen") } for 1 level.
   *[other] { $seat } goes for { FORM($crystal, form: "seen") } for { $cost } levels.
 }
page-log-mine = { $seat } mines { FORM($crystal, form: "worth") }.
page-log-collect = { $cost ->
    [one] { $seat } collects { FORM($artifact, form: "seen") } for 1 level.
   *[other] { $seat } collects { FORM($artifact, form: "seen") } for { $cost } levels.
 }
page-log-take-crystal = { $seat } takes from the Mine { FORM($crystal, form: "worth") }.
page-log-paint-crystal = For { $seat }, { FORM($crystal, form: "seen") } is { $colour } and cheaper to mine this turn.
page-log-refill-mine = New in the Mine: { FORM($crystal, form: "worth") }.
page-log-reveal-artifact = New on a stack: { $left } or { $right }.
page-log-subjugate-base = { $own ->
    [1] { $seat } subjugates { $card } from their own Base, { $vp } VP.
   *[0] { $seat } subjugates { $card } from { $owner }'s Base, { $vp } VP.
 }
page-log-subjugate-hand = { $as_printed ->
    [1] { $seat } subjugates { $card } from hand, { $vp } VP.
   *[0] { $seat } subjugates { $card } as { $colour } from hand, { $vp } VP.
 }
page-log-totem = { ID($holder) ->
    [unknown] { $seat } gets the { $colour } Totem from the supply, { $vp } VP.
   *[other] { $seat } gets the { $colour } Totem from { $holder }, { $vp } VP.
 }

## The log, said to the player who did it or has it done to them

page-you-log-turn = Round { $round_number }: it is your turn.
page-you-log-activate = You activate { $half }.
page-you-log-leader = You use the skill of the Leader, { $card }.
page-you-log-choose-card = You want to recruit { $card }.
page-you-log-choose-crystal = { $cost ->
    [-1] You go for { FORM($crystal, form: "seen") }.
    [one] You go for { FORM($crystal, form: "seen") } for 1 level.
   *[other] You go for { FORM($crystal, form: "seen") } for { $cost } levels.
 }
page-you-log-recruit = You recruit { $card }.
page-you-log-mine = You mine { FORM($crystal, form: "worth") }.
page-you-log-collect = { $cost ->
    [one] You collect { FORM($artifact, form: "seen") } for 1 level.
   *[other] You collect { FORM($artifact, form: "seen") } for { $cost } levels.
 }
page-you-log-skill = { $as_printed ->
    [1] You play { $card } for its skill.
   *[0] You play { $card } as { $colour } for its skill.
 }
page-you-log-keep = You keep { $half }.
page-you-log-take-dock = You take { $card } from the Docks.
page-you-log-take-crystal = You take from the Mine { FORM($crystal, form: "worth") }.
page-you-log-take-base = { $own ->
    [1] You take { $card } from your own Base.
   *[0] You take { $card } from { $owner }'s Base.
 }
page-you-log-subjugate-base = { $own ->
    [1] You subjugate { $card } from your own Base, { $vp } VP.
   *[0] You subjugate { $card } from { $owner }'s Base, { $vp } VP.
 }
page-you-log-subjugate-hand = { $as_printed ->
    [1] You subjugate { $card } from hand, { $vp } VP.
   *[0] You subjugate { $card } as { $colour } from hand, { $vp } VP.
 }
page-you-log-paint-crystal = For you, { FORM($crystal, form: "seen") } is { $colour } and cheaper to mine this turn.
page-you-log-paint-colour = You choose { $colour } for cards in hand.
page-you-log-paint-card = { ID($card) ->
    [unknown] You recolour a card in hand.
   *[other] You recolour { $card } in hand from { $before } to { $after }.
 }
page-you-log-raid = { $own ->
    [1] You raid your own Base.
   *[0] You raid { $owner }'s Base.
 }
page-you-log-return-leader = Your Leader, { $card }, returns to your hand.
page-you-log-totem = { ID($holder) ->
    [unknown] You get the { $colour } Totem from the supply, { $vp } VP.
   *[other] You get the { $colour } Totem from { $holder }, { $vp } VP.
 }
page-you-log-hold-cave-in = You prevent the cave-in with { $half }.
page-you-log-cave-in = { ID($cause) ->
    [mined-crystal] Cave-in number { $count }: you mined a Crystal with a Cave-In symbol.
    [artifact-stack] Cave-in number { $count }: an Artifact stack has run out.
    [mercenary-stack] Cave-in number { $count }: a stack of Mercenaries has run out.
    [crystal-stack] Cave-in number { $count }: a stack of Crystals has run out.
   *[settling] Cave-in number { $count }: too many rounds were idle.
 }
page-you-log-decline-start-artifact = You go on without activating an Artifact.
page-you-log-decline-shuttle-pick = You take no card from the Docks.
page-you-log-decline-leader = You leave your Leader's skill unused.
page-you-log-decline-scrabber-take = You take no further Crystal.
page-you-log-decline-crystal-take = You take no Crystal.
page-you-log-decline-sergeant-take = You leave your Base as it is.
page-you-log-decline-colonel-pick = You take no further card from the Docks.
page-you-log-decline-fishbean-pick = You take no card from the Docks.
page-you-log-decline-shuwar-pick = You take no card from a Base.
page-you-log-decline-mushell-pick = You take no further card from a Base.
page-you-log-decline-digger-crystal = You recolour no Crystal.
page-you-log-decline-robuster-colour = You recolour no card.
page-you-log-decline-robuster-card = You recolour no further card.
page-you-log-decline-mindwasp-pick = You subjugate no card.
page-you-log-decline-custodian-pick = You subjugate no card.
page-you-log-decline-domina-card = You subjugate no further card.
page-you-log-decline-domina-crystal = You take no Crystal.
page-you-log-decline-harvest-pick = You take no further Weedlock.
page-you-log-decline-uproot-base = You take no Weedlocks.
page-you-log-decline-uproot-pick = You take no further Weedlock.
page-you-log-decline-baton-take = You take no Crystal.
page-you-log-decline-second-raid = You do without a second Raid.
page-you-log-pay = { $as_printed ->
    [1] You pay with { $card }.
   *[0] You pay with { $card } as { $colour }.
 }
page-you-log-raid-card = { $own ->
    [1] You carry off { $card } from your own Base.
   *[0] You carry off { $card } from { $owner }'s Base.
 }
page-you-log-end-actions = You end your turn.
page-you-log-base = { $cards ->
    [one] You lay 1 card on your Base.
   *[other] You lay { $cards } cards on your Base.
 }
page-you-log-trim = Your Base loses { $card } for good.
page-you-log-decline = You decline.
page-at-you-log-take-base = { $seat } takes { $card } from your Base.
page-at-you-log-subjugate-base = { $seat } subjugates { $card } from your Base, { $vp } VP.
page-at-you-log-raid = { $seat } raids your Base.
page-at-you-log-totem = { $seat } gets the { $colour } Totem from you, { $vp } VP.
page-at-you-log-raid-card = { $seat } carries off { $card } from your Base.
page-part-log-pay = { $as_printed ->
    [1] { $card }
   *[0] { $card } as { $colour }
 }
page-part-log-raid-card = { $card }
page-part-log-totem = the { $colour } Totem, { $vp } VP
page-part-log-return-leader = the Leader { $card } goes home
page-lost-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
 }
page-lost-totems = { $count ->
    [one] 1 Totem
   *[other] { $count } Totems
 }

## The end

ending = { $count ->
    [one] The mine collapsed at 1 cave-in; the round was played out.
   *[other] The mine collapsed at { $count } cave-ins; the round was played out.
 }
score-crystals = Crystals
score-symbols = Faction symbols
score-totems = Totems
score-subjugated = Subjugated cards
score-half = { $half }

## The drawing in a terminal. Labels stand before a list of coloured marks

draw-legend = Pu2 purple card of level 2 · [Pu2] Leader · ?1 unknown card of level 1
    ◆Pu purple symbol · ! cave-in · (2) costs 2 now · W wild, paid in any one colour
draw-round = Round { $number }
draw-turn = { $name }'s turn · normal actions left: { $left }
draw-over = the game is over
draw-cave-ins = Cave-ins
draw-cave-ins-brief = cave-ins { $count } of { $end }
draw-collapse = { $count } of { $end } until the mine collapses
draw-idle = { $limit ->
    [one] idle rounds { $count }, each causes a cave-in
   *[other] idle rounds { $count }, { $limit } cause a cave-in
 }
draw-wild = Wild
# Marks a wild Crystal, in one letter.
draw-wild-mark = W
draw-free-totems = free Totems
draw-played = played this turn
draw-effects = This turn: { $effects }
draw-effect-foremen = { $value ->
    [one] 1 Foreman helps to recruit
   *[other] { $value } Foremen help to recruit
 }
draw-effect-crystal-discount = Crystals cost { $value } less
draw-effect-artifact-discount = Artifacts cost { $value } less
draw-effect-scrabbers = { $value ->
    [one] 1 Scrabber grabs a second Crystal
   *[other] { $value } Scrabbers grab another Crystal each
 }
draw-effect-same-actions = both actions may be alike
draw-effect-fit = Weedlocks fit any Crystal
draw-effect-double = Weedlocks count double
draw-painted = { $count ->
    [one] 1 card turned { $colour }
   *[other] { $count } cards turned { $colour }
 }
draw-docks = Docks, by level (+ cards left in the stack)
draw-mine = Mine, by cost (+ Crystals left in the stack)
draw-artifacts = Artifacts, the left half over the right one; you keep one (+ cards below)
draw-vp = { $vp } VP
draw-empty = empty
draw-players = Players
draw-player = Player { $seat }
draw-you = { $name } (you)
draw-points = { $points ->
    [one] 1 point
   *[other] { $points } points
 }
draw-pile = pile { $count }
draw-subjugated = subjugated { $count }
draw-totems = Totems
draw-base = Base
draw-hand = hand { $count }
draw-kept = Artifacts
draw-your-hand = { $count ->
    [one] Your hand, 1 card
   *[other] Your hand, { $count } cards
 }

## The page: names of zones, short facts and explanations

page-vp = VP
page-wild = wild
page-none = none
page-used = used
page-docks = Docks
page-docks-hint = pay with one level lower
page-mine = Mine
page-mine-hint = pay with levels of its colour
page-level = L{ $level }
page-more = +{ $count }
page-left = { $count } left
page-to-pay = { $count } to pay
page-taken = taken
page-paid = paid
page-paid-of = { $paid } of { $cost }
page-ghost-pays = pays
page-now = now { $points }
page-levels-to-pay = { $count ->
    [one] 1 level to pay
   *[other] { $count } levels to pay
 }
page-gain = { $points ->
    [0] no points
   *[other] +{ $points } VP
 }
page-pays-for = { $wild ->
    [1] Wild: cards of any one colour.
   *[0] Only { $colour } cards.
 }
page-pays-any = Cards of any colours.
page-choose-glowing = Choose what glows
page-choose-colour = Choose a colour
page-of-cave-ins = / { $end } cave-ins
page-props = { $count ->
    [0] no prop holds: the mine has collapsed
    [one] 1 prop holds
   *[other] { $count } props hold
 }
page-points = Points now
page-hand = Cards in hand
page-hand-known = Hand, as far as you know it
page-unknown = { $count } unknown
page-unknown-level = An unknown card of level { $level }
page-free = { $count } free
page-recoloured = recoloured
page-counts-as = counts { $level }
page-base = Base, bottom to top
page-your-base = Your Base, bottom to top
page-base-of = The Base of { $name }
page-base-text = The top card is the Leader. A Raid sends it back, takes the Totem of its colour, then the cards below.
page-leader = Leader
page-played = Played this turn, next on your Base
page-nothing-yet = nothing yet
page-raid-hint = { $points ->
    [0] Raid: { $totem } Totem, +{ $cards } in hand
   *[other] Raid: { $totem } Totem (+{ $points } VP), +{ $cards } in hand
 }
page-threat-raid = { $points ->
    [0] Could raid you: Totem, { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
     }
   *[other] Could raid you: −{ $points } VP, { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
     }
 }
page-threat-mine = Could mine up to { $points } VP
page-symbols = Symbols
page-subjugated-short = Subjugated
page-from-crystals = Crystals { $points }
page-from-symbols = symbols { $points }
page-from-totems = Totems { $points }
page-from-subjugated = subjugated { $points }
page-from-artifacts = Artifacts { $points }
page-kind-recruit = Recruit
page-kind-mine = Mine
page-kind-collect = Collect
page-kind-skill = Skill
page-kind-raid = Raid
page-card-facts = { $copies ->
    [one] { $colour }, level { $level }, 1 copy in the game
   *[other] { $colour }, level { $level }, { $copies } copies in the game
 }
page-as-skill = As a skill
page-way-bolt = works at once
page-way-glass = lasts until your turn ends
page-way-plus = grants an extra action
page-as-payment = As payment
page-pays = { $level ->
    [one] 1 { $colour } level, no skill
   *[other] { $level } { $colour } levels, no skill
 }
page-on-base = On your Base
page-new-leader = the Leader if played last
page-to-hire = To recruit
page-hire-for = a card of level { $levels }
page-hire-free = no card at all
page-cost = Cost
page-paid-in = Paid in
page-any-one-colour = cards of any one colour (wild)
page-cards-of = { $colour } cards
page-hand-pays = Your hand pays
page-symbol = Symbol
page-cave-in-symbol = Mining it moves the Cave-In token one step.
page-artifact = Artifact
page-keep-one = You keep one half; the other no longer counts.
page-colours-mixed = in cards of any colours
page-half-star = Points at the end
page-half-bolt = Ability, once at the start of each turn
page-half-glass = Ability, always at work
page-worth-now = { $points } VP as things are now
page-totem = Totem
page-totem-of = { $colour } Totem
page-totem-text = Mining a { $colour } Crystal costs its holder { $cut } less. { $vp } VP at the end. A Raid on a Base with a { $colour } Leader takes it.
page-all-mercenaries = Mercenaries
page-all-artifacts = Artifacts
page-all-totems = Totems
page-all-others = Points and cave-ins
page-track-text = The token moves when a Crystal with a Cave-In symbol is mined, when a stack runs out, and when nothing leaves the board for some rounds. When it reaches the end, the round is finished and everyone scores.
page-score-crystals = VP as printed
page-score-symbols = sets of different ones
page-score-totems = the same for each
page-score-subjugated = their levels
page-score-artifacts = kept halves
page-say-leader-leader = Use its skill
page-say-leader-done = Skip it
page-say-start-artifact-done = Go on
page-say-sergeant-take-done = Stop here
page-say-colonel-pick-done = No more
page-say-mushell-pick-done = No more
page-say-robuster-card-done = No more
page-say-domina-card-done = No more
page-say-harvest-pick-done = No more
page-say-uproot-pick-done = No more
page-say-second-raid-done = No second Raid
page-say-sergeant-take-take = Take { $card }
page-say-collect-half-left = Keep { $left }
page-say-collect-half-right = Keep { $right }
page-ask-mine-pay = { $met ->
    [1] Pay for { $crystal }: add cards, or finish.
   *[0] Pay for { $crystal }.
 }
page-ask-collect-pay = { $met ->
    [1] Pay for { $artifact }: add cards, or finish.
   *[0] Pay for { $artifact }.
 }
page-rule = Rule { $clause }

# Kinds of components in reports, and what players do with them.
page-lab-artifact-card = Artifact card
page-lab-half-scores = Artifact half that scores
page-lab-half-ability = Artifact half with an ability
page-lab-crystal-1 = Crystal of cost 1
page-lab-crystal-3 = Crystal of cost 3
page-lab-crystal-6 = Crystal of cost 6
page-lab-crystal-10 = Crystal of cost 10
page-lab-mercenary-1 = Mercenary of level 1
page-lab-mercenary-2 = Mercenary of level 2
page-lab-mercenary-3 = Mercenary of level 3
page-lab-mercenary-4 = Mercenary of level 4
page-lab-raid = Raid
page-lab-captured = captured
page-lab-collected = collected
page-lab-gained = gained
page-lab-kept = kept
page-lab-made = made
page-lab-recruited = recruited
page-lab-used = used

## The guided game

tutorial-welcome = Welcome to the mine! You lead a crew. The most victory points win, and the mine will not stand forever. Let us play four short turns.
tutorial-board = On the left the Docks: Mercenaries for hire, by level. On the right the Mine: Crystals, by cost. Each Crystal shows its points. You can choose anything that glows.
tutorial-recruit = You have two different actions a turn. First recruit: take Driller from the Docks. Level 1 costs no card, only the action.
tutorial-mine = Second action: mine. A Crystal is paid with cards of its colour, level by level. Choose this brown shard of cost 1.
tutorial-pay = Pay with Driller, the card you have just hired. A card that pays does not use its skill.
tutorial-paid = Paid. You could add more cards, but nothing is given back. Finish the payment.
tutorial-row = Cards that you play lie here. When your turn ends they become your Base, and the last one its Leader.
tutorial-end = Both actions are taken. End your turn, and watch your rival.
tutorial-leader = Your turn again. Driller leads your Base now, and a Leader's skill may be used once a turn, for no action. Use it!
tutorial-take = Driller grabs a brown Crystal of cost 1. Take this one. Taking is free, and never causes a cave-in.
tutorial-skill = Now use a skill from your hand: Foreman makes recruiting two levels easier this turn.
tutorial-hire = Usually a card of level 3 costs a card of level 2. Thanks to Foreman this Sergeant comes for nothing. Recruit him.
tutorial-free = Foreman does the paying: recruit without playing a card.
tutorial-end-again = End your turn.
tutorial-base = Your rival has a Base too. Instead of two actions you may raid one: its Leader goes home, you get the Totem of the Leader's colour, and the cards below fill your hand. Raid it!
tutorial-totem = A Totem is worth points at the end and makes Crystals of its colour cheaper. Others will want it back.
tutorial-after-raid = A Raid takes the place of both actions. End your turn.
tutorial-collect = The last kind of action: collect an Artifact. Cards of any colours pay for it, mixed. Choose this one.
tutorial-collect-pay = Pay with Sergeant …
tutorial-collect-more = … and with two Foremen.
tutorial-paid-again = That is a level too many, but nothing is given back. Finish the payment.
tutorial-half = You keep one half only: points at the end, or an ability. Take the points on the left.
tutorial-track = Every prop that snaps brings the end nearer. When the last one goes, the round is finished and everyone scores.
tutorial-goodbye = That is all you need. Touch and hold anything, or let the pointer rest on it, and it explains itself. Now for a real game against one easy bot. Good luck!

## The numbers of components, on the workbench

knob-sheet-mercenaries = Mercenaries
knob-sheet-crystals = Crystals
knob-sheet-artifacts = Artifacts
knob-amount = Number in the text
knob-vp = Points
knob-cost = Cost
knob-every = For every so many
knob-hand-limit = Hand limit
knob-base-limit = Cards that a Base keeps
knob-normal-actions = Normal actions in a turn
knob-totem-discount = Discount of a Totem
knob-totem-vp = Points of a Totem
knob-set-vp =
    { $place ->
        [1] Points for one symbol
       *[other] Points for { $place } different symbols
    }
knob-collapse = Cave-ins that end a game of { $place }
