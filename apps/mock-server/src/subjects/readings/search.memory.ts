import { type Bounds, limits, valuesKey } from '@rpm/domain';
import type { MemoryState } from '../../store/memory/state.ts';
import { movedIn } from '../patients/moved.memory.ts';
import { compareTexts } from '../patients/search.ts';
import { changeOf, type FoundReading, type FoundReadings, type VitalsSearch } from './contract.ts';
import type {} from './state.ts';

const isIn = (at: Date, { start, end }: Partial<Bounds>) => (!start || at >= start) && (!end || at <= end);

/** Readings of several vitals, with what is told beside them. */
export function searchReadings(
  state: MemoryState,
  { patientId, vitals, bounds, received, changed, from }: VitalsSearch,
  most: number,
): FoundReadings {
  const patient = state.patients.find((each) => each.patientId === patientId);
  if (!patient) return { patient: null, rows: [], ranges: [], devices: [] };
  const moved = movedIn(state, patientId, 'readings');
  const rows = [...(state.readings().get(patientId) ?? [])]
    .map(([key, reading]): FoundReading => {
      const movedAt = moved.get(key);
      return movedAt ? { ...reading, movedAt } : reading;
    })
    .filter(({ vital }) => vitals.includes(vital))
    .filter(({ at, receivedAt }) => isIn(at, bounds) && isIn(receivedAt, received))
    .filter((each) => isIn(changeOf(each), changed))
    .filter(
      ({ at, vital }) => !from || at < from.at || (at.getTime() === from.at.getTime() && vital >= from.vital),
    )
    .sort(
      (a, b) =>
        b.at.getTime() - a.at.getTime() ||
        compareTexts(a.vital, b.vital) ||
        compareTexts(a.serial, b.serial) ||
        compareTexts(valuesKey(a.values), valuesKey(b.values)),
    )
    .slice(0, most);
  const ranges = state.ranges
    .filter((each) => each.patientId === patientId && vitals.includes(each.vital))
    .map(({ vital, version, start, end, limits: own }) => ({ vital, version, start, end, limits: own }));
  const devices = state.orders
    .flatMap(({ order: { orderId, serial, ...order } }) =>
      order.patientId === patientId && serial !== null ? [{ orderId, serial }] : [],
    )
    .slice(0, limits.allottedDevicesMax);
  return structuredClone({ patient: { patientId, clinicId: patient.clinicId }, rows, ranges, devices });
}
