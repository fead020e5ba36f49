# Cosmic Scavengers auf Deutsch.
# Roboter haben die Formen `.start` (am Satzanfang, mit Artikel) und `.acc` (Akkusativ, mit Artikel), Aufträge dazu
# `.dat` (Dativ) und `.title` (wie auf der Karte), Sorten `.marble` (als Murmel).

title = Cosmic Scavengers
summary = Programmiere heimlich Roboter, plündere ein Wrack und erfülle Aufträge, bevor es die anderen tun.
goal =
    Erfülle Aufträge, bis jemand acht offen hat. Die meisten Punkte gewinnen.
turn =
    Alle programmieren heimlich bis zu vier Roboter: Seite, Reihenfolge und je einen von vier Modi. Weniger Fleiß
    kommt zuerst. Roboter sammeln in ihrer Bahn Murmeln ein, für die sie Symbole haben; volle kommen in die Ablage.
    Murmeln bezahlen Aufträge vom Markt oder kommen ins Lager.

## Was gefragt ist

ask-recall = Du hast keinen Roboter auf der Hand: Ruf einen aus deiner Ablage zurück.
ask-designate = Leg den Kurs fest: Von welcher Seite starten deine Roboter?
ask-place = Setz einen Roboter mit seinem aktiven Modus in Steckplatz { $slot } von { $slots }.
ask-insert = Füge einen PROGRAMM-Auftrag ein oder gib das Programm ab.
ask-gap = Wähle eine Lücke für { $waiting }: { $lowest } bis { $robots } Roboter darüber.
ask-recover-robot =
    { $left ->
        [one] Hol einen Roboter aus deiner Ablage zurück oder hör auf.
       *[other] Hol bis zu { $left } Roboter aus deiner Ablage zurück oder hör auf.
    }
ask-recover-contract =
    { $left ->
        [one] Hol einen Auftrag aus deiner Ablage zurück oder hör auf.
       *[other] Hol bis zu { $left } Aufträge aus deiner Ablage zurück oder hör auf.
    }
ask-hospital-robot = { ask-recover-robot }
ask-hospital-contract = { ask-recover-contract }
ask-fulfil = Erfülle einen Auftrag vom Markt oder hör auf.
ask-pay =
    { $wild ->
        [0] Bezahle für { FORM($contract, form: "acc") }: Mit welcher Murmel deckst du die Einheit { $unit }?
        [one] Bezahle für { FORM($contract, form: "acc") }: noch { $wild } Jokereinheit, in aufsteigendem Wert der Murmeln.
       *[other] Bezahle für { FORM($contract, form: "acc") }: noch { $wild } Jokereinheiten, in aufsteigendem Wert der Murmeln.
    }
ask-salvage = Birg eine Murmel aus dem Vorrat: jede Sorte außer Vakuum.
ask-claim =
    { $claims ->
        [0] Gleichstand: Beanspruche einen Auftrag oder ficht einen an, gib einen auf oder stimm zu.
        [one] Gleichstand: Beanspruche einen Auftrag oder ficht einen an, gib einen auf oder stimm zu. Du hast { $claims } Anspruch.
       *[other] Gleichstand: Beanspruche einen Auftrag oder ficht einen an, gib einen auf oder stimm zu. Du hast { $claims } Ansprüche.
    }
ask-reveal = Deck Aufträge von deiner Hand auf und beende so die Partie, oder lass sie verdeckt.

## Was man tun kann

do-designation = { $designation } starten
do-mode = { $robot }, { $mode } Modus: { AND($icons) }
do-robot = { FORM($robot, form: "acc") } auf die Hand zurücknehmen ({ $modes })
do-contract = { FORM($contract, form: "acc") } auf die Hand zurücknehmen
do-designate-contract = { do-insert-contract }
do-place-contract = { do-insert-contract }
do-gap-contract = { do-insert-contract }
do-insert-contract =
    { ID($effect) ->
        [none] { $contract }
       *[other] { $contract }: { $text }
    }{ $idle ->
        [1] { " " }(überall ohne Wirkung)
       *[0] { "" }
    }
do-gap =
    { $gap ->
        [0] über Steckplatz 1
       *[other] unter Steckplatz { $gap }
    }{ $idle ->
        [1] { " " }(dort ohne Wirkung)
       *[0] { "" }
    }
do-fulfil-contract = { do-priced-contract } erfüllen: { do-worth }
do-priced-contract = { FORM($contract, form: "acc") } für { AND($price) }
do-worth =
    { ID($effect) ->
        [none] { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }
       *[other] { $points ->
            [one] { $points } Punkt. { $text }
           *[other] { $points } Punkte. { $text }
        }
    }
do-claim-contract =
    { $verb ->
        [0] { do-priced-contract } beanspruchen: { do-worth }
        [1] { do-priced-contract } anfechten: { do-worth }
        [2] bei { FORM($contract, form: "dat") } nachgeben
       *[other] den Anspruch auf { FORM($contract, form: "acc") } zurückziehen
    }
do-pay-type = 1 { $type } bezahlen
do-salvage-type = 1 { $type } bergen

say-done =
    { SIZE($empty) ->
        [0] das Programm abgeben
       *[other] das Programm abgeben (bringt nichts mit: { AND($empty) })
    }
say-restart = das ganze Programm neu beginnen
say-stop = nichts mehr zurückholen
say-end = nichts mehr erfüllen
say-agree = dem Stand der Dinge zustimmen
say-reveal = Aufträge aufdecken und die Partie beenden
say-keep = die Aufträge verdeckt lassen

## Kurz gesagt, für kleine Bildschirme; was vor einem Doppelpunkt steht, wird für mehrere nur einmal gesagt

brief-designation = { FORM($designation, form: "short") }
brief-mode = { $robot }: { $mode }
brief-robot = { $robot }
brief-contract = { FORM($contract, form: "listed") }
brief-insert-contract =
    { $idle ->
        [1] { FORM($contract, form: "listed") } (ohne Wirkung)
       *[0] { FORM($contract, form: "listed") }
    }
brief-fulfil-contract = Erfüllen: { FORM($contract, form: "listed") }
brief-claim-contract =
    { $verb ->
        [0] Beanspruchen: { FORM($contract, form: "listed") }
        [1] Anfechten: { FORM($contract, form: "listed") }
        [2] Nachgeben: { FORM($contract, form: "listed") }
       *[3] Zurückziehen: { FORM($contract, form: "listed") }
    }

