import { countedStretch, limits, noteStretch, type Stretch, sharesTime, type TimerState } from '@rpm/domain';
import { type RawBuilder, sql } from 'kysely';
import { isNewestOfWork } from '../notes/timed.sql.ts';
import { wholeSeconds } from './entries.ts';

/** What may count for some patients in a time, as the database puts it in JSON; each begins with the patient. */
export interface TimeFacts {
  entries: [patientId: string, start: string, end: string][] | null;
  timers:
    | [
        patientId: string,
        activity: TimerState['activity'],
        since: string,
        lastActivityAt: string,
        lastSignAt: string,
      ][]
    | null;
  notes: [patientId: string, at: string, minutes: number][] | null;
}

/** It, as one value of a statement. @param isAsked of rows by their `patient_id` */
export const timeFacts = (
  isAsked: RawBuilder<unknown>,
  { start, end }: Stretch,
): RawBuilder<TimeFacts> => sql`json_build_object(
    'entries', (select json_agg(json_build_array(patient_id, start_at, end_at)) from time_entries
      where ${isAsked} and start_at < ${end} and end_at > ${start}),
    'timers', (select json_agg(json_build_array(patient_id, activity, since, last_activity_at, last_sign_at)) from timers
      where ${isAsked} and since is not null),
    'notes', (select json_agg(json_build_array(patient_id, coalesce(time_at, at), minutes)) from notes
      where ${isAsked} and kind = 'note' and minutes > 0 and at > ${start} and coalesce(time_at, at) > ${start}
        and coalesce(time_at, at) < ${new Date(end.getTime() + limits.noteMaxMinutes * 60_000)}
        and ${isNewestOfWork}))`;

/** The stretches that share something with that time, by patient. */
export function stretchesOf(
  { entries, timers, notes }: TimeFacts,
  during: Stretch,
  now: Date,
): Map<string, Stretch[]> {
  const found = new Map<string, Stretch[]>();
  const add = (patientId: string, stretch: Stretch) => {
    if (!sharesTime(stretch, during)) return;
    const own = found.get(patientId);
    if (own) own.push(stretch);
    else found.set(patientId, [stretch]);
  };
  for (const [id, start, end] of entries ?? []) add(id, { start: new Date(start), end: new Date(end) });
  for (const [id, activity, since, lastActivityAt, lastSignAt] of timers ?? []) {
    const signs = { lastActivityAt: new Date(lastActivityAt), lastSignAt: new Date(lastSignAt) };
    const counted = countedStretch({ activity, since: new Date(since), ...signs }, now);
    const stretch = counted && { start: wholeSeconds(counted.start), end: wholeSeconds(counted.end) };
    if (stretch && stretch.end > stretch.start) add(id, stretch);
  }
  for (const [id, at, minutes] of notes ?? []) add(id, noteStretch({ at: new Date(at), minutes }));
  return found;
}
