import type { Guide } from '../../foundations/guides/guide.ts';

/** Its parts, and how it is meant to be used. */
export const guide: Guide = {
  parts: {
    Circle: '32 px for staff, 44 px for patients; 52 px at the head of a record, 80 px in the own profile.',
    'Photo or initials': 'The first letters of the name where there is no photo.',
  },
  does: ['Write the name beside it.'],
  donts: ['Do not use it alone to tell people apart: initials repeat.'],
};
