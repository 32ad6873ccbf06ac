import { limits } from '@rpm/domain';
import type { Store } from '../../store/Store.ts';
import type { Account } from '../accounts/contract.ts';
import type { NewSession, Session } from './contract.ts';
import { isLive } from './live.ts';
import { hashToken, newToken, type RandomBytes } from './tokens.ts';

const renewEveryMs = limits.sessionRenewEverySeconds * 1000;

/** A session that is good at this moment, and whose it is. */
export interface LiveSession
  extends Pick<Session, 'tokenHash' | 'startedAt' | 'confirmedAt' | 'needsSetUp' | 'browser' | 'system'> {
  account: Account;
  /** The account that logs in; another one than `account` when the session speaks for the patient of a further clinic. */
  loginId: string;
  /** Of the clinic of `account`. */
  timeZone: string;
}

/** Starts a session and gives its token, which is kept nowhere. */
export async function startSession(
  store: Store,
  random: RandomBytes,
  {
    accountId,
    now,
    ...of
  }: { now: Date } & Pick<NewSession, 'accountId' | 'needsSetUp' | 'browser' | 'system'>,
): Promise<string> {
  const token = newToken(random);
  await store.sessions.add({
    ...of,
    accountId,
    tokenHash: hashToken(token),
    startedAt: now,
    lastSeenAt: now,
  });
  return token;
}

/**
 * The session of a token, renewed by this call.
 *
 * @param isRenewed `false` for a call that nobody makes by hand
 * @returns `null` when there is none, or it is over; nobody is told which
 */
export async function liveSession(
  store: Store,
  token: string | null,
  now: Date,
  isRenewed = true,
): Promise<LiveSession | null> {
  if (token === null) return null;
  const tokenHash = hashToken(token);
  const found = await store.sessions.find(tokenHash);
  if (!found) return null;
  if (!isLive(found.session, found.idleSeconds, now)) {
    await store.sessions.end(tokenHash, now);
    return null;
  }
  if (isRenewed && now.getTime() - found.session.lastSeenAt.getTime() >= renewEveryMs) {
    await store.sessions.renew(tokenHash, now);
  }
  const { accountId: _, lastSeenAt: __, ...session } = found.session;
  const { account, loginId, timeZone } = found;
  return { ...session, account, loginId, timeZone };
}
