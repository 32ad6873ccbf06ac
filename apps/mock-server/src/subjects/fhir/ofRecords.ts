import {
  asServed,
  documentReferenceOf,
  fhirIdOf,
  fhirInstant,
  type ResourceType,
  wholeClinicalResource,
} from '@rpm/domain';
import type { Patient } from '../patients/contract.ts';
import { recordRow } from '../records/wire.ts';
import { datesOf } from './dates.ts';
import { type FhirAsking, patientOf, type Served } from './kind.ts';
import { sourcesOf } from './sources.ts';

/** The clinical records of a kind. */
export const records =
  (resourceType: ResourceType) =>
  async ({ store }: FhirAsking, patient: Patient): Promise<Served[]> => {
    const { patientId } = patient;
    const total = await store.records.total(patientId, resourceType);
    const { rows } = await store.records.page({
      patientId,
      resourceType,
      page: 0,
      noOfRows: Math.max(total, 1),
    });
    const isFromElsewhere = rows.some(({ source }) => source !== undefined);
    const sources = isFromElsewhere ? await sourcesOf(store, patientId) : null;
    const changed = await datesOf(store, patientId, 'records');
    return rows.map((record) => {
      const from = sources?.get(record.recordId);
      return asServed(wholeClinicalResource(recordRow(record), patientOf(patient)), {
        id: fhirIdOf(patientId, record.recordId),
        changed: fhirInstant(changed(record.recordId, from?.keptAt ?? record.changedAt ?? record.at)),
        source: from?.source,
      });
    });
  };

/** Files, each with where its content is, and documents that were recorded elsewhere. */
export async function documents(asking: FhirAsking, patient: Patient): Promise<Served[]> {
  const { patientId } = patient;
  const files = await asking.store.files.list({ patientId, reportType: undefined });
  const changed = await datesOf(asking.store, patientId, 'files');
  const own = files.map(({ at, ...file }) => {
    const id = fhirIdOf(patientId, file.txnName);
    const date = fhirInstant(at);
    const told = { ...file, date, url: `${asking.base}/Binary/${id}` };
    return asServed(documentReferenceOf(told, { reference: patientOf(patient) }), {
      id,
      changed: fhirInstant(changed(file.txnName, at)),
    });
  });
  return [...own, ...(await records('DocumentReference')(asking, patient))];
}
