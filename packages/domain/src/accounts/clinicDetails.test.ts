import { expect, test } from 'vitest';
import { ClinicForm, clinicChanges, clinicForm, OpeningHours, usualHours } from './clinicDetails.ts';

const typed = {
  name: 'Real Clinic',
  timeZone: 'America/Chicago',
  units: 'us',
  opensTimer: false,
  escalationMinutes: '30',
  symptomWords: 'dizzy',
  silentDays: '3',
  ...usualHours,
};
const faultOf = (monday: unknown) =>
  OpeningHours.safeParse({ ...usualHours, monday }).error?.issues[0]?.message ?? null;
const span = (from: string, to: string) => ({ from, to });

test.each([
  [[], null],
  [[span('09:00', '17:00')], null],
  [[span('09:00', '12:00'), span('13:00', '17:00')], null],
  [[span('09:00', '12:00'), span('12:00', '17:00')], null],
  [[span('20:00', '00:00')], null],
  [[span('00:00', '00:00')], null],
  [[span('17:00', '09:00')], 'hoursOrder'],
  [[span('09:00', '09:00')], 'hoursOrder'],
  [[span('13:00', '17:00'), span('09:00', '12:00')], 'hoursOrder'],
  [[span('09:00', '13:00'), span('12:00', '17:00')], 'hoursOrder'],
  [[span('09:00', '00:00'), span('12:00', '17:00')], 'hoursOrder'],
  [[span('', '17:00')], 'hoursIncomplete'],
  [[span('9:00', '17:00')], 'hoursIncomplete'],
  [[span('24:00', '17:00')], 'hoursIncomplete'],
  [[span('08:00', '09:00'), span('10:00', '11:00'), span('12:00', '13:00')], 'hoursTooMany'],
])('hours of a day: %j gives %j (F1)', (spans, fault) => {
  expect(faultOf(spans)).toBe(fault);
});

test.each([
  [{}, null],
  [{ name: ' ' }, 'nameRequired'],
  [{ name: 'x'.repeat(201) }, 'tooLong'],
  [{ timeZone: 'Nowhere/City' }, 'timeZoneInvalid'],
  [{ timeZone: '+05:00' }, 'timeZoneInvalid'],
  [{ timeZone: '' }, 'timeZoneInvalid'],
  [{ escalationMinutes: ' 5 ' }, null],
  [{ escalationMinutes: '480' }, null],
  [{ escalationMinutes: '4' }, 'escalationInvalid'],
  [{ escalationMinutes: '481' }, 'escalationInvalid'],
  [{ escalationMinutes: '7.5' }, 'escalationInvalid'],
  [{ escalationMinutes: '' }, 'escalationInvalid'],
  [{ silentDays: ' 1 ' }, null],
  [{ silentDays: '30' }, null],
  [{ silentDays: '0' }, 'silentDaysInvalid'],
  [{ silentDays: '31' }, 'silentDaysInvalid'],
  [{ silentDays: '2.5' }, 'silentDaysInvalid'],
  [{ silentDays: '' }, 'silentDaysInvalid'],
])('a clinic with %j: %j (F1)', (wrong, fault) => {
  const read = ClinicForm.safeParse({ ...typed, ...wrong });
  expect(read.error?.issues[0]?.message ?? null).toBe(fault);
});

test('the audit log is told what was changed, and nothing else (F1)', () => {
  const own = { name: 'Old', timeZone: 'America/Chicago', units: 'us' as const, openingHours: null };
  const settings = { opensTimer: false, escalationMinutes: 30, symptomWords: ['dizzy'], silentDays: 3 };
  const before = { ...own, ...settings };
  const after = {
    ...before,
    name: 'New',
    openingHours: { ...usualHours, saturday: [span('08:00', '10:00')] },
  };
  expect(clinicChanges(before, before)).toEqual([]);
  expect(clinicChanges(before, { ...before, units: 'metric' })).toEqual([
    { field: 'units', before: 'us', after: 'metric' },
  ]);
  expect(clinicChanges(before, { ...before, opensTimer: true })).toEqual([
    { field: 'opensTimer', before: 'off', after: 'on' },
  ]);
  expect(clinicChanges(before, { ...before, silentDays: 7 })).toEqual([
    { field: 'silentDays', before: '3', after: '7' },
  ]);
  expect(clinicChanges(before, { ...before, escalationMinutes: 45 })).toEqual([
    { field: 'escalationMinutes', before: '30', after: '45' },
  ]);
  expect(clinicChanges(before, after)).toEqual([
    { field: 'clinicName', before: 'Old', after: 'New' },
    ...['monday', 'tuesday', 'wednesday', 'thursday', 'friday'].map((field) => ({
      field,
      before: '',
      after: '09:00–17:00',
    })),
    { field: 'saturday', before: '', after: '08:00–10:00' },
  ]);
});

test('hours that were never saved are offered as usual ones', () => {
  const own = { name: 'A', timeZone: 'UTC', units: 'us' as const, version: 0 };
  const settings = { opensTimer: false, escalationMinutes: 30, symptomWords: ['dizzy'], silentDays: 3 };
  const details = { ...own, ...settings };
  expect(clinicForm({ ...details, openingHours: null })).toEqual({ ...typed, name: 'A', timeZone: 'UTC' });
  const closed = { ...usualHours, monday: [] };
  expect(clinicForm({ ...details, openingHours: closed }).monday).toEqual([]);
});
