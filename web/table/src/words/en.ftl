# The page's own words in English. Those of the games are in the games' catalogues.

## Everywhere

home = To the start page
close = Close
cancel = Cancel
loading = One moment …
failed = That did not work: { $reason }
you = You
person = guest
level-random = bot · random
level-novice = bot · novice
level-easy = bot · easy
level-medium = bot · medium
level-hard = bot · hard
level-expert = bot · expert

## Start

play-now = Play now

## At the table

board = Board
rivals = Rivals
yours = Your things
rail = Log and moves
prompt = What to do now
turns = Whose turn it is
your-turn = Your turn
thinking = thinking …
explanation = Explanation
choose-one = Choose one
log = Log
moves = Moves
score = Score
filter = Filter
to-ply = To decision { $ply }
undo = Undo
confirm = Confirm
confirm-question = { $move }?
standing = Standing
as-far-as-known = as far as you can know
