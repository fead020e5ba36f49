# Die Worte der Seite auf Deutsch. Die der Spiele stehen in deren Katalogen.

## Überall

home = Zur Startseite
skip = Zum Inhalt springen
nav = Seiten
nav-play = Spielen
nav-learn = Lernen
nav-rules = Regeln
nav-watch = Zusehen
nav-lab = Labor
menu = Menü
close = Schließen
cancel = Abbrechen
loading = Einen Moment …
failed = Das hat nicht geklappt: { $reason }
nowhere = Hier ist nichts
nowhere-more = Eine Seite „{ $place }“ gibt es nicht. Vielleicht ein Tippfehler oder ein alter Link.
not-opened = Diese Partie lässt sich nicht öffnen
not-fetched = Diese Seite konnte nicht geladen werden
not-fetched-more = Prüfe deine Verbindung und lade die Seite neu.
preparing = Das Spiel wird noch für den Browser vorbereitet …
preparing-help = Das geschieht einmal im Hintergrund und dauert ein bis zwei Minuten. Diese Seite macht von selbst weiter. Mit „Sofort spielen“ kannst du solange an einem Tisch des Servers spielen.
preparing-some = Tipps, Lernpartien und Aufzeichnungen werden noch vorbereitet: { $ready } von { $all } Spielen sind fertig. Spielen kannst du sofort.
preparing-hints = Tipps werden noch vorbereitet; noch in dieser Partie gibt es welche.
preparing-analysis = Aufzeichnung und Wendepunkte werden noch vorbereitet und kommen von selbst.
no-module = Dieser Server hat das Spiel nicht für den Browser vorbereitet. An seinen Tischen kannst du spielen; Tipps, Lernpartien und Aufzeichnungen gibt es nicht.
guest = Gast
guest-names = Dachs Otter Reiher Luchs Falke Marder Rabe Biber Lund Gecko Walross Bison Schwalbe Tapir Steinbock Koala Panda Lemur Tukan Seekuh Igel Siebenschläfer Bussard Spatz
you = Du
person = Gast
fewer = weniger
more = mehr

## Einstellungen

settings = Einstellungen
guest-name = Dein Name
language = Sprache
theme = Hell oder dunkel
theme-auto = Wie das System
theme-dark = Dunkel
theme-light = Hell
setting-motion = Bewegung
setting-motion-help = Dinge gleiten von ihrem alten an ihren neuen Ort
setting-sound = Ton
setting-sound-help = was am Tisch geschieht, ist leise zu hören
sound-quiet = dein System wünscht weniger Bewegung, deshalb bleibt es hier still
volume = Lautstärke
setting-vibrate = Vibration
setting-vibrate-help = dein Handy vibriert bei dem, was geschieht
setting-notify = Benachrichtigungen
setting-notify-help = wenn du dran bist und gerade woanders hinsiehst
setting-confirm = Zug bestätigen
setting-confirm-help = fragt nach, bevor etwas deinen Zug beendet oder sich nicht mehr frei zurücknehmen lässt
setting-forced = Züge ohne Wahl
setting-forced-help = werden für dich gemacht und angesagt, außer sie beenden deinen Zug oder kosten dich etwas
setting-preview = Erst zeigen, dann wählen
setting-preview-help = auf Touchscreens erklärt die erste Berührung ein Ding, die zweite wählt es
pace = Tempo
pace-help = wie schnell du siehst, was die anderen tun; „Schritt“ wartet jedes Mal auf einen Klick
pace-half = ½×
pace-once = 1×
pace-twice = 2×
pace-instant = Sofort
pace-step = Schritt

## Start

hero = Drei Weltraum-Bergbauspiele. Ein Tisch.
hero-more = Spiel im Browser, gegen Bots oder mit anderen. Kostenlos, ohne Konto, ohne Download.
play-now = Sofort spielen
play-now-with = { $count ->
    [one] sofort: 1 Bot, { $strengths }
   *[other] sofort: { $count } Bots, { $strengths }
  }
invite = Einladen
players = { $low }–{ $high } Personen
continue = Weiter
against = Gegen { $names }
online-table = Ein Tisch im Netz
open-tables = Offene Tische
table-of = Tisch von { $name }
join = Mitspielen
watch = Zusehen
no-tables = Das Licht brennt, noch ist niemand da.
no-tables-help = Eröffne einen Tisch, und alle sehen ihn hier.
no-server = Hier bist du für dich.
no-server-help = Ohne Server spielst du gegen Bots oder mit anderen an diesem Gerät.
your-games = Deine Partien
all-games = Alle Partien
finished = Beendet
going-on = Läuft noch
replay = Ansehen
forget = Diese Partie löschen
new-here = Neu hier?
new-here-title = Spiel eine geführte erste Partie.
new-here-help = Ein paar Minuten, jede Aktion einmal, ein geduldiger Bot.
foot-offline = Läuft auch offline
foot-licence = Open Source, MIT
foot-authors = Cave-In: Filip Miłusiński, Jan Zalewski (Hexy Studio) · Cosmic Scavengers: Ryan Weise · Stella Digger!: Ryo Akase (Period Games)

## Deine Partien

won = Gewonnen
place = { $rank }. von { $players }
game-counts = { $finished } beendet, { $going } im Gang
state-going = Läuft
state-won = Gewonnen
state-lost = Verloren
any = Alle
any-game = Alle Spiele
any-rivals = Gegen alle
any-players = Beliebig viele
player-count = Zu { $count }
people = Menschen
not-counted = zählt nicht
show-more = Mehr zeigen
no-games = Du hast noch keine Partie beendet.
statistics = So läuft es bei dir
statistics-games = Partien
statistics-won = Siege
statistics-mean = Schnitt
statistics-best = Bestes
statistics-streak = Serie
statistics-help = Schnitt und Bestes in Punkten. Anteile und Schnitt gibt es ab { $few } Partien. Der stärkste Bot bestimmt die Spielstärke. Nachgespielte Aufzeichnungen und Partien zu mehreren an diesem Gerät zählen nicht.
too-few = zu wenige
no-statistics = Sobald du eine Partie beendet hast, siehst du hier, wie es läuft.
deleted = { $game } gelöscht
export-all = Alles sichern
import = Einlesen
export-help = Deine Partien bleiben auf diesem Gerät. Eine Sicherung nimmt sie mit, samt deinen Plätzen an Tischen im Netz: Gib die Datei nicht weiter.
export-help-kept = Deine Partien online hast du auf jedem Gerät. Die gegen Bots bleiben auf diesem; eine Sicherung nimmt sie mit.
import-done = { $added ->
    [one] 1 Partie
   *[other] { $added } Partien
  } hinzugefügt, { $known } schon da, { $left } ausgelassen.
