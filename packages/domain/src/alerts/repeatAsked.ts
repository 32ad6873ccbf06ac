import { limits } from '../limits/limits.ts';
import type { Repetition } from '../vitals/repetitions.ts';
import type { VitalKind } from '../vitals/vitals.ts';
import type { Alert } from './alert.ts';
import { repetitionOf } from './alertReadings.ts';
import { gainParameter } from './weightGain.ts';

/** What a patient is told about a value out of limits: to measure again, or what came of it. */
export const repeatStates = ['waiting', 'notRepeated', 'repeated'] as const satisfies readonly Repetition[];
export type RepeatState = (typeof repeatStates)[number];

/** What a patient is asked about one vital. */
export interface RepeatAsked {
  vital: VitalKind;
  state: RepeatState;
  /** Up to when a second reading counts, that moment included. */
  until: Date;
}

/** An alert of the patient that is not resolved, and when a value within limits was measured after it. */
type AskedAbout = Pick<Alert, 'vital' | 'parameter' | 'firstAt' | 'secondAt'> & { normalAt: Date | null };

/**
 * What a patient is asked about values out of limits of the last day, one for each vital: of several of one vital that
 * which began last. Values that are back within limits ask for nothing, nor does a weight that went up over days.
 *
 * @see SCR-02
 */
export function repeatsAsked(alerts: readonly AskedAbout[], now: Date): RepeatAsked[] {
  const shownSince = now.getTime() - limits.repeatShownHours * 3_600_000;
  const asked = new Map<VitalKind, RepeatAsked & { firstAt: Date }>();
  for (const { vital, parameter, normalAt, ...times } of alerts) {
    if (parameter === gainParameter) continue;
    const { firstAt } = times;
    const state = repetitionOf(times, normalAt, now);
    const before = asked.get(vital);
    if (state === 'backToNormal' || firstAt.getTime() < shownSince) continue;
    if (before && before.firstAt >= firstAt) continue;
    asked.set(vital, {
      vital,
      state,
      firstAt,
      until: new Date(firstAt.getTime() + limits.repeatMinutes * 60_000),
    });
  }
  return [...asked.values()].map(({ firstAt: _, ...one }) => one);
}

/** What is asked at a moment: what waited when it was read is not repeated once its time is over. */
export const repeatStateAt = (
  { state, until }: Pick<RepeatAsked, 'state' | 'until'>,
  now: Date,
): RepeatState => (state === 'waiting' && until < now ? 'notRepeated' : state);
