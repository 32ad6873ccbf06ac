import { fhirTypes, limits, mayRead, vitalKinds } from '@rpm/domain';
import type { Bundle } from 'fhir/r4';
import { Refusal } from '../../api/Refusal.ts';
import type { Patient } from '../patients/contract.ts';
import { type FhirSearch, readSearch } from './asked.ts';
import type { AskedBySystem } from './fhirCall.ts';
import { fhirKinds, type Served, servedPatient } from './kinds.ts';
import { readingsAfter, servedObservation, servedProvenance, tellingOf } from './observations.ts';
import { provenancesOfRecords } from './origins.ts';
import { patientOf } from './read.ts';

/** What a reading is served as. Both have the id of the reading, by which the next page begins. */
const readingTypes = [
  ['Observation', servedObservation],
  ['Provenance', servedProvenance],
] as const;

/** What tells a resource apart from those of other types with its id. */
const nameOf = ({ resourceType, id }: Served) => `${resourceType}/${id}`;

/**
 * All of a patient that the token opens, page by page: first everything but the readings, then these, each with who stands for it.
 *
 * @see https://hl7.org/fhir/R4/operation-patient-everything.html
 */
export async function everything(
  id: string,
  given: URLSearchParams,
  zone: string,
  asked: AskedBySystem,
): Promise<Bundle> {
  if (!mayRead(asked.system.scopes, 'Patient')) throw new Refusal(403, { code: 'fhirScope' });
  const search = readSearch(given, ['_after', 'date', '_lastUpdated'], { isStrict: false, zone });
  const patient = await patientOf(id, asked);
  const { after } = search;
  // A page begins behind a resource, or behind a reading, which has no type before its id.
  const isOfReadings = after !== null && !after.includes('/');
  const others = isOfReadings ? [] : await othersOf(patient, asked);
  const from = others.findIndex((each) => nameOf(each) === after) + 1;
  const first = others.slice(from, from + limits.fhirPageMax);
  const page =
    from + first.length < others.length
      ? { rows: [], goesOn: true, last: null }
      : await readingsOf(
          patient,
          search,
          isOfReadings ? after : null,
          limits.fhirPageMax - first.length,
          asked,
        );
  const rows = [...first, ...page.rows];
  const last = first.at(-1);
  return pageOf(id, given, rows, page.goesOn ? (page.last ?? (last ? nameOf(last) : after)) : null, asked);
}

/** All of a patient but the readings, and what of the clinic stands around. */
async function othersOf(patient: Patient, asked: AskedBySystem): Promise<Served[]> {
  const { system, base } = asked;
  const { patientId } = patient;
  await asked.reads(patientId, 'Patient');
  const rows: Served[] = [servedPatient(patient, base)];
  for (const type of fhirTypes) {
    const { ofPatient, ofClinic } = fhirKinds[type];
    if (!mayRead(system.scopes, type) || (!ofPatient && !ofClinic)) continue;
    if (ofPatient) await asked.reads(patientId, type);
    rows.push(...((await ofPatient?.(asked, patient)) ?? (await ofClinic?.(asked)) ?? []));
  }
  if (mayRead(system.scopes, 'Provenance')) rows.push(...(await provenancesOfRecords(asked, patientId)));
  return rows;
}

/** Readings after one of them, as what the token opens of them: no more resources than there is room for. */
async function readingsOf(
  { patientId }: Patient,
  { dates, changed }: FhirSearch,
  after: string | null,
  room: number,
  { store, system, reads }: AskedBySystem,
): Promise<{ rows: Served[]; goesOn: boolean; last: string | null }> {
  const told = readingTypes.filter(([type]) => mayRead(system.scopes, type));
  if (told.length === 0) return { rows: [], goesOn: false, last: null };
  for (const [type] of told) await reads(patientId, type);
  const telling = await tellingOf(store, patientId);
  const bounds = { patientId, vitals: vitalKinds, bounds: dates, received: changed };
  const found = await readingsAfter(store, bounds, after, Math.floor(room / told.length));
  const rows = found.rows.flatMap((each) => told.map(([, served]): Served => served(each, telling)));
  return { rows, goesOn: found.goesOn, last: rows.at(-1)?.id ?? null };
}

/** @param after where the next page begins; `null`: there is none */
function pageOf(
  id: string,
  given: URLSearchParams,
  rows: readonly Served[],
  after: string | null,
  { base }: AskedBySystem,
): Bundle {
  const address = `${base}/Patient/${id}/$everything`;
  const next = new URLSearchParams(given);
  next.set('_after', after ?? '');
  return {
    resourceType: 'Bundle',
    type: 'searchset',
    link: [
      { relation: 'self', url: given.size > 0 ? `${address}?${given}` : address },
      ...(after === null ? [] : [{ relation: 'next', url: `${address}?${next}` }]),
    ],
    entry: rows.map((resource) => ({
      fullUrl: `${base}/${nameOf(resource)}`,
      resource,
      search: { mode: 'match' },
    })),
  };
}
