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

const budgets: Readonly<Record<RouteKind, number>> = { public: 87_800, account: 97_100, guarded: 137_300 };

/** How many times its budget a page of many files may load for the sake of fewer of them. @see ADR 76 */
const forFewerFiles = 1.02;

/** What a cold visit of a page may load, in bytes of compressed JavaScript. */
export function budgetOf(name: RouteName): number {
  const budget = (routes as Readonly<Record<RouteName, Route>>)[name].budget ?? budgets[kindOf(name)];
  return kindOf(name) === 'guarded' ? budget * forFewerFiles : budget;
}
