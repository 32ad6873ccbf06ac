import type { MiddlewareHandler } from 'hono';
import { bearerToken, hashToken } from '../subjects/sessions/tokens.ts';
import { Refusal } from './Refusal.ts';
import type { ApiEnv } from './route.ts';
import type { Services } from './Services.ts';

/** Whose calls are counted together. */
export interface CallerKeys {
  /** A hash of the token, whether it is a good one or not; `null` when the call brings none. Never the token itself. */
  token: string | null;
  /** The address or network that the call comes from. */
  address: string;
}
/** A call may go on, or its caller must wait, and for which of the two counts. */
export type Admission =
  | { allowed: true }
  | { allowed: false; by: 'token' | 'address'; retryAfterSeconds: number };

/** Counts a call and says whether it may go on. */
export type Admit = (keys: CallerKeys) => Promise<Admission>;

/** For hosts that serve nobody but themselves: stories, tests, measurements. */
export const admitAll: Admit = async () => ({ allowed: true });

/** Stops a caller that asks too often, before anything is read or looked up for it. */
export function admission({ admit, clientAddress }: Services): MiddlewareHandler<ApiEnv> {
  return async (context, next) => {
    const request = context.req.raw;
    const token = bearerToken(request.headers.get('authorization'));
    const verdict = await admit({
      token: token === null ? null : hashToken(token),
      address: clientAddress(request, context.env),
    });
    if (!verdict.allowed) {
      throw new Refusal(429, {
        headers: { 'retry-after': String(verdict.retryAfterSeconds) },
      });
    }
    await next();
  };
}
