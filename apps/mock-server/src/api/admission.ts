import type { MiddlewareHandler } from 'hono';
import { bearerToken, hashToken } from '../subjects/sessions/tokens.ts';
import type { ApiEnv } from './ApiEnv.ts';
import { Refusal } from './Refusal.ts';
import type { Admit, Services } from './Services.ts';

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
