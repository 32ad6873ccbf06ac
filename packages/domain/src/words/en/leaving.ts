import { english } from '../english.ts';

/** What is asked before a form is thrown away into which something was typed. None of it is fixed by the specification. */
export const leavingWords = english({
  discardTitle: 'Discard what you wrote?',
  discardReason: "It isn't saved.",
  keep: 'Keep Editing',
  discard: 'Discard',
});
