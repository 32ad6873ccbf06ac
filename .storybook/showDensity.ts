import type { StoryGlobals } from './globals.ts';

let watch: MutationObserver | undefined;

/** Shows the page in a density. One that the toolbar names stays, though the frame of a page sets that of its reader. */
export function showDensity({ density, isDensityNamed }: StoryGlobals): void {
  watch?.disconnect();
  const root = document.documentElement;
  root.dataset.density = density;
  if (!isDensityNamed) return;
  watch = new MutationObserver(() => {
    if (root.dataset.density !== density) root.dataset.density = density;
  });
  watch.observe(root, { attributeFilter: ['data-density'] });
}
