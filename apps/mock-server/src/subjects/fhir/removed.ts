import { type Bounds, type FhirType, fhirId, fhirIdOf, limits, mayRead } from '@rpm/domain';
import type { AskedBySystem } from './fhirCall.ts';
import { idOfKey } from './observations.ts';
import type { Departure } from './removals.contract.ts';

/** What goes with its patient and has the patient's id. */
const namedAsPatient = ['Patient', 'CareTeam', 'Consent'] as const satisfies FhirType[];

/**
 * What was taken away in a time, as bundles that take it away from a copy: what went to another record has other ids there, and who
 * was erased is nowhere. Of the types of an export, and of them those that the token opens.
 *
 * @returns lines, some at a time
 * @see https://hl7.org/fhir/uv/bulkdata/export.html
 */
export async function* removedIn(
  bounds: Bounds,
  types: readonly FhirType[],
  asked: AskedBySystem,
): AsyncGenerator<string[], void> {
  const { store, clinicId, system } = asked;
  const isMeant = (type: FhirType) => types.includes(type) && mayRead(system.scopes, type);
  // Two records that became one and two again twice leave the same ids twice.
  const named = new Set<string>();
  for (const departure of await store.removals.departures(clinicId, bounds)) {
    const gone = (await leftBehind(departure, asked)).filter(({ type }) => isMeant(type));
    const urls = gone.map(({ type, id }) => `${type}/${id}`).filter((url) => !named.has(url));
    if (urls.length === 0) continue;
    for (const url of urls) named.add(url);
    await asked.exports(departure.fromId);
    yield bundlesOf(urls);
  }
  const removed = (await store.removals.removed(clinicId, bounds)).filter(({ type }) => isMeant(type));
  for (const [patientId, rows] of Map.groupBy(removed, (row) => row.patientId)) {
    const urls = rows
      .map(({ type, id }) => `${type}/${id === null ? fhirId(patientId) : fhirIdOf(patientId, id)}`)
      .filter((url) => !named.has(url));
    if (urls.length === 0) continue;
    await asked.exports(patientId);
    yield bundlesOf(urls);
  }
  const erased = (await store.erasures.erased(clinicId)).filter(
    ({ at }) => at >= bounds.start && at <= bounds.end,
  );
  const theirs = namedAsPatient.filter(isMeant);
  yield bundlesOf(erased.flatMap(({ patientId }) => theirs.map((type) => `${type}/${fhirId(patientId)}`)));
}

/** The ids under which something was found that is in another record now. */
async function leftBehind(
  departure: Departure,
  { store, readingIdKey }: AskedBySystem,
): Promise<{ type: FhirType; id: string }[]> {
  const { fromId } = departure;
  const { rows, readings } = await store.removals.departed(departure);
  return [
    ...rows.map(({ type, id }) => ({ type, id: fhirIdOf(fromId, id) })),
    ...readings.flatMap((key) => {
      const id = idOfKey(fromId, key, readingIdKey);
      return (['Observation', 'Provenance'] as const).map((type) => ({ type, id }));
    }),
  ];
}

/** Transactions of no more entries than a page has resources. @param urls of resources, relative */
function bundlesOf(urls: readonly string[]): string[] {
  const lines: string[] = [];
  for (let at = 0; at < urls.length; at += limits.fhirPageMax) {
    const entry = urls
      .slice(at, at + limits.fhirPageMax)
      .map((url) => ({ request: { method: 'DELETE', url } }));
    lines.push(JSON.stringify({ resourceType: 'Bundle', type: 'transaction', entry }));
  }
  return lines;
}