## Warum nicht

no-nothing-programmed = Noch ist nichts programmiert.
no-no-restarts =
    { $restarts ->
        [0] Ein Programm darf nicht neu begonnen werden.
        [one] Ein Programm darf { $restarts }-mal pro Runde neu begonnen werden.
       *[other] Ein Programm darf { $restarts }-mal pro Runde neu begonnen werden.
    }
no-program-incomplete = Das Programm ist noch nicht vollständig.
no-designated = Deine Roboter starten schon { $chosen }; um das zu ändern, beginn das Programm neu.
no-other-board = Diese Seite gibt es auf dem { $board } nicht.
no-designation-first = Erst kommt der Kurs.
no-slots-full = Alle Steckplätze sind besetzt.
no-robot-not-in-hand = { FORM($robot, form: "start") } ist nicht auf deiner Hand.
no-not-programmable = { FORM($contract, form: "start") } ist kein PROGRAMM-Auftrag.
no-robots-first = Kurs und Roboter kommen vor den Aufträgen.
no-gap-first = { FORM($waiting, form: "start") } braucht erst noch eine Lücke.
no-contract-not-in-hand = { FORM($contract, form: "start") } ist nicht auf deiner Hand.
no-no-contract-waits = Eine Lücke wählst du erst nach einem Auftrag.
no-above-the-last = Aufträge werden von oben nach unten eingefügt: Der letzte liegt in Lücke { $lowest }.
no-too-few-robots =
    { $robots ->
        [one] Es gibt nur { $robots } Roboter.
       *[other] Es gibt nur { $robots } Roboter.
    }
no-robot-not-discarded = { FORM($robot, form: "start") } ist nicht in deiner Ablage.
no-contract-not-discarded = { FORM($contract, form: "start") } ist nicht in deiner Ablage.
no-not-in-market = { FORM($contract, form: "start") } ist nicht auf dem Markt.
no-given-up = { FORM($contract, form: "start") } ist für dich vom Tisch: In dieser Runde kannst du nicht darauf zurückkommen.
no-too-dear =
    { SIZE($marbles) ->
        [0] { FORM($contract, form: "start") } kostet dich { AND($price) }; du hast keine Murmeln.
       *[other] { FORM($contract, form: "start") } kostet dich { AND($price) }; du hast { AND($marbles) }.
    }
no-void-stays = Vakuum kann man nicht bergen.
no-supply-lacks = Im Vorrat ist keine { FORM($type, form: "marble") }.
no-no-marble = Du hast keine { FORM($type, form: "marble") } mehr.
no-other-unit = Jetzt wird die Einheit { $unit } bezahlt.
no-rising-value = Jokereinheiten werden in aufsteigendem Wert bezahlt, und zuletzt kam { $last }.
no-stuck = Mit { $type } an dieser Stelle ließe sich die Bezahlung nicht regelgerecht abschließen.

## Was geschehen ist

log-round = Runde { $number } beginnt.
log-top-up = Der Pool wird aus dem Vorrat aufgefüllt: { AND($marbles) }.
log-fill = Das Schiff wird zufällig befüllt.
log-to-market = Neu auf dem Markt: { $contract }.
log-to-box = { FORM($contract, form: "start") } gehört zum anderen Spielplan und kommt in die Schachtel.
log-recall = { $seat } hat keinen Roboter und ruft { FORM($card, form: "acc") } zurück.
log-commit = { $seat } hat ein Programm abgegeben.
log-designation = Die Roboter von { $seat } starten { $designation }.
log-robot = { $seat }, Steckplatz { $position }: { $card }, { $mode } Modus.
log-contract =
    { $ignored ->
        [0] { $seat }, Lücke { $gap }: { $contract }.
       *[other] { $seat }, Lücke { $gap }: { $contract }. Dort ist der Auftrag wirkungslos.
    }
log-order = { $seat } ist an { $place }. Stelle: Fleiß { $diligence }, Priorität { $priority }.
log-recover-robot = { $seat } holt { FORM($card, form: "acc") } zurück.
log-recover-contract = { $seat } holt { FORM($contract, form: "acc") } zurück.
log-collect = { FORM($card, form: "start") } von { $seat } sammelt auf { $cell } 1 { $marble } ein.
log-collide = { FORM($card, form: "start") } von { $seat } kollidiert auf { $cell } im Streit um eine { FORM($marble, form: "marble") }.
# Für alle, die das Schiff sehen: Koordinaten stehen dort nicht.
page-log-collect = { FORM($card, form: "start") } von { $seat } sammelt 1 { $marble } ein.
page-log-collide = { FORM($card, form: "start") } von { $seat } kollidiert im Streit um eine { FORM($marble, form: "marble") }.
page-log-fulfil =
    { $points ->
        [one] { $seat } erfüllt { FORM($contract, form: "acc") }: { $points } Punkt.
       *[other] { $seat } erfüllt { FORM($contract, form: "acc") }: { $points } Punkte.
    }
log-robot-home =
    { ID($fate) ->
        [full] { FORM($card, form: "start") } von { $seat } ist voll und wird abgelegt.
        [damaged] { FORM($card, form: "start") } von { $seat } ist beschädigt und wird abgelegt.
        [saved] Eine Sicherungsleine holt { FORM($card, form: "acc") } von { $seat } auf die Hand zurück.
       *[back] { FORM($card, form: "start") } von { $seat } kehrt auf die Hand zurück.
    }
