import { expect, test } from 'vitest';
import { usualHours } from '../accounts/clinicDetails.ts';
import type { Alert } from './alert.ts';
import { escalationDue } from './escalation.ts';

const setting = { openingHours: usualHours, timeZone: 'America/New_York', minutes: 30 };
/** A Friday, ten in the morning at the clinic. */
const came = new Date('2026-11-20T15:00:00Z');
const later = (minutes: number, seconds = 0) => new Date(came.getTime() + (minutes * 60 + seconds) * 1000);
type Waiting = Pick<Alert, 'class' | 'state' | 'waitsSince' | 'escalated' | 'escalatedAt'>;
const waiting: Waiting = {
  class: 'Critical',
  state: 'Open',
  waitsSince: came,
  escalated: null,
  escalatedAt: null,
};
const told = { escalated: 'provider', escalatedAt: later(30) } as const;

/** Typed from issue 12. */
test.each<[name: string, alert: Partial<Waiting>, hasProvider: boolean, now: Date, step: string | null]>([
  ['a second before 30 minutes', {}, true, later(29, 59), null],
  ['after 30 minutes', {}, true, later(30), 'provider'],
  ['when it has no provider who can log in', {}, false, later(30), 'administrators'],
  ['that is Cautious', { class: 'Cautious' }, true, later(999), null],
  ['that somebody acknowledged', { state: 'Acknowledged' }, true, later(999), null],
  ['that is snoozed', { state: 'Snoozed' }, true, later(999), null],
  ['that is resolved', { state: 'Resolved' }, true, later(999), null],
  ['that rose later', { waitsSince: later(10) }, true, later(39), null],
  ['29 minutes after its provider was told', told, true, later(59), null],
  ['30 minutes after that', told, true, later(60), 'administrators'],
  ['whose administrators were told', { ...told, escalated: 'administrators' }, true, later(9999), null],
  ['that came at night', { waitsSince: later(-8 * 60) }, true, later(-31), null],
  [
    'that came at night, half an hour after nine',
    { waitsSince: later(-8 * 60) },
    true,
    later(-30),
    'provider',
  ],
  ['over the weekend', { waitsSince: later(6 * 60 + 45) }, true, later(71 * 60 + 14), null],
  [
    'on Monday, a quarter past nine',
    { waitsSince: later(6 * 60 + 45) },
    true,
    later(71 * 60 + 15),
    'provider',
  ],
])('the escalation of an alert %s (SCR-02)', (_, alert, hasProvider, now, step) => {
  expect(escalationDue({ ...waiting, ...alert }, setting, hasProvider, now)).toBe(step);
});

test('the minutes are the clinic’s, those of the second step are not', () => {
  const own = { ...setting, minutes: 45 };
  expect(escalationDue(waiting, own, true, later(44))).toBeNull();
  expect(escalationDue(waiting, own, true, later(45))).toBe('provider');
  expect(escalationDue({ ...waiting, ...told }, own, true, later(60))).toBe('administrators');
});
