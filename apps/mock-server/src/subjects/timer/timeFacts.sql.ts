import { countedStretch, limits, noteStretch, type Stretch, sharesTime, type TimerState } from '@rpm/domain';
import { type RawBuilder, sql } from 'kysely';
import { wholeSeconds } from './moves.ts';

/** What may count for a patient in a time, as the database puts it in JSON. */
export interface TimeFacts {
  entries: { start: string; end: string }[] | null;
  timers: (Pick<TimerState, 'activity'> & Record<'since' | 'lastActivityAt' | 'lastSignAt', string>)[] | null;
  notes: { at: string; minutes: number }[] | null;
}

/** It, as one value of a statement about many patients. @param patient the column that names one */
export const timeFacts = (patient: RawBuilder<unknown>, { start, end }: Stretch): RawBuilder<TimeFacts> =>
  sql`json_build_object(
    'entries', (select json_agg(json_build_object('start', start_at, 'end', end_at)) from time_entries
      where patient_id = ${patient} and start_at < ${end} and end_at > ${start}),
    'timers', (select json_agg(json_build_object('activity', activity, 'since', since, 'lastActivityAt', last_activity_at,
      'lastSignAt', last_sign_at)) from timers where patient_id = ${patient} and since is not null),
    'notes', (select json_agg(json_build_object('at', at, 'minutes', minutes)) from notes
      where patient_id = ${patient} and kind = 'note' and minutes > 0 and at > ${start}
        and at < ${new Date(end.getTime() + limits.noteMaxMinutes * 60_000)}))`;

/** The stretches of a patient's time that share something with that time. */
export function stretchesOf({ entries, timers, notes }: TimeFacts, during: Stretch, now: Date): Stretch[] {
  return [
    ...(entries ?? []).map(({ start, end }) => ({ start: new Date(start), end: new Date(end) })),
    ...(timers ?? []).flatMap(({ activity, since, lastActivityAt, lastSignAt }) => {
      const signs = { lastActivityAt: new Date(lastActivityAt), lastSignAt: new Date(lastSignAt) };
      const counted = countedStretch({ activity, since: new Date(since), ...signs }, now);
      const stretch = counted && { start: wholeSeconds(counted.start), end: wholeSeconds(counted.end) };
      return stretch && stretch.end > stretch.start ? [stretch] : [];
    }),
    ...(notes ?? []).map(({ at, minutes }) => noteStretch({ at: new Date(at), minutes })),
  ].filter((stretch) => sharesTime(stretch, during));
}
