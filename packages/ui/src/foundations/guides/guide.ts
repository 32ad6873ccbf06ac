/** What a designer must know of a component beside its props: `guide.ts` in its folder. */
export interface Guide {
  /** Its parts from the outside in, or in reading order: the name of each, and what it is. */
  parts: Readonly<Record<string, string>>;
  /** What to do with it. */
  does: readonly string[];
  /** What not to do, and what to take instead. */
  donts: readonly string[];
}
