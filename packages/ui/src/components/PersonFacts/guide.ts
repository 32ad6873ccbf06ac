import type { Guide } from '../../foundations/guides/guide.ts';

/** Its parts, and how it is meant to be used. */
export const guide: Guide = {
  parts: {
    Avatar: 'Always there.',
    Name: 'The heading.',
    Detail: 'The email address.',
    Facts: 'What tells two people of one name apart.',
    Action: 'Optional.',
  },
  does: ['Show the date of birth among the facts.'],
  donts: ['Do not leave a missing fact out: it is drawn as a dash.'],
};
