import { limits } from '@rpm/domain';
import type { Store } from '../../store/Store.ts';
import type { Account } from '../accounts/contract.ts';
import type { Session } from './contract.ts';
import { hashToken, newToken, type RandomBytes } from './tokens.ts';

const absoluteMs = limits.sessionAbsoluteHours * 3_600_000;
const renewEveryMs = limits.sessionRenewEverySeconds * 1000;

/** A session that is good at this moment, and whose it is. */
export interface LiveSession {
  tokenHash: string;
  account: Account;
}

/**
 * Whether the session may still be used: neither idle for too long nor too old.
 *
 * @param idleSeconds what its user has chosen and the clinic allows
 * @see behaviour R1, R5
 */
function isLive({ startedAt, lastSeenAt }: Session, idleSeconds: number, now: Date): boolean {
  const idleMs = (idleSeconds + limits.idleGraceSeconds) * 1000;
  return now.getTime() - lastSeenAt.getTime() < idleMs && now.getTime() - startedAt.getTime() < absoluteMs;
}

/** Starts a session and gives its token, which is kept nowhere. */
export async function startSession(
  store: Store,
  random: RandomBytes,
  accountId: string,
  now: Date,
): Promise<string> {
  const token = newToken(random);
  await store.sessions.add({ tokenHash: hashToken(token), accountId, startedAt: now, lastSeenAt: now });
  return token;
}

/**
 * The session of a token, renewed by this call.
 *
 * @returns `null` when there is none, or it is over; nobody is told which
 */
export async function liveSession(
  store: Store,
  token: string | null,
  now: Date,
): Promise<LiveSession | null> {
  if (token === null) return null;
  const tokenHash = hashToken(token);
  const found = await store.sessions.find(tokenHash);
  if (!found) return null;
  if (!isLive(found.session, found.idleSeconds, now)) {
    await store.sessions.end(tokenHash, now);
    return null;
  }
  if (now.getTime() - found.session.lastSeenAt.getTime() >= renewEveryMs) {
    await store.sessions.renew(tokenHash, now);
  }
  return { tokenHash, account: found.account };
}
