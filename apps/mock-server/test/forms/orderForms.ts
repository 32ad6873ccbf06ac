import {
  ActivationForm,
  addressErrors,
  Deactivation,
  type EnrollmentForm,
  emptyEnrollment,
  enrollmentErrors,
  measureIn,
  NewAddress,
  newPatient,
  type RangeForm,
  rangePayload,
  submitLimitErrors,
} from '@rpm/domain';
import { demoAccounts } from '../../src/seed/index.ts';
import { startOfTest } from '../harness.ts';
import { rightPlacement } from '../rightPlacement.ts';
import { bySchema, type Form, long, merged, right } from './form.ts';

const { provider, patient } = demoAccounts;

const enrollment: EnrollmentForm = {
  ...emptyEnrollment,
  firstName: 'Rosemary',
  lastName: 'Newcomer',
  dob: '1950-05-06',
  username: 'rosemary.newcomer@example.test',
  dUserId: provider.accountId,
  hasConsent: true,
  consentDate: '2026-11-20',
};
const address = { street: '1 Example Street', city: 'Sampletown', state: 'NY', zipCode: '10001' };
const range: RangeForm = {
  doctorName: 'Wren Exampledoc',
  start: '2026-11-20T15:00',
  end: '2126-11-20T15:00',
  isStartByForm: false,
  withLimits: true,
  parameters: [
    {
      parameter: 'systolic',
      measure: measureIn('us', 'mmHg'),
      found: { cautiousMin: null, cautiousMax: null, criticalMin: null, criticalMax: null },
      unitDescription: null,
      normal: { min: 90, max: 120 },
      cautiousMin: '90',
      cautiousMax: '139',
      criticalMin: '80',
      criticalMax: '180',
    },
  ],
};
const withLimits = (change: object): RangeForm => ({
  ...range,
  parameters: range.parameters.map((each) => ({ ...each, ...change })),
});
const isOrderly = (typed: object) =>
  withLimits(typed).parameters.every((each) => Object.keys(submitLimitErrors(each)).length === 0);

/** The forms of a patient, the limits and the devices. */
export const orderForms: Record<string, Form> = {
  enrollment: {
    call: 'createPatientInfo',
    who: provider,
    wrong: [
      { firstName: '' },
      { lastName: ' ' },
      { dob: '' },
      { dob: '1899-12-31' },
      { dob: '2999-01-01' },
      { dob: '1950-02-30' },
      { username: '' },
      { username: 'nobody' },
      { username: 'x<b@evil.com>' },
      { username: 'ro\u202Ese@example.test' },
      { consentDate: '' },
      { consentDate: '2999-01-01' },
      { consentDate: '2026-11-22' },
      { consentDate: '1950-05-05' },
      { dUserId: '' },
      { phone: long },
      { phone: 'ask daughter' },
      { middleName: long },
      ...['1', '123456', 'ABCDE', ''].map((zipCode) => ({ ...address, zipCode })),
      { ...address, street: '<script>alert(1)</script>' },
      { ...address, state: '' },
      { contactName: 'Ann' },
      { contactPhone: '12345' },
      { contactName: 'Ann', contactPhone: 'ask daughter' },
    ],
    isRight: (typed) =>
      Object.keys(enrollmentErrors({ ...enrollment, ...typed }, startOfTest, 'UTC')).length === 0,
    body: (typed) => {
      const body = newPatient({ ...enrollment, ...typed }, false);
      const sent = { ...enrollment, ...typed };
      const contact = { name: sent.contactName, phone: sent.contactPhone, relation: '' };
      return { ...body, emergencyContact: contact.name + contact.phone === '' ? null : contact };
    },
  },
  'new address': {
    call: 'placeDeviceOrder',
    who: provider,
    wrong: [
      { street: '' },
      { street: '1 Main St.' },
      { street: '<script>alert(1)</script>' },
      { city: '' },
      { city: long },
      { state: 'N/Y' },
      { state: '' },
      { zipCode: '' },
      { zipCode: '1' },
      { zipCode: '123456' },
      { zipCode: 'ABCDE' },
    ],
    isRight: (typed) =>
      Object.keys(addressErrors({ kind: 'new', address: { ...address, ...typed } })).length === 0 &&
      bySchema(NewAddress)({ ...address, ...typed }),
    body: (typed) => ({ ...rightPlacement, address: { ...address, ...typed } }),
  },
  'reference range': {
    call: 'updatePatientVitalRange',
    who: provider,
    wrong: [
      { cautiousMin: '140' },
      { criticalMin: '181' },
      { criticalMin: '91' },
      { criticalMax: '138' },
      { criticalMax: `1${'0'.repeat(308)}` },
      { criticalMax: '301' },
      { criticalMin: '-5' },
    ],
    isRight: isOrderly,
    body: (typed) => {
      const vital = { name: 'BloodPressure', data: { userId: patient.accountId } };
      return { ...rangePayload(vital, withLimits(typed), 'UTC') };
    },
  },
  'limits of an order': {
    call: 'placeDeviceOrder',
    who: provider,
    wrong: [
      { cautiousMin: '140' },
      { criticalMin: '181' },
      { criticalMax: '301' },
      { criticalMin: '-5' },
      { cautiousMax: '1000' },
    ],
    isRight: isOrderly,
    body: (typed) => {
      const [line] =
        rangePayload({ name: 'BloodPressure', data: {} }, withLimits(typed), 'UTC')?.vitalRanges ?? [];
      const limits = {
        systolic: {
          min: { cautious: line?.cautiousMin, critical: line?.criticalMin },
          max: { cautious: line?.cautiousMax, critical: line?.criticalMax },
        },
      };
      const orders = rightPlacement.orders.map((order) => ({
        ...order,
        vitals: order.vitals.map((each) => ({ ...each, monitoring: { ...each.monitoring, limits } })),
      }));
      return { ...rightPlacement, orders };
    },
  },
  activation: {
    call: 'activateDevice',
    who: patient,
    wrong: [{ serial: '' }, { serial: ' ' }, { serial: '\u200B' }, { serial: 'x'.repeat(65) }],
    isRight: bySchema(ActivationForm),
    body: (typed) => ({ ...right('activateDevice'), deviceSerialId: (typed as ActivationForm).serial }),
  },
  deactivation: {
    call: 'deactivateDevice',
    who: provider,
    wrong: [{ reason: '' }, { reason: ' ' }, { reason: long }],
    isRight: (typed) => bySchema(Deactivation)({ orderId: 'ORD-1', ...typed }),
    body: merged('deactivateDevice'),
  },
};
