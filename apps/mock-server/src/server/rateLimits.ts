import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Admission, Admit } from '../api/Services.ts';

/** How many calls a minute are let through. */
export interface CallRates {
  /** Of one session. */
  perToken: number;
  /** Of one address: a whole clinic may stand behind it. */
  perAddress: number;
}

const windowSeconds = 60;
/** Tokens that are remembered as those of sessions; of more, the oldest are forgotten and heard of again. */
const rememberedTokens = 50_000;

/**
 * Counts the calls of a minute by token and by address.
 *
 * A call with the token of a session counts for that token alone; all others count for their address, those with an
 * unknown token apart from those without any. So whoever asks without a session, on the same guest network, uses up
 * nothing of those who work there (F11). Made-up tokens do not help: they are never heard to be live, and a full address
 * is seen before the token is counted, so they cannot fill the memory.
 *
 * The counts are this process's own: two servers side by side let twice as many through, and a restart begins anew.
 * That is enough against a client that runs wild. What must outlast a restart, the count of failed sign-ins, is kept in
 * the database.
 */
export function rateLimits({ perToken, perAddress }: CallRates): Admit {
  const tokens = new RateLimiterMemory({ points: perToken, duration: windowSeconds });
  const strangers = new RateLimiterMemory({ points: perAddress, duration: windowSeconds });
  const newcomers = new RateLimiterMemory({ points: perAddress, duration: windowSeconds });
  const live = new Set<string>();

  const admit: Admit = async ({ token, address }) => {
    const isLive = token !== null && live.has(token);
    const addresses = token === null ? strangers : newcomers;
    const soFar = isLive ? null : await addresses.get(address);
    if (soFar && soFar.remainingPoints <= 0) return refused('address', soFar);
    const tooMany = token === null ? null : await spend(tokens, token);
    if (tooMany) return refused('token', tooMany);
    const tooManyHere = isLive ? null : await spend(addresses, address);
    return tooManyHere ? refused('address', tooManyHere) : { allowed: true };
  };
  admit.hear = (token, isLive) => {
    live.delete(token);
    if (!isLive) return;
    live.add(token);
    const [oldest] = live;
    if (live.size > rememberedTokens && oldest !== undefined) live.delete(oldest);
  };
  return admit;
}

/** Counts one call. @returns `null` when there was room for it, else the state of the count */
async function spend(limiter: RateLimiterMemory, key: string): Promise<RateLimiterRes | null> {
  try {
    await limiter.consume(key);
    return null;
  } catch (state) {
    if (state instanceof RateLimiterRes) return state;
    throw state;
  }
}

const refused = (by: 'token' | 'address', { msBeforeNext }: RateLimiterRes): Admission => ({
  allowed: false,
  by,
  retryAfterSeconds: Math.max(1, Math.ceil(msBeforeNext / 1000)),
});
