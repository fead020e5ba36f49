# What the terminal says around a game, in English.

## Choosing what to play

which-game = Which game?
how-many-players = How many players?
which-opponent = Against which bot?
none-of-them = “{ $answer }” is not one of them.
column-name = name
column-title = title
column-players = players
options-of = Options of { $title }, set by --option NAME=VALUE:
options-of-a-game = Each game has options of its own: starlode play GAME --help lists them, for { $games }.
option-takes = { $values }; default: { $default }
players-from-to = { $fewest } to { $most }

## Names for players who give none; bots go by the names they are asked for

name-human = Player

## At the table

turn-hidden = It is { $name }’s turn. Everyone else, please look away.
press-enter = { $name }, press Enter:
asked = { $name }: { $prompt }
how-to-answer = A number or a move. Enter: whole board; card NAME: what it does; help: more.
show-again = (Enter: board and choices)
more-lines = { $count ->
    [one] (1 more line: type log)
   *[other] ({ $count } more lines: type log)
 }
several-times = { $line } (×{ $count })
thinking = { $name } is thinking
no-such-choice = There is no choice { $number }; choose from 1 to { $last }.
compiling = The rules are being compiled in the background. Until that is done, bots play a simpler game.
broke-down = { $name } has broken down ({ $reason }); the random bot takes over.
compiled = The rules are compiled: from now on the bots think for themselves.

## Fair shuffles

shuffles-promised = The key of the shuffles has the SHA-256 digest { $digest }; the end shows the key.
shuffles-proven = The key of the shuffles was { $key }; the digest { $digest } promised it.
shuffles-proven-salted = The key of the shuffles was { $key }, made of the seed { $seed } and the salt { $salt }; the digest { $digest } promised it.

## Commands

argument-NAME = NAME
argument-WORD = WORD
argument-FILE = FILE
moves-explained = Type the number of a choice, or its move as written beside it, such as { $moves }.
help-help = this list, and how moves are written
help-hint = what a search would do in your place after a second of thought, and what it expects
help-undo = back to your previous decision; bots take theirs back, people are asked if they have decided since or something was revealed
help-log = everything that has happened, as far as you may know it
help-score = your points if the game ended now
help-board = the whole board, or only one player or part of it; Enter alone also shows everything
help-card = what is printed on a component and what it does, yours or not
help-rules = the rules about a word, or one clause; alone, the list of headings
help-terms = what the words of the game mean, or one of them
help-save = save a copy of the record so far in a file; without a file, say where the game is kept
help-quit = stop here; the game is kept and can be resumed
# The words of a move may be a sentence with its own full stop: they stand last.
hint = A search would type “{ $move }”: { $words }
hint-at-a-glance = At a glance, as the rules are still being compiled, a bot would type “{ $move }”: { $words }
hint-only = There is no choice but “{ $move }”: { $words }
hint-expects = It looked into { $games } imagined games and expects a { $chance } share of the victory.
hint-next = The next best, with { $chance }: { $words }
thinking-for-you = A search is thinking for you
did-you-mean-command = There is no such command or move; did you mean “{ $command }”?
no-such-part = No part of the board is called “{ $name }”; the parts are { $titles }.
which-card = Type card and a name, or a part of one.
or-a-number = Or type a number from 1 to { $last }; help explains more.
no-such-card = No component is called “{ $name }”; a part of a name will do.
nothing-happened = Nothing has happened yet.
score-now = If the game ended now, you would have:
all-rules = Type rules and a heading, another word or a clause ({ $example }); starlode rules { $game } shows everything:
more-passages = and { $count } more; starlode rules { $game } { $word } shows all
clauses-too = The exact clauses, which rules { $example } and so on shows: { $clauses }
no-such-rule = No rule mentions “{ $word }”.
no-such-term = “{ $term }” is not a term; the terms are { $terms }.
no-terms = This game explains no terms; type rules to read its rules.
kept-at-every-move = The game is kept at every move, in { $file }.
kept-elsewhere = { $file } was changed by another program and is left as it is. From now on this game is kept in { $place }.
saved = Saved in { $file }.
nothing-to-take-back = There is no decision of yours to take back.
others-have-decided = { $name } has decided since.
something-revealed = Something hidden has been revealed since, or chance was used.
do-all-agree = Does everyone at the table agree to take it back?
not-taken-back = It is not taken back.
cannot-agree = { $name } is a program and cannot agree to take it back.
played-for-you = Done for you, because there was no choice: { $words }.

## What is printed on a component, column by column; a column that is not listed here is shown by its name

card-colour = { $value }
card-level = level { $value }
card-copies = { $value ->
    [one] one of its kind
   *[other] { $value } of its kind
 }
card-count = { $value } in the game
card-cost = cost { $value }
card-vp = { $value } VP
card-points = { $value ->
    [one] 1 point
   *[other] { $value } points
 }
card-cave-in = Cave-In symbol
card-symbol = { $value } symbol
card-number = number { $value }
card-back = { $value } back
card-kind = { $value ->
    [start] used at the start of your turn
    [passive] works all the time
    [monster] monster
   *[other] { $value } tile
 }
card-crystals = { $value ->
    [one] 1 crystal
   *[other] { $value } crystals
 }
card-arrow = { $value ->
    [N] linked upwards
    [E] linked to the right
    [S] linked downwards
   *[W] linked to the left
 }
card-power = power { $value }
card-damage = damage { $value }
card-price = price { $value }
card-any = of any colour
card-letter = drawn as { $value }
card-board = for the { $value } ship
card-id = written { $value }

## The end

the-end = The end
wins = { $name } wins.
share = { $names } share the victory.
points = Points
rank = Rank
together = Together
goodbye = Goodbye.
goodbye-resume = Goodbye. To continue this game:
what-next = What now?
record-kept = The game is kept. To see it again:

## A game that another terminal is playing

played-elsewhere = { $file } is being played at another terminal. Only one terminal at a time can play a game.
watch-it = Watch it as it goes on?
watching-keys = You are watching. Ctrl-C leaves.
no-longer-played = The other terminal has left the game.

## Records and positions

none-kept = No game is kept yet in { $folder }.
kept-over = { $moves ->
    [one] over after 1 move
   *[other] over after { $moves } moves
 }
kept-open = { $moves ->
    [one] 1 move so far
   *[other] { $moves } moves so far
 }
kept-bot = { $name } ({ $bot })
kept-explained = These files are in { $folder } unless another place is given. starlode play --resume continues the last one that is not over; play --resume FILE, replay FILE and analyse FILE take any of them, by its name as shown here.
replay-keys = Enter next, b back, NUMBER, f first, l last, w whole board, p FILE, q leave:
replay-unknown = Type one of the keys, or the number of a move.

decisions-of = { $title }, { $made } of { $all } decisions
last-move = Last move: { $name }, { $move }
