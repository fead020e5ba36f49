# Namen.

guest = Gast { $number }
someone = Jemand

# Was ein Browser zeigt, wenn jemand gerufen wird.

push-round = Runde { $number }: Dein Tisch ist bereit.
push-turn = Du bist am Zug.

# Warum der Server etwas ablehnt.

refused-absent-not = { $name } ist noch da.
refused-absent-unknown = Gerade lässt sich nicht sagen, ob { $name } da ist; versuch es gleich noch einmal.
refused-asked = { $name } wurde gebeten zu entscheiden; geschieht nichts, kannst du in { $seconds } Sekunden einen Bot spielen lassen.
refused-bad-address = Das ist keine Mailadresse.
refused-bad-message = Die Nachricht war nicht zu verstehen: { $why }
refused-bad-name = Ein Name hat { $low } bis { $high } Buchstaben und Ziffern, darunter mindestens einen Buchstaben; dazwischen dürfen Leerzeichen, Punkte, Binde- und Unterstriche stehen.
refused-mixed-name = Ein Name steht in einer Schrift: lateinische und kyrillische Buchstaben etwa passen nicht zusammen.
refused-bad-passkey = Dieser Passkey öffnet hier nichts.
refused-bad-ticket = Das wurde schon benutzt oder ist zu alt; fang noch einmal an.
refused-bad-wish = { $why }
refused-banned = Du darfst hier nicht spielen: { $why }
refused-bots-busy = { $seconds ->
    [one] Bots haben schon lange für dich nachgedacht; versuche es in 1 Sekunde noch einmal.
   *[other] Bots haben schon lange für dich nachgedacht; versuche es in { $seconds } Sekunden noch einmal.
}
refused-broken = Mit dem Server stimmt etwas nicht; es ist vermerkt.
refused-busy = Vom Server wird mehr verlangt, als er schafft; versuche es in { $seconds } Sekunden noch einmal.
refused-cards-fixed =
    { $name } lässt sich an einem Tisch nicht ändern, denn { $why ->
        [shape] davon hängt ab, welche Dinge es gibt oder wie viele
        [tied] andere Zahlen hängen davon ab
       *[unused] mit den üblichen Optionen bedeutet es nichts
    }.
