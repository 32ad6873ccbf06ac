import fc from 'fast-check';
import { expect, test } from 'vitest';
import { boundsOfAll, searchedDates } from './dates.ts';

const zone = 'America/New_York';
const of = (written: string) => {
  const found = searchedDates(written, zone);
  return found && [found.start?.toISOString() ?? null, found.end?.toISOString() ?? null];
};

test.each([
  ['2026', '2026-01-01T05:00:00.000Z', '2027-01-01T04:59:59.999Z'],
  ['2026-12', '2026-12-01T05:00:00.000Z', '2027-01-01T04:59:59.999Z'],
  ['2026-11-20', '2026-11-20T05:00:00.000Z', '2026-11-21T04:59:59.999Z'],
  ['eq2026-03-08', '2026-03-08T05:00:00.000Z', '2026-03-09T03:59:59.999Z'],
  ['ge2026-11-20', '2026-11-20T05:00:00.000Z', null],
  ['le2026-11-20', null, '2026-11-21T04:59:59.999Z'],
  ['gt2026-11-20', '2026-11-21T05:00:00.000Z', null],
  ['sa2026-11-20', '2026-11-21T05:00:00.000Z', null],
  ['lt2026-11-20', null, '2026-11-20T04:59:59.999Z'],
  ['eb2026-11-20', null, '2026-11-20T04:59:59.999Z'],
  ['2026-11-20T09:00:00Z', '2026-11-20T09:00:00.000Z', '2026-11-20T09:00:00.999Z'],
  ['2026-11-20T09:00:00-05:00', '2026-11-20T14:00:00.000Z', '2026-11-20T14:00:00.999Z'],
  ['2026-11-20T09:00:00.250Z', '2026-11-20T09:00:00.250Z', '2026-11-20T09:00:00.250Z'],
  ['gt2026-11-20T09:00:00.250Z', '2026-11-20T09:00:00.251Z', null],
  ['2026-11-20T09:00', '2026-11-20T14:00:00.000Z', '2026-11-20T14:00:59.999Z'],
])('%s is from %s to %s, by the clock of the clinic (decided in 15)', (written, start, end) => {
  expect(of(written)).toEqual([start, end]);
});

test('what is no date is none, and nothing throws', () => {
  for (const bad of [
    '',
    'yesterday',
    '2026-13',
    '2026-02-30',
    'ne2026',
    '2026-11-20T',
    '2026-11-20T25:00:00Z',
  ])
    expect(searchedDates(bad, zone)).toBeNull();
  fc.assert(
    fc.property(fc.string(), (text) => {
      const found = searchedDates(text, zone);
      expect(found === null || !Number.isNaN(Number(found.start ?? found.end))).toBe(true);
    }),
  );
});

test('several dates hold together', () => {
  const day = (written: string) => searchedDates(written, zone) ?? {};
  expect(boundsOfAll([day('ge2026-11-01'), day('lt2026-11-20'), day('ge2026-11-05')])).toEqual({
    start: new Date('2026-11-05T05:00:00Z'),
    end: new Date('2026-11-20T04:59:59.999Z'),
  });
  expect(boundsOfAll([])).toEqual({});
});
