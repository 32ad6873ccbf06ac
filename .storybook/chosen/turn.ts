/** In how many runs the looks of a story that is not of the gate come once. */
export const shares = 12;
/** In how many runs axe is asked of a screen on a phone once. */
export const phoneShares = 24;

/**
 * Whose turn it is at a commit: one clone says the same as another, and one commit's share is not the next one's.
 *
 * @param commit hexadecimal
 * @param of how many turns there are
 */
export const turnOf = (commit: string, of = shares): number => Number.parseInt(commit.slice(0, 8), 16) % of;

/**
 * Those whose turn it is in a run that tries a part.
 *
 * @param turn as `npm test` says it: `0/3`, counted from 0; left out: all
 */
export function inTurn<Item>(items: readonly Item[], turn: string | undefined): Item[] {
  if (turn === undefined) return [...items];
  const [at = 0, of = 1] = turn.split('/').map(Number);
  return items.filter((_, place) => place % of === at);
}

/** A story, as far as it matters on which widths axe is asked of it. */
interface Screen {
  id: string;
  title: string;
  tags?: readonly string[];
}

/** Whether it is run on a phone anyway, or has the one width of paper. */
const hasOneWidth = ({ tags = [] }: Screen) =>
  tags.includes('paper') || tags.some((tag) => /^w\d+$/.test(tag) && Number(tag.slice(1)) < 768);

/**
 * The stories of screens of which axe is asked on a phone too: those that are run on a desk.
 *
 * @param said `all`, or the number of the share whose turn it is; left out: none
 * @returns their ids
 */
export function askedOnPhone(stories: readonly Screen[], said: string | undefined): Set<string> {
  if (said === undefined) return new Set();
  const wide = stories.filter((each) => each.title.startsWith('Screens/') && !hasOneWidth(each));
  const meant = said === 'all' ? wide : wide.filter((_, at) => at % phoneShares === Number(said));
  return new Set(meant.map(({ id }) => id));
}
