import { guardedRoutes, type SharedPart } from '@rpm/domain';

const [path] = guardedRoutes.friendsTimeline.paths;

/** The views of what one person shares, in their order, and the part that each needs; the timeline has something of any. */
const views = [
  { view: 'timeline', part: null },
  { view: 'summary', part: 'records' },
  { view: 'notes', part: 'notes' },
  { view: 'files', part: 'files' },
] as const satisfies readonly { view: string; part: SharedPart | null }[];
export type FriendView = (typeof views)[number]['view'];

/** The views that the parts of a share open. What is not shared is absent. @see behaviour R20 */
export const viewsOf = (parts: readonly SharedPart[]): FriendView[] =>
  views.filter(({ part }) => part === null || parts.includes(part)).map(({ view }) => view);

/** The view that an address asks for; the timeline, where it is not shared or there is none. */
export const viewAt = (asked: string | null, parts: readonly SharedPart[]): FriendView =>
  viewsOf(parts).find((each) => each === asked) ?? 'timeline';

/** Where a view of somebody's record is found: by opaque ids alone. */
export function friendPath(userId: string, view: FriendView, more: Record<string, string> = {}): string {
  const query = new URLSearchParams({ friend: userId, ...(view !== 'timeline' && { view }), ...more });
  return `${path}?${query}`;
}
