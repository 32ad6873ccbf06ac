import { expect, test } from 'vitest';
import { repeatStateAt, repeatsAsked } from './repeatAsked.ts';
import { gainParameter } from './weightGain.ts';

const now = new Date('2026-11-20T15:00:00Z');
const before = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const alert = (first: number, second: number | null = null, normal: number | null = null) => ({
  ...{ vital: 'BloodPressure' as const, parameter: 'systolic' },
  firstAt: before(first),
  secondAt: second === null ? null : before(second),
  normalAt: normal === null ? null : before(normal),
});

test.each([
  ['one reading', [alert(10)], ['waiting']],
  ['the last moment', [alert(30)], ['waiting']],
  ['after it', [alert(31)], ['notRepeated']],
  ['a second in time', [alert(40, 12)], ['repeated']],
  ['a second too late', [alert(60, 20)], ['notRepeated']],
  ['back within limits', [alert(40, 12, 5)], []],
  ['a day ago', [alert(24 * 60)], ['notRepeated']],
  ['longer ago', [alert(24 * 60 + 1)], []],
  ['two of one vital: what began last', [alert(5), alert(100)], ['waiting']],
  ['in whichever order', [alert(100), alert(5)], ['waiting']],
  ['two that began at once: the first', [alert(20), alert(20, 10)], ['waiting']],
] as const)('what the patient is asked: %s (SCR-02)', (_, alerts, states) => {
  expect(repeatsAsked(alerts, now).map(({ state }) => state)).toEqual(states);
});

test('each vital is asked about, and until when is said', () => {
  const weight = { ...alert(20), vital: 'Weight' as const };
  expect(repeatsAsked([alert(10), weight], now)).toEqual([
    { vital: 'BloodPressure', state: 'waiting', until: before(-20) },
    { vital: 'Weight', state: 'waiting', until: before(-10) },
  ]);
});

test('what waited is not repeated once its time is over', () => {
  expect(repeatStateAt({ state: 'waiting', until: now }, now)).toBe('waiting');
  expect(repeatStateAt({ state: 'waiting', until: before(1) }, now)).toBe('notRepeated');
  expect(repeatStateAt({ state: 'repeated', until: before(1) }, now)).toBe('repeated');
});

test('a weight that went up is measured again on another day: nothing is asked (SCR-02)', () => {
  const gain = { ...alert(10), vital: 'Weight' as const, parameter: gainParameter };
  expect(repeatsAsked([gain], now)).toEqual([]);
  expect(repeatsAsked([gain, { ...gain, parameter: 'weight' }], now)).toHaveLength(1);
});