import-unreadable = Diese Datei ist nicht lesbar. Wähle eine, die „Alles sichern“ gespeichert hat.
import-other = In dieser Datei sind keine gesicherten Partien. Wähle eine, die „Alles sichern“ gespeichert hat; eine einzelne Aufzeichnung öffnest du unter „Zusehen“.
import-newer = Diese Datei stammt von einer neueren Version der Seite. Lade die Seite neu und versuch es noch einmal.
import-damaged = Diese Datei ist beschädigt. Nichts wurde eingelesen.
import-full = Auf diesem Gerät ist nicht genug Platz. Nichts wurde eingelesen; lösch zuerst ein paar Partien.

## Neuer Tisch

new-table = Neuer Tisch
game = Spiel
seats = Plätze
seats-of = { $count } von { $most }
seat-number = Platz { $number }
seat-friend = Per Einladung
seat-you-help = Du; den Namen kannst du jederzeit ändern
seat-friend-help = Wer den Link zuerst öffnet. Ohne Konto.
seat-own-help = Vom Betreiber dieses Servers; sieht nur, was sein Platz sehen darf
seat-bot-help = Antwortet schnell und sieht nur, was sein Platz sehen darf
seat-device-help = Spielt an diesem Gerät; ein Vorhang verbirgt die Karten
kind-friend = Einladung
kind-bot = Bot
kind-device = Dieses Gerät
add-seat = Platz hinzufügen
remove-seat = Diesen Platz entfernen
strength = Spielstärke des Bots
strength-random = Zufällig
strength-fits = passt zu dir
own-bots = Oder ein Bot dieses Servers
strength-numbers = Oder eine Stufe von 1 bis 10
strength-numbers-help = Nach { $count } beendeten Spielen gegen Bots siehst du, welche zu dir passt.
strength-number = Stufe { $number }
strength-number-fits = Stufe { $number }, passt zu dir
strength-novice = Neuling
strength-novice-help = halb blind
strength-easy = Leicht
strength-easy-help = einen Schritt voraus
strength-medium = Mittel
strength-medium-help = 150 Stellungen, jedes zweite Mal
strength-hard = Schwer
strength-hard-help = 1.500 Stellungen, meistens
strength-expert = Profi
strength-expert-help = 20.000 Stellungen
strength-master = Meister
strength-master-help = ein Profi, der gelernt hat
level-number = Bot · Stufe { $number }
level-random = Bot · zufällig
level-novice = Bot · Neuling
level-easy = Bot · leicht
level-medium = Bot · mittel
level-hard = Bot · schwer
level-expert = Bot · Profi
level-master = Bot · Meister
level-own = Bot · von diesem Server
clock = Uhr
clock-none = Ohne Uhr
clock-none-help = Lasst euch Zeit
clock-move = Pro Zug
clock-move-text = { $minutes } Min. pro Zug
clock-total = Gesamtzeit + Zuschlag
clock-total-text = { $minutes } Min. + { $increment } s
clock-days = Tage
clock-days-text =
    { $days ->
        [one] 1 Tag pro Zug
       *[other] { $days } Tage pro Zug
    }
options = Regeln an diesem Tisch
as-printed-unless = wie gedruckt, wenn du nichts änderst
as-printed = wie gedruckt
options-changed =
    { $count ->
        [one] 1 Änderung
       *[other] { $count } Änderungen
    }
rules = Regeln
choose = Auswählen
value-random = Zufällig
value-first-game = Erste Partie
value-free = Erlaubt
value-tight = Exakt
value-2021-en = 2021
value-2018-de = 2018 deutsch
value-coloured = Farbig
value-plain = Einfarbig
value-all-lose = Alle verlieren
value-score = Nach Punkten
value-two-or-more = Zwei oder mehr
value-any = Beliebig viele
who-may-come = Wer kommen darf
link-only = Nur mit Link
public = Öffentlich
open-table = Tisch eröffnen
open-table-help = Du bekommst einen Link zum Verschicken. Die Partie beginnt, sobald alle Plätze besetzt sind.
begin = Los geht’s
begin-help = Diese Partie bleibt auf diesem Gerät und braucht kein Netz.
begin-master-help = Diese Partie bleibt auf diesem Gerät. Die erste gegen einen Meister lädt, was er gelernt hat (1 bis 3 MB); danach braucht sie kein Netz.
begin-served-help = Diese Partie läuft auf dem Server, solange das Spiel noch für den Browser vorbereitet wird.

## Am Tisch

board = Spielplan
rivals = Die anderen
yours = Deine Sachen
rail = Verlauf und Züge
prompt = Was jetzt zu tun ist
turns = Wer dran ist
all-yours = Alles, was dir gehört
your-turn = Du bist dran
thinking = überlegt …
zoom-reset = Alles zeigen
reference = Nachschlagen
pin = Offen halten
unpin = Karte schließen
pinned = Offen gehaltene Karten
explanation = Erklärung
choose-one = Wähle eins
log = Verlauf
moves = Züge
score = Punkte
said = { $name }: { $text }
chat = Chat
filter = Filtern
log-round = Runde { $number }
planned = geplant als Nummer { $place }
new = neu
plan = Dein Plan: { $what }
plan-do = Ausführen
plan-drop = Plan verwerfen
recap = Seit deinem letzten Zug
recap-help = Tippe eine Zeile an, um sie noch einmal zu sehen.
recap-all = Alles noch einmal zeigen
recap-more = und { $count } mehr
go-on = Weiter
recap-lost = Du hast { $what } verloren.
recap-none = Seit deinem letzten Zug ist nichts passiert.
recap-you = Was dich getroffen hat
recap-gain = { $points ->
    [one] { $sign }1 Punkt
   *[other] { $sign }{ $points } Punkte
 }
to-ply = Zu Schritt { $ply }
skip-motion = Überspringen
undo = Rückgängig
undo-or-hold = Rückgängig (halten: ganzen Zug zurücksetzen)
reset-turn = Zug zurücksetzen
forced-made = Es gab keine andere Wahl: { $move }
forced-made-useful = Alles andere bliebe ohne Wirkung: { $move }
confirm = Bestätigen
confirm-question = Sicher? { $move }
standing = Stand
as-far-as-known = soweit du es wissen kannst
hint = Tipp
hint-thinking = Dein Gerät denkt nach …
hint-best = Mein Tipp: { $move }
hint-only = Der einzige Zug.
hint-expected = erwartetes Ergebnis { $percent } %
hint-why = { $lead ->
    [clear] Das sieht deutlich besser aus als alles andere.
    [slight] Das ist etwas besser als „{ $second }“.
   *[equal] „{ $second }“ ist etwa gleich gut.
  }
