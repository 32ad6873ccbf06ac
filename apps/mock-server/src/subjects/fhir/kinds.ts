import {
  asServed,
  auditEventOf,
  careTeamOf,
  chargeItemOf,
  communicationOf,
  consentOf,
  deviceOf,
  deviceRequestOf,
  type FhirType,
  fhirId,
  fhirIdOf,
  fhirInstant,
  fhirPatient,
  fullName,
  isoInstant,
  limits,
  organizationOf,
  practitionerOf,
  type ResourceType,
  resourceTypes,
  subscriptionTopicNames,
  topicOf,
} from '@rpm/domain';
import type { Patient } from '../patients/contract.ts';
import { patientRecord } from '../patients/wire.ts';
import { servedSubscription } from '../subscriptions/wire.ts';
import { servedAlert } from './alerts.ts';
import { datesOf } from './dates.ts';
import { type FhirAsking, type FhirKind, patientOf, type Served, staff } from './kind.ts';
import { documents, records } from './ofRecords.ts';

/** A patient as FHIR has it. */
export function servedPatient(patient: Patient, base: string): Served {
  const { patientId, life, provider } = patient;
  const resource = fhirPatient(patientRecord(patient));
  return asServed(
    {
      ...resource,
      identifier: [{ system: `${base}/identifier/patient`, value: patientId }],
      active: !life.discharge && !life.merged,
      gender: resource.gender ?? 'unknown',
      managingOrganization: { reference: `Organization/${fhirId(patient.clinicId)}` },
      ...(provider && {
        generalPractitioner: [{ reference: staff(provider.userId), display: provider.name }],
      }),
      ...(life.merged && {
        link: [{ other: { reference: `Patient/${fhirId(life.merged.into)}` }, type: 'replaced-by' as const }],
      }),
    },
    { id: fhirId(patientId), changed: fhirInstant(patient.changed.at) },
  );
}

async function careTeam({ store }: FhirAsking, patient: Patient): Promise<Served[]> {
  const { carers, changedAt } = await store.careTeams.dated(patient.patientId, limits.careTeamMax);
  if (changedAt === null) return [];
  const told = carers.map(({ accountId, name, role }) => ({ reference: staff(accountId), name, role }));
  const named = { id: fhirId(patient.patientId), changed: fhirInstant(changedAt) };
  return [asServed(careTeamOf(patientOf(patient), told), named)];
}

async function devices({ store }: FhirAsking, patient: Patient): Promise<Served[]> {
  const { orders } = await store.wholeRecords.of(patient.patientId);
  return orders.reverse().flatMap(({ orderId, serial, deviceName, status, changedAt }) =>
    serial === null
      ? []
      : [
          asServed(deviceOf({ serial, deviceName, isInUse: status === 'Activated' }, patientOf(patient)), {
            id: fhirIdOf(patient.patientId, orderId),
            changed: fhirInstant(changedAt),
          }),
        ],
  );
}

async function deviceRequests({ store, base }: FhirAsking, patient: Patient): Promise<Served[]> {
  const { orders } = await store.wholeRecords.of(patient.patientId);
  return orders.reverse().map((order) => {
    const placed = fhirInstant(order.placedAt);
    const request = deviceRequestOf(
      { ...order, placed },
      {
        subject: patientOf(patient),
        requester: order.providerId && staff(order.providerId),
        system: `${base}/identifier/order`,
      },
    );
    return asServed(request, {
      id: fhirIdOf(patient.patientId, order.orderId),
      changed: fhirInstant(order.changedAt),
    });
  });
}

async function alerts({ store, words }: FhirAsking, patient: Patient): Promise<Served[]> {
  const { alerts: all } = await store.wholeRecords.of(patient.patientId);
  const changed = await datesOf(store, patient.patientId, 'alerts');
  return all.reverse().map((alert) => {
    const { alertId, openedAt, history } = alert;
    return servedAlert({ ...alert, changedAt: changed(alertId, history.at(-1)?.at ?? openedAt) }, words);
  });
}

/** Messages, and notes that the patient may read; what the clinic keeps for itself stays there. */
async function messages({ store, clinicId }: FhirAsking, patient: Patient): Promise<Served[]> {
  const { notes } = await store.wholeRecords.of(patient.patientId);
  const told = notes.filter(({ kind, toPatient }) => kind === 'conversation' || toPatient).reverse();
  const changed = await datesOf(store, patient.patientId, 'notes');
  const isOwn = ({ authorId }: { authorId: string }) => authorId === patient.patientId;
  // Who is not of the clinic wrote for the patient: the account of a record that became a part of this one.
  const clinic = told.every(isOwn) ? [] : await store.accounts.ofClinic(clinicId);
  return told.map(({ noteId, text, at, authorId }) => {
    const isStaff = clinic.some(({ accountId }) => accountId === authorId);
    const sender = { reference: isStaff ? staff(authorId) : patientOf(patient) };
    const message = { text, sent: fhirInstant(at), sender };
    return asServed(communicationOf(message, { reference: patientOf(patient) }), {
      id: fhirIdOf(patient.patientId, noteId),
      changed: fhirInstant(changed(noteId, at)),
    });
  });
}

async function consents(_: FhirAsking, patient: Patient): Promise<Served[]> {
  const { consentDate, patientId, changed } = patient;
  if (consentDate === null) return [];
  const told = { id: fhirId(patientId), changed: fhirInstant(changed.consentAt) };
  return [asServed(consentOf(consentDate, patientOf(patient)), told)];
}

