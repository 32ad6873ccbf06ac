import { fn } from 'storybook/test';

/** What a story can ask afterwards. Cleared before each story. */
export const seen = {
  /** Each call: `'GET /api/…?…'`, and the body when there is one. */
  call: fn(),
  /** Each line that the client logged (ERR-03). */
  log: fn(),
  /** The user logged out (NAV-08). */
  logOut: fn(),
  /** The server said that the session is over (behaviour 1a, 401). */
  sessionEnded: fn(),
};
