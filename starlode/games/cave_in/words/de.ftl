# Star Scrappers: Cave-In auf Deutsch.
#
# Namen von Söldnern stehen ohne Artikel und werden nicht gebeugt, Titel von Artefakten stehen in „…“. Farben sind
# regelmäßig: { $colour }er, { $colour }en. Was in eckigen Klammern steht, etwa [mined-crystal], bleibt, wie es ist.

title = Star Scrappers: Cave-In
summary = Rekrutiere Söldner, fördere Kristalle und überfalle fremde Basen, bis die Mine einstürzt.
goal = Kristalle, Artefakte und Totems bringen Siegpunkte. Nach so vielen Einstürzen endet die Partie mit der Runde, und
    die meisten Punkte gewinnen.
turn = Nutze Artefakte und deinen Anführer, dann zwei verschiedene Aktionen: rekrutieren, fördern, Artefakt einsammeln,
    Fähigkeit nutzen; oder überfalle eine Basis. Du zahlst mit Karten: Sie werden deine Basis, die letzte ihr Anführer.

## Optionen

option-edition = nach welcher Ausgabe sich die Fähigkeiten der Weedlocks richten
    .title = Fähigkeiten der Weedlocks
    .help = aus dieser Ausgabe
option-factions = die vier Fraktionen dieser Partie
    .title = Fraktionen
    .help = vier von sechs spielen mit
option-start-player = wer beginnt
    .title = Erster Zug
    .help = wer beginnt
option-overpay = exakt: Eine Bezahlung endet, sobald die Kosten gedeckt sind
    .title = Zu viel bezahlen
    .help = exakt: Eine Bezahlung endet, sobald die Kosten gedeckt sind
option-idle-rounds = so viele Runden ohne Bewegung in Folge lösen einen Einsturz aus
    .title = Runden ohne Bewegung
    .help = so viele in Folge lösen einen Einsturz aus
option-open-piles = ob alle sehen dürfen, was in den Sammlungen liegt
    .title = Offene Sammlungen
    .help = alle dürfen sehen, was darin liegt

## Farben

colour-brown = braun
    .short = Br
    .noun = Braun
colour-blue = blau
    .short = Bl
    .noun = Blau
colour-purple = violett
    .short = Vi
    .noun = Violett
colour-yellow = gelb
    .short = Ge
    .noun = Gelb
colour-red = rot
    .short = Ro
    .noun = Rot
colour-green = grün
    .short = Gr
    .noun = Grün
colour-unknown = andersfarbig
    .noun = einer anderen Farbe

## Fraktionen, und worin sie gut sind

faction-terron = Terrons
    .theme = Rekrutierung
faction-hydran = Hy’drans
    .theme = Bestechung
faction-mineggler = Minegglers
    .theme = Wirtschaft
faction-metanel = Metanels
    .theme = Förderung
faction-bioss = Bioss
    .theme = Unterwerfung
faction-weedlock = Weedlocks
    .theme = Ausbreitung

## Söldner. Eigennamen: nie gebeugt, ohne Artikel; die kurzen sind ohne die Fraktion

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
card-hydran-frogtopus = Hy’dran Frogt’Opus
    .short = Frogt’Opus
    .text = { $skill }
card-hydran-fishbean = Hy’dran Fish’Bean
    .short = Fish’Bean
    .text = { $skill }
card-hydran-shuwar = Hy’dran Shu’War
    .short = Shu’War
    .text = { $skill }
card-hydran-mushell = Hy’dran Mu’Shell
    .short = Mu’Shell
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
card-unknown = eine Karte

## Fähigkeiten: was auf den Karten steht. $amount ist die Zahl darin, $colour die Farbe der Karte, $cost die kleinsten
## Kosten eines Kristalls

skill-take-crystal = Nimm dir einen { $colour }en Kristall mit Kosten { $cost } aus der Mine.
    .label = Kristall deiner Farbe nehmen
skill-foreman = Rekrutieren verlangt in diesem Zug { $amount } Level weniger von dir.
    .label = Rekrutieren: { $amount } Level weniger
skill-sergeant = { $amount ->
    [one] Nimm die unterste Karte deiner Basis auf die Hand.
   *[other] Nimm bis zu { $amount } Karten von unten aus deiner Basis auf die Hand.
 }
    .label = Bis zu { $amount } von unten aus deiner Basis
skill-colonel = Hol dir Karten von den Docks, zusammen bis zu { $amount } Level, ohne zu bezahlen.
    .label = Docks: Karten bis { $amount } Level
skill-fishbean = Hol dir eine Level-{ $amount }-Karte von den Docks, ohne zu bezahlen; deine zwei Aktionen dürfen nun gleich sein.
    .label = Karte mit Level { $amount }, gleiche Aktionen erlaubt
skill-shuwar = { $amount ->
    [one] Nimm 1 Karte aus einer beliebigen Basis; Anführer bleiben.
   *[other] Nimm bis zu { $amount } Karten aus einer einzigen Basis; ihr Anführer bleibt.
 }
    .label = { $amount ->
    [one] 1 Karte aus einer Basis
   *[other] Bis zu { $amount } Karten aus einer Basis
 }
skill-mushell = { $amount ->
    [one] Nimm 1 Karte aus einer beliebigen Basis; Anführer bleiben.
   *[other] Nimm bis zu { $amount } Karten aus einer einzigen Basis; ihr Anführer bleibt.
 }
    .label = { $amount ->
    [one] 1 Karte aus einer Basis
   *[other] Bis zu { $amount } Karten aus einer Basis
 }
skill-diggerhino = Färbe einen Kristall der Mine für diesen Zug um; ihn zu fördern kostet { $amount } weniger.
    .label = Kristall umfärben, Kosten −{ $amount }
skill-ancientone = Bezahle bis zum Zugende für jedes Artefakt { $amount } weniger.
    .label = Artefakte kosten { $amount } weniger
skill-maccarat = Bezahle bis zum Zugende für jeden Kristall, den du förderst, { $amount } weniger.
    .label = Kristalle kosten { $amount } weniger
skill-drollo = { $amount ->
    [one] Fördere in diesem Zug ein weiteres Mal.
   *[other] Fördere in diesem Zug { $amount } weitere Male.
 }
    .label = { $amount ->
    [one] 1 zusätzliche Förderaktion
   *[other] { $amount } zusätzliche Förderaktionen
 }
skill-robuster = { $amount ->
    [one] Färbe 1 Handkarte bis zum Zugende um.
   *[other] Färbe bis zu { $amount } Handkarten bis zum Zugende in einer Farbe um.
 }
    .label = { $amount ->
    [one] 1 Handkarte umfärben
   *[other] Bis zu { $amount } Handkarten umfärben
 }
skill-scrabber = Wenn du in diesem Zug einen Kristall förderst, der nicht zu den teuersten gehört, nimm dir einen weiteren mit gleichen Kosten.
    .label = Nach dem Fördern: 1 weiterer, gleiche Kosten
skill-mindwasp = Unterwirf die schwächste Karte unter deinem eigenen Anführer.
    .label = Eigene schwächste Karte unterwerfen
skill-custodian = Unterwirf eine Level-{ $amount }-Karte aus einer beliebigen Basis; Anführer sind sicher.
    .label = Karte mit Level { $amount } unterwerfen
skill-domina = { $amount ->
    [one] Unterwirf 1 Level-1-Karte deiner Hand und nimm dir dafür einen Kristall mit Kosten { $cost }.
   *[other] Unterwirf bis zu { $amount } Level-1-Karten deiner Hand und nimm dir für jede einen Kristall mit Kosten { $cost }.
 }
    .label = Bis zu { $amount } L1 unterwerfen, Kristalle nehmen
skill-fit = Beim Fördern gelten deine Weedlocks in diesem Zug als jede Farbe.
    .label = Weedlocks: jede Farbe beim Fördern
skill-double = Beim Bezahlen zählt das Level deiner Weedlocks in diesem Zug doppelt.
    .label = Weedlocks: doppeltes Level
skill-harvest = Nimm je 1 Weedlock aus beliebig vielen Basen oder { $amount } aus einer einzigen; Anführer bleiben.
    .label = Weedlocks aus Basen nehmen
skill-uproot = Nimm alle Weedlocks aus einer Basis; ihr Anführer bleibt.
    .label = Alle Weedlocks einer Basis nehmen

