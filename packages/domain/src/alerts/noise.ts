import { limits } from '../limits/limits.ts';
import { parameterLimitsOf } from '../ranges/limitShapes.ts';
import { limitsInForce, type RangeVersion } from '../ranges/rangeInForce.ts';
import type { LimitSide } from '../vitals/readings.ts';
import { type ParameterName, vitalParameters } from '../vitals/vitalParameters.ts';
import { type VitalKind, vitalKinds, vitalKindsIn } from '../vitals/vitals.ts';
import { compareText } from '../wire/compareText.ts';
import type { Alert, AlertOutcome } from './alert.ts';

/** Outcomes after which nothing was done about the patient. */
export const outcomesWithoutAction = ['wrongReading', 'noContact'] as const satisfies readonly AlertOutcome[];

/** A limit of a patient, as alerts name it. */
export interface LimitName {
  vital: VitalKind;
  parameter: string;
  side: LimitSide;
  class: Alert['class'];
}

/** How often a limit fired in the days that are looked through, and how many of these alerts were closed without action. */
export interface FiredLimit extends LimitName {
  /** In the unit of the limits. */
  limit: number;
  fired: number;
  withoutAction: number;
}

/** Whether a limit fires often and mostly for nothing: at least so often, and at least half of it was closed without action. */
export const isNoisy = ({ fired, withoutAction }: Pick<FiredLimit, 'fired' | 'withoutAction'>): boolean =>
  fired >= limits.noiseFired && withoutAction * 2 >= fired;

/** The limit that is in force; `null` where there is none. An empty one falls back to the normal range (PAY-06). */
export function limitInForce(
  { vital, parameter, side, class: judged }: LimitName,
  range?: Pick<RangeVersion, 'limits'>,
): number | null {
  const kept = new Map(Object.entries(limitsInForce(vital, range))).get(parameter);
  if (!kept) return null;
  const { normal, cautious, critical } = parameterLimitsOf(kept);
  const end = side === 'low' ? 'min' : 'max';
  return (judged === 'Critical' ? critical : cautious)[end] ?? normal[end];
}

/** What the report says of limits, and of whom. */
interface RankedLimit extends FiredLimit {
  /** Whether the reader is responsible for the patient. */
  isOwn: boolean;
  /** The range in force now; left out: the usual limits are. */
  range?: Pick<RangeVersion, 'limits'> | undefined;
  /** Tells apart what fired equally often. */
  key: string;
}

/**
 * The limits that are noise: those that are still in force, the reader's own patients first, then what fired most often.
 *
 * @see SCR-02
 */
export const noisyLimits = <L extends RankedLimit>(fired: readonly L[]): L[] =>
  fired
    .filter((each) => isNoisy(each) && limitInForce(each, each.range) === each.limit)
    .sort(
      (a, b) =>
        Number(b.isOwn) - Number(a.isOwn) ||
        b.fired - a.fired ||
        b.withoutAction - a.withoutAction ||
        compareText(a.key, b.key),
    );

/** In which steps another limit is looked for, in the unit of the limits. No weight is right for everybody. */
const steps = new Map<string, number>(
  Object.entries({
    systolic: 5,
    diastolic: 5,
    oxygenSaturation: 1,
    temperature: 0.2,
    glucose: 10,
    heartRate: 5,
  } satisfies Partial<Record<ParameterName, number>>),
);

/** How far another limit is looked for where no critical one ends the search. */
const stepsMax = 20;

/** Another limit, and how many of the alerts it would have given. */
export interface ProposedLimit {
  limit: number;
  fired: number;
}

/** How many alerts a limit would have given. @param worst the worst value of each alert */
const firedAt = (limit: number, side: LimitSide, worst: readonly number[]) =>
  worst.filter((value) => (side === 'low' ? value < limit : value > limit)).length;

/**
 * The nearest round limit further out that would have given at most a third of the alerts, or of those before the critical
 * limit the one that gives fewest. A critical limit is never proposed to be another, and no cautious one reaches it.
 *
 * @param worst the worst value of each alert that fired
 * @returns `null` where no other limit would have given fewer
 */
