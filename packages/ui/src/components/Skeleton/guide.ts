import type { Guide } from '../../foundations/guides/guide.ts';

/** Its parts, and how it is meant to be used. */
export const guide: Guide = {
  parts: {
    Block: 'In place of one value, about as wide.',
  },
  does: [
    'Keep heads and titles real; only values are blocks.',
    'Put it into a container with `aria-busy` (`Loaded` does it).',
  ],
  donts: ['Do not use it for what failed, or for what is empty.'],
};