## Kristalle heißen nach Farbe und Schliff: Splitter kosten 1, Rauten 3, Sechsecke 6, Brillanten 10

crystal = { ID($cut) ->
    [rhombus] eine { $colour }e Raute
    [hexagon] ein { $colour }es Sechseck
    [brilliant] ein { $colour }er Brillant
   *[shard] ein { $colour }er Splitter
 }
    .accusative = { ID($cut) ->
    [rhombus] eine { $colour }e Raute
    [hexagon] ein { $colour }es Sechseck
    [brilliant] einen { $colour }en Brillanten
   *[shard] einen { $colour }en Splitter
 }
    .dative = { ID($cut) ->
    [rhombus] einer { $colour }en Raute
    [hexagon] einem { $colour }en Sechseck
    [brilliant] einem { $colour }en Brillanten
   *[shard] einem { $colour }en Splitter
 }
# Im Verlauf heißt ein Kristall, wie man ihn in einem Zug schreibt; wo man ihn sieht, heißt er nach seinem Aussehen.
crystal-token = { $token }
    .seen = { crystal }
    .worth = { crystal.accusative }, { $vp } SP
    .accusative = { crystal.accusative }
space-unknown = ein Kristall
cut-shard = Splitter
cut-rhombus = Raute
cut-hexagon = Sechseck
cut-brilliant = Brillant

## Artefaktkarten und ihre Hälften. Eine Hälfte kann etwas, oder sie bringt Punkte

artifact = { $left } / { $right }
artifact-card = { $card }
    .seen = { $left } / { $right }
artifact-unknown = ein Artefakt
printed-on-half = { ID($does) ->
    [unknown] { $scores }
   *[other] { $does }
 }
half-space-exchange = Weltraumbörse
    .text = { printed-on-half }
    .gloss = Space Exchange
half-third-cyber-arm = Dritter Cyberarm
    .text = { printed-on-half }
    .gloss = Third Cyber-arm
half-barking-up-the-right-three = Aller guten Dinge sind drei
    .text = { printed-on-half }
    .gloss = Barking up the Right Three
half-enhanced-vision = Geschärfter Blick
    .text = { printed-on-half }
    .gloss = Enhanced Vision
half-contract = Vertrag
    .text = { printed-on-half }
    .gloss = Contract
half-scrap-ledger = Schrottregister
    .text = { printed-on-half }
half-mass-production = Massenproduktion
    .text = { printed-on-half }
    .gloss = Mass Production
half-baton-of-coaxing = Überredungsstab
    .text = { printed-on-half }
    .gloss = Baton of Coaxing
half-deep-vein-licence = Tiefenader-Lizenz
    .text = { printed-on-half }
half-laser-drill = Laserbohrer
    .text = { printed-on-half }
half-core-rights = Kernrechte
    .text = { printed-on-half }
half-prism-lens = Prismenlinse
    .text = { printed-on-half }
half-pebble-trade = Kieselhandel
    .text = { printed-on-half }
half-supply-shuttle = Versorgungsshuttle
    .text = { printed-on-half }
half-spectrum-permit = Spektrum-Lizenz
    .text = { printed-on-half }
half-headhunter-drone = Headhunter-Drohne
    .text = { printed-on-half }
half-totem-cult = Totemkult
    .text = { printed-on-half }
half-blast-doors = Panzertüren
    .text = { printed-on-half }
half-hazard-pay = Gefahrenzulage
    .text = { printed-on-half }
half-seismic-prop = Bebenstütze
    .text = { printed-on-half }
half-veterans-roll = Veteranenliste
    .text = { printed-on-half }
half-duplex-roster = Doppeldienstplan
    .text = { printed-on-half }
half-glyph-archive = Glyphenarchiv
    .text = { printed-on-half }
half-overtime-siren = Überstundensirene
    .text = { printed-on-half }
half-unknown = eine Artefakthälfte

## Was auf Hälften steht, die etwas können

ability-third-cyber-arm = Nimm die unterste Karte deiner Basis auf die Hand.
ability-enhanced-vision = Nach einem Überfall darfst du noch eine Basis überfallen.
ability-scrap-ledger = Bezahle für jedes Artefakt { $amount } weniger.
ability-baton-of-coaxing = Nach jedem Überfall darfst du dir einen Kristall mit Kosten { $cost } nehmen.
ability-laser-drill = Bezahle für jeden Kristall, den du förderst, { $amount } weniger.
ability-prism-lens = Bei jedem Fördern darf eine der Karten, mit denen du bezahlst, die falsche Farbe haben.
ability-supply-shuttle = Hol dir eine Level-1-Karte von den Docks, ohne zu bezahlen.
ability-headhunter-drone = Rekrutieren verlangt { $amount } Level weniger von dir.
ability-blast-doors = { $amount ->
    [one] Andere stehlen bei einem Überfall auf dich höchstens 1 Karte.
   *[other] Andere stehlen bei einem Überfall auf dich höchstens { $amount } Karten.
 }
ability-seismic-prop = Förderst du einen Kristall mit Einsturzsymbol, darfst du den Einsturz verhindern.
ability-duplex-roster = Deine zwei Aktionen dürfen in jedem Zug gleich sein.
ability-overtime-siren = { $amount ->
    [one] Rekrutiere in diesem Zug ein weiteres Mal.
   *[other] Rekrutiere in diesem Zug { $amount } weitere Male.
 }
ability-unknown = nichts

## Was Hälften an Punkten bringen: $vp für jeweils $every von dem, was sie zählen

scoring-artifacts = { $every ->
    [1] { $vp } SP für jedes deiner Artefakte, dieses eingeschlossen.
   *[other] { $vp } SP für je { $every } deiner Artefakte, dieses eingeschlossen.
 }
scoring-crystals = { $every ->
    [1] { $vp } SP für jeden deiner Kristalle.
   *[other] { $vp } SP für je { $every } deiner Kristalle.
 }
scoring-crystals-of-cost = { $every ->
    [1] { $vp } SP für jeden deiner Kristalle mit Kosten { $cost }.
   *[other] { $vp } SP für je { $every } deiner Kristalle mit Kosten { $cost }.
 }
scoring-crystals-of-one-colour = { $every ->
    [1] { $vp } SP für jeden Kristall der Farbe, von der du am meisten hast.
   *[other] { $vp } SP für je { $every } Kristalle der Farbe, von der du am meisten hast.
 }
scoring-colours = { $every ->
    [1] { $vp } SP für jede Farbe, von der du einen Kristall hast.
   *[other] { $vp } SP für je { $every } Farben, von denen du einen Kristall hast.
 }
scoring-totems = { $every ->
    [1] { $vp } SP mehr für jedes Totem, das du hast.
   *[other] { $vp } SP mehr für je { $every } Totems, die du hast.
 }
scoring-cave-in-symbols = { $every ->
    [1] { $vp } SP für jeden deiner Kristalle mit Einsturzsymbol.
   *[other] { $vp } SP für je { $every } deiner Kristalle mit Einsturzsymbol.
 }
scoring-base-cards = { $every ->
    [1] { $vp } SP für jede Karte, die am Ende der Partie in deiner Basis liegt.
   *[other] { $vp } SP für je { $every } Karten, die am Ende der Partie in deiner Basis liegen.
 }
scoring-symbols = { $every ->
    [1] { $vp } SP für jedes Fraktionssymbol, das du mindestens einmal hast.
   *[other] { $vp } SP für je { $every } Fraktionssymbole, die du mindestens einmal hast.
 }

## Wonach gefragt wird, und was im Verlauf steht, wenn jemand verzichtet. $picks ist, wie oft man noch wählen darf

ask-start-artifact = Aktiviere ein Artefakt, oder mach ohne weiter.
log-decline-start-artifact = { $seat } macht weiter, ohne ein Artefakt zu aktivieren.
ask-shuttle-pick = Nimm eine Karte mit Level 1 von den Docks, oder verzichte.
log-decline-shuttle-pick = { $seat } nimmt keine Karte von den Docks.
ask-leader = Nutze die Fähigkeit deines Anführers { $leader }, oder überspringe sie.
log-decline-leader = { $seat } nutzt die Fähigkeit des Anführers nicht.
ask-action = { SIZE($actions) ->
    [0] Du hast keine Aktion mehr: Beende deinen Zug.
   *[other] Wähle eine Aktion: noch { AND($actions) }.
 }