hint-tried = { $count } Stellungen geprüft
play-hint = So spielen
rules-of-this = Regeln dieses Spiels
leave = Verlassen
connected = Verbunden
reconnecting = Verbinde neu …
lost = Keine Verbindung
not-kept = Dein Browser bewahrt für diese Seite nichts auf: Die Partie gibt es nur, solange sie offen ist.
two-tabs = Diese Partie ist auch in einem anderen Tab offen, und dieser Browser kann beide nicht abgleichen: Spiel nur in einem davon weiter.
say-something = Schreib etwas
send = Senden
undo-asked = { $name } möchte einen Zug zurücknehmen.
undo-waiting = Die anderen werden gefragt …
yes = Ja
no = Nein
away = nicht da
stands-in = ein Bot springt ein
below-level = { $level }, vorerst schwächer
replace = Bot spielen lassen
take-back-seat = Selbst weiterspielen
open-seat = freier Platz
watching = Du siehst zu
eyes-of = Mit den Augen von { $name }

## Warten auf Mitspielende

waiting-title = Warten auf Mitspielende
who-is-there = Wer da ist
chat-seated = Setz dich, um mitzureden.
waiting-help = Die Partie beginnt, sobald alle Plätze besetzt sind.
invitation = Verschick diesen Link
qr-code = QR-Code des Links
qr-help = Oder lies den Code mit der Kamera eines Handys ein.
copy-link = Link kopieren
copied = Kopiert
not-copied = Dein Browser lässt diese Seite nichts kopieren.
take-seat = Hier Platz nehmen
your-name = Dein Name
closed-table = Dieser Tisch wurde geschlossen.
fairness = Ehrlich gemischt: Der Fingerabdruck des geheimen Schlüssels ist { $digest }. Am Ende wird der Schlüssel gezeigt.

## Mehrere an einem Gerät

hand-over = Gib das Gerät weiter an
i-am = Ich bin { $name }, zeig meine Karten
curtain-help = Gerade sind keine Karten zu sehen.
space-opens = Die Leertaste geht auch.

## Das Ende

the-end = Die Partie ist zu Ende
you-won = Du hast gewonnen
you-shared = Du teilst dir den Sieg
you-lost = { $name } hat gewonnen
nobody-won = Niemand hat gewonnen
shared-victory = { $names } teilen sich den Sieg
points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
  }
total = Summe
rank = Rang
score-over-time = Punkte im Verlauf
play-again = Noch einmal
rematch = Revanche
watch-replay = Aufzeichnung ansehen
look-at-table = Tisch ansehen
download = Aufzeichnung speichern
analysis = Analyse
analyse = Wendepunkte suchen
analyse-on = Weiter analysieren
analyse-stop = Analyse anhalten
analysing = Auf deinem Gerät beurteilt: { $done } von { $all } Entscheidungen
turning-points = Wendepunkte
no-turning-points = Kein Zug sticht heraus.
your-turns = Deine Züge
other-turns = Die Züge der anderen
turn-decisions = { $count ->
    [one] 1 Entscheidung
   *[other] { $count } Entscheidungen
}
grade = { $grade ->
    [blunder] Grober Fehler
    [mistake] Fehler
    [inaccuracy] Ungenauigkeit
    [good] Guter Fund
   *[great] Großer Fund
}
accuracy = { $name }: { $percent } % Genauigkeit
points-lost = { $percent } % des erwarteten Ergebnisses verloren
expected-over-time = Erwartetes Ergebnis im Verlauf, in Prozent
played = Gespielt
better = Besser
analysis-note = Beurteilt nach dem, was man jeweils wissen konnte. Dieselbe Partie wird immer gleich beurteilt.

## Aufzeichnung

replay-title = Aufzeichnung
play = Abspielen
pause = Anhalten
step-back = Einen Schritt zurück
step-on = Einen Schritt weiter
speed = Tempo
all-open = Alles offen
timeline = Zeitleiste
still-going = Diese Partie läuft noch.
upload = Aufzeichnung öffnen
upload-help = Zieh eine Aufzeichnung oder Stellung hierher oder wähle eine Datei.
upload-failed = Diese Datei lässt sich hier nicht zeigen: { $reason }
upload-position = Es ist eine Stellung oder beginnt mit einer, und hier gibt es keinen Server, der sie prüft. „starlode position DATEI --link ADRESSE“ gibt einen Link aus, den diese Seite öffnet.
upload-other = Es ist keine Partie dieser Version von Starlode.
play-from-here = Von hier weiterspielen

## Das Analysebrett

