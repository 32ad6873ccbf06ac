import { type ClinicSave, type FhirType, fhirId, fhirIdOf, usualHours, usualSymptomWords } from '@rpm/domain';
import { expect } from 'vitest';
import { aCredential, clinicWith, demoAccounts, northside } from '../src/seed/index.ts';
import { ownOrder } from './deviceOrders.ts';
import { own } from './fhirWorld.ts';
import type { TestApi } from './harness.ts';
import { people } from './requestPeople.ts';

const { administrator, colleague, patient, provider, staff } = demoAccounts;
const { clinicId } = northside;

/** When everything of these tests changed last before they begin. */
export const before = '2026-11-10T15:00:00Z';
export const changedAt = new Date(before);

const inUse = { orderId: 'RPM-90002', serial: 'SN-2' };

/** A clinic with one of each that has a date, and none of it changed since `before`. */
export function world() {
  const whole = clinicWith([
    ownOrder({ orderId: 'RPM-90001', status: 'Processing', placedAt: changedAt }),
    ownOrder({ ...inUse, status: 'Activated', placedAt: new Date(0), activatedAt: changedAt }),
  ]);
  return {
    ...{ ...whole, readings: () => [], alerts: () => [], notes: [], reviews: [] },
    clinics: whole.clinics.map((each) => ({ ...each, changedAt })),
    accounts: whole.accounts.map((each) => ({ ...each, changedAt })),
    patients: whole.patients.map((each) => ({
      ...{ ...each, consentDate: '2026-06-02' },
      changed: { at: changedAt, consentAt: changedAt },
    })),
  };
}

const actor = (api: TestApi) => ({ accountId: administrator.accountId, clinicId, at: api.services.clock() });

/** A resource that has a date: how it is found, and what changes it. */
export interface Dated {
  type: FhirType;
  path: string;
  change: (api: TestApi) => Promise<unknown>;
  /** Changes something of its row that systems are not shown. */
  changeElse: (api: TestApi) => Promise<unknown>;
}

const details = (special: Partial<ClinicSave> = {}): ClinicSave => ({
  ...{ name: northside.name, timeZone: northside.timeZone, units: 'us', opensTimer: false },
  ...{ openingHours: usualHours, escalationMinutes: 30, symptomWords: [...usualSymptomWords] },
  ...{ silentDays: 3, version: 0, ...special },
});

/** Corrects the details of the patient. */
async function correct(api: TestApi, special: object) {
  const { store } = api.services;
  const found = await store.patients.find(patient.accountId);
  if (!found) throw new Error('There is a patient.');
  const { firstName, middleName, lastName, username, timeZone } = found;
  const details = {
    ...{ firstName, middleName, lastName, username, timeZone, movedOn: '', dob: found.birthDate ?? '' },
    ...{ gender: found.gender ?? '', phone: found.phone ?? '', dUserId: found.provider?.userId ?? '' },
    ...{ consentDate: found.consentDate ?? '', ...special },
  };
  const wish = { patientId: patient.accountId, version: found.life.version, details, changes: [] };
  expect(await store.corrections.correct({ ...wish, salt: `salt ${found.life.version}` }, actor(api))).toBe(
    'corrected',
  );
}

const ownActor = (api: TestApi) => ({ ...actor(api), accountId: provider.accountId });
const number = (credentialId: string, api: TestApi) =>
  aCredential({
    ...{ credentialId, kind: 'npi', state: null, number: '1234567893', expires: null },
    ...{ addedAt: api.services.clock(), review: 'waiting', checkedById: null, checkedAt: null },
  });

const note = (kind: 'exception' | 'note') => ({
  ...{ noteId: `a-${kind}`, patientId: patient.accountId, kind, topic: 'Other' as const, text: 'A text.' },
  ...{ toPatient: false, minutes: 0, isInteractive: false },
});
const { userId: goneId } = people.colleagues;
const merge = ({ services }: TestApi, at: Date, details: 'kept' | 'other' = 'kept') =>
  services.store.merges.merge(
    { accountId: administrator.accountId, clinicId, at },
    { mergeId: `m-${at.getTime()}`, keptId: patient.accountId, goneId, details },
  );