ask-recruit-pay = { $gratis ->
    [1] Bezahle für { $hired }: Spiel eine Karte mit Level { OR($levels) } aus, oder gar keine.
   *[0] Bezahle für { $hired }: Spiel eine Karte mit Level { OR($levels) } aus.
 }
ask-mine-pay = { $met ->
    [1] Bezahle für { FORM($crystal, form: "accusative") }: { $paid } von { $cost } { $cost ->
        [one] Level
       *[other] Leveln
     } bezahlt. Leg Karten dazu, oder schließe ab.
   *[0] Bezahle für { FORM($crystal, form: "accusative") }: { $paid } von { $cost } { $cost ->
        [one] Level
       *[other] Leveln
     } bezahlt.
 }
ask-prop = Halte den Einsturztoken auf { $now }, oder lass ihn auf { $next } rücken.
ask-scrabber-take = Nimm noch einen Kristall mit Kosten { $wanted } aus der Mine, oder verzichte: noch { $picks } { $picks ->
    [one] Kristall
   *[other] Kristalle
 }.
log-decline-scrabber-take = { $seat } nimmt keinen weiteren Kristall.
ask-collect-pay = { $met ->
    [1] Bezahle für „{ $artifact }“: { $paid } von { $cost } { $cost ->
        [one] Level
       *[other] Leveln
     } bezahlt. Leg Karten dazu, oder schließe ab.
   *[0] Bezahle für „{ $artifact }“: { $paid } von { $cost } { $cost ->
        [one] Level
       *[other] Leveln
     } bezahlt.
 }
ask-collect-half = Behalte eine Hälfte: links „{ $left }“ oder rechts „{ $right }“.
ask-crystal-take = Nimm einen { $colour }en Kristall mit Kosten { $wanted } aus der Mine, oder verzichte.
log-decline-crystal-take = { $seat } nimmt keinen Kristall.
ask-sergeant-take = Nimm { $card } von unten aus deiner Basis, oder hör auf: noch { $picks } { $picks ->
    [one] Karte
   *[other] Karten
 }.
log-decline-sergeant-take = { $seat } lässt die Basis, wie sie ist.
ask-colonel-pick = Nimm eine Karte von den Docks, oder hör auf: noch { $picks } Level.
log-decline-colonel-pick = { $seat } nimmt keine weitere Karte von den Docks.
ask-fishbean-pick = Nimm eine Karte mit Level { $picks } von den Docks, oder verzichte.
log-decline-fishbean-pick = { $seat } nimmt keine Karte von den Docks.
ask-shuwar-pick = { ask-mushell-pick }
log-decline-shuwar-pick = { $seat } nimmt keine Karte aus einer Basis.
ask-mushell-pick = { ID($base) ->
    [unknown] { $picks ->
        [one] Nimm eine Karte aus einer Basis, nur keinen Anführer, oder verzichte: noch 1 Karte.
       *[other] Nimm eine Karte aus einer Basis, nur keinen Anführer, oder verzichte: noch { $picks } Karten.
     }
   *[other] { $own_base ->
        [1] { $picks ->
            [one] Nimm eine weitere Karte aus deiner eigenen Basis, oder hör auf: noch 1 Karte.
           *[other] Nimm eine weitere Karte aus deiner eigenen Basis, oder hör auf: noch { $picks } Karten.
         }
       *[0] { $picks ->
            [one] Nimm eine weitere Karte aus der Basis von { $base }, oder hör auf: noch 1 Karte.
           *[other] Nimm eine weitere Karte aus der Basis von { $base }, oder hör auf: noch { $picks } Karten.
         }
     }
 }
log-decline-mushell-pick = { $seat } nimmt keine weitere Karte aus einer Basis.
ask-digger-crystal = Wähle einen Kristall, der eine andere Farbe bekommt und billiger wird, oder verzichte.
log-decline-digger-crystal = { $seat } färbt keinen Kristall um.
ask-digger-colour = Wähle eine Farbe für { FORM($crystal, form: "accusative") }, oder bleib bei { FORM($current, form: "noun") }.
ask-robuster-colour = Wähle eine Farbe für Handkarten, oder verzichte.
log-decline-robuster-colour = { $seat } färbt keine Karte um.
ask-robuster-card = Wähle eine Handkarte, die { $paint } wird, oder hör auf: noch { $picks } { $picks ->
    [one] Karte
   *[other] Karten
 }.
log-decline-robuster-card = { $seat } färbt keine weitere Karte um.
ask-mindwasp-pick = Unterwirf eine der schwächsten Karten unter deinem eigenen Anführer, oder verzichte.
log-decline-mindwasp-pick = { $seat } unterwirft keine Karte.
ask-custodian-pick = Unterwirf eine Karte mit Level { $picks } aus einer Basis, nur keinen Anführer, oder verzichte.
log-decline-custodian-pick = { $seat } unterwirft keine Karte.
ask-domina-card = Unterwirf eine Handkarte mit Level 1, oder hör auf: noch { $picks } { $picks ->
    [one] Karte
   *[other] Karten
 }.
log-decline-domina-card = { $seat } unterwirft keine weitere Karte.
ask-domina-crystal = Nimm einen Kristall mit Kosten { $wanted } aus der Mine, oder verzichte.
log-decline-domina-crystal = { $seat } nimmt keinen Kristall.
ask-harvest-pick = Nimm einen Weedlock aus einer Basis, nur keinen Anführer, oder hör auf.
log-decline-harvest-pick = { $seat } nimmt keinen weiteren Weedlock.
ask-uproot-base = Wähle die Basis, aus der du Weedlocks nimmst, oder verzichte.
log-decline-uproot-base = { $seat } nimmt keine Weedlocks.
ask-uproot-pick = { $own_base ->
    [1] Nimm einen Weedlock aus deiner eigenen Basis, nur nicht den Anführer, oder hör auf.
   *[0] Nimm einen Weedlock aus der Basis von { $base }, nur nicht den Anführer, oder hör auf.
 }
log-decline-uproot-pick = { $seat } nimmt keinen weiteren Weedlock.
ask-baton-take = Nimm einen Kristall mit Kosten { $wanted } aus der Mine, oder verzichte.
log-decline-baton-take = { $seat } nimmt keinen Kristall.
ask-second-raid = Überfalle eine zweite Basis, oder verzichte.
log-decline-second-raid = { $seat } verzichtet auf einen zweiten Überfall.

# Aktionen, die noch bleiben, als eine Liste: 1 normale Aktion und 1 zusätzliche Förderaktion
left-normal-action = { $count ->
    [one] 1 normale Aktion
   *[other] { $count } normale Aktionen
 }
left-extra-mine = { $count ->
    [one] 1 zusätzliche Förderaktion
   *[other] { $count } zusätzliche Förderaktionen
 }
left-extra-recruit = { $count ->
    [one] 1 zusätzliche Rekrutierung
   *[other] { $count } zusätzliche Rekrutierungen
 }

## Was eine Wahl bewirkt, für Menüs

do-ability = Aktiviere „{ $half }“. { FORM($half, form: "text") }
do-dock = Nimm { $card } (Level { $level }, { $colour }) von den Docks
do-action-dock = { SIZE($levels) ->
    [0] Rekrutiere { $card } (Level { $level }, { $colour }), ohne zu bezahlen
   *[other] { $gratis ->
        [1] Rekrutiere { $card } (Level { $level }, { $colour }) für eine Karte mit Level { OR($levels) } oder für keine
       *[0] Rekrutiere { $card } (Level { $level }, { $colour }) für eine Karte mit Level { OR($levels) }
     }
 }
# Die drei folgenden enden mit denselben Angaben zu einem Kristall; $symbol kann fehlen, $cave_in ist 1, wenn er das
# Einsturzsymbol zeigt.
do-crystal = Nimm { FORM($crystal, form: "accusative") }: Kosten { $printed }, { $vp } SP{ ID($symbol) ->
    [unknown] { "" }
   *[other] , { $symbol }es Symbol
 }{ $cave_in ->
    [1] , Einsturzsymbol
   *[0] { "" }
 }
