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
    const bearer = bearerToken(request.headers.get('authorization'));
    const token = bearer === null ? null : hashToken(bearer);
    const verdict = await admit({ token, address: clientAddress(request, context.env) });
    if (!verdict.allowed) {
      throw new Refusal(429, {
        headers: { 'retry-after': String(verdict.retryAfterSeconds) },
      });
    }
    await next();
    if (token !== null && context.res.status < 500) admit.hear?.(token, context.var.session !== null);
  };
}
