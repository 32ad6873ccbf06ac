import {
  type Bounds,
  compareNewest,
  compareNewestOrder,
  countUnreviewed,
  cutPart,
  localDay,
  momentKey,
  NO_SERIAL,
  orderOfReading,
  readingKey,
  reviewCovering,
  type VitalKind,
  vitalKinds,
} from '@rpm/domain';
import { inOrder } from '../../store/inOrder.ts';
import type { MemoryState } from '../../store/memory/state.ts';
import { wholeSeconds } from '../../store/wholeSeconds.ts';
import { alertsTakeIn } from '../alerts/memory.ts';
import { patientsIn, personOf } from '../patients/clinicPeople.memory.ts';
import { isOwnRecord } from '../patients/life.ts';
import { RecordIsMerged } from '../patients/merges.contract.ts';
import { liveReviews } from '../reviews/memory.ts';
import { tellReadings } from '../subscriptions/memory.ts';
import type {
  ClassCounts,
  IncomingReading,
  KeptReading,
  LatestReading,
  Reading,
  Readings,
} from './contract.ts';
import { searchReadings } from './search.memory.ts';
import type {} from './state.ts';

const isOf =
  ({ patientId }: { patientId: string }) =>
  (reading: Reading) =>
    reading.patientId === patientId;

/** The readings of a memory store. It counts by looking at all of a patient's readings. */
export function memoryReadings(state: MemoryState): Readings {
  const of = (patientId: string) => [...(state.readings().get(patientId)?.values() ?? [])];
  const counts = (patientId: string, bounds: Bounds | null) =>
    countOf(bounds ? within(of(patientId), bounds) : of(patientId));
  const daysOf = (patientId: string) => {
    const zone = zoneOf(state, patientId);
    const delivered = of(patientId).filter(({ serial }) => serial !== NO_SERIAL);
    return [...new Set(delivered.map(({ at }) => localDay(at, zone)))].sort();
  };

  return {
    async add(readings) {
      if (state.patients.some((each) => !isOwnRecord(each) && readings.some(isOf(each))))
        throw new RecordIsMerged();
      const tables = state.readings();
      const fresh: IncomingReading[] = [];
      for (const reading of inOrder(readings)) {
        const own = tables.get(reading.patientId) ?? new Map<string, Reading>();
        tables.set(reading.patientId, own);
        if (own.has(readingKey(reading))) continue;
        const { excesses: _, ...kept } = reading;
        own.set(readingKey(reading), structuredClone(kept));
        fresh.push(reading);
      }
      tellReadings(state, fresh);
      alertsTakeIn(state, fresh);
      return fresh.length;
    },
    async counts(patientId, bounds) {
      return counts(patientId, bounds);
    },
    async countsByVital(patientId, bounds) {
      const counted = bounds ? within(of(patientId), bounds) : of(patientId);
      return vitalKinds.flatMap((kind) => {
        const own = counted.filter(({ vital }) => vital === kind);
        return own.length > 0 ? [[kind, countOf(own)] as [VitalKind, ClassCounts]] : [];
      });
    },
    async countsByPatient(scope, bounds) {
      return patientsIn(state, scope).map(({ patientId, firstName, middleName, lastName, birthDate }) => ({
        patientId,
        firstName,
        middleName,
        lastName,
        birthDate,
        hasDevice: state.orders.some(
          ({ order }) => order.patientId === patientId && order.status === 'Activated',
        ),
        counts: counts(patientId, bounds),
      }));
    },
    async totalDays(patientId) {
      return daysOf(patientId).length;
    },
    async days(patientId, bounds) {
      const { from, till } = wholeSeconds(bounds);
      if (from >= till) return [];
      const zone = zoneOf(state, patientId);
      const [first, last] = [localDay(from, zone), localDay(new Date(till.getTime() - 1000), zone)];
      return daysOf(patientId).filter((day) => first <= day && day <= last);
    },
    async latest(patientId) {
      const newest = kept(of(patientId)).sort(compareNewest);
      return vitalKinds.flatMap((vital): LatestReading[] => {
        const own = newest.filter((each) => each.vital === vital);
        const [reading] = own;
        if (!reading) return [];
        const review = reviewCovering(liveReviews(state, patientId), reading);
        return [
          {
            reading: structuredClone(reading),
            total: own.length,
            seenBy: review ? { ...personOf(state, review.reviewerId), at: review.at } : null,
          },
        ];
      });
    },
    async unreviewedReadings(patientId) {
      return countUnreviewed(of(patientId), liveReviews(state, patientId));
    },
    async page({ patientId, vital, bounds: { start, end }, page, noOfRows }) {
      const found = kept(of(patientId))
        .filter((each) => each.vital === vital && (!start || each.at >= start) && (!end || each.at <= end))
        .sort(compareNewest);
      const rows = found.slice(page * noOfRows, (page + 1) * noOfRows);
      return { rows: structuredClone(rows), total: found.length };
    },
    async part({ patientId, vital, bounds: { start, end } }, after, most) {
      const found = kept(of(patientId))
        .filter((each) => each.vital === vital && (!start || each.at >= start) && (!end || each.at <= end))
        .filter((each) => !after || compareNewestOrder(orderOfReading(each), after) > 0)
        .sort(compareNewest);
      const { rows, next } = cutPart(found, most, orderOfReading);
      return { rows: structuredClone(rows), next };
    },
    search: async (search, most) => searchReadings(state, search, most),
  };
}

/** Readings of a patient with what they say of each other. @param readings all of the patient's */
function kept(readings: readonly Reading[]): KeptReading[] {
  const together = Map.groupBy(readings, momentKey);
  return readings.map((reading) => ({
    ...reading,
    isContradicted: (together.get(momentKey(reading))?.length ?? 0) > 1,
  }));
}

const within = (readings: readonly Reading[], { start, end }: Bounds) =>
  readings.filter(({ at }) => start <= at && at <= end);

function countOf(readings: readonly Reading[]): ClassCounts {
  const counts: ClassCounts = { Normal: 0, Cautious: 0, Critical: 0 };
  for (const reading of readings) counts[reading.class] += 1;
  return counts;
}

const zoneOf = ({ patients }: MemoryState, id: string) =>
  patients.find(({ patientId }) => patientId === id)?.timeZone ?? 'UTC';
