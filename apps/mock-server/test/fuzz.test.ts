import { expect, test } from 'vitest';
import { canaryWorld, runFuzz } from './fuzz/run.ts';
import { makeStore } from './stores.ts';

/** Requests for all stores; `npm run test:fuzz` sends more. Memory is quicker and takes the greater part. */
const all = Number(process.env.FUZZ_RUNS ?? 5000);
const firstSeed = Number(process.env.FUZZ_SEED ?? 20_261_120);
/**
 * Requests upon one world, each upon what the ones before have left. The next begin with a new world and a seed of their
 * own: in one that only grows, a request costs the more the later it comes, and a million takes days.
 */
const ofOneWorld = 20_000;

const worlds = (
  [
    ['memory', Math.ceil(all * 0.7)],
    ['postgres', Math.floor(all * 0.3)],
  ] as const
).flatMap(([kind, runs]) =>
  Array.from({ length: Math.ceil(runs / ofOneWorld) }, (_, at) => ({
    kind,
    seed: firstSeed + at,
    runs: Math.min(ofOneWorld, runs - at * ofOneWorld),
  })),
);

test.each(worlds)(
  'generated requests of five principals find no failure, no surprise and nothing of another clinic in $kind ($runs from $seed)',
  async ({ kind, runs, seed }) => {
    const store = await makeStore(kind, canaryWorld());
    const statuses = await runFuzz(store, { runs, seed });
    // The requests are worth something only when many are right and many are wrong.
    const share = (status: number) => (statuses.get(status) ?? 0) / runs;
    expect(share(200)).toBeGreaterThan(0.15);
    for (const status of [400, 403, 404]) expect(share(status), String(status)).toBeGreaterThan(0.03);
  },
  ofOneWorld * 60 + 60_000,
);
