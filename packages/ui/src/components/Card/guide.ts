import type { Guide } from '../../foundations/guides/guide.ts';

/** Its parts, and how it is meant to be used. */
export const guide: Guide = {
  parts: {
    Head: 'Title, a note beside it, actions at its end.',
    Content: 'With padding, or flush for a table or a list.',
    Foot: 'Under a rule. Optional.',
  },
  does: ['Give each card one subject and a title that names it.', 'Make it flush when a table fills it.'],
  donts: ['Do not put a card into a card.', 'Do not give it a shadow: at rest nothing has one.'],
};
