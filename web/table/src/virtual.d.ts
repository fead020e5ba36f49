declare module "virtual:titles" {
  /** By game: how many can play, and its title and summary by language. */
  const titles: Readonly<
    Record<
      string,
      {
        readonly players: readonly [number, number];
        readonly words: Readonly<Record<string, { readonly title: string; readonly summary: string }>>;
      }
    >
  >;
  export default titles;
}
