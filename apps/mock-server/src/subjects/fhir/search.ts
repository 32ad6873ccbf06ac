import {
  type FhirType,
  fhirId,
  fhirInstant,
  limits,
  mayRead,
  ownId,
  ownIds,
  resourceTypes,
  type VitalKind,
  vitalKinds,
  vitalsCoded,
} from '@rpm/domain';
import { Refusal } from '../../api/Refusal.ts';
import type { Patient } from '../patients/contract.ts';
import { fold } from '../patients/search.ts';
import { badParameter, type FhirSearch, isIn, patientReference } from './asked.ts';
import { type AskedBySystem, isOpen } from './fhirCall.ts';
import type { Served } from './kind.ts';
import { fhirKinds, servedPatient } from './kinds.ts';
import { findReading, readingsAfter, writtenReadings } from './observations.ts';
import { originsMeant } from './origins.ts';
import { searchsetOf, type Written, written } from './written.ts';

/** A page of what was found. */
interface Page {
  rows: Written[];
  goesOn: boolean;
  /** How many there are on all pages; left out where nobody counted. */
  total?: number;
}

const nothing: Page = { rows: [], goesOn: false, total: 0 };
/** How many patients are looked through at a time. */
const patientsAtOnce = 200;

/** A page of the resources of a type. @throws Refusal 400 where a search needs a patient and names none */
async function pageOf(type: FhirType, search: FhirSearch, asked: AskedBySystem): Promise<Page> {
  if (type === 'Patient') return patientsOf(search, asked);
  const { ofClinic, ofPatient, ofSystem } = fhirKinds[type];
  if (ofSystem) return cut((await ofSystem(asked)).filter(matches(search)), search);
  if (ofClinic) return cut((await ofClinic(asked)).filter(matches(search)), search);
  const patientId = search.patientId ?? patientOfIds(search);
  if (patientId === null) throw new Refusal(400, { code: 'fhirPatient', body: { field: 'patient' } });
  if (!ofPatient) return readings(type, patientId, search, asked);
  const patient = await asked.store.patients.find(patientId);
  if (!isOpen(asked, patient)) return refused(patientId, asked);
  await asked.reads(patientId, type);
  return cut((await ofPatient(asked, patient)).filter(matches(search)), search);
}

/** What somebody is shown of a patient who is not there for them. */
async function refused(patientId: string, asked: AskedBySystem): Promise<Page> {
  await asked.refused(patientId);
  return nothing;
}

/** Whose they are, of ids that name one patient. */
function patientOfIds({ ids }: FhirSearch): string | null {
  const owners = new Set(ids?.map((id) => ownIds(id)?.patientId ?? ownId(id)));
  const [only = null] = owners;
  return owners.size === 1 ? only : null;
}

/** The readings of a patient, or who stands for them. */
async function readings(
  type: FhirType,
  patientId: string,
  search: FhirSearch,
  asked: AskedBySystem,
): Promise<Page> {
  const vitals = vitalsOf(search);
  const found = await readingsAfter(
    asked,
    { patientId, vitals, bounds: search.dates, received: {}, changed: search.changed },
    search.after,
    search.ids ? 0 : search.count,
  );
  if (!isOpen(asked, found.patient)) return refused(patientId, asked);
  await asked.reads(patientId, type);
  const origins = type === 'Provenance' ? await originsMeant(search, asked, patientId) : [];
  if (origins.length > 0) await asked.reads(patientId, 'Condition');
  if (search.ids) {
    const named = await Promise.all(
      search.ids.slice(0, limits.fhirPageMax).map((id) => findReading(asked, id)),
    );
    const own = named.flatMap((each) =>
      each?.reading.patientId === patientId && vitals.includes(each.reading.vital) ? each : [],
    );
    const rows = own.flatMap(({ reading, telling }) => writtenReadings(type, { rows: [reading], telling }));
    return { rows: [...rows, ...origins.map(written)], goesOn: false };
  }
  // Those of records come first; the last one of the page before says where the next begins.
  const at = origins.findIndex(({ id }) => id === search.after);
  const isBehind = search.after !== null && at < 0;
  const first = isBehind ? [] : origins.slice(at + 1).map(written);
  const rows = [...first, ...writtenReadings(type, found)];
  return {
    rows: rows.slice(0, search.count),
    goesOn: found.goesOn || rows.length > search.count,
  };
}

/** The vitals that a search is about, by their codes and categories. */
function vitalsOf({ codes, categories }: FhirSearch): VitalKind[] {
  const coded = codes && vitalsCoded(codes);
  return vitalKinds.filter((kind) => {
    const category = kind === 'BloodGlucose' ? 'laboratory' : 'vital-signs';
    return (categories?.includes(category) ?? true) && (coded?.includes(kind) ?? true);
  });
}

/** The patients of the clinic by id. */
async function patientsOf(search: FhirSearch, asked: AskedBySystem): Promise<Page> {
  const { store, system, clinicId, base } = asked;
  if (system.patientId !== null) return ownPatient(search, asked);
  const found: Patient[] = [];
  let after = search.after === null ? null : ownId(search.after);
  for (let isMore = true; isMore && found.length <= search.count; ) {
    const rows = await store.patients.inClinic(clinicId, after, patientsAtOnce);
    found.push(...rows.filter((each) => isMeant(each, search)));
    after = rows.at(-1)?.patientId ?? after;
    isMore = rows.length === patientsAtOnce;
  }
  const rows = found.slice(0, search.count);
  await Promise.all(rows.map(({ patientId }) => asked.reads(patientId, 'Patient')));
  return { rows: rows.map((each) => written(servedPatient(each, base))), goesOn: found.length > rows.length };
}

