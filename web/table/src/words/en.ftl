# The page's own words in English. Those of the games are in the games' catalogues.

## Everywhere

home = To the start page
skip = Skip to content
nav = Pages
nav-play = Play
nav-learn = Learn
nav-rules = Rules
nav-watch = Watch
nav-lab = Lab
menu = Menu
close = Close
cancel = Cancel
loading = One moment …
failed = That did not work: { $reason }
# An address that leads nowhere; $place is what stands in it.
nowhere = There is nothing here
nowhere-more = There is no page “{ $place }”. It may be misspelt, or the link may be old.
not-opened = This game cannot be opened
not-fetched = This page could not be fetched
not-fetched-more = Check your connection, then reload the page.
preparing = The game is still being prepared for the browser …
preparing-help = This happens once, in the background, and takes a minute or two. This page continues by itself. With “Play now” you can play at a table of the server meanwhile.
preparing-some = Hints, lessons and replays are still being prepared: { $ready } of { $all } games are done. You can play at once.
preparing-hints = Hints are still being prepared; they will work during this game.
preparing-analysis = Replay and turning points are still being prepared; they will come by themselves.
no-module = This server has not prepared the game for the browser. You can play at its tables; hints, lessons and replays are not available.
guest = Guest
# Names for guests who give none, a word each; the same animals in every language.
guest-names = Badger Otter Heron Lynx Falcon Marten Raven Beaver Puffin Gecko Walrus Bison Swallow Tapir Ibex Koala Panda Lemur Toucan Manatee Hedgehog Dormouse Kestrel Sparrow
you = You
person = guest
fewer = fewer
more = more

## Settings

settings = Settings
guest-name = Your name
language = Language
theme = Light or dark
theme-auto = Like the system
theme-dark = Dark
theme-light = Light
setting-motion = Motion
setting-motion-help = things glide from where they were to where they go
setting-sound = Sound
setting-sound-help = what happens at the table is heard, softly
sound-quiet = your system asks for less motion, so it stays quiet here
volume = Volume
setting-vibrate = Vibration
setting-vibrate-help = your phone trembles with what happens
setting-notify = Notifications
setting-notify-help = when it is your turn and you are looking elsewhere
setting-confirm = Confirm your turn
setting-confirm-help = asks before what ends your turn or cannot be taken back freely
setting-forced = Moves without a choice
setting-forced-help = are made for you and announced, unless they end your turn or cost something
setting-preview = First touch shows
setting-preview-help = on a touch screen, the first touch explains a thing and the second chooses it
pace = Pace
pace-help = how fast rivals are shown; a step waits for a click after each thing they do
pace-half = ½×
pace-once = 1×
pace-twice = 2×
pace-instant = Instant
pace-step = Step

## Start

hero = Three space{ "\u2011" }mining board games. One table.
hero-more = Play in your browser, against bots or with friends. Free, no account, no download.
play-now = Play now
play-now-with = { $count ->
    [one] now: 1 bot, { $strengths }
   *[other] now: { $count } bots, { $strengths }
  }
invite = Invite friends
players = { $low }–{ $high } players
continue = Continue
against = Against { $names }
online-table = A table online
open-tables = Open tables
table-of = { $name }’s table
join = Join
watch = Watch
no-tables = The light is on, but nobody is here yet.
no-tables-help = Open a table, and everyone sees it here.
no-server = You are on your own here.
no-server-help = Without a server you play against bots, or with others on this device.
your-games = Your games
all-games = All games
finished = Finished
going-on = Under way
replay = Replay
forget = Delete this game
new-here = New here?
new-here-title = Play a guided first game.
new-here-help = A few minutes, every action once, a patient bot.
foot-offline = Also works offline
foot-licence = Open source, MIT
foot-authors = Cave-In: Filip Miłusiński, Jan Zalewski (Hexy Studio) · Cosmic Scavengers: Ryan Weise · Stella Digger!: Ryo Akase (Period Games)

## Your games

won = Won
# Your place at the end; never 1.
place = { $rank ->
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
  } of { $players }
game-counts = { $finished } finished, { $going } under way
state-going = Under way
state-won = Won
state-lost = Lost
any = All
any-game = All games
any-rivals = Any rivals
any-players = Any number of players
player-count = { $count } players
people = People
not-counted = not counted
show-more = Show more
no-games = You have not finished a game yet.
statistics = How you are doing
statistics-games = games
statistics-won = won
statistics-mean = mean
statistics-best = best
statistics-streak = streak
statistics-help = Mean and best in points. Shares and means need { $few } games. The strongest bot names the level. Replayed records and games of several people at this device do not count.
too-few = too few
no-statistics = Once you have finished a game, you see here how you are doing.
deleted = { $game } deleted
export-all = Export all
import = Import
export-help = Your games stay on this device. An export takes them elsewhere, with your seats at tables online: keep the file to yourself.
export-help-kept = Your games online are yours on every device. Those against bots stay on this one; an export takes them elsewhere.
import-done = { $added ->
    [one] 1 game added
   *[other] { $added } games added
  }, { $known } here already, { $left } left out.