log-replace = Für die Murmeln von { $seat } gibt der Vorrat an den Pool ab: { AND($marbles) }.
log-fulfil = { $seat } erfüllt { FORM($contract, form: "acc") }.
log-pay = { $seat } bezahlt { AND($marbles) }.
log-salvage = { $seat } birgt 1 { $marble } aus dem Vorrat.
log-fee = { $seat } erhält 1 { $marble } aus dem Vorrat.
log-end = { $seat } erfüllt keinen weiteren Auftrag.
log-store = { $seat } lagert { AND($marbles) } ein.
log-claim = { $seat } beansprucht { FORM($contract, form: "acc") }.
log-challenge = { $seat } ficht den Anspruch auf { FORM($contract, form: "acc") } an: Der Auftrag ist gesperrt.
log-show = { $seat } legt dafür { AND($marbles) } zurück.
log-back-down = { $seat } gibt bei { FORM($contract, form: "dat") } nach.
log-withdraw = { $seat } zieht den Anspruch auf { FORM($contract, form: "acc") } zurück.
log-agree = { $seat } stimmt zu.
log-locked = { FORM($contract, form: "start") } bleibt gesperrt und auf dem Markt.
log-stop =
    { ID($phase) ->
        [recover-robot] { $seat } holt keinen weiteren Roboter zurück.
        [recover-contract] { $seat } holt keinen weiteren Auftrag zurück.
        [hospital-robot] { $seat } nimmt keinen weiteren Roboter zurück.
        [hospital-contract] { $seat } nimmt keinen weiteren Auftrag zurück.
       *[other] { $seat } hört auf.
    }
log-reveal = { $seat } deckt Aufträge von der Hand auf und beendet so die Partie.
log-keep = { $seat } deckt nichts auf, die Partie kann weitergehen.
log-empty = Was noch auf dem Schiff liegt, kommt zurück in den Pool.
log-over =
    { ID($ending) ->
        [showing] Es liegen genug Aufträge offen: Die Partie ist zu Ende.
        [round-limit] Das war die letzte Runde: Die Partie ist zu Ende.
        [crash] Das Schiff lässt sich nicht mehr befüllen: Die Wirtschaft bricht zusammen, und die Partie ist zu Ende.
       *[other] Die Partie ist zu Ende.
    }

## Der Verlauf für alle, die etwas getan haben oder denen es geschieht

page-you-log-recall = Du hast keinen Roboter und rufst { FORM($card, form: "acc") } zurück.
page-you-log-recover-robot = Du holst { FORM($card, form: "acc") } zurück.
page-you-log-recover-contract = Du holst { FORM($contract, form: "acc") } zurück.
page-you-log-collide = Dein Roboter { $card } kollidiert im Streit um eine { FORM($marble, form: "marble") }.
page-you-log-fulfil =
    { $points ->
        [one] Du erfüllst { FORM($contract, form: "acc") }: { $points } Punkt.
       *[other] Du erfüllst { FORM($contract, form: "acc") }: { $points } Punkte.
    }
page-you-log-pay = Du bezahlst { AND($marbles) }.
page-you-log-collect = Dein Roboter { $card } sammelt 1 { $marble } ein.
page-you-log-salvage = Du birgst 1 { $marble } aus dem Vorrat.
page-you-log-fee = Du erhältst 1 { $marble } aus dem Vorrat.
page-you-log-store = Du lagerst { AND($marbles) } ein.
page-you-log-claim = Du beanspruchst { FORM($contract, form: "acc") }.
page-you-log-challenge = Du fichtst den Anspruch auf { FORM($contract, form: "acc") } an: Der Auftrag ist gesperrt.
page-you-log-back-down = Du gibst bei { FORM($contract, form: "dat") } nach.
page-you-log-withdraw = Du ziehst deinen Anspruch auf { FORM($contract, form: "acc") } zurück.
page-you-log-reveal = Du deckst Aufträge von der Hand auf und beendest so die Partie.
page-you-log-commit = Du hast dein Programm abgegeben.
page-you-log-designation = Deine Roboter starten { $designation }.
page-you-log-robot = Dein Steckplatz { $position }: { $card }, { $mode } Modus.
page-you-log-contract =
    { $ignored ->
        [0] Deine Lücke { $gap }: { $contract }.
       *[other] Deine Lücke { $gap }: { $contract }. Dort ist der Auftrag wirkungslos.
    }
page-you-log-order = Du bist an { $place }. Stelle: Fleiß { $diligence }, Priorität { $priority }.
page-you-log-robot-home =
    { ID($fate) ->
        [full] { FORM($card, form: "start") } ist voll und kommt in deine Ablage.
        [damaged] { FORM($card, form: "start") } ist beschädigt und kommt in deine Ablage.
        [saved] Eine Sicherungsleine holt { FORM($card, form: "acc") } auf deine Hand zurück.
       *[back] { FORM($card, form: "start") } kehrt auf deine Hand zurück.
    }
page-you-log-replace = Für deine Murmeln gibt der Vorrat an den Pool ab: { AND($marbles) }.
page-you-log-end = Du erfüllst keinen weiteren Auftrag.
page-you-log-show = Du legst dafür { AND($marbles) } zurück.
page-you-log-agree = Du stimmst zu.
page-you-log-stop =
    { ID($phase) ->
        [recover-robot] Du holst keinen weiteren Roboter zurück.
        [recover-contract] Du holst keinen weiteren Auftrag zurück.
        [hospital-robot] Du nimmst keinen weiteren Roboter zurück.
        [hospital-contract] Du nimmst keinen weiteren Auftrag zurück.
       *[other] Du hörst auf.
    }
page-you-log-keep = Du deckst nichts auf, die Partie kann weitergehen.
page-part-log-pay = { AND($marbles) }
page-sketch = Nächstes Programm planen
page-part-log-collect = { $marble } ({ $card })

## Das Ende

ending-none = Die Partie läuft noch.
ending-showing = Am Ende von Runde { $round } lagen bei jemandem { $showing } Aufträge offen.
ending-revealed = In Runde { $round } hat { $seat } Aufträge von der Hand aufgedeckt, sodass { $showing } offen lagen.
ending-round-limit = Nach Runde { $round } war Schluss.
ending-crash = Die Wirtschaft ist zusammengebrochen: Für Runde { $round } reichten die Murmeln nicht mehr, um das Schiff zu befüllen.

end-none = läuft noch
end-showing = genug Aufträge offen
end-revealed = Aufträge aufgedeckt
end-round-limit = Rundenlimit
end-crash = Zusammenbruch der Wirtschaft

tie-break = Bei gleichen Punkten entscheiden Aufträge für Gleichstände, dann mehr Aufträge, dann die höheren Kosten.

score-prizes = Prämienaufträge
score-robots = Roboteraufträge
score-programmables = Programm-Aufträge
score-effect = { $contract }

## Optionen

