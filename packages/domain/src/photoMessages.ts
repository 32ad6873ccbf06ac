import { limits } from './limits.ts';

const largest = `${limits.photoSourceMaxBytes / 1_000_000} MB`;

/** The sentences about one's own photo. Apart from `messages`, so that only its page loads them. All are ours. */
export const photoMessages = {
  what: 'your photo',
  change: 'Change Photo',
  remove: 'Remove Photo',
  putBack: 'Put Photo Back',
  undo: 'Undo',
  hint: `JPEG, PNG or WebP, up to ${largest}. Where and when it was taken is not kept.`,
  saving: {
    busy: 'Saving...',
    done: 'Your photo was saved.',
    failed: 'Your photo was not saved. Try again.',
    notConfirmed: 'We could not confirm that your photo was saved. Try again.',
  },
  removing: {
    busy: 'Removing...',
    done: 'Your photo was removed.',
    failed: 'Your photo was not removed. Try again.',
    notConfirmed: 'We could not confirm that your photo was removed. Try again.',
  },
  tooLarge: `This picture is larger than ${largest}. Choose a smaller one.`,
  wrongKind: 'This is not a JPEG, PNG or WebP picture. Choose another one.',
  unreadable: 'This picture cannot be read: it may be damaged or too large. Choose another one.',
  /** The code that reads pictures did not come. */
  notPrepared: 'The picture could not be read now. Check the connection and try again.',
  offline: 'You are offline. Try again when the connection is back.',
} as const;
