# Stella Digger! auf Deutsch.
# Farben stehen als Hauptwort („Rot“); ihre Formen `.e`, `.en`, `.er` und `.es` sind das Eigenschaftswort mit dieser
# Endung. Was ein Geschlecht hat, hat die Formen `.acc` (Akkusativ) und `.start` (am Satzanfang), jeweils mit Artikel.

title = Stella Digger!
summary = Grabt euch gemeinsam durch einen Asteroiden und wetteifert um das, was dabei herauskommt.
goal =
    Sammle Kristalle, Chips, Gadgets und Großbohrer. Die meisten Punkte gewinnen.
turn =
    Wer die Schichtleitung hat, zieht den Marker auf ein Plättchen, dann wählen alle eine Aktion: eine Bohrkarte dafür
    ausspielen, die Hand auffüllen, ein Gadget kaufen, einen Großbohrer aufstellen, Kristalle tauschen oder passen. Die
    stärkste Karte in einer Plättchenfarbe gewinnt es; für je zwei gibt es Chips.

## Was gefragt ist

ask-start-tile = Wähle das erste Ziel: das Plättchen über START oder das rechts davon.
ask-draft = Wähle einen Stapel, von dem du eine Karte für deine Starthand ziehst.
ask-target = Wähle das Plättchen, das in dieser Runde abgebaut wird.
ask-entry = Wähle, von welchem Feld der Marker auf { $target } zieht.
ask-action =
    { SIZE($wanted) ->
        [0] Wähle eine Aktion; das Ziel ist { $target }, keine Farbe ist gefragt.
        [4] Wähle eine Aktion; das Ziel ist { $target }, jede Farbe ist gefragt.
       *[other] Wähle eine Aktion; das Ziel ist { $target }, gefragt ist { OR($wanted) }.
    }
ask-card =
    { SIZE($wanted) ->
        [0] Spiel eine Bohrkarte für { $target } aus. Keine Farbe ist gefragt.
        [4] Spiel eine Bohrkarte für { $target } aus. Jede Farbe ist gefragt.
       *[other] Spiel eine Bohrkarte für { $target } aus. Gefragt ist { OR($wanted) }.
    }
ask-colour = Sag mit deinem Superbohrer eine andere Farbe für { $played } an oder behalte die eigene.
ask-extra = Leg mit deinem Kraftverstärker eine Karte dazu oder keine.
ask-discard =
    { $full ->
        [1] Deine Hand ist voll: Leg eine Karte ab, bevor du ziehst.
       *[other] Leg Karten ab, eine nach der anderen, oder hör auf und zieh.
    }
ask-draw =
    { $left ->
        [one] Wähle einen Stapel, von dem du ziehst: noch { $left } Karte.
       *[other] Wähle einen Stapel, von dem du ziehst: noch { $left } Karten.
    }
ask-gadget = Wähle ein Gadget, das du kaufst.
ask-pay =
    { ID($gadget) ->
        [unknown] { $left ->
            [one] Bezahle { FORM($drill, form: "acc") }: noch { $left } Kristall beliebiger Farbe.
           *[other] Bezahle { FORM($drill, form: "acc") }: noch { $left } Kristalle beliebiger Farbe.
        }
       *[other] { $left ->
            [one] Bezahle { FORM($gadget, form: "acc") }: noch { $left } Kristall beliebiger Farbe.
           *[other] Bezahle { FORM($gadget, form: "acc") }: noch { $left } Kristalle beliebiger Farbe.
        }
    }
ask-drill = Wähle einen Großbohrer, den du aufstellst.
ask-site = Wähle ein Feld für { FORM($drill, form: "acc") }.
ask-aim = Wähle, wohin der Großbohrer auf { $site } zeigt.
ask-give = Wähle die Farbe der Kristalle, die du abgibst.
ask-take = Wähle die Farbe des Kristalls, den du dafür bekommst.
ask-accident = Unfall in { $wanted }: Wähle die Karte in { $wanted }, die du verlierst.
ask-gold = Wähle die Farbe eines Kristalls für dein Goldplättchen: noch { $left }; du hast { $crystals }, dein Limit ist { $limit }.
ask-capsule = Wähle die Raffineriekapsel, die in dieser Runde wirkt.
ask-return = Gib einen Kristall zurück: Du hast { $crystals }, dein Limit ist { $limit }.
ask-fight = Spiel eine Bohrkarte gegen { FORM($monster, form: "acc") } auf { $place } aus, oder spiel nichts.
ask-lose = Gib einen Kristall zurück, den du an { FORM($monster, form: "short-acc") } verlierst: noch { $left }.
ask-breakthrough = Jeder Weg ist blockiert: Wähle ein blockiertes Plättchen, das du durchbrichst.

## Was man tun kann

do-place = { $place } abbauen: { $tile }
do-target-place =
    { SIZE($wanted) ->
        [1] { $place } abbauen: { $tile }
        [4] { $place } abbauen: { $tile }, jede Farbe gewinnt
       *[other] { $place } abbauen: { $tile }, verbunden: { OR($wanted) } gewinnt
    }
do-start-tile-place = { do-target-place }
do-entry-place = von { $place } aus einfahren
do-site-place = auf { $place } aufstellen
do-breakthrough-place = { $place } durchbrechen: { $tile } und der Chip darauf sind aus dem Spiel
do-outlook =
    { ID($outlook) ->
        [off-colour] Farbe nicht gefragt
        [behind] fällt mit { $force } zurück
        [fails] zu schwach mit { $force }
        [withstands] hält mit { $force } stand
        [unmatched] führt mit { $force }, bis eine gefragte Farbe kommt
        [leads] führt mit { $force }
       *[wins] gewinnt mit { $force }
    }
do-card = { $card } ausspielen ({ do-outlook })
do-extra-card = { $card } dazulegen ({ do-outlook })
do-discard-card = { $card } ablegen
do-accident-card = { $card } ablegen
do-colour-colour = die Karte als { $colour } zählen lassen ({ do-outlook })
do-pay-colour = einen { FORM($colour, form: "en") } Kristall bezahlen
do-give-colour = { FORM($colour, form: "e") } Kristalle abgeben
do-take-colour = einen { FORM($colour, form: "en") } Kristall nehmen
do-gold-colour = einen { FORM($colour, form: "en") } Kristall nehmen
do-return-colour = einen { FORM($colour, form: "en") } Kristall zurückgeben
do-lose-colour = einen { FORM($colour, form: "en") } Kristall zurückgeben
do-deck =
    { ID($top) ->
        [unknown] { $cards ->
            [one] eine Karte von { $deck } ziehen (die letzte: ein Unfall rückt näher)
           *[other] eine Karte von { $deck } ziehen ({ $cards } Karten)
        }
       *[other] { $cards ->
            [one] eine { FORM($top, form: "e") } Karte von { $deck } ziehen (die letzte: ein Unfall rückt näher)
           *[other] eine { FORM($top, form: "e") } Karte von { $deck } ziehen ({ $cards } Karten)
        }
    }