import-unreadable = This file cannot be read. Choose one that “Export all” has saved.
import-other = This file holds no exported games. Choose one that “Export all” has saved; a single record opens under “Watch”.
import-newer = This file is from a newer version of the page. Reload the page and try again.
import-damaged = This file is damaged. Nothing was imported.
import-full = There is not enough room on this device. Nothing was imported; delete some games first.

## New table

new-table = New table
game = Game
seats = Seats
seats-of = { $count } of { $most }
seat-number = Seat { $number }
seat-friend = A friend
seat-you-help = You; change your name any time
seat-friend-help = The first person to open the link. No account needed.
seat-own-help = The operator of this server added it; sees only what its seat may see
seat-bot-help = Answers quickly, sees only what its seat may see
seat-device-help = Plays on this device; a curtain hides the cards
kind-friend = Friend
kind-bot = Bot
kind-device = This device
add-seat = Add a seat
remove-seat = Remove this seat
strength = Strength of the bot
strength-random = Random
strength-fits = fits you
own-bots = Or a bot of this server
strength-numbers = Or a level from 1 to 10
strength-numbers-help = After { $count } finished games against bots, a tag marks the one that fits you.
strength-number = Level { $number }
strength-number-fits = Level { $number }, fits you
strength-novice = Novice
strength-novice-help = half blindly
strength-easy = Easy
strength-easy-help = one step ahead
strength-medium = Medium
strength-medium-help = 150 positions, every other time
strength-hard = Hard
strength-hard-help = 1,500 positions, mostly
strength-expert = Expert
strength-expert-help = 20,000 positions
strength-master = Master
strength-master-help = an expert that learned
level-number = bot · level { $number }
level-random = bot · random
level-novice = bot · novice
level-easy = bot · easy
level-medium = bot · medium
level-hard = bot · hard
level-expert = bot · expert
level-master = bot · master
level-own = bot · of this server
clock = Clock
clock-none = No clock
clock-none-help = Take your time
clock-move = Per move
clock-move-text = { $minutes } min a move
clock-total = Total + increment
clock-total-text = { $minutes } min + { $increment } s
clock-days = Days
clock-days-text =
    { $days ->
        [one] 1 day a move
       *[other] { $days } days a move
    }
options = Rules of this table
as-printed-unless = as printed, unless you change something
as-printed = as printed
options-changed =
    { $count ->
        [one] 1 change
       *[other] { $count } changes
    }
rules = Rules
choose = Choose
value-random = Random
value-first-game = First game
value-free = Free
value-tight = Tight
value-2021-en = 2021
value-2018-de = 2018 German
value-coloured = Coloured
value-plain = Plain
value-all-lose = All lose
value-score = By points
value-two-or-more = Two or more
value-any = Any
who-may-come = Who may come
link-only = Link only
public = Public
open-table = Open the table
open-table-help = You get a link to send. The game begins when all seats are taken.
begin = Begin
begin-help = This game stays on this device and needs no network.
begin-master-help = This game stays on this device. The first one against a master fetches what it has learned (1 to 3 MB); after that no network is needed.
begin-served-help = The server runs this game while it is still being prepared for the browser.

## At the table

board = Board
rivals = Rivals
yours = Your things
rail = Log and moves
prompt = What to do now
turns = Whose turn it is
all-yours = All that is yours
your-turn = Your turn
thinking = thinking …
zoom-reset = Show all
reference = Reference
pin = Keep this open
unpin = Close this card
pinned = Cards kept open
explanation = Explanation
choose-one = Choose one
log = Log
moves = Moves
score = Score
said = { $name }: { $text }
chat = Chat
filter = Filter
log-round = Round { $number }
planned = planned, number { $place }
new = new
plan = Your plan: { $what }
plan-do = Do it
plan-drop = Drop the plan
recap = Since your last move
recap-help = Touch a line to see it again.
recap-all = Show all again
recap-more = { $count ->
    [one] and 1 more
   *[other] and { $count } more
  }
go-on = Go on
recap-lost = You lost { $what }.
recap-none = Nothing has happened since your last move.
recap-you = What hit you
recap-gain = { $points ->
    [one] { $sign }1 point
   *[other] { $sign }{ $points } points
 }
to-ply = To decision { $ply }
skip-motion = Skip
undo = Undo
undo-or-hold = Undo (hold to reset the turn)
reset-turn = Reset turn
forced-made = There was no other choice: { $move }
forced-made-useful = Anything else would have no effect: { $move }
confirm = Confirm
confirm-question = Sure? { $move }
standing = Standing
as-far-as-known = as far as you can know
hint = Hint
hint-thinking = Thinking it over on this device …
hint-best = I suggest: { $move }
hint-only = The only move.
hint-expected = expected result { $percent } %
hint-why = { $lead ->
    [clear] It looks clearly better than anything else.
    [slight] It is slightly better than “{ $second }”.
   *[equal] “{ $second }” is about as good.
  }
