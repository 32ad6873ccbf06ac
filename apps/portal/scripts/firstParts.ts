import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RoleTitle, RouteName } from '@rpm/domain';

/** Paths of the list are told from here. */
export const repository = join(import.meta.dirname, '../../..');
/** Written by `npm run parts -w @rpm/portal`. */
export const firstPartsFile = join(import.meta.dirname, 'firstParts.json');

/** Who opens a page. */
export type Visitor = RoleTitle | 'guest';

/** For each page, and whoever may open it, the modules that it asks for by itself as soon as it is there. */
export type FirstParts = Partial<Record<RouteName, Partial<Record<Visitor, readonly string[]>>>>;

/** As it was written last. */
export const readFirstParts = (): FirstParts => JSON.parse(readFileSync(firstPartsFile, 'utf8'));

/** What stands in both lists. */
export const inBoth = (one: readonly string[], other: readonly string[]): string[] =>
  one.filter((each) => other.includes(each));