board-title = Analysebrett
board-open = Analysebrett
board-try = Anderen Zug probieren
board-retry = { $count ->
    [0] Fehler verbessern
   *[other] Fehler verbessern ({ $count })
}
board-play-on = Weiterspielen
board-share = Link kopieren
board-back = Zurück zur Partie
board-full = In dieser Partie wurde schon zu viel probiert: Entferne erst einen Zweig.
board-no-more = In dieser Richtung kommt kein Fehler mehr.
board-unjudged = Die Partie ist noch nicht beurteilt, siehe „Analyse“.
board-judging = Die Partie wird beurteilt; Fehler erscheinen, sobald sie gefunden sind.
board-bad-link = Dieser Link enthält keine Partie, die sich hier zeigen lässt. Vielleicht fehlt ein Stück, oder er stammt aus einer anderen Version.
upload-unreadable = Es ist kein JSON.
board-bad-position = Diese Stellung passt nicht zu den Regeln dieser Seite. Der Link stammt aus einer anderen Version oder wurde verändert.
own-position-begin = Von hier wurde noch nichts gespielt. Probier einen Zug.
own-position-alone = Hier gibt es keinen Server, der Stellungen prüft. Auf deinem Rechner gibt „starlode position DATEI --link { $address }“ einen Link aus, der deine öffnet.
own-position-served = Der Server prüft sie und behält nichts davon.
own-position-open = Auf dem Brett öffnen
own-position-text = Stellung oder Link
own-position-help = Schreib eine Stellung als JSON auf oder ändere eine, die du gespeichert hast. Füge sie hier ein, oder den Link zu einem Analysebrett.
own-position = Eigene Stellung
best-lines = Beste Züge
depth = Nachdenken
depth-glance = Kurz
depth-think = Normal
depth-deep = Tief
iterations = { $found } von { $goal }
by-master = vom Meister
by-search = von der Suche
share = { $percent } %
less-than-one = < 1 %
thinking-share = Anteil am Nachdenken
course = Verlauf der Partie
course-expected = Erwartung
course-points = Punkte
think-again = Noch einmal nachdenken
thinking-failed = Das Nachdenken brach auf diesem Gerät ab.
thinking-again = Das Nachdenken brach ab und hat von vorn begonnen.
line-played = gespielt
line-then = dann: { $moves }
hardly-looked = Kaum angesehen
lines-hidden = Jetzt entscheidet { $name }. Züge siehst du, wenn der Platz gefragt ist, von dem aus du schaust.
why = Warum
why-best = Warum das am besten ist
why-better = „{ $move }“ bringt { $points } % mehr als „{ $other }“.
why-worse = „{ $move }“ bringt { $points } % weniger als „{ $other }“.
why-equal = „{ $move }“ und „{ $other }“ liegen noch zu nah beieinander.
why-gain = { $points ->
    [one] Das gibt in diesem Zug 1 Punkt.
   *[other] Das gibt in diesem Zug { $points } Punkte.
}
why-answer = Danach wahrscheinlich { $name }: { $move }.
why-loss = −{ $percent } % ± { $margin }
why-judged = Die Noten der Partie vergleichen beide in denselben gedachten Stellungen: „{ $other }“ verliert { $percent } % ± { $margin }.
try-line = Ausprobieren
variations = Probiert
variations-none = Noch nichts probiert. Was du probierst, bleibt hier als Zweig.
branch-remove = Diesen Zweig entfernen
branch-restore = Zweig zurückholen
branch-end = Dieser Zweig endet hier.
answered-by = Es antworten
answered-self = du, auf allen Plätzen
decided-secretly = entscheidet verdeckt
mistake-place = { $place ->
    [0] { $all } Fehler
   *[other] Fehler { $place } von { $all }
}
mistake-before = Der Fehler davor
mistake-after = Der nächste Fehler
retry-mine = Meine Fehler verbessern
retry-none = Von dir wurden keine Fehler gefunden.
retry-place = Fehler { $place } von { $all }: Finde etwas Besseres.
retry-question = Was würdest du jetzt spielen? Die besten Züge siehst du, wenn du geantwortet hast.
retry-judging = Dein Zug wird beurteilt …
retry-best = Bestens: Besseres wurde nicht gefunden.
retry-better = Besser als in der Partie.
retry-equal = So gut wie in der Partie.
retry-worse = Schlechter als in der Partie.
retry-gain = { $retrial ->
    [better] { $percent } % mehr als dein gespielter Zug.
    [worse] { $percent } % weniger als dein gespielter Zug.
   *[equal] Kein Unterschied, der kein Zufall sein könnte.
}
retry-again = Nochmal
retry-show = Zeigen
retry-shown = Das war besser.
retry-next = Nächster Fehler
retry-end = Fertig: { $mended } von { $all } besser
play-on-help = Eine neue Partie ab hier; sie steht dann bei deinen Partien. Künftige Karten liegen wie damals.
play-on-seat = Dein Platz

## Regeln, Lernen, Zusehen

search = Suchen
contents = Inhalt
no-rules = Zu diesem Spiel gibt es noch keinen Text.
nothing-found = Nichts gefunden.
learn-title = Spielend lernen
learn-help = Eine kurze Partie, in der du alles einmal tust. Jede dauert etwa fünf Minuten.
start-tutorial = Los
no-tutorial = Zu diesem Spiel gibt es noch keine geführte Partie. Lies die Regeln oder spiel gegen einen Neuling.
next = Weiter
tutorial-step = { $step } von { $all }
tutorial-other = Tu erst einmal, wonach gefragt ist; der Rest kommt später.
back = Zurück
show-me = Zeig es mir
leave-lesson = Verlassen
first-game = Spiel deine erste Partie
watch-this = Schau, was passiert.
watch-rival = Schau { $name } zu.
start-again = Von vorn
lesson-left = Du bist bei Schritt { $step } von { $all }.
lesson-done = Schon einmal geschafft.
watch-title = Zusehen

## Labor und Arena

lab-title = Labor
lab-help = Öffne einen Bericht, den „starlode lab“ geschrieben hat, und sieh ihn dir hier an.
arena-title = Arena
arena-help = Öffne die Tabelle, die „starlode arena“ geschrieben hat.
not-measured = Dieses Spiel hat noch niemand vermessen. Führe diesen Befehl aus und öffne die Datei hier. Im Ordner des Spiels auf dem Server wird sie hier allen gezeigt.
open-file = Datei öffnen
lab-games = { $count ->
    [one] 1 Partie
   *[other] { $count } Partien
  }
lab-with = Bots: { $bots }
lab-found = Was die Bots gefunden haben
lab-edge = { $seat } gewinnt { $rate }; fair wären { $fair }.
lab-no-edge = Kein Platz ist im Vorteil.
lab-suspect = „{ $name }“ fällt unter seinesgleichen auf.
lab-neglected = „{ $name }“ will kaum jemand haben.
lab-dead = { $count ->
    [one] 1 Bestandteil blieb ungenutzt.
   *[other] { $count } Bestandteile blieben ungenutzt.
  }
lab-none-dead = Kein Bestandteil blieb ungenutzt.
lab-verdict = Ein Verdacht ist ein Grund hinzusehen, kein Urteil.
lab-suspects = Auffälliges, das Auffälligste zuerst
lab-corrected = gegen seinesgleichen getestet, nach Holm korrigiert
lab-component = Bestandteil
lab-kind = Art
lab-rate = Gewollt oder Siege damit
lab-peers = Vergleich
lab-decisions = Entscheidungen
lab-rounds = Runden
lab-points = Punkte
lab-margin = Vorsprung
lab-lead-changes = Führungswechsel
lab-settled = Entschieden nach
arena-how = Die Linie ist das 95-%-Intervall der Wertungszahl; rechts steht, wie oft der Bot gewonnen hat.
lab-place = { $place ->
    [1] Die erste Person
    [2] Die zweite Person
    [3] Die dritte Person
   *[other] Die vierte Person
  }
lab-seats = Siege nach Reihenfolge
lab-bots = Siege nach Bot
lab-measures = Länge, Punkte und Knappheit
lab-mean = Mittel
lab-sources = Woher die Punkte kommen
lab-components = Wie oft gewinnt, wer etwas nimmt

## Rätsel

puzzles = Rätsel
puzzles-help = Entscheidungen aus Partien von Meistern, in denen ein Zug klar der beste ist. Du weißt, was die Person am Zug wusste, und nicht mehr.
puzzle = Rätsel
puzzle-of-the-day = Rätsel des Tages
puzzle-number = Rätsel des Tages Nr. { $number }
puzzle-find = Finde den besten Zug
puzzle-place = Rätsel { $number }
puzzle-difficulty = Schwierigkeit
puzzle-stars = { $stars } von { $most } Sternen
puzzle-tries = Versuche übrig
puzzle-tries-left = { $left ->
   [one] Noch ein Versuch
   *[other] Noch { $left } Versuche
  }
