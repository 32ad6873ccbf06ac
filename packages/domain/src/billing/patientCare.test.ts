import { expect, test } from 'vitest';
import { type DeviceUse, episodeEndsOf } from './patientCare.ts';

const use = (from: string, to: string | null, isInUse = to === null): DeviceUse => ({
  ...{ orderId: 'ORD-1', name: 'Monitor', serial: 'SN-1', isInUse },
  ...{ from: new Date(`${from}T12:00:00Z`), to: to === null ? null : new Date(`${to}T12:00:00Z`) },
});

test.each<[string, DeviceUse[], string | null, string[]]>([
  ['nobody', [], null, []],
  ['a device in use', [use('2026-01-01', null)], null, []],
  ['a device that was taken out of use', [use('2026-01-01', '2026-02-03')], null, ['2026-02-03']],
  ['a discharge', [use('2026-01-01', null)], '2026-03-01', ['2026-03-01']],
  ['both on one day', [use('2026-01-01', '2026-03-01')], '2026-03-01', ['2026-03-01']],
  ['one of two devices', [use('2026-01-01', '2026-02-03'), use('2026-01-05', null)], null, []],
  ['a device replaced on the same day', [use('2026-01-01', '2026-02-03'), use('2026-02-03', null)], null, []],
  [
    'a device replaced a day later',
    [use('2026-01-01', '2026-02-03'), use('2026-02-04', null)],
    null,
    ['2026-02-03'],
  ],
  [
    'two that overlapped, both gone',
    [use('2026-01-01', '2026-02-03'), use('2026-01-05', '2026-02-10')],
    null,
    ['2026-02-10'],
  ],
  ['a device of which nobody knows when it went', [use('2026-01-01', null, false)], null, []],
])('an episode of care ends with %s', (_, uses, dischargeDay, ends) => {
  expect(episodeEndsOf({ uses, dischargeDay, timeZone: 'America/New_York' })).toEqual(ends);
});
