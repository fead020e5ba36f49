# Was das Terminal rund um ein Spiel sagt, auf Deutsch.

## Die Wahl des Spiels

which-game = Welches Spiel?
how-many-players = Zu wievielt?
which-opponent = Gegen welchen Bot?
none-of-them = „{ $answer }“ steht nicht zur Wahl.
column-name = Name
column-title = Titel
column-players = zu
options-of = Optionen von { $title }, gesetzt mit --option NAME=WERT:
options-of-a-game = Jedes Spiel hat eigene Optionen: starlode play SPIEL --help nennt sie, für { $games }.
option-takes = { $values }; sonst { $default }
players-from-to = { $fewest } bis { $most }

## Namen, wo niemand welche nennt

name-human = Gast
name-random = Zufall
name-greedy = Gierig
name-search = Sucher
name-neural = Netz
name-program = Programm
name-novice = Neuling
name-easy = Leicht
name-medium = Mittel
name-hard = Schwer
name-expert = Profi
name-master = Meister

## Am Tisch

turn-hidden = { $name } ist dran. Niemand sonst sieht jetzt auf den Bildschirm.
press-enter = { $name }, drück die Eingabetaste:
asked = { $name }: { $prompt }
how-to-answer = Zahl oder Zug. Eingabe: ganzer Plan; karte NAME: was sie tut; hilfe: mehr.
show-again = (Eingabe: Plan und Auswahl)
more-lines = { $count ->
    [one] (noch 1 Zeile: verlauf)
   *[other] (noch { $count } Zeilen: verlauf)
 }
several-times = { $line } (×{ $count })
thinking = { $name } denkt nach
no-such-choice = Nummer { $number } gibt es nicht; wähle von 1 bis { $last }.
compiling = Die Regeln werden im Hintergrund übersetzt. Bis dahin spielen die Bots einfacher.
broke-down = { $name } ist ausgefallen ({ $reason }); der Zufallsbot spielt an dieser Stelle weiter.
compiled = Die Regeln sind übersetzt: Von jetzt an denken die Bots selbst.

## Faires Mischen

shuffles-promised = Der Schlüssel der Mischungen hat den SHA-256-Wert { $digest }; am Ende wird er gezeigt.
shuffles-proven = Der Schlüssel der Mischungen war { $key }; versprochen hat ihn der Wert { $digest }.
shuffles-proven-salted = Der Schlüssel der Mischungen war { $key }, aus dem Startwert { $seed } und dem Salz { $salt }; versprochen hat ihn der Wert { $digest }.

## Befehle

command-help = hilfe
command-hint = tipp
command-undo = zurück
command-log = verlauf
command-score = punkte
command-board = plan
command-card = karte
command-rules = regeln
command-terms = begriffe
command-save = sichern
command-quit = ende
argument-NAME = NAME
argument-WORD = WORT
argument-FILE = DATEI
moves-explained = Tippe die Nummer oder den Zug, wie er daneben steht, etwa { $moves }.
help-help = diese Liste, und wie Züge geschrieben werden
help-hint = was eine Suche nach einer Sekunde an deiner Stelle täte, und was sie erwartet
help-undo = zurück zu deiner letzten Entscheidung; Bots nehmen ihre zurück, Menschen werden gefragt, wenn sie entschieden haben oder etwas aufgedeckt wurde
help-log = alles, was geschehen ist, soweit du es wissen darfst
help-score = deine Punkte, wenn jetzt Schluss wäre
help-board = der ganze Plan, oder nur ein Platz oder Teil davon; die Eingabetaste allein zeigt auch alles
help-card = was auf einer Karte oder einem Plättchen steht und was es tut, ob deins oder nicht
help-rules = die Regeln zu einem Wort, oder ein Regelpunkt; allein die Überschriften
help-terms = was die Wörter des Spiels bedeuten, oder eines davon
help-save = eine Kopie der Partie in eine Datei; ohne Datei, wo die Partie liegt
help-quit = hier aufhören; die Partie bleibt erhalten und kann weitergehen
# Die Worte eines Zuges können ein Satz mit eigenem Punkt sein: Sie stehen zuletzt.
hint = Eine Suche würde „{ $move }“ tippen: { $words }
hint-at-a-glance = Auf den ersten Blick, denn die Regeln werden noch übersetzt, würde ein Bot „{ $move }“ tippen: { $words }
hint-only = Es gibt nichts anderes als „{ $move }“: { $words }
hint-expects = Sie hat { $games } gedachte Partien angesehen und erwartet { $chance } des Sieges.
hint-next = Das Nächstbeste, mit { $chance }: { $words }
thinking-for-you = Eine Suche denkt für dich nach
did-you-mean-command = Das ist weder Befehl noch Zug; meinst du „{ $command }“?
no-such-part = Kein Teil des Plans heißt „{ $name }“; es gibt { $titles }.
which-card = Tippe karte und einen Namen oder einen Teil davon.
or-a-number = Oder tippe eine Zahl von 1 bis { $last }; hilfe erklärt mehr.
no-such-card = Nichts heißt „{ $name }“; ein Teil des Namens genügt.
nothing-happened = Noch ist nichts geschehen.
score-now = Wenn jetzt Schluss wäre, hättest du:
all-rules = Tippe regeln und eine Überschrift, ein anderes Wort oder einen Regelpunkt ({ $example }); starlode rules { $game } zeigt alles (auf Englisch):
more-passages = und { $count } weitere; starlode rules { $game } { $word } zeigt alle
clauses-too = Die genauen Regelpunkte (auf Englisch), wie sie regeln { $example } zeigt: { $clauses }
no-such-rule = Keine Regel erwähnt „{ $word }“.
no-such-term = „{ $term }“ ist kein Begriff; es gibt { $terms }.
no-terms = Dieses Spiel erklärt keine Begriffe; regeln sagt, was zu wissen ist.
kept-at-every-move = Die Partie wird bei jedem Zug gesichert, in { $file }.
kept-elsewhere = { $file } wurde inzwischen von jemand anderem geschrieben und bleibt, wie sie ist. Diese Partie liegt von jetzt an in { $place }.
saved = Gesichert in { $file }.
nothing-to-take-back = Du hast nichts entschieden, was du zurücknehmen könntest.
others-have-decided = { $name } hat inzwischen entschieden.
something-revealed = Inzwischen wurde etwas Verborgenes aufgedeckt, oder der Zufall war im Spiel.
do-all-agree = Sind alle am Tisch einverstanden, dass es zurückgenommen wird?
not-taken-back = Es wird nicht zurückgenommen.
cannot-agree = { $name } ist ein Programm und kann nicht zustimmen.
played-for-you = Für dich erledigt, weil es keine Wahl gab: { $words }.

