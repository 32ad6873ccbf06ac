import type { AnyEndpoint } from '@rpm/api-client';
import { fn } from 'storybook/test';

/** What a story can ask afterwards. Cleared before each story. */
export const seen = {
  /** Each call of the page: `'GET /api/…?…'`, and the body when there is one. What the frame reads for itself is none. */
  call: fn(),
  /** Each line that the client logged (ERR-03). */
  log: fn(),
  /** The user logged out (NAV-08). */
  logOut: fn(),
  /** The user goes on with another session (F12). */
  change: fn(),
  /** The server said what the clinic of the user is called by now (F1). */
  user: fn(),
  /** The user was idle too long (SES-04). */
  timeOut: fn(),
  /** The server said that the session is over (behaviour 1a, 401). */
  sessionEnded: fn(),
};

/** What a line of a call begins with; a part of the address that is named in the table may be anything. */
const lineOf = ({ method, path }: AnyEndpoint) =>
  new RegExp(
    `^${method} ${path.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(/:\w+/g, '[^/?]+')}(?![^?])`,
  );

/** The queries with which a call was asked, oldest first. */
export const queriesTo = (endpoint: AnyEndpoint): Record<string, string>[] =>
  seen.call.mock.calls
    .map(([line]) => String(line))
    .filter((line) => lineOf(endpoint).test(line))
    .map((line) => Object.fromEntries(new URLSearchParams(line.split('?')[1])));

/** The bodies with which a call was made, oldest first. */
export const bodiesTo = (endpoint: AnyEndpoint): unknown[] =>
  seen.call.mock.calls.filter(([line]) => lineOf(endpoint).test(String(line))).map(([, body]) => body);