refused-cards-range = { $name } kann von { $low } bis { $high } gehen.
refused-cards-too-many = An einem Tisch lassen sich höchstens { $most } Zahlen ändern.
refused-cards-unknown = Auf den Karten dieses Spiels gibt es keine Zahl { $name }.
refused-clocks-decide = An diesem Tisch entscheiden die Uhren, wer zu spät ist.
refused-closed = Dieser Tisch wurde geschlossen.
refused-conflict = An diesem Tisch ist gleichzeitig etwas anderes geschehen; sieh noch einmal hin.
refused-forbidden = Das ist nicht für dich.
refused-illegal = { $why }
refused-last-way = Anders kannst du dich nicht anmelden; füge zuerst einen anderen Weg hinzu.
refused-mail-taken = Mit dieser Adresse meldet sich schon jemand anders an.
refused-muted = Du darfst hier nichts schreiben.
refused-name-needed = Such dir zuerst einen Namen aus.
refused-name-taken = Diesen Namen, oder einen ganz ähnlichen, hat schon jemand.
refused-no-hook = An diese Adresse darf nichts gesendet werden.
refused-no-mail = Dieser Server verschickt keine Mails.
refused-no-module = Dieses Spiel ist noch nicht für den Browser übersetzt; an den Tischen des Servers geht es auch so.
refused-no-page = Hier gibt es keine Seite: Sie wurde noch nicht gebaut.
refused-no-passkeys = Passkeys funktionieren unter dieser Adresse nicht.
refused-no-question = Diese Frage ist nicht mehr offen.
refused-no-reason = Nichts spricht dagegen, oder danach wirst du nicht gefragt.
refused-no-record = Die Aufzeichnung einer Partie wird gezeigt, wenn sie zu Ende ist.
refused-no-seat = Diesen Platz gibt es nicht.
refused-no-table = Diesen Tisch gibt es nicht.
refused-no-tournament = Dieses Turnier gibt es nicht.
refused-not-stored = Der Server weiß nicht, ob das gespeichert wurde; sieh noch einmal hin.
refused-not-found = Hier ist nichts.
refused-not-over = Die Partie läuft noch.
refused-not-signed-in = Melde dich zuerst an.
refused-not-started = Die Partie hat nicht begonnen; es sind noch Plätze frei.
refused-not-your-seat = Dieser Platz gehört dir nicht.
refused-nothing-to-undo = Du kannst nichts zurücknehmen.
refused-not-free = Das lässt sich nicht mehr frei zurücknehmen.
refused-too-late = Die Zeit für diese Entscheidung ist um, sie bleibt stehen.
refused-over = Die Partie ist zu Ende.
refused-paired = Für dich wurden schon andere gefunden; sieh noch einmal nach.
refused-rated-bots = An einem gewerteten Tisch gibt es mindestens zwei Plätze, und jeder Bot ist für dieses Spiel vermessen.
refused-rated-cards = An einem gewerteten Tisch sind die Karten wie gedruckt.
refused-rated-people = An einem gewerteten Tisch haben alle einen festen Namen und setzen sich selbst.
refused-rated-twice = Du sitzt schon an diesem Tisch, und er wird gewertet.
refused-question-open = Es wird gerade schon gefragt, ob etwas zurückgenommen werden darf; das geht vor.
refused-rules-changed = Die Regeln haben sich seit Beginn dieser Partie geändert; sie kann nicht weitergehen.
refused-said-hello = Grüße zuerst, und nur einmal.
refused-seat-taken = Hier sitzt schon jemand.
refused-stale = Am Tisch hat sich seitdem etwas geändert; sieh noch einmal hin.
refused-table-full = An diesem Tisch ist so viel geschehen, dass davon nichts mehr aufbewahrt werden kann; Züge schon.
refused-time-up = Deine Zeit ist um, das entscheidet der Bot für dich.
refused-too-fast = { $seconds ->
    [one] Das ist zu oft; versuche es in 1 Sekunde noch einmal.
   *[other] Das ist zu oft; versuche es in { $seconds } Sekunden noch einmal.
}
refused-too-large = Das ist zu lang.
refused-too-many = Von deiner Adresse kommen zu viele Verbindungen.
refused-too-many-passkeys = Du hast zu viele Passkeys; entferne zuerst einen.
refused-tournament-clock = Bei einem Turnier hat jeder eine bis sechzig Minuten für eine Partie und bis zu sechzig Sekunden mehr nach jeder Entscheidung.
refused-tournament-few = Mindestens zwei Leute müssen mitspielen.
refused-tournament-full = Es spielen schon so viele mit, dass niemand mehr dazukommen kann.
refused-tournament-over = Dieses Turnier ist vorbei, oder seine letzte Runde hat begonnen.
refused-tournaments-enough = Du hast genug Turniere eröffnet; warte, bis eines vorbei ist, oder sag eines ab.
refused-unavailable = Der Server erreicht seine Tische gerade nicht; versuch es gleich noch einmal.
refused-undone-enough = Du hast in diesem Spiel genug zurückgenommen; ab jetzt bleibt stehen, was du entscheidest.
refused-wrong-name = So heißt du nicht.
refused-wrong-origin = Diese Seite darf den Server nicht rufen.

# Mails.

mail-subject = Anmelden bei Starlode
mail-text =
    Hallo,

    öffne diesen Link, um dich anzumelden oder deinen Namen zu behalten:

    { $link }

    Er gilt einmal und eine halbe Stunde lang, und nichts geschieht, bevor du dort auf den Knopf drückst.
    Wenn du das nicht angefordert hast, brauchst du nichts zu tun.
