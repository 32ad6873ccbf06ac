import { english } from '../english.ts';

/** The sentences of everything that is saved, sent or changed. */

export const taskWords = english({
  offline: "You're offline. Try again when you're back online.",
  /** Behaviour 1a, timeout: only the server knows what became of it. */
  unconfirmed: "We couldn't confirm that this worked. Check what you see here before you try again.",
  failed: "That didn't work. Try again.",
  /** In a PDF, in place of a name in Arabic or Chinese. */
  unprintable: '[letters that this PDF cannot show]',
  /** For who has left the screen: `name` says what it is about. */
  about: '{name}: {sentence}',
});
