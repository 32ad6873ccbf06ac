import { expect, test } from 'vitest';
import { zonesAfterMove } from './zones.ts';

test('each move adds a zone, and none of the earlier ones goes (SCR-04)', () => {
  const spell = (day: string, timeZone: string) => ({ from: new Date(`${day}T12:00:00Z`), timeZone });
  const home = spell('2026-01-01', 'America/New_York');
  const west = spell('2026-03-10', 'America/Los_Angeles');
  const back = spell('2026-06-01', 'America/New_York');
  const once = zonesAfterMove(null, home, west);
  expect(once).toEqual([home, west]);
  expect(zonesAfterMove(once, west, back)).toEqual([home, west, back]);
});