option-filter-shape-contracts = Aufträge für den anderen Spielplan schon vor dem ersten Mischen aussortieren
    .title = Nur passende Aufträge
    .help = die für den anderen Spielplan werden vor dem ersten Mischen aussortiert
option-simple-bookkeeping = eingesammelte Murmeln sofort ersetzen
    .title = Vereinfachte Buchführung
    .help = eingesammelte Murmeln werden sofort ersetzt
option-emergency-recall = wer keinen Roboter hat, bekommt einen zurück
    .title = Notrückruf
    .help = wer keinen Roboter hat, bekommt einen zurück
option-round-limit = die letzte Runde
    .title = Letzte Runde
    .help = spätestens danach endet die Partie
option-crash-outcome = wozu ein Zusammenbruch der Wirtschaft führt
    .title = Zusammenbruch der Wirtschaft
    .help = wie die Partie dann ausgeht
    .all-lose = alle verlieren
    .score = die Punkte entscheiden
option-restarts = wie oft man pro Runde ein offenes Programm neu beginnen darf
    .title = Neu beginnen
    .help = so oft pro Runde darfst du ein offenes Programm zurücknehmen

## Murmeln, Einheiten, Symbole

type-precious = Preziose
    .marble = Preziosenmurmel
type-electrical = Elektrik
    .marble = Elektrikmurmel
type-mechanical = Mechanik
    .marble = Mechanikmurmel
type-chemical = Chemie
    .marble = Chemiemurmel
type-organic = Organik
    .marble = Organikmurmel
type-void = Vakuum
    .marble = Vakuummurmel
type-unknown = Murmel
    .marble = Murmel

unit-precious =
    { $count ->
        [one] { $count } Preziose
       *[other] { $count } Preziosen
    }
unit-electrical = { $count } Elektrik
unit-mechanical = { $count } Mechanik
unit-chemical = { $count } Chemie
unit-organic = { $count } Organik
unit-void = { $count } Vakuum
unit-wild = { $count } Joker

icon-precious =
    { $count ->
        [one] Preziose
       *[other] { $count }× Preziose
    }
icon-electrical =
    { $count ->
        [one] Elektrik
       *[other] { $count }× Elektrik
    }
icon-mechanical =
    { $count ->
        [one] Mechanik
       *[other] { $count }× Mechanik
    }
icon-chemical =
    { $count ->
        [one] Chemie
       *[other] { $count }× Chemie
    }
icon-organic =
    { $count ->
        [one] Organik
       *[other] { $count }× Organik
    }
icon-void =
    { $count ->
        [one] Vakuum
       *[other] { $count }× Vakuum
    }
icon-capacity =
    { $count ->
        [one] Kapazität
       *[other] { $count }× Kapazität
    }
icon-recovery =
    { $count ->
        [one] Rückholung
       *[other] { $count }× Rückholung
    }
icon-blank =
    { $count ->
        [one] Leersymbol
       *[other] { $count }× Leersymbol
    }
icon-priority =
    { $count ->
        [one] Priorität
       *[other] { $count }× Priorität
    }

# Symbole, die ein Auftrag dazugibt, als Objekt in `text-gain`.
gain-precious = ein Preziosensymbol
gain-electrical = ein Elektriksymbol
gain-mechanical = ein Mechaniksymbol
gain-chemical = ein Chemiesymbol
gain-organic = ein Organiksymbol
gain-void = ein Vakuumsymbol
gain-capacity = ein Kapazitätssymbol
gain-recovery = ein Rückholsymbol
gain-blank = ein Leersymbol
gain-priority = ein Prioritätssymbol

## Das Schiff

cell = ({ $first },{ $second })
cell-unknown = einem Feld
board-any = Spielplan
board-square = Quadratplan
board-hex = Sechseckplan
designation-sq-n = von der Nordseite
    .short = Norden
designation-sq-e = von der Ostseite
    .short = Osten
designation-sq-s = von der Südseite
    .short = Süden
designation-sq-w = von der Westseite
    .short = Westen
designation-hx-n-l = von der Nordseite schräg nach links
    .short = Norden: links
designation-hx-n-r = von der Nordseite schräg nach rechts
    .short = Norden: rechts
designation-hx-ne-l = von der Nordostseite schräg nach links
    .short = Nordosten: links
designation-hx-ne-r = von der Nordostseite schräg nach rechts
    .short = Nordosten: rechts
designation-hx-se-l = von der Südostseite schräg nach links
    .short = Südosten: links
designation-hx-se-r = von der Südostseite schräg nach rechts
    .short = Südosten: rechts
designation-hx-s-l = von der Südseite schräg nach links
    .short = Süden: links
designation-hx-s-r = von der Südseite schräg nach rechts
    .short = Süden: rechts
designation-hx-sw-l = von der Südwestseite schräg nach links
    .short = Südwesten: links
designation-hx-sw-r = von der Südwestseite schräg nach rechts
    .short = Südwesten: rechts
designation-hx-nw-l = von der Nordwestseite schräg nach links
    .short = Nordwesten: links
designation-hx-nw-r = von der Nordwestseite schräg nach rechts
    .short = Nordwesten: rechts

## Roboter

robot-digger = Buddler
    .start = Der Buddler
    .acc = den Buddler
robot-sifter = Sieber
    .start = Der Sieber
    .acc = den Sieber
robot-hauler = Schlepper
    .start = Der Schlepper
    .acc = den Schlepper
robot-courier = Kurier
    .start = Der Kurier
    .acc = den Kurier
robot-welder = Schweißer
    .start = Der Schweißer
    .acc = den Schweißer
robot-magpie = Elster
    .start = Die Elster
    .acc = die Elster
robot-mender = Flicker
    .start = Der Flicker
    .acc = den Flicker
robot-scout = Späher
    .start = Der Späher
    .acc = den Späher
robot-turbo = TURBO
    .start = Der TURBO
    .acc = den TURBO
robot-recovery-drone = RÜCKHOLDROHNE
    .start = Die RÜCKHOLDROHNE
    .acc = die RÜCKHOLDROHNE
robot-freighter = FRACHTER
    .start = Der FRACHTER
    .acc = den FRACHTER
robot-bio-harvester = BIO-ERNTER
    .start = Der BIO-ERNTER
    .acc = den BIO-ERNTER
