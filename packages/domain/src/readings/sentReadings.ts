import { judge, type KeptLimits } from '../ranges/rangeInForce.ts';
import { readStamp } from '../time/time.ts';
import { type ReadingClass, severityOf } from '../vitals/readings.ts';
import type { VitalKind } from '../vitals/vitals.ts';
import { inOwnUnit, measuredUnit, type NewReading } from './delivery.ts';

/** A reading that was just sent, as its patient is shown it. */
export interface SentReading {
  vital: VitalKind;
  at: Date;
  /** In the unit of the vital's limits. */
  values: Record<string, number>;
  /** `null`: the limits are not known. */
  class: ReadingClass | null;
}

/**
 * What to show of readings that were just sent: of each vital the most severe by the limits in force, and the newest of
 * those. One whose time or unit cannot be read is left out.
 *
 * @param inForce `null` when they are not known: then no class is claimed
 * @see RTE-07, PDB-07
 */
export function sentReadings(
  sent: readonly NewReading[],
  inForce: Partial<Readonly<Record<VitalKind, KeptLimits>>> | null,
): SentReading[] {
  const shown = new Map<VitalKind, SentReading>();
  for (const { mrSubType: vital, mrTime, values: measured, unit: named } of sent) {
    const at = readStamp(mrTime);
    const unit = measuredUnit(vital, named);
    if (!at || !unit) continue;
    const values = inOwnUnit(vital, { unit, values: measured });
    const limits = inForce?.[vital];
    const reading = inForce && judge(vital, values, limits && { limits }).class;
    const one = { vital, at, values, class: reading };
    const other = shown.get(vital);
    if (!other || goesBefore(one, other)) shown.set(vital, one);
  }
  return [...shown.values()];
}

function goesBefore(one: SentReading, other: SentReading): boolean {
  const worse = severity(one) - severity(other);
  return worse > 0 || (worse === 0 && one.at > other.at);
}

const severity = ({ class: reading }: SentReading) => (reading ? severityOf(reading) : 0);