do-digger-crystal-crystal = Färbe { FORM($crystal, form: "accusative") } um: Kosten { $printed }, { $vp } SP{ ID($symbol) ->
    [unknown] { "" }
   *[other] , { $symbol }es Symbol
 }{ $cave_in ->
    [1] , Einsturzsymbol
   *[0] { "" }
 }
do-action-crystal = Fördere { FORM($crystal, form: "accusative") }{ $wild ->
    [1] { " " }(Joker)
   *[0] { "" }
 }: { $full_price ->
    [1] Kosten { $cost }
   *[0] Kosten { $cost } statt { $printed }
 }, { $vp } SP{ ID($symbol) ->
    [unknown] { "" }
   *[other] , { $symbol }es Symbol
 }{ $cave_in ->
    [1] , Einsturzsymbol
   *[0] { "" }
 }
do-stack = { $full_price ->
    [1] Sammle „{ $left }“ oder „{ $right }“ ein: Kosten { $cost }
   *[0] Sammle „{ $left }“ oder „{ $right }“ ein: Kosten { $cost } statt { $printed }
 }
do-digger-colour-colour = Färbe { FORM($crystal, form: "accusative") } für diesen Zug { $colour }
do-colour = Färbe Handkarten für diesen Zug { $colour }
do-seat = { $own ->
    [1] { $cards ->
        [one] Überfalle deine eigene Basis (1 Karte, { $totem }es Totem): { $leader } kommt zurück auf deine Hand
       *[other] Überfalle deine eigene Basis ({ $cards } Karten, { $totem }es Totem): { $leader } kommt zurück auf deine Hand
     }
   *[0] { $cards ->
        [one] Überfalle die Basis von { $owner } (1 Karte, { $totem }es Totem): { $leader } kommt zurück auf die Hand von { $owner }
       *[other] Überfalle die Basis von { $owner } ({ $cards } Karten, { $totem }es Totem): { $leader } kommt zurück auf die Hand von { $owner }
     }
 }
do-uproot-base-seat = { $own ->
    [1] Nimm Weedlocks aus deiner eigenen Basis
   *[0] Nimm Weedlocks aus der Basis von { $owner }
 }
do-base = { $own ->
    [1] Nimm { $card } (Level { $level }, { $colour }) aus deiner eigenen Basis
   *[0] Nimm { $card } (Level { $level }, { $colour }) aus der Basis von { $owner }
 }
do-mindwasp-pick-base = Unterwirf { $card } (Level { $level }, { $colour }) aus deiner eigenen Basis
do-custodian-pick-base = { $own ->
    [1] Unterwirf { $card } (Level { $level }, { $colour }) aus deiner eigenen Basis
   *[0] Unterwirf { $card } (Level { $level }, { $colour }) aus der Basis von { $owner }
 }
# $as_printed ist 0 bei einem Weedlock, der doppelt zählt.
do-hand = { $as_printed ->
    [1] Bezahle mit { $card } (Level { $level }, { $colour })
   *[0] Bezahle mit { $card } (Level { $level }, { $colour }), zählt als Level { $counted }
 }
do-recruit-pay-hand = { $as_printed ->
    [1] Bezahle mit { $card } (Level { $level }, { $colour })
   *[0] Bezahle mit { $card } (Level { $level }, { $colour }), darf als Level { $counted } zählen
 }
do-action-hand = Nutze die Fähigkeit von { $card }. { FORM($card, form: "text") }{ $idle ->
    [1] { " " }Jetzt hätte sie keine Wirkung.
   *[0] { "" }
 }
do-robuster-card-hand = Färbe { $card } (Level { $level }, { $colour }) für diesen Zug { $paint }
do-domina-card-hand = Unterwirf { $card } (Level { $level }, { $colour }) aus deiner Hand

## Was ein Wort bewirkt, für Menüs

say-done = Verzichten
say-start-artifact-done = Weiter, ohne ein Artefakt zu aktivieren
say-leader-done = Fähigkeit des Anführers nicht nutzen
say-mine-pay-done = Bezahlung abschließen
say-collect-pay-done = Bezahlung abschließen
say-sergeant-take-done = Den Rest der Basis lassen, wie er ist
say-colonel-pick-done = Keine Karte mehr nehmen
say-mushell-pick-done = Keine Karte mehr nehmen
say-digger-colour-done = Bei { FORM($current, form: "noun") } bleiben
say-robuster-card-done = Keine Karte mehr umfärben
say-domina-card-done = Keine Karte mehr unterwerfen
say-harvest-pick-done = Keine Karte mehr nehmen
say-uproot-pick-done = Keine Karte mehr nehmen
say-second-raid-done = Auf den zweiten Überfall verzichten
say-end = Zug beenden
say-leader = Fähigkeit des Anführers nutzen
say-leader-leader = Die Fähigkeit deines Anführers { $leader } nutzen. { FORM($leader, form: "text") }{ $idle ->
    [1] { " " }Jetzt hätte sie keine Wirkung.
   *[0] { "" }
 }
say-take = Die unterste Karte deiner Basis nehmen
say-sergeant-take-take = { $card } von unten aus deiner Basis nehmen
say-no-card = Rekrutieren, ohne eine Karte auszuspielen
say-recruit-pay-no-card = { $hired } rekrutieren, ohne eine Karte auszuspielen
say-hold = Den Einsturztoken halten
say-prop-hold = Den Einsturztoken auf { $now } halten
say-move = Den Einsturztoken rücken lassen
say-prop-move = Den Einsturztoken auf { $next } rücken lassen
say-left = Die linke Hälfte behalten
say-collect-half-left = „{ $left }“ behalten. { FORM($left, form: "text") }
say-right = Die rechte Hälfte behalten
say-collect-half-right = „{ $right }“ behalten. { FORM($right, form: "text") }

## Kurz gesagt, für kleine Bildschirme; was vor einem Doppelpunkt steht, wird für mehrere nur einmal gesagt

brief-action-dock = Rekrutieren: { FORM($card, form: "short") } { FORM($colour, form: "short") }{ $level }
brief-action-crystal = Fördern: { $crystal } für { $cost }, { $vp } SP{ ID($symbol) ->
    [unknown] { "" }
   *[other] { " " }◆{ FORM($symbol, form: "short") }
 }{ $cave_in ->
    [1] { " " }!
   *[0] { "" }
 }
brief-action-stack = Einsammeln: { $left } / { $right }
brief-action-hand = { $idle ->
    [1] Fähigkeit: { FORM($card, form: "short") } (jetzt ohne Wirkung)
   *[0] Fähigkeit: { FORM($card, form: "short") }
 }
brief-action-seat = { $own ->
    [1] Überfall: deine eigene Basis
   *[0] Überfall: { $owner }
 }
brief-crystal = { $crystal }, { $vp } SP{ ID($symbol) ->
    [unknown] { "" }
   *[other] { " " }◆{ FORM($symbol, form: "short") }
 }{ $cave_in ->
    [1] { " " }!
   *[0] { "" }
 }
brief-base = { $own ->
    [1] Deine Basis: { FORM($card, form: "short") } { FORM($colour, form: "short") }{ $level }
   *[0] { $owner }: { FORM($card, form: "short") } { FORM($colour, form: "short") }{ $level }
 }

## Warum etwas jetzt nicht möglich ist

no-full-hand = Deine Hand ist voll: Du hast { $held } { $held ->
    [one] Karte
   *[other] Karten
 }, das Limit ist { $limit }.
no-unpaid = Es ist noch nicht alles bezahlt: { $paid } von { $cost } { $cost ->
    [one] Level
   *[other] Leveln
 }.
no-not-for-nothing = { $hired } kommt nicht umsonst: Spiel eine Karte mit Level { OR($levels) } aus.
no-wrong-level-to-pay = { $gratis ->
    [1] { $card } hat Level { $level }; spiel für { $hired } eine Karte mit Level { OR($levels) } aus, oder gar keine.
   *[0] { $card } hat Level { $level }; spiel für { $hired } eine Karte mit Level { OR($levels) } aus.
 }
