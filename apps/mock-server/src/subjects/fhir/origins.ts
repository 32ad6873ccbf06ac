import { asServed, fhirIdOf, fhirInstant, mayRead, provenanceOf } from '@rpm/domain';
import { type FhirSearch, isIn } from './asked.ts';
import { datesOf } from './dates.ts';
import type { AskedBySystem } from './fhirCall.ts';
import type { Served } from './kind.ts';
import { sourceOf } from './sources.ts';

/**
 * Which hospital stands for each record that came from one, as FHIR has it: under the id of the record itself, recorded when
 * the record came here as it is now. Reading it again without finding anything new records nothing. Of what the token does not
 * open, nothing is told.
 */
export async function provenancesOfRecords(
  { store, base, system }: Pick<AskedBySystem, 'store' | 'base' | 'system'>,
  patientId: string,
): Promise<Served[]> {
  const all = await store.records.origins(patientId);
  if (all.length === 0) return [];
  const changed = await datesOf(store, patientId, 'records');
  return all
    .filter(({ resourceType }) => mayRead(system.scopes, resourceType))
    .map((each) => {
      const { recordId, resourceType, hospital, keptAt } = each;
      const id = fhirIdOf(patientId, recordId);
      const recorded = fhirInstant(keptAt);
      const identifier = { system: `${base}/identifier/hospital`, value: hospital.hospitalId };
      const who = { type: 'Organization', identifier, display: hospital.name };
      const told = { target: `${resourceType}/${id}`, recorded, who, source: sourceOf(each) };
      return asServed(provenanceOf(told), { id, changed: fhirInstant(changed(recordId, keptAt)) });
    });
}

/** Of them those that a search wants. What is searched by a code of a vital is about readings alone. */
export async function originsMeant(
  { ids, codes, categories, dates, changed, zone }: FhirSearch,
  asked: AskedBySystem,
  patientId: string,
): Promise<Served[]> {
  if (codes !== null || categories !== null) return [];
  return (await provenancesOfRecords(asked, patientId)).filter(
    (each) =>
      (ids?.includes(each.id) ?? true) &&
      (each.resourceType !== 'Provenance' || isIn(each.recorded, dates, zone)) &&
      isIn(each.meta?.lastUpdated, changed, zone),
  );
}
