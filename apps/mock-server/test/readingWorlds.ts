import { judge, type VitalKind } from '@rpm/domain';
import { northside, smallClinic } from '../src/seed/index.ts';
import type { World } from '../src/store/World.ts';
import type { Reading } from '../src/subjects/readings/contract.ts';

/** A heart rate for a test: `aReading({ at: new Date('2026-11-01T12:00:00Z') })`. It is judged by the defaults. */
export function aReading(special: Partial<Reading> = {}): Reading {
  const vital: VitalKind = special.vital ?? 'HeartRate';
  const values = special.values ?? { heartRate: 72 };
  const at = special.at ?? new Date('2026-11-20T12:00:00Z');
  return {
    patientId: 'patient-002',
    vital,
    at,
    receivedAt: at,
    values,
    ...judge(vital, values),
    serial: 'SN-1',
    ...special,
  };
}

/** The small clinic without any readings, with its patients in these time zones, in turn. */
export function clinicOfZones(zones: readonly string[]): World {
  const world = smallClinic();
  return {
    ...world,
    patients: world.patients.map((patient, at) => ({
      ...patient,
      clinicId: northside.clinicId,
      timeZone: zones[at % zones.length] ?? 'UTC',
    })),
    readings: () => [],
    ranges: [],
    reviews: [],
  };
}
