import { limits } from '@rpm/domain';
import type { IntentKey, IntentOutcome } from '../once.ts';

const keptMs = limits.idempotencyHours * 3_600_000;

/** Remembers intents in memory. */
export function memoryOnce(): <T>(intent: IntentKey, work: () => Promise<T>) => Promise<IntentOutcome<T>> {
  const done = new Map<string, { requestHash: string; answer: string; at: number }>();
  const running = new Set<string>();

  return async (intent, work) => {
    const name = JSON.stringify([intent.accountId, intent.call, intent.key]);
    const before = done.get(name);
    if (before && intent.at.getTime() - before.at < keptMs) {
      if (before.requestHash !== intent.requestHash) return { kind: 'reused' };
      return { kind: 'done', answer: JSON.parse(before.answer) };
    }
    if (running.has(name)) return { kind: 'running' };
    running.add(name);
    try {
      const answer = await work();
      done.set(name, {
        requestHash: intent.requestHash,
        answer: JSON.stringify(answer),
        at: intent.at.getTime(),
      });
      return { kind: 'done', answer };
    } finally {
      running.delete(name);
    }
  };
}
