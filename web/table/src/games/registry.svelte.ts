// The games there are: those of the house, as they were when the page was built, and whatever else a server has.

import listed from "../../../generated/games.json";
import type { Heading } from "../../../generated/wire";
import { server } from "../table/resources/server";
import { settings } from "../table/storage/settings.svelte";

/** What is known of a game before anything of it is loaded. */
interface Entry {
  readonly players: readonly number[]; // fewest, most
  readonly words: Readonly<Record<string, Heading>>; // by language
}

class Registry {
  private entries = $state.raw<Readonly<Record<string, Entry>>>(listed);

  get names(): readonly string[] {
    return Object.keys(this.entries);
  }

  /** The games of the house. */
  readonly own: readonly string[] = Object.keys(listed);

  /** Title and summary of a game in the language that is set, else in English. */
  heading(game: string): Heading {
    const words = this.entries[game]?.words ?? {};
    return words[settings.language] ?? words.en ?? { title: game, summary: "" };
  }

  /** The title without the name of its series. */
  brief(game: string): string {
    return this.heading(game)
      .title.split(/[:：]\s*/)
      .at(-1)!;
  }

  /** The fewest and the most who can play. */
  players(game: string): readonly [number, number] {
    const [fewest = 2, most = 4] = this.entries[game]?.players ?? [];
    return [fewest, most];
  }

  /** Ask the server for games that are not of the house. */
  async meet(): Promise<void> {
    const others = (await server.games()).filter(({ name }) => !(name in this.entries));
    const met = Object.fromEntries(
      others.map(({ name, players, words }): [string, Entry] => [name, { players, words }]),
    );
    if (others.length) this.entries = { ...this.entries, ...met };
  }
}

export const registry = new Registry();
