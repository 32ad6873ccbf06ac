import { fhirTypes, limits, mayRead, vitalKinds } from '@rpm/domain';
import { Refusal } from '../../api/Refusal.ts';
import type { Patient } from '../patients/contract.ts';
import { type FhirSearch, readSearch } from './asked.ts';
import type { AskedBySystem } from './fhirCall.ts';
import type { Served } from './kind.ts';
import { fhirKinds, servedPatient } from './kinds.ts';
import { readingsAfter, writtenReadings } from './observations.ts';
import { provenancesOfRecords } from './origins.ts';
import { patientOf } from './read.ts';
import { searchsetOf, type Written, written } from './written.ts';

/** What a reading is served as. Both have the id of the reading, by which the next page begins. */
const readingTypes = ['Observation', 'Provenance'] as const;

/** What tells a resource apart from those of other types with its id. */
const nameOf = ({ resourceType, id }: Pick<Written, 'resourceType' | 'id'>) => `${resourceType}/${id}`;

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
): Promise<Uint8Array<ArrayBuffer>> {
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
  const rows = [...first.map(written), ...page.rows];
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
  asked: AskedBySystem,
): Promise<{ rows: Written[]; goesOn: boolean; last: string | null }> {
  const told = readingTypes.filter((type) => mayRead(asked.system.scopes, type));
  if (told.length === 0) return { rows: [], goesOn: false, last: null };
  for (const type of told) await asked.reads(patientId, type);
  const bounds = { patientId, vitals: vitalKinds, bounds: dates, received: {}, changed };
  const found = await readingsAfter(asked, bounds, after, Math.floor(room / told.length));
  const written = told.map((type) => writtenReadings(type, found));
  const rows = found.rows.flatMap((_, at) => written.flatMap((each) => each[at] ?? []));
  return { rows, goesOn: found.goesOn, last: rows.at(-1)?.id ?? null };
}

/** @param after where the next page begins; `null`: there is none */
function pageOf(
  id: string,
  given: URLSearchParams,
  rows: readonly Written[],
  after: string | null,
  { base }: AskedBySystem,
): Uint8Array<ArrayBuffer> {
  const address = `${base}/Patient/${id}/$everything`;
  const next = new URLSearchParams(given);
  next.set('_after', after ?? '');
  const link = [
    { relation: 'self', url: given.size > 0 ? `${address}?${given}` : address },
    ...(after === null ? [] : [{ relation: 'next', url: `${address}?${next}` }]),
  ];
  return searchsetOf({ link }, { base, matches: rows });
}
