import type { Guide } from '../../foundations/guides/guide.ts';

/** Its parts, and how it is meant to be used. */
export const guide: Guide = {
  parts: {
    Legend: 'The bands and the shapes.',
    Panel: 'One for each parameter, over one axis of time.',
    Bands: 'Normal plain, Cautious hatched, Critical cross hatched.',
    Points: 'Ring, triangle, octagon.',
    Cursor: 'By pointer or arrow keys; says one reading.',
  },
  does: [
    'Have the same readings as a table beside it.',
    'Keep arrays outside the component, or memoise them.',
  ],
  donts: [
    'Do not join points over a long silence: nobody measured there.',
    'Do not recolor old points when limits change.',
  ],
};
