import { english } from '../english.ts';

/** The sentences about one's own photo. None of them is fixed by the specification. */
export const photoWords = english({
  loading: {
    failed: "Couldn't load your photo. Try again.",
    tookTooLong: 'Loading your photo took too long. Try again.',
  },
  /** What a toast about it is about. */
  name: 'Photo',
  change: 'Change Photo',
  remove: 'Remove Photo',
  putBack: 'Restore Photo',
  undo: 'Undo',
  hint: 'JPEG, PNG or WebP, up to {megabytes} MB. We remove the date and location from your photo.',
  saving: {
    busy: 'Saving…',
    done: 'Your photo was saved.',
  },
  removing: {
    busy: 'Removing…',
    done: 'Your photo was removed.',
  },
  tooLarge: 'This photo is larger than {megabytes} MB. Choose a smaller one.',
  wrongKind: "This isn't a JPEG, PNG or WebP photo. Choose another one.",
  unreadable: "We couldn't read this photo. It may be damaged or too large. Choose another one.",
  /** The code that reads pictures did not come. */
  notPrepared: "Couldn't open the photo. Check your connection and try again.",
});