do-gadget =
    { SIZE($price) ->
        [0] { FORM($gadget, form: "acc") } umsonst kaufen
       *[other] { FORM($gadget, form: "acc") } für { AND($price) } kaufen
    }
do-capsule-gadget = { FORM($gadget, form: "acc") } nutzen
do-drill = { FORM($drill, form: "acc") } aufstellen
do-aim =
    { $points ->
        [one] { $aim } auf { $aimed } zeigen lassen, für { $points } Punkt
       *[other] { $aim } auf { $aimed } zeigen lassen, für { $points } Punkte
    }

say-mine = abbauen: eine Bohrkarte für das Ziel ausspielen
say-refill = Hand auffüllen: beliebig viele Karten ablegen, dann bis zum Limit ziehen
say-gadget = ein Gadget kaufen
say-large-drill = einen Großbohrer aufstellen
say-exchange = { $given } Kristalle einer Farbe gegen einen beliebiger Farbe tauschen
say-pass = passen
say-keep = { $played } lassen, wie sie ist ({ do-outlook })
say-extra-none =
    { $leads ->
        [1] keine Karte dazulegen (du führst schon)
       *[other] keine Karte dazulegen
    }
say-fight-none =
    { $damage ->
        [one] nichts ausspielen und { $damage } Kristall verlieren
       *[other] nichts ausspielen und { $damage } Kristalle verlieren
    }
say-stop = nichts mehr ablegen und ziehen

## Kurz gesagt, für kleine Bildschirme

brief-card-card = { $card } ({ do-outlook })
brief-fight-card = { brief-card-card }
brief-extra-card = dazu { $card } ({ do-outlook })
brief-discard-card = { $card }
brief-accident-card = { $card }
brief-action-mine = Abbauen
brief-action-refill = Hand auffüllen
brief-action-gadget = Gadget kaufen
brief-action-large-drill = Großbohrer aufstellen
brief-action-exchange = Kristalle tauschen

## Warum nicht

no-no-card = Du hast keine Karte auf der Hand.
no-no-gadget = Du kannst keines der übrigen Gadgets bezahlen.
no-no-large-drill = Du kannst keinen deiner Großbohrer bezahlen.
no-no-site = Es gibt kein Feld, von dem aus ein Großbohrer auf ein freies Feld zeigen könnte.
no-no-pair = Du hast keine { $given } Kristalle einer Farbe.
no-hand-full = Deine Hand ist voll; beim Auffüllen musst du mindestens eine Karte ziehen, also leg erst ab.
no-no-square = Ein solches Feld gibt es nicht.
no-not-next-to-start = { $place } liegt nicht neben START.
no-no-entry = Der Marker kann { $target } nicht von { $place } aus betreten.
no-no-tile = Auf { $place } liegt kein Plättchen.
no-not-exposed = Das Plättchen auf { $place } ist von START aus nicht zu erreichen.
no-not-blockaded = Das Plättchen auf { $place } ist nicht blockiert.
no-blockaded = Das Plättchen auf { $place } ist blockiert.
no-too-far = { $place } ist mehr als 2 Schritte entfernt, und es gibt Plättchen, die näher liegen.
no-on-start = Auf START darf kein Großbohrer stehen.
no-on-tile = Auf { $place } liegt ein Plättchen.
no-on-drill = Auf { $place } steht schon ein Großbohrer.
no-on-marker = Der Marker steht auf { $place }.
no-no-aim = Von { $place } aus könnte ein Großbohrer auf kein freies Feld zeigen.
no-aim-off-map = In dieser Richtung ist kein Feld des Plans.
no-aim-at-start = Ein Großbohrer darf nicht auf START zeigen.
no-aim-at-tile = Auf { $aimed } liegt ein Plättchen.
no-aim-at-drill = Auf { $aimed } steht ein Großbohrer.
no-aim-taken = Auf { $aimed } zeigt schon ein anderer Großbohrer.
no-not-on-field = Die Karte muss aus der Auslage kommen, und { $card } liegt dort nicht.
no-other-colour = { $card } ist keine Karte in { $wanted }.
no-not-in-hand = { $card } ist nicht auf deiner Hand.
no-no-enhanced-power = Keiner deiner Kraftverstärker passt zu { $card }.
no-empty-deck = { $deck } ist leer.
no-same-colour = Die Karte ist schon in { $colour }; behalte die Farbe.
no-stock-lacks = Im allgemeinen Vorrat ist kein { FORM($colour, form: "er") } Kristall.
no-nobody-has = Weder im allgemeinen Vorrat noch bei den anderen ist ein { FORM($colour, form: "er") } Kristall.
no-too-few = Du hast keine { $given } { FORM($colour, form: "en") } Kristalle.
no-no-crystal = Du hast keinen { FORM($colour, form: "en") } Kristall.
no-sold = { $owner } besitzt { FORM($gadget, form: "acc") }.
no-too-dear = Du kannst { FORM($gadget, form: "acc") } nicht bezahlen; der Preis ist { AND($price) }.
no-not-owned = Du besitzt { FORM($gadget, form: "acc") } nicht.
no-no-capsule = Jetzt wird nur eine Raffineriekapsel genutzt.
no-others-drill = Dieser Großbohrer gehört dir nicht.
no-built = Dieser Großbohrer ist schon aufgestellt.
no-drill-too-dear = Du kannst diesen Großbohrer nicht bezahlen; der Preis ist { AND($price) }.

## Was geschehen ist

log-round = Runde { $number }: { $seat } hat die Schichtleitung.
log-target = { $seat } zieht den Marker von { $entry } auf { $place }.
log-draw =
    { ID($card) ->
        [unknown] { ID($colour) ->
            [unknown] { $seat } zieht eine Karte von { $deck }.
           *[other] { $seat } zieht eine { FORM($colour, form: "e") } Karte von { $deck }.
        }
       *[other] { $seat } zieht { $card } von { $deck }.
    }
