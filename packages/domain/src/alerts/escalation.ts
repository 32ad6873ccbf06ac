import type { OpeningHours } from '../accounts/clinicDetails.ts';
import { openMinutesBetween } from '../accounts/openMinutes.ts';
import { limits } from '../limits/limits.ts';
import type { Alert, EscalationStep } from './alert.ts';

/** What a clinic says about alerts that nobody acknowledges. */
export interface EscalationSetting {
  openingHours: OpeningHours;
  /** IANA name. */
  timeZone: string;
  /** After so many minutes of these hours the first is told. */
  minutes: number;
}

/**
 * Which step of its escalation is due for an alert: a Critical one that is open and that nobody has acknowledged goes to
 * the responsible provider, then to the administrators. A step that was taken is not due again; an alert that is
 * acknowledged, snoozed or resolved has none, and one that rises to Critical begins with its rise (`waitsSince`).
 *
 * @param hasProvider whether there is a responsible provider who can log in; otherwise the administrators are told first
 * @see SCR-02
 */
export function escalationDue(
  alert: Pick<Alert, 'class' | 'state' | 'waitsSince' | 'escalated' | 'escalatedAt'>,
  setting: EscalationSetting,
  hasProvider: boolean,
  now: Date,
): EscalationStep | null {
  if (alert.class !== 'Critical' || alert.state !== 'Open' || alert.escalated === 'administrators')
    return null;
  const { openingHours, timeZone, minutes } = setting;
  const { escalatedAt, waitsSince } = alert;
  const [from, wait] = escalatedAt ? [escalatedAt, limits.escalationNextMinutes] : [waitsSince, minutes];
  if (openMinutesBetween(openingHours, timeZone, from, now, wait) < wait) return null;
  return !escalatedAt && hasProvider ? 'provider' : 'administrators';
}
