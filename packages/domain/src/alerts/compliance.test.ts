import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { daysBetween } from '../time/days.ts';
import { localDay } from '../time/localDay.ts';
import type { VitalKind } from '../vitals/vitals.ts';
import { complianceWords } from '../words/es/compliance.ts';
import {
  type ComplianceFacts,
  canReachDays,
  complianceChanges,
  complianceFindings,
  isAwayUntil,
} from './compliance.ts';

const zone = 'America/New_York';
/** Friday, November 20, 2026, ten in the morning in New York. */
const now = new Date('2026-11-20T15:00:00Z');
const quiet: ComplianceFacts = {
  timeZone: zone,
  activatedAt: null,
  lastReadingAt: null,
  awayUntil: null,
  handedOutAt: null,
  rangeEnds: [],
  dataDays: [],
  episodeEnds: [],
  consent: null,
  periodRule: 'calendarMonth',
};
const at = (text: string) => new Date(text);
const ends = (text: string, vital: VitalKind = 'Weight') => ({ vital, end: at(text) });
const days = (from: number, to: number, month = '2026-11') =>
  Array.from({ length: to - from + 1 }, (_, each) => `${month}-${String(from + each).padStart(2, '0')}`);
const kindsOf = (facts: Partial<ComplianceFacts>, silentDays = 3, when = now) =>
  complianceFindings({ ...quiet, ...facts }, silentDays, when).map(({ kind }) => kind);
const silentOf = (facts: Partial<ComplianceFacts>, silentDays = 3, when = now) =>
  complianceFindings({ ...quiet, ...facts }, silentDays, when).find(({ kind }) => kind === 'silent')?.day;

describe('silence (SCR-02)', () => {
  const active = { activatedAt: at('2026-10-15T15:00:00Z') };
  test.each([
    // Midnight in New York is 05:00 UTC: the day of the patient counts, not the day of UTC.
    ['2026-11-17T04:59:59Z', '2026-11-16'],
    ['2026-11-17T05:00:00Z', undefined],
    ['2026-11-20T14:00:00Z', undefined],
    ['2026-10-20T14:00:00Z', '2026-10-20'],
  ])('a last reading at %s is a silence since %s: three full days must lie between', (last, day) => {
    expect(silentOf({ ...active, lastReadingAt: at(last) })).toBe(day);
  });

  test.each([
    [3, '2026-11-16'],
    [4, undefined],
    [30, undefined],
  ])('after %d days, as the clinic has it: %s', (silentDays, day) => {
    expect(silentOf({ ...active, lastReadingAt: at('2026-11-16T15:00:00Z') }, silentDays)).toBe(day);
  });

  test('without a device in use nobody is silent; one that never measured is since its activation', () => {
    expect(silentOf({ lastReadingAt: at('2026-10-01T15:00:00Z') })).toBeUndefined();
    expect(silentOf(active)).toBe('2026-10-15');
    expect(silentOf({ activatedAt: at('2026-11-19T15:00:00Z') })).toBeUndefined();
  });

  test.each([
    ['2026-11-20', undefined],
    ['2026-12-01', undefined],
    ['2026-11-17', undefined],
    ['2026-11-16', '2026-11-16'],
    ['2026-09-01', '2026-11-10'],
  ])('away until %s, that day included: the count begins anew after it (%s)', (awayUntil, day) => {
    expect(silentOf({ ...active, lastReadingAt: at('2026-11-10T15:00:00Z'), awayUntil })).toBe(day);
  });

  test('for any zone and time: silent exactly when more than n days of the patient lie between', () => {
    const zones = ['America/New_York', 'Pacific/Auckland', 'Asia/Kathmandu', 'America/Santiago', 'UTC'];
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.date({ min: at('2026-01-01T00:00:00Z'), max: at('2027-12-31T00:00:00Z'), noInvalidDate: true }),
        fc.integer({ min: 0, max: 12 * 24 }),
        fc.integer({ min: 1, max: 10 }),
        (timeZone, last, hours, silentDays) => {
          const when = new Date(last.getTime() + hours * 3_600_000);
          const facts = { timeZone, activatedAt: last, lastReadingAt: last };
          const full = daysBetween(localDay(last, timeZone), localDay(when, timeZone)) - 1;
          expect(silentOf(facts, silentDays, when) !== undefined).toBe(full >= silentDays);
          // A full day is never shorter than the shortest day of the clocks.
          if (hours < silentDays * 23) expect(silentOf(facts, silentDays, when)).toBeUndefined();
          if (hours >= (silentDays + 1) * 25) expect(silentOf(facts, silentDays, when)).toBeDefined();
        },
      ),
    );
  });
});

