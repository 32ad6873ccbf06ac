import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CountedReadings, mostCriticalFirst, ReadingSummaries } from './readingSummary.ts';

const counts = (Critical: number | null, Cautious: number | null = 0) => ({
  total: 20,
  Normal: 1,
  Cautious,
  Critical,
});

describe('ReadingSummaries (API-06, behaviour R18)', () => {
  test('reads the counts of each name', () => {
    const answer = { 'Marigold Testpatient': { total: '18', Normal: 14, Cautious: '3', Critical: 1 } };
    expect(ReadingSummaries.parse(answer)).toEqual({
      patients: new Map([['Marigold Testpatient', { total: 18, Normal: 14, Cautious: 3, Critical: 1 }]]),
      unreadable: 0,
    });
  });

  test('names that mean something to the language are names', () => {
    const answer: unknown = JSON.parse(
      '{"__proto__":{"total":1},"constructor":{"total":2},"10":{"total":3},"toString":{"total":4}}',
    );
    const { patients, unreadable } = ReadingSummaries.parse(answer);
    expect(unreadable).toBe(0);
    expect([...patients].map(([name, { total }]) => [name, total])).toEqual([
      ['10', 3],
      ['__proto__', 1],
      ['constructor', 2],
      ['toString', 4],
    ]);
    expect(patients.get('hasOwnProperty')).toBeUndefined();
  });

  test('an unknown count is unknown, not zero; a bad row costs only itself', () => {
    const { patients, unreadable } = ReadingSummaries.parse({
      A: { total: null, Normal: 'many' },
      B: null,
      C: 7,
    });
    expect(patients).toEqual(new Map([['A', { total: null, Normal: null, Cautious: null, Critical: null }]]));
    expect(unreadable).toBe(2);
  });

  test.each([[[]], [null], ['x'], [7], [undefined]])('%j is no summary', (answer) => {
    expect(ReadingSummaries.safeParse(answer).success).toBe(false);
  });

  test('every name of the answer is either there or counted', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.anything()), (answer) => {
        const { patients, unreadable } = ReadingSummaries.parse(answer);
        expect(patients.size + unreadable).toBe(Object.keys(answer).length);
        for (const name of patients.keys()) expect(Object.hasOwn(answer, name)).toBe(true);
      }),
    );
  });
});

describe('CountedReadings (DDB-02)', () => {
  const row = { total: 1, Normal: 1, Cautious: 0, Critical: 0 };

  test('each name has its id, and the counts of all pages are numbers', () => {
    const answer: unknown = JSON.parse(
      '{"__proto__":{"total":1,"Normal":1,"Cautious":0,"Critical":0,"userId":"p-1"}}',
    );
    expect(CountedReadings.parse({ answer, rows: '10000', readings: '7' })).toEqual({
      patients: new Map([['__proto__', { ...row, userId: 'p-1' }]]),
      unreadable: 0,
      total: 10_000,
      totalReadings: 7,
    });
  });

  test.each([[null], ['many'], ['']])('a header that says %j is not known, not zero', (header) => {
    expect(CountedReadings.parse({ answer: { A: row }, rows: header, readings: header })).toEqual({
      patients: new Map([['A', { ...row, userId: null }]]),
      unreadable: 0,
      total: null,
      totalReadings: null,
    });
  });

  test.each([[[]], [null], ['x'], [undefined]])('%j is no table', (answer) => {
    expect(CountedReadings.safeParse({ answer, rows: '1', readings: '1' }).success).toBe(false);
  });
});

describe('mostCriticalFirst', () => {
  test('Critical, then Cautious, then the name; unknown last', () => {
    const patients = new Map([
      ['Unknown', counts(null)],
      ['B', counts(0, 5)],
      ['D', counts(0, 5)],
      ['A', counts(0, 5)],
      ['Some', counts(3)],
      ['Most', counts(9, null)],
      ['Half', counts(3, null)],
    ]);
    expect(mostCriticalFirst({ patients }).map(([name]) => name)).toEqual([
      'Most',
      'Some',
      'Half',
      'A',
      'B',
      'D',
      'Unknown',
    ]);
  });

  test('shows the same order whatever the order of the answer, and loses nobody', () => {
    const rows = fc.uniqueArray(
      fc.tuple(fc.string(), fc.record({ Critical: fc.nat(2), Cautious: fc.nat(2) })),
      {
        selector: ([name]) => name,
      },
    );
    fc.assert(
      fc.property(rows, (list) => {
        const sorted = (entries: typeof list) =>
          mostCriticalFirst({
            patients: new Map(entries.map(([name, each]) => [name, counts(each.Critical, each.Cautious)])),
          });
        expect(sorted(list)).toHaveLength(list.length);
        expect(sorted(list.toReversed())).toEqual(sorted(list));
      }),
    );
  });
});