no-other-colour-to-pay = { $card } ist { $colour }; { $crystal } wird aber mit { $wanted }en Karten bezahlt.
no-exception-made = { $card } ist { $colour }; { $crystal } wird aber mit { $wanted }en Karten bezahlt, und die „Prismenlinse“ hat schon eine Ausnahme gemacht.
no-exception-too-dear = { $card } ist { $colour }; { $crystal } wird aber mit { $wanted }en Karten bezahlt. Als Ausnahme der „Prismenlinse“ bliebe zu wenig, um die Kosten zu decken.
no-not-one-colour = Alle Karten für { FORM($crystal, form: "accusative") } müssen dieselbe Farbe haben; mit { $card } ließen sich die Kosten von { $cost } nicht mehr decken.
no-after-raid = Nach einem Überfall gibt es keine normale Aktion mehr.
no-no-action-left = Du hast in diesem Zug keine normale Aktion mehr.
no-same-action = Diese Aktion hattest du schon; deine normalen Aktionen müssen verschieden sein.
no-no-card-to-pay = Um { $card } zu rekrutieren, musst du eine Karte mit Level { OR($levels) } ausspielen; du hast keine.
no-too-dear = Dieser Kristall kostet { $cost } in { $colour }en Karten; deine Hand reicht für { $pays }.
no-too-dear-wild = Dieser Kristall kostet { $cost } in Karten einer einzigen Farbe; deine { $colour }en, die besten, reichen für { $pays }.
no-too-dear-artifact = „{ $artifact }“ kostet { $cost }; deine ganze Hand reicht für { $pays }.
no-not-owned = „{ $half }“ gehört dir nicht.
no-works-by-itself = „{ $half }“ wirkt von selbst und wird nie aktiviert.
no-activated-before = „{ $half }“ hast du in diesem Zug schon aktiviert.
no-not-in-docks = { $card } ist nicht an den Docks.
no-no-level-1-in-docks = An den Docks liegt keine Karte mit Level 1.
no-empty-space = Dieser Platz der Mine ist leer.
no-empty-stack = Dieser Artefaktstapel ist leer.
no-no-such-seat = Diesen Platz gibt es nicht; es gibt die Plätze 0 bis { $last }.
no-no-such-card = Eine { $place }. Karte gibt es in dieser Basis nicht; sie hat { $cards } { $cards ->
    [one] Karte
   *[other] Karten
 }.
no-nothing-below-leader = In deiner Basis liegt keine Karte unter dem Anführer.
no-not-in-hand = { $card } ist nicht auf deiner Hand.
no-other-colour-now = { $card } auf deiner Hand ist jetzt { OR($now) }, nicht { $colour }.
no-same-base-again = Der zweite Überfall muss eine andere Basis treffen als der erste.
no-raided-before = Du hast in diesem Zug schon eine Basis überfallen.
no-actions-taken = { $taken ->
    [one] Ein Überfall ersetzt alle normalen Aktionen, und du hattest schon eine.
   *[other] Ein Überfall ersetzt alle normalen Aktionen, und du hattest schon { $taken }.
 }
no-empty-base = { $own ->
    [1] Deine eigene Basis ist leer.
   *[0] Die Basis von { $owner } ist leer.
 }
no-too-many-levels = { $card } hat Level { $level }; du darfst nur noch { $picks } Level nehmen.
no-other-level = { $card } hat Level { $level }; du darfst eine Karte mit Level { $wanted } wählen.
no-other-cost = Dieser Kristall hat Kosten { $printed }; du darfst einen mit Kosten { $wanted } nehmen.
no-other-colour = Du darfst einen { $colour }en Kristall nehmen; das hier ist { $crystal }.
no-same-colour = Der Kristall ist schon { $colour }; wenn er so bleiben soll, verzichte.
no-leader-is-immune = { $card } ist Anführer, und Anführer sind immun.
no-own-base-only = Du darfst nur Karten deiner eigenen Basis unterwerfen.
no-not-the-lowest = { $card } hat Level { $level }; das kleinste Level unter deinem Anführer ist { $lowest }.
no-one-base-only = { $own_base ->
    [1] Du darfst nur Karten aus deiner eigenen Basis nehmen.
   *[0] Du darfst nur Karten aus der Basis von { $base } nehmen.
 }
no-no-weedlock-there = { $own ->
    [1] In deiner eigenen Basis liegt kein Weedlock unter dem Anführer.
   *[0] In der Basis von { $owner } liegt kein Weedlock unter dem Anführer.
 }
no-not-a-weedlock = { $card } ist kein Weedlock.
no-harvested-before = Du hast schon je einen Weedlock aus dieser und aus einer anderen Basis genommen; mehr gibt diese nicht her.
no-chosen-before = { $card } hast du für diese Fähigkeit schon gewählt.

## Der Verlauf

log-turn = Runde { $round_number }: { $seat } ist dran.
log-activate = { $seat } aktiviert „{ $half }“.
log-leader = { $seat } nutzt die Fähigkeit des Anführers { $card }.
log-choose-card = { $seat } will { $card } rekrutieren.
# Ohne Kosten (-1) wird der Kristall umgefärbt.
log-choose-crystal = { $cost ->
    [-1] { $seat } wählt { $crystal }.
   *[other] { $seat } will { $crystal } für { $cost } Level fördern.
 }
log-recruit = { $seat } rekrutiert { $card }.
log-mine = { $seat } fördert { $crystal }.
log-collect = { $seat } sammelt { $artifact } für { $cost } Level ein.
log-skill = { $as_printed ->
    [1] { $seat } spielt { $card } für die Fähigkeit aus.
   *[0] { $seat } spielt { $card }, jetzt { $colour }, für die Fähigkeit aus.
 }
log-pay = { $as_printed ->
    [1] { $seat } bezahlt mit { $card }.
   *[0] { $seat } bezahlt mit { $card }, jetzt { $colour }.
 }
log-keep = { $seat } behält „{ $half }“.
log-take-dock = { $seat } nimmt { $card } von den Docks.
log-take-crystal = { $seat } nimmt { $crystal } aus der Mine.
log-take-base = { $own ->
    [1] { $seat } nimmt { $card } aus der eigenen Basis.
   *[0] { $seat } nimmt { $card } aus der Basis von { $owner }.
 }
log-subjugate-base = { $own ->
    [1] { $seat } unterwirft { $card } aus der eigenen Basis.
   *[0] { $seat } unterwirft { $card } aus der Basis von { $owner }.
 }
log-subjugate-hand = { $as_printed ->
    [1] { $seat } unterwirft { $card } aus der Hand.
   *[0] { $seat } unterwirft { $card }, jetzt { $colour }, aus der Hand.
 }
log-paint-crystal = Für { $seat } ist { $crystal } in diesem Zug { $colour } und billiger.
log-paint-colour = { $seat } wählt für Handkarten die Farbe { FORM($colour, form: "noun") }.
# Welche Karte es ist, weiß nur, wem sie gehört.
log-paint-card = { ID($card) ->
    [unknown] { $seat } färbt eine Handkarte um.
   *[other] { $seat } färbt { $card } auf der Hand von { FORM($before, form: "noun") } zu { FORM($after, form: "noun") } um.
 }
log-raid = { $own ->
    [1] { $seat } überfällt die eigene Basis.
   *[0] { $seat } überfällt die Basis von { $owner }.
 }
log-return-leader = Der Anführer { $card } kommt zurück auf die Hand von { $seat }.
log-totem = { ID($holder) ->
    [unknown] { $seat } erhält das { $colour }e Totem aus dem Vorrat.
   *[other] { $seat } erhält das { $colour }e Totem von { $holder }.
 }
log-raid-card = { $own ->
    [1] { $seat } stiehlt { $card } aus der eigenen Basis.
   *[0] { $seat } stiehlt { $card } aus der Basis von { $owner }.
 }
log-hold-cave-in = { $seat } verhindert den Einsturz mit „{ $half }“.
log-cave-in = { ID($cause) ->
    [mined-crystal] { $count }. Einsturz: { $seat } hat einen Kristall mit Einsturzsymbol gefördert.
    [artifact-stack] { $count }. Einsturz: Ein Artefaktstapel ist aufgebraucht.
    [mercenary-stack] { $count }. Einsturz: Ein Söldnerstapel ist aufgebraucht.
    [crystal-stack] { $count }. Einsturz: Ein Kristallstapel ist aufgebraucht.
   *[settling] { $count }. Einsturz: Es gab zu viele Runden ohne Bewegung.
 }
log-end-actions = { $seat } beendet den Zug.
log-base = { $seat } legt { $cards } { $cards ->
    [one] Karte
   *[other] Karten
 } auf die eigene Basis.