test.each([
  ['2026-11-13T15:00:00Z', ['notActivated']],
  ['2026-11-14T04:59:59Z', ['notActivated']],
  ['2026-11-14T05:00:00Z', []],
])('a device handed out at %s should be activated after 7 days: %j', (handedOut, kinds) => {
  expect(kindsOf({ handedOutAt: at(handedOut) })).toEqual(kinds);
  expect(kindsOf({ handedOutAt: at(handedOut), awayUntil: '2026-11-20' })).toEqual([]);
});

test.each([
  ['2026-12-04T15:00:00Z', ['rangeEnds']],
  ['2026-12-04T15:00:01Z', []],
  ['2026-11-01T15:00:00Z', ['rangeEnds']],
  ['2126-11-20T15:00:00Z', []],
])('a range that ends at %s: %j, whether the patient is away or not', (end, kinds) => {
  expect(kindsOf({ rangeEnds: [ends('2126-01-01T00:00:00Z', 'HeartRate'), ends(end)] })).toEqual(kinds);
  if (kinds.length > 0)
    expect(complianceFindings({ ...quiet, rangeEnds: [ends(end)] }, 3, now)[0]?.vital).toBe('Weight');
  expect(kindsOf({ rangeEnds: [ends(end)], awayUntil: '2026-12-24' })).toEqual(kinds);
});

describe('the days of a month', () => {
  const active = { activatedAt: at('2026-10-15T15:00:00Z'), lastReadingAt: now };
  const short = (
    dataDays: readonly string[],
    when = '2026-11-20T15:00:00Z',
    more: Partial<ComplianceFacts> = {},
  ) =>
    complianceFindings({ ...quiet, ...active, dataDays, ...more }, 3, at(when)).find(
      ({ kind }) => kind === 'daysShort',
    )?.count;
  test.each([
    // On the 20th without a reading that day, 11 days are left.
    [days(1, 4), 4],
    [days(1, 7), 7],
    [days(1, 8), undefined],
    // With one that day, 10 are left.
    [[...days(1, 7), '2026-11-20'], 8],
    [[...days(1, 8), '2026-11-20'], undefined],
    // Days of the month before do not count.
    [[...days(1, 7), ...days(1, 31, '2026-10')], 7],
    [days(1, 16), undefined],
  ])('on the 20th %j: %s', (dataDays, count) => {
    expect(short(dataDays)).toBe(count);
  });
  test('a month that has its days is never short, and one whose device came in it does not count', () => {
    expect(short(days(1, 16), '2026-11-30T15:00:00Z')).toBeUndefined();
    expect(short(days(1, 15), '2026-11-30T15:00:00Z')).toBe(15);
    expect(short([], undefined, { activatedAt: at('2026-11-02T15:00:00Z') })).toBeUndefined();
    expect(short([], undefined, { activatedAt: at('2026-11-01T15:00:00Z') })).toBeDefined();
    expect(short([], undefined, { activatedAt: null })).toBeUndefined();
    expect(short([], undefined, { awayUntil: '2026-11-21' })).toBeUndefined();
  });
});

test.each([
  // On the 20th of November without a reading that day, 11 days are left; with one, 10.
  [5, '2026-11-20', false, true],
  [4, '2026-11-20', false, false],
  [6, '2026-11-20', true, true],
  [5, '2026-11-20', true, false],
  [15, '2026-11-30', false, true],
  [15, '2026-11-30', true, false],
  [16, '2026-11-30', true, true],
  [0, '2028-02-14', false, true],
  [0, '2027-02-14', false, false],
])('%i days by %s (a reading that day: %s) can still be 16: %s (SCR-02)', (days, today, hasToday, can) => {
  const until = `${today.slice(0, 8)}${today.includes('-02-') ? (today.startsWith('2028') ? 29 : 28) : 30}`;
  expect(canReachDays(days, { today, until }, hasToday)).toBe(can);
});

test('in Spanish the name of a vital begins its sentence, where it has a capital', () => {
  const about = { vital: 'Presión arterial', date: '1 de noviembre' };
  expect(complianceWords.rangeEnds(about)).toMatch(/^Presión arterial: /);
  expect(complianceWords.rangeEnded(about)).toMatch(/^Presión arterial: /);
});

