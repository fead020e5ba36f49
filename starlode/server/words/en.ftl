# Names.

guest = Player { $number }

# Why the server refuses something.

refused-absent-not = { $name } is still here.
refused-absent-unknown = It cannot be told just now whether { $name } is here; try again in a moment.
refused-bad-message = The message could not be understood: { $why }
refused-bad-wish = { $why }
refused-broken = Something is wrong with the server; it has been noted.
refused-busy = More is asked of the server than it can do; try again in { $seconds } seconds.
refused-clocks-decide = The clocks decide who is late at this table.
refused-closed = This table was closed.
refused-conflict = Something else happened at this table at the same time; look again.
refused-forbidden = This is not for you.
refused-illegal = { $why }
refused-no-hook = Calls may not be sent to that address.
refused-no-module = This game is not compiled for the browser yet; the server's tables work without.
refused-no-page = There is no page here: it has not been built.
refused-no-question = That question is not open any more.
refused-no-reason = Nothing speaks against that, or it is not what you are asked for.
refused-no-record = The record of a game is shown when it is over.
refused-no-seat = There is no such seat.
refused-no-table = There is no such table.
refused-not-stored = The server cannot tell whether this was stored; look again.
refused-not-found = There is nothing here.
refused-not-over = The game still goes on.
refused-not-started = The game has not begun; seats are still open.
refused-not-your-seat = This seat is not yours.
refused-nothing-to-undo = There is nothing of yours to take back.
refused-too-late = The time for that decision is over, so it stays.
refused-over = The game is over.
refused-question-open = Somebody has just asked to take something back; that comes first.
refused-rules-changed = The rules have changed since this game began, so it cannot go on.
refused-said-hello = Say hello first, and only once.
refused-seat-taken = Somebody sits here already.
refused-stale = The table has changed since; look again.
refused-time-up = Your time is up, so the bot decides this for you.
refused-too-fast = That is too often; wait a little.
refused-too-large = That is too long.
refused-too-many = Too many connections come from your address.
refused-unavailable = The server cannot reach its tables just now; try again in a moment.
refused-undone-enough = You have taken back enough in this game; from now on what you decide stays.
refused-wrong-origin = This page may not call the server.