hint-tried = { $count } positions looked at
play-hint = Play it
rules-of-this = Rules of this game
leave = Leave
connected = Connected
reconnecting = Reconnecting …
lost = No connection
not-kept = Your browser keeps nothing for this page: the game lasts as long as it is open.
two-tabs = This game is open in another tab too, and this browser cannot keep them in step: play in one of them only.
say-something = Say something
send = Send
undo-asked = { $name } would like to take back a move.
undo-waiting = Asking the others …
yes = Yes
no = No
away = away
stands-in = a bot stands in
below-level = { $level }, weaker for now
replace = Let a bot play
take-back-seat = Play on myself
open-seat = open seat
watching = You are watching
eyes-of = Eyes of { $name }

## Waiting for players

waiting-title = Waiting for players
who-is-there = Who is there
chat-seated = Sit down to join in.
waiting-help = The game begins when all seats are taken.
invitation = Send this link
qr-code = QR code of the link
qr-help = Or let a phone’s camera read the code.
copy-link = Copy link
copied = Copied
not-copied = Your browser does not let this page copy.
take-seat = Sit down here
your-name = Your name
closed-table = This table has been closed.
fairness = Fair shuffles: the fingerprint of the secret key is { $digest }. The key is shown at the end.

## Several people at one device

hand-over = Hand the device to
i-am = I am { $name }, show my cards
curtain-help = No cards are shown.
space-opens = The space bar opens it, too.

## The end

the-end = The game is over
you-won = You won
you-shared = You share the victory
you-lost = { $name } won
nobody-won = Nobody won
shared-victory = { $names } share the victory
points = { $count ->
    [one] 1 point
   *[other] { $count } points
  }
total = Total
rank = Rank
score-over-time = Points over time
play-again = Play again
rematch = Rematch
watch-replay = Watch the replay
look-at-table = Look at the table
download = Download the record
analysis = Analysis
analyse = Find the turning points
analyse-on = Go on with the analysis
analyse-stop = Stop the analysis
analysing = Judged on this device: { $done } of { $all } decisions
turning-points = Turning points
no-turning-points = No turn stands out.
your-turns = Your turns
other-turns = The others’ turns
turn-decisions = { $count ->
    [one] 1 decision
   *[other] { $count } decisions
}
grade = { $grade ->
    [blunder] Blunder
    [mistake] Mistake
    [inaccuracy] Inaccuracy
    [good] Good find
   *[great] Great find
}
accuracy = { $name }: { $percent } % accuracy
points-lost = { $percent } % of the expected result lost
expected-over-time = Expected result over time, in percent
played = Played
better = Better
analysis-note = Judged by what each player could know. The same game always gets the same verdicts.

## Replay

replay-title = Replay
play = Play
pause = Pause
step-back = One step back
step-on = One step forward
speed = Speed
all-open = All open
timeline = Timeline
still-going = This game still goes on.
upload = Open a record
upload-help = Drop a record or a position here, or choose a file.
upload-failed = This record cannot be shown here: { $reason }
upload-position = It is a position, or begins with one, and there is no server here to check it. “starlode position FILE --link ADDRESS” prints a link that this page opens.
upload-other = It is not a game of this version of Starlode.
play-from-here = Play on from here

## The analysis board

