import { type EndpointName, endpoints } from '@rpm/api-client/calls';
import type { About, Row } from './verdicts.ts';

/** Who makes a call without a session. */
export type Open = 'public' | 'device' | 'signature';

/** Makes an interface extend the rows of a room. */
export type Rows<T> = T;

/**
 * Who may make which call about whom: the table of behaviour.md section 3. Each subject adds its rows in its `access.ts`,
 * or beside its routes; `docs/authorization.md` shows all of them. `public`: anybody; `device`: an activated device, about
 * its own patient; `signature`: a vendor, about the devices of its clinic.
 *
 * @public
 * @see behaviour.md section 3
 */
// biome-ignore lint/suspicious/noEmptyInterface: the subjects add to it.
export interface AccessTable {}

/** The whole table. A call without a row does not compile, and is not served. */
export type Access = AccessTable & Readonly<Record<EndpointName, Row | Open>>;

/** The calls that need a session. */
export type UserCall = {
  [N in EndpointName]: N extends keyof AccessTable ? (AccessTable[N] extends Row ? N : never) : never;
}[EndpointName];
/** What a call is about. */
export type AboutOf<N extends UserCall> = N extends keyof AccessTable
  ? AccessTable[N] extends { about: { what: infer W extends About['what'] } }
    ? W
    : null
  : null;

const tokenOf = (row: Row | Open) => {
  if (row === 'public') return 'none';
  return typeof row === 'string' ? row : 'session';
};

/**
 * Compares a row with the table of calls.
 *
 * @throws Error when a call has no row, or one that contradicts what token the client sends with it
 */
export function checkAccess(
  name: EndpointName,
  table: Readonly<Partial<Record<EndpointName, Row | Open>>>,
): void {
  const row = table[name];
  if (!row) throw new Error(`${name} is not in the authorization table.`);
  if (tokenOf(row) !== endpoints[name].token) {
    throw new Error(`${name}: the authorization table and the table of calls disagree on the token.`);
  }
}
