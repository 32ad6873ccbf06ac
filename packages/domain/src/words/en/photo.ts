import { english } from '../english.ts';

/** The sentences about one's own photo. Apart from `messages`, so that only its page loads them. All are ours. */
export const photoWords = english({
  loading: {
    failed: 'Could not load your photo. Try again.',
    tookTooLong: 'Loading your photo took too long. Try again.',
  },
  /** What a toast about it is about. */
  name: 'Photo',
  change: 'Change Photo',
  remove: 'Remove Photo',
  putBack: 'Put Photo Back',
  undo: 'Undo',
  hint: 'JPEG, PNG or WebP, up to {megabytes} MB. Where and when it was taken is not kept.',
  saving: {
    busy: 'Saving...',
    done: 'Your photo was saved.',
  },
  removing: {
    busy: 'Removing...',
    done: 'Your photo was removed.',
  },
  tooLarge: 'This picture is larger than {megabytes} MB. Choose a smaller one.',
  wrongKind: 'This is not a JPEG, PNG or WebP picture. Choose another one.',
  unreadable: 'This picture cannot be read: it may be damaged or too large. Choose another one.',
  /** The code that reads pictures did not come. */
  notPrepared: 'The picture could not be read now. Check the connection and try again.',
});