puzzle-streak = { $days ->
   [0] Noch keine Serie
   [one] 1 Tag in Folge
   *[other] { $days } Tage in Folge
  }
puzzle-longest = { $days ->
   [one] längste: 1 Tag
   *[other] längste: { $days } Tage
  }
puzzle-hint = Tipp ({ $left })
puzzle-hint-theme = Tipp: { $theme }
puzzle-reveal = Lösung zeigen
puzzle-not-best = Nicht der beste Zug: { $move }. Damit gewinnst du { $lost } von 100 Partien weniger.
puzzle-end-crown = Bester Zug gefunden!
puzzle-end-tick = { $found ->
   [yes] Bester Zug gefunden, mit einem Tipp.
   *[other] Knapp daneben!
  }
puzzle-end-missed = Diesmal nicht.
puzzle-why = Am besten: { $move } ({ $best } %, nächstbester { $second } %)
puzzle-compare = Züge vergleichen
puzzle-next = Nächstes Rätsel
puzzle-best = bester
puzzle-yours = deiner
puzzle-finders = { $count ->
   [0] Keiner der befragten Bots findet ihn.
   *[other] Gefunden von: { $bots }
  }
puzzle-network = das Netz allein
puzzle-note = Gewinnchancen nach langem Nachdenken, gemittelt über alles, was dir verborgen sein kann.
puzzle-collection = Sammlung
puzzle-solved = { $solved } von { $all } gelöst, { $crowns } mit Krone
puzzle-themes = Themen
puzzle-all-themes = Alle Themen
puzzle-all-levels = Alle
puzzle-none = Ein solches Rätsel gibt es nicht.
puzzle-not-opened = Dieses Rätsel lässt sich nicht öffnen
puzzle-more = Mehr zeigen
puzzle-mark-crown = ohne Hilfe gefunden
puzzle-mark-tick = mit Hilfe gefunden oder fast
puzzle-mark-missed = nicht gefunden
puzzle-mark-open = noch nicht versucht
theme-cave-in-recruit = Der richtige Söldner
theme-cave-in-mine = Fördern
theme-cave-in-collect = Ein Artefakt einsammeln
theme-cave-in-skill = Die richtige Fähigkeit
theme-cave-in-raid = Der Überfall, der sich lohnt
theme-cave-in-end = Rechtzeitig aufhören
theme-cave-in-done = Genug ist genug
theme-cave-in-pay = Mit der richtigen Karte bezahlen
theme-cave-in-no-card = Ohne Karte rekrutieren
theme-cave-in-take = Das Richtige nehmen
theme-cave-in-activate = Ein Artefakt aktivieren
theme-cave-in-leader = Den Anführer nutzen
theme-cave-in-paint = Umfärben
theme-cave-in-colour = Die richtige Farbe
theme-cave-in-subjugate = Unterwerfen
theme-cave-in-base = Die richtige Basis
theme-cave-in-hold = Den Einsturz verhindern
theme-cave-in-move = Einstürzen lassen
theme-cave-in-left = Die linke Hälfte
theme-cave-in-right = Die rechte Hälfte
theme-cosmic-scavengers-place = Bestes Programm: ein Roboter
theme-cosmic-scavengers-designate = Bestes Programm: der Kurs
theme-cosmic-scavengers-insert = Bestes Programm: ein Auftrag
theme-cosmic-scavengers-gap = Bestes Programm: an welche Stelle
theme-cosmic-scavengers-done = Das Programm abgeben
theme-cosmic-scavengers-restart = Das Programm neu beginnen
theme-cosmic-scavengers-fulfil = Den richtigen Auftrag erfüllen
theme-cosmic-scavengers-end = Rechtzeitig aufhören
theme-cosmic-scavengers-pay = Mit der richtigen Murmel bezahlen
theme-cosmic-scavengers-take = Die richtige Murmel bergen
theme-cosmic-scavengers-recall = Den richtigen Roboter zurückrufen
theme-cosmic-scavengers-recover = Das Richtige zurückholen
theme-cosmic-scavengers-stop = Nichts mehr zurückholen
theme-cosmic-scavengers-claim = Anspruch erheben
theme-cosmic-scavengers-challenge = Anfechten
theme-cosmic-scavengers-back-down = Nachgeben
theme-cosmic-scavengers-withdraw = Zurückziehen
theme-cosmic-scavengers-agree = Zustimmen
theme-cosmic-scavengers-reveal = Aufdecken
theme-cosmic-scavengers-keep = Verdeckt behalten
theme-stella-digger-mine = Diesen Stich gewinnen
theme-stella-digger-refill = Die Hand auffüllen
theme-stella-digger-gadget = Zeit für ein Gadget
theme-stella-digger-large-drill = Zeit für einen Großbohrer
theme-stella-digger-exchange = Tauschen
theme-stella-digger-pass = Passen
theme-stella-digger-play = Die richtige Karte
theme-stella-digger-add = Noch eine Karte
theme-stella-digger-none = Zurückhalten
theme-stella-digger-declare = Die richtige Farbe
theme-stella-digger-keep = Die Farbe behalten
theme-stella-digger-draw = Vom richtigen Stapel ziehen
theme-stella-digger-target = Zum richtigen Plättchen graben
theme-stella-digger-from = Der richtige Weg hinein
theme-stella-digger-open = Durchbrechen
theme-stella-digger-buy = Das richtige Gadget kaufen
theme-stella-digger-build = Den richtigen Großbohrer aufstellen
theme-stella-digger-on = Der richtige Bauplatz
theme-stella-digger-aim = Gut ausrichten
theme-stella-digger-pay = Mit dem richtigen Kristall bezahlen
theme-stella-digger-give = Den richtigen Kristall abgeben
theme-stella-digger-take = Den richtigen Kristall nehmen
theme-stella-digger-lose = Den richtigen Kristall verlieren
theme-stella-digger-return = Den richtigen Kristall zurückgeben
theme-stella-digger-discard = Die richtige Karte abwerfen
theme-stella-digger-stop = Nichts mehr abwerfen
theme-stella-digger-use = Das richtige Gadget einsetzen

## Die Werkbank

