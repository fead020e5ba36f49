# Names.

guest = Player { $number }
someone = Someone

# What a browser shows when somebody is called.

push-round = Round { $number }: your table is ready.
push-turn = It is your turn.

# Why the server refuses something.

refused-absent-not = { $name } is still here.
refused-absent-unknown = The server does not know yet whether { $name } is here; try again in a moment.
refused-asked = { $name } has been asked to decide; if nothing happens, you can let a bot play in { $seconds } seconds.
refused-bad-address = That is not a mail address.
refused-bad-message = The message could not be understood: { $why }
refused-bad-name = A name has { $low } to { $high } letters and digits, at least one of them a letter; spaces, dots, hyphens and underscores may stand between them.
refused-mixed-name = A name is written in one script: Latin and Cyrillic letters, say, do not go together.
refused-bad-passkey = This passkey does not open anything here.
refused-bad-ticket = This was already used, or it is too old; begin again.
refused-bad-wish = { $why }
refused-banned = You may not play here: { $why }
refused-bots-busy = { $seconds ->
    [one] Bots have thought for you for a long time; try again in 1 second.
   *[other] Bots have thought for you for a long time; try again in { $seconds } seconds.
}
refused-broken = Something is wrong with the server; it has been noted.
refused-busy = The server is overloaded; try again in { $seconds } seconds.
refused-cards-fixed =
    { $name } cannot be changed at a table, because { $why ->
        [shape] it says which things there are, or how many of them
        [tied] other numbers depend on it
       *[unused] it means nothing with the usual options
    }.
refused-cards-range = { $name } can be from { $low } to { $high }.
refused-cards-too-many = At most { $most } numbers can be changed at a table.
refused-cards-unknown = There is no number { $name } on the cards of this game.
refused-clocks-decide = The clocks decide who is late at this table.
refused-closed = This table has been closed.
refused-conflict = Something else happened at this table at the same time; look again.
refused-forbidden = This is not for you.
refused-illegal = { $why }
refused-last-way = This is your only way to sign in; add another one first.
refused-mail-taken = Somebody else signs in with this address.
refused-muted = You may not write here.
refused-name-needed = Choose a name first.
refused-name-taken = Somebody already has this name, or one that looks like it.
refused-no-hook = Notifications may not be sent to that address.
refused-no-mail = This server sends no mails.
refused-no-module = This game is not compiled for the browser yet; you can play at the server's tables.
refused-no-page = There is no page here: it has not been built.
refused-no-passkeys = Passkeys do not work at this address.
refused-no-question = That question is no longer open.
refused-no-reason = That is legal, or not what you are asked for.
refused-no-record = The record of a game can be seen when it is over.
refused-no-seat = There is no such seat.
refused-no-table = There is no such table.
refused-no-tournament = There is no such tournament.
refused-not-stored = The server cannot tell whether this was stored; look again.
refused-not-found = There is nothing here.
refused-not-over = The game is not over yet.
refused-not-signed-in = Sign in first.
refused-not-started = The game has not begun; seats are still open.
refused-not-your-seat = This seat is not yours.
refused-nothing-to-undo = There is nothing of yours to take back.
refused-not-free = That can no longer be taken back freely.
refused-too-late = The time for that decision is over, so it stays.
refused-over = The game is over.
refused-paired = Others have been found for you already; look again.
refused-rated-bots = At a rated table there are at least two seats, and every bot has been measured for this game.
refused-rated-cards = At a rated table the cards are as printed.
refused-rated-people = At a rated table everyone keeps a name, and each sits down for themselves.
refused-rated-twice = You already sit at this table, which is rated.
refused-question-open = Another player has just asked to take something back; that comes first.
refused-rules-changed = The rules have changed since this game began, so it cannot go on.
refused-said-hello = Say hello first, and only once.
refused-seat-taken = This seat is already taken.
refused-stale = The table has changed since; look again.
refused-table-full = So much has happened at this table that it can keep no more of this; moves are still kept.
refused-time-up = Your time is up, so the bot decides this for you.
refused-too-fast = { $seconds ->
    [one] That is too often; try again in 1 second.
   *[other] That is too often; try again in { $seconds } seconds.
}
refused-too-large = That is too long.
refused-too-many = Too many connections come from your address.
refused-too-many-passkeys = You have too many passkeys; remove one first.
refused-tournament-clock = In a tournament each player has one to sixty minutes for a game, and up to sixty seconds more after each decision.
refused-tournament-few = At least two people must take part.
refused-tournament-full = So many take part already that nobody else can.
refused-tournament-over = This tournament is over, or its last round has begun.
refused-tournaments-enough = You have opened enough tournaments; wait until one is over, or call one off.
refused-unavailable = The server cannot reach its tables just now; try again in a moment.
refused-undone-enough = You have taken back too many decisions in this game; from now on they all stay.
refused-wrong-name = That is not your name.
refused-wrong-origin = This page may not call the server.

# Mails.

mail-subject = Sign in to Starlode
mail-text =
    Hello,

    open this link to sign in, or to keep your name:

    { $link }

    It works once, within half an hour, and nothing happens before you press the button there.
    If you did not ask for it, you need not do anything.