/** The lines of the bills that count: of each month the newest. */
async function charges({ store }: FhirAsking, patient: Patient): Promise<Served[]> {
  const { bills } = await store.wholeRecords.of(patient.patientId);
  const counts = [...Map.groupBy(bills, ({ year, month }) => year * 12 + month).values()].flatMap(
    (versions) => versions.sort((a, b) => b.version - a.version).slice(0, 1),
  );
  const changed = await datesOf(store, patient.patientId, 'bills');
  return counts.reverse().flatMap(({ billId, lines, made }) =>
    lines.map((line, at) => {
      const entered = isoInstant(made) ?? '';
      const item = chargeItemOf({ ...line, day: undefined }, { subject: patientOf(patient), entered });
      const id = fhirIdOf(patient.patientId, `${billId}-${at}`);
      return asServed(item, { id, changed: fhirInstant(changed(billId, new Date(entered))) });
    }),
  );
}

/** Who has read of the patient: the whole log, as much at a time as a page may have. */
async function accesses({ store }: FhirAsking, patient: Patient): Promise<Served[]> {
  const { patientId } = patient;
  const rows: Awaited<ReturnType<typeof store.access.ofPatient>>['rows'] = [];
  for (let page = 0; rows.length === page * limits.fhirPageMax; page += 1)
    rows.push(...(await store.access.ofPatient({ patientId, page, noOfRows: limits.fhirPageMax })).rows);
  return rows.map(({ at, lastAt, accountId, kind, times, account }) => {
    const display = account ? fullName(account) : accountId;
    const who = account?.role ? { reference: staff(accountId), display } : { display };
    const event = auditEventOf(
      { kind, at: fhirInstant(at), who, times },
      { patient: patientOf(patient), observer: patient.clinicName },
    );
    const id = fhirIdOf(patient.patientId, `${accountId}-${at.getTime().toString(36)}-${kind}`);
    return asServed(event, { id, changed: fhirInstant(lastAt) });
  });
}

/** Who works at the clinic; an app of a patient sees of them those who care for the patient. */
async function practitioners({ store, clinicId, base, system }: FhirAsking): Promise<Served[]> {
  const carers = system.patientId && (await store.careTeams.of(system.patientId, limits.careTeamMax));
  const people = (await store.accounts.ofClinic(clinicId)).filter(
    (each) => !carers || carers.some(({ accountId }) => accountId === each.accountId),
  );
  const credentials = await store.credentials.ofClinic(clinicId);
  return people
    .sort((a, b) => (a.accountId < b.accountId ? -1 : 1))
    .map((person) => {
      const { accountId, accessEndedAt, changedAt } = person;
      const accepted = credentials.filter(
        (each) => each.accountId === accountId && each.review === 'accepted',
      );
      const npi = accepted.find(({ kind }) => kind === 'npi');
      // What was accepted may have taken the place of a number.
      const checks = accepted.flatMap(({ checkedAt }) => checkedAt?.getTime() ?? []);
      const account = { system: `${base}/identifier/account`, value: accountId };
      const told = { npi: npi?.number ?? null, account };
      return asServed(practitionerOf({ ...person, isActive: accessEndedAt === null }, told), {
        id: fhirId(accountId),
        changed: fhirInstant(new Date(Math.max(changedAt.getTime(), ...checks))),
      });
    });
}

async function organization({ store, clinicId }: FhirAsking): Promise<Served[]> {
  const clinic = await store.clinics.find(clinicId);
  if (!clinic) return [];
  const changed = fhirInstant(clinic.changedAt);
  return [asServed(organizationOf(clinic), { id: fhirId(clinicId), changed })];
}

/** What the system that asks is told of. */
async function ownSubscriptions({ store, clinicId, base, system }: FhirAsking): Promise<Served[]> {
  const all = await store.subscriptions.ofClinic(clinicId);
  return all
    .filter(({ systemId }) => systemId === system.systemId)
    .map((each) => servedSubscription(each, base));
}

/** The topics that there are, the same for every clinic. */
const topics = async ({ base, words }: FhirAsking): Promise<Served[]> =>
  subscriptionTopicNames.map((name) => ({
    ...topicOf(base, name, words.topics[name]),
    id: name,
  }));

const clinical = Object.fromEntries(
  resourceTypes.map((type) => [type, { readAs: 'records', ofPatient: records(type) }]),
) as Record<ResourceType, FhirKind>;

/** Every type that is served. */
export const fhirKinds: Readonly<Record<FhirType, FhirKind>> = {
  Patient: { readAs: 'details' },
  Practitioner: { readAs: 'lists', ofClinic: practitioners },
  Organization: { readAs: 'lists', ofClinic: organization },
  CareTeam: { readAs: 'details', ofPatient: careTeam },
  Observation: { readAs: 'vitals' },
  Provenance: { readAs: 'vitals' },
  Device: { readAs: 'devices', ofPatient: devices },
  DeviceRequest: { readAs: 'devices', ofPatient: deviceRequests },
  DetectedIssue: { readAs: 'alerts', ofPatient: alerts },
  ...clinical,
  DocumentReference: { readAs: 'files', ofPatient: documents },
  Binary: { readAs: 'files' },
  Communication: { readAs: 'notes', ofPatient: messages },
  Subscription: { readAs: 'lists', ofSystem: ownSubscriptions },
  Basic: { readAs: 'lists', ofSystem: topics },
  Consent: { readAs: 'details', ofPatient: consents },
  ChargeItem: { readAs: 'time', ofPatient: charges },
  AuditEvent: { readAs: 'details', ofPatient: accesses },
};
