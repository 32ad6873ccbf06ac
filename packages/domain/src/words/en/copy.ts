import { english } from '../english.ts';

/** What is said around a text that is copied. */
export const copyWords = english({
  copy: 'Copy',
  copied: 'Copied.',
  failed: "Couldn't copy. Select the text and copy it.",
});
