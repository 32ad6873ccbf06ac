import { vitalParameters } from '../vitals/vitalParameters.ts';
import type { VitalKind } from '../vitals/vitals.ts';

/**
 * A reading in one short line: '142/91 mmHg', '97 %, 72 beats/min'. Values of one unit stand together.
 *
 * @param values by parameter; what the vital does not measure is left out
 * @returns `''` when there is no value
 */
export function shortReading(vital: VitalKind, values: Readonly<Record<string, number>>): string {
  const byUnit = new Map<string, number[]>();
  for (const { parameter, unit } of vitalParameters[vital]) {
    const value = Object.hasOwn(values, parameter) ? values[parameter] : undefined;
    if (value !== undefined) byUnit.set(unit, [...(byUnit.get(unit) ?? []), value]);
  }
  return [...byUnit].map(([unit, list]) => `${list.join('/')} ${unit}`).join(', ');
}

const minuteMs = 60_000;
const [hourMs, dayMs] = [60 * minuteMs, 1440 * minuteMs];

/** How long ago something was; `ageWords` has the sentence of each unit. */
export type Age = { unit: 'now' } | { unit: 'minutes' | 'hours' | 'days'; count: number };

/**
 * How long ago something was, in its largest unit, rounded down.
 *
 * @param now the server's time; what lies after it was just now, since clocks differ
 */
export function ageOf(at: Date, now: Date): Age {
  const ms = now.getTime() - at.getTime();
  if (ms >= dayMs) return { unit: 'days', count: Math.floor(ms / dayMs) };
  if (ms >= hourMs) return { unit: 'hours', count: Math.floor(ms / hourMs) };
  return ms >= minuteMs ? { unit: 'minutes', count: Math.floor(ms / minuteMs) } : { unit: 'now' };
}
