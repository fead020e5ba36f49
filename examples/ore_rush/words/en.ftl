# Ore Rush in English.

title = Ore Rush
summary = Dig once more, or bring the cart home before the shaft comes down.
goal = Bring home ore, most of all of the kind on your claim. The last rockfall ends the game; most points win.

ask-dare = Dig once more, or leave with what is in the cart? Rockfalls to come: { $rockfalls }.
say-dig = Dig
say-leave = Leave

no-empty-cart = The cart is empty: dig first.

log-ore = { $seat } digs up { $ore }.
log-rockfall = A rockfall tips { $seat }’s cart over; { $left } more to come.
log-leave = { $seat } brings { $ores } ore home.
log-end = The shaft has come down.

ore-copper = copper
ore-silver = silver
ore-gold = gold
ore-unknown = something

ending = The last rockfall has come down.
score-copper = Copper
score-silver = Silver
score-gold = Gold
score-claim = Claim

option-rockfalls = how many rockfalls end the game