/** What decides who belongs to a care team. The patient reads it, and must not learn that there is an exception note. */
const careTeams = (
  [
    (api) => correct(api, { dUserId: colleague.accountId }),
    async (api) => {
      // One is left.
      await api.services.store.notes.add(note('note'), {
        ...actor(api),
        accountId: staff.accountId,
        at: changedAt,
      });
      await correct(api, { dUserId: '' });
    },
    (api) => api.services.store.notes.add(note('note'), ownActor(api)),
    (api) =>
      api.services.store.reviews.add(
        { reviewId: 'r', patientId: patient.accountId, upTo: changedAt },
        ownActor(api),
      ),
    async (api) => {
      const { reviews } = api.services.store;
      const wish = { reviewId: 'r', patientId: patient.accountId };
      await reviews.add({ ...wish, upTo: changedAt }, { ...ownActor(api), at: changedAt });
      expect(await reviews.undo(wish, ownActor(api))).toBe(true);
    },
    async (api) => expect(await merge(api, api.services.clock())).toBe('done'),
    async (api) => {
      expect(await merge(api, changedAt)).toBe('done');
      expect(await api.services.store.merges.undo(actor(api), goneId)).toBe('done');
    },
    (api) => api.services.store.staffAccess.end(actor(api), provider.accountId),
  ] as const satisfies readonly Dated['change'][]
).map((change): Dated => {
  return {
    ...{ type: 'CareTeam', path: `CareTeam?patient=${own}`, change },
    changeElse: (api) =>
      api.services.store.notes.add(note('exception'), { ...actor(api), accountId: staff.accountId }),
  };
});

/** Each resource that has a date, with each way to change it. */
export const all: readonly Dated[] = [
  ...careTeams,
  {
    type: 'Organization',
    path: `Organization?_id=${fhirId(clinicId)}`,
    change: async (api) => {
      const version = (await api.services.store.clinics.details(clinicId))?.version ?? 0;
      await api.services.store.clinics.saveDetails(
        actor(api),
        details({ name: 'Renamed Clinic', silentDays: 5, version }),
      );
    },
    changeElse: (api) => api.services.store.clinics.saveDetails(actor(api), details({ silentDays: 5 })),
  },
  {
    type: 'DeviceRequest',
    path: `DeviceRequest?_id=${fhirIdOf(patient.accountId, 'RPM-90001')}`,
    change: (api) =>
      api.services.store.orders.changeStatus({ ...actor(api), orderId: 'RPM-90001', to: 'Shipped' }),
    changeElse: (api) => correct(api, { firstName: 'Mary' }),
  },
  {
    type: 'Device',
    path: `Device?patient=${own}`,
    change: (api) =>
      api.services.store.orders.deactivate({ ...actor(api), orderId: inUse.orderId, reason: 'Broken' }),
    changeElse: (api) => correct(api, { firstName: 'Mary' }),
  },
  {
    type: 'Patient',
    path: `Patient?_id=${own}`,
    change: (api) => correct(api, { phone: '+1 212 555 0177' }),
    changeElse: (api) => api.services.store.erasures.hold(actor(api), patient.accountId, 'A lawsuit.'),
  },
  {
    type: 'Practitioner',
    path: `Practitioner?_id=${fhirId(provider.accountId)}`,
    change: (api) => api.services.store.staffAccess.end(actor(api), provider.accountId),
    changeElse: (api) => api.services.store.profiles.save({ phone: '+1 212 555 0177' }, ownActor(api)),
  },
  {
    type: 'Practitioner',
    path: `Practitioner?_id=${fhirId(provider.accountId)}`,
    change: async (api) => {
      const { credentials } = api.services.store;
      await credentials.add(ownActor(api), number('npi-1', api));
      const wish = { credentialId: 'npi-1', review: 'accepted' as const, reason: null };
      expect(await credentials.check(actor(api), wish)).toBe('done');
    },
    changeElse: (api) => api.services.store.credentials.add(ownActor(api), number('npi-2', api)),
  },
  {
    type: 'Consent',
    path: `Consent?patient=${own}`,
    change: (api) => correct(api, { consentDate: '2026-06-03' }),
    changeElse: (api) => correct(api, { firstName: 'Mary' }),
  },
];
