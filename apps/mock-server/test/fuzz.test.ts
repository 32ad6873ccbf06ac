import { expect, test } from 'vitest';
import { canaryWorld, runFuzz } from './fuzz/run.ts';
import { makeStore } from './stores.ts';

/** Requests for all stores; `npm run test:fuzz` sends more. Memory is quicker and takes the greater part. */
const all = Number(process.env.FUZZ_RUNS ?? 5000);
const firstSeed = Number(process.env.FUZZ_SEED ?? 20_261_120);
/**
 * Requests upon one world, each upon what the ones before have left; then comes a new one with a seed of its own. In one
 * that goes on, accesses end and records are erased until nearly all is refused, and what is left only grows.
 */
const ofOneWorld = 4000;

const worldsOf = (kind: 'memory' | 'postgres', runs: number) => {
  const count = Math.ceil(runs / ofOneWorld);
  return Array.from({ length: count }, (_, at) => ({
    ...{ kind, seed: firstSeed + at, runs: Math.ceil((runs - at) / count) },
  }));
};
const worlds = [...worldsOf('memory', Math.ceil(all * 0.7)), ...worldsOf('postgres', Math.floor(all * 0.3))];
/** How often each status was answered, by all of the worlds of a store. */
const answered = { memory: new Map<number, number>(), postgres: new Map<number, number>() };

test.each(worlds)(
  'generated requests of five principals find no failure, no surprise and nothing of another clinic in $kind ($runs from $seed)',
  async ({ kind, runs, seed }) => {
    const store = await makeStore(kind, canaryWorld());
    for (const [status, times] of await runFuzz(store, { runs, seed }))
      answered[kind].set(status, (answered[kind].get(status) ?? 0) + times);
  },
  ofOneWorld * 60 + 60_000,
);

test.each(['memory', 'postgres'] as const)(
  'of the requests to %s many were right and many were wrong',
  (kind) => {
    const sent = [...answered[kind].values()].reduce((sum, times) => sum + times, 0);
    const share = (status: number) => (answered[kind].get(status) ?? 0) / sent;
    expect(share(200)).toBeGreaterThan(0.15);
    for (const status of [400, 403, 404]) expect(share(status), String(status)).toBeGreaterThan(0.03);
  },
);