## Was gedruckt ist, Spalte für Spalte

card-colour = { $value }
card-level = Level { $value }
card-copies = { $value ->
    [one] einmal vorhanden
   *[other] { $value }-mal vorhanden
 }
card-count = { $value } im Spiel
card-cost = Kosten { $value }
card-vp = { $value } SP
card-points = { $value ->
    [one] 1 Punkt
   *[other] { $value } Punkte
 }
card-cave-in = Einsturzsymbol
card-symbol = Symbol: { $value }
card-number = Zahl { $value }
card-back = Rückseite: { $value }
card-kind = { $value ->
    [start] am Anfang deines Zuges
    [passive] wirkt immer
    [monster] Monster
    [gold] Goldplättchen
    [connected] Verbindungsplättchen
    [ordinary] gewöhnliches Plättchen
    [robot] Roboterauftrag
    [prize] Prämienauftrag
    [programmable] PROGRAMM-Auftrag
   *[other] { $value }
 }
card-crystals = { $value ->
    [one] 1 Kristall
   *[other] { $value } Kristalle
 }
card-arrow = { $value ->
    [N] nach oben verbunden
    [E] nach rechts verbunden
    [S] nach unten verbunden
   *[W] nach links verbunden
 }
card-power = Kampfkraft { $value }
card-damage = Schaden { $value }
card-price = Preis { $value }
card-any = in beliebiger Farbe
card-letter = gezeichnet als { $value }
card-board = für das Schiff: { $value }
card-id = geschrieben { $value }
value-brown = braun
value-blue = blau
value-purple = violett
value-yellow = gelb
value-red = rot
value-green = grün
value-white = weiß
value-grey = grau
value-black = schwarz
value-gold = Gold
value-hex = Sechseck
value-square = Quadrat
value-yes = ja
value-no = nein

## Das Ende

answer-quit = ende
answer-again = noch einmal
answer-replay = ansehen
answer-analyse = analysieren
answer-yes = ja
answer-no = nein
answer-watch = zusehen
the-end = Schluss
wins = { $name } gewinnt.
share = { $names } teilen sich den Sieg.
points = Punkte
rank = Platz
together = Zusammen
goodbye = Bis bald.
goodbye-resume = Bis bald. So geht diese Partie weiter:
what-next = Und nun?
record-kept = Die Partie ist gesichert. So siehst du sie wieder:

## Eine Partie, die an einem anderen Terminal gespielt wird

played-elsewhere = { $file } wird gerade an einem anderen Terminal gespielt. Zwei können nicht dieselbe Partie weiterspielen.
watch-it = Zusehen, wie sie weitergeht?
watching-keys = Du siehst zu. Strg-C verlässt die Partie.
no-longer-played = Das andere Terminal hat die Partie verlassen.

## Aufzeichnungen und Stellungen

none-kept = In { $folder } liegt noch keine Partie.
kept-over = { $moves ->
    [one] zu Ende nach 1 Zug
   *[other] zu Ende nach { $moves } Zügen
 }
kept-open = { $moves ->
    [one] bisher 1 Zug
   *[other] bisher { $moves } Züge
 }
kept-bot = { $name } ({ $bot })
kept-explained = Diese Dateien liegen in { $folder }, wenn kein anderer Ort dasteht. starlode play --resume setzt die letzte fort, die nicht zu Ende ist; play --resume DATEI, replay DATEI und analyse DATEI nehmen jede, mit dem Namen, wie er hier steht.
replay-keys = Eingabe weiter, b zurück, ZAHL, f Anfang, l Ende, w ganzer Plan, p DATEI, q fertig:
replay-unknown = Tippe eine der Tasten oder die Nummer eines Zuges.

decisions-of = { $title }, { $made } von { $all } Entscheidungen
last-move = Letzter Zug: { $name }, { $move }