workbench = Werkbank
lab-reports = Berichte
bench-about = Ändere eine Zahl und sieh, was das mit dem Spiel macht.
bench-search = Komponenten suchen
bench-failed = Die Werkbank lässt sich gerade nicht öffnen: { $reason }
bench-numbers = Zahlen der Regeln
bench-changed = { $count } geändert
bench-changes = Bisher geändert
bench-reset = Alles zurücksetzen
bench-undo = Zurück auf { $value }: { $name }
bench-was = vorher { $value }
bench-players = Zu wievielt
bench-who = Wer spielt
bench-player-quick = Auf einen Blick
bench-player-easy = Leicht
bench-player-network = Netz
bench-games = Partien
bench-who-help = „Leicht“ stellt sich mehrere Stellungen vor, die zu dem passen, was es sieht, „Netz“ hat aus vielen Partien gelernt. Beide brauchen länger als „Auf einen Blick“.
bench-fixed =
    { $count ->
        [one] { $count } weitere Zahl lässt sich hier nicht ändern, weil sie bestimmt, welche Dinge es gibt, oder von anderen abhängt. Bearbeite dafür die Komponentendatei.
       *[other] { $count } weitere Zahlen lassen sich hier nicht ändern, weil sie bestimmen, welche Dinge es gibt, oder von anderen abhängen. Bearbeite dafür die Komponentendatei.
    }
bench-box = Schachtel
bench-box-ask = In der Spielregel steht { $value }. Wenn du zustimmst, lassen sich die Zahlen der Regeln wie alle anderen ändern, bis du die Seite verlässt.
bench-box-yes = Auf { $value } ändern
bench-box-no = So lassen
bench-result = Vorher und nachher
bench-begin = Ändere eine Zahl, dann geht es los. Dieselben Ausgangslagen werden mit der alten und mit der neuen Zahl gespielt.
bench-progress = { $games } von { $all } Partien
bench-speed = { $speed } Partien/s
bench-workers =
    { $count ->
        [one] { $count } Worker
       *[other] { $count } Worker
    }
bench-stop = Anhalten
bench-go-on = Weiter
bench-no-network = Das Netz lässt sich gerade nicht laden. Wähle andere Spieler oder versuche es später noch einmal.
bench-before = vorher
bench-after = nachher
bench-row-wins = Siege damit
bench-row-taken = Genommen
bench-peers = andere { $rate }
bench-row-place = { $place ->
        [1] Wer beginnt, gewinnt
        [2] Wer als Zweites dran ist, gewinnt
        [3] Wer als Drittes dran ist, gewinnt
       *[4] Wer als Viertes dran ist, gewinnt
    }
bench-row-seat = Platz { $place } gewinnt
bench-row-rounds = Runden
bench-row-points = Punkte pro Kopf
bench-row-source = Punkte: { $name }
bench-row-margin = Vorsprung an der Spitze
bench-row-lead = Führungswechsel
bench-few = zu wenige
bench-is-more = mehr, über den Zufall hinaus
bench-is-less = weniger, über den Zufall hinaus
bench-is-same = kein Unterschied, der zählt
bench-is-unsure = noch nicht sicher
bench-is-few = zu wenige für eine Aussage
bench-says-more = { $name }: vorher { $before }, jetzt { $after }: mehr, und nicht durch Zufall.
bench-says-less = { $name }: vorher { $before }, jetzt { $after }: weniger, und nicht durch Zufall.
bench-says-strong = Wer das nimmt, gewinnt { $rate }, wer anderes dieser Art nimmt, { $peers }: Es wirkt zu stark.
bench-says-weak = Wer das nimmt, gewinnt { $rate }, wer anderes dieser Art nimmt, { $peers }: Es wirkt zu schwach.
bench-says-same = Kein Unterschied, der zählt.
bench-says-unsure = Noch ist nichts sicher.
bench-says-how = Die Intervalle gelten, sooft du hinsiehst, für alle Zeilen zusammen (95 %).
bench-link = Link kopieren
bench-link-wrong = Dieser Link nennt Zahlen, die sich hier nicht so ändern lassen; sie wurden weggelassen: { $numbers }
bench-try = Auf der Werkbank eine bessere Zahl suchen
bench-download = components.toml herunterladen
bench-upload = components.toml öffnen
bench-upload-done =
    { $count ->
        [0] Die Datei ändert keine der Zahlen, die sich hier ändern lassen.
        [one] 1 Zahl der Datei weicht von der gedruckten ab und wurde übernommen.
       *[other] { $count } Zahlen der Datei weichen von den gedruckten ab und wurden übernommen.
    }
bench-upload-bad = Das ist keine TOML-Datei: Zeile { $line } lässt sich nicht lesen.
bench-upload-other = Das ist keine Komponentendatei dieses Spiels.
bench-left =
    { $count ->
        [one] 1 Abweichung lässt sich hier nicht ausprobieren; die Kommandozeile nimmt die ganze Datei (--components):
       *[other] { $count } Abweichungen lassen sich hier nicht ausprobieren; die Kommandozeile nimmt die ganze Datei (--components):
    }
bench-left-shape = ändert, welche Dinge es gibt oder wie viele
bench-left-tied = hängt von anderen Zahlen ab
bench-left-unused = hat mit den üblichen Optionen keine Wirkung
bench-left-range = geht hier nur von { $low } bis { $high }
bench-left-other = ist keine Zahl, die sich ändern lässt
bench-play = Mit diesen Karten spielen
cards-changed = Geänderte Karten
cards-changed-help = An diesem Tisch gelten geänderte Zahlen. Er zählt weder in deiner Statistik noch für die Stufe, die zu dir passt.
cards-to-bench = Werkbank öffnen
cards-misfit = Karten wurden so geändert, wie es in dieser Version des Spiels nicht geht: { $numbers }. Nichts wurde gelöscht.
bench-sweep = Wenn es eine andere Zahl wäre
bench-sweep-about = Spielt jeden Wert einer Zahl durch und findet den, bei dem die Komponente anderen ihrer Art am meisten gleicht: gleich oft genommen und gleich oft siegreich.
bench-sweep-best = Bei { $value } gewinnt, wer das nimmt, { $rate }, wer anderes dieser Art nimmt, { $peers }; { $used } der Plätze nehmen es, anderes { $peers-used }: Das kommt am nächsten.
bench-sweep-taken = von { $rate } der Plätze genommen
bench-sweep-legend = Punkte: Siege derer, die es nehmen, mit Intervallen. Balken: wie oft es genommen wird. Gepunktet: andere dieser Art. Gedruckt: { $value }.
bench-components = Komponenten
bench-broken = Ein Worker antwortet nicht mehr. „Weiter“ fängt mit neuen noch einmal an; deine Änderungen bleiben.
bench-seconds-left = noch etwa { $count } s
bench-minutes-left = noch etwa { $count } min
bench-suggest = Änderung vorschlagen
bench-suggest-about = Sucht unter den Zahlen dieser Komponente die eine Änderung, mit der sie anderen ihrer Art am meisten gleicht und die am übrigen Spiel am wenigsten ändert.
bench-suggest-go = Vorschlagen
bench-suggest-progress = { $games } Partien gespielt, { $states } Fassungen im Vergleich.
bench-suggest-now = Jetzt gewinnt, wer das nimmt, { $rate }, wer anderes dieser Art nimmt, { $peers } (± { $reach } Punkte); { $used } der Plätze nehmen es, anderes { $peers-used }.
bench-suggest-none = Bei keinem Wert nehmen es genug. Spiel mehr Partien.
bench-suggest-keep = Lass es, wie es ist: Keine Änderung einer einzelnen Zahl bringt es mit weniger Nebenwirkungen näher an andere seiner Art.
bench-suggest-change = { $name }: { $to } statt { $from }.
bench-suggest-then = Dann gewinnt, wer das nimmt, { $rate }, wer anderes nimmt, { $peers } (± { $reach } Punkte); { $used } der Plätze nehmen es, anderes { $peers-used }.
bench-suggest-sure = Der jetzige Abstand ist mehr als Zufall; was dann bleibt, kann Zufall sein.
bench-suggest-left = Der jetzige Abstand ist mehr als Zufall; auch was dann bleibt, ist mehr als Zufall.
bench-suggest-unsure = Aber der jetzige Abstand kann Zufall sein. Spiel mehr Partien, bevor du etwas änderst.
bench-suggest-side =
    { $count ->
        [0] Nebenwirkungen: Sonst hat sich nichts sicher geändert.
        [one] Nebenwirkungen: 1 weiterer Wert hat sich sicher geändert.
       *[other] Nebenwirkungen: { $count } weitere Werte haben sich sicher geändert.
    }