log-empty-deck =
    { $moved ->
        [1] { $deck } ist aufgebraucht: Eine Unfallkarte kommt in den Alarm.
       *[other] { $deck } ist aufgebraucht: In der Gefahrenprognose ist keine Unfallkarte mehr.
    }
log-rebuild =
    { $cards ->
        [one] Der letzte Stapel ist aufgebraucht: Aus { $cards } abgelegten Karte entstehen neue Stapel.
       *[other] Der letzte Stapel ist aufgebraucht: Aus { $cards } abgelegten Karten entstehen neue Stapel.
    }
log-action =
    { ID($action) ->
        [mine] { $seat } baut ab.
        [refill] { $seat } füllt die Hand auf.
        [gadget] { $seat } kauft ein Gadget.
        [large-drill] { $seat } stellt einen Großbohrer auf.
        [exchange] { $seat } tauscht Kristalle.
       *[pass] { $seat } passt.
    }
log-play = { $seat } spielt { $card } aus.
log-declare = Der Superbohrer von { $seat } macht daraus { $colour }.
log-extra = { $seat } legt mit dem Kraftverstärker { $card } dazu.
log-discard = { $seat } legt { $card } ab.
log-buy = { $seat } kauft { FORM($gadget, form: "acc") }.
log-pay =
    { $count ->
        [one] { $seat } bezahlt { $count } { FORM($colour, form: "en") } Kristall.
       *[other] { $seat } bezahlt { $count } { FORM($colour, form: "e") } Kristalle.
    }
log-build = { $seat } stellt auf { $place } einen Großbohrer auf, der { $aim } zeigt.
log-exchange = { $seat } gibt { FORM($colour, form: "e") } Kristalle ab.
log-take = { $seat } nimmt dafür einen { FORM($colour, form: "en") } Kristall.
log-alarm = Alarm: { FORM($accident, form: "start") } tritt ein.
log-accident = { $seat } verliert { $card } durch { FORM($accident, form: "acc") }.
log-reset = Neue Prognose: { FORM($accident, form: "start") } ist vorerst ausgeschlossen.
log-winner =
    { $matching ->
        [1] { $seat } gewinnt das Ziel mit Stärke { $strength } und passender Farbe.
       *[other] { $seat } gewinnt das Ziel mit Stärke { $strength }, weil niemand eine passende Farbe hat.
    }
log-tile = { $seat } nimmt { FORM($tile, form: "acc") } von { $place }.
log-crystal =
    { ID($source) ->
        [unknown] { $seat } bekommt einen { FORM($colour, form: "en") } Kristall.
       *[other] { $seat } bekommt einen { FORM($colour, form: "en") } Kristall von { $source }.
    }
log-no-crystal = Für { $seat } ist kein { FORM($colour, form: "er") } Kristall zu haben.
log-capsule = { $seat } nutzt { FORM($gadget, form: "acc") }.
log-return = { $seat } gibt einen { FORM($colour, form: "en") } Kristall über dem Limit zurück.
log-blockade = Niemand hat abgebaut: Ein Chip blockiert { $place }.
log-big-chip = { $seat } bekommt einen 300-Mio.-Chip; noch { $left } auf der Leistungstafel.
log-small-chip =
    { $count ->
        [one] { $seat } bekommt { $count } 100-Mio.-Chip.
       *[other] { $seat } bekommt { $count } 100-Mio.-Chips.
    }
log-trade-chips = { $seat } tauscht kleine Chips gegen einen 300-Mio.-Chip; noch { $left } auf der Leistungstafel.
log-check = Die Leistung wird geprüft.
log-foreman = { $seat } übernimmt die Schichtleitung.
log-reveal = Auf { $place } liegt { $tile }.
log-link = { $place } ist mit { $other } verbunden.
log-monster = Ein Monster greift von { $place } aus an: { $tile }.
log-no-card = { $seat } spielt nichts aus.
log-withstand = { $seat } hält dem Monster mit Stärke { $strength } stand.
log-fail = { $seat } unterliegt dem Monster mit Stärke { $strength }.
log-lose = { $seat } verliert einen { FORM($colour, form: "en") } Kristall.
log-trophy = { $seat } besiegt { FORM($tile, form: "short-acc") }.
log-flee = Niemand konnte { FORM($tile, form: "short-acc") } aufhalten; das Monster ist fort.
log-tear =
    { $count ->
        [one] { $seat } hat nun { $count } Rote Träne.
       *[other] { $seat } hat nun { $count } Rote Tränen.
    }
log-eliminate = { $seat } ist ausgeschieden.
log-breakthrough = { $seat } durchbricht die Blockade auf { $place }.
log-over = Die Partie ist zu Ende. { $ending }

# Wo man den Tisch sieht: was etwas wert ist, und nichts zweimal. Dass jemand abbaut, sagt die Karte.
page-log-action =
    { ID($action) ->
        [mine] { "" }
       *[other] { log-action }
    }
page-log-buy =
    { $points ->
        [one] { $seat } kauft { FORM($gadget, form: "acc") }: { $points } Punkt.
       *[other] { $seat } kauft { FORM($gadget, form: "acc") }: { $points } Punkte.
    }
page-log-trophy =
    { $points ->
        [one] { $seat } besiegt { FORM($tile, form: "short-acc") }: { $points } Punkt.
       *[other] { $seat } besiegt { FORM($tile, form: "short-acc") }: { $points } Punkte.
    }

## Der Verlauf für alle, die etwas getan haben oder denen es geschieht

page-you-log-round = Runde { $number }: Du hast die Schichtleitung.
page-you-log-action =
    { ID($action) ->
        [mine] { "" }
        [refill] Du füllst deine Hand auf.
        [gadget] Du kaufst ein Gadget.
        [large-drill] Du stellst einen Großbohrer auf.
        [exchange] Du tauschst Kristalle.
       *[pass] Du passt.
    }
page-you-log-play = Du spielst { $card } aus.
page-you-log-declare = Dein Superbohrer macht daraus { $colour }.
page-you-log-extra = Du legst mit dem Kraftverstärker { $card } dazu.
page-you-log-buy =
    { $points ->
        [one] Du kaufst { FORM($gadget, form: "acc") }: { $points } Punkt.
       *[other] Du kaufst { FORM($gadget, form: "acc") }: { $points } Punkte.
    }
