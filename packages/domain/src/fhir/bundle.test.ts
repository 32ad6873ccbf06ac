import { expect, test } from 'vitest';
import type { OwnRecord } from '../records/ownRecord.ts';
import { vitalCoding } from '../vitals/vitalCodes.ts';
import { fhirBundle } from './bundle.ts';

const interpretation = 'http://terminology.hl7.org/CodeSystem/v3-ObservationInterpretation';
const record: OwnRecord = {
  exported: '20261120-15:00:00',
  details: {
    ...{ userId: 'p-1', username: 'marigold@example.test', firstName: 'Marigold', middleName: '' },
    ...{ lastName: 'Testpatient', dob: '1951-03-04', gender: 'F', phone: '555-0100' },
    address: { street: '3 Example Street', city: 'Sampletown', state: 'OH', zipCode: '43004' },
    emergencyContact: { name: 'Alder', phone: '555-0101', relation: 'Son' },
    ...{ language: 'en-US', timeZone: 'America/New_York', clinic: 'Northside', provider: null },
    ...{ consentDate: null, enrolled: '20260101-00:00:00' },
  },
  orders: [
    {
      orderId: 'o-1',
      deviceName: 'Upper Arm Monitor',
      serial: 'SN-1',
      status: 'Activated',
      placed: '20260102-00:00:00',
    },
    { orderId: 'o-2', deviceName: 'Scale', serial: null, status: 'Submitted', placed: '20260103-00:00:00' },
  ],
  readings: [
    {
      mrSubType: 'BloodPressure',
      coding: vitalCoding('BloodPressure'),
      result: [
        {
          ...{ mrSubType: 'BloodPressure', mrTime: '20261120-13:05:00', receivedTime: '20261120-13:05:30' },
          ...{ class: 'Critical', values: { systolic: 168, diastolic: 97 }, isContradicted: false },
          classes: { systolic: 'Critical', diastolic: 'Cautious' },
        },
      ],
    },
    {
      mrSubType: 'BloodGlucose',
      coding: vitalCoding('BloodGlucose'),
      result: [
        {
          ...{ mrSubType: 'BloodGlucose', mrTime: '20261119-13:05:00', receivedTime: '20261119-13:05:30' },
          ...{
            class: 'Normal',
            values: { glucose: 99.1 },
            classes: { glucose: 'Normal' },
            isContradicted: false,
          },
          measured: { unit: 'mmol/L', values: { glucose: 5.5 } },
        },
      ],
    },
  ],
  medicalRecords: [
    record0('Immunization', { code: '140', status: 'completed' }),
    record0('Condition', { code: '38341003', status: 'nonsense' }),
    record0('Encounter', { code: null, status: 'finished', performer: 'Wren Q. Exampledoc' }),
  ],
  files: [
    {
      ...{ fileName: 'lab result.pdf', contentType: 'application/pdf', reportType: 'LabReport' },
      ...{ reportSubType: 'Blood count', txnName: 't-1', bytes: 1200, uploadedBy: 'Marigold Testpatient' },
      time: '20261101-00:00:00',
    },
  ],
  notes: [
    {
      ...{ noteId: 'n-1', kind: 'conversation', text: 'Call us, please.', time: '20261119-00:00:00' },
      author: { userId: 'u-1', name: 'Bryony Samplewell' },
    },
  ],
  ...{
    ranges: [],
    reviews: [],
    shares: [],
    absences: [],
    reminders: [],
    inquiries: [],
    access: [],
    further: {},
  },
};

function record0(
  resourceType: OwnRecord['medicalRecords'][number]['resourceType'],
  special: Partial<OwnRecord['medicalRecords'][number]>,
): OwnRecord['medicalRecords'][number] {
  return {
    ...{ recordId: `r-${resourceType}`, resourceType, display: `A ${resourceType}`, code: null },
    ...{ status: 'active', time: '20261001-00:00:00', performer: null, note: null },
    ...special,
  };
}

const made = () => {
  let at = 0;
  const newId = () => {
    at += 1;
    return `id-${at}`;
  };
  return fhirBundle(record, newId, ['files/lab result.pdf']);
};
const kinds = () => made().entry?.map(({ resource }) => resource?.resourceType);
const first = (kind: string) =>
  made().entry?.find(({ resource }) => resource?.resourceType === kind)?.resource;

test('a record is one bundle in which everything names the one patient', () => {
  const { entry, type, timestamp } = made();
  expect({ type, timestamp }).toEqual({ type: 'collection', timestamp: '2026-11-20T15:00:00Z' });
  expect(kinds()).toEqual([
    ...['Patient', 'Device', 'Observation', 'Observation', 'Immunization', 'Condition', 'Encounter'],
    ...['DocumentReference', 'Communication'],
  ]);
  const urls = entry?.map(({ fullUrl }) => fullUrl) ?? [];
  expect(new Set(urls).size).toBe(urls.length);
  for (const { resource } of entry?.slice(1) ?? [])
    expect(JSON.stringify(resource)).toContain(`"reference":"${urls[0]}"`);
});

test('the details, with what is not known left out', () => {
  expect(first('Patient')).toMatchObject({
    name: [{ text: 'Marigold Testpatient', family: 'Testpatient', given: ['Marigold'] }],
    gender: 'female',
    birthDate: '1951-03-04',
    address: [{ postalCode: '43004' }],
  });
});