log-trim = Die Basis von { $seat } verliert { $card } endgültig.
log-refill-dock = Neu an den Docks: { $card }.
log-refill-mine = Neu in der Mine: { $crystal }.
log-reveal-artifact = Neu auf einem Stapel: { $artifact }, „{ $left }“ oder „{ $right }“.
log-idle-round = { $rounds ->
    [one] In dieser Runde hat nichts das Spielbrett verlassen.
   *[other] Seit { $rounds } Runden hat nichts das Spielbrett verlassen.
 }
log-over = Die Mine ist beim { $cave_ins }. Einsturz eingestürzt: Die Partie ist zu Ende.
log-decline = { $seat } verzichtet darauf.

## Der Verlauf, wo man die Kristalle und Artefakte sieht

page-title = Cave-In
page-too-much = { $count } zu viel
page-wasted = Dafür ist jetzt nichts da: Die Fähigkeit hätte keine Wirkung.
page-log-choose-crystal = { $cost ->
    [-1] { $seat } wählt { FORM($crystal, form: "accusative") }.
   *[other] { $seat } will { FORM($crystal, form: "accusative") } für { $cost } Level fördern.
 }
page-log-mine = { $seat } fördert { FORM($crystal, form: "worth") }.
page-log-collect = { $seat } sammelt „{ FORM($artifact, form: "seen") }“ für { $cost } Level ein.
page-log-take-crystal = { $seat } nimmt aus der Mine { FORM($crystal, form: "worth") }.
page-log-paint-crystal = Für { $seat } ist { FORM($crystal, form: "seen") } in diesem Zug { $colour } und billiger.
page-log-refill-mine = Neu in der Mine: { FORM($crystal, form: "worth") }.
page-log-reveal-artifact = Neu auf einem Stapel: „{ $left }“ oder „{ $right }“.
page-log-subjugate-base = { $own ->
    [1] { $seat } unterwirft { $card } aus der eigenen Basis, { $vp } SP.
   *[0] { $seat } unterwirft { $card } aus der Basis von { $owner }, { $vp } SP.
 }
page-log-subjugate-hand = { $as_printed ->
    [1] { $seat } unterwirft { $card } aus der Hand, { $vp } SP.
   *[0] { $seat } unterwirft { $card }, jetzt { $colour }, aus der Hand, { $vp } SP.
 }
page-log-totem = { ID($holder) ->
    [unknown] { $seat } erhält das { $colour }e Totem aus dem Vorrat, { $vp } SP.
   *[other] { $seat } erhält das { $colour }e Totem von { $holder }, { $vp } SP.
 }

## Der Verlauf für alle, die etwas getan haben oder denen es geschieht

page-you-log-turn = Runde { $round_number }: Du bist dran.
page-you-log-activate = Du aktivierst „{ $half }“.
page-you-log-leader = Du nutzt die Fähigkeit des Anführers { $card }.
page-you-log-choose-card = Du willst { $card } rekrutieren.
page-you-log-choose-crystal = { $cost ->
    [-1] Du wählst { FORM($crystal, form: "accusative") }.
   *[other] Du willst { FORM($crystal, form: "accusative") } für { $cost } Level fördern.
 }
page-you-log-recruit = Du rekrutierst { $card }.
page-you-log-mine = Du förderst { FORM($crystal, form: "worth") }.
page-you-log-collect = Du sammelst „{ FORM($artifact, form: "seen") }“ für { $cost } Level ein.
page-you-log-skill = { $as_printed ->
    [1] Du spielst { $card } für die Fähigkeit aus.
   *[0] Du spielst { $card }, jetzt { $colour }, für die Fähigkeit aus.
 }
page-you-log-keep = Du behältst „{ $half }“.
page-you-log-take-dock = Du nimmst { $card } von den Docks.
page-you-log-take-crystal = Du nimmst aus der Mine { FORM($crystal, form: "worth") }.
page-you-log-take-base = { $own ->
    [1] Du nimmst { $card } aus deiner eigenen Basis.
   *[0] Du nimmst { $card } aus der Basis von { $owner }.
 }
page-you-log-subjugate-base = { $own ->
    [1] Du unterwirfst { $card } aus deiner eigenen Basis, { $vp } SP.
   *[0] Du unterwirfst { $card } aus der Basis von { $owner }, { $vp } SP.
 }
page-you-log-subjugate-hand = { $as_printed ->
    [1] Du unterwirfst { $card } aus der Hand, { $vp } SP.
   *[0] Du unterwirfst { $card }, jetzt { $colour }, aus der Hand, { $vp } SP.
 }
page-you-log-paint-crystal = Für dich ist { FORM($crystal, form: "seen") } in diesem Zug { $colour } und billiger.
page-you-log-paint-colour = Du wählst für Handkarten die Farbe { FORM($colour, form: "noun") }.
page-you-log-paint-card = { ID($card) ->
    [unknown] Du färbst eine Handkarte um.
   *[other] Du färbst { $card } auf der Hand von { FORM($before, form: "noun") } zu { FORM($after, form: "noun") } um.
 }
page-you-log-raid = { $own ->
    [1] Du überfällst deine eigene Basis.
   *[0] Du überfällst die Basis von { $owner }.
 }
page-you-log-return-leader = Dein Anführer { $card } kommt zurück auf deine Hand.
page-you-log-totem = { ID($holder) ->
    [unknown] Du erhältst das { $colour }e Totem aus dem Vorrat, { $vp } SP.
   *[other] Du erhältst das { $colour }e Totem von { $holder }, { $vp } SP.
 }
page-you-log-hold-cave-in = Du verhinderst den Einsturz mit „{ $half }“.
page-you-log-cave-in = { ID($cause) ->
    [mined-crystal] { $count }. Einsturz: Du hast einen Kristall mit Einsturzsymbol gefördert.
    [artifact-stack] { $count }. Einsturz: Ein Artefaktstapel ist aufgebraucht.
    [mercenary-stack] { $count }. Einsturz: Ein Söldnerstapel ist aufgebraucht.
    [crystal-stack] { $count }. Einsturz: Ein Kristallstapel ist aufgebraucht.
   *[settling] { $count }. Einsturz: Es gab zu viele Runden ohne Bewegung.
 }
page-you-log-decline-start-artifact = Du machst weiter, ohne ein Artefakt zu aktivieren.
page-you-log-decline-shuttle-pick = Du nimmst keine Karte von den Docks.
page-you-log-decline-leader = Du nutzt die Fähigkeit deines Anführers nicht.
page-you-log-decline-scrabber-take = Du nimmst keinen weiteren Kristall.
page-you-log-decline-crystal-take = Du nimmst keinen Kristall.
page-you-log-decline-sergeant-take = Du lässt deine Basis, wie sie ist.
page-you-log-decline-colonel-pick = Du nimmst keine weitere Karte von den Docks.
page-you-log-decline-fishbean-pick = Du nimmst keine Karte von den Docks.
page-you-log-decline-shuwar-pick = Du nimmst keine Karte aus einer Basis.
page-you-log-decline-mushell-pick = Du nimmst keine weitere Karte aus einer Basis.
page-you-log-decline-digger-crystal = Du färbst keinen Kristall um.
page-you-log-decline-robuster-colour = Du färbst keine Karte um.
page-you-log-decline-robuster-card = Du färbst keine weitere Karte um.
page-you-log-decline-mindwasp-pick = Du unterwirfst keine Karte.
page-you-log-decline-custodian-pick = Du unterwirfst keine Karte.
page-you-log-decline-domina-card = Du unterwirfst keine weitere Karte.
page-you-log-decline-domina-crystal = Du nimmst keinen Kristall.
page-you-log-decline-harvest-pick = Du nimmst keinen weiteren Weedlock.
page-you-log-decline-uproot-base = Du nimmst keine Weedlocks.
page-you-log-decline-uproot-pick = Du nimmst keinen weiteren Weedlock.
page-you-log-decline-baton-take = Du nimmst keinen Kristall.
page-you-log-decline-second-raid = Du verzichtest auf einen zweiten Überfall.
page-you-log-pay = { $as_printed ->
    [1] Du bezahlst mit { $card }.
   *[0] Du bezahlst mit { $card }, jetzt { $colour }.
 }
