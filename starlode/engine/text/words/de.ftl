# Was jedes Spiel sagt. Spiele haben eigene Kataloge, und diese gehen vor.

game-over = Die Partie ist zu Ende.
waiting = { SIZE($seats) ->
    [one] { AND($seats) } ist dran.
   *[other] Warten auf { AND($seats) }.
 }
not-your-turn = Du bist nicht dran, sondern { AND($seats) }.
not-asked = Danach wird jetzt nicht gefragt.
seat-unknown = jemand

## Züge, die sich nicht lesen lassen

move-empty = Ein leerer Text ist kein Zug.
move-unknown = „{ $move }“ ist kein Zug dieses Spiels. Hier beginnt ein Zug mit: { $verbs }.
move-unknown-near = „{ $move }“ ist kein Zug dieses Spiels; meinst du { $near }?
move-stands-alone = „{ $word }“ steht für sich, aber „{ $thing }“ folgt darauf.
move-needs-thing = Nach „{ $verb }“ muss noch etwas kommen.
move-no-thing = Für „{ $verb }“ gibt es nichts, was „{ $thing }“ heißt.
move-no-thing-near = Für „{ $verb }“ gibt es nichts, was „{ $thing }“ heißt; meinst du { $near }?
move-not-asked = „{ $move }“ beantwortet nicht, wonach jetzt gefragt wird.
move-absent = „{ $thing }“ ist nicht da; da ist { $near }.
move-absent-none = „{ $thing }“ ist nicht da.
move-nothing-to-decline = Jetzt passt „{ $word }“ auf nichts.
move-not-asked-near = „{ $move }“ beantwortet nicht, wonach jetzt gefragt wird; meinst du „{ $near }“?

## Zeichnungen von Spielen, die keine eigenen haben

field-nothing = nichts
field-hidden = verborgen

## Ablehnungen

move-refused = { $why } Möglich: { $moves }{ $more ->
    [0] .
   *[other] { " " }und { $more } weitere.
 }
spectators-cannot-play = Wer zusieht, kann nicht ziehen.

## Optionen

option-players = Zahl der Plätze
