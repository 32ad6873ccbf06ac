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

/**
 * Counts the calls of a minute by token and by address.
 *
 * The counts are this process's own: two servers side by side let twice as many through, and a restart begins anew.
 * That is enough against a client that runs wild. What must outlast a restart, the count of failed sign-ins, is kept in
 * the database.
 *
 * A call that its token's limit refuses is not counted against its address, so one wild client cannot shut out the
 * colleagues beside it. A full address is seen before the token is counted, so made-up tokens cannot fill the memory.
 */
export function rateLimits({ perToken, perAddress }: CallRates): Admit {
  const tokens = new RateLimiterMemory({ points: perToken, duration: windowSeconds });
  const addresses = new RateLimiterMemory({ points: perAddress, duration: windowSeconds });

  return async ({ token, address }) => {
    const soFar = await addresses.get(address);
    if (soFar && soFar.remainingPoints <= 0) return refused('address', soFar);
    const tooMany = token === null ? null : await spend(tokens, token);
    if (tooMany) return refused('token', tooMany);
    const tooManyHere = await spend(addresses, address);
    return tooManyHere ? refused('address', tooManyHere) : { allowed: true };
  };
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