export function proposedLimit(
  fired: LimitName & Pick<FiredLimit, 'limit'>,
  worst: readonly number[],
  range?: Pick<RangeVersion, 'limits'>,
): ProposedLimit | null {
  const step = steps.get(fired.parameter);
  if (fired.class === 'Critical' || step === undefined) return null;
  const outward = (value: number) => (fired.side === 'low' ? -value : value);
  const critical = limitInForce({ ...fired, class: 'Critical' }, range);
  const within = Math.floor(roundTo(outward(fired.limit) / step));
  let best: ProposedLimit | null = null;
  for (let at = 1; at <= stepsMax; at += 1) {
    const limit = roundTo(outward((within + at) * step));
    if (critical !== null && outward(critical - limit) <= 0) break;
    const count = firedAt(limit, fired.side, worst);
    if (count < (best?.fired ?? worst.length)) best = { limit, fired: count };
    if (count * 3 <= worst.length) break;
  }
  return best;
}

/** Without the traces of binary fractions. */
const roundTo = (value: number) => Math.round(value * 1000) / 1000;

/** How many alerts about a vital of a patient were closed, and how many of them as a wrong reading. */
export interface ClosedAlerts {
  closed: number;
  wrong: number;
}

/** Whether most alerts about a vital of a patient were wrong readings: the device or its use is to be looked at. */
export const isMostlyWrong = ({ closed, wrong }: ClosedAlerts): boolean =>
  closed >= limits.noiseClosed && wrong * 2 > closed;

/** What is wrong with the time of a range, or that there is none; the most pressing first. */
export const rangeProblems = ['ended', 'endsSoon', 'missing', 'endless'] as const;
export type RangeProblem = (typeof rangeProblems)[number];

const DAY_MS = 86_400_000;

/**
 * What is wrong with the time of the newest version of a range: it has ended, it ends soon, or it has no end worth naming
 * and nobody has set it anew for long, or looked at it and found it right.
 *
 * @returns `null` when nothing is
 */
export function rangeProblem(
  { end, setAt, isConfirmed }: Pick<RangeVersion, 'end'> & { setAt: Date; isConfirmed: boolean },
  now: Date,
): RangeProblem | null {
  const left = end.getTime() - now.getTime();
  if (left < 0) return 'ended';
  if (left <= limits.rangeEndsDays * DAY_MS) return 'endsSoon';
  const isEndless = left > limits.rangeEndlessYears * 365 * DAY_MS;
  const isOld = now.getTime() - setAt.getTime() >= limits.rangeLookedAtDays * DAY_MS;
  return isEndless && isOld && !isConfirmed ? 'endless' : null;
}

/**
 * Vitals that an active device of a patient measures while nobody has ever set limits for them.
 *
 * @param devices of one patient, in any status
 * @param hasRange whether any version of a range was ever set, one that is still to begin included
 * @returns since when each is measured; `null` where that was not recorded
 * @see SCR-02
 */
export function missingRanges(
  devices: readonly { status: string | null; vitals: unknown; activatedAt: Date | null }[],
  hasRange: (vital: VitalKind) => boolean,
): Map<VitalKind, Date | null> {
  const active = devices
    .filter(({ status }) => status === 'Activated')
    .map(({ vitals, activatedAt }) => ({ vitals: vitalKindsIn(vitals), activatedAt }));
  const missing = vitalKinds.filter(
    (vital) => !hasRange(vital) && active.some(({ vitals }) => vitals.includes(vital)),
  );
  return new Map(
    missing.map((vital) => {
      const times = active.flatMap(({ vitals, activatedAt }) =>
        vitals.includes(vital) && activatedAt ? [activatedAt.getTime()] : [],
      );
      return [vital, times.length > 0 ? new Date(Math.min(...times)) : null];
    }),
  );
}

/** Whether readings of a vital are judged by usual limits where a patient has none. No weight is usual for everybody. */
export const hasUsualLimits = (vital: VitalKind): boolean =>
  // Stryker disable next-line MethodExpression: all parameters of a vital have usual limits, or none has
  vitalParameters[vital].some(({ limits: { normal } }) => normal.min !== null);