board-title = Analysis board
board-open = Analysis board
board-try = Try another move
board-retry = { $count ->
    [0] Retry mistakes
   *[other] Retry mistakes ({ $count })
}
board-play-on = Play on
board-share = Copy link
board-back = Back to the game
board-full = Too much has been tried in this game: remove a branch first.
board-no-more = No further mistake that way.
board-unjudged = The game has not been judged yet: see “Analysis”.
board-judging = The game is being judged; mistakes appear as they are found.
board-bad-link = This link does not hold a game that can be shown here. Part of it may be missing, or it was made by another version.
upload-unreadable = It is no JSON.
board-bad-position = This position does not fit the rules of this page. The link was made by another version, or it was changed.
own-position-begin = Nothing was played from here. Try a move.
own-position-alone = There is no server here to check positions. On your computer, “starlode position FILE --link { $address }” prints a link that opens yours.
own-position-served = The server checks it and keeps nothing.
own-position-open = Open on the board
own-position-text = Position or link
own-position-help = Write a position down as JSON, or change one that you have saved. Paste it here, or a link to an analysis board.
own-position = A position of your own
best-lines = Best lines
depth = Thinking
depth-glance = Glance
depth-think = Think
depth-deep = Deep
iterations = { $found } of { $goal }
by-master = by the master
by-search = by the search
share = { $percent } %
less-than-one = < 1 %
thinking-share = Share of the thinking
course = Course of the game
course-expected = Expected result
course-points = Points
think-again = Think again
thinking-failed = Thinking broke off on this device.
thinking-again = Thinking broke off and has begun again.
line-played = played
line-then = then: { $moves }
hardly-looked = Hardly looked at
lines-hidden = { $name } decides now. You see lines where the seat you look from is asked.
why = Why
why-best = Why it is best
why-better = “{ $move }” gives { $points } % more than “{ $other }”.
why-worse = “{ $move }” gives { $points } % less than “{ $other }”.
why-equal = “{ $move }” and “{ $other }” are too close to tell apart yet.
why-gain = { $points ->
    [one] It brings 1 point in this turn.
   *[other] It brings { $points } points in this turn.
}
why-answer = Likely next: { $name }, { $move }.
why-loss = −{ $percent } % ± { $margin }
why-judged = The marks of the game compare both in the same imagined positions: “{ $other }” loses { $percent } % ± { $margin }.
try-line = Try this
variations = Tried
variations-none = Nothing tried yet. Try a move and it stays here as a branch.
branch-remove = Remove this branch
branch-restore = Bring the branch back
branch-end = This branch ends here.
answered-by = Answers come from
answered-self = you, all seats
decided-secretly = decides in secret
mistake-place = { $place ->
    [0] Mistakes: { $all }
   *[other] Mistake { $place } of { $all }
}
mistake-before = The mistake before
mistake-after = The next mistake
retry-mine = Retry my mistakes
retry-none = No mistakes of yours were found.
retry-place = Mistake { $place } of { $all }: find something better.
retry-question = What would you play now? The lines are shown once you have answered.
retry-judging = Judging your move …
retry-best = Best: nothing better was found.
retry-better = Better than in the game.
retry-equal = As good as in the game.
retry-worse = Worse than in the game.
retry-gain = { $retrial ->
    [better] { $percent } % more than the move you played.
    [worse] { $percent } % less than the move you played.
   *[equal] No difference that can be told from chance.
}
retry-again = Again
retry-show = Show it
retry-shown = This was better.
retry-next = Next mistake
retry-end = Done: { $mended } of { $all } better
play-on-help = A new game from this moment, kept among your games. Cards still to come lie as they did.
play-on-seat = Your seat

## Rules, learning, watching

search = Search
contents = Contents
no-rules = There is no text for this game yet.
nothing-found = Nothing found.
learn-title = Learn by playing
learn-help = A short game in which you do everything once. Each takes about five minutes.
start-tutorial = Start
no-tutorial = This game has no guided game yet. Read the rules, or play against a novice.
next = Next
tutorial-step = { $step } of { $all }
tutorial-other = Try what is asked; the rest comes later.
back = Back
show-me = Show me
leave-lesson = Leave
first-game = Play your first game
watch-this = Watch what happens.
watch-rival = Watch { $name }.
start-again = Start again
lesson-left = You are at step { $step } of { $all }.
lesson-done = Done once already.
watch-title = Watch

## Lab and arena

lab-title = Lab
lab-help = Open a report that “starlode lab” has written, and look at it here.
arena-title = Arena
arena-help = Open the standings that “starlode arena” has written.
not-measured = Nobody has measured this game yet. Run this command and open the file here. In the game’s folder on the server, it is shown here to everyone.
open-file = Open a file
lab-games = { $count ->
    [one] 1 game
   *[other] { $count } games
  }
lab-with = bots: { $bots }
lab-found = What the bots found
lab-edge = { $seat } wins { $rate }; { $fair } would be fair.
lab-no-edge = Nobody has an edge from where they sit.
lab-suspect = { $name } stands out from its peers.
lab-neglected = { $name } is hardly ever wanted.
lab-dead = { $count ->
    [one] 1 component was never used.
   *[other] { $count } components were never used.
  }
lab-none-dead = No component was left unused.
lab-verdict = A suspect is a reason to look, not a verdict.
lab-suspects = Suspects, the most suspicious first
lab-corrected = tested against their peers, corrected after Holm
lab-component = Component
lab-kind = Kind
lab-rate = Wanted, or its takers win
lab-peers = Peers
lab-decisions = Decisions
lab-rounds = Rounds
lab-points = Points
lab-margin = Margin
lab-lead-changes = Changes of lead
lab-settled = Settled after
arena-how = The line is the 95 % interval of the rating; at its right, how often the bot won.
lab-place = { $place ->
    [1] First player
    [2] Second player
    [3] Third player
   *[other] Fourth player
  }
lab-seats = Wins by turn order
lab-bots = Wins by bot
lab-measures = Length, scores and closeness
lab-mean = mean
lab-sources = Where points come from
lab-components = What takers of each component win

## Puzzles