bench-suggest-use = { $name } { $to } ausprobieren
bench-tried =
    { $count ->
        [one] Ausprobiert: 1 Fassung
       *[other] Ausprobiert: { $count } Fassungen
    }
bench-tried-what = Fassung
bench-tried-present = wie es ist
bench-tried-gap = Abstand zu anderen
bench-tried-elsewhere = anderswo
bench-tried-how = Jede Runde verdoppelt die Partien und behält die bessere Hälfte. Abstände und „anderswo“ (wie sehr sich das übrige Spiel bewegt) sind in Hundertstelpunkten. Die Intervalle gelten für alle Fassungen zusammen, sooft du hinsiehst (95 %).

## Personen

sign-in = Anmelden
sign-out = Abmelden
sign-out-everywhere = Überall abmelden
your-account = Dein Konto
name-kept = auf diesem Server behalten; ändern kannst du ihn unter „Dein Konto“
keep-name-title = Behalte deinen Namen
keep-name-why = Du kannst Gast bleiben, solange du willst. Mit einem eigenen Namen hast du deine Partien und Einstellungen auf jedem Gerät und kannst um eine Wertungszahl spielen. Ein Passwort gibt es nicht.
keep-name = Neu hier?
keep-name-help = Dein Gerät legt einen Passkey an, den du mit Fingerabdruck, Gesicht oder PIN öffnest. Nichts davon verlässt das Gerät.
keep-name-do = Namen behalten
kept-already = Hast du hier schon einen Namen?
kept-already-help = Dein Passkey bringt dich zurück, auch auf einem anderen Gerät, wenn deine Geräte ihre Passkeys teilen.
by-mail = Per Mail
by-mail-help = Wir schicken dir einen Link, der dich anmeldet. Die Adresse dient nur dazu.
mail-address = Mailadresse
send-link = Link schicken
link-sent = Wenn die Adresse stimmt, ist eine Mail unterwegs. Ihr Link gilt einmal und nur für wenige Minuten.
no-way-in = Du bist hier Gast
no-way-in-help = Namen können hier nicht behalten werden: Passkeys brauchen eine verschlüsselte Adresse (https), und dieser Server verschickt keine Mails. Alles andere geht.
stay-guest = Gast bleiben
sign-in-press = Noch ein Klick, und du bist drin. Deine Partien aus diesem Browser kommen mit.
sign-in-again = Dieser Link wurde schon einmal geöffnet, oder die Seite wurde neu geladen. Öffne den Link in der Mail noch einmal oder fordere einen neuen an.
passkey = Passkey
passkeys = Deine Passkeys
passkeys-help = Jeder davon meldet dich an. Leg auf jedem Gerät einen an, das sie nicht teilt.
passkey-add = Passkey anlegen
passkey-remove = Diesen Passkey entfernen
passkey-made = angelegt am { $created }
passkey-used = angelegt am { $created }, zuletzt benutzt am { $used }
passkey-cancelled = Es kam kein Passkey. Nichts hat sich geändert; versuch es noch einmal, wann du willst.
passkey-known = Dieses Gerät hat schon einen Passkey für dich. Melde dich damit an.
passkey-unable = Dieses Gerät oder dieser Browser kann das nicht. Versuch es mit einem anderen.
mail-kept = Links gehen an { $address }.
here-since = Hier seit dem { $day }
banned = Wer diesen Server betreibt, hat dich ausgeschlossen: { $reason }
name-shown = So sehen dich die anderen
save = Speichern
public-profile = Öffentliches Profil
public-profile-help = andere sehen deine Wertungszahlen und gewerteten Partien und finden dich in der Rangliste
see-profile = Profil ansehen
signed-in-here = Auf diesem Gerät
sign-out-help = Deine Partien bleiben auf dem Server. Von diesem Gerät verschwinden sie, bis du wiederkommst.
all-about-you = Alles über dich
all-about-you-help = Alles, was der Server von dir aufbewahrt, in einer Datei – oder für immer weg.
export-me = Alles exportieren
delete-me = Alles löschen
delete-me-help = Dein Name, deine Passkeys, Wertungszahlen und Einstellungen werden sofort gelöscht, und deine Plätze übernehmen Bots. Die anderen behalten ihre Partien mit dir; dort heißt du dann „Jemand“. Das lässt sich nicht rückgängig machen.
type-name = Tippe zur Bestätigung { $name } ein
kept-name = hat diesen Namen behalten
players-here = Die anderen hier
see-their-profile = Profil
mute = Stummschalten
unmute = Wieder hören
block = Blockieren
unblock = Nicht mehr blockieren
block-help = Ihr werdet nicht mehr zusammengebracht, ihr könnt euch nicht einladen, und du siehst nicht, was die Person schreibt.
report = Der Spielleitung melden
report-why = Was ist passiert?
report-send = Meldung schicken
reported = Danke. Deine Meldung geht mit dieser Partie an die Spielleitung; sonst sieht sie niemand.
calls = Benachrichtigungen
calls-here = Auf diesem Gerät rufen
calls-help = wenn du am Zug bist oder eingeladen wirst, auch wenn die Seite geschlossen ist
calls-refused = Dein Browser erlaubt dieser Seite keine Benachrichtigungen. Das kannst du in seinen Einstellungen ändern.

