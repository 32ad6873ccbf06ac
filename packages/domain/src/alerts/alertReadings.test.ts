import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Alert, alertKey } from './alert.ts';
import { type Breach, excessesOf, repetitionOf, takeIn } from './alertReadings.ts';

const now = new Date('2026-11-20T09:00:00Z');
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const subject = { patientId: 'p', vital: 'BloodPressure', parameter: 'systolic', side: 'high' } as const;
const breach = (over: Partial<Breach> = {}): Breach => ({
  ...subject,
  newAlertId: 'new',
  at: later(-60),
  receivedAt: now,
  serial: 'SN-1',
  value: 150,
  class: 'Cautious',
  limit: 139,
  rangeVersion: null,
  ...over,
});
const only = (alerts: readonly Alert[]): Alert => {
  const [alert] = alerts;
  if (!alert || alerts.length > 1) throw new Error(`One alert, not ${alerts.length}.`);
  return alert;
};
const open = (over: Partial<Breach> = {}) => only(takeIn([], [], [breach(over)], now).alerts);

describe('what opens, joins and raises an alert (SCR-02)', () => {
  test.each([
    ['BloodPressure', { systolic: 139, diastolic: 60 }, []],
    ['BloodPressure', { systolic: 140, diastolic: 80 }, [['systolic', 'high', 'Cautious', 139]]],
    [
      'BloodPressure',
      { systolic: 181, diastolic: 49 },
      [
        ['systolic', 'high', 'Critical', 180],
        ['diastolic', 'low', 'Critical', 50],
      ],
    ],
    ['BloodOxygen', { oxygenSaturation: 92 }, [['oxygenSaturation', 'low', 'Critical', 93]]],
    ['Weight', { weight: 400 }, []],
  ] as const)('%s %j', (vital, values, expected) => {
    const found = excessesOf(vital, values).map((each) => [
      each.parameter,
      each.side,
      each.class,
      each.limit,
    ]);
    expect(found).toEqual(expected);
  });

  test('the limit is that of the range in force, which says who set it', () => {
    const limits = {
      systolic: {
        min: { normal: 90, cautious: null, critical: null },
        max: { normal: 120, cautious: 130, critical: 140 },
      },
    };
    expect(excessesOf('BloodPressure', { systolic: 141, diastolic: 95 }, { limits, version: 3 })).toEqual([
      { parameter: 'systolic', value: 141, class: 'Critical', side: 'high', limit: 140, rangeVersion: 3 },
      { parameter: 'diastolic', value: 95, class: 'Cautious', side: 'high', limit: 89, rangeVersion: null },
    ]);
  });

  test('one alert for a patient, vital, parameter and side; all else opens another', () => {
    const given = [
      breach({ newAlertId: 'a' }),
      breach({ newAlertId: 'b', side: 'low' }),
      breach({ newAlertId: 'c', parameter: 'diastolic' }),
      breach({ newAlertId: 'd', patientId: 'q' }),
      breach({ newAlertId: 'e', at: later(-30) }),
    ];
    const { alerts, events } = takeIn([], [], given, now);
    expect(alerts.map(({ alertId, readings }) => [alertId, readings])).toEqual([
      ['a', 2],
      ['b', 1],
      ['c', 1],
      ['d', 1],
    ]);
    expect(events.map(({ alertId, kind }) => [alertId, kind])).toContainEqual(['a', 'joined']);
  });

  test.each([
    ['Acknowledged', 'Critical', 'Open'],
    ['Snoozed', 'Critical', 'Open'],
    ['Acknowledged', 'Cautious', 'Acknowledged'],
    ['Snoozed', 'Cautious', 'Snoozed'],
  ] as const)('%s, and a %s reading: %s; the owner stays', (state, judged, then) => {
    const snoozedUntil = state === 'Snoozed' ? later(9999) : null;
    const before = { ...open(), state, ownerId: 'her', snoozedUntil };
    const after = only(
      takeIn([before], [], [breach({ class: judged, value: 190, at: later(-1) })], later(5)).alerts,
    );
    expect(after).toMatchObject({ state: then, ownerId: 'her', class: judged, readings: 2 });
    expect(after.waitsSince).toEqual(judged === 'Critical' ? later(5) : now);
    expect(after.version).toBe(before.version + 1);
  });

  test('a higher value of the same class of a Critical alert wakes nobody', () => {
    const asleep = { ...open({ class: 'Critical' }), state: 'Snoozed' as const, snoozedUntil: later(99) };
    const after = only(
      takeIn([asleep], [], [breach({ class: 'Critical', value: 230, at: later(0) })], now).alerts,
    );
    expect(after).toMatchObject({ state: 'Snoozed', shown: { value: 230 } });
  });

  test('the class never falls, and what is shown is the newest of the worst', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            class: fc.constantFrom('Cautious' as const, 'Critical' as const),
            seconds: fc.integer({ min: -999, max: 0 }),
          }),
          { minLength: 1 },
        ),
        (given) => {
          let alert: Alert | undefined;
          for (const { class: judged, seconds } of given) {
            const next = only(
              takeIn(alert ? [alert] : [], [], [breach({ class: judged, at: later(seconds) })], now).alerts,
            );
            expect(next.alertId).toBe('new');
            if (alert?.class === 'Critical') expect(next.class).toBe('Critical');
            alert = next;
          }
          const worst = given.filter((each) => each.class === alert?.class).map(({ seconds }) => seconds);
          expect(alert?.shown.at).toEqual(later(Math.max(...worst)));
          const times = [...new Set(given.map(({ seconds }) => seconds))].sort((a, b) => a - b);
          expect([alert?.firstAt, alert?.secondAt, alert?.lastAt]).toEqual([
            later(times[0] ?? 0),
            times.length > 1 ? later(times[1] ?? 0) : null,
            later(times.at(-1) ?? 0),
          ]);
          expect(alert?.readings).toBe(given.length);
        },
      ),
    );
  });

  test.each([
    [-1, true],
    [0, true],
    [1, false],
  ])(
    'measured %i seconds from the resolution of the alert before: came later is %s',
    (seconds, cameLater) => {
      const previous = { ...subject, alertId: 'old', resolvedAt: later(-100) };
      const { alerts } = takeIn([], [previous], [breach({ at: later(-100 + seconds) })], now);
      expect(only(alerts)).toMatchObject({ alertId: 'new', previousId: 'old', cameLater, state: 'Open' });
    },
  );

  test.each([
    ['no second, 30:00 after the first', null, null, 1800, 'waiting'],
    ['no second, 30:01 after the first', null, null, 1801, 'notRepeated'],
    ['a second at 30:00', 1800, null, 9999, 'repeated'],
    ['a second at 30:01: the window does not slide', 1801, null, 9999, 'notRepeated'],
    ['a value within limits after all of them', 60, 120, 9999, 'backToNormal'],
  ] as const)('%s', (_, second, normal, seconds, expected) => {
    const times = { firstAt: now, secondAt: second === null ? null : later(second) };
    expect(repetitionOf(times, normal === null ? null : later(normal), later(seconds))).toBe(expected);
  });
});