page-you-log-build = Du stellst auf { $place } einen Großbohrer auf, der { $aim } zeigt.
page-you-log-exchange = Du gibst { FORM($colour, form: "e") } Kristalle ab.
page-you-log-take = Du nimmst dafür einen { FORM($colour, form: "en") } Kristall.
page-you-log-accident = Du verlierst { $card } durch { FORM($accident, form: "acc") }.
page-you-log-winner =
    { $matching ->
        [1] Du gewinnst das Ziel mit Stärke { $strength } und passender Farbe.
       *[other] Du gewinnst das Ziel mit Stärke { $strength }, weil niemand eine passende Farbe hat.
    }
page-you-log-tile = Du nimmst { FORM($tile, form: "acc") } von { $place }.
page-you-log-crystal =
    { ID($source) ->
        [unknown] Du bekommst einen { FORM($colour, form: "en") } Kristall.
       *[other] Du bekommst einen { FORM($colour, form: "en") } Kristall von { $source }.
    }
page-you-log-no-crystal = Für dich ist kein { FORM($colour, form: "er") } Kristall zu haben.
page-you-log-capsule = Du nutzt { FORM($gadget, form: "acc") }.
page-you-log-return = Du gibst einen { FORM($colour, form: "en") } Kristall über dem Limit zurück.
page-you-log-big-chip = Du bekommst einen 300-Mio.-Chip; noch { $left } auf der Leistungstafel.
page-you-log-small-chip =
    { $count ->
        [one] Du bekommst { $count } 100-Mio.-Chip.
       *[other] Du bekommst { $count } 100-Mio.-Chips.
    }
page-you-log-trade-chips = Du tauschst kleine Chips gegen einen 300-Mio.-Chip; noch { $left } auf der Leistungstafel.
page-you-log-foreman = Du übernimmst die Schichtleitung.
page-you-log-no-card = Du spielst nichts aus.
page-you-log-withstand = Du hältst dem Monster mit Stärke { $strength } stand.
page-you-log-fail = Du unterliegst dem Monster mit Stärke { $strength }.
page-you-log-lose = Du verlierst einen { FORM($colour, form: "en") } Kristall.
page-you-log-trophy =
    { $points ->
        [one] Du besiegst { FORM($tile, form: "short-acc") }: { $points } Punkt.
       *[other] Du besiegst { FORM($tile, form: "short-acc") }: { $points } Punkte.
    }
page-you-log-tear =
    { $count ->
        [one] Du hast nun { $count } Rote Träne.
       *[other] Du hast nun { $count } Rote Tränen.
    }
page-you-log-eliminate = Du bist ausgeschieden.
page-you-log-breakthrough = Du durchbrichst die Blockade auf { $place }.
page-you-log-target = Du ziehst den Marker von { $entry } auf { $place }.
page-you-log-draw =
    { ID($card) ->
        [unknown] { ID($colour) ->
            [unknown] Du ziehst eine Karte von { $deck }.
           *[other] Du ziehst eine { FORM($colour, form: "e") } Karte von { $deck }.
        }
       *[other] Du ziehst { $card } von { $deck }.
    }
page-you-log-discard = Du legst { $card } ab.
page-you-log-pay =
    { $count ->
        [one] Du bezahlst { $count } { FORM($colour, form: "en") } Kristall.
       *[other] Du bezahlst { $count } { FORM($colour, form: "e") } Kristalle.
    }
page-at-you-log-crystal = { $seat } bekommt einen { FORM($colour, form: "en") } Kristall von dir.
page-part-log-pay =
    { $count ->
        [one] { $count } { FORM($colour, form: "er") }
       *[other] { $count } { FORM($colour, form: "e") }
    }
page-lost-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
 }
page-lost-crystals = { $count ->
    [one] 1 Kristall
   *[other] { $count } Kristalle
 }

## Das Ende

ending-not-over = Die Partie ist nicht zu Ende.
ending-chips = Der letzte 300-Mio.-Chip hat die Leistungstafel verlassen.
ending-frames = Beide gelb gerahmten Felder sind geräumt, und die Leistung ist geprüft.
ending-nothing-left = Es gibt kein Plättchen mehr, das abgebaut werden könnte.
ending-survivor = Nur noch eine Person ist im Spiel.

tie-break = Bei gleichen Punkten entscheiden höherer Chipwert, dann mehr Gadgets, dann mehr Monster.

score-chips = Chips
score-monsters = Monster
score-gadgets = Gadgets
score-sets = Gleichfarbige Gadgets
score-crystals = Kristallpaare
score-drills = Nicht aufgestellte Großbohrer

## Optionen

option-advanced = erweiterte Regeln: Rote Tränen und Ausscheiden (Abschnitt 12)
    .title = Erweiterte Regeln
    .help = mit Roten Tränen und Ausscheiden
option-drill-backs = neutral: Niemand sieht die Farben fremder Hände und der Stapel
    .title = Rückseiten der Karten
    .help = neutrale verbergen die Farben fremder Hände und der Stapel
    .coloured = farbige Rückseiten
    .plain = neutrale Rückseiten
option-accident-condition = wie viele Bohrkarten seiner Farbe ein Unfall braucht
    .title = Unfälle
    .help = so viele Bohrkarten seiner Farbe braucht einer
    .two-or-more = zwei oder mehr
    .any = beliebig viele
option-first-foreman = wer beginnt
    .title = Erste Schichtleitung
    .help = wer beginnt
    .random = wird ausgelost
option-chip-stock = 300-Mio.-Chips; mit weniger wird die Partie kürzer
    .title = 300-Mio.-Chips
    .help = mit weniger wird die Partie kürzer
option-auto-resolve = falsch: Auch wo es nur eine Möglichkeit gibt, wird gefragt
    .title = Ohne Wahl keine Frage
    .help = wo es nur eine Möglichkeit gibt, wirst du nicht gefragt
option-breakthrough = falsch: Die Partie endet, wenn jeder Weg blockiert ist
    .title = Durchbruch
    .help = aus: Die Partie endet, wenn jeder Weg blockiert ist

## Farben und Preise

colour-red = Rot
    .letters = Ro
    .e = rote
    .en = roten
    .er = roter
    .es = rotes
colour-blue = Blau
    .letters = Bl
    .e = blaue
    .en = blauen
    .er = blauer
    .es = blaues
colour-green = Grün
    .letters = Gr
    .e = grüne
    .en = grünen
    .er = grüner
    .es = grünes
