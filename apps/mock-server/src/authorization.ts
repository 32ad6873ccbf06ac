import { type AnyEndpoint, endpoints } from '@rpm/api-client/endpoints';
import type { RoleKind } from '@rpm/domain';

/** Who may be at the other end of a call. `none`: without a session, or with one that is over, revoked or made up. */
export const principals = ['none', 'patient', 'provider', 'staff'] as const;
export type Principal = (typeof principals)[number];

export type EndpointName = keyof typeof endpoints;

const everyone = principals;
const signedIn = ['patient', 'provider', 'staff'] as const;
const clinicRoles = ['provider', 'staff'] as const;

/**
 * Who may make which call. What is not listed here is refused, and a call without a row is not even served.
 * Which clinic and whose data is decided where the call is answered, from the token.
 *
 * @see behaviour.md section 3
 */
export const access: Readonly<Record<EndpointName, readonly Principal[]>> = {
  login: everyone,
  logout: signedIn,
  keepAlive: signedIn,
  getAllottedDevicesByClinic: clinicRoles,
  updateDeviceOrderStatus: clinicRoles,
};

/**
 * The row of the table for a call.
 *
 * @throws Error when the call has no row, or one that contradicts whether the client sends a token with it
 */
export function accessOf(endpoint: AnyEndpoint): readonly Principal[] {
  const name = Object.entries(endpoints).find(([, each]) => each === endpoint)?.[0];
  const row = name === undefined ? undefined : access[name as EndpointName];
  if (!row) throw new Error(`${endpoint.method} ${endpoint.path} is not in the authorization table.`);
  if (row.includes('none') !== (endpoint.token === 'none')) {
    throw new Error(
      `${endpoint.path}: the authorization table and the table of calls disagree on the token.`,
    );
  }
  return row;
}

/** Whether a signed-in user of this kind may make the call. */
export const mayCall = (row: readonly Principal[], kind: RoleKind) => row.includes(kind);