puzzles = Puzzles
puzzles-help = Decisions from games of masters in which one move is clearly best. You know what the player knew, and no more.
puzzle = Puzzle
puzzle-of-the-day = Puzzle of the day
puzzle-number = Puzzle of the day no. { $number }
puzzle-find = Find the best move
puzzle-place = Puzzle { $number }
puzzle-difficulty = Difficulty
puzzle-stars = { $stars } of { $most } stars
puzzle-tries = Tries left
puzzle-tries-left = { $left ->
   [one] One try left
   *[other] { $left } tries left
  }
puzzle-streak = { $days ->
   [0] No streak yet
   [one] 1 day in a row
   *[other] { $days } days in a row
  }
puzzle-longest = { $days ->
   [one] longest: 1 day
   *[other] longest: { $days } days
  }
puzzle-hint = Hint ({ $left })
puzzle-hint-theme = Hint: { $theme }
puzzle-reveal = Show the answer
puzzle-not-best = Not the best: { $move }. It wins { $lost } games in 100 fewer.
puzzle-end-crown = Best move found!
puzzle-end-tick = { $found ->
   [yes] Best move found, with a hint.
   *[other] Close!
  }
puzzle-end-missed = Not this time.
puzzle-why = Best: { $move } ({ $best } %, next best { $second } %)
puzzle-compare = Compare moves
puzzle-next = Next puzzle
puzzle-best = best
puzzle-yours = yours
puzzle-finders = { $count ->
   [0] None of the bots asked finds it.
   *[other] Found by: { $bots }
  }
puzzle-network = the network alone
puzzle-note = Winning chances by deep thinking, averaged over all that may be hidden from you.
puzzle-collection = Collection
puzzle-solved = { $solved } of { $all } solved, { $crowns } with a crown
puzzle-themes = Themes
puzzle-all-themes = All themes
puzzle-all-levels = All
puzzle-none = There is no such puzzle.
puzzle-not-opened = This puzzle cannot be opened
puzzle-more = Show more
puzzle-mark-crown = found without help
puzzle-mark-tick = found with help, or nearly
puzzle-mark-missed = not found
puzzle-mark-open = not tried yet
theme-cave-in-recruit = The right recruit
theme-cave-in-mine = Mine it
theme-cave-in-collect = Collect an Artifact
theme-cave-in-skill = The right skill
theme-cave-in-raid = The Raid that pays
theme-cave-in-end = Stop in time
theme-cave-in-done = Enough is enough
theme-cave-in-pay = Pay with the right card
theme-cave-in-no-card = Recruit without a card
theme-cave-in-take = Take the right one
theme-cave-in-activate = Activate an Artifact
theme-cave-in-leader = Use your Leader
theme-cave-in-paint = Recolour
theme-cave-in-colour = The right colour
theme-cave-in-subjugate = Subjugate
theme-cave-in-base = The right Base
theme-cave-in-hold = Prevent the cave-in
theme-cave-in-move = Let it cave in
theme-cave-in-left = The left half
theme-cave-in-right = The right half
theme-cosmic-scavengers-place = Best program: a robot
theme-cosmic-scavengers-designate = Best program: the designation
theme-cosmic-scavengers-insert = Best program: a contract
theme-cosmic-scavengers-gap = Best program: where it goes
theme-cosmic-scavengers-done = Commit the program
theme-cosmic-scavengers-restart = Begin the program anew
theme-cosmic-scavengers-fulfil = Fulfil the right contract
theme-cosmic-scavengers-end = Stop in time
theme-cosmic-scavengers-pay = Pay with the right marble
theme-cosmic-scavengers-take = Salvage the right marble
theme-cosmic-scavengers-recall = Recall the right robot
theme-cosmic-scavengers-recover = Recover the right thing
theme-cosmic-scavengers-stop = Recover no more
theme-cosmic-scavengers-claim = Claim it
theme-cosmic-scavengers-challenge = Challenge
theme-cosmic-scavengers-back-down = Back down
theme-cosmic-scavengers-withdraw = Withdraw
theme-cosmic-scavengers-agree = Agree
theme-cosmic-scavengers-reveal = Reveal
theme-cosmic-scavengers-keep = Keep it hidden
theme-stella-digger-mine = Win this trick
theme-stella-digger-refill = Refill your hand
theme-stella-digger-gadget = Time for a gadget
theme-stella-digger-large-drill = Time for a Large Drill
theme-stella-digger-exchange = Exchange
theme-stella-digger-pass = Pass
theme-stella-digger-play = The right card
theme-stella-digger-add = One more card
theme-stella-digger-none = Hold back
theme-stella-digger-declare = The right colour
theme-stella-digger-keep = Keep the colour
theme-stella-digger-draw = Draw from the right deck
theme-stella-digger-target = Dig to the right tile
theme-stella-digger-from = The right way in
theme-stella-digger-open = Break through
theme-stella-digger-buy = Buy the right gadget
theme-stella-digger-build = Set up the right Large Drill
theme-stella-digger-on = The right site
theme-stella-digger-aim = Aim it well
theme-stella-digger-pay = Pay with the right crystal
theme-stella-digger-give = Give the right crystal
theme-stella-digger-take = Take the right crystal
theme-stella-digger-lose = Lose the right crystal
theme-stella-digger-return = Return the right crystal
theme-stella-digger-discard = Discard the right card
theme-stella-digger-stop = Stop discarding
theme-stella-digger-use = Use the right gadget