colour-purple = Violett
    .letters = Vi
    .e = violette
    .en = violetten
    .er = violetter
    .es = violettes
colour-unknown = irgendeine Farbe
    .e = unbekannte
    .en = unbekannten
    .er = unbekannter
    .es = unbekanntes

price-red = { $count } Rot
price-blue = { $count } Blau
price-green = { $count } Grün
price-purple = { $count } Violett
price-any = { $count } beliebig

## Karten und Stapel

card = { $colour } { $number }
    .start = { $colour } { $number }
    .title = { $colour } { $number }
    .the = { $colour } { $number }
card-unknown = eine Karte
deck-deck-1 = Stapel 1
    .start = Stapel 1
    .cell = [Stap 1]
deck-deck-2 = Stapel 2
    .start = Stapel 2
    .cell = [Stap 2]
deck-deck-3 = Stapel 3
    .start = Stapel 3
    .cell = [Stap 3]
deck-unknown = ein Stapel
accident = der { FORM($colour, form: "e") } Unfall
    .acc = den { FORM($colour, form: "en") } Unfall
    .start = Der { FORM($colour, form: "e") } Unfall
accident-unknown = ein Unfall
    .acc = einen Unfall
    .start = Ein Unfall

## Der Plan

place =
    { $start ->
        [1] START
       *[other] { $square }
    }
place-unknown = ein Feld
aim-N = nach oben
aim-E = nach rechts
aim-S = nach unten
aim-W = nach links
aim-unknown = irgendwohin

## Plättchen

tile-ordinary =
    { $crystals ->
        [one] ein { FORM($colour, form: "es") } Plättchen ({ $crystals } Kristall)
       *[other] ein { FORM($colour, form: "es") } Plättchen ({ $crystals } Kristalle)
    }
    .short = ein { FORM($colour, form: "es") } Plättchen
    .short-acc = ein { FORM($colour, form: "es") } Plättchen
    .text = Wer es gewinnt, bekommt seine Kristalle.
tile-gold =
    { $crystals ->
        [one] ein Goldplättchen ({ $crystals } Kristall)
       *[other] ein Goldplättchen ({ $crystals } Kristalle)
    }
    .short = ein Goldplättchen
    .short-acc = ein Goldplättchen
    .text = Jede Farbe gewinnt es, und wer es gewinnt, wählt die Farben der Kristalle.
tile-connected =
    { $crystals ->
        [one] ein { FORM($colour, form: "es") } Verbindungsplättchen ({ $crystals } Kristall)
       *[other] ein { FORM($colour, form: "es") } Verbindungsplättchen ({ $crystals } Kristalle)
    }
    .short = ein { FORM($colour, form: "es") } Verbindungsplättchen
    .short-acc = ein { FORM($colour, form: "es") } Verbindungsplättchen
    .text = Sein roter Pfeil kann es mit einem Nachbarn verbinden. Verbundene Plättchen werden zusammen abgebaut, und die Farbe eines jeden gewinnt alle.
tile-monster =
    { $points ->
        [one] { $monster } (Kampfkraft { $power }, Schaden { $damage }, { $points } Punkt)
       *[other] { $monster } (Kampfkraft { $power }, Schaden { $damage }, { $points } Punkte)
    }
    .acc =
        { $points ->
            [one] { FORM($monster, form: "acc") } (Kampfkraft { $power }, Schaden { $damage }, { $points } Punkt)
           *[other] { FORM($monster, form: "acc") } (Kampfkraft { $power }, Schaden { $damage }, { $points } Punkte)
        }
    .short = { $monster }
    .short-acc = { FORM($monster, form: "acc") }
    .text =
        Alle kämpfen gegen das Monster, sobald es in Sicht kommt. Wer nicht stärker ist als seine Kampfkraft, verliert so
        viele Kristalle wie sein Schaden; wer von den anderen am stärksten ist, gewinnt es.
tile-unknown = ein Plättchen
monster-grub = die Larve
    .acc = die Larve
monster-stalker = der Pirscher
    .acc = den Pirscher
monster-titan = der Titan
    .acc = den Titanen

## Gadgets und Großbohrer

gadget-type-super-drill = Superbohrer
gadget-type-enhanced-power = Kraftverstärker
gadget-type-refining-capsule = Raffineriekapsel
gadget-type-support-drone = Hilfsdrohne

gadget-super-drill = der { FORM($colour, form: "e") } Superbohrer
    .acc = den { FORM($colour, form: "en") } Superbohrer
    .title = { FORM($colour, form: "er") } Superbohrer
    .text = Einmal pro Runde: Lass die { FORM($colour, form: "e") } Karte, die du ausspielst, als eine andere Farbe zählen.
gadget-enhanced-power = der { FORM($colour, form: "e") } Kraftverstärker
    .acc = den { FORM($colour, form: "en") } Kraftverstärker
    .title = { FORM($colour, form: "er") } Kraftverstärker
    .text = Einmal pro Runde: Leg eine { FORM($colour, form: "e") } Karte zu der dazu, die du ausspielst.
gadget-refining-capsule = die { FORM($colour, form: "e") } Raffineriekapsel
    .acc = die { FORM($colour, form: "e") } Raffineriekapsel
    .title = { FORM($colour, form: "e") } Raffineriekapsel
    .text = Einmal pro Runde: Wenn du eine Karte für das Ziel ausgespielt hast, bekommst du einen { FORM($colour, form: "en") } Kristall.
gadget-support-drone = die { FORM($colour, form: "e") } Hilfsdrohne
    .acc = die { FORM($colour, form: "e") } Hilfsdrohne
    .title = { FORM($colour, form: "e") } Hilfsdrohne
    .text = Dein Handkartenlimit ist um { $hand } höher, dein Kristall-Limit um { $crystals }.
gadget-unknown = ein Gadget

drill =
    { SIZE($price) ->
        [0] der kostenlose Großbohrer
       *[other] der Großbohrer für { AND($price) }
    }
    .acc =
        { SIZE($price) ->
            [0] den kostenlosen Großbohrer
           *[other] den Großbohrer für { AND($price) }
        }
    .title =
        { SIZE($price) ->
            [0] kostenlos
           *[other] { AND($price) }
        }
drill-unknown = ein Großbohrer
    .acc = einen Großbohrer

## Begriffe

