import * as z from 'zod/mini';
import { ReadingRow } from '../readings/readingWire.ts';
import { type VitalKind, vitalKinds } from '../vitals/vitals.ts';
import { Person, Stamp } from '../wire/fields.ts';
import { type AlertEvent, type AlertOutcome, alertOutcomes } from './alert.ts';

/** What a clinic did about a reading: told by the rules, looked at, taken on, done with. */
export const readingStepKinds = ['alerted', 'seen', 'taken', 'resolved'] as const;
type ReadingStepKind = (typeof readingStepKinds)[number];

/** One thing that happened after a reading had come. */
export interface ReadingStep {
  kind: ReadingStepKind;
  at: Date;
  /** `null` of what the rules do. */
  by: Person | null;
  outcome: AlertOutcome | null;
}

/** The vital and the time of one reading of the patient of the session. */
export const ReadingStepsParams = z.object({ vital: z.enum(vitalKinds), time: Stamp });

/** A reading, and what the clinic has done about it, oldest first. Nothing is in it that was not recorded. @see SCR-02 */
export const ReadingSteps = z.object({
  /** `null`: the patient has none of that time. */
  reading: z.nullable(ReadingRow),
  steps: z.array(
    z.object({
      kind: z.enum(readingStepKinds),
      time: Stamp,
      by: z.nullable(Person),
      outcome: z.nullable(z.enum(alertOutcomes)),
    }),
  ),
});
export type ReadingSteps = z.infer<typeof ReadingSteps>;

/** A line of an alert's history, with who did it. */
type Line = Pick<AlertEvent, 'kind' | 'at' | 'outcome'> & { by: Person | null };

/** What was done and not undone, oldest first. */
function standing(history: readonly Line[]): (Line & { by: Person })[] {
  const done: (Line & { by: Person })[] = [];
  for (const line of [...history].sort((a, b) => a.at.getTime() - b.at.getTime())) {
    if (line.kind === 'undone') {
      const last = done.findLastIndex(({ by }) => by.userId === line.by?.userId);
      if (last >= 0) done.splice(last, 1);
    } else if (line.by) done.push({ ...line, by: line.by });
  }
  return done;
}

/**
 * What happened after a reading had come: one step of each kind, person and outcome, the earliest. What was done with its
 * alert before it came was not about it.
 *
 * @param review the look that saw it
 * @param alerts those that hold it; the history of each in any order
 */
export function readingSteps(
  { receivedAt }: { receivedAt: Date },
  review: { at: Date; reviewer: Person } | undefined,
  alerts: readonly { openedAt: Date; history: readonly Line[] }[],
): ReadingStep[] {
  const told = alerts.map(
    ({ openedAt }): ReadingStep => ({
      kind: 'alerted',
      by: null,
      outcome: null,
      at: new Date(Math.max(openedAt.getTime(), receivedAt.getTime())),
    }),
  );
  const moves = alerts.flatMap(({ history }) =>
    standing(history).flatMap(({ kind, at, by, outcome }): ReadingStep[] => {
      if (at < receivedAt || (kind !== 'acknowledged' && kind !== 'resolved')) return [];
      return [{ kind: kind === 'resolved' ? 'resolved' : 'taken', at, by, outcome: outcome ?? null }];
    }),
  );
  const seen: ReadingStep[] = review
    ? [{ kind: 'seen', at: review.at, by: review.reviewer, outcome: null }]
    : [];
  const all = [...told, ...seen, ...moves].sort(
    (a, b) =>
      a.at.getTime() - b.at.getTime() || readingStepKinds.indexOf(a.kind) - readingStepKinds.indexOf(b.kind),
  );
  const isSame = (a: ReadingStep, b: ReadingStep) =>
    a.kind === b.kind && a.by?.userId === b.by?.userId && a.outcome === b.outcome;
  return all.filter((step, at) => all.findIndex((each) => isSame(each, step)) === at);
}

/** How a page names one reading in its address: no name, no value. */
export const readingAddress = (vital: VitalKind, time: string): string => `${vital}.${time}`;

/** The reading that an address names; `null` where it names none. */
export function readReadingAddress(text: string | null): z.infer<typeof ReadingStepsParams> | null {
  const [vital, time, ...more] = String(text).split('.');
  const found = ReadingStepsParams.safeParse({ vital, time });
  return found.success && more.length === 0 ? found.data : null;
}