robot-alchemist = ALCHEMIST
    .start = Der ALCHEMIST
    .acc = den ALCHEMIST
robot-foundry = GIESSEREI
    .start = Die GIESSEREI
    .acc = die GIESSEREI
robot-dynamo = DYNAMO
    .start = Der DYNAMO
    .acc = den DYNAMO
robot-jeweler = JUWELIER
    .start = Der JUWELIER
    .acc = den JUWELIER
robot-omnibot = OMNIBOT
    .start = Der OMNIBOT
    .acc = den OMNIBOT
robot-void-sweeper = VAKUUMFEGER
    .start = Der VAKUUMFEGER
    .acc = den VAKUUMFEGER
robot-phantom = PHANTOM
    .start = Das PHANTOM
    .acc = das PHANTOM
robot-foreman = VORARBEITER
    .start = Der VORARBEITER
    .acc = den VORARBEITER
robot-unknown = ein Roboter
    .start = Ein Roboter
    .acc = einen Roboter
card-unknown = ein Roboter
    .start = Ein Roboter
    .acc = einen Roboter

modes = oben: { AND($top) }; rechts: { AND($right) }; unten: { AND($bottom) }; links: { AND($left) }
mode-t = oberer
mode-r = rechter
mode-b = unterer
mode-l = linker

fate-back = zurück
fate-full = voll
fate-damaged = beschädigt
fate-saved = gerettet

## Aufträge

