import { fhirTypes, limits, mayRead, vitalKinds } from '@rpm/domain';
import type { Bundle } from 'fhir/r4';
import { Refusal } from '../../api/Refusal.ts';
import { readSearch } from './asked.ts';
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
  const { store, system, base } = asked;
  const may = (type: string) => mayRead(system.scopes, type);
  if (!may('Patient')) throw new Refusal(403, { code: 'fhirScope' });
  const search = readSearch(given, ['_after', 'date', '_lastUpdated'], { isStrict: false, zone });
  const patient = await patientOf(id, asked);
  const { patientId } = patient;
  const rows: Served[] = [];
  if (search.after === null) {
    await asked.reads(patientId, 'Patient');
    rows.push(servedPatient(patient, base));
    for (const type of fhirTypes) {
      const { ofPatient, ofClinic } = fhirKinds[type];
      if (!may(type) || (!ofPatient && !ofClinic)) continue;
      if (ofPatient) await asked.reads(patientId, type);
      rows.push(...((await ofPatient?.(asked, patient)) ?? (await ofClinic?.(asked)) ?? []));
    }
    if (may('Provenance')) rows.push(...(await provenancesOfRecords(asked, patientId)));
  }
  let goesOn = false;
  const told = readingTypes.filter(([type]) => may(type));
  if (told.length > 0) {
    for (const [type] of told) await asked.reads(patientId, type);
    const telling = await tellingOf(store, patientId);
    const bounds = { patientId, vitals: vitalKinds, bounds: search.dates, received: search.changed };
    const most = Math.floor(limits.fhirPageMax / told.length);
    const found = await readingsAfter(store, bounds, search.after, most);
    rows.push(...found.rows.flatMap((each) => told.map(([, served]): Served => served(each, telling))));
    goesOn = found.goesOn;
  }
  const address = `${base}/Patient/${id}/$everything`;
  const next = new URLSearchParams(given);
  next.set('_after', rows.at(-1)?.id ?? '');
  return {
    resourceType: 'Bundle',
    type: 'searchset',
    link: [
      { relation: 'self', url: given.size > 0 ? `${address}?${given}` : address },
      ...(goesOn ? [{ relation: 'next', url: `${address}?${next}` }] : []),
    ],
    entry: rows.map((resource) => ({
      fullUrl: `${base}/${resource.resourceType}/${resource.id}`,
      resource,
      search: { mode: 'match' },
    })),
  };
}
