// What became of one of your games, in a few words.

import { outcomeOf, rivalsOf, type MyGame } from "../../table/archive/mygames";
import { say } from "../../words";

/** Your place, or who won where several people share the device; a dash where that is not known. */
export function outcomeText(game: MyGame): string {
  const outcome = outcomeOf(game);
  if (outcome) return outcome.won ? say("won") : say("place", { rank: outcome.rank, players: outcome.players });
  const winner = game.results.findIndex(({ rank }) => rank === 1);
  return winner < 0 ? "–" : say("you-lost", { name: game.seats[winner]?.name ?? "–" });
}

/** The others in words, as far as known here. */
export function rivalNames(game: MyGame): string {
  return rivalsOf(game)
    .map(({ kind, name }) => (kind === "open" ? say("open-seat") : name))
    .join(", ");
}
