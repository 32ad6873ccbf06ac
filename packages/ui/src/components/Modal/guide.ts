import type { Guide } from '../../foundations/guides/guide.ts';

/** Its parts, and how it is meant to be used. */
export const guide: Guide = {
  parts: {
    Scrim: 'Covers the page.',
    Box: '420 to 960 px; on a phone a sheet from the bottom.',
    Layer: 'Of dialogs, or over all of them for the session.',
  },
  does: ['Use Dialog or AlertDialog, which are built on it.'],
  donts: ['Do not use it in a screen.'],
};
