import { expect, test } from 'vitest';
import { canaryWorld, runFuzz } from './fuzz/run.ts';
import { makeStore } from './stores.ts';

/** Requests for each store; `npm run test:fuzz` sends more. Memory is quicker and takes the greater part. */
const all = Number(process.env.FUZZ_RUNS ?? 5000);
const runsOn = { memory: Math.ceil(all * 0.7), postgres: Math.floor(all * 0.3) };
const seed = Number(process.env.FUZZ_SEED ?? 20_261_120);

test.each(['memory', 'postgres'] as const)(
  'generated requests of five principals find no failure, no surprise and nothing of another clinic in %s',
  async (kind) => {
    const store = await makeStore(kind, canaryWorld());
    const statuses = await runFuzz(store, { runs: runsOn[kind], seed });
    // The requests are worth something only when many are right and many are wrong.
    const share = (status: number) => (statuses.get(status) ?? 0) / runsOn[kind];
    expect(share(200)).toBeGreaterThan(0.15);
    for (const status of [400, 403, 404]) expect(share(status), String(status)).toBeGreaterThan(0.03);
  },
  all * 60 + 60_000,
);
