import { expect, test } from 'vitest';
import { claimBundle, claimOf } from './claims.ts';
import type { KeptBill } from './keptBill.ts';

const line = (special: object = {}) => ({
  ...{ code: '99454', description: 'Device supply', units: 1, cents: 5211 },
  evidence: { days: 17, minutes: 45, contacts: 1 },
  ...{ dateOfService: '2026-10-17', start: '2026-10-01', end: '2026-10-30', ...special },
});
const bill = (lines: KeptBill['lines'], special: Partial<KeptBill> = {}): KeptBill => ({
  ...{ billId: 'bill-1', userId: 'patient-1', year: 2026, month: 10, lines, totalCents: 13_411 },
  ...{ made: '20261103-15:00:00', version: 2, reason: 'A note was missing.', ...special },
});
const parts = {
  ...{ patientId: 'patient-1', payer: 'Medicare', diagnosis: 'I10' },
  biller: {
    ...{ practiceName: 'Northside', npi: '1234567893', tin: '12-3456789', billingProvider: 'user-1' },
    placeOfService: '11',
  },
};
const claim = claimOf({
  ...parts,
  bill: bill([line(), line({ code: '99458', units: 2, cents: 4100, dateOfService: '2026-10-20' })]),
});

/** What R4 asks for at least once, by path. @see https://hl7.org/fhir/R4/claim.html */
const required: readonly [string, readonly string[]][] = [
  ['', ['status', 'type', 'use', 'patient', 'created', 'provider', 'priority', 'insurance']],
  ['insurance', ['sequence', 'focal', 'coverage']],
  ['careTeam', ['sequence', 'provider']],
  ['diagnosis', ['sequence', 'diagnosisCodeableConcept']],
  ['item', ['sequence', 'productOrService']],
];

test.each(required)('a claim has what R4 requires of %j (SCR-04)', (path, names) => {
  const all = path === '' ? [claim] : (claim as Record<string, unknown>)[path];
  expect(Array.isArray(all) && all.length > 0).toBe(true);
  for (const each of all as object[]) for (const name of names) expect(each).toHaveProperty(name);
});

test('a claim says what was billed, by whom, of whom by id alone, and in dollars', () => {
  expect(claim).toMatchObject({
    ...{ resourceType: 'Claim', status: 'active', use: 'claim', created: '2026-11-03T15:00:00.000Z' },
    patient: { reference: 'Patient/patient-1' },
    identifier: [{ value: 'bill-1-2' }],
    billablePeriod: { start: '2026-10-01', end: '2026-10-20' },
    total: { value: 134.11, currency: 'USD' },
    item: [
      { sequence: 1, servicedDate: '2026-10-17', quantity: { value: 1 }, net: { value: 52.11 } },
      { sequence: 2, unitPrice: { value: 41 }, net: { value: 82 }, diagnosisSequence: [1] },
    ],
  });
  expect(claim.contained.map(({ resourceType, id }) => [resourceType, id])).toEqual([
    ['Organization', 'provider'],
    ['Coverage', 'coverage'],
  ]);
});

test('what is not known is left out, and no list is empty', () => {
  const bare = claimOf({
    ...parts,
    diagnosis: null,
    bill: bill([line({ cents: null, dateOfService: undefined, start: undefined })]),
  });
  for (const name of ['diagnosis', 'total', 'billablePeriod']) expect(bare).not.toHaveProperty(name);
  for (const name of ['unitPrice', 'net', 'servicedDate', 'diagnosisSequence'])
    expect(bare.item[0]).not.toHaveProperty(name);
  const now = new Date('2026-12-01T12:00:00Z');
  expect(claimBundle([], now)).toEqual({
    ...{ resourceType: 'Bundle', type: 'collection', timestamp: '2026-12-01T12:00:00.000Z' },
  });
  expect(claimBundle([claim], now).entry).toEqual([{ resource: claim }]);
});

test('a claim of one line, whole', () => {
  const lines = [line({ units: 2 })];
  const whole = claimOf({ ...parts, bill: bill(lines, { totalCents: 10_422 }) });
  const usd = (value: number) => ({ value, currency: 'USD' });
  const one = (system: string, code: string) => ({ coding: [{ system, code }] });
  const payer = { display: 'Medicare' };
  const patient = { reference: 'Patient/patient-1' };
  expect(whole).toEqual({
    ...{ resourceType: 'Claim', id: 'bill-1', status: 'active', use: 'claim', patient, insurer: payer },
    contained: [
      {
        ...{ resourceType: 'Organization', id: 'provider', active: true, name: 'Northside' },
        identifier: [
          { system: 'http://hl7.org/fhir/sid/us-npi', value: '1234567893' },
          { system: 'urn:oid:2.16.840.1.113883.4.4', value: '12-3456789' },
        ],
      },
      {
        ...{ resourceType: 'Coverage', id: 'coverage', status: 'active' },
        ...{ beneficiary: patient, payor: [payer] },
      },
    ],
    identifier: [{ value: 'bill-1-2' }],
    type: one('http://terminology.hl7.org/CodeSystem/claim-type', 'professional'),
    billablePeriod: { start: '2026-10-01', end: '2026-10-17' },
    created: '2026-11-03T15:00:00.000Z',
    provider: { reference: '#provider' },
    priority: one('http://terminology.hl7.org/CodeSystem/processpriority', 'normal'),
    careTeam: [{ sequence: 1, responsible: true, provider: { reference: 'Practitioner/user-1' } }],
    diagnosis: [{ sequence: 1, diagnosisCodeableConcept: one('http://hl7.org/fhir/sid/icd-10-cm', 'I10') }],
    insurance: [{ sequence: 1, focal: true, coverage: { reference: '#coverage' } }],
    item: [
      {
        ...{ sequence: 1, careTeamSequence: [1], diagnosisSequence: [1], servicedDate: '2026-10-17' },
        productOrService: one('http://www.ama-assn.org/go/cpt', '99454'),
        locationCodeableConcept: one(
          'https://www.cms.gov/Medicare/Coding/place-of-service-codes/Place_of_Service_Code_Set',
          '11',
        ),
        ...{ quantity: { value: 2 }, unitPrice: usd(52.11), net: usd(104.22) },
      },
    ],
    total: usd(104.22),
  });
});

test('one line without a price leaves the total out; the period is that of all lines', () => {
  const lines = [
    line({ start: '2026-10-05', dateOfService: '2026-10-29' }),
    line({ cents: null, start: '2026-10-02', dateOfService: undefined }),
  ];
  const mixed = claimOf({ ...parts, bill: bill(lines) });
  expect(mixed).not.toHaveProperty('total');
  expect(mixed.billablePeriod).toEqual({ start: '2026-10-02', end: '2026-10-29' });
});
