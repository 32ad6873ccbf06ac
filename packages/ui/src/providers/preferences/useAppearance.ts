import type { Preferences } from '@rpm/domain';
import { useLayoutEffect } from 'react';

/**
 * Draws the whole page in the user's theme and text size while somebody is logged in, before the first paint. Nothing
 * of it is left afterwards: the log in page follows the device. A theme that somebody else sets on the root meanwhile,
 * as the toolbar of Storybook does, stays.
 */
export function useAppearance({ theme, textSize }: Pick<Preferences, 'theme' | 'textSize'>) {
  useLayoutEffect(() => (theme === 'system' ? undefined : setOnRoot('theme', theme)), [theme]);
  useLayoutEffect(() => (textSize === 'normal' ? undefined : setOnRoot('textSize', textSize)), [textSize]);
}

/** @returns what puts it back as it was, unless it has been changed since */
function setOnRoot(name: 'theme' | 'textSize', value: string): () => void {
  const { dataset } = document.documentElement;
  const before = dataset[name];
  dataset[name] = value;
  return () => {
    if (dataset[name] !== value) return;
    if (before === undefined) delete dataset[name];
    else dataset[name] = before;
  };
}