page-you-log-raid-card = { $own ->
    [1] Du stiehlst { $card } aus deiner eigenen Basis.
   *[0] Du stiehlst { $card } aus der Basis von { $owner }.
 }
page-you-log-end-actions = Du beendest deinen Zug.
page-you-log-base = { $cards ->
    [one] Du legst 1 Karte auf deine Basis.
   *[other] Du legst { $cards } Karten auf deine Basis.
 }
page-you-log-trim = Deine Basis verliert { $card } endgültig.
page-you-log-decline = Du verzichtest darauf.
page-at-you-log-take-base = { $seat } nimmt { $card } aus deiner Basis.
page-at-you-log-subjugate-base = { $seat } unterwirft { $card } aus deiner Basis, { $vp } SP.
page-at-you-log-raid = { $seat } überfällt deine Basis.
page-at-you-log-totem = { $seat } erhält das { $colour }e Totem von dir, { $vp } SP.
page-at-you-log-raid-card = { $seat } stiehlt { $card } aus deiner Basis.
page-part-log-pay = { $as_printed ->
    [1] { $card }
   *[0] { $card }, jetzt { $colour }
 }
page-part-log-raid-card = { $card }
page-part-log-totem = das { $colour }e Totem, { $vp } SP
page-part-log-return-leader = der Anführer { $card } kehrt heim
page-lost-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
 }
page-lost-totems = { $count ->
    [one] 1 Totem
   *[other] { $count } Totems
 }

## Das Ende

ending = Die Mine ist beim { $count }. Einsturz eingestürzt; die Runde wurde zu Ende gespielt.
score-crystals = Kristalle
score-symbols = Fraktionssymbole
score-totems = Totems
score-subjugated = Unterworfene Karten
score-half = „{ $half }“

## Die Zeichnung im Terminal. Beschriftungen stehen vor einer Reihe farbiger Zeichen

draw-legend = Vi2 violette Karte mit Level 2 · [Vi2] Anführer · ?1 unbekannte Karte mit Level 1
    ◆Vi violettes Symbol · ! Einsturz · (2) kostet jetzt 2 · J Joker, in einer beliebigen Farbe bezahlt
draw-round = Runde { $number }
draw-turn = { $name } ist dran · normale Aktionen übrig: { $left }
draw-over = die Partie ist zu Ende
draw-cave-ins = Einstürze
draw-cave-ins-brief = Einstürze { $count } von { $end }
draw-collapse = { $count } von { $end }, bis die Mine einstürzt
draw-idle = { $limit ->
    [one] Runden ohne Bewegung: { $count }, jede löst einen Einsturz aus
   *[other] Runden ohne Bewegung: { $count }, bei { $limit } gibt es einen Einsturz
 }
draw-wild = Joker
# Kennzeichnet einen Joker, mit einem Buchstaben.
draw-wild-mark = J
draw-free-totems = Totems im Vorrat
draw-played = in diesem Zug ausgespielt
draw-effects = In diesem Zug: { $effects }
draw-effect-foremen = { $value ->
    [one] 1 Foreman hilft beim Rekrutieren
   *[other] { $value } Foremen helfen beim Rekrutieren
 }
draw-effect-crystal-discount = Kristalle kosten { $value } weniger
draw-effect-artifact-discount = Artefakte kosten { $value } weniger
draw-effect-scrabbers = { $value ->
    [one] 1 Scrabber holt einen zweiten Kristall
   *[other] { $value } Scrabber holen je einen weiteren Kristall
 }
draw-effect-same-actions = beide Aktionen dürfen gleich sein
draw-effect-fit = Weedlocks passen zu jedem Kristall
draw-effect-double = Weedlocks zählen doppelt
draw-painted = { $count ->
    [one] 1 Karte ist jetzt { $colour }
   *[other] { $count } Karten sind jetzt { $colour }
 }
draw-docks = Docks, nach Level (+ Karten im Stapel)
draw-mine = Mine, nach Kosten (+ Kristalle im Stapel)
draw-artifacts = Artefakte, die linke Hälfte über der rechten; du behältst eine (+ Karten darunter)
draw-vp = { $vp } SP
draw-empty = leer
draw-players = Am Tisch
draw-player = Platz { $seat }
draw-you = { $name } (du)
draw-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }
draw-pile = Sammlung { $count }
draw-subjugated = unterworfen { $count }
draw-totems = Totems
draw-base = Basis
draw-hand = Hand { $count }
draw-kept = Artefakte
draw-your-hand = { $count ->
    [one] Deine Hand, 1 Karte
   *[other] Deine Hand, { $count } Karten
 }

## Die Seite: Namen von Bereichen, kurze Angaben und Erklärungen

page-vp = SP
page-wild = Joker
page-none = keine
page-used = genutzt
page-docks = Docks
page-docks-hint = bezahle ein Level weniger
page-mine = Mine
page-mine-hint = bezahle Level dieser Farbe
page-level = L{ $level }
page-more = +{ $count }
page-left = noch { $count }
page-to-pay = noch { $count }
page-taken = genommen
page-paid = bezahlt
page-paid-of = { $paid } von { $cost }
page-ghost-pays = zahlt
page-now = jetzt { $points }
page-levels-to-pay = { $count ->
    [one] noch 1 Level zu zahlen
   *[other] noch { $count } Level zu zahlen
 }
page-gain = { $points ->
    [0] keine Punkte
   *[other] +{ $points } SP
 }
page-pays-for = { $wild ->
    [1] Joker: Karten einer beliebigen Farbe.
   *[0] Nur { $colour }e Karten.
 }
page-pays-any = Karten beliebiger Farben.
page-choose-glowing = Wähle, was leuchtet
page-choose-colour = Wähle eine Farbe
page-of-cave-ins = / { $end } Einstürze
page-props = { $count ->
    [0] keine Stütze hält mehr: Die Mine ist eingestürzt
    [one] 1 Stütze hält noch
   *[other] { $count } Stützen halten noch
 }
page-points = Punkte jetzt
page-hand = Handkarten
page-hand-known = Hand, soweit du sie kennst
page-unknown = { $count } unbekannt
page-unknown-level = Eine unbekannte Karte mit Level { $level }
page-free = { $count } frei
page-recoloured = umgefärbt
page-counts-as = zählt { $level }
page-base = Basis, von unten
page-your-base = Deine Basis, von unten
page-base-of = Die Basis von { $name }
page-base-text = Die oberste Karte ist der Anführer. Ein Überfall schickt ihn zurück, nimmt das Totem seiner Farbe und dann die Karten darunter.
page-leader = Anführer
page-played = Ausgespielt, kommt auf die Basis
page-nothing-yet = noch nichts
page-raid-hint = { $points ->
    [0] Überfall: { $totem }es Totem, Hand +{ $cards }
   *[other] Überfall: { $totem }es Totem (+{ $points } SP), Hand +{ $cards }
 }
page-threat-raid = { $points ->
    [0] Könnte dich überfallen: Totem, { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
     }
   *[other] Könnte dich überfallen: −{ $points } SP, { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
     }
 }
