import type { UnitSystem } from '../vitals/unitSystems.ts';
import { measureIn, readingText } from '../vitals/units.ts';
import { vitalParameters } from '../vitals/vitalParameters.ts';
import type { VitalKind } from '../vitals/vitals.ts';

/**
 * A reading in one short line: '142/91 mmHg', '178.1 lb'. Values of one unit stand together.
 *
 * @param values by parameter; what the vital does not measure is left out
 * @param units the reader's
 * @returns `''` when there is no value
 */
export function shortReading(
  vital: VitalKind,
  values: Readonly<Record<string, number>>,
  units: UnitSystem,
): string {
  const byUnit = new Map<string, string[]>();
  for (const { parameter, ucum } of vitalParameters[vital]) {
    const value = Object.hasOwn(values, parameter) ? values[parameter] : undefined;
    const measure = measureIn(units, ucum);
    if (value !== undefined)
      byUnit.set(measure.unit, [...(byUnit.get(measure.unit) ?? []), readingText(measure, value)]);
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