test('what is told of readings: each in the order of measuring, with what it made of the alert (SCR-02)', () => {
  const worse = { value: 190, class: 'Critical', limit: 180 } as const;
  const given = [
    breach({ at: later(-10), value: 185, class: 'Critical', limit: 180 }),
    breach({ at: later(-30), ...worse }),
    breach({ at: later(-60) }),
    breach({ at: later(-5), value: 151 }),
  ];
  const { alerts, readings, events } = takeIn([], [], given, now);
  expect(readings.map(({ alertId, reading }) => [alertId, reading.at, reading.value])).toEqual([
    ['new', later(-60), 150],
    ['new', later(-30), 190],
    ['new', later(-10), 185],
    ['new', later(-5), 151],
  ]);
  const told = { alertId: 'new', at: now, byId: null };
  expect(events).toEqual([
    { ...told, kind: 'opened', value: 150, class: 'Cautious' },
    { ...told, kind: 'raised', value: 190, class: 'Critical' },
    { ...told, kind: 'joined', value: 185, class: 'Critical' },
    { ...told, kind: 'joined', value: 151, class: 'Cautious' },
  ]);
  expect(only(alerts)).toMatchObject({ version: 1, readings: 4, shown: { value: 185 } });
});

test('of two of one moment what came later is shown; a gain keeps its time (SCR-02)', () => {
  const first = open();
  const [again] = takeIn([first], [], [breach({ value: 155 })], now).alerts;
  expect(again?.shown.value).toBe(155);
  expect(Object.keys(first.shown)).not.toContain('period');
  expect(Object.keys(first.shown)).not.toContain('since');
  const gain = { vital: 'Weight', parameter: 'gain', period: 'day', since: later(-86_400) } as const;
  expect(open(gain).shown).toMatchObject({ period: 'day', since: later(-86_400) });
});

describe('a value that a device sends again for the same second (F8)', () => {
  const lineOf = ({ alertId, shown }: Alert) => ({ ...shown, alertId });

  test.each([
    ['the same value', {}, 1],
    ['another value', { value: 151 }, 2],
    ['of another second', { at: later(-59) }, 2],
    ['of another device', { serial: 'SN-2' }, 2],
  ])('%s: the alert has %j', (_, over, readings) => {
    expect(only(takeIn([], [], [breach(), breach(over)], now).alerts)).toMatchObject({ readings });
    const before = open();
    const { alerts } = takeIn([before], [], [breach(over)], now, [lineOf(before)]);
    expect((alerts[0] ?? before).readings).toBe(readings);
  });

  test('changes nothing, writes no line and tells nothing', () => {
    const before = open();
    expect(takeIn([before], [], [breach({ newAlertId: 'x' })], now, [lineOf(before)])).toEqual({
      ...{ alerts: [], readings: [], events: [] },
    });
  });

  test('is a line of its own in the alert that opens after a resolution', () => {
    const { readings } = takeIn([], [{ ...subject, alertId: 'old', resolvedAt: now }], [breach()], now, [
      { ...breach(), alertId: 'old' },
    ]);
    expect(readings).toMatchObject([{ alertId: 'new' }]);
  });

  test('raises by limits that were set meanwhile, and is counted once all the same', () => {
    const before = { ...open(), state: 'Acknowledged' as const, ownerId: 'her' };
    const worse = breach({ class: 'Critical', limit: 145, rangeVersion: 2 });
    const { alerts, readings, events } = takeIn([before], [], [worse], later(5), [lineOf(before)]);
    expect(only(alerts)).toMatchObject({ class: 'Critical', state: 'Open', readings: 1, secondAt: null });
    expect(readings).toEqual([]);
    expect(events.map(({ kind }) => kind)).toEqual(['raised']);
  });
});

test('the key of an alert has its parts apart', () => {
  expect(alertKey(subject)).toBe('p BloodPressure systolic high');
});