contract =
    { ID($title) ->
        [robot] Auftrag { $robot } { $copy }
       *[other] { $copy ->
            [0] „{ $title }“
           *[other] „{ $title } { $copy }“
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
            [robot] Der Auftrag { $robot } { $copy }
           *[other] { $copy ->
                [0] „{ $title }“
               *[other] „{ $title } { $copy }“
            }
        }
    .acc =
        { ID($title) ->
            [robot] den Auftrag { $robot } { $copy }
           *[other] { $copy ->
                [0] „{ $title }“
               *[other] „{ $title } { $copy }“
            }
        }
    .dat =
        { ID($title) ->
            [robot] dem Auftrag { $robot } { $copy }
           *[other] { $copy ->
                [0] „{ $title }“
               *[other] „{ $title } { $copy }“
            }
        }
contract-unknown = ein Auftrag
    .start = Ein Auftrag
    .acc = einen Auftrag
    .dat = einem Auftrag
title-robot = Roboterauftrag
title-prize-seed-vault = Saatgutspeicher
title-prize-coolant-tanks = Kühlmitteltanks
title-prize-hull-plating = Rumpfpanzerung
title-prize-fusion-coils = Fusionsspulen
title-prize-crown-jewels = Kronjuwelen
title-prize-terraforming-kit = Terraforming-Set
title-prize-habitat-dome = Habitatkuppel
title-prize-filtration-plant = Filteranlage
title-prize-sensor-array = Sensorphalanx
title-prize-star-atlas = Sternatlas
title-prize-colony-charter = Koloniecharta
title-prize-reactor-core = Reaktorkern
title-prize-field-hospital = Feldlazarett
title-prize-salvage-rights = Bergerechte
title-prize-finders-fee = Finderlohn
title-prize-express-freight = Expressfracht
title-prize-mission-control = Missionskontrolle
title-prize-repair-bay = Reparaturdock
title-prize-trade-licence = Handelslizenz
title-prize-matter-converter = Materiewandler
title-prize-grand-arbiter = Schiedsgericht
title-prize-black-market-deal = Schwarzmarktgeschäft
title-prize-robotics-expo = Robotikmesse
title-prize-software-archive = Softwarearchiv

title-prog-chemical-retort = Chemie-Retorte
title-prog-machine-vise = Maschinenschraubstock
title-prog-arc-tuner = Lichtbogenregler
title-prog-gem-cutter = Edelsteinschleifer
title-prog-gripper-arm = Greifarm
title-prog-spark-probe = Funkensonde
title-prog-jewel-lens = Juwelenlinse
title-prog-cargo-rack = Frachtgestell
title-prog-afterburner = Nachbrenner
title-prog-repair-kit = Reparaturset
title-prog-clean-boot = Kaltstart
title-prog-void-net = Vakuumnetz
title-prog-tow-cable = Schleppseil
title-prog-rear-hatch = Heckluke
title-prog-tunnel-vision = Tunnelblick
title-prog-safety-line = Sicherungsleine
title-prog-helm-turn = Kurswechsel
title-prog-core-drill = Kernbohrer
title-prog-gantry-port = Kranbrücke Backbord
title-prog-gantry-starboard = Kranbrücke Steuerbord

## Was Aufträge bewirken

text-hospital =
    Bei Erfüllung: Nimm { $amount ->
        [one] bis zu { $amount } Roboter und bis zu { $amount } PROGRAMM-Auftrag
       *[other] bis zu { $amount } Roboter und bis zu { $amount } PROGRAMM-Aufträge
    } aus deiner Ablage zurück.
    .brief = Erfüllt: { $amount } Roboter und { $amount } Aufträge zurück
text-salvage = Bei Erfüllung: Wähle eine Murmel aus dem Vorrat, nur kein Vakuum; sie kommt in dein Lager.
    .brief = Erfüllt: Murmel nach Wahl aus dem Vorrat
text-finders-fee = Bei Erfüllung: Eine Preziosenmurmel aus dem Vorrat kommt in dein Lager, oder die beste, die der Vorrat hat.
    .brief = Erfüllt: eine Preziosenmurmel
text-express = Bei Erfüllung: Der Markt wird sofort aufgefüllt.
    .brief = Erfüllt: Markt wird aufgefüllt
text-control = Für die Reihenfolge zählt dein Gesamtfleiß { $amount } weniger.
    .brief = Reihenfolge: { $amount } Fleiß weniger
text-bay =
    { $amount ->
        [one] Du hast in jeder Runde { $amount } Rückholrecht mehr.
       *[other] Du hast in jeder Runde { $amount } Rückholrechte mehr.
    }
    .brief = Je Runde { $amount } mehr zurückholen
text-licence =
    { $amount ->
        [one] Aufträge mit Jokereinheiten kosten dich { $amount } Jokereinheit weniger.
       *[other] Aufträge mit Jokereinheiten kosten dich { $amount } Jokereinheiten weniger.
    }
    .brief = Jokerkosten: { $amount } Einheit weniger
text-converter = Deine Vakuummurmeln können auch Organik und Chemie bezahlen.
    .brief = Vakuum zahlt Organik und Chemie
text-arbiter = Bei Spielende gewinnst du Gleichstände nach Punkten.
    .brief = Am Ende: gewinnt Gleichstände
text-black-market = Bei Spielende verlierst du Gleichstände nach Punkten.
    .brief = Am Ende: verliert Gleichstände
text-expo = Bei Spielende: 1 Punkt mehr für jeden Roboterauftrag, den du erfüllt hast, höchstens { $amount }.
    .brief = Am Ende: 1 Punkt je Roboterauftrag, bis { $amount }
text-archive = Bei Spielende: 1 Punkt mehr für jeden PROGRAMM-Auftrag, den du erfüllt hast, höchstens { $amount }.
    .brief = Am Ende: 1 Punkt je Programm, bis { $amount }

text-become = Der Roboter darüber sucht nur noch { $type }, mit so vielen Symbolen wie zuvor.
    .brief = Roboter darüber sucht nur { $type }
text-gain =
    { $needs ->
        [1] Der Roboter darüber erhält { AND($icons) } dazu.
       *[other] Der Roboter darunter erhält { AND($icons) } dazu.
    }
    .brief =
        { $needs ->
            [1] Roboter darüber: { AND($icons) } dazu
           *[other] Roboter darunter: { AND($icons) } dazu
        }
text-clean-boot = Alle Leersymbole deines Programms werden zu Prioritätssymbolen.
    .brief = Deine Leersymbole werden Priorität
text-tunnel-vision = Der Roboter darüber sucht nur noch die wertvollste Sorte, für die er ein Symbol hat; seine anderen Sammelsymbole entfallen.
    .brief = Roboter darüber sucht nur Bestes
text-reverse = Der Roboter darüber durchläuft seine Bahn vom anderen Ende her.
    .brief = Roboter darüber kommt vom anderen Ende
text-lane =
    { $amount ->
        [-1] Der Roboter darüber fährt eine Spur weiter links.
       *[other] Der Roboter darüber fährt eine Spur weiter rechts.
    }
    .brief =
        { $amount ->
            [-1] Roboter darüber: eine Spur nach links
           *[other] Roboter darüber: eine Spur nach rechts
        }
text-turn = Der Roboter darüber nimmt von seinem Startfeld aus die andere Richtung.
    .brief = Roboter darüber: andere Richtung
text-core = Der Roboter darüber durchläuft in seiner Richtung die lange Linie durch die Mitte.
    .brief = Roboter darüber: lange Mittellinie
text-tow = Der Roboter darunter folgt dem Roboter darüber in dessen Bahn, einen Schritt dahinter.
    .brief = Roboter darunter folgt dem darüber
text-safety = Der Roboter darüber kehrt auf deine Hand zurück, auch wenn er voll oder beschädigt ist.
    .brief = Roboter darüber kehrt stets zurück

## Wirkungen beim Namen

effect-none = keine Wirkung
effect-become = Symbole werden eine andere Sorte
effect-gain = mehr Symbole
effect-clean-boot = Kaltstart
effect-tunnel-vision = Tunnelblick
effect-reverse = vom anderen Ende
effect-lane = andere Spur
effect-turn = andere Richtung
effect-core = Linie durch die Mitte
effect-tow = Schleppseil
effect-safety = Sicherungsleine
effect-hospital = Feldlazarett
effect-salvage = Bergung
effect-finders-fee = Finderlohn
effect-express = Express
effect-control = Missionskontrolle
effect-bay = Reparaturdock
effect-licence = Handelslizenz
effect-converter = Materiewandler
effect-arbiter = Schiedsgericht
effect-black-market = Schwarzmarkt
effect-expo = Robotikmesse
effect-archive = Softwarearchiv

## Phasen

phase-over = Partie zu Ende
phase-recall = Notrückruf
phase-program = geheimes Programmieren
phase-recover-robot = Roboter zurückholen
phase-recover-contract = Auftrag zurückholen
phase-fulfil = Erfüllen
phase-pay = Bezahlen
phase-salvage = Bergen
phase-hospital-robot = Feldlazarett: Roboter
phase-hospital-contract = Feldlazarett: Aufträge
phase-claim = Ansprüche
phase-reveal = Aufdecken
phase-prepare = Vorbereitung
phase-collect = Einsammeln
phase-effects = Sofortwirkungen
phase-designate = Kurs
phase-place = Roboter des Programms
phase-insert = Aufträge des Programms
phase-gap = Lücke für einen Auftrag

## Am Terminal

draw-round = Runde { $round } von { $limit }
draw-over = die Partie ist zu Ende
draw-programming = { $phase }; noch offen: { $seats }
draw-asked = { $phase }: { $seat }
draw-turn-order = Reihenfolge { $seats }
draw-queue = es erfüllen { $seats }
draw-ship = Schiff
draw-pool = Pool
draw-supply = Vorrat
draw-market = Markt, { $deck } im Stapel
draw-market-yours = Markt, { $deck } im Stapel (* kannst du bezahlen)
draw-points =
    { $points ->
        [one] { $points } Pkt.
       *[other] { $points } Pkt.
    }
draw-seat =
    { $points ->
        [one] { $seat }: { $points } Punkt, { $showing } offen
       *[other] { $seat }: { $points } Punkte, { $showing } offen
    }
draw-seat-you =
    { $points ->
        [one] { $seat } (du): { $points } Punkt, { $showing } offen
       *[other] { $seat } (du): { $points } Punkte, { $showing } offen
    }
draw-seat-committed =
    { $points ->
        [one] { $seat }, abgegeben: { $points } Punkt, { $showing } offen
       *[other] { $seat }, abgegeben: { $points } Punkte, { $showing } offen
    }
draw-seat-you-committed =
    { $points ->
        [one] { $seat } (du), abgegeben: { $points } Punkt, { $showing } offen
       *[other] { $seat } (du), abgegeben: { $points } Punkte, { $showing } offen
    }
draw-new = neu
draw-store = Lager
draw-hand = Hand
draw-discard = Ablage
draw-tableau = Auslage
draw-program = Programm
draw-stack = { $start }: { $cards }
draw-nothing = -
draw-forecast = brächte allein: { $robots } · Fleiß { $diligence }
draw-program-facts = { $program } (Fleiß { $diligence }, Priorität { $priority })
# Eine Runde in einer Zeile für jede Person. $news sind, durch Punkte getrennt, Roboter mit den mitgebrachten Murmeln,
# erfüllte Aufträge und was nun da ist; oder ein Programm.
news-seat = { $seat }: { $news }
news-robot = { $robot } { $marbles }
news-robot-damaged = { $robot } { $marbles } (beschädigt)
news-robot-wrecked = { $robot } (beschädigt)
news-recovered = holt { $cards } zurück
news-fulfilled = erfüllt { $contracts }
news-now = jetzt { $marbles }, { $points }
news-market = Neu auf dem Markt: { $contracts }.
draw-stance-stands = { $seat } bietet für { $contract }: { $marbles }
draw-stance-backed-down = { $seat } hat nachgegeben bei { $contract }, zurückgelegt bleiben { $marbles }
draw-stance-barred = { $seat } hat aufgegeben: { $contract }
draw-letters = P Preziose · E Elektrik · M Mechanik · C Chemie · O Organik · V Vakuum · W Jokereinheit
draw-icons = + Kapazität · R Rückholung · B Leersymbol · ! Priorität · Modi: t oben, r rechts, b unten, l links

## Die Seite: Überschriften und kurze Hinweise neben den Zeichnungen

page-round = Runde { $number }
page-program = Programm
page-say-restart = Neu beginnen
page-say-stop = Nichts mehr
page-say-end = Nichts mehr
page-say-agree = Passt so
page-say-reveal = Aufdecken und beenden
page-say-keep = Verdeckt lassen
page-phase-prepare = Vorbereiten
page-phase-program = Programmieren
page-phase-recover = Zurückholen
page-phase-collect = Einsammeln
page-phase-fulfil = Erfüllen
page-phase-clean = Aufräumen
page-order = Reihenfolge, mit Fleiß
page-reach-count = ✓ { $count }
page-points-only = Nur Punkte
page-taken-by =
    { $own ->
        [1] ging an dich
       *[0] ging an { $seat }
    }
page-slot = Steckplatz { $slot }
page-brings = bringt
page-marbles = Deine Murmeln
page-to-pay =
    { $left ->
        [one] noch { $left } Einheit
       *[other] noch { $left } Einheiten
    }
page-robots-missing =
    { $left ->
        [one] noch { $left } Roboter
       *[other] noch { $left } Roboter
    }
page-choose-side = Wähle eine Seite
page-verb =
    { $verb ->
        [0] beanspruchen
        [1] anfechten
        [2] nachgeben
       *[3] zurückziehen
    }
page-turn-order = Reihenfolge
page-programs = Programme
page-ship = Schiff
page-market = Markt
page-market-count = { $count } von { $size } · Stapel { $deck }
page-in-reach = in Reichweite
page-payable = kannst du bezahlen
page-can-pay = bezahlbar für
page-rival-pays = { $seat } könnte ihn bezahlen, soweit du es wissen kannst.
page-supply = Vorrat
page-pool = Pool
page-wild = beliebige Sorte
page-group-prizes = Prämie
page-group-programmables = Programm
page-group-robots = Roboter
page-group-prizes-contract = Prämienauftrag
page-group-programmables-contract = Programm-Auftrag
page-group-robots-contract = Roboterauftrag
page-locked = gesperrt
page-side-n = N
page-side-ne = NO
page-side-e = O
page-side-se = SO
page-side-s = S
page-side-sw = SW
page-side-w = W
page-side-nw = NW
page-points =
    { $points ->
        [one] Punkt
       *[other] Punkte
    }
page-points-then = Punkte
page-points-count =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
page-showing = offen
page-ready = bereit
page-programming = programmiert …
page-new = Neu
page-store = Lager
page-hand = Hand
page-discard = Ablage
page-dil = Fleiß
page-priority = Priorität { $priority }
page-if-alone = wenn niemand vor dir dort ist
page-stays = bleibt da
page-wasted = hier wirkungslos
page-restarts =
    { $left ->
        [0] kein Neubeginn mehr
        [one] noch { $left } Neubeginn
       *[other] noch { $left }-mal neu beginnen
    }
page-paid = { $paid } von { $units } bezahlt
page-to-hand = kommt auf deine Hand
page-cost = Kosten
page-cheaper = Jokereinheiten: { $printed } − { $off } (Handelslizenz) = { $own }
page-stands = { $seat } erhebt Anspruch.
page-gave-up = { $seat } hat aufgegeben.
page-revealed = Alle Programme liegen offen.
page-ask-place = Setz einen Roboter in Steckplatz { $slot } von { $slots }.
page-ask-pay =
    { $wild ->
        [0] Bezahle { FORM($contract, form: "acc") }: Wähle { $unit }.
        [one] Bezahle { FORM($contract, form: "acc") }: noch { $wild } Jokereinheit.
       *[other] Bezahle { FORM($contract, form: "acc") }: noch { $wild } Jokereinheiten.
    }
page-ask-gap = Wo soll { $waiting } hin: vor den ersten Roboter oder hinter einen?
page-ask-insert = { ask-insert }
page-only-ask-insert = Prüf dein Programm und gib es ab.
page-only-ask-fulfil = Du kannst keinen Auftrag vom Markt bezahlen.
page-empty-handed = Bringt nichts mit: { AND($robots) }
page-you-collecting = Du sammelst ein
page-collecting =
    { SIZE($seats) ->
        [one] { AND($seats) } sammelt ein
       *[other] Gleichstand: { AND($seats) } sammeln gleichzeitig ein
    }
page-collision = Kollision um eine { FORM($marble, form: "marble") }
page-collided = In beidem gleich: Alle sind beschädigt, und die Murmel bleibt liegen.
page-starting-robot = Startroboter
page-all-starting = Startroboter
page-all-prizes = Prämienaufträge
page-all-programmables = Programm-Aufträge
page-all-robots = Roboteraufträge
page-all-marbles = Murmeln
page-contract-robot = Auftragsroboter
page-in-program = In deinem Programm: Steckplatz { $slot }.
page-expects = Erwartet
page-will-be-full = und ist dann voll: kommt in deine Ablage
page-will-return = und kehrt auf deine Hand zurück
page-will-crash = und stößt mit einem deiner Roboter zusammen
page-mode-sums = Kapazität { $room } · Fleiß { $diligence }
page-about-robot =
    Durchläuft seine Bahn und nimmt die ersten Murmeln, für die er Symbole hat, bis er voll ist oder das Schiff verlässt.
    Er kann nichts auslassen und nichts aussuchen. Jedes Symbol zählt 1 Fleiß, ein Prioritätssymbol −1; der niedrigste
    Gesamtfleiß kommt zuerst dran.
page-about-group-prizes = Bleibt vor dir liegen und zählt für das Ende der Partie.
page-about-group-programmables = Kommt auf deine Hand. Füge ihn neben dem Roboter ein, auf den er wirkt; danach liegt er offen in deiner Ablage.
page-about-group-robots = Bleibt vor dir liegen; der Roboter kommt auf deine Hand.
page-rank = Wert { $rank } von { $of }, 1 ist am wertvollsten
page-marbles-left = Auf dem Schiff { $ship }, im Vorrat { $supply }, im Pool { $pool }.
page-about-marble = Roboter mit diesem Symbol sammeln sie ein. Sie bezahlt Einheiten ihrer Sorte und Jokereinheiten.
page-about-void = Die am wenigsten wertvolle Murmel. Sie bezahlt nur Jokereinheiten.
page-about-designation = Alle deine Roboter starten von dieser Seite und fahren in diese Richtung. Steckplatz 1 startet von dort gesehen ganz links.

# Arten von Komponenten in Berichten, und was man mit ihnen tut.
page-lab-mode-contract = Modus eines Auftragsroboters
page-lab-mode-starting = Modus eines Startroboters
page-lab-programmable = PROGRAMM-Auftrag
page-lab-prize-effect = Prämie mit Wirkung
page-lab-prize-plain = Prämie ohne Wirkung
page-lab-robot-contract = Roboterauftrag
page-lab-robot-contract-set = Auftragsroboter
page-lab-robot-starting-set = Startroboter
page-lab-fulfilled = erfüllt
page-lab-programmed = programmiert
page-lab-sent = losgeschickt

## Die Einführung

page-learn-welcome =
    Ein Wrack voller Murmeln treibt vorbei. Deine Roboter holen sie, und du erfüllst damit Aufträge. Sobald bei jemandem
    acht Aufträge offen liegen, gewinnt, wer die meisten Punkte hat. Spielen wir die erste Runde zusammen.
page-learn-market = Aufträge zeigen ihre Punkte und ihre Kosten. Dieser hier will zwei Mechanikmurmeln und eine beliebige: ein gutes erstes Ziel.
page-learn-side = Alle programmieren heimlich, bevor sich etwas bewegt. Wähle zuerst die Seite, von der deine Roboter starten: Nimm den Süden.
page-learn-courier = Jeder Roboter hat vier Modi. Setz den Kurier mit dem ein, auf den das Licht fällt: Er sucht Organik, und seine zwei Prioritätssymbole machen dich schnell.
page-learn-magpie = Die Spur zeigt, wie weit der Kurier kommt und was er nehmen würde. Als Nächstes die Elster, für eine Elektrikmurmel.
page-learn-digger = Jetzt die Mechanikmurmeln. Setz den Buddler mit dem Modus ein, auf den das Licht fällt.
page-learn-welder = Und den Schweißer, für eine weitere.
page-learn-diligence = Jedes Symbol zählt 1 Fleiß, Priorität zählt −1, und wer am wenigsten Fleiß hat, kommt zuerst dran. Du hast −1: Da kommt kaum jemand vor dir.
page-learn-commit = Ein schönes Programm. Gib es ab.
page-learn-collected =
    Jeder Roboter hat die erste Murmel genommen, für die er ein Symbol hatte. Alle vier waren voll und liegen jetzt in deiner
    Ablage; Rückholsymbole bringen sie zurück. Roboter, die noch Platz haben, kehren auf deine Hand zurück.
page-learn-fulfil = Du hast, was das Frachtgestell kostet. Erfülle den Auftrag.
page-learn-pay = Die zwei Mechanikmurmeln sind schon bezahlt. Such die Murmel für die Jokereinheit aus; die andere kommt in dein Lager.
page-learn-round = Das Frachtgestell ist ein PROGRAMM-Auftrag: Du hast es auf der Hand und kannst es in ein Programm einfügen. Eine neue Runde hat begonnen.
page-learn-again = Wähle eine Seite. Schau, wo die Murmeln liegen, die du brauchst.
page-learn-own = Setz vier Roboter ein, wie du willst. Zeig auf einen Modus, oder öffne auf dem Handy einen Roboter, um zu sehen, was er bringt.
page-learn-insert = Jetzt der Auftrag: Wähle das Frachtgestell.
page-learn-gap = Es wirkt auf den Roboter darüber, also links davon. Wähle eine Lücke hinter einem Roboter; ein Kreuz steht dort, wo es nichts bewirkt.
page-learn-done = Dieser Roboter trägt jetzt eine Murmel mehr. Gib das Programm ab.
page-learn-end = Du kennst das Spiel. Eingesammelte Murmeln sind für alle weg, die später kommen, der Markt gehört allen, und acht offene Aufträge bringen das Ende. Jetzt eine echte Partie gegen einen leichten Bot!

## Die Zahlen der Komponenten, auf der Werkbank

knob-sheet-prizes = Prämienaufträge
knob-sheet-robot-contracts = Roboteraufträge
knob-sheet-programmables = Programm-Aufträge
knob-cost =
    { $place ->
        [P] Kosten in Preziosen
        [E] Kosten in Elektrik
        [M] Kosten in Mechanik
        [C] Kosten in Chemie
        [O] Kosten in Organik
       *[W] Kosten in beliebigen Murmeln
    }
knob-points = Punkte
knob-amount = Zahl im Text
knob-program-robots = Roboter in einem Programm
knob-capacity = Kapazität eines Roboters ohne Symbole dafür
knob-showing-end = Aufträge, die das Spiel beenden
