import { limits } from '@rpm/domain';
import type { Session } from './contract.ts';

const absoluteMs = limits.sessionAbsoluteHours * 3_600_000;

/**
 * Whether the session may still be used: neither idle for too long nor too old.
 *
 * @param idleSeconds what its user has chosen and the clinic allows
 * @see behaviour R1, R5
 */
export function isLive(
  { startedAt, lastSeenAt }: Pick<Session, 'startedAt' | 'lastSeenAt'>,
  idleSeconds: number,
  now: Date,
): boolean {
  const idleMs = (idleSeconds + limits.idleGraceSeconds) * 1000;
  return now.getTime() - lastSeenAt.getTime() < idleMs && now.getTime() - startedAt.getTime() < absoluteMs;
}

/** As they are listed. */
export const newestSessionFirst = (a: Session, b: Session) =>
  b.lastSeenAt.getTime() - a.lastSeenAt.getTime() || (a.tokenHash < b.tokenHash ? -1 : 1);
