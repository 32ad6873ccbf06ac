import type { MiddlewareHandler } from 'hono';
import type { ApiEnv } from './ApiEnv.ts';
import { Refusal } from './Refusal.ts';
import type { Services } from './Services.ts';

/**
 * Answers 503 when a call takes too long, its body included, so that no caller is left without an answer. What the
 * call has begun in the database is not undone: it ends by the database's own limit.
 */
export function deadline({ answerWithinMs }: Services): MiddlewareHandler<ApiEnv> {
  return async (_context, next) => {
    let alarm: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      alarm = setTimeout(() => reject(new Refusal(503)), answerWithinMs);
    });
    try {
      await Promise.race([next(), late]);
    } finally {
      clearTimeout(alarm);
    }
  };
}
