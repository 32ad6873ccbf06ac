import {
  asServed,
  fhirId,
  fhirIdOf,
  formatStamp,
  isoInstant,
  limitsInForce,
  observationOf,
  ownIds,
  provenanceOf,
  type RangeVersion,
  rangeAt,
  readingKey,
  type VitalKind,
  vitalCoding,
  vitalKinds,
  vitalProfiles,
} from '@rpm/domain';
import type { StoreParts } from '../../store/Store.ts';
import type { KeptReading, Readings } from '../readings/contract.ts';
import { measuredRow } from '../readings/measurements.routes.ts';
import { hashToken } from '../sessions/tokens.ts';

/** How many readings of one second and vital are looked through for the one that was named. */
const likesMost = 50;

const hashOf = (reading: KeptReading) => hashToken(readingKey(reading)).slice(0, 16);

/** The id of a reading in FHIR: whose, of what vital, when, and a digest that tells it apart; nothing that was measured. */
export const observationId = (reading: KeptReading): string =>
  fhirIdOf(
    reading.patientId,
    `${vitalKinds.indexOf(reading.vital)}-${(reading.at.getTime() / 1000).toString(36)}-${hashOf(reading)}`,
  );

/** What an id of a reading says; `null` for a text that is none. */
function readingNamed(id: string): { patientId: string; vital: VitalKind; at: Date; hash: string } | null {
  const ids = ownIds(id);
  const [, index = '', seconds = '', hash = ''] =
    /^(\d)-(-?[0-9a-z]{1,8})-([0-9a-f]{16})$/.exec(ids?.id ?? '') ?? [];
  const vital = vitalKinds[Number(index || Number.NaN)];
  const at = new Date(Number.parseInt(seconds, 36) * 1000);
  return ids && vital && !Number.isNaN(at.getTime()) ? { patientId: ids.patientId, vital, at, hash } : null;
}

/** A reading by its id. */
export async function findReading(store: StoreParts, id: string): Promise<KeptReading | null> {
  const named = readingNamed(id);
  if (!named) return null;
  const { patientId, vital, at, hash } = named;
  const bounds = { start: at, end: at };
  const likes = await store.readings.search(
    { patientId, vitals: [vital], bounds, received: {}, from: null },
    likesMost,
  );
  return likes.find((each) => hashOf(each) === hash) ?? null;
}

/**
 * The readings of a search after one of them.
 *
 * @param after the id of the last one of the page before; `null` at the beginning
 * @param most rows
 */
export async function readingsAfter(
  store: StoreParts,
  search: Omit<Parameters<Readings['search']>[0], 'from'>,
  after: string | null,
  most: number,
): Promise<{ rows: KeptReading[]; goesOn: boolean }> {
  const from = after === null ? null : readingNamed(after);
  const found = await store.readings.search({ ...search, from }, most + 1 + (from ? likesMost : 0));
  const at = from ? found.findIndex((each) => observationId(each) === after) : -1;
  const rows = found.slice(at + 1);
  return { rows: rows.slice(0, most), goesOn: rows.length > most };
}

/** What is needed of a patient to tell readings by. */
interface Telling {
  patientId: string;
  ranges: readonly RangeVersion[];
  /** The references of the patient's devices, by serial number. */
  devices: ReadonlyMap<string, string>;
}

/** Reads it. */
export async function tellingOf(
  store: StoreParts,
  patientId: string,
  vitals: readonly VitalKind[] = vitalKinds,
): Promise<Telling> {
  const [ranges, serials] = await Promise.all([
    store.ranges.versions(patientId, vitals),
    store.orders.serialsOf(patientId),
  ]);
  const devices = new Map(
    serials.map(({ serial, orderId }) => [serial, `Device/${fhirIdOf(patientId, orderId)}`] as const),
  );
  return { patientId, ranges, devices };
}

/** A reading as FHIR has it. */
export function servedObservation(reading: KeptReading, { patientId, ranges, devices }: Telling) {
  const { vital, at, serial } = reading;
  const row = measuredRow(reading);
  const resource = observationOf(
    { mrSubType: vital, coding: vitalCoding(vital) },
    row,
    `Patient/${fhirId(patientId)}`,
    { device: devices.get(serial), limits: limitsInForce(vital, rangeAt(ranges, vital, at)) },
  );
  const { issued: changed } = resource;
  return asServed(resource, { id: observationId(reading), changed, profile: vitalProfiles[vital] });
}

/** Who stands for a reading, as FHIR has it: under the id of the reading itself. */
export function servedProvenance(reading: KeptReading, { patientId, devices }: Telling) {
  const id = observationId(reading);
  const recorded = isoInstant(formatStamp(reading.receivedAt)) ?? '';
  const who = devices.get(reading.serial) ?? `Patient/${fhirId(patientId)}`;
  const told = { target: `Observation/${id}`, recorded, who: { reference: who } };
  return asServed(provenanceOf(told), { id, changed: recorded });
}
