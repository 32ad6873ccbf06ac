import type { Bundle, BundleEntry, Communication, Device, DocumentReference, FhirResource } from 'fhir/r4';
import { fullName } from '../patients/names.ts';
import type { OwnRecord } from '../records/ownRecord.ts';
import { clinicalResource, labObservation } from './clinical.ts';
import { deviceOf } from './devices.ts';
import { documentReferenceOf } from './documents.ts';
import { isoInstant } from './instant.ts';
import { observationOf } from './observation.ts';
import { fhirPatient } from './patient.ts';
import { communicationOf } from './work.ts';

/**
 * What a patient takes out, as one FHIR R4 bundle: the details, every reading, the clinical records with what laboratories found, the devices, the notes
 * and messages that the patient may read, and what each file is.
 *
 * @param newId gives a UUID at each call; the entries name each other by them
 * @param pathOf where a file of the record lies beside the bundle; the same list in the same order
 * @see https://hl7.org/fhir/R4/bundle.html
 */
export function fhirBundle(record: OwnRecord, newId: () => string, paths: readonly string[]): Bundle {
  const patient = `urn:uuid:${newId()}`;
  const subject = { reference: patient, display: fullName(record.details) };
  const entry = (resource: FhirResource): Entry => ({ fullUrl: `urn:uuid:${newId()}`, resource });
  /** A record; a report names each of its results, which stand before it. */
  const clinical = (each: OwnRecord['medicalRecords'][number]): Entry[] => {
    const found = (each.results ?? []).map((result) => entry(labObservation(each, result, patient)));
    const resource = clinicalResource(each, patient);
    if (resource.resourceType === 'DiagnosticReport' && found.length > 0)
      resource.result = found.map(({ fullUrl }) => ({ reference: fullUrl }));
    return [...found, entry(resource)];
  };
  const before: FhirResource[] = [
    ...devicesOf(record, patient),
    ...record.readings.flatMap((vital) =>
      vital.result.map((reading) => {
        const moments = { effective: isoInstant(reading.mrTime), issued: isoInstant(reading.receivedTime) };
        return observationOf(vital, { ...reading, ...moments }, patient);
      }),
    ),
  ];
  const after: FhirResource[] = [
    ...record.files.map((file, at): DocumentReference => {
      const path = paths[at];
      const url = path === undefined ? undefined : encodeURI(path);
      return documentReferenceOf({ ...file, date: isoInstant(file.time), url }, subject);
    }),
    ...record.notes.map(
      ({ text, author, time }): Communication =>
        communicationOf(
          { text, sent: isoInstant(time), sender: author && { display: author.name } },
          subject,
        ),
    ),
  ];
  return {
    resourceType: 'Bundle',
    type: 'collection',
    ...(isoInstant(record.exported) && { timestamp: isoInstant(record.exported) }),
    entry: [
      { fullUrl: patient, resource: fhirPatient(record.details) },
      ...before.map(entry),
      ...record.medicalRecords.flatMap(clinical),
      ...after.map(entry),
    ],
  };
}

type Entry = BundleEntry & { fullUrl: string };

/** The devices that were ever in use, each once. */
function devicesOf({ orders }: OwnRecord, patient: string): Device[] {
  const known = new Map(
    orders.flatMap(({ serial, deviceName }) => (serial ? [[serial, deviceName] as const] : [])),
  );
  return [...known].map(([serial, deviceName]) => deviceOf({ serial, deviceName }, patient));
}