## Wertungszahlen und die Halle

rating = Wertungszahl
rated = Gewertet
unrated = Ungewertet
rated-table = Ein gewerteter Tisch online
rated-help = zählt für deine Wertungszahl; Regeln wie gedruckt, und alle brauchen einen eigenen Namen
rated-as = Wertung { $rating }
rated-games = Gewertete Partien
rating-unsure = { $mark }?
rating-full = { $games ->
    [0] noch keine gewertete Partie
    [one] { $mark } ± { $spread } nach 1 Partie
   *[other] { $mark } ± { $spread } nach { $games } Partien
  }
rating-reach = { $games ->
    [one] ± { $spread } nach 1 Partie
   *[other] ± { $spread } nach { $games } Partien
  }
rating-course = Wertungszahl von Partie zu Partie
rating-band = Der Balken enthält die wahre Stärke in 19 von 20 Fällen.
no-ratings = Noch keine gewerteten Partien.
no-profile = Dieses Profil gibt es nicht
no-profile-help = Niemand zeigt hier ein Profil unter diesem Namen. Vielleicht ist er falsch geschrieben oder nicht öffentlich.
ladder = Rangliste
ladder-help = Alle mit mindestens { $games } gewerteten Partien, die ihr Profil zeigen. Bots stehen dort, wo sie immer spielen.
ladder-empty = Noch steht niemand auf dieser Rangliste. Sei der Erste oder die Erste.
player-number = Anzahl der Spieler
tempo = Tempo der Partie
tempo-quick = Schnell
tempo-days = In Tagen
play-stranger = Gegen Fremde
looking = Suche nach Mitspielern
looking-for = Suche Mitspieler für { $game } …
others-looking = { $count ->
    [0] Gerade sucht das sonst niemand. Du kannst dich solange umsehen.
    [one] 1 weitere Person sucht das Gleiche.
   *[other] { $count } andere suchen das Gleiche.
  }
bot-instead = { $strength } wäre etwa so stark wie du.
play-bot = Mit Bot spielen
bots-offer = Zu wenige? Bots ({ $strength }) können die leeren Plätze nehmen.
bots-asked = { $count ->
    [one] Jemand möchte jetzt beginnen, mit Bots ({ $strength }) auf den leeren Plätzen.
   *[other] { $count } andere möchten jetzt beginnen, mit Bots ({ $strength }) auf den leeren Plätzen.
  }
bots-agreed = Ihr beginnt mit Bots, sobald die anderen zustimmen; sonst in wenigen Sekunden ohne sie.
begin-with-bots = Mit Bots beginnen
stop-looking = Nicht mehr suchen
looks-for = { $count ->
    [one] Jemand sucht Mitspieler
   *[other] { $count } suchen Mitspieler
  }
play-with-them = Mitspielen
paired = Deine Partie beginnt
paired-help = Es hat sich jemand gefunden, der mit dir spielt.
invite-by-name = Oder lade jemanden mit dem hiesigen Namen ein
invite-do = Einladen
invited = Wenn { $name } hier spielt, ist deine Einladung jetzt dort zu sehen.
invitations = Einladungen
invited-by = { $name } lädt dich ein
decline = Ablehnen
conduct = Verhaltensregeln
nudged = Die anderen warten auf dich. Wenn du dich nicht in { $seconds } Sekunden entscheidest, darf ein Bot für dich spielen.
blocked-people = Blockiert
blocked-help = Ihr werdet nicht zusammengebracht, und sie können dich nicht einladen.

## Turniere

tournament = Turnier
tournaments = Turniere
tournament-new = Turnier eröffnen
tournament-open = Turnier eröffnen
tournament-help = Alle spielen jede Runde, jedes Mal mit Leuten, die etwa gleich viele Punkte haben. Freie Plätze füllen Bots, die etwa so stark sind wie du.
tournament-sign-in = Bei einem Turnier behalten alle ihren Namen, damit die anderen wissen, wem sie begegnen.
tournament-clock-help = für eine ganze Partie, damit jede Runde endet
tournament-of = Turnier von { $name }
tournament-in = { $game }: Turnier
opened-by = eröffnet von { $name }
tournament-yours = Du spielst mit
no-tournaments = Gerade steht kein Turnier an. Wer hier einen Namen behält, kann eines eröffnen.
tables-of = Tische zu { $count }
rounds = Runden
round = Runde
round-count = { $count ->
    [one] 1 Runde
   *[other] { $count } Runden
  }
round-of = Runde { $round } von { $rounds }
begins-in = Beginnt in
in-minutes = { $minutes } Min.
begins-at = Beginn { $time }
people-count = { $count ->
    [one] 1 Person
   *[other] { $count } Leute
  }
who-takes-part = Wer mitspielt
standings = Stand
points-column = Punkte
points-help = { $players ->
    [2] Ein Sieg ist ein Punkt, ein Unentschieden ein halber.
   *[other] Du bekommst einen Punkt für alle am Tisch, die hinter dir landen, und einen halben für alle gleichauf.
  } Wer seinen Platz einem Bot überlässt, bekommt keinen.
opponents = Gegner
opponents-help = Bei Gleichstand entscheiden die Punkte aller, denen man begegnet ist, dann die Siege.
wins = Siege
someone = Jemand
left-tournament = ausgestiegen
tournament-waits = Es beginnt um { $time }
tournament-stay = Du spielst mit. Bleib hier oder sieh dich um: Du wirst gerufen, wenn dein Tisch bereit ist.
tournament-short = Es kamen zu wenige, darum fällt es aus
tournament-off = Es wurde abgesagt
tournament-won = { $count ->
    [one] { $names } gewinnt das Turnier
   *[other] { $names } teilen sich den ersten Platz
  }
table-ready = Runde { $round }: Dein Tisch ist bereit
table-ready-help = Die Uhr läuft.
round-next = Die nächste Runde beginnt gleich
tables-left = { $count ->
    [one] An einem Tisch wird noch gespielt
   *[other] An { $count } Tischen wird noch gespielt
  }
to-your-table = Zu deinem Tisch
to-tournament = Zum Turnier
sign-in-to-join = Anmelden und mitspielen
join-next-round = Ab der nächsten Runde mitspielen
begin-now = Jetzt beginnen
leave-tournament = Aussteigen
call-off = Absagen
call-off-sure = Wirklich absagen?