/** The one patient of an app, if it is the one that is looked for. */
async function ownPatient(search: FhirSearch, asked: AskedBySystem): Promise<Page> {
  const { store, system, base, reads } = asked;
  const patient = await store.patients.find(system.patientId ?? '');
  if (!isOpen(asked, patient) || !isMeant(patient, search) || search.after !== null) return nothing;
  await reads(patient.patientId, 'Patient');
  return { rows: [written(servedPatient(patient, base))], goesOn: false, total: 1 };
}

function isMeant(
  patient: Patient,
  { ids, names, birthDates, identifiers, patientId, changed, zone }: FhirSearch,
): boolean {
  const words = fold(`${patient.firstName} ${patient.middleName} ${patient.lastName}`).split(' ');
  return (
    (patientId === null || patientId === patient.patientId) &&
    (ids?.includes(fhirId(patient.patientId)) ?? true) &&
    (identifiers?.includes(patient.patientId) ?? true) &&
    (birthDates?.includes(patient.birthDate ?? '') ?? true) &&
    isIn(fhirInstant(patient.changed.at), changed, zone) &&
    names.every((name) => words.some((word) => word.startsWith(fold(name))))
  );
}

/** Whether a resource is one of those that a search wants. */
const matches =
  (search: FhirSearch) =>
  (resource: Served): boolean => {
    const { ids, codes, dates, changed, zone, categories, statuses, urls } = search;
    return (
      (ids?.includes(resource.id) ?? true) &&
      (codes === null || codesOf(resource).some((code) => codes.includes(code))) &&
      (categories === null || codesOf(resource, 'category').some((code) => categories.includes(code))) &&
      (statuses === null || statuses.includes(statusOf(resource))) &&
      (urls === null ||
        (resource.resourceType === 'Subscription' && urls.includes(resource.channel.endpoint ?? ''))) &&
      isIn(dateOf(resource), dates, zone) &&
      isIn(resource.meta?.lastUpdated, changed, zone)
    );
  };

const statusOf = (resource: Served) =>
  'status' in resource && typeof resource.status === 'string' ? resource.status : '';

type Concept = { coding?: { code?: string }[] };

/** The codes that say what a resource is. */
function codesOf(resource: Served, of: 'code' | 'category' = 'code'): string[] {
  const fields =
    of === 'category' ? ['category'] : ['code', 'type', 'vaccineCode', 'medicationCodeableConcept'];
  const concepts = fields.flatMap((name) => (resource as unknown as Record<string, unknown>)[name] ?? []);
  return (concepts as Concept[]).flatMap(({ coding = [] }) => coding.flatMap(({ code }) => code ?? []));
}

/** When it was, in the field that its type has for it. */
const dateFields = [
  ...['effectiveDateTime', 'recordedDate', 'occurrenceDateTime', 'performedDateTime', 'authoredOn'],
  ...['identifiedDateTime', 'date', 'dateTime', 'sent', 'recorded', 'enteredDate'],
];
function dateOf(resource: Served): string | undefined {
  const fields = resource as unknown as Record<string, unknown>;
  const found = dateFields.map((name) => fields[name]).find((each) => typeof each === 'string');
  if (typeof found === 'string') return found;
  return resource.resourceType === 'Encounter' ? resource.period?.start : undefined;
}

/** The page of a list that is there as a whole. */
function cut(all: readonly Served[], { after, count }: FhirSearch): Page {
  const from = after === null ? 0 : all.findIndex(({ id }) => id === after) + 1;
  const rows = all.slice(from, from + count).map(written);
  return { rows, goesOn: from + count < all.length, total: all.length };
}

/** A page as the answer of a search. @see https://hl7.org/fhir/R4/bundle.html#searchset */
export async function searchset(
  type: FhirType,
  given: URLSearchParams,
  search: FhirSearch,
  asked: AskedBySystem,
): Promise<Uint8Array<ArrayBuffer>> {
  const { rows, goesOn, total } = await pageOf(type, search, asked);
  const address = (params: URLSearchParams) => `${asked.base}/${type}?${params}`;
  const next = new URLSearchParams(given);
  next.set('_after', rows.at(-1)?.id ?? '');
  const link = [
    { relation: 'self', url: address(given) },
    ...(goesOn ? [{ relation: 'next', url: address(next) }] : []),
  ];
  const includes = await included(type, search, rows, asked);
  return searchsetOf(
    { link, ...(total !== undefined && { total }) },
    { base: asked.base, matches: rows, includes },
  );
}

/** The patient of what was found, where the search wants it beside. */
async function included(
  type: FhirType,
  search: FhirSearch,
  rows: readonly Written[],
  asked: AskedBySystem,
): Promise<Written[]> {
  const { store, system, base } = asked;
  const patientId = search.patientId ?? patientOfIds(search);
  if (!search.includesPatient || rows.length === 0 || type === 'Patient' || patientId === null) return [];
  if (!mayRead(system.scopes, 'Patient')) throw new Refusal(403, { code: 'fhirScope' });
  const patient = await store.patients.find(patientId);
  return isOpen(asked, patient) ? [written(servedPatient(patient, base))] : [];
}

/** Of what a provenance is asked for: the reading or the record that it is about. @throws Refusal 400 for what is neither */
export function targetOf(given: URLSearchParams): void {
  const target = given.get('target');
  if (target === null) return;
  const [, named = 'Observation/', id = target] = /^(?:.*\/)?(\w+\/)([^/]*)$/.exec(target) ?? [];
  const owner = ownIds(id);
  if (!owner || ![...resourceTypes, 'Observation'].some((each) => `${each}/` === named))
    throw badParameter('target');
  given.set('_id', id);
  given.set('patient', patientReference(owner.patientId));
  given.delete('target');
}
