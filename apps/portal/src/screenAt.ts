import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import { lazyScreen } from './lazyScreen.ts';

/** A screen and the paths at which it stands; `load` asks for its code before it is drawn. */
export const screenAt = <M, P extends object>(
  paths: readonly string[],
  load: () => Promise<M>,
  pick: (module: M) => ComponentType<P>,
) => ({ paths, load, Screen: lazyScreen(load, pick) });

interface Loadable {
  paths: readonly string[];
  load: () => Promise<unknown>;
}

/** The screen of a table that stands at an address; `undefined` when none does. */
export const screenOf = (screens: readonly Loadable[], pathname: string) =>
  screens.find(({ paths }) => paths.some((path) => matchPath({ path, caseSensitive: true }, pathname)));
