import type { Guide } from '../../foundations/guides/guide.ts';

/** Its parts, and how it is meant to be used. */
export const guide: Guide = {
  parts: {
    Label: 'What is counted.',
    Number: '0, or a dash when it is not known.',
    Note: 'Beside the number. Optional.',
    'Try Again': 'After a failure.',
  },
  does: ['Tell zero, unknown and loading apart: it does so when it is given null, or `isLoading`.'],
  donts: ['Do not show a note when its data is not there.'],
};