describe('what findings change', () => {
  const silent = { kind: 'silent', day: '2026-11-16', until: null, count: null, vital: null } as const;
  const open = { alertId: 'a', ...silent, overAt: null, resolvedAt: null };
  test('nothing is opened twice, nothing closes by itself, and what comes again is the same alert', () => {
    expect(complianceChanges([], [silent], now)).toEqual({ opened: [silent], changed: [] });
    expect(complianceChanges([open], [silent], now)).toEqual({ opened: [], changed: [] });
    const over = {
      alertId: 'a',
      day: '2026-11-16',
      until: null,
      count: null,
      vital: null,
      overAt: now,
      event: 'over',
    };
    expect(complianceChanges([open], [], now)).toEqual({ opened: [], changed: [over] });
    const gone = { ...open, overAt: now };
    expect(complianceChanges([gone], [], now)).toEqual({ opened: [], changed: [] });
    const later = { ...silent, day: '2026-11-18' };
    const again = {
      alertId: 'a',
      day: '2026-11-18',
      until: null,
      count: null,
      vital: null,
      overAt: null,
      event: 'again',
    };
    expect(complianceChanges([gone], [later], now)).toEqual({ opened: [], changed: [again] });
    const moved = { ...again, event: null };
    expect(complianceChanges([open], [later], now)).toEqual({ opened: [], changed: [moved] });
  });

  test('what was resolved rests for 14 days, unless its cause is another one', () => {
    const resolved = (resolvedAt: string) => ({ ...open, resolvedAt: new Date(resolvedAt) });
    const later = { ...silent, day: '2026-11-18' };
    const rested = { opened: [silent], changed: [] };
    expect(complianceChanges([resolved('2026-11-20T14:00:00Z')], [silent], now)).toEqual({
      opened: [],
      changed: [],
    });
    expect(complianceChanges([resolved('2026-11-06T15:00:01Z')], [silent], now)).toEqual({
      opened: [],
      changed: [],
    });
    expect(complianceChanges([resolved('2026-11-06T15:00:00Z')], [silent], now)).toEqual(rested);
    expect(complianceChanges([resolved('2026-11-20T14:00:00Z')], [later], now)).toEqual({
      ...{ opened: [later], changed: [] },
    });
    expect(complianceChanges([resolved('2026-11-20T14:00:00Z')], [], now)).toEqual({
      opened: [],
      changed: [],
    });
  });
});

test('of several ranges that which ends first is told, of one moment the first by name; later ones are not (SCR-02)', () => {
  const [weight, pressure, pulse] = [
    ends('2026-11-25T12:00:00Z'),
    ends('2026-11-25T12:00:00Z', 'BloodPressure'),
    ends('2027-01-25T12:00:00Z', 'HeartRate'),
  ];
  const told = (...rangeEnds: ComplianceFacts['rangeEnds'][number][]) =>
    complianceFindings({ ...quiet, rangeEnds }, 3, now).map(({ kind, vital, day }) => [kind, vital, day]);
  const first = [['rangeEnds', 'BloodPressure', '2026-11-25']];
  expect(told(weight, pressure, pulse)).toEqual(first);
  expect(told(pulse, pressure, weight)).toEqual(first);
  expect(told(pressure, ends('2026-11-22T12:00:00Z'))).toEqual([['rangeEnds', 'Weight', '2026-11-22']]);
  expect(told(ends('2026-11-22T12:00:00Z'), pressure)).toEqual([['rangeEnds', 'Weight', '2026-11-22']]);
  expect(told(pulse)).toEqual([]);
});

test('an alert of one kind says nothing of another; what changed of one is told (SCR-02)', () => {
  const open = {
    ...({ alertId: 'a', kind: 'silent', day: '2026-11-10', until: null, count: null, vital: null } as const),
    ...{ overAt: null, resolvedAt: null },
  };
  const range = { kind: 'rangeEnds', day: '2026-11-10', until: null, count: null, vital: 'Weight' } as const;
  const { opened, changed } = complianceChanges([open], [range], now);
  expect(opened).toEqual([range]);
  expect(changed).toMatchObject([{ alertId: 'a', overAt: now, event: 'over' }]);
  const rested = { ...open, resolvedAt: at('2026-11-19T15:00:00Z') };
  expect(complianceChanges([rested], [range], now).opened).toEqual([range]);
  const short = { ...open, kind: 'daysShort', until: '2026-11-30', count: 3 } as const;
  const { alertId: _, overAt: _o, resolvedAt: _r, ...same } = short;
  expect(complianceChanges([short], [same], now).changed).toEqual([]);
  for (const other of [{ count: 4 }, { until: '2026-12-09' }])
    expect(complianceChanges([short], [{ ...same, ...other }], now).changed).toMatchObject([
      { ...other, event: null },
    ]);
  expect(
    complianceChanges([{ ...open, ...range }], [{ ...range, vital: 'HeartRate' }], now).changed,
  ).toMatchObject([{ vital: 'HeartRate', event: null }]);
});

test.each([
  ['2026-11-20', true],
  ['2027-02-20', true],
  ['2027-02-21', false],
  ['2026-08-20', true],
  ['2026-08-19', false],
])('a patient may say to be away until %s on November 20: %s', (day, isRight) => {
  expect(isAwayUntil(day, '2026-11-20')).toBe(isRight);
});