test('a pressure is a panel in LOINC and UCUM; blood sugar is as it was measured', () => {
  expect(first('Observation')).toEqual({
    resourceType: 'Observation',
    status: 'final',
    category: [
      {
        coding: [
          { system: 'http://terminology.hl7.org/CodeSystem/observation-category', code: 'vital-signs' },
        ],
      },
    ],
    code: { coding: [{ system: 'http://loinc.org', code: '85354-9' }] },
    subject: { reference: 'urn:uuid:id-1' },
    effectiveDateTime: '2026-11-20T13:05:00Z',
    issued: '2026-11-20T13:05:30Z',
    interpretation: [{ coding: [{ system: interpretation, code: 'AA' }] }],
    component: [
      {
        code: { coding: [{ system: 'http://loinc.org', code: '8480-6' }] },
        valueQuantity: { value: 168, unit: 'mm[Hg]', system: 'http://unitsofmeasure.org', code: 'mm[Hg]' },
        interpretation: [{ coding: [{ system: interpretation, code: 'AA' }] }],
      },
      {
        code: { coding: [{ system: 'http://loinc.org', code: '8462-4' }] },
        valueQuantity: { value: 97, unit: 'mm[Hg]', system: 'http://unitsofmeasure.org', code: 'mm[Hg]' },
        interpretation: [{ coding: [{ system: interpretation, code: 'A' }] }],
      },
    ],
  });
  const sugar = made().entry?.[3]?.resource;
  expect(sugar).toMatchObject({
    category: [{ coding: [{ code: 'laboratory' }] }],
    valueQuantity: { value: 5.5, unit: 'mmol/L' },
  });
});

test('clinical records: codes of their terminology; a status that FHIR does not know is not passed on', () => {
  expect(first('Immunization')).toMatchObject({
    status: 'completed',
    vaccineCode: { coding: [{ system: 'http://hl7.org/fhir/sid/cvx', code: '140' }], text: 'A Immunization' },
    occurrenceDateTime: '2026-10-01T00:00:00Z',
    _primarySource: { extension: [{ valueCode: 'unknown' }] },
  });
  expect(first('Condition')).toMatchObject({ clinicalStatus: { coding: [{ code: 'active' }] } });
  expect(first('Encounter')).toMatchObject({
    type: [{ text: 'A Encounter' }],
    participant: [{ individual: { display: 'Wren Q. Exampledoc' } }],
  });
});

test('a file says where it lies beside the bundle, and a note what was written', () => {
  expect(first('DocumentReference')).toMatchObject({
    type: { coding: [{ system: 'http://loinc.org', code: '11502-2' }], text: 'Blood count' },
    category: [{ text: 'LabReport' }],
    content: [{ attachment: { title: 'lab result.pdf', url: 'files/lab%20result.pdf', size: 1200 } }],
  });
  expect(first('Communication')).toMatchObject({
    payload: [{ contentString: 'Call us, please.' }],
    sender: { display: 'Bryony Samplewell' },
  });
});

test('what a laboratory found: an observation for each test, with its range, named by its report', () => {
  let at = 0;
  const newId = () => {
    at += 1;
    return `id-${at}`;
  };
  const report = record0('DiagnosticReport', {
    ...{ code: '24323-8', status: 'amended', changed: '20261120-00:00:00', performer: 'Sample Lab' },
    results: [
      { name: 'Potassium', value: 5.4, unit: 'mmol/L', low: 3.5, high: 5.1 },
      { name: 'Culture', value: 'No growth', unit: null, low: null, high: null },
      { name: 'eGFR', value: 55, unit: 'mL/min', low: 60, high: null },
    ],
  });
  const { entry = [] } = fhirBundle({ ...record, medicalRecords: [report] }, newId, []);
  const found = entry.filter(({ resource }) => JSON.stringify(resource).includes('2026-10-01T00:00:00Z'));
  expect(found.map(({ resource }) => resource?.resourceType)).toEqual([
    ...['Observation', 'Observation', 'Observation', 'DiagnosticReport'],
  ]);
  const [potassium, culture, kidneys, whole] = found;
  expect(potassium?.resource).toMatchObject({
    status: 'corrected',
    category: [{ coding: [{ code: 'laboratory' }] }],
    code: { text: 'Potassium' },
    subject: { reference: entry[0]?.fullUrl },
    performer: [{ display: 'Sample Lab' }],
    valueQuantity: { value: 5.4, unit: 'mmol/L' },
    interpretation: [{ coding: [{ code: 'H' }] }],
    referenceRange: [{ low: { value: 3.5, unit: 'mmol/L' }, high: { value: 5.1, unit: 'mmol/L' } }],
  });
  expect(culture?.resource).toMatchObject({ valueString: 'No growth' });
  expect(culture?.resource).not.toHaveProperty('interpretation');
  expect(culture?.resource).not.toHaveProperty('referenceRange');
  expect(kidneys?.resource).toMatchObject({
    interpretation: [{ coding: [{ code: 'L' }] }],
    referenceRange: [{ low: { value: 60, unit: 'mL/min' } }],
  });
  expect(whole?.resource).toMatchObject({
    result: [potassium, culture, kidneys].map((each) => ({ reference: each?.fullUrl })),
  });
});