## The workbench

workbench = Workbench
lab-reports = Reports
bench-about = Change a number, and see what that does to the game.
bench-search = Search components
bench-failed = The workbench cannot be opened now: { $reason }
bench-numbers = Rules' numbers
bench-changed = { $count } changed
bench-changes = Changed so far
bench-reset = Reset all
bench-undo = Back to { $value }: { $name }
bench-was = was { $value }
bench-players = Players
bench-who = Who plays
bench-player-quick = At a glance
bench-player-easy = Easy
bench-player-network = Network
bench-games = Games
bench-who-help = Easy imagines several positions that fit what it sees, and Network goes by what it learned from many games. Both take longer than At a glance.
bench-fixed =
    { $count ->
        [one] { $count } more number cannot be changed here, because it changes which things there are or depends on others. Edit the component file for that.
       *[other] { $count } more numbers cannot be changed here, because they change which things there are or depend on others. Edit the component file for those.
    }
bench-box = box
bench-box-ask = The rulebook prints { $value }. Once you agree, the numbers of the rules can be changed like any other, until you leave the page.
bench-box-yes = Change it to { $value }
bench-box-no = Leave it
bench-result = Before and after
bench-begin = Change a number to begin. The same deals are then played with the old number and the new one.
bench-progress = { $games } of { $all } games
bench-speed = { $speed } games/s
bench-workers =
    { $count ->
        [one] { $count } worker
       *[other] { $count } workers
    }
bench-stop = Stop
bench-go-on = Go on
bench-no-network = The network cannot be fetched now. Choose other players, or try again later.
bench-before = before
bench-after = after
bench-row-wins = Wins with it
bench-row-taken = Taken
bench-peers = others { $rate }
bench-row-place = { $place ->
        [1] First player wins
        [2] Second player wins
        [3] Third player wins
       *[4] Fourth player wins
    }
bench-row-seat = Seat { $place } wins
bench-row-rounds = Rounds
bench-row-points = Points of a seat
bench-row-source = Points: { $name }
bench-row-margin = Lead of the winner
bench-row-lead = Changes of the lead
bench-few = too few
bench-is-more = more, beyond chance
bench-is-less = less, beyond chance
bench-is-same = no difference that matters
bench-is-unsure = not certain yet
bench-is-few = too few to tell
bench-says-more = { $name }: { $before } before, { $after } now: more, and chance does not explain it.
bench-says-less = { $name }: { $before } before, { $after } now: less, and chance does not explain it.
bench-says-strong = Those who take it win { $rate }, those who take others of its kind { $peers }: it looks too strong.
bench-says-weak = Those who take it win { $rate }, those who take others of its kind { $peers }: it looks too weak.
bench-says-same = No difference that matters.
bench-says-unsure = Nothing is certain yet.
bench-says-how = Intervals hold however often you look, for all rows together (95 %).
bench-link = Copy link
bench-link-wrong = This link names numbers that cannot be changed like that here, so they were left out: { $numbers }
bench-try = Search for a better number on the workbench
bench-download = Download components.toml
bench-upload = Open components.toml
bench-upload-done =
    { $count ->
        [0] The file changes none of the numbers that can be changed here.
        [one] 1 number of the file differs from the printed one and was taken over.
       *[other] { $count } numbers of the file differ from the printed ones and were taken over.
    }
bench-upload-bad = This is not a TOML file: line { $line } cannot be read.
bench-upload-other = This is not a component file of this game.
bench-left =
    { $count ->
        [one] 1 difference cannot be tried here; the command line takes the whole file (--components):
       *[other] { $count } differences cannot be tried here; the command line takes the whole file (--components):
    }
