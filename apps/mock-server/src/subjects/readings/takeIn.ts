import {
  excessesOf,
  inOwnUnit,
  isCrossed,
  judge,
  limits,
  measuredUnit,
  type NewReading,
  rangeAt,
  type VitalKind,
  vitalUnit,
} from '@rpm/domain';
import type { Services } from '../../api/Services.ts';
import { instantOfStamp } from '../../api/stamps.ts';
import type { StoreParts } from '../../store/Store.ts';
import { newId } from '../sessions/tokens.ts';
import type { IncomingReading, Reading } from './contract.ts';

const dayMs = 86_400_000;

/** A reading that can be kept, whosever it is. */
export type Measured = Pick<Reading, 'vital' | 'at' | 'values' | 'measured'>;

/** Why a reading cannot be kept, and the field that says so. */
export interface Unfit {
  code: 'vitalNotMeasured' | 'readingCrossed' | 'readingTime';
  field: 'mrSubType' | 'values' | 'mrTime';
}

/**
 * Looks at a reading as it came.
 *
 * @param measures what its device measures; left out, whatever is sent
 */
export function measured(
  sent: NewReading,
  now: Date,
  measures?: readonly VitalKind[],
): { is: Measured } | { unfit: Unfit } {
  const { mrSubType: vital } = sent;
  if (measures && !measures.includes(vital))
    return { unfit: { code: 'vitalNotMeasured', field: 'mrSubType' } };
  if (isCrossed(sent)) return { unfit: { code: 'readingCrossed', field: 'values' } };
  const at = timeOf(sent.mrTime, now);
  return at ? { is: { vital, at, ...valuesOf(sent) } } : { unfit: { code: 'readingTime', field: 'mrTime' } };
}

/** The values by which a reading is judged, and what was measured, where that was in another unit. */
function valuesOf({ mrSubType, values, unit: named }: NewReading): Pick<Reading, 'values' | 'measured'> {
  const unit = measuredUnit(mrSubType, named);
  if (!unit || unit === vitalUnit(mrSubType)) return { values };
  return { values: inOwnUnit(mrSubType, { unit, values }), measured: { unit, values } };
}

/** When a measurement was made, to the second; `null` in the future, and when it is very old. */
function timeOf(stamp: string, now: Date): Date | null {
  const at = instantOfStamp(stamp);
  at.setUTCMilliseconds(0);
  const ahead = at.getTime() - now.getTime();
  const isTimely = ahead <= limits.readingAheadSeconds * 1000 && -ahead <= limits.readingMaxAgeDays * dayMs;
  return isTimely ? at : null;
}

interface Asking {
  store: StoreParts;
  services: Services;
  now: Date;
}
type Origin = Pick<Reading, 'patientId' | 'serial'>;

/** Judges readings of one device by the ranges in force when they were measured. */
export async function judged(
  { store, services, now }: Asking,
  { patientId, serial }: Origin,
  all: readonly Measured[],
): Promise<IncomingReading[]> {
  const vitals = [...new Set(all.map(({ vital }) => vital))];
  const ranges = await store.ranges.versions(patientId, vitals);
  return all.map((each): IncomingReading => {
    const { vital, at, values } = each;
    const range = rangeAt(ranges, vital, at);
    const excesses = excessesOf(vital, values, range).map((excess) => ({
      ...excess,
      newAlertId: newId(services.random),
    }));
    return {
      patientId,
      serial,
      receivedAt: now,
      ...each,
      ...judge(vital, values, range),
      excesses,
      ...(vital === 'Weight' && { gainAlertId: newId(services.random) }),
    };
  });
}

/**
 * Judges readings of one device, and keeps what is new of them. All or nothing.
 *
 * @returns how many were new
 */
export async function keepMeasured(
  asking: Asking,
  origin: Origin,
  all: readonly Measured[],
): Promise<number> {
  return all.length === 0 ? 0 : asking.store.readings.add(await judged(asking, origin, all));
}
