# What every game says. Games have catalogues of their own, which come first.

game-over = The game is over.
waiting = Waiting for { AND($seats) }.
not-your-turn = It is not your turn; { SIZE($seats) ->
    [one] { AND($seats) } is asked.
   *[other] { AND($seats) } are asked.
 }
not-asked = That is not what is asked now.
seat-unknown = a player

## Moves that cannot be read

move-empty = An empty text is not a move.
move-unknown = “{ $move }” is not a move of this game. Here a move begins with: { $verbs }.
move-unknown-near = “{ $move }” is not a move of this game; did you mean { $near }?
move-stands-alone = Nothing may follow “{ $word }”, but “{ $thing }” does.
move-needs-thing = “{ $verb }” needs something after it.
move-no-thing = There is nothing called “{ $thing }” to { $verb }.
move-no-thing-near = There is nothing called “{ $thing }” to { $verb }; did you mean { $near }?
move-not-asked = “{ $move }” does not answer what is asked now.
move-absent = “{ $thing }” is not there; choose { $near }.
move-absent-none = “{ $thing }” is not there.
move-nothing-to-decline = There is nothing to { $word } now.
move-not-asked-near = “{ $move }” does not answer what is asked now; did you mean “{ $near }”?

## Drawings of games that have none of their own

field-nothing = nothing
field-hidden = hidden

## Refusals

move-refused = { $why } Legal: { $moves }{ $more ->
    [0] .
   *[other] { " " }and { $more } more.
 }
spectators-cannot-play = A spectator cannot play.

## Options

option-players = number of seats