bench-left-shape = changes which things there are, or how many
bench-left-tied = depends on other numbers
bench-left-unused = has no effect with the usual options
bench-left-range = must be from { $low } to { $high } here
bench-left-other = is not a number that can be changed
bench-play = Play with these cards
cards-changed = Changed cards
cards-changed-help = This table plays with changed numbers. It does not count in your statistics, nor for the level that fits you.
cards-to-bench = Open the workbench
cards-misfit = Cards were changed in a way that does not fit this version of the game: { $numbers }. Nothing was deleted.
bench-sweep = If it were another number
bench-sweep-about = Plays every value of a number and finds the one at which the component is most like others of its kind: taken as often, and winning as much.
bench-sweep-best = At { $value } those who take it win { $rate }, others of its kind { $peers }; { $used } of seats take it, others { $peers-used }: that comes nearest.
bench-sweep-taken = taken by { $rate } of seats
bench-sweep-legend = Dots: wins of those who take it, with their intervals. Bars: how often it is taken. Dotted: others of its kind. Printed: { $value }.
bench-components = Components
bench-broken = A worker has stopped answering. Go on starts again with new ones; your changes are kept.
bench-seconds-left = about { $count } s left
bench-minutes-left = about { $count } min left
bench-suggest = Suggest a change
bench-suggest-about = Searches the numbers of this component for the one change that makes it most like others of its kind and changes the rest of the game least.
bench-suggest-go = Suggest
bench-suggest-progress = { $games } games played, { $states } states to compare.
bench-suggest-now = Now those who take it win { $rate }, those who take others of its kind { $peers } (give or take { $reach } points); { $used } of seats take it, others { $peers-used }.
bench-suggest-none = Too few take it at any value. Play more games.
bench-suggest-keep = Leave it as it is: no change of one number brings it nearer to others of its kind with fewer side effects.
bench-suggest-change = { $name }: { $to } instead of { $from }.
bench-suggest-then = Then those who take it win { $rate }, others { $peers } (give or take { $reach } points); { $used } of seats take it, others { $peers-used }.
bench-suggest-sure = How far it is off now is more than chance; what is left then may be chance.
bench-suggest-left = How far it is off now is more than chance; something is left that is more than chance, too.
bench-suggest-unsure = But chance may explain how far it is off now. Play more games before you change anything.
bench-suggest-side =
    { $count ->
        [0] Side effects: nothing else has certainly changed.
        [one] Side effects: 1 other measure has certainly changed.
       *[other] Side effects: { $count } other measures have certainly changed.
    }
bench-suggest-use = Try { $name } { $to }
bench-tried =
    { $count ->
        [one] What was tried: 1 state
       *[other] What was tried: { $count } states
    }
bench-tried-what = State
bench-tried-present = as it is
bench-tried-gap = gap to others
bench-tried-elsewhere = elsewhere
bench-tried-how = Each round doubles the games and keeps the better half. Gaps and “elsewhere”, how far the rest of the game moves, are in points of a hundred. Intervals hold for all states together, however often you look (95 %).

## People

sign-in = Sign in
sign-out = Sign out
sign-out-everywhere = Sign out everywhere
your-account = Your account
name-kept = kept on this server; change it under “Your account”
keep-name-title = Keep your name
keep-name-why = You can stay a guest for as long as you like. With a name of your own, your games and settings are the same on every device, and you can play for a rating. There is no password.
keep-name = New here?
keep-name-help = Your device makes a passkey, which you open with your fingerprint, your face or a PIN. None of that leaves the device.
keep-name-do = Keep this name
kept-already = Already have a name here?
kept-already-help = Your passkey brings you back, also on another device if your devices share passkeys.
by-mail = By mail
by-mail-help = We send you a link that signs you in. The address is used for nothing else.
mail-address = Mail address
send-link = Send me a link
link-sent = If the address is right, a mail is on its way. Its link works once, for a few minutes.
no-way-in = You are a guest here
no-way-in-help = Names cannot be kept here: passkeys need an encrypted address (https), and this server sends no mail. Everything else works.
stay-guest = Stay a guest
sign-in-press = One more click and you are in. Your games of this browser come along.
sign-in-again = This link has been opened before, or the page was reloaded. Open the link in the mail again, or ask for a new one.
passkey = Passkey
passkeys = Your passkeys
passkeys-help = Each of these signs you in. Add one on every device that does not share them.
passkey-add = Add a passkey
passkey-remove = Remove this passkey
passkey-made = made { $created }
passkey-used = made { $created }, last used { $used }
passkey-cancelled = No passkey was given. Nothing has changed; try again whenever you like.
passkey-known = This device has a passkey for you already. Sign in with it.
passkey-unable = This device or browser could not do that. Try another one.
mail-kept = Links go to { $address }.
here-since = Here since { $day }
banned = The operator of this server has excluded you: { $reason }
name-shown = How others see you
save = Save
public-profile = Public profile
public-profile-help = others can see your ratings and your rated games, and find you on the ladder
see-profile = See your profile
signed-in-here = On this device
sign-out-help = Your games stay on the server. They leave this device, and come back when you do.
all-about-you = Everything about you
all-about-you-help = All that the server keeps of you in one file, or gone for good.
export-me = Export everything
delete-me = Delete everything
delete-me-help = Your name, passkeys, ratings and settings are deleted at once, and your seats are left to bots. Others keep the games they played with you; there you become “Someone”. This cannot be undone.
type-name = Type { $name } to confirm
kept-name = has kept this name
players-here = The others here
see-their-profile = Profile
mute = Mute
unmute = Hear them again
block = Block
unblock = Unblock
block-help = You will not be paired with each other any more, they cannot invite you, and you do not see what they say.
report = Report to the operator
report-why = What happened?
report-send = Send the report
reported = Thank you. The operator gets your report with this game; nobody else sees it.
calls = Notifications
calls-here = Call me on this device
calls-help = when it is your turn or somebody invites you, also while the page is closed
calls-refused = Your browser does not allow notifications from this page. You can change that in its settings.

