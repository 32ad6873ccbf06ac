import {
  asServed,
  enteredBy,
  type FhirType,
  type Filled,
  fhirId,
  fhirIdOf,
  fhirInstant,
  limitsInForce,
  observationOf,
  ownIds,
  provenanceOf,
  type RangeVersion,
  rangeAt,
  readingKey,
  readingProfile,
  type Template,
  templateOf,
  type VitalKind,
  vitalCoding,
  vitalKinds,
} from '@rpm/domain';
import type { Services } from '../../api/Services.ts';
import type { StoreParts } from '../../store/Store.ts';
import {
  changeOf,
  type FoundReading,
  type FoundReadings,
  type Reading,
  type VitalsSearch,
} from '../readings/contract.ts';
import { keyedDigest } from '../sessions/tokens.ts';
import { type Written, written } from './written.ts';

/** How many readings of one second and vital are looked through for the one that was named. */
const likesMost = 50;

/** Where readings are found, and the key of their ids. */
type Finding = Pick<Services, 'readingIdKey'> & { store: Pick<StoreParts, 'readings'> };
type IdKey = Services['readingIdKey'];

/** A digest under a key: a heart rate is one of some hundred numbers, which are soon tried. */
const hashOf = (reading: Reading, key: IdKey) => keyedDigest(key, readingKey(reading));

/** How the ids of a patient's readings begin. What follows has no sign that FHIR does not allow. */
const idsBegin = (patientId: string) => fhirIdOf(patientId, '');

/** The id of a reading in FHIR: whose, of what vital, when, and a digest that tells it apart; nothing that was measured. */
const observationId = (reading: Reading, key: IdKey, begin = idsBegin(reading.patientId)): string => {
  const seconds = reading.at.getTime() / 1000;
  return idOf(begin, { vital: reading.vital, seconds, hash: hashOf(reading, key) });
};

const idOf = (begin: string, { vital, seconds, hash }: { vital: string; seconds: number; hash: string }) =>
  `${begin}${(vitalKinds as readonly string[]).indexOf(vital)}-${seconds.toString(36)}-${hash}`;

/** The same of what `readingKey` writes. */
export function idOfKey(patientId: string, written: string, key: IdKey): string {
  const [vital = '', at = ''] = written.split(' ', 2);
  return idOf(idsBegin(patientId), { vital, seconds: Number(at) / 1000, hash: keyedDigest(key, written) });
}

/** What an id of a reading says; `null` for a text that is none. */
function readingNamed(id: string): { patientId: string; vital: VitalKind; at: Date; hash: string } | null {
  const ids = ownIds(id);
  const [, index = '', seconds = '', hash = ''] =
    /^(\d)-(-?[0-9a-z]{1,8})-([0-9a-f]{16})$/.exec(ids?.id ?? '') ?? [];
  const vital = vitalKinds[Number(index || Number.NaN)];
  const at = new Date(Number.parseInt(seconds, 36) * 1000);
  return ids && vital && !Number.isNaN(at.getTime()) ? { patientId: ids.patientId, vital, at, hash } : null;
}

/** What is needed of a patient to tell readings by. */
interface Telling {
  patientId: string;
  /** Where the patient is; `null`: there is no such patient. */
  clinicId: string | null;
  ranges: readonly RangeVersion[];
  /** The reference of the patient's device with a serial number. */
  deviceOf: (serial: string) => string | undefined;
  readingIdKey: IdKey;
}

function tellingOf(
  patientId: string,
  { patient, ranges, devices }: FoundReadings,
  readingIdKey: IdKey,
): Telling {
  const orders = new Map(devices.map(({ serial, orderId }) => [serial, orderId]));
  const deviceOf = (serial: string) => {
    const orderId = orders.get(serial);
    return orderId === undefined ? undefined : `Device/${fhirIdOf(patientId, orderId)}`;
  };
  return { patientId, clinicId: patient?.clinicId ?? null, ranges, deviceOf, readingIdKey };
}

/** A reading, and what is needed to tell it. */
interface ToldReading {
  reading: FoundReading;
  telling: Telling;
}

/** Of the readings of a vital that a patient has of one second the one that is meant. */
export async function findLike(
  { store: { readings }, readingIdKey }: Finding,
  { patientId, vital, at }: Pick<Reading, 'patientId' | 'vital' | 'at'>,
  isMeant: (reading: Reading) => boolean,
): Promise<ToldReading | null> {
  const search = { patientId, vitals: [vital], bounds: { start: at, end: at }, from: null };
  const whenever = { received: {}, changed: {} };
  const found = await readings.search({ ...search, ...whenever }, likesMost);
  const reading = found.rows.find(isMeant);
  return reading ? { reading, telling: tellingOf(patientId, found, readingIdKey) } : null;
}

/** A reading by its id. */
export async function findReading(finding: Finding, id: string): Promise<ToldReading | null> {
  const named = readingNamed(id);
  return named && findLike(finding, named, (each) => hashOf(each, finding.readingIdKey) === named.hash);
}

/**
 * The readings of a search after one of them.
 *
 * @param after the id of the last one of the page before; `null`, and what is no id of a reading, at the beginning
 * @param most rows
 */
export async function readingsAfter(
  { store: { readings }, readingIdKey }: Finding,
  search: Omit<VitalsSearch, 'from'>,
  after: string | null,
  most: number,
): Promise<{ patient: FoundReadings['patient']; rows: FoundReading[]; goesOn: boolean; telling: Telling }> {
  const from = after === null ? null : readingNamed(after);
  const found = await readings.search({ ...search, from }, most + 1 + (from ? likesMost : 0));
  const at = from ? found.rows.findIndex((each) => observationId(each, readingIdKey) === after) : -1;
  const rows = found.rows.slice(at + 1);
  return {
    patient: found.patient,
    rows: rows.slice(0, most),
    goesOn: rows.length > most,
    telling: tellingOf(search.patientId, found, readingIdKey),
  };
}

