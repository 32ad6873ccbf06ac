import { judge, rangeAt, type VitalKind } from '@rpm/domain';
import type { StoredRange } from '../subjects/ranges/contract.ts';
import type { Reading } from '../subjects/readings/contract.ts';
import type { ReadingLabel } from './labels.ts';
import { highest, usualWeight, type Course as Values, courses as values } from './parameters.ts';
import { type Draw, draws } from './random.ts';

const dayMs = 86_400_000;
/** Six months. */
export const historyDays = 182;

/** Whose readings are to be made, and how they run. */
export interface ReadingPlan {
  patientId: string;
  /** The account of the provider who is responsible. */
  providerId: string;
  /** The serial number of the device. */
  serial: string;
  /** Any number; each patient has another one. */
  seed: number;
  label: ReadingLabel;
  kinds: readonly VitalKind[];
}

/** How the readings of a label run: on which days there are any, and how far from usual they are, in spreads. */
interface Course {
  isDay: (daysAgo: number, draw: Draw) => boolean;
  drift: (daysAgo: number, draw: Draw) => number;
}
/** On three days in four, and never with a gap that would make the device a silent one. */
const often = (daysAgo: number, draw: Draw) => draw.unit() < 0.6 || daysAgo % 3 === 1;
const usual = () => 0;
/** How long before the start some readings begin to rise. */
const risingDays = 42;
/** How long before the start a medicine was begun. */
export const medicationDays = 30;

const courses: Record<ReadingLabel, Course> = {
  'no-device': { isDay: () => false, drift: usual },
  steady: { isDay: often, drift: usual },
  sparse: { isDay: (daysAgo) => daysAgo % 3 === 1, drift: usual },
  rising: {
    isDay: often,
    drift: (daysAgo) => (daysAgo <= risingDays && daysAgo % 3 === 1 ? 9 * (1 - daysAgo / risingDays) : 0),
  },
  unsettled: { isDay: often, drift: (_, draw) => draw.one([0, 0, 0, 0, 0, 0, 0, 3.5, -3, 8]) },
  'answers-to-medication': {
    isDay: often,
    // In ten days it comes down to what is usual.
    drift: (daysAgo) => 3.5 * Math.min(1, Math.max(0, (daysAgo - medicationDays + 10) / 10)),
  },
  silent: { isDay: (daysAgo, draw) => daysAgo >= 21 && often(daysAgo, draw), drift: usual },
  'sixteen-days': { isDay: (daysAgo) => daysAgo >= 1 && daysAgo <= 16, drift: usual },
  'fifteen-days': { isDay: (daysAgo) => daysAgo >= 1 && daysAgo <= 15, drift: usual },
  'just-started': { isDay: (daysAgo) => daysAgo <= 3, drift: usual },
};

/** By how many minutes a morning of UTC is put off, so that it is one in New York. */
const morning = 5 * 60;

/**
 * Makes the readings of six months, relative to the start day and none after `now`, oldest day first, each judged by
 * the range in force at its time.
 *
 * @param now the start; the same start gives the same readings
 */
export function* makeReadings(
  plans: readonly ReadingPlan[],
  ranges: readonly StoredRange[],
  now: Date,
): Generator<Reading> {
  const midnight = Math.floor(now.getTime() / dayMs) * dayMs;
  for (const plan of plans) {
    const own = ranges.filter(({ patientId }) => patientId === plan.patientId);
    const draw = draws(plan.seed);
    const { isDay, drift } = courses[plan.label];
    for (let daysAgo = historyDays; daysAgo >= 0; daysAgo -= 1) {
      if (!isDay(daysAgo, draw)) continue;
      const minute = draw.whole(6 * 60, 10 * 60);
      const at = new Date(midnight - daysAgo * dayMs + (minute + morning) * 60_000);
      const away = drift(daysAgo, draw);
      if (at <= now) yield* measure(plan, own, { at, now, away }, draw);
    }
  }
}

function* measure(
  { patientId, serial, seed, kinds }: ReadingPlan,
  ranges: readonly StoredRange[],
  { at, now, away }: { at: Date; now: Date; away: number },
  draw: Draw,
): Generator<Reading> {
  for (const vital of kinds) {
    const measured = Object.entries(values[vital]).map(([parameter, course]) => {
      const usual = vital === 'Weight' ? usualWeight(seed) : course.usual;
      return [parameter, drawValue(vital, { ...course, usual }, away, draw)] as const;
    });
    const byParameter = Object.fromEntries(measured);
    const receivedAt = new Date(Math.min(at.getTime() + draw.whole(1, 90) * 1000, now.getTime()));
    const judgment = judge(vital, byParameter, rangeAt(ranges, vital, at));
    yield { patientId, vital, at, receivedAt, values: byParameter, ...judgment, serial };
  }
}

function drawValue(
  kind: VitalKind,
  { usual: middle, spread, decimals }: Values,
  away: number,
  draw: Draw,
): number {
  // Oxygen gets worse downwards; the others are drawn upwards.
  const direction = kind === 'BloodOxygen' ? -1 : 1;
  const value = middle + spread * (direction * away + draw.bell());
  return Math.min(Number(value.toFixed(decimals)), highest[kind] ?? Number.POSITIVE_INFINITY);
}
