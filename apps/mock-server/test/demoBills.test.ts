import { expect, test } from 'vitest';
import { demoWorld } from '../src/seed/demo.ts';
import { billDemoMonth } from '../src/seed/demoBills.ts';
import { northside } from '../src/seed/index.ts';
import { makeStore } from './stores.ts';

test.each([
  ['2026-12-01T00:10:00Z', '2026-09', 'in New York it is November still'],
  ['2026-12-01T05:10:00Z', '2026-10', 'it is December there too'],
])('at %s the demo has closed %s: %s (SCR-04)', async (at, closed) => {
  const now = new Date(at);
  const store = await makeStore('memory', demoWorld(now));
  await billDemoMonth(store, now);
  const months = ['2026-08', '2026-09', '2026-10', '2026-11'];
  const found = await Promise.all(
    months.map(async (month) => ((await store.monthClosings.of(northside.clinicId, month)) ? month : null)),
  );
  expect(found.filter((month) => month !== null)).toEqual([closed]);
});