/** What of a reading is told, and what it names. */
interface Told extends Pick<Reading, 'vital' | 'values' | 'measured' | 'classes' | 'class' | 'serial'> {
  id: string;
  effective: string;
  issued: string;
  changed: string;
  /** References. */
  subject: string;
  device: string | undefined;
}

/** A reading as FHIR has it. @param range by which it was judged */
function observation(told: Told, range: RangeVersion | undefined) {
  const { id, vital, serial, changed, subject, device } = told;
  const by = enteredBy(serial);
  const resource = observationOf(
    { mrSubType: vital, coding: vitalCoding(vital) },
    { ...told, ...(by && { enteredBy: by }) },
    subject,
    { device, limits: limitsInForce(vital, range) },
  );
  return asServed(resource, { id, changed, profile: readingProfile(vital, told.measured?.unit) });
}

const subjectOf = ({ patientId }: Telling) => `Patient/${fhirId(patientId)}`;

/** A reading as FHIR has it. */
export function servedObservation({ reading, telling }: ToldReading) {
  const range = rangeAt(telling.ranges, reading.vital, reading.at);
  const named = {
    id: observationId(reading, telling.readingIdKey),
    subject: subjectOf(telling),
    device: telling.deviceOf(reading.serial),
  };
  const moments = {
    effective: fhirInstant(reading.at),
    issued: fhirInstant(reading.receivedAt),
    changed: fhirInstant(changeOf(reading)),
  };
  return observation({ ...reading, ...named, ...moments }, range);
}

/** Readings, or who stands for them, as FHIR has them, written. */
export const writtenReadings = (
  type: FhirType,
  { rows, telling }: { rows: readonly FoundReading[]; telling: Telling },
): Written[] =>
  type === 'Provenance'
    ? rows.map((reading) => written(servedProvenance({ reading, telling })))
    : observations(rows, telling);

/** How those look that were written lately, of whichever patient. All are forgotten when there are too many. */
const templates = new Map<string, Template>();
const templatesMost = 1000;

/** Those that differ in names, moments and numbers alone are made once. */
function observations(rows: readonly FoundReading[], telling: Telling): Written[] {
  const { patientId, readingIdKey } = telling;
  const begin = idsBegin(patientId);
  const own = new Map<string, Filled>();
  return rows.map((reading) => {
    const range = rangeAt(telling.ranges, reading.vital, reading.at);
    const shape = shapeOf(reading);
    const likes = `${shape} ${range?.version} ${reading.serial}`;
    let write = own.get(likes);
    if (!write) {
      const device = telling.deviceOf(reading.serial);
      write = templateFor(shape, reading, range, device !== undefined)([subjectOf(telling), device]);
      own.set(likes, write);
    }
    const id = observationId(reading, readingIdKey, begin);
    const moments = [reading.at, reading.receivedAt, changeOf(reading)].map(fhirInstant);
    const values = ['', '', id, ...moments, ...Object.values(measuredOf(reading))];
    return { resourceType: 'Observation', id, json: write(values) };
  });
}

/** The template of readings that look like this one, by which limits, and by whom. */
function templateFor(shape: string, ...of: Parameters<typeof observationTemplate>): Template {
  const [{ serial }, range, hasDevice] = of;
  const likes = [shape, JSON.stringify(range?.limits), enteredBy(serial), hasDevice].join(' ');
  const known = templates.get(likes);
  if (known) return known;
  const made = observationTemplate(...of);
  if (templates.size >= templatesMost) templates.clear();
  templates.set(likes, made);
  return made;
}

const measuredOf = ({ measured, values }: Reading) => measured?.values ?? values;

/** What is measured of a reading, and how it was judged: by this one looks like another of the same limits and device. */
function shapeOf(reading: Reading): string {
  const { vital, class: worst, classes, measured } = reading;
  let shape = `${vital} ${worst} ${measured?.unit}`;
  for (const parameter in classes) shape += ` ${parameter}:${classes[parameter]}`;
  for (const parameter in measuredOf(reading)) shape += ` ${parameter}`;
  return shape;
}

/**
 * Observations that look like this one: the values are whose it is, its device, its id, when it was measured, when it
 * came, when that changed, and what was measured.
 */
function observationTemplate(
  reading: Reading,
  range: RangeVersion | undefined,
  hasDevice: boolean,
): Template {
  const { measured } = reading;
  return templateOf((text, number) => {
    const names = Object.keys(measuredOf(reading));
    // A number is a hole until it comes.
    const values = Object.fromEntries(names.map((name, at) => [name, number(6 + at) as unknown as number]));
    const named = { subject: text(0), device: hasDevice ? text(1) : undefined, id: text(2) };
    const told = { ...reading, ...named, effective: text(3), issued: text(4), changed: text(5), values };
    return observation(measured ? { ...told, measured: { ...measured, values } } : told, range);
  });
}

/** Who stands for a reading, as FHIR has it: under the id of the reading itself. */
export function servedProvenance({ reading, telling }: ToldReading) {
  const { clinicId, deviceOf, readingIdKey } = telling;
  const id = observationId(reading, readingIdKey);
  const recorded = fhirInstant(reading.receivedAt);
  const device = deviceOf(reading.serial);
  const clinic = device && clinicId !== null && { reference: `Organization/${fhirId(clinicId)}` };
  const told = { target: `Observation/${id}`, recorded, who: { reference: device ?? subjectOf(telling) } };
  return asServed(provenanceOf({ ...told, ...(clinic && { onBehalfOf: clinic }) }), {
    id,
    changed: fhirInstant(changeOf(reading)),
  });
}