zone-white = weiße Zone
zone-grey = graue Zone
zone-black = schwarze Zone
phase-over = Partie zu Ende
phase-start-tile = erstes Ziel
phase-draft = Starthände
phase-target = Ziel
phase-entry = Feld davor
phase-action = Aktion
phase-card = Abbauen
phase-colour = Superbohrer
phase-extra = Kraftverstärker
phase-discard = Auffüllen: ablegen
phase-draw = Auffüllen: ziehen
phase-gadget = Gadget kaufen
phase-pay = Bezahlung
phase-drill = Großbohrer
phase-site = Feld des Großbohrers
phase-aim = Richtung des Großbohrers
phase-give = Tausch: abgeben
phase-take = Tausch: nehmen
phase-accident = Unfall
phase-gold = Goldplättchen
phase-capsule = Raffineriekapsel
phase-return = Kristall-Limit
phase-fight = Monster
phase-lose = Schaden
phase-breakthrough = Durchbruch

## Im Terminal

draw-round = Runde { $round }
draw-over = die Partie ist zu Ende
draw-start-player = Schichtleitung { $seat }
draw-chips = 300-Mio.-Chips: { $chips }
draw-target = Ziel { $squares }
draw-wanted = gefragt
draw-any-colour = jede Farbe
draw-asteroid = Asteroid
draw-board = Leistungstafel
draw-safe = Sicher:
draw-danger = Gefahr: { $cards }
draw-alarm = Alarm:
draw-spent = vorbei:
draw-common-area = Allgemeiner Vorrat:
draw-for-sale = Zu kaufen:
draw-nothing = nichts
draw-none = keine
draw-empty = leer
draw-gold = Go
draw-monster = M{ $power }/{ $damage }+{ $points }
draw-players = Alle
draw-you = { $seat } (du)
draw-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
draw-eliminated = ist ausgeschieden
draw-stacks = Chips { $big }x300 { $small }x100
draw-tiles = Plättchen { $tiles }
draw-tears = Tränen { $tears }
draw-crystal-limit = von { $limit } Kristallen
draw-hand-size = Hand { $cards }
draw-plays = spielt
draw-as = als
draw-strength = Stärke { $strength }
draw-used = { $type } genutzt
draw-won = besiegt { $monsters }
draw-hand = Deine Hand, { $cards } von { $limit } Karten
draw-large-drills = Großbohrer: { $drills }
draw-legend-tiles = Ro2 Plättchen mit 2 roten Kristallen · Go Gold · M2/2+3 Monster: Kampfkraft, Schaden, Punkte · ██ Wand · → dorthin verbunden
draw-legend-squares = ░G░ verdecktes Plättchen mit grauer Rückseite · ✖ blockiert · ◆ Marker · ·2· freies Feld mit seiner Zahl, * gelber Rahmen
draw-legend-marks = ▲ Großbohrer und wohin er zeigt · + Ziel · In der Liste: Vi4 Bohrkarte, Vi×2 Kristalle

## Auf der Seite

page-ask-action = Spiel eine Karte für { $target } aus oder nimm eine andere Aktion.
page-ask-fight = Spiel eine Karte gegen { FORM($monster, form: "short-acc") } auf { $place } aus, oder spiel nichts.
page-ask-gold = Wähle einen Kristall für dein Goldplättchen: noch { $left }.
page-say-mine = Abbauen
page-say-refill = Auffüllen
page-say-gadget = Gadget
page-say-large-drill = Großbohrer
page-say-exchange = Tauschen
page-say-pass = Passen
page-say-stop = Jetzt ziehen
page-say-fight-none = Nichts spielen

page-field = Auslage
page-wanted = gefragt
page-leads = führt mit { $strength }
page-you-won = Du gewinnst.
page-field-won = { $seat } gewinnt.
page-nobody-wins = Niemand gewinnt.
page-wins = gewinnt mit { $strength }
page-off-colour = andere Farbe
page-to-act = ist dran
page-no-card = keine Karte
page-no-cards = keine Karten
page-no-crystals = keine Kristalle
page-beats = { $strength } schlägt { $power }
page-beats-best = { $strength } schlägt { $power }, führt
page-too-weak = { $strength } ist zu schwach
page-monster-on = { FORM($monster, form: "short") } auf { $place }
page-power = Kampfkraft { $power }
page-damage = Schaden { $damage }
page-prize = Preis { $points }
page-outlook-off-colour = falsche Farbe
page-outlook-behind = { $force }, liegt zurück
page-outlook-fails = { $force }, zu schwach
page-outlook-withstands = { $force }, hält stand
page-outlook-unmatched = { $force }, falsche Farbe
page-outlook-leads = führt mit { $force }
page-outlook-wins =
    { $tiles ->
        [0] gewinnt
        [one] gewinnt das Ziel
       *[other] gewinnt { $tiles } Plättchen
    }
page-accident-now =
    { $needed ->
        [1] { FORM($accident, form: "start") }: Wer eine Karte dieser Farbe hat, verliert eine.
       *[other] { FORM($accident, form: "start") }: Wer mindestens { $needed } Karten dieser Farbe hat, verliert eine.
    }
page-in-reach = In Reichweite
page-steps =
    { $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritte
    }
page-to-win = Zu gewinnen
page-to-pay = Noch zu bezahlen
page-have = Du hast
page-left-over = Es bleiben
page-workshop = Werkstatt
page-price = { $own } Farbe + { $any } beliebig
page-price-any = { $any } beliebig
page-marker = Standortmarker
page-safe = sicher
page-danger = Gefahr
page-danger-hint = Einer dieser Unfälle kommt als Nächstes
page-alarm = Alarm
page-chips-of = von { $chips }
page-points =
    { $points ->
        [one] Punkt
       *[other] Punkte
    }
page-crystals = Kristalle
page-crystal-stack =
    { $count ->
        [one] { $count } { FORM($colour, form: "er") } Kristall
       *[other] { $count } { FORM($colour, form: "e") } Kristalle
    }
page-each = je { $points }
page-earned = Verdient
page-section = Bereich { $tiles } von { $needed }
page-large-drills = Großbohrer
page-large-drill = Großbohrer
page-foreman = Schichtleitung
page-step-target = Ziel
page-step-actions = Aktionen
page-step-accidents = Unfälle
page-step-mining = Abbau
page-step-visibility = Sicht
page-advanced = Erweiterte Regeln
page-costs = Kostet
page-owner = Gehört
page-worth = Wert
page-now = Jetzt
page-can-pay = du kannst es kaufen
page-cannot-pay = zu wenige Kristalle
page-can-build = du kannst ihn aufstellen
page-cannot-build = zu wenige Kristalle oder kein Feld dafür
page-square = Feld
page-zone = Zone
page-printed = Zahl
page-linked-with = Verbunden mit
page-blockaded = Blockiert
page-blockaded-text = es lässt sich nicht abbauen
page-framed = Gelber Rahmen
page-framed-text = sind beide abgebaut, endet die Partie
page-cards = Karten

