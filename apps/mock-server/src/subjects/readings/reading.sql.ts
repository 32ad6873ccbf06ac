import { classOfSeverity, inOwnUnit, type ReadingClass, type UnitCode, type VitalKind } from '@rpm/domain';
import type { Reading } from './contract.ts';

/** What is kept of a reading: the values as they were measured, and their unit where it is not that of the limits. */
interface KeptMeasurement {
  patientId: string;
  vital: VitalKind;
  at: Date;
  receivedAt: Date;
  severity: number;
  measured: Record<string, number>;
  unit: UnitCode | null;
  classes: Record<string, ReadingClass>;
  serial: string;
}

/** The reading of it. */
export function readingIn({ severity, measured, unit, ...reading }: KeptMeasurement): Reading {
  const own = unit && { unit, values: measured };
  return {
    ...reading,
    values: own ? inOwnUnit(reading.vital, own) : measured,
    ...(own && { measured: own }),
    class: classOfSeverity(severity),
  };
}
