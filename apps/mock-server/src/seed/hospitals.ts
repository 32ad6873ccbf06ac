import type { DirectoryHospital, SyncRun } from '@rpm/domain';
import type { StoredConnection } from '../subjects/hospitals/contract.ts';
import type { HospitalGate } from '../subjects/hospitals/gate.ts';
import { storyNow } from './builders.ts';
import { demoAccounts, northside } from './clinics.ts';

const dayMs = 86_400_000;
const place = (name: string, line: string, city: string, zip: string) => ({
  hospitalId: name.toLowerCase().replaceAll(' ', '-'),
  name,
  line,
  city,
  state: 'Ohio',
  zip,
});
const at = (host: string) => ({
  endpoint: `https://${host}/r4`,
  clientId: 'remote-patient-monitoring',
  clientAuth: 'none' as const,
});
const nowhere = { endpoint: null, clientId: null, clientAuth: 'none' as const };

/** A made-up directory. Addresses end in '.example', which nobody can own: none of them answers. */
export const demoHospitals: readonly DirectoryHospital[] = [
  {
    ...place('Sample Valley Medical Center', '400 Valley Road', 'Mockville', '43999'),
    ...at('fhir.samplevalley.example'),
  },
  {
    ...place('Northside General Hospital', '12 North Street', 'Mockville', '43999'),
    ...at('fhir.northside-general.example'),
  },
  {
    ...place('Mockville University Hospital', '77 Garden Lane', 'Mockville', '43999'),
    ...at('fhir.mockville-university.example'),
  },
  {
    ...place('Fixture Regional Lab', '5 Depot Street', 'Mockville', '43998'),
    ...at('fhir.fixturelab.example'),
  },
  {
    ...place('Mock County Hospital', '1 County Way', 'Sampleton', '43997'),
    ...at('fhir.mockcounty.example'),
  },
  {
    ...place('Placeholder Heart Institute', '210 Heart Avenue', 'Sampleton', '43997'),
    ...at('fhir.placeholder-heart.example'),
  },
  { ...place('Trial Creek Community Hospital', '9 Creek Road', 'Trial Creek', '43990'), ...nowhere },
  {
    ...place('Dummyfield Veterans Clinic', '30 Field Street', 'Dummyfield', '43985'),
    ...at('fhir.dummyfield.example'),
  },
];

// The hospital of a connection that says nothing else.
const [firstHospital] = demoHospitals as [DirectoryHospital, ...DirectoryHospital[]];

type Run = StoredConnection['runs'][number];

/** A sync of so many days ago that found a few records. */
export const aRun = (days: number, special: Partial<Omit<SyncRun, 'time'>> = {}): Run => ({
  at: new Date(storyNow.getTime() - days * dayMs),
  outcome: 'complete',
  added: 0,
  changed: 0,
  gone: 0,
  problems: [],
  ...special,
});

/** A connection of the demo patient that was asked and not finished: `aConnection({ state: 'Connected' })`. */
export const aConnection = (special: Partial<StoredConnection> = {}): StoredConnection => ({
  connectionId: 'hospital-connection-1',
  clinicId: northside.clinicId,
  patientId: demoAccounts.patient.accountId,
  hospitalId: firstHospital.hospitalId,
  kinds: ['DiagnosticReport', 'Condition', 'AllergyIntolerance'],
  state: 'Requested',
  askedAt: new Date(storyNow.getTime() - 3 * dayMs),
  asked: null,
  tokens: null,
  lastGoodAt: null,
  syncBegunAt: null,
  endedAt: null,
  runs: [],
  ...special,
});

/** What the hospital of the stories has of anybody. */
const resources: Readonly<Record<string, readonly object[]>> = {
  AllergyIntolerance: [
    {
      resourceType: 'AllergyIntolerance',
      id: 'a-1',
      recordedDate: '2019-04-02',
      clinicalStatus: { coding: [{ code: 'active' }] },
      code: {
        coding: [{ system: 'http://snomed.info/sct', code: '91936005' }],
        text: 'Allergy to penicillin',
      },
    },
  ],
  Condition: [
    {
      resourceType: 'Condition',
      id: 'c-1',
      recordedDate: '2021-09-14T15:30:00Z',
      clinicalStatus: { coding: [{ code: 'active' }] },
      code: { coding: [{ system: 'http://snomed.info/sct', code: '38341003' }], text: 'Hypertension' },
      recorder: { display: 'Dr. Fennel Placeholder' },
    },
  ],
  DiagnosticReport: [
    {
      resourceType: 'DiagnosticReport',
      id: 'r-1',
      status: 'final',
      effectiveDateTime: '2026-11-02',
      code: { coding: [{ system: 'http://loinc.org', code: '24323-8' }], text: 'Metabolic panel' },
      result: [{ reference: 'Observation/o-1' }],
    },
  ],
  Observation: [
    {
      resourceType: 'Observation',
      id: 'o-1',
      status: 'final',
      code: { text: 'Potassium' },
      valueQuantity: { value: 4.4, unit: 'mmol/L' },
      referenceRange: [{ low: { value: 3.5 }, high: { value: 5.1 } }],
    },
  ],
};

/** A hospital for stories and tests: who comes back with any code is let in, and everybody has the same few records. */
export const storyHospitals: HospitalGate = {
  begin: async ({ endpoint }, { state, redirect }) => ({
    address: `${endpoint}/authorize?state=${state}&redirect_uri=${encodeURIComponent(redirect)}`,
    verifier: 'a-verifier',
  }),
  finish: async () => ({
    access: 'an-access-token',
    until: null,
    refresh: 'a-refresh-token',
    patient: 'p-1',
  }),
  renew: async (_, tokens) => tokens,
  forget: async () => {},
  read: async (_, __, path) => {
    const [type = ''] = path.split(/[/?]/);
    if (type === 'Patient') return { found: { resourceType: 'Patient', id: 'p-1' } };
    const entry = (resources[type] ?? []).map((resource) => ({ resource }));
    return { found: { resourceType: 'Bundle', type: 'searchset', entry } };
  },
};