page-card-text = Spiel sie für das Ziel oder gegen ein Monster aus. Die höchste Zahl in einer gefragten Farbe gewinnt, bei Gleichstand die zuerst ausgespielte. Eine 1 macht jede 4 ihrer Farbe zu 0.
page-drill-text = Steht auf einem freien Feld und zeigt auf ein anderes. Dessen Zahl bekommst du beim Aufstellen einmal in 100-Mio.-Chips.
page-accident-text =
    { $needed ->
        [1] Tritt er ein, verliert eine Karte, wer auf der Hand oder in der Auslage eine dieser Farbe hat.
       *[other] Tritt er ein, verliert eine Karte, wer auf Hand und Auslage zusammen mindestens { $needed } dieser Farbe hat.
    }
page-crystal-text = Mit Kristallen bezahlst du Gadgets und Großbohrer. Am Ende sind je { $per } einer Farbe einen Punkt wert.
page-deck-text = Geht ein Stapel zu Ende, rückt eine Unfallkarte in den Alarm. Sind alle drei leer, werden die abgelegten Karten zu neuen Stapeln.
page-chip-text = Hat jemand { $needed } Plättchen im eigenen Bereich, wird die Leistung geprüft: Dafür gibt es einen 300-Mio.-Chip, für alle anderen mit Plättchen einen 100-Mio.-Chip. { $small } kleine werden zu einem großen. Die Partie endet, wenn der letzte große Chip die Tafel verlässt.
page-all-gadgets = Gadgets
page-all-monsters = Monster
page-all-accidents = Unfälle
page-all-tiles = Plättchen
page-all-others = Chips und Marker
page-marker-text = Zeigt das Plättchen, das alle in dieser Runde abbauen. Die Schichtleitung bewegt ihn bis zu 2 Schritte weit, solange ein Plättchen so nah ist.
page-face-down-text = Ein verdecktes Plättchen. Es wird aufgedeckt, sobald ein Feld daneben zum Gang wird.
page-free-text = Ein Gang. Ein Großbohrer darf hier stehen oder für die aufgedruckte Zahl hierher zeigen.
page-start-text = Hier hat alles begonnen. Kein Großbohrer darf hier stehen oder hierher zeigen.

page-if-play = Mit { FORM($card, form: "title") }
page-if-target = Wenn du { $places } abbaust
page-target-now = Ziel { $places }
page-if-buy = Kauf: { FORM($gadget, form: "title") }
page-row-target = Ziel
page-row-monster = Monster
page-row-tiles = Plättchen
page-row-wanted = Gefragt
page-row-chips = Chips
page-row-alarm = Alarm
page-row-rank = Dein Platz
page-row-prize = Preis
page-row-lose = Du verlierst
page-row-effect = Wirkung
page-limit = Limit
page-row-aim = Zeigt auf { $place }
page-if-captured =
    { $tiles ->
        [one] gewonnen
       *[other] gewonnen, { $tiles } Plättchen
    }
page-if-leads = führt, noch nicht sicher
page-if-unmatched = führt, falsche Farbe
page-if-behind = liegt zurück
page-if-off-colour = falsche Farbe, liegt zurück
page-if-beaten = besiegt: { $force } gegen { $power }
page-if-too-weak = zu stark: { $force } gegen { $power }
page-if-prize = deiner, { $points } Punkte
page-if-prize-leads = noch deiner, { $points } Punkte
page-if-prize-other = geht an andere
page-if-return = { $count } zurück
page-if-chips-you = du { $points }
page-if-chips-other = { $name } { $points }
page-if-nothing = nichts
page-if-alarm-empty = leer
page-if-alarm-safe = { $count }, Karte sicher
page-if-alarm-risk = { $count }, bedroht die Karte
page-if-lose =
    { $crystals ->
        [0] nichts
        [one] { $crystals } Kristall
       *[other] { $crystals } Kristalle
    }
page-if-lose-tear =
    { $crystals ->
        [0] 1 Träne
        [one] { $crystals } Kristall, 1 Träne
       *[other] { $crystals } Kristalle, 1 Träne
    }
page-if-rank = { $rank }. von { $plays }
page-if-rank-sure = { $rank }. von { $plays }, sicher
page-in-stock = { $count } im Vorrat
page-you-hold = du hast { $count }
page-gain-points = +{ $points }

page-brief-off-colour = Farbe
page-brief-behind = zurück
page-brief-fails = zu schwach
page-brief-withstands = sicher
page-brief-unmatched = Farbe
page-brief-leads = führt
page-brief-wins = gewinnt
page-brief-none = nichts
page-brief-play = { $strength }
page-brief-out = raus
page-brief-super-drill = Karten seiner Farbe zählen als andere
page-brief-enhanced-power = leg eine zweite Karte seiner Farbe dazu
page-brief-refining-capsule = Karte fürs Ziel bringt ihren Kristall
page-brief-support-drone = Handkartenlimit +{ $hand }, Kristall-Limit +{ $crystals }
page-brief-limits = Hand { $hand }, Kristalle { $crystals }
page-refill-to = Füll auf { $limit } auf
page-wait-pay =
    { $left ->
        [one] noch { $left } Kristall
       *[other] noch { $left } Kristalle
    }
page-paid = { $paid } von { $price }
page-fight-why =
    { $damage ->
        [one] Übertriff Kampfkraft { $power } oder verliere { $damage } Kristall.
       *[other] Übertriff Kampfkraft { $power } oder verliere { $damage } Kristalle.
    }
page-best-has = { $name }: { $points }
page-together = { $places } gehören zusammen
page-hand = Hand
page-gear = Geräte
page-back-to-map = Plan