## Ratings and the hall

rating = Rating
rated = Rated
unrated = Unrated
rated-table = A rated table online
rated-help = it counts for your rating; rules as printed, and everybody needs a kept name
rated-as = rated { $rating }
rated-games = Rated games
rating-unsure = { $mark }?
rating-full = { $games ->
    [0] no rated game yet
    [one] { $mark } ± { $spread } after 1 game
   *[other] { $mark } ± { $spread } after { $games } games
  }
rating-reach = { $games ->
    [one] ± { $spread } after 1 game
   *[other] ± { $spread } after { $games } games
  }
rating-course = Rating from game to game
rating-band = The bar holds the true strength in 19 of 20 cases.
no-ratings = No rated games yet.
no-profile = There is no such profile
no-profile-help = Nobody here shows a profile under this name. It may be misspelt, or not public.
ladder = Ladder
ladder-help = People with { $games } rated games or more who show their profile. Bots stand where they always play.
ladder-empty = Nobody is on this ladder yet. Be the first.
player-number = Number of players
tempo = Pace of the game
tempo-quick = Quick
tempo-days = By day
play-stranger = Play a stranger
looking = Looking for others
looking-for = Looking for others to play { $game } …
others-looking = { $count ->
    [0] Nobody else is looking for this just now. You can look around meanwhile.
    [one] 1 other person is looking for this.
   *[other] { $count } others are looking for this.
  }
bot-instead = { $strength } would be about your match.
play-bot = Play the bot
bots-offer = Too few? Bots ({ $strength }) can take the empty seats.
bots-asked = { $count ->
    [one] Somebody wants to begin now, with bots ({ $strength }) in the empty seats.
   *[other] { $count } others want to begin now, with bots ({ $strength }) in the empty seats.
  }
bots-agreed = You begin with bots as soon as the others agree, or in a few seconds without them.
begin-with-bots = Begin with bots
stop-looking = Stop looking
looks-for = { $count ->
    [one] Somebody looks for others
   *[other] { $count } people look for others
  }
play-with-them = Play
paired = Your game begins
paired-help = Somebody was found to play with you.
invite-by-name = Or invite somebody by their name here
invite-do = Invite
invited = If { $name } plays here, they see your invitation now.
invitations = Invitations
invited-by = { $name } invites you
decline = Decline
conduct = Rules of conduct
nudged = The others are waiting for you. If you have not decided in { $seconds } seconds, a bot may play for you.
blocked-people = Blocked
blocked-help = You are not paired with them, and they cannot invite you.

## Tournaments

tournament = Tournament
tournaments = Tournaments
tournament-new = Open a tournament
tournament-open = Open the tournament
tournament-help = Everyone plays every round, each time with people who have about as many points. Where seats are left, bots of about your strength fill them.
tournament-sign-in = A tournament is for people who keep a name here, so that the others know whom they meet.
tournament-clock-help = for a whole game, so that every round ends
tournament-of = Tournament by { $name }
tournament-in = { $game } tournament
opened-by = opened by { $name }
tournament-yours = You take part
no-tournaments = No tournament is coming up. Anyone who keeps a name here can open one.
tables-of = tables of { $count }
rounds = Rounds
round = Round
round-count = { $count ->
    [one] 1 round
   *[other] { $count } rounds
  }
round-of = Round { $round } of { $rounds }
begins-in = Begins in
in-minutes = { $minutes } min
begins-at = begins at { $time }
people-count = { $count ->
    [one] 1 person
   *[other] { $count } people
  }
who-takes-part = Who takes part
standings = Standings
points-column = Points
points-help = { $players ->
    [2] A win is a point, a draw half of one.
   *[other] You get a point for everyone at the table who comes behind you, and half of one for everyone level with you.
  } Whoever leaves their seat to a bot gets none.
opponents = Met
opponents-help = Between those who are level, the points of everyone they met decide, then wins.
wins = Wins
someone = Someone
left-tournament = left
tournament-waits = It begins at { $time }
tournament-stay = You take part. Stay here or look around: you are called when your table is ready.
tournament-short = Too few came, so it was called off
tournament-off = It was called off
tournament-won = { $count ->
    [one] { $names } wins the tournament
   *[other] { $names } share the first place
  }
table-ready = Round { $round }: your table is ready
table-ready-help = The clock is running.
round-next = The next round begins in a moment
tables-left = { $count ->
    [one] One table is still being played
   *[other] { $count } tables are still being played
  }
to-your-table = Go to your table
to-tournament = To the tournament
sign-in-to-join = Sign in to take part
join-next-round = Join from the next round
begin-now = Begin now
leave-tournament = Leave the tournament
call-off = Call it off
call-off-sure = Really call it off?