page-threat-mine = Könnte bis zu { $points } SP fördern
page-symbols = Symbole
page-subjugated-short = Unterworfen
page-from-crystals = Kristalle { $points }
page-from-symbols = Symbole { $points }
page-from-totems = Totems { $points }
page-from-subjugated = Unterworfene { $points }
page-from-artifacts = Artefakte { $points }
page-kind-recruit = Rekrutieren
page-kind-mine = Fördern
page-kind-collect = Einsammeln
page-kind-skill = Fähigkeit
page-kind-raid = Überfall
page-card-facts = { $colour }, Level { $level }, { $copies }-mal im Spiel
page-as-skill = Als Fähigkeit
page-way-bolt = wirkt sofort
page-way-glass = hält bis zum Zugende
page-way-plus = gibt eine zusätzliche Aktion
page-as-payment = Als Bezahlung
page-pays = { $level } Level in { FORM($colour, form: "noun") }, ohne Fähigkeit
page-on-base = In deiner Basis
page-new-leader = Anführer, wenn zuletzt ausgespielt
page-to-hire = Zum Rekrutieren
page-hire-for = eine Karte mit Level { $levels }
page-hire-free = gar keine Karte
page-cost = Kosten
page-paid-in = Bezahlt mit
page-any-one-colour = Karten einer beliebigen Farbe (Joker)
page-cards-of = { $colour }en Karten
page-hand-pays = Deine Hand reicht für
page-symbol = Symbol
page-cave-in-symbol = Wer ihn fördert, rückt den Einsturztoken um 1 weiter.
page-artifact = Artefakt
page-keep-one = Du behältst eine Hälfte für immer; die andere verfällt.
page-colours-mixed = in Karten beliebiger Farben
page-half-star = Punkte am Ende
page-half-bolt = Fähigkeit, einmal zu Beginn jedes Zuges
page-half-glass = Fähigkeit, die immer wirkt
page-worth-now = { $points } SP nach jetzigem Stand
page-totem = Totem
page-totem-of = { $colour }es Totem
page-totem-text = Wer es hat, fördert { $colour }e Kristalle um { $cut } billiger. Am Ende bringt es { $vp } SP. Ein Überfall auf eine Basis mit { $colour }em Anführer nimmt es mit.
page-all-mercenaries = Söldner
page-all-artifacts = Artefakte
page-all-totems = Totems
page-all-others = Punkte und Einstürze
page-track-text = Der Token rückt weiter, wenn jemand einen Kristall mit Einsturzsymbol fördert, wenn ein Stapel aufgebraucht ist und wenn einige Runden lang nichts das Spielbrett verlässt. Ist er am Ende, wird die Runde fertig gespielt und gewertet.
page-score-crystals = SP wie aufgedruckt
page-score-symbols = Sets aus verschiedenen
page-score-totems = für jedes gleich viel
page-score-subjugated = ihre Level
page-score-artifacts = behaltene Hälften
page-say-leader-leader = Fähigkeit nutzen
page-say-leader-done = Überspringen
page-say-start-artifact-done = Weiter
page-say-sergeant-take-done = Aufhören
page-say-colonel-pick-done = Keine mehr
page-say-mushell-pick-done = Keine mehr
page-say-robuster-card-done = Keine mehr
page-say-domina-card-done = Keine mehr
page-say-harvest-pick-done = Keine mehr
page-say-uproot-pick-done = Keine mehr
page-say-second-raid-done = Verzichten
page-say-sergeant-take-take = { $card } nehmen
page-say-collect-half-left = „{ $left }“ behalten
page-say-collect-half-right = „{ $right }“ behalten
page-ask-mine-pay = { $met ->
    [1] Bezahle für { FORM($crystal, form: "accusative") }: Leg Karten dazu, oder schließe ab.
   *[0] Bezahle für { FORM($crystal, form: "accusative") }.
 }
page-ask-collect-pay = { $met ->
    [1] Bezahle für „{ $artifact }“: Leg Karten dazu, oder schließe ab.
   *[0] Bezahle für „{ $artifact }“.
 }
page-rule = Regelpunkt { $clause }

# Kinds of components in reports, and what players do with them.
page-lab-artifact-card = Artefaktkarte
page-lab-half-scores = Artefakthälfte mit Wertung
page-lab-half-ability = Artefakthälfte mit Fähigkeit
page-lab-crystal-1 = Kristall mit Kosten 1
page-lab-crystal-3 = Kristall mit Kosten 3
page-lab-crystal-6 = Kristall mit Kosten 6
page-lab-crystal-10 = Kristall mit Kosten 10
page-lab-mercenary-1 = Söldner mit Level 1
page-lab-mercenary-2 = Söldner mit Level 2
page-lab-mercenary-3 = Söldner mit Level 3
page-lab-mercenary-4 = Söldner mit Level 4
page-lab-raid = Überfall
page-lab-captured = erobert
page-lab-collected = eingesammelt
page-lab-gained = erhalten
page-lab-kept = behalten
page-lab-made = durchgeführt
page-lab-recruited = rekrutiert
page-lab-used = genutzt

## Die Einführung

tutorial-welcome = Willkommen in der Mine! Du leitest eine Crew. Die meisten Siegpunkte gewinnen, und ewig hält die Mine nicht. Spielen wir vier kurze Züge.
tutorial-board = Links die Docks: Söldner, nach Level. Rechts die Mine: Kristalle, nach Kosten. Jeder Kristall zeigt seine Punkte. Was leuchtet, kannst du wählen.
tutorial-recruit = Du hast pro Zug zwei verschiedene Aktionen. Rekrutiere zuerst: Nimm Driller von den Docks. Level 1 kostet keine Karte, nur die Aktion.
tutorial-mine = Zweite Aktion: fördern. Einen Kristall bezahlst du mit Karten seiner Farbe, Level für Level. Wähle diesen braunen Splitter mit Kosten 1.
tutorial-pay = Bezahle mit Driller, den du gerade rekrutiert hast. Wer bezahlt, nutzt seine Fähigkeit nicht.
tutorial-paid = Bezahlt. Du könntest noch Karten dazulegen, aber zurück gibt es nichts. Schließe die Bezahlung ab.
tutorial-row = Ausgespielte Karten liegen hier. Am Zugende werden sie deine Basis, und die letzte wird ihr Anführer.
tutorial-end = Beide Aktionen sind verbraucht. Beende deinen Zug und schau zu.
tutorial-leader = Du bist wieder dran. Driller führt jetzt deine Basis an, und die Fähigkeit eines Anführers darfst du einmal pro Zug nutzen, ohne Aktion. Nutze sie!
tutorial-take = Driller holt einen braunen Kristall mit Kosten 1. Nimm diesen. Nehmen ist umsonst und löst nie einen Einsturz aus.
tutorial-skill = Nutze nun eine Fähigkeit aus deiner Hand: Mit Foreman verlangt das Rekrutieren in diesem Zug zwei Level weniger.
tutorial-hire = Sonst kostet eine Karte mit Level 3 eine Karte mit Level 2. Dank Foreman kommt dieser Sergeant umsonst. Rekrutiere ihn.
tutorial-free = Foreman übernimmt die Kosten: Rekrutiere, ohne eine Karte auszuspielen.
tutorial-end-again = Beende deinen Zug.
tutorial-base = Auch die Gegenseite hat eine Basis. Statt zweier Aktionen kannst du eine überfallen: Ihr Anführer kehrt heim, du bekommst das Totem seiner Farbe, und die Karten darunter füllen deine Hand. Überfalle sie!
tutorial-totem = Ein Totem bringt am Ende Punkte und macht Kristalle seiner Farbe billiger. Die anderen werden es zurückhaben wollen.
tutorial-after-raid = Ein Überfall ersetzt beide Aktionen. Beende deinen Zug.
tutorial-collect = Die letzte Art von Aktion: ein Artefakt einsammeln. Bezahlt wird mit Karten beliebiger Farben, auch gemischt. Wähle dieses.
tutorial-collect-pay = Bezahle mit Sergeant …
tutorial-collect-more = … und mit zwei Foreman.
tutorial-paid-again = Das ist ein Level zu viel, aber zurück gibt es nichts. Schließe die Bezahlung ab.
tutorial-half = Du behältst nur eine Hälfte: Punkte am Ende oder eine Fähigkeit. Nimm die Punkte auf der linken Seite.
tutorial-track = Jede Stütze, die bricht, bringt das Ende näher. Bricht die letzte, wird die Runde fertig gespielt und gewertet.
tutorial-goodbye = Mehr brauchst du nicht. Halte etwas gedrückt oder bleib mit dem Zeiger darauf, dann erklärt es sich selbst. Jetzt eine echte Partie gegen einen leichten Bot. Viel Glück!

## Die Zahlen der Komponenten, auf der Werkbank

knob-sheet-mercenaries = Söldner
knob-sheet-crystals = Kristalle
knob-sheet-artifacts = Artefakte
knob-amount = Zahl im Text
knob-vp = Punkte
knob-cost = Kosten
knob-every = Für je so viele
knob-hand-limit = Handkartenlimit
knob-base-limit = Karten, die eine Basis behält
knob-normal-actions = Normale Aktionen in einem Zug
knob-totem-discount = Rabatt eines Totems
knob-totem-vp = Punkte eines Totems
knob-set-vp =
    { $place ->
        [1] Punkte für ein Symbol
       *[other] Punkte für { $place } verschiedene Symbole
    }
knob-collapse = Einstürze, die eine Partie zu { $place } beenden
