import { guardedRoutes } from './guardedRoutes.ts';
import { accountRoutes, publicRoutes } from './openRoutes.ts';
import type { Route } from './route.ts';

/** The one table of pages. Its three parts are files of their own, because a page to read loads only the first two. */
export const routes = { ...publicRoutes, ...accountRoutes, ...guardedRoutes };

/** The name of a page that exists. */
export type RouteName = keyof typeof routes;

/** Paths that anybody may open. Everything else goes through the guard. @see RTE-01 */
export const publicPaths: readonly string[] = Object.values({ ...publicRoutes, ...accountRoutes }).flatMap(
  ({ paths }) => [...paths],
);

/** What is loaded beside the screen: nothing for a page to read, the calls for one of an account, and the frame behind the guard. */
export type RouteKind = 'public' | 'account' | 'guarded';

/** Of which kind a page is. */
export const kindOf = (name: RouteName): RouteKind =>
  name in publicRoutes ? 'public' : name in accountRoutes ? 'account' : 'guarded';

/** What a cold visit of a page may cost. */
export interface Gates {
  /** JavaScript over the wire with its headers, in bytes. */
  readonly scriptBytes: number;
  readonly requests: number;
  /** How many things come one after the other: the page, what it names, what that asks for, and so on. */
  readonly steps: number;
  /** Tasks of more than 50 ms. */
  readonly longTasks: number;
}

const gatesOfKind: Readonly<Record<RouteKind, Gates>> = {
  public: { scriptBytes: 91_500, requests: 12, steps: 3, longTasks: 4 },
  account: { scriptBytes: 101_000, requests: 12, steps: 2, longTasks: 4 },
  guarded: { scriptBytes: 173_500, requests: 31, steps: 4, longTasks: 6 },
};

/** What a cold visit of a page may cost: what pages of its kind may, or what the page itself says. */
export function gatesOf(name: RouteName): Gates {
  const gates = gatesOfKind[kindOf(name)];
  const { budget: scriptBytes = gates.scriptBytes, requests = gates.requests } = (
    routes as Readonly<Record<RouteName, Route>>
  )[name];
  return { ...gates, scriptBytes, requests };
}