# Arten von Komponenten in Berichten, und was man mit ihnen tut.
page-lab-accident = Unfall
page-lab-action = Aktion
page-lab-drill-card = Bohrkarte
page-lab-gadget = Gadget
page-lab-large-drill = Großbohrer
page-lab-monster = Monster
page-lab-tile-black = Plättchen der schwarzen Zone
page-lab-tile-grey = Plättchen der grauen Zone
page-lab-tile-white = Plättchen der weißen Zone
page-lab-gadget-type = Art von Gadget
page-lab-bought = gekauft
page-lab-built = aufgestellt
page-lab-chose = gewählt
page-lab-defeated = besiegt
page-lab-mined = abgebaut
page-lab-played = ausgespielt
page-lab-suffered = erlitten
page-lab-used = genutzt

## Die Einführung

tutorial-welcome = Willkommen auf dem Asteroiden! Du leitest die erste Schicht. In ein paar Runden tust du alles, was es hier zu tun gibt.
tutorial-map = Wir graben alle am selben Plättchen. Ein aufgedecktes zeigt, was darin steckt; die anderen sind noch verdeckt. START ist unten links.
tutorial-first = Du hast die Schichtleitung und wählst, was wir abbauen. In b1 stecken zwei grüne Kristalle. Wähle es.
tutorial-draft = Jetzt ist Grün gefragt. Die Rückseiten zeigen die Farbe der Karten. Ihr zieht abwechselnd: Nimm drei grüne vom dritten Stapel.
tutorial-draft-last = Grün liegt nirgends mehr oben. Nimm die violette vom ersten Stapel.
tutorial-mine = Du bist dran. Die höchste Karte in der gefragten Farbe gewinnt. Unter jeder Karte steht, was sie bewirken würde. Spiel deine grüne 4 aus.
tutorial-won = Du hast das Plättchen mit seinen zwei grünen Kristallen gewonnen. Die andere Karte hat nicht gewonnen, aber einen blauen Kristall als Trost gebracht.
tutorial-target = Wer gewinnt, übernimmt die Schichtleitung und bewegt den Marker, 1 oder 2 Schritte weit. Nimm c1.
tutorial-no-match = Gefragt ist Blau, und du hast keines. Spielt niemand Blau aus, gewinnt trotzdem die höchste Karte. Wag es mit deiner grünen 3.
tutorial-check = Das war dein zweites Plättchen, also wurde die Leistung geprüft: Du hast einen 300-Mio.-Chip bekommen, das sind 3 Punkte.
tutorial-target-again = Wähle diesmal c2. Du wirst keine Karte dafür ausspielen.
tutorial-large-drill = Jeder Großbohrer, den du nicht aufstellst, kostet dich am Ende einen Punkt. Wähle den, der einen blauen und zwei beliebige Kristalle kostet.
tutorial-large-drill-site = Er braucht ein freies Feld und ein freies Feld, auf das er zeigt. Stell ihn auf b1; er wird auf c1 zeigen.
tutorial-large-drill-built = Du hast die Zahl von c1 in 100-Mio.-Chips bekommen. Drei davon werden zu einem großen.
tutorial-refill = Deine Hand wird klein. Füll sie auf; das ist deine Aktion in dieser Runde.
tutorial-refill-keep = Du könntest Karten ablegen, die dir nicht gefallen. Behalte deine und zieh.
tutorial-refill-draw = Zieh zwei Karten vom ersten Stapel. Geht ein Stapel zu Ende, rückt ein Unfall näher.
tutorial-linked = Das Ziel sind zwei verbundene Plättchen: Wer gewinnt, bekommt beide. Gefragt ist Blau, und die Gegenseite ist einkaufen. Deine blaue 1 genügt.
tutorial-target-last = Zwei Plättchen auf einmal, also wurde wieder die Leistung geprüft. Wähle jetzt d2.
tutorial-gadget = Für drei blaue Kristalle bekommst du ein Gadget. Wähle in der Werkstatt den blauen Superbohrer: Mit ihm darf eine blaue Karte als jede Farbe zählen.
tutorial-blockade = Niemand hat eine Karte für d2 ausgespielt, also blockiert es ein Chip. Chips sind Zeit: Ist der letzte weg, endet die Partie.
tutorial-accidents = Behalte die Prognosen im Auge. Geht ein Stapel zu Ende, tritt einer der drohenden Unfälle ein, und wer zwei Karten seiner Farbe hat, verliert eine.
tutorial-monsters = Und unter manchen Plättchen sitzen Monster. Alle kämpfen gegen sie, mit einer Karte, die stärker ist als ihre Kampfkraft. Heb dir eine auf.
tutorial-goodbye = Jetzt kennst du das Handwerk. Halte etwas gedrückt oder bleib mit dem Zeiger darauf, dann erklärt es sich selbst. Und nun eine echte Partie gegen einen leichten Bot!

## Die Zahlen der Komponenten, auf der Werkbank

knob-sheet-tiles = Plättchen
knob-sheet-gadgets = Gadgets
knob-sheet-large-drills = Großbohrer
knob-crystals = Kristalle
knob-power = Kampfkraft
knob-damage = Schaden
knob-points = Punkte
knob-price =
    { $place ->
        [red] Preis in roten Kristallen
        [blue] Preis in blauen Kristallen
        [green] Preis in grünen Kristallen
        [purple] Preis in violetten Kristallen
       *[any] Preis in beliebigen Kristallen
    }
knob-hand-limit = Handkartenlimit
knob-crystal-limit = Kristalllimit
knob-drone-hand = Handkarten mehr durch eine Hilfsdrohne
knob-drone-crystals = Kristalle mehr durch eine Hilfsdrohne
knob-crystals-each = Kristalle jeder Farbe
knob-exchange-crystals = Kristalle für einen beliebigen
knob-large-drills-each = Großbohrer pro Kopf in einer Partie zu { $place }
knob-low-number = Zahl der Karten, die andere schwächen
knob-high-number = Zahl der geschwächten Karten
knob-high-value = Was eine geschwächte Karte zählt
knob-check-tiles = Plättchen, ab denen die Leistung geprüft wird
knob-small-per-big = 100-Mio.-Chips für einen 300-Mio.-Chip
knob-big-points = Punkte eines 300-Mio.-Chips
knob-small-points = Punkte eines 100-Mio.-Chips
knob-gadget-points = Punkte eines Gadgets
knob-set-points =
    { $place ->
        [1] Punkte für ein Gadget einer Farbe
       *[other] Punkte für { $place } Gadgets einer Farbe
    }
knob-crystals-per-point = Kristalle für einen Punkt
knob-unplaced-points = Punktabzug für einen nicht aufgestellten Großbohrer
